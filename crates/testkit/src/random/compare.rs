//! Runs random programs on `java` and on Lissom and compares what they print.

use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::program::{Program, generate};
use super::report::{Difference, Fault, Report};
use crate::pool;
use crate::process::{self, Exit, Outcome};

/// Programs per call of `javac`, whose start-up costs more than the compilation of one program.
const BATCH: u64 = 25;
const JAVAC_LIMIT: Duration = Duration::from_secs(300);

/// What to compare, and with what.
pub struct Compare {
    /// The program under test.
    pub lissom: PathBuf,
    /// The home of the JDK that compiles the programs and says what is right.
    pub jdk: PathBuf,
    /// One program for each seed.
    pub seeds: Range<u64>,
    /// Test methods in each program.
    pub methods: usize,
    /// A directory for sources and classes; what differs stays there.
    pub work: PathBuf,
    /// Programs that run at a time.
    pub jobs: usize,
    /// For each run of a program.
    pub limit: Duration,
}

/// Compares all programs. A difference is part of the report; an error means that no comparison was possible.
pub fn compare(config: &Compare) -> Result<Report, String> {
    let mut report = Report::default();
    let mut next = config.seeds.start;
    while next < config.seeds.end {
        // Aligned, so that a seed is compiled with the same flags whatever range it is part of.
        let number = next / BATCH;
        let end = config.seeds.end.min((number + 1).saturating_mul(BATCH));
        let batch = Batch::compile(config, number, next..end)?;
        let found =
            pool::map(&batch.programs, config.jobs, "comparing", |(seed, program)| batch.run(config, *seed, program));
        let before = report.differences.len();
        for ((_, program), found) in batch.programs.iter().zip(found) {
            let (calls, difference) = found?;
            report.programs += 1;
            report.methods += program.methods;
            report.calls += calls;
            report.differences.extend(difference);
        }
        if report.differences.len() == before {
            remove(&batch.folder)?;
        }
        next = end;
    }
    Ok(report)
}

/// Programs that were compiled together.
struct Batch {
    folder: PathBuf,
    programs: Vec<(u64, Program)>,
}

impl Batch {
    fn compile(config: &Compare, number: u64, seeds: Range<u64>) -> Result<Batch, String> {
        let folder = config.work.join(format!("batch{number}"));
        remove(&folder)?;
        fs::create_dir_all(&folder).map_err(|error| cannot("create", &folder, &error))?;
        let programs: Vec<(u64, Program)> = seeds.map(|seed| (seed, generate(seed, config.methods))).collect();
        let javac = config.jdk.join("bin/javac");
        let mut command = Command::new(&javac);
        // C1 alone: javac ends before C2 would pay off.
        command.args(["-J-XX:TieredStopAtLevel=1", "-nowarn", "-Xlint:none", "-proc:none", "-encoding", "UTF-8"]);
        if number % 2 == 1 {
            // Names of locals change the messages of NullPointerException: half of the programs have them.
            command.arg("-g");
        }
        command.arg("-d").arg(&folder);
        for (_, program) in &programs {
            let path = folder.join(format!("{}.java", program.class_name));
            fs::write(&path, &program.source).map_err(|error| cannot("write", &path, &error))?;
            command.arg(path);
        }
        let outcome = run(&mut command, JAVAC_LIMIT)?;
        if outcome.exit != Exit::Code(0) {
            let said = String::from_utf8_lossy(&outcome.stderr);
            let first: Vec<&str> = said.lines().take(6).collect();
            return Err(format!(
                "{} rejects a generated program ({}); this is a fault of the generator:\n{}",
                javac.display(),
                outcome.exit,
                first.join("\n")
            ));
        }
        Ok(Batch { folder, programs })
    }

