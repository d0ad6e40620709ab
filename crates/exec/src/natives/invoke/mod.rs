//! `java.lang.invoke`: the JDK's checks run as they are; what it would build from lambda forms is made by
//! [`crate::dynamic`].

mod lookup;
mod variables;

use super::{Args, Row};

pub(super) const TABLES: &[&[Row]] = &[lookup::TABLE, variables::TABLE];
