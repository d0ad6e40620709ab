//! What a run found, and the verdict that follows from it.

use std::collections::BTreeMap;
use std::time::Duration;

use exec::symbolic::Bound;
use serde::{Deserialize, Serialize};
use serde_with::serde_as;

use crate::end::{End, Place, Property};
use crate::oracle::Asked;
use crate::path::PathId;

/// What a user gets for a subject.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Verdict {
    /// No bound was met: it holds for every input.
    Holds,
    /// It holds for every input within the scope.
    HoldsWithinScope,
    /// Something was not decided.
    Inconclusive,
    /// There is an input that violates a property.
    Violated,
}

impl Verdict {
    /// In words.
    pub fn words(self) -> &'static str {
        match self {
            Verdict::Holds => "holds",
            Verdict::HoldsWithinScope => "holds within the scope",
            Verdict::Inconclusive => "inconclusive",
            Verdict::Violated => "violated",
        }
    }
}

/// An input that violates a property.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Violation {
    /// The path.
    pub path: PathId,
    /// What is violated.
    pub property: Property,
    /// How the path ended.
    pub end: End,
    /// Where: the line that throws, or where the predicate returns that does not hold.
    pub place: Option<Place>,
    /// Number of input objects.
    pub objects: usize,
    /// How deep they lie and how long arrays are, in all: of inputs with as many objects the smallest is shown.
    #[serde(default)]
    pub spread: usize,
    /// The input, one line for each argument and object, with values.
    pub input: Vec<String>,
    /// The path condition.
    pub condition: String,
    /// How many paths end in this way at this place.
    pub paths: u64,
    /// What else there is to say, such as what a real JVM did with the input.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// Objects, spread, choices by their order of magnitude, path.
pub(crate) type Weight<'a> = (usize, usize, u32, &'a PathId);

/// What of two inputs the one that is shown has less of. Where far fewer choices lead to a violation, less has to be so for it, and
/// numbers can be simpler: a message with a number in it has a path for every number of digits.
pub(crate) fn weight(objects: usize, spread: usize, path: &PathId) -> Weight<'_> {
    (objects, spread, path.0.len().checked_ilog2().unwrap_or(0), path)
}

impl Violation {
    /// What the input that is shown has least of.
    pub(crate) fn weight(&self) -> Weight<'_> {
        weight(self.objects, self.spread, &self.path)
    }
}

/// One path, for `explore`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct PathReport {
    /// Its id.
    pub id: PathId,
    /// What was assumed.
    pub condition: String,
    /// The input heap.
    pub input: Vec<String>,
    /// How it ended.
    pub end: End,
}

/// Why something was left open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Left {
    /// A bound of the scope.
    Bound(Bound),
    /// A feature that is missing.
    Unsupported(String),
    /// Whether a path is possible was not decided: why.
    Unknown(String),
    /// Time was up.
    Time,
    /// Memory was up.
    Memory,
    /// As many paths as allowed.
    Paths,
    /// One violation was enough.
    First,
    /// A violation that a real JVM does not show: a bug of ours, in words.
    Contradicted(String),
}

/// Words by which a gap is known to be one of the rules of `hex`.
const RULES: [&str; 3] = ["the trigger ", "the pattern at ", " are about nothing"];

impl Left {
    /// Whether it only limits the scope.
    pub fn is_scope(&self) -> bool {
        matches!(self, Left::Bound(bound) if !matches!(bound, Bound::Steps | Bound::Heap | Bound::Values))
    }

    /// What happened.
    pub fn describe(&self) -> String {
        match self {
            Left::Bound(bound) => format!("bound on {} reached", bound.what()),
            Left::Unsupported(what) => format!("not supported: {what}"),
            Left::Unknown(why) => format!("not decided whether a path is possible: {why}"),
            Left::Time => "time was up".to_string(),
            Left::Memory => "memory was up".to_string(),
            Left::Paths => "as many paths as allowed were explored".to_string(),
            Left::First => "the first violation ended the run".to_string(),
            Left::Contradicted(words) => words.clone(),
        }
    }

    /// What a user can do about it.
    pub fn advice(&self) -> String {
        match self {
            Left::Bound(Bound::Types) => "name classes with --subtypes".to_string(),
            Left::Bound(Bound::Identity | Bound::Given) => "see docs/verify.md".to_string(),
            Left::Bound(Bound::Hashes) => "override hashCode, or see docs/verify.md".to_string(),
            Left::Bound(Bound::Contracts) => "see docs/verify.md".to_string(),
            Left::Bound(bound) => format!("raise {}", bound.flag()),
            Left::Unsupported(what) if RULES.iter().any(|words| what.contains(words)) => {
                "correct the rules".to_string()
            }
            Left::Unsupported(what) if what.starts_with("an input whose elements") => {
                "leave its classes out with --subtypes, or assume nothing with --any-heap".to_string()
            }
            Left::Unsupported(what) if what.ends_with("is not on the class path") => "add it with -cp".to_string(),
            Left::Unsupported(what) if what.contains(" as an input: ") => {
                "say what it is like with @SpecFor, or allow anything with --any-heap".to_string()
            }
            Left::Unsupported(_) => "replace the call by a model or a contract (--use-contract)".to_string(),
            Left::Unknown(why) if why.contains("approximates") => "more time does not help".to_string(),
            Left::Unknown(why) if why.starts_with(INVARIANT) => {
                "let another oracle decide, or change the invariant".to_string()
            }
            Left::Unknown(_) => "give the solver more time with --solver-time".to_string(),
            Left::Time => "raise --time, or continue with --save-frontier and --resume".to_string(),
            Left::Memory => "raise --memory".to_string(),
            Left::Paths => "raise --max-paths".to_string(),
            Left::First => "leave --first out".to_string(),
            Left::Contradicted(_) => "please report it with that file".to_string(),
        }
    }
}

