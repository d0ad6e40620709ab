//! Which field is read next.

use exec::Vm;
use heap::input::Initial;
use heap::{Known, Origin, Ref, SymbolId, Value};
use jvm::{ClassId, Kind};

use super::Search;
use crate::hex::Rules;

impl<'p> Search<'_, 'p> {
    /// The next reference to be decided, depth first in the order of declaration, or in the opposite one.
    pub(super) fn next_symbol(&mut self) -> Option<SymbolId> {
        let receiver = self.receiver.as_ref()?;
        let mut seen = Vec::new();
        self.next_below(receiver, &mut seen)
    }

    fn next_below(&mut self, object: Ref, seen: &mut Vec<Ref>) -> Option<SymbolId> {
        if object.is_null() || seen.contains(&object) {
            return None;
        }
        seen.push(object);
        let id = self.runner.vm.input_of(object)?;
        let symbolic = self.runner.vm.symbolic_part()?;
        let input = symbolic.input.object(id);
        let Initial::Fields(fields) = &input.initial else { return None };
        let (layout, count) = (input.layout, fields.len());
        let kinds = &self.runner.vm.program.class(layout).slots;
        let count = count.min(kinds.len()) as u32;
        for at in 0..count {
            let slot = if self.backwards { count - 1 - at } else { at };
            if kinds[slot as usize] != Kind::Ref || self.is_ghost_place(Origin::Field(id, slot)) {
                continue;
            }
            let Ok(Value::Ref(reference)) = self.runner.vm.input_field(id, slot) else { continue };
            let symbolic = self.runner.vm.symbolic_part()?;
            let target = symbolic.input.canonical(reference);
            match target.symbol() {
                Some(symbol) if self.is_read(symbol) => return Some(symbol),
                Some(_) => {}
                None => {
                    if let Some(found) = self.next_below(target, seen) {
                        return Some(found);
                    }
                }
            }
        }
        None
    }

    /// Whether the rules have something to say about a reference, or may have about what is behind it.
    fn is_read(&mut self, symbol: SymbolId) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return false };
        let (bound, known) = (symbolic.input.symbol(symbol).bound, symbolic.input.symbol(symbol).known);
        if !matches!(known, Known::Reference | Known::Location) {
            return false;
        }
        self.relevant.contains(&bound) || self.rules.speak_about(&self.runner.vm, symbol)
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
