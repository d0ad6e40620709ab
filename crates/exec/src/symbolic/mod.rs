//! Execution over unknown inputs.
//!
//! The interpreter stays the one of the concrete engine. Where an operand is not a plain number or object its fast
//! path does not apply, and the instruction ends up here: it computes a term instead of a number, or, when it cannot go
//! on without knowing more, it leaves the loop with a [`Choice`]. Whoever explores picks one of the choice's
//! [`Alternative`]s, [takes](Vm::take) it, and the instruction is executed again, now decided. Nothing here asks a
//! solver, and nothing here drops an alternative because it looks impossible.

mod analysis;
mod arrays;
mod boxes;
mod changes;
mod choice;
mod copy;
mod equality;
mod given;
mod intrinsics;
mod natives;
mod objects;
mod origin;
mod printing;
mod reference;
mod session;
mod snapshot;
mod statics;
mod step;
mod strings;
mod trigger;
mod types;
mod written;

use std::cell::Cell;

use heap::input::Unknown;
use heap::{InputHeap, Origin, Ref, Value};
use jvm::{ClassId, Kind};
use rustc_hash::FxHashMap;
use term::{PathCondition, TermId, Terms, Var, VarKind};

pub use changes::Changed;
pub use choice::{Alternative, Bound, Choice};
pub(crate) use given::TABLE as GIVEN;
pub(crate) use intrinsics::TABLE as INTRINSICS;
pub use intrinsics::is_intrinsic_class;
pub(crate) use natives::NativeCall;
pub use snapshot::Snapshot;
pub(crate) use step::Flow;
pub use types::Universe;
pub use written::Declared;

use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// What is decided about a reference of the input when the program reads it; the rest is decided when it is used.
pub trait Initialization: Send + Sync {
    /// Its name on the command line.
    fn name(&self) -> &'static str;
    /// What reading decides.
    fn on_read(&self) -> OnRead;
}

/// What reading a reference decides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OnRead {
    /// Everything: null, one of the objects seen before, or a new one (GETFIELD3-S to GETFIELD6-S).
    Everything,
    /// Whether it is null (GETFIELD3-S, GETFIELD3-A).
    Null,
    /// Nothing (GETFIELD3-B).
    Nothing,
}

/// Kiasan's lazy initialization, after Khurshid, Pasareanu and Visser.
pub struct Lazy;
/// Kiasan's lazier initialization: symbolic locations.
pub struct Lazier;
/// Kiasan's lazier# initialization: symbolic references.
pub struct LazierSharp;

impl Initialization for Lazy {
    fn name(&self) -> &'static str {
        "lazy"
    }
    fn on_read(&self) -> OnRead {
        OnRead::Everything
    }
}

impl Initialization for Lazier {
    fn name(&self) -> &'static str {
        "lazier"
    }
    fn on_read(&self) -> OnRead {
        OnRead::Null
    }
}

impl Initialization for LazierSharp {
    fn name(&self) -> &'static str {
        "lazier-sharp"
    }
    fn on_read(&self) -> OnRead {
        OnRead::Nothing
    }
}

/// How far input heaps are explored.
#[derive(Clone, Debug, PartialEq)]
pub struct Bounds {
    /// Objects per class.
    pub n: Option<u32>,
    /// Objects of single classes, instead.
    pub of: Vec<(ClassId, u32)>,
    /// Length of a chain of initializations.
    pub k: Option<u32>,
    /// Iterations of a loop that depend on the input and initialize nothing.
    pub loops: u32,
    /// Depth of calls, as far as they depend on the input.
    pub call_depth: u32,
    /// Length of an input array.
    pub array_length: Option<u32>,
    /// Indices that are used of an input array.
    pub array_indices: Option<u32>,
    /// Length of an input string.
    pub string_length: u32,
    /// Greater lengths that a string may have which the program asks for.
    pub text_lengths: Vec<u32>,
    /// Values tried where a native method needs a number and has a term.
    pub values: u32,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            n: Some(3),
            of: Vec::new(),
            k: None,
            loops: 32,
            call_depth: 400,
            array_length: Some(3),
            array_indices: None,
            string_length: 3,
            text_lengths: Vec::new(),
            values: 64,
        }
    }
}

impl Bounds {
    /// How many objects of a class there may be.
    pub fn most(&self, class: ClassId) -> Option<u32> {
        self.of.iter().find(|(of, _)| *of == class).map(|(_, most)| *most).or(self.n)
    }
}

/// A point to take a whole symbolic state back to.
#[derive(Clone, Copy)]
struct SymbolicMark {
    path: term::Mark,
    input: heap::input::InputMark,
    asked: u32,
    boxes: usize,
    values: usize,
    picks: usize,
}

/// What was read of the input since this was last emptied: references only.
#[derive(Clone, Debug, Default)]
pub struct ReadLog {
    /// Fields by slot and elements by index, of these objects.
    pub places: Vec<(Ref, u32)>,
    /// Whether more may have been read: by a native, or at an unknown index.
    pub is_incomplete: bool,
    /// Whether it mattered what is known about numbers.
    pub asked_numbers: Cell<bool>,
}

