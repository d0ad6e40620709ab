//! The harness: `assume(inv); assume(pre); M; assert(inv); assert(post)` (Kiasan, section 5.1). Valid arguments are part of
//! the precondition.

use exec::symbolic::Bound;
use exec::trap::Stop;
use exec::{Outcome, Vm};
use heap::{Ref, Value};
use jvm::code::Insn;
use jvm::{Method, Program};

use crate::end::{End, Place, Property, Thrown};
use crate::subject::Subject;

/// What is being executed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Phase {
    /// The subject's class is initialized: its initializer may ask for unknown values, too.
    Initialization,
    /// What the strategy decides about arguments before anything runs.
    Arguments,
    Invariant,
    /// The invariants of arguments, one after the other.
    ValidArguments,
    Requires,
    Old,
    Method,
    InvariantAfter,
    Ensures,
    Done,
}

/// How far a path has come; small, because it is kept with every choice.
#[derive(Clone, Debug)]
pub(crate) struct Harness {
    pub phase: Phase,
    /// The end of the current phase, when it is not dealt with yet.
    pending: Option<Outcome>,
    args: Vec<Value>,
    result: Value,
    old: Value,
    threw: Option<Ref>,
    /// Where the stack was full, if it was.
    pub overflow: Option<Place>,
    /// How many of the arguments that have to be valid are.
    valid: usize,
    /// Whether somebody else sees to it that the input satisfies the invariant.
    assumes_invariant: bool,
}

/// What a step of the harness came to.
pub(crate) enum Advance {
    /// A method was started.
    Running,
    /// The path is over.
    End(End),
}

impl Harness {
    /// Before anything runs.
    pub fn new(args: Vec<Value>) -> Harness {
        Harness {
            phase: Phase::Initialization,
            pending: None,
            args,
            result: Value::Unset,
            old: Value::Unset,
            threw: None,
            overflow: None,
            valid: 0,
            assumes_invariant: false,
        }
    }

    /// Leaves the invariant on entry to somebody else.
    pub fn assume_invariant(&mut self) {
        self.assumes_invariant = true;
    }

    /// The arguments of the method, the receiver first.
    pub fn args(&self) -> &[Value] {
        &self.args
    }

    /// What the method returned.
    pub fn result(&self) -> Value {
        self.result
    }

