//! One module per command.

pub mod bless;
pub mod check;
pub mod coverage;
pub mod differential;
pub mod docs;
pub(crate) mod folder;
pub mod replay;
pub mod witnesses;

use std::time::Duration;

use anyhow::Result;

use crate::compile::{self, Classes};
use crate::jdk::{self, Jdk, Jdks};
use crate::layout::Layout;
use crate::pool;
use crate::report::{self, Case, Verdict};
use crate::results::Results;
use crate::suite::{Subject, Suite};

/// What every command works with.
pub struct Session {
    /// The repository and the program under test.
    pub layout: Layout,
    /// The JDKs of this machine.
    pub jdks: Jdks,
    /// How many programs run at a time.
    pub jobs: usize,
    /// The time limit of each run of a subject.
    pub limit: Duration,
}

impl Session {
    fn compile(&self, suite: &Suite) -> Result<Classes> {
        compile::compile(&self.layout, &self.jdks, suite, self.jobs)
    }

    /// Judges each selected subject on each of its JDKs (or on `level` alone), prints the report and remembers it.
    /// Returns whether nothing failed.
    fn judge(
        &self,
        suite: &Suite,
        level: Option<u32>,
        judge: impl Fn(&Candidate) -> Result<(Verdict, Duration)> + Sync,
    ) -> Result<bool> {
        self.layout.require_lissom()?;
        let classes = self.compile(suite)?;
        let wanted: Vec<(&Subject, u32)> = suite
            .selected()
            .flat_map(|subject| subject.levels().map(move |each| (subject, each)))
            .filter(|(_, each)| level.is_none_or(|level| level == *each))
            .collect();
        let cases = pool::map(&wanted, self.jobs, "running", |&(subject, level)| {
            let (verdict, time) = match self.candidate(&classes, subject, level) {
                Ok(candidate) => judge(&candidate)?,
                Err(verdict) => (verdict, Duration::ZERO),
            };
            Ok(Case { subject, level, verdict, time })
        });
        let cases = cases.into_iter().collect::<Result<Vec<Case>>>()?;
        Results::record(&self.layout, &cases)?;
        print!("{}", report::render(&cases));
        Ok(!report::any_failed(&cases))
    }

    fn candidate<'a>(
        &'a self,
        classes: &'a Classes,
        subject: &'a Subject,
        level: u32,
    ) -> Result<Candidate<'a>, Verdict> {
        let jdk = self.jdks.get(level).ok_or_else(|| Verdict::Skipped(jdk::missing(level)))?;
        let classes = classes.of(subject).map_err(Verdict::Failed)?;
        Ok(Candidate { session: self, subject, jdk, classes })
    }
}

/// A compiled subject and a JDK to run it on.
struct Candidate<'a> {
    session: &'a Session,
    subject: &'a Subject,
    jdk: &'a Jdk,
    classes: &'a std::path::Path,
}
