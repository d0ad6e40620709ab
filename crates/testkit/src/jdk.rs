//! The real JDKs that subjects are compiled with and compared against.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The JDKs that subjects run on, lowest first.
pub const LEVELS: [u32; 2] = [17, 25];

/// An installed JDK.
#[derive(Debug, Clone)]
pub struct Jdk {
    /// The feature release, as in `17`.
    pub level: u32,
    /// What `JAVA_HOME` would be.
    pub home: PathBuf,
    /// The full version, as in `17.0.15`.
    pub version: String,
}

impl Jdk {
    /// The launcher.
    pub fn java(&self) -> PathBuf {
        self.home.join("bin/java")
    }

    /// The compiler.
    pub fn javac(&self) -> PathBuf {
        self.home.join("bin/javac")
    }

    /// Reads the `release` file that every JDK since 8 carries.
    fn at(home: &Path) -> Option<Jdk> {
        let release = fs::read_to_string(home.join("release")).ok()?;
        let version =
            release.lines().find_map(|line| line.strip_prefix("JAVA_VERSION="))?.trim_matches('"').to_string();
        let level = version.split(['.', '-', '+']).next()?.parse().ok()?;
        let jdk = Jdk { level, home: home.to_path_buf(), version };
        (jdk.java().is_file() && jdk.javac().is_file()).then_some(jdk)
    }
}

/// What was found on this machine.
#[derive(Debug, Clone)]
pub struct Jdks {
    found: Vec<Jdk>,
}

impl Jdks {
    /// `JAVA17_HOME` and `JAVA25_HOME`, then `JAVA_HOME`, then /usr/lib/jvm, then `java` on the path.
    pub fn find() -> Result<Jdks> {
        let candidates = candidates();
        let found: Vec<Jdk> = LEVELS
            .iter()
            .filter_map(|&level| candidates.iter().filter_map(|home| Jdk::at(home)).find(|jdk| jdk.level == level))
            .collect();
        let jdks = Jdks { found };
        jdks.get(17).context("no JDK 17 found; run `make setup`, or set JAVA17_HOME to a JDK 17 (with javac)")?;
        Ok(jdks)
    }

    /// The JDK of exactly this level.
    pub fn get(&self, level: u32) -> Option<&Jdk> {
        self.found.iter().find(|jdk| jdk.level == level)
    }

    /// The JDK of this level, or all.
    pub fn of(&self, level: Option<u32>) -> Vec<Jdk> {
        self.found.iter().filter(|jdk| level.is_none_or(|level| jdk.level == level)).cloned().collect()
    }

    /// The lowest installed JDK that is at least `level`.
    pub fn at_least(&self, level: u32) -> Option<&Jdk> {
        self.found.iter().find(|jdk| jdk.level >= level)
    }
}

/// Why subjects on this level are skipped, and what to do about it.
pub fn missing(level: u32) -> String {
    format!("no JDK {level} found; set JAVA{level}_HOME or install one under /usr/lib/jvm")
}

fn candidates() -> Vec<PathBuf> {
    let mut homes: Vec<PathBuf> =
        ["JAVA17_HOME", "JAVA25_HOME", "JAVA_HOME"].iter().filter_map(std::env::var_os).map(PathBuf::from).collect();
    let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/jvm")
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    installed.sort();
    homes.extend(installed);
    let path = std::env::var_os("PATH").unwrap_or_default();
    homes.extend(std::env::split_paths(&path).filter_map(|folder| {
        let java = folder.join("java").canonicalize().ok()?;
        Some(java.parent()?.parent()?.to_path_buf())
    }));
    homes
}
