//! The dynamic side of a Java program: values, objects and arrays.
//!
//! A [`Value`] is tagged, so a value of the wrong kind is seen where it is used, and a value that is not a number
//! (a term, an unknown reference) can be one more tag. An object is named by a [`Ref`], an index that stays the same
//! for the object's life: collecting garbage moves nothing.
//!
//! [`InputHeap`] is the other half of a symbolic execution: what was assumed about the heap at method entry, kept
//! apart from the heap as it is now.

mod collect;
pub mod input;
mod object;
mod value;

pub use collect::Marker;
pub use input::{InputHeap, InputId, Known, Origin, SymbolId};
pub use object::{Body, Heap, HeapFull, HeapMark, NO_CLASS, Object, OpenArray};
pub use value::{Ref, Value};
