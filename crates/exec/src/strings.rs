//! Java strings: made from text, read back as text, interned.

use heap::{Body, Ref, Value};
use jvm::LiteralId;

use crate::state::InitState;
use crate::trap::Run;
use crate::vm::Vm;

/// Sets that are maps with the same object for every element.
pub const SETS: [&str; 2] = ["java/util/HashSet", "java/util/TreeSet"];
const PRESENT: &str = "PRESENT";

impl<'p> Vm<'p> {
    /// A new `String` of UTF-16 code units. From JDK 9 on its bytes are Latin-1 where all units fit.
    pub fn new_string16(&mut self, units: &[u16]) -> Run<Ref> {
        let known = &self.known;
        let (class, value_slot, coder_slot) = (known.string, known.string_value, known.string_coder);
        let (array_class, body, coder) = if coder_slot.is_none() {
            (known.char_array, Body::Chars(units.into()), 0)
        } else if units.iter().all(|&u| u < 256) {
            (known.byte_array, Body::Bytes(units.iter().map(|&u| u as u8 as i8).collect()), 0)
        } else {
            let bytes = units.iter().flat_map(|u| u.to_ne_bytes()).map(|b| b as i8).collect();
            (known.byte_array, Body::Bytes(bytes), 1)
        };
        let array = self.state.heap.insert(array_class, body)?;
        let string = self.allocate(class)?;
        self.set_field(string, value_slot, Value::Ref(array));
        if let Some(slot) = coder_slot {
            self.set_field(string, slot, Value::Int(coder));
        }
        Ok(string)
    }

    /// A new `String`.
    pub fn new_string(&mut self, text: &str) -> Run<Ref> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string16(&units)
    }

    /// The code units of a `String`; empty for anything else.
    pub fn text16(&self, string: Ref) -> Vec<u16> {
        let Some(Value::Ref(array)) = self.field(string, self.known.string_value) else {
            return Vec::new();
        };
        match &self.state.heap.get(array).body {
            Body::Chars(units) => units.to_vec(),
            Body::Bytes(bytes) => {
                let coder = self.known.string_coder.and_then(|slot| self.field(string, slot));
                if coder == Some(Value::Int(1)) {
                    bytes.chunks_exact(2).map(|b| u16::from_ne_bytes([b[0] as u8, b[1] as u8])).collect()
                } else {
                    bytes.iter().map(|&b| b as u8 as u16).collect()
                }
            }
            Body::Cells(cells) => {
                // What is not known is shown as a question mark; natives are only given strings that are known.
                let numbers: Vec<i32> = cells.iter().map(|c| c.as_int().unwrap_or(b'?' as i32)).collect();
                let coder = self.known.string_coder.and_then(|slot| self.field(string, slot));
                match coder {
                    Some(Value::Int(1)) => {
                        numbers.chunks_exact(2).map(|b| u16::from_ne_bytes([b[0] as u8, b[1] as u8])).collect()
                    }
                    Some(_) => numbers.iter().map(|&b| b as u8 as u16).collect(),
                    None => numbers.iter().map(|&c| c as u16).collect(),
                }
            }
            _ => Vec::new(),
        }
    }

    /// A `String` as Rust text; lone surrogates are replaced.
    pub fn text(&self, string: Ref) -> String {
        String::from_utf16_lossy(&self.text16(string))
    }

    /// The interned string of a literal.
    #[cold]
    pub fn literal(&mut self, id: LiteralId) -> Run<Ref> {
        if let Some(known) = self.state.literals.get(id.index()).and_then(|r| r.non_null()) {
            return Ok(known);
        }
        let text = self.program.literal_text(id);
        let string = match self.state.interned.get(text) {
            Some(&string) => string,
            None => {
                let string = self.new_string16(text)?;
                self.state.interned.insert(text.into(), string);
                string
            }
        };
        self.state.literals.set(id.index(), string);
        Ok(string)
    }

    /// `String.intern`
    pub fn intern(&mut self, string: Ref) -> Ref {
        let text = self.text16(string);
        if let Some(&known) = self.state.interned.get(text.as_slice()) {
            return known;
        }
        self.state.interned.insert(text.into(), string);
        string
    }

    /// The interned string with this text.
    pub fn intern_text(&mut self, text: &str) -> Run<Ref> {
        let string = self.new_string(text)?;
        Ok(self.intern(string))
    }

    /// The class and the static field that name an object of the program which may be part of an input: the constant of an
    /// enum, or what sets keep in their maps.
    pub fn named_constant(&self, object: Ref) -> Option<(jvm::ClassId, String)> {
        self.enum_constant(object).or_else(|| {
            let present = self.present_of(object)?;
            Some((present, PRESENT.to_string()))
        })
    }

    /// The class of sets that keep this object in their maps.
    fn present_of(&self, object: Ref) -> Option<jvm::ClassId> {
        if self.state.heap.get(object).class != self.known.object {
            return None;
        }
        let program = self.program;
        SETS.iter().find_map(|name| {
            let class = program.loaded(name).filter(|class| self.state.init_state(class.id) == InitState::Done)?;
            let field = class.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == PRESENT)?;
            (self.static_value(field.slot) == Value::Ref(object)).then_some(class.id)
        })
    }

    /// The enum and the name of a constant, if the object is one. The class of a constant with a body is not the enum.
    pub fn enum_constant(&self, object: Ref) -> Option<(jvm::ClassId, String)> {
        let program = self.program;
        let chain = &program.class(self.state.heap.get(object).class).chain;
        let at = chain.iter().position(|&class| program.class_name(class) == "java/lang/Enum")?;
        let slot = program.class(chain[at]).fields.iter().find(|f| program.text(f.name) == "name")?.slot;
        match self.field(object, slot) {
            Some(Value::Ref(name)) if !name.is_null() && !name.is_symbolic() => {
                Some((*chain.get(at + 1)?, self.text(name)))
            }
            _ => None,
        }
    }

    /// A field of an object by slot.
    #[inline]
    pub fn field(&self, object: Ref, slot: u32) -> Option<Value> {
        match &self.state.heap.get(object).body {
            Body::Fields(fields) => fields.get(slot as usize).copied(),
            _ => None,
        }
    }

    /// Writes a field of an object by slot; nothing happens where there is no such field.
    #[inline]
    pub fn set_field(&mut self, object: Ref, slot: u32, value: Value) {
        if let Body::Fields(fields) = &mut self.state.heap.get_mut(object).body
            && let Some(field) = fields.get_mut(slot as usize)
        {
            *field = value;
        }
    }
}
