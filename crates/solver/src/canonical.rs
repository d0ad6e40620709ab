//! Models worth printing: the smallest values, the same in every run.
//!
//! Variables are settled in the order of their numbers, each at the value that is best for its kind among those the
//! rest still allows: the least integer from 0 on, a printable character, a simple float. What is best depends only on
//! what the conditions mean. Whether a value is allowed is asked of a fresh solver that counts steps instead of time.

use crate::{Answer, Config, Limit, Solver};
use term::{Const, Model, Range, Sort, Term, TermId, Terms, Var, VarKind, holds};

/// Z3's steps for finding any model.
const STEPS: u32 = 20_000_000;
/// Z3's steps for asking whether a better value is allowed; if they do not suffice, it counts as not allowed.
const STEPS_FOR_BETTER: u32 = 200_000;
/// Questions for one model that may reach Z3; after these, what is found stays as it is.
const QUESTIONS: u64 = 100;
/// How many values are looked at together at first.
const FIRST_STEP: i64 = 16;
/// Characters preferred to all others, best first.
const PRINTABLE: [(char, char); 4] = [('a', 'z'), ('A', 'Z'), ('0', '9'), (' ', '~')];
const FLOATS: [f64; 12] = [0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 10.0, 100.0, 1000.0, -10.0];

impl Solver {
    /// The model of `path` to be printed. It depends on the conditions and their order, on nothing else; but at the
    /// deadline what has been found by then is as good as it gets.
    pub fn model(&mut self, terms: &mut Terms, path: &[TermId]) -> Answer {
        let config = Config { cross_check: false, fast: true, ..self.config().clone() };
        let mut solver = Solver::new(config);
        solver.limit = Limit::Steps(STEPS);
        solver.set_deadline(self.deadline());
        let mut model = match solver.check(terms, path, Terms::TRUE) {
            Answer::Feasible(model) => model,
            other => return other,
        };
        solver.limit = Limit::Steps(STEPS_FOR_BETTER);
        let mut vars = crate::slices::Slices::default().all_vars(terms, path);
        vars.sort();
        let mut search = Search { solver, path: path.to_vec(), terms };
        // What no condition mentions is left at zero.
        let mut settled = Model::new();
        vars.iter().for_each(|&var| settled.set(var, model.get(var)));
        model = settled;
        for var in vars {
            search.settle(var, &mut model);
        }
        Answer::Feasible(model)
    }
}

impl Solver {
    /// All values that an integer can have on a path, from 0 upwards and then downwards, each with a model; none if there
    /// are more than so many, or if that is not found out.
    pub fn all_values(
        &mut self,
        terms: &mut Terms,
        path: &[TermId],
        term: TermId,
        most: usize,
    ) -> Option<Vec<(Const, Model)>> {
        if !terms.sort(term).is_integer() {
            return None;
        }
        let mut path = path.to_vec();
        let mut found: Vec<(Const, Model)> = Vec::new();
        loop {
            match self.check(terms, &path, Terms::TRUE) {
                Answer::Feasible(model) if found.len() < most => {
                    let value = term::eval(terms, term, &model);
                    let known = terms.constant(value);
                    let other = terms.ne(term, known);
                    path.push(other);
                    found.push((value, model));
                }
                Answer::Infeasible => break,
                Answer::Feasible(_) | Answer::Unknown(_) => return None,
            }
        }
        found.sort_by_key(|(value, _)| value.as_integer().map(|value| (value < 0, value.unsigned_abs())));
        Some(found)
    }
}

struct Search<'a> {
    solver: Solver,
    /// The conditions, and what has been settled.
    path: Vec<TermId>,
    terms: &'a mut Terms,
}