    /// Initializes the subject's class. False if that cannot be done without deciding something, or fails: it is then
    /// part of every path.
    pub fn initialize<'p>(&mut self, vm: &mut Vm<'p>, subject: &Subject<'p>) -> bool {
        while self.phase == Phase::Initialization {
            if self.pending.is_none() && vm.is_running() {
                match vm.proceed() {
                    Ok(Outcome::Returned(_)) => {}
                    _ => return false,
                }
            }
            match self.start_phase(vm, subject, &[]) {
                Ok(Advance::Running) if self.pending.is_none() => {}
                _ => return false,
            }
        }
        true
    }

    /// Runs until something has to be decided (an error of that kind) or the path ends.
    pub fn run<'p>(&mut self, vm: &mut Vm<'p>, subject: &Subject<'p>, checks: &[Property]) -> Result<End, Stop> {
        loop {
            vm.watches_refusals = self.phase == Phase::InvariantAfter;
            if self.pending.is_none() && vm.is_running() {
                self.pending = Some(vm.proceed()?);
            }
            let advance = match self.pending {
                None => self.start_phase(vm, subject, checks)?,
                Some(outcome) => self.finish_phase(vm, subject, outcome)?,
            };
            if let Advance::End(end) = advance {
                return Ok(end);
            }
        }
    }

    /// Starts the current phase, or the next one that there is something to do in.
    fn start_phase<'p>(
        &mut self,
        vm: &mut Vm<'p>,
        subject: &Subject<'p>,
        checks: &[Property],
    ) -> Result<Advance, Stop> {
        let is_constructor = subject.is_constructor(vm.program);
        let has_receiver = !subject.method.flags.is_static();
        let (method, args): (Option<&'p Method>, Vec<Value>) = match self.phase {
            Phase::Initialization => {
                let own = [subject.class, vm.program.class(subject.method.class)];
                for class in own.into_iter().chain(subject.predicate_classes(vm.program)) {
                    self.pending = vm.start_initialization(class)?;
                    if self.pending.is_some() || vm.is_running() {
                        return Ok(Advance::Running);
                    }
                }
                (None, Vec::new())
            }
            Phase::Arguments => {
                for at in 0..self.args.len() {
                    vm.read_argument(self.args[at])?;
                    if vm.is_running() {
                        return Ok(Advance::Running);
                    }
                }
                (None, Vec::new())
            }
            Phase::Invariant if has_receiver && !is_constructor && !self.assumes_invariant => {
                (subject.check, self.args[..1].to_vec())
            }
            Phase::ValidArguments => match subject.arguments.get(self.valid) {
                Some(argument) => (Some(argument.check), vec![self.args[argument.at]]),
                None => (None, Vec::new()),
            },
            Phase::Requires => (subject.requires, self.contract_args(subject, subject.requires)),
            Phase::Old => (subject.old, self.contract_args(subject, subject.old)),
            Phase::Method => (Some(subject.method), self.args.clone()),
            // A constructor that throws leaves nobody an object that could be invalid.
            Phase::InvariantAfter
                if has_receiver
                    && !(is_constructor && self.threw.is_some())
                    && checks.contains(&Property::Invariant) =>
            {
                (subject.check, self.args[..1].to_vec())
            }
            Phase::Ensures if self.threw.is_none() && checks.contains(&Property::Postcondition) => {
                let mut args = self.contract_args(subject, subject.ensures);
                let wanted = subject.ensures.map_or(0, |m| m.args as usize);
                for extra in [self.result, self.old] {
                    if extra != Value::Unset && args.len() < wanted {
                        args.push(extra);
                    }
                }
                (subject.ensures, args)
            }
            Phase::Done => {
                let threw = self.threw.map(|exception| thrown(vm, exception));
                return Ok(Advance::End(threw.map_or(End::Returned(None), End::Threw)));
            }
            _ => (None, Vec::new()),
        };
        match method {
            Some(method) => {
                vm.begin_part(self.phase.name());
                self.pending = vm.start(method, &args)?;
            }
            None => self.phase = self.phase.next(),
        }
        Ok(Advance::Running)
    }

    /// The arguments of a predicate: it may be static where the method is not, but not the other way round, and what is
    /// remembered may be the receiver's alone.
    fn contract_args(&self, subject: &Subject<'_>, predicate: Option<&Method>) -> Vec<Value> {
        let receiver = !subject.method.flags.is_static();
        let skip = (receiver && predicate.is_some_and(|p| p.flags.is_static())) as usize;
        let taken = predicate.map_or(0, |p| p.args as usize);
        self.args.iter().skip(skip).take(taken).copied().collect()
    }

    /// Deals with the end of a phase. Deciding a truth value may be a choice; then this is called again.
    fn finish_phase<'p>(&mut self, vm: &mut Vm<'p>, subject: &Subject<'p>, outcome: Outcome) -> Result<Advance, Stop> {
        if self.phase <= Phase::Arguments {
            // A class was initialized on the way.
            self.pending = None;
            return Ok(match outcome {
                Outcome::Returned(_) => Advance::Running,
                Outcome::Threw(exception) => Advance::End(End::Uncaught(thrown(vm, exception))),
            });
        }
        let end = match (self.phase, outcome) {
            (Phase::Invariant | Phase::ValidArguments | Phase::Requires, Outcome::Returned(value)) => {
                (!vm.truth(value)?).then_some(End::Assumption)
            }
            // A structure on which the invariant throws is not a valid one.
            (Phase::Invariant | Phase::ValidArguments | Phase::Requires | Phase::Old, Outcome::Threw(_)) => {
                Some(End::Assumption)
            }
            (Phase::Old, Outcome::Returned(value)) => {
                self.old = value;
                None
            }
            (Phase::Method, Outcome::Returned(value)) => {
                self.result = value;
                None
            }
            (Phase::Method, Outcome::Threw(exception)) => self.uncaught(vm, subject, exception),
            (Phase::InvariantAfter, Outcome::Returned(value)) => (!vm.truth(value)?).then_some(End::Invariant(None)),
            (Phase::InvariantAfter, Outcome::Threw(exception)) => Some(End::Invariant(Some(thrown(vm, exception)))),
            (Phase::Ensures, Outcome::Returned(value)) => (!vm.truth(value)?).then_some(End::Postcondition(None)),
            (Phase::Ensures, Outcome::Threw(exception)) => Some(End::Postcondition(Some(thrown(vm, exception)))),
            (Phase::Done | Phase::Initialization | Phase::Arguments, _) => None,
        };
        self.pending = None;
        if self.phase == Phase::ValidArguments {
            self.valid += 1;
        } else {
            self.phase = self.phase.next();
        }
        Ok(end.map_or(Advance::Running, Advance::End))
    }

    /// An exception leaves the method: expected, or not.
    fn uncaught<'p>(&mut self, vm: &mut Vm<'p>, subject: &Subject<'p>, exception: Ref) -> Option<End> {
        let program = vm.program;
        let class = vm.state.heap.get(exception).class;
        let is_a = |name: &str| program.loaded(name).is_some_and(|c| program.is_subtype(class, c.id));
        if is_a("lissom/AssumptionViolated") {
            return Some(End::Assumption);
        }
        let is_meant = || !is_a("java/lang/Error") && is_thrown_by(vm, subject, exception);
        if subject.allowed.iter().any(|name| is_a(name)) || subject.allows_thrown && is_meant() {
            self.threw = Some(exception);
            return None;
        }
        let thrown = thrown(vm, exception);
        if is_a("java/lang/StackOverflowError") {
            // Our stack's size is not the JVM's.
            self.overflow = thrown.place;
            return Some(End::Bound(Bound::CallDepth));
        }
        if let Some(class) = missing_class(program, &thrown) {
            return Some(End::Unsupported(format!("class {class} is not on the class path")));
        }
        Some(if is_a("java/lang/AssertionError") { End::Assertion(thrown) } else { End::Uncaught(thrown) })
    }
}

