//! `joint` in a larger scope than that of the exploration, to tell what is infeasible from what has no room.

use std::time::Instant;

use exec::trap::{Stop, Unsupported};
use explore::{Answer, Case, HeapOracle, SetUp};

use crate::joint::Joint;

/// Decides exactly, with so many objects per class.
pub(crate) struct Wider<'p> {
    joint: Joint<'p>,
    n: u32,
}

impl<'p> Wider<'p> {
    pub fn new(setup: &SetUp<'p>, n: u32) -> Result<Wider<'p>, Stop> {
        let mut config = setup.config.clone();
        config.bounds.n = Some(n);
        config.heap_scope.clear();
        config.oracles = None;
        let gap = |what| Stop::Unsupported(Unsupported { what, place: "the scope of ends".to_string() });
        let wider = SetUp::new(setup.program, setup.subject.clone(), config).map_err(gap)?;
        Ok(Wider { joint: Joint::new(&wider)?, n })
    }

    /// Asks in the larger scope.
    fn ask(&mut self, case: &mut Case<'_, 'p>, ask: fn(&mut Joint<'p>, &mut Case<'_, 'p>) -> Answer) -> Answer {
        let before = case
            .vm
            .symbolic()
            .map(|symbolic| (symbolic.bounds.n.replace(self.n), std::mem::take(&mut symbolic.bounds.of)));
        let answer = ask(&mut self.joint, case);
        if let (Ok(symbolic), Ok(before)) = (case.vm.symbolic(), before) {
            (symbolic.bounds.n, symbolic.bounds.of) = before;
        }
        answer
    }
}

impl<'p> HeapOracle<'p> for Wider<'p> {
    fn name(&self) -> &'static str {
        self.joint.name()
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.ask(case, |joint, case| joint.judge(case))
    }

    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.ask(case, |joint, case| joint.complete(case))
    }

    fn complaints(&self) -> Vec<String> {
        self.joint.complaints()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.joint.set_deadline(deadline);
    }
}
