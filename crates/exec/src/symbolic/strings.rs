//! Strings as inputs: a known length, every character unknown.

use heap::input::Initial;
use heap::{Body, Known, Origin, SymbolId, Value};
use jvm::Kind;
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
