//! Compiles and runs test classes: those of bugs fail, all others pass.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use emit::junit::Junit;
use emit::run::{Results, Runner};

use super::project::Project;
use super::written::TestClass;
use crate::jdk::Jdk;

/// How a test went, all of its rows together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Went {
    pub passed: u64,
    pub failed: u64,
}

/// What runs the tests of some projects on a JDK.
pub(super) fn runner(jdk: &Jdk, projects: &[Project], folder: PathBuf, junit: Junit) -> Runner {
    let path: Vec<String> = projects.iter().map(|project| project.classes.display().to_string()).collect();
    Runner { jdk: jdk.home.clone(), class_path: path.join(":"), folder, junit }
}

/// Compiles test classes.
pub(super) fn compile(runner: &Runner, classes: &[TestClass]) -> Result<(), String> {
    let files: Vec<PathBuf> = classes.iter().map(|class| class.file.clone()).collect();
    runner.compile(&files)
}

/// How each test went, by `Class.test`.
pub(super) fn went(results: &Results) -> BTreeMap<String, Went> {
    let mut all: BTreeMap<String, Went> = BTreeMap::new();
    let plain = |name: &str| name.split(['(', '[']).next().unwrap_or(name).to_string();
    results.passed.iter().for_each(|name| all.entry(plain(name)).or_default().passed += 1);
    results.failed.iter().for_each(|(name, _)| all.entry(plain(name)).or_default().failed += 1);
    all
}

/// What is wrong about how tests went. Once the bugs are fixed, all pass.
pub(super) fn wrong(classes: &[TestClass], results: &Results, is_fixed: bool) -> Vec<String> {
    let all = went(results);
    let mut wrong = Vec::new();
    for (class, test) in classes.iter().flat_map(|class| class.tests.iter().map(move |test| (class, test))) {
        let name = format!("{}.{}", class.name, test.name);
        let is_to_fail = test.bug.is_some() && !is_fixed;
        let why = results.failed.iter().find(|(failed, _)| failed.starts_with(&format!("{name}("))).map(|(_, why)| why);
        match all.get(&name) {
            None => wrong.push(format!("{name} was not run")),
            Some(Went { passed, .. }) if is_to_fail && *passed > 0 => {
                wrong.push(format!("{name} passes, and shows a bug"))
            }
            Some(Went { failed, .. }) if !is_to_fail && *failed > 0 => {
                wrong.push(format!("{name} fails: {}", why.map_or("", |why| &why.message)));
            }
            Some(_) => {
                if let (true, Some(bug), Some(why)) = (is_to_fail, &test.bug, why)
                    && !why.shows(bug)
                {
                    wrong.push(format!("{name} fails in another way: {}: {}; expected: {bug}", why.class, why.message));
                }
            }
        }
    }
    wrong
}

/// A folder for a run on a JDK.
pub(super) fn place(folder: &Path, jdk: &Jdk) -> PathBuf {
    folder.join(format!("run-{}", jdk.level))
}
