//! Ghosts: fields that only triggers use.
//!
//! A heap is admitted if some values of its ghosts let it pass. So where a condition on an unknown ghost is decided, that
//! one side is rejected says nothing as long as the other is possible.

use exec::trap::Stop;
use explore::Left;
use heap::Origin;
use term::{BinOp, Term, TermId, Var};

use super::{Mode, Search, Turn};
use crate::constants::variables;
use crate::runner::Way;

impl<'p> Search<'_, 'p> {
    /// Whether a place is a ghost: its name begins with `_`, or was given.
    pub(super) fn is_ghost_place(&self, origin: Origin) -> bool {
        let Origin::Field(id, slot) = origin else { return false };
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let field = self.runner.vm.instance_field(symbolic.input.object(id).layout, slot);
        field.is_some_and(|(_, name)| name.starts_with('_') || self.ghosts.contains(&name))
    }

    fn is_ghost_number(&self, var: &Var) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let unknown = symbolic.input.unknowns().get(var.index as usize);
        unknown.is_some_and(|unknown| self.is_ghost_place(unknown.origin))
    }

    fn variables(&self, condition: TermId) -> Vec<Var> {
        let mut all = Vec::new();
        if let Some(symbolic) = self.runner.vm.symbolic_part() {
            variables(&symbolic.terms, condition, &mut all);
        }
        all
    }

    pub(super) fn mentions_ghosts(&self, condition: TermId) -> bool {
        self.variables(condition).iter().any(|var| self.is_ghost_number(var))
    }

    /// Both sides of a condition on ghosts are possible.
    pub(super) fn ghost_turns(&mut self, ways: Vec<Way>, condition: TermId, is_weak: bool) -> Vec<Turn> {
        let mark = self.runner.mark();
        let mut ends = Vec::new();
        for way in &ways {
            let taken = self.runner.take(&way.alternative, &way.model);
            let ends_here = taken == Ok(true) && matches!(self.runner.vm.proceed(), Err(Stop::Assumption));
            ends.push(ends_here);
            self.runner.restore(&mark);
        }
        let one_ends = ends.iter().filter(|ends| **ends).count() == 1;
        let is_sure = one_ends && self.is_free(condition);
        if one_ends && !is_sure && !is_weak {
            self.leave(Left::Unknown("a ghost that depends on other numbers".to_string()));
        }
        // If one side ends at once, the other is what is meant; if both go on, either may be.
        let is_weak = is_weak || !one_ends && !ends.iter().all(|ends| *ends);
        let left = ways.into_iter().zip(ends).filter(|(_, ends)| !(one_ends && *ends));
        left.map(|(way, _)| Turn { way, mode: Mode::Reading { is_weak }, reacts: false }).collect()
    }

    /// Whether ghosts can fulfil a condition whatever the other numbers are: it is about ghosts alone, as are all before
    /// that share one with it; or it gives a value to a ghost that is free.
    fn is_free(&self, condition: TermId) -> bool {
        let own = self.variables(condition);
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let ghosts: Vec<&Var> = own.iter().filter(|var| self.is_ghost_number(var)).collect();
        let conjuncts = symbolic.path.conjuncts().iter().map(|&conjunct| self.variables(conjunct));
        let related: Vec<Vec<Var>> = conjuncts.filter(|vars| ghosts.iter().any(|var| vars.contains(var))).collect();
        let all_ghosts = |vars: &Vec<Var>| vars.iter().all(|var| self.is_ghost_number(var));
        if all_ghosts(&own) && related.iter().all(all_ghosts) {
            return true;
        }
        let gives_value = match symbolic.terms.get(condition) {
            Term::Binary(BinOp::Eq, a, b) => [a, b].into_iter().any(|side| match symbolic.terms.get(side) {
                Term::Var(var) => self.is_ghost_number(&var),
                _ => false,
            }),
            _ => false,
        };
        gives_value && related.is_empty()
    }
}
