//! Start-up: from an empty state to one in which `main` can run.
//!
//! The JDK's own start-up code runs (`System.initPhase1`), but not its module system: that takes longer than most
//! programs and nothing here depends on it.

use heap::{Ref, Value};
use jvm::{Class, Method};

use crate::known::slot;
use crate::trap::{Run, Stop, Trap, Unsupported};
use crate::vm::{Outcome, Vm};

/// Why start-up failed, or what the program did.
pub type Started<T> = Result<T, Stop>;

impl<'p> Vm<'p> {
    /// Brings the machine to the state in which a `main` method is called.
    pub fn boot(&mut self) -> Started<()> {
        for name in ["java/lang/Object", "java/lang/String", "java/lang/System", "java/lang/Class"] {
            self.boot_class(name)?;
        }
        self.boot_class("java/lang/ThreadGroup")?;
        self.boot_class("java/lang/Thread")?;
        self.make_main_thread()?;
        // Some of these hand the rest of the JDK access to their insides when they are initialized.
        for name in [
            "java/lang/Module",
            "java/lang/reflect/Method",
            "java/lang/ref/Finalizer",
            "jdk/internal/misc/UnsafeConstants",
        ] {
            if self.program.load(name).is_ok() {
                self.boot_class(name)?;
            }
        }
        self.set_unsafe_constants();
        let system = self.expect(self.class("java/lang/System"))?;
        let phase = if self.program.jdk().feature() >= 9 { "initPhase1" } else { "initializeSystemClass" };
        let phase = self.expect(self.find_method(system, phase, "()V"))?;
        self.call_or_fail(phase, &[])?;
        self.announce_booted()?;
        self.booted = true;
        Ok(())
    }

    /// Tells the JDK's code that start-up is over, as the later phases would.
    fn announce_booted(&mut self) -> Started<()> {
        if self.program.jdk().feature() < 9 {
            return Ok(());
        }
        let vm = self.expect(self.class("jdk/internal/misc/VM"))?;
        self.initialize_now(vm)?;
        if let Some(level) = slot(self.program, vm, "initLevel") {
            self.set_static(level, Value::Int(4));
        }
        Ok(())
    }

    /// The VM fills these in behind the class initializer's back.
    fn set_unsafe_constants(&mut self) {
        let Ok(class) = self.program.load("jdk/internal/misc/UnsafeConstants") else {
            return;
        };
        for (field, value) in [("ADDRESS_SIZE0", 8), ("PAGE_SIZE", 4096), ("UNALIGNED_ACCESS", 1)] {
            if let Some(at) = slot(self.program, class, field) {
                self.set_static(at, Value::Int(value));
            }
        }
    }

    fn make_main_thread(&mut self) -> Started<()> {
        let group_class = self.expect(self.class("java/lang/ThreadGroup"))?;
        let thread_class = self.expect(self.class("java/lang/Thread"))?;
        let thread = self.allocate(thread_class.id);
        let thread = self.expect(thread)?;
        self.state.thread = thread;
        if let Some(priority) = slot(self.program, thread_class, "priority") {
            self.set_field(thread, priority, Value::Int(5));
        }
        if let Some(eetop) = slot(self.program, thread_class, "eetop") {
            self.set_field(thread, eetop, Value::Long(1));
        }
        let system_group = self.construct(group_class, "()V", &[])?;
        let name = self.new_string("main");
        let name = Value::Ref(self.expect(name)?);
        let args = [Value::Ref(system_group), name];
        let main_group = self.construct(group_class, "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V", &args)?;
        let descriptor = "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V";
        let init = self.expect(self.find_method(thread_class, "<init>", descriptor))?;
        self.call_or_fail(init, &[Value::Ref(thread), Value::Ref(main_group), name])?;
        if let Some(status) = slot(self.program, thread_class, "threadStatus") {
            self.set_field(thread, status, Value::Int(5));
        } else if let Some(at) = slot(self.program, thread_class, "holder")
            && let Some(Value::Ref(holder)) = self.field(thread, at)
        {
            let holder_class = self.program.class(self.state.heap.get(holder).class);
            if let Some(status) = slot(self.program, holder_class, "threadStatus") {
                self.set_field(holder, status, Value::Int(5));
            }
        }
        Ok(())
    }

    /// A new object, its constructor run.
    pub fn construct(&mut self, class: &'p Class, descriptor: &str, args: &[Value]) -> Started<Ref> {
        self.initialize_now(class)?;
        let object = self.allocate(class.id);
        let object = self.expect(object)?;
        let init = self.expect(self.find_method(class, "<init>", descriptor))?;
        let mut all = vec![Value::Ref(object)];
        all.extend_from_slice(args);
        self.call_or_fail(init, &all)?;
        Ok(object)
    }

    fn boot_class(&mut self, name: &str) -> Started<()> {
        let class = self.expect(self.class(name))?;
        self.initialize_now(class)
    }

    /// Initializes a class and waits for it.
    pub fn initialize_now(&mut self, class: &'p Class) -> Started<()> {
        let floor = self.state.frames.len();
        match self.initialize(class.id) {
            Ok(()) => Ok(()),
            Err(trap) => {
                let ended = match self.settle(trap, floor)? {
                    Some(outcome) => outcome,
                    None => self.run(floor)?,
                };
                match ended {
                    Outcome::Returned(_) => Ok(()),
                    Outcome::Threw(exception) => {
                        let name = self.program.external_name(class.id);
                        Err(self.failure(&format!("the initializer of {name}"), exception))
                    }
                }
            }
        }
    }

    /// Calls a method that must not throw.
    pub fn call_or_fail(&mut self, method: &'p Method, args: &[Value]) -> Started<Value> {
        let outcome = self.call(method, args)?;
        self.returned(outcome)
    }

    fn returned(&mut self, outcome: Outcome) -> Started<Value> {
        match outcome {
            Outcome::Returned(value) => Ok(value),
            Outcome::Threw(exception) => Err(self.failure("start-up of this JDK", exception)),
        }
    }

    /// An exception where none is expected.
    fn failure(&self, whose: &str, exception: Ref) -> Stop {
        let mut what = format!("{whose} ends in {}", self.describe_exception(exception));
        for position in self.trace(exception).iter().take(12) {
            let method = self.program.method(position.method);
            what.push_str(&format!("\n  at {}", self.program.display_method(method)));
        }
        Stop::Unsupported(Unsupported { what, place: "start-up".into() })
    }

    /// Class and message of an exception.
    pub fn describe_exception(&self, exception: Ref) -> String {
        let class = self.program.external_name(self.state.heap.get(exception).class);
        match self.field(exception, self.known.detail_message) {
            Some(Value::Ref(message)) if !message.is_null() => format!("{class}: {}", self.text(message)),
            _ => class,
        }
    }

    /// Turns a trap outside of any frame into a reason to stop.
    pub fn expect<T>(&self, run: Run<T>) -> Started<T> {
        run.map_err(|trap| match trap {
            Trap::Stop(stop) => *stop,
            Trap::Link(error) => self.gap(error.to_string()),
            Trap::Java(fault) => self.gap(format!("{}: {}", fault.class, fault.message.unwrap_or_default())),
            Trap::Throw(exception) => self.gap(self.describe_exception(exception)),
            Trap::Full => self.gap("the heap limit is too small to start up".into()),
            _ => self.gap("start-up needs Java code to run where none can".into()),
        })
    }

    fn gap(&self, what: String) -> Stop {
        Stop::Unsupported(Unsupported { what, place: "start-up".into() })
    }
}
