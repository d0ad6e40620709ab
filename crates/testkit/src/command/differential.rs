//! `testkit differential`: Lissom against `java`, now.
//!
//! The comparison is exact, the JDK's line numbers in stack traces included. `java` is held against the recorded
//! transcript as well: that finds recordings that have rotted and subjects whose output depends on chance.

use std::time::Duration;

use anyhow::Result;

use super::{Candidate, Session};
use crate::launch;
use crate::report::{Verdict, difference};
use crate::suite::{Kind, Suite};

/// Whether Lissom did as `java` does, and `java` as recorded; prints the report.
pub fn run(session: &Session, suite: &Suite, level: Option<u32>) -> Result<bool> {
    session.judge(suite, level, |candidate| match candidate.subject.kind {
        Kind::Run => candidate.against_java(),
        // There is nothing to learn from `java` here: it would open the socket.
        Kind::Unsupported => candidate.against_golden(),
    })
}

impl Candidate<'_> {
    fn against_java(&self) -> Result<(Verdict, Duration)> {
        let Candidate { session, subject, jdk, classes } = self;
        let theirs = launch::java(jdk, classes, subject, session.limit)?;
        let ours = self.run_lissom()?;
        let verdict = match (self.transcript("java", &theirs), self.transcript("lissom", &ours)) {
            (Err(message), _) | (_, Err(message)) => Verdict::Failed(message),
            (Ok(theirs), Ok(ours)) => match difference(("java", &theirs.to_bytes()), ("lissom", &ours.to_bytes())) {
                Some(text) => Verdict::Failed(text),
                None => match self.compare("java", &theirs) {
                    Verdict::Failed(text) => Verdict::Failed(format!(
                        "Lissom agrees with java, but java no longer with what is recorded: bless \
                             again, or take the chance out of the subject\n{text}"
                    )),
                    verdict => verdict,
                },
            },
        };
        Ok((verdict, ours.time))
    }
}
