//! The output of a subject's runs, as it is stored beside the subject.

use std::fmt::Write;

use super::engine;
use super::plan::{Expected, PlannedRun};
use super::schema;
use crate::process::{Exit, Outcome};

/// What Lissom prints when its solver contradicts itself.
const DISAGREEMENT: &str = "two stages of the solver disagree";

/// One run as text, times taken out. The message says why it is wrong whatever is recorded.
pub(super) fn render(run: &PlannedRun, outcome: &Outcome) -> Result<String, String> {
    let mut stdout = String::from_utf8_lossy(&outcome.stdout).into_owned();
    let stderr = String::from_utf8_lossy(&outcome.stderr).into_owned();
    let found = || format!("{}\n{}{stderr}", run.typed(), String::from_utf8_lossy(&outcome.stdout));
    if stdout.contains(DISAGREEMENT) {
        return Err(found());
    }
    if outcome.exit != Exit::Code(run.expected.exit_code()) {
        let expected = run.expected;
        return Err(format!(
            "exit {} ({}) expected, not {}\n{}",
            expected.exit_code(),
            expected.words(),
            outcome.exit,
            found()
        ));
    }
    if run.expected != Expected::Refused && run.has("--json") {
        let mut value = engine::json(outcome)?;
        schema::check(&value).map_err(|error| format!("{error}\n{}", found()))?;
        engine::without_times(&mut value);
        stdout = serde_json::to_string_pretty(&value).map_err(|error| error.to_string())? + "\n";
    } else if run.command == "verify" && run.expected.is_verdict() {
        verdicts(run, &stdout).map_err(|message| format!("{message}\n{}", found()))?;
    }
    let mut text = format!("$ {}\n{}", run.typed(), without_times(&stdout));
    if !stderr.is_empty() {
        let _ = write!(text, "--- stderr\n{stderr}");
    }
    let _ = writeln!(text, "--- exit {}\n", run.expected.exit_code());
    Ok(text)
}

/// Whether the verdict that was expected is the worst of those printed.
fn verdicts(run: &PlannedRun, stdout: &str) -> Result<(), String> {
    let printed = |verdict: Expected| {
        let end = format!("): {}", verdict.words());
        stdout.lines().any(|line| !line.starts_with(' ') && line.ends_with(&end))
    };
    let expected = run.expected;
    let worse = expected == Expected::Holds && printed(Expected::WithinScope);
    if !printed(expected) || worse {
        return Err(format!("the verdict `{}` was expected", expected.words()));
    }
    Ok(())
}

/// `in 0.12 s` becomes `in … s`, the time of an oracle `… s`, and where classes and JDK are is left out.
fn without_times(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines() {
        if line.trim_start().starts_with("= replay: ") {
            let _ = writeln!(out, "{}", without_places(line));
            continue;
        }
        if let (true, Some((rest, _))) = (line.starts_with("  oracle "), line.rsplit_once(", ")) {
            let _ = writeln!(out, "{rest}, … s");
            continue;
        }
        if line.trim_start().starts_with("time  ") && line.ends_with(" s") {
            let from = line.find(|c: char| c.is_ascii_digit()).unwrap_or(line.len());
            let _ = writeln!(out, "{}… s", &line[..from]);
            continue;
        }
        let time = line.find(" in ").zip(line.find(" s")).filter(|_| line.trim_start().starts_with("paths "));
        match time {
            Some((from, to)) if from < to => {
                let _ = writeln!(out, "{} in …{}", &line[..from], &line[to..]);
            }
            _ => {
                let _ = writeln!(out, "{line}");
            }
        }
    }
    out
}

/// A command without its class path and JDK.
fn without_places(line: &str) -> String {
    let mut words = line.split(' ');
    let mut kept = Vec::new();
    while let Some(word) = words.next() {
        if matches!(word, "-cp" | "--jdk") {
            words.next();
        } else {
            kept.push(word);
        }
    }
    kept.join(" ")
}

#[cfg(test)]
mod tests {
    use super::without_times;

    #[test]
    fn times_are_taken_out() {
        assert_eq!(without_times("  paths  3 in 0.12 s: 3 returned"), "  paths  3 in … s: 3 returned\n");
        assert_eq!(without_times("  time        0.12 s"), "  time        … s\n");
        assert_eq!(without_times("  open   7 in 3 s"), "  open   7 in 3 s\n");
        assert_eq!(without_times("  oracle joint: asked 1, 0.12 s"), "  oracle joint: asked 1, … s\n");
    }
}
