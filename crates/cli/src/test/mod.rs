//! `lissom test`: JUnit tests for a class or a method.

mod check;
mod method;
mod output;
mod paths;

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use emit::junit::{Junit, Style, TestClass, Written};
use emit::page::Test;
use explore::{Config, Order, SetUp, Target, Verdict};
use jvm::{ClassId, Program};

use self::method::{Outcome, tests_of};
use crate::files::Files;
use crate::flags::TestFlags;
use crate::{analysis, complain, exit_code, page};

/// Writes tests; gives the exit code.
pub(crate) fn test(flags: &TestFlags) -> u8 {
    match attempt(flags) {
        Ok(verdict) => exit_code(verdict),
        Err(message) => complain(message),
    }
}

fn attempt(flags: &TestFlags) -> Result<Verdict, String> {
    let analysis_flags = &flags.analysis;
    let style = style(flags)?;
    if analysis_flags.json || analysis_flags.sarif.is_some() {
        return Err("findings as JSON or SARIF are what `lissom verify` writes".to_string());
    }
    let program = analysis::program(&analysis_flags.classes)?;
    let subjects = analysis::subjects(&program, analysis_flags)?;
    let mut config = analysis::config(analysis_flags)?;
    // Tests say what a method does, and refusing arguments is part of that.
    config.allows_thrown |= analysis_flags.thrown.is_none();
    if analysis_flags.order.is_none() {
        config.order = Order::SmallFirst;
    }
    let Some(class) = subjects.first().map(|subject| subject.class) else { return Err("no methods".to_string()) };
    let access = emit::java::Access::beside(&program, class);
    if !access.class(class.id) {
        let name = program.external_name(class.id);
        return Err(format!("{name} is private or local: a test in its package cannot name it"));
    }
    let name = output::class_name(program.class_name(class.id), &Target::parse(&analysis_flags.target));
    let file = output::place(flags, &access.package, &name)?;
    let sources = analysis::sources(analysis_flags);
    let find = page::finder(&sources);
    let mut files = Files::new(analysis_flags, &sources, &find, subjects.len())?;
    let replayer = Mutex::new(crate::replay::replayer(analysis_flags, &program));
    let outcomes = in_parallel(&subjects, config.threads, |subject| {
        tests_of(flags, &program, subject, &config, style, &replayer)
    })?;
    outcomes.iter().for_each(Outcome::print);
    print_perhaps_meant(&outcomes);
    analysis::print_unused(&program, analysis_flags);
    let verdict = outcomes.iter().map(|outcome| outcome.verdict).max().unwrap_or(Verdict::Inconclusive);
    let branches = outcomes.iter().flat_map(|outcome| outcome.branches.iter().copied()).collect();
    if let Some(file) = &flags.branches {
        crate::output::write(file, check::branches(&program, &branches).as_bytes())?;
    }
    let tests: Vec<_> = outcomes.iter().flat_map(|outcome| outcome.drafts.iter().cloned()).collect();
    if tests.is_empty() {
        println!("no tests to write");
        return Ok(verdict);
    }
    let reflected: BTreeSet<&String> = tests.iter().flat_map(|test| &test.reflected).collect();
    for what in &reflected {
        println!("reflection: {what}");
    }
    let test_class = TestClass {
        package: access.package.replace('/', "."),
        name,
        header: header(&program, class.id, &config),
        tests,
        junit: style.junit,
    };
    let source = test_class.source();
    output::write(&file, &source.text)?;
    println!("wrote {}", file.display());
    let mut written = source.tests.iter();
    for (subject, outcome) in subjects.iter().zip(&outcomes) {
        let setup = SetUp::new(&program, subject.clone(), config.clone())?;
        files.add_tests(&setup, &outcome.report, own_tests(&mut written, outcome.drafts.len()))?;
    }
    files.write("test", (verdict, exit_code(verdict)), &config, program.jdk().version())?;
    if flags.run || flags.coverage {
        check::check(flags, &program, &file, &source, style.junit, &branches)?;
    }
    Ok(verdict)
}

/// Says how tests come to expect exceptions that may be meant.
fn print_perhaps_meant(outcomes: &[Outcome]) {
    let violations = outcomes.iter().flat_map(|outcome| outcome.report.violations.values());
    let classes: BTreeSet<&str> = violations.filter_map(crate::finding::perhaps_meant).collect();
    if !classes.is_empty() {
        let allowed: Vec<String> = classes.iter().map(|class| format!("--allow {class}")).collect();
        println!("if exceptions are meant, tests expect them with {}", allowed.join(" "));
    }
}

fn style(flags: &TestFlags) -> Result<Style, String> {
    let junit = match flags.junit.as_str() {
        "5" => Junit::Five,
        "4" => Junit::Four,
        other => return Err(format!("`{other}` is no version of JUnit that tests are written for: 4 or 5")),
    };
    Ok(Style { junit, check_inputs: flags.check_inputs })
}

/// What is said at the beginning of a test class.
fn header(program: &Program, class: ClassId, config: &Config) -> Vec<String> {
    let name = program.external_name(class).replace('$', ".");
    vec![
        format!("Tests of {name}, written by Lissom {}.", env!("CARGO_PKG_VERSION")),
        format!("Scope: {}.", analysis::scope(config)),
    ]
}

/// Does something with each, in so many threads; the results are in order.
fn in_parallel<T: Sync, R: Send>(
    all: &[T],
    threads: usize,
    act: impl Fn(&T) -> Result<R, String> + Sync,
) -> Result<Vec<R>, String> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, Result<R, String>)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..threads.clamp(1, all.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(one) = all.get(at) else { break };
                    let result = act(one);
                    if let Ok(mut results) = results.lock() {
                        results.push((at, result));
                    }
                }
            });
        }
    });
    let mut results = results.into_inner().map_err(|_| "a worker ended unexpectedly: this is a bug in Lissom")?;
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}

/// The tests that come from so many runs: those of a method stand together.
fn own_tests<'a>(written: &mut impl Iterator<Item = &'a Written>, runs: usize) -> Vec<Test> {
    let (mut tests, mut seen) = (Vec::new(), 0);
    while seen < runs {
        let Some(test) = written.next() else { break };
        seen += test.paths.len();
        tests.push(Test { name: test.name.clone(), source: test.text.clone() });
    }
    tests
}
