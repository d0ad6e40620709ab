//! Comparisons: `==`, `<`, `<=`, and the three-way ones below them.

use super::convert::is_exact_widening;
use crate::{BinOp, Const, Range, Sort, Term, TermId, Terms, UnOp, eval_binary};

/// How many nested choices a comparison with a constant is pushed into.
const CHOICES: usize = 8;

/// The `x` for which `x ^ x >>> by` is this.
fn unspread(sort: Sort, mixed: i64, by: i64) -> i64 {
    let (width, bits) = if sort == Sort::Long { (64, mixed as u64) } else { (32, u64::from(mixed as u32)) };
    let x = (1..).map(|times| times * by).take_while(|&shift| shift < width).fold(bits, |x, shift| x ^ bits >> shift);
    if sort == Sort::Long { x as i64 } else { i64::from(x as u32 as i32) }
}

impl Terms {
    /// `a op b` for `==`, `<` or `<=` of any sort; not both are constants.
    pub(super) fn compare(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        match self.sort(a) {
            Sort::Bool => self.compare_conditions(a, b),
            sort if sort.is_float() => self.compare_floats(op, a, b),
            _ => self.compare_integers(op, a, b),
        }
    }

    /// Three-way comparisons are kept until they are compared with a constant.
    pub(super) fn three_way(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let decided = match op {
            BinOp::Lcmp if a == b => Some(0),
            BinOp::Lcmp if self.range(a).hi < self.range(b).lo => Some(-1),
            BinOp::Lcmp if self.range(a).lo > self.range(b).hi => Some(1),
            _ => None,
        };
        match decided {
            Some(value) => self.int(value),
            None => self.intern(Term::Binary(op, a, b)),
        }
    }

    fn compare_conditions(&mut self, a: TermId, b: TermId) -> TermId {
        if a == b {
            return Terms::TRUE;
        }
        let opposite = self.negate(b);
        match (self.as_bool(a), self.as_bool(b)) {
            (Some(truth), _) => {
                if truth {
                    b
                } else {
                    opposite
                }
            }
            (_, Some(true)) => a,
            (_, Some(false)) => self.negate(a),
            _ if opposite == a => Terms::FALSE,
            _ => self.ordered(BinOp::Eq, a, b),
        }
    }

    fn compare_integers(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        if let Some(truth) = self.decided_by_range(op, a, b) {
            return self.bool(truth);
        }
        match (self.as_integer(a), self.as_integer(b)) {
            (None, Some(value)) => self.compare_with(op, a, value, false, CHOICES),
            (Some(value), None) => self.compare_with(op, b, value, op != BinOp::Eq, CHOICES),
            _ => match (self.widened(a), self.widened(b)) {
                (Some(x), Some(y)) => self.compare(op, x, y),
                _ if op == BinOp::Eq => self.equate(a, b),
                _ => self.compare_with_itself(a, b).unwrap_or_else(|| self.intern(Term::Binary(op, a, b))),
            },
        }
    }

    /// `a < b` or `a <= b` where `b` is `a + k`, `k` not 0: it asks whether the sum overflows.
    fn compare_with_itself(&mut self, a: TermId, b: TermId) -> Option<TermId> {
        let is_sum = |id: TermId| matches!(self.get(id), Term::Binary(BinOp::Add | BinOp::Sub, ..));
        if !is_sum(a) && !is_sum(b) {
            return None;
        }
        let difference = self.difference(b, a)?;
        let k = difference.constant;
        if !difference.atoms.is_empty() || k == 0 {
            return None;
        }
        let sort = self.sort(a);
        let all = crate::Range::of_sort(sort);
        // Said of the simpler one: `a < a + k` unless it overflows upwards, or if it overflows downwards;
        // `b - k < b` likewise. The least `k` is its own negation, and right in both.
        Some(if self.size(a) <= self.size(b) {
            let (op, limit) = if k > 0 { (BinOp::Le, all.hi - k) } else { (BinOp::Lt, all.lo - k) };
            let limit = self.integer(sort, limit);
            self.compare(op, a, limit)
        } else {
            let k = if k == all.lo { k } else { -k };
            let (op, limit) = if k > 0 { (BinOp::Lt, all.hi - k) } else { (BinOp::Le, all.lo - k) };
            let limit = self.integer(sort, limit);
            self.compare(op, limit, b)
        })
    }

