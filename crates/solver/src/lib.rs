//! Is a path condition satisfiable, and by which inputs?
//!
//! A symbolic executor asks this at every branch, hundreds of thousands of times, and nearly all questions are easy:
//! one more comparison of two inputs after twenty others. So a question goes down a chain of stages, each of which
//! answers or passes it on; the whole chain is [`Solver::check`]. The cheap stages answer in about a microsecond; the
//! last one, Z3 over bit-vectors and IEEE floats, takes a thousand times longer and is the ground truth.
//!
//! A stage may answer only what bit-vectors would answer. A model is evaluated before it is believed, whoever found it.
//! `Infeasible` is said only by reasoning that is valid for two's complement: difference logic, for instance, sees
//! `x + 1` as a number of its own that equals `x + 1` or `x + 1 - 2^32`. With [`Config::cross_check`] every fast
//! answer is compared with the ground truth.
//!
//! [`Solver::model`] finds inputs worth printing: small, and the same in every run.

mod answer;
mod bitvectors;
mod canonical;
mod chain;
mod crowded;
mod definitions;
mod difference;
mod domains;
mod graph;
mod guess;
mod lanes;
mod linear;
mod reuse;
mod slices;
mod syntactic;
mod table;
mod values;
mod z3;

pub(crate) use answer::Allowance;
pub use answer::{Answer, Config, Disagreement, Limit, Stage, StageStatistics, Statistics, Why};
pub use chain::Solver;
