//! Why a way was not taken: the facts of the question that a search which finds nothing depends on.

use exec::symbolic::Alternative;
use heap::{InputId, Origin, SymbolId};
use term::{Const, Model, TermId, Terms, Var, holds};

use super::{QuestionPlace, Walk};
use crate::constants;
use crate::facts::Fact;
use crate::nogoods::fixed_boolean;

impl Walk<'_, '_> {
    /// Conditions cannot hold here: finds out whether one of them contradicts booleans that the path condition fixes.
    pub(super) fn blame(&mut self, conditions: &[TermId]) {
        // Why a condition is plainly false is not followed.
        self.reasons.has_others |= conditions.contains(&Terms::FALSE);
        if self.reasons.has_others {
            return;
        }
        for &condition in conditions {
            if let Some(places) = self.contradicted_booleans(condition) {
                places.into_iter().for_each(|place| self.depend_on(place));
                return;
            }
        }
        let goal = conditions.iter().copied();
        self.blame_numbers(goal);
    }

    /// The places of booleans that are fixed so that a condition cannot hold.
    pub(super) fn contradicted_booleans(&mut self, condition: TermId) -> Option<Vec<QuestionPlace>> {
        let symbolic = self.vm.symbolic().ok()?;
        let mut variables = Vec::new();
        constants::variables(&symbolic.terms, condition, &mut variables);
        let mut fixed = Model::new();
        let mut places = Vec::new();
        for var in variables {
            let Origin::Field(holder, slot) = symbolic.input.unknowns().get(var.index as usize)?.origin else {
                return None;
            };
            let term = symbolic.terms.var(var);
            let value = fixed_boolean(symbolic, term)?;
            fixed.set(var, Const::Int(i32::from(value)));
            places.push((holder, slot));
        }
        (!holds(&symbolic.terms, condition, &fixed)).then_some(places)
    }

    /// That conditions cannot hold is a reason of its own if the path condition has to do with it.
    pub(super) fn blame_numbers(&mut self, goal: impl Iterator<Item = TermId>) {
        let (false, Some(symbolic)) = (self.reasons.has_others, self.vm.symbolic_part()) else { return };
        let of = |condition: TermId| {
            let mut all = Vec::new();
            constants::variables(&symbolic.terms, condition, &mut all);
            all
        };
        let mut involved: Vec<Var> = goal.flat_map(of).collect();
        let mut left: Vec<(bool, Vec<Var>)> =
            self.conditions.iter().enumerate().map(|(at, &condition)| (at < self.given, of(condition))).collect();
        while let Some(at) = left.iter().position(|(_, variables)| variables.iter().any(|var| involved.contains(var))) {
            let (is_given, variables) = left.swap_remove(at);
            if is_given {
                self.reasons.has_others = true;
                return;
            }
            involved.extend(variables);
        }
        // Where the question has a number of its own, its place matters.
        self.reasons.has_others = involved.iter().any(|var| var.index < self.first_free);
    }

    /// What the question says about a reference rules a way out.
    pub(super) fn rule_out(&mut self, symbol: SymbolId, alternative: &Alternative, fact: Fact) {
        match self.question_place(symbol) {
            Some(place) => self.depend_on(place),
            None => self.reasons.has_others = true,
        }
        // It may also matter which objects are known to be others, and how long a string is.
        self.reasons.has_others |= matches!((alternative, fact), (Alternative::Text(..), Fact::Input(_)));
        if let Fact::Input(input) = fact {
            self.depend_on_binding(input);
            if let Alternative::Alias(_, object, _) = alternative
                && let Some(other) = self.objects[object.0 as usize].input
            {
                self.depend_on_binding(other);
            }
        }
    }

    /// The search depends on a place, and on those by which its object was reached.
    pub(super) fn depend_on(&mut self, place: QuestionPlace) {
        if self.reasons.has_others {
            return;
        }
        let mut place = place;
        while !self.reasons.places.contains(&place) {
            self.reasons.places.push(place);
            match self.reached_by(place.0) {
                Some(above) => place = above,
                None => break,
            }
        }
    }

    /// The place of the question by which an input object was reached.
    pub(super) fn reached_by(&self, input: InputId) -> Option<QuestionPlace> {
        self.bound.get(&input).and_then(|&object| self.objects[object].via)
    }

    pub(super) fn depend_on_binding(&mut self, input: InputId) {
        if let Some(place) = self.reached_by(input) {
            self.depend_on(place);
        }
    }
}
