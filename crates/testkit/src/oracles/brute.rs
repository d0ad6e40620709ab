//! What probes see in all valid structures, found on a plain JVM.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::judge::Class;
use crate::process::{self, Exit};

/// All that can be seen.
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

/// Makes all structures of a class with up to `n` objects of each class.
pub fn all(java: &Path, classes: &Path, class: &Class, n: u32) -> Result<Seen> {
    let mut command = Command::new(java);
    command.args(["-XX:+UseSerialGC", "-Xshare:auto", "-cp"]).arg(classes);
    command.args(["oracles.probing.Brute", &class.name.replace('/', "."), &n.to_string()]);
    if class.has_statics {
        command.arg("statics");
    }
    let outcome = process::run(&mut command, b"", Duration::from_secs(600))?;
    if outcome.exit != Exit::Code(0) {
        bail!("java: {}\n{}", outcome.exit, String::from_utf8_lossy(&outcome.stderr).trim_end());
    }
    let text = String::from_utf8(outcome.stdout).context("no text")?;
    let mut seen = Seen { heaps: 0, valid: 0, shallow: BTreeSet::new(), deep: BTreeSet::new() };
    for line in text.lines() {
        let (what, number) = line.split_once(' ').with_context(|| format!("not expected: {line}"))?;
        let number: i64 = number.parse().with_context(|| format!("no number: {line}"))?;
        match what {
            "heaps" => seen.heaps = number as u64,
            "valid" => seen.valid = number as u64,
            "shallow" => drop(seen.shallow.insert(number)),
            "deep" => drop(seen.deep.insert(number)),
            _ => bail!("not expected: {line}"),
        }
    }
    Ok(seen)
}
