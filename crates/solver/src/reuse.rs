//! Stage: models found earlier.
//!
//! Of a branch and its opposite, the model of the path satisfies one; it need only be evaluated.

use term::{Model, TermId, Terms, holds};

/// How many models are kept.
const KEPT: usize = 6;

/// The models used last, the latest first.
#[derive(Default)]
pub(crate) struct Recent {
    models: Vec<Model>,
}

impl Recent {
    /// A model of the path and the goal.
    pub fn find(&mut self, terms: &Terms, path: &[TermId], goal: TermId) -> Option<Model> {
        let found = self.models.iter().position(|model| satisfies(terms, path, model, goal))?;
        self.models[..=found].rotate_right(1);
        Some(self.models[0].clone())
    }

    /// A model of `conjuncts` alone.
    pub fn satisfying(&self, terms: &Terms, conjuncts: &[TermId]) -> Option<&Model> {
        self.models.iter().find(|model| conjuncts.iter().all(|&c| holds(terms, c, model)))
    }

    pub fn latest(&self) -> impl Iterator<Item = &Model> {
        self.models.iter()
    }

    pub fn remember(&mut self, model: &Model) {
        if self.models.first() == Some(model) {
            return;
        }
        self.models.truncate(KEPT - 1);
        self.models.insert(0, model.clone());
    }
}

/// Whether `model` satisfies the goal and the path; what was assumed last is the likeliest to fail.
pub(crate) fn satisfies(terms: &Terms, path: &[TermId], model: &Model, goal: TermId) -> bool {
    holds(terms, goal, model) && path.iter().rev().all(|&conjunct| holds(terms, conjunct, model))
}
