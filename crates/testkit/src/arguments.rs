//! What can be said on the command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};

/// Runs the Java programs under subjects/ on Lissom and on real JVMs, and compares
#[derive(Parser)]
#[command(version)]
pub(crate) struct Arguments {
    /// The repository; found from the current directory otherwise
    #[arg(long, global = true)]
    pub root: Option<PathBuf>,
    /// The program under test, target/release/lissom otherwise
    #[arg(long, global = true)]
    pub lissom: Option<PathBuf>,
    /// How many programs run at a time; one per processor otherwise
    #[arg(short, long, global = true)]
    pub jobs: Option<usize>,
    /// Seconds after which a program is stopped
    #[arg(long, global = true, default_value_t = 60)]
    pub timeout: u64,
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
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
pub(crate) struct Choice {
    /// Only subjects whose topic/Name contains this
    pub filter: Option<String>,
    /// Only on this JDK
    #[arg(long, value_enum, default_value_t = Level::All)]
    pub jdk: Level,
}

#[derive(Clone, Copy, ValueEnum)]
pub(crate) enum Level {
    #[value(name = "17")]
    Jdk17,
    #[value(name = "25")]
    Jdk25,
    All,
}

impl Level {
    pub fn only(self) -> Option<u32> {
        match self {
            Level::Jdk17 => Some(17),
            Level::Jdk25 => Some(25),
            Level::All => None,
        }
    }
}
