//! The search of one worker: run to the next choice, keep what is possible, go on, come back.

mod account;
mod frontier;
mod patience;
mod put_off;
mod replay;
mod steps;
mod ways;

use std::rc::Rc;

use exec::Vm;
use exec::symbolic::{Alternative, Bound, Snapshot};
use exec::trap::Stop;
use rustc_hash::FxHashMap;
use solver::{Answer, Solver};
use term::{Model, TermId, holds};

use crate::end::End;
use crate::harness::Harness;
use crate::machine::SetUp;
use crate::oracle::{self, Chain, Judgement, Memories, Tally};
use crate::path::PathStep;
use crate::pending::Part;
use crate::report::{Left, Report};

use put_off::PutOff;
pub(crate) use replay::Arrival;
pub use steps::Step;
pub(crate) use ways::bits;

/// A way to go on that may be possible.
struct Way {
    step: PathStep,
    alternative: Alternative,
    /// Values that satisfy the path if this is taken; none if those of the choice do.
    model: Option<Rc<Model>>,
}

/// A choice with ways that are still to be explored.
struct Node<'p> {
    snapshot: Rc<Snapshot<'p>>,
    harness: Harness,
    model: Rc<Model>,
    /// What the oracles remember here.
    memories: Option<Memories>,
    /// In order, the next one last.
    ways: Vec<Way>,
    /// Length of the path id before this choice.
    depth: usize,
    /// How large the input is here.
    size: usize,
}

/// What a worker's step came to.
pub(crate) enum Progress {
    /// A path ended, or turned out to be impossible.
    Path,
    /// Nothing is left of what this worker was given.
    Done,
    /// Time is up; the rest is on the frontier.
    OutOfTime,
}

/// One worker.
pub(crate) struct Search<'s, 'p> {
    setup: &'s SetUp<'p>,
    vm: Vm<'p>,
    harness: Harness,
    solver: Solver,
    oracles: Option<Chain<'p>>,
    model: Rc<Model>,
    root: Node<'p>,
    stack: Vec<Node<'p>>,
    id: Vec<PathStep>,
    /// The same in words, where that was asked for.
    steps: Option<Vec<Rc<Step>>>,
    /// What this worker has found.
    pub report: Report,
    /// How the last path ended, unless it turned out to be impossible.
    pub last: Option<End>,
    /// How often each place has asked for a decision.
    visits: FxHashMap<(jvm::MethodId, u32), u32>,
    /// Limits that were met since the last choice, and where.
    noted: Vec<(Left, String)>,
    /// What the present choice leaves open: counted once all its ways are known.
    open: Vec<Left>,
    /// What the oracles said about the last way taken.
    tally: Option<Tally>,
    /// What the oracles said about the alternatives of the present choice.
    restriction: Option<Tally>,
    /// Whether a question was left undecided because time was up.
    cut_off: bool,
    /// Whether the state is between two paths: the next step goes back to the last choice.
    at_end: bool,
    /// Where small inputs come first: what was put off.
    put_off: Option<PutOff>,
    /// Paths that took too long while others were waiting.
    slow: Vec<Part>,
}

