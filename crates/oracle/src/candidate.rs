//! Candidates and their order: `getNextVector` with its symmetry breaking.
//!
//! A candidate is kept as the stack of what the invariant has asked for so far, in that order: references that the input
//! heap leaves open, each with what it is, and branches on numbers, each with the way taken. What the invariant did not
//! ask for has no influence on it. The next candidate differs in the last thing asked for that can be something else.

use heap::input::Types;
use jvm::ClassId;

use crate::execution::Read;
use crate::runner::Way;
use crate::vector::{Object, Place, Vector};

/// What a candidate says of a reference. The order is that of the field's domain: null, the objects of the input heap,
/// then the others, class by class.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Content {
    Null,
    Object(Object),
}

/// A structure that extends an input heap, as far as the invariant asked.
pub(crate) struct Candidate<'v> {
    vector: &'v Vector,
    /// Objects per class.
    most: Option<u32>,
    /// Whether objects that could be exchanged for one another are tried in one order only.
    symmetry: bool,
    asked: Vec<Asked>,
    /// How much of that the present execution has asked for.
    next: usize,
    /// Whether an object was missing because of the scope.
    pub is_cut: bool,
}

enum Asked {
    Reference {
        place: Place,
        types: Types,
        content: Content,
    },
    /// The ways to go, the one taken last; those before were not tried.
    Ways(Vec<Way>),
}

impl<'v> Candidate<'v> {
    /// The first candidate for an input heap.
    pub fn new(vector: &'v Vector, most: Option<u32>, symmetry: bool) -> Candidate<'v> {
        Candidate { vector, most, symmetry, asked: Vec::new(), next: 0, is_cut: false }
    }

    /// What a reference is; none if it cannot be anything.
    pub fn reference(&mut self, read: &Read) -> Option<Content> {
        self.next += 1;
        if let Some(Asked::Reference { place, content, .. }) = self.asked.get(self.next - 1) {
            debug_assert_eq!(*place, read.place);
            return Some(*content);
        }
        self.is_cut |= read.types.iter().any(|&class| self.room(class).is_some_and(|room| self.used(class) >= room));
        let null = Content::Null;
        let content = if read.not_null { self.after(&read.types, null)? } else { null };
        self.asked.push(Asked::Reference { place: read.place, types: read.types.clone(), content });
        Some(content)
    }

    /// The way to go where the invariant branches, if it was here before.
    pub fn way(&mut self) -> Option<&Way> {
        match self.asked.get(self.next) {
            Some(Asked::Ways(ways)) => {
                self.next += 1;
                ways.last()
            }
            _ => None,
        }
    }

    /// The invariant branches: takes the first of these ways, if there is one.
    pub fn branch(&mut self, mut ways: Vec<Way>) -> Option<&Way> {
        ways.reverse();
        self.next += 1;
        self.asked.push(Asked::Ways(ways));
        match self.asked.last() {
            Some(Asked::Ways(ways)) => ways.last(),
            _ => None,
        }
    }

    /// `getNextVector`: the last that was asked for becomes the next of its domain, or is forgotten. False if there is no
    /// other candidate.
    pub fn advance(&mut self) -> bool {
        self.next = 0;
        while let Some(last) = self.asked.pop() {
            match last {
                Asked::Reference { place, types, content } => {
                    if let Some(content) = self.after(&types, content) {
                        self.asked.push(Asked::Reference { place, types, content });
                        return true;
                    }
                }
                Asked::Ways(mut ways) => {
                    ways.pop();
                    if !ways.is_empty() {
                        self.asked.push(Asked::Ways(ways));
                        return true;
                    }
                }
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

    /// Whether an object of the class domain is tried. Section 3.3: one more than those in use, since any other would give
    /// an isomorphic structure. All objects of the input heap are in use, by fixed references: they have their own
    /// numbers and come first.
    fn is_tried(&self, class: ClassId, number: u32) -> bool {
        let exists = self.room(class).is_none_or(|room| number < room);
        // Without a bound on objects the domain has no end.
        let any = !self.symmetry && self.most.is_some();
        exists && (any || number <= self.used(class))
    }

    /// How many objects of a class there are besides those of the input heap.
    fn room(&self, class: ClassId) -> Option<u32> {
        let given = self.vector.objects.iter().filter(|types| ***types == [class]).count() as u32;
        self.most.map(|most| most.saturating_sub(given))
    }

    /// How many of them are in use by references that were asked for.
    fn used(&self, class: ClassId) -> u32 {
        let numbers = self.asked.iter().filter_map(|asked| match asked {
            Asked::Reference { content: Content::Object(Object::Free(of, number)), .. } if *of == class => {
                Some(number + 1)
            }
            _ => None,
        });
        numbers.max().unwrap_or(0)
    }
}
