//! Compares what was seen.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use exec::symbolic::Initialization;
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use super::brute::{self, Seen};
use super::generate;
use super::judge::{self, Account, Class, LOOSE};
use crate::command::folder::compile;
use crate::command::witnesses::STRATEGIES;
use crate::pool;
use crate::suite::list;

/// What is to be compared.
pub struct Oracles {
    /// The folder with the classes.
    pub subjects: PathBuf,
    /// Only classes whose name contains this.
    pub filter: String,
    /// Objects per class where all structures are made.
    pub n: u32,
    /// Objects per class where only exact oracles are compared.
    pub far: Vec<u32>,
    /// Places that a probe in all orders looks at.
    pub shallow: u32,
    /// Places that a probe in some orders looks at.
    pub deep: u32,
    /// One order for each seed.
    pub seeds: std::ops::Range<u64>,
    /// One random class for each seed.
    pub random: std::ops::Range<u64>,
    /// Whether every oracle is asked with every strategy.
    pub all: bool,
    /// Paths of a probe that are confirmed.
    pub confirmed: u64,
    /// For one probe with one oracle.
    pub time: Duration,
    /// Where class files go.
    pub work: PathBuf,
    /// Folders with sources that programs may use.
    pub library: String,
    /// What runs and compiles programs.
    pub java: PathBuf,
    /// The compiler.
    pub javac: PathBuf,
    /// The JDK they run on.
    pub jdk: PathBuf,
    /// How many probes are looked at at a time.
    pub jobs: usize,
}

/// Compares, prints the account, and says whether there was no difference.
pub fn run(wanted: &Oracles) -> Result<bool> {
    let classes = prepare(wanted)?;
    let folder = wanted.work.join("classes");
    let some: Vec<&[Class]> = classes.chunks(4).collect();
    let all = pool::map(&some, wanted.jobs, "trying all", |some| brute::all(&wanted.java, &folder, some, wanted.n));
    let all: Vec<Seen> = all.into_iter().collect::<Result<Vec<_>>>()?.into_iter().flatten().collect();
    let jdk = Jdk::locate(Some(&wanted.jdk))?;
    let classpath = ClassPath::parse(&folder.to_string_lossy(), jdk.feature())?;
    let program = Program::new(jdk, classpath);
    let mut jobs: Vec<(&Class, &Seen, &'static dyn Initialization)> = Vec::new();
    for (class, seen) in classes.iter().zip(&all) {
        jobs.extend(STRATEGIES.map(|init| (class, seen, init)));
    }
    let accounts = pool::map(&jobs, wanted.jobs, "probing", |(class, seen, init)| {
        let mut account = Account {
            name: format!("{} {}", class.name, init.name()),
            known: class.known.clone(),
            ..Account::default()
        };
        let probing = judge::Probing { wanted, program: &program, class, init: *init };
        if let Err(error) = probing.judge(seen, &mut account) {
            account.differences.push(error);
        }
        account
    });
    Ok(report(wanted, &all, &accounts))
}

fn report(wanted: &Oracles, all: &[Seen], accounts: &[Account]) -> bool {
    for account in accounts {
        let word = if account.known.is_some() { "known   " } else { "DIFFERS " };
        for difference in account.differences.iter().take(4) {
            println!("{word} {}: {difference}", account.name);
        }
        if account.known.is_some() && account.differences.is_empty() {
            println!("passes   {}, although it is said to fail", account.name);
        }
    }
    let open: BTreeSet<&String> = accounts.iter().flat_map(|account| &account.open).collect();
    println!("open     {} places, {} first", open.len(), open.first().map_or("none", |open| open.as_str()));
    for name in LOOSE.iter().filter(|name| judge::selection(name).is_none()) {
        println!("skipped  {name}: there is no such oracle");
    }
    let mut times: BTreeMap<&str, Duration> = BTreeMap::new();
    for (name, time) in accounts.iter().flat_map(|account| &account.times) {
        *times.entry(name).or_default() += *time;
    }
    let times: Vec<String> = times.iter().map(|(name, time)| format!("{name} {:.1} s", time.as_secs_f64())).collect();
    println!("times    {}", times.join(", "));
    let time = |account: &&Account| account.times.values().sum::<Duration>();
    if let Some(slowest) = accounts.iter().max_by_key(time) {
        println!("slowest  {}: {:.1} s", slowest.name, time(&slowest).as_secs_f64());
    }
    let sum = |of: fn(&Account) -> u64| accounts.iter().map(of).sum::<u64>();
    let wrong = accounts.iter().filter(|a| a.known.is_none() && !a.differences.is_empty()).count();
    println!(
        "{} classes, {} structures of which {} are valid (n = {}), {} strategies, {} paths, {} confirmed, {} sights \
         (and {} that no valid structure offers, of oracles that are not exact), {} probes cut by time: {wrong} differ",
        all.len(),
        all.iter().map(|seen| seen.heaps).sum::<u64>(),
        all.iter().map(|seen| seen.valid).sum::<u64>(),
        wanted.n,
        STRATEGIES.len(),
        sum(|a| a.paths),
        sum(|a| a.confirmed),
        sum(|a| a.seen),
        sum(|a| a.surplus),
        sum(|a| a.cut),
    );
    wrong == 0
}

/// Compiles the classes, and the plan of the probes.
fn prepare(wanted: &Oracles) -> Result<Vec<Class>> {
    let (mut classes, mut sources) = (Vec::new(), Vec::new());
    fs::create_dir_all(&wanted.work)?;
    for path in list(&wanted.subjects)?.into_iter().filter(|path| path.extension().is_some_and(|e| e == "java")) {
        let text = fs::read_to_string(&path)?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let known = text.lines().find_map(|line| line.strip_prefix("//@ known: ")).map(String::from);
        let is_peered = text.contains("extends Peered");
        if name.contains(&wanted.filter) {
            let has_statics = text.contains("//@ symbolic-statics");
            classes.push(Class { name: format!("oracles/{name}"), known, is_peered, has_statics });
            sources.push(path);
        }
    }
    for seed in wanted.random.clone() {
        let name = format!("Random{seed}");
        let path = wanted.work.join(format!("{name}.java"));
        if name.contains(&wanted.filter) {
            fs::write(&path, generate::class(&name, seed))?;
            let name = format!("oracles/{name}");
            classes.push(Class { name, known: None, is_peered: false, has_statics: false });
            sources.push(path);
        }
    }
    if classes.is_empty() {
        bail!("no class matches `{}`", wanted.filter);
    }
    sources.extend(list(&wanted.subjects.join("probing"))?);
    let plan = wanted.work.join("Plan.java");
    write_plan(wanted, &plan).with_context(|| format!("cannot write {}", plan.display()))?;
    sources.push(plan);
    compile(&wanted.javac, &wanted.library, &sources, &wanted.work.join("classes"))?;
    Ok(classes)
}

fn write_plan(wanted: &Oracles, path: &Path) -> std::io::Result<()> {
    let Oracles { shallow, deep, seeds, .. } = wanted;
    let (first, count) = (seeds.start, seeds.end - seeds.start);
    let text = format!(
        "package oracles.probing;\n\nfinal class Plan {{\n    static final int SHALLOW = {shallow};\n    \
         static final int DEEP = {deep};\n    static final int FIRST = {first};\n    \
         static final int SEEDS = {count};\n\n    private Plan() {{}}\n}}\n"
    );
    fs::write(path, text)
}
