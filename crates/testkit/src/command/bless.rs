//! `testkit bless`: records what `java` does with each subject, and how Lissom refuses what it does not support.

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use super::check::{recordable, refusal};
use super::{Candidate, Session};
use crate::compile::Classes;
use crate::golden;
use crate::launch;
use crate::pool;
use crate::report::Verdict;
use crate::suite::{Kind, Subject, Suite, list};

/// Whether every selected subject could be recorded; prints the files that changed.
pub fn run(session: &Session, suite: &Suite) -> Result<bool> {
    let classes = session.compile(suite)?;
    let lissom_exists = session.layout.require_lissom();
    let (subjects, left): (Vec<&Subject>, Vec<&Subject>) =
        suite.selected().partition(|subject| subject.kind == Kind::Run || lissom_exists.is_ok());
    let results = pool::map(&subjects, session.jobs, "blessing", |subject| record(session, &classes, subject));

    let mut changed = Vec::new();
    let (mut failed, mut skipped) = (0, 0);
    for (subject, result) in subjects.iter().zip(results) {
        match result? {
            Ok(files) => changed.extend(files),
            Err(Verdict::Skipped(reason)) => {
                skipped += 1;
                println!("skipped {}: {reason}", subject.id());
            }
            Err(Verdict::Failed(message)) => {
                failed += 1;
                println!("FAILED {}\n{message}\n", subject.id());
            }
            Err(Verdict::Passed) => {}
        }
    }
    if suite.is_whole() {
        changed.extend(remove_orphans(suite)?);
    }
    for path in &changed {
        println!("{}", path.strip_prefix(&session.layout.root).unwrap_or(path).display());
    }
    if let Err(reason) = lissom_exists
        && !left.is_empty()
    {
        println!("{} unsupported subjects left as they are: {reason}", left.len());
    }
    println!(
        "{} blessed, {failed} failed, {skipped} skipped; {} files changed",
        subjects.len() - failed - skipped,
        changed.len()
    );
    Ok(failed == 0)
}

/// Records nothing unless the subject ran on all its JDKs: half a recording would look like a whole one.
fn record(session: &Session, classes: &Classes, subject: &Subject) -> Result<Result<Vec<PathBuf>, Verdict>> {
    let mut transcripts = Vec::new();
    for level in subject.levels() {
        let candidate = match session.candidate(classes, subject, level) {
            Ok(candidate) => candidate,
            Err(verdict) => return Ok(Err(verdict)),
        };
        match candidate.recording()? {
            Ok(bytes) => transcripts.push((level, bytes)),
            Err(message) => return Ok(Err(Verdict::Failed(format!("JDK {level}: {message}")))),
        }
    }
    Ok(Ok(golden::write(subject, &transcripts)?))
}

impl Candidate<'_> {
    fn recording(&self) -> Result<Result<Vec<u8>, String>> {
        let Candidate { session, subject, jdk, classes } = self;
        let (who, outcome) = match subject.kind {
            Kind::Run => ("java", launch::java(jdk, classes, subject, session.limit)?),
            Kind::Unsupported => ("lissom", self.run_lissom()?),
        };
        Ok(self.transcript(who, &outcome).and_then(|transcript| {
            if subject.kind == Kind::Unsupported {
                refusal(subject, &transcript)?;
            }
            Ok(recordable(subject, &transcript))
        }))
    }
}

/// Removes recordings whose subject is gone.
fn remove_orphans(suite: &Suite) -> Result<Vec<PathBuf>> {
    let mut folders: Vec<_> = suite.subjects.iter().filter_map(|subject| subject.path.parent()).collect();
    folders.dedup();
    let mut removed = Vec::new();
    for folder in folders {
        for path in list(folder)? {
            let file = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let Some(name) = golden::subject_name(&file) else {
                continue;
            };
            if !folder.join(format!("{name}.java")).exists() {
                fs::remove_file(&path)?;
                removed.push(path);
            }
        }
    }
    Ok(removed)
}
