//! Origins, matched with all patterns as they grow.
//!
//! An origin is its parent and one more step. What all patterns have read so far is one number, so a new origin costs one
//! look into a table; text is only read when a step is met in a state for the first time.

use rustc_hash::FxHashMap;

use crate::pattern::{PatternId, Patterns, StateId};

/// An origin: two are the same if and only if their texts are.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct OriginId(u32);

/// A step: `{ROOT}:this`, `.t/Node:left`, `[0]`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct StepId(u32);

struct Origin {
    parent: Option<OriginId>,
    step: StepId,
    /// What the patterns have read.
    read: u32,
    length: u32,
}

/// The states of all patterns over whole origins, and those that accept.
type Read = (Box<[StateId]>, Box<[PatternId]>);

/// All origins met so far.
pub struct Origins {
    patterns: Patterns,
    texts: Vec<Box<str>>,
    steps: FxHashMap<Box<str>, StepId>,
    origins: Vec<Origin>,
    children: FxHashMap<(Option<OriginId>, StepId), OriginId>,
    /// States of all patterns over whole origins, by number; and which of these accept.
    read: Vec<Read>,
    numbers: FxHashMap<Box<[StateId]>, u32>,
    after: FxHashMap<(u32, StepId), u32>,
    /// States of single patterns after a step.
    single: FxHashMap<(PatternId, StateId, StepId), StateId>,
    gives_up: Vec<PatternId>,
    /// What `{R_ANY}` stands for.
    any: FxHashMap<(OriginId, PatternId), Option<OriginId>>,
    /// Whether the second begins with the first and the pattern matches what follows.
    ends: FxHashMap<(OriginId, OriginId, PatternId), bool>,
}

impl std::fmt::Debug for Origins {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} origins", self.origins.len())
    }
}

impl Origins {
    /// No origin yet.
    pub fn new(patterns: Patterns) -> Origins {
        Origins {
            patterns,
            texts: Vec::new(),
            steps: FxHashMap::default(),
            origins: Vec::new(),
            children: FxHashMap::default(),
            read: Vec::new(),
            numbers: FxHashMap::default(),
            after: FxHashMap::default(),
            single: FxHashMap::default(),
            gives_up: Vec::new(),
            any: FxHashMap::default(),
            ends: FxHashMap::default(),
        }
    }

    /// Whether these patterns are the ones that origins are matched with here.
    pub fn match_with(&self, patterns: &Patterns) -> bool {
        self.patterns.are_as(patterns)
    }

    /// A step by its text.
    pub fn step(&mut self, text: &str) -> StepId {
        if let Some(&known) = self.steps.get(text) {
            return known;
        }
        let id = StepId(self.texts.len() as u32);
        self.texts.push(text.into());
        self.steps.insert(text.into(), id);
        id
    }

    /// An origin with one more step; the first step of all has no parent.
    pub fn origin(&mut self, parent: Option<OriginId>, step: StepId) -> OriginId {
        if let Some(&known) = self.children.get(&(parent, step)) {
            return known;
        }
        let length = self.texts[step.0 as usize].chars().count() as u32;
        let (read, length) = match parent {
            Some(parent) => (self.read_on(self.read(parent), step), self.length(parent) + length),
            None => {
                let automata = &self.patterns.automata;
                let start = self.patterns.whole.iter().map(|id| automata[id.0 as usize].start()).collect();
                let start = self.number(start);
                (self.read_on(start, step), length)
            }
        };
        let id = OriginId(self.origins.len() as u32);
        self.origins.push(Origin { parent, step, read, length });
        self.children.insert((parent, step), id);
        id
    }

    fn read_on(&mut self, read: u32, step: StepId) -> u32 {
        if let Some(&known) = self.after.get(&(read, step)) {
            return known;
        }
        let before = self.read[read as usize].0.clone();
        let whole = self.patterns.whole.clone();
        let states = whole.iter().zip(before.iter()).map(|(&id, &state)| self.single_after(id, state, step)).collect();
        let number = self.number(states);
        self.after.insert((read, step), number);
        number
    }

    fn single_after(&mut self, pattern: PatternId, state: StateId, step: StepId) -> StateId {
        if let Some(&known) = self.single.get(&(pattern, state, step)) {
            return known;
        }
        let automaton = &mut self.patterns.automata[pattern.0 as usize];
        let next = automaton.feed(state, &self.texts[step.0 as usize]);
        if automaton.is_given_up(next) && !self.gives_up.contains(&pattern) {
            self.gives_up.push(pattern);
        }
        self.single.insert((pattern, state, step), next);
        next
    }

    fn number(&mut self, states: Box<[StateId]>) -> u32 {
        if let Some(&known) = self.numbers.get(&states) {
            return known;
        }
        let number = self.read.len() as u32;
        let automata = &self.patterns.automata;
        let accepted = self.patterns.whole.iter().zip(states.iter());
        let accepted = accepted.filter(|(id, state)| automata[id.0 as usize].accepts(**state)).map(|(id, _)| *id);
        self.read.push((states.clone(), accepted.collect()));
        self.numbers.insert(states, number);
        number
    }

