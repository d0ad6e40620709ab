//! Running a program as the `java` launcher does.

use heap::{Body, Value};
use jvm::{Class, Method};

use crate::boot::Started;
use crate::trap::{Stop, Unsupported};
use crate::vm::{Outcome, Vm};

/// Why a program could not be started, in words for its user.
#[derive(Debug)]
pub enum NotLaunched {
    /// The class is missing or cannot be linked, or it has no suitable `main`.
    NoMain(String),
    /// The run was stopped.
    Stopped(Stop),
}

impl From<Stop> for NotLaunched {
    fn from(stop: Stop) -> NotLaunched {
        NotLaunched::Stopped(stop)
    }
}

/// The ways a `main` method can be declared; the last two since Java 25.
struct Main<'p> {
    method: &'p Method,
    takes_args: bool,
}

impl<'p> Vm<'p> {
    /// Runs `main` of a class after [`Vm::boot`]; gives the exit code.
    pub fn launch(&mut self, class_name: &str, args: &[String]) -> Result<i32, NotLaunched> {
        let class = self
            .program
            .load(&class_name.replace('.', "/"))
            .map_err(|e| NotLaunched::NoMain(format!("could not find or load main class {class_name}: {e}")))?;
        let main = self.find_main(class).ok_or_else(|| NotLaunched::NoMain(no_main(class_name)))?;
        let code = match self.run_main(class, main, args) {
            Ok(Outcome::Returned(_)) => self.shut_down()?,
            Ok(Outcome::Threw(exception)) => {
                self.report_uncaught(exception)?;
                1
            }
            Err(Stop::Exit(code)) => code,
            Err(stop) => return Err(stop.into()),
        };
        let _ = self.world.stdout.flush();
        Ok(code)
    }

    fn find_main(&self, class: &'p Class) -> Option<Main<'p>> {
        let program = self.program;
        let find = |descriptor: &str| program.find_method(class, program.intern("main"), program.intern(descriptor));
        let with_args = find("([Ljava/lang/String;)V");
        let flexible = program.jdk().feature() >= 25;
        if let Some(method) = with_args
            && ((method.flags.is_static() && method.flags.is_public()) || (flexible && !method.flags.is_private()))
        {
            return Some(Main { method, takes_args: true });
        }
        let method = find("()V").filter(|m| flexible && !m.flags.is_private())?;
        Some(Main { method, takes_args: false })
    }

    fn run_main(&mut self, class: &'p Class, main: Main<'p>, args: &[String]) -> Started<Outcome> {
        if let Some(thrown) = self.initialize_outcome(class)? {
            return Ok(thrown);
        }
        let mut values = Vec::new();
        if !main.method.flags.is_static() {
            let object = self.allocate(class.id);
            let object = self.expect(object)?;
            let init = self.expect(self.find_method(class, "<init>", "()V"))?;
            if let thrown @ Outcome::Threw(_) = self.call(init, &[Value::Ref(object)])? {
                return Ok(thrown);
            }
            values.push(Value::Ref(object));
        }
        if main.takes_args {
            let mut strings = Vec::new();
            for arg in args {
                let string = self.new_string(arg);
                strings.push(self.expect(string)?);
            }
            let array = self.state.heap.insert(self.known.string_array, Body::Refs(strings.into()));
            values.push(Value::Ref(self.expect(array.map_err(Into::into))?));
        }
        self.call(main.method, &values)
    }

    /// Initializes the main class; an exception on the way is the outcome.
    fn initialize_outcome(&mut self, class: &'p Class) -> Started<Option<Outcome>> {
        let floor = self.state.frames.len();
        let Err(trap) = self.initialize(class.id) else {
            return Ok(None);
        };
        let ended = match self.settle(trap, floor)? {
            Some(outcome) => outcome,
            None => self.run(floor)?,
        };
        Ok(matches!(ended, Outcome::Threw(_)).then_some(ended))
    }

    /// What `java` does when `main` has returned.
    fn shut_down(&mut self) -> Started<i32> {
        let class = self.expect(self.class("java/lang/Shutdown"))?;
        let method = self.expect(self.find_method(class, "shutdown", "()V"))?;
        self.initialize_now(class)?;
        match self.call(method, &[]) {
            Ok(Outcome::Threw(exception)) => {
                self.report_uncaught(exception)?;
                Ok(1)
            }
            Ok(Outcome::Returned(_)) => Ok(0),
            Err(Stop::Exit(code)) => Ok(code),
            Err(stop) => Err(stop),
        }
    }

    /// Prints an uncaught exception through the thread's own handler, as the JDK does.
    fn report_uncaught(&mut self, exception: heap::Ref) -> Started<()> {
        let thread_class = self.program.class(self.state.heap.get(self.state.thread).class);
        let dispatch =
            self.expect(self.find_method(thread_class, "dispatchUncaughtException", "(Ljava/lang/Throwable;)V"))?;
        match self.call(dispatch, &[Value::Ref(self.state.thread), Value::Ref(exception)]) {
            Ok(Outcome::Returned(_)) => Ok(()),
            Ok(Outcome::Threw(second)) => {
                let what = format!(
                    "printing the uncaught exception {} (that ended in {})",
                    self.describe_exception(exception),
                    self.describe_exception(second)
                );
                Err(Stop::Unsupported(Unsupported { what, place: "the end of main".into() }))
            }
            Err(stop) => Err(stop),
        }
    }
}

fn no_main(class: &str) -> String {
    format!("main method not found in class {class}: define it as public static void main(String[] args)")
}
