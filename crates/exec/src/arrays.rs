//! Array instructions: creation, stores that need a check, and what went wrong with the others.

use heap::{Body, NO_CLASS, Ref, Value};
use jvm::code::{Code, Site};
use jvm::{ClassId, Kind};

use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// Why an element could not be read or written: null, an index out of bounds, or ill-typed code.
    #[cold]
    pub(crate) fn bad_array_access(&self, array: Value, index: Value) -> Trap {
        let (Value::Ref(array), Value::Int(index)) = (array, index) else {
            return Trap::ill_typed("array access");
        };
        if array.is_null() {
            return Trap::null();
        }
        match self.state.heap.get(array).body.len() {
            Some(len) if index < 0 || index as usize >= len => out_of_bounds(index, len),
            _ => Trap::ill_typed("array access"),
        }
    }

    /// Why something has no length.
    #[cold]
    pub(crate) fn bad_array(&self, array: Value) -> Trap {
        match array {
            Value::Ref(Ref::NULL) => Trap::null(),
            _ => Trap::ill_typed("arraylength"),
        }
    }

    /// `bastore`: the array is of bytes or of booleans. False if it is not that simple.
    #[inline]
    pub(crate) fn store_byte(&mut self, array: Value, index: Value, value: Value) -> bool {
        if let (Value::Ref(a), Value::Int(i), Value::Int(v)) = (array, index, value) {
            let object = self.state.heap.get_mut(a);
            let is_boolean = object.class == self.known.boolean_array;
            if let Body::Bytes(elements) = &mut object.body
                && let Some(element) = elements.get_mut(i as u32 as usize)
            {
                *element = if is_boolean { v as i8 & 1 } else { v as i8 };
                return true;
            }
        }
        false
    }

    /// `aastore`: the element must be of the array's element type. False if it is not that simple.
    #[inline]
    pub(crate) fn store_reference(&mut self, array: Value, index: Value, value: Value) -> Run<bool> {
        if let (Value::Ref(a), Value::Int(i), Value::Ref(v)) = (array, index, value)
            && (v.is_null() || self.state.heap.get(v).class != NO_CLASS)
        {
            let in_bounds = match &self.state.heap.get(a).body {
                Body::Refs(elements) => (i as u32 as usize) < elements.len(),
                _ => false,
            };
            if in_bounds {
                self.check_element(a, v)?;
                if let Body::Refs(elements) = &mut self.state.heap.get_mut(a).body {
                    elements[i as usize] = v;
                }
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Whether `value` may be an element of `array`.
    #[inline]
    pub(crate) fn check_element(&self, array: Ref, value: Ref) -> Run<()> {
        if value.is_null() {
            return Ok(());
        }
        let class = self.state.heap.get(value).class;
        let Some((element, _)) = self.program.class(self.state.heap.get(array).class).element() else {
            return Err(Trap::ill_typed("aastore"));
        };
        if element == class || self.program.is_subtype(class, element) {
            return Ok(());
        }
        Err(Trap::with("java/lang/ArrayStoreException", self.program.external_name(class)))
    }

    /// `newarray`
    pub(crate) fn new_primitive_array(&mut self, kind: u8, len: Value) -> Run<Value> {
        let kind = Kind::PRIMITIVES[kind as usize];
        self.new_array(self.program.primitive(kind), len).map(Value::Ref)
    }

    /// `anewarray`
    pub(crate) fn new_reference_array(&mut self, code: &'p Code, site: Site, len: Value) -> Run<Value> {
        let element = self.class_site(code, site)?;
        self.new_array(element, len).map(Value::Ref)
    }

    /// A new array whose elements are of type `element`.
    pub(crate) fn new_array(&mut self, element: ClassId, len: Value) -> Run<Ref> {
        let class = self.program.array_of(element)?;
        if let (Value::Term(_, length), Some((_, kind))) = (len, class.element()) {
            return self.new_open_array(class.id, kind, length);
        }
        let Value::Int(len) = len else {
            return Err(Trap::ill_typed("array length"));
        };
        if len < 0 {
            return Err(Trap::with("java/lang/NegativeArraySizeException", len.to_string()));
        }
        self.allocate_array(class.id, len as usize)
    }

    /// A new array of the given array class.
    pub(crate) fn allocate_array(&mut self, class: ClassId, len: usize) -> Run<Ref> {
        let Some((_, kind)) = self.program.class(class).element() else {
            return Err(Trap::ill_typed("array class"));
        };
        if len > i32::MAX as usize - 2 {
            let message = "Requested array size exceeds VM limit";
            return Err(Trap::with("java/lang/OutOfMemoryError", message));
        }
        if self.state.heap.is_due() {
            return Err(Trap::Full);
        }
        Ok(self.state.heap.new_array(class, kind, len)?)
    }

    /// `multianewarray`: all lengths are looked at before anything is made.
    pub(crate) fn new_multi_array(&mut self, code: &'p Code, site: Site, lengths: &[Value]) -> Run<Value> {
        let class = self.class_site(code, site)?;
        if let (Some(Value::Term(_, length)), Some((_, kind))) = (lengths.first(), self.program.class(class).element())
            && self.is_checking()
        {
            // Nobody looks at what is in there.
            return self.new_open_array(class, kind, *length).map(Value::Ref);
        }
        let mut checked = Vec::with_capacity(lengths.len());
        for &len in lengths {
            let len = if len.as_term().is_some() { Value::Int(self.concrete_int(len)?) } else { len };
            let Value::Int(len) = len else {
                return Err(Trap::ill_typed("array length"));
            };
            if len < 0 {
                return Err(Trap::with("java/lang/NegativeArraySizeException", len.to_string()));
            }
            checked.push(len as usize);
        }
        let mut cells: usize = 1;
        for &len in &checked {
            cells = cells.saturating_mul(len);
        }
        if cells.saturating_mul(4) > self.limits.heap {
            return Err(Trap::Full);
        }
        self.nested_array(class, &checked).map(Value::Ref)
    }

    /// Nothing is collected in between: what is already made is reachable from nowhere but here.
    pub(crate) fn nested_array(&mut self, class: ClassId, lengths: &[usize]) -> Run<Ref> {
        let Some((&len, rest)) = lengths.split_first() else {
            return Ok(Ref::NULL);
        };
        let Some((element, kind)) = self.program.class(class).element() else {
            return Err(Trap::ill_typed("multianewarray"));
        };
        let array = self.state.heap.new_array(class, kind, len)?;
        if !rest.is_empty() {
            for i in 0..len {
                let inner = self.nested_array(element, rest)?;
                if let Body::Refs(elements) = &mut self.state.heap.get_mut(array).body {
                    elements[i] = inner;
                }
            }
        }
        Ok(array)
    }
}

/// The exception for a bad index.
pub(crate) fn out_of_bounds(index: i32, len: usize) -> Trap {
    let message = format!("Index {index} out of bounds for length {len}");
    Trap::with("java/lang/ArrayIndexOutOfBoundsException", message)
}
