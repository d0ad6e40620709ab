//! Oracles that decide whether a partly known input heap can still satisfy its invariant.
//!
//! All of them execute `repOK`, ordinary Java, in a machine of its own; they differ in what they do with it.
//! `conservative` executes it on the part of the heap that is known and rejects what is wrong there. `symsolve` is
//! LISSA's: it looks for any valid structure of the same shape, and forgets the numbers. `joint` is exact: a path
//! survives if and only if one input satisfies the invariant and the path condition at once.
//!
//! [`enumerate`] lists what an invariant accepts, in the same way. [`hex`] needs no invariant: rules about single
//! references say which alternatives remain; [`compare`] says whether both mean the same heaps.

mod candidate;
mod candidates;
pub mod compare;
mod complete;
mod conservative;
mod constants;
mod endings;
pub mod enumerate;
mod execution;
mod facts;
mod failures;
mod footprint;
mod guided;
mod held;
pub mod hex;
mod joint;
mod nogoods;
mod runner;
mod search;
mod state;
mod symsolve;
mod tree;
mod vector;
mod walk;
mod wider;

use exec::trap::Stop;
use explore::{HeapOracle, Named, Oracles, SetUp, Started};

use crate::conservative::Conservative;
use crate::hex::{Clocked, Hex, Player, Recorder, Specification, Tape};
use crate::joint::Joint;
use crate::symsolve::SymSolve;
use crate::wider::Wider;

/// Oracles by name, as on the command line.
#[derive(Clone, Debug)]
pub struct Selection {
    oracles: Vec<Kind>,
    /// The rules of `hex`. Whoever has been given some also finds valid inputs with them.
    pub specification: Specification,
    /// What becomes of the answers of `hex`, to measure what they cost.
    pub tape: Option<Tape>,
    /// Whether `symsolve` leaves out structures that only differ in the names of objects.
    pub symmetry: bool,
    /// Whether `symsolve` keeps its answers.
    pub memo: bool,
    /// Objects per class of the inputs that `joint` looks for, if not as many as the exploration allows.
    pub joint_n: Option<u32>,
    /// Whether paths that no input takes are counted at their ends.
    pub counts_spurious: bool,
    /// Objects per class of the inputs that are looked for there, if not as many as anywhere.
    pub exact_n: Option<u32>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Kind {
    Joint,
    Conservative,
    SymSolve,
    Hex,
}

/// All of them, the exact one first.
const KINDS: [Kind; 4] = [Kind::Joint, Kind::Conservative, Kind::SymSolve, Kind::Hex];

impl Kind {
    fn name(self) -> &'static str {
        match self {
            Kind::Joint => "joint",
            Kind::Conservative => "conservative",
            Kind::SymSolve => "symsolve",
            Kind::Hex => "hex",
        }
    }

    fn parse(name: &str) -> Result<Kind, String> {
        let found = KINDS.into_iter().find(|kind| kind.name() == name);
        found.ok_or_else(|| format!("`{name}` is no oracle: {}", KINDS.map(Kind::name).join(", ")))
    }
}

impl Selection {
    /// Reads names; `none` alone means that every heap is taken for a valid one.
    pub fn parse(names: &[String]) -> Result<Selection, String> {
        let names = if names == ["none"] { &[] } else { names };
        let oracles = names.iter().map(|name| Kind::parse(name)).collect::<Result<_, _>>()?;
        let specification = Specification::default();
        Ok(Selection {
            oracles,
            specification,
            tape: None,
            symmetry: true,
            memo: false,
            joint_n: None,
            counts_spurious: false,
            exact_n: None,
        })
    }

    fn make<'p>(&self, kind: Kind, setup: &SetUp<'p>) -> Result<Box<dyn HeapOracle<'p> + 'p>, Stop> {
        Ok(match kind {
            Kind::Joint => match self.joint_n {
                None => Box::new(Joint::new(setup)?),
                Some(n) => Box::new(Wider::new(setup, n, None)?),
            },
            Kind::Conservative => Box::new(Conservative::new(setup)?),
            Kind::SymSolve => Box::new(SymSolve::new(setup, self.symmetry, self.memo)?),
            Kind::Hex => match &self.tape {
                None => Box::new(Hex::new(setup, &self.specification)?),
                Some(Tape::Record(tape)) => Box::new(Recorder::new(setup, &self.specification, tape.clone())?),
                Some(Tape::Play(tape)) => Box::new(Clocked::new(Box::new(Player::new(tape.clone())), tape.clone())),
                Some(Tape::Measure(tape)) => {
                    Box::new(Clocked::new(Box::new(Hex::new(setup, &self.specification)?), tape.clone()))
                }
            },
        })
    }

    /// Rules that lead to valid inputs, if there are any.
    fn guide(&self) -> Option<&Specification> {
        Some(&self.specification).filter(|rules| self.has_rules() || !rules.settings.rows.is_empty())
    }

    /// Whether rules are among them.
    pub fn has_rules(&self) -> bool {
        self.oracles.contains(&Kind::Hex)
    }
}

impl Oracles for Selection {
    fn start<'p>(&self, setup: &SetUp<'p>) -> Result<Started<'p>, Stop> {
        let has_invariant = setup.has_invariant();
        let kinds = self.oracles.iter().copied().filter(|&kind| has_invariant || kind == Kind::Hex);
        let chain = kinds.map(|kind| self.make(kind, setup)).collect::<Result<_, _>>()?;
        let exact: Option<Box<dyn HeapOracle<'p> + 'p>> = match (self.oracles.last(), self.exact_n) {
            _ if !has_invariant => None,
            (_, Some(n)) => Some(Box::new(Wider::new(setup, n, self.guide())?)),
            (None | Some(Kind::Joint), None) => None,
            (Some(_), None) => Some(self.make(Kind::Joint, setup)?),
        };
        Ok(Started { chain, exact })
    }

    fn start_reacting<'p>(&self, setup: &SetUp<'p>) -> Result<Started<'p>, Stop> {
        let rules = self.oracles.iter().filter(|kind| **kind == Kind::Hex);
        let chain = rules.map(|&kind| self.make(kind, setup)).collect::<Result<_, _>>()?;
        Ok(Started { chain, exact: None })
    }

    fn need_no_invariant(&self) -> bool {
        self.has_rules()
    }

    fn check(&self, program: &jvm::Program) -> Result<Named, String> {
        if self.has_rules() { self.specification.check(program) } else { Ok(Named::default()) }
    }

    fn names(&self) -> Vec<&'static str> {
        self.oracles.iter().map(|kind| kind.name()).collect()
    }

    fn counts_spurious(&self) -> bool {
        self.counts_spurious
    }
}
