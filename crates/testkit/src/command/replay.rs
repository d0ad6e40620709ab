//! `testkit replay`: an input for every path of every subject runs on real JVMs, which must do what we say.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use explore::{SetUp, Walk};
use jvm::Program;
use solver::Answer;
use witness::{NoRun, Replay, Replayer, Trial};

use super::folder::{self, Folder, Method};
use crate::jdk::Jdk;
use crate::pool;

/// The time a JVM has for one input.
const CASE: Duration = Duration::from_secs(10);

/// Differences of one method that are shown.
const MOST_SHOWN: usize = 3;

/// What is to be replayed.
pub struct Replays {
    /// Folders with subjects.
    pub folders: Vec<PathBuf>,
    /// Only methods whose `folder/Class#method(types)` contains this.
    pub filter: String,
    /// On these JDKs.
    pub jdks: Vec<Jdk>,
    /// Objects per class.
    pub n: u32,
    /// The time for one method.
    pub time: Duration,
    /// Whether the methods that take longer are named.
    pub names_cut: bool,
    /// Whether all methods are named that have paths which were not replayed.
    pub names_open: bool,
    /// Who decides about inputs where there is an invariant; nobody means that it is executed first.
    pub oracle: Option<oracle::Selection>,
    /// Folders with sources that subjects may use.
    pub library: String,
    /// Where class files go.
    pub work: PathBuf,
    /// How many methods are looked at at a time.
    pub jobs: usize,
}

/// What came of one method, or of many.
#[derive(Default)]
struct Account {
    methods: u64,
    paths: u64,
    confirmed: u64,
    contradicted: u64,
    /// Paths that were not replayed, by reason and method.
    open: BTreeMap<String, BTreeMap<String, u64>>,
    /// Methods whose paths are too many for the time.
    cut: Vec<String>,
    shown: Vec<String>,
}

impl Account {
    fn add(&mut self, other: Account) {
        self.methods += other.methods;
        self.paths += other.paths;
        self.confirmed += other.confirmed;
        self.contradicted += other.contradicted;
        self.cut.extend(other.cut);
        for (reason, methods) in other.open {
            let known = self.open.entry(reason).or_default();
            methods.into_iter().for_each(|(method, count)| *known.entry(method).or_default() += count);
        }
        self.shown.extend(other.shown);
    }

    fn open(&mut self, reason: String, method: &str) {
        *self.open.entry(reason).or_default().entry(method.to_string()).or_default() += 1;
    }

    fn contradict(&mut self, what: String) {
        self.contradicted += 1;
        if self.shown.len() < MOST_SHOWN {
            self.shown.push(what);
        }
    }
}

/// Replays all paths, prints the account for each JDK, and says whether no JVM contradicted.
pub fn run(wanted: &Replays) -> Result<bool> {
    // One compiler for all, so that all run the same classes.
    let javac = wanted.jdks.first().context("no JDK to replay on")?.javac();
    let paths = folder::with_subfolders(&wanted.folders)?;
    let compile = |path: &PathBuf| Folder::compile(path, &wanted.work, &javac, &wanted.library);
    let folders = pool::map(&paths, wanted.jobs, "compiling", compile).into_iter().collect::<Result<Vec<_>>>()?;
    let mut is_fine = true;
    for jdk in &wanted.jdks {
        let mut sum = Account::default();
        for folder in folders.iter().flatten() {
            sum.add(run_folder(wanted, folder, jdk)?);
        }
        if sum.methods == 0 {
            bail!("no method matches `{}`", wanted.filter);
        }
        print(&sum, jdk, wanted);
        is_fine &= sum.contradicted == 0;
    }
    Ok(is_fine)
}

