//! Triggers: methods that run in the state when a reference of the input has been decided.
//!
//! They are frames on top of the instruction that asked: what they read, decide and assume is part of the path, and
//! when they have returned the instruction is executed again.

use heap::{Ref, Value};
use jvm::{Class, ClassId, Method};

use crate::state::{After, InitState};
use crate::trap::{Run, Stop, Trap, Unsupported};
use crate::vm::Vm;

/// Instructions that a trigger may execute.
const MOST_STEPS: u64 = 2_000_000;
/// What goes wrong when what is assumed of an object that is given cannot be.
const GIVEN: &str = "an input whose elements, keys or constructor";

impl<'p> Vm<'p> {
    /// Starts a static method that runs before the present instruction does.
    pub fn start_trigger(&mut self, method: &'p Method, args: &[Value]) -> Run<()> {
        let begun = (self.state.steps >> 10) as u32;
        self.enter(method, args, After::Trigger(begun))?;
        match self.initialize(method.class) {
            // Its class is initialized first, in a frame on top.
            Ok(()) | Err(Trap::Again) => Ok(()),
            Err(trap) => Err(trap),
        }
    }

    /// Whether a trigger of the program is being executed.
    pub fn is_in_trigger(&self) -> bool {
        self.triggers().any(|class| !is_given(class))
    }

    /// Whether something is being assumed of an object that is given.
    pub fn is_in_given(&self) -> bool {
        self.triggers().any(is_given)
    }

    fn triggers(&self) -> impl Iterator<Item = &'p Class> {
        let frames = self.state.frames.iter().filter(|frame| matches!(frame.after, After::Trigger(_)));
        frames.map(|frame| frame.class)
    }

    /// A trigger ends with an exception: that is no behaviour of the program.
    pub(crate) fn trigger_threw(&mut self, method: &'p Method, exception: Ref) -> Stop {
        let program = self.program;
        let class = program.external_name(self.state.heap.get(exception).class);
        let message = match self.field(exception, self.known.detail_message) {
            Some(Value::Ref(message)) if !message.is_null() && self.is_known_text(message) => {
                format!(": {}", self.text(message))
            }
            _ => String::new(),
        };
        let what = match is_given(program.class(method.class)) {
            true => format!("{GIVEN} throw {class}{message}"),
            false => format!("the trigger {} threw {class}{message}", program.display_method(method)),
        };
        let place = self.trace(exception).first().map_or_else(String::new, |position| {
            let method = program.method(position.method);
            let line = program.code(method).ok().flatten().and_then(|code| code.line(position.insn as usize));
            let file = self.source_file(method.class).unwrap_or_else(|| "Unknown Source".into());
            let line = line.map_or(String::new(), |line| format!(":{line}"));
            format!("{}({file}{line})", program.display_method(method))
        });
        Stop::Unsupported(Unsupported { what, place })
    }

    /// Triggers that do not end must not take the whole run with them.
    pub(crate) fn check_triggers(&self) -> Run<()> {
        for frame in &self.state.frames {
            if let After::Trigger(begun) = frame.after
                && self.state.steps.saturating_sub(u64::from(begun) << 10) > MOST_STEPS
            {
                let what = match is_given(frame.class) {
                    true => format!("{GIVEN} take more than {MOST_STEPS} instructions"),
                    false => {
                        let name = self.program.display_method(frame.method);
                        format!("the trigger {name} does not end: {MOST_STEPS} instructions")
                    }
                };
                return Err(Trap::unsupported(what));
            }
        }
        Ok(())
    }

    /// Takes a class for initialized without running its initializer: its static fields have their defaults.
    pub fn skip_initializer(&mut self, class: ClassId) -> Run<()> {
        if self.state.init_state(class) == InitState::Untouched {
            self.prepare(self.program.class(class))?;
            self.state.set_init_state(class, InitState::Done);
            self.forget_statics(class);
        }
        Ok(())
    }
}

/// Whether a trigger is one of ours.
fn is_given(class: &Class) -> bool {
    class.is_platform || class.is_made()
}
