//! What method handles and var handles stand for.

use heap::Ref;

/// The target of a `MethodHandle` or `VarHandle` object.
#[derive(Clone, Debug)]
pub enum Handle {}

impl Handle {
    /// Calls `f` with every reference the handle keeps alive.
    pub fn visit(&self, _f: &mut dyn FnMut(Ref)) {
        match *self {}
    }
}
