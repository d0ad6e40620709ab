//! Tests of the symbolic engine: `verify`, `explore`, `replay` and `enumerate` on Java code with unknown inputs.
//!
//! **The problem.** No JVM can say what is expected here. What can be said without one: the verdict that the author of
//! a subject worked out by hand; the path counts that combinatorics fix; and that the same question gets the same
//! answer, however many threads work on it, in whatever order, and however often the run was killed.
//!
//! **The idea.** Each command checks one of these. `verify` runs `subjects/verify`, where each file says in `//@`
//! lines which commands to run and which outcome is right; beside it stands the whole output. `svcomp`, `bugs`,
//! `counts` and `enumerate` compare with tables beside the subjects; `resume` and `threads` compare runs with each other.
//!
//! **The shape.** `library` compiles, `engine` runs `lissom`, `judged` prints what ran; `plan`, `recording` and `schema`
//! belong to `verify`.

pub mod bugs;
pub mod counts;
mod engine;
pub mod enumerate;
mod judged;
mod library;
mod plan;
mod recording;
pub mod resume;
mod schema;
pub mod svcomp;
pub mod threads;
pub mod verify;
