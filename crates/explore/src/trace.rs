//! Replaying one path with the source lines it runs through.

use crate::end::{End, Place};
use crate::machine::SetUp;
use crate::path::PathId;
use crate::search::Search;
use crate::workers::describe;

/// A line of a trace.
#[derive(Clone, PartialEq, Debug)]
pub enum TraceLine {
    /// A line of the subject's code is executed.
    Line(Place, usize),
    /// Something was decided.
    Choice(String),
    /// How it ended.
    End(End),
}

/// Replays a path. An error says where the id does not fit.
pub fn trace(setup: &SetUp<'_>, path: &PathId) -> Result<Vec<TraceLine>, String> {
    let mut search = Search::new(setup).map_err(|stop| describe(&stop))?;
    search.trace(path)
}