/// Finds a static method that says whether a reference to an object of a class, or null, is valid; none if all are.
pub type FindCheck = for<'p> fn(&'p jvm::Program, ClassId) -> Option<&'p jvm::Method>;

/// What a machine has in addition when inputs are unknown.
pub struct Symbolic {
    /// All terms of this machine.
    pub terms: Terms,
    /// What has been assumed about numbers.
    pub path: PathCondition,
    /// What has been assumed about the heap at entry.
    pub input: InputHeap,
    /// When references of the input are decided.
    pub init: &'static dyn Initialization,
    /// How far input heaps go.
    pub bounds: Bounds,
    /// Which classes an input may be of.
    pub universe: Universe,
    /// Whether static fields are unknown as well.
    pub symbolic_statics: bool,
    /// The method whose arguments are the input, for their names.
    pub method: Option<jvm::MethodId>,
    /// Objects below this index in the heap were there before the input.
    pub entry: usize,
    /// Methods that are not executed, and what is executed instead.
    pub replaced: FxHashMap<jvm::MethodId, jvm::MethodId>,
    /// Who knows what makes an object of a class valid, if what a program asks for has to be.
    pub valid: Option<FindCheck>,
    /// Whether collections of the JDK and records that are given are as their own methods and constructors leave them.
    pub assumes_constructed: bool,
    /// Whether a type variable of what is under test stands for one class even if it has no bound.
    pub fixes_variables: bool,
    /// Classes for which the program says itself what holds of them.
    pub specified: std::sync::Arc<[ClassId]>,
    /// What is known about collections of the JDK.
    given: given::Given,
    /// What was found so.
    checks: FxHashMap<ClassId, Option<jvm::MethodId>>,
    /// Limits of the scope that were met since they were last asked for.
    pub notes: Vec<Bound>,
    /// What is read of the input, where somebody wants to know.
    pub reads: Option<ReadLog>,
    /// The number picked for the instruction that asked for one.
    picked: Option<u32>,
    /// All numbers picked on this path.
    pub picks: Vec<u32>,
    /// How many unknowns the program has asked for.
    asked: u32,
    /// The origins of those that are results of methods, by number. One that was taken back is overwritten.
    results: FxHashMap<u32, Box<str>>,
    /// Boxes of unknown numbers that stand for a cached one, with the cache.
    boxes: Vec<(Ref, Ref)>,
    /// Terms whose value was decided on this path.
    values: Vec<(TermId, Value)>,
    /// What is known about types.
    written: written::Known,
    /// Loops being executed: which one, what it has done so far.
    loops: Vec<step::Loop>,
    /// Active calls that were reached by deciding something.
    calls: Vec<step::Call>,
    /// Choices made on this path, and input objects made.
    choices: u32,
}

impl Symbolic {
    /// Nothing assumed.
    pub fn new(init: &'static dyn Initialization, bounds: Bounds, universe: Universe) -> Symbolic {
        Symbolic {
            terms: Terms::new(),
            path: PathCondition::new(),
            input: InputHeap::default(),
            init,
            bounds,
            universe,
            symbolic_statics: false,
            method: None,
            entry: 0,
            replaced: FxHashMap::default(),
            valid: None,
            assumes_constructed: false,
            fixes_variables: false,
            specified: [].into(),
            given: given::Given::default(),
            checks: FxHashMap::default(),
            notes: Vec::new(),
            reads: None,
            picked: None,
            picks: Vec::new(),
            asked: 0,
            results: FxHashMap::default(),
            boxes: Vec::new(),
            values: Vec::new(),
            written: written::Known::default(),
            loops: Vec::new(),
            calls: Vec::new(),
            choices: 0,
        }
    }

    /// Says what makes an object of a class valid, where nobody is to be asked.
    pub fn knows_check(&mut self, class: ClassId, check: jvm::MethodId) {
        self.checks.insert(class, Some(check));
    }

    /// Whether the scope has no room for one more input object of a class.
    pub(crate) fn is_full(&self, layout: ClassId) -> bool {
        let Some(n) = self.bounds.most(layout) else { return false };
        self.input.objects().iter().filter(|o| o.layout == layout).count() >= n as usize
    }

    /// A new unknown number.
    pub fn unknown(&mut self, kind: Kind, origin: Origin) -> Value {
        let kind = var_kind(kind);
        let index = self.input.new_unknown(Unknown { kind, origin });
        let term = self.terms.var(Var { index, kind });
        Value::Term(kind.sort(), term)
    }

    /// A value as a term.
    pub fn term(&mut self, value: Value) -> Option<TermId> {
        Some(match value {
            Value::Term(_, term) => term,
            Value::Int(v) => self.terms.int(v),
            Value::Long(v) => self.terms.long(v),
            Value::Float(v) => self.terms.float(v),
            Value::Double(v) => self.terms.double(v),
            Value::Unset | Value::Ref(_) | Value::Address(_) => return None,
        })
    }

