//! What probes see in all valid structures, found on a plain JVM.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::judge::Class;
use crate::process::{self, Exit};

/// All that can be seen.
#[derive(Default)]
pub struct Seen {
    /// Structures that were made.
    pub heaps: u64,
    /// Those that are valid.
    pub valid: u64,
    /// By probes in all orders.
    pub shallow: BTreeSet<i64>,
    /// By longer probes in some orders.
    pub deep: BTreeSet<i64>,
}

/// Makes all structures of some classes with up to `n` objects of each class.
pub fn all(java: &Path, classes: &Path, of: &[Class], n: u32) -> Result<Vec<Seen>> {
    let mut command = Command::new(java);
    command.args(["-XX:+UseSerialGC", "-cp"]).arg(classes).args(["oracles.probing.Brute", &n.to_string()]);
    for class in of {
        command.arg(class.name.replace('/', ".") + if class.has_statics { "+" } else { "" });
    }
    let outcome = process::run(&mut command, b"", Duration::from_secs(600))?;
    if outcome.exit != Exit::Code(0) {
        bail!("java: {}\n{}", outcome.exit, String::from_utf8_lossy(&outcome.stderr).trim_end());
    }
    let text = String::from_utf8(outcome.stdout).context("no text")?;
    let mut all: Vec<Seen> = Vec::new();
    for line in text.lines() {
        let (what, number) = line.split_once(' ').with_context(|| format!("not expected: {line}"))?;
        let number: i64 = number.parse().with_context(|| format!("no number: {line}"))?;
        match (what, all.last_mut()) {
            ("class", _) => all.push(Seen::default()),
            ("heaps", Some(seen)) => seen.heaps = number as u64,
            ("valid", Some(seen)) => seen.valid = number as u64,
            ("shallow", Some(seen)) => drop(seen.shallow.insert(number)),
            ("deep", Some(seen)) => drop(seen.deep.insert(number)),
            _ => bail!("not expected: {line}"),
        }
    }
    if all.len() < of.len() {
        bail!("{} of {} classes were tried", all.len(), of.len());
    }
    Ok(all)
}
