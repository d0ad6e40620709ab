//! The command line of testkit; what the commands do is in the library.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::{Args, Parser, Subcommand, ValueEnum};
use testkit::command::{Session, bless, check, coverage, differential, docs, replay, witnesses};
use testkit::jdk::Jdks;
use testkit::layout::Layout;
use testkit::suite::Suite;
use testkit::symbolic;

/// Runs the Java programs under subjects/ on Lissom and on real JVMs, and compares
#[derive(Parser)]
#[command(version)]
struct Arguments {
    /// The repository; found from the current directory otherwise
    #[arg(long, global = true)]
    root: Option<PathBuf>,
    /// The program under test, target/release/lissom otherwise
    #[arg(long, global = true)]
    lissom: Option<PathBuf>,
    /// How many programs run at a time; one per processor otherwise
    #[arg(short, long, global = true)]
    jobs: Option<usize>,
    /// Seconds after which a program is stopped
    #[arg(long, global = true, default_value_t = 60)]
    timeout: u64,
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Compare Lissom with the recorded output
    Run(Choice),
    /// Compare Lissom with `java -ea`, run now, and `java` with the recorded output
    Differential(Choice),
    /// Record the output of `java -ea`
    Bless {
        /// Only subjects whose topic/Name contains this
        filter: Option<String>,
    },
    /// List the JVM opcodes that no subject executes
    Opcodes {
        /// Only subjects whose topic/Name contains this
        filter: Option<String>,
    },
    /// Compare Lissom with `java` on random programs
    Random {
        /// One program for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..25", value_parser = testkit::random::parse_seeds)]
        seeds: std::ops::Range<u64>,
        /// Test methods in each program
        #[arg(long, default_value_t = 40)]
        methods: usize,
    },
    /// Load and run mutated class files: no panic, no hang, bounded memory
    Fuzz {
        /// One mutant for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..5000", value_parser = testkit::random::parse_seeds)]
        seeds: std::ops::Range<u64>,
    },
    /// Confirm every path of subjects by an input that takes it
    Witnesses {
        /// Folders with subjects; those of the suite otherwise
        folders: Vec<PathBuf>,
        /// Only methods whose folder/Class#method(types) contains this
        #[arg(long, default_value = "")]
        filter: String,
        /// Objects per class
        #[arg(short, long, default_value_t = 2)]
        n: u32,
        /// Only this strategy
        #[arg(long)]
        init: Option<String>,
        /// Only classes with an invariant, decided by this oracle
        #[arg(long, value_delimiter = ',')]
        oracle: Vec<String>,
        /// Seconds for each method and strategy
        #[arg(long, default_value_t = 10)]
        time: u64,
    },
    /// Run an input for every path of subjects on real JVMs, which must do what Lissom says
    Replay {
        /// Folders with subjects; those of the suite otherwise
        folders: Vec<PathBuf>,
        /// Only methods whose folder/Class#method(types) contains this
        #[arg(long, default_value = "")]
        filter: String,
        /// Only this JDK: 17, 25
        #[arg(long, value_enum, default_value_t = Level::All)]
        jdk: Level,
        /// Objects per class
        #[arg(short, long, default_value_t = 2)]
        n: u32,
        /// Milliseconds for each method
        #[arg(long, default_value_t = 2000)]
        time: u64,
        /// Decide about inputs with this oracle, where there is an invariant
        #[arg(long, value_delimiter = ',')]
        oracle: Vec<String>,
        /// Name the methods that take longer
        #[arg(long)]
        cut: bool,
        /// Name all methods that have paths which were not replayed
        #[arg(long)]
        open: bool,
    },
    /// Write JUnit tests for the subjects, compile and run them: all pass, except those of bugs, which fail
    Tests {
        /// Only this part: golden, suites, inputs, bugs, coverage, same, large, refused
        part: Option<String>,
        /// Only folders whose name contains this
        #[arg(long, default_value = "")]
        filter: String,
        /// Every folder, and more inputs
        #[arg(long)]
        all: bool,
        /// Record the test classes of subjects/tests
        #[arg(long)]
        bless: bool,
        /// Milliseconds for each method
        #[arg(long, default_value_t = 500)]
        time: u64,
    },
    /// Compare the initialization strategies with each other and with all small inputs, on random methods
    Strategies {
        /// One method for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..60", value_parser = testkit::random::parse_seeds)]
        seeds: std::ops::Range<u64>,
        /// Objects in a heap
        #[arg(short, long, default_value_t = 2)]
        n: u32,
        /// Heaps of one method; if there are more, as many are chosen at random
        #[arg(long, default_value_t = 5000)]
        heaps: usize,
    },
    /// Compare what oracles keep with all small valid structures of subjects/oracles
    Oracles {
        /// Only classes whose name contains this
        #[arg(default_value = "")]
        filter: String,
        /// Longer probes, more of them, and larger scopes
        #[arg(long)]
        all: bool,
        /// One order of probing for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..40", value_parser = testkit::random::parse_seeds)]
        seeds: std::ops::Range<u64>,
        /// One random class for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..12", value_parser = testkit::random::parse_seeds)]
        random: std::ops::Range<u64>,
        /// Seconds for each probe with one oracle
        #[arg(long, default_value_t = 20)]
        time: u64,
    },
    /// Run subjects/verify: verdicts and whole output of the symbolic engine
    Verify {
        /// Only subjects whose group/Name contains this
        filter: Option<String>,
        /// Record the output where the verdicts are as the subject says
        #[arg(long)]
        bless: bool,
        /// Run what is known to fail, too
        #[arg(long, conflicts_with = "bless")]
        known: bool,
    },
    /// Verify the programs of subjects/svcomp, 20 s each
    Svcomp {
        /// Only programs whose name contains this
        filter: Option<String>,
    },
    /// Find the seeded bugs of subjects/bugs, and verify the repaired classes
    Bugs {
        /// Only classes whose name contains this
        filter: Option<String>,
    },
    /// Compare path counts with subjects/kiasan/expected.csv
    Counts {
        /// Only counts whose `Class.method k=2 lazy` contains this
        filter: Option<String>,
        /// Also those with many paths
        #[arg(long)]
        all: bool,
    },
    /// Compare counts of structures with subjects/*/enumerate.csv
    Enumerate {
        /// Only counts whose `class flags` contains this
        filter: Option<String>,
    },
    /// Rules of subjects/hex against invariants, wrong files, and mutated ones
    Hex {
        /// Only cases whose name contains this
        filter: Option<String>,
        /// Record the output of files that are wrong or mean something else
        #[arg(long)]
        bless: bool,
        /// One mutated file for each seed: FROM..TO, or a single seed
        #[arg(long, default_value = "0..4000", value_parser = testkit::random::parse_seeds)]
        seeds: std::ops::Range<u64>,
    },
    /// Kill and resume runs, and stop them by a budget: the report must stay the same
    Resume,
    /// Repeat runs with more threads and in other orders: the output must stay the same
    Threads {
        /// Only runs whose group/Class#method contains this
        filter: Option<String>,
    },
    /// Write docs/supported.md from the subjects and their last results
    Docs {
        /// Write nothing; fail when the page is stale
        #[arg(long)]
        check: bool,
    },
}

