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

use heap::InputId;
use heap::input::Types;
use rustc_hash::{FxHashMap, FxHashSet};
use term::TermId;

use crate::constants::Constant;
use crate::facts::{self, Fact};
use crate::state::State;
use crate::tree::{Name, Place};
use crate::walk::{Decided, Walk, holder};

/// What a search below a place came to read, besides its size.
#[derive(Default)]
pub(crate) struct Footprint {
    pub reads: FxHashSet<Place>,
    /// Whether that is not all, or something was not found only because of a bound.
    pub is_cut: bool,
    /// Places visited.
    pub size: u32,
}

impl Footprint {
    /// Adds what was read below a place where nothing valid is.
    pub fn add(&mut self, reads: Option<&[Place]>) {
        self.size += 1;
        match reads {
            Some(reads) => self.reads.extend(reads.iter().copied()),
            None => self.is_cut = true,
        }
    }

    /// Adds what a part came to read.
    pub fn absorb(&mut self, part: Footprint) {
        self.size += part.size;
        self.is_cut |= part.is_cut;
        if self.reads.is_empty() {
            self.reads = part.reads;
        } else {
            self.reads.extend(part.reads);
        }
    }
}

/// A reference as it was decided.
#[derive(Clone, PartialEq)]
enum Held {
    Null,
    NotNull,
    Object(Name),
    Constant(Constant),
}

/// What was decided at a place of the tree.
#[derive(Default)]
struct Decisions {
    references: FxHashMap<Place, Held>,
    objects: FxHashMap<Name, (Option<InputId>, Types)>,
}

/// A place in the tree below which nothing was found.
struct Failure {
    at: Decisions,
    /// What the invariant assumed about numbers.
    conditions: Vec<TermId>,
    /// What it read below.
    reads: FxHashSet<Place>,
}

/// Searches smaller than this are not worth remembering.
const WORTHWHILE: u32 = 4;

/// Places with one state that are remembered.
const MOST: usize = 16;

/// The failures of one question.
#[derive(Default)]
pub(crate) struct Failures {
    by_state: FxHashMap<State, Vec<Failure>>,
}

impl Failures {
    /// Remembers that nothing was found below the place a walk is at.
    pub fn remember(&mut self, walk: &Walk<'_, '_>, state: Option<State>, footprint: &Footprint) {
        let Some(state) = state.filter(|_| !footprint.is_cut && footprint.size >= WORTHWHILE) else { return };
        let known = self.by_state.entry(state).or_default();
        if known.len() >= MOST {
            return;
        }
        if let Some(at) = decisions(walk) {
            let conditions = walk.conditions[walk.given..].to_vec();
            known.push(Failure { at, conditions, reads: footprint.reads.clone() });
        }
    }

    /// What a search below the place a walk is at would read, if it is known to find nothing.
    pub fn find(&self, walk: &Walk<'_, '_>, state: Option<State>) -> Option<Footprint> {
        let known = self.by_state.get(&state?)?;
        let now = decisions(walk)?;
        let failure = known.iter().find(|failure| failure.covers(walk, &now))?;
        Some(Footprint { reads: failure.reads.clone(), is_cut: false, size: 1 })
    }
}

impl Failure {
    /// Whether nothing can be found here either.
    fn covers(&self, walk: &Walk<'_, '_>, now: &Decisions) -> bool {
        let same_object = |(name, (input, types)): (&Name, &(Option<InputId>, Types))| {
            now.objects.get(name).is_some_and(|(other, others)| input == other && types == others)
        };
        if !self.at.objects.iter().all(same_object) {
            return false;
        }
        let conditions = &walk.conditions[walk.given..];
        if !self.conditions.iter().all(|condition| conditions.contains(condition)) {
            return false;
        }
        self.at.references.iter().all(|(place, held)| {
            let here = now.references.get(place);
            if here == Some(held) {
                return true;
            }
            // It is another reference here: the first place's must do as well.
            if self.reads.contains(place) || *held == Held::NotNull {
                return false;
            }
            is_open(walk, now, *place)
        })
    }
}

/// Whether the question says nothing about a place.
fn is_open(walk: &Walk<'_, '_>, now: &Decisions, (name, slot): Place) -> bool {
    let Some((input, _)) = now.objects.get(&name) else { return false };
    let (Some(input), Some(symbolic)) = (*input, walk.symbolic()) else { return true };
    let held = &symbolic.input.object(input).initial;
    match held {
        heap::input::Initial::Fields(_) => facts::of_value(symbolic, facts::field(symbolic, input, slot)) == Fact::Open,
        // Elements at unknown indices may be meant.
        _ => facts::elements(symbolic, input).is_empty(),
    }
}

/// What is decided where a walk is; none if that includes elements at unknown indices.
fn decisions(walk: &Walk<'_, '_>) -> Option<Decisions> {
    let mut all = Decisions::default();
    let name = |object: usize| walk.objects[object].object.name;
    for found in &walk.objects {
        all.objects.insert(found.object.name, (found.input, found.object.types.clone()));
    }
    if all.objects.len() < walk.objects.len() {
        return None;
    }
    for reference in &walk.references {
        let held = match &reference.decided {
            Decided::Open => continue,
            Decided::Null => Held::Null,
            Decided::NotNull => Held::NotNull,
            Decided::Object(object) => Held::Object(name(*object)),
            Decided::Constant(constant) => Held::Constant(constant.clone()),
        };
        let Some(object) = holder(reference.origin) else { continue };
        let slot = match reference.origin {
            heap::Origin::Field(_, slot) => slot,
            heap::Origin::Element(_, heap::Value::Int(index)) => index as u32,
            _ => return None,
        };
        all.references.insert((name(object), slot), held);
    }
    Some(all)
}
