//! Patterns as trees.

/// A pattern.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Syntax {
    /// This character, so many characters after the beginning of the pattern.
    Literal(char, u32),
    /// `.`: the beginning of a step.
    Step(u32),
    /// `{°}`: one character.
    AnyChar,
    /// `{R_ANY}`: any text.
    AnyText,
    /// A character of one of the kinds that `\d`, `\w` and `\s` name, or none of it.
    Kind(Kind, bool),
    /// `{EOL}`: the end.
    End,
    /// `^`: the beginning.
    Begin,
    /// One after the other.
    Sequence(Vec<Syntax>),
    /// One of these.
    Alternatives(Vec<Syntax>),
    /// `*`, `+` or `?`: whether it may be missing, and whether it may come more than once.
    Repeat(Box<Syntax>, bool, bool),
    /// `(?=…)`, or `(?!…)` if it is not to follow.
    Look(Box<Syntax>, bool),
}

/// A kind of characters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Digit,
    Word,
    Space,
}

impl Kind {
    pub fn contains(self, c: char) -> bool {
        match self {
            Kind::Digit => c.is_ascii_digit(),
            Kind::Word => c.is_ascii_alphanumeric() || c == '_',
            Kind::Space => c.is_ascii_whitespace(),
        }
    }
}
