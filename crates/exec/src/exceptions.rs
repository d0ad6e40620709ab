//! Exceptions: made by the engine, thrown, caught, or left to end the run.

use heap::{Body, Ref, Value};
use jvm::{ClassId, LinkError, LinkErrorKind, MethodId};

use crate::state::{After, Frame, InitState};
use crate::trace::SourceLine;
use crate::trap::{Fault, Run, Stop, Then, Trap};
use crate::vm::{Outcome, Vm};

/// Bytes beyond the heap's limit in which an `OutOfMemoryError` and its trace find room.
const KEPT_BACK: usize = 64 << 10;

/// HotSpot's `MaxJavaStackTraceDepth`.
const DEEPEST_TRACE: usize = 1024;

/// One element of a stack trace.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The method.
    pub method: MethodId,
    /// Index of its instruction.
    pub insn: u32,
}

/// What a row of the exception table does with an exception.
enum Caught {
    /// It catches it.
    Exception,
    /// It names a class that cannot be resolved.
    Unresolved(LinkError),
}

impl<'p> Vm<'p> {
    /// `athrow`
    pub(crate) fn thrown(&mut self, value: Value) -> Trap {
        let Value::Ref(exception) = value else {
            return Trap::ill_typed("athrow");
        };
        let exception = match self.resolved(exception) {
            Ok(exception) => exception,
            Err(trap) => return trap,
        };
        if exception.is_null() {
            return Trap::null();
        }
        match self.exact_class(exception) {
            Ok(_) => Trap::Throw(exception),
            Err(trap) => trap,
        }
    }

    /// Deals with what interrupted execution. Gives the outcome when no frame above `floor` is left.
    pub(crate) fn settle(&mut self, trap: Trap, floor: usize) -> Result<Option<Outcome>, Stop> {
        let mut trap = trap;
        loop {
            let made = match trap {
                Trap::Again => return Ok(None),
                Trap::Java(fault) if self.symbolic.is_some() && fault.is_ill_typed() => {
                    // Verified code is well-typed: it is we who do not handle something unknown here.
                    let what = format!("unknown values in this operation ({})", fault.message.unwrap_or_default());
                    return Err(self.place(Stop::Unsupported(crate::trap::Unsupported { what, place: String::new() })));
                }
                Trap::Throw(exception) => return self.unwind(exception, floor),
                Trap::Java(Fault { class, message }) => self.make_exception(class, message.as_deref()),
                Trap::Link(error) => self.link_exception(&error),
                Trap::Full if self.symbolic.is_some() => self.heap_bound_exception(),
                Trap::Full => {
                    if self.collect_or_fail() {
                        return Ok(None);
                    }
                    self.out_of_memory()
                }
                Trap::Call(_) | Trap::Bytecode => Err(Trap::ill_typed("call")),
                Trap::Choose(choice) => return Err(Stop::Choose(*choice)),
                Trap::Stop(stop) => return Err(self.place(*stop)),
            };
            trap = match made {
                Ok(exception) => Trap::Throw(exception),
                Err(other) => other,
            };
        }
    }

    /// The error for a full heap, made from what is kept back for it.
    fn out_of_memory(&mut self) -> Run<Ref> {
        self.state.heap.allow_excess(KEPT_BACK);
        let error = self.make_exception("java/lang/OutOfMemoryError", Some("Java heap space"));
        self.state.heap.allow_excess(0);
        error
    }

