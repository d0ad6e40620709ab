//! A valid structure that agrees with an input heap, looked for among those that rules admit.
//!
//! An invariant says at the end that a structure is wrong, rules say it when a reference is decided. So the invariant is
//! executed as for `joint`, but what it reads is decided under the rules and with their triggers: where these say
//! enough, the search hardly ever goes back, however large the structure has to be. That it finds nothing says nothing.
//! What it finds has to be looked at by someone else: a trigger may write to what the invariant reads.

use std::rc::Rc;
use std::time::Instant;

use exec::trap::Stop;
use explore::{Case, SetUp};
use term::Model;

use crate::complete;
use crate::hex::Rules;
use crate::search::Search;
use crate::walk::{First, Outcome};

/// Looks for what rules admit.
pub(crate) struct Guided<'p> {
    search: Search<'p>,
}

impl<'p> Guided<'p> {
    pub fn new(setup: &SetUp<'p>, rules: Rules<'p>) -> Result<Guided<'p>, Stop> {
        Ok(Guided { search: Search::guided(setup, rules)? })
    }

    /// Makes the input heap a whole one. Gives values for its numbers; none if nothing was found soon.
    pub fn complete(&mut self, case: &mut Case<'_, 'p>) -> Option<Rc<Model>> {
        // Whether a condition or its opposite makes a structure larger nobody knows: below a red node, say, there are more
        // black ones. So one order is tried after the other, first the one that did well for the last question.
        for _ in 0..3 {
            if let Ok((mut walk, Outcome::Found)) = self.search.walk(case) {
                return complete::apply(&mut walk).ok().map(|()| walk.model);
            }
            let first = &mut self.search.effort.first;
            *first = match first {
                First::Satisfied => First::Yes,
                First::Yes => First::No,
                First::No => First::Satisfied,
            };
        }
        None
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.search.tree.set_deadline(deadline);
    }
}
