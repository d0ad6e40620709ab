//! The tests of all subjects compile without warnings, and pass on every JDK, except those of bugs, which fail.

use std::collections::BTreeMap;

use anyhow::Result;
use emit::junit::Junit;

use super::project::{self, Project};
use super::written::{self, Said, TestClass};
use super::{Tests, judge, scratch};
use crate::command::Session;
use crate::pool;

/// The folder whose tests are also written for JUnit 4.
const OLD: &str = "bugs";

/// Sums over projects.
#[derive(Default)]
struct Account {
    targets: u64,
    methods: u64,
    paths: u64,
    without: BTreeMap<String, u64>,
    refused: BTreeMap<String, u64>,
    wrong: Vec<String>,
}

impl Account {
    fn add(&mut self, said: Said) {
        match said.refused {
            // The names in it aside.
            Some(why) => *self.refused.entry(without_names(&why)).or_default() += 1,
            None => self.targets += 1,
        }
        self.methods += said.methods;
        self.paths += said.paths;
        said.without.into_iter().for_each(|(why, count)| *self.without.entry(why).or_default() += count);
        self.wrong.extend(said.wrong);
    }
}

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let projects = project::all(session, wanted)?;
    let is_right = check(session, wanted, &projects, Junit::Five)?;
    let old: Vec<Project> = projects.into_iter().filter(|project| project.name == OLD).collect();
    Ok((old.is_empty() || check(session, wanted, &old, Junit::Four)?) && is_right)
}

fn check(session: &Session, wanted: &Tests, projects: &[Project], junit: Junit) -> Result<bool> {
    let version = if junit == Junit::Five { "5" } else { "4" };
    let folder = scratch(session, &format!("junit-{version}"))?;
    let time = format!("{}ms", wanted.time.as_millis());
    let jobs: Vec<(&Project, &(String, Vec<String>))> =
        projects.iter().flat_map(|project| project.targets.iter().map(move |target| (project, target))).collect();
    let said = pool::map(&jobs, session.jobs, "writing tests", |(project, (target, flags))| {
        let mut flags = flags.clone();
        flags.extend(["--time", &time, "--junit", version].map(String::from));
        written::write(session, project, target, &flags, &folder.join("src").join(&project.name))
    });
    let mut account = Account::default();
    for one in said {
        account.add(one?);
    }
    let classes = written::classes(&folder.join("src"))?;
    print(&account, &classes, projects.len(), version);
    let mut is_right = account.wrong.is_empty();
    for jdk in session.jdks.of(None) {
        let runner = judge::runner(&jdk, projects, judge::place(&folder, &jdk), junit);
        let results = judge::compile(&runner, &classes).and_then(|()| runner.run(None));
        let wrong = match &results {
            Ok(results) => judge::wrong(&classes, results, false),
            Err(message) => vec![message.clone()],
        };
        let (passed, failed) = results.map_or((0, 0), |results| (results.passed.len(), results.failed.len()));
        let version = &jdk.version;
        println!("  Java {version}: {passed} passed, {failed} failed as they should, {} wrong", wrong.len());
        wrong.iter().for_each(|what| println!("WRONG {what}"));
        is_right &= wrong.is_empty();
    }
    Ok(is_right)
}

fn print(account: &Account, classes: &[TestClass], projects: usize, version: &str) {
    let tests: Vec<_> = classes.iter().flat_map(|class| &class.tests).collect();
    println!(
        "tests for JUnit {version}: {projects} projects, {} classes or methods with {} methods and {} paths: {} tests in {} \
         files, {} of them of bugs, {} with reflection",
        account.targets,
        account.methods,
        account.paths,
        tests.len(),
        classes.len(),
        tests.iter().filter(|test| test.bug.is_some()).count(),
        tests.iter().filter(|test| test.is_reflected).count(),
    );
    account.without.iter().for_each(|(why, count)| println!("  paths without a test, {count}: {why}"));
    account.refused.iter().for_each(|(why, count)| println!("  refused, {count}: {why}"));
    account.wrong.iter().for_each(|what| println!("WRONG {what}"));
}

/// A message without what it is about, so that those of one kind are counted together.
fn without_names(message: &str) -> String {
    let words: Vec<&str> = message.split(' ').collect();
    let is_name = |word: &str| word.contains(['#', '(', '$']) || word.contains('.') && !word.ends_with('.');
    let is_first = |at: usize| at > 0 && words[at - 1] == "lissom:";
    let shown =
        |(at, word): (usize, &&str)| if is_name(word) || is_first(at) { "…".to_string() } else { word.to_string() };
    words.iter().enumerate().map(shown).collect::<Vec<_>>().join(" ")
}
