//! `testkit witnesses`: every path of every subject is confirmed by an input that takes it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use exec::symbolic::{Initialization, Lazier, LazierSharp, Lazy};
use explore::{Config, SetUp, Subject, Walk};
use jvm::Program;
use witness::Confirm;

use super::folder::{self, Folder};
use crate::pool;

/// The strategies that references can be decided by.
pub const STRATEGIES: [&dyn Initialization; 3] = [&Lazy, &Lazier, &LazierSharp];

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
    for folder in folder::with_subfolders(&wanted.folders)? {
        all.extend(run_folder(wanted, &folder)?);
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
    let Some(folder) = Folder::compile(folder, &wanted.work, &wanted.javac, &wanted.library)? else {
        return Ok(Vec::new());
    };
    let program = folder.program(&wanted.jdk)?;
    let name = &folder.name;
    let mut jobs = Vec::new();
    for method in folder.methods(&program)? {
        let subject = &method.subject;
        let is_named = format!("{name}/{}", subject.name(&program)).contains(&wanted.filter);
        if !is_named || wanted.oracle.is_some() && !has_valid_input(&program, subject) {
            continue;
        }
        for init in STRATEGIES {
            // A program has no input that the strategies could differ on.
            let is_wanted = wanted.init.as_ref().is_none_or(|only| only == init.name());
            if is_wanted && (!subject.is_main || init.name() == "lazier-sharp") {
                jobs.push((method.clone(), init));
            }
        }
    }
    Ok(pool::map(&jobs, wanted.jobs, "confirming", |(method, init)| {
        let subject = &method.subject;
        let config = Config {
            init: *init,
            oracles: wanted.oracle.clone().map(|oracle| Arc::new(oracle) as Arc<dyn explore::Oracles>),
            ..method.config(wanted.n)
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
