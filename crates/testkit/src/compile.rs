//! From subjects to class files.
//!
//! javac takes a second to start, so all files of a topic that want the same compiler and release go through one
//! call. A stamp beside each output folder holds the fingerprint of everything that went in: nothing is compiled twice.

use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};

use crate::jdk::{Jdk, Jdks};
use crate::layout::Layout;
use crate::pool;
use crate::process::{self, Exit};
use crate::suite::{Kind, Subject, Suite};

const TIME_LIMIT: Duration = Duration::from_secs(300);

/// Lets a generator use the ASM library inside JDK 17; JDK 25 has none any more.
const ASM: &str = "java.base/jdk.internal.org.objectweb.asm=ALL-UNNAMED";
const GENERATOR_JDK: u32 = 17;

/// Where the class files of each subject are, or why there are none.
pub struct Classes {
    by_subject: HashMap<String, Result<PathBuf, String>>,
}

impl Classes {
    pub fn of(&self, subject: &Subject) -> Result<&Path, String> {
        match self.by_subject.get(&subject.id()) {
            Some(Ok(folder)) => Ok(folder),
            Some(Err(message)) => Err(message.clone()),
            None => Err("was not compiled: no JDK can".to_string()),
        }
    }
}

/// Compiles what the selected subjects need and is not up to date.
pub fn compile(layout: &Layout, jdks: &Jdks, suite: &Suite, jobs: usize) -> Result<Classes> {
    fs::create_dir_all(layout.classes())?;
    // Two testkits at work at the same time must not write the same folder.
    let lock = fs::File::create(layout.classes().join(".lock"))?;
    lock.lock().context("cannot lock the folder of class files")?;

    let units = units(layout, jdks, suite)?;
    let results = pool::map(&units, jobs, "compiling", |unit| unit.bring_up_to_date());
    let mut by_subject = HashMap::new();
    for (unit, result) in units.iter().zip(results) {
        let result = result?.map(|()| unit.output.clone());
        for subject in &unit.subjects {
            by_subject.insert(subject.id(), result.clone());
        }
    }
    Ok(Classes { by_subject })
}

/// Subjects that are compiled by one command.
struct Unit<'a> {
    jdk: &'a Jdk,
    release: Option<u32>,
    generate: bool,
    subjects: Vec<&'a Subject>,
    output: PathBuf,
}

fn units<'a>(layout: &Layout, jdks: &'a Jdks, suite: &'a Suite) -> Result<Vec<Unit<'a>>> {
    let mut units: BTreeMap<PathBuf, Unit> = BTreeMap::new();
    for subject in &suite.subjects {
        let wanted = &subject.directives;
        let compiler = if wanted.generate { GENERATOR_JDK } else { wanted.jdk };
        let Some(jdk) = jdks.at_least(compiler) else {
            continue;
        };
        let mut group = format!("jdk{}", jdk.level);
        if let Some(release) = wanted.release {
            group += &format!("-release{release}");
        }
        if wanted.generate {
            group = format!("generate-{}", subject.name);
        }
        let topic = match subject.kind {
            Kind::Run => layout.classes().join("run").join(&subject.topic),
            Kind::Unsupported => layout.classes().join(&subject.topic),
        };
        let output = topic.join(group);
        let unit = units.entry(output.clone()).or_insert(Unit {
            jdk,
            release: wanted.release,
            generate: wanted.generate,
            subjects: Vec::new(),
            output,
        });
        unit.subjects.push(subject);
    }
    let selected: Vec<String> = suite.selected().map(Subject::id).collect();
    units.retain(|_, unit| unit.subjects.iter().any(|subject| selected.contains(&subject.id())));
    Ok(units.into_values().collect())
}

impl Unit<'_> {
    /// The inner error is a mistake in the subjects, with the compiler's words.
    fn bring_up_to_date(&self) -> Result<Result<(), String>> {
        let stamp = self.output.with_extension("stamp");
        let fingerprint = self.fingerprint();
        if fs::read_to_string(&stamp).is_ok_and(|found| found == fingerprint) {
            return Ok(Ok(()));
        }
        if self.output.exists() {
            fs::remove_dir_all(&self.output)?;
        }
        fs::create_dir_all(&self.output).with_context(|| format!("cannot create {}", self.output.display()))?;
        let outcome = process::run(&mut self.command(), b"", TIME_LIMIT)?;
        if outcome.exit != Exit::Code(0) {
            let words = String::from_utf8_lossy(&outcome.stderr).into_owned();
            let what = if self.generate { "the generator" } else { "javac" };
            return Ok(Err(format!("{what}: {}\n{}", outcome.exit, words.trim_end())));
        }
        fs::write(stamp, fingerprint)?;
        Ok(Ok(()))
    }

    fn command(&self) -> Command {
        let files = self.subjects.iter().map(|subject| &subject.path);
        if self.generate {
            let mut command = Command::new(self.jdk.java());
            command.args(["--add-exports", ASM]).args(files).arg(&self.output);
            return command;
        }
        let mut command = Command::new(self.jdk.javac());
        command.args(["-encoding", "UTF-8", "-proc:none", "-nowarn", "-Xlint:none", "-implicit:none"]);
        if let Some(release) = self.release {
            command.args(["--release", &release.to_string()]);
        }
        command.arg("-d").arg(&self.output).args(files);
        command
    }

    fn fingerprint(&self) -> String {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", self.command()).hash(&mut hasher);
        self.jdk.version.hash(&mut hasher);
        for subject in &self.subjects {
            subject.source.hash(&mut hasher);
        }
        format!("{:016x}\n", hasher.finish())
    }
}
