//! What an input heap says about a place in it.

use exec::symbolic::Symbolic;
use heap::Known;
use heap::input::Initial;
use heap::{InputId, Origin, Ref, SymbolId, Value};

use crate::constants;

/// What is known about a reference of the input.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Fact {
    /// Nothing.
    Open,
    /// That it is not null.
    NotNull,
    /// That it is null.
    Null,
    /// Which input object it is.
    Input(InputId),
    /// That it is this object of the program: an enum constant.
    Program(Ref),
}

/// What is known about a reference.
pub(crate) fn of_value(symbolic: &Symbolic, value: Value) -> Fact {
    let Value::Ref(reference) = value else { return Fact::Open };
    let canonical = symbolic.input.canonical(reference);
    if canonical.is_null() {
        return Fact::Null;
    }
    match canonical.symbol() {
        Some(id) if symbolic.input.symbol(id).known == Known::Location => Fact::NotNull,
        Some(_) => Fact::Open,
        None => match symbolic.input.find(canonical) {
            Some(id) => Fact::Input(id),
            None => Fact::Program(canonical),
        },
    }
}

/// What a field of an input object held at entry; `Unset` where nobody has looked.
pub(crate) fn field(symbolic: &Symbolic, id: InputId, slot: u32) -> Value {
    match &symbolic.input.object(id).initial {
        Initial::Fields(fields) => fields.get(slot as usize).copied().unwrap_or_default(),
        _ => Value::Unset,
    }
}

/// The elements of an input array that were looked at.
pub(crate) fn elements(symbolic: &Symbolic, id: InputId) -> &[(Value, Value)] {
    match &symbolic.input.object(id).initial {
        Initial::Array(_, elements) => elements,
        _ => &[],
    }
}

/// The length of an input array.
pub(crate) fn length(symbolic: &Symbolic, id: InputId) -> Value {
    match &symbolic.input.object(id).initial {
        Initial::Array(length, _) => *length,
        _ => Value::Unset,
    }
}

/// The value of an unknown or symbol that was found at a place which no object holds.
pub(crate) fn unheld(symbolic: &Symbolic, origin: Origin) -> Value {
    let symbols = symbolic.input.symbols();
    if let Some(at) = symbols.iter().position(|symbol| symbol.origin == origin) {
        return match symbols[at].known {
            Known::Null => Value::Ref(Ref::NULL),
            Known::Object(object) => Value::Ref(object),
            _ => Value::Ref(Ref::symbolic(SymbolId::new(at))),
        };
    }
    constants::unknown_at(symbolic, origin)
}
