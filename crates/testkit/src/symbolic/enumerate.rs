//! `testkit enumerate`: how many valid structures classes have, which combinatorics fix.
//!
//! `subjects/kiasan/enumerate.csv` and `subjects/lissa/enumerate.csv` have the columns `class,flags,counts,why`; the
//! counts are by size from 0 on, and `why` says where they come from.

use std::fs;

use anyhow::{Context, Result, bail};

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::library::{self, Library};
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::Verdict;

const FOLDERS: [&str; 2] = ["kiasan", "lissa"];

/// The counts of one class.
struct Counts {
    class: String,
    flags: Vec<String>,
    by_size: Vec<u64>,
}

/// Whether all counts are as they should be; prints the report.
pub fn run(session: &Session, filter: Option<&str>) -> Result<bool> {
    let mut judged = Vec::new();
    for folder in FOLDERS {
        let path = session.layout.subjects().join(folder).join("enumerate.csv");
        let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let mut all = Vec::new();
        for line in text.lines().skip(1).filter(|line| !line.is_empty()) {
            all.push(Counts::parse(folder, line).with_context(|| format!("{}: {line}", path.display()))?);
        }
        all.retain(|counts| counts.name().contains(filter.unwrap_or_default()));
        let engine = compile(session, folder)?;
        judged.extend(pool::map(&all, session.jobs, "enumerating", |counts| {
            let outcome = engine.run("enumerate", &counts.arguments())?;
            let verdict = counts.compare(&outcome).map_or_else(Verdict::Failed, |()| Verdict::Passed);
            Ok(Judged { group: folder.to_string(), name: counts.name(), verdict, time: outcome.time })
        }));
    }
    Ok(judged::print("enumerate", &judged.into_iter().collect::<Result<Vec<_>>>()?))
}

/// The classes of a folder, with the annotations and intrinsics that some of them use.
fn compile<'a>(session: &'a Session, folder: &str) -> Result<Engine<'a>> {
    let layout = &session.layout;
    let _lock = library::lock(layout)?;
    let api = Library::folder(layout, &layout.root.join("java/lissom-api/src/main/java"), "lissom-api")?;
    api.compile(engine::jdk(session)?, |_| Ok(()))?;
    let mut classes = Library::folder(layout, &layout.subjects().join(folder), &format!("enumerate-{folder}"))?;
    classes.class_path.push(api.output.clone());
    classes.compile(engine::jdk(session)?, |_| Ok(()))?;
    Engine::new(session, &[classes.output, api.output])
}

impl Counts {
    fn parse(folder: &str, line: &str) -> Result<Counts> {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let [class, flags, counts, _] = fields.as_slice() else {
            bail!("class, flags, counts and where they come from expected");
        };
        let by_size: Result<Vec<u64>, _> = counts.split_whitespace().map(str::parse).collect();
        Ok(Counts {
            class: format!("{folder}.{class}"),
            flags: flags.split_whitespace().map(String::from).collect(),
            by_size: by_size.context("a count is no number")?,
        })
    }

    fn name(&self) -> String {
        format!("{} {}", self.class, self.flags.join(" "))
    }

    fn arguments(&self) -> Vec<String> {
        let fixed = [self.class.as_str(), "--count", "--json"].map(String::from);
        fixed.into_iter().chain(self.flags.iter().cloned()).collect()
    }

    fn compare(&self, outcome: &Outcome) -> Result<(), String> {
        let value = engine::json(outcome)?;
        if value["complete"] != true {
            return Err(format!("not all were found: {}", value["open"]));
        }
        let mut found = vec![0; self.by_size.len()];
        for entry in value["counts"].as_array().into_iter().flatten() {
            let size = entry["size"].as_u64().unwrap_or(0) as usize;
            found.resize(found.len().max(size + 1), 0);
            found[size] = entry["structures"].as_u64().unwrap_or(0);
        }
        if found == self.by_size { Ok(()) } else { Err(format!("{:?} expected, not {found:?}", self.by_size)) }
    }
}
