//! Native methods on unknown arguments.
//!
//! A native works on numbers and objects. A symbolic reference is resolved before one is called, and a term is given a
//! value when the native takes it as a number. A few pure functions have a meaning on terms; a native that only stands
//! in for bytecode gives way to it.

use heap::{Body, Ref, Value};
use jvm::Method;
use term::{BinOp, UnOp};

use super::Choice;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// Functions of one number that are terms themselves.
const ON_TERMS: [(&str, UnOp); 9] = [
    ("java/lang/Float.floatToRawIntBits", UnOp::FloatBits),
    ("java/lang/Float.intBitsToFloat", UnOp::BitsFloat),
    ("java/lang/Double.doubleToRawLongBits", UnOp::DoubleBits),
    ("java/lang/Double.longBitsToDouble", UnOp::BitsDouble),
    ("java/lang/StrictMath.sqrt", UnOp::Sqrt),
    ("java/lang/Math.sqrt", UnOp::Sqrt),
    ("java/lang/Math.abs(F)F", UnOp::Abs),
    ("java/lang/Math.abs(D)D", UnOp::Abs),
    ("java/lang/StrictMath.abs(D)D", UnOp::Abs),
];

/// Compares arrays eight bytes at a time, as far as it likes.
const VECTORIZED: &str = "jdk/internal/util/ArraysSupport.vectorizedMismatch";

/// What to do with a call of a native.
pub(crate) enum NativeCall {
    /// Go on with these arguments.
    Native,
    /// This is the result.
    Result(Value),
    /// The method's bytecode runs instead.
    Bytecode,
}

impl<'p> Vm<'p> {
    /// Makes the arguments of a native what it can work on.
    #[cold]
    pub(crate) fn symbolic_native(&mut self, method: &'p Method, args: &mut [Value]) -> Run<NativeCall> {
        for arg in args.iter_mut() {
            *arg = self.known_value(*arg);
        }
        if let Some(result) = self.on_text(method, args)? {
            return Ok(NativeCall::Result(result));
        }
        if let Some(result) = self.box_of(method, args)? {
            return Ok(NativeCall::Result(result));
        }
        if self.prints_unknown(method, args)? {
            return Ok(NativeCall::Result(Value::Unset));
        }
        // What a native reads of an object is not known here; the intrinsics read as everybody does.
        let is_intrinsic = super::is_intrinsic_class(self.program.class_name(method.class));
        if !is_intrinsic
            && let Some(&Value::Ref(object)) =
                args.iter().find(|arg| matches!(arg, Value::Ref(object) if !object.is_null()))
        {
            self.log_read(object, None);
        }
        if !args.iter().any(|&arg| self.is_unknown(arg)) {
            return Ok(NativeCall::Native);
        }
        let class = self.program.class(method.class);
        let name = format!("{}.{}", self.program.class_name(method.class), self.program.text(method.name));
        if name == VECTORIZED
            && let [.., length, _] = *args
        {
            return self.none_compared(length).map(NativeCall::Result);
        }
        if class.is_platform && !method.flags.is_native() {
            return Ok(NativeCall::Bytecode);
        }
        if let [Value::Term(_, term)] = *args {
            let full = format!("{name}{}", self.program.text(method.descriptor));
            if let Some((_, op)) = ON_TERMS.iter().find(|(row, _)| *row == name || *row == full) {
                let symbolic = self.symbolic()?;
                let result = symbolic.terms.unary(*op, term);
                return Ok(NativeCall::Result(symbolic.value(result)));
            }
        }
        if name == "java/lang/Class.isInstance"
            && let [Value::Ref(class), Value::Ref(object)] = *args
            && !class.is_symbolic()
        {
            let class = self.mirrored(class)?.id;
            let is_one = self.symbolic_instance(object, class)? == Some(true);
            return Ok(NativeCall::Result(Value::bool(is_one)));
        }
        if name == "java/lang/System.arraycopy" {
            return self.symbolic_copy(args).map(NativeCall::Result);
        }
        let only_moves = is_transfer(&name);
        for (at, arg) in args.iter_mut().enumerate() {
            if let Value::Ref(reference) = *arg {
                let transferred = only_moves && at > 2;
                // The intrinsics know what to do with unknown arguments.
                if transferred || super::is_intrinsic_class(self.program.class_name(class.id)) {
                    continue;
                }
                let object = self.resolved(reference)?;
                if !object.is_null() {
                    self.exact_class(object)?;
                    self.close_contents(object, &name)?;
                }
                *arg = Value::Ref(object);
            }
        }
        if only_moves && let Some(value) = self.symbolic_unsafe(&name, method, args)? {
            return Ok(NativeCall::Result(value));
        }
        Ok(NativeCall::Native)
    }

