//! Which field or element is read next.

use exec::Vm;
use heap::input::Initial;
use heap::{InputId, Known, Origin, Ref, SymbolId, Value};
use jvm::{ClassId, Kind};
use term::TermId;

use super::{Reads, Search};
use crate::hex::Rules;
use crate::runner::words;

/// What is decided next.
pub(super) enum Next {
    /// A reference.
    Reference(SymbolId),
    /// A reference that no rule is about, but that may be an object of the structure.
    Stray(SymbolId),
    /// The length of an array, before its elements.
    Length(TermId),
    /// Something that cannot be read: what.
    Gap(String),
}

/// What was passed on the way to what is next.
struct Seen {
    objects: Vec<Ref>,
    /// So many references that no rule is about are still to be passed; none if none is to be read.
    strays: Option<usize>,
}

impl<'p> Search<'_, 'p> {
    /// The next to be decided, depth first in the order of declaration, or in the opposite one.
    pub(super) fn next(&mut self) -> Option<Next> {
        let receiver = self.receiver.as_ref()?;
        let mut seen = Seen { objects: Vec::new(), strays: self.strays_to_pass() };
        self.next_below(receiver, &mut seen)
    }

    /// So many references that no rule is about are passed before one is read; none if no such one is.
    fn strays_to_pass(&mut self) -> Option<usize> {
        let Reads::Stray(number) = self.reads else { return None };
        let objects = self.runner.vm.symbolic_part()?.input.objects();
        let symbols: Vec<SymbolId> = objects.iter().map(|object| object.symbol).collect();
        let is_decided = symbols.into_iter().any(|symbol| self.is_stray_place(symbol));
        (!is_decided).then_some(number)
    }

    fn next_below(&mut self, object: Ref, seen: &mut Seen) -> Option<Next> {
        if object.is_null() || seen.objects.contains(&object) {
            return None;
        }
        seen.objects.push(object);
        let id = self.runner.vm.input_of(object)?;
        let input = self.runner.vm.symbolic_part()?.input.object(id);
        match &input.initial {
            Initial::Fields(fields) => {
                let (layout, count) = (input.layout, fields.len());
                self.next_field(id, layout, count, seen)
            }
            Initial::Array(length, _) => {
                let (layout, length) = (input.layout, *length);
                self.next_element(object, layout, length, seen)
            }
            Initial::Text(_) => None,
        }
    }

    fn next_field(&mut self, id: InputId, layout: ClassId, count: usize, seen: &mut Seen) -> Option<Next> {
        let kinds = &self.runner.vm.program.class(layout).slots;
        let count = count.min(kinds.len()) as u32;
        for at in 0..count {
            let slot = if self.backwards { count - 1 - at } else { at };
            if kinds[slot as usize] != Kind::Ref || self.is_ghost_place(Origin::Field(id, slot)) {
                continue;
            }
            let Ok(value) = self.runner.vm.input_field(id, slot) else { continue };
            if let Some(next) = self.next_behind(value, seen) {
                return Some(next);
            }
        }
        None
    }

    fn next_element(&mut self, array: Ref, layout: ClassId, length: Value, seen: &mut Seen) -> Option<Next> {
        if !self.is_relevant(layout) {
            return None;
        }
        let count = match length {
            Value::Term(_, term) => match self.runner.vm.symbolic_part()?.value_of(term) {
                Some(Value::Int(count)) => count,
                _ => return Some(Next::Length(term)),
            },
            Value::Int(count) => count,
            _ => return None,
        };
        for at in 0..count {
            let index = if self.backwards { count - 1 - at } else { at };
            let value = match self.runner.vm.stored_element(array, index) {
                Ok(value) => value,
                Err(trap) => return Some(Next::Gap(words(&trap))),
            };
            if let Some(next) = self.next_behind(value, seen) {
                return Some(next);
            }
        }
        None
    }

    /// The reference itself, if it is to be decided, or what comes next behind it.
    fn next_behind(&mut self, value: Value, seen: &mut Seen) -> Option<Next> {
        let Value::Ref(reference) = value else { return None };
        let target = self.runner.vm.symbolic_part()?.input.canonical(reference);
        let Some(symbol) = target.symbol() else {
            // What is behind a stray counts only if something else leads there as well.
            let is_stray = reference.symbol().is_some_and(|symbol| self.is_stray_place(symbol));
            return if is_stray { None } else { self.next_below(target, seen) };
        };
        if self.is_read(symbol) {
            return Some(Next::Reference(symbol));
        }
        if self.has_strayed && seen.strays.is_none() || !self.is_stray_place(symbol) {
            return None;
        }
        self.has_strayed |= self.reads == Reads::All;
        let left = seen.strays?;
        seen.strays = left.checked_sub(1);
        (left == 0).then_some(Next::Stray(symbol))
    }

    /// Whether a reference that no rule is about may be an object of a class that rules are about.
    fn is_stray_place(&mut self, symbol: SymbolId) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let bound = symbolic.input.symbol(symbol).bound;
        let is_field = matches!(symbolic.input.symbol(symbol).origin, Origin::Field(..) | Origin::Element(..));
        let program = self.runner.vm.program;
        is_field
            && !self.is_relevant(bound)
            && self.relevant.iter().any(|&class| program.is_subtype(class, bound))
            && !self.rules.speak_about(&self.runner.vm, symbol)
    }

    /// Whether rules may have something to say about objects of a class, or elements of such arrays.
    fn is_relevant(&self, class: ClassId) -> bool {
        let mut class = class;
        while let Some((element, Kind::Ref)) = self.runner.vm.program.class(class).element() {
            class = element;
        }
        self.relevant.contains(&class)
    }

    /// Whether the rules have something to say about a reference, or may have about what is behind it.
    fn is_read(&mut self, symbol: SymbolId) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let (bound, known) = (symbolic.input.symbol(symbol).bound, symbolic.input.symbol(symbol).known);
        if !matches!(known, Known::Reference | Known::Location) {
            return false;
        }
        self.is_relevant(bound) || self.rules.speak_about(&self.runner.vm, symbol)
    }
}

/// The static types of fields behind which rules may have something to say. What the JDK declares is not among them: an
/// `Object` that no rule is about may be anything.
pub(super) fn relevant_types(vm: &mut Vm<'_>, rules: &Rules<'_>) -> Vec<ClassId> {
    let program = vm.program;
    let own = |class: &ClassId| !program.class(*class).is_platform && program.class(*class).element().is_none();
    let mut relevant: Vec<ClassId> = rules.classes().filter(own).collect();
    let own_classes: Vec<ClassId> = (0..program.class_count()).map(ClassId::new).filter(own).collect();
    loop {
        let before = relevant.len();
        for &class in &own_classes {
            let leads = program.class(class).chain.iter().any(|&holder| {
                let fields = program.class(holder).fields.iter().filter(|f| !f.flags.is_static());
                let of = fields.filter(|f| f.kind == Kind::Ref).map(|f| program.text(f.descriptor));
                // Elements of arrays count.
                let of = of.map(|descriptor| descriptor.trim_start_matches('['));
                let of =
                    of.filter_map(|descriptor| program.loaded(descriptor.strip_prefix('L')?.trim_end_matches(';')));
                of.into_iter().any(|of| relevant.contains(&of.id))
            });
            if leads && !relevant.contains(&class) {
                relevant.push(class);
                // A field may be declared with a supertype.
                for &parent in program.class(class).chain.iter().filter(|&id| own(id)) {
                    if !relevant.contains(&parent) {
                        relevant.push(parent);
                    }
                }
            }
        }
        if relevant.len() == before {
            return relevant;
        }
    }
}
