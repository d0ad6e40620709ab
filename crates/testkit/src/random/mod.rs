//! Random, deterministic Java programs, for comparing Lissom with `java`.
//!
//! A hand-written subject tests what its author thought of. A random program puts language features side by side that
//! nobody would: a compound assignment to a `char` field inside a `finally` that a labelled `continue` leaves.
//!
//! A program is made from a seed alone. First its [`world`] is drawn: enums, records, interfaces, a class hierarchy and
//! the signatures of its test methods. Then a [`body`] is written for each method, by typed grammar productions that
//! know what is in scope. Source is written directly; there is no tree, because nothing ever looks at it again.
//!
//! What no program contains, so that every one compiles, ends, and prints the same on each run:
//!
//! - a statement after a jump, an unassigned local, a captured local that changes, a cast javac can refuse;
//! - a loop or a method entry that takes no fuel, a string that grows in a loop;
//! - an identity hash, a hash code of an enum, an order that depends on one, the bits of a NaN, the time.
//!
//! `main` calls each test method on several tuples of arguments and prints one line for each call: the result or the
//! exception, a checksum of the values met on the way, and the classes initialized.

mod arrays;
mod body;
mod class;
mod collections;
mod command;
mod compare;
mod control;
mod exceptions;
mod expr;
mod expr_call;
mod expr_numeric;
mod expr_reference;
mod expr_text;
mod lambdas;
mod literals;
mod method;
mod prelude;
mod program;
mod report;
mod rng;
mod stmt;
mod types;
mod values;
mod world;

pub use command::{parse_seeds, run};
pub use compare::{Compare, compare};
pub use program::{Program, generate};
pub use report::{Difference, Fault, Report};
pub(crate) use rng::Rng;
