//! Where a predicate's `false` comes from: the innermost `return` from which it went straight to the outside.

use heap::Value;
use jvm::code::Insn;
use jvm::{Kind, MethodId};

use crate::state::Frame;
use crate::vm::Vm;

/// A `false` on its way out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Refusal {
    /// The method that said so first, and the instruction that returned.
    pub at: (MethodId, u32),
    /// Frames below the last method that handed it on.
    pub depth: usize,
    /// The instruction of the frame on top that called that method.
    call: u32,
}

impl<'p> Vm<'p> {
    /// A method has returned; its frame is not on the stack any more.
    #[cold]
    pub(crate) fn watch_return(&mut self, frame: &Frame<'p>, value: Value) {
        let depth = self.state.frames.len();
        let inner = self.state.refusal.take().filter(|refusal| refusal.depth == depth + 1);
        let is_false = frame.method.signature.result == Kind::Boolean && !matches!(value, Value::Int(1..));
        // What the JDK's methods ask themselves says nothing to the reader.
        if !is_false || frame.class.is_platform {
            return;
        }
        let passes = |refusal: &Refusal| frame.class.is_made() || hands_on(&frame.code.insns, refusal.call as usize);
        let at = match inner.filter(passes) {
            Some(inner) => inner.at,
            None if frame.class.is_made() => return,
            None => (frame.method.id, frame.pc),
        };
        let call = self.state.frames.last().map_or(0, |caller| caller.pc);
        self.state.refusal = Some(Refusal { at, depth, call });
    }
}

/// Whether a `false` that a call gives leads straight to a `return`.
fn hands_on(code: &[Insn], call: usize) -> bool {
    let mut register = match code.get(call) {
        Some(
            Insn::InvokeVirtual { dst, .. }
            | Insn::InvokeInterface { dst, .. }
            | Insn::InvokeSpecial { dst, .. }
            | Insn::InvokeStatic { dst, .. },
        ) => *dst,
        _ => return false,
    };
    let mut at = call + 1;
    for _ in 0..8 {
        at = match code.get(at) {
            Some(Insn::ReturnValue { .. }) => return true,
            Some(&Insn::Goto { target }) => target as usize,
            Some(&Insn::IfIEqK { a, k: 0, target }) if a == register => target as usize,
            Some(&Insn::IfINeK { a, k: 0, .. }) if a == register => at + 1,
            Some(&Insn::Move { dst, src }) => {
                if src == register {
                    register = dst;
                }
                at + 1
            }
            Some(&Insn::Int { .. }) => at + 1,
            _ => return false,
        };
    }
    false
}
