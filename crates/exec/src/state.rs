//! The state of an execution: everything that changes while a program runs.

use heap::{Heap, Ref, Value};
use jvm::code::{Code, Reg};
use jvm::{Class, ClassId, Method};
use rustc_hash::FxHashMap;

use crate::journal::{JournalMap, JournalVec};
use crate::trap::Then;

/// How far the initialization of a class has come (JLS 12.4.2). The order matters: from `Running` on, the executing
/// thread may use the class.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Debug)]
#[repr(u8)]
pub enum InitState {
    /// Not begun.
    Untouched,
    /// Ended with an exception: using the class is a `NoClassDefFoundError`.
    Failed,
    /// The initializer is running.
    Running,
    /// Done.
    Done,
}

/// What happens when a frame's method returns.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum After {
    /// The result goes to a register of the caller, which then continues.
    Result(Reg),
    /// As [`After::Result`], through a step in between.
    Then(Reg, Then),
    /// The class is initialized; the interrupted instruction is executed again.
    Initialized(ClassId),
    /// A trigger has run, begun after so many instructions (in units of 1024); the interrupted instruction is executed
    /// again.
    Trigger(u32),
    /// The engine itself called: the result goes to [`State::result`].
    Host,
}

/// One activation of a method.
#[derive(Clone, Copy)]
pub struct Frame<'p> {
    /// The method.
    pub method: &'p Method,
    /// Its class.
    pub class: &'p Class,
    /// Its body.
    pub code: &'p Code,
    /// Index of the instruction being executed.
    pub pc: u32,
    /// Where its registers start on the stack.
    pub base: u32,
    /// What happens when it returns.
    pub after: After,
    /// The object locked by a synchronized method.
    pub lock: Ref,
    /// How many of [`State::monitors`], the last ones, this activation has entered.
    pub monitors: u32,
    /// Whether it has begun: an initializer waits for those of its supertypes.
    pub started: bool,
}

/// Everything that changes while a program runs.
pub struct State<'p> {
    /// Objects.
    pub heap: Heap,
    /// Static fields, by slot.
    pub statics: JournalVec<Value>,
    /// Initialization of each class, by id.
    pub init: JournalVec<InitState>,
    /// The exceptions that ended initializers, for the cause of later errors.
    pub init_failures: JournalMap<ClassId, Ref>,
    /// `java.lang.Class` objects, by class id; null where there is none yet.
    pub mirrors: JournalVec<Ref>,
    /// The class a `java.lang.Class` object stands for.
    pub mirrored: JournalMap<Ref, ClassId>,
    /// The loaders of classes that the program defined itself.
    pub loaders: JournalMap<ClassId, Ref>,
    /// String literals, by id; null where there is none yet.
    pub literals: JournalVec<Ref>,
    /// Interned strings, by content.
    pub interned: JournalMap<Box<[u16]>, Ref>,
    /// Values of dynamic constants and linked call sites, by number.
    pub dynamics: JournalMap<jvm::DynamicId, Value>,
    /// What every further use of a dynamic constant or call site throws whose bootstrap method failed.
    pub dynamic_failures: JournalMap<jvm::DynamicId, Ref>,
    /// `MethodType` objects, by descriptor.
    pub method_types: JournalMap<jvm::Symbol, Ref>,
    /// Elements of lists that a native has asked for.
    pub unpacked: FxHashMap<Ref, Ref>,
    /// The module objects by name; the unnamed module's is empty.
    pub modules: JournalMap<Box<str>, Ref>,
    /// Active methods, outermost first.
    pub frames: Vec<Frame<'p>>,
    /// Objects locked by `monitorenter`, in order; those of inner frames last.
    pub monitors: Vec<Ref>,
    /// Registers of all frames, as far as they were ever used. What it may become is set aside from the start, so that it
    /// never moves.
    pub stack: Vec<Value>,
    stack_size: usize,
    /// The result of the last method called by the engine.
    pub result: Value,
    /// Where that method returned.
    pub last_return: Option<(jvm::MethodId, u32)>,
    /// The `false` that is on its way out, where that is watched.
    pub(crate) refusal: Option<crate::refusal::Refusal>,
    /// The `Thread` object of the main thread.
    pub thread: Ref,
    /// The cache of scoped values, an array or null.
    pub scoped_values: Ref,
    /// Memory handed out by `Unsafe.allocateMemory`, by address.
    pub off_heap: crate::natives::off_heap::OffHeap,
    /// Instructions executed.
    pub steps: u64,
}

impl<'p> State<'p> {
    /// An empty state.
    pub fn new(heap_limit: usize, stack_size: usize) -> State<'p> {
        State {
            heap: Heap::new(heap_limit),
            statics: JournalVec::new(Value::Unset),
            init: JournalVec::new(InitState::Untouched),
            init_failures: Default::default(),
            mirrors: JournalVec::new(Ref::NULL),
            mirrored: Default::default(),
            loaders: Default::default(),
            literals: JournalVec::new(Ref::NULL),
            interned: Default::default(),
            dynamics: Default::default(),
            dynamic_failures: Default::default(),
            method_types: Default::default(),
            unpacked: FxHashMap::default(),
            modules: Default::default(),
            frames: Vec::with_capacity(256),
            monitors: Vec::new(),
            stack: Vec::with_capacity(stack_size),
            stack_size,
            result: Value::Unset,
            last_return: None,
            refusal: None,
            thread: Ref::NULL,
            scoped_values: Ref::NULL,
            off_heap: Default::default(),
            steps: 0,
        }
    }

    /// Makes the stack at least so large; false if it cannot be.
    #[inline]
    pub(crate) fn make_room(&mut self, top: usize) -> bool {
        top <= self.stack.len() || self.grow(top)
    }

    #[cold]
    fn grow(&mut self, top: usize) -> bool {
        let size = top.max(2 * self.stack.len()).max(1 << 10).min(self.stack_size);
        let fits = top <= size;
        if fits {
            self.stack.resize(size, Value::Unset);
        }
        fits
    }

    /// How far a class is initialized.
    #[inline(always)]
    pub fn init_state(&self, class: ClassId) -> InitState {
        self.init.get(class.index()).copied().unwrap_or(InitState::Untouched)
    }

    /// Records how far a class is initialized.
    pub fn set_init_state(&mut self, class: ClassId, state: InitState) {
        self.init.set(class.index(), state);
    }
}
