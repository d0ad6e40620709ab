//! All structures that an invariant accepts, up to isomorphism.
//!
//! The invariant is executed on a completely unknown object, depth first over all its paths: where something has to be
//! decided the state is marked, and every way to go on is taken in turn. Nothing is remembered of a path but what it
//! found, so memory grows with the structures and not with the search.
//!
//! A path on which the invariant holds describes a shape and conditions on numbers. What counts as structure is settled
//! there (`settle`): booleans, enum constants, lengths of arrays and the places of their elements each have one value,
//! and numbers, too, where a range is given for them. Other numbers are *abstract*: paths that differ in these alone
//! have the same canonical form (`form`), which is kept once, with one choice of numbers (`least`).

mod form;
mod least;
mod measure;
mod settle;
mod structure;

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use exec::symbolic::{Bound, LazierSharp};
use explore::{Left, SetUp};
use jvm::Program;
use rustc_hash::FxHashSet;

use crate::runner::{Mark, Runner, Stopped, Way};
use form::{Code, Names};
pub use measure::Measure;
pub use structure::{Content, Contents, Field, Object, Structure};

/// What is enumerated.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Numbers that take every value of a range; the others are abstract.
    pub ranges: Vec<NumberRange>,
    /// Only structures of this size.
    pub exactly: Option<u32>,
    /// Whether structures are kept, not only counted.
    pub keep: bool,
    /// When to stop.
    pub time: Option<Duration>,
}

/// Values of integer fields.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NumberRange {
    /// The field, or the one that holds the array; none means all that no other range is for.
    pub field: Option<String>,
    /// The least value.
    pub low: i64,
    /// The greatest value.
    pub high: i64,
}

/// What was found.
pub struct Enumeration {
    /// What the size of a structure is.
    pub measure: Measure,
    /// Structures by size.
    pub counts: BTreeMap<u32, u64>,
    /// Executions of the invariant that ended with true.
    pub valid: u64,
    /// Executions that ended otherwise.
    pub invalid: u64,
    /// What was left open and where, with how often. The bounds that define the scope are not among it.
    pub left: BTreeMap<(Left, String), u64>,
    /// What has to be said about the invariant itself.
    pub complaints: Vec<String>,
    /// Contradictions between stages of the solver, where these are compared.
    pub disagreements: Vec<String>,
    /// How long it took.
    pub time: Duration,
    kept: BTreeMap<Key, Numbers>,
    names: Names,
}

/// The numbers of a structure, as bits; none where the invariant does not look.
type Numbers = Box<[Option<u64>]>;

/// The order of structures: the smallest first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    size: u32,
    objects: u32,
    code: Code,
}

impl Enumeration {
    /// All structures.
    pub fn total(&self) -> u64 {
        self.counts.values().sum()
    }

    /// Whether these are all within the scope.
    pub fn is_complete(&self) -> bool {
        self.disagreements.is_empty() && self.left.keys().all(|(left, _)| left.is_scope())
    }

    /// The structures that were kept, the smallest first.
    pub fn structures<'a>(&'a self, program: &'a Program) -> impl Iterator<Item = Structure> + 'a {
        let mut decoder = structure::Decoder::new(program, &self.names);
        self.kept.iter().map(move |(key, numbers)| decoder.structure(key.size, &key.code, numbers))
    }
}

/// Enumerates what the invariant of a subject accepts. The error says what is missing at the start.
pub fn enumerate(setup: &SetUp<'_>, options: &Options) -> Result<Enumeration, String> {
    let start = Instant::now();
    let words = |stop: exec::trap::Stop| match stop {
        exec::trap::Stop::Unsupported(gap) => gap.to_string(),
        other => format!("the class cannot be set up: {other:?}"),
    };
    let mut runner = Runner::new(setup, &LazierSharp).map_err(words)?;
    let measure = Measure::of(&mut runner.vm, setup.subject.class);
    let deadline = options.time.map(|time| start + time);
    runner.set_deadline(deadline);
    let mut search = Search {
        runner,
        options,
        deadline,
        found: Enumeration {
            measure,
            counts: BTreeMap::new(),
            valid: 0,
            invalid: 0,
            left: BTreeMap::new(),
            complaints: Vec::new(),
            disagreements: Vec::new(),
            time: Duration::ZERO,
            kept: BTreeMap::new(),
            names: Names::default(),
        },
        seen: FxHashSet::default(),
        ticks: 0,
    };
    if search.all_paths().is_err() {
        search.time_is_up();
    }
    let Search { runner, mut found, .. } = search;
    let name = runner.name();
    let complaint = |field| format!("{name} writes to the structure it is about: {field}");
    found.disagreements = runner.solver.disagreements().iter().map(|d| format!("{d:?}")).collect();
    found.complaints = runner.writes.into_iter().map(complaint).collect();
    found.time = start.elapsed();
    Ok(found)
}

/// So many invalid executions are looked at for writes to the structure; valid ones are, all of them.
const WATCHED: u64 = 1_000;

/// Time was up.
struct Late;

struct Search<'a, 'p> {
    runner: Runner<'p>,
    options: &'a Options,
    deadline: Option<Instant>,
    found: Enumeration,
    /// Canonical forms, where structures are only counted.
    seen: FxHashSet<Code>,
    ticks: u32,
}

