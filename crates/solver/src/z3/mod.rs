//! Z3 behind a safe face: a context that keeps what it made until it is dropped.

mod context;
mod encode;
mod integers;
mod remainder;
#[cfg(test)]
mod tests;
mod watchdog;

pub(crate) use context::{Context, Outcome, is_limit};
pub(crate) use integers::Integers;
