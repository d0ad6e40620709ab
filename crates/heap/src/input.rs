//! The input heap: what has been assumed about the heap at method entry.
//!
//! It only ever grows along a path. A *symbol* is a reference of the input that a program has come across; it begins as
//! one that may be null (a symbolic reference), may become one that is not null (a symbolic location), and ends as null
//! or as an input object whose identity is decided. Programs hold symbols as references with a number; what a symbol
//! stands for by now is looked up here, so resolving one touches a single row of a table.
//!
//! An *input object* keeps what its fields were when the method began, apart from the object in the [`Heap`]
//! (crate::Heap), which the program may change.

use std::sync::Arc;

use jvm::ClassId;
use rustc_hash::FxHashMap;
use term::VarKind;

use crate::value::{Ref, Value};

/// A symbol: a reference of the input.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SymbolId(pub(crate) u32);

/// An input object.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct InputId(pub u32);

impl SymbolId {
    /// The symbol at a position in the order of creation.
    pub fn new(index: usize) -> SymbolId {
        SymbolId(index as u32)
    }

    /// Its position in the order of creation.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How much is known about a symbol: Kiasan's three levels, and null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Known {
    /// A symbolic reference: may be null.
    Reference,
    /// A symbolic location: not null, its identity open.
    Location,
    /// Null.
    Null,
    /// This object.
    Object(Ref),
}

/// Where an unknown value was found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Origin {
    /// An argument of the method, by position; the receiver is argument 0 of an instance method.
    Argument(u16),
    /// A field of an input object, by slot.
    Field(InputId, u32),
    /// An element of an input array.
    Element(InputId, Value),
    /// The length of an input array.
    Length(InputId),
    /// A character of an input string.
    Char(InputId, u32),
    /// The upper half of a character of an input string.
    HighByte(InputId, u32),
    /// A static field, by slot.
    Static(u32),
    /// Asked for by the program, the n-th time.
    Asked(u32),
}

/// A reference of the input.
#[derive(Clone, Copy, Debug)]
pub struct Symbol {
    /// Its static type.
    pub bound: ClassId,
    /// That type with its type arguments, and with types for type variables, where this says more.
    pub written: Option<jvm::Symbol>,
    /// The one object of the program that it can be, if it is not null.
    pub only: Option<Ref>,
    /// What is known.
    pub known: Known,
    /// Where it was found.
    pub origin: Origin,
    /// Length of the initialization chain that leads to it.
    pub depth: u32,
}

/// The classes an object may be of, in a fixed order.
pub type Types = Arc<[ClassId]>;

/// An object that existed at method entry.
#[derive(Clone, Debug)]
pub struct InputObject {
    /// The object.
    pub at: Ref,
    /// The symbol that was first resolved to it.
    pub symbol: SymbolId,
    /// The classes it may be of.
    pub types: Types,
    /// The class all of these extend: its fields are those the object has so far.
    pub layout: ClassId,
    /// Length of the initialization chain that leads to it.
    pub depth: u32,
    /// What it held at entry.
    pub initial: Initial,
    /// The collection of the JDK that it is an inner part of: nothing else refers to it.
    pub owner: Option<InputId>,
    /// The type of its elements, where the class of an array says less.
    pub elements: Option<jvm::Symbol>,
}

/// What an input object held at entry, as far as anything asked.
#[derive(Clone, Debug)]
pub enum Initial {
    /// Values of fields by slot; `Unset` where nobody looked.
    Fields(Vec<Value>),
    /// An array: its length, and elements by index in the order they were looked at.
    Array(Value, Vec<(Value, Value)>),
    /// A string: its characters.
    Text(Vec<Value>),
}

/// An unknown number.
#[derive(Clone, Copy, Debug)]
pub struct Unknown {
    /// Its kind.
    pub kind: VarKind,
    /// Where it was found.
    pub origin: Origin,
}

