//! What an invariant that is being executed still depends on, besides the structure.
//!
//! Two executions with the same active calls, at the same instructions, with the same values in all registers that will
//! still be read, go on in the same way on the same structure. That is what a [`State`] stands for. Objects of the
//! structure are named by the way on which they were found. An execution that holds anything it has made itself has no
//! state in this sense: comparing such things is not worth it.

use std::rc::Rc;

use heap::{Known, Origin, Value};
use jvm::MethodId;
use jvm::code::Liveness;
use rustc_hash::FxHashMap;

use crate::runner::Runner;
use crate::tree::Name;

/// A state, by number: equal ones have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State(u32);

/// All states that were met.
#[derive(Default)]
pub(crate) struct States {
    known: FxHashMap<Vec<u64>, State>,
    liveness: FxHashMap<MethodId, Rc<Liveness>>,
}

impl States {
    /// The state of a machine; none if it depends on more.
    pub fn of(&mut self, runner: &Runner<'_>, names: &[Name]) -> Option<State> {
        if runner.has_left_traces() {
            return None;
        }
        let vm = &runner.vm;
        let mut words = Vec::new();
        let last = vm.state.frames.len().checked_sub(1)?;
        for (at, frame) in vm.state.frames.iter().enumerate() {
            let live = self.liveness.entry(frame.method.id).or_insert_with(|| Rc::new(Liveness::of(frame.code)));
            words.push((frame.method.id.index() as u64) << 32 | u64::from(frame.pc));
            for register in 0..frame.code.registers {
                // A caller goes on behind its call; what is read there may not be there yet.
                let pc = frame.pc as usize;
                if !live.is_live(pc, register) && (at == last || !live.is_live(pc + 1, register)) {
                    continue;
                }
                let value = vm.state.stack[frame.base as usize + register as usize];
                words.push(u64::from(register) << 48);
                encode(runner, names, value, &mut words)?;
            }
        }
        for (slot, value) in runner.changed_statics() {
            words.push(slot as u64);
            encode(runner, names, value, &mut words)?;
        }
        let next = State(self.known.len() as u32);
        Some(*self.known.entry(words).or_insert(next))
    }
}

fn encode(runner: &Runner<'_>, names: &[Name], value: Value, words: &mut Vec<u64>) -> Option<()> {
    match value {
        Value::Unset => words.push(0),
        Value::Int(known) => words.extend([1, u64::from(known as u32)]),
        Value::Long(known) => words.extend([2, known as u64]),
        Value::Float(known) => words.extend([3, u64::from(known.to_bits())]),
        Value::Double(known) => words.extend([4, known.to_bits()]),
        Value::Address(_) | Value::Term(..) => return None,
        Value::Ref(reference) => {
            let symbolic = runner.vm.symbolic_part()?;
            let canonical = symbolic.input.canonical(reference);
            if let Some(id) = canonical.symbol() {
                let symbol = symbolic.input.symbol(id);
                let (Origin::Field(holder, at), known) = (symbol.origin, symbol.known) else { return None };
                words.extend([
                    5 + u64::from(known == Known::Location),
                    u64::from(names[holder.0 as usize]),
                    u64::from(at),
                ]);
            } else if canonical.is_null() {
                words.push(7);
            } else if let Some(input) = symbolic.input.find(canonical) {
                words.extend([8, u64::from(names[input.0 as usize])]);
            } else if canonical.index() < symbolic.entry {
                words.extend([9, canonical.index() as u64]);
            } else {
                return None;
            }
        }
    }
    Some(())
}
