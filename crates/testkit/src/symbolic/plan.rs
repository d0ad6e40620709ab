//! The `//@` lines of a subject in `subjects/verify`.
//!
//! | line | meaning |
//! |---|---|
//! | `//@ about: text` | what the subject covers |
//! | `//@ library` | the class path has lissom-api and `subjects/verify/library` too |
//! | `//@ verify: Class#method --n 3 -> violated` | run this; the outcome must be this |
//! | `//@ explore: …`, `//@ replay: …`, `//@ enumerate: …` | the same for the other commands |
//!
//! The outcome is `holds`, `holds within the scope`, `violated`, `inconclusive` (exit codes 0, 0, 1, 3), `ends` (0) or
//! `refused` (2). It is written by hand and never recorded: blessing cannot make a wrong verdict right.

use anyhow::{Context, Result, bail};

use crate::directives::words;

/// What to do with one subject.
pub(super) struct Plan {
    pub(super) library: bool,
    pub(super) runs: Vec<PlannedRun>,
}

/// One command line, and how it has to end.
pub(super) struct PlannedRun {
    /// `verify`, `explore`, `replay` or `enumerate`.
    pub(super) command: String,
    pub(super) arguments: Vec<String>,
    pub(super) expected: Expected,
}

/// How a run has to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Expected {
    Holds,
    WithinScope,
    Violated,
    Inconclusive,
    Ends,
    Refused,
}

impl Expected {
    const ALL: [Expected; 6] = [
        Expected::Holds,
        Expected::WithinScope,
        Expected::Violated,
        Expected::Inconclusive,
        Expected::Ends,
        Expected::Refused,
    ];

    pub(super) fn words(self) -> &'static str {
        match self {
            Expected::Holds => "holds",
            Expected::WithinScope => "holds within the scope",
            Expected::Violated => "violated",
            Expected::Inconclusive => "inconclusive",
            Expected::Ends => "ends",
            Expected::Refused => "refused",
        }
    }

    pub(super) fn exit_code(self) -> i32 {
        match self {
            Expected::Holds | Expected::WithinScope | Expected::Ends => 0,
            Expected::Violated => 1,
            Expected::Refused => 2,
            Expected::Inconclusive => 3,
        }
    }

    /// Whether it is one of the verdicts, which are printed.
    pub(super) fn is_verdict(self) -> bool {
        !matches!(self, Expected::Ends | Expected::Refused)
    }
}

impl Plan {
    pub(super) fn parse(source: &str) -> Result<Plan> {
        let mut plan = Plan { library: false, runs: Vec::new() };
        let mut about = false;
        for (index, line) in source.lines().enumerate() {
            let Some(text) = line.trim_start().strip_prefix("//@") else { continue };
            let at = || format!("line {}: `{}`", index + 1, line.trim());
            match text.split_once(':').map(|(name, value)| (name.trim(), value.trim())) {
                Some(("about", value)) if !value.is_empty() => about = true,
                Some((command @ ("verify" | "explore" | "replay" | "enumerate"), value)) => {
                    plan.runs.push(PlannedRun::parse(command, value).with_context(at)?);
                }
                None if text.trim() == "library" => plan.library = true,
                _ => bail!("{} is no directive", at()),
            }
        }
        if !about || plan.runs.is_empty() {
            bail!("`//@ about: …` and at least one command, as in `//@ verify: …`, are needed");
        }
        Ok(plan)
    }
}

impl PlannedRun {
    fn parse(command: &str, value: &str) -> Result<PlannedRun> {
        let (arguments, outcome) = value.rsplit_once("->").context("say how it ends, as in `-> violated`")?;
        let expected = Expected::ALL.into_iter().find(|each| each.words() == outcome.trim());
        let expected = expected.with_context(|| format!("`{}` is no outcome", outcome.trim()))?;
        Ok(PlannedRun { command: command.to_string(), arguments: words(arguments)?, expected })
    }

    pub(super) fn has(&self, flag: &str) -> bool {
        self.arguments.iter().any(|argument| argument == flag)
    }

    /// As a user would type it.
    pub(super) fn typed(&self) -> String {
        let quoted = self.arguments.iter().map(|argument| {
            if argument.contains(['(', ' ', '$', '#']) { format!("'{argument}'") } else { argument.clone() }
        });
        format!("lissom {} {}", self.command, quoted.collect::<Vec<_>>().join(" "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_are_read_with_their_outcome() {
        let plan =
            Plan::parse("//@ about: x\n//@ verify: A#m(int) --n 3 -> holds within the scope\nclass A {}").unwrap();
        assert!(!plan.library);
        assert_eq!(plan.runs[0].typed(), "lissom verify 'A#m(int)' --n 3");
        assert_eq!(plan.runs[0].expected, Expected::WithinScope);
    }

    #[test]
    fn mistakes_are_named() {
        for wrong in ["", "//@ about: x", "//@ about: x\n//@ verify: A", "//@ about: x\n//@ verify: A -> good"] {
            assert!(Plan::parse(wrong).is_err(), "{wrong}");
        }
        assert!(Plan::parse("//@ about: x\n//@ verfy: A -> holds").is_err());
    }
}