/// How much of the tree was left, in words.
pub fn unexplored(parts: usize) -> String {
    match parts {
        1 => "1 part of the tree of paths was not explored".to_string(),
        _ => format!("{parts} parts of the tree of paths were not explored"),
    }
}

/// How an oracle begins when it says what it cannot do with an invariant.
pub const INVARIANT: &str = "the invariant: ";

/// The account of a run.
#[serde_as]
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Report {
    /// Paths by how they ended.
    pub ends: BTreeMap<String, u64>,
    /// What was left open and where, with how often.
    #[serde_as(as = "Vec<(_, _)>")]
    pub left: BTreeMap<(Left, String), u64>,
    /// The smallest violation of each property at each place.
    #[serde_as(as = "Vec<(_, _)>")]
    pub violations: BTreeMap<(Property, String), Violation>,
    /// All paths, where they were asked for.
    pub paths: Vec<PathReport>,
    /// Paths whose assumptions were not met.
    pub dropped: u64,
    /// Paths that ended although no valid input takes them, where that was asked.
    pub spurious: u64,
    /// Paths of which that was asked, but not decided.
    pub unjudged: u64,
    /// What oracles were asked.
    pub oracles: BTreeMap<String, Asked>,
    /// Parts of the tree that were not explored.
    pub frontier: Vec<PathId>,
    /// Contradictions between the solver's stages, when they are compared.
    pub disagreements: Vec<String>,
    /// Choices made.
    pub choices: u64,
    /// Time the run took.
    pub time: Duration,
}

impl Report {
    /// Paths on which the method was executed to its end.
    pub fn completed(&self) -> u64 {
        self.ends.values().sum()
    }

    /// Counts something that was left open.
    pub fn leave(&mut self, left: Left, place: String) {
        *self.left.entry((left, place)).or_default() += 1;
    }

    /// Adds what another worker found. The result does not depend on the order.
    pub fn merge(&mut self, other: Report) {
        for (end, count) in other.ends {
            *self.ends.entry(end).or_default() += count;
        }
        for (left, count) in other.left {
            *self.left.entry(left).or_default() += count;
        }
        for (key, violation) in other.violations {
            self.add_violation(key, violation);
        }
        self.paths.extend(other.paths);
        self.dropped += other.dropped;
        self.spurious += other.spurious;
        self.unjudged += other.unjudged;
        for (name, asked) in other.oracles {
            self.oracles.entry(name).or_default().add(&asked);
        }
        self.frontier.extend(other.frontier);
        self.disagreements.extend(other.disagreements);
        self.choices += other.choices;
    }

    /// Keeps the smaller of two violations of one property at one place.
    pub fn add_violation(&mut self, key: (Property, String), violation: Violation) {
        match self.violations.entry(key) {
            std::collections::btree_map::Entry::Vacant(entry) => drop(entry.insert(violation)),
            std::collections::btree_map::Entry::Occupied(mut entry) => {
                let paths = entry.get().paths + violation.paths;
                let smaller = violation.weight() < entry.get().weight();
                if smaller {
                    entry.insert(violation);
                }
                entry.get_mut().paths = paths;
            }
        }
    }

    /// Puts everything in its final order.
    pub fn finish(&mut self) {
        self.paths.sort_by(|a, b| a.id.cmp(&b.id));
        self.frontier.sort();
        self.disagreements.sort();
    }

    /// Whether no input at all met the assumptions.
    pub fn is_vacuous(&self) -> bool {
        self.completed() == 0
            && self.dropped > 0
            && self.left.keys().all(|(left, _)| left.is_scope())
            && self.frontier.is_empty()
    }

    /// The verdict.
    pub fn verdict(&self) -> Verdict {
        if !self.violations.is_empty() {
            return Verdict::Violated;
        }
        let open = self.left.keys().any(|(left, _)| !left.is_scope()) || !self.frontier.is_empty();
        // Without a single completed path nothing was shown.
        if open || self.completed() == 0 || !self.disagreements.is_empty() {
            return Verdict::Inconclusive;
        }
        if self.left.is_empty() { Verdict::Holds } else { Verdict::HoldsWithinScope }
    }
}