enum Undo {
    Symbol,
    Known(SymbolId, Known),
    Bound(SymbolId, ClassId, Option<jvm::Symbol>),
    Only(SymbolId, Option<Ref>),
    Object(Ref),
    Elements(InputId, Option<jvm::Symbol>),
    Types(InputId, Types, ClassId),
    Field(InputId, u32),
    Element(InputId),
    Length(InputId, Value),
    Unknown,
}

/// All that has been assumed.
#[derive(Default)]
pub struct InputHeap {
    symbols: Vec<Symbol>,
    /// Which symbol of all that were ever made each is: one that is taken back is not taken for another later.
    serials: Vec<u64>,
    made: u64,
    objects: Vec<InputObject>,
    unknowns: Vec<Unknown>,
    by_ref: FxHashMap<Ref, InputId>,
    trail: Vec<Undo>,
}

/// A point to which an input heap can be taken back.
#[derive(Clone, Copy, Debug)]
pub struct InputMark(usize);

impl InputHeap {
    /// All symbols, in the order they were found.
    pub fn symbols(&self) -> &[Symbol] {
        &self.symbols
    }

    /// All input objects, in the order they were decided.
    pub fn objects(&self) -> &[InputObject] {
        &self.objects
    }

    /// All unknown numbers; the index is that of the variable.
    pub fn unknowns(&self) -> &[Unknown] {
        &self.unknowns
    }

    /// A symbol.
    pub fn symbol(&self, id: SymbolId) -> &Symbol {
        &self.symbols[id.index()]
    }

    /// Which symbol of all that were ever made this is.
    pub fn serial(&self, id: SymbolId) -> u64 {
        self.serials[id.index()]
    }

    /// An input object.
    pub fn object(&self, id: InputId) -> &InputObject {
        &self.objects[id.0 as usize]
    }

    /// The input object that a reference names, if it is one.
    pub fn find(&self, reference: Ref) -> Option<InputId> {
        self.by_ref.get(&reference).copied()
    }

    /// The reference that is meant: itself, or what a symbol has been resolved to, as far as it has.
    #[inline]
    pub fn canonical(&self, reference: Ref) -> Ref {
        match reference.symbol() {
            None => reference,
            Some(id) => match self.symbols[id.index()].known {
                Known::Null => Ref::NULL,
                Known::Object(object) => object,
                Known::Reference | Known::Location => reference,
            },
        }
    }

    /// A new symbol.
    pub fn new_symbol(&mut self, symbol: Symbol) -> SymbolId {
        self.symbols.push(symbol);
        self.serials.push(self.made);
        self.made += 1;
        self.trail.push(Undo::Symbol);
        SymbolId(self.symbols.len() as u32 - 1)
    }

    /// Decides more about a symbol.
    pub fn set_known(&mut self, id: SymbolId, known: Known) {
        let before = std::mem::replace(&mut self.symbols[id.index()].known, known);
        self.trail.push(Undo::Known(id, before));
    }

    /// Narrows the static type of a symbol.
    pub fn set_bound(&mut self, id: SymbolId, bound: ClassId, written: Option<jvm::Symbol>) {
        let symbol = &mut self.symbols[id.index()];
        self.trail.push(Undo::Bound(id, symbol.bound, symbol.written));
        (symbol.bound, symbol.written) = (bound, written);
    }

    /// Says which object of the program a symbol is, unless it is null.
    pub fn set_only(&mut self, id: SymbolId, only: Ref) {
        let before = self.symbols[id.index()].only.replace(only);
        self.trail.push(Undo::Only(id, before));
    }

    /// Says of which type the elements of an array are at which nobody has looked.
    pub fn set_elements(&mut self, id: InputId, written: jvm::Symbol) {
        let before = self.objects[id.0 as usize].elements.replace(written);
        self.trail.push(Undo::Elements(id, before));
    }

