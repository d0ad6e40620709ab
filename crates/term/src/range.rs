//! The least and greatest value an integer term can take, from the kinds of its variables.

use crate::{BinOp, Const, Sort, Term, TermId, Terms, UnOp, Var, VarKind};
use rustc_hash::{FxHashMap, FxHashSet};

/// All integers from `lo` to `hi`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Range {
    /// The least.
    pub lo: i64,
    /// The greatest.
    pub hi: i64,
}

impl Range {
    /// Every value of `sort`; conditions are 0 or 1. Means nothing for floats.
    pub fn of_sort(sort: Sort) -> Range {
        match sort {
            Sort::Bool => Range { lo: 0, hi: 1 },
            Sort::Int => Range { lo: i32::MIN.into(), hi: i32::MAX.into() },
            _ => Range { lo: i64::MIN, hi: i64::MAX },
        }
    }

    /// Every value of a variable of kind `kind`. Means nothing for floats.
    pub fn of_kind(kind: VarKind) -> Range {
        match kind {
            VarKind::Boolean => Range { lo: 0, hi: 1 },
            VarKind::Byte => Range { lo: -128, hi: 127 },
            VarKind::Short => Range { lo: -32768, hi: 32767 },
            VarKind::Char => Range { lo: 0, hi: 65535 },
            other => Range::of_sort(other.sort()),
        }
    }

    /// One value.
    pub fn only(value: i64) -> Range {
        Range { lo: value, hi: value }
    }

    /// Whether every value is in `other`.
    pub fn within(self, other: Range) -> bool {
        other.lo <= self.lo && self.hi <= other.hi
    }

    /// Whether `value` is among them.
    pub fn contains(self, value: i64) -> bool {
        self.lo <= value && value <= self.hi
    }

    fn hull(self, other: Range) -> Range {
        Range { lo: self.lo.min(other.lo), hi: self.hi.max(other.hi) }
    }

    /// The range if it was computed without leaving `sort`, else all of `sort`: the operation may have wrapped.
    fn unless_wrapped(sort: Sort, lo: i128, hi: i128) -> Range {
        let all = Range::of_sort(sort);
        if i128::from(all.lo) <= lo && hi <= i128::from(all.hi) { Range { lo: lo as i64, hi: hi as i64 } } else { all }
    }
}

impl Terms {
    /// Bounds of a term's value if each variable is within the bounds `of_var` gives, of which nothing is asked about
    /// floats. A condition is 0 or 1. `None` if there are more than `most` terms to look at.
    pub fn range_within(&self, id: TermId, of_var: &dyn Fn(Var) -> Range, most: usize) -> Option<Range> {
        let mut seen = FxHashSet::default();
        let mut pending = vec![id];
        while let Some(id) = pending.pop() {
            if !seen.insert(id) {
                continue;
            }
            if seen.len() > most {
                return None;
            }
            match self.get(id) {
                Term::Const(_) | Term::Var(_) => {}
                Term::Unary(_, a) | Term::Table(_, a) => pending.push(a),
                Term::Binary(_, a, b) => pending.extend([a, b]),
                Term::Ite(c, t, e) => pending.extend([c, t, e]),
            }
        }
        // Operands stand before the terms made of them.
        let mut ids: Vec<TermId> = seen.into_iter().collect();
        ids.sort_unstable();
        let mut ranges: FxHashMap<TermId, Range> = FxHashMap::default();
        for &id in &ids {
            let of = |x: TermId| ranges[&x];
            let range = match self.get(id) {
                Term::Var(var) if var.kind.sort().is_integer() => of_var(var),
                Term::Unary(UnOp::Not, a) => Range { lo: 1 - of(a).hi, hi: 1 - of(a).lo },
                Term::Binary(BinOp::BoolAnd, a, b) => Range { lo: of(a).lo & of(b).lo, hi: of(a).hi & of(b).hi },
                Term::Binary(BinOp::BoolOr, a, b) => Range { lo: of(a).lo | of(b).lo, hi: of(a).hi | of(b).hi },
                Term::Binary(op @ (BinOp::Eq | BinOp::Lt | BinOp::Le), a, b) if self.sort(a).is_integer() => {
                    of_comparison(op, of(a), of(b))
                }
                Term::Ite(c, t, _) if of(c).lo == 1 => of(t),
                Term::Ite(c, _, e) if of(c).hi == 0 => of(e),
                term => of_term(self, &of, term, self.sort(id)),
            };
            ranges.insert(id, range);
        }
        ranges.get(&id).copied()
    }
}

