//! Boxes of unknown numbers.
//!
//! `Integer.valueOf` and its like take small numbers from an array, and make an object of the others. At an unknown index
//! that would be 256 cases. But whether it is one of the cached objects, and which, only matters when two of them are
//! compared, so one new object stands for them all, and [comparing](super::equality) it looks at the number.

use heap::{Body, Ref, Value};
use jvm::Method;

use crate::trap::Run;
use crate::vm::Vm;

/// The wrappers with such an array, and the class that holds it in its field `cache`.
const CACHES: [(&str, &str); 5] = [
    ("java/lang/Byte", "java/lang/Byte$ByteCache"),
    ("java/lang/Short", "java/lang/Short$ShortCache"),
    ("java/lang/Character", "java/lang/Character$CharacterCache"),
    ("java/lang/Integer", "java/lang/Integer$IntegerCache"),
    ("java/lang/Long", "java/lang/Long$LongCache"),
];

/// An array is taken for such a cache if it is at least this long and holds boxes of consecutive numbers.
const SHORTEST_CACHE: usize = 16;

impl<'p> Vm<'p> {
    /// `valueOf` of an unknown number; `None` if it is another method.
    pub(super) fn box_of(&mut self, method: &Method, args: &[Value]) -> Run<Option<Value>> {
        let &[number @ Value::Term(..)] = args else { return Ok(None) };
        let program = self.program;
        let holder = program.class_name(method.class);
        let Some((_, cache)) =
            CACHES.iter().find(|(wrapper, _)| program.text(method.name) == "valueOf" && *wrapper == holder)
        else {
            return Ok(None);
        };
        let (Ok(cache), Some(wrapper)) = (program.load(cache), self.known.unbox(method.class)) else { return Ok(None) };
        self.initialize(cache.id)?;
        let is_cache = |field: &&jvm::Field| field.flags.is_static() && program.text(field.name) == "cache";
        let Some(field) = cache.fields.iter().find(is_cache) else { return Ok(None) };
        let Value::Ref(array) = self.static_value(field.slot) else { return Ok(None) };
        if array.is_null() || self.first_cached(array).is_none() {
            return Ok(None);
        }
        let object = self.allocate(wrapper.class)?;
        self.set_field(object, wrapper.slot, number);
        self.symbolic()?.boxes.push((object, array));
        Ok(Some(Value::Ref(object)))
    }

    /// The box that an unknown index of a box cache stands for; `None` if the array is none.
    pub(super) fn cached_box(&mut self, array: Ref, index: Value) -> Run<Option<Value>> {
        let Value::Term(_, index) = index else {
            return Ok(None);
        };
        let Some((first, len)) = self.first_cached(array) else {
            return Ok(None);
        };
        let class = self.state.heap.get(first).class;
        let (Some(wrapper), Some((_, low))) = (self.known.unbox(class), self.unboxed(first)) else {
            return Ok(None);
        };
        let symbolic = self.symbolic()?;
        let (zero, end) = (symbolic.terms.int(0), symbolic.terms.int(len as i32));
        let (above, below) = (symbolic.terms.le(zero, index), symbolic.terms.lt(index, end));
        let inside = symbolic.terms.and(above, below);
        if !self.decide(inside)? {
            // The access itself throws.
            return Ok(None);
        }
        let symbolic = self.symbolic()?;
        let number = match low {
            Value::Long(low) => {
                let (wide, low) = (symbolic.terms.unary(term::UnOp::I2L, index), symbolic.terms.long(low));
                symbolic.terms.add(wide, low)
            }
            Value::Int(low) => {
                let low = symbolic.terms.int(low);
                symbolic.terms.add(index, low)
            }
            _ => return Ok(None),
        };
        let number = symbolic.value(number);
        let object = self.allocate(class)?;
        self.set_field(object, wrapper.slot, number);
        self.symbolic()?.boxes.push((object, array));
        Ok(Some(Value::Ref(object)))
    }

    /// The first object of a cache of boxes, and how many there are.
    pub(super) fn first_cached(&self, array: Ref) -> Option<(Ref, usize)> {
        let Body::Refs(elements) = &self.state.heap.get(array).body else {
            return None;
        };
        if elements.len() < SHORTEST_CACHE {
            return None;
        }
        let number = |at: usize| match self.unboxed(elements[at])?.1 {
            Value::Int(v) => Some(v as i64),
            Value::Long(v) => Some(v),
            _ => None,
        };
        let first = number(0)?;
        let consecutive = (0..elements.len()).all(|at| number(at) == Some(first + at as i64));
        consecutive.then_some((elements[0], elements.len()))
    }
}
