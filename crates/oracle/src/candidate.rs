//! Candidates and their order: `getNextVector`, without symmetry breaking.
//!
//! A candidate is kept as the stack of what the invariant has asked for so far, in that order: references that the input
//! heap leaves open, each with what it is, and branches on numbers, each with the way taken. What the invariant did not
//! ask for has no influence on it. The next candidate differs in the last thing asked for that can be something else.

use heap::input::Types;
use jvm::ClassId;

use crate::execution::Read;
use crate::runner::Way;
use crate::vector::{Object, Vector};

/// What a candidate says of a reference. The order is that of the field's domain: null, the objects of the input heap,
/// then the others, class by class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Content {
    Null,
    Object(Object),
}

/// A structure that extends an input heap, as far as the invariant asked.
pub(crate) struct Candidate<'v, S> {
    vector: &'v Vector,
    /// Objects per class.
    most: Option<u32>,
    /// What was asked for, with the state of the execution that asked.
    asked: Vec<(Asked, S)>,
    /// Whether an object was missing because of the scope.
    pub is_cut: bool,
}

pub(crate) enum Asked {
    Reference {
        read: Read,
        content: Content,
    },
    /// The ways to go, the one taken last; those before were not tried.
    Ways(Vec<Way>),
}

impl<'v, S> Candidate<'v, S> {
    /// The first candidate for an input heap.
    pub fn new(vector: &'v Vector, most: Option<u32>) -> Candidate<'v, S> {
        Candidate { vector, most, asked: Vec::new(), is_cut: false }
    }

    /// A reference is read: the first thing it can be; none if it cannot be anything.
    pub fn reference(&mut self, read: Read, state: S) -> Option<Content> {
        self.is_cut |= read.types.iter().any(|&class| self.room(class).is_some_and(|room| self.used(class) >= room));
        let null = Content::Null;
        let content = if read.not_null { self.after(&read.types, null)? } else { null };
        self.asked.push((Asked::Reference { read, content }, state));
        Some(content)
    }

    /// The invariant branches.
    pub fn branch(&mut self, mut ways: Vec<Way>, state: S) {
        ways.reverse();
        self.asked.push((Asked::Ways(ways), state));
    }

    /// What was asked for last, as it is to be decided now, and the state to decide it in.
    pub fn last(&self) -> Option<&(Asked, S)> {
        self.asked.last()
    }

    /// `getNextVector`: the last that was asked for becomes the next of its domain, or is forgotten. False if there is no
    /// other candidate.
    pub fn advance(&mut self) -> bool {
        while let Some((last, state)) = self.asked.pop() {
            let next = match last {
                Asked::Reference { read, content } => {
                    self.after(&read.types, content).map(|content| Asked::Reference { read, content })
                }
                Asked::Ways(mut ways) => {
                    ways.pop();
                    (!ways.is_empty()).then_some(Asked::Ways(ways))
                }
            };
            if let Some(next) = next {
                self.asked.push((next, state));
                return true;
            }
        }
        false
    }

    /// The next in the domain of these classes.
    fn after(&self, types: &Types, content: Content) -> Option<Content> {
        let inputs = self.vector.objects.len() as u32;
        let fits = |&number: &u32| self.vector.objects[number as usize].iter().any(|class| types.contains(class));
        let (from, free) = match content {
            Content::Null => (0, None),
            Content::Object(Object::Input(number)) => (number + 1, None),
            Content::Object(Object::Free(class, number)) => (inputs, Some((class, number))),
        };
        if let Some(number) = (from..inputs).find(fits) {
            return Some(Content::Object(Object::Input(number)));
        }
        let mut classes = types.iter().copied().skip_while(|class| free.is_some_and(|(last, _)| last != *class));
        let mut next = free.map_or(0, |(_, number)| number + 1);
        classes.find_map(|class| {
            let number = std::mem::take(&mut next);
            self.is_tried(class, number).then_some(Content::Object(Object::Free(class, number)))
        })
    }

    /// Whether an object of the class domain is tried: each that exists. Where there is no bound on objects the domain
    /// has no end, and one more than those in use is enough, since any other would give an isomorphic structure.
    fn is_tried(&self, class: ClassId, number: u32) -> bool {
        match self.room(class) {
            Some(room) => number < room,
            None => number <= self.used(class),
        }
    }

    /// How many objects of a class there are besides those of the input heap.
    fn room(&self, class: ClassId) -> Option<u32> {
        let given = self.vector.objects.iter().filter(|types| ***types == [class]).count() as u32;
        self.most.map(|most| most.saturating_sub(given))
    }

    /// How many of them are in use by references that were asked for.
    fn used(&self, class: ClassId) -> u32 {
        let numbers = self.asked.iter().filter_map(|(asked, _)| match asked {
            Asked::Reference { content: Content::Object(Object::Free(of, number)), .. } if *of == class => {
                Some(number + 1)
            }
            _ => None,
        });
        numbers.max().unwrap_or(0)
    }
}
