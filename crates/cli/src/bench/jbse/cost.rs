//! What rules cost: the exploration with rules against the same one with their answers known beforehand.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use explore::{Budget, Report, Subject};
use jvm::Program;
use oracle::hex::{Recording, Specification, Tape};

use super::{explored, is_whole};

/// Both are repeated for at least so many seconds or so often.
const LONG_ENOUGH: f64 = 0.5;
const OFTEN_ENOUGH: u32 = 9;
const MOST_OFTEN: u32 = 25;

/// Seconds for all paths, without starting the machine and reading the rules.
#[derive(Clone, Copy, Default)]
pub(super) struct Cost {
    with_rules: f64,
    with_answers: f64,
    paths: u64,
}

impl Cost {
    /// How much longer it takes with rules.
    pub fn percent(&self) -> String {
        if self.with_answers <= 0.0 {
            return "–".to_string();
        }
        format!("{:+.1} %", 100.0 * (self.with_rules / self.with_answers - 1.0))
    }

    /// The sum, in words.
    pub fn words(&self) -> String {
        let each = |seconds: f64| 1e6 * seconds / self.paths.max(1) as f64;
        format!(
            "plain lazy initialization pruned to the same heaps by recorded answers: {:.2} µs for a path; with rules {:.2} µs, {}",
            each(self.with_answers),
            each(self.with_rules),
            self.percent()
        )
    }
}

impl Extend<Cost> for Cost {
    fn extend<I: IntoIterator<Item = Cost>>(&mut self, others: I) {
        for other in others {
            self.with_rules += other.with_rules;
            self.with_answers += other.with_answers;
            self.paths += other.paths;
        }
    }
}

/// Runs both in turn, often enough for the processor time to mean something.
pub(super) fn measure(
    program: &Program,
    subject: &Subject<'_>,
    rules: &Specification,
    n: u32,
    patience: Duration,
    rounds: u32,
) -> Result<Cost, String> {
    let budget = Budget { time: Some(patience), ..Budget::default() };
    let (recording, clock) = (Arc::new(Mutex::new(Recording::default())), Arc::new(Mutex::new(Recording::default())));
    let run = |tape: Tape| -> Result<Report, String> {
        let mut selection = oracle::Selection::parse(&["hex".to_string()])?;
        selection.specification = rules.clone();
        selection.tape = Some(tape);
        Ok(explored(program, subject, n, Some(Arc::new(selection)), &budget)?.0)
    };
    let seconds = |tape: &Mutex<Recording>| tape.lock().map_or(0.0, |held| held.time.as_secs_f64());
    let recorded = run(Tape::Record(recording.clone()))?;
    let (mut with_rules, mut with_answers, mut times) = (Vec::new(), Vec::new(), 0);
    while times < OFTEN_ENOUGH * rounds || (with_rules.iter().sum::<f64>() < LONG_ENOUGH && times < MOST_OFTEN * rounds)
    {
        let measured = run(Tape::Measure(clock.clone()))?;
        let played = run(Tape::Play(recording.clone()))?;
        for other in [&measured, &played] {
            if !is_whole(other) || other.completed() != recorded.completed() {
                return Err(format!("{}: recorded answers lead elsewhere", subject.name(program)));
            }
        }
        with_rules.push(seconds(&clock));
        with_answers.push(seconds(&recording));
        times += 1;
    }
    Ok(Cost { with_rules: calm(with_rules), with_answers: calm(with_answers), paths: recorded.completed() })
}

/// The mean of the shorter half: others on the same machine only ever make it longer.
fn calm(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.truncate(times.len().div_ceil(2));
    times.iter().sum::<f64>() / times.len().max(1) as f64
}
