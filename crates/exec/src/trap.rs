//! Why an instruction did not simply go on to the next one.

use std::fmt;

use heap::{HeapFull, Ref, Value};
use jvm::{LinkError, MethodId};

use crate::symbolic::{Bound, Choice};

/// What interrupts straight-line execution. A subject's exception is one of the normal cases; only [`Stop`] ends a run.
#[derive(Debug)]
pub enum Trap {
    /// This exception object is thrown.
    Throw(Ref),
    /// An exception of this class is to be made and thrown.
    Java(Fault),
    /// A linkage problem, to be thrown as the Java error it names.
    Link(LinkError),
    /// A frame was pushed that must run first; then the instruction is executed again.
    Again,
    /// This method runs in place of the one called; its result is the call's.
    Call(Box<Call>),
    /// A native that stands in for a method with bytecode does not cover these arguments: the bytecode runs.
    Bytecode,
    /// The heap is full: collect, and execute the instruction again; if that does not help, `OutOfMemoryError`.
    Full,
    /// Something has to be decided; then the instruction is executed again.
    Choose(Box<Choice>),
    /// The run ends.
    Stop(Box<Stop>),
}

/// An exception to be made: its class and message.
#[derive(Debug)]
pub struct Fault {
    /// Internal name of the exception class.
    pub class: &'static str,
    /// Detail message.
    pub message: Option<String>,
}

impl Fault {
    /// Whether it says that a value of the wrong kind reached an instruction.
    pub fn is_ill_typed(&self) -> bool {
        self.class == "java/lang/VerifyError" && self.message.as_ref().is_some_and(|m| m.starts_with(ILL_TYPED))
    }
}

/// How the message of an ill-typed instruction begins.
const ILL_TYPED: &str = "Bad type: ";

/// A method call that an engine operation asks for.
#[derive(Debug)]
pub struct Call {
    /// The method, already selected.
    pub method: MethodId,
    /// All arguments, the receiver first.
    pub args: Vec<Value>,
    /// What becomes of the result.
    pub then: Then,
}

/// What happens to the result of a method that the engine called on behalf of an instruction.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Then {
    /// It is the instruction's result.
    Return,
    /// It is dropped; the instruction's result is this reference (a constructor was run).
    Give(Ref),
    /// It is boxed; an exception is wrapped in an `InvocationTargetException` (reflection).
    Reflect,
    /// As `Give`, and an exception is wrapped in an `InvocationTargetException` (reflective construction).
    ReflectGive(Ref),
    /// It is kept as the value of this dynamic constant or call site; then the instruction is executed again.
    Keep(jvm::DynamicId),
    /// It is kept as the `MethodType` object of this descriptor; then the instruction is executed again.
    KeepType(jvm::Symbol),
    /// It is the array of this list's elements, and kept; then the instruction is executed again.
    Unpack(Ref),
}

/// Why a run ended before its program did.
#[derive(Clone, PartialEq, Debug)]
pub enum Stop {
    /// `System.exit` or `Runtime.halt`.
    Exit(i32),
    /// The engine lacks something.
    Unsupported(Unsupported),
    /// More instructions were executed than allowed.
    StepLimit(u64),
    /// More time has passed than allowed.
    TimeLimit,
    /// Something has to be decided. The machine is as it was before the instruction that asks.
    Choose(Choice),
    /// A limit of the scope was reached.
    Bound(Bound),
    /// An assumption does not hold: this path is not wanted.
    Assumption,
    /// The program says that it has failed, here.
    Failed(crate::SourceLine),
}

/// A feature the engine lacks, and who needed it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsupported {
    /// The feature, in words.
    pub what: String,
    /// `Class.method` and line that needed it, outermost program code first.
    pub place: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.as_str() {
            "" => write!(f, "not supported: {}", self.what),
            place => write!(f, "not supported: {} (needed by {place})", self.what),
        }
    }
}

impl Trap {
    /// An exception without a message.
    pub fn java(class: &'static str) -> Trap {
        Trap::Java(Fault { class, message: None })
    }

    /// An exception with a message.
    pub fn with(class: &'static str, message: impl Into<String>) -> Trap {
        Trap::Java(Fault { class, message: Some(message.into()) })
    }

    /// `NullPointerException`
    pub fn null() -> Trap {
        Trap::java("java/lang/NullPointerException")
    }

    /// A value of the wrong kind reached an instruction: the bytecode is ill-typed.
    pub fn ill_typed(what: &str) -> Trap {
        Trap::with("java/lang/VerifyError", format!("{ILL_TYPED}{what}"))
    }

    /// The engine lacks `what`. The place is filled in where the frames are known.
    pub fn unsupported(what: impl Into<String>) -> Trap {
        Trap::Stop(Box::new(Stop::Unsupported(Unsupported { what: what.into(), place: String::new() })))
    }
}

impl From<LinkError> for Trap {
    fn from(error: LinkError) -> Trap {
        Trap::Link(error)
    }
}

impl From<HeapFull> for Trap {
    fn from(_: HeapFull) -> Trap {
        Trap::Full
    }
}

/// The result of an operation that may be interrupted.
pub type Run<T> = Result<T, Trap>;
