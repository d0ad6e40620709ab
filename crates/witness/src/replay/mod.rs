//! Replay: an input runs on a real JVM, which must do what we say it does.
//!
//! One JVM serves all inputs of a run. It is started for the first one, with a small program of ours
//! (`java/replay`) that makes the objects without their constructors, executes the same harness as we do (invariant,
//! precondition, method, invariant, postcondition), and writes down how that ended and what can be reached then. Each
//! input has classes of its own, so nothing static is left of the one before.
//!
//! What differs is a bug of ours, unless the run took something that no two JVMs agree on, such as the time.

mod answer;
mod case;
mod differ;
mod process;
mod text;

use std::path::PathBuf;
use std::time::Duration;

use explore::{End, SetUp};
use jvm::classpath::Jdk;

use crate::graph::Witness;
use crate::trial::Run;
use answer::Answer;
use case::Given;
use process::{Process, Reply};

/// So often a run is repeated for hash codes that the JVM chooses. What is the same so many times is taken to be always so.
const REPETITIONS: usize = 16;

/// What a JVM says about a run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Replay {
    /// It does the same.
    Confirmed,
    /// It does something else, and this is the difference: a bug in Lissom.
    Contradicted(String),
    /// It cannot be asked: why.
    NotReplayable(String),
}

/// A JVM that inputs are replayed on; it ends with this value.
pub struct Replayer {
    java: PathBuf,
    version: String,
    class_path: Vec<PathBuf>,
    is_modular: bool,
    time: Duration,
    process: Option<Process>,
    count: u64,
}

impl Replayer {
    /// A JVM of this JDK with a class path as for `java -cp`, which has this much time for each input. It is not started
    /// yet.
    pub fn new(jdk: &Jdk, class_path: &str, time: Duration) -> Replayer {
        Replayer {
            java: process::launcher(jdk.home()),
            version: jdk.version().to_string(),
            class_path: process::entries(class_path),
            is_modular: jdk.feature() >= 9,
            time,
            process: None,
            count: 0,
        }
    }

    /// The version of Java that inputs are replayed on.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// Replays a run: its end, its result and the heap it leaves must be the same. Objects of the input have the identity
    /// hash codes that they had here; where others' matter, it is enough that the JVM does the same once.
    pub fn replay(&mut self, setup: &SetUp<'_>, run: &Run) -> Replay {
        let Some(what) = run.depends_on else { return self.replay_with(setup, run, &[]) };
        let repetitions = if run.made_hashes { REPETITIONS } else { 1 };
        for _ in 0..repetitions {
            match self.replay_with(setup, run, &run.hashes) {
                Replay::Contradicted(_) => {}
                replay => return replay,
            }
        }
        Replay::NotReplayable(format!("it depends on {what}"))
    }

    /// Whether a run that took identity hash codes is the same with those that the JVM gives, as far as a few attempts show.
    pub fn is_steady(&mut self, setup: &SetUp<'_>, run: &Run) -> bool {
        let mut differs = || matches!(self.replay_with(setup, run, &[]), Replay::Contradicted(_));
        run.depends_on.is_none() || !(0..REPETITIONS).any(|_| differs())
    }

    fn replay_with(&mut self, setup: &SetUp<'_>, run: &Run, hashes: &[(usize, i32)]) -> Replay {
        match self.ask(setup, &Given { witness: &run.witness, times: &run.times, hashes }) {
            Ok(answer) => differ::run(setup, run, &answer),
            Err(unanswered) => unanswered.judge(&run.end),
        }
    }

    /// Replays an input of which only the end is known.
    pub fn replay_end(&mut self, setup: &SetUp<'_>, witness: &Witness, end: &End) -> Replay {
        match self.ask(setup, &Given { witness, times: &[], hashes: &witness.hashes }) {
            Ok(answer) => differ::end(setup, end, &answer),
            Err(unanswered) => unanswered.judge(end),
        }
    }

    fn ask(&mut self, setup: &SetUp<'_>, given: &Given<'_>) -> Result<Answer, Unanswered> {
        self.count += 1;
        let case = case::write(setup, given, self.count, self.time);
        let mut process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.java, self.is_modular, &self.class_path).map_err(Unanswered::No)?,
        };
        match process.ask(&case, self.count, self.time) {
            Reply::Lines(lines) => {
                self.process = Some(process);
                match answer::read(&lines) {
                    Ok(answer) => Ok(answer),
                    Err(what) => Err(Unanswered::No(what)),
                }
            }
            // What is left of it is stopped here; the next input gets a new one.
            Reply::Time => Err(Unanswered::Time(self.time)),
            Reply::Ended(code) => Err(Unanswered::Ended(code)),
        }
    }
}

/// Why there is no answer.
enum Unanswered {
    No(String),
    Time(Duration),
    Ended(Option<i32>),
}

impl Unanswered {
    fn judge(self, end: &End) -> Replay {
        match (self, end) {
            (Unanswered::No(why), _) => Replay::NotReplayable(why),
            (Unanswered::Time(limit), _) => {
                Replay::NotReplayable(format!("it took longer than {} s on the JVM", limit.as_secs_f64()))
            }
            // A process has only this much of a code.
            (Unanswered::Ended(Some(code)), End::Exit(expected)) if expected & 0xff == code => Replay::Confirmed,
            (Unanswered::Ended(Some(code)), end) => {
                Replay::Contradicted(format!("it ended the JVM with code {code}, where Lissom {}", end.describe()))
            }
            (Unanswered::Ended(None), _) => Replay::NotReplayable("the JVM crashed".to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    /// The public methods of a Java source.
    fn methods(source: &str) -> BTreeSet<String> {
        let lines =
            source.lines().map(str::trim).filter(|line| line.starts_with("public static ") && line.ends_with('{'));
        lines.map(str::to_string).collect()
    }

    #[test]
    fn what_stands_in_for_the_api_has_all_of_it() {
        let api = include_str!("../../../../java/lissom-api/src/main/java/lissom/Lissom.java");
        let ours = include_str!("../../../../java/replay/standin/lissom/Lissom.java");
        assert_eq!(methods(ours), methods(api));
        let verifier = include_str!("../../../../subjects/svcomp/common/org/sosy_lab/sv_benchmarks/Verifier.java");
        let ours = include_str!("../../../../java/replay/standin/org/sosy_lab/sv_benchmarks/Verifier.java");
        assert_eq!(methods(ours), methods(verifier));
        let analysis = include_str!("../../../../java/jbse-api/src/main/java/jbse/meta/Analysis.java");
        let ours = include_str!("../../../../java/replay/standin/jbse/meta/Analysis.java");
        assert_eq!(methods(ours), methods(analysis));
        let verify = include_str!("../../../../subjects/verify/library/gov/nasa/jpf/vm/Verify.java");
        let ours = include_str!("../../../../java/replay/standin/gov/nasa/jpf/vm/Verify.java");
        assert!(methods(ours).is_superset(&methods(verify)));
        let debug = include_str!("../../../../subjects/verify/library/gov/nasa/jpf/symbc/Debug.java");
        let ours = include_str!("../../../../java/replay/standin/gov/nasa/jpf/symbc/Debug.java");
        assert!(methods(ours).is_superset(&methods(debug)));
    }
}
