//! Choices in words, for those who show paths to people.

use std::rc::Rc;

use exec::symbolic::Alternative;
use heap::SymbolId;

use super::Search;
use crate::end::Place;
use crate::show::Naming;

/// What was decided at one choice of a path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// What was assumed, in words.
    pub words: String,
    /// The line that asked; none before any code runs.
    pub place: Option<Place>,
    /// Whether it says nothing new: nothing else was possible, or it is part of what is assumed of an object that is given.
    pub is_only: bool,
    /// The reference that it is about, if it is about one.
    pub reference: Option<SymbolId>,
}

impl Step {
    /// Whether this step says all that an earlier one of the same line says.
    pub fn implies(&self, earlier: &Step) -> bool {
        let is_same = self.reference.is_some() && self.reference == earlier.reference;
        !self.is_only && is_same && self.place == earlier.place
    }
}

impl Search<'_, '_> {
    /// Puts every choice in words from now on.
    pub fn keep_steps(&mut self) {
        self.steps = Some(Vec::new());
    }

    /// The choices of the present path.
    pub fn steps(&self) -> Vec<Rc<Step>> {
        self.steps.as_ref().map_or(Vec::new(), |steps| steps[..self.id.len().min(steps.len())].to_vec())
    }

    /// Takes down the alternative that is about to be taken.
    pub(super) fn note_step(&mut self, alternative: &Alternative, is_only: bool) {
        let is_only = is_only || self.vm.is_in_given();
        let Some(steps) = &mut self.steps else { return };
        let words = Naming::of(&self.vm, self.setup, self.harness.args()).alternative(alternative);
        let place = self.vm.current_line().map(Place::from);
        steps.truncate(self.id.len());
        steps.push(Rc::new(Step { words, place, is_only, reference: reference(alternative) }));
    }
}

/// The reference that an alternative decides.
fn reference(alternative: &Alternative) -> Option<SymbolId> {
    match alternative {
        Alternative::Null(symbol)
        | Alternative::Location(symbol)
        | Alternative::Alias(symbol, ..)
        | Alternative::Fresh(symbol, _)
        | Alternative::Text(symbol, ..)
        | Alternative::Constant(symbol, _) => Some(*symbol),
        Alternative::Assume(_)
        | Alternative::Narrow(..)
        | Alternative::Equals(..)
        | Alternative::Pick(_)
        | Alternative::Beyond(_) => None,
    }
}
