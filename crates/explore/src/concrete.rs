//! The harness on known inputs: no unknowns, no choices.

use exec::Vm;
use exec::coverage::{Branch, Coverage};
use exec::symbolic::Snapshot;
use exec::trap::Stop;
use heap::Value;

use crate::end::End;
use crate::harness::Harness;
use crate::machine::SetUp;
use crate::search::end_of;

/// A machine that runs a subject on known inputs, any number of times.
pub struct Concrete<'s, 'p> {
    setup: &'s SetUp<'p>,
    /// The machine; inputs are made in it after [`Concrete::reset`].
    pub vm: Vm<'p>,
    root: Snapshot<'p>,
    result: Value,
}

impl<'s, 'p> Concrete<'s, 'p> {
    /// A machine that has run nothing but start-up and the initializer of the subject's class.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Concrete<'s, 'p>, Stop> {
        let mut vm = setup.booted(false)?;
        // What cannot be initialized, or asks for something, is left to the harness.
        for class in [setup.subject.class, setup.program.class(setup.subject.method.class)] {
            if vm.initialize_now(class).is_err() {
                vm = setup.booted(false)?;
            }
        }
        let root = vm.snapshot();
        Ok(Concrete { setup, vm, root, result: Value::Unset })
    }

    /// Forgets everything that happened since start-up.
    pub fn reset(&mut self) {
        self.vm.restore(&self.root);
        self.vm.state.steps = 0;
        self.vm.script = Some(Box::default());
    }

    /// Runs the harness on these arguments, the receiver first.
    pub fn run(&mut self, args: Vec<Value>) -> End {
        self.run_harness(Harness::new(args))
    }

    /// Runs the harness on arguments that are known to satisfy the invariant: it is not executed, and leaves no traces.
    pub fn run_valid(&mut self, args: Vec<Value>) -> End {
        let mut harness = Harness::new(args);
        harness.assume_invariant();
        self.run_harness(harness)
    }

    fn run_harness(&mut self, mut harness: Harness) -> End {
        let run = harness.run(&mut self.vm, &self.setup.subject, &self.setup.config.properties);
        self.result = harness.result();
        run.unwrap_or_else(|stop| end_of(&stop))
    }

    /// Records the branches of the method and of what it calls from now on.
    pub fn record_branches(&mut self) {
        self.vm.coverage = Some(Box::new(Coverage::of(self.setup.subject.method.id)));
    }

    /// The branches of the last run, if they are recorded.
    pub fn take_branches(&mut self) -> Vec<Branch> {
        self.vm.coverage.as_mut().map_or(Vec::new(), |coverage| coverage.take_branches())
    }

    /// What the method returned in the last run.
    pub fn result(&self) -> Value {
        self.result
    }
}