    /// An exception object as the VM makes it: no constructor runs.
    pub fn make_exception(&mut self, class: &str, message: Option<&str>) -> Run<Ref> {
        if class == "java/lang/OutOfMemoryError"
            && let Some(script) = self.script.as_deref_mut()
        {
            script.lacks_memory = true;
        }
        let class = self.program.load(class)?;
        self.assume_initialized(class.id);
        let exception = self.allocate(class.id)?;
        if let Some(message) = message {
            let message = self.new_string(message)?;
            self.set_field(exception, self.known.detail_message, Value::Ref(message));
        }
        self.set_field(exception, self.known.cause, Value::Ref(exception));
        let throwable = self.program.class(self.known.throwable);
        for (field, constant) in
            [(Some(self.known.stack_trace), "UNASSIGNED_STACK"), (self.known.suppressed, "SUPPRESSED_SENTINEL")]
        {
            if let (Some(slot), Some(constant)) = (field, crate::known::slot(self.program, throwable, constant)) {
                let value = self.static_value(constant);
                if let Value::Ref(_) = value {
                    self.set_field(exception, slot, value);
                }
            }
        }
        // `NullPointerException` explains itself only if its trace was filled in exactly once.
        if let Some(slot) = crate::known::slot(self.program, class, "numStackTracesFilledIn")
            .or_else(|| crate::known::slot(self.program, class, "extendedMessageState"))
        {
            self.set_field(exception, slot, Value::Int(1));
        }
        self.fill_in_trace(exception)?;
        Ok(exception)
    }

    /// Error classes have no initializers worth running; one that has is run when the program first uses it.
    fn assume_initialized(&mut self, class: ClassId) {
        for &id in &self.program.class(class).chain {
            if self.state.init_state(id) == InitState::Untouched && self.program.class(id).initializer.is_none() {
                self.state.set_init_state(id, InitState::Done);
            }
        }
    }

    pub(crate) fn link_exception(&mut self, error: &LinkError) -> Run<Ref> {
        let exception = self.make_exception(error.kind.java_class(), Some(&error.message))?;
        if error.kind == LinkErrorKind::NoClassDefFound {
            let missing = error.message.split(' ').next().unwrap_or_default();
            // An array type is missing because its element type is.
            let missing = match missing.trim_start_matches('[').strip_prefix('L') {
                Some(element) if missing.starts_with('[') => element.trim_end_matches(';'),
                _ => missing,
            };
            let missing = missing.replace('/', ".");
            let cause = self.make_exception("java/lang/ClassNotFoundException", Some(&missing))?;
            self.set_cause(exception, cause);
        }
        Ok(exception)
    }

    /// Sets the cause of an exception.
    pub(crate) fn set_cause(&mut self, exception: Ref, cause: Ref) {
        self.set_field(exception, self.known.cause, Value::Ref(cause));
    }

    /// Records where execution is now, without the frames that construct the exception itself.
    pub(crate) fn fill_in_trace(&mut self, exception: Ref) -> Run<()> {
        let positions = self.trace_positions(exception);
        let packed: Box<[i64]> = positions.iter().map(|p| ((p.method.index() as i64) << 32) | p.insn as i64).collect();
        let depth = packed.len() as i32;
        let array = self.state.heap.insert(self.known.long_array, Body::Longs(packed))?;
        self.set_field(exception, self.known.backtrace, Value::Ref(array));
        if let Some(slot) = self.known.trace_depth {
            self.set_field(exception, slot, Value::Int(depth));
        }
        Ok(())
    }

    fn trace_positions(&self, exception: Ref) -> Vec<Position> {
        let class = self.state.heap.get(exception).class;
        let fill = self.program.lookup_symbol("fillInStackTrace");
        let init = self.program.lookup_symbol("<init>");
        let mut frames = self.state.frames.iter().rev().filter(|f| f.started).peekable();
        while frames.next_if(|f| Some(f.method.name) == fill).is_some() {}
        while frames.next_if(|f| Some(f.method.name) == init && self.program.is_subtype(class, f.class.id)).is_some() {}
        let native = self.native.map(|method| Position { method, insn: 0 });
        let frames = frames.filter(|f| !self.is_hidden(f)).map(|f| Position { method: f.method.id, insn: f.pc });
        native.into_iter().chain(frames).take(DEEPEST_TRACE).collect()
    }

    /// Frames of classes the engine made for lambdas and call sites, which HotSpot does not show either.
    fn is_hidden(&self, frame: &Frame<'_>) -> bool {
        frame.class.is_made()
    }

