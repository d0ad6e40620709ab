//! `testkit bugs`: every seeded bug is found with its smallest heap and confirmed on a JVM, and every repaired class holds.
//!
//! `subjects/bugs/expected.csv` says for each class the method, the property that is violated, the line (of a failing
//! statement; a predicate fails as a whole), the number of objects in the smallest input heap, and up to which n the
//! repaired class is verified.

use std::fs;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::svcomp::line;
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::Verdict;

/// The scope in which each bug shows.
const BUGGY_N: &str = "3";

/// One line of `expected.csv`.
pub(crate) struct Bug {
    pub(crate) class: String,
    pub(crate) method: String,
    pub(crate) property: String,
    line: Option<u32>,
    pub(crate) objects: u64,
    fixed_n: String,
}

/// Whether all bugs are found and nothing else; prints the report.
pub fn run(session: &Session, filter: Option<&str>) -> Result<bool> {
    let mut bugs = read(session)?;
    bugs.retain(|bug| bug.class.contains(filter.unwrap_or_default()));
    let engine = Engine::of(session, "bugs")?.replaying();
    let cases: Vec<(&Bug, bool)> = bugs.iter().flat_map(|bug| [(bug, false), (bug, true)]).collect();
    let judged = pool::map(&cases, session.jobs, "verifying", |&(bug, fixed)| judge(&engine, bug, fixed));
    Ok(judged::print("bugs", &judged.into_iter().collect::<Result<Vec<_>>>()?))
}

fn judge(engine: &Engine, bug: &Bug, fixed: bool) -> Result<Judged> {
    let package = if fixed { "bugs.fixed" } else { "bugs" };
    let n = if fixed { &bug.fixed_n } else { BUGGY_N };
    let target = format!("{package}.{}#{}", bug.class, bug.method);
    let outcome = engine.run("verify", &[&target, "--json", "--cross-check", "--n", n])?;
    let verdict = if fixed { holds(&outcome) } else { bug.found(&outcome) };
    let group = if fixed { "fixed" } else { "seeded" };
    let verdict = verdict.map_or_else(Verdict::Failed, |()| Verdict::Passed);
    Ok(Judged { group: group.to_string(), name: bug.class.clone(), verdict, time: outcome.time })
}

fn holds(outcome: &Outcome) -> Result<(), String> {
    let value = engine::json(outcome)?;
    match value["verdict"].as_str() {
        Some("holds" | "holds within the scope") => Ok(()),
        _ => Err(format!("it does not hold: {} {} {}", value["verdict"], value["violations"], value["open"])),
    }
}

impl Bug {
    fn found(&self, outcome: &Outcome) -> Result<(), String> {
        let value = engine::json(outcome)?;
        let violations = value["violations"].as_array().cloned().unwrap_or_default();
        let [violation] = violations.as_slice() else {
            return Err(format!("one violation expected: {} {}", value["verdict"], value["violations"]));
        };
        let found = (violation["property"].as_str(), line(violation), violation["objects"].as_u64());
        let expected = (Some(self.property.as_str()), self.line, Some(self.objects));
        if violation["replay"]["outcome"] != "confirmed" {
            return Err(format!("no JVM confirms it: {}", violation["replay"]));
        }
        if found == expected {
            return Ok(());
        }
        let input: Vec<&str> = violation["input"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        Err(format!("property, line, objects: {expected:?} expected, found {found:?}\n{}", input.join("\n")))
    }
}

/// The lines of `expected.csv`.
pub(crate) fn read(session: &Session) -> Result<Vec<Bug>> {
    let path = session.layout.subjects().join("bugs/expected.csv");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    text.lines().skip(1).map(|line| parse(line).with_context(|| format!("{}: {line}", path.display()))).collect()
}

fn parse(line: &str) -> Result<Bug> {
    let fields: Vec<&str> = line.split(',').collect();
    let [class, method, property, line, objects, fixed_n] = fields.as_slice() else {
        bail!("six fields expected");
    };
    Ok(Bug {
        class: class.to_string(),
        method: method.to_string(),
        property: property.to_string(),
        line: if line.is_empty() { None } else { Some(line.parse()?) },
        objects: objects.parse()?,
        fixed_n: fixed_n.to_string(),
    })
}