impl<'s, 'p> Search<'s, 'p> {
    /// A worker at the entry of the harness.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Search<'s, 'p>, Stop> {
        let (mut vm, mut harness) = setup.machine()?;
        let mut snapshot = Rc::new(vm.snapshot());
        let before = harness.clone();
        if harness.initialize(&mut vm, &setup.subject) {
            vm.enter_subject();
            snapshot = Rc::new(vm.snapshot());
        } else {
            vm.restore(&snapshot);
            harness = before;
        }
        let model = Rc::new(Model::new());
        let oracles = match &setup.config.oracles {
            Some(oracles) if setup.asks_oracles() => Some(Chain::new(&**oracles, setup)?),
            _ => None,
        };
        let root = Node {
            snapshot,
            harness: harness.clone(),
            model: model.clone(),
            memories: None,
            ways: Vec::new(),
            depth: 0,
            size: 0,
        };
        Ok(Search {
            setup,
            vm,
            harness,
            solver: Solver::new(setup.config.solver.clone()),
            oracles,
            model,
            root,
            stack: Vec::new(),
            id: Vec::new(),
            steps: None,
            report: Report::default(),
            last: None,
            visits: FxHashMap::default(),
            noted: Vec::new(),
            open: Vec::new(),
            tally: None,
            restriction: None,
            cut_off: false,
            at_end: true,
            put_off: None,
            slow: Vec::new(),
        })
    }

    /// When the run has to be over.
    pub fn set_deadline(&mut self, deadline: Option<std::time::Instant>) {
        self.vm.deadline = deadline;
        self.solver.set_deadline(deadline);
        if let Some(oracles) = &mut self.oracles {
            oracles.set_deadline(deadline);
        }
    }

    fn run_harness(&mut self) -> Result<End, Stop> {
        self.harness.run(&mut self.vm, &self.setup.subject, &self.setup.config.properties)
    }

    /// Explores to the end of the next path.
    pub fn next_path(&mut self) -> Progress {
        if self.at_end && !self.backtrack() {
            return Progress::Done;
        }
        self.at_end = false;
        self.last = None;
        loop {
            let stop = match self.run_patiently() {
                Ok(end) => {
                    if !self.end(end) {
                        return Progress::OutOfTime;
                    }
                    break;
                }
                Err(stop) => stop,
            };
            let Stop::Choose(choice) = stop else {
                return self.stopped(stop);
            };
            let Some(ways) = self.ways_in_time(&choice) else {
                return Progress::OutOfTime;
            };
            if !self.choose(ways) {
                break;
            }
        }
        self.at_end = true;
        Progress::Path
    }

    /// Whether time is up. The solver then knows nothing any more, and the search would go astray.
    fn is_late(&self) -> bool {
        self.vm.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline)
    }

    /// Execution stopped before the path's end.
    fn stopped(&mut self, stop: Stop) -> Progress {
        match stop {
            Stop::TimeLimit if self.is_late() => return Progress::OutOfTime,
            Stop::TimeLimit => self.leave_slow(),
            Stop::Unsupported(gap) => {
                self.drain_notes();
                self.commit_notes();
                self.report.leave(Left::Unsupported(gap.what), gap.place);
            }
            // What a trigger does not come to the end of is no scope of the method's.
            Stop::Bound(bound) if self.vm.is_in_trigger() => {
                self.drain_notes();
                self.commit_notes();
                self.leave(Left::Unsupported(format!("the trigger goes beyond the bound on {}", bound.what())));
            }
            stop => {
                if !self.end(end_of(&stop)) {
                    return Progress::OutOfTime;
                }
            }
        }
        self.at_end = true;
        Progress::Path
    }

    /// Takes the first of what is possible at a choice. False if nothing is, or all of it is put off.
    fn choose(&mut self, mut ways: Vec<Way>) -> bool {
        let is_only = ways.len() == 1;
        let size = self.size();
        self.put_off_larger(size, &mut ways);
        ways.reverse();
        let Some(way) = ways.pop() else { return false };
        if ways.is_empty() {
            return self.take(way, is_only);
        }
        let node = Node {
            snapshot: Rc::new(self.vm.snapshot()),
            harness: self.harness.clone(),
            model: self.model.clone(),
            memories: self.oracles.as_ref().map(Chain::memories),
            ways,
            depth: self.id.len(),
            size,
        };
        self.stack.push(node);
        // If it is impossible after all, it is as if it had not been among the ways.
        self.take(way, false) || self.backtrack()
    }

    /// Starts what runs in the state because of what was taken. False if that is not possible.
    fn react(&mut self, newest: Option<&Alternative>) -> bool {
        let reacted = match &mut self.oracles {
            Some(oracles) => oracles.react(&mut self.vm, self.harness.args(), newest),
            None => Ok(()),
        };
        match reacted.and_then(|()| self.vm.arrive(newest)) {
            Ok(()) => true,
            Err(trap) => {
                self.trapped(trap);
                false
            }
        }
    }

    /// Goes one way, the only one or not. False if it turns out to be impossible.
    fn take(&mut self, way: Way, is_only: bool) -> bool {
        self.note_step(&way.alternative, is_only);
        let before = self.vm.symbolic_part().map_or(0, |s| s.path.conjuncts().len());
        let noted = self.noted.len();
        if let Some(model) = way.model {
            self.model = model;
        }
        if let Err(trap) = self.vm.take(&way.alternative) {
            self.trapped(trap);
            return false;
        }
        self.id.push(way.step);
        self.drain_notes();
        // Conditions that came with the alternative itself: the length of a new array, say.
        let Ok(symbolic) = self.vm.symbolic() else { return false };
        let conjuncts = symbolic.path.conjuncts();
        let terms = &mut symbolic.terms;
        if conjuncts[before.min(conjuncts.len())..].iter().all(|&c| holds(terms, c, &self.model)) {
            return self.admits(&way.alternative, noted);
        }
        let mut goal = term::Terms::TRUE;
        let new: Vec<TermId> = conjuncts[before..].to_vec();
        for condition in new {
            goal = terms.and(goal, condition);
        }
        match self.solver.check(terms, &conjuncts[..before], goal) {
            Answer::Feasible(model) => self.model = Rc::new(model),
            Answer::Infeasible => {
                self.noted.truncate(noted);
                return false;
            }
            // That it is not known was counted when the way was found.
            Answer::Unknown(_) => {}
        }
        self.admits(&way.alternative, noted)
    }

    /// Whether a valid input may go the way that was taken.
    fn admits(&mut self, newest: &Alternative, noted: usize) -> bool {
        let admitted = self.is_admitted(Some(newest));
        if !admitted {
            self.noted.truncate(noted);
        }
        admitted && self.react(Some(newest))
    }

    /// Asks the oracles, if there are any. What they say is counted at the next choice.
    fn is_admitted(&mut self, newest: Option<&Alternative>) -> bool {
        let Some(oracles) = &mut self.oracles else { return true };
        let args = self.harness.args();
        let (judgement, mut tally) = oracles.judge(&mut self.vm, &mut self.solver, args, newest, &self.model);
        let is_rejected = matches!(judgement, Judgement::Rejected);
        match judgement {
            Judgement::Kept(Some(model)) => self.model = model,
            Judgement::Kept(None) | Judgement::Rejected => {}
            Judgement::Undecided(why) => {
                if !self.is_late() {
                    tally.left.push((Left::Unknown(why), self.vm.current_place()));
                }
            }
        }
        self.tally = Some(tally);
        if is_rejected {
            self.commit_tally();
        }
        !is_rejected
    }

    /// Goes back to the last choice that has ways left, and takes the next.
    fn backtrack(&mut self) -> bool {
        while let Some(node) = self.stack.last_mut() {
            let Some(way) = node.ways.pop() else {
                self.stack.pop();
                continue;
            };
            self.vm.restore(&node.snapshot);
            self.harness = node.harness.clone();
            self.model = node.model.clone();
            if let (Some(oracles), Some(memories)) = (&mut self.oracles, &node.memories) {
                oracles.restore(memories);
            }
            self.id.truncate(node.depth);
            if node.ways.is_empty() {
                self.stack.pop();
            }
            if self.take(way, false) {
                return true;
            }
        }
        false
    }

    /// Makes the input heap of an ended path a whole valid one, if oracles decide that. Otherwise says why not: nothing, if
    /// there is none.
    pub fn complete(&mut self) -> Result<(), Option<String>> {
        let Some(oracles) = &mut self.oracles else { return Ok(()) };
        match oracles.complete(&mut self.vm, &mut self.solver, self.harness.args(), &self.model) {
            oracle::Answer::Feasible(_) => Ok(()),
            oracle::Answer::Infeasible => Err(None),
            oracle::Answer::Unknown(why) => Err(Some(why)),
        }
    }

    /// Values that satisfy the path condition, if those are known that the search goes by.
    pub fn known_model(&self) -> Option<Model> {
        let symbolic = self.vm.symbolic_part()?;
        let is_one = symbolic.path.conjuncts().iter().all(|&c| holds(&symbolic.terms, c, &self.model));
        is_one.then(|| (*self.model).clone())
    }

    /// What the oracles were asked, and what they have to say about the precondition.
    pub fn finish_oracles(&mut self) {
        if let Some(oracles) = &self.oracles {
            self.report.oracles = oracles.asked();
            for complaint in oracles.complaints() {
                self.report.left.entry((Left::Unsupported(complaint), String::new())).or_insert(1);
            }
        }
    }

    /// The machine as it is, what was started in it, the solver, and the choices made.
    pub fn parts(&mut self) -> (&mut Vm<'p>, &Harness, &mut Solver, &[PathStep]) {
        (&mut self.vm, &self.harness, &mut self.solver, &self.id)
    }

    /// What the stages of the solver did.
    pub fn solver(&self) -> &solver::Statistics {
        self.solver.statistics()
    }

    /// Contradictions the solver found in itself.
    pub fn disagreements(&self) -> Vec<String> {
        self.solver.disagreements().iter().map(|d| format!("{d:?}")).collect()
    }
}

/// What a path ends in that stops so.
pub(crate) fn end_of(stop: &Stop) -> End {
    match stop {
        Stop::Exit(code) => End::Exit(*code),
        Stop::Assumption => End::Assumption,
        Stop::Bound(bound) => End::Bound(*bound),
        Stop::StepLimit(_) => End::Bound(Bound::Steps),
        Stop::Unsupported(gap) => End::Unsupported(gap.to_string()),
        Stop::TimeLimit => End::Unsupported("time was up".to_string()),
        Stop::Choose(_) => End::Unsupported("a choice that was not made".to_string()),
        Stop::Failed(line) => End::Assertion(crate::end::Thrown {
            class: "jbse.meta.Analysis.fail".to_string(),
            message: None,
            place: Some(line.clone().into()),
        }),
    }
}