    /// A new input object.
    pub fn new_object(&mut self, object: InputObject) -> InputId {
        let id = InputId(self.objects.len() as u32);
        self.by_ref.insert(object.at, id);
        self.trail.push(Undo::Object(object.at));
        self.objects.push(object);
        id
    }

    /// The number the next input object gets.
    pub fn next_object(&self) -> InputId {
        InputId(self.objects.len() as u32)
    }

    /// Narrows the classes an object may be of.
    pub fn set_types(&mut self, id: InputId, types: Types, layout: ClassId, slots: usize) {
        let object = &mut self.objects[id.0 as usize];
        let types = std::mem::replace(&mut object.types, types);
        let layout = std::mem::replace(&mut object.layout, layout);
        if let Initial::Fields(fields) = &mut object.initial {
            // Slots beyond those of the former layout are new; coming back, they are simply not looked at.
            if fields.len() < slots {
                fields.resize(slots, Value::Unset);
            }
        }
        self.trail.push(Undo::Types(id, types, layout));
    }

    /// Records what a field held at entry.
    pub fn set_field(&mut self, id: InputId, slot: u32, value: Value) {
        if let Initial::Fields(fields) = &mut self.objects[id.0 as usize].initial {
            fields[slot as usize] = value;
            self.trail.push(Undo::Field(id, slot));
        }
    }

    /// Records what an element held at entry.
    pub fn add_element(&mut self, id: InputId, index: Value, value: Value) {
        if let Initial::Array(_, elements) = &mut self.objects[id.0 as usize].initial {
            elements.push((index, value));
            self.trail.push(Undo::Element(id));
        }
    }

    /// Records that the length of an array is decided.
    pub fn set_length(&mut self, id: InputId, length: Value) {
        if let Initial::Array(known, _) = &mut self.objects[id.0 as usize].initial {
            let before = std::mem::replace(known, length);
            self.trail.push(Undo::Length(id, before));
        }
    }

    /// A new unknown number; gives the index of its variable.
    pub fn new_unknown(&mut self, unknown: Unknown) -> u32 {
        self.unknowns.push(unknown);
        self.trail.push(Undo::Unknown);
        self.unknowns.len() as u32 - 1
    }

    /// A point to come back to.
    pub fn mark(&self) -> InputMark {
        InputMark(self.trail.len())
    }

    /// Takes back everything assumed since the mark.
    pub fn undo_to(&mut self, mark: InputMark) {
        while self.trail.len() > mark.0 {
            match self.trail.pop() {
                Some(Undo::Symbol) => {
                    self.symbols.pop();
                    self.serials.pop();
                }
                Some(Undo::Known(id, known)) => self.symbols[id.index()].known = known,
                Some(Undo::Bound(id, bound, written)) => {
                    let symbol = &mut self.symbols[id.index()];
                    (symbol.bound, symbol.written) = (bound, written);
                }
                Some(Undo::Only(id, only)) => self.symbols[id.index()].only = only,
                Some(Undo::Elements(id, elements)) => self.objects[id.0 as usize].elements = elements,
                Some(Undo::Object(at)) => {
                    self.by_ref.remove(&at);
                    self.objects.pop();
                }
                Some(Undo::Types(id, types, layout)) => {
                    let object = &mut self.objects[id.0 as usize];
                    object.types = types;
                    object.layout = layout;
                }
                Some(Undo::Field(id, slot)) => {
                    if let Initial::Fields(fields) = &mut self.objects[id.0 as usize].initial {
                        fields[slot as usize] = Value::Unset;
                    }
                }
                Some(Undo::Element(id)) => {
                    if let Initial::Array(_, elements) = &mut self.objects[id.0 as usize].initial {
                        elements.pop();
                    }
                }
                Some(Undo::Length(id, before)) => {
                    if let Initial::Array(length, _) = &mut self.objects[id.0 as usize].initial {
                        *length = before;
                    }
                }
                Some(Undo::Unknown) => drop(self.unknowns.pop()),
                None => {}
            }
        }
    }
}
