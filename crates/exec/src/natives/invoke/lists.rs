//! Java lists as arguments of natives.

use heap::{Body, Ref, Value};

use crate::state::After;
use crate::trap::{Run, Then, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// The elements of a list, which its own `toArray` gives. It runs first; then the native is called again, finds
    /// the array, and says [`Vm::forget_lists`] when it is done.
    pub(super) fn list_elements(&mut self, list: Ref) -> Run<Vec<Ref>> {
        if let Some(&array) = self.state.unpacked.get(&list) {
            return match &self.state.heap.get(array).body {
                Body::Refs(elements) => Ok(elements.to_vec()),
                _ => Err(Trap::ill_typed("list")),
            };
        }
        let declared = self.find_method(self.class("java/util/Collection")?, "toArray", "()[Ljava/lang/Object;")?;
        let method = self.program.select(self.state.heap.get(list).class, declared)?;
        self.enter(method, &[Value::Ref(list)], After::Then(0, Then::Unpack(list)))?;
        Err(Trap::Again)
    }

    /// Drops the arrays, as the lists may change.
    pub(super) fn forget_lists(&mut self) {
        self.state.unpacked.clear();
    }
}
