//! The fields that a pattern names, to be looked up before it is used.

use crate::error::Position;
use crate::pattern::{Pattern, Syntax};

/// A field that a pattern names.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mention {
    /// Its class, where that is written.
    pub class: Option<String>,
    /// Its name.
    pub field: String,
    /// Where it stands.
    pub position: Position,
}

/// The fields that are written out in a pattern. Names put together from parts are not among them.
pub fn mentions(pattern: &Pattern) -> Vec<Mention> {
    let mut finder = Finder { position: &pattern.position, found: Vec::new() };
    finder.walk(&pattern.syntax, true);
    finder.found
}

struct Finder<'a> {
    position: &'a Position,
    found: Vec<Mention>,
}

impl Finder<'_> {
    /// `ends` says whether a name that ends where this part does is over there.
    fn walk(&mut self, syntax: &Syntax, ends: bool) {
        match syntax {
            Syntax::Sequence(items) => self.sequence(items, ends),
            Syntax::Alternatives(branches) => branches.iter().for_each(|branch| self.walk(branch, ends)),
            Syntax::Repeat(inner, _, again) => self.walk(inner, ends && (!again || begins_step(inner))),
            Syntax::Look(inner, _) => self.walk(inner, false),
            _ => {}
        }
    }

    fn sequence(&mut self, items: &[Syntax], ends: bool) {
        let mut at = 0;
        while at < items.len() {
            let Syntax::Step(_) = items[at] else {
                let rest = &items[at + 1..];
                let ends = if rest.is_empty() { ends } else { begins_all(rest, ends) };
                self.walk(&items[at], ends);
                at += 1;
                continue;
            };
            at += 1;
            let from = at;
            while matches!(items.get(at), Some(Syntax::Literal(c, _)) if !ends_name(*c)) {
                at += 1;
            }
            let rest = &items[at..];
            let is_over = if rest.is_empty() { ends } else { begins_all(rest, ends) };
            if is_over {
                self.add(&items[from..at]);
            }
        }
    }

    fn add(&mut self, letters: &[Syntax]) {
        let mut name = String::new();
        let mut offset = None;
        for letter in letters {
            if let Syntax::Literal(c, at) = letter {
                name.push(*c);
                offset = offset.or(Some(*at));
            }
        }
        let Some(offset) = offset else { return };
        let (class, field) = match name.rsplit_once(':') {
            Some((class, field)) => (Some(class.to_string()), field.to_string()),
            None => (None, name),
        };
        // Something like `::GET`, which is no field.
        let is_name = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_alphanumeric() || "_$/".contains(c));
        if is_name(&field) && class.as_deref().is_none_or(is_name) && !field.contains('/') {
            self.found.push(Mention { class, field, position: self.position.right(offset as usize) });
        }
    }
}

/// Whether a name is over where these items begin.
fn begins_all(items: &[Syntax], ends: bool) -> bool {
    match items.first() {
        None => ends,
        Some(Syntax::Repeat(inner, true, _)) => begins_step(inner) && begins_all(&items[1..], ends),
        Some(Syntax::Sequence(inner)) if inner.is_empty() => begins_all(&items[1..], ends),
        Some(first) => begins_step(first),
    }
}

/// Whether a name is over at this character: an index, or the rest of the result of a method.
fn ends_name(c: char) -> bool {
    matches!(c, '[' | '@' | ',' | '>')
}

fn begins_step(syntax: &Syntax) -> bool {
    match syntax {
        Syntax::Step(_) | Syntax::End => true,
        Syntax::Literal(c, _) => ends_name(*c),
        Syntax::Sequence(items) => items.first().is_some_and(begins_step),
        Syntax::Alternatives(branches) => branches.iter().all(begins_step),
        Syntax::Repeat(inner, false, _) => begins_step(inner),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(text: &str) -> Vec<String> {
        let position = Position { file: "test".into(), line: 1, column: 1 };
        let word: Vec<char> = text.chars().collect();
        let found = mentions(&Pattern::parse(&position, &word, crate::scan::Dialect::Current).expect("a pattern"));
        let show = |m: &Mention| format!("{}:{} {}", m.class.as_deref().unwrap_or(""), m.field, m.position.column);
        found.iter().map(show).collect()
    }

    #[test]
    fn whole_names_only() {
        assert_eq!(
            names("{ROOT}:this.t/Tree:root(.left|.t/Node:right)*"),
            ["t/Tree:root 13", ":left 26", "t/Node:right 32"]
        );
        assert_eq!(names("{R_ANY}.t(/Node|/Graph):data.(left|right)"), [""; 0]);
        assert_eq!(names("{R_ANY}(.le|.ri)ft.{°}*:sub"), [""; 0]);
        assert_eq!(names("{ROOT}:a.f[0].g"), [":f 10", ":g 15"]);
    }
}
