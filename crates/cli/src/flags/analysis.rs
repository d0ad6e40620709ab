//! Flags of the commands that explore methods.

use std::path::PathBuf;

use clap::Args;

use super::values::{class_and_number, size};
use super::{ClassFlags, CostFlags};

#[derive(Args)]
pub(crate) struct AnalysisFlags {
    #[command(flatten)]
    pub(crate) classes: ClassFlags,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

    #[command(flatten)]
    pub(crate) cost: CostFlags,

    /// When references of the input are decided: lazy, lazier or lazier-sharp [default: lazier-sharp, but lazy with hex]
    #[arg(long, value_name = "STRATEGY")]
    pub(crate) init: Option<String>,

    /// Who decides whether an input satisfies the invariant, in the order in which they are asked: joint, symsolve,
    /// conservative, hex; or eager or none alone [default: joint, but eager where the invariant is also checked on exit]
    #[arg(long, value_name = "ORACLE", value_delimiter = ',')]
    pub(crate) oracle: Vec<String>,

    /// A file with the rules of `hex`, as JBSE reads it; may be given more than once
    #[arg(long, value_name = "FILE")]
    pub(crate) spec: Vec<PathBuf>,

    /// Name what is unknown by its origin, `{ROOT}:this.t/Tree:root`, as rules do
    #[arg(long)]
    pub(crate) origins: bool,

    /// Let `symsolve` try structures that differ only in the names of their objects (LISSA-NoSB)
    #[arg(long)]
    pub(crate) no_symmetry: bool,

    /// Let `symsolve` keep its answers (LISSA-M)
    #[arg(long)]
    pub(crate) memo: bool,

    /// Let `joint` look for valid inputs with so many objects per class, instead of --n: what a path does not look at
    /// may have more
    #[arg(long, value_name = "N")]
    pub(crate) joint_n: Option<u32>,

    /// Count the paths that an oracle let pass although no valid input takes them
    #[arg(long)]
    pub(crate) count_spurious: bool,

    /// Look for the inputs that --count-spurious misses with so many objects per class, instead of --n
    #[arg(long, value_name = "N", requires = "count_spurious")]
    pub(crate) spurious_n: Option<u32>,

    /// Take static fields as unknown, instead of as they are after class initialization
    #[arg(long)]
    pub(crate) symbolic_statics: bool,

    /// Take the JDK's collections and records as any heap, instead of as their own methods and constructors leave them
    #[arg(long)]
    pub(crate) any_heap: bool,

    /// What is checked: exceptions, assertions, invariant, postcondition [default: all]
    #[arg(long, value_name = "PROPERTY", value_delimiter = ',')]
    pub(crate) property: Vec<String>,

    /// An exception that may leave the method, besides those in its throws clause
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) allow: Vec<String>,

    /// Exceptions that the method itself throws, as in `throw new IllegalArgumentException(…)`: bug, or ok [default: bug;
    /// tests: ok]
    #[arg(long, value_name = "WHAT")]
    pub(crate) thrown: Option<String>,

    /// Replace calls of this method by its contract: Class#method or Class#method(types)
    #[arg(long, value_name = "METHOD")]
    pub(crate) use_contract: Vec<String>,

    /// Replace calls of a method by calls of a static one that takes the receiver first: Class#method=Model#method
    #[arg(long, value_name = "METHOD=MODEL")]
    pub(crate) model: Vec<String>,

    /// Stop when the process uses more memory than this, e.g. 4g
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) memory: Option<usize>,

    /// Stop after this many paths
    #[arg(long, value_name = "N")]
    pub(crate) max_paths: Option<u64>,

    /// Stop at the first violation, which need not be one of the smallest
    #[arg(long)]
    pub(crate) first: bool,

    /// The order of search: depth, breadth, coverage or small (small inputs first) [default: small for tests, otherwise
    /// depth]
    #[arg(long, value_name = "ORDER")]
    pub(crate) order: Option<String>,

    /// Threads; the output does not depend on their number [default: 1]
    #[arg(short = 'j', long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Keep what is left to explore in a file, while running and at the end
    #[arg(long, value_name = "FILE")]
    pub(crate) save_frontier: Option<PathBuf>,

    /// Go on with a run that was interrupted
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Do not run the inputs of violations on the JVM of the JDK; `verify` does that to confirm them
    #[arg(long)]
    pub(crate) no_replay: bool,

    /// Write the violations, and what was left open, to a file in SARIF 2.1.0
    #[arg(long, value_name = "FILE")]
    pub(crate) sarif: Option<PathBuf>,

    /// Write a page with every path, its input and what becomes of it: one file, to be opened in a browser
    #[arg(long, value_name = "FILE")]
    pub(crate) html: Option<PathBuf>,

    /// Paths on the page; what is left out is said there
    #[arg(long, value_name = "N", default_value_t = 10_000)]
    pub(crate) html_paths: usize,

    /// Where the Java sources are [default: src/main/java, src or the folder itself, beside the class path and here]
    #[arg(long, value_name = "DIR", value_delimiter = ':')]
    pub(crate) source_path: Vec<PathBuf>,

    /// Show no progress
    #[arg(short, long)]
    pub(crate) quiet: bool,

    /// The subject: Class, Class#method or Class#method(types); a constructor is Class#new
    #[arg(value_name = "SUBJECT")]
    pub(crate) target: String,
}

