//! Taking a machine back to an earlier state.
//!
//! The heap, the tables and the input heap undo their changes; only what is small, the frames and their registers, is
//! copied.

use heap::{HeapMark, Ref, Value};

use super::SymbolicMark;
use super::step::{Call, Loop};
use crate::state::Frame;
use crate::vm::Vm;

/// A state to come back to. It can be used any number of times, until an earlier one is.
pub struct Snapshot<'p> {
    heap: HeapMark,
    tables: [usize; 11],
    symbolic: Option<SymbolicMark>,
    frames: Vec<Frame<'p>>,
    stack: Vec<Value>,
    monitors: Vec<Ref>,
    loops: Vec<Loop>,
    calls: Vec<Call>,
    choices: u32,
    result: Value,
    refusal: Option<crate::refusal::Refusal>,
    steps: u64,
    scoped_values: Ref,
    parking_permit: bool,
}

impl<'p> Vm<'p> {
    /// The state as it is.
    pub fn snapshot(&mut self) -> Snapshot<'p> {
        let top = self.stack_top();
        let state = &mut self.state;
        let tables = [
            state.statics.mark(),
            state.init.mark(),
            state.init_failures.mark(),
            state.mirrors.mark(),
            state.mirrored.mark(),
            state.loaders.mark(),
            state.literals.mark(),
            state.interned.mark(),
            state.dynamics.mark(),
            state.dynamic_failures.mark(),
            state.method_types.mark() << 32 | state.modules.mark(),
        ];
        Snapshot {
            heap: state.heap.mark(),
            tables,
            symbolic: self.symbolic.as_deref().map(|s| s.mark()),
            frames: state.frames.clone(),
            stack: state.stack[..top].to_vec(),
            monitors: state.monitors.clone(),
            loops: self.symbolic.as_deref().map_or(Vec::new(), |s| s.loops.clone()),
            calls: self.symbolic.as_deref().map_or(Vec::new(), |s| s.calls.clone()),
            choices: self.symbolic.as_deref().map_or(0, |s| s.choices),
            result: state.result,
            refusal: state.refusal,
            steps: state.steps,
            scoped_values: state.scoped_values,
            parking_permit: self.parking_permit,
        }
    }

    /// Goes back to a snapshot.
    pub fn restore(&mut self, snapshot: &Snapshot<'p>) {
        let state = &mut self.state;
        state.heap.undo_to(snapshot.heap);
        state.statics.undo_to(snapshot.tables[0]);
        state.init.undo_to(snapshot.tables[1]);
        state.init_failures.undo_to(snapshot.tables[2]);
        state.mirrors.undo_to(snapshot.tables[3]);
        state.mirrored.undo_to(snapshot.tables[4]);
        state.loaders.undo_to(snapshot.tables[5]);
        state.literals.undo_to(snapshot.tables[6]);
        state.interned.undo_to(snapshot.tables[7]);
        state.dynamics.undo_to(snapshot.tables[8]);
        state.dynamic_failures.undo_to(snapshot.tables[9]);
        state.method_types.undo_to(snapshot.tables[10] >> 32);
        state.modules.undo_to(snapshot.tables[10] & 0xffff_ffff);
        state.unpacked.clear();
        state.frames.clone_from(&snapshot.frames);
        state.stack[..snapshot.stack.len()].copy_from_slice(&snapshot.stack);
        state.monitors.clone_from(&snapshot.monitors);
        state.result = snapshot.result;
        state.refusal = snapshot.refusal;
        state.steps = snapshot.steps;
        // Limits are looked at soon: time has passed although steps have not.
        self.next_check = snapshot.steps;
        state.scoped_values = snapshot.scoped_values;
        self.parking_permit = snapshot.parking_permit;
        self.native = None;
        if let (Some(symbolic), Some(mark)) = (self.symbolic.as_deref_mut(), snapshot.symbolic) {
            symbolic.undo_to(mark);
            symbolic.loops.clone_from(&snapshot.loops);
            symbolic.calls.clone_from(&snapshot.calls);
            symbolic.choices = snapshot.choices;
        }
    }
}
