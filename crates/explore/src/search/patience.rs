//! Long paths last: one that goes on and on without a decision is left until the others are done.
//!
//! Otherwise a loop without end that one input leads to hides the failure of the next.

use exec::trap::Stop;

use super::Search;
use crate::end::End;
use crate::path::PathId;
use crate::pending::Part;

/// Instructions after a choice that a path may take while others wait: about a tenth of a second.
const PATIENCE: u64 = 5_000_000;

impl Search<'_, '_> {
    /// Runs to the next choice, or not that far if it takes long and there are other ways to go.
    pub(super) fn run_patiently(&mut self) -> Result<End, Stop> {
        let steps = self.vm.state.steps;
        // To come back costs the steps up to here once more. It must not cost much more than what is given up.
        self.vm.patience = (!self.stack.is_empty()).then(|| steps + steps.max(PATIENCE));
        let run = self.run_harness();
        self.vm.patience = None;
        run
    }

    /// Leaves the present path for later. Nothing is counted: whoever goes on meets all of it again.
    pub(super) fn leave_slow(&mut self) {
        self.noted.clear();
        self.tally = None;
        self.slow.push(Part { prefix: PathId(self.id.clone()), size: usize::MAX });
    }
}
