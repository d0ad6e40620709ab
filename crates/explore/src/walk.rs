//! Going from one path's end to the next, for those who look at the machine there.

use std::rc::Rc;

use exec::Vm;
use exec::trap::Stop;
use heap::Value;
use solver::Answer;

use crate::end::{End, Place};
use crate::machine::SetUp;
use crate::path::PathId;
use crate::report::Report;
use crate::search::{Progress, Search, Step};
use crate::show::Naming;
use crate::subject::Subject;

/// All paths of a subject, one after the other, depth first.
pub struct Walk<'s, 'p> {
    search: Search<'s, 'p>,
    deadline: Option<std::time::Instant>,
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
    /// Values that satisfy the path condition, the same in every run unless they took too long to find.
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
    pub fn new(setup: &'s SetUp<'p>, deadline: Option<std::time::Instant>) -> Result<Walk<'s, 'p>, Stop> {
        let mut search = Search::new(setup)?;
        search.set_deadline(deadline);
        let is_empty = !search.go_to(&PathId::default());
        Ok(Walk { search, deadline, is_empty, out_of_time: false })
    }

    /// Puts every choice in words.
    pub fn explaining(mut self) -> Walk<'s, 'p> {
        self.search.keep_steps();
        self
    }

    /// Executes one path again; none if there is no such path, or time is up. A walk that is used so has no next path.
    pub fn end_of(&mut self, id: &PathId) -> Option<PathEnd<'_, 'p>> {
        self.is_empty = !self.search.go_to(id);
        let end = self.go_on()?;
        (self.search.parts().3 == id.0).then(|| self.at(end))
    }

    /// The end of the next path that was executed to its end; none when there are no more, or time is up.
    pub fn next_end(&mut self) -> Option<PathEnd<'_, 'p>> {
        let end = self.go_on()?;
        Some(self.at(end))
    }

    fn go_on(&mut self) -> Option<End> {
        loop {
            if self.deadline.is_some_and(|deadline| std::time::Instant::now() >= deadline) {
                self.out_of_time = true;
            }
            if self.out_of_time || self.is_empty {
                return None;
            }
            match self.search.next_path() {
                Progress::Done => return None,
                Progress::OutOfTime => self.out_of_time = true,
                Progress::Path => {
                    if let Some(end) = self.search.last.take().filter(End::is_complete) {
                        return Some(end);
                    }
                }
            }
        }
    }

    fn at(&mut self, end: End) -> PathEnd<'_, 'p> {
        let steps = self.search.steps();
        let completed = self.search.complete();
        let known = self.search.known_model();
        let (vm, harness, solver, id) = self.search.parts();
        let conjuncts = vm.symbolic_part().map_or(Vec::new(), |s| s.path.conjuncts().to_vec());
        let model = match (vm.symbolic(), completed) {
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
