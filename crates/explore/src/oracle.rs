//! Oracles: can an input heap still become one that satisfies the precondition?
//!
//! The search asks after every assumption. There are three kinds of procedure behind this seam: those that *filter* the
//! newest assumption without looking at the rest, those that *decide* the whole input heap together with the path
//! condition, and those that *propose* the ways to go on themselves. An oracle may remember something along a path; the
//! search keeps that memory with its choices and gives back the one that belongs to the state.

use std::any::Any;
use std::collections::BTreeMap;
use std::rc::Rc;
use std::time::{Duration, Instant};

use exec::Vm;
use exec::symbolic::{Alternative, Bound, Choice};
use exec::trap::{Run, Stop};
use heap::Value;
use serde::{Deserialize, Serialize};
use solver::Solver;
use term::Model;

use crate::machine::SetUp;
use crate::report::{Left, Report};

/// What an oracle remembers of a path.
pub type Memory = Option<Rc<dyn Any>>;

/// What an oracle says.
pub enum Answer {
    /// A valid heap extends this one: the witness.
    Feasible(Witness),
    /// No valid heap within the scope does.
    Infeasible,
    /// It cannot tell.
    Unknown(String),
}

/// A valid heap, in the form the oracle keeps it.
pub struct Witness {
    /// Given back to the oracle when the path goes on.
    pub memory: Memory,
    /// Values of the numbers met so far, if the oracle decided them, too; none if only a shape was found.
    pub model: Option<Rc<Model>>,
}

/// What an oracle is asked about.
pub struct Case<'a, 'p> {
    /// The machine: its input heap and its path condition.
    pub vm: &'a mut Vm<'p>,
    /// Decides conditions on the terms of this machine.
    pub solver: &'a mut Solver,
    /// The arguments, the receiver first.
    pub args: &'a [Value],
    /// What was assumed last; none if everything is new.
    pub newest: Option<&'a Alternative>,
    /// What the oracle remembered before that.
    pub memory: &'a Memory,
    /// Values that probably satisfy the path condition.
    pub model: &'a Rc<Model>,
}

/// An alternative with its number in path ids.
pub type Numbered = (u32, Alternative);

/// Limits of the scope, and where they were met.
pub type Limits = std::collections::BTreeSet<(Bound, String)>;

/// Decides whether an input heap can still be extended to one that satisfies the precondition.
pub trait HeapOracle<'p> {
    /// Its name on the command line.
    fn name(&self) -> &'static str;

    /// Whether it only ever rejects: that it does not know is then no gap.
    fn is_filter(&self) -> bool {
        false
    }

    /// Whether it looks at alternatives before they are taken, and not at what was taken: it is then not asked to judge.
    fn restricts(&self) -> bool {
        false
    }

    /// The alternatives of a choice that remain, of one that restricts. Each keeps its number; where one has to be taken
    /// apart, the further parts get numbers beyond, in steps of how many alternatives there were.
    fn restrict(&mut self, _vm: &mut Vm<'p>, _choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        ways
    }

    /// Starts what runs in the state because an alternative was taken; or, if there is none, because the arguments are
    /// there.
    fn react(&mut self, _vm: &mut Vm<'p>, _args: &[Value], _newest: Option<&Alternative>) -> Run<()> {
        Ok(())
    }

    /// The ways to go on from a choice, in place of the usual ones.
    fn propose(&mut self, _case: &mut Case<'_, 'p>, _choice: &Choice) -> Option<Vec<Alternative>> {
        None
    }

    /// Whether a valid heap extends this one.
    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer;

    /// Makes the input heap a whole valid one, the same in every run, at the end of a path. Whatever the path did to the
    /// heap is lost.
    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer;

    /// Limits of the scope on which the last answer depends.
    fn limits(&mut self) -> Limits {
        Limits::new()
    }

    /// What has to be said about the precondition itself.
    fn complaints(&self) -> Vec<String> {
        Vec::new()
    }

    /// When to stop.
    fn set_deadline(&mut self, _deadline: Option<Instant>) {}
}

/// Makes the oracles of a worker.
pub trait Oracles: Send + Sync {
    /// The oracles in the order in which they are asked. The second part decides ends of paths where these do not.
    fn start<'p>(&self, setup: &SetUp<'p>) -> Result<Started<'p>, Stop>;

    /// Only those that react to what is taken: enough to follow a path that is known.
    fn start_reacting<'p>(&self, _setup: &SetUp<'p>) -> Result<Started<'p>, Stop> {
        Ok(Started { chain: Vec::new(), exact: None })
    }

    /// Whether they need no invariant to decide anything.
    fn need_no_invariant(&self) -> bool {
        false
    }

    /// Whether what they were given fits the program. The error says what does not, and where it stands.
    fn check(&self, _program: &jvm::Program) -> Result<Named, String> {
        Ok(Named::default())
    }

    /// The names, as on the command line.
    fn names(&self) -> Vec<&'static str>;

    /// Whether every path that ends is decided exactly, and counted as spurious if no input takes it.
    fn counts_spurious(&self) -> bool {
        false
    }
}

