//! Arguments of a native method, with their kinds checked as they are taken.

use heap::{Ref, Value};
use jvm::Method;

use crate::symbolic::Choice;
use crate::trap::{Run, Trap};

/// The arguments of a call, the receiver first.
#[derive(Clone, Copy)]
pub struct Args<'a> {
    values: &'a [Value],
    /// The method called.
    pub method: &'a Method,
}

impl<'a> Args<'a> {
    /// The most arguments a native method of the JDK takes.
    pub const MOST: usize = 16;

    /// Wraps values.
    pub fn new(values: &'a [Value], method: &'a Method) -> Args<'a> {
        Args { values, method }
    }

    /// All of them.
    pub fn all(&self) -> &'a [Value] {
        self.values
    }

    /// Argument `at`, whatever it is.
    pub fn value(&self, at: usize) -> Run<Value> {
        self.values.get(at).copied().ok_or_else(|| Trap::ill_typed("native argument"))
    }

    /// An `int`, `boolean`, `byte`, `short` or `char`.
    pub fn int(&self, at: usize) -> Run<i32> {
        let value = self.value(at)?;
        value.as_int().ok_or_else(|| needed(value))
    }

    /// A `boolean`.
    pub fn bool(&self, at: usize) -> Run<bool> {
        Ok(self.int(at)? != 0)
    }

    /// A `long`.
    pub fn long(&self, at: usize) -> Run<i64> {
        let value = self.value(at)?;
        value.as_long().ok_or_else(|| needed(value))
    }

    /// A `float`.
    pub fn float(&self, at: usize) -> Run<f32> {
        let value = self.value(at)?;
        value.as_float().ok_or_else(|| needed(value))
    }

    /// A `double`.
    pub fn double(&self, at: usize) -> Run<f64> {
        let value = self.value(at)?;
        value.as_double().ok_or_else(|| needed(value))
    }

    /// A reference that may be null.
    pub fn reference(&self, at: usize) -> Run<Ref> {
        self.value(at)?.as_ref().ok_or_else(|| Trap::ill_typed("native argument"))
    }

    /// A reference; null is a `NullPointerException`.
    pub fn object(&self, at: usize) -> Run<Ref> {
        self.reference(at)?.non_null().ok_or_else(Trap::null)
    }
}

/// A number is needed where this is: a term has to be given a value first.
fn needed(value: Value) -> Trap {
    match value {
        Value::Term(_, term) => Trap::Choose(Box::new(Choice::Value(term))),
        _ => Trap::ill_typed("native argument"),
    }
}