#[derive(Args)]
pub(crate) struct ScopeFlags {
    /// Objects per class [default: 3, unless --k is given]
    #[arg(long, value_name = "N")]
    pub(crate) n: Option<u32>,

    /// Objects of one class, instead of --n; may be given more than once
    #[arg(long, value_name = "CLASS=N", value_parser = class_and_number)]
    pub(crate) heap_scope: Vec<(String, u32)>,

    /// Length of a chain of references
    #[arg(long, value_name = "K")]
    pub(crate) k: Option<u32>,

    /// Iterations of a loop that depend on the input and initialize no object [default: 32]
    #[arg(long = "loop", value_name = "N")]
    pub(crate) loops: Option<u32>,

    /// Depth of calls [default: 400]
    #[arg(long, value_name = "N")]
    pub(crate) call_depth: Option<u32>,

    /// Length of an input array [default: n]
    #[arg(long, value_name = "N")]
    pub(crate) array_length: Option<u32>,

    /// Indices that are used of an input array [default: k, when only k is given]
    #[arg(long, value_name = "N")]
    pub(crate) array_indices: Option<u32>,

    /// Length of an input string [default: 3]
    #[arg(long, value_name = "N")]
    pub(crate) string_length: Option<u32>,

    /// Values tried where a native method needs a number and has an unknown [default: 64]
    #[arg(long, value_name = "N")]
    pub(crate) values: Option<u32>,
}

#[derive(Args)]
pub(crate) struct ReplayFlags {
    #[command(flatten)]
    pub(crate) analysis: AnalysisFlags,

    /// The path, as `lissom verify` and `lissom explore` print it
    #[arg(long, value_name = "ID")]
    pub(crate) path: String,

    /// Show the lines of the invariants that are assumed on entry, too
    #[arg(long)]
    pub(crate) whole: bool,
}

#[derive(Args)]
pub(crate) struct TestFlags {
    #[command(flatten)]
    pub(crate) analysis: AnalysisFlags,

    /// The folder for the tests [default: src/test/java in a Maven or Gradle project, otherwise lissom-tests]
    #[arg(short, long, value_name = "DIR")]
    pub(crate) output: Option<PathBuf>,

    /// The version of JUnit: 5 or 4
    #[arg(long, default_value = "5", value_name = "VERSION")]
    pub(crate) junit: String,

    /// A test for every path, not only as many as go all the ways
    #[arg(long)]
    pub(crate) all_paths: bool,

    /// Overwrite files
    #[arg(long)]
    pub(crate) force: bool,

    /// Compile the tests with all warnings on, and run them with JUnit
    #[arg(long)]
    pub(crate) run: bool,

    /// Let each test check first that its input satisfies invariant and precondition (for our own tests)
    #[arg(long, hide = true)]
    pub(crate) check_inputs: bool,

    /// List the branches of the methods that were met, and whether some path takes them (for our own tests)
    #[arg(long, hide = true, value_name = "FILE")]
    pub(crate) branches: Option<PathBuf>,

    /// Run the tests, and print the branches they take, as JaCoCo measures them, beside those that can be taken
    #[arg(long)]
    pub(crate) coverage: bool,
}
