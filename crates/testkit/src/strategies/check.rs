//! Explores a method with each strategy and lets every enumerated heap find its path.

use std::collections::{BTreeSet, HashSet};
use std::fs;
use std::ops::Range;
use std::path::PathBuf;

use anyhow::{Result, bail};
use exec::symbolic::{Bounds, Initialization};
use explore::{Config, End, PathId, SetUp, Subject, Target, Walk};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};
use witness::{Confirm, Witness};

use super::brute::{Odometer, Space};
use super::source::source;
use crate::command::folder::compile;
use crate::command::witnesses::STRATEGIES;
use crate::pool;

/// What is to be compared.
pub struct Strategies {
    /// One method for each seed.
    pub seeds: Range<u64>,
    /// Objects in an enumerated heap, and objects per class in an exploration.
    pub objects: u32,
    /// Heaps of one method; if there are more, as many are chosen at random.
    pub heaps: usize,
    /// Where sources and class files go.
    pub work: PathBuf,
    /// Folders with sources that programs may use.
    pub library: String,
    /// What compiles them.
    pub javac: PathBuf,
    /// The JDK they run on.
    pub jdk: PathBuf,
    /// How many methods are looked at at a time.
    pub jobs: usize,
}

/// What came of one method.
#[derive(Default)]
struct Account {
    seed: u64,
    paths: u64,
    heaps: u64,
    is_sampled: bool,
    behaviours: u64,
    mismatches: Vec<String>,
}

/// Elements of an array.
const LENGTH: usize = 2;

/// Compares, prints the account, and says whether there was no difference.
pub fn run(wanted: &Strategies) -> Result<bool> {
    let sources = wanted.work.join("generated");
    if wanted.work.exists() {
        fs::remove_dir_all(&wanted.work)?;
    }
    fs::create_dir_all(&sources)?;
    let mut files = Vec::new();
    for seed in wanted.seeds.clone() {
        let file = sources.join(format!("G{seed}.java"));
        fs::write(&file, source(&format!("G{seed}"), seed))?;
        files.push(file);
    }
    let classes = wanted.work.join("classes");
    compile(&wanted.javac, &wanted.library, &files, &classes)?;
    let jdk = Jdk::locate(Some(&wanted.jdk))?;
    let classpath = ClassPath::parse(&classes.to_string_lossy(), jdk.feature())?;
    let program = Program::new(jdk, classpath);
    let seeds: Vec<u64> = wanted.seeds.clone().collect();
    let accounts = pool::map(&seeds, wanted.jobs, "comparing", |&seed| {
        let mut account = Account { seed, ..Account::default() };
        if let Err(error) = compare(wanted, &program, seed, &mut account) {
            account.mismatches.push(error);
        }
        account
    });
    if accounts.is_empty() {
        bail!("no seeds");
    }
    for account in &accounts {
        for mismatch in account.mismatches.iter().take(4) {
            println!("MISMATCH G{}: {mismatch}", account.seed);
        }
    }
    let sum = |of: fn(&Account) -> u64| accounts.iter().map(of).sum::<u64>();
    let wrong = accounts.iter().filter(|a| !a.mismatches.is_empty()).count();
    println!(
        "{} methods, {} paths of {} strategies, {} heaps ({} methods exhaustively), {} behaviours: {wrong} methods differ",
        accounts.len(),
        sum(|a| a.paths),
        STRATEGIES.len(),
        sum(|a| a.heaps),
        accounts.iter().filter(|a| !a.is_sampled).count(),
        sum(|a| a.behaviours),
    );
    Ok(wrong == 0)
}

