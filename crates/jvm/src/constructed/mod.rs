//! What constructors leave behind, read from their code: fields that are never null, and what they refuse to keep.

pub mod checks;
mod flow;
mod library;
mod look;
pub mod never_null;
mod slice;
#[cfg(test)]
mod tests;

use std::sync::OnceLock;

use self::checks::Checks;
use self::never_null::NeverNullFields;

/// What is known about the objects that constructors of a class leave, once somebody has asked.
#[derive(Default)]
pub(crate) struct Constructed {
    never_null: OnceLock<NeverNullFields>,
    checks: OnceLock<Option<Checks>>,
}
