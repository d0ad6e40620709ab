//! Every flag, documented where it is defined.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

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
pub(crate) struct AnalysisFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Directories, jars and class files to search, separated by ':' [default: .] [also: -cp]
    #[arg(long, alias = "classpath", alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

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

    /// Count the paths that an oracle let pass although no valid input takes them
    #[arg(long)]
    pub(crate) count_spurious: bool,

    /// Look for the inputs that --count-spurious misses with so many objects per class, instead of --n
    #[arg(long, value_name = "N", requires = "count_spurious")]
    pub(crate) spurious_n: Option<u32>,

    /// Take static fields as unknown, instead of as they are after class initialization
    #[arg(long)]
    pub(crate) symbolic_statics: bool,

    /// What is checked: exceptions, assertions, invariant, postcondition [default: all]
    #[arg(long, value_name = "PROPERTY", value_delimiter = ',')]
    pub(crate) property: Vec<String>,

    /// An exception that may leave the method, besides those in its throws clause
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) allow: Vec<String>,

    /// Classes an input may be of, instead of all on the class path
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) subtypes: Vec<String>,

    /// Replace calls of this method by its contract: Class#method or Class#method(types)
    #[arg(long, value_name = "METHOD")]
    pub(crate) use_contract: Vec<String>,

    /// Replace calls of a method by calls of a static one that takes the receiver first: Class#method=Model#method
    #[arg(long, value_name = "METHOD=MODEL")]
    pub(crate) model: Vec<String>,

    /// Stop after this time, e.g. 10s; what was found is reported
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<std::time::Duration>,

    /// Stop when the process uses more memory than this, e.g. 4g
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) memory: Option<usize>,

    /// Stop after this many paths
    #[arg(long, value_name = "N")]
    pub(crate) max_paths: Option<u64>,

    /// Instructions of one path
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

    /// The order of search: depth, breadth or coverage
    #[arg(long, default_value = "depth", value_name = "ORDER")]
    pub(crate) order: String,

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

/// The scope: how large inputs may be, and how far execution goes.
/// `CLASS=N`
fn class_and_number(text: &str) -> Result<(String, u32), String> {
    let (class, number) = text.split_once('=').ok_or("a class and a number are given as CLASS=N")?;
    let number = number.parse().map_err(|_| format!("`{number}` is no number of objects"))?;
    Ok((class.replace('/', "."), number))
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

#[derive(Args)]
pub(crate) struct EnumerateFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Directories, jars and class files to search, separated by ':' [default: .] [also: -cp]
    #[arg(long, alias = "classpath", alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

    /// Only structures of size n, instead of up to n
    #[arg(long)]
    pub(crate) exactly: bool,

    /// Every value from LO to HI for integers that the invariant reads, or for those of one field or array; others are
    /// abstract: one choice stands for all
    #[arg(long, value_name = "[FIELD=]LO..HI", value_parser = range, allow_hyphen_values = true)]
    pub(crate) range: Vec<oracle::enumerate::NumberRange>,

    /// Print only how many there are
    #[arg(long)]
    pub(crate) count: bool,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Classes an input may be of, instead of all on the class path
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) subtypes: Vec<String>,

    /// Stop after this time, e.g. 10s; what was found is printed
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<std::time::Duration>,

    /// Instructions of one execution of the invariant
    #[arg(long, value_name = "N")]
    pub(crate) max_steps: Option<u64>,

    /// Memory the objects of one execution may take, e.g. 512m
    #[arg(long, value_name = "SIZE", value_parser = size)]
    pub(crate) heap_limit: Option<usize>,

    /// The longest one question to the solver may take
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) solver_time: Option<std::time::Duration>,

    /// Compare every fast answer of the solver with bit-vectors
    #[arg(long)]
    pub(crate) cross_check: bool,

    /// The class
    #[arg(value_name = "CLASS")]
    pub(crate) target: String,
}

