//! `lissom bench kiasan-n` and `kiasan-k`: the two tables of Kiasan's paper, measured again on subjects of our own.
//!
//! Path counts do not depend on the machine, so the tables are a test as much as a benchmark: a count that must be
//! equal, to the paper's or to what combinatorics says, and is not, makes the run fail. `docs/kiasan.md` explains every
//! other difference.

mod combinatorics;
pub(super) mod k_bound;
pub(super) mod n_bound;
mod paper;

use std::time::{Duration, Instant};

use exec::symbolic::{Bounds, Initialization};
use explore::{Budget, Config, SetUp, Subject, Target, Verdict};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use super::classes::{Classes, Source};
use crate::flags::BenchFlags;

macro_rules! subjects {
    ($($name:ident)*) => {
        &[$((
            stringify!($name),
            include_str!(concat!("../../../../../subjects/kiasan/", stringify!($name), ".java")),
        )),*]
    };
}

const SUBJECTS: &[Source] = subjects! {
    AATree ArrayDeque ArrayList AvlTree BinaryHeap BinarySearchTree Container GC LeftistHeap LinkedList
    PriorityQueue Sort Stack TreeMap TreeSet Vector
};

/// What heads the output of `--csv`.
const CSV_HEAD: &str = "class,method,bound,value,lazy,lazier,lazier_sharp";

/// What exploring one method within one bound gave.
struct Measurement {
    paths: u64,
    time: Duration,
    /// Time of the processor; zero where the system does not say.
    processor: Duration,
    verdict: Verdict,
}

impl Measurement {
    fn seconds(&self) -> f64 {
        self.time.as_secs_f64()
    }

    /// Whether all of the scope was explored and nothing is wrong with the subject.
    fn is_whole(&self) -> bool {
        matches!(self.verdict, Verdict::Holds | Verdict::HoldsWithinScope)
    }
}

/// The compiled subjects.
struct Laboratory {
    program: Program,
    threads: usize,
    rounds: u32,
    // The program reads the files as it needs them.
    _classes: Classes,
}

impl Laboratory {
    fn new(flags: &BenchFlags) -> Result<Laboratory, String> {
        let jdk = Jdk::locate(flags.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
        let classes = Classes::compile(&jdk, SUBJECTS)?;
        let path = classes.path().to_str().ok_or("the temporary directory has a name that is not text")?;
        let classpath = ClassPath::parse(path, jdk.feature()).map_err(|e| e.to_string())?;
        let program = Program::new(jdk, classpath);
        let threads = flags.threads.map_or(1, |n| n.max(1));
        Ok(Laboratory { program, threads, rounds: flags.rounds.unwrap_or(1).max(1), _classes: classes })
    }

    /// Explores a method; the best time of all rounds counts.
    fn measure(
        &self,
        class: &str,
        method: &str,
        init: &'static dyn Initialization,
        bounds: &Bounds,
    ) -> Result<Measurement, String> {
        let mut best: Option<Measurement> = None;
        for _ in 0..self.rounds {
            let now = self.explore(class, method, init, bounds)?;
            if best.as_ref().is_none_or(|best| now.time < best.time) {
                best = Some(now);
            }
        }
        best.ok_or_else(|| "nothing was measured".to_string())
    }

    fn explore(
        &self,
        class: &str,
        method: &str,
        init: &'static dyn Initialization,
        bounds: &Bounds,
    ) -> Result<Measurement, String> {
        let target = Target::parse(&format!("kiasan.{class}#{method}"));
        let found = Subject::find(&self.program, &target).map_err(|e| e.to_string())?;
        let [subject] = <[Subject<'_>; 1]>::try_from(found)
            .map_err(|found| format!("{class} has {} methods named {method}", found.len()))?;
        let config = Config { init, bounds: bounds.clone(), threads: self.threads, ..Config::default() };
        let (started, worked) = (Instant::now(), processor_time());
        let setup = SetUp::new(&self.program, subject, config)?;
        let report = explore::explore(&setup, &Budget::default(), None, None, &|_| {})?;
        Ok(Measurement {
            paths: report.completed(),
            time: started.elapsed(),
            processor: processor_time().saturating_sub(worked),
            verdict: report.verdict(),
        })
    }
}

/// What this process has used of the processor so far, in steps of 10 ms; other programs that run at the same time do
/// not count. Zero on a system without `/proc`.
fn processor_time() -> Duration {
    let ticks = |text: String| -> Option<u64> {
        // Behind the name, which may contain anything, user and system time are the 12th and 13th field.
        let mut fields = text.rsplit_once(')')?.1.split_whitespace().skip(11);
        let mut next = || fields.next()?.parse::<u64>().ok();
        Some(next()? + next()?)
    };
    let ticks = std::fs::read_to_string("/proc/self/stat").ok().and_then(ticks);
    Duration::from_millis(10 * ticks.unwrap_or(0))
}

/// Whether a row was asked for.
fn is_wanted(flags: &BenchFlags, class: &str, method: &str) -> bool {
    let Some(filter) = &flags.filter else { return true };
    match filter.split_once(['.', '#']) {
        Some((wanted_class, wanted_method)) => wanted_class == class && wanted_method == method,
        None => filter == class,
    }
}

fn no_row(flags: &BenchFlags) -> String {
    let filter = flags.filter.as_deref().unwrap_or_default();
    format!("no row of the table is named `{filter}`, or none within these bounds; name a class or Class.method")
}

/// How many times faster, or a dash where there is nothing to divide.
fn ratio(theirs: f64, ours: f64) -> String {
    if theirs > 0.0 && ours > 0.0 { format!("{:.0} times", theirs / ours) } else { "–".to_string() }
}
