//! What tests are written for: the folders of subjects and the examples, compiled.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::Tests;
use crate::command::Session;
use crate::command::folder::compile;
use crate::suite::list;

/// Folders of subjects that are checked every time.
const USUAL: [&str; 5] = ["kiasan", "lissa", "bugs", "explore", "jdkspec"];
/// Those that take more time.
const MORE: [&str; 1] = ["oracles"];
/// Folders in `subjects/verify` whose subjects cannot become tests: they ask Lissom for values, or what they do depends on
/// what ran before in the same JVM.
const UNTESTED: [&str; 3] = ["intrinsics", "library", "statics"];

/// Classes that are compiled together.
#[derive(Clone)]
pub(super) struct Project {
    pub name: String,
    pub classes: PathBuf,
    /// What tests are written for, and the flags for it.
    pub targets: Vec<(String, Vec<String>)>,
}

/// All that is wanted.
pub(super) fn all(session: &Session, wanted: &Tests) -> Result<Vec<Project>> {
    let subjects = session.layout.subjects();
    let mut folders: Vec<PathBuf> = USUAL.iter().map(|name| subjects.join(name)).collect();
    if wanted.all {
        folders.extend(MORE.iter().map(|name| subjects.join(name)));
    }
    let is_meant = |path: &PathBuf| path.is_dir() && !UNTESTED.iter().any(|name| path.ends_with(name));
    folders.extend(list(&subjects.join("verify"))?.into_iter().filter(is_meant));
    folders.extend(examples(session)?);
    let mut projects = Vec::new();
    for folder in folders {
        let inside = folder.strip_prefix(&session.layout.root).unwrap_or(&folder);
        let name = inside.to_string_lossy().trim_start_matches("subjects/").to_string();
        if name.contains(&wanted.filter) {
            projects.push(project(session, wanted, &name)?);
        }
    }
    Ok(projects)
}

/// The folders of the examples.
pub(super) fn examples(session: &Session) -> Result<Vec<PathBuf>> {
    let mut folders = list(&session.layout.root.join("examples"))?;
    folders.retain(|path| path.join("pom.xml").is_file());
    Ok(folders)
}

/// A folder of subjects or an example by its name, compiled.
pub(super) fn project(session: &Session, wanted: &Tests, name: &str) -> Result<Project> {
    let root = match name.starts_with("examples/") {
        true => session.layout.root.join(name).join("src/main/java"),
        false => session.layout.subjects().join(name),
    };
    of_folder(session, wanted, name, &root)
}

/// The sources in a folder and in those below, compiled.
pub(super) fn of_folder(session: &Session, wanted: &Tests, name: &str, root: &Path) -> Result<Project> {
    let mut sources = Vec::new();
    collect(root, &mut sources)?;
    let targets = targets_of(&sources)?;
    let work = session.layout.root.join("target/tests/classes").join(name);
    if name == "oracles" {
        fs::create_dir_all(&work)?;
        let plan = work.with_file_name("Plan.java");
        fs::write(&plan, PLAN)?;
        sources.push(plan);
    }
    let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
    compile(&jdk.javac(), &wanted.library, &sources, &work)?;
    Ok(Project { name: name.to_string(), classes: work, targets })
}

/// What `testkit oracles` writes for its probes.
const PLAN: &str = "package oracles.probing;\nfinal class Plan {\n    static final int SHALLOW = 2, DEEP = 2, FIRST = 0, SEEDS = 1;\n}\n";

fn collect(folder: &Path, sources: &mut Vec<PathBuf>) -> Result<()> {
    for path in list(folder)? {
        if path.is_dir() {
            collect(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "java") {
            sources.push(path);
        }
    }
    Ok(())
}

/// What the sources want to be looked at: the targets of their `//@ verify:` lines, or the class.
fn targets_of(sources: &[PathBuf]) -> Result<Vec<(String, Vec<String>)>> {
    let mut all = Vec::new();
    for source in sources {
        let text = fs::read_to_string(source)?;
        let package = text.lines().find_map(|line| line.strip_prefix("package ")?.strip_suffix(';'));
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let class = package.map_or(stem.to_string(), |package| format!("{package}.{stem}"));
        let class = match text.split_once("@SpecFor(").and_then(|(_, rest)| rest.split_once(".class)")) {
            Some((specified, _)) => format!("java.util.{specified}"),
            None => class,
        };
        if stem == "package-info" {
            continue;
        }
        let lines = text.lines().filter_map(|line| line.strip_prefix("//@ verify: "));
        let mut named: BTreeMap<String, bool> = BTreeMap::new();
        for line in lines {
            let target = line.split_whitespace().next().unwrap_or_default().to_string();
            *named.entry(target).or_default() |= line.contains("--symbolic-statics");
        }
        let whole = BTreeMap::from([(class, text.contains("//@ symbolic-statics"))]);
        for (target, has_statics) in if named.is_empty() { whole } else { named } {
            let flags = if has_statics { vec!["--symbolic-statics".to_string()] } else { Vec::new() };
            all.push((target, flags));
        }
    }
    if all.is_empty() {
        bail!("there is nothing to test");
    }
    Ok(all)
}