#[derive(Args)]
pub(crate) struct CompareFlags {
    #[command(flatten)]
    pub(crate) jdk: JdkFlag,

    /// Directories, jars and class files to search, separated by ':' [default: .] [also: -cp]
    #[arg(long, alias = "classpath", alias = "cp", value_name = "PATH")]
    pub(crate) class_path: Option<String>,

    #[command(flatten)]
    pub(crate) scope: ScopeFlags,

    /// The two specifications: hex=FILE, or hex=FILE,FILE, or hex alone for annotations; and joint for the invariant
    #[arg(long, value_name = "ORACLE[=FILE]", required = true)]
    pub(crate) oracle: Vec<String>,

    /// A field that only triggers use, besides those whose names begin with `_`
    #[arg(long, value_name = "FIELD", value_delimiter = ',')]
    pub(crate) ghost: Vec<String>,

    /// Print one JSON object
    #[arg(long)]
    pub(crate) json: bool,

    /// Classes an input may be of, instead of all on the class path
    #[arg(long, value_name = "CLASS", value_delimiter = ',')]
    pub(crate) subtypes: Vec<String>,

    /// Stop after this time, e.g. 10s
    #[arg(long, value_name = "TIME", value_parser = duration)]
    pub(crate) time: Option<std::time::Duration>,

