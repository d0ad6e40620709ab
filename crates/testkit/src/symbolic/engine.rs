//! Runs `lissom verify`, `explore`, `replay` and `enumerate`, and reads their JSON.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::Value;

use super::library::{self, Library};
use crate::command::Session;
use crate::jdk::Jdk;
use crate::process::{self, Exit, Outcome};

/// All symbolic tests use one JDK: which paths there are in library code depends on its sources.
pub(super) const JDK: u32 = 17;

/// `lissom` with a class path.
pub(super) struct Engine<'a> {
    session: &'a Session,
    jdk: &'a Jdk,
    class_path: String,
    /// Whether violations run on a JVM, too.
    replays: bool,
}

impl<'a> Engine<'a> {
    pub(super) fn new(session: &'a Session, class_path: &[PathBuf]) -> Result<Engine<'a>> {
        session.layout.require_lissom()?;
        Ok(Engine { session, jdk: jdk(session)?, class_path: library::class_path(class_path), replays: false })
    }

    /// Everything under a folder of `subjects/`, compiled.
    pub(super) fn of(session: &'a Session, folder: &str) -> Result<Engine<'a>> {
        let library = Library::folder(&session.layout, &session.layout.subjects().join(folder), folder)?;
        let lock = library::lock(&session.layout)?;
        library.compile(jdk(session)?, |_| Ok(()))?;
        drop(lock);
        Engine::new(session, &[library.output])
    }

    /// Runs violations on a JVM, too.
    pub(super) fn replaying(mut self) -> Engine<'a> {
        self.replays = true;
        self
    }

    /// The command line, ready to start.
    pub(super) fn command(&self, name: &str, arguments: &[impl AsRef<str>]) -> Command {
        let mut command = Command::new(&self.session.layout.lissom);
        command.arg(name).arg("--jdk").arg(&self.jdk.home).args(["-cp", &self.class_path]);
        command.args(arguments.iter().map(AsRef::as_ref)).current_dir(&self.session.layout.root);
        if name == "verify" && !self.replays {
            command.arg("--no-replay");
        }
        command
    }

    /// What was printed, with this machine's paths taken out.
    pub(super) fn portable(&self, bytes: &[u8]) -> String {
        let text = String::from_utf8_lossy(bytes).replace(&self.class_path, "CLASSES");
        text.replace(&self.jdk.home.display().to_string(), "JDK")
    }

    /// Runs to the end.
    pub(super) fn run(&self, name: &str, arguments: &[impl AsRef<str>]) -> Result<Outcome> {
        self.run_within(name, arguments, self.session.limit)
    }

    /// Runs to the end, which has to come within the limit.
    pub(super) fn run_within(&self, name: &str, arguments: &[impl AsRef<str>], limit: Duration) -> Result<Outcome> {
        process::run(&mut self.command(name, arguments), b"", limit)
    }
}

/// The JDK of all symbolic tests.
pub(super) fn jdk(session: &Session) -> Result<&Jdk> {
    session.jdks.get(JDK).with_context(|| crate::jdk::missing(JDK))
}

/// A folder for files that a test writes, emptied.
pub(super) fn scratch(session: &Session, name: &str) -> Result<PathBuf> {
    let folder = session.layout.memory().join(name);
    if folder.exists() {
        std::fs::remove_dir_all(&folder)?;
    }
    std::fs::create_dir_all(&folder)?;
    Ok(folder)
}

/// A path as an argument.
pub(super) fn text(path: &Path) -> Result<&str> {
    path.to_str().context("the path is no text")
}

/// What `--json` printed. The message says what is wrong with it.
pub(super) fn json(outcome: &Outcome) -> Result<Value, String> {
    let words = || String::from_utf8_lossy(&outcome.stderr).trim_end().to_string();
    match outcome.exit {
        Exit::Code(0 | 1 | 3) => {}
        other => return Err(format!("{other}\n{}", words())),
    }
    serde_json::from_slice(&outcome.stdout).map_err(|error| format!("no valid JSON: {error}\n{}", words()))
}

/// Whether the stages of the solver agreed, as far as they were cross-checked.
pub(super) fn agrees(value: &Value) -> Result<(), String> {
    let reasons = value["open"].as_array().into_iter().flatten().filter_map(|open| open["reason"].as_str());
    match reasons.into_iter().find(|reason| reason.contains("disagree")) {
        Some(reason) => Err(reason.to_string()),
        None => Ok(()),
    }
}

/// Sets every `time` to 0: the only thing that two equal runs may differ in.
pub(super) fn without_times(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                if name == "time" {
                    *field = Value::from(0);
                } else {
                    without_times(field);
                }
            }
        }
        Value::Array(elements) => elements.iter_mut().for_each(without_times),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_times_are_taken_out() {
        let mut value = serde_json::json!({"time": 1.5, "methods": [{"time": 2, "paths": 3}]});
        without_times(&mut value);
        assert_eq!(value, serde_json::json!({"time": 0, "methods": [{"time": 0, "paths": 3}]}));
    }
}