    fn decided_by_range(&self, op: BinOp, a: TermId, b: TermId) -> Option<bool> {
        let (x, y) = (self.range(a), self.range(b));
        match op {
            BinOp::Eq if a == b => Some(true),
            BinOp::Eq if x.hi < y.lo || y.hi < x.lo => Some(false),
            BinOp::Lt if x.hi < y.lo => Some(true),
            BinOp::Lt if a == b || x.lo >= y.hi => Some(false),
            BinOp::Le if a == b || x.hi <= y.lo => Some(true),
            BinOp::Le if x.lo > y.hi => Some(false),
            _ => None,
        }
    }

    /// `x op value`, or `value op x` if `flipped`.
    fn compare_with(&mut self, op: BinOp, x: TermId, value: i64, flipped: bool, choices: usize) -> TermId {
        let sort = self.sort(x);
        let constant = self.integer(sort, value);
        let (left, right) = if flipped { (constant, x) } else { (x, constant) };
        if let (Some(a), Some(b)) = (self.as_const(left), self.as_const(right)) {
            return self.constant(eval_binary(op, a, b));
        }
        if let Some(truth) = self.decided_by_range(op, left, right) {
            return self.bool(truth);
        }
        match self.get(x) {
            Term::Binary(how @ (BinOp::Lcmp | BinOp::Fcmpl | BinOp::Fcmpg), a, b) => {
                let truths = [-1, 0, 1].map(|outcome| holds(op, outcome, value, flipped));
                self.outcome(how, a, b, truths)
            }
            Term::Ite(c, t, e) if choices > 0 && (self.as_const(t).is_some() || self.as_const(e).is_some()) => {
                let t = self.compare_with(op, t, value, flipped, choices - 1);
                let e = self.compare_with(op, e, value, flipped, choices - 1);
                self.ite(c, t, e)
            }
            Term::Unary(UnOp::I2L, inner) => self.compare_with(op, inner, value, flipped, choices),
            Term::Binary(BinOp::Add, y, offset) if op != BinOp::Eq && self.shifts(y, offset, value) => {
                let offset = self.as_integer(offset).unwrap_or(0);
                self.compare_with(op, y, value - offset, flipped, choices)
            }
            Term::Unary(UnOp::Neg, y) if op != BinOp::Eq && self.reflects(y, 0) => {
                self.compare_with(op, y, -value, !flipped, choices)
            }
            Term::Binary(BinOp::Sub, k, y)
                if op != BinOp::Eq && self.as_integer(k).is_some_and(|k| self.reflects(y, k)) =>
            {
                let k = self.as_integer(k).unwrap_or(0);
                self.compare_with(op, y, k - value, !flipped, choices)
            }
            _ if op == BinOp::Eq => self.equate(x, constant),
            _ => self.bound(op, x, value, flipped),
        }
    }

    /// Whether `y + offset op value` is `y op value - offset`: nothing overflows for any value of `y`.
    fn shifts(&self, y: TermId, offset: TermId, value: i64) -> bool {
        let Some(offset) = self.as_integer(offset) else { return false };
        let sort = crate::Range::of_sort(self.sort(y));
        let fits = |sum: Option<i64>| sum.is_some_and(|sum| sort.contains(sum));
        let range = self.range(y);
        fits(range.lo.checked_add(offset)) && fits(range.hi.checked_add(offset)) && fits(value.checked_sub(offset))
    }

    /// Whether `k - y` never overflows. A value it is compared with, not decided by range, then is one of its values.
    fn reflects(&self, y: TermId, k: i64) -> bool {
        let sort = crate::Range::of_sort(self.sort(y));
        let fits = |difference: Option<i64>| difference.is_some_and(|difference| sort.contains(difference));
        let range = self.range(y);
        fits(k.checked_sub(range.lo)) && fits(k.checked_sub(range.hi))
    }

