//! Ways on which an invariant is known to say no, wherever it stands before them in the same state.
//!
//! Once a way is taken and the invariant returns false without deciding anything more, that depended on its [`State`], on
//! the way, and on the references it read since. Before the same way in the same state, with these references as they
//! were, it need not be executed again. Most ways are of this kind: a reference that should lead to a new object leads
//! to one of the others, and is found out at once.

use exec::symbolic::Alternative;
use heap::input::{Initial, Types};
use heap::{Body, InputId, Known, Origin, Ref, SymbolId, Value};
use rustc_hash::FxHashMap;

use crate::footprint::Footprint;
use crate::runner::Runner;
use crate::state::{State, known_length};
use crate::tree::{Name, Place};

/// A way to go on in a state, objects by name.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Way {
    state: State,
    place: Place,
    to: To,
}

/// What a reference is decided to be.
#[derive(Clone, PartialEq, Eq, Hash)]
enum To {
    Null,
    NotNull,
    Object(Name, Types),
    Fresh(Types),
}

/// What is at a place, objects by name.
#[derive(Clone, PartialEq)]
enum Content {
    /// A number: which one did not matter.
    Number,
    /// A reference about which nothing is known.
    Open,
    NotNull,
    Null,
    /// An object of the structure; with its length, if it is an array that has a known one.
    Object(Name, Types, Option<usize>),
    /// An object that is no part of it.
    Other(Ref),
}

/// How a way ended.
struct Ending {
    read: Vec<(Place, Content)>,
    footprint: Footprint,
}

/// Endings of one way that are remembered.
const MOST: usize = 16;

/// All endings that are remembered.
#[derive(Default)]
pub(crate) struct Endings {
    by_way: FxHashMap<Way, Vec<Ending>>,
}

impl Endings {
    /// Remembers that the invariant says no after a way. The machine stands where it did; what was read since the way was
    /// taken is given, and all of it.
    pub fn remember(
        &mut self,
        runner: &Runner<'_>,
        names: &[Name],
        (state, alternative): (State, &Alternative),
        read: &[(InputId, u32)],
        footprint: Footprint,
    ) {
        let Some(way) = way(runner, names, state, alternative) else { return };
        let known = self.by_way.entry(way.clone()).or_default();
        if known.len() >= MOST {
            return;
        }
        let content = |&(object, slot): &(InputId, u32)| {
            let place = (names[object.0 as usize], slot);
            // What is there is what the way says.
            (place != way.place).then(|| Some((place, content(runner, names, object, slot)?)))
        };
        if let Some(read) = read.iter().filter_map(content).collect() {
            known.push(Ending { read, footprint });
        }
    }

    /// What the invariant reads on a way from where the machine stands, if it is known to say no there.
    pub fn find(
        &self,
        runner: &Runner<'_>,
        names: &[Name],
        state: State,
        alternative: &Alternative,
    ) -> Option<&Footprint> {
        let known = self.by_way.get(&way(runner, names, state, alternative)?)?;
        let is_there = |(place, then): &(Place, Content)| {
            let object = names.iter().position(|&name| name == place.0);
            let object = object.map(|at| InputId(at as u32));
            object.is_some_and(|object| is_same(runner, names, object, place.1, then))
        };
        known.iter().find(|ending| ending.read.iter().all(is_there)).map(|ending| &ending.footprint)
    }
}

fn way(runner: &Runner<'_>, names: &[Name], state: State, alternative: &Alternative) -> Option<Way> {
    let (symbol, to) = match alternative {
        Alternative::Null(symbol) => (symbol, To::Null),
        Alternative::Location(symbol) => (symbol, To::NotNull),
        Alternative::Alias(symbol, object, types) => (symbol, To::Object(names[object.0 as usize], types.clone())),
        Alternative::Fresh(symbol, types) => (symbol, To::Fresh(types.clone())),
        _ => return None,
    };
    match runner.vm.symbolic_part()?.input.symbol(*symbol).origin {
        Origin::Field(holder, slot) => Some(Way { state, place: (names[holder.0 as usize], slot), to }),
        _ => None,
    }
}

/// What a field holds now; none if that cannot be said by names.
fn content(runner: &Runner<'_>, names: &[Name], object: InputId, slot: u32) -> Option<Content> {
    let symbolic = runner.vm.symbolic_part()?;
    let reference = match value(runner, object, slot)? {
        Value::Term(..) => return Some(Content::Number),
        Value::Ref(reference) => reference,
        _ => return None,
    };
    let canonical = symbolic.input.canonical(reference);
    if canonical.is_null() {
        return Some(Content::Null);
    }
    if let Some(id) = canonical.symbol() {
        return symbol(runner, id, Origin::Field(object, slot));
    }
    let Some(id) = symbolic.input.find(canonical) else { return Some(Content::Other(canonical)) };
    let types = symbolic.input.object(id).types.clone();
    Some(Content::Object(names[id.0 as usize], types, known_length(runner, canonical)))
}

/// A reference that is not decided, where it was found itself.
fn symbol(runner: &Runner<'_>, id: SymbolId, at: Origin) -> Option<Content> {
    let symbol = runner.vm.symbolic_part()?.input.symbol(id);
    if symbol.origin != at {
        return None;
    }
    match symbol.known {
        Known::Reference => Some(Content::Open),
        Known::Location => Some(Content::NotNull),
        _ => None,
    }
}

/// Whether a field holds what another held then.
fn is_same(runner: &Runner<'_>, names: &[Name], object: InputId, slot: u32, then: &Content) -> bool {
    match (value(runner, object, slot), then) {
        // Nobody has looked yet: a reference or number about which nothing is known.
        (Some(Value::Unset), Content::Open | Content::Number) => true,
        (Some(Value::Unset), _) => false,
        _ => content(runner, names, object, slot).is_some_and(|now| now == *then),
    }
}

/// What a field holds; none if the invariant has written to it.
fn value(runner: &Runner<'_>, object: InputId, slot: u32) -> Option<Value> {
    let object = runner.vm.symbolic_part()?.input.object(object);
    match (&runner.vm.state.heap.get(object.at).body, &object.initial) {
        (Body::Fields(now), Initial::Fields(then)) => {
            let (now, then) = (now.get(slot as usize)?, then.get(slot as usize)?);
            (now == then).then_some(*now)
        }
        _ => None,
    }
}
