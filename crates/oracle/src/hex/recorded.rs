//! Rules whose answers are written down, and the answers without the rules.
//!
//! What rules cost is measured against the same exploration with their answers known beforehand: plain lazy initialization
//! that is pruned to the same heaps, where nobody looks at origins or rows. An exploration asks the same questions in the
//! same order every time, so the answers need no names. The triggers run in both: what they do is part of the path.

use std::cell::Cell;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use exec::Vm;
use exec::symbolic::{Alternative, Choice};
use exec::trap::{Run, Stop, Trap};
use explore::{Answer, Case, HeapOracle, Numbered, SetUp};
use heap::Value;
use jvm::MethodId;

use super::rules::Rules;
use super::{Specification, start};

/// Answers in the order of the questions.
#[derive(Default, Debug)]
pub struct Recording {
    /// The alternatives that remain; none where all do.
    kept: Vec<Option<Vec<Numbered>>>,
    /// The triggers that are started.
    started: Vec<Vec<(MethodId, Option<Value>)>>,
    /// From the first question of the last exploration to its end.
    pub time: Duration,
}

/// What becomes of the answers of rules.
#[derive(Clone, Debug)]
pub enum Tape {
    /// They are added to a recording.
    Record(Arc<Mutex<Recording>>),
    /// They are taken from one. The time is measured.
    Play(Arc<Mutex<Recording>>),
    /// They come from the rules. The time is measured.
    Measure(Arc<Mutex<Recording>>),
}

/// Rules that note their answers.
pub(crate) struct Recorder<'p> {
    rules: Rules<'p>,
    tape: Arc<Mutex<Recording>>,
}

/// Answers that were noted.
pub(crate) struct Player {
    recording: Recording,
    asked: usize,
    reacted: usize,
    /// Given back at the end, for the next to play.
    tape: Arc<Mutex<Recording>>,
}

impl<'p> Recorder<'p> {
    pub fn new(
        setup: &SetUp<'p>,
        specification: &Specification,
        tape: Arc<Mutex<Recording>>,
    ) -> Result<Recorder<'p>, Stop> {
        Ok(Recorder { rules: start(setup, specification)?, tape })
    }

    fn note(&self, note: impl FnOnce(&mut Recording)) {
        if let Ok(mut recording) = self.tape.lock() {
            note(&mut recording);
        }
    }
}

impl Player {
    pub fn new(tape: Arc<Mutex<Recording>>) -> Player {
        let recording = tape.lock().map(|mut held| std::mem::take(&mut *held)).unwrap_or_default();
        Player { recording, asked: 0, reacted: 0, tape }
    }
}

impl Drop for Player {
    fn drop(&mut self) {
        if let Ok(mut held) = self.tape.lock() {
            *held = std::mem::take(&mut self.recording);
        }
    }
}

/// Measures an exploration, without what comes before its first question.
pub(crate) struct Clocked<'p> {
    oracle: Box<dyn HeapOracle<'p> + 'p>,
    begun: Option<Duration>,
    /// When it was asked for its complaints, which is when everything is explored.
    ended: Cell<Option<Duration>>,
    tape: Arc<Mutex<Recording>>,
}

impl<'p> Clocked<'p> {
    pub fn new(oracle: Box<dyn HeapOracle<'p> + 'p>, tape: Arc<Mutex<Recording>>) -> Clocked<'p> {
        Clocked { oracle, begun: None, ended: Cell::new(None), tape }
    }
}

/// How long this thread has been running: not what others did on the same machine. Where the system does not say, the
/// time of day has to do.
fn processor_time() -> Duration {
    let stated = std::fs::read_to_string("/proc/thread-self/schedstat").ok();
    let running = stated.as_deref().and_then(|text| text.split_whitespace().next()?.parse().ok());
    let now = || std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
    running.map_or_else(now, Duration::from_nanos)
}

impl Drop for Clocked<'_> {
    fn drop(&mut self) {
        // What is played is put back first.
        let time =
            self.ended.get().zip(self.begun).map_or(Duration::ZERO, |(ended, begun)| ended.saturating_sub(begun));
        self.oracle = Box::new(Player { recording: Recording::default(), asked: 0, reacted: 0, tape: Arc::default() });
        if let Ok(mut held) = self.tape.lock() {
            held.time = time;
        }
    }
}

impl<'p> HeapOracle<'p> for Clocked<'p> {
    fn name(&self) -> &'static str {
        self.oracle.name()
    }

    fn is_filter(&self) -> bool {
        self.oracle.is_filter()
    }

    fn restricts(&self) -> bool {
        true
    }

    fn restrict(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        self.oracle.restrict(vm, choice, ways)
    }

    fn react(&mut self, vm: &mut Vm<'p>, args: &[Value], newest: Option<&Alternative>) -> Run<()> {
        self.begun.get_or_insert_with(processor_time);
        self.oracle.react(vm, args, newest)
    }

    fn judge(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.oracle.judge(case)
    }

    fn complete(&mut self, case: &mut Case<'_, 'p>) -> Answer {
        self.oracle.complete(case)
    }

    fn complaints(&self) -> Vec<String> {
        self.ended.set(Some(processor_time()));
        self.oracle.complaints()
    }
}

const ONLY: &str = "answers are about alternatives, not about heaps";

impl<'p> HeapOracle<'p> for Recorder<'p> {
    fn name(&self) -> &'static str {
        "hex"
    }

    fn is_filter(&self) -> bool {
        true
    }

    fn restricts(&self) -> bool {
        true
    }

    fn restrict(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        let before = ways.clone();
        let left = self.rules.restrict(vm, choice, ways);
        let kept = (left != before).then(|| left.clone());
        self.note(|recording| recording.kept.push(kept));
        left
    }

    fn react(&mut self, vm: &mut Vm<'p>, args: &[Value], newest: Option<&Alternative>) -> Run<()> {
        let calls = self.rules.calls(vm, args, newest)?;
        self.note(|recording| recording.started.push(calls.iter().map(|(method, arg)| (method.id, *arg)).collect()));
        Rules::start(vm, &calls)
    }

    fn judge(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Unknown(ONLY.to_string())
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Feasible(explore::Witness { memory: None, model: None })
    }
}

impl<'p> HeapOracle<'p> for Player {
    fn name(&self) -> &'static str {
        "hex"
    }

    fn is_filter(&self) -> bool {
        true
    }

    fn restricts(&self) -> bool {
        true
    }

    fn restrict(&mut self, _vm: &mut Vm<'p>, _choice: &Choice, ways: Vec<Numbered>) -> Vec<Numbered> {
        self.asked += 1;
        match self.recording.kept.get(self.asked - 1) {
            Some(Some(kept)) => kept.clone(),
            _ => ways,
        }
    }

    fn react(&mut self, vm: &mut Vm<'p>, _args: &[Value], _newest: Option<&Alternative>) -> Run<()> {
        self.reacted += 1;
        let Some(calls) = self.recording.started.get(self.reacted - 1) else {
            return Err(Trap::unsupported("more triggers than were recorded"));
        };
        let program = vm.program;
        calls.iter().rev().try_for_each(|(method, arg)| vm.start_trigger(program.method(*method), arg.as_slice()))
    }

    fn judge(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Unknown(ONLY.to_string())
    }

    fn complete(&mut self, _case: &mut Case<'_, 'p>) -> Answer {
        Answer::Feasible(explore::Witness { memory: None, model: None })
    }
}
