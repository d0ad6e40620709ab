//! The virtual machine: a program, the state of its execution, and the world outside.

use std::time::{Duration, Instant};

use heap::{Ref, Value};
use jvm::{Class, Method, Program};
use rustc_hash::FxHashSet;

use crate::known::Known;
use crate::natives::Natives;
use crate::state::{After, Frame, State};
use crate::symbolic::Symbolic;
use crate::trap::{Run, Stop, Trap};
use crate::world::World;

/// Limits of a run.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Instructions that may be executed.
    pub steps: Option<u64>,
    /// Time that may pass.
    pub time: Option<Duration>,
    /// Bytes the heap may hold.
    pub heap: usize,
    /// Depth of calls at which a `StackOverflowError` is thrown.
    pub depth: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { steps: None, time: None, heap: 2 << 30, depth: 9_000 }
    }
}

/// Registers of all frames together. Deep recursion ends in `StackOverflowError` by depth long before.
const STACK_SIZE: usize = 1 << 19;

/// How a method called by the engine ended.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Outcome {
    /// It returned this.
    Returned(Value),
    /// It threw this.
    Threw(Ref),
}

/// What a program gets that asks for unknown values, in the order in which it asks.
#[derive(Clone, Debug, Default)]
pub struct Script {
    /// Values asked for.
    pub asked: std::collections::VecDeque<Value>,
    /// Numbers picked.
    pub picks: std::collections::VecDeque<u32>,
    /// How many values were asked for so far.
    pub answered: usize,
    /// Which of them were the time, by their number.
    pub times: Vec<usize>,
    /// What was given, in order: a number that was chosen, or the next of the values.
    pub given: Vec<Option<i32>>,
    /// Whether something was asked for through anything but `lissom.Lissom`, or while a class was initialized.
    pub asks_others: bool,
    /// Whether the program asked what is known and what is not: here everything is.
    pub asks_known: bool,
    /// Whether there was not enough memory for something. The program may have gone on after that.
    pub lacks_memory: bool,
    /// Objects whose identity hash codes were taken, which are others in every JVM.
    pub hashed: FxHashSet<Ref>,
}

/// A program in execution.
pub struct Vm<'p> {
    /// The program.
    pub program: &'p Program,
    /// Everything that changes.
    pub state: State<'p>,
    /// Standard streams, clock, properties.
    pub world: World,
    /// The native methods.
    pub natives: Natives,
    /// Classes and fields the engine itself uses.
    pub known: Known,
    /// Limits of the run.
    pub limits: Limits,
    /// When the run has to be over.
    pub deadline: Option<Instant>,
    /// Steps at which execution stops as if its time were up.
    pub patience: Option<u64>,
    /// Steps at which limits are looked at next.
    pub(crate) next_check: u64,
    /// Steps at which the last collection was made.
    pub(crate) collected_at: u64,
    /// The frame depth and instruction that asked for it.
    pub(crate) collected: Option<(usize, u32)>,
    /// The native method that is throwing, which has no frame.
    pub(crate) native: Option<jvm::MethodId>,
    /// Whether the next `park` returns at once.
    pub(crate) parking_permit: bool,
    /// Whether start-up is over.
    pub(crate) booted: bool,
    /// Whether inputs will be unknown: call sites are linked so that they can be.
    pub expects_unknowns: bool,
    /// Whether it is kept where a `false` comes from.
    pub watches_refusals: bool,
    /// What there is in addition when inputs are unknown.
    pub symbolic: Option<Box<Symbolic>>,
    /// Answers to what a program asks for when there are no unknowns.
    pub script: Option<Box<Script>>,
    /// Source lines executed, when they are recorded.
    pub(crate) trace: Option<Box<crate::trace::Trace>>,
    /// Opcodes executed, when they are recorded.
    pub coverage: Option<Box<crate::coverage::Coverage>>,
}

impl<'p> Vm<'p> {
    /// A machine in which nothing has run yet; see [`Vm::boot`](crate::boot).
    pub fn new(program: &'p Program, world: World, limits: Limits) -> Result<Vm<'p>, jvm::LinkError> {
        Ok(Vm {
            program,
            state: State::new(limits.heap, STACK_SIZE),
            world,
            natives: Natives::new(),
            known: Known::load(program)?,
            limits,
            deadline: limits.time.map(|time| Instant::now() + time),
            patience: None,
            next_check: 0,
            collected_at: 0,
            collected: None,
            native: None,
            parking_permit: false,
            booted: false,
            expects_unknowns: false,
            watches_refusals: false,
            symbolic: None,
            script: None,
            trace: None,
            coverage: None,
        })
    }

    /// Runs a method to its end.
    pub fn call(&mut self, method: &'p Method, args: &[Value]) -> Result<Outcome, Stop> {
        let floor = self.state.frames.len();
        match self.enter(method, args, After::Host) {
            Ok(()) => self.run(floor),
            Err(trap) => match self.settle(trap, floor)? {
                Some(outcome) => Ok(outcome),
                None => self.run(floor),
            },
        }
    }

    /// The frame being executed.
    #[inline(always)]
    pub fn frame(&self) -> &Frame<'p> {
        // Instructions only run in a frame.
        self.state.frames.last().expect("a frame is active")
    }

    /// The class that called a native method. Nobody did where that is what is to be executed.
    pub(crate) fn caller(&self) -> Run<&'p Class> {
        let frame = self.state.frames.last();
        frame
            .map(|frame| frame.class)
            .ok_or_else(|| Trap::unsupported("a method that asks who called it, without a caller"))
    }

    /// The frame being executed, to be changed.
    #[inline(always)]
    pub fn frame_mut(&mut self) -> &mut Frame<'p> {
        self.state.frames.last_mut().expect("a frame is active")
    }

    /// First stack position behind all frames.
    pub(crate) fn stack_top(&self) -> usize {
        self.state.frames.last().map_or(0, |f| f.base as usize + f.code.registers as usize)
    }

    /// Starts a method on arguments that are not in registers: copies them behind the current frame.
    pub(crate) fn enter(&mut self, method: &'p Method, args: &[Value], after: After) -> Run<()> {
        let base = self.stack_top();
        if !self.state.make_room(base + args.len()) {
            return Err(Trap::java("java/lang/StackOverflowError"));
        }
        self.state.stack[base..base + args.len()].copy_from_slice(args);
        self.invoke(method, base, after)
    }

    /// The class with this internal name.
    pub fn class(&self, name: &str) -> Run<&'p Class> {
        Ok(self.program.load(name)?)
    }

    /// A method of a class by name and descriptor, inherited ones included.
    pub fn find_method(&self, class: &Class, name: &str, descriptor: &str) -> Run<&'p Method> {
        let program = self.program;
        let found = program.find_method(class, program.intern(name), program.intern(descriptor));
        found.ok_or_else(|| {
            let message = format!("{}.{name}{descriptor}", program.external_name(class.id));
            Trap::with("java/lang/NoSuchMethodError", message)
        })
    }
}
