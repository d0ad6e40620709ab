//! Keeping account: how paths end, what was left open, what was violated.

use exec::symbolic::{Bound, Symbolic};
use exec::trap::Stop;
use heap::Value;
use heap::input::{Initial, InputObject};
use solver::Answer;

use super::{Search, end_of};
use crate::end::{End, Place, Property};
use crate::oracle;
use crate::path::PathId;
use crate::report::{Left, PathReport, Violation, weight};
use crate::show;

impl<'s, 'p> Search<'s, 'p> {
    /// An alternative could not be taken.
    pub(super) fn trapped(&mut self, trap: exec::trap::Trap) {
        let why = match trap {
            exec::trap::Trap::Stop(stop) => match *stop {
                Stop::Unsupported(gap) => gap.what,
                other => end_of(&other).describe(),
            },
            exec::trap::Trap::Link(error) => error.to_string(),
            exec::trap::Trap::Full => {
                self.leave(Left::Bound(Bound::Heap));
                return;
            }
            _ => "an alternative that cannot be taken".to_string(),
        };
        self.leave(Left::Unsupported(why));
    }

    pub(super) fn leave(&mut self, left: Left) {
        let place = self.vm.current_place();
        self.report.leave(left, place);
    }

    /// Takes note of the limits of the scope that the executor met without leaving anything out itself.
    pub(super) fn drain_notes(&mut self) {
        let Ok(symbolic) = self.vm.symbolic() else { return };
        if symbolic.notes.is_empty() {
            return;
        }
        let notes = std::mem::take(&mut symbolic.notes);
        let place = self.vm.current_place();
        self.noted.extend(notes.into_iter().map(|bound| (Left::Bound(bound), place.clone())));
    }

    /// Counts what was noted since the last choice: now that the next one is made, or the path has ended, nobody will
    /// execute this part again.
    pub(super) fn commit_notes(&mut self) {
        for (left, place) in self.noted.drain(..) {
            self.report.leave(left, place);
        }
        self.commit_tally();
    }

    /// Counts what the oracles said about the last way taken.
    pub(super) fn commit_tally(&mut self) {
        if let (Some(tally), Some(oracles)) = (self.tally.take(), &mut self.oracles) {
            oracles.count(tally, &mut self.report);
        }
    }

    /// A path is over. False if time is up before it is known what that means; then nothing is counted.
    pub(super) fn end(&mut self, end: End) -> bool {
        self.drain_notes();
        match &end {
            End::Assumption => {
                self.commit_notes();
                self.report.dropped += 1;
            }
            End::Bound(bound) => {
                self.commit_notes();
                match &self.harness.overflow {
                    Some(place) => self.report.leave(Left::Bound(*bound), place.to_string()),
                    None => self.leave(Left::Bound(*bound)),
                }
            }
            End::Unsupported(what) => {
                self.commit_notes();
                self.leave(Left::Unsupported(what.clone()));
            }
            _ => return self.complete_path(end),
        }
        self.last = Some(end);
        true
    }

    /// A path on which the method was executed to its end.
    fn complete_path(&mut self, end: End) -> bool {
        if let Some(gap) = self.dubious(&end) {
            self.commit_notes();
            let place = end.place().cloned().or_else(|| self.vm.last_return().map(Place::from));
            let place = place.map_or(String::new(), |place| place.to_string());
            self.report.leave(Left::Unsupported(gap.clone()), place);
            self.last = Some(End::Unsupported(gap));
            return true;
        }
        let end = self.with_result(end);
        let report = self.setup.config.keep_paths.then(|| {
            let naming = show::Naming::of(&self.vm, self.setup, self.harness.args());
            let (condition, input) = (naming.condition(), naming.heap(None));
            PathReport { id: PathId(self.id.clone()), condition, input, end: end.clone() }
        });
        let judged = self
            .oracles
            .as_mut()
            .and_then(|oracles| oracles.judge_end(&mut self.vm, &mut self.solver, self.harness.args(), &self.model));
        let is_unjudged = matches!(judged, Some(oracle::Answer::Unknown(_)));
        if is_unjudged && self.is_late() {
            return false;
        }
        if let Some(property) = end.violates().filter(|p| self.setup.config.properties.contains(p))
            && !self.violation(property, end.clone())
        {
            return false;
        }
        self.commit_notes();
        self.report.spurious += u64::from(matches!(judged, Some(oracle::Answer::Infeasible)));
        self.report.unjudged += u64::from(is_unjudged);
        *self.report.ends.entry(end.name().to_string()).or_default() += 1;
        self.report.paths.extend(report);
        self.last = Some(end);
        true
    }

