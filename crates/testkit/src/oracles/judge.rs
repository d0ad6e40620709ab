//! One class with one strategy: what each oracle lets probes see.

use std::collections::{BTreeMap, BTreeSet};
use std::time::{Duration, Instant};

use exec::symbolic::Initialization;
use jvm::Program;

use super::brute::Seen;
use super::compare::Oracles;
use super::explored::{Explored, Probe};

/// Oracles that may keep too much.
pub const LOOSE: [&str; 5] = ["symsolve", "symsolve --memo", "symsolve --no-symmetry", "conservative", "none"];

/// A class to be probed.
pub struct Class {
    /// `package/Class`.
    pub name: String,
    /// Why it is known to fail.
    pub known: Option<String>,
    /// Whether it is probed together with another object of its class.
    pub is_peered: bool,
    /// Whether its static fields are unknown.
    pub has_statics: bool,
}

/// What came of one class with one strategy.
#[derive(Default)]
pub struct Account {
    pub name: String,
    pub known: Option<String>,
    pub paths: u64,
    pub confirmed: u64,
    pub seen: u64,
    /// What was seen with oracles that are not exact, and in no valid structure.
    pub surplus: u64,
    pub cut: u64,
    pub differences: Vec<String>,
    /// What oracles did not decide.
    pub open: BTreeSet<String>,
    /// Time spent on each oracle.
    pub times: BTreeMap<String, Duration>,
}

/// One class with one strategy.
pub struct Probing<'a> {
    pub wanted: &'a Oracles,
    pub program: &'a Program,
    pub class: &'a Class,
    pub init: &'static dyn Initialization,
}

/// The oracle of this name; none if there is none. `eager` is none in itself: the invariant is executed first.
pub fn selection(name: &str) -> Option<Option<oracle::Selection>> {
    let (name, flag) = name.split_once(" --").unwrap_or((name, ""));
    if name == "eager" {
        return Some(None);
    }
    let mut selection = oracle::Selection::parse(&[name.to_string()]).ok()?;
    selection.symmetry = flag != "no-symmetry";
    selection.memo = flag == "memo";
    Some(Some(selection))
}

impl Probing<'_> {
    /// Compares with all structures, and exact oracles with each other where there are too many.
    pub fn judge(&self, all: &Seen, account: &mut Account) -> Result<(), String> {
        // What the oracles keep depends little on the strategy.
        let is_whole = self.wanted.all || self.init.name() == "lazier-sharp";
        for (method, truth) in [("shallow", &all.shallow), ("deep", &all.deep)] {
            let n = self.wanted.n;
            let exact: &[&str] = if is_whole { &["eager", "joint"] } else { &["joint"] };
            for name in exact {
                if let Some(explored) = self.explore(method, n, name, account)? {
                    account.differences.extend(explored.open.iter().take(1).cloned());
                    account.compare(&format!("{method} {name} n={n}"), &explored.seen, truth, true);
                }
            }
            if !is_whole {
                continue;
            }
            let mut most = truth.clone();
            let mut before: Option<Explored> = None;
            for name in LOOSE {
                let Some(explored) = self.explore(method, n, name, account)? else { continue };
                let what = format!("{method} {name} n={n}");
                account.surplus += explored.seen.difference(truth).count() as u64;
                // Nothing is missing where every heap is taken for a valid one.
                account.compare(&what, &explored.seen, if name == "none" { &most } else { truth }, false);
                if let (true, Some(before)) = (name.contains(" --"), &before) {
                    // Vectors say less than searches know: nothing about strings, statics, and the room others take.
                    let exactly = name.ends_with("memo") || explored.open.is_empty() && !self.class.is_peered;
                    account.compare(&what, &explored.seen, &before.seen, exactly);
                }
                most.extend(&explored.seen);
                before = Some(explored);
            }
        }
        for &n in self.wanted.far.iter().filter(|_| is_whole) {
            let Some(eager) = self.explore("deep", n, "eager", account)? else { continue };
            let Some(joint) = self.explore("deep", n, "joint", account)? else { continue };
            account.compare(&format!("deep joint against eager n={n}"), &joint.seen, &eager.seen, true);
        }
        Ok(())
    }

    /// Explores with an oracle; none if there is no such oracle, or time was up.
    fn explore(&self, method: &str, n: u32, name: &str, account: &mut Account) -> Result<Option<Explored>, String> {
        let Some(oracle) = selection(name) else { return Ok(None) };
        let method = if self.class.is_peered { format!("{method}With") } else { method.to_string() };
        let probe = Probe {
            program: self.program,
            class: &self.class.name,
            method: &method,
            init: self.init,
            has_statics: self.class.has_statics,
            n,
            oracle,
            confirmed: if name == "joint" { self.wanted.confirmed } else { 0 },
            time: self.wanted.time,
        };
        let started = Instant::now();
        let explored = probe.explore()?;
        *account.times.entry(name.to_string()).or_default() += started.elapsed();
        account.paths += explored.paths;
        account.confirmed += explored.confirmed;
        account.seen += explored.seen.len() as u64;
        account.cut += u64::from(explored.is_cut);
        account.open.extend(explored.open.iter().map(|open| format!("{name}: {open}")));
        account
            .differences
            .extend(explored.wrong.iter().take(2).map(|wrong| format!("{method} {name} n={n}: {wrong}")));
        Ok(Some(explored).filter(|explored| !explored.is_cut))
    }
}

impl Account {
    /// Nothing that is there may be missing; with exact oracles, nothing else may be seen.
    fn compare(&mut self, what: &str, seen: &BTreeSet<i64>, truth: &BTreeSet<i64>, exactly: bool) {
        if let Some(lost) = truth.difference(seen).next() {
            let count = truth.difference(seen).count();
            self.differences.push(format!("{what}: {count} of {} sights are lost, {lost} first", truth.len()));
        }
        if let (true, Some(wrong)) = (exactly, seen.difference(truth).next()) {
            let count = seen.difference(truth).count();
            self.differences.push(format!("{what}: {count} sights that no valid structure offers, {wrong} first"));
        }
    }
}
