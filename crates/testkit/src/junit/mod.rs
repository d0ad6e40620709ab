//! `testkit tests`: the tests that `lissom test` writes for the subjects compile, pass, cover, and find what is to be
//! found.
//!
//! **The shape.** `project` compiles what is tested, `written` has tests written and reads them back, `judge` compiles and
//! runs them. Each other file is one thing that must hold.

mod bugs;
mod coverage;
mod golden;
mod inputs;
mod judge;
mod large;
mod project;
mod refused;
mod same;
mod suites;
mod written;

use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Result, bail};

use crate::command::Session;

/// What is to be checked.
pub struct Tests {
    /// Only this part.
    pub part: Option<String>,
    /// Only projects whose name contains this.
    pub filter: String,
    /// Every folder, not only those that go quickly.
    pub all: bool,
    /// Record the golden files.
    pub bless: bool,
    /// The time for one method.
    pub time: Duration,
    /// Sources that subjects may use.
    pub library: String,
}

/// A part: its name and what it does.
type Part = (&'static str, fn(&Session, &Tests) -> Result<bool>);

const PARTS: [Part; 8] = [
    ("golden", golden::run),
    ("suites", suites::run),
    ("inputs", inputs::run),
    ("bugs", bugs::run),
    ("coverage", coverage::run),
    ("same", same::run),
    ("large", large::run),
    ("refused", refused::run),
];

/// Checks all parts and prints what was counted; whether nothing is wrong.
pub fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    session.layout.require_lissom()?;
    let parts: Vec<&Part> =
        PARTS.iter().filter(|(name, _)| wanted.part.as_deref().is_none_or(|part| part == *name)).collect();
    if parts.is_empty() {
        bail!("no such part; there are {}", PARTS.map(|(name, _)| name).join(", "));
    }
    let mut is_fine = true;
    for (name, part) in parts {
        let is_right = part(session, wanted)?;
        if !is_right {
            println!("FAILED tests/{name}");
        }
        is_fine &= is_right;
    }
    Ok(is_fine)
}

/// A folder for what a part writes, emptied.
fn scratch(session: &Session, name: &str) -> Result<PathBuf> {
    let folder = session.layout.root.join("target/tests").join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}
