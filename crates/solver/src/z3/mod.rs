//! Z3 behind a safe face: a context that keeps what it made until it is dropped.

mod context;
mod encode;

pub(crate) use context::{Context, Outcome};
