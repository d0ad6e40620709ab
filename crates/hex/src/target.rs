//! Paths on the right of a rule: what a reference may alias, and what a trigger is given.

use crate::error::{Error, Position};
use crate::pattern::Pattern;
use crate::scan::Dialect;

/// What a reference may alias, or never does.
#[derive(Clone, Debug)]
pub struct Target {
    /// Whether only the one with the longest origin is meant (`{MAX}`).
    pub max: bool,
    /// Which.
    pub path: Path,
}

/// Origins, by themselves or as seen from the reference being decided.
#[derive(Clone, Debug)]
pub enum Path {
    /// A pattern over whole origins.
    Absolute(Pattern),
    /// From an origin, so many steps up, then on.
    Relative {
        /// Where it begins.
        base: Base,
        /// Steps removed there.
        up: u32,
        /// What follows; nothing if the origin itself is meant.
        rest: Option<Pattern>,
    },
}

/// Where a relative path begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// `{$REF}`: the reference being decided.
    Reference,
    /// `{$R_ANY}`: what `{R_ANY}` stands for in the row's pattern.
    Any,
}

const MAX: &str = "{MAX}";
const UP: &str = "{UP}";
const BASES: [(&str, Base); 2] = [("{$REF}", Base::Reference), ("{$R_ANY}", Base::Any)];

impl Target {
    pub(crate) fn parse(position: &Position, word: &[char], dialect: Dialect) -> Result<Target, Error> {
        let max = starts_with(word, MAX);
        let skipped = if max { MAX.len() } else { 0 };
        let position = position.right(skipped);
        if word.len() == skipped {
            return Err(position.error("expected a path after `{MAX}`"));
        }
        Ok(Target { max, path: Path::parse(&position, &word[skipped..], dialect)? })
    }
}

impl Path {
    pub(crate) fn begins_with_any(&self) -> bool {
        matches!(self, Path::Relative { base: Base::Any, .. })
    }

    pub(crate) fn parse(position: &Position, word: &[char], dialect: Dialect) -> Result<Path, Error> {
        let Some((name, base)) = BASES.into_iter().find(|(name, _)| starts_with(word, name)) else {
            return Ok(Path::Absolute(Pattern::parse(position, word, dialect)?));
        };
        let step = dialect.step();
        let step_up = format!("{step}{UP}");
        let mut at = name.len();
        let mut up = 0;
        while starts_with(&word[at..], &step_up) {
            up += 1;
            at += 1 + UP.len();
        }
        let (position, rest) = (position.right(at), &word[at..]);
        if rest.is_empty() {
            return Ok(Path::Relative { base, up, rest: None });
        }
        if rest[0] != step && !matches!(rest[0], '(' | '[') {
            let wanted = format!("expected `{step}` and a step, `{step_up}` or the end of the path");
            return Err(position.error(format!("{wanted}, found `{}`", rest[0])));
        }
        let rest = cancel(&position, rest, step)?;
        let rest = if rest.is_empty() { None } else { Some(Pattern::parse(&position, &rest, dialect)?) };
        Ok(Path::Relative { base, up, rest })
    }
}

/// Takes out every step that is followed by `.{UP}`.
fn cancel(position: &Position, rest: &[char], step: char) -> Result<Vec<char>, Error> {
    let step_up = format!("{step}{UP}");
    let mut kept: Vec<char> = Vec::new();
    let mut at = 0;
    while at < rest.len() {
        if !starts_with(&rest[at..], &step_up) {
            kept.push(rest[at]);
            at += 1;
            continue;
        }
        let from = kept.iter().rposition(|&c| c == step);
        let is_step = |step: &[char]| !step.is_empty() && step.iter().all(|c| !"()|*+?{}".contains(*c));
        match from {
            Some(from) if is_step(&kept[from + 1..]) => kept.truncate(from),
            _ => return Err(position.right(at + 1).error(format!("expected a plain step before `{step_up}`"))),
        }
        at += 1 + UP.len();
    }
    Ok(kept)
}

pub(crate) fn starts_with(word: &[char], text: &str) -> bool {
    text.chars().enumerate().all(|(at, c)| word.get(at) == Some(&c))
}
