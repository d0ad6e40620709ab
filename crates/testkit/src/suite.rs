//! Finds the subjects.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::directives::Directives;
use crate::jdk::LEVELS;
use crate::layout::Layout;

/// The topic of all subjects in `subjects/unsupported/`.
pub const UNSUPPORTED: &str = "unsupported";

/// What a subject is there to show.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// `subjects/run/<topic>/`: Lissom must do what `java` does.
    Run,
    /// `subjects/unsupported/`: Lissom must refuse, and say what, where and why.
    Unsupported,
}

/// One Java program.
#[derive(Debug, Clone)]
pub struct Subject {
    /// What it is there to show.
    pub kind: Kind,
    /// The folder it is in.
    pub topic: String,
    /// The file's name without `.java`.
    pub name: String,
    /// Where its source is.
    pub path: PathBuf,
    /// Its source.
    pub source: String,
    /// What its `//@` lines say.
    pub directives: Directives,
}

impl Subject {
    /// `topic/Name`: what filters match and reports print.
    pub fn id(&self) -> String {
        format!("{}/{}", self.topic, self.name)
    }

    /// The class to run, with its package.
    pub fn main_class(&self) -> String {
        let suffix = if self.directives.generate { "_" } else { "" };
        match package(&self.source) {
            Some(package) if !self.directives.generate => format!("{package}.{}", self.name),
            _ => format!("{}{suffix}", self.name),
        }
    }

    /// The JDKs the subject runs on. What Lissom refuses does not depend on the JDK, so one is enough for that.
    pub fn levels(&self) -> impl Iterator<Item = u32> {
        let lowest = self.directives.jdk;
        let count = match self.kind {
            Kind::Run => LEVELS.len(),
            Kind::Unsupported => 1,
        };
        LEVELS.into_iter().filter(move |&level| level >= lowest).take(count)
    }

    /// Changes whenever the source does.
    pub fn fingerprint(&self) -> String {
        let mut hasher = DefaultHasher::new();
        self.source.hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    }

    /// Whether `file` is a source file of this subject, or of another one of its topic.
    pub fn owns(&self, file: &str) -> bool {
        file == format!("{}_.java", self.name) || self.path.with_file_name(file).is_file()
    }

    /// The number of the line that ends with `// unsupported`, the one Lissom has to name.
    pub fn refused_line(&self) -> Option<usize> {
        let marked = |line: &str| line.trim_end().ends_with("// unsupported");
        self.source.lines().position(marked).map(|index| index + 1)
    }
}

/// All subjects of the topics that a filter touches.
#[derive(Debug)]
pub struct Suite {
    /// Sorted by topic and name.
    pub subjects: Vec<Subject>,
    filter: String,
}

impl Suite {
    /// Loads the topics with a subject whose id contains `filter`.
    pub fn load(layout: &Layout, filter: Option<&str>) -> Result<Suite> {
        let filter = filter.unwrap_or_default().to_string();
        let mut topics: BTreeMap<(u8, String), (Kind, Vec<PathBuf>)> = BTreeMap::new();
        for folder in list(&layout.subjects().join("run"))? {
            if folder.is_dir() {
                topics.insert((0, stem(&folder)), (Kind::Run, java_files(&folder)?));
            }
        }
        let refused = layout.subjects().join(UNSUPPORTED);
        if refused.is_dir() {
            topics.insert((1, UNSUPPORTED.into()), (Kind::Unsupported, java_files(&refused)?));
        }

        let mut subjects = Vec::new();
        let mut mistakes = Vec::new();
        for ((_, topic), (kind, files)) in topics {
            let touched = |file: &PathBuf| format!("{topic}/{}", stem(file)).contains(&filter);
            if !files.iter().any(touched) {
                continue;
            }
            for path in files {
                match read(kind, &topic, &path) {
                    Ok(subject) => subjects.push(subject),
                    Err(error) => mistakes.push(format!("{}: {error:#}", path.display())),
                }
            }
        }
        if !mistakes.is_empty() {
            bail!("{}", mistakes.join("\n"));
        }
        if subjects.is_empty() {
            bail!("no subject in {} matches `{filter}`", layout.subjects().display());
        }
        Ok(Suite { subjects, filter })
    }

    /// The subjects asked for; the others are there because they are compiled together with these.
    pub fn selected(&self) -> impl Iterator<Item = &Subject> {
        self.subjects.iter().filter(|subject| subject.id().contains(&self.filter))
    }

    /// Whether no filter was given.
    pub fn is_whole(&self) -> bool {
        self.filter.is_empty()
    }
}

fn read(kind: Kind, topic: &str, path: &Path) -> Result<Subject> {
    let source = fs::read_to_string(path).context("cannot be read")?;
    let subject = Subject {
        kind,
        topic: topic.to_string(),
        name: stem(path),
        path: path.to_path_buf(),
        directives: Directives::parse(&source)?,
        source,
    };
    if kind == Kind::Unsupported && subject.refused_line().is_none() {
        bail!("no line ends with `// unsupported`; mark the one that Lissom has to name");
    }
    Ok(subject)
}

fn java_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files = list(folder)?;
    files.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    Ok(files)
}

/// The entries of a folder, sorted.
pub fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn stem(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The package a source file declares, if any.
fn package(source: &str) -> Option<&str> {
    source
        .lines()
        .map(str::trim)
        .filter(|line| !line.is_empty() && !line.starts_with("//"))
        .map(|line| Some(line.strip_prefix("package ")?.split(';').next()?.trim()))
        .next()?
}

#[cfg(test)]
mod tests {
    use super::package;

    #[test]
    fn a_package_is_found_below_comments() {
        assert_eq!(package("//@ about: x\n\n// y\npackage a.b;\nclass A {}"), Some("a.b"));
        assert_eq!(package("//@ about: x\nclass A { /* package c; */ }"), None);
        assert_eq!(package(""), None);
    }
}