impl Phase {
    /// For those who read traces.
    fn name(self) -> &'static str {
        match self {
            Phase::Initialization | Phase::Arguments | Phase::Done => "start",
            Phase::Invariant => "the invariant on entry",
            Phase::ValidArguments => "the invariant of an argument",
            Phase::Requires => "the precondition",
            Phase::Old => "what is remembered",
            Phase::Method => "the method",
            Phase::InvariantAfter => "the invariant on exit",
            Phase::Ensures => "the postcondition",
        }
    }

    fn next(self) -> Phase {
        match self {
            Phase::Initialization => Phase::Arguments,
            Phase::Arguments => Phase::Invariant,
            Phase::Invariant => Phase::ValidArguments,
            Phase::ValidArguments => Phase::Requires,
            Phase::Requires => Phase::Old,
            Phase::Old => Phase::Method,
            Phase::Method => Phase::InvariantAfter,
            Phase::InvariantAfter => Phase::Ensures,
            Phase::Ensures | Phase::Done => Phase::Done,
        }
    }
}

/// The class that was not found, if that is what an exception says: a class path that is not whole says nothing about the
/// program.
fn missing_class(program: &jvm::Program, thrown: &Thrown) -> Option<String> {
    let name = thrown.message.as_deref().filter(|_| thrown.class == "java.lang.NoClassDefFoundError")?;
    let is_name = !name.is_empty() && !name.contains([' ', '[', ';']);
    let is_there = || program.classpath().find(name).is_ok_and(|found| found.is_some());
    (is_name && program.loaded(name).is_none() && !is_there()).then(|| name.replace('/', "."))
}

