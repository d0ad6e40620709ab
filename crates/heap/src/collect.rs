//! Garbage collection: mark what the roots reach, free the rest. Nothing moves.

use crate::object::{Body, Heap};
use crate::value::{Ref, Value};

/// Marks live objects. Give it all roots, then call [`Marker::finish`].
pub struct Marker<'h> {
    heap: &'h mut Heap,
    live: Vec<u64>,
    pending: Vec<Ref>,
}

impl<'h> Marker<'h> {
    /// A marker for `heap` with nothing marked.
    pub fn new(heap: &'h mut Heap) -> Marker<'h> {
        let words = heap.capacity().div_ceil(64);
        Marker { heap, live: vec![0; words], pending: Vec::new() }
    }

    /// Marks an object and, later, all it reaches.
    pub fn root(&mut self, reference: Ref) {
        mark(&mut self.live, &mut self.pending, reference);
    }

    /// Marks the object that a value refers to, if it does.
    pub fn value(&mut self, value: Value) {
        if let Value::Ref(reference) = value {
            self.root(reference);
        }
    }

    /// Follows all references and frees what was not reached.
    pub fn finish(mut self) {
        while let Some(reference) = self.pending.pop() {
            match &self.heap.get(reference).body {
                Body::Fields(values) => {
                    for value in values {
                        if let Value::Ref(next) = value {
                            mark(&mut self.live, &mut self.pending, *next);
                        }
                    }
                }
                Body::Refs(elements) => {
                    for &next in elements {
                        mark(&mut self.live, &mut self.pending, next);
                    }
                }
                _ => {}
            }
        }
        let live = self.live;
        self.heap.sweep(|index| live[index / 64] & (1 << (index % 64)) != 0);
    }
}

fn mark(live: &mut [u64], pending: &mut Vec<Ref>, reference: Ref) {
    let index = reference.index();
    let bit = 1 << (index % 64);
    let Some(word) = live.get_mut(index / 64).filter(|_| index != 0) else {
        return;
    };
    if *word & bit == 0 {
        *word |= bit;
        pending.push(reference);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use jvm::ClassId;

    #[test]
    fn unreachable_objects_are_freed_and_reused() {
        let mut heap = Heap::new(1 << 20);
        let class = ClassId::new(1);
        let kept = heap.insert(class, Body::Ints([1, 2].into())).unwrap();
        let holder = heap.insert(class, Body::Fields([Value::Ref(kept)].into())).unwrap();
        let lost = heap.insert(class, Body::Refs([holder].into())).unwrap();
        let mut marker = Marker::new(&mut heap);
        marker.root(holder);
        marker.finish();
        assert_eq!(heap.len(), 2);
        assert!(matches!(heap.get(kept).body, Body::Ints(_)));
        let reused = heap.insert(class, Body::Ints([3].into())).unwrap();
        assert_eq!(reused, lost);
    }
}
