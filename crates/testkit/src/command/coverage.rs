//! `testkit opcodes`: which opcodes of the JVM does no subject execute?

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::{Candidate, Session};
use crate::launch;
use crate::opcode::MNEMONICS;
use crate::pool;
use crate::report::Verdict;
use crate::suite::{Kind, Subject, Suite};

/// Whether every opcode is executed; prints those that are not.
pub fn run(session: &Session, suite: &Suite) -> Result<bool> {
    session.layout.require_lissom()?;
    let classes = session.compile(suite)?;
    let folder = session.layout.memory().join("opcodes");
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    fs::create_dir_all(&folder)?;

    let subjects: Vec<&Subject> = suite.selected().filter(|subject| subject.kind == Kind::Run).collect();
    let executed = pool::map(&subjects, session.jobs, "running", |subject| {
        let file = folder.join(subject.id().replace('/', "."));
        // One JDK is enough: the subject's opcodes are the same on all.
        let levels: Vec<u32> = subject.levels().collect();
        let level = levels.iter().find(|level| session.jdks.get(**level).is_some());
        match session.candidate(&classes, subject, *level.unwrap_or(&levels[0])) {
            Ok(candidate) => candidate.opcodes(&file),
            Err(verdict) => Ok(Err(verdict)),
        }
    });
    let mut all = BTreeSet::new();
    let mut silent = 0;
    for (subject, result) in subjects.iter().zip(executed) {
        match result? {
            Ok(mnemonics) => all.extend(mnemonics),
            Err(Verdict::Skipped(reason)) => println!("skipped {}: {reason}", subject.id()),
            Err(verdict) => {
                silent += 1;
                println!("{}: {}", subject.id(), verdict.reason());
            }
        }
    }
    Ok(report(&all, subjects.len()) && silent == 0)
}

impl Candidate<'_> {
    /// Whether the subject's output is right is not the question here, so it is not looked at.
    fn opcodes(&self, file: &Path) -> Result<Result<BTreeSet<String>, Verdict>> {
        let Candidate { session, subject, jdk, classes } = self;
        let option = ["--opcode-coverage", file.to_str().context("the path is no text")?];
        let outcome = launch::lissom(&session.layout, jdk, classes, subject, &option, session.limit)?;
        Ok(match fs::read_to_string(file) {
            Ok(text) => Ok(text.lines().map(|line| line.trim().to_ascii_lowercase()).collect()),
            Err(_) => Err(Verdict::Failed(format!(
                "lissom recorded no opcodes ({}): {}",
                outcome.exit,
                String::from_utf8_lossy(&outcome.stderr).lines().next().unwrap_or_default()
            ))),
        })
    }
}

fn report(executed: &BTreeSet<String>, subjects: usize) -> bool {
    let strange: Vec<_> = executed.iter().filter(|name| !MNEMONICS.contains(&name.as_str())).collect();
    for name in &strange {
        println!("`{name}` is no opcode of the JVM");
    }
    let mut missing = 0;
    for (number, name) in MNEMONICS.iter().enumerate() {
        if !executed.contains(*name) {
            missing += 1;
            println!("no subject executes 0x{number:02x} {name}");
        }
    }
    println!(
        "{} of {} opcodes executed by {subjects} subjects, {missing} by none",
        MNEMONICS.len() - missing,
        MNEMONICS.len()
    );
    missing == 0 && strange.is_empty()
}
