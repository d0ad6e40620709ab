//! The `Code` attribute as it stands in the class file.

use super::opcode;
use crate::class::{Attribute, ClassFile};
use crate::error::LinkError;
use crate::pool::Index;
use crate::reader::Reader;

/// The parts of a `Code` attribute.
pub(crate) struct Body<'a> {
    pub(crate) max_stack: u16,
    pub(crate) max_locals: u16,
    pub(crate) code: &'a [u8],
    pub(crate) handlers: Vec<RawHandler>,
    file: &'a ClassFile,
    attributes: Vec<(Index, &'a [u8])>,
}

/// A row of the exception table; all positions are those of bytecodes.
#[derive(Clone, Copy)]
pub(crate) struct RawHandler {
    pub(crate) start: u16,
    pub(crate) end: u16,
    pub(crate) target: u16,
    pub(crate) class: Index,
}

/// A row of the `LocalVariableTable`: between `start` and `start + len`, `slot` holds the variable called `name`.
#[derive(Clone, Copy)]
pub(crate) struct Variable {
    pub(crate) start: u16,
    pub(crate) len: u16,
    pub(crate) name: Index,
    pub(crate) slot: u16,
}

impl<'a> Body<'a> {
    /// Reads the `Code` attribute of a method in `file`.
    pub(crate) fn read(file: &'a ClassFile, attribute: Attribute) -> Result<Body<'a>, LinkError> {
        let mut content = Reader::new(&file.bytes);
        content.take(attribute.start as usize)?;
        let mut reader = Reader::new(content.take(attribute.len as usize)?);
        let max_stack = reader.u16()?;
        let max_locals = reader.u16()?;
        let length = reader.u32()? as usize;
        if length == 0 || length > 0xffff {
            return Err(LinkError::format(format!("Invalid method Code length {length}")));
        }
        let code = reader.take(length)?;
        let mut handlers = Vec::new();
        for _ in 0..reader.u16()? {
            handlers.push(RawHandler {
                start: reader.u16()?,
                end: reader.u16()?,
                target: reader.u16()?,
                class: reader.u16()?,
            });
        }
        let mut attributes = Vec::new();
        for _ in 0..reader.u16()? {
            let name = reader.u16()?;
            let length = reader.u32()? as usize;
            if file.pool.raw_utf8(&file.bytes, name).is_err() {
                return Err(LinkError::format(format!("Invalid code attribute name index {name}")));
            }
            attributes.push((name, reader.take(length)?));
        }
        Ok(Body { max_stack, max_locals, code, handlers, file, attributes })
    }

    /// Bytecode positions at which a source line begins, with that line, sorted by position.
    pub(crate) fn lines(&self) -> Result<Vec<(u16, u16)>, LinkError> {
        let mut lines = Vec::new();
        for mut table in self.attributes_named(b"LineNumberTable") {
            for _ in 0..table.u16()? {
                let (pc, line) = (table.u16()?, table.u16()?);
                if pc as usize >= self.code.len() {
                    return Err(LinkError::format("Invalid pc in LineNumberTable"));
                }
                lines.push((pc, line));
            }
        }
        lines.sort_by_key(|&(pc, _)| pc);
        Ok(lines)
    }

    /// The local variables that have names, in the order of the class file.
    pub(crate) fn variables(&self) -> Result<Vec<Variable>, LinkError> {
        let mut variables = Vec::new();
        for mut table in self.attributes_named(b"LocalVariableTable") {
            for _ in 0..table.u16()? {
                let (start, len, name) = (table.u16()?, table.u16()?, table.u16()?);
                let _descriptor = table.u16()?;
                variables.push(Variable { start, len, name, slot: table.u16()? });
            }
        }
        Ok(variables)
    }

    /// The `StackMapTable`, if there is one.
    pub(crate) fn stack_map(&self) -> Option<Reader<'a>> {
        self.attributes_named(b"StackMapTable").next()
    }

    /// A method may have several tables of the same name (JVMS 4.7.12 and 4.7.13).
    fn attributes_named(&self, name: &'static [u8]) -> impl Iterator<Item = Reader<'a>> {
        let is_it = move |index| self.file.pool.raw_utf8(&self.file.bytes, index) == Ok(name);
        let found = self.attributes.iter().filter(move |&&(index, _)| is_it(index));
        found.map(|&(_, content)| Reader::new(content))
    }
}

/// Adds the positions that the instruction at `at`, which is whole, can branch to; not the one behind it.
pub(crate) fn branch_targets(code: &[u8], at: usize, targets: &mut Vec<i64>) {
    let short = || i16::from_be_bytes([code[at + 1], code[at + 2]]) as i64;
    let int = |i: usize| i32::from_be_bytes([code[i], code[i + 1], code[i + 2], code[i + 3]]) as i64;
    let here = at as i64;
    let padded = (at + 4) & !3;
    match code[at] {
        153..=168 | 198 | 199 => targets.push(here + short()),
        200 | 201 => targets.push(here + int(at + 1)),
        opcode::TABLESWITCH => {
            targets.push(here + int(padded));
            let count = (int(padded + 8) - int(padded + 4) + 1) as usize;
            targets.extend((0..count).map(|i| here + int(padded + 12 + 4 * i)));
        }
        opcode::LOOKUPSWITCH => {
            targets.push(here + int(padded));
            let count = int(padded + 4) as usize;
            targets.extend((0..count).map(|i| here + int(padded + 12 + 8 * i)));
        }
        _ => {}
    }
}