    /// The number of calls that agree, and the difference that ended the comparison, if any.
    fn run(&self, config: &Compare, seed: u64, program: &Program) -> Result<(usize, Option<Difference>), String> {
        let mut java = Command::new(config.jdk.join("bin/java"));
        java.args(["-ea", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp"]);
        let java = run(java.arg(&self.folder).arg(&program.class_name), config.limit)?;
        let mut lissom = Command::new(&config.lissom);
        lissom.args(["run", "-ea", "--jdk"]).arg(&config.jdk).arg("-cp");
        let lissom = run(lissom.arg(&self.folder).arg(&program.class_name), config.limit)?;
        let (calls, fault) = judge(&java, &lissom);
        let Some(fault) = fault else {
            return Ok((calls, None));
        };
        for (name, outcome) in [("java", &java), ("lissom", &lissom)] {
            for (stream, bytes) in [("out", &outcome.stdout), ("err", &outcome.stderr)] {
                let path = self.folder.join(format!("{}.{name}.{stream}", program.class_name));
                fs::write(&path, bytes).map_err(|error| cannot("write", &path, &error))?;
            }
        }
        let source = self.folder.join(format!("{}.java", program.class_name));
        Ok((calls, Some(Difference { seed, source, fault })))
    }
}

/// Compares two runs: each line printed is the result of one call.
fn judge(java: &Outcome, lissom: &Outcome) -> (usize, Option<Fault>) {
    let (expected, actual) = (String::from_utf8_lossy(&java.stdout), String::from_utf8_lossy(&lissom.stdout));
    let agreeing = expected.lines().zip(actual.lines()).take_while(|(e, a)| e == a).count();
    let fault = if java.exit != Exit::Code(0) {
        // Programs are made to end with 0: anything else is a fault of the generator or the machine.
        Some(Fault::Java(java.exit))
    } else if java.stdout != lissom.stdout && !matches!(lissom.exit, Exit::TimedOut(_)) {
        let line = |text: &str| text.lines().nth(agreeing).unwrap_or("(end of output)").to_string();
        Some(Fault::Line { number: agreeing + 1, java: line(&expected), lissom: line(&actual), exit: lissom.exit })
    } else if lissom.exit != java.exit {
        Some(Fault::Exit { java: java.exit, lissom: lissom.exit })
    } else {
        None
    };
    (agreeing, fault)
}

fn run(command: &mut Command, limit: Duration) -> Result<Outcome, String> {
    process::run(command, &[], limit).map_err(|error| format!("{error:#}"))
}

fn remove(folder: &Path) -> Result<(), String> {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(cannot("remove", folder, &error)),
        _ => Ok(()),
    }
}

fn cannot(verb: &str, path: &Path, error: &std::io::Error) -> String {
    format!("cannot {verb} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outcome(stdout: &str, exit: Exit) -> Outcome {
        Outcome { stdout: stdout.into(), stderr: Vec::new(), exit, time: Duration::ZERO }
    }

    #[test]
    fn equal_output_counts_every_line() {
        let java = outcome("a\nb\n", Exit::Code(0));
        assert!(matches!(judge(&java, &java.clone()), (2, None)));
    }

    #[test]
    fn the_first_differing_line_is_reported() {
        let java = outcome("a\nb\nc\n", Exit::Code(0));
        let lissom = outcome("a\nx\nc\n", Exit::Code(0));
        let (calls, fault) = judge(&java, &lissom);
        assert_eq!(calls, 1);
        assert!(matches!(fault, Some(Fault::Line { number: 2, java, lissom, .. }) if java == "b" && lissom == "x"));
    }

    #[test]
    fn a_missing_newline_is_a_difference() {
        let (_, fault) = judge(&outcome("a\n", Exit::Code(0)), &outcome("a", Exit::Code(0)));
        assert!(matches!(fault, Some(Fault::Line { number: 2, .. })));
    }

    #[test]
    fn a_timeout_is_a_difference_on_either_side() {
        let done = outcome("a\n", Exit::Code(0));
        let stopped = outcome("a\n", Exit::TimedOut(Duration::from_secs(1)));
        assert!(matches!(judge(&done, &stopped), (_, Some(Fault::Exit { .. }))));
        assert!(matches!(judge(&stopped, &done), (_, Some(Fault::Java(_)))));
        assert!(matches!(judge(&stopped, &stopped.clone()), (_, Some(Fault::Java(_)))));
    }
}
