//! `testkit hex`: rules against invariants, and what is said about rules that are wrong.
//!
//! In `subjects/hex` each class stands beside its rules. `heaps.csv` says how many heaps both admit, `paths.csv` how many
//! paths methods have, with rules and with `joint` (that looks for inputs with `joint-n` objects per class); `wrong/` and `different/` hold files with what is said about them beside; `runs.txt` are command
//! lines whose output is recorded. Mutated files must never make the reader or the matcher fail (`fuzz`).

mod fuzz;

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::library::{self, Library};
use super::recording::without_times;
use crate::command::Session;
use crate::pool;
use crate::process::Outcome;
use crate::report::Verdict;
use crate::suite::list;

/// What to do.
pub struct Rules {
    /// Only cases whose name contains this.
    pub filter: String,
    /// Whether output is recorded.
    pub bless: bool,
    /// One mutated file for each.
    pub seeds: std::ops::Range<u64>,
}

/// One thing to check.
struct Case {
    group: &'static str,
    name: String,
    check: Check,
}

enum Check {
    /// Both admit so many heaps.
    Heaps { class: String, n: u32, heaps: u64 },
    /// A method has so many paths with rules, none of them infeasible, and so many with `joint`.
    Paths { method: String, n: u32, rules: u64, joint: u64, joint_n: u32 },
    /// The output of a command is recorded in a file.
    Output { arguments: Vec<String>, recorded: PathBuf },
}

/// Whether everything is as it should be; prints the report.
pub fn run(session: &Session, rules: &Rules) -> Result<bool> {
    let folder = session.layout.subjects().join("hex");
    let engine = compile(session, &folder)?;
    let mut cases = tables(&folder)?;
    cases.extend(files(session, &folder)?);
    cases.extend(runs(&folder)?);
    cases.retain(|case| format!("{}/{}", case.group, case.name).contains(&rules.filter));
    let judged = pool::map(&cases, session.jobs, "checking rules", |case| {
        let (verdict, time) = match &case.check {
            Check::Heaps { class, n, heaps } => same_heaps(&engine, class, *n, *heaps)?,
            Check::Paths { method, n, rules, joint, joint_n } => {
                paths(&engine, method, *n, (*rules, *joint), *joint_n)?
            }
            Check::Output { arguments, recorded } => output(&engine, arguments, recorded, rules.bless)?,
        };
        Ok(Judged { group: case.group.to_string(), name: case.name.clone(), verdict, time })
    });
    let mut judged = judged.into_iter().collect::<Result<Vec<_>>>()?;
    if rules.filter.is_empty() || "fuzz".contains(&rules.filter) {
        let (verdict, time) = fuzz::run(&folder, rules.seeds.clone())?;
        judged.push(Judged { group: "fuzz".to_string(), name: "mutated files".to_string(), verdict, time });
    }
    Ok(judged::print("hex", &judged))
}

/// The classes, compiled with `jbse.meta.Analysis`, which Lissom itself does not need.
fn compile<'a>(session: &'a Session, folder: &Path) -> Result<Engine<'a>> {
    let layout = &session.layout;
    let _lock = library::lock(layout)?;
    let api = Library::folder(layout, &layout.root.join("java/jbse-api/src/main/java"), "jbse-api")?;
    api.compile(engine::jdk(session)?, |_| Ok(()))?;
    let contracts = Library::folder(layout, &layout.root.join("java/lissom-api/src/main/java"), "lissom-api")?;
    contracts.compile(engine::jdk(session)?, |_| Ok(()))?;
    let mut classes = Library::folder(layout, folder, "hex")?;
    classes.class_path.extend([api.output.clone(), contracts.output.clone()]);
    classes.compile(engine::jdk(session)?, |_| Ok(()))?;
    Engine::new(session, &[classes.output])
}

fn tables(folder: &Path) -> Result<Vec<Case>> {
    let read = |name: &str| {
        let path = folder.join(name);
        fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))
    };
    let mut cases = Vec::new();
    for line in read("heaps.csv")?.lines().skip(1).filter(|line| !line.is_empty()) {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let [class, n, heaps, _] = fields.as_slice() else { bail!("heaps.csv: {line}") };
        let check = Check::Heaps { class: class.to_string(), n: n.parse()?, heaps: heaps.parse()? };
        cases.push(Case { group: "heaps", name: format!("{class} {n}"), check });
    }
    for line in read("paths.csv")?.lines().skip(1).filter(|line| !line.is_empty()) {
        let fields: Vec<&str> = line.split(',').map(str::trim).collect();
        let [method, n, rules, joint, joint_n] = fields.as_slice() else { bail!("paths.csv: {line}") };
        let check = Check::Paths {
            method: method.to_string(),
            n: n.parse()?,
            rules: rules.parse()?,
            joint: joint.parse()?,
            joint_n: joint_n.parse()?,
        };
        cases.push(Case { group: "paths", name: format!("{method} {n}"), check });
    }
    Ok(cases)
}

/// Files whose first line names a class or a method: wrong ones are given to `verify`, others to `compare`.
fn files(session: &Session, folder: &Path) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    for group in ["wrong", "different"] {
        for path in list(&folder.join(group))? {
            if path.extension().is_none_or(|extension| extension != "jbse") {
                continue;
            }
            let text = fs::read_to_string(&path)?;
            let target = text.lines().next().and_then(|line| line.strip_prefix("-- "));
            let target = target.with_context(|| format!("{}: no subject in the first line", path.display()))?;
            let file = path.strip_prefix(&session.layout.root).unwrap_or(&path).display().to_string();
            let arguments = match group {
                "wrong" => {
                    let fixed = ["verify", target, "--n", "2", "--property", "exceptions", "--oracle", "hex", "--spec"];
                    fixed.map(String::from).into_iter().chain([file]).collect()
                }
                _ => {
                    let fixed = ["compare", target, "--n", "3", "--oracle", "joint", "--oracle"];
                    fixed.map(String::from).into_iter().chain([format!("hex={file}")]).collect()
                }
            };
            let name = path.file_stem().map_or(String::new(), |name| name.to_string_lossy().into_owned());
            let recorded = path.with_extension("expected");
            cases.push(Case { group, name, check: Check::Output { arguments, recorded } });
        }
    }
    Ok(cases)
}

