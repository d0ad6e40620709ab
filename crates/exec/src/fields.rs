//! Field instructions.

use std::sync::atomic::Ordering;

use heap::{Body, NO_CLASS, Ref, Value};
use jvm::code::FieldSite;
use jvm::resolve::FieldTarget;
use jvm::{LinkError, LinkErrorKind};

use crate::state::InitState;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The value of a field of an object of the class this site saw last.
    #[inline(always)]
    pub(crate) fn field_fast(&self, site: &FieldSite, receiver: Value) -> Option<Value> {
        let Value::Ref(receiver) = receiver else { return None };
        let target = site.target.get()?;
        let object = self.state.heap.get(receiver);
        if object.class.index() as u32 != site.seen.load(Ordering::Relaxed).wrapping_sub(1) {
            return None;
        }
        let Body::Fields(fields) = &object.body else {
            return None;
        };
        fields.get(target.slot as usize).copied()
    }

    /// As [`Vm::field_fast`], writing.
    #[inline(always)]
    pub(crate) fn put_field_fast(&mut self, site: &FieldSite, receiver: Value, value: Value) -> bool {
        let Value::Ref(receiver) = receiver else { return false };
        let Some(target) = site.target.get() else { return false };
        let object = self.state.heap.get_mut(receiver);
        // Unknown numbers are cut to size where that takes more than masking.
        if object.class.index() as u32 != site.seen.load(Ordering::Relaxed).wrapping_sub(1)
            || !value.is_plainly_of(target.kind)
        {
            return false;
        }
        let Body::Fields(fields) = &mut object.body else {
            return false;
        };
        let Some(field) = fields.get_mut(target.slot as usize) else {
            return false;
        };
        *field = value.narrow(target.kind);
        true
    }

    #[cold]
    pub(crate) fn get_field(&mut self, site: &'p FieldSite, receiver: Value) -> Run<Value> {
        let target = self.field_site(site, false)?;
        let receiver = self.receiver(site, target, receiver)?;
        if self.symbolic.is_some() {
            return self.symbolic_field(receiver, target.slot);
        }
        match &self.state.heap.get(receiver).body {
            Body::Fields(fields) => Ok(fields[target.slot as usize]),
            _ => Err(Trap::ill_typed("getfield")),
        }
    }

    #[cold]
    pub(crate) fn put_field(&mut self, site: &'p FieldSite, receiver: Value, value: Value) -> Run<()> {
        let target = self.field_site(site, false)?;
        self.check_final(target, "<init>")?;
        let receiver = self.receiver(site, target, receiver)?;
        if !value.is_of(target.kind) {
            return Err(Trap::ill_typed("putfield"));
        }
        let value = self.narrowed(value, target.kind);
        match &mut self.state.heap.get_mut(receiver).body {
            Body::Fields(fields) => fields[target.slot as usize] = value,
            _ => return Err(Trap::ill_typed("putfield")),
        }
        Ok(())
    }

    /// The object whose field is meant, found to be of a class that has it.
    fn receiver(&mut self, site: &FieldSite, target: &FieldTarget, receiver: Value) -> Run<Ref> {
        let Value::Ref(receiver) = receiver else {
            return Err(Trap::ill_typed("field access"));
        };
        let receiver = self.resolved(receiver)?;
        if receiver.is_null() {
            return Err(Trap::null());
        }
        let class = self.state.heap.get(receiver).class;
        if class == NO_CLASS {
            let known = self.open_types(receiver).is_some_and(|(_, _, l)| self.program.is_subtype(l, target.class));
            return if known { Ok(receiver) } else { Err(Trap::ill_typed("field access")) };
        }
        if !self.program.is_subtype(class, target.class) {
            return Err(Trap::ill_typed("field access"));
        }
        site.seen.store(class.index() as u32 + 1, Ordering::Relaxed);
        Ok(receiver)
    }

    /// A final field is written only by its class's own initializer (JVMS 6.5, `putfield`, `putstatic`).
    fn check_final(&self, target: &FieldTarget, initializer: &str) -> Run<()> {
        if !target.flags.is_final() {
            return Ok(());
        }
        let frame = self.frame();
        if frame.class.is_made() {
            return Ok(());
        }
        let own = frame.method.class == target.class;
        // Class files before version 53 may write them anywhere in the class.
        let strict = frame.class.file.as_ref().is_some_and(|f| f.version.0 >= 53);
        if own && (!strict || self.program.text(frame.method.name) == initializer) {
            return Ok(());
        }
        let class = self.program.external_name(target.class);
        let field = &self.program.class(target.class).fields[target.number as usize];
        let sort = if field.flags.is_static() { "static" } else { "non-static" };
        let name = self.program.text(field.name);
        let reason = if own {
            let method = self.program.text(frame.method.name);
            format!("a different method ({method}) than the initializer method {initializer} ")
        } else {
            let from = self.program.external_name(frame.class.id);
            format!("a different class ({from}) than the field's declaring class")
        };
        let message = format!("Update to {sort} final field {class}.{name} attempted from {reason}");
        Err(Trap::with("java/lang/IllegalAccessError", message))
    }

    #[inline]
    pub(crate) fn get_static(&mut self, site: &'p FieldSite) -> Run<Value> {
        let target = match site.target.get() {
            Some(target) => target,
            None => self.field_site(site, true)?,
        };
        if self.state.init_state(target.class) < InitState::Running {
            self.initialize(target.class)?;
        }
        match self.static_value(target.slot) {
            Value::Ref(reference) if reference.is_symbolic() => self.read_symbol(reference).map(Value::Ref),
            Value::Unset if self.symbolic.is_some() => self.initialize_static(target.class, target.number),
            value => Ok(value),
        }
    }

    #[inline]
    pub(crate) fn put_static(&mut self, site: &'p FieldSite, value: Value) -> Run<()> {
        let target = match site.target.get() {
            Some(target) => target,
            None => self.field_site(site, true)?,
        };
        if self.state.init_state(target.class) < InitState::Running {
            self.initialize(target.class)?;
        }
        if target.flags.is_final() {
            self.check_final(target, "<clinit>")?;
        }
        if !value.is_of(target.kind) {
            return Err(Trap::ill_typed("putstatic"));
        }
        let value = self.narrowed(value, target.kind);
        self.set_static(target.slot, value);
        Ok(())
    }

    /// A static field by slot. Slots are filled when the class is prepared.
    #[inline]
    pub fn static_value(&self, slot: u32) -> Value {
        self.state.statics.get(slot as usize).copied().unwrap_or_default()
    }

    /// Writes a static field by slot.
    #[inline]
    pub fn set_static(&mut self, slot: u32, value: Value) {
        self.state.statics.set(slot as usize, value);
    }

    /// Resolves a field site and checks that the field is static where it has to be.
    fn field_site(&self, site: &'p FieldSite, wants_static: bool) -> Run<&'p FieldTarget> {
        if let Some(target) = site.target.get() {
            return Ok(target);
        }
        let class = self.frame().class;
        let target = self.program.resolve_field(class, site.index)?;
        if target.flags.is_static() != wants_static {
            let holder = self.program.class(target.class);
            let name = self.program.text(holder.fields[target.number as usize].name);
            let message = format!(
                "Expected {} field {}.{name}",
                if wants_static { "static" } else { "non-static" },
                self.program.external_name(target.class),
            );
            return Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message).into());
        }
        Ok(site.target.get_or_init(|| target))
    }
}
