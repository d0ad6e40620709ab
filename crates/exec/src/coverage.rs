//! Which opcodes a run has executed, for the test that no opcode goes untested.

use std::collections::HashSet;

use jvm::MethodId;
use jvm::code::{Code, opcode};

use crate::vm::Vm;

/// The opcodes executed so far.
#[derive(Default)]
pub struct Coverage {
    seen: HashSet<(MethodId, usize)>,
    opcodes: HashSet<u8>,
}

impl Coverage {
    /// Mnemonics of the opcodes executed, sorted.
    pub fn mnemonics(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.opcodes.iter().filter_map(|&op| opcode::NAMES.get(op as usize).copied()).collect();
        names.sort_unstable();
        names
    }
}

impl<'p> Vm<'p> {
    /// Records the bytecodes that instruction `pc` of the current method stands for, if the method is the subject's:
    /// those behind the previous instruction's up to its own.
    #[cold]
    pub(crate) fn record(&mut self, code: &'p Code, pc: usize) {
        let frame = *self.frame();
        if frame.class.is_platform {
            return;
        }
        let Some(coverage) = &mut self.coverage else { return };
        if !coverage.seen.insert((frame.method.id, pc)) {
            return;
        }
        let (Some(body), Some(file)) = (frame.method.body, &frame.class.file) else {
            return;
        };
        let Some(bytes) = file.bytes.get(body.start as usize + 8..) else {
            return;
        };
        let last = code.pcs[pc] as usize;
        let mut at = pc.checked_sub(1).map_or(0, |before| code.pcs[before] as usize);
        if at > last {
            at = last;
        }
        while at <= last {
            let Some(&op) = bytes.get(at) else { return };
            coverage.opcodes.insert(op);
            let Some(len) = opcode::length(bytes, at) else { return };
            at += len;
        }
    }
}
