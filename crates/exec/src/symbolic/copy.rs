//! `System.arraycopy` and `Unsafe` accesses where arrays hold unknown elements.

use heap::{Body, Ref, Value};
use jvm::{Kind, Method};

use term::{BinOp, UnOp};

use super::Choice;
use crate::natives::{UnsafePlace, unsafe_place};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// `System.arraycopy` with unknown arrays, positions or elements.
    pub(super) fn symbolic_copy(&mut self, args: &[Value]) -> Run<Value> {
        let &[src, from, dst, to, len] = args else {
            return Err(Trap::ill_typed("arraycopy"));
        };
        let (src, dst) = (self.copied_array(src)?, self.copied_array(dst)?);
        self.close_array(src)?;
        if src == dst || !self.has_known_indices(dst) {
            self.close_array(dst)?;
        }
        crate::natives::check_copyable(self, src, dst)?;
        self.check_copied_ranges(src, from, dst, to, len)?;
        // Where nothing is copied, nobody asks from where.
        if self.concrete_int(len)? == 0 && (from.as_term().is_some() || to.as_term().is_some()) {
            return Ok(Value::Unset);
        }
        let (from, to, len) = (self.concrete_int(from)?, self.concrete_int(to)?, self.concrete_int(len)?);
        let (from, to, len) = (from as usize, to as usize, len as usize);
        let mut values = Vec::with_capacity(len);
        for at in from..from + len {
            values.push(self.raw_cell(src, at)?);
        }
        let fitting = self.fitting_elements(dst, &values)?;
        for (at, &value) in values.iter().take(fitting).enumerate() {
            self.set_known(dst, to + at, value);
        }
        // Those before a bad one stay copied.
        if fitting < len { Err(crate::natives::element_mismatch(self, src, dst)) } else { Ok(Value::Unset) }
    }

    /// Whether all that was written to an array of unknown length stands at known indices: more can be, without a choice.
    fn has_known_indices(&self, array: Ref) -> bool {
        match &self.state.heap.get(array).body {
            Body::Open(open) => {
                open.default != Value::Unset && open.used.iter().all(|(index, _)| matches!(index, Value::Int(_)))
            }
            _ => false,
        }
    }

    fn set_known(&mut self, array: Ref, at: usize, value: Value) {
        let Body::Open(open) = &mut self.state.heap.get_mut(array).body else {
            return self.set_cell(array, at, value);
        };
        let index = Value::Int(at as i32);
        match open.used.iter_mut().find(|(used, _)| *used == index) {
            Some(element) => element.1 = value,
            None => open.used.push((index, value)),
        }
    }

    /// Decides at once whether all that is copied is within both arrays. Which number is out of bounds is not asked, so the
    /// message does not say it.
    fn check_copied_ranges(&mut self, src: Ref, from: Value, dst: Ref, to: Value, len: Value) -> Run<()> {
        let lengths = [self.length_of(Value::Ref(src))?, self.length_of(Value::Ref(dst))?];
        let numbers = [from, to, len, lengths[0], lengths[1]].map(|number| self.known_value(number));
        if let [Value::Int(from), Value::Int(to), Value::Int(len), Value::Int(_), Value::Int(_)] = numbers
            && self.state.heap.get(dst).body.len().is_some()
        {
            return crate::natives::check_ranges(self, src, from, dst, to, len);
        }
        let symbolic = self.symbolic()?;
        let [Some(from), Some(to), Some(len), Some(room), Some(space)] = numbers.map(|number| symbolic.term(number))
        else {
            return Err(Trap::ill_typed("arraycopy"));
        };
        let terms = &mut symbolic.terms;
        let zero = terms.int(0);
        let mut inside = terms.le(zero, len);
        for (position, length) in [(from, room), (to, space)] {
            // No overflow: neither is negative.
            let last = terms.binary(BinOp::Sub, length, len);
            for condition in [terms.le(zero, position), terms.le(position, last)] {
                inside = terms.and(inside, condition);
            }
        }
        if self.decide(inside)? {
            return Ok(());
        }
        Err(Trap::with("java/lang/ArrayIndexOutOfBoundsException", "arraycopy: out of bounds"))
    }

    /// How many of these may be elements of an array, up to the first that may not.
    fn fitting_elements(&mut self, array: Ref, values: &[Value]) -> Run<usize> {
        for (at, value) in values.iter().enumerate() {
            let Value::Ref(element) = *value else { continue };
            match self.check_symbolic_element(array, element) {
                Ok(()) => {}
                Err(Trap::Java(_)) => return Ok(at),
                Err(trap) => return Err(trap),
            }
        }
        Ok(values.len())
    }

    fn copied_array(&mut self, array: Value) -> Run<Ref> {
        let array = self.resolved(Self::as_reference(array)?)?;
        if array.is_null() {
            return Err(Trap::null());
        }
        self.exact_class(array)?;
        Ok(array)
    }

    /// Accesses of `Unsafe` to fields and elements that hold, or get, something unknown. `None` where the native can
    /// do it: the place and all values are known.
    pub(super) fn symbolic_unsafe(&mut self, name: &str, method: &'p Method, args: &[Value]) -> Run<Option<Value>> {
        let operation = name.rsplit('.').next().unwrap_or_default();
        let (Some(&Value::Ref(object)), Some(&offset)) = (args.get(1), args.get(2)) else {
            return Ok(None);
        };
        let kind = match (operation.starts_with("get") && args.len() == 3, args.len()) {
            (true, _) => method.signature.result,
            _ => method.signature.params.get(2).copied().unwrap_or(Kind::Void),
        };
        if object.is_null() || !matches!(method.signature.params.get(1), Some(Kind::Long)) || kind == Kind::Void {
            return Ok(None);
        }
        let offset = match offset {
            Value::Long(offset) => offset,
            Value::Term(_, term) => return Err(Trap::Choose(Box::new(Choice::Value(term)))),
            _ => return Ok(None),
        };
        let slot = match unsafe_place(self, object, offset, kind) {
            Some(UnsafePlace::Field(slot)) => slot,
            Some(UnsafePlace::Elements(at, 1)) if self.element_kind(object) == Some(kind) => at as u32,
            Some(UnsafePlace::Elements(at, count)) if operation.starts_with("get") => {
                return self.read_across(object, at, count, kind).map(Some);
            }
            _ if matches!(self.state.heap.get(object).body, Body::Cells(_) | Body::Open(_)) => {
                return Err(Trap::unsupported(format!("Unsafe.{operation} across unknown elements")));
            }
            _ => return Ok(None),
        };
        let current = self.unsafe_read(object, slot)?;
        // The native knows only arrays whose elements are all plain numbers.
        let has_cells = matches!(self.state.heap.get(object).body, Body::Cells(_) | Body::Open(_));
        let touches_unknown = has_cells
            || current.as_term().is_some()
            || matches!(current, Value::Ref(r) if r.is_symbolic())
            || args[3..].iter().any(|&v| v.as_term().is_some() || matches!(v, Value::Ref(r) if r.is_symbolic()));
        if !touches_unknown {
            return Ok(None);
        }
        if operation.starts_with("get") && args.len() == 3 {
            return self.read_reference(current).map(Some);
        }
        if operation.starts_with("put") && args.len() == 4 {
            self.unsafe_write(object, slot, args[3]);
            return Ok(Some(Value::Unset));
        }
        if operation.contains("ompareAndSet") || operation.contains("ompareAndExchange") {
            let equal = self.same_value_as(current, args[3])?;
            if equal {
                self.unsafe_write(object, slot, args[4]);
            }
            return Ok(Some(if operation.contains("Set") { Value::bool(equal) } else { current }));
        }
        Err(Trap::unsupported(format!("Unsafe.{operation} on unknown values")))
    }

    fn element_kind(&self, array: Ref) -> Option<Kind> {
        self.program.class(self.state.heap.get(array).class).element().map(|(_, kind)| kind)
    }

    /// The bits of several elements read as one number, those of the first the lowest: so arrays are compared.
    fn read_across(&mut self, array: Ref, at: usize, count: usize, kind: Kind) -> Run<Value> {
        let gap = || Trap::unsupported("Unsafe access across unknown elements");
        let element = self.element_kind(array).filter(|&kind| kind != Kind::Ref).ok_or_else(gap)?;
        if !matches!(kind, Kind::Short | Kind::Char | Kind::Int | Kind::Long) {
            return Err(gap());
        }
        let bits = 8 * element.bytes();
        let mut number = self.symbolic()?.terms.long(0);
        for i in 0..count {
            let value = self.raw_cell(array, at + i)?;
            let symbolic = self.symbolic()?;
            let value = symbolic.term(value).ok_or_else(|| Trap::ill_typed("Unsafe"))?;
            let terms = &mut symbolic.terms;
            let part = match element {
                Kind::Long => value,
                Kind::Double => terms.unary(UnOp::DoubleBits, value),
                Kind::Float => {
                    let value = terms.unary(UnOp::FloatBits, value);
                    terms.unary(UnOp::I2L, value)
                }
                _ => terms.unary(UnOp::I2L, value),
            };
            // A negative number must not reach into what stands above it.
            let mask = terms.long(if bits == 64 { -1 } else { (1 << bits) - 1 });
            let part = terms.binary(BinOp::And, part, mask);
            let shift = terms.int((bits * i) as i32);
            let part = terms.binary(BinOp::Shl, part, shift);
            number = terms.binary(BinOp::Or, number, part);
        }
        let symbolic = self.symbolic()?;
        let number = if kind == Kind::Long { number } else { symbolic.terms.unary(UnOp::L2I, number) };
        let value = symbolic.value(number);
        Ok(self.narrowed(value, kind))
    }

    fn unsafe_read(&mut self, object: Ref, slot: u32) -> Run<Value> {
        match &self.state.heap.get(object).body {
            Body::Fields(fields) => match fields.get(slot as usize) {
                Some(Value::Unset) => self.initialize_field(object, slot),
                Some(&value) => Ok(value),
                None => Err(Trap::ill_typed("Unsafe")),
            },
            _ => self.raw_cell(object, slot as usize),
        }
    }

    fn unsafe_write(&mut self, object: Ref, slot: u32, value: Value) {
        match &mut self.state.heap.get_mut(object).body {
            Body::Fields(fields) => {
                if let Some(field) = fields.get_mut(slot as usize) {
                    *field = value;
                }
            }
            _ => self.set_cell(object, slot as usize, value),
        }
    }

    fn same_value_as(&mut self, a: Value, b: Value) -> Run<bool> {
        if let (Value::Ref(a), Value::Ref(b)) = (a, b) {
            return self.same_object(a, b);
        }
        let symbolic = self.symbolic()?;
        let (Some(x), Some(y)) = (symbolic.term(a), symbolic.term(b)) else {
            return Err(Trap::ill_typed("Unsafe"));
        };
        let equal = symbolic.same_value(x, y);
        self.decide(equal)
    }
}
