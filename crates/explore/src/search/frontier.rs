//! What is left to explore, and giving it away.

use exec::trap::Stop;

use super::{Node, Progress, Search, Way};
use crate::path::PathId;

impl<'p> Search<'_, 'p> {
    /// What is left to explore here, as path ids.
    pub fn frontier(&self) -> Vec<PathId> {
        let mut all = Vec::new();
        if !self.at_end {
            all.push(PathId(self.id.clone()));
        }
        for node in &self.stack {
            for way in &node.ways {
                all.push(self.id_of(node, way));
            }
        }
        all
    }

    fn id_of(&self, node: &Node<'p>, way: &Way) -> PathId {
        let mut id = self.id[..node.depth].to_vec();
        id.push(way.step);
        PathId(id)
    }

    /// Gives away the part of the tree that is probably largest.
    pub fn donate(&mut self) -> Option<PathId> {
        let at = self.stack.iter().position(|node| !node.ways.is_empty())?;
        let way = self.stack[at].ways.remove(0);
        Some(self.id_of(&self.stack[at], &way))
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

    /// Whether anything is left here.
    pub fn has_more(&self) -> bool {
        !self.stack.is_empty()
    }

    /// How deep the search is.
    pub fn depth(&self) -> usize {
        self.id.len()
    }
}