    /// The positions recorded in an exception.
    pub fn trace(&self, exception: Ref) -> Vec<Position> {
        let Some(Value::Ref(array)) = self.field(exception, self.known.backtrace) else {
            return Vec::new();
        };
        let Body::Longs(packed) = &self.state.heap.get(array).body else {
            return Vec::new();
        };
        let unpack = |p: &i64| Position { method: MethodId::new((p >> 32) as usize), insn: *p as u32 };
        packed.iter().map(unpack).collect()
    }

    /// Throws: finds the handler, popping frames that have none.
    fn unwind(&mut self, exception: Ref, floor: usize) -> Result<Option<Outcome>, Stop> {
        let mut exception = exception;
        let mut unresolved = 0;
        while self.state.frames.len() > floor {
            let frame = *self.frame();
            match self.handler(&frame, exception) {
                Some((target, register, Caught::Exception)) => {
                    let at = frame.base as usize + register as usize;
                    self.state.stack[at] = Value::Ref(exception);
                    self.frame_mut().pc = target as u32;
                    return Ok(None);
                }
                // The error replaces the exception, thrown at the handler: it may be caught by an outer one.
                // Handlers that cover one another must not make that go on forever.
                Some((target, _, Caught::Unresolved(error))) if unresolved <= frame.code.handlers.len() => {
                    unresolved += 1;
                    exception = self.link_exception(&error).unwrap_or(exception);
                    self.frame_mut().pc = target as u32;
                    continue;
                }
                _ => unresolved = 0,
            }
            if frame.monitors != 0 {
                exception = self.throw_while_locked(exception);
            }
            self.state.frames.pop();
            if !frame.lock.is_null() {
                self.unlock(frame.lock);
            }
            exception = match frame.after {
                After::Trigger(_) => return Err(self.trigger_threw(frame.method, exception)),
                After::Initialized(class) => self.initialization_failed(class, exception),
                After::Then(_, Then::Reflect | Then::ReflectGive(_)) => self.invocation_target(exception),
                After::Then(_, Then::Keep(id)) => self.bootstrap_failed(id, exception),
                _ => exception,
            };
        }
        Ok(Some(Outcome::Threw(exception)))
    }

    /// The first handler of the frame that covers its position and catches the exception, or whose class cannot be
    /// resolved.
    fn handler(&mut self, frame: &Frame<'p>, exception: Ref) -> Option<(u16, u16, Caught)> {
        if !frame.started {
            return None;
        }
        let pc = *frame.code.pcs.get(frame.pc as usize)?;
        let class = self.state.heap.get(exception).class;
        for handler in frame.code.handlers.iter().filter(|h| h.start <= pc && pc < h.end) {
            let caught = handler.class.map(|site| self.class_site(frame.code, site));
            match caught {
                None => return Some((handler.target, handler.register, Caught::Exception)),
                Some(Ok(caught)) if self.program.is_subtype(class, caught) => {
                    return Some((handler.target, handler.register, Caught::Exception));
                }
                Some(Err(Trap::Link(error))) => {
                    return Some((handler.target, handler.register, Caught::Unresolved(error)));
                }
                Some(_) => {}
            }
        }
        None
    }

    /// JLS 12.4.2 steps 10 and 11: the class is unusable; what is not an `Error` is wrapped.
    fn initialization_failed(&mut self, class: ClassId, exception: Ref) -> Ref {
        self.state.set_init_state(class, InitState::Failed);
        let is_error = self.program.load("java/lang/Error").is_ok_and(|error| self.is_instance(exception, error.id));
        let thrown = if is_error { exception } else { self.wrap("java/lang/ExceptionInInitializerError", exception) };
        self.remember_failure(class, exception);
        thrown
    }