/// A structure at the end of a path.
struct Found {
    size: u32,
    objects: u32,
    code: Code,
    /// Whether no other path can lead to it.
    is_new: bool,
    /// How many of its numbers the invariant looks at.
    known: usize,
}

/// A choice on the way down.
struct Frame<'p> {
    mark: Mark<'p>,
    /// The next one last.
    ways: Vec<Way>,
}

impl<'p> Search<'_, 'p> {
    fn all_paths(&mut self) -> Result<(), Late> {
        let mut stack: Vec<Frame<'p>> = Vec::new();
        let mut next = self.segment()?;
        loop {
            let mut is_at_mark = false;
            // One way only needs no mark.
            while next.len() == 1
                && let Some(way) = next.pop()
            {
                next = if self.take(&way) { self.segment()? } else { Vec::new() };
            }
            if !next.is_empty() {
                next.reverse();
                let mark = self.runner.mark();
                stack.push(Frame { mark, ways: next });
                is_at_mark = true;
            }
            next = loop {
                let Some(frame) = stack.last_mut() else { return Ok(()) };
                let Some(way) = frame.ways.pop() else {
                    stack.pop();
                    continue;
                };
                if !std::mem::take(&mut is_at_mark) {
                    self.runner.restore(&frame.mark);
                }
                if self.take(&way) {
                    break self.segment()?;
                }
            };
        }
    }

    /// Executes to the next choice, and gives the ways to go on from there; none at an end.
    fn segment(&mut self) -> Result<Vec<Way>, Late> {
        let stopped = self.runner.run_unwatched();
        for bound in self.runner.notes() {
            self.meet(bound);
        }
        match stopped {
            Stopped::Late => return Err(Late),
            Stopped::Valid => {
                self.found.valid += 1;
                self.runner.watch_writes();
                self.settle_references()?;
            }
            Stopped::Invalid => {
                self.found.invalid += 1;
                if self.found.invalid < WATCHED {
                    self.runner.watch_writes();
                }
            }
            Stopped::Limit(bound) => {
                self.found.invalid += 1;
                self.meet(bound);
            }
            Stopped::Gap(what) => self.gap(&what),
            Stopped::Choice(choice) => match self.runner.ways(&choice) {
                Err(why) => self.undecided(why),
                Ok((ways, bounds)) => {
                    bounds.into_iter().for_each(|bound| self.meet(bound));
                    return Ok(ways);
                }
            },
        }
        Ok(Vec::new())
    }

    /// Goes one way. False if that is impossible.
    fn take(&mut self, way: &Way) -> bool {
        self.runner.take(&way.alternative, &way.model).unwrap_or_else(|why| {
            self.undecided(why);
            false
        })
    }

    /// A bound was met. How many objects there are and how long arrays and strings are is what the scope says.
    fn meet(&mut self, bound: Bound) {
        if !matches!(bound, Bound::Objects | Bound::ArrayLength | Bound::StringLength) {
            let place = self.place();
            self.leave(Left::Bound(bound), place);
        }
    }

    fn gap(&mut self, what: &str) {
        let what = what.strip_prefix("not supported: ").unwrap_or(what);
        self.leave(Left::Unsupported(what.to_string()), String::new());
    }

    fn undecided(&mut self, why: String) {
        if why.starts_with("not supported: ") {
            return self.gap(&why);
        }
        if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
            // The solver had no time.
            return self.time_is_up();
        }
        let place = self.place();
        self.leave(Left::Unknown(why), place);
    }

    /// The line that is executed, or the invariant if it has ended.
    fn place(&self) -> String {
        if self.runner.vm.is_running() { self.runner.vm.current_place() } else { self.runner.name() }
    }

    fn time_is_up(&mut self) {
        self.found.left.insert((Left::Time, String::new()), 1);
    }

    fn leave(&mut self, left: Left, place: String) {
        *self.found.left.entry((left, place)).or_default() += 1;
    }

    /// Looks at the clock now and then.
    fn tick(&mut self) -> Result<(), Late> {
        self.ticks = self.ticks.wrapping_add(1);
        let is_late = self.ticks.is_multiple_of(256) && self.deadline.is_some_and(|d| Instant::now() >= d);
        if is_late { Err(Late) } else { Ok(()) }
    }

    /// Adds a structure unless it is known. Kept is the choice of numbers that says most.
    fn add(&mut self, structure: Found, numbers: impl FnOnce(&mut Self) -> Numbers) {
        let Found { size, objects, code, is_new, known } = structure;
        if !self.options.keep {
            if is_new || self.seen.insert(code) {
                self.count(size, 1);
            }
            return;
        }
        let key = Key { size, objects, code };
        let before = self.found.kept.get(&key).map(|numbers| numbers.iter().flatten().count());
        if before.is_none_or(|before| before < known) {
            let numbers = numbers(self);
            self.found.kept.insert(key, numbers);
        }
        if before.is_none() {
            self.count(size, 1);
        }
    }

    fn count(&mut self, size: u32, structures: u64) {
        *self.found.counts.entry(size).or_default() += structures;
    }
}
