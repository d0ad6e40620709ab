//! Patterns over origins: regular expressions in which `.` begins a step.
//!
//! Origins are spelt with the classes of their fields, `.t/Node:left`; a step of a pattern may leave the class out, so `.`
//! stands for itself and, if need be, a class. Patterns are compiled once to automata that read characters
//! ([`automaton`]); look-ahead makes these alternating: a state is a set of conjunctions, not a set.

mod automaton;
mod condition;
mod parse;
mod program;
mod syntax;

pub(crate) use automaton::{Automaton, StateId};
pub(crate) use syntax::Syntax;

use crate::error::{Error, Position};
use crate::scan::Dialect;

/// A pattern as it was written.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Where it begins.
    pub position: Position,
    /// Its text.
    pub source: String,
    pub(crate) syntax: Syntax,
}

impl Pattern {
    /// Reads a pattern that begins at a position.
    pub(crate) fn parse(position: &Position, word: &[char], dialect: Dialect) -> Result<Pattern, Error> {
        let syntax = parse::parse(position, word, dialect)?;
        Ok(Pattern { position: position.clone(), source: word.iter().collect(), syntax })
    }

    /// What follows `{R_ANY}`, if the pattern begins so.
    pub(crate) fn after_any(&self) -> Option<Syntax> {
        let first = match &self.syntax {
            Syntax::Alternatives(branches) => branches.first()?,
            whole => whole,
        };
        match first {
            Syntax::AnyText => Some(Syntax::Sequence(Vec::new())),
            Syntax::Sequence(items) if items.first() == Some(&Syntax::AnyText) => {
                Some(Syntax::Sequence(items[1..].to_vec()))
            }
            _ => None,
        }
    }
}

/// The number of a pattern of a specification.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PatternId(pub(crate) u32);

/// All patterns of a specification, compiled.
#[derive(Clone, Default)]
pub struct Patterns {
    pub(crate) automata: Vec<Automaton>,
    /// Those that are about whole origins.
    pub(crate) whole: Vec<PatternId>,
    /// What they were made of.
    syntaxes: Vec<Syntax>,
}

impl Patterns {
    /// A pattern over whole origins.
    pub fn add_whole(&mut self, pattern: &Pattern) -> PatternId {
        let id = self.add(&pattern.syntax);
        self.whole.push(id);
        id
    }

    /// A pattern over the end of origins.
    pub fn add_end(&mut self, pattern: &Pattern) -> PatternId {
        self.add(&pattern.syntax)
    }

    /// What follows `{R_ANY}` in a pattern that begins so.
    pub fn add_after_any(&mut self, pattern: &Pattern) -> Option<PatternId> {
        Some(self.add(&pattern.after_any()?))
    }

    /// Whether both have the same patterns, by the same numbers.
    pub(crate) fn are_as(&self, other: &Patterns) -> bool {
        self.syntaxes == other.syntaxes && self.whole == other.whole
    }

    fn add(&mut self, syntax: &Syntax) -> PatternId {
        self.syntaxes.push(syntax.clone());
        self.automata.push(Automaton::new(syntax));
        PatternId(self.automata.len() as u32 - 1)
    }
}
