//! The tests of one method.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use emit::build::Workshop;
use emit::junit::{Draft, Style, draft};
use exec::coverage::Branch;
use explore::{Config, Report, SetUp, Subject, Verdict, Walk};
use jvm::Program;
use witness::{Replay, Replayer, Trial};

use super::paths::Paths;
use crate::analysis::times;
use crate::flags::TestFlags;

/// How long a method may take where nothing is said.
const PATIENCE: Duration = Duration::from_secs(30);
/// Paths whose input does something else that are shown: most have one cause.
const MOST_WRONG: usize = 3;
/// Instructions that building an input may take.
const BUILD_STEPS: u64 = 300_000;

/// What came of a method.
pub(super) struct Outcome {
    name: String,
    pub verdict: Verdict,
    pub drafts: Vec<Draft>,
    /// The branches that some path takes.
    pub branches: BTreeSet<Branch>,
    /// What the exploration found.
    pub report: Report,
    is_cut: bool,
    /// Why runs did not become tests, with how often.
    left_out: BTreeMap<String, u64>,
    /// Paths whose input does something else: bugs in Lissom.
    wrong: Vec<String>,
    /// What a JVM said about the inputs of the tests.
    replays: Replayed,
}

/// How many inputs a JVM confirms, and why it could not be asked about others.
#[derive(Default)]
struct Replayed {
    confirmed: u64,
    open: BTreeMap<String, u64>,
}

/// Explores a method and writes tests for its paths.
pub(super) fn tests_of<'p>(
    flags: &TestFlags,
    program: &'p Program,
    subject: &Subject<'p>,
    config: &Config,
    style: Style,
    replayer: &Mutex<Option<Replayer>>,
) -> Result<Outcome, String> {
    let setup = SetUp::new(program, subject.clone(), Config { threads: 1, ..config.clone() })?;
    let words = |stop: exec::trap::Stop| format!("{}: {}", subject.name(program), explore::describe(&stop));
    let trial = Trial::new(&setup).map_err(words)?;
    let deadline = Instant::now() + flags.analysis.cost.time.unwrap_or(PATIENCE);
    let walk = Walk::new(&setup, Some(deadline)).map_err(words)?;
    let mut paths = Paths::new(walk, trial, deadline);
    let (branches, runs) = if flags.all_paths { paths.all() } else { paths.selected() };
    let Paths { report, is_cut, mut left_out, mut wrong, .. } = paths;
    let build_setup =
        SetUp::new(program, subject.clone(), Config { threads: 1, steps: BUILD_STEPS, ..config.clone() })?;
    let mut workshop = Workshop::new(&build_setup)?;
    let mut drafts = Vec::new();
    let mut replays = Replayed::default();
    for run in runs {
        if let Ok(mut replayer) = replayer.lock()
            && let Some(replayer) = replayer.as_mut()
        {
            match replayer.replay(&setup, &run) {
                Replay::Confirmed => replays.confirmed += 1,
                Replay::NotReplayable(why) => *replays.open.entry(why).or_default() += 1,
                Replay::Contradicted(what) => {
                    wrong.push(format!("path {} on Java {}: {what}", run.path, replayer.version()));
                    continue;
                }
            }
            if !replayer.is_steady(&setup, &run) {
                *left_out.entry("it depends on identity hash codes".to_string()).or_default() += 1;
                continue;
            }
        }
        match draft(&mut workshop, &run, style) {
            Ok(draft) => drafts.push(draft),
            Err(why) => *left_out.entry(why).or_default() += 1,
        }
    }
    let verdict = match report.verdict() {
        verdict if is_cut || !wrong.is_empty() => verdict.max(Verdict::Inconclusive),
        verdict => verdict,
    };
    Ok(Outcome { name: subject.name(program), verdict, drafts, branches, report, is_cut, left_out, wrong, replays })
}

impl Outcome {
    /// Says what came of it.
    pub fn print(&self) {
        let bugs = self.drafts.iter().filter(|draft| draft.bug.is_some()).count();
        let failing = if bugs == 0 { String::new() } else { format!(", {bugs} of them failing: a bug") };
        println!(
            "{}: {}, {}{failing}; {}",
            self.name,
            counted(self.report.completed(), "path"),
            counted(self.drafts.len() as u64, "test"),
            self.verdict.words()
        );
        if self.is_cut {
            println!("  open   time was up; raise --time");
        }
        for ((left, place), count) in self.report.left.iter().filter(|((left, _), _)| !left.is_scope()) {
            let place = if place.is_empty() { String::new() } else { format!(" at {place}") };
            println!("  open   {}{place}, {}; {}", left.describe(), times(*count), left.advice());
        }
        if self.replays.confirmed > 0 {
            println!("  inputs confirmed on the JVM: {}", self.replays.confirmed);
        }
        for (why, count) in &self.replays.open {
            println!("  not replayed on the JVM: {count}: {why}");
        }
        let forced = self.drafts.iter().filter(|draft| draft.bug.is_some() && draft.is_forced).count();
        if forced > 0 {
            println!(
                "  perhaps no calls lead to the input of {forced} of the failing tests: reflection puts it together"
            );
        }
        for (why, count) in &self.left_out {
            println!("  no test for {count} of the paths: {why}");
        }
        for what in self.wrong.iter().take(MOST_WRONG) {
            println!("  bug in Lissom: {what}");
        }
        if self.wrong.len() > MOST_WRONG {
            println!("  bug in Lissom: {} more paths", self.wrong.len() - MOST_WRONG);
        }
    }
}

fn counted(count: u64, one: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {}", emit::java::plural(one)) }
}
