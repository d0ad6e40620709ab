//! Points where execution may go on in several ways.

use heap::input::Types;
use heap::{InputId, Ref, SymbolId};
use term::{Const, TermId};

/// What has to be decided before an instruction can be executed.
#[derive(Clone, PartialEq, Debug)]
pub enum Choice {
    /// Whether a condition holds: yes, no.
    Branch(TermId),
    /// Which of these conditions holds: exactly one does.
    Cases(Vec<TermId>),
    /// Whether a symbolic reference is null: null, not null.
    Null(SymbolId),
    /// Which object a symbolic location is: an input object seen before, or a new one.
    Identity(SymbolId),
    /// Both at once.
    Everything(SymbolId),
    /// Of which of these sets of classes an object is.
    Types(InputId, Vec<Types>),
    /// Which value a number has, where it has to be known.
    Value(TermId),
    /// Any number below this.
    Number(u32),
}

impl Choice {
    /// Whether it is about a reference of the input.
    pub fn is_about_heap(&self) -> bool {
        matches!(self, Choice::Null(_) | Choice::Identity(_) | Choice::Everything(_))
    }
}

/// One way to go on.
#[derive(Clone, PartialEq, Debug)]
pub enum Alternative {
    /// A condition holds.
    Assume(TermId),
    /// A symbol is null.
    Null(SymbolId),
    /// A symbol is not null.
    Location(SymbolId),
    /// A symbol is an input object seen before, of one of these classes.
    Alias(SymbolId, InputId, Types),
    /// A symbol is a new object of one of these classes.
    Fresh(SymbolId, Types),
    /// A symbol is a new string of this length, in bytes Latin-1 or not.
    Text(SymbolId, u32, bool),
    /// A symbol is this object of the program: an enum constant.
    Constant(SymbolId, Ref),
    /// An object is of one of these classes.
    Narrow(InputId, Types),
    /// A term has this value.
    Equals(TermId, Const),
    /// A number was asked for; this is it.
    Pick(u32),
    /// Outside of the scope: not taken, but counted.
    Beyond(Bound),
}

impl Alternative {
    /// By how much it makes the input larger: an object, and the characters of a string.
    pub fn growth(&self) -> usize {
        match self {
            Alternative::Fresh(..) => 1,
            Alternative::Text(_, length, _) => 1 + *length as usize,
            _ => 0,
        }
    }
}

/// A limit that was reached.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Bound {
    /// Objects per class.
    Objects,
    /// Length of an initialization chain.
    Chain,
    /// Iterations of a loop.
    Loop,
    /// Depth of calls.
    CallDepth,
    /// Length of an array.
    ArrayLength,
    /// Indices that are used of an array.
    ArrayIndices,
    /// Length of a string.
    StringLength,
    /// Classes an object may be of, as far as they were looked for.
    Types,
    /// Values of classes of the JDK, such as dates, as far as they are looked at.
    Given,
    /// What an input may be: an object the program made before the method began is not tried.
    Identity,
    /// Identity hash codes: one value of each is tried.
    Hashes,
    /// Objects that a contract may give back: those the program allocated are not tried.
    Contracts,
    /// Values tried for a number.
    Values,
    /// Instructions on one path.
    Steps,
    /// Bytes on the heap of one path.
    Heap,
}

impl Bound {
    /// The flag that moves it.
    pub fn flag(self) -> &'static str {
        match self {
            Bound::Objects => "--n",
            Bound::Chain => "--k",
            Bound::Loop => "--loop",
            Bound::CallDepth => "--call-depth",
            Bound::ArrayLength => "--array-length",
            Bound::ArrayIndices => "--array-indices",
            Bound::StringLength => "--string-length",
            Bound::Types => "--subtypes",
            Bound::Given => "--any-heap",
            Bound::Identity | Bound::Hashes => "",
            Bound::Contracts => "--use-contract",
            Bound::Values => "--values",
            Bound::Steps => "--max-steps",
            Bound::Heap => "--heap-limit",
        }
    }

    /// What was limited, in words.
    pub fn what(self) -> &'static str {
        match self {
            Bound::Objects => "objects per class",
            Bound::Chain => "length of initialization chains",
            Bound::Loop => "loop iterations",
            Bound::CallDepth => "depth of calls",
            Bound::ArrayLength => "array length",
            Bound::ArrayIndices => "array indices used",
            Bound::StringLength => "string length",
            Bound::Types => "classes an input may be of",
            Bound::Given => "values of the JDK's classes",
            Bound::Identity => "inputs that are the program's own objects",
            Bound::Hashes => "identity hash codes",
            Bound::Contracts => "objects a contract may give back",
            Bound::Values => "values of a number that has to be known",
            Bound::Steps => "instructions of one path",
            Bound::Heap => "memory of one path",
        }
    }
}