/// Classes that a specification names.
#[derive(Clone, Default, Debug)]
pub struct Named {
    /// Those that inputs may be of.
    pub inputs: Vec<String>,
    /// Those whose static initializers are not run.
    pub not_initialized: Vec<String>,
}

/// The oracles of a worker.
pub struct Started<'p> {
    /// Asked in this order until one knows.
    pub chain: Vec<Box<dyn HeapOracle<'p> + 'p>>,
    /// Decides exactly, for the ends of paths; none if the last of the chain does.
    pub exact: Option<Box<dyn HeapOracle<'p> + 'p>>,
}

/// How often an oracle was asked, and what it said.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Asked {
    /// Questions.
    pub asked: u64,
    /// Answers that a valid heap exists.
    pub feasible: u64,
    /// Answers that none does.
    pub infeasible: u64,
    /// The rest.
    pub unknown: u64,
    /// Time it took.
    pub time: Duration,
}

impl Asked {
    /// Adds what another worker counted.
    pub fn add(&mut self, other: &Asked) {
        self.asked += other.asked;
        self.feasible += other.feasible;
        self.infeasible += other.infeasible;
        self.unknown += other.unknown;
        self.time += other.time;
    }
}

/// Oracles that are asked one after the other until one knows.
pub(crate) struct Chain<'p> {
    oracles: Vec<(Box<dyn HeapOracle<'p> + 'p>, Asked)>,
    exact: Option<Box<dyn HeapOracle<'p> + 'p>>,
    /// What each remembers here.
    memories: Memories,
    pub counts_spurious: bool,
}

/// What all oracles of a chain remember.
pub(crate) type Memories = Rc<[Memory]>;

/// What was said about one assumption, and the limits it depends on: not counted before execution has gone on to the
/// next choice, so that whoever continues an interrupted run counts it instead.
#[derive(Default)]
pub(crate) struct Tally {
    answers: Vec<(usize, Asked)>,
    pub left: Vec<(Left, String)>,
}

/// What a chain says.
pub(crate) enum Judgement {
    /// The path may go on; values that satisfy everything, if they are known.
    Kept(Option<Rc<Model>>),
    /// It may go on, but whether it should nobody could tell: why.
    Undecided(String),
    /// No valid input goes this way.
    Rejected,
}

