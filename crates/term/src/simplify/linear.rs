//! Sums in normal form: `3 * x + y - z + 5`, each atom once.
//!
//! Integers wrap, so the laws of a ring hold without exception: sums may be reordered, collected and multiplied out.

use crate::{BinOp, Sort, Term, TermId, Terms, UnOp};

/// Longer sums are left as they are: collecting them in every step of a loop would be quadratic.
const WIDEST: usize = 8;
const DEEPEST: usize = 24;

/// A sum of atoms with factors and a constant; everything modulo 2^64, cut to the sort's width at the end.
#[derive(Default)]
pub(super) struct Sum {
    pub atoms: Vec<(TermId, i64)>,
    pub constant: i64,
}

impl Sum {
    fn add(&mut self, atom: TermId, factor: i64) -> Option<()> {
        match self.atoms.iter().position(|(other, _)| *other == atom) {
            Some(at) => self.atoms[at].1 = self.atoms[at].1.wrapping_add(factor),
            None if self.atoms.len() == WIDEST => return None,
            None => self.atoms.push((atom, factor)),
        }
        Some(())
    }

    pub fn negate(&mut self) {
        self.constant = self.constant.wrapping_neg();
        for (_, factor) in &mut self.atoms {
            *factor = factor.wrapping_neg();
        }
    }
}

impl Terms {
    /// Integer `a + b`, `a - b`, `a * b`.
    pub(super) fn linear(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let mut sum = Sum::default();
        let collected = match op {
            BinOp::Add => self.collect(a, 1, &mut sum, 0).and_then(|()| self.collect(b, 1, &mut sum, 0)),
            BinOp::Sub => self.collect(a, 1, &mut sum, 0).and_then(|()| self.collect(b, -1, &mut sum, 0)),
            _ => match (self.as_integer(a), self.as_integer(b)) {
                (Some(0), _) => return a,
                (_, Some(0)) => return b,
                (Some(factor), _) => self.collect(b, factor, &mut sum, 0),
                (_, Some(factor)) => self.collect(a, factor, &mut sum, 0),
                _ => return self.ordered(BinOp::Mul, a, b),
            },
        };
        match collected {
            Some(()) => self.rebuild(sort, sum),
            None => self.wide(op, a, b),
        }
    }

    /// Integer `-a`.
    pub(super) fn negative(&mut self, a: TermId) -> TermId {
        let mut sum = Sum::default();
        match self.collect(a, -1, &mut sum, 0) {
            Some(()) => self.rebuild(self.sort(a), sum),
            None => self.intern(Term::Unary(UnOp::Neg, a)),
        }
    }

    /// `a - b` as a sum with the factors of its sort, or `None` if that is too wide.
    pub(super) fn difference(&self, a: TermId, b: TermId) -> Option<Sum> {
        let mut sum = Sum::default();
        self.collect(a, 1, &mut sum, 0)?;
        self.collect(b, -1, &mut sum, 0)?;
        self.normalize(self.sort(a), &mut sum);
        Some(sum)
    }

    /// Adds `factor * id` to `sum`.
    fn collect(&self, id: TermId, factor: i64, sum: &mut Sum, depth: usize) -> Option<()> {
        if depth > DEEPEST {
            return None;
        }
        let depth = depth + 1;
        match self.get(id) {
            Term::Const(c) => {
                let value = c.as_integer()?;
                sum.constant = sum.constant.wrapping_add(value.wrapping_mul(factor));
                Some(())
            }
            Term::Unary(UnOp::Neg, a) => self.collect(a, factor.wrapping_neg(), sum, depth),
            Term::Binary(BinOp::Add, a, b) => {
                self.collect(a, factor, sum, depth)?;
                self.collect(b, factor, sum, depth)
            }
            Term::Binary(BinOp::Sub, a, b) => {
                self.collect(a, factor, sum, depth)?;
                self.collect(b, factor.wrapping_neg(), sum, depth)
            }
            Term::Binary(BinOp::Mul, a, b) => match self.as_integer(b) {
                Some(value) => self.collect(a, factor.wrapping_mul(value), sum, depth),
                None => sum.add(id, factor),
            },
            _ => sum.add(id, factor),
        }
    }

    /// Cuts everything to the width of `sort`, drops what vanished, and puts the atoms in order.
    fn normalize(&self, sort: Sort, sum: &mut Sum) {
        if sort == Sort::Int {
            sum.constant = i64::from(sum.constant as i32);
            for (_, factor) in &mut sum.atoms {
                *factor = i64::from(*factor as i32);
            }
        }
        sum.atoms.retain(|&(_, factor)| factor != 0);
        sum.atoms.sort_by(|&(a, _), &(b, _)| self.order(a, b));
    }

    /// The term of a sum: what is added, then what is subtracted, then the constant.
    pub(super) fn rebuild(&mut self, sort: Sort, mut sum: Sum) -> TermId {
        self.normalize(sort, &mut sum);
        let least = if sort == Sort::Int { i64::from(i32::MIN) } else { i64::MIN };
        // The least number is its own negation; it counts as added.
        let is_added = |factor: i64| factor > 0 || factor == least;
        let mut constant = sum.constant;
        let mut total = None;
        for &(atom, factor) in sum.atoms.iter().filter(|&&(_, factor)| is_added(factor)) {
            let summand = self.multiple(sort, atom, factor);
            total = Some(total.map_or(summand, |total| self.intern(Term::Binary(BinOp::Add, total, summand))));
        }
        for &(atom, factor) in sum.atoms.iter().filter(|&&(_, factor)| !is_added(factor)) {
            let summand = self.multiple(sort, atom, -factor);
            total = Some(match total {
                Some(total) => self.intern(Term::Binary(BinOp::Sub, total, summand)),
                None if constant != 0 => {
                    let first = self.integer(sort, constant);
                    constant = 0;
                    self.intern(Term::Binary(BinOp::Sub, first, summand))
                }
                None if factor == -1 => self.intern(Term::Unary(UnOp::Neg, atom)),
                None => self.multiple(sort, atom, factor),
            });
        }
        let last = self.integer(sort, constant);
        match total {
            None => last,
            Some(total) if constant == 0 => total,
            Some(total) => self.intern(Term::Binary(BinOp::Add, total, last)),
        }
    }

    fn multiple(&mut self, sort: Sort, atom: TermId, factor: i64) -> TermId {
        if factor == 1 {
            return atom;
        }
        let factor = self.integer(sort, factor);
        self.intern(Term::Binary(BinOp::Mul, atom, factor))
    }

    /// Operands too wide to collect: only constants are brought together.
    fn wide(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let (op, b) = match self.as_integer(b) {
            Some(value) if op == BinOp::Sub => (BinOp::Add, self.integer(sort, value.wrapping_neg())),
            _ => (op, b),
        };
        let (a, b) = if op == BinOp::Add && self.as_const(a).is_some() { (b, a) } else { (a, b) };
        if op == BinOp::Sub && a == b {
            return self.integer(sort, 0);
        }
        match (op, self.get(a), self.as_integer(b)) {
            (BinOp::Add, _, Some(0)) | (BinOp::Mul, _, Some(1)) => a,
            (BinOp::Add, Term::Binary(BinOp::Add, x, c), Some(second)) if self.as_const(c).is_some() => {
                let first = self.as_integer(c).unwrap_or(0);
                let constant = self.integer(sort, first.wrapping_add(second));
                if self.as_integer(constant) == Some(0) { x } else { self.intern(Term::Binary(op, x, constant)) }
            }
            _ => self.ordered(op, a, b),
        }
    }
}