    /// The class
    #[arg(value_name = "CLASS")]
    pub(crate) target: String,
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

/// `7`, or `5..10` with both ends.
fn bounds(text: &str) -> Result<std::ops::RangeInclusive<u32>, String> {
    let wrong = || format!("`{text}` are no bounds; write 7 or 5..10");
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |part: &str| part.trim_start_matches('=').trim().parse::<u32>().map_err(|_| wrong());
    let (from, to) = (number(from)?, number(to)?);
    if from <= to { Ok(from..=to) } else { Err(wrong()) }
}

/// `0..9` with both ends, for all integers, or `key=0..9` for one field.
fn range(text: &str) -> Result<oracle::enumerate::NumberRange, String> {
    let wrong = || format!("`{text}` is no range; write 0..9 or key=-1..5");
    let (field, values) = match text.split_once('=') {
        Some((field, values)) if !field.is_empty() => (Some(field.to_string()), values),
        _ => (None, text),
    };
    let (low, high) = values.split_once("..").ok_or_else(wrong)?;
    let number = |part: &str| part.trim_start_matches('=').trim().parse::<i64>().map_err(|_| wrong());
    let (low, high) = (number(low)?, number(high)?);
    if low <= high { Ok(oracle::enumerate::NumberRange { field, low, high }) } else { Err(wrong()) }
}

/// `10s`, `500ms`, `2m`, or seconds.
fn duration(text: &str) -> Result<std::time::Duration, String> {
    let split = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let number: f64 = number.parse().map_err(|_| format!("`{text}` is not a time; write 10s or 500ms"))?;
    let seconds = match unit {
        "" | "s" => number,
        "ms" => number / 1e3,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(format!("`{unit}` is not a unit of time; use ms, s, m or h")),
    };
    std::time::Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

/// `512m`, `2g`, `64k`, or bytes.
fn size(text: &str) -> Result<usize, String> {
    let lower = text.to_ascii_lowercase();
    let split = lower.find(|c: char| !c.is_ascii_digit()).unwrap_or(lower.len());
    let (number, unit) = lower.split_at(split);
    let number: usize = number.parse().map_err(|_| format!("`{text}` is not a size; write 512m or 2g"))?;
    let factor: usize = match unit {
        "" | "b" => 1,
        "k" | "kb" => 1 << 10,
        "m" | "mb" => 1 << 20,
        "g" | "gb" => 1 << 30,
        _ => return Err(format!("`{unit}` is not a unit of size; use k, m or g")),
    };
    number.checked_mul(factor).ok_or_else(|| format!("`{text}` is too large"))
}

/// `java` spells its flags with one dash, and everything behind the class or jar is the program's; clap wants two
/// dashes and a `--`. Only `lissom run` is spelt that way.
pub(crate) fn normalise(args: impl Iterator<Item = String>) -> Vec<String> {
    let mut normal = Vec::new();
    let mut args = args;
    normal.extend(args.by_ref().take(2));
    if normal.get(1).is_none_or(|command| command != "run") {
        normal.extend(args.map(|arg| match arg.as_str() {
            "-cp" | "-classpath" => "--class-path".into(),
            _ => arg,
        }));
        return normal;
    }
    while let Some(arg) = args.next() {
        match arg.as_str() {
            "-cp" | "-classpath" => normal.push("--class-path".into()),
            "-ea" | "-enableassertions" => normal.push("--assertions".into()),
            "-jar" => {
                normal.push("--jar".into());
                normal.extend(args.next());
                normal.push("--".into());
                break;
            }
            _ => {
                let is_value = normal.last().is_some_and(|last| takes_value(last));
                if !arg.starts_with('-') && !is_value {
                    normal.push("--".into());
                    normal.push(arg);
                    break;
                }
                normal.push(arg);
            }
        }
    }
    normal.extend(args);
    normal
}

fn takes_value(flag: &str) -> bool {
    matches!(
        flag,
        "--class-path"
            | "--classpath"
            | "--cp"
            | "--jdk"
            | "--jar"
            | "-D"
            | "--max-steps"
            | "--time-limit"
            | "--heap-limit"
            | "--opcode-coverage"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> RunFlags {
        let args = normalise(line.split(' ').map(String::from));
        match Cli::try_parse_from(args).map(|cli| cli.command) {
            Ok(Command::Run(flags)) => flags,
            _ => panic!("`{line}` is not a run"),
        }
    }

    #[test]
    fn flags_behind_the_class_are_the_programs() {
        let flags = parse("lissom run -ea -cp a:b Main -cp x --jdk y");
        assert!(flags.assertions);
        assert_eq!(flags.class_path.as_deref(), Some("a:b"));
        assert_eq!(flags.program, ["Main", "-cp", "x", "--jdk", "y"]);
    }

    #[test]
    fn everything_behind_a_jar_is_the_programs() {
        let flags = parse("lissom run -Dk=v -jar app.jar -ea one");
        assert_eq!(flags.jar.as_deref(), Some(std::path::Path::new("app.jar")));
        assert_eq!(flags.program, ["-ea", "one"]);
        assert_eq!(flags.define, ["k=v"]);
    }

    #[test]
    fn only_run_is_spelt_as_java_is() {
        let args = normalise("lissom bench run --rounds 3".split(' ').map(String::from));
        assert!(Cli::try_parse_from(args).is_ok());
        let args = normalise("lissom run -nonsense Main".split(' ').map(String::from));
        assert!(Cli::try_parse_from(args).is_err());
    }

    #[test]
    fn limits_have_units() {
        assert_eq!(size("512m"), Ok(512 << 20));
        assert_eq!(duration("1.5s"), Ok(std::time::Duration::from_millis(1500)));
        assert!(size("12x").is_err());
        assert!(duration("soon").is_err());
    }

    #[test]
    fn ranges_are_of_all_integers_or_of_one_field() {
        let all = range("-1..5").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((all.field, all.low, all.high), (None, -1, 5));
        let key = range("key=0..9").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((key.field.as_deref(), key.low, key.high), (Some("key"), 0, 9));
        assert!(range("9..1").is_err());
        assert!(range("key").is_err());
    }

    #[test]
    fn bounds_include_both_ends() {
        assert_eq!(bounds("7"), Ok(7..=7));
        assert_eq!(bounds("5..10"), Ok(5..=10));
        assert!(bounds("9..5").is_err());
        assert!(bounds("many").is_err());
    }
}
