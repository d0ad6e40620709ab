//! `testkit run`: Lissom against the recorded transcripts.

use std::time::Duration;

use anyhow::Result;

use super::{Candidate, Session};
use crate::golden;
use crate::launch;
use crate::process::Outcome;
use crate::report::{Verdict, difference};
use crate::suite::{Kind, Subject, Suite};
use crate::transcript::Transcript;

/// Whether Lissom did as recorded; prints the report.
pub fn run(session: &Session, suite: &Suite, level: Option<u32>) -> Result<bool> {
    session.judge(suite, level, |candidate| candidate.against_golden())
}

impl Candidate<'_> {
    pub(super) fn against_golden(&self) -> Result<(Verdict, Duration)> {
        let outcome = self.run_lissom()?;
        let verdict = match self.transcript("lissom", &outcome) {
            Ok(transcript) => self.compare("lissom", &transcript),
            Err(message) => Verdict::Failed(message),
        };
        Ok((verdict, outcome.time))
    }

    pub(super) fn run_lissom(&self) -> Result<Outcome> {
        let Candidate { session, subject, jdk, classes } = self;
        launch::lissom(&session.layout, jdk, classes, subject, &[], session.limit)
    }

    /// The message says how a program ended that did not end by itself.
    pub(super) fn transcript(&self, who: &str, outcome: &Outcome) -> Result<Transcript, String> {
        Transcript::of(outcome, self.subject.directives.ignore_stderr).map_err(|exit| {
            let words = String::from_utf8_lossy(&outcome.stderr);
            let last: Vec<&str> = words.lines().rev().take(6).collect();
            let last: Vec<&str> = last.into_iter().rev().collect();
            format!("{who} was {exit}\n{}", last.join("\n"))
        })
    }

    /// Compares a transcript with the recorded one.
    pub(super) fn compare(&self, who: &str, transcript: &Transcript) -> Verdict {
        if self.subject.kind == Kind::Unsupported
            && let Err(message) = refusal(self.subject, transcript)
        {
            return Verdict::Failed(message);
        }
        let Some(recorded) = golden::read(self.subject, self.jdk.level) else {
            return Verdict::Failed(format!(
                "nothing is recorded for it; run `testkit bless {}` and read what it writes",
                self.subject.id()
            ));
        };
        let actual = recordable(self.subject, transcript);
        match difference(("recorded", &recorded), (who, &actual)) {
            None => Verdict::Passed,
            Some(text) => Verdict::Failed(text),
        }
    }
}

/// A transcript as it is stored in a file.
pub(super) fn recordable(subject: &Subject, transcript: &Transcript) -> Vec<u8> {
    transcript.without_foreign_lines(|file| subject.owns(file)).to_bytes()
}

/// What every refusal must do: exit code 2, and name the class and the line that need the feature.
pub(super) fn refusal(subject: &Subject, transcript: &Transcript) -> Result<(), String> {
    let words = String::from_utf8_lossy(&transcript.stderr);
    let line = subject.refused_line().unwrap_or(0).to_string();
    let names_line = words.split(|c: char| !c.is_ascii_digit()).any(|number| number == line);
    let missing = if transcript.exit != 2 {
        format!("exit code 2 expected, not {}", transcript.exit)
    } else if !words.contains(&subject.main_class()) {
        format!("the message does not name the class {}", subject.main_class())
    } else if !names_line {
        format!("the message does not name line {line}, which needs the feature")
    } else {
        return Ok(());
    };
    Err(format!("{missing}\n{}", words.trim_end()))
}
