//! Too many different numbers for too few values.
//!
//! That ten different keys do not fit into nine values is found by choosing orders only after trying them all, and
//! bit-vectors do no better. Counting finds it at once: if more pairwise different numbers lie within an interval than
//! it has values, there is no solution (Hall's condition, for intervals).

use crate::graph::Node;
use rustc_hash::FxHashSet;

/// A number, and the least and greatest value it can have.
#[derive(Clone, Copy)]
pub(crate) struct Bounded {
    pub node: Node,
    pub lo: i128,
    pub hi: i128,
}

/// Whether some of `numbers`, of which the pairs in `distinct` differ, have too few values. Finds it if the numbers
/// concerned all differ from each other; may miss it otherwise.
pub(crate) fn crowded(numbers: &[Bounded], distinct: &FxHashSet<(Node, Node)>) -> bool {
    let differ = |a: Node, b: Node| distinct.contains(&(a, b)) || distinct.contains(&(b, a));
    numbers.iter().any(|seed| {
        let mut group = vec![*seed];
        for number in numbers {
            if group.iter().all(|member| differ(member.node, number.node)) {
                group.push(*number);
            }
        }
        has_too_few_values(&mut group)
    })
}

fn has_too_few_values(group: &mut [Bounded]) -> bool {
    group.sort_by_key(|number| number.hi);
    group.iter().any(|first| {
        let mut inside = 0;
        group.iter().any(|number| {
            inside += i128::from(number.lo >= first.lo);
            number.lo >= first.lo && inside > number.hi - first.lo + 1
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all_different(ranges: &[(i128, i128)]) -> bool {
        let numbers: Vec<Bounded> =
            ranges.iter().zip(1..).map(|(&(lo, hi), n)| Bounded { node: Node(n), lo, hi }).collect();
        let pairs = numbers.iter().flat_map(|a| numbers.iter().map(|b| (a.node, b.node)));
        crowded(&numbers, &pairs.filter(|(a, b)| a != b).collect())
    }

    #[test]
    fn counts_within_intervals() {
        assert!(all_different(&[(0, 1), (0, 1), (0, 1)]));
        assert!(!all_different(&[(0, 1), (0, 1), (0, 2)]));
        assert!(all_different(&[(0, 9), (3, 4), (3, 4), (2, 4), (2, 4)]));
        assert!(!all_different(&[(0, 9), (3, 4), (3, 4), (2, 4), (1, 4)]));
    }
}