#[derive(Args)]
struct Choice {
    /// Only subjects whose topic/Name contains this
    filter: Option<String>,
    /// Only on this JDK
    #[arg(long, value_enum, default_value_t = Level::All)]
    jdk: Level,
}

#[derive(Clone, Copy, ValueEnum)]
enum Level {
    #[value(name = "17")]
    Jdk17,
    #[value(name = "25")]
    Jdk25,
    All,
}

impl Level {
    fn only(self) -> Option<u32> {
        match self {
            Level::Jdk17 => Some(17),
            Level::Jdk25 => Some(25),
            Level::All => None,
        }
    }
}

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("testkit: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether nothing failed.
fn run(arguments: Arguments) -> Result<bool> {
    let layout = Layout::find(arguments.root, arguments.lissom)?;
    let jobs = arguments.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let session = |layout: Layout| -> Result<Session> {
        let limit = Duration::from_secs(arguments.timeout);
        Ok(Session { layout, jdks: Jdks::find()?, jobs, limit })
    };
    let load = |filter: Option<String>| Suite::load(&layout, filter.as_deref());
    match arguments.command {
        Command::Run(Choice { filter, jdk }) => check::run(&session(layout.clone())?, &load(filter)?, jdk.only()),
        Command::Differential(Choice { filter, jdk }) => {
            differential::run(&session(layout.clone())?, &load(filter)?, jdk.only())
        }
        Command::Bless { filter } => bless::run(&session(layout.clone())?, &load(filter)?),
        Command::Opcodes { filter } => coverage::run(&session(layout.clone())?, &load(filter)?),
        Command::Random { seeds, methods } => {
            layout.require_lissom()?;
            let session = session(layout.clone())?;
            let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
            let compare = testkit::random::Compare {
                lissom: layout.lissom.clone(),
                jdk: jdk.home.clone(),
                seeds,
                methods,
                work: layout.root.join("target/random"),
                jobs,
                limit: session.limit,
            };
            testkit::random::run(&compare).map_err(anyhow::Error::msg)
        }
        Command::Fuzz { seeds } => {
            let session = session(layout.clone())?;
            let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
            testkit::fuzz::run(&testkit::fuzz::Fuzz {
                jdk: jdk.home.clone(),
                corpus: vec![layout.root.join("target/subjects"), layout.root.join("fuzz/corpus")],
                seeds,
                keep: layout.root.join("target/fuzz"),
                jobs,
            })
        }
        Command::Witnesses { mut folders, filter, n, init, oracle, time } => {
            let session = session(layout.clone())?;
            let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
            if folders.is_empty() {
                let usual: &[&str] = match oracle.is_empty() {
                    true => &["kiasan", "bugs", "explore", "svcomp", "verify"],
                    false => &["kiasan", "bugs", "lissa", "explore", "verify"],
                };
                let usual = usual.iter().map(|name| layout.subjects().join(name));
                folders = usual.filter(|folder| folder.is_dir()).collect();
            }
            let oracle = match oracle.is_empty() {
                true => None,
                false => Some(oracle::Selection::parse(&oracle).map_err(anyhow::Error::msg)?),
            };
            witnesses::run(&witnesses::Witnesses {
                folders,
                filter,
                n,
                init,
                oracle,
                time: Duration::from_secs(time),
                library: library(&layout),
                work: layout.root.join("target/witnesses"),
                javac: jdk.javac(),
                jdk: jdk.home.clone(),
                jobs,
            })
        }
        Command::Replay { mut folders, filter, jdk, n, time, oracle, cut, open } => {
            let session = session(layout.clone())?;
            if folders.is_empty() {
                let usual = ["kiasan", "bugs", "lissa", "explore", "verify", "replay", "jdkspec", "hex", "svcomp"];
                let usual = usual.iter().map(|name| layout.subjects().join(name));
                folders = usual.filter(|folder| folder.is_dir()).collect();
            }
            let oracle = match oracle.is_empty() {
                true => None,
                false => Some(oracle::Selection::parse(&oracle).map_err(anyhow::Error::msg)?),
            };
            replay::run(&replay::Replays {
                folders,
                filter,
                jdks: session.jdks.of(jdk.only()),
                n,
                time: Duration::from_millis(time),
                names_cut: cut,
                names_open: open,
                oracle,
                library: library(&layout),
                work: layout.root.join("target/replay"),
                jobs,
            })
        }
        Command::Tests { part, filter, all, bless, time } => {
            let library = library(&layout);
            let time = Duration::from_millis(time);
            let tests = testkit::junit::Tests { part, filter, all, bless, time, library };
            testkit::junit::run(&session(layout)?, &tests)
        }
        Command::Strategies { seeds, n, heaps } => {
            let session = session(layout.clone())?;
            let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
            testkit::strategies::run(&testkit::strategies::Strategies {
                seeds,
                objects: n,
                heaps,
                work: layout.root.join("target/strategies"),
                library: library(&layout),
                javac: jdk.javac(),
                jdk: jdk.home.clone(),
                jobs,
            })
        }
        Command::Oracles { filter, all, seeds, random, time } => {
            let session = session(layout.clone())?;
            let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
            testkit::oracles::run(&testkit::oracles::Oracles {
                subjects: layout.subjects().join("oracles"),
                filter,
                n: 3,
                far: if all { vec![4, 5, 6] } else { vec![4] },
                shallow: if all { 4 } else { 3 },
                deep: if all { 9 } else { 7 },
                seeds,
                random,
                all,
                confirmed: if all { u64::MAX } else { 1000 },
                time: Duration::from_secs(time),
                work: layout.root.join("target/oracles"),
                library: library(&layout),
                java: jdk.java(),
                javac: jdk.javac(),
                jdk: jdk.home.clone(),
                jobs,
            })
        }
        Command::Verify { filter, bless, known } => {
            let mode = match (bless, known) {
                (true, _) => symbolic::verify::Mode::Bless,
                (false, true) => symbolic::verify::Mode::CompareAll,
                (false, false) => symbolic::verify::Mode::Compare,
            };
            symbolic::verify::run(&session(layout)?, filter.as_deref(), mode)
        }
        Command::Svcomp { filter } => symbolic::svcomp::run(&session(layout)?, filter.as_deref()),
        Command::Bugs { filter } => symbolic::bugs::run(&session(layout)?, filter.as_deref()),
        Command::Counts { filter, all } => symbolic::counts::run(&session(layout)?, filter.as_deref(), all),
        Command::Enumerate { filter } => symbolic::enumerate::run(&session(layout)?, filter.as_deref()),
        Command::Hex { filter, bless, seeds } => {
            let rules = symbolic::hex::Rules { filter: filter.unwrap_or_default(), bless, seeds };
            symbolic::hex::run(&session(layout)?, &rules)
        }
        Command::Resume => symbolic::resume::run(&session(layout)?),
        Command::Threads { filter } => symbolic::threads::run(&session(layout)?, filter.as_deref()),
        Command::Docs { check } => docs::run(&layout, &load(None)?, check),
    }
}

/// Sources that subjects may use without having them.
fn library(layout: &Layout) -> String {
    let subjects = layout.subjects();
    let api = layout.root.join("java/lissom-api/src/main/java");
    let jbse = layout.root.join("java/jbse-api/src/main/java");
    [api, jbse, subjects.join("svcomp/common"), subjects.join("verify/library"), subjects]
        .map(|folder| folder.to_string_lossy().into_owned())
        .join(":")
}
