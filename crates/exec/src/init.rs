//! Class initialization (JLS 12.4, JVMS 5.5) without recursion: initializers are frames like any other.

use heap::Value;
use jvm::pool::Const;
use jvm::{Class, ClassId, Kind};

use crate::state::{After, Frame, InitState};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// Makes sure a class is initialized, or being initialized. If something has to run first, its frame is pushed
    /// and the trap asks for the instruction to be executed again.
    #[cold]
    pub fn initialize(&mut self, id: ClassId) -> Run<()> {
        match self.state.init_state(id) {
            InitState::Done | InitState::Running => return Ok(()),
            InitState::Failed => return Err(self.failed_before(id)),
            InitState::Untouched => {}
        }
        let class = self.program.class(id);
        self.program.check(class)?;
        let depth = self.state.frames.len();
        self.begin(class)?;
        if self.state.frames.len() == depth { Ok(()) } else { Err(Trap::Again) }
    }

    /// Begins to initialize a class: a frame waits, not started, until its supertypes are initialized.
    fn begin(&mut self, class: &'p Class) -> Run<()> {
        self.prepare(class)?;
        let method = match class.initializer {
            Some(initializer) => self.program.method(initializer),
            None if self.supertypes_to_initialize(class).is_empty() => {
                self.state.set_init_state(class.id, InitState::Done);
                self.forget_statics(class.id);
                return Ok(());
            }
            // The frame is needed all the same: the class fails if a supertype does. This constructor does nothing.
            None => self.program.method(self.known.object_init),
        };
        let Some(code) = self.program.code(method)? else {
            self.state.set_init_state(class.id, InitState::Done);
            return Ok(());
        };
        let base = self.stack_top();
        if !self.state.make_room(base + code.registers as usize) || self.state.frames.len() >= self.limits.depth {
            return Err(Trap::java("java/lang/StackOverflowError"));
        }
        self.state.set_init_state(class.id, InitState::Running);
        self.state.stack[base..base + code.registers as usize].fill(Value::Unset);
        self.state.frames.push(Frame {
            method,
            class,
            code,
            pc: 0,
            base: base as u32,
            after: After::Initialized(class.id),
            lock: heap::Ref::NULL,
            monitors: 0,
            started: false,
        });
        self.start_waiting()
    }

    /// If the frame on top is an initializer that waits, initializes the next supertype or starts it.
    pub(crate) fn start_waiting(&mut self) -> Run<()> {
        let frame = self.frame();
        if frame.started {
            return Ok(());
        }
        for id in self.supertypes_to_initialize(frame.class) {
            match self.state.init_state(id) {
                InitState::Untouched => {
                    let depth = self.state.frames.len();
                    self.begin(self.program.class(id))?;
                    if self.state.frames.len() > depth {
                        return Ok(());
                    }
                }
                InitState::Failed => return Err(self.failed_before(id)),
                InitState::Running | InitState::Done => {}
            }
        }
        self.frame_mut().started = true;
        Ok(())
    }

    /// The superclass, then the superinterfaces that declare default methods (JLS 12.4.1), for a class. None for an
    /// interface.
    fn supertypes_to_initialize(&self, class: &Class) -> Vec<ClassId> {
        if class.is_interface() {
            return Vec::new();
        }
        let mut supers: Vec<ClassId> = class.super_class.into_iter().collect();
        for &interface in &class.interfaces {
            self.add_defaulting(interface, &mut supers);
        }
        supers.retain(|&id| self.state.init_state(id) != InitState::Done);
        supers
    }

    fn add_defaulting(&self, interface: ClassId, supers: &mut Vec<ClassId>) {
        let class = self.program.class(interface);
        for &parent in &class.interfaces {
            self.add_defaulting(parent, supers);
        }
        let declares_default = class.methods.iter().any(|&m| {
            let flags = self.program.method(m).flags;
            !flags.is_abstract() && !flags.is_static()
        });
        if declares_default && !supers.contains(&interface) {
            supers.push(interface);
        }
    }

    /// Gives static fields their defaults and constant values (JVMS 5.4.2).
    pub(crate) fn prepare(&mut self, class: &'p Class) -> Run<()> {
        for field in class.fields.iter().filter(|f| f.flags.is_static()) {
            if !matches!(self.static_value(field.slot), Value::Unset) {
                continue;
            }
            let mut value = Value::zero(field.kind);
            if let (Some(index), Some(file)) = (field.constant, &class.file) {
                value = match (file.pool.get(index)?, field.kind) {
                    (Const::Int(v), _) => Value::Int(v).narrow(field.kind),
                    (Const::Long(v), Kind::Long) => Value::Long(v),
                    (Const::Float(v), Kind::Float) => Value::Float(v),
                    (Const::Double(v), Kind::Double) => Value::Double(v),
                    (Const::String(text), Kind::Ref) => {
                        let text = file.pool.utf16(&file.bytes, text)?;
                        Value::Ref(self.literal(self.program.literal(&text))?)
                    }
                    _ => value,
                };
            }
            if value.is_of(field.kind) {
                self.set_static(field.slot, value);
            }
        }
        Ok(())
    }

    /// The error for using a class whose initializer failed.
    fn failed_before(&mut self, id: ClassId) -> Trap {
        let message = format!("Could not initialize class {}", self.program.external_name(id));
        let cause = self.state.init_failures.get(&id).copied();
        match self.make_exception("java/lang/NoClassDefFoundError", Some(&message)) {
            Ok(error) => {
                if let Some(cause) = cause {
                    self.set_cause(error, cause);
                }
                Trap::Throw(error)
            }
            Err(trap) => trap,
        }
    }
}
