//! Monitors. There is one thread, so a monitor is a counter; but locking is structured (JVMS 2.11.10), as HotSpot has
//! it: a method exits only the monitors it entered, and none may be left when it ends.

use heap::{Ref, Value};

use crate::state::Frame;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const IMBALANCE: &str = "java/lang/IllegalMonitorStateException";

impl<'p> Vm<'p> {
    /// `monitorenter`
    pub(crate) fn monitor_enter(&mut self, value: Value) -> Run<()> {
        let Value::Ref(object) = value else {
            return Err(Trap::ill_typed("monitorenter"));
        };
        let object = self.resolved(object)?;
        if object.is_null() {
            return Err(Trap::null());
        }
        self.state.heap.get_mut(object).locks += 1;
        self.state.monitors.push(object);
        self.frame_mut().monitors += 1;
        Ok(())
    }

    /// `monitorexit`
    pub(crate) fn monitor_exit(&mut self, value: Value) -> Run<()> {
        let Value::Ref(object) = value else {
            return Err(Trap::ill_typed("monitorexit"));
        };
        let object = self.resolved(object)?;
        if object.is_null() {
            return Err(Trap::null());
        }
        let first = self.state.monitors.len() - self.frame().monitors as usize;
        let entered = self.state.monitors[first..].iter().rposition(|&held| held == object);
        let at = entered.ok_or_else(|| Trap::java(IMBALANCE))?;
        self.state.monitors.remove(first + at);
        self.frame_mut().monitors -= 1;
        self.unlock(object);
        Ok(())
    }

    /// A method returns with monitors it entered: they are exited, and that is an error.
    #[cold]
    pub(crate) fn return_while_locked(&mut self) -> Trap {
        let frame = *self.frame();
        self.exit_all(&frame);
        self.frame_mut().monitors = 0;
        Trap::java(IMBALANCE)
    }

    /// An exception leaves a method that holds monitors it entered: the error takes its place.
    #[cold]
    pub(crate) fn throw_while_locked(&mut self, exception: Ref) -> Ref {
        let frame = *self.frame();
        self.exit_all(&frame);
        self.frame_mut().monitors = 0;
        self.make_exception(IMBALANCE, None).unwrap_or(exception)
    }

    fn exit_all(&mut self, frame: &Frame<'p>) {
        for _ in 0..frame.monitors {
            if let Some(object) = self.state.monitors.pop() {
                self.unlock(object);
            }
        }
    }

    pub(crate) fn unlock(&mut self, lock: Ref) {
        let locks = &mut self.state.heap.get_mut(lock).locks;
        *locks = locks.saturating_sub(1);
    }
}
