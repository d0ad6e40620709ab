//! Going from one path's end to the next, for those who look at the machine there.

use std::rc::Rc;
use std::time::{Duration, Instant};

use exec::Vm;
use exec::trap::Stop;
use heap::Value;
use solver::Answer;

use crate::end::{End, Place};
use crate::machine::{Order, SetUp};
use crate::path::PathId;
use crate::pending::{Part, Pending};
use crate::report::Report;
use crate::search::{Arrival, Progress, Search, Step};
use crate::show::Naming;
use crate::subject::Subject;

/// How long a walk is depth first, whatever its order: most end within that time, and need not execute anything twice.
const DEPTH_FIRST: Duration = Duration::from_secs(1);

/// All paths of a subject, one after the other.
pub struct Walk<'s, 'p> {
    setup: &'s SetUp<'p>,
    search: Search<'s, 'p>,
    pending: Pending,
    started: Instant,
    deadline: Option<Instant>,
    /// Whether no valid input exists.
    is_empty: bool,
    out_of_time: bool,
}

/// The end of a path. The machine is as the path left it; where oracles decide about inputs, the input heap is a whole
/// valid one.
pub struct PathEnd<'a, 'p> {
    /// The machine, with the input heap and the path condition.
    pub vm: &'a mut Vm<'p>,
    /// The arguments, the receiver first.
    pub args: Vec<Value>,
    /// What the method returned.
    pub result: Value,
    /// The path.
    pub id: PathId,
    /// How it ended.
    pub end: End,
    /// Values that satisfy the path condition: the best ones, which are the same in every run unless they took too long to
    /// find; but those that the search goes by, if no more was asked for.
    pub model: Answer,
    /// The choices in words, where the walk explains them.
    pub steps: Vec<Rc<Step>>,
}

impl<'p> PathEnd<'_, 'p> {
    /// What was assumed, in Java.
    pub fn condition(&self, subject: &Subject<'p>) -> String {
        Naming::new(self.vm, subject, &self.args).condition()
    }

    /// Where it ended: the line that throws, or where the predicate returned that does not hold.
    pub fn place(&self) -> Option<Place> {
        let returned = || self.end.violates().and_then(|_| self.vm.last_return().map(Place::from));
        self.end.place().cloned().or_else(returned)
    }

    /// The names of the arguments, the receiver first.
    pub fn names(&self, subject: &Subject<'p>) -> Vec<String> {
        let naming = Naming::new(self.vm, subject, &self.args);
        (0..self.args.len()).map(|at| naming.argument(at as u16)).collect()
    }
}

impl<'s, 'p> Walk<'s, 'p> {
    /// A walk that has not begun.
    pub fn new(setup: &'s SetUp<'p>, deadline: Option<Instant>) -> Result<Walk<'s, 'p>, Stop> {
        let mut search = Search::new(setup)?;
        search.set_deadline(deadline);
        let is_empty = search.go_to(&PathId::default()) != Arrival::There;
        let pending = Pending::new(setup.config.order);
        Ok(Walk { setup, search, pending, started: Instant::now(), deadline, is_empty, out_of_time: false })
    }

