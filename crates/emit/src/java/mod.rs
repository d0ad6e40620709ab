//! Writing Java: names of types, literals, and what code in a package may name.

mod access;
mod imports;
mod literal;

pub use access::Access;
pub(crate) use access::split;
pub(crate) use imports::{Imports, marked};
pub(crate) use literal::{literal, string};

/// Words that are no identifiers.
const KEYWORDS: [&str; 53] = [
    "abstract",
    "assert",
    "boolean",
    "break",
    "byte",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "continue",
    "default",
    "do",
    "double",
    "else",
    "enum",
    "extends",
    "final",
    "finally",
    "float",
    "for",
    "goto",
    "if",
    "implements",
    "import",
    "instanceof",
    "int",
    "interface",
    "long",
    "native",
    "new",
    "package",
    "private",
    "protected",
    "public",
    "return",
    "short",
    "static",
    "strictfp",
    "super",
    "switch",
    "synchronized",
    "this",
    "throw",
    "throws",
    "transient",
    "try",
    "void",
    "volatile",
    "while",
    "true",
    "false",
    "null",
];

/// Whether this can name a variable.
pub(crate) fn is_identifier(text: &str) -> bool {
    let mut chars = text.chars();
    chars.next().is_some_and(|c| c.is_alphabetic() || c == '_')
        && chars.all(|c| c.is_alphanumeric() || c == '_')
        && !KEYWORDS.contains(&text)
        && text != "_"
}

/// A name with its first letter in upper case.
pub(crate) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or(String::new(), |first| first.to_uppercase().chain(chars).collect())
}

/// The last word of a class name, as a variable: `BinarySearchTree` is a `tree`.
pub(crate) fn variable_for(class: &str) -> String {
    let simple = class.rsplit(['.', '$', '/']).next().unwrap_or(class).trim_end_matches("[]");
    let letters: Vec<char> = simple.chars().filter(|c| c.is_alphanumeric()).collect();
    let is_start =
        |at: usize| letters[at].is_uppercase() && !letters.get(at + 1).is_some_and(|next| next.is_uppercase());
    let from = (0..letters.len()).rev().find(|&at| is_start(at)).unwrap_or(0);
    let word: String = letters[from..].iter().collect::<String>().to_lowercase();
    let word = if word.len() < 3 { letters.iter().collect::<String>().to_lowercase() } else { word };
    if is_identifier(&word) { word } else { "object".to_string() }
}

/// What several things are called, by the English word for one.
pub fn plural(word: &str) -> String {
    let before_last = word.chars().rev().nth(1);
    match word.strip_suffix('y') {
        Some(stem) if before_last.is_some_and(|c| !"aeiou".contains(c)) => format!("{stem}ies"),
        _ if ["s", "x", "z", "ch", "sh"].iter().any(|end| word.ends_with(end)) => format!("{word}es"),
        _ => format!("{word}s"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_named_by_the_last_word() {
        assert_eq!(variable_for("kiasan.BinarySearchTree"), "tree");
        assert_eq!(variable_for("kiasan.BinarySearchTree$Node"), "node");
        assert_eq!(variable_for("a.GC"), "gc");
        assert_eq!(variable_for("a.Default"), "object");
        assert_eq!(variable_for("Größe"), "größe");
    }

    #[test]
    fn several_are_called_as_people_call_them() {
        for (one, many) in
            [("Node", "Nodes"), ("Entry", "Entries"), ("Key", "Keys"), ("box", "boxes"), ("Größe", "Größes")]
        {
            assert_eq!(plural(one), many);
        }
    }
}
