//! Mutated specification files: whatever the text, reading it ends in rules or in an error with a place, and matching ends.

use std::fs;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use hex::{Origins, Path as HexPath, Patterns, Rule, Settings};

use crate::random::Rng;
use crate::report::Verdict;
use crate::suite::list;

/// A file that takes longer than this hangs.
const HANGS: Duration = Duration::from_secs(5);

/// What is put into files.
const PIECES: [&str; 34] = [
    "{ROOT}",
    "{R_ANY}",
    "{$REF}",
    "{$R_ANY}",
    "{UP}",
    ".{UP}",
    "{MAX}",
    "{°}",
    "{EOL}",
    "{",
    "}",
    "(",
    ")",
    "(?!",
    "(?=",
    "|",
    "*",
    "+",
    "?",
    "\\",
    "$",
    "^",
    ";",
    ":",
    "[",
    "]",
    " instanceof ",
    " triggers ",
    " null",
    " nothing",
    " target ",
    "--",
    "resolve end",
    "\n",
];

/// Steps of origins.
const STEPS: [&str; 8] = [
    ".hex/DoublyLinkedList:header",
    ".hex/DoublyLinkedList$Node:next",
    ".hex/DoublyLinkedList$Node:previous",
    ".hex/AvlTree:root",
    ".hex/AvlTree$Node:left",
    ".hex/AvlTree$Node:right",
    "[0]",
    "._x",
];

/// Reads one mutated file for each seed.
pub(super) fn run(folder: &Path, seeds: Range<u64>) -> Result<(Verdict, Duration)> {
    let mut corpus = Vec::new();
    for folder in [folder.to_path_buf(), folder.join("wrong"), folder.join("different")] {
        for path in list(&folder)? {
            if path.extension().is_some_and(|extension| extension == "jbse") {
                corpus.push(fs::read_to_string(&path)?.chars().collect::<Vec<char>>());
            }
        }
    }
    ensure!(!corpus.is_empty(), "no files to start from");
    let start = Instant::now();
    let mut failures = Vec::new();
    std::panic::set_hook(Box::new(|_| {}));
    for seed in seeds {
        let mut rng = Rng::new(seed);
        let text = mutant(&corpus, &mut rng);
        let begun = Instant::now();
        match catch_unwind(AssertUnwindSafe(|| read(&text, &mut rng))) {
            Ok(Ok(())) if begun.elapsed() <= HANGS => {}
            Ok(Ok(())) => failures.push(format!("seed {seed} hangs")),
            Ok(Err(problem)) => failures.push(format!("seed {seed}: {problem}")),
            Err(_) => failures.push(format!("seed {seed} panics")),
        }
    }
    let _ = std::panic::take_hook();
    let verdict = if failures.is_empty() { Verdict::Passed } else { Verdict::Failed(failures.join("\n")) };
    Ok((verdict, start.elapsed()))
}

fn mutant(corpus: &[Vec<char>], rng: &mut Rng) -> String {
    let mut text = rng.pick(corpus).clone();
    for _ in 0..1 + rng.below(4) {
        let at = rng.below(text.len() + 1);
        match rng.below(10) {
            0..=4 => drop(text.splice(at..at, rng.pick(&PIECES).chars())),
            5 | 6 => drop(text.splice(at..(at + 1 + rng.below(6)).min(text.len()), [])),
            7 => {
                let end = (at + rng.below(60)).min(text.len());
                let part: Vec<char> = text[at..end].to_vec();
                text.splice(at..at, part);
            }
            8 => {
                let other = rng.pick(corpus);
                let from = rng.below(other.len());
                let part = other[from..(from + rng.below(80)).min(other.len())].to_vec();
                text.splice(at..at, part);
            }
            _ => text.truncate(at),
        }
    }
    text.into_iter().collect()
}

/// Reads a file and matches its patterns with some origins; says what is wrong with what came out.
fn read(text: &str, rng: &mut Rng) -> Result<(), String> {
    let settings = match Settings::parse("mutant", text) {
        Ok(settings) => settings,
        Err(error) => {
            let lines = text.split('\n').count() as u32;
            let place = &error.position;
            let is_there = (1..=lines).contains(&place.line) && place.column >= 1 && !error.message.is_empty();
            return if is_there { Ok(()) } else { Err(format!("an error without a place: {error}")) };
        }
    };
    let mut patterns = Patterns::default();
    let (mut after, mut ends) = (Vec::new(), Vec::new());
    for row in &settings.rows {
        if let Some(pattern) = &row.pattern {
            patterns.add_whole(pattern);
            after.extend(patterns.add_after_any(pattern));
        }
        if let Rule::AliasesTarget(target) | Rule::NeverAliases(target) = &row.rule {
            match &target.path {
                HexPath::Absolute(pattern) => drop(patterns.add_whole(pattern)),
                HexPath::Relative { rest, .. } => ends.extend(rest.as_ref().map(|rest| patterns.add_end(rest))),
            }
        }
    }
    let mut origins = Origins::new(patterns);
    for _ in 0..20 {
        let step = origins.step("{ROOT}:this");
        let root = origins.origin(None, step);
        let mut at = root;
        let mut whole = "{ROOT}:this".to_string();
        for _ in 0..rng.below(8) {
            let text = *rng.pick(&STEPS);
            whole += text;
            let step = origins.step(text);
            at = origins.origin(Some(at), step);
        }
        for &pattern in &after {
            origins.any(at, pattern);
        }
        for &pattern in &ends {
            origins.ends_with(root, at, pattern);
        }
        // Read at once it is the same.
        let step = origins.step(&whole);
        let at_once = origins.origin(None, step);
        if origins.given_up().is_empty() && origins.matching(at) != origins.matching(at_once) {
            return Err(format!("{whole} matches otherwise when it is read step by step"));
        }
    }
    Ok(())
}
