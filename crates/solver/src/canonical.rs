//! Models worth printing: the smallest values, the same in every run.
//!
//! Variables are settled in the order of their numbers, each at the value that is best for its kind among those the
//! rest still allows: the integer nearest to 0, a printable character, a simple float. What is best depends only on
//! what the conditions mean. Whether a value is allowed is asked of a fresh solver that counts steps instead of time.

use crate::{Answer, Config, Limit, Solver};
use term::{Const, Model, Range, Sort, TermId, Terms, Var, VarKind, holds};

/// Z3's steps for one question, about a second.
const STEPS: u32 = 3_000_000;
/// Questions for one model that may reach Z3; after these, what is found stays as it is.
const QUESTIONS: u64 = 400;
/// Characters preferred to all others, best first.
const PRINTABLE: [(char, char); 4] = [('a', 'z'), ('A', 'Z'), ('0', '9'), (' ', '~')];
const FLOATS: [f64; 12] = [0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 3.0, 10.0, 100.0, 1000.0, -10.0];

impl Solver {
    /// The model of `path` to be printed. It depends on the conditions and their order, on nothing else.
    pub fn model(&mut self, terms: &mut Terms, path: &[TermId]) -> Answer {
        let config = Config { cross_check: false, fast: true, ..self.config().clone() };
        let mut solver = Solver::new(config);
        solver.limit = Limit::Steps(STEPS);
        let mut model = match solver.check(terms, path, Terms::TRUE) {
            Answer::Feasible(model) => model,
            other => return other,
        };
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

struct Search<'a> {
    solver: Solver,
    /// The conditions, and what has been settled.
    path: Vec<TermId>,
    terms: &'a mut Terms,
}

impl Search<'_> {
    /// Gives `var` its best value.
    fn settle(&mut self, var: Var, model: &mut Model) {
        match var.kind {
            VarKind::Float | VarKind::Double => self.settle_float(var, model),
            VarKind::Char => {
                let printable = PRINTABLE.iter().any(|&(lo, hi)| {
                    let (lo, hi) = (i64::from(lo as u32), i64::from(hi as u32));
                    self.allows_between(var, lo, hi, model) && self.settle_least(var, lo, model)
                });
                if !printable {
                    self.settle_nearest(var, model);
                }
            }
            _ => self.settle_nearest(var, model),
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

    fn same_bits(&mut self, op: term::UnOp, id: TermId, value: TermId) -> TermId {
        let (a, b) = (self.terms.unary(op, id), self.terms.unary(op, value));
        self.terms.eq(a, b)
    }

    /// The integer nearest to 0, the positive one of two.
    fn settle_nearest(&mut self, var: Var, model: &mut Model) {
        let mut high = magnitude(model, var);
        let mut low = 0;
        // The present value is allowed, so `high` is; the least such magnitude is looked for.
        while low < high {
            let middle = low + (high - low) / 2;
            let bound = i64::try_from(middle).unwrap_or(i64::MAX);
            if self.allows_between(var, -bound, bound, model) {
                high = magnitude(model, var).min(middle);
            } else {
                low = middle + 1;
            }
        }
        if let Ok(value) = i64::try_from(high)
            && integer(model, var) < 0
        {
            self.allows_between(var, value, value, model);
        }
    }

    /// The least value from `lo` on; the present one is allowed.
    fn settle_least(&mut self, var: Var, lo: i64, model: &mut Model) -> bool {
        let mut low = lo;
        while low < integer(model, var) {
            let middle = low + (integer(model, var) - low) / 2;
            if !self.allows_between(var, low, middle, model) {
                low = middle + 1;
            }
        }
        true
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
        let least = if lo <= 0 && 0 <= hi { 0 } else { lo };
        if self.tries(var, Const::integer(sort, least), model) {
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

fn magnitude(model: &Model, var: Var) -> u64 {
    integer(model, var).unsigned_abs()
}
