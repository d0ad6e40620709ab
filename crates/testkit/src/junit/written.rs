//! Has tests written by `lissom test`, and reads them and what was said.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use super::project::Project;
use crate::command::Session;
use crate::process::{self, Exit};

/// The longest that one class may take.
const LIMIT: Duration = Duration::from_secs(600);

/// One test method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Test {
    /// The method.
    pub name: String,
    /// What is wrong with the class, if the test is to fail.
    pub bug: Option<String>,
    pub is_reflected: bool,
    /// The lines of its body.
    pub body: Vec<String>,
}

/// A test class.
#[derive(Clone, Debug)]
pub(super) struct TestClass {
    /// Its full name.
    pub name: String,
    pub file: PathBuf,
    pub tests: Vec<Test>,
}

/// What `lissom test` said of a target.
#[derive(Default, Debug)]
pub(super) struct Said {
    pub methods: u64,
    pub paths: u64,
    /// Paths without a test, by reason.
    pub without: BTreeMap<String, u64>,
    /// Why there are no tests at all.
    pub refused: Option<String>,
    /// Bugs of ours.
    pub wrong: Vec<String>,
}

/// Has tests written for a target into a folder.
pub(super) fn write(session: &Session, project: &Project, target: &str, flags: &[String], into: &Path) -> Result<Said> {
    let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
    let mut command = Command::new(&session.layout.lissom);
    command.args(["test", "-q", "--no-replay", "--jdk"]).arg(&jdk.home).arg("--class-path").arg(&project.classes);
    command.arg(target).arg("-o").arg(into).args(flags);
    let outcome = process::run(&mut command, b"", LIMIT)?;
    let stderr = String::from_utf8_lossy(&outcome.stderr);
    let mut said = read(&String::from_utf8_lossy(&outcome.stdout));
    match outcome.exit {
        Exit::Code(0 | 1 | 3) => {}
        Exit::Code(2) => said.refused = Some(stderr.lines().next().unwrap_or_default().to_string()),
        other => said.wrong.push(format!("{target}: {other}: {}", stderr.lines().next().unwrap_or_default())),
    }
    if stderr.contains("panicked") {
        said.wrong.push(format!("{target}: {stderr}"));
    }
    Ok(said)
}

fn read(printed: &str) -> Said {
    let mut said = Said::default();
    for line in printed.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(rest) = line.strip_prefix("  no test for ") {
            let count = words.get(3).and_then(|word| word.parse().ok()).unwrap_or(1);
            let reason = rest.split_once(": ").map_or(rest, |(_, reason)| reason);
            *said.without.entry(reason.to_string()).or_default() += count;
        } else if line.contains("bug in Lissom") {
            said.wrong.push(line.trim().to_string());
        } else if let Some((_, counts)) = line.split_once("): ")
            && let Some((paths, rest)) = counts.split_once(" path")
            && rest.contains(" test")
        {
            said.methods += 1;
            said.paths += paths.parse::<u64>().unwrap_or(0);
        }
    }
    said
}

/// The test classes in a folder and in those below, by name.
pub(super) fn classes(folder: &Path) -> Result<Vec<TestClass>> {
    let mut all = Vec::new();
    if !folder.is_dir() {
        return Ok(all);
    }
    for path in crate::suite::list(folder)? {
        if path.is_dir() {
            all.extend(classes(&path)?);
        } else {
            all.push(class(&path)?);
        }
    }
    all.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(all)
}

fn class(file: &Path) -> Result<TestClass> {
    let text = fs::read_to_string(file)?;
    let package = text.lines().find_map(|line| line.strip_prefix("package ")?.strip_suffix(';'));
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let name = package.map_or(stem.to_string(), |package| format!("{package}.{stem}"));
    Ok(TestClass { name, file: file.to_path_buf(), tests: tests(&text) })
}

fn tests(text: &str) -> Vec<Test> {
    let mut tests: Vec<Test> = Vec::new();
    let (mut bug, mut is_inside) = (None, false);
    for line in text.lines() {
        if let Some(words) = line.trim_start().strip_prefix("/** Fails as long as there is this bug: ") {
            let words = words.split(". Perhaps no calls lead").next().unwrap_or(words);
            bug = Some(words.trim_end_matches(". */").to_string());
        }
        let head = line.strip_prefix("    public void ").or_else(|| line.strip_prefix("    void "));
        if let Some((name, _)) = head.and_then(|head| head.split_once('(')) {
            is_inside = true;
            tests.push(Test { name: name.to_string(), bug: bug.take(), is_reflected: false, body: Vec::new() });
        } else if line == "    }" {
            is_inside = false;
        } else if let Some(test) = tests.last_mut().filter(|_| is_inside) {
            test.is_reflected |= is_reflected(line);
            test.body.push(line.trim().to_string());
        }
    }
    tests
}

fn is_reflected(line: &str) -> bool {
    let helpers = ["allocate(\"", "construct(\"", "call(", "set(", "get(null", "array(\""];
    helpers
        .iter()
        .flat_map(|helper| line.match_indices(helper))
        .any(|(at, _)| line[..at].chars().next_back().is_some_and(|c| !c.is_alphanumeric() && c != '.' && c != '_'))
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn tests_are_read() {
        let text = "class T {\n    @Test\n    void a() {\n        set(x, \"T\", \"f\", 1);\n    }\n\n    /** Fails as long as \
                    there is this bug: no. */\n    @Test\n    public void b() throws Exception {\n        x.set(1);\n    }\n}\n";
        let found = tests(text);
        let rows: Vec<_> = found.iter().map(|t| (t.name.as_str(), t.bug.as_deref(), t.is_reflected)).collect();
        assert_eq!(rows, [("a", None, true), ("b", Some("no"), false)]);
    }

    #[test]
    fn what_is_said_is_read() {
        let said = read("a.B#m(int): 7 paths, 1 test; holds\n  no test for 3 of the paths: why\n");
        assert_eq!((said.methods, said.paths, said.without["why"]), (1, 7, 3));
    }
}
