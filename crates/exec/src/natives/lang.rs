//! `java.lang`

use super::Row;

pub(super) const TABLE: &[Row] = &[];
