//! What an invariant that is being executed still depends on, besides the structure.
//!
//! Two executions with the same active calls, at the same instructions, with the same values in all registers that will
//! still be read, go on in the same way on the same structure. That is what a [`State`] stands for. Objects of the
//! structure are named by the way on which they were found. An execution that holds anything it has made itself has no
//! state in this sense: comparing such things is not worth it.

use heap::input::Types;
use heap::{Body, Known, Origin, Ref, Value};
use jvm::MethodId;
use jvm::code::{Code, Liveness, Reg};
use rustc_hash::FxHashMap;

use crate::runner::Runner;
use crate::tree::Name;

/// A state, by number: equal ones have equal numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct State(u32);

/// All states that were met.
#[derive(Default)]
pub(crate) struct States {
    known: FxHashMap<Box<[u64]>, State>,
    types: TypeSets,
    /// For the state that is being looked at: what says it all, and what its objects are.
    words: Vec<u64>,
    objects: Vec<[u64; 3]>,
    liveness: FxHashMap<MethodId, Liveness>,
    /// The registers that will still be read in a frame, by where it is and whether it is the innermost one.
    live: FxHashMap<(MethodId, u32, bool), Box<[Reg]>>,
}

impl States {
    /// The state of a machine; none if it depends on more.
    pub fn of(&mut self, runner: &Runner<'_>, names: &[Name]) -> Option<State> {
        if runner.has_left_traces() {
            return None;
        }
        self.look_at_objects(runner, names)?;
        let mut words = std::mem::take(&mut self.words);
        words.clear();
        let state = self.encode(runner, &mut words).map(|()| self.number(&words));
        self.words = words;
        state
    }

    /// Name, classes and length of each object of the structure.
    fn look_at_objects(&mut self, runner: &Runner<'_>, names: &[Name]) -> Option<()> {
        let input = &runner.vm.symbolic_part()?.input;
        self.objects.clear();
        for (object, &name) in input.objects().iter().zip(names) {
            let length = known_length(runner, object.at).map_or(0, |length| length as u64 + 1);
            self.objects.push([u64::from(name), self.types.number(&object.types), length]);
        }
        Some(())
    }

    fn number(&mut self, words: &[u64]) -> State {
        if let Some(&known) = self.known.get(words) {
            return known;
        }
        let next = State(self.known.len() as u32);
        self.known.insert(words.into(), next);
        next
    }

    fn encode(&mut self, runner: &Runner<'_>, words: &mut Vec<u64>) -> Option<()> {
        let vm = &runner.vm;
        let last = vm.state.frames.len().checked_sub(1)?;
        for (at, frame) in vm.state.frames.iter().enumerate() {
            let place = (frame.method.id, frame.pc, at == last);
            let liveness = &mut self.liveness;
            let live = self.live.entry(place).or_insert_with(|| {
                let live = liveness.entry(place.0).or_insert_with(|| Liveness::of(frame.code));
                live_registers(frame.code, live, frame.pc as usize, at == last)
            });
            words.push((frame.method.id.index() as u64) << 32 | u64::from(frame.pc));
            for &register in &*live {
                let value = vm.state.stack[frame.base as usize + register as usize];
                encode(runner, &self.objects, value, words)?;
            }
        }
        for (slot, value) in runner.changed_statics() {
            words.push(slot as u64);
            encode(runner, &self.objects, value, words)?;
        }
        Some(())
    }
}

fn live_registers(code: &Code, live: &Liveness, pc: usize, is_innermost: bool) -> Box<[Reg]> {
    // A caller goes on behind its call; what is read there may not be there yet.
    let is_live = |&register: &Reg| live.is_live(pc, register) || !is_innermost && live.is_live(pc + 1, register);
    (0..code.registers).filter(is_live).collect()
}

/// Sets of classes that objects may be of, by number.
#[derive(Default)]
struct TypeSets {
    numbers: FxHashMap<Types, u64>,
    /// The same by address, of those that are kept here: most are met again and again.
    addresses: FxHashMap<usize, (Types, u64)>,
}

impl TypeSets {
    fn number(&mut self, types: &Types) -> u64 {
        let address = types.as_ptr() as usize;
        if let Some((_, number)) = self.addresses.get(&address) {
            return *number;
        }
        let next = self.numbers.len() as u64;
        let number = *self.numbers.entry(types.clone()).or_insert(next);
        self.addresses.insert(address, (types.clone(), number));
        number
    }
}

fn encode(runner: &Runner<'_>, objects: &[[u64; 3]], value: Value, words: &mut Vec<u64>) -> Option<()> {
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
                words.extend([5 + u64::from(known == Known::Location), objects[holder.0 as usize][0], u64::from(at)]);
            } else if canonical.is_null() {
                words.push(7);
            } else if let Some(input) = symbolic.input.find(canonical) {
                words.push(8);
                words.extend(objects[input.0 as usize]);
            } else if canonical.index() < symbolic.entry {
                words.extend([9, canonical.index() as u64]);
            } else {
                return None;
            }
        }
    }
    Some(())
}

/// The length of an array of the structure, if it is known.
pub(crate) fn known_length(runner: &Runner<'_>, object: Ref) -> Option<usize> {
    match &runner.vm.state.heap.get(object).body {
        Body::Open(_) => None,
        body => body.len(),
    }
}
