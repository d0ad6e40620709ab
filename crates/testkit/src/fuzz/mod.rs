//! Mutated class files: whatever the bytes, loading and running them ends in a Java error or a message, never in a
//! panic, an endless loop or runaway memory.
//!
//! A mutant is defined in a program of its own, checked as before initialization, and every static method without a
//! receiver is called with zeros and nulls under tight limits. The machine is not started up: that keeps a mutant below
//! a few milliseconds, and what is under test is how class files are read and executed.

mod mutate;
mod target;

use std::ops::Range;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use jvm::classpath::{ClassPath, Jdk};

pub use target::{Fate, run_class};

use crate::random::Rng;

/// A mutant that takes longer than this hangs.
const HANGS: Duration = Duration::from_secs(10);

/// What to do.
pub struct Fuzz {
    /// The JDK whose classes the mutants refer to.
    pub jdk: PathBuf,
    /// Folders with class files to start from.
    pub corpus: Vec<PathBuf>,
    /// One mutant for each seed.
    pub seeds: Range<u64>,
    /// Where mutants that fail are kept.
    pub keep: PathBuf,
    /// Threads.
    pub jobs: usize,
}

/// Runs all mutants and prints what became of them; whether none failed.
pub fn run(fuzz: &Fuzz) -> Result<bool> {
    let start = Instant::now();
    let jdk = Arc::new(Jdk::locate(Some(&fuzz.jdk))?);
    let corpus = read_corpus(&fuzz.corpus)?;
    let next = AtomicU64::new(fuzz.seeds.start);
    // Panics of mutants are counted, not printed.
    std::panic::set_hook(Box::new(|_| {}));
    let tallies: Vec<Tally> = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..fuzz.jobs.max(1)).map(|_| scope.spawn(|| work(fuzz, &jdk, &corpus, &next))).collect();
        workers.into_iter().map(|w| w.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))).collect()
    });
    let _ = std::panic::take_hook();
    let mut total = Tally::default();
    for tally in tallies {
        total.add(tally);
    }
    println!(
        "{} mutants of {} class files in {} s: {} refused, {} ran, {} stopped at a limit, {} failed; peak memory {} MB",
        total.refused + total.ran + total.stopped + total.failures.len() as u64,
        corpus.len(),
        start.elapsed().as_secs(),
        total.refused,
        total.ran,
        total.stopped,
        total.failures.len(),
        peak_memory_mb(),
    );
    for failure in total.failures.iter().take(20) {
        println!("FAILED {failure}");
    }
    Ok(total.failures.is_empty())
}

/// A class file to start from, and where the classes it needs are.
pub(crate) struct Seed {
    bytes: Vec<u8>,
    folder: String,
}

#[derive(Default)]
struct Tally {
    refused: u64,
    ran: u64,
    stopped: u64,
    failures: Vec<String>,
}

impl Tally {
    fn add(&mut self, other: Tally) {
        self.refused += other.refused;
        self.ran += other.ran;
        self.stopped += other.stopped;
        self.failures.extend(other.failures);
    }
}

fn work(fuzz: &Fuzz, jdk: &Arc<Jdk>, corpus: &[Seed], next: &AtomicU64) -> Tally {
    let mut tally = Tally::default();
    loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= fuzz.seeds.end {
            return tally;
        }
        let mut rng = Rng::new(seed);
        let origin = rng.pick(corpus);
        let bytes = mutate::mutant(origin, corpus, &mut rng);
        let classpath = ClassPath::parse(&origin.folder, jdk.feature()).unwrap_or_default();
        let begun = Instant::now();
        let result =
            std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| run_class(jdk.clone(), classpath, &bytes)));
        let problem = match result {
            Ok(_) if begun.elapsed() > HANGS => Some("hangs".to_string()),
            Ok(fate) => {
                match fate {
                    Fate::Refused => tally.refused += 1,
                    Fate::Ran => tally.ran += 1,
                    Fate::Stopped => tally.stopped += 1,
                }
                None
            }
            Err(panic) => Some(format!("panics: {}", panic_text(&panic))),
        };
        if let Some(problem) = problem {
            let kept = keep(&fuzz.keep, seed, &bytes);
            tally.failures.push(format!("seed {seed} {problem} ({kept})"));
        }
    }
}

fn panic_text(panic: &Box<dyn std::any::Any + Send>) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("?").to_string()
}

fn keep(folder: &Path, seed: u64, bytes: &[u8]) -> String {
    let file = folder.join(format!("{seed}.class"));
    let written = std::fs::create_dir_all(folder).and_then(|()| std::fs::write(&file, bytes));
    match written {
        Ok(()) => file.display().to_string(),
        Err(error) => format!("not kept: {error}"),
    }
}

/// All class files below the folders, in the order of their paths.
fn read_corpus(folders: &[PathBuf]) -> Result<Vec<Seed>> {
    let mut files = Vec::new();
    for folder in folders {
        collect(folder, &mut files).with_context(|| format!("cannot read {}", folder.display()))?;
    }
    files.sort();
    ensure!(!files.is_empty(), "no class files to start from");
    let seeds: Result<Vec<Seed>> = files
        .iter()
        .map(|file| {
            let bytes = std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
            let folder = file.parent().unwrap_or(Path::new(".")).display().to_string();
            Ok(Seed { bytes, folder })
        })
        .collect();
    // Some subjects are damaged class files themselves; the shortest leave nothing to damage.
    seeds.map(|seeds| seeds.into_iter().filter(|s| s.bytes.len() > 64).collect())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> std::io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|e| e == "class") {
            files.push(path);
        }
    }
    Ok(())
}

/// The most memory this process has had, where the system says so.
fn peak_memory_mb() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|l| l.trim().split(' ').next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) / 1024
}
