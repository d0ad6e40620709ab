//! From the paths of a method to the runs that become tests.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use emit::junit::{Runs, Selection};
use exec::coverage::Branch;
use explore::{PathId, Report, Walk};
use witness::{NoRun, Run, Sketch, Trial};

/// How long finding the values of a test may take when time is up.
const LAST: Duration = Duration::from_millis(500);
/// Paths that are looked at once more because an input with any values could not show them.
const MOST_AGAIN: usize = 1000;

/// The paths of a method, and what became of them.
pub(super) struct Paths<'s, 'p> {
    walk: Walk<'s, 'p>,
    trial: Trial<'s, 'p>,
    deadline: Instant,
    /// What the exploration found.
    pub report: Report,
    /// Whether time was up.
    pub is_cut: bool,
    /// Why runs did not become tests, with how often.
    pub left_out: BTreeMap<String, u64>,
    /// Paths whose input does something else: bugs in Lissom.
    pub wrong: Vec<String>,
}

impl<'s, 'p> Paths<'s, 'p> {
    /// Paths nobody has looked at.
    pub fn new(walk: Walk<'s, 'p>, trial: Trial<'s, 'p>, deadline: Instant) -> Paths<'s, 'p> {
        let (left_out, wrong) = Default::default();
        Paths { walk, trial, deadline, report: Report::default(), is_cut: false, left_out, wrong }
    }

    /// The branches taken, and the runs of all paths, in their order.
    pub fn all(&mut self) -> (BTreeSet<Branch>, Vec<Run>) {
        let mut runs = Vec::new();
        while let Some(mut path) = self.walk.next_end() {
            match self.trial.run_of(&mut path) {
                Ok(run) => runs.push(run),
                Err(why) => {
                    let id = path.id;
                    self.leave_out(&id, why);
                }
            }
        }
        self.end_search();
        runs.sort_by(|a, b| a.path.cmp(&b.path));
        (runs.iter().flat_map(|run| run.branches.iter().copied()).collect(), runs)
    }

    /// The branches taken, and as few runs as take them all.
    pub fn selected(&mut self) -> (BTreeSet<Branch>, Vec<Run>) {
        let mut selection = Selection::default();
        let mut again: Vec<(PathId, NoRun)> = Vec::new();
        while let Some(mut path) = self.walk.next_quick_end() {
            match self.trial.sketch_of(&mut path) {
                Ok(sketch) => selection.add(&sketch),
                Err(why) if again.len() < MOST_AGAIN => again.push((path.id, why)),
                Err(why) => {
                    let id = path.id;
                    self.leave_out(&id, why);
                }
            }
        }
        self.end_search();
        for (id, why) in again {
            if self.is_late() {
                self.leave_out(&id, why);
            } else if let Some(Run { path, end, witness, branches, .. }) = self.best(&id) {
                selection.add(&Sketch { path, end, witness, branches });
            }
        }
        (selection.branches(), selection.finish(self))
    }

    /// Takes down what the search came to, before paths are executed again.
    fn end_search(&mut self) {
        self.is_cut = self.walk.is_out_of_time();
        self.report = self.walk.report().clone();
    }

    fn leave_out(&mut self, id: &PathId, why: NoRun) {
        match why {
            NoRun::NoInput(why) => *self.left_out.entry(format!("no input is known: {why}")).or_default() += 1,
            NoRun::Wrong(what) => self.wrong.push(format!("path {id}: {what}")),
        }
    }
}

impl Runs for Paths<'_, '_> {
    fn best(&mut self, path: &PathId) -> Option<Run> {
        self.walk.set_deadline(Some(self.deadline.max(Instant::now() + LAST)));
        let Some(mut end) = self.walk.end_of(path) else {
            let why = "there was no time to find one".to_string();
            self.leave_out(path, NoRun::NoInput(why));
            return None;
        };
        match self.trial.run_of(&mut end) {
            Ok(run) => Some(run),
            Err(why) => {
                self.leave_out(path, why);
                None
            }
        }
    }

    fn is_late(&self) -> bool {
        Instant::now() >= self.deadline
    }
}