    /// A term as a value: a number if it is a constant.
    pub fn value(&self, term: TermId) -> Value {
        use term::Const;
        match self.terms.as_const(term) {
            Some(Const::Bool(v)) => Value::bool(v),
            Some(Const::Int(v)) => Value::Int(v),
            Some(Const::Long(v)) => Value::Long(v),
            Some(Const::Float(v)) => Value::Float(v),
            Some(Const::Double(v)) => Value::Double(v),
            None => Value::Term(self.terms.sort(term), term),
        }
    }

    /// Whether a condition holds, as far as the path says so by itself.
    pub fn fact(&self, condition: TermId) -> Option<bool> {
        self.log_numbers();
        self.path.fact(&self.terms, condition)
    }

    /// The value a term was given on this path.
    pub fn value_of(&self, term: TermId) -> Option<Value> {
        self.log_numbers();
        self.values.iter().rev().find(|(t, _)| *t == term).map(|(_, value)| *value)
    }

    /// A term, or the integer that the path assumes it to be.
    fn settled(&self, term: TermId) -> TermId {
        self.log_numbers();
        self.path.constant(&self.terms, term).unwrap_or(term)
    }

    /// That a term has exactly this value: bit for bit, also for floats.
    pub fn same_value(&mut self, term: TermId, constant: TermId) -> TermId {
        use term::{Sort, UnOp};
        let bits = match self.terms.sort(term) {
            Sort::Float => UnOp::FloatBits,
            Sort::Double => UnOp::DoubleBits,
            _ => return self.terms.eq(term, constant),
        };
        let (a, b) = (self.terms.unary(bits, term), self.terms.unary(bits, constant));
        self.terms.eq(a, b)
    }

    /// Takes note that numbers matter, if somebody wants to know.
    fn log_numbers(&self) {
        if let Some(log) = &self.reads {
            log.asked_numbers.set(true);
        }
    }

    fn mark(&self) -> SymbolicMark {
        SymbolicMark {
            path: self.path.mark(),
            input: self.input.mark(),
            asked: self.asked,
            boxes: self.boxes.len(),
            values: self.values.len(),
            picks: self.picks.len(),
        }
    }

    fn undo_to(&mut self, mark: SymbolicMark) {
        self.path.undo_to(mark.path);
        self.input.undo_to(mark.input);
        self.asked = mark.asked;
        self.boxes.truncate(mark.boxes);
        self.values.truncate(mark.values);
        self.picks.truncate(mark.picks);
        self.picked = None;
    }
}

/// The kind of an unknown of a field, element or argument.
pub fn var_kind(kind: Kind) -> VarKind {
    match kind {
        Kind::Boolean => VarKind::Boolean,
        Kind::Byte => VarKind::Byte,
        Kind::Char => VarKind::Char,
        Kind::Short => VarKind::Short,
        Kind::Long => VarKind::Long,
        Kind::Float => VarKind::Float,
        Kind::Double => VarKind::Double,
        Kind::Int | Kind::Ref | Kind::Void => VarKind::Int,
    }
}

impl<'p> Vm<'p> {
    /// The symbolic part, in a machine that has one.
    pub fn symbolic(&mut self) -> Run<&mut Symbolic> {
        self.symbolic.as_deref_mut().ok_or_else(|| Trap::ill_typed("operand"))
    }

    /// Whether a condition holds; a choice if the path does not say.
    pub(crate) fn decide(&mut self, condition: TermId) -> Run<bool> {
        match self.symbolic()?.fact(condition) {
            Some(truth) => Ok(truth),
            None => Err(Trap::Choose(Box::new(Choice::Branch(condition)))),
        }
    }

    /// The reference that is meant, as far as it is decided.
    #[inline]
    pub(crate) fn canonical(&self, reference: Ref) -> Ref {
        if !reference.is_symbolic() {
            return reference;
        }
        self.symbolic.as_ref().map_or(reference, |s| s.input.canonical(reference))
    }

    /// Cuts a number down to what is kept of it in a field, element or result of this kind.
    #[inline]
    pub(crate) fn narrowed(&mut self, value: Value, kind: Kind) -> Value {
        match value {
            Value::Term(_, term) if (kind as u8) < Kind::Int as u8 => self.narrow_term(term, kind),
            other => other.narrow(kind),
        }
    }

    #[cold]
    fn narrow_term(&mut self, term: TermId, kind: Kind) -> Value {
        use term::{BinOp, UnOp};
        let Some(symbolic) = self.symbolic.as_deref_mut() else {
            return Value::Term(term::Sort::Int, term);
        };
        let narrowed = match kind {
            Kind::Boolean => {
                let one = symbolic.terms.int(1);
                symbolic.terms.binary(BinOp::And, term, one)
            }
            Kind::Byte => symbolic.terms.unary(UnOp::I2B, term),
            Kind::Char => symbolic.terms.unary(UnOp::I2C, term),
            Kind::Short => symbolic.terms.unary(UnOp::I2S, term),
            _ => term,
        };
        symbolic.value(narrowed)
    }
}
