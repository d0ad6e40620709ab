//! Which instruction pushed what: the data flow behind the messages.
//!
//! This follows HotSpot's `bytecodeUtils.cpp` in its shortcuts too, since they show in the messages: instructions are
//! simulated in the order of the code until each one has been reached, not until nothing changes; and what is known at
//! the start of an exception handler does not depend on the code it covers.

use crate::class::ClassFile;
use crate::code::{Body, branch_targets, opcode};
use crate::kind::{Kind, Signature};
use crate::pool::Const;

/// No more stack slots than these, over all instructions of a method, are kept; beyond them the analysis stops.
const MOST_SLOTS: usize = 1_000_000;

/// For each instruction that was reached, what is known before it runs.
pub(super) struct Sources {
    states: Vec<Option<State>>,
}

/// What is known before one instruction.
#[derive(Clone, Default)]
pub(super) struct State {
    /// For each stack slot, bottom first, the position of the instruction that pushed it; `None` where several did.
    /// A long or double takes two slots.
    stack: Vec<Option<u16>>,
    /// Bit `n` is set once local slot `n` may have been stored to.
    written: u64,
}

impl Sources {
    /// Simulates `body` as far as it takes to reach `pc`.
    pub(super) fn find(file: &ClassFile, body: &Body<'_>, pc: u16) -> Sources {
        let code = body.code;
        let mut sources = Sources { states: vec![None; code.len()] };
        sources.states[0] = Some(State::default());
        for target in body.handlers.iter().map(|h| h.target) {
            if let Some(entry @ None) = sources.states.get_mut(target as usize) {
                *entry = Some(State { stack: vec![Some(target)], written: 0 });
            }
        }
        let mut slots = 0;
        loop {
            let (mut unreached, mut grown) = (false, false);
            let mut at = 0;
            while let Some(len) = opcode::length(code, at) {
                match sources.states[at].clone() {
                    None => unreached = true,
                    Some(mut state) => {
                        // Malformed code is refused when it is decoded; here it only ends the analysis.
                        let Some(()) = state.simulate(file, code, at) else {
                            return sources;
                        };
                        for target in successors(code, at, at + len) {
                            grown |= sources.merge_into(target, &mut state, &mut slots);
                        }
                    }
                }
                at += len;
                let arrived = at == pc as usize && sources.states.get(at).is_some_and(Option::is_some);
                if arrived || slots > MOST_SLOTS {
                    return sources;
                }
            }
            if !unreached || !grown {
                return sources;
            }
        }
    }

    /// What is known before the instruction at `pc`, if it was reached.
    pub(super) fn before(&self, pc: u16) -> Option<&State> {
        self.states.get(pc as usize)?.as_ref()
    }

    /// Joins `state` with what is known at `target`. The result is kept in both: HotSpot goes on with it to the
    /// remaining targets of the same instruction. Gives whether `target` had not been reached before.
    fn merge_into(&mut self, target: usize, state: &mut State, slots: &mut usize) -> bool {
        let Some(entry) = self.states.get_mut(target) else {
            return false;
        };
        match entry {
            Some(known) => state.join(known),
            None => *slots += state.stack.len(),
        }
        entry.replace(state.clone()).is_none()
    }
}

impl State {
    /// The position of the instruction that pushed the slot `depth` below the top; `None` if there is not just one.
    pub(super) fn source(&self, depth: usize) -> Option<u16> {
        let at = self.stack.len().checked_sub(depth + 1)?;
        self.stack[at]
    }

    /// Whether local slot `slot` still holds the parameter (or `this`) that it held at first.
    pub(super) fn is_unwritten(&self, slot: u16) -> bool {
        slot < 64 && self.written & (1 << slot) == 0
    }

    fn join(&mut self, other: &State) {
        for (slot, other) in self.stack.iter_mut().zip(&other.stack) {
            if slot != other {
                *slot = None;
            }
        }
        self.written |= other.written;
    }

    /// Runs the instruction at `at`; `None` if it makes no sense here.
    fn simulate(&mut self, file: &ClassFile, code: &[u8], at: usize) -> Option<()> {
        if let Some(slot) = stored_local(code, at) {
            self.written |= 1u64.checked_shl(slot.into()).unwrap_or(0);
        }
        match code[at] {
            89 => self.rearrange(1, &[0, 0]),
            90 => self.rearrange(2, &[1, 0, 1]),
            91 => self.rearrange(3, &[2, 0, 1, 2]),
            92 => self.rearrange(2, &[0, 1, 0, 1]),
            93 => self.rearrange(3, &[1, 2, 0, 1, 2]),
            94 => self.rearrange(4, &[2, 3, 0, 1, 2, 3]),
            95 => self.rearrange(2, &[1, 0]),
            _ => {
                let (popped, pushed) = stack_effect(file, code, at)?;
                let rest = self.stack.len().checked_sub(popped)?;
                self.stack.truncate(rest);
                self.stack.extend(std::iter::repeat_n(Some(at as u16), pushed));
                Some(())
            }
        }
    }

    /// Replaces the top `count` slots by those that `order` lists, bottom first; 0 is the deepest of the old ones.
    fn rearrange(&mut self, count: usize, order: &[usize]) -> Option<()> {
        let old = self.stack.split_off(self.stack.len().checked_sub(count)?);
        self.stack.extend(order.iter().map(|&from| old[from]));
        Some(())
    }
}

