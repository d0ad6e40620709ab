//! Witnesses: from the end of a path to one input that takes it.
//!
//! A path of a symbolic execution stands for many inputs. A [`Witness`] is one of them, as plain data: a finite graph of
//! objects and the values of the arguments. It is what a user is shown, what a test is made of, and what shows that the
//! path is real: [`Confirm`] builds the witness as ordinary objects in a machine without unknowns, runs the same harness
//! there, and compares outcome, result and final heap with what the symbolic execution says. It then *follows* the
//! witness through the symbolic machine, deciding each choice by looking at the witness, and finds out whether it takes
//! the path it was made for. A choice must have exactly one alternative for it: none means that an input was forgotten,
//! two mean that inputs are counted twice. [`Replayer`] has the last word: it runs an input on a real JVM.

mod after;
mod compare;
mod confirm;
mod decide;
mod extract;
mod fill;
mod graph;
mod instance;
mod replay;
mod simplify;
mod trial;

pub use compare::compare;
pub use confirm::{Confirm, Mismatch};
pub use decide::{Guide, Reading};
pub use extract::extract;
pub use graph::{After, Contents, Datum, Field, Object, Witness};
pub use instance::{Instance, instantiate, set_element, value};
pub use replay::{Replay, Replayer};
pub use trial::{NoRun, Run, Sketch, Trial};
