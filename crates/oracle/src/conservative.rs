//! `conservative`: the hybrid repOK that can be derived automatically (LISSA 2.2, JBSE).
//!
//! The invariant is executed on what is known of the input heap. As soon as it touches something symbolic, a reference
//! that is not decided or a number it has to branch on, the path is kept. So it rejects only what is wrong in the part
//! that is known, and only if the invariant comes there first.

use std::time::Instant;

use exec::symbolic::Alternative;
use exec::trap::Stop;
use explore::{Answer, Case, HeapOracle, SetUp};

use crate::execution::{Execution, Met};
use crate::search::receiver;
use crate::vector::Vector;

/// Rejects input heaps whose known part violates the invariant.
pub(crate) struct Conservative<'p> {
    execution: Execution<'p>,
}

impl<'p> Conservative<'p> {
    pub fn new(setup: &SetUp<'p>) -> Result<Conservative<'p>, Stop> {
        Ok(Conservative { execution: Execution::new(setup)? })
    }
}

impl<'p> HeapOracle<'p> for Conservative<'p> {
    fn name(&self) -> &'static str {
        "conservative"
    }

    fn is_filter(&self) -> bool {
        true
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        if case.newest.is_some_and(is_about_numbers) {
            return unknown("nothing is new about the heap");
        }
        let Some(vector) = encode(case) else { return unknown("a receiver that is no input") };
        if !matches!(self.execution.begin(&vector), Ok(true)) {
            return unknown("a receiver of another class");
        }
        match self.execution.run(&vector) {
            Met::Invalid => Answer::Infeasible,
            Met::Valid => unknown("it holds, but whether with these numbers was not asked"),
            Met::Reference(_) => unknown("a reference that is not decided"),
            Met::Other(_) => unknown("a number that is not known"),
            Met::Limit(bound) => unknown(bound.what()),
            Met::Gap(what) => unknown(&what),
            Met::Late => unknown("time was up"),
        }
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        unknown("a filter has no structures")
    }

    fn complaints(&self) -> Vec<String> {
        self.execution.runner.complaints()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.execution.set_deadline(deadline);
    }
}

fn unknown(why: &str) -> Answer {
    Answer::Unknown(why.to_string())
}

/// The input heap of a question as a vector.
pub(crate) fn encode(case: &Case<'_, '_>) -> Option<Vector> {
    Vector::create(case.vm, receiver(case)?)
}

/// Whether an assumption leaves the shape of the heap as it was.
fn is_about_numbers(newest: &Alternative) -> bool {
    matches!(newest, Alternative::Assume(_) | Alternative::Equals(..) | Alternative::Pick(_))
}
