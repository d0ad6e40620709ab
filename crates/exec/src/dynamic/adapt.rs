//! Adaptation of a call of one type to a method of another, as `MethodHandle.asType` defines it.

use jvm::Kind;

use super::assembler::Body;
use super::assembler::op::*;
use super::convert::{Cast, convert, unwrapped, widens, wrapper};
use super::types::{Descriptor, OBJECT, class_of, kind_of};
use crate::vm::Vm;

/// How the arguments of a call become those of its target.
pub(super) struct Adapter {
    from: Descriptor,
    to: Descriptor,
    /// Arguments from this one on are collected into an array.
    collect: Option<usize>,
}

impl<'p> Vm<'p> {
    /// How a call of type `from` reaches a method of type `to`; none if it cannot.
    pub(super) fn adapter(&self, from: &Descriptor, to: &Descriptor, varargs: bool) -> Option<Adapter> {
        let last = to.params.len().checked_sub(1).filter(|_| varargs);
        let passes_array = |last: usize| {
            from.params.len() == to.params.len() && self.is_assignable(&from.params[last], &to.params[last])
        };
        let collect = last.filter(|&last| !passes_array(last));
        let adapter = Adapter { from: from.clone(), to: to.clone(), collect };
        let arity_fits = match collect {
            Some(fixed) => from.params.len() >= fixed,
            None => from.params.len() == to.params.len(),
        };
        let fits = arity_fits
            && from.params.iter().enumerate().all(|(i, ty)| self.is_convertible(ty, adapter.target(i)))
            && self.is_convertible(&to.result, &from.result);
        fits.then_some(adapter)
    }

    /// `MethodType.canConvert`
    fn is_convertible(&self, from: &str, to: &str) -> bool {
        if from == to || from == OBJECT || to == OBJECT {
            return true;
        }
        let holds = |class: &str, kind: Kind| {
            wrapper(kind).is_some_and(|wrapper| self.is_assignable(&format!("L{wrapper};"), class))
        };
        match (kind_of(from), kind_of(to)) {
            (Kind::Void, _) | (_, Kind::Void) | (Kind::Ref, Kind::Ref) => true,
            (Kind::Ref, to) => holds(from, to) || unwrapped(from).is_some_and(|kind| widens(kind, to)),
            (kind, Kind::Ref) => holds(to, kind),
            (from, to) => widens(from, to),
        }
    }

    /// Whether every value of reference type `from` is one of type `to`.
    pub(crate) fn is_assignable(&self, from: &str, to: &str) -> bool {
        let load = |ty| self.program.load(class_of(ty)).ok();
        from == to || load(from).zip(load(to)).is_some_and(|(from, to)| self.program.is_subtype(from.id, to.id))
    }
}

impl Adapter {
    fn target(&self, i: usize) -> &str {
        match self.collect {
            Some(fixed) if i >= fixed => element_of(&self.to.params[fixed]),
            _ => &self.to.params[i],
        }
    }

    /// Pushes the target's arguments, made from those of the call that start at local variable `first`.
    pub(super) fn push_arguments(&self, b: &mut Body<'_>, first: u16) {
        let mut local = first;
        for (i, ty) in self.from.params.iter().enumerate() {
            if Some(i) == self.collect {
                self.start_array(b, i);
            }
            let collects = self.collect.is_some_and(|fixed| i >= fixed);
            if let Some(fixed) = self.collect.filter(|_| collects) {
                b.op(DUP, 1);
                b.int((i - fixed) as i32);
            }
            b.load(kind_of(ty), local);
            local += kind_of(ty).slots() as u16;
            convert(b, ty, self.target(i), Cast::Method);
            if collects {
                b.array_store(kind_of(self.target(i)));
            }
        }
        if let Some(fixed) = self.collect.filter(|&fixed| fixed == self.from.params.len()) {
            self.start_array(b, fixed);
        }
    }

    fn start_array(&self, b: &mut Body<'_>, fixed: usize) {
        b.int((self.from.params.len() - fixed) as i32);
        b.new_array(element_of(&self.to.params[fixed]));
    }

    /// Returns the target's result as the call wants it.
    pub(super) fn give_result(&self, b: &mut Body<'_>) {
        convert(b, &self.to.result, &self.from.result, Cast::Method);
        b.give(kind_of(&self.from.result));
    }
}

/// Element type of an array type.
pub(super) fn element_of(array: &str) -> &str {
    array.strip_prefix('[').unwrap_or(OBJECT)
}
