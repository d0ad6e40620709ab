//! The interpreter.
//!
//! A [`Vm`] executes the register code of a `jvm::Program` over the values and objects of `heap`. All calls, also those
//! the engine makes on a program's behalf (class initializers, lambdas, reflection), are frames in one list: the Rust
//! stack does not grow with the Java stack, and a state is complete between any two instructions.
//!
//! A subject's exception is an ordinary outcome. What the engine lacks is a [`trap::Stop::Unsupported`] that names the
//! feature and who needed it; nothing is skipped.

mod arith;
mod arrays;
pub mod boot;
mod calls;
pub mod codecs;
pub mod coverage;
mod dynamic;
mod exceptions;
mod fdlibm;
mod fields;
pub mod files;
mod gc;
mod init;
mod journal;
pub mod known;
pub mod launch;
mod mirrors;
mod monitors;
pub mod natives;
mod objects;
mod refusal;
mod run;
pub mod state;
mod strings;
pub mod symbolic;
mod trace;
pub mod trap;
mod vm;
pub mod world;

pub use dynamic::contract::CalleeContract;
pub use dynamic::stubs::provide_intrinsics;
pub use dynamic::validity::{Stated, Validity};
pub use exceptions::Position;
pub use strings::SETS;
pub use trace::{SourceLine, Traced};
pub use trap::{Stop, Unsupported};
pub use vm::{Limits, Outcome, Script, Vm};
