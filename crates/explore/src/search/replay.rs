//! Executing a path again from its id.

use std::rc::Rc;

use exec::symbolic::{Alternative, Choice};
use exec::trap::Stop;
use solver::Answer;
use term::Const;

use super::{Search, end_of};
use crate::path::{PathId, PathStep};
use crate::report::Left;
use crate::show;
use crate::trace::TraceLine;

/// What came of going to a part of the tree.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Arrival {
    /// Execution is where the part begins.
    There,
    /// No input goes there, or the id does not fit the subject.
    Nowhere,
    /// Time was up on the way: the part is as unexplored as it was.
    OutOfTime,
}

impl<'s, 'p> Search<'s, 'p> {
    /// Goes to the part of the tree below a path.
    pub fn go_to(&mut self, prefix: &PathId) -> Arrival {
        let arrival = self.execute_again(prefix);
        self.at_end = arrival != Arrival::There;
        arrival
    }

    fn execute_again(&mut self, prefix: &PathId) -> Arrival {
        self.stack.clear();
        self.id.clear();
        self.noted.clear();
        self.cut_off = false;
        self.vm.restore(&self.root.snapshot);
        self.harness = self.root.harness.clone();
        if let Some(oracles) = &mut self.oracles {
            oracles.forget();
        }
        if !self.is_admitted(None) {
            self.report.dropped += u64::from(prefix.0.is_empty());
            return Arrival::Nowhere;
        }
        if !self.react(None) {
            return Arrival::Nowhere;
        }
        for &step in &prefix.0 {
            let choice = match self.run_harness() {
                Err(Stop::Choose(choice)) => choice,
                Err(Stop::TimeLimit) => return Arrival::OutOfTime,
                _ => return self.lost(),
            };
            // Whoever made this choice first has counted what was met on the way to it.
            self.drain_notes();
            self.noted.clear();
            let Some(alternative) = self.alternative_of(&choice, step) else { return self.lost() };
            self.note_step_of(&choice, &alternative);
            if let Err(trap) = self.vm.take(&alternative) {
                self.trapped(trap);
                return Arrival::Nowhere;
            }
            self.drain_notes();
            self.id.push(step);
            // Only what is said about the last step is new; a rejected one counts wherever it comes.
            self.tally = None;
            if !self.is_admitted(Some(&alternative)) || !self.react(Some(&alternative)) {
                return Arrival::Nowhere;
            }
        }
        // Nothing was asked on the way: one question now makes up for it.
        let conjuncts = self.conjuncts();
        match self.ask(&conjuncts, term::Terms::TRUE) {
            Answer::Feasible(model) => self.model = Rc::new(model),
            Answer::Infeasible => {
                self.tally = None;
                return Arrival::Nowhere;
            }
            // That was counted when the alternative was found, or there is no time left to do anything here.
            Answer::Unknown(_) => self.model = self.root.model.clone(),
        }
        self.begin_part();
        Arrival::There
    }

    /// Execution went another way than the first time. What was to be explored there must not be forgotten.
    fn lost(&mut self) -> Arrival {
        self.leave(Left::Unsupported("a part of the tree was not found again; this is a bug in Lissom".to_string()));
        Arrival::Nowhere
    }

    /// Takes down a step where that was asked for. Whether it was the only one has to be found out here.
    fn note_step_of(&mut self, choice: &Choice, alternative: &Alternative) {
        if self.steps.is_some() {
            let is_only = !matches!(choice, Choice::Value(_)) && self.ways(choice).len() == 1;
            self.open.clear();
            self.note_step(alternative, is_only);
        }
    }

    /// The alternative that a step of a path id means.
    fn alternative_of(&mut self, choice: &Choice, step: PathStep) -> Option<Alternative> {
        match (choice, step) {
            (Choice::Value(term), PathStep::Value(value)) => {
                let sort = self.vm.symbolic_part()?.terms.sort(*term);
                Some(Alternative::Equals(*term, constant(sort, value)))
            }
            (_, PathStep::Option(number)) => {
                let all = self.vm.alternatives(choice).ok()?;
                let mut ways = self.restricted(choice, all, false).into_iter();
                let (_, found) = ways.find(|(at, _)| *at == number)?;
                Some(found).filter(|found| !matches!(found, Alternative::Beyond(_)))
            }
            _ => None,
        }
    }

    /// Replays a path and writes down what happens.
    pub fn trace(&mut self, path: &PathId) -> Result<Vec<TraceLine>, String> {
        let mut lines = Vec::new();
        self.vm.restore(&self.root.snapshot);
        self.harness = self.root.harness.clone();
        self.id.clear();
        if !self.react(None) {
            return Err("what runs at the entry cannot be started".to_string());
        }
        self.vm.start_trace();
        for at in 0.. {
            let run = self.run_harness();
            lines.extend(self.vm.take_trace().into_iter().map(TraceLine::from));
            let choice = match run {
                Ok(end) => {
                    let end = self.with_result(end);
                    lines.push(TraceLine::End(end));
                    break;
                }
                Err(Stop::Choose(choice)) => choice,
                Err(stop) => {
                    lines.push(TraceLine::End(end_of(&stop)));
                    break;
                }
            };
            let Some(&step) = path.0.get(at) else {
                let rest = self.ways(&choice).len();
                return Err(format!("the path id ends at a choice with {rest} ways to go on, after {at} choices"));
            };
            let Some(alternative) = self.alternative_of(&choice, step) else {
                return Err(format!("choice {at} has no alternative {}", PathId(vec![step])));
            };
            let naming = show::Naming::of(&self.vm, self.setup, self.harness.args());
            lines.push(TraceLine::Choice(naming.alternative(&alternative)));
            if self.vm.take(&alternative).is_err() || !self.react(Some(&alternative)) {
                return Err(format!("choice {at} cannot be made as the path id says"));
            }
            self.id.push(step);
        }
        if self.id.len() < path.0.len() {
            return Err(format!("the path ends after {} of the {} choices given", self.id.len(), path.0.len()));
        }
        Ok(lines)
    }
}

fn constant(sort: term::Sort, bits: i64) -> Const {
    match sort {
        term::Sort::Bool => Const::Bool(bits != 0),
        term::Sort::Int => Const::Int(bits as i32),
        term::Sort::Long => Const::Long(bits),
        term::Sort::Float => Const::Float(f32::from_bits(bits as u32)),
        term::Sort::Double => Const::Double(f64::from_bits(bits as u64)),
    }
}
