//! `createVector`: an input heap as a vector of references.
//!
//! The objects that are reached from the receiver are numbered breadth first, and what is decided about their references
//! is written down in that order. Heaps that look the same to an invariant become the same vector, whatever they were
//! called. Numbers are not part of it, and neither are objects that nothing in the structure leads to.
//!
//! The paper's vector has a cell for every reference of every object within the scope and a set of those that are fixed.
//! Here only cells about which something is known are kept: all others are symbolic.

use std::collections::VecDeque;

use exec::Vm;
use heap::input::{Initial, Types};
use heap::{InputId, Value};
use jvm::ClassId;
use rustc_hash::FxHashMap;

use crate::constants::{self, Constant};
use crate::facts::{self, Fact};

/// An object of a structure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum Object {
    /// An object of the input heap; the receiver is the first.
    Input(u32),
    /// Another object of this class.
    Free(ClassId, u32),
}

/// The receiver.
pub(crate) const RECEIVER: Object = Object::Input(0);

/// A reference of a structure.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Place {
    pub of: Object,
    pub at: At,
}

/// Where in an object.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) enum At {
    Field(u32),
    Element(i32),
    /// Some element: which one depends on numbers.
    AnyElement,
}

/// What is known about a reference.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Cell {
    Null,
    /// It is not null.
    NotNull,
    Input(u32),
    Constant(Constant),
    /// Something that vectors cannot say.
    Other(&'static str),
}

/// An encoded input heap.
#[derive(PartialEq, Eq, Hash, Debug)]
pub(crate) struct Vector {
    /// The input objects that are reached, with the classes they may be of.
    pub objects: Vec<Types>,
    /// What is known, in order of place.
    cells: Vec<(Place, Cell)>,
}

impl Vector {
    /// Encodes what a machine has assumed about the heap at entry.
    pub fn create(vm: &Vm<'_>, receiver: InputId) -> Option<Vector> {
        let symbolic = vm.symbolic_part()?;
        let mut numbers = FxHashMap::from_iter([(receiver, 0)]);
        let mut worklist = VecDeque::from([receiver]);
        let mut vector = Vector { objects: Vec::new(), cells: Vec::new() };
        while let Some(current) = worklist.pop_front() {
            let of = Object::Input(vector.objects.len() as u32);
            vector.objects.push(symbolic.input.object(current).types.clone());
            for (at, value) in sorted_references(&symbolic.input.object(current).initial) {
                let cell = match facts::of_value(symbolic, value) {
                    _ if at == At::AnyElement => Cell::Other("an element at an unknown index"),
                    Fact::Open => continue,
                    Fact::NotNull => Cell::NotNull,
                    Fact::Null => Cell::Null,
                    Fact::Program(object) => {
                        constants::of(vm, object).map_or(Cell::Other("an object of the program"), Cell::Constant)
                    }
                    Fact::Input(id) if matches!(symbolic.input.object(id).initial, Initial::Text(_)) => {
                        Cell::Other("a string")
                    }
                    Fact::Input(id) => {
                        let next = numbers.len() as u32;
                        let number = *numbers.entry(id).or_insert(next);
                        if number == next {
                            worklist.push_back(id);
                        }
                        Cell::Input(number)
                    }
                };
                vector.cells.push((Place { of, at }, cell));
            }
        }
        Some(vector)
    }

    /// What there is in the input heap that vectors cannot say.
    pub fn gap(&self) -> Option<&'static str> {
        self.cells.iter().find_map(|(_, cell)| if let Cell::Other(what) = cell { Some(*what) } else { None })
    }

    /// What is known about a reference; nothing means that it is symbolic.
    pub fn cell(&self, place: Place) -> Option<&Cell> {
        let find = |place: Place| self.cells.binary_search_by(|(at, _)| at.cmp(&place)).ok().map(|i| &self.cells[i].1);
        let somewhere = || find(Place { at: At::AnyElement, ..place });
        find(place).or_else(|| if matches!(place.at, At::Element(_)) { somewhere() } else { None })
    }
}

/// The references of an object that somebody has looked at, in the order of their places.
fn sorted_references(initial: &Initial) -> Vec<(At, Value)> {
    let is_reference = |value: &Value| matches!(value, Value::Ref(_));
    match initial {
        Initial::Fields(fields) => {
            let numbered = fields.iter().enumerate().filter(|(_, value)| is_reference(value));
            numbered.map(|(slot, &value)| (At::Field(slot as u32), value)).collect()
        }
        Initial::Array(_, elements) => {
            let references = elements.iter().filter(|(_, value)| is_reference(value));
            let mut all: Vec<(At, Value)> = references
                .map(|&(index, value)| match index {
                    Value::Int(index) => (At::Element(index), value),
                    _ => (At::AnyElement, value),
                })
                .collect();
            all.sort_by_key(|(at, _)| *at);
            all.dedup_by_key(|(at, _)| *at);
            all
        }
        Initial::Text(_) => Vec::new(),
    }
}