impl Search<'_> {
    /// Gives `var` its best value.
    fn settle(&mut self, var: Var, model: &mut Model) {
        if self.is_fixed(var) {
            return;
        }
        match var.kind {
            VarKind::Float | VarKind::Double => self.settle_float(var, model),
            VarKind::Char => {
                let bounds = PRINTABLE.map(|(lo, hi)| (i64::from(lo as u32), i64::from(hi as u32)));
                match bounds.into_iter().find(|&(lo, hi)| self.allows_between(var, lo, hi, model)) {
                    Some((lo, _)) => self.settle_least(var, lo, model),
                    None => self.settle_integer(var, model),
                }
            }
            _ => self.settle_integer(var, model),
        }
        let (id, value) = (self.terms.var(var), self.terms.constant(model.get(var)));
        let fixed = match var.kind.sort() {
            // `==` would let the two zeros stand for each other, and NaN for nothing.
            Sort::Float => self.same_bits(term::UnOp::FloatBits, id, value),
            Sort::Double => self.same_bits(term::UnOp::DoubleBits, id, value),
            _ => self.terms.eq(id, value),
        };
        self.path.push(fixed);
    }

    /// Whether a condition says outright what a variable is. Of floats, zero is the one that may be another.
    fn is_fixed(&mut self, var: Var) -> bool {
        let id = self.terms.var(var);
        let is_known = |id: TermId| match self.terms.as_const(id) {
            Some(Const::Float(number)) => number != 0.0,
            Some(Const::Double(number)) => number != 0.0,
            known => known.is_some(),
        };
        self.path.iter().any(|&condition| match self.terms.get(condition) {
            Term::Binary(term::BinOp::Eq, a, b) => a == id && is_known(b) || b == id && is_known(a),
            _ => false,
        })
    }

    fn same_bits(&mut self, op: term::UnOp, id: TermId, value: TermId) -> TermId {
        let (a, b) = (self.terms.unary(op, id), self.terms.unary(op, value));
        self.terms.eq(a, b)
    }

    /// The least integer from 0 on, or else the greatest below.
    fn settle_integer(&mut self, var: Var, model: &mut Model) {
        if self.allows_between(var, 0, i64::MAX, model) {
            self.settle_least(var, 0, model);
        } else {
            self.settle_greatest(var, -1, model);
        }
    }

    /// The least value from `low` on; the present one is allowed.
    fn settle_least(&mut self, var: Var, mut low: i64, model: &mut Model) {
        // Small values are the likeliest, so the steps grow until one holds a value, and are halved then.
        let mut step = FIRST_STEP;
        while low < integer(model, var) {
            let middle = low.saturating_add(step).min(low + (integer(model, var) - low - 1) / 2);
            if self.allows_between(var, low, middle, model) {
                step = i64::MAX;
            } else {
                low = middle + 1;
                step = step.saturating_mul(FIRST_STEP);
            }
        }
    }

    /// The greatest value up to `high`; the present one is allowed.
    fn settle_greatest(&mut self, var: Var, mut high: i64, model: &mut Model) {
        let mut step = FIRST_STEP;
        while integer(model, var) < high {
            let middle = high.saturating_sub(step).max(high - (high - integer(model, var) - 1) / 2);
            if self.allows_between(var, middle, high, model) {
                step = i64::MAX;
            } else {
                high = middle - 1;
                step = step.saturating_mul(FIRST_STEP);
            }
        }
    }

    fn settle_float(&mut self, var: Var, model: &mut Model) {
        let id = self.terms.var(var);
        for candidate in FLOATS {
            let value = match var.kind {
                VarKind::Float => Const::Float(candidate as f32),
                _ => Const::Double(candidate),
            };
            let constant = self.terms.constant(value);
            let goal = self.terms.eq(id, constant);
            // `-0.0 == 0.0`: the plain zero is preferred where both will do.
            if self.tries(var, value, model) || self.allows(goal, model) {
                return;
            }
        }
    }

    /// Whether `var` can lie between `lo` and `hi`; if so, `model` is one where it does.
    fn allows_between(&mut self, var: Var, lo: i64, hi: i64, model: &mut Model) -> bool {
        let range = Range::of_kind(var.kind);
        let (lo, hi) = (lo.max(range.lo), hi.min(range.hi));
        if lo > hi {
            return false;
        }
        let sort = var.kind.sort();
        if lo <= integer(model, var) && integer(model, var) <= hi {
            return true;
        }
        // The end nearer to 0 is the best there is.
        let best = if hi < 0 { hi } else { lo };
        if self.tries(var, Const::integer(sort, best), model) {
            return true;
        }
        let id = self.terms.var(var);
        let (low, high) = (self.terms.integer(sort, lo), self.terms.integer(sort, hi));
        let (above, below) = (self.terms.le(low, id), self.terms.le(id, high));
        let goal = self.terms.and(above, below);
        self.allows(goal, model)
    }

    /// Whether the conditions hold if nothing but `var` is changed; if so, it is.
    fn tries(&mut self, var: Var, value: Const, model: &mut Model) -> bool {
        let old = model.get(var);
        model.set(var, value);
        let holds = self.path.iter().all(|&c| holds(self.terms, c, model));
        if !holds {
            model.set(var, old);
        }
        holds
    }

    fn allows(&mut self, goal: TermId, model: &mut Model) -> bool {
        if self.solver.statistics().of(crate::Stage::Bitvectors).asked > QUESTIONS {
            return false;
        }
        match self.solver.check(self.terms, &self.path, goal) {
            Answer::Feasible(found) => {
                let known: Vec<Var> = model.iter().map(|(var, _)| var).collect();
                known.iter().for_each(|&var| model.set(var, found.get(var)));
                true
            }
            _ => false,
        }
    }
}

fn integer(model: &Model, var: Var) -> i64 {
    model.get(var).as_integer().unwrap_or(0)
}
