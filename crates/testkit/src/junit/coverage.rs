//! The minimal suites take every branch that some path takes, as JaCoCo measures it.
//!
//! JaCoCo does not count all branches of the class file: it leaves out those that the compiler made for `assert`,
//! `switch` over strings or enums, and copies of `finally` blocks. So what is compared for each method is what is *not*
//! taken: JaCoCo misses at most the branches that no path takes.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use emit::junit::Junit;
use emit::run::Covered;

use super::project::{self, Project};
use super::{Tests, judge, scratch, written};
use crate::command::Session;
use crate::pool;

/// Where there are trees, lists and heaps.
const PROJECTS: [&str; 3] = ["kiasan", "lissa", "examples/"];

/// Of LISSA's classes, those that can become tests: the others ask Lissom for values.
const LISSA: [&str; 3] = ["lissa.LinkedList", "lissa.TreeMap", "lissa.TreeSet"];

/// A method: class, name, descriptor.
type Key = (String, String, String);
/// The branches of each method, and whether some path takes them.
type Branches = BTreeMap<Key, BTreeMap<(u32, u32), bool>>;

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let mut projects = project::all(session, wanted)?;
    projects.retain(|project| PROJECTS.iter().any(|name| project.name.starts_with(name)));
    for project in &mut projects {
        project.targets.retain(|(target, _)| project.name != "lissa" || LISSA.contains(&target.as_str()));
    }
    let mut is_right = true;
    for project in &projects {
        is_right &= check(session, wanted, project)?;
    }
    println!("  the papers: StarFinder 98.98 % on average, JBSE 68.54 % with valid inputs only");
    Ok(is_right)
}

fn check(session: &Session, wanted: &Tests, project: &Project) -> Result<bool> {
    let folder = scratch(session, &format!("coverage/{}", project.name))?;
    let time = format!("{}ms", wanted.time.as_millis());
    let said = pool::map(&project.targets, session.jobs, "writing tests", |(target, flags)| {
        let mut flags = flags.clone();
        let list = folder.join(format!("{target}.branches"));
        flags.extend(["--time", &time, "--branches", &list.to_string_lossy()].map(String::from));
        written::write(session, project, target, &flags, &folder.join("src"))
    });
    said.into_iter().collect::<Result<Vec<_>>>()?;
    let classes = written::classes(&folder.join("src"))?;
    let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
    let runner = judge::runner(jdk, std::slice::from_ref(project), judge::place(&folder, jdk), Junit::Five);
    judge::compile(&runner, &classes).map_err(anyhow::Error::msg)?;
    let (_, covered) = emit::run::coverage(&runner).map_err(anyhow::Error::msg)?;
    Ok(compare(&project.name, &read(&folder)?, &covered))
}

fn read(folder: &Path) -> Result<Branches> {
    let mut branches = Branches::new();
    for path in crate::suite::list(folder)? {
        if path.extension().is_none_or(|extension| extension != "branches") {
            continue;
        }
        for line in fs::read_to_string(&path)?.lines() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [class, method, descriptor, at, to, is_taken] = fields.as_slice() else { continue };
            let key = (class.to_string(), method.to_string(), descriptor.to_string());
            let taken = branches.entry(key).or_default().entry((at.parse()?, to.parse()?)).or_default();
            *taken |= *is_taken == "true";
        }
    }
    Ok(branches)
}

fn compare(name: &str, branches: &Branches, covered: &[Covered]) -> bool {
    let (mut all, mut taken, mut feasible, mut counted) = (0, 0, 0, 0);
    let mut wrong = Vec::new();
    let mut others = BTreeSet::new();
    for row in covered {
        let key = (row.class.clone(), row.method.0.clone(), row.method.1.clone());
        let Some(own) = branches.get(&key) else { continue };
        let (ours, possible) = (own.len() as u64, own.values().filter(|taken| **taken).count() as u64);
        counted += 1;
        all += row.covered + row.missed;
        taken += row.covered;
        // Branches that JaCoCo does not count are taken to be feasible ones first.
        feasible += (row.covered + row.missed).saturating_sub(ours - possible).max(row.covered);
        if row.covered + row.missed != ours {
            others.insert(format!("{}.{}", row.class, row.method.0));
        }
        if row.missed > ours - possible {
            let never = ours - possible;
            wrong.push(format!("{}.{}: JaCoCo misses {}, no path takes {never}", row.class, row.method.0, row.missed));
        }
    }
    let percent = |part: u64, whole: u64| 100.0 * part as f64 / whole.max(1) as f64;
    println!(
        "coverage of {name}: {counted} methods, {taken} of {all} branches ({:.2} %), of those that some path takes {:.2} %",
        percent(taken, all),
        percent(taken, feasible),
    );
    if !others.is_empty() {
        println!("  JaCoCo counts other branches in {} methods: {}", others.len(), join(&others));
    }
    wrong.iter().for_each(|what| println!("WRONG {what}"));
    wrong.is_empty() && counted > 0
}

fn join(names: &BTreeSet<String>) -> String {
    let shown: Vec<&str> = names.iter().map(String::as_str).take(4).collect();
    let more = if names.len() > 4 { ", …" } else { "" };
    format!("{}{more}", shown.join(", "))
}
