//! `testkit witnesses`: every path of every subject is confirmed by an input that takes it.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use exec::symbolic::{Bounds, Initialization, Lazier, LazierSharp, Lazy};
use explore::{Config, SetUp, Subject, Target, Walk};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};
use witness::Confirm;

use crate::pool;
use crate::suite::list;

/// The strategies that references can be decided by.
pub const STRATEGIES: [&dyn Initialization; 3] = [&Lazy, &Lazier, &LazierSharp];

/// Folders whose classes have inputs of each other's classes.
const WHOLE: [&str; 1] = ["lissa"];

/// What is to be confirmed.
pub struct Witnesses {
    /// Folders with subjects.
    pub folders: Vec<PathBuf>,
    /// Only subjects whose `Class#method` contains this.
    pub filter: String,
    /// Objects per class.
    pub n: u32,
    /// Only this strategy.
    pub init: Option<String>,
    /// Only methods of classes with an invariant, which these oracles decide about; none means that it is executed first.
    pub oracle: Option<oracle::Selection>,
    /// The time for one method with one strategy.
    pub time: Duration,
    /// Folders with sources that subjects may use: Lissom's own classes and those of others.
    pub library: String,
    /// Where class files go.
    pub work: PathBuf,
    /// What compiles them.
    pub javac: PathBuf,
    /// The JDK they run on.
    pub jdk: PathBuf,
    /// How many methods are looked at at a time.
    pub jobs: usize,
}

/// What came of one method with one strategy.
#[derive(Default)]
struct Account {
    name: String,
    paths: u64,
    confirmed: u64,
    undecided: u64,
    is_cut: bool,
    mismatches: Vec<String>,
    gaps: Vec<String>,
}

/// Confirms all paths, prints the account, and says whether nothing was wrong.
pub fn run(wanted: &Witnesses) -> Result<bool> {
    let mut all = Vec::new();
    for folder in &wanted.folders {
        let below = list(folder)?.into_iter().filter(|path| path.is_dir());
        for folder in std::iter::once(folder.clone()).chain(below) {
            all.extend(run_folder(wanted, &folder)?);
        }
    }
    if all.is_empty() {
        bail!("no method matches `{}`", wanted.filter);
    }
    let sum = |of: fn(&Account) -> u64| all.iter().map(of).sum::<u64>();
    for account in &all {
        for mismatch in &account.mismatches {
            println!("MISMATCH {}: {mismatch}", account.name);
        }
    }
    for account in all.iter().filter(|a| a.is_cut) {
        println!("cut      {} after {} paths", account.name, account.paths);
    }
    let mut gaps: Vec<&String> = all.iter().flat_map(|a| &a.gaps).collect();
    gaps.sort();
    gaps.dedup();
    gaps.iter().for_each(|gap| println!("open     {gap}"));
    let wrong = sum(|a| a.mismatches.len() as u64);
    println!(
        "{} methods and strategies, {} paths: {} confirmed, {} without a known model, {wrong} wrong; {} cut by time",
        all.len(),
        sum(|a| a.paths),
        sum(|a| a.confirmed),
        sum(|a| a.undecided),
        all.iter().filter(|a| a.is_cut).count(),
    );
    Ok(wrong == 0)
}

