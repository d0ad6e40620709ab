//! Numbers: conditions of the invariant as conditions of the question.

use std::rc::Rc;

use heap::{Origin, Value};
use smallvec::smallvec;
use term::{TermId, Terms, Var, holds};

use super::{Undo, Walk, holder};
use crate::constants;
use crate::tree::{Name, NodeId};

impl Walk<'_, '_> {
    pub(super) fn assume_segment(&mut self, node: NodeId) -> bool {
        let segment = self.tree.segment(node);
        let conditions = segment.conditions.iter().map(|&condition| self.translate(condition)).collect();
        self.assume_all(conditions)
    }

    /// Adds conditions. False if they cannot hold together with what there is.
    pub(super) fn assume_all(&mut self, conditions: Vec<TermId>) -> bool {
        let Ok(symbolic) = self.vm.symbolic() else { return false };
        let before = self.conditions.len();
        let mut goal = Terms::TRUE;
        for &condition in &conditions {
            if condition == Terms::TRUE || self.conditions.contains(&condition) {
                continue;
            }
            goal = symbolic.terms.and(goal, condition);
            self.conditions.push(condition);
        }
        if goal == Terms::TRUE || holds(&symbolic.terms, goal, &self.model) {
            return true;
        }
        if goal == Terms::FALSE {
            self.blame(&conditions);
            return false;
        }
        match self.solver.check(&mut symbolic.terms, &self.conditions[..before], goal) {
            solver::Answer::Feasible(model) => self.model = Rc::new(model),
            solver::Answer::Infeasible => {
                self.blame(&conditions);
                return false;
            }
            solver::Answer::Unknown(why) => {
                self.unknown = Some(why.to_string());
                return false;
            }
        }
        true
    }

    /// A condition of the invariant as one of the question.
    pub fn translate(&mut self, condition: TermId) -> TermId {
        let Some(own) = self.tree.runner.vm.symbolic_part() else { return Terms::FALSE };
        let mut variables = Vec::new();
        constants::variables(&own.terms, condition, &mut variables);
        for var in variables {
            self.name(var.index as usize);
        }
        let (Some(own), Ok(symbolic)) = (self.tree.runner.vm.symbolic_part(), self.vm.symbolic()) else {
            return Terms::FALSE;
        };
        let numbers = &self.numbers;
        let mut value = |terms: &mut Terms, var: Var| match numbers.get(var.index as usize).and_then(|n| n.term) {
            Some(term) => term,
            None => terms.var(var),
        };
        symbolic.terms.import(&own.terms, condition, &mut value)
    }

    /// Gives a number of the invariant its term.
    pub(super) fn name(&mut self, at: usize) {
        let Some(number) = self.numbers.get(at).filter(|number| number.term.is_none()) else { return };
        let kind = number.kind;
        let origin = number.origin;
        let values = if self.has_numbers { self.values(origin) } else { smallvec![(Value::Unset, None)] };
        let place = self.number_place(origin, at);
        let next = self.first_free + self.free.len() as u32;
        let free = Var { index: *self.free.entry(place).or_insert(next), kind };
        self.numbers[at].free = free.index;
        // Nothing has been assumed about it yet, so any value will do.
        if let Some(&hint) = self.hints.get(&place)
            && hint.sort() == kind.sort()
        {
            Rc::make_mut(&mut self.model).set(free, hint);
        }
        let Ok(symbolic) = self.vm.symbolic() else { return };
        let mut term = None;
        for (value, condition) in values.into_iter().rev() {
            let value = symbolic.term(value).unwrap_or_else(|| symbolic.terms.var(free));
            term = Some(match (term, condition) {
                (Some(rest), Some(condition)) => symbolic.terms.ite(condition, value, rest),
                _ => value,
            });
        }
        self.numbers[at].term = term;
        self.trail.push(Undo::Term(at));
    }

    /// Where a number is: the same whenever the invariant comes to that place, on whatever way.
    pub(super) fn number_place(&self, origin: Origin, at: usize) -> (Name, u8, u32) {
        let name = holder(origin).map_or(Name::MAX, |object| self.objects[object].object.name);
        let (kind, place) = match origin {
            Origin::Field(_, slot) => (0, slot),
            Origin::Length(_) => (1, 0),
            Origin::Char(_, at) => (2, at),
            Origin::HighByte(_, at) => (3, at),
            Origin::Element(_, Value::Int(index)) => (4, index as u32),
            Origin::Static(slot) => (5, slot),
            // No place is known to be the same.
            Origin::Element(..) | Origin::Argument(_) | Origin::Asked(_) => (6, at as u32),
        };
        (name, kind, place)
    }

    /// Keeps the values of the structure that was found.
    pub fn give_hints(&mut self) {
        for at in 0..self.numbers.len() {
            let (Some(term), Some(symbolic)) = (self.numbers[at].term, self.symbolic()) else { continue };
            let value = term::eval(&symbolic.terms, term, &self.model);
            let place = self.number_place(self.numbers[at].origin, at);
            self.hints.insert(place, value);
        }
    }
}
