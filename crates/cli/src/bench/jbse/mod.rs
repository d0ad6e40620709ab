//! `lissom bench jbse`: JBSE's Tables 1 and 2, measured on data structures of our own.
//!
//! Each method is explored with plain lazy initialization, with the invariant executed first, with `conservative`, with
//! `joint` and with the rules of `subjects/hex`. A path is infeasible if no valid input takes it, however large: that is
//! looked for in a scope about twice as large. With rules no path may be infeasible, or the run fails.

mod cost;
mod paper;

use std::sync::Arc;
use std::time::{Duration, Instant};

use exec::symbolic::{Bounds, Lazy};
use explore::{Budget, Config, Left, Oracles, Property, Report, SetUp, Subject, Target};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};
use oracle::hex::Specification;

use super::classes::{Classes, Source};
use crate::flags::BenchFlags;

macro_rules! subjects {
    ($($name:ident)*) => {
        &[$((
            stringify!($name),
            include_str!(concat!("../../../../../subjects/hex/", stringify!($name), ".java")),
            include_str!(concat!("../../../../../subjects/hex/", stringify!($name), ".jbse")),
        )),*]
    };
}

/// Classes with their rules.
const SUBJECTS: &[(&str, &str, &str)] =
    subjects! { DoublyLinkedList NodeCachingList AvlTree RedBlackTree SkipList FlightPlan };

/// What the triggers are compiled with.
const ANALYSIS: &str = include_str!("../../../../../java/jbse-api/src/main/java/jbse/meta/Analysis.java");

/// Objects per class, where nothing is said.
const SCOPE: u32 = 4;
/// How long a cell may take, where nothing is said.
const PATIENCE: Duration = Duration::from_secs(10);

/// A way to explore.
#[derive(Clone, Copy, PartialEq)]
enum Column {
    None,
    Eager,
    Conservative,
    Joint,
    Hex,
}

impl Column {
    const ALL: [Column; 5] = [Column::None, Column::Eager, Column::Conservative, Column::Joint, Column::Hex];

    fn title(self) -> &'static str {
        match self {
            Column::None => "none",
            Column::Eager => "eager",
            Column::Conservative => "conservative",
            Column::Joint => "joint",
            Column::Hex => "hex",
        }
    }

    fn oracles(self, rules: &Specification, counted: Option<u32>) -> Result<Option<Arc<dyn Oracles>>, String> {
        let mut selection = match self {
            Column::Eager => return Ok(None),
            other => oracle::Selection::parse(&[other.title().to_string()])?,
        };
        // Where they are no oracle they still help to find inputs.
        selection.specification = rules.clone();
        selection.counts_spurious = counted.is_some();
        selection.exact_n = counted;
        Ok(Some(Arc::new(selection)))
    }
}

/// What was measured; nothing where it took too long.
#[derive(Clone, Copy, Default)]
struct Cell {
    paths: Option<u64>,
    infeasible: Option<u64>,
    seconds: Option<f64>,
    /// Time that was spent on checking rules.
    rules: f64,
}

/// Measures both tables; whether no path with rules is infeasible.
pub(super) fn run(flags: &BenchFlags) -> Result<bool, String> {
    let jdk = Jdk::locate(flags.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
    let mut sources: Vec<Source> = SUBJECTS.iter().map(|(name, java, _)| (*name, *java)).collect();
    sources.push(("Analysis", ANALYSIS));
    let classes = Classes::compile(&jdk, &sources)?;
    let path = classes.path().to_str().ok_or("the temporary directory has a name that is not text")?;
    let classpath = ClassPath::parse(path, jdk.feature()).map_err(|e| e.to_string())?;
    let program = Program::new(jdk, classpath);
    let patience = flags.cell_time.unwrap_or(PATIENCE);
    let scopes = flags.bounds.clone().unwrap_or(SCOPE..=SCOPE);
    let rounds = flags.rounds.unwrap_or(1).max(1);
    println!("JBSE, Tables 1 and 2: feasible and infeasible paths, and seconds (times those of hex).");
    println!("– longer than it may take\n");
    print!("{:<38}", "");
    Column::ALL.iter().for_each(|column| print!("{:>32}", column.title()));
    println!("{:>14}", "rules cost");
    let mut sum = [Cell { paths: Some(0), infeasible: Some(0), seconds: Some(0.0), rules: 0.0 }; 5];
    let mut is_right = true;
    let mut costs = cost::Cost::default();
    let mut rows = 0;
    for n in scopes {
        for (class, _, rules) in SUBJECTS {
            let rules = Specification::parse(&format!("{class}.jbse"), rules)?;
            for subject in methods(&program, class, flags)? {
                rows += 1;
                let mut cells = [Cell::default(); 5];
                let is_wanted = |column: &Column| {
                    flags.columns.is_empty() || flags.columns.iter().any(|name| name == column.title())
                };
                for (at, column) in Column::ALL.into_iter().enumerate().filter(|(_, column)| is_wanted(column)) {
                    for _ in 0..rounds {
                        let cell = measure(&program, &subject, &rules, n, column, patience)?;
                        if cells[at].seconds.is_none_or(|best| cell.seconds.is_some_and(|now| now < best)) {
                            cells[at] = cell;
                        }
                    }
                    sum[at].add(&cells[at]);
                }
                is_right &= cells[4].infeasible.unwrap_or(0) == 0;
                let method = program.text(subject.method.name);
                print_row(&format!("{class}.{method} {n}"), &cells);
                let cost = match cells[4].seconds {
                    Some(_) => Some(cost::measure(&program, &subject, &rules, n, patience, rounds)?),
                    None => None,
                };
                println!("{:>14}", cost.as_ref().map_or("–".to_string(), cost::Cost::percent));
                costs.extend(cost);
            }
        }
    }
    if rows == 0 {
        return Err("no row of the table is named so; name a class or Class.method".to_string());
    }
    print_row("Data structures", &sum);
    println!("{:>14}", costs.percent());
    if let (Some(seconds), Some(paths)) = (sum[4].seconds, sum[4].paths) {
        let share = 100.0 * sum[4].rules / seconds.max(1e-9);
        let each = 1e6 * seconds / (paths.max(1) as f64);
        println!("\nhex: {each:.0} µs for a path, {share:.1} % of the time spent on checking rules");
        println!("{}", costs.words());
    }
    println!("\nThe paper, in minutes on the machine of its authors:\n");
    paper::print();
    Ok(is_right)
}

/// The public methods of a class that are asked for.
fn methods<'p>(program: &'p Program, class: &str, flags: &BenchFlags) -> Result<Vec<Subject<'p>>, String> {
    let all = Subject::find(program, &Target::parse(&format!("hex.{class}"))).map_err(|e| e.to_string())?;
    let is_wanted = |subject: &Subject<'p>| {
        let method = program.text(subject.method.name);
        method != "<init>"
            && flags.filter.as_ref().is_none_or(|filter| match filter.split_once(['.', '#']) {
                Some((wanted, name)) => wanted == class && name == method,
                None => filter == class,
            })
    };
    Ok(all.into_iter().filter(is_wanted).collect())
}

