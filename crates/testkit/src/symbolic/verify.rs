//! `testkit verify`: the subjects of `subjects/verify`, each with its own commands and recorded output.
//!
//! All are compiled by one call of javac, but each runs with a class path of its own: the classes an unknown `Object`
//! may be of are those on the class path. So all classes of a subject are nested in the one that names the file.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use super::library::{self, Library};
use super::plan::{Plan, PlannedRun};
use super::recording;
use crate::command::Session;
use crate::pool;
use crate::report::{Verdict, difference};
use crate::suite::list;

/// The folder with the subjects' helpers.
const LIBRARY: &str = "library";

/// One Java file and what to do with it.
pub(super) struct Symbolic {
    pub(super) group: String,
    pub(super) name: String,
    path: PathBuf,
    pub(super) plan: Plan,
}

/// What to do with the subjects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Compare with what is recorded; what is known to fail is not run.
    Compare,
    /// The same, with what is known to fail.
    CompareAll,
    /// Record.
    Bless,
}

/// Whether every subject did as recorded, or could be recorded; prints the report.
pub fn run(session: &Session, filter: Option<&str>, mode: Mode) -> Result<bool> {
    let subjects = load(session)?;
    let classes = compile(session, &subjects)?;
    let known = Known::load(session)?;
    let wanted: Vec<&Symbolic> =
        subjects.iter().filter(|each| each.id().contains(filter.unwrap_or_default())).collect();
    if wanted.is_empty() {
        bail!("no subject in subjects/verify matches `{}`", filter.unwrap_or_default());
    }
    let judged = pool::map(&wanted, session.jobs, "verifying", |subject| {
        let (verdict, time) = match known.reason(subject) {
            Some(reason) if mode == Mode::Compare => (Verdict::Skipped(reason), Duration::ZERO),
            Some(reason) => {
                let (verdict, time) = subject.judge(session, &classes, mode)?;
                (known_to_fail(reason, verdict), time)
            }
            None => subject.judge(session, &classes, mode)?,
        };
        Ok(Judged { group: subject.group.clone(), name: subject.name.clone(), verdict, time })
    });
    let judged = judged.into_iter().collect::<Result<Vec<Judged>>>()?;
    let runs: usize = wanted.iter().map(|subject| subject.plan.runs.len()).sum();
    Ok(judged::print(&format!("verify: {} subjects, {runs} runs", wanted.len()), &judged))
}

/// The subjects, sorted by group and name.
pub(super) fn load(session: &Session) -> Result<Vec<Symbolic>> {
    let mut subjects: Vec<Symbolic> = Vec::new();
    for folder in list(&session.layout.subjects().join("verify"))? {
        let group = stem(&folder);
        if !folder.is_dir() || group == LIBRARY {
            continue;
        }
        for path in list(&folder)? {
            if path.extension().is_none_or(|extension| extension != "java") {
                continue;
            }
            let source = fs::read_to_string(&path)?;
            let plan = Plan::parse(&source).with_context(|| path.display().to_string())?;
            subjects.push(Symbolic { group: group.clone(), name: stem(&path), path, plan });
        }
    }
    Ok(subjects)
}

/// Where the class files are.
pub(super) struct Classes {
    library: PathBuf,
    subjects: PathBuf,
}

impl Classes {
    /// `lissom` for one subject.
    pub(super) fn engine<'a>(&self, session: &'a Session, subject: &Symbolic) -> Result<Engine<'a>> {
        let mut path = vec![self.subjects.join(&subject.name)];
        if subject.plan.library {
            path.push(self.library.clone());
        }
        Engine::new(session, &path)
    }
}

/// Compiles the helpers and all subjects.
pub(super) fn compile(session: &Session, subjects: &[Symbolic]) -> Result<Classes> {
    let jdk = engine::jdk(session)?;
    let layout = &session.layout;
    let _lock = library::lock(layout)?;
    let mut helpers = Library::folder(layout, &layout.subjects().join("verify").join(LIBRARY), "verify-library")?;
    let api = Library::folder(layout, &layout.root.join("java/lissom-api/src/main/java"), "")?;
    helpers.sources.extend(api.sources);
    helpers.compile(jdk, |_| Ok(()))?;
    let all = Library {
        sources: subjects.iter().map(|subject| subject.path.clone()).collect(),
        class_path: vec![helpers.output.clone()],
        output: layout.classes().join("verify"),
    };
    all.compile(jdk, separate)?;
    Ok(Classes { library: helpers.output, subjects: all.output })
}

