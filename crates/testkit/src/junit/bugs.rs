//! The seeded bugs come out as failing tests with minimal heaps, and the same tests pass once the bug is fixed.

use std::fs;
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};
use emit::junit::Junit;
use emit::run::Results;

use super::project::{self, Project};
use super::written::{self, Test, TestClass};
use super::{Tests, judge, scratch};
use crate::command::Session;
use crate::pool;
use crate::symbolic::bugs::{Bug, read};

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let seeded = seeded(session, wanted)?;
    let mut is_right = seeded;
    for folder in project::examples(session)? {
        if folder.join("fix.patch").is_file() {
            is_right &= planted(session, wanted, &folder)?;
        }
    }
    Ok(is_right)
}

/// The bugs of `subjects/bugs`.
fn seeded(session: &Session, wanted: &Tests) -> Result<bool> {
    let folder = scratch(session, "bugs")?;
    let project = project::project(session, wanted, "bugs")?;
    let bugs = read(session)?;
    let said = pool::map(&bugs, session.jobs, "writing tests", |bug| {
        let target = format!("bugs.{}#{}", bug.class, bug.method);
        written::write(session, &project, &target, &["--n".to_string(), "3".to_string()], &folder.join("src"))
    });
    said.into_iter().collect::<Result<Vec<_>>>()?;
    let classes = written::classes(&folder.join("src"))?;
    let projects = [project];
    let mut wrong = Vec::new();
    let results = run_on(session, &projects, &classes, &folder.join("buggy"))?;
    wrong.extend(judge::wrong(&classes, &results, false));
    for bug in &bugs {
        let start = format!("bugs.{}", bug.class);
        let own = classes.iter().filter(|class| class.name.starts_with(&start)).flat_map(|class| &class.tests);
        let shown: Vec<&Test> = own.filter(|test| test.bug.is_some()).collect();
        if !shown.iter().any(|test| shows(test, bug)) {
            let names: Vec<String> = shown.iter().map(|t| format!("{} ({} objects)", t.name, objects(t))).collect();
            let what = format!("{} with {} objects", bug.property, bug.objects);
            wrong.push(format!("{}: no failing test for {what}; there are {}", bug.class, names.join(", ")));
        }
    }
    let fixed = fixed(&folder, &classes)?;
    let results = run_on(session, &projects, &fixed, &folder.join("repaired"))?;
    wrong.extend(judge::wrong(&fixed, &results, true));
    report("seeded bugs", bugs.len(), &classes, &wrong)
}

/// Whether a test shows a bug, with its smallest heap.
fn shows(test: &Test, bug: &Bug) -> bool {
    let property = match bug.property.as_str() {
        "invariant" => "keepsInvariant",
        "postcondition" => "keepsPostcondition",
        "exceptions" => "doesNotThrow",
        _ => "passesAssertions",
    };
    test.name.contains(property) && objects(test) == bug.objects
}

/// How many objects the drawing of a test's input has.
fn objects(test: &Test) -> u64 {
    let drawn = test.body.iter().filter_map(|line| line.strip_prefix("// "));
    // Arrays of numbers stand in the line of what refers to them.
    drawn.map(|line| line.contains(": ") as u64 + line.matches("[] [").count() as u64).sum()
}

/// The same tests for the repaired classes, which are in a package of their own.
fn fixed(folder: &Path, classes: &[TestClass]) -> Result<Vec<TestClass>> {
    let into = folder.join("fixed");
    fs::create_dir_all(&into)?;
    for class in classes {
        let text = fs::read_to_string(&class.file)?;
        let text = text.replace("package bugs;", "package bugs.fixed;").replace("\"bugs.", "\"bugs.fixed.");
        fs::write(into.join(class.file.file_name().unwrap_or_default()), text)?;
    }
    written::classes(&into)
}

/// The bug of an example.
fn planted(session: &Session, wanted: &Tests, example: &Path) -> Result<bool> {
    let short = example.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let folder = scratch(session, &short)?;
    let project = project::project(session, wanted, &format!("examples/{short}"))?;
    let said = pool::map(&project.targets, session.jobs, "writing tests", |(target, flags)| {
        written::write(session, &project, target, flags, &folder.join("src"))
    });
    said.into_iter().collect::<Result<Vec<_>>>()?;
    let classes = written::classes(&folder.join("src"))?;
    let results = run_on(session, &[project], &classes, &folder.join("buggy"))?;
    let mut wrong = judge::wrong(&classes, &results, false);
    if classes.iter().flat_map(|class| &class.tests).all(|test| test.bug.is_none()) {
        wrong.push(format!("{short}: no test shows the planted bug"));
    }
    let repaired = repair(session, wanted, example, &folder)?;
    let results = run_on(session, &[repaired], &classes, &folder.join("repaired"))?;
    wrong.extend(judge::wrong(&classes, &results, true));
    report(&format!("planted bug of {short}"), 1, &classes, &wrong)
}

/// A copy of an example with its patch applied, compiled.
fn repair(session: &Session, wanted: &Tests, example: &Path, folder: &Path) -> Result<Project> {
    let copy = folder.join("copy");
    let status = Command::new("cp").arg("-r").arg(example).arg(&copy).status().context("cannot start cp")?;
    let patch = fs::File::open(example.join("fix.patch"))?;
    let patched = Command::new("patch").args(["-s", "-p1", "-d"]).arg(&copy).stdin(patch).status();
    if !status.success() || !patched.context("cannot start patch")?.success() {
        bail!("fix.patch cannot be applied to {}", example.display());
    }
    let name = format!("repaired/{}", example.file_name().unwrap_or_default().to_string_lossy());
    project::of_folder(session, wanted, &name, &copy.join("src/main/java"))
}

fn run_on(session: &Session, projects: &[Project], classes: &[TestClass], folder: &Path) -> Result<Results> {
    let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
    let runner = judge::runner(jdk, projects, folder.to_path_buf(), Junit::Five);
    judge::compile(&runner, classes).and_then(|()| runner.run(None)).map_err(anyhow::Error::msg)
}

fn report(what: &str, bugs: usize, classes: &[TestClass], wrong: &[String]) -> Result<bool> {
    let tests: Vec<&Test> = classes.iter().flat_map(|class| &class.tests).collect();
    let failing = tests.iter().filter(|test| test.bug.is_some()).count();
    println!(
        "{what}: {bugs}, {} tests, {failing} of them fail, and pass once fixed; {} wrong",
        tests.len(),
        wrong.len()
    );
    wrong.iter().for_each(|what| println!("WRONG {what}"));
    Ok(wrong.is_empty())
}
