//! `java.lang.invoke`: the JDK's checks run as they are; what it would build from lambda forms is made by
//! [`crate::dynamic`].

mod combinators;
mod control;
mod handles;
mod lists;
mod lookup;
mod members;
mod reflected;
mod variables;

use super::{Args, Row};
use crate::dynamic::concat;
use crate::trap::Trap;

pub(super) const TABLES: &[&[Row]] = &[
    MADE,
    combinators::TABLE,
    control::TABLE,
    handles::TABLE,
    lookup::TABLE,
    members::TABLE,
    reflected::TABLE,
    variables::TABLE,
];

/// Native methods of classes the engine makes.
const MADE: &[Row] = &[(concat::JOIN_NATIVE, concat::join)];

fn illegal(message: impl Into<String>) -> Trap {
    Trap::with("java/lang/IllegalArgumentException", message)
}
