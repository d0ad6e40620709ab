//! Where things are in the repository.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The folders testkit reads and writes.
#[derive(Debug, Clone)]
pub struct Layout {
    /// The top folder of the repository.
    pub root: PathBuf,
    /// The `lissom` program under test.
    pub lissom: PathBuf,
}

impl Layout {
    /// The repository that contains the current directory, unless `root` names another.
    pub fn find(root: Option<PathBuf>, lissom: Option<PathBuf>) -> Result<Layout> {
        let root = match root {
            Some(root) => root,
            None => enclosing_repository()?,
        };
        let root = root.canonicalize().with_context(|| format!("no such folder: {}", root.display()))?;
        let lissom = lissom.unwrap_or_else(|| root.join("target/release/lissom"));
        let lissom = std::path::absolute(lissom)?;
        Ok(Layout { root, lissom })
    }

    /// The Java programs.
    pub fn subjects(&self) -> PathBuf {
        self.root.join("subjects")
    }

    /// Class files compiled from the subjects.
    pub fn classes(&self) -> PathBuf {
        self.root.join("target/subjects")
    }

    /// What testkit remembers between runs.
    pub fn memory(&self) -> PathBuf {
        self.root.join("target/testkit")
    }

    /// The page that `testkit docs` writes.
    pub fn supported_page(&self) -> PathBuf {
        self.root.join("docs/supported.md")
    }

    /// Fails with what to do when the program under test has not been built.
    pub fn require_lissom(&self) -> Result<()> {
        if self.lissom.is_file() {
            return Ok(());
        }
        anyhow::bail!(
            "{} does not exist; build it with `make build` or name another with --lissom",
            self.lissom.display()
        )
    }
}

fn enclosing_repository() -> Result<PathBuf> {
    let here = std::env::current_dir().context("cannot tell the current directory")?;
    here.ancestors()
        .find(|folder| folder.join("subjects").is_dir() && folder.join("crates").is_dir())
        .map(Path::to_path_buf)
        .with_context(|| format!("{} is not inside a Lissom repository; use --root", here.display()))
}