    /// Gives it another deadline, whether the last one has passed or not.
    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.search.set_deadline(deadline);
        self.deadline = deadline;
        self.out_of_time = false;
    }

    /// Puts every choice in words.
    pub fn explaining(mut self) -> Walk<'s, 'p> {
        self.search.keep_steps();
        self
    }

    /// Executes one path again; none if there is no such path, or time is up. A walk that is used so has no next path.
    pub fn end_of(&mut self, id: &PathId) -> Option<PathEnd<'_, 'p>> {
        self.is_empty = self.search.go_to(id) != Arrival::There;
        self.pending = Pending::new(self.setup.config.order);
        let end = self.go_on(Some(id))?;
        (self.search.parts().3 == id.0).then(|| self.at(end, true))
    }

    /// The end of the next path that was executed to its end; none when there are no more, or time is up.
    pub fn next_end(&mut self) -> Option<PathEnd<'_, 'p>> {
        let end = self.go_on(None)?;
        Some(self.at(end, true))
    }

    /// The same with whatever values satisfy the path condition: finding the best ones may take longer than the path.
    pub fn next_quick_end(&mut self) -> Option<PathEnd<'_, 'p>> {
        let end = self.go_on(None)?;
        Some(self.at(end, false))
    }

    fn go_on(&mut self, only: Option<&PathId>) -> Option<End> {
        loop {
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                self.out_of_time = true;
            }
            if self.out_of_time || self.is_empty {
                return None;
            }
            match self.step(only.is_some()) {
                Progress::Done if only.is_some() => return None,
                Progress::Done => match self.next_part() {
                    Arrival::There => {}
                    Arrival::Nowhere => return None,
                    Arrival::OutOfTime => self.out_of_time = true,
                },
                Progress::OutOfTime => self.out_of_time = true,
                Progress::Path => {
                    self.put_off();
                    if let Some(end) = self.search.last.take().filter(End::is_complete) {
                        return Some(end);
                    }
                }
            }
        }
    }

    /// To the end of a path, or to the next choice where all that can follow is left for later.
    fn step(&mut self, is_only: bool) -> Progress {
        let order = self.setup.config.order;
        if is_only || matches!(order, Order::DepthFirst | Order::SmallFirst) {
            return self.search.next_path();
        }
        if self.search.is_at_end() {
            return Progress::Done;
        }
        match self.search.next_choice() {
            Ok(children) => {
                self.pending.branch(children);
                Progress::Done
            }
            Err(progress) => progress,
        }
    }

    /// Leaves for later what the order says.
    fn put_off(&mut self) {
        let order = self.setup.config.order;
        if order == Order::SmallFirst && !self.search.prefers_small() && self.started.elapsed() >= DEPTH_FIRST {
            self.search.prefer_small();
        }
        self.pending.extend(self.search.take_put_off());
    }

    /// Goes where the next part of the tree begins, if there is one.
    fn next_part(&mut self) -> Arrival {
        while let Some(prefix) = self.pending.pop() {
            match self.search.go_to(&prefix) {
                Arrival::There => {
                    if self.pending.is_full() {
                        self.search.prefer_deep();
                    }
                    return Arrival::There;
                }
                Arrival::Nowhere => {}
                Arrival::OutOfTime => {
                    self.pending.push(Part { prefix, size: 0 });
                    return Arrival::OutOfTime;
                }
            }
        }
        Arrival::Nowhere
    }

    fn at(&mut self, end: End, is_best: bool) -> PathEnd<'_, 'p> {
        let steps = self.search.steps();
        let completed = self.search.complete();
        let known = self.search.known_model();
        let (vm, harness, solver, id) = self.search.parts();
        let conjuncts = vm.symbolic_part().map_or(Vec::new(), |s| s.path.conjuncts().to_vec());
        let model = match (vm.symbolic(), completed) {
            (Ok(_), Ok(())) if !is_best && known.is_some() => known.map_or(Answer::Infeasible, Answer::Feasible),
            (Ok(symbolic), Ok(())) => match solver.model(&mut symbolic.terms, &conjuncts) {
                // No better than what the search itself has found, but an input all the same.
                Answer::Unknown(why) => known.map_or(Answer::Unknown(why), Answer::Feasible),
                answer => answer,
            },
            (_, Err(Some(why))) => Answer::Unknown(solver::Why::Solver(why)),
            _ => Answer::Infeasible,
        };
        let (args, result) = (harness.args().to_vec(), harness.result());
        PathEnd { vm, args, result, id: PathId(id.to_vec()), end, model, steps }
    }

    /// What the stages of the solver did so far.
    pub fn solver(&self) -> &solver::Statistics {
        self.search.solver()
    }

    /// Whether time was up before all paths were seen.
    pub fn is_out_of_time(&self) -> bool {
        self.out_of_time
    }

    /// What was found so far.
    pub fn report(&self) -> &Report {
        &self.search.report
    }
}
