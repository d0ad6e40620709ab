//! Roots of garbage collection, and when to collect.

use heap::Marker;

use crate::state::After;
use crate::trap::Then;
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// Frees what the program cannot reach. Only called between instructions, when every live reference is in a
    /// register, a static field, an object, or one of the tables below.
    pub fn collect(&mut self) {
        let top = self.stack_top();
        let state = &mut self.state;
        let mut marker = Marker::new(&mut state.heap);
        for &value in &state.stack[..top] {
            marker.value(value);
        }
        for &value in state.statics.iter().chain(state.dynamics.values()) {
            marker.value(value);
        }
        let tables = state.mirrors.iter().chain(state.literals.iter()).chain(state.interned.values());
        for &reference in tables.chain(state.init_failures.values()).chain(&state.monitors) {
            marker.root(reference);
        }
        for frame in &state.frames {
            marker.root(frame.lock);
            if let After::Then(_, Then::Give(object) | Then::ReflectGive(object) | Then::Unpack(object)) = frame.after {
                marker.root(object);
            }
        }
        for (&list, &array) in &state.unpacked {
            marker.root(list);
            marker.root(array);
        }
        for &reference in state.dynamic_failures.values().chain(state.method_types.values()) {
            marker.root(reference);
        }
        for &reference in state.modules.values().chain(state.loaders.values()) {
            marker.root(reference);
        }
        marker.value(state.result);
        marker.root(state.thread);
        marker.root(state.scoped_values);
        marker.finish();
    }

    /// Collects because the heap is full or a collection is due. False if one has just been made in vain: the very
    /// instruction that asked for it was executed again and asks again.
    pub(crate) fn collect_or_fail(&mut self) -> bool {
        // Objects that are taken back by undoing are not given back by a collection as well.
        if self.state.heap.keeps_all() {
            return false;
        }
        let depth = self.state.frames.len();
        let pc = self.state.frames.last().map_or(0, |frame| frame.pc);
        if self.collected == Some((depth, pc)) && self.state.steps <= self.collected_at + 1 {
            self.collected = None;
            return false;
        }
        self.collect();
        self.collected = Some((depth, pc));
        self.collected_at = self.state.steps;
        true
    }
}