fn of_comparison(op: BinOp, a: Range, b: Range) -> Range {
    let (always, never) = match op {
        BinOp::Lt => (a.hi < b.lo, a.lo >= b.hi),
        BinOp::Le => (a.hi <= b.lo, a.lo > b.hi),
        _ => (a.lo == a.hi && a == b, a.hi < b.lo || b.hi < a.lo),
    };
    Range { lo: always.into(), hi: (!never).into() }
}

/// The range of a term about to be interned, given those of its operands.
pub(crate) fn of_term(terms: &Terms, of: &dyn Fn(TermId) -> Range, term: Term, sort: Sort) -> Range {
    match term {
        Term::Const(Const::Bool(b)) => Range::only(b.into()),
        Term::Const(c) => c.as_integer().map_or(Range::of_sort(sort), Range::only),
        Term::Var(v) => Range::of_kind(v.kind),
        Term::Ite(_, t, e) => of(t).hull(of(e)),
        Term::Table(table, index) => of_entries(terms.entries(table), of(index)),
        Term::Unary(op, a) => of_unary(op, terms.sort(a), of(a), sort),
        Term::Binary(BinOp::Mul, a, b) if a == b && sort.is_integer() => {
            let (lo, hi) = (i128::from(of(a).lo), i128::from(of(a).hi));
            let least = if lo <= 0 && hi >= 0 { 0 } else { (lo * lo).min(hi * hi) };
            Range::unless_wrapped(sort, least, (lo * lo).max(hi * hi))
        }
        Term::Binary(op, a, b) if terms.sort(a).is_integer() && sort.is_integer() => of_binary(op, of(a), of(b), sort),
        Term::Binary(BinOp::Fcmpl | BinOp::Fcmpg, ..) => Range { lo: -1, hi: 1 },
        Term::Binary(..) => Range::of_sort(sort),
    }
}

/// What a table holds within a range of indices.
fn of_entries(entries: &[i32], index: Range) -> Range {
    let last = entries.len() as i64 - 1;
    let (lo, hi) = (index.lo.max(0), index.hi.min(last));
    let within = entries.get(lo as usize..=hi.max(-1) as usize).unwrap_or_default();
    let beyond = (index.lo < 0 || index.hi > last || within.is_empty()).then_some(0);
    let all = || within.iter().copied().chain(beyond).map(i64::from);
    Range { lo: all().min().unwrap_or(0), hi: all().max().unwrap_or(0) }
}

fn of_unary(op: UnOp, operand: Sort, a: Range, sort: Sort) -> Range {
    let narrowed = |to: Range| if a.within(to) { a } else { to };
    match op {
        UnOp::Neg if operand.is_integer() => Range::unless_wrapped(sort, -i128::from(a.hi), -i128::from(a.lo)),
        UnOp::I2L => a,
        UnOp::L2I => narrowed(Range::of_sort(Sort::Int)),
        UnOp::I2B => narrowed(Range::of_kind(VarKind::Byte)),
        UnOp::I2C => narrowed(Range::of_kind(VarKind::Char)),
        UnOp::I2S => narrowed(Range::of_kind(VarKind::Short)),
        _ => Range::of_sort(sort),
    }
}

