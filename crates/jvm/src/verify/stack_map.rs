//! Verification by type checking: the class file says what holds at branch targets (JVMS 4.7.4, 4.10.1).

use std::collections::BTreeMap;

use super::frame::Frame;
use super::types::Type;
use super::{Result, Verifier};
use crate::code::RawHandler;
use crate::error::LinkError;
use crate::reader::Reader;

impl Verifier<'_> {
    /// One pass over the code, dead code included.
    pub(super) fn check_with_stack_map(&self) -> Result<()> {
        let count = self.body.stack_map().and_then(|mut table| table.u16().ok()).unwrap_or(0);
        if self.is_too_large(count as usize) {
            return Ok(());
        }
        let declared = self.stack_map()?;
        let mut current = Some(self.initial()?);
        let mut changed = true;
        let mut at = 0;
        while at < self.body.code.len() {
            if let Some(frame) = declared.get(&at) {
                if let Some(current) = &current {
                    self.check_frame(current, frame, at)?;
                }
                current = Some(frame.clone());
                changed = true;
            }
            let expected = || LinkError::verify(format!("Expecting a stackmap frame at branch target {at}"));
            let mut frame = current.ok_or_else(expected)?;
            for handler in self.handlers_at(at, changed) {
                self.check_handler(handler, &frame, &declared)?;
            }
            let next = self.step(at, &mut frame)?;
            changed = self.changes_locals(at);
            for target in next.targets {
                let declared = declared.get(&target).ok_or_else(|| {
                    LinkError::verify(format!("Expecting a stackmap frame at branch target {target}"))
                })?;
                self.check_frame(&frame, declared, target)?;
            }
            current = next.falls_through.then_some(frame);
            at = next.at;
        }
        match current {
            Some(_) => Err(LinkError::verify("Control flow falls through code end")),
            None => Ok(()),
        }
    }

    fn check_handler(&self, handler: &RawHandler, frame: &Frame, declared: &BTreeMap<usize, Frame>) -> Result<()> {
        let target = handler.target as usize;
        let expected = || LinkError::verify(format!("Expecting a stackmap frame at branch target {target}"));
        let expected = declared.get(&target).ok_or_else(expected)?;
        let mismatch = |what| LinkError::verify(format!("{what} does not match the stack map at position {target}"));
        let [on_stack] = expected.stack[..] else {
            return Err(mismatch("Stack size"));
        };
        if !self.is_assignable(self.caught(handler.class)?, on_stack)? {
            return Err(mismatch("Operand stack"));
        }
        self.check_locals(frame, expected, target)
    }

    /// The frames of the `StackMapTable`, by position.
    fn stack_map(&self) -> Result<BTreeMap<usize, Frame>> {
        let mut frames = BTreeMap::new();
        let Some(mut table) = self.body.stack_map() else {
            return Ok(frames);
        };
        let initial = self.initial()?;
        // The table counts values, not slots.
        let is_value = |t: &&Type| **t != Type::Second;
        let parameters = initial.locals.iter().rposition(|t| *t != Type::Top).map_or(0, |last| last + 1);
        let mut locals: Vec<Type> = initial.locals[..parameters].iter().filter(is_value).copied().collect();
        let mut at: Option<usize> = None;
        for _ in 0..table.u16()? {
            let (delta, stack) = self.entry(&mut table, &mut locals)?;
            let position = at.map_or(delta, |at| at + delta + 1);
            at = Some(position);
            if !self.starts.get(position).copied().unwrap_or(false) {
                return Err(LinkError::verify(format!("StackMapTable error: bad offset {position}")));
            }
            frames.insert(position, self.expand(&locals, &stack)?);
        }
        Ok(frames)
    }

    /// Reads one entry: changes `locals`, gives the distance from the entry before and the stack.
    fn entry(&self, table: &mut Reader<'_>, locals: &mut Vec<Type>) -> Result<(usize, Vec<Type>)> {
        let tag = table.u8()?;
        match tag {
            0..=63 => Ok((tag as usize, Vec::new())),
            64..=127 => Ok((tag as usize - 64, vec![self.entry_type(table)?])),
            128..=246 => Err(LinkError::format("reserved frame type in StackMapTable")),
            247 => {
                let delta = table.u16()? as usize;
                Ok((delta, vec![self.entry_type(table)?]))
            }
            248..=250 => {
                let delta = table.u16()? as usize;
                let left = locals.len().checked_sub(251 - tag as usize);
                locals.truncate(left.ok_or_else(|| LinkError::verify("StackMapTable error: bad chop"))?);
                Ok((delta, Vec::new()))
            }
            251..=254 => {
                let delta = table.u16()? as usize;
                for _ in 251..tag {
                    locals.push(self.entry_type(table)?);
                }
                Ok((delta, Vec::new()))
            }
            255 => {
                let delta = table.u16()? as usize;
                let count = table.u16()?;
                *locals = (0..count).map(|_| self.entry_type(table)).collect::<Result<_>>()?;
                let count = table.u16()?;
                Ok((delta, (0..count).map(|_| self.entry_type(table)).collect::<Result<_>>()?))
            }
        }
    }

    fn entry_type(&self, table: &mut Reader<'_>) -> Result<Type> {
        Ok(match table.u8()? {
            0 => Type::Top,
            1 => Type::Int,
            2 => Type::Float,
            3 => Type::Double,
            4 => Type::Long,
            5 => Type::Null,
            6 => Type::UninitializedThis,
            7 => self.class_constant(table.u16()?)?,
            8 => {
                let at = table.u16()?;
                if self.starts.get(at as usize) != Some(&true) || self.body.code[at as usize] != NEW {
                    return Err(LinkError::verify("StackMapTable error: bad offset for Uninitialized"));
                }
                Type::Uninitialized(at)
            }
            tag => {
                return Err(LinkError::format(format!("Bad verification type {tag} in StackMapTable")));
            }
        })
    }

    fn expand(&self, locals: &[Type], stack: &[Type]) -> Result<Frame> {
        let slots = |types: &[Type], max: u16| {
            let mut slots = Vec::with_capacity(max as usize);
            for &value in types {
                slots.push(value);
                if value.is_wide() {
                    slots.push(Type::Second);
                }
            }
            (slots.len() <= max as usize).then_some(slots)
        };
        let too_large = || LinkError::verify("StackMapTable error: frame is larger than max_locals or max_stack");
        let mut frame = Frame {
            this_is_uninitialized: locals.contains(&Type::UninitializedThis),
            locals: slots(locals, self.body.max_locals).ok_or_else(too_large)?,
            stack: slots(stack, self.body.max_stack).ok_or_else(too_large)?,
        };
        frame.locals.resize(self.locals, Type::Top);
        Ok(frame)
    }
}

const NEW: u8 = 187;
