//! What is asked and answered, and the account of it.

use std::fmt;
use std::ops::AddAssign;
use std::time::{Duration, Instant};
use term::{Model, TermId};

/// Whether a conjunction can be satisfied.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// By these values; they have been evaluated.
    Feasible(Model),
    /// By none.
    Infeasible,
    /// It was not found out.
    Unknown(Why),
}

impl Answer {
    /// Whether a model was found.
    pub fn is_feasible(&self) -> bool {
        matches!(self, Answer::Feasible(_))
    }

    /// Whether there is none.
    pub fn is_infeasible(&self) -> bool {
        matches!(self, Answer::Infeasible)
    }
}

/// Why an answer is not known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// The limit of one call was reached.
    Limit,
    /// The values found do not satisfy the conditions: an operator is only approximated (`%` of floats, where the
    /// quotient is large).
    Incomplete,
    /// What Z3 said instead of an answer.
    Solver(String),
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Why::Limit => write!(f, "the solver's limit was reached"),
            Why::Incomplete => write!(f, "the conditions contain an operator the solver only approximates"),
            Why::Solver(reason) => write!(f, "the solver gave up: {reason}"),
        }
    }
}

/// How much one call of Z3 may cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// Time, for the search.
    Time(Duration),
    /// Z3's own count of steps, for results that must not depend on the machine's speed.
    Steps(u32),
}

/// What is left of the limits for one question.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    /// Z3's steps in one call.
    pub steps: Option<u32>,
    /// When there has to be an answer.
    pub until: Option<Instant>,
}

impl Allowance {
    /// For a question asked now.
    pub fn new(limit: Limit, deadline: Option<Instant>) -> Allowance {
        match limit {
            Limit::Time(time) => {
                let own = Instant::now().checked_add(time);
                Allowance { steps: None, until: own.into_iter().chain(deadline).min() }
            }
            Limit::Steps(steps) => Allowance { steps: Some(steps), until: deadline },
        }
    }

    /// Whether the time is up.
    pub fn is_over(&self) -> bool {
        self.until.is_some_and(|until| Instant::now() >= until)
    }
}

/// How a [`Solver`](crate::Solver) works.
#[derive(Clone, Debug)]
pub struct Config {
    /// The longest one question may take.
    pub timeout: Duration,
    /// Compare every answer of a fast stage with bit-vectors.
    pub cross_check: bool,
    /// Ask the fast stages first; without them every question goes to bit-vectors.
    pub fast: bool,
}

impl Default for Config {
    fn default() -> Config {
        Config { timeout: Duration::from_secs(5), cross_check: false, fast: true }
    }
}

/// The stages of the chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Constants, and the goal or its negation among the conjuncts.
    Syntactic,
    /// A model found earlier that satisfies the goal too.
    Reuse,
    /// Orders and offsets.
    Difference,
    /// The answer to the same independent slice, given before.
    Slices,
    /// All assignments of variables that have few values.
    Domains,
    /// A few likely values.
    Guess,
    /// Z3's linear integers, with overflow made explicit.
    Linear,
    /// Z3's bit-vectors and floats: the ground truth.
    Bitvectors,
}

impl Stage {
    /// The order in which they are asked.
    pub const CHAIN: [Stage; 8] = [
        Stage::Syntactic,
        Stage::Reuse,
        Stage::Difference,
        Stage::Slices,
        Stage::Domains,
        Stage::Guess,
        Stage::Linear,
        Stage::Bitvectors,
    ];
}

/// What one stage did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StageStatistics {
    /// Questions that reached it.
    pub asked: u64,
    /// Questions it answered.
    pub answered: u64,
    /// Time it took for both.
    pub time: Duration,
}

/// What the stages did, in the order of the chain.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// By stage.
    pub stages: [StageStatistics; Stage::CHAIN.len()],
    /// Questions that stayed without an answer.
    pub unknown: u64,
}

impl Statistics {
    /// What `stage` did.
    pub fn of(&self, stage: Stage) -> StageStatistics {
        self.stages[stage as usize]
    }
}

impl AddAssign for Statistics {
    /// Brings the accounts of several workers together.
    fn add_assign(&mut self, other: Statistics) {
        for (sum, more) in self.stages.iter_mut().zip(other.stages) {
            sum.asked += more.asked;
            sum.answered += more.answered;
            sum.time += more.time;
        }
        self.unknown += other.unknown;
    }
}

/// A fast stage and bit-vectors contradicted each other: a bug of ours.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The stage that answered first.
    pub stage: Stage,
    /// Whether it found the question feasible.
    pub feasible: bool,
    /// The conjuncts, the goal last.
    pub conjuncts: Vec<TermId>,
}