fn run_folder(wanted: &Witnesses, folder: &Path) -> Result<Vec<Account>> {
    let mut sources = list(folder)?;
    sources.retain(|path| path.extension().is_some_and(|extension| extension == "java"));
    if sources.is_empty() {
        return Ok(Vec::new());
    }
    let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let classes = wanted.work.join(&name);
    compile(&wanted.javac, &wanted.library, &sources, &classes)?;
    let jdk = Jdk::locate(Some(&wanted.jdk))?;
    let classpath = ClassPath::parse(&classes.to_string_lossy(), jdk.feature())?;
    let program = Program::new(jdk, classpath);
    let names: Vec<String> = program.classpath().class_names()?.collect();
    let mut jobs = Vec::new();
    for source in &sources {
        let text = fs::read_to_string(source)?;
        let stem = source.file_stem().unwrap_or_default().to_string_lossy();
        let is_its = |name: &&String| name.rsplit('/').next() == Some(&stem);
        let Some(class) = names.iter().find(is_its) else { continue };
        let own = |name: &&String| *name == class || name.starts_with(&format!("{class}$"));
        let family: Vec<String> = names.iter().filter(own).cloned().collect();
        for (target, statics) in targets(&text, class) {
            // What a subject means to be refused has no paths.
            let Ok(subjects) = Subject::find(&program, &Target::parse(&target)) else { continue };
            for subject in subjects {
                let is_named = format!("{name}/{}", subject.name(&program)).contains(&wanted.filter);
                if !is_named || wanted.oracle.is_some() && !has_valid_input(&program, &subject) {
                    continue;
                }
                for init in STRATEGIES {
                    // A program has no input that the strategies could differ on.
                    let is_wanted = wanted.init.as_ref().is_none_or(|only| only == init.name());
                    if is_wanted && (!subject.is_main || init.name() == "lazier-sharp") {
                        jobs.push((subject.clone(), init, statics, family.clone()));
                    }
                }
            }
        }
    }
    Ok(pool::map(&jobs, wanted.jobs, "confirming", |(subject, init, statics, family)| {
        let bounds = Bounds {
            n: Some(wanted.n),
            array_length: Some(wanted.n),
            string_length: wanted.n.min(2),
            loops: 8,
            call_depth: 60,
            values: 8,
            ..Bounds::default()
        };
        let config = Config {
            init: *init,
            bounds,
            symbolic_statics: *statics,
            subtypes: (!WHOLE.contains(&name.as_str())).then(|| family.clone()),
            oracles: wanted.oracle.clone().map(|oracle| Arc::new(oracle) as Arc<dyn explore::Oracles>),
            ..Config::default()
        };
        let mut account =
            Account { name: format!("{name}/{} {}", subject.name(&program), init.name()), ..Account::default() };
        if let Err(error) = confirm(wanted, &program, subject, config, &mut account) {
            account.mismatches.push(error);
        }
        account
    }))
}

/// Whether an invariant says which receivers are meant.
fn has_valid_input(program: &Program, subject: &Subject<'_>) -> bool {
    subject.invariant.is_some() && !subject.method.flags.is_static() && !subject.is_constructor(program)
}

/// What a source wants to be looked at, and whether static fields are unknown: the targets of its `//@ verify:` lines, or
/// all of its class.
fn targets(text: &str, class: &str) -> BTreeSet<(String, bool)> {
    let lines = text.lines().filter_map(|line| line.strip_prefix("//@ verify: "));
    let target = |line: &str| Some((line.split_whitespace().next()?.to_string(), line.contains("--symbolic-statics")));
    let named: BTreeSet<(String, bool)> = lines.filter_map(target).collect();
    if named.is_empty() { [(class.to_string(), text.contains("//@ symbolic-statics"))].into() } else { named }
}

fn confirm<'p>(
    wanted: &Witnesses,
    program: &'p Program,
    subject: &Subject<'p>,
    config: Config,
    account: &mut Account,
) -> Result<(), String> {
    let started = Instant::now();
    let setup = SetUp::new(program, subject.clone(), config)?;
    let mut confirm = Confirm::new(&setup).map_err(|stop| format!("{stop:?}"))?;
    let mut walk = Walk::new(&setup, Some(started + wanted.time)).map_err(|stop| format!("{stop:?}"))?;
    while let Some(mut path) = walk.next_end() {
        account.paths += 1;
        match confirm.confirm(&mut path) {
            Ok(Some(_)) => account.confirmed += 1,
            Ok(None) => account.undecided += 1,
            Err(mismatch) => {
                let words = format!("path {} ({}): {mismatch}", path.id, path.end.describe());
                account.mismatches.push(words);
                if account.mismatches.len() >= 3 {
                    break;
                }
            }
        }
    }
    account.is_cut = walk.is_out_of_time();
    for (left, place) in walk.report().left.keys().filter(|(left, _)| !left.is_scope()) {
        account.gaps.push(format!("{}: {} at {place}", subject.name(program), left.describe()));
    }
    Ok(())
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
