//! What the last run of each subject said, kept in `target/testkit/results.tsv` for docs/supported.md.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::layout::Layout;
use crate::report::{Case, Verdict};
use crate::suite::Subject;

/// Passed or not, by subject, JDK and fingerprint of the source: a changed subject counts as not run.
#[derive(Debug, Default)]
pub struct Results {
    passed: BTreeMap<(String, u32, String), bool>,
}

impl Results {
    pub fn load(layout: &Layout) -> Results {
        let text = fs::read_to_string(file(layout)).unwrap_or_default();
        let passed = text.lines().filter_map(|line| {
            let [id, level, fingerprint, verdict] = line.split('\t').collect::<Vec<_>>()[..] else {
                return None;
            };
            let key = (id.to_string(), level.parse().ok()?, fingerprint.to_string());
            Some((key, verdict == "passed"))
        });
        Results { passed: passed.collect() }
    }

    /// None when the subject has not been run as it is now.
    pub fn passed(&self, subject: &Subject, level: u32) -> Option<bool> {
        self.passed.get(&(subject.id(), level, subject.fingerprint())).copied()
    }

    /// Replaces what was known about these cases, and keeps the rest.
    pub fn record(layout: &Layout, cases: &[Case]) -> Result<()> {
        let mut results = Results::load(layout);
        for case in cases {
            let (id, level) = (case.subject.id(), case.level);
            let passed = match case.verdict {
                Verdict::Passed => true,
                Verdict::Failed(_) => false,
                Verdict::Skipped(_) => continue,
            };
            results.passed.retain(|key, _| (&key.0, key.1) != (&id, level));
            results.passed.insert((id, level, case.subject.fingerprint()), passed);
        }
        let lines = results.passed.iter().map(|((id, level, fingerprint), passed)| {
            let verdict = if *passed { "passed" } else { "failed" };
            format!("{id}\t{level}\t{fingerprint}\t{verdict}\n")
        });
        fs::create_dir_all(layout.memory())?;
        fs::write(file(layout), lines.collect::<String>())?;
        Ok(())
    }
}

fn file(layout: &Layout) -> PathBuf {
    layout.memory().join("results.tsv")
}
