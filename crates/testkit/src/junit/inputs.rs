//! No test has an invalid input: each input satisfies invariant and precondition, checked in the JVM.

use anyhow::Result;
use emit::junit::Junit;

use super::project::{self, Project};
use super::{Tests, judge, scratch, written};
use crate::command::Session;
use crate::pool;

/// What the checks say that `--check-inputs` puts into the tests.
const MARK: &str = "invalid input";
/// Where classes have invariants.
const PROJECTS: [&str; 4] = ["kiasan", "lissa", "bugs", "examples/"];

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let mut projects = project::all(session, wanted)?;
    projects.retain(|project| PROJECTS.iter().any(|name| project.name.starts_with(name)));
    let folder = scratch(session, "inputs")?;
    let time = format!("{}ms", wanted.time.as_millis());
    let jobs: Vec<(&Project, &(String, Vec<String>))> =
        projects.iter().flat_map(|project| project.targets.iter().map(move |target| (project, target))).collect();
    let said = pool::map(&jobs, session.jobs, "writing tests", |(project, (target, flags))| {
        let mut flags = flags.clone();
        flags.extend(["--time", &time, "--check-inputs"].map(String::from));
        if wanted.all {
            flags.extend(["--all-paths", "--max-paths", "300"].map(String::from));
        }
        written::write(session, project, target, &flags, &folder.join("src").join(&project.name))
    });
    said.into_iter().collect::<Result<Vec<_>>>()?;
    let mut classes = written::classes(&folder.join("src"))?;
    for class in &mut classes {
        class.tests.retain(|test| test.body.iter().any(|line| line.contains(MARK)));
    }
    let mut is_right = true;
    for jdk in session.jdks.of(None).iter().take(if wanted.all { 2 } else { 1 }) {
        let runner = judge::runner(jdk, &projects, judge::place(&folder, jdk), Junit::Five);
        let results = judge::compile(&runner, &classes).and_then(|()| runner.run(None)).map_err(anyhow::Error::msg)?;
        let checked: u64 = classes.iter().map(|class| class.tests.len() as u64).sum();
        let invalid: Vec<_> = results.failed.iter().filter(|(_, why)| why.message.contains(MARK)).collect();
        let valid = checked - invalid.len() as u64;
        println!("inputs of classes with an invariant, Java {}: {checked} checked, {valid} valid", jdk.version);
        invalid.iter().for_each(|(name, why)| println!("WRONG {name}: {}", why.message));
        let wrong = judge::wrong(&classes, &results, false);
        wrong.iter().for_each(|what| println!("WRONG {what}"));
        is_right &= invalid.is_empty() && wrong.is_empty() && checked > 0;
    }
    Ok(is_right)
}
