//! What a walk learns from a part of the tree in which it found nothing.
//!
//! From some place on, the invariant depends on its [`State`] and on the structure alone. Suppose nothing valid was found
//! below a place, and the walk comes to another place with the same state. A structure that would be valid there differs
//! from one that was tried before only in references which the invariant had decided on the way, and does not read
//! again: with those set as they were at the first place, execution would go on in the same way and end the same, so it
//! is not valid either. For that the first place's references must be possible in the second one's structure without
//! new objects, nothing the question says may be contradicted, and the first place must not have assumed more about
//! numbers.
//!
//! So independent parts of a structure are searched one after the other, not in all combinations: once the list in one
//! bucket is found to be wrong, what is in the other buckets does not matter.

use heap::input::{Initial, Types};
use heap::{InputId, Origin, Value};
use rustc_hash::FxHashMap;
use term::TermId;

use crate::facts::{self, Fact};
use crate::footprint::Footprint;
use crate::state::State;
use crate::tree::{Name, PlaceId};
use crate::walk::{Decided, Walk};

/// A reference as it was decided; objects by name.
#[derive(Clone, PartialEq)]
enum Held {
    Object(Name),
    Other(Decided),
}

/// A place in the tree below which nothing was found.
struct Failure {
    references: Vec<(PlaceId, Held)>,
    objects: Vec<(Name, Option<InputId>, Types)>,
    /// What the invariant assumed about numbers.
    conditions: Vec<TermId>,
    /// What it read below.
    below: Footprint,
}

/// Searches smaller than this are not worth remembering.
const WORTHWHILE: u32 = 8;

/// Places with one state that are remembered.
const MOST: usize = 16;

/// The failures of one question.
#[derive(Default)]
pub(crate) struct Failures {
    by_state: FxHashMap<State, Vec<Failure>>,
}

impl Failures {
    /// Remembers that nothing was found below the place a walk is at.
    pub fn remember(&mut self, walk: &Walk<'_, '_>, state: Option<State>, below: &Footprint) {
        let Some(state) = state.filter(|_| !below.is_cut && below.size >= WORTHWHILE) else { return };
        let known = self.by_state.entry(state).or_default();
        if known.len() >= MOST {
            return;
        }
        if has_nameless_numbers(walk) {
            return;
        }
        if let Some(references) = decided_references(walk) {
            let object = |found: &crate::walk::Found| (found.object.name, found.input, found.object.types.clone());
            let below = Footprint { reads: below.reads.clone(), is_cut: false, size: 1 };
            let objects = walk.objects.iter().map(object).collect();
            let conditions = walk.conditions[walk.given..].to_vec();
            known.push(Failure { references, objects, conditions, below });
        }
    }

    /// What a search below the place a walk is at would read, if it is known to find nothing.
    pub fn find(&self, walk: &Walk<'_, '_>, state: Option<State>) -> Option<&Footprint> {
        let known = self.by_state.get(&state?)?;
        known.iter().find(|failure| failure.covers(walk)).map(|failure| &failure.below)
    }
}

impl Failure {
    /// Whether nothing can be found here either.
    fn covers(&self, walk: &Walk<'_, '_>) -> bool {
        let conditions = &walk.conditions[walk.given..];
        self.objects.iter().all(|(name, input, types)| {
            let found = walk.object_named(*name).map(|object| &walk.objects[object]);
            found.is_some_and(|found| found.input == *input && found.object.types == *types)
        }) && self.conditions.iter().all(|condition| conditions.contains(condition))
            && self.references.iter().all(|(place, held)| self.allows(walk, *place, held))
    }

    /// Whether a reference is here as it was there; or, if it is not read below, could be.
    fn allows(&self, walk: &Walk<'_, '_>, place: PlaceId, held: &Held) -> bool {
        let here = walk.reference_at(place);
        if here.is_some_and(|at| held_by(walk, at).as_ref() == Some(held)) {
            return true;
        }
        if self.below.reads.contains(place) || *held == Held::Other(Decided::NotNull) {
            return false;
        }
        // The question must leave it open. Where it is not even read here, it is not known what the question says.
        here.is_some_and(|at| is_open(walk, walk.references[at].origin))
    }
}

/// Whether the question says nothing about a place of the invariant.
fn is_open(walk: &Walk<'_, '_>, origin: Origin) -> bool {
    let (Some(object), Some(symbolic)) = (crate::walk::holder(origin), walk.symbolic()) else { return false };
    let Some(input) = walk.objects[object].input else { return true };
    match (origin, &symbolic.input.object(input).initial) {
        (Origin::Field(_, slot), Initial::Fields(_)) => {
            facts::of_value(symbolic, facts::field(symbolic, input, slot)) == Fact::Open
        }
        // Elements at unknown indices may be meant.
        _ => facts::elements(symbolic, input).is_empty(),
    }
}

fn held_by(walk: &Walk<'_, '_>, reference: usize) -> Option<Held> {
    Some(match &walk.references[reference].decided {
        Decided::Open => return None,
        Decided::Object(object) => Held::Object(walk.objects[*object].object.name),
        other => Held::Other(other.clone()),
    })
}

/// Whether a number was used that is known by when it was met only: elsewhere the same condition may be about another.
fn has_nameless_numbers(walk: &Walk<'_, '_>) -> bool {
    let is_nameless = |origin| match origin {
        Origin::Element(_, index) => !matches!(index, Value::Int(_)),
        Origin::Asked(_) | Origin::Argument(_) => true,
        _ => false,
    };
    walk.numbers.iter().any(|number| number.term.is_some() && is_nameless(number.origin))
}

/// What is decided where a walk is; none if that includes elements at unknown indices.
fn decided_references(walk: &Walk<'_, '_>) -> Option<Vec<(PlaceId, Held)>> {
    let mut all = Vec::with_capacity(walk.references.len());
    for (at, reference) in walk.references.iter().enumerate() {
        let Some(held) = held_by(walk, at) else { continue };
        match (reference.place, reference.origin) {
            (Some(place), _) => all.push((place, held)),
            (None, Origin::Element(_, Value::Term(..))) => return None,
            _ => {}
        }
    }
    Some(all)
}