impl<'p> Chain<'p> {
    pub fn new(oracles: &dyn Oracles, setup: &SetUp<'p>) -> Result<Chain<'p>, Stop> {
        Ok(Chain::of(oracles, oracles.start(setup)?))
    }

    /// Only those that react.
    pub fn reacting(oracles: &dyn Oracles, setup: &SetUp<'p>) -> Result<Chain<'p>, Stop> {
        Ok(Chain::of(oracles, oracles.start_reacting(setup)?))
    }

    fn of(oracles: &dyn Oracles, started: Started<'p>) -> Chain<'p> {
        let none: Vec<Memory> = started.chain.iter().map(|_| None).collect();
        Chain {
            oracles: started.chain.into_iter().map(|oracle| (oracle, Asked::default())).collect(),
            exact: started.exact,
            memories: none.into(),
            counts_spurious: oracles.counts_spurious(),
        }
    }

    /// The alternatives that remain, with their numbers. What was said is not counted yet.
    pub fn restrict(&mut self, vm: &mut Vm<'p>, choice: &Choice, all: Vec<Alternative>) -> (Vec<Numbered>, Tally) {
        let mut ways: Vec<Numbered> = (0..).zip(all).collect();
        let mut tally = Tally::default();
        for (at, (oracle, _)) in self.oracles.iter_mut().enumerate().filter(|(_, (oracle, _))| oracle.restricts()) {
            let started = Instant::now();
            let before = ways.len() as u64;
            ways = oracle.restrict(vm, choice, ways);
            let infeasible = before.saturating_sub(ways.len() as u64);
            let unknown = before - infeasible;
            let asked = Asked { asked: before, feasible: 0, infeasible, unknown, time: started.elapsed() };
            tally.answers.push((at, asked));
        }
        (ways, tally)
    }

    /// Starts what runs in the state because of what was taken.
    pub fn react(&mut self, vm: &mut Vm<'p>, args: &[Value], newest: Option<&Alternative>) -> Run<()> {
        self.oracles.iter_mut().try_for_each(|(oracle, _)| oracle.react(vm, args, newest))
    }

    /// What is remembered here, to come back to.
    pub fn memories(&self) -> Memories {
        self.memories.clone()
    }

    pub fn restore(&mut self, memories: &Memories) {
        self.memories = memories.clone();
    }

    /// Forgets the path.
    pub fn forget(&mut self) {
        self.memories = self.memories.iter().map(|_| None).collect::<Vec<_>>().into();
    }

    pub fn set_deadline(&mut self, deadline: Option<Instant>) {
        self.exact.iter_mut().for_each(|oracle| oracle.set_deadline(deadline));
        self.oracles.iter_mut().for_each(|(oracle, _)| oracle.set_deadline(deadline));
    }

    pub fn propose(
        &mut self,
        vm: &mut Vm<'p>,
        solver: &mut Solver,
        args: &[Value],
        choice: &Choice,
        model: &Rc<Model>,
    ) -> Option<Vec<Alternative>> {
        let memories = self.memories.clone();
        self.oracles.iter_mut().zip(memories.iter()).find_map(|((oracle, _), memory)| {
            let mut case = Case { vm: &mut *vm, solver: &mut *solver, args, newest: None, memory, model };
            oracle.propose(&mut case, choice)
        })
    }

    /// Asks until one knows about shape and numbers. What was said is not counted yet: when a path is only replayed, it was
    /// counted before.
    pub fn judge(
        &mut self,
        vm: &mut Vm<'p>,
        solver: &mut Solver,
        args: &[Value],
        newest: Option<&Alternative>,
        model: &Rc<Model>,
    ) -> (Judgement, Tally) {
        let mut memories: Vec<Memory> = self.memories.to_vec();
        let mut unknown = None;
        let mut judgement = Judgement::Kept(None);
        let mut tally = Tally::default();
        for (at, (oracle, _)) in self.oracles.iter_mut().enumerate().filter(|(_, (oracle, _))| !oracle.restricts()) {
            let started = Instant::now();
            let mut case = Case { vm: &mut *vm, solver: &mut *solver, args, newest, memory: &self.memories[at], model };
            let answer = oracle.judge(&mut case);
            let mut asked = Asked::default();
            asked.count(&answer, started.elapsed());
            tally.answers.push((at, asked));
            tally.left.extend(oracle.limits().into_iter().map(|(bound, place)| (Left::Bound(bound), place)));
            match answer {
                Answer::Feasible(witness) => {
                    memories[at] = witness.memory;
                    unknown = None;
                    // Who has found a shape only has not decided the path: another may still reject it.
                    let is_whole = witness.model.is_some();
                    judgement = Judgement::Kept(witness.model);
                    if is_whole {
                        break;
                    }
                }
                Answer::Infeasible => return (Judgement::Rejected, tally),
                Answer::Unknown(why) => {
                    // What it knew does not fit any more.
                    memories[at] = None;
                    if !oracle.is_filter() {
                        unknown = Some(why);
                    }
                }
            }
        }
        self.memories = memories.into();
        (unknown.map_or(judgement, Judgement::Undecided), tally)
    }

    /// Counts what was said.
    pub fn count(&mut self, tally: Tally, report: &mut Report) {
        for (at, asked) in tally.answers {
            self.oracles[at].1.add(&asked);
        }
        for (left, place) in tally.left {
            report.leave(left, place);
        }
    }

    /// Extends the input heap of an ended path to a whole valid one.
    pub fn complete(&mut self, vm: &mut Vm<'p>, solver: &mut Solver, args: &[Value], model: &Rc<Model>) -> Answer {
        let mut case = Case { vm, solver, args, newest: None, memory: &None, model };
        match self.exact() {
            Some(exact) => exact.complete(&mut case),
            // Every heap is taken for a valid one.
            None => Answer::Feasible(Witness { memory: None, model: None }),
        }
    }

    /// Whether an ended path has an input, exactly; none if nobody is there to ask, or that is not wanted.
    pub fn judge_end(
        &mut self,
        vm: &mut Vm<'p>,
        solver: &mut Solver,
        args: &[Value],
        model: &Rc<Model>,
    ) -> Option<Answer> {
        let mut case = Case { vm, solver, args, newest: None, memory: &None, model };
        let exact = if self.counts_spurious { self.exact() } else { None };
        exact.map(|exact| exact.judge(&mut case))
    }

    /// The one that decides exactly.
    fn exact(&mut self) -> Option<&mut (dyn HeapOracle<'p> + 'p)> {
        match &mut self.exact {
            Some(exact) => Some(&mut **exact),
            None => self.oracles.last_mut().map(|(oracle, _)| &mut **oracle),
        }
    }

    /// How often each was asked.
    pub fn asked(&self) -> BTreeMap<String, Asked> {
        self.oracles.iter().map(|(oracle, asked)| (oracle.name().to_string(), asked.clone())).collect()
    }

    /// What has to be said about the precondition itself.
    pub fn complaints(&self) -> Vec<String> {
        let all = self.oracles.iter().flat_map(|(oracle, _)| oracle.complaints());
        all.chain(self.exact.iter().flat_map(|oracle| oracle.complaints())).collect()
    }
}

impl Asked {
    fn count(&mut self, answer: &Answer, time: Duration) {
        self.asked += 1;
        self.time += time;
        match answer {
            Answer::Feasible(_) => self.feasible += 1,
            Answer::Infeasible => self.infeasible += 1,
            Answer::Unknown(_) => self.unknown += 1,
        }
    }
}
