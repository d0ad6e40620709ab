//! What may follow a choice.

use std::rc::Rc;

use exec::symbolic::{Alternative, Bound, Choice};
use solver::Answer;
use term::{Const, Model, TermId, holds};

use super::{Search, Way};
use crate::oracle::Numbered;
use crate::path::PathStep;
use crate::report::Left;

impl Search<'_, '_> {
    /// The ways to go on from a choice; none if time is up before they are known. Nothing is counted then: whoever goes on
    /// meets all of it again.
    pub(super) fn ways_in_time(&mut self, choice: &Choice) -> Option<Vec<Way>> {
        self.drain_notes();
        if self.is_late() {
            return None;
        }
        self.open.clear();
        let ways = self.possible_ways(choice);
        if self.cut_off {
            return None;
        }
        self.commit_notes();
        self.report.choices += 1;
        for left in std::mem::take(&mut self.open) {
            self.leave(left);
        }
        if let (Some(tally), Some(oracles)) = (self.restriction.take(), &mut self.oracles) {
            oracles.count(tally, &mut self.report);
        }
        Some(ways)
    }

    /// A question was not decided. That time is up is no gap: it will be asked again.
    pub(super) fn undecided(&mut self, why: String) {
        if self.is_late() {
            self.cut_off = true;
        } else {
            self.open.push(Left::Unknown(why));
        }
    }

    pub(super) fn conjuncts(&self) -> Vec<TermId> {
        self.vm.symbolic_part().map_or(Vec::new(), |s| s.path.conjuncts().to_vec())
    }

    pub(super) fn ask(&mut self, path: &[TermId], goal: TermId) -> Answer {
        match self.vm.symbolic() {
            Ok(symbolic) => self.solver.check(&mut symbolic.terms, path, goal),
            Err(_) => Answer::Infeasible,
        }
    }

    /// Whether a condition can hold here: with which values, if not the present ones. `None` if it cannot.
    pub(super) fn possible(&mut self, condition: TermId) -> Option<Option<Rc<Model>>> {
        let symbolic = self.vm.symbolic().ok()?;
        if holds(&symbolic.terms, condition, &self.model) {
            return Some(None);
        }
        match self.solver.check(&mut symbolic.terms, symbolic.path.conjuncts(), condition) {
            Answer::Feasible(model) => Some(Some(Rc::new(model))),
            Answer::Infeasible => None,
            Answer::Unknown(why) => {
                self.undecided(why.to_string());
                Some(None)
            }
        }
    }

    pub(super) fn possible_ways(&mut self, choice: &Choice) -> Vec<Way> {
        match choice {
            Choice::Value(term) => self.values(*term),
            _ => self.ways(choice),
        }
    }

    pub(super) fn ways(&mut self, choice: &Choice) -> Vec<Way> {
        let args = self.harness.args();
        let proposed = match &mut self.oracles {
            Some(oracles) => oracles.propose(&mut self.vm, &mut self.solver, args, choice, &self.model),
            None => None,
        };
        let alternatives = match proposed.map_or_else(|| self.vm.alternatives(choice), Ok) {
            Ok(alternatives) => alternatives,
            Err(trap) => {
                self.trapped(trap);
                return Vec::new();
            }
        };
        let mut ways = Vec::with_capacity(alternatives.len());
        for (number, alternative) in self.restricted(choice, alternatives, true) {
            let model = match alternative {
                Alternative::Beyond(bound) => {
                    self.open.push(Left::Bound(bound));
                    continue;
                }
                Alternative::Assume(condition) => match self.possible(condition) {
                    Some(model) => model,
                    None => continue,
                },
                _ => None,
            };
            ways.push(Way { step: PathStep::Option(number), alternative, model });
        }
        ways
    }

    /// The alternatives that the oracles leave, with their numbers. What they said counts if the choice does.
    pub(super) fn restricted(&mut self, choice: &Choice, all: Vec<Alternative>, counts: bool) -> Vec<Numbered> {
        match &mut self.oracles {
            // Nothing else is about the heap alone.
            Some(oracles) if choice.is_about_heap() => {
                let (ways, tally) = oracles.restrict(&mut self.vm, choice, all);
                self.restriction = counts.then_some(tally);
                ways
            }
            _ => (0..).zip(all).collect(),
        }
    }

    /// The values a number can have, smallest effort first; a bound is met if there are too many.
    pub(super) fn values(&mut self, term: TermId) -> Vec<Way> {
        let most = self.setup.config.bounds.values as usize;
        let mut ways = Vec::new();
        let mut path = self.conjuncts();
        let all = self.vm.symbolic().ok().and_then(|s| self.solver.all_values(&mut s.terms, &path, term, most));
        if let Some(all) = all {
            let way = |(value, model): (Const, Model)| {
                let alternative = Alternative::Equals(term, value);
                Way { step: PathStep::Value(bits(value)), alternative, model: Some(Rc::new(model)) }
            };
            return all.into_iter().map(way).collect();
        }
        while ways.len() <= most {
            let Ok(symbolic) = self.vm.symbolic() else { break };
            let model = match self.solver.model(&mut symbolic.terms, &path) {
                Answer::Feasible(model) => model,
                Answer::Infeasible => return ways,
                Answer::Unknown(why) => {
                    self.undecided(why.to_string());
                    return ways;
                }
            };
            let value = term::eval(&symbolic.terms, term, &model);
            let known = symbolic.terms.constant(value);
            let equal = symbolic.same_value(term, known);
            path.push(symbolic.terms.not(equal));
            let step = PathStep::Value(bits(value));
            ways.push(Way { step, alternative: Alternative::Equals(term, value), model: Some(Rc::new(model)) });
        }
        ways.truncate(most);
        self.open.push(Left::Bound(Bound::Values));
        ways
    }
}

pub(crate) fn bits(value: Const) -> i64 {
    match value {
        Const::Bool(v) => v as i64,
        Const::Int(v) => v as i64,
        Const::Long(v) => v,
        Const::Float(v) => v.to_bits() as i64,
        Const::Double(v) => v.to_bits() as i64,
    }
}
