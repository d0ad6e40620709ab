//! Difference constraints as a graph, kept satisfied while edges come and go.
//!
//! A constraint `y - x <= w` is an edge from `x` to `y`. The constraints are satisfiable exactly if no cycle has a
//! negative weight, and then there are *potentials*, values that satisfy them. Adding an edge repairs the potentials
//! by a search like Dijkstra's (Cotton and Maler, "Fast and flexible difference constraint propagation", 2006);
//! removing one leaves them valid, so backtracking is free.

use crate::crowded::Bounded;
use std::cmp::Reverse;
use std::collections::BinaryHeap;

/// A variable of the graph.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub(crate) struct Node(pub u32);

/// The node that stands for the number 0.
pub(crate) const ZERO: Node = Node(0);

/// Larger than any bound.
const UNBOUNDED: i128 = 1 << 100;

pub(crate) struct Graph {
    /// Wide enough for sums of 64-bit bounds.
    potentials: Vec<i128>,
    edges: Vec<Vec<(Node, i128)>>,
    /// The source of every edge, in the order they were added.
    trail: Vec<Node>,
    repair: Repair,
}

/// The state of a repair, kept to avoid allocation. Between repairs `lowered` and `settled` are clear.
#[derive(Default)]
struct Repair {
    /// By how much a node must fall at least; negative or 0.
    lowered: Vec<i128>,
    settled: Vec<bool>,
    touched: Vec<Node>,
    queue: BinaryHeap<Reverse<(i128, Node)>>,
}

impl Graph {
    pub fn new() -> Graph {
        let mut graph = Graph { potentials: vec![], edges: vec![], trail: vec![], repair: Repair::default() };
        graph.node();
        graph
    }

    /// A new node without edges.
    pub fn node(&mut self) -> Node {
        let node = Node(self.potentials.len() as u32);
        self.potentials.push(self.potentials.first().copied().unwrap_or(0));
        self.edges.push(Vec::new());
        self.repair.lowered.push(0);
        self.repair.settled.push(false);
        node
    }

    /// The value of a node in the present solution.
    pub fn value(&self, node: Node) -> i128 {
        self.potentials[node.0 as usize] - self.potentials[0]
    }

    /// Moves a node that has no edges.
    pub fn set_value(&mut self, node: Node, value: i128) {
        debug_assert!(self.edges[node.0 as usize].is_empty());
        self.potentials[node.0 as usize] = self.potentials[0] + value;
    }

    pub fn mark(&self) -> usize {
        self.trail.len()
    }

    pub fn undo_to(&mut self, mark: usize) {
        for source in self.trail.drain(mark..).rev() {
            self.edges[source.0 as usize].pop();
        }
    }

    /// Adds `y - x <= weight`. False, and nothing is changed, if that contradicts the other constraints.
    pub fn add(&mut self, x: Node, y: Node, weight: i128) -> bool {
        let (from, to) = (x.0 as usize, y.0 as usize);
        let excess = self.potentials[from] + weight - self.potentials[to];
        if excess < 0 && !self.lower(x, y, excess) {
            return false;
        }
        self.edges[from].push((y, weight));
        self.trail.push(x);
        true
    }

    /// The least and greatest value each of `nodes` can have; every node must be bounded by edges from and to zero.
    pub fn bounds(&self, nodes: &[Node]) -> Vec<Bounded> {
        let mut bounds: Vec<(i128, i128)> = vec![(UNBOUNDED, -UNBOUNDED); self.potentials.len()];
        bounds[0] = (0, 0);
        // Greatest values go forward along edges, least values back; without negative cycles this comes to an end.
        let mut changed = true;
        while changed {
            changed = false;
            for &from in nodes.iter().chain([&ZERO]) {
                let at = from.0 as usize;
                for &(to, weight) in &self.edges[at] {
                    let to = to.0 as usize;
                    let (hi, lo) = (bounds[at].0 + weight, bounds[to].1 - weight);
                    if hi < bounds[to].0 {
                        bounds[to].0 = hi;
                        changed = true;
                    }
                    if lo > bounds[at].1 {
                        bounds[at].1 = lo;
                        changed = true;
                    }
                }
            }
        }
        let bounded = |&node: &Node| Bounded { node, lo: bounds[node.0 as usize].1, hi: bounds[node.0 as usize].0 };
        nodes.iter().map(bounded).collect()
    }

    /// Lowers `y` by `excess` and whatever must follow it; impossible if `x` would have to follow too.
    fn lower(&mut self, x: Node, y: Node, excess: i128) -> bool {
        if x == y {
            return false;
        }
        let Repair { lowered, settled, touched, queue } = &mut self.repair;
        lowered[y.0 as usize] = excess;
        touched.push(y);
        queue.push(Reverse((excess, y)));
        let mut possible = true;
        'repair: while let Some(Reverse((by, node))) = queue.pop() {
            let at = node.0 as usize;
            if settled[at] || by != lowered[at] {
                continue;
            }
            settled[at] = true;
            for &(next, weight) in &self.edges[at] {
                let to = next.0 as usize;
                let excess = self.potentials[at] + by + weight - self.potentials[to];
                if settled[to] || excess >= lowered[to] {
                    continue;
                }
                if next == x {
                    possible = false;
                    break 'repair;
                }
                lowered[to] = excess;
                touched.push(next);
                queue.push(Reverse((excess, next)));
            }
        }
        queue.clear();
        for node in touched.drain(..) {
            let at = node.0 as usize;
            if possible {
                self.potentials[at] += lowered[at];
            }
            lowered[at] = 0;
            settled[at] = false;
        }
        possible
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn negative_cycles_are_refused_and_forgotten() {
        let mut graph = Graph::new();
        let [a, b, c] = [0; 3].map(|_| graph.node());
        assert!(graph.add(a, b, -1) && graph.add(b, c, -1));
        let mark = graph.mark();
        assert!(!graph.add(c, a, 1));
        assert!(graph.add(c, a, 2));
        assert_eq!(graph.value(a) - graph.value(c), 2);
        assert!(graph.add(a, c, -2) && !graph.add(a, c, -3));
        graph.undo_to(mark);
        assert!(graph.add(a, c, -3));
        assert!(graph.value(c) - graph.value(a) <= -3 && graph.value(b) - graph.value(a) <= -1);
    }
}
