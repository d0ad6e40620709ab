//! Boxing, unboxing and widening outside of bytecode.

use heap::{Body, Ref, Value};
use jvm::Kind;

use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The boxed form of a value, by calling the wrapper's `valueOf` so that cached objects stay the same. A reference
    /// is itself. Ends the native: the result of `valueOf` is the native's.
    pub(crate) fn boxed(&mut self, kind: Kind, value: Value) -> Run<Value> {
        if kind == Kind::Ref {
            return Ok(value);
        }
        if kind == Kind::Void {
            return Ok(Value::NULL);
        }
        let method = self.box_method(kind)?;
        self.initialize(self.program.method(method).class)?;
        Err(Trap::Call(Box::new(Call { method, args: vec![value], then: Then::Return })))
    }

    /// `valueOf` of the wrapper class of a primitive kind.
    pub(crate) fn box_method(&self, kind: Kind) -> Run<jvm::MethodId> {
        let wrapper = self.known.box_of(kind).ok_or_else(|| Trap::ill_typed("boxing"))?;
        let class = self.program.class(wrapper.class);
        let name = self.program.class_name(class.id);
        let descriptor = format!("({})L{name};", kind.descriptor_char());
        Ok(self.find_method(class, "valueOf", &descriptor)?.id)
    }

    /// The primitive value in a wrapper object.
    pub fn unboxed(&self, object: Ref) -> Option<(Kind, Value)> {
        let held = self.state.heap.get(object);
        let wrapper = self.known.unbox(held.class)?;
        match &held.body {
            Body::Fields(fields) => Some((wrapper.kind, *fields.get(wrapper.slot as usize)?)),
            _ => None,
        }
    }
}

/// A primitive value as another kind, if a widening conversion (JLS 5.1.2) leads there.
pub(crate) fn widen(from: Kind, value: Value, to: Kind) -> Option<Value> {
    use Kind::*;
    if from == to {
        return Some(value);
    }
    let allowed = match from {
        Byte => matches!(to, Short | Int | Long | Float | Double),
        Short | Char => matches!(to, Int | Long | Float | Double),
        Int => matches!(to, Long | Float | Double),
        Long => matches!(to, Float | Double),
        Float => to == Double,
        _ => false,
    };
    if !allowed {
        return None;
    }
    Some(match (value, to) {
        (Value::Int(v), Short | Int) => Value::Int(v),
        (Value::Int(v), Long) => Value::Long(v as i64),
        (Value::Int(v), Float) => Value::Float(v as f32),
        (Value::Int(v), Double) => Value::Double(v as f64),
        (Value::Long(v), Float) => Value::Float(v as f32),
        (Value::Long(v), Double) => Value::Double(v as f64),
        (Value::Float(v), Double) => Value::Double(v as f64),
        _ => return None,
    })
}