    /// What is not known about the input of a violation: it may be one that nobody can make.
    fn dubious(&mut self, end: &End) -> Option<String> {
        let is_about_jdk = self.setup.subject.class.is_platform;
        end.violates().filter(|p| !is_about_jdk && self.setup.config.properties.contains(p))?;
        let class = self.vm.undescribed().ok().flatten()?;
        let class = self.setup.program.external_name(class);
        let what = match end {
            End::Uncaught(thrown) | End::Assertion(thrown) => &thrown.class,
            _ => end.name(),
        };
        Some(format!("{class} as an input: one that perhaps nobody can make ends in {what}"))
    }

    pub(super) fn with_result(&self, end: End) -> End {
        match end {
            End::Returned(None) if self.setup.config.keep_paths => {
                let naming = show::Naming::of(&self.vm, self.setup, self.harness.args());
                End::Returned(naming.result(self.harness.result()))
            }
            other => other,
        }
    }

    /// Takes down a violation, if it is one. False if time is up before that is known.
    fn violation(&mut self, property: Property, end: End) -> bool {
        let place = end.place().cloned().or_else(|| self.vm.last_return().map(Place::from));
        let at = place.as_ref().map_or(String::new(), |place| place.to_string());
        let class = match &end {
            End::Uncaught(thrown) | End::Assertion(thrown) => thrown.class.clone(),
            _ => String::new(),
        };
        let key = (property, format!("{class} {at}"));
        let (objects, spread) = self.vm.symbolic_part().map_or((0, 0), size);
        let path = PathId(self.id.clone());
        if let Some(known) = self.report.violations.get_mut(&key)
            && known.weight() <= weight(objects, spread, &path)
        {
            known.paths += 1;
            return true;
        }
        let condition = show::Naming::of(&self.vm, self.setup, self.harness.args()).condition();
        if let Some(oracles) = &mut self.oracles {
            match oracles.complete(&mut self.vm, &mut self.solver, self.harness.args(), &self.model) {
                oracle::Answer::Feasible(_) => {}
                // A path that some oracle let pass, but no valid input takes.
                oracle::Answer::Infeasible => {
                    self.report.spurious += u64::from(!oracles.counts_spurious);
                    return true;
                }
                oracle::Answer::Unknown(why) => return self.possible_violation(&why),
            }
        }
        let (objects, spread) = self.vm.symbolic_part().map_or((0, 0), size);
        let conjuncts = self.conjuncts();
        let model = match self.vm.symbolic().map(|s| self.solver.model(&mut s.terms, &conjuncts)) {
            Ok(Answer::Feasible(model)) => model,
            Ok(Answer::Infeasible) | Err(_) => return self.possible_violation("a path without an input"),
            Ok(Answer::Unknown(why)) => return self.possible_violation(&why.to_string()),
        };
        let naming = show::Naming::of(&self.vm, self.setup, self.harness.args());
        let input = naming.heap(Some(&model));
        let violation =
            Violation { path, property, end, place, objects, spread, input, condition, paths: 1, notes: Vec::new() };
        self.report.add_violation(key, violation);
        true
    }

    /// Possible or not: a violation is only reported with an input that shows it. False if there was no time to find one.
    fn possible_violation(&mut self, why: &str) -> bool {
        if self.is_late() {
            return false;
        }
        self.leave(Left::Unknown(format!("a possible violation: {why}")));
        true
    }
}

/// The objects of an input, and how much they are spread: how deep they lie, and how long arrays are as far as that is known
/// without a solver.
fn size(symbolic: &Symbolic) -> (usize, usize) {
    let spread = |object: &InputObject| {
        let length = match &object.initial {
            Initial::Array(Value::Int(length), _) => *length as usize,
            Initial::Array(_, used) => used.len(),
            _ => 0,
        };
        object.depth as usize + length
    };
    let objects = symbolic.input.objects();
    (objects.len(), objects.iter().map(spread).sum())
}
