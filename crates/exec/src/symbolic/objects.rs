//! Fields of input objects, initialized when they are first read.

use heap::input::Initial;
use heap::{Body, InputId, Known, Origin, Ref, SymbolId, Value};
use jvm::constructed::never_null::NeverNull;
use jvm::{ClassId, Kind};

use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The value of a field that nothing was known about (GETFIELD2-S, GETFIELD3-B).
    pub(crate) fn initialize_field(&mut self, object: Ref, slot: u32) -> Run<Value> {
        let Some(id) = self.symbolic()?.input.find(object) else {
            return Err(Trap::ill_typed("getfield"));
        };
        self.settle_collection(object)?;
        let value = self.input_field(id, slot)?;
        if let Body::Fields(fields) = &mut self.state.heap.get_mut(object).body
            && let Some(field) = fields.get_mut(slot as usize)
        {
            *field = value;
        }
        Ok(value)
    }

    /// What a field of an input object held at entry: an unknown, if nobody has looked yet.
    pub fn input_field(&mut self, id: InputId, slot: u32) -> Run<Value> {
        if let Initial::Fields(fields) = &self.symbolic()?.input.object(id).initial
            && let Some(&known) = fields.get(slot as usize).filter(|field| **field != Value::Unset)
        {
            return Ok(known);
        }
        let input = self.symbolic()?.input.object(id);
        let (layout, depth) = (input.layout, input.depth);
        let class = self.program.class(layout);
        let Some(&kind) = class.slots.get(slot as usize) else {
            return Err(Trap::ill_typed("getfield"));
        };
        let origin = Origin::Field(id, slot);
        let value = if kind == Kind::Ref {
            let declared = self.field_type(id, slot)?;
            let is_never_null = self.never_null_in(layout, slot).is_some();
            // Nothing can be there whose class nobody has: then it stays open, and ends where it is used.
            let known = if is_never_null && self.can_be_object(declared)? { Known::Location } else { Known::Reference };
            Value::Ref(self.new_symbol(declared, origin, depth + 1, known)?)
        } else {
            self.symbolic()?.unknown(kind, origin)
        };
        self.symbolic()?.input.set_field(id, slot, value);
        Ok(value)
    }

    /// What is known of the field in which a reference of the input was found, if objects are as they were constructed.
    pub fn never_null(&self, symbol: SymbolId) -> Option<NeverNull> {
        let input = &self.symbolic_part()?.input;
        match input.symbol(symbol).origin {
            Origin::Field(holder, slot) => self.never_null_in(input.object(holder).layout, slot),
            _ => None,
        }
    }

    fn never_null_in(&self, class: ClassId, slot: u32) -> Option<NeverNull> {
        self.symbolic_part()?.assumes_constructed.then(|| self.program.never_null(class, slot))?
    }

    /// The class of a reference of the input where constructors say it, and otherwise its static type.
    pub(super) fn narrowest_class(&self, symbol: SymbolId, bound: ClassId) -> ClassId {
        self.only_class(symbol, bound).unwrap_or(bound)
    }

    /// The class that all objects behind a reference of the input are of, where constructors say it.
    pub(super) fn only_class(&self, symbol: SymbolId, bound: ClassId) -> Option<ClassId> {
        let made = self.never_null(symbol)?.class?;
        self.program.is_subtype(made, bound).then_some(made)
    }

    /// The class a descriptor of reference type names.
    pub fn descriptor_class(&self, descriptor: &str) -> Run<ClassId> {
        let name = match descriptor.strip_prefix('L') {
            Some(name) => name.trim_end_matches(';'),
            None => descriptor,
        };
        Ok(self.program.load(name)?.id)
    }

    /// An object's field for reading: what it holds, initialized if nobody has looked yet.
    pub(crate) fn symbolic_field(&mut self, object: Ref, slot: u32) -> Run<Value> {
        let value = match &self.state.heap.get(object).body {
            Body::Fields(fields) => fields.get(slot as usize).copied().unwrap_or_default(),
            _ => return Err(Trap::ill_typed("getfield")),
        };
        self.log_read(object, Some(slot));
        match value {
            Value::Unset => {
                let value = self.initialize_field(object, slot)?;
                self.read_reference(value)
            }
            Value::Ref(reference) if reference.is_symbolic() => self.read_symbol(reference).map(Value::Ref),
            value => Ok(value),
        }
    }

    /// Takes note of a read, if somebody wants to know. Where exactly may not be known.
    pub(super) fn log_read(&mut self, object: Ref, place: Option<u32>) {
        if let Some(log) = self.symbolic.as_deref_mut().and_then(|symbolic| symbolic.reads.as_mut()) {
            match place {
                Some(place) => log.places.push((object, place)),
                None => log.is_incomplete = true,
            }
        }
    }

    /// Nothing is collected on a path: a full heap is a limit of ours, not the program's.
    pub(crate) fn heap_bound_exception(&self) -> Run<Ref> {
        Err(Trap::Stop(Box::new(Stop::Bound(super::Bound::Heap))))
    }

    /// The number of an input object, if it is one.
    pub fn input_of(&self, object: Ref) -> Option<InputId> {
        self.symbolic.as_deref()?.input.find(object)
    }
}
