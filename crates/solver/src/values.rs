//! Sets of integers, as a condition allows them to a variable.

use term::{BinOp, Const, Range, Sort, Term, TermId, Terms, UnOp, Var};

/// Conditions of more nodes are not looked into: that is recursive.
const LARGEST: u32 = 1_000;

/// Disjoint ranges in ascending order, none empty.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Values(Vec<Range>);

/// What a condition says about one variable.
pub(crate) struct Implied {
    /// Every value the condition allows is among these.
    pub values: Values,
    /// And the condition allows each of them, whatever the other variables are.
    pub exact: bool,
}

impl Values {
    pub fn of(range: Range) -> Values {
        Values(if range.lo <= range.hi { vec![range] } else { vec![] })
    }

    fn none() -> Values {
        Values(vec![])
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many there are, at most `usize::MAX`.
    pub fn len(&self) -> usize {
        let count: i128 = self.0.iter().map(|r| i128::from(r.hi) - i128::from(r.lo) + 1).sum();
        usize::try_from(count).unwrap_or(usize::MAX)
    }

    pub fn iter(&self) -> impl Iterator<Item = i64> + '_ {
        self.0.iter().flat_map(|r| r.lo..=r.hi)
    }

    /// The bounds of all; `None` if there are none.
    pub fn hull(&self) -> Option<Range> {
        Some(Range { lo: self.0.first()?.lo, hi: self.0.last()?.hi })
    }

    /// The one nearest to 0, the positive one of two.
    pub fn simplest(&self) -> Option<i64> {
        let nearest = |r: &Range| if r.lo > 0 { r.lo } else { r.hi.min(0) };
        self.0.iter().map(nearest).min_by_key(|&v| (v.unsigned_abs(), v < 0))
    }

    /// One of them, that part of the way from the least to the greatest.
    pub fn part(&self, part: usize, of: usize) -> Option<i64> {
        let hull = self.hull()?;
        let (lo, hi) = (i128::from(hull.lo), i128::from(hull.hi));
        let wanted = (lo + (hi - lo) * part as i128 / of as i128) as i64;
        let range = self.0.iter().find(|range| wanted <= range.hi)?;
        Some(wanted.max(range.lo))
    }

    pub fn intersect(&self, other: &Values) -> Values {
        let mut both = Vec::new();
        let (mut left, mut right) = (self.0.iter().peekable(), other.0.iter().peekable());
        while let (Some(a), Some(b)) = (left.peek(), right.peek()) {
            let (lo, hi) = (a.lo.max(b.lo), a.hi.min(b.hi));
            if lo <= hi {
                both.push(Range { lo, hi });
            }
            if a.hi < b.hi {
                left.next();
            } else {
                right.next();
            }
        }
        Values(both)
    }

    fn union(self, other: Values) -> Values {
        let mut all = self.0;
        all.extend(other.0);
        all.sort_unstable_by_key(|r| r.lo);
        let mut joined: Vec<Range> = Vec::with_capacity(all.len());
        for range in all {
            match joined.last_mut() {
                Some(last) if range.lo <= last.hi.saturating_add(1) => last.hi = last.hi.max(range.hi),
                _ => joined.push(range),
            }
        }
        Values(joined)
    }

    /// The other values of `sort`.
    fn complement(&self, sort: Sort) -> Values {
        let all = Range::of_sort(sort);
        let mut others = Vec::with_capacity(self.0.len() + 1);
        let mut next = Some(all.lo);
        for range in &self.0 {
            if let Some(lo) = next
                && lo < range.lo
            {
                others.push(Range { lo, hi: range.lo - 1 });
            }
            next = range.hi.checked_add(1).filter(|&n| n <= all.hi);
        }
        others.extend(next.map(|lo| Range { lo, hi: all.hi }));
        Values(others)
    }

    /// What becomes one of these by adding `offset`, wrapping around in `sort`.
    fn before_adding(&self, offset: i64, sort: Sort) -> Values {
        let all = Range::of_sort(sort);
        let (least, greatest) = (i128::from(all.lo), i128::from(all.hi));
        let turn = greatest - least + 1;
        let mut before = Values::none();
        for range in &self.0 {
            let (lo, hi) = (i128::from(range.lo) - i128::from(offset), i128::from(range.hi) - i128::from(offset));
            for by in [-turn, 0, turn] {
                let (lo, hi) = ((lo + by).max(least), (hi + by).min(greatest));
                if lo <= hi {
                    before = before.union(Values(vec![Range { lo: lo as i64, hi: hi as i64 }]));
                }
            }
        }
        before
    }
}

