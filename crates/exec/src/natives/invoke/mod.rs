//! `java.lang.invoke`: the JDK's checks run as they are; what it would build from lambda forms is made by
//! [`crate::dynamic`].

mod combinators;
mod control;
mod handles;
mod lists;
mod lookup;
mod reflected;
mod variables;

use super::{Args, Row};
use crate::trap::Trap;

pub(super) const TABLES: &[&[Row]] =
    &[combinators::TABLE, control::TABLE, handles::TABLE, lookup::TABLE, reflected::TABLE, variables::TABLE];

fn illegal(message: impl Into<String>) -> Trap {
    Trap::with("java/lang/IllegalArgumentException", message)
}