    /// One spelling for each bound: `x < 5`, `x >= 5`, but `x <= 0` and `x > 0`; an equation if one value is left.
    pub(super) fn bound(&mut self, op: BinOp, x: TermId, value: i64, flipped: bool) -> TermId {
        let sort = self.sort(x);
        let range = self.range(x);
        // As `x < limit` or `limit <= x`. The range leaves something to decide, so the limit is a number of the sort.
        let limit = if (op == BinOp::Lt) == flipped { value + 1 } else { value };
        let alone = if flipped { range.hi } else { range.lo };
        if limit == if flipped { alone } else { alone + 1 } {
            let alone = self.integer(sort, alone);
            return self.equate(x, alone);
        }
        let (op, limit) = match (flipped, limit) {
            (false, 1) => (BinOp::Le, 0),
            (false, _) => (BinOp::Lt, limit),
            (true, 1) => (BinOp::Lt, 0),
            (true, _) => (BinOp::Le, limit),
        };
        let limit = self.integer(sort, limit);
        let (a, b) = if flipped { (limit, x) } else { (x, limit) };
        self.intern(Term::Binary(op, a, b))
    }

    /// The int below an exact conversion to long, or a long constant as an int.
    fn widened(&self, id: TermId) -> Option<TermId> {
        match self.get(id) {
            Term::Unary(UnOp::I2L, inner) => Some(inner),
            _ => None,
        }
    }

    /// Integer `a == b`: everything on one side, once, the first atom with a positive factor.
    fn equate(&mut self, a: TermId, b: TermId) -> TermId {
        let sort = self.sort(a);
        let Some(mut sum) = self.difference(a, b) else {
            return self.ordered(BinOp::Eq, a, b);
        };
        let Some(&(atom, factor)) = sum.atoms.first() else {
            return self.bool(sum.constant == 0);
        };
        if sum.atoms.len() == 1 && factor & 1 == 1 {
            // Odd factors have an inverse modulo 2^n.
            let value = sum.constant.wrapping_neg().wrapping_mul(inverse(factor));
            let value = self.integer(sort, value);
            return self.equation(atom, value);
        }
        if factor < 0 {
            sum.negate();
        }
        let mut right = super::linear::Sum { atoms: Vec::new(), constant: sum.constant.wrapping_neg() };
        sum.constant = 0;
        sum.atoms.retain(|&(atom, factor)| {
            if factor < 0 {
                right.atoms.push((atom, factor.wrapping_neg()));
            }
            factor >= 0
        });
        // Only a factor of MIN stays negative when negated; then both sides would be taken for the other.
        if sum.atoms.is_empty() {
            return self.ordered(BinOp::Eq, a, b);
        }
        let (left, right) = (self.rebuild(sort, sum), self.rebuild(sort, right));
        self.equation(left, right)
    }

    fn equation(&mut self, a: TermId, b: TermId) -> TermId {
        // The spread of a hash code is undone: `x ^ x >>> k` is another number for every `x`.
        if let (Some((x, k)), Some((y, l))) = (self.spread(a), self.spread(b))
            && k == l
        {
            return self.binary(BinOp::Eq, x, y);
        }
        for (mixed, other) in [(a, b), (b, a)] {
            let Some((x, by)) = self.spread(mixed) else { continue };
            if let Some(known) = self.as_integer(other) {
                let sort = self.sort(x);
                let value = self.integer(sort, unspread(sort, known, by));
                return self.binary(BinOp::Eq, x, value);
            }
            // A number without upper bits is its own spread.
            let Range { lo, hi } = self.range(other);
            if lo >= 0 && by < 63 && hi < 1 << by {
                return self.binary(BinOp::Eq, x, other);
            }
        }
        match self.decided_by_range(BinOp::Eq, a, b) {
            Some(truth) => self.bool(truth),
            None => self.ordered(BinOp::Eq, a, b),
        }
    }

    /// `x` and `k`, where a term is `x ^ x >>> k`.
    fn spread(&self, id: TermId) -> Option<(TermId, i64)> {
        let Term::Binary(BinOp::Xor, a, b) = self.get(id) else { return None };
        let of = |x: TermId, shifted: TermId| match self.get(shifted) {
            Term::Binary(BinOp::Ushr, of, by) if of == x => self.as_integer(by).map(|by| (x, by)),
            // Of a number that is not negative.
            Term::Binary(BinOp::Shr, of, by) if of == x && self.range(x).lo >= 0 => {
                self.as_integer(by).map(|by| (x, by))
            }
            _ => None,
        };
        of(a, b).or_else(|| of(b, a)).filter(|&(_, by)| by > 0)
    }