    /// What a comparison of arrays says that leaves all elements to its caller, who takes them one by one: the complement of
    /// their number.
    fn none_compared(&mut self, length: Value) -> Run<Value> {
        let symbolic = self.symbolic()?;
        let length = symbolic.term(length).ok_or_else(|| Trap::ill_typed("length"))?;
        let ones = symbolic.terms.int(-1);
        let complement = symbolic.terms.binary(BinOp::Xor, length, ones);
        Ok(symbolic.value(complement))
    }

    pub(super) fn is_unknown(&self, value: Value) -> bool {
        match value {
            Value::Term(..) => true,
            Value::Ref(reference) if reference.is_symbolic() => true,
            Value::Ref(reference) => match &self.state.heap.get(reference).body {
                Body::Cells(_) | Body::Open(_) => true,
                Body::Fields(_) => self.input_of(reference).is_some() || self.is_unknown_text(reference),
                _ => false,
            },
            _ => false,
        }
    }

    fn is_unknown_text(&self, object: Ref) -> bool {
        self.state.heap.get(object).class == self.known.string
            && self.text_cells(object).is_some_and(|cells| cells.iter().any(|c| c.as_term().is_some()))
    }

    fn text_cells(&self, string: Ref) -> Option<&[Value]> {
        let Some(Value::Ref(array)) = self.field(string, self.known.string_value) else {
            return None;
        };
        match &self.state.heap.get(array).body {
            Body::Cells(cells) => Some(cells),
            _ => None,
        }
    }

    /// A native reads arrays and strings directly: what is in them has to be known.
    fn close_contents(&mut self, object: Ref, native: &str) -> Run<()> {
        // These look at the object as a whole only.
        if native.starts_with("java/lang/Object.") || native.starts_with("java/lang/System.identity") {
            if native.ends_with(".clone") {
                self.close_array(object)?;
                self.initialize_all(object)?;
            }
            return Ok(());
        }
        if self.state.heap.get(object).class == self.known.string
            && let Some(Value::Ref(array)) = self.field(object, self.known.string_value)
        {
            return self.close_cells(array);
        }
        self.close_array(object)?;
        // Unsafe accesses take single elements, which may be terms.
        if is_transfer(native) {
            return Ok(());
        }
        self.close_cells(object)
    }

    /// A copy is not an input: what it takes over has to be there.
    fn initialize_all(&mut self, object: Ref) -> Run<()> {
        let (fields, cells) = match &self.state.heap.get(object).body {
            Body::Fields(fields) => (fields.len(), 0),
            Body::Cells(cells) => (0, cells.len()),
            _ => (0, 0),
        };
        for slot in 0..fields {
            if let Body::Fields(fields) = &self.state.heap.get(object).body
                && fields[slot] == Value::Unset
            {
                self.initialize_field(object, slot as u32)?;
            }
        }
        for at in 0..cells {
            self.raw_cell(object, at)?;
        }
        Ok(())
    }

    /// Gives every element a value, and the array its plain form.
    fn close_cells(&mut self, array: Ref) -> Run<()> {
        let Body::Cells(cells) = &self.state.heap.get(array).body else {
            return Ok(());
        };
        let len = cells.len();
        let mut values = Vec::with_capacity(len);
        for at in 0..len {
            let value = self.raw_cell(array, at)?;
            match self.known_value(value) {
                Value::Term(_, term) => return Err(Trap::Choose(Box::new(Choice::Value(term)))),
                known => values.push(known),
            }
        }
        let class = self.state.heap.get(array).class;
        let Some((_, kind)) = self.program.class(class).element() else {
            return Ok(());
        };
        self.state.heap.set_body(array, Body::array(kind, len));
        for (at, value) in values.into_iter().enumerate() {
            self.set_cell(array, at, value);
        }
        Ok(())
    }
}

/// Natives that move values between places without looking at them.
fn is_transfer(name: &str) -> bool {
    name.starts_with("jdk/internal/misc/Unsafe.") || name.starts_with("sun/misc/Unsafe.")
}
