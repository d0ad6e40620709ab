//! Every flag, documented where it is defined.

mod analysis;
mod java;
mod structures;
mod values;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

pub(crate) use self::analysis::{AnalysisFlags, ReplayFlags, ScopeFlags, TestFlags};
pub(crate) use self::java::normalise;
pub(crate) use self::structures::{CompareFlags, EnumerateFlags};
use self::values::{bounds, duration, size};

/// Runs Java methods on every heap they could be given.
#[derive(Parser)]
#[command(version, about, max_term_width = 110, disable_help_subcommand = true)]
pub(crate) struct Cli {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Execute a program as `java` would: same output, same exit code
    Run(RunFlags),
    /// Bounded verification: exit code 0 holds, 1 violated, 2 usage or internal error, 3 inconclusive
    Verify(AnalysisFlags),
    /// Print every path: id, condition, input heap, outcome
    Explore(AnalysisFlags),
    /// Write JUnit tests: exit code as for `verify`
    Test(TestFlags),
    /// Follow one path, with source lines
    Replay(ReplayFlags),
    /// List all structures that a class's invariant accepts, the smallest first: exit code 0 all of the scope, 3 not all
    Enumerate(EnumerateFlags),
    /// Say whether two specifications admit the same heaps: exit code 0 equal within the scope, 1 different, 3 not decided
    Compare(CompareFlags),
    /// Say which JDK and which solver are used, and what is missing
    Doctor(DoctorFlags),
    /// Compare our speed with others' in one run
    Bench(BenchFlags),
}

#[derive(Args)]
pub(crate) struct JdkFlag {
    /// The JDK whose classes are used [default: JAVA_HOME, else `java` on the path]
    #[arg(long, value_name = "DIR")]
    pub(crate) jdk: Option<PathBuf>,
}

/// Where classes come from, for the commands that analyse them.
#[derive(Args)]
pub(crate) struct ClassFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Directories, jars and class files to search, separated by ':' [default: .] [also: -cp]
    #[arg(long, alias = "classpath", alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,

    /// Classes an input may be of, instead of all on the class path
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) subtypes: Vec<String>,

    /// The predicate that says which objects of the class are valid, if it is neither `boolean repOK()` nor annotated: the
    /// name of a method without parameters, or Class#method for a static one that takes the object
    #[arg(long, value_name = "METHOD")]
    pub(crate) invariant: Option<String>,
}

/// What one analysis may cost.
#[derive(Args)]
pub(crate) struct CostFlags {
    /// Stop after this time, e.g. 10s; what was found is reported
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<std::time::Duration>,

    /// Instructions of one path, or of one execution of the invariant
    #[arg(long, value_name = "N")]
    pub(crate) max_steps: Option<u64>,

    /// Memory the objects of one path may take, e.g. 512m
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) heap_limit: Option<usize>,

    /// The longest one question to the solver may take
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) solver_time: Option<std::time::Duration>,

    /// Compare every fast answer of the solver with bit-vectors
    #[arg(long)]
    pub(crate) cross_check: bool,
}

#[derive(Args)]
#[command(
    override_usage = "lissom run [FLAGS] CLASS [ARGS]...\n       lissom run [FLAGS] -jar JAR [ARGS]...\n       lissom run [FLAGS] FILE.class [ARGS]..."
)]
pub(crate) struct RunFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Directories, jars and class files to search, separated by ':' [default: .]
    #[arg(long, alias = "classpath", alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,

    /// Enable assertions [also: -ea]
    #[arg(long, alias = "ea", alias = "enableassertions")]
    pub(crate) assertions: bool,

    /// Run the main class of a jar [also: -jar JAR]
    #[arg(long, value_name = "JAR")]
    pub(crate) jar: Option<PathBuf>,

    /// Set a system property [also: -Dname=value]
    #[arg(short = 'D', value_name = "NAME=VALUE")]
    pub(crate) define: Vec<String>,

    /// Stop after this many instructions (exit code 3)
    #[arg(long, value_name = "N")]
    pub(crate) max_steps: Option<u64>,

    /// Stop after this time, e.g. 10s or 500ms (exit code 3)
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time_limit: Option<std::time::Duration>,

    /// Memory the program's objects may take, e.g. 512m [default: 2g]
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) heap_limit: Option<usize>,

    /// Append the mnemonics of the opcodes that the subject executed to a file
    #[arg(long, value_name = "FILE", hide = true)]
    pub(crate) opcode_coverage: Option<PathBuf>,

    /// The main class (or a .class file), then the program's arguments
    #[arg(value_name = "CLASS [ARGS]")]
    pub(crate) program: Vec<String>,
}

#[derive(Args)]
pub(crate) struct DoctorFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Load, link, decode and verify every class of every module of the JDK
    #[arg(long)]
    pub(crate) all_classes: bool,
}

#[derive(Args)]
pub(crate) struct BenchFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// How often each measurement is repeated; the best counts [default: 3 for `run`, otherwise 1]
    #[arg(long, value_name = "N")]
    pub(crate) rounds: Option<u32>,

    /// Only these rows of a paper's table: a class or a method, e.g. TreeMap or TreeMap.put
    #[arg(long, value_name = "CLASS[.METHOD]")]
    pub(crate) filter: Option<String>,

    /// Only these bounds, e.g. 7 or 5..10 [default: those of the paper, and n = 10 where a formula says what to expect]
    #[arg(long, value_name = "FROM..TO", value_parser = bounds)]
    pub(crate) bounds: Option<std::ops::RangeInclusive<u32>>,

    /// Threads [default: 1]
    #[arg(short = 'j', long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// The longest a cell of LISSA's table may take [default: 10s]
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) cell_time: Option<std::time::Duration>,

    /// Only this column of LISSA's table: conservative, driver, eager, symsolve-no-symmetry, symsolve, symsolve-memo or
    /// joint; of JBSE's: none, eager, conservative, joint or hex; may be given more than once
    #[arg(long = "column", value_name = "NAME")]
    pub(crate) columns: Vec<String>,

    /// Print our counts only, in the form of subjects/kiasan/expected.csv
    #[arg(long)]
    pub(crate) csv: bool,

    /// What to compare: `run` is the interpreter against `java -Xint`; `kiasan-n` and `kiasan-k` are Kiasan's tables of
    /// paths and times with a bound on the objects and on the length of chains; `lissa` is LISSA's table, every oracle
    /// beside the others; `jbse` are JBSE's tables, rules beside invariants (exit code 1 if a count is not what it must be)
    #[arg(value_name = "TABLE")]
    pub(crate) table: String,
}