/// Command lines by name: `name: command arguments`.
fn runs(folder: &Path) -> Result<Vec<Case>> {
    let path = folder.join("runs.txt");
    let text = fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut cases = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let (name, arguments) = line.split_once(": ").with_context(|| format!("runs.txt: {line}"))?;
        let arguments = arguments.split_whitespace().map(String::from).collect();
        let recorded = folder.join("runs").join(format!("{name}.expected"));
        cases.push(Case { group: "runs", name: name.to_string(), check: Check::Output { arguments, recorded } });
    }
    Ok(cases)
}

fn same_heaps(engine: &Engine<'_>, class: &str, n: u32, heaps: u64) -> Result<(Verdict, Duration)> {
    let rules = format!("hex=subjects/hex/{class}.jbse");
    let (subject, n) = (format!("hex.{class}"), n.to_string());
    let arguments = [&subject, "--json", "--oracle", &rules, "--oracle", "joint", "--n", &n];
    let outcome = engine.run("compare", &arguments)?;
    let verdict = engine::json(&outcome).and_then(|value| {
        let found = value["both"].as_u64();
        match value["verdict"].as_str() {
            Some("equal within the scope") if found == Some(heaps) => Ok(()),
            Some("equal within the scope") => Err(format!("{heaps} heaps expected, not {found:?}")),
            _ => Err(format!("equal heaps expected\n{value:#}")),
        }
    });
    Ok((verdict.map_or_else(Verdict::Failed, |()| Verdict::Passed), outcome.time))
}

fn paths(
    engine: &Engine<'_>,
    method: &str,
    n: u32,
    (rules, joint): (u64, u64),
    joint_n: u32,
) -> Result<(Verdict, Duration)> {
    let class = method.split('#').next().unwrap_or(method);
    let spec = format!("subjects/hex/{class}.jbse");
    // A red-black tree one branch of which has n black nodes has as many on all others.
    let wide = ((1u32 << n.min(30)) - 1).max(2 * n + 1);
    let (subject, wide, n) = (format!("hex.{method}"), wide.to_string(), n.to_string());
    let common = [&subject, "--json", "--n", &n, "--property", "exceptions", "--init", "lazy", "--oracle"];
    let with_rules = ["hex", "--spec", &spec, "--count-spurious", "--spurious-n", &wide];
    let outcome = engine.run("verify", &[&common[..], &with_rules].concat())?;
    let other = engine.run("verify", &[&common[..], &["joint", "--joint-n", &joint_n.to_string()]].concat())?;
    let time = outcome.time + other.time;
    Ok((compare_paths(&outcome, &other, rules, joint).map_or_else(Verdict::Failed, |()| Verdict::Passed), time))
}

fn compare_paths(outcome: &Outcome, other: &Outcome, rules: u64, joint: u64) -> Result<(), String> {
    let (value, other) = (engine::json(outcome)?, engine::json(other)?);
    let found = (value["paths"]["completed"].as_u64(), other["paths"]["completed"].as_u64());
    let infeasible = value["methods"][0]["paths"]["spurious"].as_u64();
    let undecided = value["methods"][0]["paths"]["unjudged"].as_u64();
    if (infeasible, undecided) != (Some(0), Some(0)) {
        return Err(format!("no infeasible path expected, but {infeasible:?}, and {undecided:?} undecided"));
    }
    if found != (Some(rules), Some(joint)) {
        return Err(format!("{rules} paths with rules and {joint} with joint expected, not {found:?}"));
    }
    Ok(())
}

fn output(engine: &Engine<'_>, arguments: &[String], recorded: &Path, bless: bool) -> Result<(Verdict, Duration)> {
    let Some((command, rest)) = arguments.split_first() else { bail!("a run without a command") };
    let outcome = engine.run(command, rest)?;
    let mut shown = engine.portable(&outcome.stdout);
    if rest.iter().any(|argument| argument == "--json")
        && let Ok(mut value) = engine::json(&outcome)
    {
        engine::without_times(&mut value);
        shown = format!("{value:#}\n");
    }
    let mut text = format!("$ lissom {}\n{}", arguments.join(" "), without_times(&shown));
    if !outcome.stderr.is_empty() {
        text += &format!("--- stderr\n{}", engine.portable(&outcome.stderr));
    }
    text += &format!("--- {}\n", outcome.exit);
    let text = without_version(&text);
    if bless {
        if let Some(folder) = recorded.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(recorded, &text)?;
    }
    let known = fs::read_to_string(recorded).unwrap_or_default();
    ensure!(!text.contains("panicked"), "{text}");
    let verdict = if known == text {
        Verdict::Passed
    } else {
        let diff = similar::TextDiff::from_lines(&known, &text);
        Verdict::Failed(diff.unified_diff().header("recorded", "found").to_string())
    };
    Ok((verdict, outcome.time))
}

/// `Java 17.0.15` becomes `Java 17`: updates of the JDK are no difference.
fn without_version(text: &str) -> String {
    let mut parts = text.split("Java 17.");
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        out += "Java 17";
        out += part.trim_start_matches(|c: char| c.is_ascii_digit() || ".+-".contains(c));
    }
    out
}
