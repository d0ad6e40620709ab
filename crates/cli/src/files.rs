//! The files that `verify` and `explore` write besides what they print.

use std::path::PathBuf;

use emit::finding::Finding;
use emit::page::{FindSource, Test};
use emit::sarif::{self, Invocation, OpenPoint};
use explore::{Config, Place, Report, SetUp, Verdict, unexplored};

use crate::flags::AnalysisFlags;
use crate::page::Collector;
use crate::source::Sources;
use crate::{analysis, output};

/// What goes into them, collected method by method.
pub(crate) struct Files<'a> {
    flags: &'a AnalysisFlags,
    sources: &'a Sources,
    page: Option<(PathBuf, Collector<'a>)>,
    findings: Vec<Finding>,
    open: Vec<OpenPoint>,
}

impl<'a> Files<'a> {
    /// Says at once if a file cannot be written.
    pub(crate) fn new(
        flags: &'a AnalysisFlags,
        sources: &'a Sources,
        find: &'a FindSource<'a>,
        methods: usize,
    ) -> Result<Files<'a>, String> {
        for path in [&flags.html, &flags.sarif].into_iter().flatten() {
            output::check(path)?;
        }
        let page = flags.html.clone().map(|path| (path, Collector::new(flags, find, methods)));
        Ok(Files { flags, sources, page, findings: Vec::new(), open: Vec::new() })
    }

    /// Whether anybody wants to know more about violations.
    pub(crate) fn wants_findings(&self) -> bool {
        self.flags.sarif.is_some()
    }

    /// Adds a method.
    pub(crate) fn add(&mut self, setup: &SetUp<'_>, report: &Report, findings: &[Finding]) -> Result<(), String> {
        if self.flags.sarif.is_some() {
            self.findings.extend(findings.iter().cloned());
            self.open.extend(open_points(&setup.subject.name(setup.program), report, self.sources));
        }
        self.add_tests(setup, report, Vec::new())
    }

    /// Adds a method with the tests that were written for it.
    pub(crate) fn add_tests(&mut self, setup: &SetUp<'_>, report: &Report, tests: Vec<Test>) -> Result<(), String> {
        match &mut self.page {
            Some((_, page)) => page.add(setup, report, tests),
            None => Ok(()),
        }
    }

    /// Writes them all.
    pub(crate) fn write(
        self,
        command: &str,
        (verdict, code): (Verdict, u8),
        config: &Config,
        jdk: &str,
    ) -> Result<(), String> {
        if let Some(path) = &self.flags.sarif {
            let run = Invocation {
                version: env!("CARGO_PKG_VERSION").to_string(),
                command: format!("lissom {command}{} '{}'", analysis::replay_flags(self.flags), self.flags.target),
                exit_code: code,
            };
            let log = sarif::log(&self.findings, &self.open, &run);
            let text = serde_json::to_string_pretty(&log).map_err(|error| error.to_string())?;
            output::write(path, (text + "\n").as_bytes())?;
        }
        if let Some((path, page)) = self.page {
            output::write(&path, page.html(command, verdict, config, jdk).as_bytes())?;
        }
        Ok(())
    }
}

fn open_points(method: &str, report: &Report, sources: &Sources) -> Vec<OpenPoint> {
    let point = |words: String, is_scope: bool, place: Option<Place>| OpenPoint {
        method: method.to_string(),
        words,
        spot: place.map(|place| sources.spot(&place)),
        is_scope,
    };
    let mut open: Vec<OpenPoint> = report
        .left
        .iter()
        .map(|((left, place), count)| {
            let words = format!("{}, {}; {}", left.describe(), analysis::times(*count), left.advice());
            point(words, left.is_scope(), parse(place))
        })
        .collect();
    if report.is_vacuous() {
        let words = "vacuous: no input within the scope satisfies the invariant and the precondition";
        open.push(point(words.to_string(), false, None));
    }
    if !report.frontier.is_empty() {
        open.push(point(unexplored(report.frontier.len()), false, None));
    }
    let disagreements = report.disagreements.iter();
    open.extend(disagreements.map(|each| point(format!("two stages of the solver disagree: {each}"), false, None)));
    open
}

/// The place that `a.B.m(B.java:20)` names.
fn parse(words: &str) -> Option<Place> {
    let (method, rest) = words.strip_suffix(')')?.rsplit_once('(')?;
    let (file, line) = match rest.rsplit_once(':') {
        Some((file, line)) => (file, Some(line.parse().ok()?)),
        None => (rest, None),
    };
    let file = (file != "Unknown Source").then(|| file.to_string());
    Some(Place { method: method.to_string(), file, line })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_read_as_they_are_written() {
        let place = Place { method: "a.B.<init>".into(), file: Some("B.java".into()), line: Some(20) };
        assert_eq!(parse(&place.to_string()), Some(place));
        let place = Place { method: "B.m".into(), file: None, line: None };
        assert_eq!(parse(&place.to_string()), Some(place));
        assert_eq!(parse("start-up"), None);
    }
}