/// What `condition` says about `var`, which must not be a float.
pub(crate) fn implied(terms: &Terms, condition: TermId, var: Var) -> Implied {
    let nothing = Implied { values: Values::of(Range::of_sort(var.kind.sort())), exact: false };
    if terms.size(condition) > LARGEST {
        return nothing;
    }
    match terms.get(condition) {
        Term::Const(Const::Bool(true)) => Implied { exact: true, ..nothing },
        Term::Const(_) => Implied { values: Values::none(), exact: true },
        Term::Unary(UnOp::Not, a) => {
            let inner = implied(terms, a, var);
            if !inner.exact {
                return nothing;
            }
            Implied { values: inner.values.complement(var.kind.sort()), exact: true }
        }
        Term::Binary(BinOp::BoolAnd, a, b) => {
            let (a, b) = (implied(terms, a, var), implied(terms, b, var));
            Implied { values: a.values.intersect(&b.values), exact: a.exact && b.exact }
        }
        Term::Binary(BinOp::BoolOr, a, b) => {
            let (a, b) = (implied(terms, a, var), implied(terms, b, var));
            Implied { values: a.values.union(b.values), exact: a.exact && b.exact }
        }
        Term::Binary(op @ (BinOp::Eq | BinOp::Lt | BinOp::Le), a, b) => {
            compared(terms, op, a, b, var).map_or(nothing, |values| Implied { values, exact: true })
        }
        _ => nothing,
    }
}

/// The values of `var` for which a comparison with a constant holds.
fn compared(terms: &Terms, op: BinOp, a: TermId, b: TermId, var: Var) -> Option<Values> {
    let all = Range::of_sort(terms.sort(a));
    let (side, range) = match (terms.as_integer(a), terms.as_integer(b)) {
        (None, Some(c)) => match op {
            BinOp::Eq => (a, Range::only(c)),
            BinOp::Le => (a, Range { hi: c, ..all }),
            _ if c == all.lo => return Some(Values::none()),
            _ => (a, Range { hi: c - 1, ..all }),
        },
        (Some(c), None) => match op {
            BinOp::Eq => (b, Range::only(c)),
            BinOp::Le => (b, Range { lo: c, ..all }),
            _ if c == all.hi => return Some(Values::none()),
            _ => (b, Range { lo: c + 1, ..all }),
        },
        _ => return None,
    };
    before(terms, side, Values::of(range), var)
}

/// The values of `var` that bring `id` among `values`; `None` if `id` is something else than `var` and an offset.
fn before(terms: &Terms, id: TermId, values: Values, var: Var) -> Option<Values> {
    match terms.get(id) {
        Term::Var(v) if v == var => Some(values),
        Term::Unary(UnOp::I2L, a) => before(terms, a, values.intersect(&Values::of(Range::of_sort(Sort::Int))), var),
        Term::Binary(BinOp::Add, a, c) => {
            let offset = terms.as_integer(c)?;
            before(terms, a, values.before_adding(offset, terms.sort(id)), var)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use term::{Model, VarKind, holds};

    #[test]
    fn implied_values_are_those_that_hold() {
        let mut t = Terms::new();
        let var = Var { index: 0, kind: VarKind::Int };
        let x = t.var(var);
        let numbers = [i32::MIN, i32::MIN + 1, -3, -1, 0, 1, 2, 5, i32::MAX - 1, i32::MAX];
        let mut conditions = vec![];
        for c in numbers {
            let c = t.int(c);
            for offset in [0, 1, -2, i32::MIN, i32::MAX] {
                let offset = t.int(offset);
                let sum = t.add(x, offset);
                conditions.extend([t.lt(sum, c), t.le(sum, c), t.lt(c, sum), t.le(c, sum), t.eq(sum, c), t.ne(c, sum)]);
            }
        }
        for at in 0..conditions.len() {
            let (a, b) = (conditions[at], conditions[(at * 7 + 3) % conditions.len()]);
            let both = t.and(a, b);
            let either = t.or(a, b);
            conditions.extend([both, either, t.not(both), t.not(either)]);
        }
        for condition in conditions {
            let Implied { values, exact } = implied(&t, condition, var);
            for n in numbers.into_iter().flat_map(|n| [n, n.wrapping_add(1), n.wrapping_sub(1), n.wrapping_add(2)]) {
                let mut model = Model::new();
                model.set(var, Const::Int(n));
                let allowed = values.0.iter().any(|r| r.contains(n.into()));
                let shown = t.show(condition, &|_| "x".into());
                assert!(exact, "{shown}");
                assert_eq!(allowed, holds(&t, condition, &model), "{shown} for {n}: {values:?}");
            }
        }
    }

    #[test]
    fn the_simplest_value_is_near_zero() {
        let values = |ranges: &[(i64, i64)]| Values(ranges.iter().map(|&(lo, hi)| Range { lo, hi }).collect());
        assert_eq!(values(&[(-5, -2), (2, 9)]).simplest(), Some(2));
        assert_eq!(values(&[(i64::MIN, -2), (3, 9)]).simplest(), Some(-2));
        assert_eq!(values(&[(-1, 1)]).simplest(), Some(0));
        assert_eq!(values(&[]).simplest(), None);
        assert_eq!(values(&[(i64::MIN, i64::MAX)]).len(), usize::MAX);
    }
}
