//! `testkit counts`: path counts of Kiasan's subjects, which combinatorics fix.
//!
//! `subjects/kiasan/expected.csv` has the columns `class,method,bound,value,lazy,lazier,lazier_sharp`; an empty count is
//! not asserted. The bound is `k` or `n`.

use std::fs;

use anyhow::{Context, Result, bail};

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::Verdict;

/// The columns with counts, and the strategies they are of.
const STRATEGIES: [&str; 3] = ["lazy", "lazier", "lazier-sharp"];

/// More paths than this take too long for every day; `--all` asserts them too.
const DAILY: u64 = 3_000;

/// With so few paths every answer of the solver is checked against bit-vectors as well, which are slow.
const CROSS_CHECKED: u64 = 12;

/// One count.
struct Count {
    class: String,
    method: String,
    bound: String,
    value: String,
    strategy: &'static str,
    paths: u64,
}

/// Whether all counts are as they should be; prints the report.
pub fn run(session: &Session, filter: Option<&str>, all: bool) -> Result<bool> {
    let path = session.layout.subjects().join("kiasan/expected.csv");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut counts = Vec::new();
    for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
        counts.extend(parse(line).with_context(|| format!("{}: {line}", path.display()))?);
    }
    let known = counts.len();
    counts.retain(|count| count.name().contains(filter.unwrap_or_default()) && (all || count.paths <= DAILY));
    let engine = Engine::of(session, "kiasan")?;
    let judged = pool::map(&counts, session.jobs, "counting", |count| {
        let outcome = engine.run("verify", &count.arguments())?;
        let verdict = count.compare(&outcome).map_or_else(Verdict::Failed, |()| Verdict::Passed);
        Ok(Judged { group: count.class.clone(), name: count.name(), verdict, time: outcome.time })
    });
    let right = judged::print("counts", &judged.into_iter().collect::<Result<Vec<_>>>()?);
    println!("{} of {known} counts asserted", counts.len());
    Ok(right)
}

impl Count {
    fn name(&self) -> String {
        format!("{}.{} {}={} {}", self.class, self.method, self.bound, self.value, self.strategy)
    }

    fn arguments(&self) -> Vec<String> {
        let target = format!("kiasan.{}#{}", self.class, self.method);
        let bound = format!("--{}", self.bound);
        let mut arguments = vec![&target, "--json", "--init", self.strategy, &bound, &self.value];
        if self.paths <= CROSS_CHECKED {
            arguments.push("--cross-check");
        }
        arguments.into_iter().map(String::from).collect()
    }

    fn compare(&self, outcome: &Outcome) -> Result<(), String> {
        let value = engine::json(outcome)?;
        engine::agrees(&value)?;
        let found = value["paths"]["completed"].as_u64();
        let verdict = value["verdict"].as_str().unwrap_or_default();
        if found != Some(self.paths) {
            return Err(format!("{} paths expected, not {found:?}", self.paths));
        }
        match verdict {
            "holds" | "holds within the scope" => Ok(()),
            _ => Err(format!("{verdict}: {} {}", value["violations"], value["open"])),
        }
    }
}

fn parse(line: &str) -> Result<Vec<Count>> {
    let fields: Vec<&str> = line.split(',').map(str::trim).collect();
    let [class, method, bound @ ("k" | "n"), value, counts @ ..] = fields.as_slice() else {
        bail!("class, method, k or n, its value and three counts expected");
    };
    let mut all = Vec::new();
    for (strategy, paths) in STRATEGIES.into_iter().zip(counts).filter(|(_, paths)| !paths.is_empty()) {
        all.push(Count {
            class: class.to_string(),
            method: method.to_string(),
            bound: bound.to_string(),
            value: value.to_string(),
            strategy,
            paths: paths.parse().context("a count is no number")?,
        });
    }
    Ok(all)
}
