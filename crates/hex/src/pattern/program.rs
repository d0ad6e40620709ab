//! Patterns as programs: what to read, and where to go on.

use super::syntax::{Kind, Syntax};

/// One instruction.
#[derive(Clone, Debug)]
pub(super) enum Op {
    /// Reads a character.
    Read(Read, u32),
    /// Goes on in one of these ways.
    Fork(Vec<u32>),
    /// Goes on if what follows matches, or does not.
    Look(u32, bool, u32),
    /// Goes on at the end of the text only.
    AtEnd(u32),
    /// Goes on at its beginning only.
    AtBegin(u32),
    /// Has matched, if the text ends here.
    Done,
    /// Has matched, whatever follows.
    Seen,
}

/// What an instruction reads.
#[derive(Clone, Debug)]
pub(super) enum Read {
    One(char),
    Any,
    /// A character of the name of a class.
    InClass,
    Kind(Kind, bool),
}

impl Read {
    pub fn accepts(&self, c: char) -> bool {
        match *self {
            Read::One(wanted) => wanted == c,
            Read::Any => true,
            Read::InClass => !matches!(c, '.' | ':' | '[' | ']' | '<' | '>' | '@'),
            Read::Kind(kind, wanted) => kind.contains(c) == wanted,
        }
    }
}

#[derive(Clone, Debug)]
pub(super) struct Program {
    pub ops: Vec<Op>,
    pub start: u32,
}

impl Program {
    pub fn new(syntax: &Syntax) -> Program {
        let mut program = Program { ops: vec![Op::Done, Op::Seen], start: 0 };
        program.start = program.write(syntax, 0);
        program
    }

    fn add(&mut self, op: Op) -> u32 {
        self.ops.push(op);
        self.ops.len() as u32 - 1
    }

    /// Writes what reads a pattern and goes on at `next`; gives where it begins.
    fn write(&mut self, syntax: &Syntax, next: u32) -> u32 {
        match syntax {
            Syntax::Literal(c, _) => self.add(Op::Read(Read::One(*c), next)),
            Syntax::Step(_) => {
                // `.`, or `.` and a class.
                let colon = self.add(Op::Read(Read::One(':'), next));
                let class = self.write_loop(colon, |program, back| program.add(Op::Read(Read::InClass, back)), true);
                let either = self.add(Op::Fork(vec![next, class]));
                self.add(Op::Read(Read::One('.'), either))
            }
            Syntax::AnyChar => self.add(Op::Read(Read::Any, next)),
            Syntax::AnyText => self.write_loop(next, |program, back| program.add(Op::Read(Read::Any, back)), true),
            Syntax::Kind(kind, wanted) => self.add(Op::Read(Read::Kind(*kind, *wanted), next)),
            Syntax::End => self.add(Op::AtEnd(next)),
            Syntax::Begin => self.add(Op::AtBegin(next)),
            Syntax::Sequence(items) => items.iter().rev().fold(next, |next, item| self.write(item, next)),
            Syntax::Alternatives(branches) => {
                let ways = branches.iter().map(|branch| self.write(branch, next)).collect();
                self.add(Op::Fork(ways))
            }
            Syntax::Repeat(inner, may_miss, true) => {
                self.write_loop(next, |program, back| program.write(inner, back), *may_miss)
            }
            Syntax::Repeat(inner, ..) => {
                let once = self.write(inner, next);
                self.add(Op::Fork(vec![once, next]))
            }
            Syntax::Look(inner, negated) => {
                let body = self.write(inner, 1);
                self.add(Op::Look(body, *negated, next))
            }
        }
    }

    /// A loop, which may be left before it is entered.
    fn write_loop(&mut self, next: u32, body: impl FnOnce(&mut Program, u32) -> u32, may_miss: bool) -> u32 {
        let fork = self.add(Op::Fork(Vec::new()));
        let body = body(self, fork);
        self.ops[fork as usize] = Op::Fork(vec![body, next]);
        if may_miss { fork } else { body }
    }
}