    fn get(&self, origin: OriginId) -> &Origin {
        &self.origins[origin.0 as usize]
    }

    /// What all patterns have read of an origin: where it is the same, the same patterns match.
    pub fn read(&self, origin: OriginId) -> u32 {
        self.get(origin).read
    }

    /// The patterns over whole origins that match.
    pub fn matching(&self, origin: OriginId) -> &[PatternId] {
        &self.read[self.read(origin) as usize].1
    }

    /// The origin without its last step.
    pub fn parent(&self, origin: OriginId) -> Option<OriginId> {
        self.get(origin).parent
    }

    /// Its length in characters.
    pub fn length(&self, origin: OriginId) -> u32 {
        self.get(origin).length
    }

    /// Its text.
    pub fn text(&self, origin: OriginId) -> String {
        let mut steps = Vec::new();
        let mut at = Some(origin);
        while let Some(origin) = at {
            steps.push(&*self.texts[self.get(origin).step.0 as usize]);
            at = self.parent(origin);
        }
        steps.iter().rev().copied().collect()
    }

    /// The steps from one origin to another that begins with it.
    fn steps_between(&self, from: OriginId, to: OriginId) -> Option<Vec<StepId>> {
        let mut steps = Vec::new();
        let mut at = to;
        while at != from {
            steps.push(self.get(at).step);
            at = self.parent(at)?;
        }
        steps.reverse();
        Some(steps)
    }

    /// Whether an origin begins with another, and a pattern matches what follows.
    pub fn ends_with(&mut self, from: OriginId, to: OriginId, pattern: PatternId) -> bool {
        if let Some(&known) = self.ends.get(&(from, to, pattern)) {
            return known;
        }
        let ends = self.steps_between(from, to).is_some_and(|steps| {
            let start = self.patterns.automata[pattern.0 as usize].start();
            let state = steps.into_iter().fold(start, |state, step| self.single_after(pattern, state, step));
            self.patterns.automata[pattern.0 as usize].accepts(state)
        });
        self.ends.insert((from, to, pattern), ends);
        ends
    }

    /// What `{R_ANY}` stands for where `after` is what follows it: the longest part that leaves a match.
    pub fn any(&mut self, origin: OriginId, after: PatternId) -> Option<OriginId> {
        if let Some(&known) = self.any.get(&(origin, after)) {
            return known;
        }
        let mut at = Some(origin);
        while let Some(prefix) = at
            && !self.ends_with(prefix, origin, after)
        {
            at = self.parent(prefix);
        }
        self.any.insert((origin, after), at);
        at
    }

    /// The patterns that turned out to be too involved to be followed.
    pub fn given_up(&self) -> &[PatternId] {
        &self.gives_up
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::error::Position;
    use crate::pattern::Pattern;

    fn pattern(text: &str) -> Pattern {
        let word: Vec<char> = text.chars().collect();
        Pattern::parse(&Position { file: "test".into(), line: 1, column: 1 }, &word, crate::scan::Dialect::Current)
            .expect("a pattern")
    }

    #[test]
    fn grows_step_by_step() {
        let mut patterns = Patterns::default();
        let children = pattern("{R_ANY}.root(.left|.right)*");
        let (all, after) = (patterns.add_whole(&children), patterns.add_after_any(&children).expect("begins with it"));
        let left = patterns.add_end(&pattern(".left"));
        let mut origins = Origins::new(patterns);
        let steps = ["{ROOT}:this", ".t/T:root", ".t/N:left", ".t/N:left"].map(|text| origins.step(text));
        let mut at = None;
        let mut made = Vec::new();
        for step in steps {
            at = Some(origins.origin(at, step));
            made.extend(at);
        }
        assert_eq!(origins.text(made[3]), "{ROOT}:this.t/T:root.t/N:left.t/N:left");
        assert!(origins.matching(made[0]).is_empty());
        assert_eq!(origins.matching(made[2]), [all]);
        // Once in the loop nothing new is read.
        assert_eq!(origins.read(made[2]), origins.read(made[3]));
        assert_eq!(origins.any(made[3], after), Some(made[0]));
        assert!(origins.ends_with(made[2], made[3], left));
        assert!(!origins.ends_with(made[1], made[3], left));
    }

    #[test]
    fn any_is_as_long_as_can_be() {
        let mut patterns = Patterns::default();
        let children = pattern("{R_ANY}(.left|.right)+.up");
        let after = patterns.add_after_any(&children).expect("begins with it");
        let mut origins = Origins::new(patterns);
        let steps = ["{ROOT}:this", ".t/N:left", ".t/N:right", ".t/N:up"].map(|text| origins.step(text));
        let mut at = None;
        let mut made = Vec::new();
        for step in steps {
            at = Some(origins.origin(at, step));
            made.extend(at);
        }
        assert_eq!(origins.any(made[3], after), Some(made[1]));
    }
}