/// Whether the method under test threw an exception itself: made it with `new`, there or in a private method or constructor of
/// its class, or had one of its arguments checked by `Objects`.
fn is_thrown_by(vm: &Vm<'_>, subject: &Subject<'_>, exception: Ref) -> bool {
    let program = vm.program;
    let trace = vm.trace(exception);
    let is_check = |position: &&exec::Position| {
        let holder = program.class_name(program.method(position.method).class);
        holder == "java/util/Objects" || holder.starts_with("jdk/internal/util/Preconditions")
    };
    let is_checked = trace.first().is_some_and(|first| is_check(&first));
    let Some(position) = trace.iter().find(|position| !is_check(position)) else { return false };
    let method = program.method(position.method);
    let is_part = method.flags.is_private() || program.text(method.name) == "<init>";
    let is_own = method.id == subject.method.id || method.class == subject.method.class && is_part;
    is_own && (is_checked || constructs(program, method, position.insn as usize) == Some(true))
}

/// Whether an instruction calls a constructor; none if there is no such one.
fn constructs(program: &Program, method: &Method, insn: usize) -> Option<bool> {
    let code = program.code(method).ok()??;
    let Insn::InvokeSpecial { site, .. } = *code.insns.get(insn)? else { return Some(false) };
    let called = program.member_ref(program.class(method.class), code.calls.get(site as usize)?.index).ok()?;
    Some(called.name == "<init>")
}

/// Where an exception says that it was thrown, if it has a trace as `getStackTrace` gives it: a program may have set it.
fn told_place(vm: &Vm<'_>, exception: Ref) -> Option<Place> {
    let program = vm.program;
    let Some(Value::Ref(trace)) = vm.field(exception, vm.known.stack_trace) else { return None };
    let trace = Some(trace).filter(|trace| !trace.is_null() && !trace.is_symbolic())?;
    let body = &vm.state.heap.get(trace).body;
    let element = |at: usize| {
        let element = body.get(at)?.as_ref().filter(|element| !element.is_null())?;
        let class = program.class(vm.state.heap.get(element).class);
        let field = |name: &str| {
            let field = class.fields.iter().find(|f| !f.flags.is_static() && program.text(f.name) == name)?;
            vm.field(element, field.slot)
        };
        let text = |name: &str| {
            let text = field(name)?.as_ref()?;
            (!text.is_null() && vm.is_known_text(text)).then(|| vm.text(text))
        };
        let Some(Value::Int(line)) = field("lineNumber") else { return None };
        let class = text("declaringClass")?;
        let is_own = program.loaded(&class.replace('.', "/")).is_some_and(|class| {
            !class.is_platform && !exec::symbolic::is_intrinsic_class(program.class_name(class.id))
        });
        let method = format!("{class}.{}", text("methodName")?);
        Some((is_own, Place { method, file: text("fileName"), line: u16::try_from(line).ok() }))
    };
    let mut all: Vec<(bool, Place)> = (0..body.len()?).map(element).collect::<Option<_>>()?;
    let own = all.iter().position(|(is_own, _)| *is_own).unwrap_or(0);
    (own < all.len()).then(|| all.swap_remove(own).1)
}

/// What is known about an exception.
pub fn thrown(vm: &Vm<'_>, exception: Ref) -> Thrown {
    let program = vm.program;
    let class = program.external_name(vm.state.heap.get(exception).class);
    let message = match vm.field(exception, vm.known.detail_message) {
        Some(Value::Ref(message)) if !message.is_null() && vm.is_known_text(message) => Some(vm.text(message)),
        _ => None,
    };
    if let Some(place) = told_place(vm, exception) {
        return Thrown { class, message, place: Some(place) };
    }
    let trace = vm.trace(exception);
    let is_own = |p: &&exec::Position| {
        let class = program.class(program.method(p.method).class);
        !class.is_platform && !exec::symbolic::is_intrinsic_class(program.class_name(class.id))
    };
    let position = trace.iter().find(is_own).or(trace.first());
    let place = position.map(|position| {
        let method = program.method(position.method);
        let line = program.code(method).ok().flatten().and_then(|code| code.line(position.insn as usize));
        Place { method: program.display_method(method), file: vm.source_file(method.class), line }
    });
    Thrown { class, message, place }
}
