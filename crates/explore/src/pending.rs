//! The parts of the tree that nobody has explored yet, in the order in which they are taken.

use std::collections::{BTreeMap, VecDeque};

use crate::machine::Order;
use crate::path::PathId;

/// Choices of all parts that are waiting up to which others are put off, too: some 64 MB.
const MOST_STEPS: usize = 4_000_000;

/// A part of the tree: all paths that begin so.
#[derive(Clone, Debug)]
pub(crate) struct Part {
    pub prefix: PathId,
    /// How large its inputs are at least.
    pub size: usize,
}

/// The parts that are left.
pub(crate) struct Pending {
    order: Order,
    /// By size where small ones come first, otherwise all together.
    parts: BTreeMap<usize, VecDeque<PathId>>,
    /// Choices of all of them.
    steps: usize,
}

impl Pending {
    /// Nothing is left yet.
    pub fn new(order: Order) -> Pending {
        Pending { order, parts: BTreeMap::new(), steps: 0 }
    }

    /// Leaves a part for later.
    pub fn push(&mut self, part: Part) {
        self.queue(&part).push_back(part.prefix);
    }

    /// Leaves what can follow a choice for later, each with how often its place was met.
    pub fn branch(&mut self, children: Vec<(u32, PathId)>) {
        for (visits, prefix) in children {
            let part = Part { prefix, size: 0 };
            match self.order {
                // What was met least often comes last, and is taken first.
                Order::Coverage if visits > 1 => self.queue(&part).push_front(part.prefix),
                _ => self.push(part),
            }
        }
    }

    fn queue(&mut self, part: &Part) -> &mut VecDeque<PathId> {
        self.steps += part.prefix.0.len();
        let key = if self.order == Order::SmallFirst { part.size } else { 0 };
        self.parts.entry(key).or_default()
    }

    /// The part that is to be explored next.
    pub fn pop(&mut self) -> Option<PathId> {
        let mut smallest = self.parts.first_entry()?;
        let next = match self.order {
            Order::BreadthFirst | Order::SmallFirst => smallest.get_mut().pop_front(),
            Order::DepthFirst | Order::Coverage => smallest.get_mut().pop_back(),
        };
        if smallest.get().is_empty() {
            smallest.remove();
        }
        self.steps -= next.as_ref().map_or(0, |prefix| prefix.0.len());
        next
    }

    /// Whether nothing is left.
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    /// Whether so much is left that nothing should be put off.
    pub fn is_full(&self) -> bool {
        self.steps > MOST_STEPS
    }

    /// What is left.
    pub fn iter(&self) -> impl Iterator<Item = &PathId> {
        self.parts.values().flatten()
    }
}

impl Extend<Part> for Pending {
    fn extend<I: IntoIterator<Item = Part>>(&mut self, parts: I) {
        parts.into_iter().for_each(|part| self.push(part));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::path::PathStep;

    fn part(step: u32, size: usize) -> Part {
        Part { prefix: PathId(vec![PathStep::Option(step)]), size }
    }

    fn taken(order: Order) -> Vec<String> {
        let mut pending = Pending::new(order);
        pending.extend([part(0, 2), part(1, 1), part(2, 2), part(3, 1)]);
        std::iter::from_fn(|| pending.pop()).map(|id| id.to_string()).collect()
    }

    #[test]
    fn each_order_takes_its_own_part_next() {
        assert_eq!(taken(Order::BreadthFirst), ["0", "1", "2", "3"]);
        assert_eq!(taken(Order::DepthFirst), ["3", "2", "1", "0"]);
        assert_eq!(taken(Order::SmallFirst), ["1", "3", "0", "2"]);
    }
}
