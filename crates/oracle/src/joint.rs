//! `joint`: shape and numbers decided together.
//!
//! A path is kept exactly if one input satisfies both the invariant and the path condition. The invariant's tree is
//! walked for that. A valid structure that was found is kept with the path: as long as what is assumed agrees with it
//! nothing has to be looked for.

use std::rc::Rc;
use std::time::Instant;

use exec::trap::Stop;
use explore::{Answer, Case, HeapOracle, Limits, SetUp, Witness};

use crate::complete;
use crate::held::Held;
use crate::search::{About, Answered, Search};
use crate::walk::{First, Outcome};

/// Decides an input heap together with the path condition.
pub(crate) struct Joint<'p> {
    search: Search<'p>,
    /// Whether the last answer depends on the scope.
    limited: bool,
}

impl<'p> Joint<'p> {
    pub fn new(setup: &SetUp<'p>) -> Result<Joint<'p>, Stop> {
        Ok(Joint { search: Search::new(setup, About::Both)?, limited: false })
    }
}

impl<'p> Joint<'p> {
    /// Whether an input of which everything is known, with values for its numbers, is valid.
    pub fn confirms(&mut self, case: &mut Case<'_, 'p>) -> bool {
        let before = std::mem::replace(&mut self.search.effort.first, First::Satisfied);
        let is_valid = matches!(self.search.walk(case), Ok((_, Outcome::Found)));
        self.search.effort.first = before;
        is_valid
    }
}

fn feasible(held: Held) -> Answer {
    let model = Some(held.model.clone());
    Answer::Feasible(Witness { memory: Some(Rc::new(held)), model })
}

impl<'p> HeapOracle<'p> for Joint<'p> {
    fn name(&self) -> &'static str {
        "joint"
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.limited = false;
        let held = case.memory.as_ref().and_then(|memory| memory.downcast_ref::<Held>());
        if let (Some(held), Some(newest), Some(symbolic)) = (held, case.newest, case.vm.symbolic_part())
            && let Some(held) = held.follow(case.vm, symbolic, newest)
        {
            return feasible(held);
        }
        match self.search.ask(case) {
            Answered::Valid(held) => feasible(held),
            Answered::Unknown(why) => Answer::Unknown(why),
            Answered::None => {
                self.limited = true;
                Answer::Infeasible
            }
        }
    }

    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        match self.search.walk(case) {
            Err(why) | Ok((_, Outcome::Unknown(why))) => Answer::Unknown(why),
            Ok((_, Outcome::None)) => Answer::Infeasible,
            Ok((mut walk, Outcome::Found)) => match complete::apply(&mut walk) {
                Ok(()) => Answer::Feasible(Witness { memory: None, model: None }),
                Err(why) => Answer::Unknown(why),
            },
        }
    }

    fn limits(&mut self) -> Limits {
        if self.limited { self.search.limits() } else { Limits::new() }
    }

    fn complaints(&self) -> Vec<String> {
        self.search.tree.runner.complaints()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.search.tree.set_deadline(deadline);
    }
}
