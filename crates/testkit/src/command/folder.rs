//! A folder with subjects for the symbolic engine, compiled, and the methods in it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use exec::symbolic::Bounds;
use explore::{Config, Subject, Target};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use crate::suite::list;

/// Folders whose classes have inputs of each other's classes.
const WHOLE: [&str; 1] = ["lissa"];

/// A compiled folder.
pub(crate) struct Folder {
    /// Its name, without the path.
    pub name: String,
    /// Where its classes are.
    pub classes: PathBuf,
    sources: Vec<PathBuf>,
}

/// A method to look at.
#[derive(Clone)]
pub(crate) struct Method<'p> {
    pub subject: Subject<'p>,
    /// Whether static fields are unknown.
    has_statics: bool,
    /// The classes that an input may be of, if not all.
    family: Option<Vec<String>>,
}

/// These folders, each followed by those directly in it.
pub(crate) fn with_subfolders(folders: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    for folder in folders {
        all.push(folder.clone());
        all.extend(list(folder)?.into_iter().filter(|path| path.is_dir()));
    }
    Ok(all)
}

impl Folder {
    /// Compiles a folder; none if there is nothing to compile.
    pub fn compile(folder: &Path, work: &Path, javac: &Path, library: &str) -> Result<Option<Folder>> {
        let mut sources = list(folder)?;
        sources.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
        if sources.is_empty() {
            return Ok(None);
        }
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        // Folders of one name may be in different ones.
        let outer = folder.parent().and_then(Path::file_name).unwrap_or_default();
        let classes = work.join(outer).join(&name);
        compile(javac, library, &sources, &classes)?;
        Ok(Some(Folder { name, classes, sources }))
    }

    /// The classes as a program on a JDK.
    pub fn program(&self, jdk: &Path) -> Result<Program> {
        let jdk = Jdk::locate(Some(jdk))?;
        let classpath = ClassPath::parse(&self.classes.to_string_lossy(), jdk.feature())?;
        Ok(Program::new(jdk, classpath))
    }

    /// The methods that the sources want to be looked at.
    pub fn methods<'p>(&self, program: &'p Program) -> Result<Vec<Method<'p>>> {
        let names: Vec<String> = program.classpath().class_names()?.collect();
        let mut methods = Vec::new();
        for source in &self.sources {
            let text = fs::read_to_string(source)?;
            let stem = source.file_stem().unwrap_or_default().to_string_lossy();
            let is_its = |name: &&String| name.rsplit('/').next() == Some(&stem);
            let Some(class) = names.iter().find(is_its) else { continue };
            let specified = specified(&text);
            let family = match specified {
                // Collections of anything have to be told of what.
                Some(_) => Some(vec!["java/lang/Integer".to_string()]),
                None => self.family(&names, class),
            };
            for (target, has_statics) in targets(&text, specified.as_deref().unwrap_or(class)) {
                // What a subject means to be refused has no paths.
                let Ok(subjects) = Subject::find(program, &Target::parse(&target)) else { continue };
                let method = |subject| Method { subject, has_statics, family: family.clone() };
                methods.extend(subjects.into_iter().map(method));
            }
        }
        Ok(methods)
    }

    fn family(&self, names: &[String], class: &str) -> Option<Vec<String>> {
        let own = |name: &&String| *name == class || name.starts_with(&format!("{class}$"));
        (!WHOLE.contains(&self.name.as_str())).then(|| names.iter().filter(own).cloned().collect())
    }
}

impl Method<'_> {
    /// How it is explored: up to `n` objects per class.
    pub fn config(&self, n: u32) -> Config {
        let bounds = Bounds {
            n: Some(n),
            array_length: Some(n),
            string_length: n.min(2),
            loops: 8,
            call_depth: 60,
            values: 8,
            ..Bounds::default()
        };
        Config { bounds, symbolic_statics: self.has_statics, subtypes: self.family.clone(), ..Config::default() }
    }
}

/// The class of the JDK that a source specifies.
fn specified(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("@SpecFor(")?;
    let (name, _) = rest.split_once(".class)")?;
    Some(format!("java.util.{name}"))
}

/// What a source wants to be looked at, and whether static fields are unknown: the targets of its `//@ verify:` lines, or
/// all of its class.
fn targets(text: &str, class: &str) -> BTreeSet<(String, bool)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("//@ verify: "));
    let target = |line: &str| Some((line.split_whitespace().next()?.to_string(), line.contains("--symbolic-statics")));
    let named: BTreeSet<(String, bool)> = lines.filter_map(target).collect();
    if named.is_empty() { [(class.to_string(), text.contains("//@ symbolic-statics"))].into() } else { named }
}

/// Compiles sources into a folder, once.
pub(crate) fn compile(javac: &Path, library: &str, sources: &[PathBuf], classes: &Path) -> Result<()> {
    if classes.exists() {
        fs::remove_dir_all(classes)?;
    }
    fs::create_dir_all(classes)?;
    let mut command = Command::new(javac);
    command.args(["-g", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8", "-sourcepath"]).arg(library);
    command.arg("-d").arg(classes).args(sources);
    let output = command.output().context("cannot start javac")?;
    if !output.status.success() {
        bail!("javac: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(())
}
