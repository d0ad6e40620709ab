//! Stage: linear arithmetic over the integers, with overflow made explicit.

use crate::z3::{Integers, Outcome};
use crate::{Allowance, Answer};
use std::time::{Duration, Instant};
use term::{TermId, Terms, Var};

/// What takes longer is better asked of bit-vectors.
const LONGEST: Duration = Duration::from_millis(100);

/// Z3's integers, and the conjuncts they hold at present.
#[derive(Default)]
pub(crate) struct Linear {
    integers: Option<Integers>,
    stack: Vec<TermId>,
}

impl Linear {
    /// Decides `conjuncts` if it can; a model is not evaluated yet.
    pub fn check(
        &mut self,
        terms: &mut Terms,
        conjuncts: &[TermId],
        vars: &[Var],
        allowance: Allowance,
    ) -> Option<Answer> {
        if vars.iter().all(|var| var.kind.sort().is_float()) {
            return None;
        }
        if self.integers.as_ref().is_none_or(Integers::is_spent) {
            self.stack.clear();
            self.integers = Integers::new();
        }
        let integers = self.integers.as_mut()?;
        let shared = self.stack.iter().zip(conjuncts).take_while(|(a, b)| a == b).count();
        integers.pop(self.stack.len() - shared);
        self.stack.truncate(shared);
        for &conjunct in &conjuncts[shared..] {
            self.stack.push(conjunct);
            integers.push(terms, conjunct)?;
        }
        let longest = allowance.steps.is_none().then(|| Instant::now() + LONGEST);
        let until = longest.into_iter().chain(allowance.until).min();
        let allowance = Allowance { steps: allowance.steps.map(|steps| steps / 4), until };
        match integers.check(terms, vars, allowance) {
            Outcome::Satisfiable(model) => Some(Answer::Feasible(model)),
            Outcome::Unsatisfiable => Some(Answer::Infeasible),
            Outcome::Unknown(_) => None,
        }
    }
}
