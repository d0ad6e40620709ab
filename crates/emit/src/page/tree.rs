//! The tree of choices: what paths have in common is written once.

use std::rc::Rc;

use explore::{PathId, PathStep, Step};
use rustc_hash::FxHashMap;

use super::book::{Book, FindSource};
use super::json::Json;

struct Node {
    /// The node above; none at a first choice.
    parent: Option<usize>,
    step: PathStep,
    words: usize,
    place: Option<usize>,
}

/// All choices of a method's paths.
#[derive(Default)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    children: FxHashMap<(Option<usize>, PathStep), usize>,
}

impl Tree {
    /// Adds a path; gives its last choice, if it has any.
    pub(super) fn add(
        &mut self,
        path: &PathId,
        steps: &[Rc<Step>],
        book: &mut Book,
        find: &FindSource<'_>,
    ) -> Option<usize> {
        let mut at = None;
        for (&step, said) in path.0.iter().zip(steps) {
            let next = match self.children.get(&(at, step)) {
                Some(&known) => known,
                None => {
                    let words = book.string(&said.words);
                    let place = said.place.as_ref().map(|place| book.place(place, find));
                    self.nodes.push(Node { parent: at, step, words, place });
                    self.children.insert((at, step), self.nodes.len() - 1);
                    self.nodes.len() - 1
                }
            };
            at = Some(next);
        }
        at
    }

    /// One list, four entries for each node: the node above, the step as in the path id, words, place.
    pub(super) fn write(&self, json: &mut Json) {
        let entries = self.nodes.iter().flat_map(|node| {
            let step = match node.step {
                PathStep::Option(number) => number.to_string(),
                PathStep::Value(value) => format!("\"={value}\""),
            };
            [number_or_none(node.parent), step, node.words.to_string(), number_or_none(node.place)]
        });
        json.list(entries, |json, entry| json.raw(&entry));
    }
}

/// A number, or -1 for none.
pub(super) fn number_or_none(number: Option<usize>) -> String {
    number.map_or("-1".to_string(), |number| number.to_string())
}