    /// From JDK 17 on, later errors name the original exception as their cause.
    fn remember_failure(&mut self, class: ClassId, exception: Ref) {
        if self.program.jdk().feature() < 17 {
            return;
        }
        let name = self.program.external_name(self.state.heap.get(exception).class);
        let detail = match self.field(exception, self.known.detail_message) {
            Some(Value::Ref(message)) if !message.is_null() => format!(": {}", self.text(message)),
            _ => String::new(),
        };
        let message = match detail.strip_prefix(": ") {
            Some(text) => format!("Exception {name}: {text} [in thread \"main\"]"),
            None => format!("Exception {name} [in thread \"main\"]"),
        };
        if let Ok(record) = self.make_exception("java/lang/ExceptionInInitializerError", Some(&message)) {
            if let Some(trace) = self.field(exception, self.known.backtrace) {
                self.set_field(record, self.known.backtrace, trace);
                if let Some(slot) = self.known.trace_depth
                    && let Some(depth) = self.field(exception, slot)
                {
                    self.set_field(record, slot, depth);
                }
            }
            self.set_field(record, self.known.cause, Value::NULL);
            self.state.init_failures.insert(class, record);
        }
    }

    fn invocation_target(&mut self, exception: Ref) -> Ref {
        let wrapped = self.wrap("java/lang/reflect/InvocationTargetException", exception);
        if let Some(slot) =
            crate::known::slot(self.program, self.program.class(self.state.heap.get(wrapped).class), "target")
        {
            self.set_field(wrapped, slot, Value::Ref(exception));
        }
        wrapped
    }

    /// An exception of `class` whose cause is `cause`; the cause itself if no such exception can be made.
    fn wrap(&mut self, class: &str, cause: Ref) -> Ref {
        let Ok(wrapper) = self.make_exception(class, None) else {
            return cause;
        };
        self.set_cause(wrapper, cause);
        let slot =
            crate::known::slot(self.program, self.program.class(self.state.heap.get(wrapper).class), "exception");
        if let Some(slot) = slot {
            self.set_field(wrapper, slot, Value::Ref(cause));
            self.set_cause(wrapper, Ref::NULL);
        }
        wrapper
    }

    /// Adds to an engine gap who needed it.
    fn place(&self, stop: Stop) -> Stop {
        match stop {
            Stop::Unsupported(mut gap) if gap.place.is_empty() => {
                gap.place = self.current_place();
                Stop::Unsupported(gap)
            }
            other => other,
        }
    }

    /// The innermost method of the subject, with its line; the innermost method at all if none of it is active.
    pub fn current_place(&self) -> String {
        let Some(SourceLine { method, file, line }) = self.current_line() else { return self.entry() };
        let line = line.map_or(String::new(), |line| format!(":{line}"));
        format!("{method}({}{line})", file.as_deref().unwrap_or("Unknown Source"))
    }

    /// Where nothing runs yet.
    fn entry(&self) -> String {
        let method = self.symbolic_part().and_then(|symbolic| symbolic.method);
        let of = |method| format!("the entry of {}", self.program.display_method(self.program.method(method)));
        method.map_or("start-up".into(), of)
    }

    /// The same as data; none where nothing runs.
    pub fn current_line(&self) -> Option<SourceLine> {
        let frames = || self.state.frames.iter().rev();
        let frame = frames()
            .find(|f| !f.class.is_platform && !self.is_hidden(f))
            .or_else(|| frames().find(|f| !f.class.is_made()))?;
        Some(SourceLine {
            method: self.program.display_method(frame.method),
            file: self.source_file(frame.class.id),
            line: frame.code.line(frame.pc as usize),
        })
    }

    /// The `SourceFile` of a class.
    pub fn source_file(&self, class: ClassId) -> Option<String> {
        let file = self.program.class(class).file.as_ref()?;
        let content = file.class_attribute("SourceFile")?;
        let index = jvm::reader::Reader::new(content).u16().ok()?;
        file.pool.utf8(&file.bytes, index).ok().map(|name| name.into_owned())
    }
}
