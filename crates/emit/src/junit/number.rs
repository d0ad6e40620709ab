//! What the condition of a path compares a number with.

/// What a number was compared with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Relation {
    /// With nothing: the path is the same whatever it is.
    Open,
    /// With constants, lengths and other arguments, or as part of a calculation.
    Constants,
    /// With this field of the receiver.
    Field(String),
    /// With what is in the parts of the receiver, and whether by order.
    Parts { is_ordered: bool },
}

/// What the condition, in Java, compares a parameter with.
pub(super) fn relation(condition: &str, name: &str) -> Relation {
    let mut fields: Vec<&str> = Vec::new();
    let (mut is_open, mut has_parts, mut is_ordered, mut is_mixed) = (true, false, false, false);
    for conjunct in condition.split(" && ") {
        let words: Vec<&str> = conjunct.split(|c: char| c.is_whitespace() || "()!&|<>=+-*/%^,".contains(c)).collect();
        if !words.iter().any(|word| *word == name || word.strip_prefix(name).is_some_and(|rest| rest.starts_with('.')))
        {
            continue;
        }
        is_open = false;
        for path in words.iter().filter_map(|word| word.strip_prefix("this.")).filter(|path| !path.ends_with(".length"))
        {
            if path.contains(['.', '[']) {
                has_parts = true;
                is_ordered |= conjunct.contains(['<', '>']);
            } else if conjunct.split_whitespace().count() != 3 {
                // The two are part of a calculation: which is larger says nothing.
                is_mixed = true;
            } else if !fields.contains(&path) {
                fields.push(path);
            }
        }
    }
    match (fields.as_slice(), has_parts) {
        _ if is_open => Relation::Open,
        (_, true) => Relation::Parts { is_ordered },
        ([field], false) if !is_mixed => Relation::Field(field.to_string()),
        _ => Relation::Constants,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_number_is_compared_with_is_read() {
        let of = |condition: &str| relation(condition, "key");
        assert_eq!(of("this.key == 1 && other.key > 2"), Relation::Open);
        assert_eq!(of("key >= 0 && key < this.cells.length"), Relation::Constants);
        assert_eq!(of("key >= 0 && this.size <= key"), Relation::Field("size".to_string()));
        assert_eq!(of("key * this.size < 0 && this.size <= key"), Relation::Constants);
        assert_eq!(of("key != this.head.key"), Relation::Parts { is_ordered: false });
        assert_eq!(of("key < this.size && key > this.items[0]"), Relation::Parts { is_ordered: true });
    }
}
