//! What is not as it was at entry any more.

use heap::input::{Initial, InputObject};
use heap::{Body, Value};

use crate::vm::Vm;

/// A place of an input object that holds something else than at entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// A field, by slot.
    Field(usize),
    /// An element of an array.
    Element,
    /// Elements of an array, but all of them were in it somewhere: places may have been decided late.
    Moved,
}

impl Vm<'_> {
    /// A place of an input object that is not what it was.
    pub fn changed(&self, object: &InputObject) -> Option<Changed> {
        match (&self.state.heap.get(object.at).body, &object.initial) {
            (Body::Fields(now), Initial::Fields(then)) => {
                now.iter().zip(then).position(|(now, then)| now != then).map(Changed::Field)
            }
            (Body::Open(now), Initial::Array(_, then)) => {
                now.used.iter().any(|used| !then.contains(used)).then_some(Changed::Element)
            }
            (body @ Body::Cells(_), Initial::Array(_, then)) => {
                let cells = || (0..body.len().unwrap_or(0)).map(|at| (at, body.get(at).unwrap_or_default()));
                let mut known = cells().filter(|(_, now)| *now != Value::Unset);
                let is_same = |at: usize, now| then.iter().any(|(i, v)| *i == Value::Int(at as i32) && *v == now);
                known.any(|(at, now)| !is_same(at, now)).then(|| {
                    let is_there = |now| now == Value::Unset || then.iter().any(|(_, v)| *v == now);
                    if cells().all(|(_, now)| is_there(now)) { Changed::Moved } else { Changed::Element }
                })
            }
            _ => None,
        }
    }

    /// Whether all input objects are as they were at entry.
    pub(super) fn is_untouched(&self) -> bool {
        self.symbolic_part().is_some_and(|symbolic| symbolic.input.objects().iter().all(|o| self.changed(o).is_none()))
    }
}
