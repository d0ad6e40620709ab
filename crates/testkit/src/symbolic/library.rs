//! Compiles Java sources that are not programs of their own, with debug information.
//!
//! A stamp beside each output folder holds the fingerprint of everything that went in: nothing is compiled twice.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::jdk::Jdk;
use crate::layout::Layout;
use crate::process::{self, Exit};
use crate::suite::list;

const TIME_LIMIT: Duration = Duration::from_secs(300);

/// Sources that are compiled by one call of javac.
pub(super) struct Library {
    pub(super) sources: Vec<PathBuf>,
    pub(super) class_path: Vec<PathBuf>,
    /// The folder for the class files.
    pub(super) output: PathBuf,
}

impl Library {
    /// Everything under a folder, as `target/subjects/<name>`.
    pub(super) fn folder(layout: &Layout, folder: &Path, name: &str) -> Result<Library> {
        let mut sources = Vec::new();
        collect(folder, &mut sources)?;
        Ok(Library { sources, class_path: Vec::new(), output: layout.classes().join(name) })
    }

    /// Compiles unless nothing changed; says whether it did. `arrange` may move the class files before they count as
    /// compiled.
    pub(super) fn compile(&self, jdk: &Jdk, arrange: impl Fn(&Path) -> Result<()>) -> Result<bool> {
        let stamp = self.output.with_extension("stamp");
        let fingerprint = self.fingerprint(jdk)?;
        if fs::read_to_string(&stamp).is_ok_and(|found| found == fingerprint) {
            return Ok(false);
        }
        if self.output.exists() {
            fs::remove_dir_all(&self.output)?;
        }
        fs::create_dir_all(&self.output).with_context(|| format!("cannot create {}", self.output.display()))?;
        let outcome = process::run(&mut self.command(jdk), b"", TIME_LIMIT)?;
        if outcome.exit != Exit::Code(0) {
            bail!("javac: {}\n{}", outcome.exit, String::from_utf8_lossy(&outcome.stderr).trim_end());
        }
        arrange(&self.output)?;
        fs::write(stamp, fingerprint)?;
        Ok(true)
    }

    fn command(&self, jdk: &Jdk) -> Command {
        let mut command = Command::new(jdk.javac());
        command.args(["-g", "-encoding", "UTF-8", "-proc:none", "-nowarn", "-Xlint:none", "-implicit:none"]);
        if !self.class_path.is_empty() {
            command.arg("-cp").arg(class_path(&self.class_path));
        }
        command.arg("-d").arg(&self.output).args(&self.sources);
        command
    }

    fn fingerprint(&self, jdk: &Jdk) -> Result<String> {
        let mut hasher = DefaultHasher::new();
        format!("{:?}", self.command(jdk)).hash(&mut hasher);
        jdk.version.hash(&mut hasher);
        for source in &self.sources {
            fs::read(source).with_context(|| format!("cannot read {}", source.display()))?.hash(&mut hasher);
        }
        for folder in &self.class_path {
            fs::read(folder.with_extension("stamp")).unwrap_or_default().hash(&mut hasher);
        }
        Ok(format!("{:016x}\n", hasher.finish()))
    }
}

/// Folders as a Java class path.
pub(super) fn class_path(folders: &[PathBuf]) -> String {
    let texts: Vec<String> = folders.iter().map(|folder| folder.display().to_string()).collect();
    texts.join(":")
}

/// Keeps others from writing the same class files until it is dropped.
pub(super) fn lock(layout: &Layout) -> Result<fs::File> {
    fs::create_dir_all(layout.classes())?;
    let lock = fs::File::create(layout.classes().join(".lock"))?;
    lock.lock().context("cannot lock the folder of class files")?;
    Ok(lock)
}

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) -> Result<()> {
    for path in list(folder)? {
        if path.is_dir() {
            collect(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "java") {
            // What documents a package holds no class.
            if path.file_name().is_some_and(|name| name != "package-info.java") {
                sources.push(path);
            }
        }
    }
    Ok(())
}