/// Where control goes from the instruction at `at`: behind it first, then to its branch targets.
fn successors(code: &[u8], at: usize, next: usize) -> impl Iterator<Item = usize> {
    let mut targets = Vec::new();
    // `goto`, `jsr`, `ret`, the returns and `athrow` do not fall through. To HotSpot, a switch does.
    if !matches!(code[at], 167..=169 | 172..=177 | 191 | 200 | 201) {
        targets.push(next as i64);
    }
    branch_targets(code, at, &mut targets);
    targets.into_iter().filter_map(|target| usize::try_from(target).ok())
}

/// The local slot that the instruction at `at` stores to. `iinc` does not count.
fn stored_local(code: &[u8], at: usize) -> Option<u16> {
    match code[at] {
        54..=58 => Some(code[at + 1].into()),
        op @ 59..=78 => Some((op as u16 - 59) % 4),
        opcode::WIDE if matches!(code[at + 1], 54..=58) => Some(operand(code, at + 1)),
        _ => None,
    }
}

/// The two-byte operand of the instruction at `at`.
pub(super) fn operand(code: &[u8], at: usize) -> u16 {
    u16::from_be_bytes([code[at + 1], code[at + 2]])
}

/// Number of slots that the instruction at `at` pops, and number of slots it then pushes, all of which it computes
/// itself. `checkcast` is said to do neither, so that what it checks keeps its source.
fn stack_effect(file: &ClassFile, code: &[u8], at: usize) -> Option<(usize, usize)> {
    Some(match code[at] {
        18 => (0, constant_slots(file, code[at + 1].into())?),
        19 | 20 => (0, constant_slots(file, operand(code, at))?),
        178..=181 => field_effect(file, code, at)?,
        182..=186 => call_effect(file, code, at)?,
        opcode::WIDE => simple_effect(code[at + 1])?,
        197 => (code[at + 3].into(), 1),
        op => simple_effect(op)?,
    })
}

/// The stack effect of the instructions that always have the same.
fn simple_effect(op: u8) -> Option<(usize, usize)> {
    // Where the four or five numeric and reference versions of an instruction follow one another, the second and the
    // fourth are those for long and double.
    let width = |version: u8| if matches!(version, 1 | 3) { 2 } else { 1 };
    Some(match op {
        0 | 132 | 167 | 169 | 177 | 192 | 200 => (0, 0),
        1..=8 | 11..=13 | 16 | 17 | 168 | 187 | 201 => (0, 1),
        9 | 10 | 14 | 15 => (0, 2),
        21..=25 => (0, width(op - 21)),
        26..=45 => (0, width((op - 26) / 4)),
        46..=53 => (2, width(op - 46)),
        54..=58 => (width(op - 54), 0),
        59..=78 => (width((op - 59) / 4), 0),
        79..=86 => (2 + width(op - 79), 0),
        87 | 153..=158 | 170 | 171 | 191 | 194 | 195 | 198 | 199 => (1, 0),
        88 | 159..=166 => (2, 0),
        96..=115 => (2 * width((op - 96) % 4), width((op - 96) % 4)),
        116..=119 => (width(op - 116), width(op - 116)),
        120..=125 => (1 + width((op - 120) % 2), width((op - 120) % 2)),
        126..=131 => (2 * width((op - 126) % 2), width((op - 126) % 2)),
        133 | 135 | 140 | 141 => (1, 2),
        134 | 139 | 145..=147 | 188..=190 | 193 => (1, 1),
        136 | 137 | 142 | 144 | 149 | 150 => (2, 1),
        138 | 143 => (2, 2),
        148 | 151 | 152 => (4, 1),
        172..=176 => (width(op - 172), 0),
        _ => return None,
    })
}

/// Not as in HotSpot, which takes a wrong slot after a method type was pushed (seen on JDK 25), and crashes where a
/// dynamic constant is null (seen on JDK 17).
fn constant_slots(file: &ClassFile, index: u16) -> Option<usize> {
    Some(match file.pool.get(index).ok()? {
        Const::Long(_) | Const::Double(_) => 2,
        Const::Dynamic { name_and_type, .. } => {
            let (_, descriptor) = file.pool.name_and_type(&file.bytes, name_and_type).ok()?;
            Kind::of_descriptor(&descriptor)?.slots()
        }
        _ => 1,
    })
}

fn field_effect(file: &ClassFile, code: &[u8], at: usize) -> Option<(usize, usize)> {
    let field = file.pool.member(&file.bytes, operand(code, at)).ok()?;
    let width = Kind::of_descriptor(&field.descriptor)?.slots();
    Some(match code[at] {
        178 => (0, width),
        179 => (width, 0),
        180 => (1, width),
        _ => (1 + width, 0),
    })
}

fn call_effect(file: &ClassFile, code: &[u8], at: usize) -> Option<(usize, usize)> {
    let name_and_type = match file.pool.get(operand(code, at)).ok()? {
        Const::Member { name_and_type, .. } | Const::InvokeDynamic { name_and_type, .. } => name_and_type,
        _ => return None,
    };
    let (_, descriptor) = file.pool.name_and_type(&file.bytes, name_and_type).ok()?;
    let signature = Signature::parse(&descriptor)?;
    let receiver = usize::from(!matches!(code[at], 184 | 186));
    Some((receiver + slots(&signature), signature.result.slots()))
}

/// Stack slots of the arguments, the receiver not included.
pub(super) fn slots(signature: &Signature) -> usize {
    signature.params.iter().map(|kind| kind.slots()).sum()
}
