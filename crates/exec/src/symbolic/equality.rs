//! Whether two references are the same object.

use heap::{Body, Ref, Value};

use super::Symbolic;
use crate::trap::Run;
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// `==` on references, one of which may be symbolic (IF_ACMPEQ1-A to 7-A, IF_ACMPEQ1-B to 5-B).
    pub(super) fn same_object(&mut self, a: Ref, b: Ref) -> Run<bool> {
        let (a, b) = (self.canonical(a), self.canonical(b));
        if a == b {
            return Ok(true);
        }
        match (a.is_symbolic(), b.is_symbolic()) {
            (false, false) => self.same_box(a, b),
            (true, false) if b.is_null() => self.nullness(a),
            (false, true) if a.is_null() => self.nullness(b),
            // The input existed before anything the program allocated: nothing has to be decided.
            (true, false) if self.is_program_object(b)? => self.differs(a, b),
            (false, true) if self.is_program_object(a)? => self.differs(b, a),
            _ => {
                let (a, b) = (self.resolved(a)?, self.resolved(b)?);
                Ok(a == b)
            }
        }
    }

    /// An input is not one of the program's objects. For one that was there when the method began (a literal, a static
    /// singleton) that is an assumption.
    fn differs(&mut self, input: Ref, object: Ref) -> Run<bool> {
        let class = self.state.heap.get(object).class;
        let program = self.program;
        let symbolic = self.symbolic()?;
        let bound = input.symbol().map(|id| symbolic.input.symbol(id).bound);
        if object.index() < symbolic.entry && bound.is_some_and(|bound| program.is_subtype(class, bound)) {
            symbolic.notes.push(super::Bound::Identity);
        }
        Ok(false)
    }

    /// Whether the program made this object, so that no reference of the input can be it.
    fn is_program_object(&mut self, object: Ref) -> Run<bool> {
        let class = self.state.heap.get(object).class;
        let is_input = self.symbolic()?.input.find(object).is_some();
        Ok(!is_input && !self.is_enum_class(class))
    }

    /// Objects that differ but stand for one: boxes of small numbers are cached, so two of them are the same object
    /// exactly if their numbers are equal and small.
    fn same_box(&mut self, a: Ref, b: Ref) -> Run<bool> {
        let Some(symbolic) = self.symbolic.as_deref() else {
            return Ok(false);
        };
        if symbolic.boxes.is_empty() || self.state.heap.get(a).class != self.state.heap.get(b).class {
            return Ok(false);
        }
        let (Some((x, cache)), Some((y, _))) = (self.cached_number(symbolic, a), self.cached_number(symbolic, b))
        else {
            return Ok(false);
        };
        let Some((first, len)) = self.first_cached(cache) else { return Ok(false) };
        let Some((_, low)) = self.unboxed(first) else { return Ok(false) };
        let symbolic = self.symbolic()?;
        let high = match low {
            Value::Int(low) => Value::Int(low + len as i32 - 1),
            Value::Long(low) => Value::Long(low + len as i64 - 1),
            _ => return Ok(false),
        };
        let [Some(x), Some(y), Some(low), Some(high)] = [x, y, low, high].map(|value| symbolic.term(value)) else {
            return Ok(false);
        };
        let equal = symbolic.terms.eq(x, y);
        let (above, below) = (symbolic.terms.le(low, x), symbolic.terms.le(x, high));
        let small = symbolic.terms.and(above, below);
        let same = symbolic.terms.and(equal, small);
        self.decide(same)
    }

    /// The number in a box that is, or may stand for, one of the cached ones, and the cache.
    fn cached_number(&self, symbolic: &Symbolic, object: Ref) -> Option<(Value, Ref)> {
        let (_, value) = self.unboxed(object)?;
        let is_one = |&&(made, cache): &&(Ref, Ref)| {
            made == object
                || match &self.state.heap.get(cache).body {
                    Body::Refs(elements) => elements.contains(&object),
                    _ => false,
                }
        };
        symbolic.boxes.iter().find(is_one).map(|&(_, cache)| (value, cache))
    }
}
