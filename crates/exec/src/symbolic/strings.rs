//! Strings as inputs: a known length, every character unknown.

use heap::input::Initial;
use heap::{Body, Known, Origin, Ref, SymbolId, Value};
use jvm::{Kind, Method};
use term::BinOp;

use super::{Alternative, Bound};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The strings a symbol can be: each length, with Latin-1 characters only and with others.
    pub(super) fn text_alternatives(&mut self, id: SymbolId, all: &mut Vec<Alternative>) -> Run<()> {
        let symbolic = self.symbolic.as_deref().ok_or_else(|| Trap::ill_typed("string"))?;
        let compact = self.known.string_coder.is_some();
        for length in 0..=symbolic.bounds.string_length {
            all.push(Alternative::Text(id, length, true));
            if length > 0 && compact {
                all.push(Alternative::Text(id, length, false));
            }
        }
        // What they are compared with rarely has other characters; all others are beyond the scope.
        if matches!(symbolic.input.symbol(id).origin, Origin::Asked(_)) {
            all.extend(symbolic.bounds.text_lengths.iter().map(|&length| Alternative::Text(id, length, true)));
        }
        all.push(Alternative::Beyond(Bound::StringLength));
        Ok(())
    }

    /// A symbol turns out to be a string of this length.
    pub(super) fn materialize_text(&mut self, id: SymbolId, length: u32, latin1: bool) -> Run<()> {
        let input = self.symbolic()?.input.next_object();
        let compact = self.known.string_coder.is_some();
        let mut cells = Vec::new();
        let mut chars = Vec::new();
        let mut has_wide = term::Terms::FALSE;
        for at in 0..length {
            let origin = Origin::Char(input, at);
            let symbolic = self.symbolic()?;
            if !compact {
                let unit = symbolic.unknown(Kind::Char, origin);
                cells.push(unit);
                chars.push(unit);
                continue;
            }
            let low = symbolic.unknown(Kind::Byte, origin);
            cells.push(low);
            let low = symbolic.term(low).ok_or_else(|| Trap::ill_typed("string"))?;
            let mask = symbolic.terms.int(0xff);
            let mut unit = symbolic.terms.binary(BinOp::And, low, mask);
            if !latin1 {
                let high = symbolic.unknown(Kind::Byte, Origin::HighByte(input, at));
                cells.push(high);
                let high = symbolic.term(high).ok_or_else(|| Trap::ill_typed("string"))?;
                let (zero, eight) = (symbolic.terms.int(0), symbolic.terms.int(8));
                let is_wide = symbolic.terms.ne(high, zero);
                has_wide = symbolic.terms.or(has_wide, is_wide);
                let high = symbolic.terms.binary(BinOp::And, high, mask);
                let high = symbolic.terms.binary(BinOp::Shl, high, eight);
                unit = symbolic.terms.binary(BinOp::Or, high, unit);
            }
            chars.push(symbolic.value(unit));
        }
        if compact && !latin1 {
            // A string whose characters all fit into bytes is never kept in two bytes each.
            let symbolic = self.symbolic()?;
            symbolic.path.assume(&mut symbolic.terms, has_wide);
        }
        let class = if compact { self.known.byte_array } else { self.known.char_array };
        let array = self.state.heap.insert(class, Body::Cells(cells.into()))?;
        let string = self.allocate(self.known.string)?;
        self.set_field(string, self.known.string_value, Value::Ref(array));
        if let Some(slot) = self.known.string_coder {
            self.set_field(string, slot, Value::Int(!latin1 as i32));
        }
        let types = [self.known.string].into();
        self.add_input(id, string, types, self.known.string, Initial::Text(chars))
    }

    /// What is said about strings of known length with unknown characters: one term, instead of choices at every one.
    pub(super) fn on_text(&mut self, method: &Method, args: &[Value]) -> Run<Option<Value>> {
        let program = self.program;
        match (program.class_name(method.class), program.text(method.name), args) {
            ("java/lang/StringLatin1", "equals", &[Value::Ref(a), Value::Ref(b)]) => self.same_text(a, b),
            ("java/lang/String", "hashCode", &[Value::Ref(string)]) => self.text_hash(string),
            _ => Ok(None),
        }
    }

    /// `31 * (31 * c + d) + e`. It is not kept in the string: reading it again comes to the same.
    fn text_hash(&mut self, string: Ref) -> Run<Option<Value>> {
        let string = self.resolved(string)?;
        if string.is_null() || self.field(string, self.known.string_hash) != Some(Value::Int(0)) {
            return Ok(None);
        }
        let coder = self.known.string_coder.and_then(|slot| self.field(string, slot));
        let Some(Value::Ref(array)) = self.field(string, self.known.string_value) else { return Ok(None) };
        let (Some(cells), Some(Value::Int(coder))) = (self.known_bytes(array), coder) else { return Ok(None) };
        let symbolic = self.symbolic()?;
        let (factor, mask, byte) = (symbolic.terms.int(31), symbolic.terms.int(0xff), symbolic.terms.int(8));
        let mut hash = symbolic.terms.int(0);
        for unit in cells.chunks(1 + coder as usize) {
            let mut char = symbolic.terms.int(0);
            for &cell in unit.iter().rev() {
                let Some(cell) = symbolic.term(cell) else { return Ok(None) };
                let cell = symbolic.terms.binary(BinOp::And, cell, mask);
                char = symbolic.terms.binary(BinOp::Shl, char, byte);
                char = symbolic.terms.binary(BinOp::Or, char, cell);
            }
            hash = symbolic.terms.binary(BinOp::Mul, hash, factor);
            hash = symbolic.terms.binary(BinOp::Add, hash, char);
        }
        Ok(Some(symbolic.value(hash)))
    }

    /// Whether two arrays hold the same bytes.
    fn same_text(&mut self, a: Ref, b: Ref) -> Run<Option<Value>> {
        let (Some(a), Some(b)) = (self.known_bytes(a), self.known_bytes(b)) else { return Ok(None) };
        if a.len() != b.len() {
            return Ok(Some(Value::bool(false)));
        }
        let symbolic = self.symbolic()?;
        let mut same = term::Terms::TRUE;
        for (a, b) in a.into_iter().zip(b) {
            let (Some(a), Some(b)) = (symbolic.term(a), symbolic.term(b)) else { return Ok(None) };
            let equal = symbolic.terms.eq(a, b);
            same = symbolic.terms.and(same, equal);
        }
        let (yes, no) = (symbolic.terms.int(1), symbolic.terms.int(0));
        let result = symbolic.terms.ite(same, yes, no);
        Ok(Some(symbolic.value(result)))
    }

    /// The bytes of an array whose length is known, known or not.
    fn known_bytes(&self, array: Ref) -> Option<Vec<Value>> {
        if array.is_null() || array.is_symbolic() {
            return None;
        }
        match &self.state.heap.get(array).body {
            Body::Bytes(bytes) => Some(bytes.iter().map(|&byte| Value::Int(byte.into())).collect()),
            Body::Cells(cells) if !cells.contains(&Value::Unset) => Some(cells.to_vec()),
            _ => None,
        }
    }

    /// A new unknown string that the program asks for, not null.
    pub(super) fn ask_text(&mut self) -> Run<Value> {
        let origin = self.next_asked()?;
        Ok(Value::Ref(self.new_symbol(self.known.string, origin, 0, Known::Location)?))
    }

    /// Where the next unknown comes from that the program asks for.
    pub(crate) fn next_asked(&mut self) -> Run<Origin> {
        let symbolic = self.symbolic()?;
        symbolic.results.remove(&symbolic.asked);
        symbolic.asked += 1;
        Ok(Origin::Asked(symbolic.asked - 1))
    }
}
