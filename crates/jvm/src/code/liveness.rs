//! Which registers of a method may still be read.

use super::{Code, Insn, Reg};
use crate::kind::Kind;

/// For every instruction, the registers that may be read from there on before they are written.
pub struct Liveness {
    words: usize,
    bits: Vec<u64>,
}

impl Liveness {
    /// Analyses a method: backwards over its instructions, until nothing changes.
    pub fn of(code: &Code) -> Liveness {
        let words = (code.registers as usize).div_ceil(64).max(1);
        let count = code.insns.len();
        let mut live = Liveness { words, bits: vec![0; words * count] };
        loop {
            let mut changed = false;
            for at in (0..count).rev() {
                changed |= live.update(code, at);
            }
            if !changed {
                return live;
            }
        }
    }

    /// Whether a register may be read at an instruction or after it, before it is written.
    pub fn is_live(&self, at: usize, register: Reg) -> bool {
        let word = at * self.words + register as usize / 64;
        self.bits.get(word).is_some_and(|bits| bits >> (register % 64) & 1 == 1)
    }

    fn update(&mut self, code: &Code, at: usize) -> bool {
        let mut set = vec![0; self.words];
        let mut insn = code.insns[at];
        for next in code.successors(at) {
            self.add(&mut set, next);
        }
        let is_void = match insn {
            Insn::InvokeVirtual { site, .. }
            | Insn::InvokeInterface { site, .. }
            | Insn::InvokeSpecial { site, .. }
            | Insn::InvokeStatic { site, .. }
            | Insn::InvokeDynamic { site, .. } => code.calls[site as usize].result == Kind::Void,
            _ => false,
        };
        if let Some(written) = insn.destination().filter(|_| !is_void) {
            set[*written as usize / 64] &= !(1 << (*written % 64));
        }
        for handler in code.handlers.iter().filter(|h| (h.start..h.end).contains(&code.pcs[at])) {
            let mut caught = vec![0; self.words];
            self.add(&mut caught, handler.target as usize);
            caught[handler.register as usize / 64] &= !(1 << (handler.register % 64));
            set.iter_mut().zip(caught).for_each(|(into, from)| *into |= from);
        }
        let mut see = |register: Reg| set[register as usize / 64] |= 1 << (register % 64);
        insn.operands(&mut see);
        let (first, args) = match insn {
            Insn::InvokeVirtual { first, site, .. }
            | Insn::InvokeInterface { first, site, .. }
            | Insn::InvokeSpecial { first, site, .. }
            | Insn::InvokeStatic { first, site, .. }
            | Insn::InvokeDynamic { first, site, .. } => (first, code.calls[site as usize].args),
            Insn::MultiANewArray { first, dims, .. } => (first, u16::from(dims)),
            _ => (0, 0),
        };
        (first..first + args).for_each(see);
        let own = &mut self.bits[at * self.words..(at + 1) * self.words];
        let changed = own != set.as_slice();
        own.copy_from_slice(&set);
        changed
    }

    fn add(&self, set: &mut [u64], at: usize) {
        if let Some(bits) = self.bits.get(at * self.words..(at + 1) * self.words) {
            set.iter_mut().zip(bits).for_each(|(into, from)| *into |= from);
        }
    }
}

impl Code {
    /// Where execution may go on after an instruction, exceptions aside.
    pub fn successors(&self, at: usize) -> Vec<usize> {
        let mut insn = self.insns[at];
        match insn {
            Insn::TableSwitch { table, .. } | Insn::LookupSwitch { table, .. } => {
                let switch = &self.switches[table as usize];
                let cases = switch.cases().map(|(_, target)| target as usize);
                return cases.chain([switch.default_target() as usize]).collect();
            }
            // Where a subroutine returns to is not known: wherever one was called.
            Insn::Ret { .. } => {
                let after = |insn: &Insn| match insn {
                    Insn::Jsr { after, .. } => Some(*after as usize),
                    _ => None,
                };
                return self.insns.iter().filter_map(after).collect();
            }
            Insn::Goto { target } | Insn::Jsr { target, .. } => return vec![target as usize],
            Insn::Return | Insn::ReturnValue { .. } | Insn::Throw { .. } => return Vec::new(),
            _ => {}
        }
        let mut next = vec![at + 1];
        next.extend(insn.target().map(|target| *target as usize));
        next
    }
}
