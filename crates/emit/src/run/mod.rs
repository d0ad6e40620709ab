//! Running test classes on a JVM, as a build would.

mod coverage;
mod jars;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub use coverage::{Covered, coverage};

use crate::junit::Junit;

/// Where tests are compiled and run.
pub struct Runner {
    /// The home of the JDK.
    pub jdk: PathBuf,
    /// The classes that are tested: a class path.
    pub class_path: String,
    /// A folder for class files and reports, which is the runner's own.
    pub folder: PathBuf,
    /// The JUnit that the tests are written for.
    pub junit: Junit,
}

/// What came of running tests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Results {
    /// Names of tests that passed: `Class.test`.
    pub passed: Vec<String>,
    /// Names of tests that failed, with why.
    pub failed: Vec<(String, Failure)>,
}

/// How the words for a bug begin that a check of the test itself shows.
const PREDICATES: [&str; 2] = ["the invariant does not hold", "the postcondition does not hold"];
/// What checks of JUnit 5 and 4 throw.
const ASSERTIONS: [&str; 2] = ["org.opentest4j.AssertionFailedError", "java.lang.AssertionError"];

/// How the names of the JDK's own packages begin.
const OF_JDK: [&str; 4] = ["java.", "javax.", "jdk.", "sun."];

/// Why a test failed.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub struct Failure {
    /// The class of what was thrown, as `Class.getName` gives it.
    pub class: String,
    /// The first line of its message, or the class.
    pub message: String,
    /// Where it was thrown: the stack trace.
    pub trace: String,
}

impl Failure {
    /// Whether it is the bug that these words of a test tell: its exception, thrown where they say.
    pub fn shows(&self, bug: &str) -> bool {
        if PREDICATES.iter().any(|words| bug.starts_with(words)) {
            return ASSERTIONS.contains(&self.class.as_str());
        }
        let (what, place) = bug.rsplit_once(" at ").filter(|(_, at)| at.ends_with(')')).unwrap_or((bug, ""));
        // Where the stack is full is another place every time, and lines of the JDK are others in every release.
        let is_anywhere = self.class == "java.lang.StackOverflowError" || OF_JDK.iter().any(|of| place.starts_with(of));
        let is_there = is_anywhere || self.trace.contains(place);
        what.split([' ', ':']).any(|word| word == self.class) && is_there
    }
}

impl Runner {
    /// Compiles test sources, all of javac's warnings on that can be about them. Warnings are errors.
    pub fn compile(&self, sources: &[PathBuf]) -> Result<(), String> {
        let classes = self.classes();
        std::fs::create_dir_all(&classes).map_err(|e| format!("cannot write to {}: {e}", classes.display()))?;
        let mut javac = Command::new(jars::tool(&self.jdk, "javac")?);
        javac.args(["-Xlint:all,-classfile,-path", "-Werror", "-proc:none", "-encoding", "UTF-8", "-d"]).arg(&classes);
        javac.arg("-cp").arg(format!("{}:{}", self.libraries()?, jars::console()?.display())).args(sources);
        let output = javac.output().map_err(|e| format!("cannot start javac: {e}"))?;
        if output.status.success() {
            return Ok(());
        }
        Err(format!("javac rejects the tests:\n{}", String::from_utf8_lossy(&output.stderr).trim_end()))
    }

    /// Runs all compiled tests; with an agent's flag, under that agent.
    pub fn run(&self, agent: Option<&str>) -> Result<Results, String> {
        let console = jars::console()?;
        let reports = self.folder.join("reports");
        let mut java = Command::new(jars::tool(&self.jdk, "java")?);
        java.args(agent).arg("-ea").arg("-jar").arg(&console).args(["execute", "--disable-banner", "--details=none"]);
        java.arg("-cp").arg(format!("{}:{}", self.classes().display(), self.libraries()?));
        java.arg("--scan-classpath").arg(self.classes()).arg("--reports-dir").arg(&reports);
        java.stdin(Stdio::null());
        let output = java.output().map_err(|e| format!("cannot start java: {e}"))?;
        let mut results = Results::default();
        for engine in ["jupiter", "vintage"] {
            if let Ok(report) = std::fs::read_to_string(reports.join(format!("TEST-junit-{engine}.xml"))) {
                read_report(&report, &mut results);
            }
        }
        if results == Results::default() {
            let why = String::from_utf8_lossy(&output.stderr);
            return Err(format!("no test was run: {}", why.lines().next().unwrap_or("no reason is given")));
        }
        results.passed.sort();
        results.failed.sort();
        Ok(results)
    }

    /// What is tested, and JUnit 4 if need be.
    fn libraries(&self) -> Result<String, String> {
        let mut path = self.class_path.clone();
        if self.junit == Junit::Four {
            jars::junit_4()?.iter().for_each(|jar| path += &format!(":{}", jar.display()));
        }
        Ok(path)
    }

    fn classes(&self) -> PathBuf {
        self.folder.join("classes")
    }
}

/// Reads the test cases of a report in the old XML form.
fn read_report(report: &str, results: &mut Results) {
    for case in report.split("<testcase ").skip(1) {
        let case = case.split("</testcase>").next().unwrap_or(case);
        let head = case.split('>').next().unwrap_or(case);
        let class = attribute(head, "classname").unwrap_or_default();
        let name = format!("{class}.{}", attribute(head, "name").unwrap_or_default());
        let failure = ["<failure", "<error"].iter().find_map(|tag| case.split_once(tag));
        match failure {
            None => results.passed.push(name),
            Some((_, rest)) => {
                let kind = attribute(rest, "type").unwrap_or_default();
                let message = attribute(rest, "message").unwrap_or_else(|| kind.clone());
                let message = message.lines().next().unwrap_or_default().to_string();
                let trace = rest.split_once('>').map_or("", |(_, trace)| trace).to_string();
                results.failed.push((name, Failure { class: kind, message, trace }));
            }
        }
    }
}

/// The value of an XML attribute.
pub(crate) fn attribute(text: &str, name: &str) -> Option<String> {
    let from = text.find(&format!("{name}=\""))? + name.len() + 2;
    let value = text.get(from..)?.split('"').next()?;
    let mut plain = value.to_string();
    for (escape, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#10;", "\n"), ("&amp;", "&")] {
        plain = plain.replace(escape, character);
    }
    Some(plain)
}

/// The parts of a class path that are folders or jars on disk.
pub(crate) fn entries(class_path: &str) -> impl Iterator<Item = &Path> {
    class_path.split(':').filter(|entry| !entry.is_empty()).map(Path::new).filter(|path| path.exists())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_shows_only_the_bug_that_is_told() {
        let bug = "uncaught java.lang.NullPointerException: Cannot read at 1 at a.List.get(List.java:7)";
        let failure =
            |class: &str, trace: &str| Failure { class: class.into(), trace: trace.into(), ..Failure::default() };
        let (class, trace) = ("java.lang.NullPointerException", "\tat a.List.get(List.java:7)\n");
        assert!(failure(class, trace).shows(bug));
        assert!(!failure(class, "\tat a.List.get(List.java:8)\n").shows(bug));
        assert!(!failure("java.lang.IllegalStateException", trace).shows(bug));
        let bug = "the invariant does not hold on exit";
        assert!(failure("org.opentest4j.AssertionFailedError", "").shows(bug));
        assert!(!failure(class, trace).shows(bug));
        assert!(
            failure("java.lang.StackOverflowError", "")
                .shows("uncaught java.lang.StackOverflowError at a.A.b(A.java:1)")
        );
    }
}