fn of_binary(op: BinOp, a: Range, b: Range, sort: Sort) -> Range {
    let (alo, ahi, blo, bhi) = (i128::from(a.lo), i128::from(a.hi), i128::from(b.lo), i128::from(b.hi));
    match op {
        BinOp::Add => Range::unless_wrapped(sort, alo + blo, ahi + bhi),
        BinOp::Sub => Range::unless_wrapped(sort, alo - bhi, ahi - blo),
        BinOp::Mul => {
            let corners = [alo * blo, alo * bhi, ahi * blo, ahi * bhi];
            let (lo, hi) = corners.iter().fold((corners[0], corners[0]), |(l, h), &c| (l.min(c), h.max(c)));
            Range::unless_wrapped(sort, lo, hi)
        }
        BinOp::Div => quotient(a, b, sort),
        BinOp::Rem => remainder(a, b),
        BinOp::Lcmp => Range { lo: -1, hi: 1 },
        BinOp::And => and(a, b, sort),
        BinOp::Or | BinOp::Xor if a.lo >= 0 && b.lo >= 0 => {
            let bits = 64 - (a.hi | b.hi).leading_zeros();
            let hi = if bits >= 63 { i64::MAX } else { (1 << bits) - 1 };
            Range { lo: if op == BinOp::Or { a.lo.max(b.lo) } else { 0 }, hi }
        }
        BinOp::Shr => shifted_right(a, b, sort),
        BinOp::Ushr if a.lo >= 0 => shifted_right(a, b, sort),
        BinOp::Ushr if b.lo == b.hi => {
            let (width, mask) = if sort == Sort::Long { (64, 63) } else { (32, 31) };
            match b.lo & mask {
                0 => Range::of_sort(sort),
                by => Range { lo: 0, hi: ((1i128 << (width - by)) - 1) as i64 },
            }
        }
        _ => Range::of_sort(sort),
    }
}

/// A quotient is no larger than its dividend, and 0 for a zero divisor; only `MIN / -1` wraps.
fn quotient(a: Range, b: Range, sort: Sort) -> Range {
    let (lo, hi) = (i128::from(a.lo), i128::from(a.hi));
    if b.lo == b.hi && b.lo != 0 {
        let (x, y) = (lo / i128::from(b.lo), hi / i128::from(b.lo));
        return Range::unless_wrapped(sort, x.min(y), x.max(y));
    }
    if b.lo >= 0 {
        return Range { lo: a.lo.min(0), hi: a.hi.max(0) };
    }
    let most = lo.abs().max(hi.abs());
    Range::unless_wrapped(sort, -most, most)
}

/// A remainder has the dividend's sign, is no larger than it, and smaller than a divisor that is not 0.
fn remainder(a: Range, b: Range) -> Range {
    let mut result = Range { lo: a.lo.min(0), hi: a.hi.max(0) };
    if !b.contains(0) {
        let most = i128::from(b.lo).abs().max(i128::from(b.hi).abs()) - 1;
        result.lo = i128::from(result.lo).max(-most) as i64;
        result.hi = i128::from(result.hi).min(most) as i64;
    }
    result
}

fn and(a: Range, b: Range, sort: Sort) -> Range {
    match (a.lo >= 0, b.lo >= 0) {
        (true, true) => Range { lo: 0, hi: a.hi.min(b.hi) },
        (true, false) => Range { lo: 0, hi: a.hi },
        (false, true) => Range { lo: 0, hi: b.hi },
        (false, false) => Range::of_sort(sort),
    }
}

fn shifted_right(a: Range, b: Range, sort: Sort) -> Range {
    let mask = if sort == Sort::Long { 63 } else { 31 };
    if b.lo == b.hi {
        let by = b.lo & mask;
        Range { lo: a.lo >> by, hi: a.hi >> by }
    } else {
        // An unknown amount brings the value nearer to 0 or to -1.
        Range { lo: a.lo.min(0), hi: a.hi.max(if a.lo < 0 { -1 } else { 0 }) }
    }
}
