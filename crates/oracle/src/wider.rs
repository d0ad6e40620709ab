//! `joint` in a larger scope than that of the exploration, to tell what is infeasible from what has no room.
//!
//! Much larger structures take much longer to find. Where there are rules, one that these admit is tried first: it is
//! made the input, and `joint` is asked about that, which has nothing left to look for. Only if it is not valid, or
//! there is none, the question itself is put to `joint`.

use std::time::Instant;

use exec::trap::{Stop, Unsupported};
use explore::{Answer, Case, HeapOracle, Limits, SetUp, Witness};

use crate::guided::Guided;
use crate::hex::Specification;
use crate::joint::Joint;

/// Decides exactly, with so many objects per class.
pub(crate) struct Wider<'p> {
    joint: Joint<'p>,
    guided: Option<Guided<'p>>,
    n: u32,
}

impl<'p> Wider<'p> {
    pub fn new(setup: &SetUp<'p>, n: u32, rules: Option<&Specification>) -> Result<Wider<'p>, Stop> {
        let mut config = setup.config.clone();
        config.bounds.n = Some(n);
        config.heap_scope.clear();
        let gap = |what| Stop::Unsupported(Unsupported { what, place: "the scope of ends".to_string() });
        let wider = SetUp::new(setup.program, setup.subject.clone(), config).map_err(gap)?;
        let guided = match rules {
            Some(rules) => Some(Guided::new(&wider, rules.rules(setup.program).map_err(gap)?)?),
            None => None,
        };
        Ok(Wider { joint: Joint::new(&wider)?, guided, n })
    }

    /// Does something in the larger scope.
    fn widely(&mut self, case: &mut Case<'_, 'p>, act: fn(&mut Wider<'p>, &mut Case<'_, 'p>) -> Answer) -> Answer {
        let before = case
            .vm
            .symbolic()
            .map(|symbolic| (symbolic.bounds.n.replace(self.n), std::mem::take(&mut symbolic.bounds.of)));
        let answer = act(self, case);
        if let (Ok(symbolic), Ok(before)) = (case.vm.symbolic(), before) {
            (symbolic.bounds.n, symbolic.bounds.of) = before;
        }
        answer
    }

    /// Whether a structure that the rules admit is valid; not if there is none.
    fn admits_valid(&mut self, case: &mut Case<'_, 'p>) -> bool {
        let Some(guided) = &mut self.guided else { return false };
        let before = case.vm.snapshot();
        let is_valid = guided.complete(case).is_some_and(|model| {
            let Case { vm, solver, args, .. } = case;
            self.joint.confirms(&mut Case { vm, solver, args, newest: None, memory: &None, model: &model })
        });
        case.vm.restore(&before);
        is_valid
    }
}

impl<'p> HeapOracle<'p> for Wider<'p> {
    fn name(&self) -> &'static str {
        self.joint.name()
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.widely(case, |wider, case| match wider.admits_valid(case) {
            true => Answer::Feasible(Witness { memory: None, model: None }),
            false => wider.joint.judge(case),
        })
    }

    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.widely(case, |wider, case| wider.joint.complete(case))
    }

    fn limits(&mut self) -> Limits {
        self.joint.limits()
    }

    fn complaints(&self) -> Vec<String> {
        self.joint.complaints()
    }

    fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.joint.set_deadline(deadline);
        self.guided.iter_mut().for_each(|guided| guided.set_deadline(deadline));
    }
}
