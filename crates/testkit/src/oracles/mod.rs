//! Does each oracle say of every partly known heap what trying all completions says?
//!
//! The classes of `subjects/oracles` have an invariant and can be *probed*: a method looks at a few places, in an order
//! that `Lissom.choose` picks, and returns what it saw as one number. Every partly known heap within the scope comes
//! about on the way. `brute` lets a plain JVM make all structures, keep the valid ones, and probe them in every order.
//! `explored` lets Lissom probe with an oracle. What both have seen must be the same for exact oracles; for the others
//! nothing may be missing. `generate` writes more classes, with random invariants.

mod brute;
mod compare;
mod explored;
mod generate;
mod judge;

pub use compare::{Oracles, run};
