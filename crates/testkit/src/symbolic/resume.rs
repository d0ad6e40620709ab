//! `testkit resume`: killed at any moment and resumed, a run ends with the same report; a budget of time is kept.
//!
//! The moments are fractions of the time that the uninterrupted run takes, drawn from a fixed seed: the same on every
//! machine, as far as that can be said of time.

use std::fs;
use std::path::Path;
use std::process::Stdio;
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;

use super::engine::{self, Engine};
use super::judged::{self, Judged};
use crate::command::Session;
use crate::process::{Exit, Outcome};
use crate::report::{Verdict, difference};

/// A run of some seconds.
const TARGET: &str = "kiasan.BinarySearchTree#find";
const N: &str = "9";

/// How often a run is killed before it may end.
const KILLS: usize = 4;
const SEEDS: [u64; 2] = [1, 2];

/// A run that takes much longer than its budget.
const LONG_N: &str = "11";
const BUDGET: Duration = Duration::from_secs(10);
/// A second to stop exploring, and what a busy machine needs to start the program and to write its files.
const PATIENCE: Duration = Duration::from_millis(11_500);

/// Whether interruptions leave no trace; prints the report. One after the other: they measure time.
pub fn run(session: &Session) -> Result<bool> {
    let engine = Engine::of(session, "kiasan")?;
    let folder = engine::scratch(session, "resume")?;
    let mut all = Vec::new();
    for threads in ["1", "2"] {
        let whole = engine.run("verify", &[TARGET, "--json", "--n", N, "-j", threads])?;
        for seed in SEEDS {
            let file = folder.join(format!("killed-{threads}-{seed}.json"));
            let start = Instant::now();
            let verdict = killed(&engine, &file, threads, seed, &whole)?;
            let name = format!("-j {threads}, seed {seed}");
            all.push(Judged { group: "killed".to_string(), name, verdict, time: start.elapsed() });
        }
    }
    let start = Instant::now();
    let verdict = budget(&engine, &folder.join("budget.json"))?;
    let name = format!("{} s", BUDGET.as_secs());
    all.push(Judged { group: "budget".to_string(), name, verdict, time: start.elapsed() });
    let whole = engine.run("verify", &[TARGET, "--json", "--n", N])?;
    for order in ["breadth", "coverage", "small"] {
        let start = Instant::now();
        let verdict = cut_off(&engine, &folder.join(format!("{order}.json")), order, &whole)?;
        all.push(Judged { group: "cut off".to_string(), name: order.to_string(), verdict, time: start.elapsed() });
    }
    Ok(judged::print("resume", &all))
}

fn killed(engine: &Engine, file: &Path, threads: &str, seed: u64, whole: &Outcome) -> Result<Verdict> {
    let path = engine::text(file)?;
    let mut random = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut resumed = 0;
    for _ in 0..KILLS {
        let saving = if file.exists() { "--resume" } else { "--save-frontier" };
        resumed += usize::from(file.exists());
        let mut command = engine.command("verify", &[TARGET, "--json", "--n", N, "-j", threads, saving, path]);
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        thread::sleep(whole.time.mul_f64(fraction(&mut random)));
        child.kill()?;
        child.wait()?;
    }
    let saving = if file.exists() { "--resume" } else { "--save-frontier" };
    let rest = engine.run("verify", &[TARGET, "--json", "--n", N, "-j", threads, saving, path])?;
    if resumed == 0 {
        return Ok(Verdict::Failed("no kill left a frontier file: nothing was tested".to_string()));
    }
    Ok(same(whole, &rest))
}

fn budget(engine: &Engine, file: &Path) -> Result<Verdict> {
    let path = engine::text(file)?;
    let whole = engine.run("verify", &[TARGET, "--json", "--n", LONG_N, "-j", "2"])?;
    let seconds = format!("{}s", BUDGET.as_secs());
    let part = engine.run("verify", &[TARGET, "--json", "--n", LONG_N, "--time", &seconds, "--save-frontier", path])?;
    if part.time > PATIENCE {
        return Ok(Verdict::Failed(format!("a budget of {seconds} took {:.1} s", part.time.as_secs_f64())));
    }
    if !matches!(part.exit, Exit::Code(1 | 3)) {
        return Ok(Verdict::Failed(format!("exit 1 or 3 expected, not {}", part.exit)));
    }
    let explored = engine::json(&part).ok().and_then(|value| value["paths"]["completed"].as_u64());
    if explored.is_none_or(|paths| paths == 0) {
        return Ok(Verdict::Failed("the partial result has no paths".to_string()));
    }
    let rest = engine.run("verify", &[TARGET, "--json", "--n", LONG_N, "-j", "2", "--resume", path])?;
    fs::remove_file(file)?;
    Ok(same(&whole, &rest))
}

/// Time is up while parts of the tree are waiting: none of them may be forgotten.
fn cut_off(engine: &Engine, file: &Path, order: &str, whole: &Outcome) -> Result<Verdict> {
    let path = engine::text(file)?;
    let brief = ["--order", order, "--time", "300ms", "--save-frontier", path];
    let part = engine.run("verify", &[&[TARGET, "--json", "--n", N], &brief[..]].concat())?;
    if part.exit != Exit::Code(3) {
        return Ok(Verdict::Failed(format!("exit 3 expected after 300 ms, not {}", part.exit)));
    }
    let rest = engine.run("verify", &[TARGET, "--json", "--n", N, "--resume", path])?;
    fs::remove_file(file)?;
    Ok(same(whole, &rest))
}

fn same(whole: &Outcome, rest: &Outcome) -> Verdict {
    match (normalised(whole), normalised(rest)) {
        (Ok(whole), Ok(rest)) => match difference(("uninterrupted", whole.as_bytes()), ("resumed", rest.as_bytes())) {
            None => Verdict::Passed,
            Some(text) => Verdict::Failed(text),
        },
        (Err(message), _) | (_, Err(message)) => Verdict::Failed(message),
    }
}

fn normalised(outcome: &Outcome) -> Result<String, String> {
    let mut value = engine::json(outcome)?;
    engine::without_times(&mut value);
    let text = serde_json::to_string_pretty(&value).map_err(|error| error.to_string())?;
    Ok(format!("{text}\n{}\n", outcome.exit))
}

/// A number between 0.1 and 0.9 (xorshift64*).
fn fraction(random: &mut u64) -> f64 {
    *random ^= *random >> 12;
    *random ^= *random << 25;
    *random ^= *random >> 27;
    let bits = random.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 40;
    0.1 + 0.8 * (bits as f64 / f64::from(1 << 24))
}
