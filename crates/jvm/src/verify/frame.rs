//! The types of the local variables and the operand stack at one point of a method.

use super::types::Type;
use super::{Result, Verifier};
use crate::error::LinkError;

/// One type per slot; a `long` or `double` is followed by [`Type::Second`].
#[derive(Clone, Default, PartialEq, Debug)]
pub(super) struct Frame {
    pub(super) locals: Vec<Type>,
    pub(super) stack: Vec<Type>,
    /// In a constructor: no other constructor has been called on `this` yet.
    pub(super) this_is_uninitialized: bool,
}

impl Frame {
    pub(super) fn push(&mut self, value: Type, max_stack: u16) -> Result<()> {
        self.stack.push(value);
        if value.is_wide() {
            self.stack.push(Type::Second);
        }
        if self.stack.len() > max_stack as usize {
            return Err(LinkError::verify("Operand stack overflow"));
        }
        Ok(())
    }

    /// Pops a value, whatever its type.
    pub(super) fn pop(&mut self) -> Result<Type> {
        let underflow = || LinkError::verify("Operand stack underflow");
        match self.stack.pop().ok_or_else(underflow)? {
            Type::Second => self.stack.pop().ok_or_else(underflow),
            narrow => Ok(narrow),
        }
    }

    pub(super) fn local(&self, index: u16) -> Result<Type> {
        self.locals.get(index as usize).copied().ok_or_else(|| bad_local(index))
    }

    pub(super) fn set_local(&mut self, index: u16, value: Type) -> Result<()> {
        let at = index as usize;
        let width = 1 + usize::from(value.is_wide());
        if at + width > self.locals.len() {
            return Err(bad_local(index));
        }
        // Half of a `long` or `double` is worth nothing.
        if self.locals[at] == Type::Second && at > 0 {
            self.locals[at - 1] = Type::Top;
        }
        if let Some(behind @ Type::Second) = self.locals.get_mut(at + width) {
            *behind = Type::Top;
        }
        self.locals[at] = value;
        if width == 2 {
            self.locals[at + 1] = Type::Second;
        }
        Ok(())
    }

    /// Every copy of `old` has become `new`.
    pub(super) fn replace(&mut self, old: Type, new: Type) {
        for known in self.locals.iter_mut().chain(&mut self.stack).filter(|known| **known == old) {
            *known = new;
        }
    }

    /// `pop`, `dup` and their relatives (87 to 95), on slots.
    pub(super) fn shuffle(&mut self, op: u8, max_stack: u16) -> Result<()> {
        // How many slots the instruction takes, below which depth it inserts them again (if it does), and what it drops.
        let (taken, under, keep) = match op {
            87 => (1, 1, false),
            88 => (2, 2, false),
            89 => (1, 1, true),
            90 => (1, 2, true),
            91 => (1, 3, true),
            92 => (2, 2, true),
            93 => (2, 3, true),
            94 => (2, 4, true),
            _ => return self.swap(),
        };
        self.check_cut(taken)?;
        self.check_cut(under)?;
        let len = self.stack.len();
        let copied: Vec<Type> = self.stack[len - taken..].to_vec();
        if !keep {
            self.stack.truncate(len - taken);
            return Ok(());
        }
        self.stack.splice(len - under..len - under, copied);
        if self.stack.len() > max_stack as usize {
            return Err(LinkError::verify("Operand stack overflow"));
        }
        Ok(())
    }

    fn swap(&mut self) -> Result<()> {
        self.check_cut(1)?;
        self.check_cut(2)?;
        let len = self.stack.len();
        self.stack.swap(len - 1, len - 2);
        Ok(())
    }

    /// A value must begin `depth` slots below the top: no `long` or `double` is split there.
    fn check_cut(&self, depth: usize) -> Result<()> {
        let at = self.stack.len().checked_sub(depth).ok_or_else(|| LinkError::verify("Operand stack underflow"))?;
        if self.stack[at] == Type::Second {
            return Err(LinkError::verify("Bad type on operand stack: half of a long or double"));
        }
        Ok(())
    }
}

fn bad_local(index: u16) -> LinkError {
    LinkError::verify(format!("Local index {index} is invalid"))
}

impl Verifier<'_> {
    /// Whether code that expects `target` can go on from `frame`.
    pub(super) fn check_frame(&self, frame: &Frame, target: &Frame, at: usize) -> Result<()> {
        let mismatch = |what: &str| LinkError::verify(format!("{what} does not match the stack map at position {at}"));
        if frame.stack.len() != target.stack.len() {
            return Err(mismatch("Stack size"));
        }
        for (&from, &to) in frame.stack.iter().zip(&target.stack) {
            if !self.is_assignable(from, to)? {
                return Err(mismatch("Operand stack"));
            }
        }
        self.check_locals(frame, target, at)
    }

    /// As [`Verifier::check_frame`], for an exception handler, which keeps only the local variables.
    pub(super) fn check_locals(&self, frame: &Frame, target: &Frame, at: usize) -> Result<()> {
        for (&from, &to) in frame.locals.iter().zip(&target.locals) {
            if !self.is_assignable(from, to)? {
                return Err(LinkError::verify(format!("Locals do not match the stack map at position {at}")));
            }
        }
        if frame.this_is_uninitialized && !target.this_is_uninitialized {
            return Err(LinkError::verify(format!("Constructor of this was not called before position {at}")));
        }
        Ok(())
    }
}
