//! Which opcodes a run has executed, for the test that no opcode goes untested, and which ways it went at branches, for
//! suites of tests that go all of them.

use std::collections::{BTreeSet, HashSet};

use jvm::MethodId;
use jvm::code::{Code, opcode};

use crate::state::Frame;
use crate::vm::Vm;

/// What was executed so far.
#[derive(Default)]
pub struct Coverage {
    seen: HashSet<(MethodId, usize)>,
    opcodes: HashSet<u8>,
    /// The method whose branches count, with those of all that it calls.
    subject: Option<MethodId>,
    /// The branch that was executed last, and in how many frames.
    at_branch: Option<(usize, Branch)>,
    branches: BTreeSet<Branch>,
}

/// One way to go on from a branching instruction.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Branch {
    /// The method.
    pub method: MethodId,
    /// The position of the bytecode that branches.
    pub at: u16,
    /// The instruction it goes to, by its number in the decoded method.
    pub to: u32,
}

impl Coverage {
    /// Records the branches of a method and of what it calls.
    pub fn of(subject: MethodId) -> Coverage {
        Coverage { subject: Some(subject), ..Coverage::default() }
    }

    /// The branches taken since this was last asked, in order.
    pub fn take_branches(&mut self) -> Vec<Branch> {
        self.at_branch = None;
        std::mem::take(&mut self.branches).into_iter().collect()
    }

    /// Mnemonics of the opcodes executed, sorted.
    pub fn mnemonics(&self) -> Vec<&'static str> {
        let mut names: Vec<_> = self.opcodes.iter().filter_map(|&op| opcode::NAMES.get(op as usize).copied()).collect();
        names.sort_unstable();
        names
    }
}

impl Coverage {
    fn record_branch(&mut self, frame: &Frame<'_>, depth: usize, code: &Code, pc: usize) {
        if let Some((at_depth, branch)) = self.at_branch.take()
            && at_depth == depth
            && branch.method == frame.method.id
        {
            self.branches.insert(Branch { to: pc as u32, ..branch });
        }
        if code.insns[pc].is_branch() {
            self.at_branch = Some((depth, Branch { method: frame.method.id, at: code.pcs[pc], to: 0 }));
        }
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
        let (depth, outermost) = (self.state.frames.len(), self.state.frames.first().map(|first| first.method.id));
        let Some(coverage) = &mut self.coverage else { return };
        if coverage.subject.is_some() {
            if coverage.subject == outermost {
                coverage.record_branch(&frame, depth, code, pc);
            }
            return;
        }
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
