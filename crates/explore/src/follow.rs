//! Following: the symbolic machine, with somebody else deciding every choice.
//!
//! Whoever has a concrete input knows what each choice comes to. Executing with these decisions shows which path that
//! input takes.

use exec::Vm;
use exec::symbolic::{Alternative, Choice, Snapshot};
use exec::trap::Stop;
use heap::Value;
use term::Const;

use crate::end::End;
use crate::harness::Harness;
use crate::machine::SetUp;
use crate::oracle::Chain;
use crate::path::{PathId, PathStep};
use crate::search::{bits, end_of};

/// What is taken at a choice.
pub enum Decision {
    /// The alternative with this number.
    Take(usize),
    /// This value, where one was asked for.
    Value(Const),
}

/// Knows what choices come to.
pub trait Decider<'p> {
    /// Decides a choice; an error says why it cannot be decided.
    fn decide(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: &[Alternative]) -> Result<Decision, String>;
}

/// A path that was followed.
#[derive(Clone, PartialEq, Debug)]
pub struct Followed {
    /// Its id.
    pub id: PathId,
    /// How it ended; a bound if it leaves the scope.
    pub end: End,
}

/// A machine that follows.
pub struct Follower<'s, 'p> {
    setup: &'s SetUp<'p>,
    /// The machine; after following, as the path left it.
    pub vm: Vm<'p>,
    root: (Snapshot<'p>, Harness),
    harness: Harness,
    oracles: Option<Chain<'p>>,
}

impl<'s, 'p> Follower<'s, 'p> {
    /// A machine at the entry of the harness.
    pub fn new(setup: &'s SetUp<'p>) -> Result<Follower<'s, 'p>, Stop> {
        let (mut vm, harness) = setup.machine()?;
        let root = (vm.snapshot(), harness.clone());
        let oracles = match &setup.config.oracles {
            Some(oracles) if setup.asks_oracles() => Some(Chain::reacting(&**oracles, setup)?),
            _ => None,
        };
        Ok(Follower { setup, vm, root, harness, oracles })
    }

    /// Executes from the entry to the end, deciding as told.
    pub fn follow(&mut self, decider: &mut dyn Decider<'p>) -> Result<Followed, String> {
        self.vm.restore(&self.root.0);
        self.vm.state.steps = 0;
        self.harness = self.root.1.clone();
        let mut id = Vec::new();
        self.react(None)?;
        loop {
            let config = &self.setup.config;
            let choice = match self.harness.run(&mut self.vm, &self.setup.subject, &config.properties) {
                Ok(end) => return Ok(Followed { id: PathId(id), end }),
                Err(Stop::Choose(choice)) => choice,
                Err(stop) => return Ok(Followed { id: PathId(id), end: end_of(&stop) }),
            };
            let all = self.vm.alternatives(&choice).map_err(|trap| format!("no alternatives: {trap:?}"))?;
            let (numbers, ways): (Vec<u32>, Vec<Alternative>) = match &mut self.oracles {
                Some(oracles) if choice.is_about_heap() => oracles.restrict(&mut self.vm, &choice, all).0,
                _ => (0..).zip(all).collect(),
            }
            .into_iter()
            .unzip();
            let (step, way) = match decider.decide(&mut self.vm, &choice, &ways)? {
                Decision::Take(number) => {
                    let way = ways.get(number).ok_or("a decision for an alternative that is not there")?;
                    (PathStep::Option(numbers[number]), way.clone())
                }
                Decision::Value(value) => match choice {
                    Choice::Value(term) => (PathStep::Value(bits(value)), Alternative::Equals(term, value)),
                    _ => return Err("a value where none was asked for".to_string()),
                },
            };
            if let Alternative::Beyond(bound) = way {
                return Ok(Followed { id: PathId(id), end: End::Bound(bound) });
            }
            self.vm.take(&way).map_err(|trap| format!("an alternative cannot be taken: {trap:?}"))?;
            self.react(Some(&way))?;
            id.push(step);
        }
    }

    /// Starts what runs in the state because of what was taken.
    fn react(&mut self, newest: Option<&Alternative>) -> Result<(), String> {
        let reacted = match &mut self.oracles {
            Some(oracles) => oracles.react(&mut self.vm, self.harness.args(), newest),
            None => Ok(()),
        };
        reacted.and_then(|()| self.vm.arrive(newest)).map_err(|trap| format!("a trigger cannot be started: {trap:?}"))
    }

    /// The arguments, the receiver first.
    pub fn args(&self) -> &[Value] {
        self.harness.args()
    }

    /// What the method returned.
    pub fn result(&self) -> Value {
        self.harness.result()
    }
}
