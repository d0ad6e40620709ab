//! `lissom verify`

use std::io::IsTerminal;

use emit::diagnostic;
use explore::{Report, SetUp, Verdict};

use crate::finding::Explainer;
use crate::flags::AnalysisFlags;
use crate::source::Sources;
use crate::{FAILED, INCONCLUSIVE, analysis, complain, json};

/// Verifies a class or method; gives the exit code.
pub(crate) fn verify(flags: &AnalysisFlags) -> u8 {
    match attempt(flags) {
        Ok(verdict) => exit_code(verdict),
        Err(message) => complain(message),
    }
}

fn attempt(flags: &AnalysisFlags) -> Result<Verdict, String> {
    let program = analysis::program(flags)?;
    let subjects = analysis::subjects(&program, &flags.target)?;
    let config = analysis::config(flags)?;
    if subjects.len() > 1 && (flags.resume.is_some() || flags.save_frontier.is_some()) {
        return Err("a frontier file holds one method: name it, as in Class#method(types)".to_string());
    }
    let sources = analysis::sources(flags);
    let mut worst = Verdict::Holds;
    let mut objects = Vec::new();
    for subject in subjects {
        let setup = SetUp::new(&program, subject, config.clone())?;
        let report = analysis::run(flags, &program, &setup)?;
        let name = setup.subject.name(&program);
        worst = worst.max(report.verdict());
        if flags.json {
            objects.push(json::method(&name, &config, &report));
        } else {
            print(flags, &sources, &setup, &report);
        }
    }
    if flags.json {
        println!("{}", json::verification(&flags.target, worst, &config, objects));
    }
    Ok(worst)
}

fn exit_code(verdict: Verdict) -> u8 {
    match verdict {
        Verdict::Holds | Verdict::HoldsWithinScope => 0,
        Verdict::Violated => 1,
        Verdict::Inconclusive => INCONCLUSIVE,
    }
}

fn print(flags: &AnalysisFlags, sources: &Sources, setup: &SetUp<'_>, report: &Report) {
    println!("{}: {}", setup.subject.name(setup.program), report.verdict().words());
    println!("  scope  {}", analysis::scope(&setup.config));
    println!("  paths  {} in {:.2} s{}", report.completed(), report.time.as_secs_f64(), by_end(report));
    if flags.count_spurious {
        println!("  spurious {} of {} paths: no valid input takes them", report.spurious, report.completed());
    }
    if report.is_vacuous() {
        println!("  open   vacuous: no input within the scope satisfies the invariant and the precondition");
    }
    if report.completed() == 0 && report.dropped == 0 && !report.left.is_empty() {
        println!("  open   no path ends within the scope");
    }
    for ((left, place), count) in &report.left {
        let place = if place.is_empty() { String::new() } else { format!(" at {place}") };
        println!("  open   {}{place}, {}; {}", left.describe(), times(*count), left.advice());
    }
    if !report.frontier.is_empty() {
        println!("  open   {} parts of the tree of paths were not explored", report.frontier.len());
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
    let mut explainer = Explainer::new(setup);
    for violation in report.violations.values() {
        let finding = explainer.finding(flags, sources, violation);
        println!();
        diagnostic::lines(&finding, has_colours()).iter().for_each(|line| println!("{line}"));
    }
    if !report.violations.is_empty() {
        println!();
    }
}

/// Whether standard output is somewhere colours are seen, and wanted.
fn has_colours() -> bool {
    let is_set = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
    std::io::stdout().is_terminal() && !is_set("NO_COLOR") && std::env::var_os("TERM").is_none_or(|term| term != "dumb")
}

fn times(count: u64) -> String {
    match count {
        1 => "once".to_string(),
        2 => "twice".to_string(),
        many => format!("{many} times"),
    }
}

fn by_end(report: &Report) -> String {
    let parts: Vec<String> = report.ends.iter().map(|(end, count)| format!("{count} {end}")).collect();
    if parts.is_empty() { String::new() } else { format!(": {}", parts.join(", ")) }
}

/// `lissom explore`
pub(crate) fn explore(flags: &AnalysisFlags) -> u8 {
    let attempt = || -> Result<u8, String> {
        let program = analysis::program(flags)?;
        let mut config = analysis::config(flags)?;
        config.keep_paths = true;
        let sources = analysis::sources(flags);
        let mut code = 0;
        let mut objects = Vec::new();
        for subject in analysis::subjects(&program, &flags.target)? {
            let setup = SetUp::new(&program, subject, config.clone())?;
            let report = analysis::run(flags, &program, &setup)?;
            let name = setup.subject.name(&program);
            code = code.max(exit_code(report.verdict()));
            if flags.json {
                objects.push(json::method(&name, &config, &report));
                continue;
            }
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
            print(flags, &sources, &setup, &report);
        }
        if flags.json {
            println!("{}", json::exploration(&flags.target, &config, objects));
        }
        Ok(code)
    };
    attempt().unwrap_or_else(complain)
}

/// `lissom replay`
pub(crate) fn replay(flags: &AnalysisFlags, path: &str) -> u8 {
    let attempt = || -> Result<u8, String> {
        let path = path.parse().map_err(|e: explore::BadPathId| e.to_string())?;
        let program = analysis::program(flags)?;
        let mut config = analysis::config(flags)?;
        config.keep_paths = true;
        let subjects = analysis::subjects(&program, &flags.target)?;
        let [subject] = subjects.as_slice() else {
            let names: Vec<String> = subjects.iter().map(|s| s.name(&program)).collect();
            return Err(format!("a path belongs to one method: {}", names.join(", ")));
        };
        let setup = SetUp::new(&program, subject.clone(), config)?;
        for line in explore::trace(&setup, &path)? {
            match line {
                explore::TraceLine::Line(place, depth) => println!("{}{place}", "  ".repeat(depth)),
                explore::TraceLine::Choice(choice) => println!("-- {choice}"),
                explore::TraceLine::End(end) => println!("== {}", end.describe()),
            }
        }
        Ok(0)
    };
    attempt().unwrap_or_else(|message| {
        complain(message);
        FAILED
    })
}
