//! Says how it went: every failure, a line per topic, and the sum.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

use similar::TextDiff;

use crate::suite::{Kind, Subject};

/// How many lines of a difference are shown; the rest rarely helps.
const SHOWN_LINES: usize = 24;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    Passed,
    Failed(String),
    /// With the reason.
    Skipped(String),
}

impl Verdict {
    /// Why it is not `Passed`.
    pub fn reason(&self) -> &str {
        match self {
            Verdict::Passed => "",
            Verdict::Failed(reason) | Verdict::Skipped(reason) => reason,
        }
    }
}

/// One subject on one JDK.
pub struct Case<'a> {
    pub subject: &'a Subject,
    pub level: u32,
    pub verdict: Verdict,
    /// How long Lissom took.
    pub time: Duration,
}

/// The whole report as text; it ends with the line `N passed, N failed`.
pub fn render(cases: &[Case]) -> String {
    let mut out = String::new();
    for case in cases {
        if let Verdict::Failed(message) = &case.verdict {
            let _ = writeln!(out, "FAILED {} (JDK {})", case.subject.id(), case.level);
            for line in message.lines() {
                let _ = writeln!(out, "    {line}");
            }
            out.push('\n');
        }
    }
    topics(&mut out, cases);
    let mut reasons: BTreeMap<&str, usize> = BTreeMap::new();
    for case in cases {
        if let Verdict::Skipped(reason) = &case.verdict {
            *reasons.entry(reason).or_default() += 1;
        }
    }
    for (reason, count) in &reasons {
        let _ = writeln!(out, "{count} skipped: {reason}");
    }
    let count = Count::of(cases.iter());
    let _ = write!(out, "{} passed, {} failed", count.passed, count.failed);
    if count.skipped > 0 {
        let _ = write!(out, ", {} skipped", count.skipped);
    }
    out.push('\n');
    out
}

pub fn any_failed(cases: &[Case]) -> bool {
    cases.iter().any(|case| matches!(case.verdict, Verdict::Failed(_)))
}

fn topics(out: &mut String, cases: &[Case]) {
    let mut topics: BTreeMap<(bool, &str), Vec<&Case>> = BTreeMap::new();
    for case in cases {
        let subject = case.subject;
        topics.entry((subject.kind == Kind::Unsupported, &subject.topic)).or_default().push(case);
    }
    let width = topics.keys().map(|(_, topic)| topic.len()).max().unwrap_or(0);
    for ((_, topic), cases) in topics {
        let count = Count::of(cases.iter().copied());
        let time: Duration = cases.iter().map(|case| case.time).sum();
        let _ = write!(out, "{topic:width$}  {:4} passed", count.passed);
        if count.failed > 0 {
            let _ = write!(out, "  {} FAILED", count.failed);
        }
        if count.skipped > 0 {
            let _ = write!(out, "  {} skipped", count.skipped);
        }
        let _ = write!(out, "  {:.1} s", time.as_secs_f64());
        if let Some(slowest) = cases.iter().max_by_key(|case| case.time)
            && slowest.time > Duration::from_secs(2)
        {
            let seconds = slowest.time.as_secs_f64();
            let _ = write!(out, "  (slowest: {} {seconds:.1} s)", slowest.subject.name);
        }
        out.push('\n');
    }
}

#[derive(Default)]
struct Count {
    passed: usize,
    failed: usize,
    skipped: usize,
}

impl Count {
    fn of<'a>(cases: impl Iterator<Item = &'a Case<'a>>) -> Count {
        let mut count = Count::default();
        for case in cases {
            match case.verdict {
                Verdict::Passed => count.passed += 1,
                Verdict::Failed(_) => count.failed += 1,
                Verdict::Skipped(_) => count.skipped += 1,
            }
        }
        count
    }
}

/// The first differing lines of two texts; none when they are equal.
pub fn difference(expected: (&str, &[u8]), actual: (&str, &[u8])) -> Option<String> {
    if expected.1 == actual.1 {
        return None;
    }
    let (left, right) = (printable(expected.1), printable(actual.1));
    let diff = TextDiff::from_lines(&left, &right);
    let text = diff.unified_diff().context_radius(2).header(expected.0, actual.0).to_string();
    let mut lines: Vec<&str> = text.lines().take(SHOWN_LINES).collect();
    let all = text.lines().count();
    let more = format!("… and {} more lines of difference", all.saturating_sub(SHOWN_LINES));
    if all > SHOWN_LINES {
        lines.push(&more);
    }
    Some(lines.join("\n"))
}

/// Shows what a terminal would swallow: two texts that differ must also look different.
fn printable(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '\n' | '\t' => out.push(c),
                c if c.is_control() => out.extend(c.escape_default()),
                c => out.push(c),
            }
        }
        for byte in chunk.invalid() {
            let _ = write!(out, "\\x{byte:02x}");
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_shows_the_lines_that_differ() {
        assert_eq!(difference(("a", b"x\n"), ("b", b"x\n")), None);
        let text = difference(("java", b"1\n2\n3\n"), ("lissom", b"1\n2\r\n3\n")).unwrap();
        assert!(text.contains("--- java\n+++ lissom"), "{text}");
        assert!(text.contains("-2\n+2\\r"), "{text}");
    }

    #[test]
    fn long_differences_are_cut() {
        let long = "x\n".repeat(100);
        let text = difference(("a", b""), ("b", long.as_bytes())).unwrap();
        assert_eq!(text.lines().count(), SHOWN_LINES + 1);
        assert!(text.ends_with("more lines of difference"));
    }
}
