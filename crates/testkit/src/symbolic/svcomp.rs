//! `testkit svcomp`: the sixty programs in the style of the software-verification competition.
//!
//! No verdict may be wrong, and nearly all must be decided within the time that each has. Each runs once more with every
//! answer of the solver cross-checked, shorter: bit-vectors are slow, and only a disagreement counts there.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::Value;

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::library::{self, Library};
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::Verdict;
use crate::suite::list;

/// What each program may take, and what the process may take in all: it starts, ends, and shares the machine.
const BUDGET: &str = "20s";
const LIMIT: Duration = Duration::from_secs(25);

/// What each may take when every answer is checked against bit-vectors.
const CHECKED_BUDGET: &str = "3s";

/// How many of them must be decided.
const DECIDED: usize = 54;

/// What `expected` says: nothing fails, or this exception is thrown in this line.
enum Expected {
    Holds,
    Fails(String),
}

/// Whether no verdict is wrong and enough are right; prints the report.
pub fn run(session: &Session, filter: Option<&str>) -> Result<bool> {
    let folder = session.layout.subjects().join("svcomp");
    let wanted = |path: &PathBuf| path.join("expected").is_file() && name(path).contains(filter.unwrap_or_default());
    let programs: Vec<PathBuf> = list(&folder)?.into_iter().filter(wanted).collect();
    compile(session, &folder, &programs)?;
    let results = pool::map(&programs, session.jobs, "verifying", |program| judge(session, program));
    let mut all = Vec::new();
    let mut undecided = 0;
    for (program, result) in programs.iter().zip(results) {
        let (verdict, time) = result?;
        if let Verdict::Skipped(why) = &verdict {
            undecided += 1;
            println!("undecided {}: {why}", name(program));
            continue;
        }
        let name = name(program);
        let group = name.split('_').next().unwrap_or_default().to_string();
        all.push(Judged { group, name, verdict, time });
    }
    let right = judged::print("svcomp", &all);
    println!("{} of {} programs decided within {BUDGET}", programs.len() - undecided, programs.len());
    Ok(right && (filter.is_some() || programs.len() - undecided >= DECIDED))
}

fn compile(session: &Session, folder: &Path, programs: &[PathBuf]) -> Result<()> {
    let jdk = engine::jdk(session)?;
    let _lock = library::lock(&session.layout)?;
    let mut common = Vec::new();
    common.extend(Library::folder(&session.layout, &folder.join("common"), "")?.sources);
    let compiled = pool::map(programs, session.jobs, "compiling", |program| {
        let mut library = Library::folder(&session.layout, program, "")?;
        library.sources.extend(common.iter().cloned());
        library.output = classes(session, program);
        library.compile(jdk, |_| Ok(()))
    });
    compiled.into_iter().collect::<Result<Vec<bool>>>()?;
    Ok(())
}

fn classes(session: &Session, program: &Path) -> PathBuf {
    session.layout.classes().join("svcomp").join(name(program))
}

/// `Skipped` is a program that was not decided.
fn judge(session: &Session, program: &Path) -> Result<(Verdict, Duration)> {
    let expected = read(program)?;
    let engine = Engine::new(session, &[classes(session, program)])?;
    let outcome = engine.run_within("verify", &["Main", "--json", "--time", BUDGET], LIMIT)?;
    let time = outcome.time;
    let mut verdict = compare(&expected, &outcome);
    if matches!(verdict, Verdict::Passed) {
        let arguments = ["Main", "--json", "--time", CHECKED_BUDGET, "--cross-check"];
        let checked = engine.run_within("verify", &arguments, LIMIT)?;
        verdict =
            engine::json(&checked).and_then(|value| engine::agrees(&value)).map_or_else(Verdict::Failed, |()| verdict);
    }
    Ok((verdict, time))
}

fn compare(expected: &Expected, outcome: &Outcome) -> Verdict {
    let value = match engine::json(outcome) {
        Ok(value) => value,
        Err(message) => return Verdict::Failed(message),
    };
    let failures = failures(&value);
    match (value["verdict"].as_str().unwrap_or_default(), expected) {
        ("inconclusive", _) => Verdict::Skipped(value["open"].to_string()),
        ("holds" | "holds within the scope", Expected::Holds) => Verdict::Passed,
        ("violated", Expected::Fails(failure)) if failures == [failure.clone()] => Verdict::Passed,
        (verdict, Expected::Holds) => Verdict::Failed(format!("it holds, but: {verdict} {}", failures.join(", "))),
        (verdict, Expected::Fails(failure)) => {
            Verdict::Failed(format!("{failure} expected, but: {verdict} {}", failures.join(", ")))
        }
    }
}

/// The violations as in `expected`: class and line.
fn failures(value: &Value) -> Vec<String> {
    let violations = value["violations"].as_array().into_iter().flatten();
    let describe = |violation: &Value| {
        let what = violation["what"].as_str().unwrap_or_default();
        let class = what.trim_start_matches("failed assertion ").trim_start_matches("uncaught ");
        let class = class.split(':').next().unwrap_or_default();
        let line = line(violation).map_or_else(String::new, |line| line.to_string());
        format!("{class} {line}")
    };
    violations.map(describe).collect()
}

/// The line of the place where a violation is reported.
pub(super) fn line(violation: &Value) -> Option<u32> {
    let place = violation["place"].as_str()?;
    place.rsplit_once(':')?.1.trim_end_matches(')').parse().ok()
}

fn read(program: &Path) -> Result<Expected> {
    let text = fs::read_to_string(program.join("expected"))?;
    let mut lines = text.lines();
    match lines.next() {
        Some("true") => Ok(Expected::Holds),
        Some("false") => {
            let failure = lines.next().with_context(|| format!("{}/expected names no line", program.display()))?;
            Ok(Expected::Fails(failure.trim().to_string()))
        }
        _ => anyhow::bail!("{}/expected begins with neither true nor false", program.display()),
    }
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