impl Cell {
    fn add(&mut self, other: &Cell) {
        self.paths = self.paths.zip(other.paths).map(|(a, b)| a + b);
        self.infeasible = self.infeasible.zip(other.infeasible).map(|(a, b)| a + b);
        self.seconds = self.seconds.zip(other.seconds).map(|(a, b)| a + b);
        self.rules += other.rules;
    }
}

fn print_row(name: &str, cells: &[Cell; 5]) {
    print!("{name:<38}");
    for cell in cells {
        let text = match (cell.paths, cell.seconds) {
            (Some(paths), Some(seconds)) => {
                let infeasible = cell.infeasible.unwrap_or(0);
                let times = cells[4].seconds.map_or(1.0, |hex| seconds / hex.max(1e-9));
                let feasible = paths - infeasible.min(paths);
                let unknown = if cell.infeasible.is_none() { "?" } else { "" };
                format!("{feasible}/{infeasible}{unknown} {seconds:.3} ({times:.1}×)")
            }
            _ => "–".to_string(),
        };
        print!("{text:>32}");
    }
}

/// One method in one way: its time, and then, not timed, which of its paths are infeasible.
fn measure(
    program: &Program,
    subject: &Subject<'_>,
    rules: &Specification,
    n: u32,
    column: Column,
    patience: Duration,
) -> Result<Cell, String> {
    let budget = Budget { time: Some(patience), ..Budget::default() };
    let run = |counted: Option<u32>| explored(program, subject, n, column.oracles(rules, counted)?, &budget);
    let (report, seconds) = run(None)?;
    if !is_whole(&report) {
        return Ok(Cell::default());
    }
    let infeasible = match column {
        // What satisfies the invariant is feasible.
        Column::Eager => Some(0),
        _ => {
            let (counted, _) = run(Some(enough(n)))?;
            (is_whole(&counted) && counted.unjudged == 0).then_some(counted.spurious)
        }
    };
    let rules = report.oracles.get("hex").map_or(0.0, |asked| asked.time.as_secs_f64());
    Ok(Cell { paths: Some(report.completed()), infeasible, seconds: Some(seconds), rules })
}

/// Explores a method once, and says how long that took.
fn explored(
    program: &Program,
    subject: &Subject<'_>,
    n: u32,
    oracles: Option<Arc<dyn Oracles>>,
    budget: &Budget,
) -> Result<(Report, f64), String> {
    let target = Target::parse(&subject.name(program));
    let found = Subject::find(program, &target).map_err(|e| e.to_string())?;
    let subject = found.into_iter().next().ok_or("a method that is not there any more")?;
    let config = Config {
        init: &Lazy,
        bounds: Bounds { n: Some(n), array_length: Some(n), ..Bounds::default() },
        properties: vec![Property::Exceptions],
        oracles,
        ..Config::default()
    };
    let setup = SetUp::new(program, subject, config)?;
    let started = Instant::now();
    let report = explore::explore(&setup, budget, None, None, &|_| {})?;
    Ok((report, started.elapsed().as_secs_f64()))
}

/// Whether everything was explored.
fn is_whole(report: &Report) -> bool {
    report.frontier.is_empty() && !report.left.keys().any(|(left, _)| matches!(left, Left::Time))
}

/// A scope in which what fits into this one can be completed: a red-black tree one branch of which has n black nodes has
/// as many on all others.
fn enough(n: u32) -> u32 {
    1u32.checked_shl(n).map_or(u32::MAX, |nodes| nodes - 1).max(2 * n + 1)
}
