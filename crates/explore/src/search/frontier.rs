//! What is left to explore, and giving it away.

use exec::trap::Stop;

use super::{Node, Progress, Search, Way};
use crate::path::PathId;
use crate::pending::Part;

impl<'p> Search<'_, 'p> {
    /// What is left to explore here.
    pub fn frontier(&self) -> Vec<Part> {
        let mut all = Vec::new();
        if !self.at_end {
            all.push(Part { prefix: PathId(self.id.clone()), size: self.size() });
        }
        all.extend(self.open_ways());
        all.extend(self.put_off.iter().flat_map(|put_off| put_off.parts.iter().cloned()));
        all.extend(self.slow.iter().cloned());
        all
    }

    /// The ways that have not been gone yet.
    pub(super) fn open_ways(&self) -> Vec<Part> {
        let part = |node: &Node<'p>, way: &Way| Part {
            prefix: self.id_of(node, way),
            size: node.size + way.alternative.growth(),
        };
        self.stack.iter().flat_map(|node| node.ways.iter().map(move |way| part(node, way))).collect()
    }

    fn id_of(&self, node: &Node<'p>, way: &Way) -> PathId {
        let mut id = self.id[..node.depth].to_vec();
        id.push(way.step);
        PathId(id)
    }

    /// Gives away the part of the tree that is probably largest.
    pub fn donate(&mut self) -> Option<Part> {
        let at = self.stack.iter().position(|node| !node.ways.is_empty())?;
        let way = self.stack[at].ways.remove(0);
        let node = &self.stack[at];
        Some(Part { prefix: self.id_of(node, &way), size: node.size + way.alternative.growth() })
    }

    /// Runs to the next choice that has more than one way. Gives what can follow, each with how often its place was met;
    /// an error when the path ended.
    pub fn next_choice(&mut self) -> Result<Vec<(u32, PathId)>, Progress> {
        loop {
            let stop = match self.run_harness() {
                Ok(end) => {
                    if !self.end(end) {
                        return Err(Progress::OutOfTime);
                    }
                    self.at_end = true;
                    return Err(Progress::Path);
                }
                Err(stop) => stop,
            };
            let Stop::Choose(choice) = stop else {
                return Err(self.stopped(stop));
            };
            let Some(mut ways) = self.ways_in_time(&choice) else {
                return Err(Progress::OutOfTime);
            };
            let visits = self.visit();
            if ways.len() != 1 {
                let child = |way: &Way| PathId(self.id.iter().copied().chain([way.step]).collect());
                let children = ways.iter().map(|way| (visits, child(way))).collect();
                self.at_end = true;
                return Ok(children);
            }
            if !ways.pop().is_some_and(|way| self.take(way, true)) {
                self.at_end = true;
                return Err(Progress::Path);
            }
        }
    }

    /// Counts how often the present place has asked for a decision.
    fn visit(&mut self) -> u32 {
        let place = self.vm.current_position();
        let visits = self.visits.entry(place).or_insert(0);
        *visits += 1;
        *visits
    }

    /// Whether a path has ended, or what can follow its last choice was given away.
    pub fn is_at_end(&self) -> bool {
        self.at_end
    }

    /// How deep the search is.
    pub fn depth(&self) -> usize {
        self.id.len()
    }
}