/// Gives each top-level class a folder of its own, with the classes nested in it.
fn separate(folder: &Path) -> Result<()> {
    for path in list(folder)? {
        if path.extension().is_none_or(|extension| extension != "class") {
            bail!("subjects in subjects/verify are in no package, unlike {}", path.display());
        }
        let class = stem(&path);
        let own = folder.join(class.split('$').next().unwrap_or_default());
        fs::create_dir_all(&own)?;
        fs::rename(&path, own.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

impl Symbolic {
    pub(super) fn id(&self) -> String {
        format!("{}/{}", self.group, self.name)
    }

    /// Everything is cross-checked, nothing is left to the machine, and sources are found.
    fn arguments(&self, run: &PlannedRun) -> Vec<String> {
        let mut arguments = run.arguments.clone();
        if run.command != "replay" {
            arguments.push("--cross-check".to_string());
            // What is recorded must not depend on how busy the machine is.
            if !run.has("--solver-time") {
                arguments.extend(["--solver-time".to_string(), "120s".to_string()]);
            }
        }
        if matches!(run.command.as_str(), "verify" | "explore") && !run.has("--source-path") {
            arguments.extend(["--source-path".to_string(), format!("subjects/verify/{}", self.group)]);
        }
        arguments
    }

    fn judge(&self, session: &Session, classes: &Classes, mode: Mode) -> Result<(Verdict, Duration)> {
        let engine = classes.engine(session, self)?;
        let mut text = String::new();
        let mut wrong = Vec::new();
        let mut time = Duration::ZERO;
        for run in &self.plan.runs {
            let mut outcome = engine.run(&run.command, &self.arguments(run))?;
            outcome.stdout = engine.portable(&outcome.stdout).into_bytes();
            outcome.stderr = engine.portable(&outcome.stderr).into_bytes();
            time += outcome.time;
            match recording::render(run, &outcome) {
                Ok(part) => text += &part,
                Err(message) => wrong.push(message),
            }
        }
        let golden = self.path.with_extension("expected");
        let verdict = if !wrong.is_empty() {
            Verdict::Failed(wrong.join("\n"))
        } else if mode == Mode::Bless {
            if fs::read_to_string(&golden).ok().as_deref() != Some(&text) {
                fs::write(&golden, &text)?;
                println!("{}", golden.strip_prefix(&session.layout.root).unwrap_or(&golden).display());
            }
            Verdict::Passed
        } else {
            match fs::read(&golden) {
                Ok(recorded) => match difference(("recorded", &recorded), ("lissom", text.as_bytes())) {
                    None => Verdict::Passed,
                    Some(text) => Verdict::Failed(text),
                },
                Err(_) => Verdict::Failed(format!(
                    "nothing is recorded; run `testkit verify --bless {}` and read it",
                    self.id()
                )),
            }
        };
        Ok((verdict, time))
    }
}

/// `subjects/verify/KNOWN`: what is known to fail, and why. `--known` finds what passes again.
pub(super) struct Known(BTreeMap<String, String>);

impl Known {
    pub(super) fn load(session: &Session) -> Result<Known> {
        let path = session.layout.subjects().join("verify/KNOWN");
        let text = fs::read_to_string(path).unwrap_or_default();
        let lines = text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#'));
        let entries = lines.map(|line| {
            let (id, reason) = line.split_once(' ').unwrap_or((line, "no reason given"));
            (id.to_string(), reason.trim().to_string())
        });
        Ok(Known(entries.collect()))
    }

    pub(super) fn reason(&self, subject: &Symbolic) -> Option<String> {
        self.0.get(&subject.id()).cloned()
    }
}

fn known_to_fail(reason: String, verdict: Verdict) -> Verdict {
    match verdict {
        Verdict::Passed => Verdict::Failed("it passes now: take it out of subjects/verify/KNOWN".to_string()),
        _ => Verdict::Skipped(reason),
    }
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}