fn print(sum: &Account, jdk: &Jdk, wanted: &Replays) {
    sum.shown.iter().for_each(|difference| println!("CONTRADICTED {difference}"));
    println!(
        "Java {}: {} methods, {} paths: {} confirmed, {} contradicted, {} not replayed; {} methods cut by time",
        jdk.version,
        sum.methods,
        sum.paths,
        sum.confirmed,
        sum.contradicted,
        sum.open.values().flat_map(BTreeMap::values).sum::<u64>(),
        sum.cut.len(),
    );
    for (reason, methods) in &sum.open {
        let count: u64 = methods.values().sum();
        let one = methods.keys().next().map_or(String::new(), |method| format!("; {method} for one"));
        println!("  not replayed, {count}: {reason}{}", if wanted.names_open { "" } else { &one });
        for (method, count) in methods.iter().filter(|_| wanted.names_open) {
            println!("    {count} of {method}");
        }
    }
    if wanted.names_cut {
        sum.cut.iter().for_each(|method| println!("  cut by time: {method}"));
    }
}

fn run_folder(wanted: &Replays, folder: &Folder, jdk: &Jdk) -> Result<Account> {
    let program = folder.program(&jdk.home)?;
    let mut methods = folder.methods(&program)?;
    let name = |method: &Method<'_>| format!("{}/{}", folder.name, method.subject.name(&program));
    methods.retain(|method| name(method).contains(&wanted.filter));
    // One JVM for each thread.
    let replayers: Mutex<Vec<Replayer>> = Mutex::default();
    let accounts = pool::map(&methods, wanted.jobs, "replaying", |method| {
        let free = replayers.lock().unwrap_or_else(|poison| poison.into_inner()).pop();
        let mut replayer = free.unwrap_or_else(|| new_replayer(&program, &folder.classes));
        let mut account = Account { methods: 1, ..Account::default() };
        if let Err(error) = replay(wanted, (&program, method, &name(method)), &mut replayer, &mut account) {
            account.contradict(error);
        }
        account.shown.iter_mut().for_each(|shown| *shown = format!("{}: {shown}", name(method)));
        replayers.lock().unwrap_or_else(|poison| poison.into_inner()).push(replayer);
        account
    });
    let mut sum = Account::default();
    accounts.into_iter().for_each(|account| sum.add(account));
    Ok(sum)
}

fn new_replayer(program: &Program, classes: &Path) -> Replayer {
    Replayer::new(program.jdk(), &classes.to_string_lossy(), CASE)
}

fn replay<'p>(
    wanted: &Replays,
    (program, method, name): (&'p Program, &Method<'p>, &str),
    replayer: &mut Replayer,
    account: &mut Account,
) -> Result<(), String> {
    let mut config = method.config(wanted.n);
    config.oracles = wanted.oracle.clone().map(|oracle| Arc::new(oracle) as Arc<dyn explore::Oracles>);
    let setup = SetUp::new(program, method.subject.clone(), config)?;
    let mut trial = Trial::new(&setup).map_err(|stop| format!("{stop:?}"))?;
    // Starting the first machine is not counted: it takes longer than many methods.
    let deadline = Instant::now() + wanted.time;
    let mut walk = Walk::new(&setup, Some(deadline)).map_err(|stop| format!("{stop:?}"))?;
    while let Some(mut path) = walk.next_end() {
        // Nothing is solved any more: whether there is such a path is not known.
        if matches!(path.model, Answer::Unknown(_)) && Instant::now() >= deadline {
            continue;
        }
        account.paths += 1;
        let named = format!("path {} ({})", path.id, path.end.describe());
        let run = match trial.run_of(&mut path) {
            Ok(run) => run,
            Err(NoRun::NoInput(why)) => {
                account.open(why, name);
                continue;
            }
            Err(NoRun::Wrong(why)) => {
                account.contradict(format!("{named}: {why}"));
                continue;
            }
        };
        match replayer.replay(&setup, &run) {
            Replay::Confirmed => account.confirmed += 1,
            Replay::Contradicted(difference) => {
                account.contradict(format!("{named}: {difference}\n    input: {}", run.witness));
            }
            Replay::NotReplayable(why) => account.open(why, name),
        }
    }
    if walk.is_out_of_time() {
        account.cut.push(method.subject.name(program));
    }
    Ok(())
}
