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
    /// Another part of the harness begins.
    Part(&'static str),
    /// Something was decided.
    Choice(String),
    /// How it ended.
    End(End),
}

impl From<exec::Traced> for TraceLine {
    fn from(traced: exec::Traced) -> TraceLine {
        match traced {
            exec::Traced::Line(place, depth) => TraceLine::Line(place.into(), depth),
            exec::Traced::Part(name) => TraceLine::Part(name),
        }
    }
}

/// Replays a path. An error says where the id does not fit.
pub fn trace(setup: &SetUp<'_>, path: &PathId) -> Result<Vec<TraceLine>, String> {
    let mut search = Search::new(setup).map_err(|stop| describe(&stop))?;
    search.trace(path)
}