    /// The condition that a three-way comparison is less, equal or greater, for each of which `truths` says whether
    /// it is wanted. A NaN counts as less for `fcmpl`, as greater for `fcmpg`.
    fn outcome(&mut self, how: BinOp, a: TermId, b: TermId, truths: [bool; 3]) -> TermId {
        let (op, left, right, negated) = match (truths, how) {
            ([false, false, false], _) => return Terms::FALSE,
            ([true, true, true], _) => return Terms::TRUE,
            ([false, true, false], _) => (BinOp::Eq, a, b, false),
            ([true, false, true], _) => (BinOp::Eq, a, b, true),
            ([true, false, false], BinOp::Fcmpl) => (BinOp::Le, b, a, true),
            ([true, false, false], _) => (BinOp::Lt, a, b, false),
            ([true, true, false], BinOp::Fcmpl) => (BinOp::Lt, b, a, true),
            ([true, true, false], _) => (BinOp::Le, a, b, false),
            ([false, false, true], BinOp::Fcmpg) => (BinOp::Le, a, b, true),
            ([false, false, true], _) => (BinOp::Lt, b, a, false),
            ([false, true, true], BinOp::Fcmpg) => (BinOp::Lt, a, b, true),
            ([false, true, true], _) => (BinOp::Le, b, a, false),
        };
        let condition = self.binary(op, left, right);
        if negated { self.not(condition) } else { condition }
    }

    fn compare_floats(&mut self, op: BinOp, a: TermId, b: TermId) -> TermId {
        let is_nan = |id: TermId| match self.as_const(id) {
            Some(Const::Float(f)) => f.is_nan(),
            Some(Const::Double(d)) => d.is_nan(),
            _ => false,
        };
        if is_nan(a) || is_nan(b) || (a == b && op == BinOp::Lt) {
            return Terms::FALSE;
        }
        match (self.get(a), self.get(b)) {
            (Term::Unary(p, x), Term::Unary(q, y)) if p == q && is_exact_widening(p).is_some() => self.binary(op, x, y),
            (Term::Unary(UnOp::I2D, x), Term::Const(Const::Double(d))) => self.compare_int_with_double(op, x, d, false),
            (Term::Const(Const::Double(d)), Term::Unary(UnOp::I2D, x)) => self.compare_int_with_double(op, x, d, true),
            _ => self.ordered(op, a, b),
        }
    }

    /// `(double) x op d`, or the other way round: a comparison of ints, since every int is a double.
    fn compare_int_with_double(&mut self, op: BinOp, x: TermId, d: f64, flipped: bool) -> TermId {
        // The casts saturate far outside the ints, where the comparison is decided by range.
        let (below, above) = (d.floor() as i64, d.ceil() as i64);
        if op == BinOp::Eq && below != above {
            return Terms::FALSE;
        }
        // `x < d` is `x < ceil(d)`, `x <= d` is `x <= floor(d)`; from the other side it is the other way round.
        let limit = if (op == BinOp::Lt) == flipped { below } else { above };
        let (x, limit) = (self.intern(Term::Unary(UnOp::I2L, x)), self.long(limit));
        if flipped { self.binary(op, limit, x) } else { self.binary(op, x, limit) }
    }
}

fn holds(op: BinOp, outcome: i64, value: i64, flipped: bool) -> bool {
    let (a, b) = if flipped { (value, outcome) } else { (outcome, value) };
    match op {
        BinOp::Eq => a == b,
        BinOp::Lt => a < b,
        _ => a <= b,
    }
}

/// The inverse of an odd number modulo 2^64, by Newton's iteration: each step doubles the correct bits.
fn inverse(odd: i64) -> i64 {
    (0..6).fold(odd, |x, _| x.wrapping_mul(2i64.wrapping_sub(odd.wrapping_mul(x))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_is_undone() {
        for x in [0, 1, -1, 0x1234_5678, i32::MIN, i32::MAX, 65536] {
            let mixed = x ^ (x as u32 >> 16) as i32;
            assert_eq!(unspread(Sort::Int, mixed.into(), 16), x.into());
            let mixed = x ^ (x as u32 >> 5) as i32;
            assert_eq!(unspread(Sort::Int, mixed.into(), 5), x.into());
            let wide = i64::from(x) * 0x1_0000_0001;
            let mixed = wide ^ (wide as u64 >> 7) as i64;
            assert_eq!(unspread(Sort::Long, mixed, 7), wide);
        }
    }
}