fn compare(wanted: &Strategies, program: &Program, seed: u64, account: &mut Account) -> Result<(), String> {
    let class = format!("generated/G{seed}");
    let subjects = Subject::find(program, &Target::parse(&format!("{class}#run"))).map_err(|e| e.to_string())?;
    let [subject] = subjects.as_slice() else { return Err("no method".to_string()) };
    let mut family = Vec::new();
    for name in ["A", "B", "C"] {
        let inner = format!("{class}${name}");
        if program.classpath().class_names().map_err(|e| e.to_string())?.any(|known| known == inner) {
            family.push(inner);
        }
    }
    let classes = family.iter().map(|name| program.load(name).map_err(|e| e.to_string())).collect::<Result<_, _>>()?;
    let space = Space { program, classes, objects: wanted.objects as usize, length: LENGTH };
    let heaps = heaps(wanted, &space, subject, seed, account)?;
    account.heaps = heaps.len() as u64;
    for init in STRATEGIES {
        let config = Config {
            init,
            bounds: Bounds { n: Some(wanted.objects), array_length: Some(LENGTH as u32), ..Bounds::default() },
            subtypes: Some(family.clone()),
            ..Config::default()
        };
        let setup = SetUp::new(program, subject.clone(), config)?;
        strategy(&setup, init, &space, &heaps, account).map_err(|error| format!("{}: {error}", init.name()))?;
    }
    Ok(())
}

/// All heaps, or a sample if there are too many.
fn heaps<'p>(
    wanted: &Strategies,
    space: &Space<'p>,
    subject: &Subject<'p>,
    seed: u64,
    account: &mut Account,
) -> Result<Vec<Witness>, String> {
    let mut all = Vec::new();
    let mut odometer = Odometer::default();
    loop {
        all.push(space.heap(subject, &mut odometer)?);
        if all.len() > wanted.heaps {
            break;
        }
        if !odometer.advance() {
            return Ok(all);
        }
    }
    account.is_sampled = true;
    let mut odometer = Odometer::random(seed);
    (0..wanted.heaps).map(|_| space.heap(subject, &mut odometer)).collect()
}

fn strategy<'p>(
    setup: &SetUp<'p>,
    init: &dyn Initialization,
    space: &Space<'p>,
    heaps: &[Witness],
    account: &mut Account,
) -> Result<(), String> {
    let mut confirm = Confirm::new(setup).map_err(|stop| format!("{stop:?}"))?;
    let mut walk = Walk::new(setup, None).map_err(|stop| format!("{stop:?}"))?;
    let mut explored: HashSet<PathId> = HashSet::new();
    let mut expected: Vec<(PathId, Witness)> = Vec::new();
    while let Some(mut path) = walk.next_end() {
        account.paths += 1;
        explored.insert(path.id.clone());
        match confirm.confirm(&mut path) {
            Ok(Some(witness)) if space.contains(&witness) => expected.push((path.id, witness)),
            Ok(_) => {}
            Err(mismatch) => account.mismatches.push(format!("{} path {}: {mismatch}", init.name(), path.id)),
        }
    }
    for (left, place) in walk.report().left.keys().filter(|(left, _)| !left.is_scope()) {
        account.mismatches.push(format!("{}: {} at {place}", init.name(), left.describe()));
    }
    let mut behaviours = BTreeSet::new();
    let mut taken: HashSet<PathId> = HashSet::new();
    for heap in heaps {
        let words = match confirm.both(heap) {
            Err(error) => error,
            Ok((followed, _)) if matches!(followed.end, End::Bound(_)) => {
                format!("{}, within the scope", followed.end.describe())
            }
            Ok((followed, end)) => {
                behaviours.insert(format!("{} {:?}", end.describe(), confirm.result()));
                if explored.contains(&followed.id) {
                    taken.insert(followed.id);
                    continue;
                }
                format!("takes path {}, which was not explored", followed.id)
            }
        };
        account.mismatches.push(format!("{}: {words}\n    input: {heap}", init.name()));
    }
    if !account.is_sampled {
        for (id, witness) in expected.iter().filter(|(id, _)| !taken.contains(id)) {
            account.mismatches.push(format!("{} path {id} is taken by no heap, but by {witness}", init.name()));
        }
    }
    account.behaviours = account.behaviours.max(behaviours.len() as u64);
    Ok(())
}
