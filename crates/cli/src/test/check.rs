//! Written tests are compiled and run, and what they cover is measured.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use emit::junit::{Junit, Source};
use emit::run::{Covered, Results, Runner, coverage};
use exec::coverage::Branch;
use jvm::{MethodId, Program};

use crate::flags::TestFlags;

/// Compiles and runs the tests of a file: those of bugs fail, all others pass.
pub(super) fn check(
    flags: &TestFlags,
    program: &Program,
    file: &Path,
    source: &Source,
    junit: Junit,
    branches: &BTreeSet<Branch>,
) -> Result<(), String> {
    let folder = Scratch::new()?;
    let runner = Runner {
        jdk: program.jdk().home().to_path_buf(),
        class_path: crate::project::class_path(flags.analysis.classes.class_path.as_deref())?,
        folder: folder.0.clone(),
        junit,
    };
    runner.compile(&[file.to_path_buf()])?;
    let (results, covered) = if flags.coverage {
        let (results, covered) = coverage(&runner)?;
        (results, Some(covered))
    } else {
        (runner.run(None)?, None)
    };
    let wrong = judge(&results, source);
    let (passed, failed) = (results.passed.len(), results.failed.len());
    println!("ran {} tests on Java {}: {passed} passed, {failed} failed", passed + failed, program.jdk().version());
    for (name, why) in results.failed.iter().filter(|(name, why)| bug(name, source).is_some_and(|bug| why.shows(bug))) {
        println!("  fails as it should  {name}: {}", why.message);
    }
    for what in &wrong {
        println!("  bug in Lissom: {what}");
    }
    if let Some(covered) = covered {
        print_coverage(program, &covered, branches);
    }
    if wrong.is_empty() { Ok(()) } else { Err("tests do not do what they should: a bug in Lissom".to_string()) }
}

/// The name of a test without its class and parameters.
fn plain(name: &str) -> &str {
    let name = name.split('(').next().unwrap_or(name);
    name.rsplit('.').next().unwrap_or(name)
}

/// What a test shows to be wrong.
fn bug<'a>(name: &str, source: &'a Source) -> Option<&'a str> {
    source.tests.iter().find(|test| test.name == plain(name)).and_then(|test| test.bug.as_deref())
}

/// Tests that pass or fail although they should not, or fail in another way than they should.
fn judge(results: &Results, source: &Source) -> Vec<String> {
    let mut wrong = Vec::new();
    for (name, why) in &results.failed {
        match bug(name, source) {
            None => wrong.push(format!("{name} fails: {}", why.message)),
            Some(bug) if !why.shows(bug) => {
                wrong.push(format!("{name} fails in another way: {}: {}; expected: {bug}", why.class, why.message));
            }
            Some(_) => {}
        }
    }
    for name in results.passed.iter().filter(|name| bug(name, source).is_some()) {
        wrong.push(format!("{name} passes, though it shows a bug"));
    }
    for test in &source.tests {
        let is_own = |name: &String| plain(name) == test.name;
        if !results.passed.iter().any(is_own) && !results.failed.iter().any(|(name, _)| is_own(name)) {
            wrong.push(format!("{} was not run", test.name));
        }
    }
    wrong
}

fn by_method(feasible: &BTreeSet<Branch>) -> BTreeMap<MethodId, Vec<Branch>> {
    let mut by_method: BTreeMap<MethodId, Vec<Branch>> = BTreeMap::new();
    for branch in feasible {
        by_method.entry(branch.method).or_default().push(*branch);
    }
    by_method
}

/// All branches of the methods that some path went through, one in a line: class, method, descriptor, from, to, and
/// whether some path takes it.
pub(super) fn branches(program: &Program, feasible: &BTreeSet<Branch>) -> String {
    let mut lines = String::new();
    for (method, taken) in by_method(feasible) {
        let method = program.method(method);
        let (name, descriptor) = (program.text(method.name), program.text(method.descriptor));
        for (at, ways) in forks(program, method) {
            for to in ways {
                let is_taken = taken.iter().any(|branch| branch.at == at && branch.to as usize == to);
                let class = program.class_name(method.class);
                lines += &format!("{class}\t{name}\t{descriptor}\t{at}\t{to}\t{is_taken}\n");
            }
        }
    }
    lines
}

fn print_coverage(program: &Program, covered: &[Covered], feasible: &BTreeSet<Branch>) {
    let by_method = by_method(feasible);
    println!("branches taken by the tests (JaCoCo), of all, and those that some path takes");
    for (method, taken) in by_method {
        let method = program.method(method);
        let class = program.class_name(method.class);
        let key = (program.text(method.name).to_string(), program.text(method.descriptor).to_string());
        let Some(row) = covered.iter().find(|row| row.class == class && row.method == key) else { continue };
        let name = format!("{}.{}", emit::drawing::simple(class), key.0);
        println!("  {name:<40} {:>3} of {:<3} {:>3}", row.covered, row.covered + row.missed, taken.len());
        for line in never_taken(program, method, &taken) {
            println!("    {line}");
        }
    }
}

/// Where a method forks: the position, and where it may go on.
fn forks(program: &Program, method: &jvm::Method) -> Vec<(u16, Vec<usize>)> {
    let Ok(Some(code)) = program.code(method) else { return Vec::new() };
    let fork = |at: usize| {
        let mut ways = code.successors(at);
        ways.sort_unstable();
        ways.dedup();
        (code.pcs[at], ways)
    };
    (0..code.insns.len()).filter(|&at| code.insns[at].is_branch()).map(fork).collect()
}

/// The branches of a method that no path takes, in words.
fn never_taken(program: &Program, method: &jvm::Method, taken: &[Branch]) -> Vec<String> {
    let Ok(Some(code)) = program.code(method) else { return Vec::new() };
    let mut lines = Vec::new();
    for (pc, ways) in forks(program, method) {
        let is_taken = |to: usize| taken.iter().any(|branch| branch.at == pc && branch.to as usize == to);
        let line = code.lines.iter().rev().find(|(start, _)| *start <= pc).map_or(0, |(_, line)| *line);
        let (never, all) = (ways.iter().filter(|&&to| !is_taken(to)).count(), ways.len());
        if never > 0 {
            lines.push(format!("line {line}: {never} of {all} ways on are taken by no path within the scope"));
        }
    }
    lines
}

/// A folder that is removed in the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let folder = std::env::temp_dir().join(format!("lissom-test-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|e| format!("cannot write to {}: {e}", folder.display()))?;
        Ok(Scratch(folder))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left in a temporary folder does no harm.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
