//! `testkit threads`: neither the number of threads nor the order of search changes what is printed.
//!
//! One run of each subject in `subjects/verify` is repeated with each variant, and so are some of Kiasan's methods,
//! which have enough paths for threads to steal from each other.

use std::time::Duration;

use anyhow::Result;

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::plan::PlannedRun;
use super::verify;
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::{Verdict, difference};

/// What must not matter.
const VARIANTS: [&[&str]; 6] = [
    &["-j", "2"],
    &["-j", "4"],
    &["--order", "breadth"],
    &["--order", "coverage"],
    &["--order", "small"],
    &["--order", "small", "-j", "2"],
];

/// Flags with which a run is no candidate: it stops early, says so itself, or is refused.
const UNSUITABLE: [&str; 5] = ["--order", "-j", "--max-paths", "--time", "--memory"];

/// Where the solver's time counts, and there is hardly a choice.
const SLOW_GROUP: &str = "floats";

/// Methods with many paths, in a scope that takes some tenths of a second.
const KIASAN: [(&str, &str); 6] = [
    ("BinarySearchTree#find", "7"),
    ("BinarySearchTree#insert", "6"),
    ("AvlTree#insert", "6"),
    ("TreeMap#put", "5"),
    ("LinkedList#contains", "3"),
    ("PriorityQueue#poll", "5"),
];

/// Whether all variants print the same; prints the report.
pub fn run(session: &Session, filter: Option<&str>) -> Result<bool> {
    let subjects = verify::load(session)?;
    let classes = verify::compile(session, &subjects)?;
    let kiasan = Engine::of(session, "kiasan")?;
    let known = verify::Known::load(session)?;
    let mut cases = Vec::new();
    let suitable = |subject: &&verify::Symbolic| subject.group != SLOW_GROUP && known.reason(subject).is_none();
    for subject in subjects.iter().filter(suitable) {
        // The last run of a subject is the one with most to do, where there is any difference.
        if let Some(run) = subject.plan.runs.iter().rev().find(|run| is_candidate(run)) {
            let engine = classes.engine(session, subject)?;
            cases.push((subject.group.clone(), engine, run.command.clone(), run.arguments.clone()));
        }
    }
    let mut kiasan_cases = Vec::new();
    for (method, n) in KIASAN {
        let arguments = [&format!("kiasan.{method}"), "--n", n].map(String::from).to_vec();
        kiasan_cases.push(("kiasan".to_string(), &kiasan, "verify".to_string(), arguments));
    }
    let all = cases.iter().map(|(group, engine, command, arguments)| (group, engine, command, arguments));
    let all: Vec<_> = all
        .chain(kiasan_cases.iter().map(|(group, engine, command, arguments)| (group, *engine, command, arguments)))
        .filter(|(group, _, _, arguments)| format!("{group}/{}", arguments[0]).contains(filter.unwrap_or_default()))
        .collect();
    let judged = pool::map(&all, session.jobs, "comparing", |&(group, engine, command, arguments)| {
        let (verdict, time) = compare(engine, command, arguments)?;
        Ok(Judged { group: group.clone(), name: arguments.join(" "), verdict, time })
    });
    Ok(judged::print("threads", &judged.into_iter().collect::<Result<Vec<_>>>()?))
}

fn is_candidate(run: &PlannedRun) -> bool {
    let explores = matches!(run.command.as_str(), "verify" | "explore");
    explores && run.expected.exit_code() != 2 && !UNSUITABLE.iter().any(|flag| run.has(flag))
}

fn compare(engine: &Engine, command: &str, arguments: &[String]) -> Result<(Verdict, Duration)> {
    let mut arguments = arguments.to_vec();
    if !arguments.iter().any(|argument| argument == "--json") {
        arguments.push("--json".to_string());
    }
    let alone = engine.run(command, &arguments)?;
    let mut time = alone.time;
    let Some(expected) = normalised(&alone) else {
        return Ok((Verdict::Failed(format!("{}", alone.exit)), time));
    };
    for variant in VARIANTS {
        let mut varied = arguments.clone();
        varied.extend(variant.iter().map(|flag| flag.to_string()));
        let outcome = engine.run(command, &varied)?;
        time += outcome.time;
        let found = normalised(&outcome).unwrap_or_else(|| outcome.exit.to_string());
        let name = variant.join(" ");
        if let Some(text) = difference(("-j 1", expected.as_bytes()), (&name, found.as_bytes())) {
            return Ok((Verdict::Failed(text), time));
        }
    }
    Ok((Verdict::Passed, time))
}

/// The JSON without times, and the exit code.
fn normalised(outcome: &Outcome) -> Option<String> {
    let mut value = engine::json(outcome).ok()?;
    engine::without_times(&mut value);
    Some(format!("{}\n{}\n", serde_json::to_string_pretty(&value).ok()?, outcome.exit))
}
