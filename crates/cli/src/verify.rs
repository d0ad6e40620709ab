//! `lissom verify`

use std::collections::BTreeMap;
use std::io::IsTerminal;

use emit::diagnostic;
use emit::finding::Finding;
use explore::{Left, Report, SetUp, TraceLine, Verdict, unexplored};

use crate::files::Files;
use crate::finding::Explainer;
use crate::flags::AnalysisFlags;
use crate::replay::Replays;
use crate::source::Sources;
use crate::{FAILED, analysis, complain, exit_code, json, page};

/// Verifies a class or method; gives the exit code.
pub(crate) fn verify(flags: &AnalysisFlags) -> u8 {
    match attempt(flags) {
        Ok(verdict) => exit_code(verdict),
        Err(message) => complain(message),
    }
}

fn attempt(flags: &AnalysisFlags) -> Result<Verdict, String> {
    let program = analysis::program(&flags.classes)?;
    let subjects = analysis::subjects(&program, flags)?;
    let config = analysis::config(flags)?;
    if subjects.len() > 1 && (flags.resume.is_some() || flags.save_frontier.is_some()) {
        return Err("a frontier file holds one method: name it, as in Class#method(types)".to_string());
    }
    let sources = analysis::sources(flags);
    let find = page::finder(&sources);
    let count = subjects.len();
    let mut files = Files::new(flags, &sources, &find, count)?;
    let mut bounds = Bounds::default();
    let mut replays = Replays::new(flags, &program);
    let mut worst = Verdict::Holds;
    let mut objects = Vec::new();
    for subject in subjects {
        let setup = SetUp::new(&program, subject, config.clone())?;
        let mut report = analysis::run(flags, &program, &setup)?;
        let labels = replays.label(&setup, &mut report);
        worst = worst.max(report.verdict());
        let findings = findings(flags, &sources, &files, &setup, &report);
        if flags.json {
            let mut object = json::method(&setup.subject.name(&program), &config, &report);
            labels.add_to(&mut object, program.jdk().version());
            objects.push(object);
        } else {
            print(flags, &setup, &report, &findings, count > 1);
            bounds.add(&report);
        }
        files.add(&setup, &report, &findings)?;
    }
    if count > 1 {
        bounds.print(&flags.target);
    }
    if flags.json {
        println!("{}", json::verification(&flags.target, worst, &config, objects));
    } else {
        analysis::print_unused(&program, flags);
    }
    files.write("verify", (worst, exit_code(worst)), &config, program.jdk().version())?;
    Ok(worst)
}

/// All there is to show of the violations, if it is shown anywhere.
fn findings(
    flags: &AnalysisFlags,
    sources: &Sources,
    files: &Files<'_>,
    setup: &SetUp<'_>,
    report: &Report,
) -> Vec<Finding> {
    if flags.json && !files.wants_findings() {
        return Vec::new();
    }
    let mut explainer = Explainer::new(setup);
    report.violations.values().map(|violation| explainer.finding(flags, sources, violation)).collect()
}

fn print(flags: &AnalysisFlags, setup: &SetUp<'_>, report: &Report, findings: &[Finding], is_one_of_many: bool) {
    println!("{}: {}", setup.subject.name(setup.program), report.verdict().words());
    println!("  scope  {}", analysis::scope(&setup.config));
    println!("  paths  {} in {:.2} s{}", report.completed(), report.time.as_secs_f64(), by_end(report));
    if flags.count_spurious {
        let unjudged = match report.unjudged {
            0 => String::new(),
            count => format!("; {count} not decided"),
        };
        let (spurious, all) = (report.spurious, report.completed());
        println!("  spurious {spurious} of {all} paths: no valid input takes them{unjudged}");
    }
    if report.is_vacuous() {
        println!("  open   vacuous: no input within the scope satisfies the invariant and the precondition");
    }
    if report.completed() == 0 && report.dropped == 0 && !report.left.is_empty() {
        println!("  open   no path ends within the scope");
    }
    print_open(report.left.iter().filter(|((left, _), _)| !(is_one_of_many && left.is_scope())));
    if !report.frontier.is_empty() {
        println!("  open   {}", unexplored(report.frontier.len()));
    }
    for (name, asked) in &report.oracles {
        println!(
            "  oracle {name}: asked {}, feasible {}, infeasible {}, unknown {}, {:.2} s",
            asked.asked,
            asked.feasible,
            asked.infeasible,
            asked.unknown,
            asked.time.as_secs_f64()
        );
    }
    for disagreement in &report.disagreements {
        println!("  bug    two stages of the solver disagree: {disagreement}");
    }
    for finding in findings {
        println!();
        diagnostic::lines(finding, has_colours()).iter().for_each(|line| println!("{line}"));
    }
    if !findings.is_empty() {
        println!();
    }
}

/// The bounds of the scope that several methods met: they share an invariant, and would all say the same.
#[derive(Default)]
struct Bounds(BTreeMap<(Left, String), u64>);

impl Bounds {
    fn add(&mut self, report: &Report) {
        for (key, count) in report.left.iter().filter(|((left, _), _)| left.is_scope()) {
            *self.0.entry(key.clone()).or_default() += count;
        }
    }

    fn print(&self, target: &str) {
        if !self.0.is_empty() {
            println!("{target}: bounds that were met");
            print_open(self.0.iter());
        }
    }
}

