//! Numbers that are not known yet: terms over symbolic inputs, with the exact meaning of Java's arithmetic.
//!
//! A symbolic executor meets the same expression again and again: on sibling paths, in every turn of a loop, in the
//! question and its negation. So terms are *interned*: a [`TermId`] is small, equal terms have equal ids, and a set of
//! facts about terms is a hash table of ids. [`Terms`] is the arena they live in.
//!
//! The constructors of [`Terms`] simplify. They may do so only if the result means the same for every assignment of
//! the variables under 32/64-bit two's complement and IEEE arithmetic: `x + 1 == y + 1` becomes `x == y`, but
//! `x + 1 < y + 1` stays, because `x + 1` may overflow. What is meant is defined by one evaluator, [`eval`], which the
//! constant folding uses too; the property tests compare the two on random terms.
//!
//! Nothing that is printed depends on the order in which terms were made. Where operands are put in order, the order
//! is one of structure: variables by number, then other terms by a hash of what they are, then constants.
//!
//! [`PathCondition`] is the conjunction assumed along a path, with facts that can be looked up and undone.

mod arena;
mod eval;
mod model;
mod path;
mod range;
mod show;
mod simplify;
mod syntax;

pub use arena::Terms;
pub use eval::{eval, eval_binary, eval_unary, holds};
pub use model::Model;
pub use path::{Mark, PathCondition};
pub use range::Range;
pub use syntax::{BinOp, Const, Sort, TableId, Term, TermId, UnOp, Var, VarKind};
