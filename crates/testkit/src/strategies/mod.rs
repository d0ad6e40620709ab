//! Do the three initialization strategies see the same concrete behaviours?
//!
//! `source` writes small random methods over small class hierarchies. `brute` enumerates every input heap of a method
//! with a few objects and small numbers. `check` explores the method with each strategy, confirms each path by a
//! witness, and then lets every enumerated heap find its path: there must be exactly one, it must have been explored,
//! and it must end as the heap does on the concrete engine.

mod brute;
mod check;
mod expression;
mod source;

pub use check::{Strategies, run};