/// What was left open: one line for each kind, with the place that was met most often.
fn print_open<'a>(left: impl Iterator<Item = (&'a (Left, String), &'a u64)>) {
    let mut kinds: Vec<(&Left, Vec<(&str, u64)>)> = Vec::new();
    for ((left, place), &count) in left {
        match kinds.iter_mut().find(|(kind, _)| *kind == left) {
            Some((_, places)) => places.push((place, count)),
            None => kinds.push((left, vec![(place, count)])),
        }
    }
    for (left, places) in kinds {
        let all: u64 = places.iter().map(|(_, count)| count).sum();
        // The first of those that were met as often.
        let (most, _) = places.iter().rev().max_by_key(|(_, count)| count).copied().unwrap_or_default();
        let place = if most.is_empty() { String::new() } else { format!(" at {most}") };
        let others = match places.len() - 1 {
            0 => String::new(),
            1 => " and another place".to_string(),
            others => format!(" and {others} other places"),
        };
        println!("  open   {}{place}{others}, {}; {}", left.describe(), analysis::times(all), left.advice());
    }
}

/// Whether standard output is somewhere colours are seen, and wanted.
fn has_colours() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

fn by_end(report: &Report) -> String {
    let parts: Vec<String> = report.ends.iter().map(|(end, count)| format!("{count} {end}")).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) }
}

/// `lissom explore`
pub(crate) fn explore(flags: &AnalysisFlags) -> u8 {
    let attempt = || -> Result<u8, String> {
        let program = analysis::program(&flags.classes)?;
        let mut config = analysis::config(flags)?;
        config.keep_paths = true;
        let subjects = analysis::subjects(&program, flags)?;
        let sources = analysis::sources(flags);
        let find = page::finder(&sources);
        let count = subjects.len();
        let mut files = Files::new(flags, &sources, &find, count)?;
        let mut bounds = Bounds::default();
        let mut worst = Verdict::Holds;
        let mut code = 0;
        let mut objects = Vec::new();
        for subject in subjects {
            let setup = SetUp::new(&program, subject, config.clone())?;
            let report = analysis::run(flags, &program, &setup)?;
            worst = worst.max(report.verdict());
            code = code.max(exit_code(report.verdict()));
            let findings = findings(flags, &sources, &files, &setup, &report);
            if flags.json {
                objects.push(json::method(&setup.subject.name(&program), &config, &report));
            } else {
                print_paths(&report);
                print(flags, &setup, &report, &findings, count > 1);
                bounds.add(&report);
            }
            files.add(&setup, &report, &findings)?;
        }
        if count > 1 {
            bounds.print(&flags.target);
        }
        if flags.json {
            println!("{}", json::exploration(&flags.target, &config, objects));
        } else {
            analysis::print_unused(&program, flags);
        }
        files.write("explore", (worst, code), &config, program.jdk().version())?;
        Ok(code)
    };
    attempt().unwrap_or_else(complain)
}

fn print_paths(report: &Report) {
    for path in &report.paths {
        println!("path {}: {}", path.id, path.end.describe());
        if let Some(place) = path.end.place() {
            println!("  at    {place}");
        }
        println!("  when  {}", path.condition);
        for line in &path.input {
            println!("  heap  {line}");
        }
    }
}

/// `lissom replay`
pub(crate) fn replay(flags: &AnalysisFlags, path: &str, whole: bool) -> u8 {
    let attempt = || -> Result<u8, String> {
        let path = path.parse().map_err(|e: explore::BadPathId| e.to_string())?;
        let program = analysis::program(&flags.classes)?;
        let mut config = analysis::config(flags)?;
        config.keep_paths = true;
        let subjects = analysis::subjects(&program, flags)?;
        let [subject] = subjects.as_slice() else {
            let names: Vec<String> = subjects.iter().map(|s| s.name(&program)).collect();
            return Err(format!("a path belongs to one method: {}", names.join(", ")));
        };
        let setup = SetUp::new(&program, subject.clone(), config)?;
        print_trace(&explore::trace(&setup, &path)?, whole);
        Ok(0)
    };
    attempt().unwrap_or_else(|message| {
        complain(message);
        FAILED
    })
}

/// The lines of a path. What is assumed on entry is long and rarely the question: only its choices are shown.
fn print_trace(lines: &[TraceLine], whole: bool) {
    let has_parts = lines.iter().filter(|line| matches!(line, TraceLine::Part(_))).count() > 1;
    let (mut is_folded, mut left_out) = (false, 0);
    let tell = |left_out: &mut usize| {
        if *left_out > 0 {
            println!("  … lines left out: {left_out} (--whole)");
        }
        *left_out = 0;
    };
    for line in lines {
        match line {
            TraceLine::Line(..) if is_folded => left_out += 1,
            TraceLine::Line(place, depth) => println!("{}{place}", "  ".repeat(*depth)),
            TraceLine::Part(name) => {
                tell(&mut left_out);
                is_folded = !whole && name.starts_with("the invariant") && !name.ends_with("exit");
                if has_parts {
                    println!("## {name}");
                }
            }
            TraceLine::Choice(choice) => println!("-- {choice}"),
            TraceLine::End(end) => {
                tell(&mut left_out);
                println!("== {}", end.describe());
            }
        }
    }
}
