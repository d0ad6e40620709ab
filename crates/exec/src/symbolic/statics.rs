//! Static fields and enum constants as inputs.

use heap::{Known, Origin, Ref, SymbolId, Value};
use jvm::{Class, ClassId, Field, Kind};
use term::Var;

use super::Alternative;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// 2026-01-01, in milliseconds.
const FIXED_TIME: i64 = 1_767_225_600_000;

impl<'p> Vm<'p> {
    /// A class has been initialized: with unknown statics, its variables are unknown from now on.
    pub(crate) fn forget_statics(&mut self, class: ClassId) {
        let program = self.program;
        let holder = program.class(class);
        if holder.is_platform || holder.flags.is_enum() || !self.symbolic.as_deref().is_some_and(|s| s.symbolic_statics)
        {
            return;
        }
        for field in holder.fields.iter().filter(|f| f.flags.is_static() && !f.flags.is_final()) {
            self.set_static(field.slot, Value::Unset);
        }
    }

    /// The value of a static field that nothing is known about.
    pub(crate) fn initialize_static(&mut self, class: ClassId, number: u32) -> Run<Value> {
        let holder = self.program.class(class);
        let value = self.new_static(holder, &holder.fields[number as usize])?;
        self.read_reference(value)
    }

    fn new_static(&mut self, holder: &'p Class, field: &'p Field) -> Run<Value> {
        let origin = Origin::Static(field.slot);
        let value = if field.kind == Kind::Ref {
            let declared = self.static_type(holder, field)?;
            Value::Ref(self.new_symbol(declared, origin, 1, Known::Reference)?)
        } else {
            self.symbolic()?.unknown(field.kind, origin)
        };
        self.set_static(field.slot, value);
        Ok(value)
    }

    /// What an unknown static field was at entry; from now on, if nobody has looked yet.
    pub fn input_static(&mut self, slot: u32) -> Run<Value> {
        let origin = Origin::Static(slot);
        let symbolic = self.symbolic()?;
        if let Some(at) = symbolic.input.symbols().iter().position(|symbol| symbol.origin == origin) {
            return Ok(Value::Ref(symbolic.input.canonical(Ref::symbolic(SymbolId::new(at)))));
        }
        if let Some(at) = symbolic.input.unknowns().iter().position(|unknown| unknown.origin == origin) {
            let var = Var { index: at as u32, kind: symbolic.input.unknowns()[at].kind };
            return Ok(Value::Term(var.kind.sort(), symbolic.terms.var(var)));
        }
        let program = self.program;
        let classes = (0..program.class_count()).map(|class| program.class(ClassId::new(class)));
        let mut fields = classes.flat_map(|class| class.fields.iter().map(move |field| (class, field)));
        match fields.find(|(_, field)| field.flags.is_static() && field.slot == slot) {
            Some((holder, field)) => self.new_static(holder, field),
            None => Err(Trap::ill_typed("getstatic")),
        }
    }

    /// The time, where inputs are unknown: any, for the program and for `Random`; for the rest of the JDK, which only
    /// salts its tables with it, always the same.
    pub(crate) fn symbolic_time(&mut self) -> Run<Option<Value>> {
        if !self.expects_unknowns && self.script.is_none() {
            return Ok(None);
        }
        let asks = self.state.frames.last().is_some_and(|frame| {
            !frame.class.is_platform || self.program.class_name(frame.class.id) == "java/util/Random"
        });
        if asks && let Some(script) = self.script.as_deref_mut() {
            script.times.push(script.answered);
            return super::intrinsics::next_answer(self);
        }
        if !asks || self.symbolic.is_none() {
            return Ok(Some(Value::Long(FIXED_TIME)));
        }
        let origin = self.next_asked()?;
        Ok(Some(self.symbolic()?.unknown(Kind::Long, origin)))
    }

    pub(super) fn is_enum_class(&self, class: ClassId) -> bool {
        class.index() < self.program.class_count()
            && self.program.class(class).chain.iter().any(|&c| self.program.class(c).flags.is_enum())
    }

    /// The constants of an enum class, which is initialized.
    pub(super) fn enum_constants(&mut self, id: SymbolId, class: ClassId) -> Run<Vec<Alternative>> {
        let fields = &self.program.class(class).fields;
        let slots = fields.iter().filter(|f| f.flags.is_static() && f.flags.is_enum()).map(|f| f.slot);
        let mut all = Vec::new();
        for slot in slots {
            match self.static_value(slot) {
                Value::Ref(constant) if !constant.is_null() => all.push(Alternative::Constant(id, constant)),
                _ => return Err(Trap::unsupported("an enum constant that is not initialized as an input")),
            }
        }
        Ok(all)
    }
}
