//! Oracles that decide whether a partly known input heap can still satisfy its invariant.
//!
//! All of them execute `repOK`, ordinary Java, in a machine of its own; they differ in what they do with it. `joint` is
//! exact: a path survives if and only if one input satisfies the invariant and the path condition at once.

mod complete;
mod constants;
mod facts;
mod failures;
mod joint;
mod nogoods;
mod runner;
mod scope;
mod state;
mod tree;
mod walk;

use exec::trap::Stop;
use explore::{HeapOracle, Oracles, SetUp, Started};

use crate::joint::Joint;

/// Oracles by name, as on the command line.
#[derive(Clone, Debug)]
pub struct Selection {
    names: Vec<&'static str>,
    /// Whether paths that no input takes are counted at their ends.
    pub counts_spurious: bool,
}

/// All names.
const NAMES: [&str; 1] = ["joint"];

impl Selection {
    /// Reads names; `none` alone means that every heap is taken for a valid one.
    pub fn parse(names: &[String]) -> Result<Selection, String> {
        if names == ["none"] {
            return Ok(Selection { names: Vec::new(), counts_spurious: false });
        }
        let find = |name: &String| NAMES.into_iter().find(|known| known == name);
        let known = |name: &String| find(name).ok_or_else(|| format!("`{name}` is no oracle: {}", NAMES.join(", ")));
        Ok(Selection { names: names.iter().map(known).collect::<Result<_, _>>()?, counts_spurious: false })
    }
}

impl Oracles for Selection {
    fn start<'p>(&self, setup: &SetUp<'p>) -> Result<Started<'p>, Stop> {
        let mut chain: Vec<Box<dyn HeapOracle<'p> + 'p>> = Vec::new();
        for _ in &self.names {
            chain.push(Box::new(Joint::new(setup)?));
        }
        let exact: Option<Box<dyn HeapOracle<'p> + 'p>> = match self.names.last() {
            None | Some(&"joint") => None,
            Some(_) => Some(Box::new(Joint::new(setup)?)),
        };
        Ok(Started { chain, exact })
    }

    fn names(&self) -> Vec<&'static str> {
        self.names.clone()
    }

    fn counts_spurious(&self) -> bool {
        self.counts_spurious
    }
}
