//! The command line of testkit; what the commands do is in the library.

mod arguments;

use std::ops::Range;
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use clap::Parser;
use testkit::command::{Session, bless, check, coverage, differential, docs, replay, witnesses};
use testkit::jdk::{Jdk, Jdks};
use testkit::layout::Layout;
use testkit::suite::Suite;
use testkit::{fuzz, junit, oracles, random, strategies, symbolic};

use crate::arguments::{Arguments, Choice, Command};

fn main() -> ExitCode {
    match run(Arguments::parse()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("testkit: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether nothing failed.
fn run(arguments: Arguments) -> Result<bool> {
    let layout = Layout::find(arguments.root, arguments.lissom)?;
    let jobs = arguments.jobs.unwrap_or_else(|| std::thread::available_parallelism().map_or(1, usize::from));
    let desk = Desk { layout, jobs, limit: Duration::from_secs(arguments.timeout) };
    match arguments.command {
        Command::Run(Choice { filter, jdk }) => check::run(&desk.session()?, &desk.suite(filter)?, jdk.only()),
        Command::Differential(Choice { filter, jdk }) => {
            differential::run(&desk.session()?, &desk.suite(filter)?, jdk.only())
        }
        Command::Bless { filter } => bless::run(&desk.session()?, &desk.suite(filter)?),
        Command::Opcodes { filter } => coverage::run(&desk.session()?, &desk.suite(filter)?),
        Command::Random { seeds, methods } => desk.random(seeds, methods),
        Command::Fuzz { seeds } => desk.fuzz(seeds),
        Command::Witnesses { folders, filter, n, init, oracle, time } => {
            let usual: &[&str] = match oracle.is_empty() {
                true => &["kiasan", "bugs", "explore", "svcomp", "verify"],
                false => &["kiasan", "bugs", "lissa", "explore", "verify"],
            };
            let jdk = desk.jdk()?;
            witnesses::run(&witnesses::Witnesses {
                folders: desk.folders(folders, usual),
                filter,
                n,
                init,
                oracle: selection(&oracle)?,
                time: Duration::from_secs(time),
                library: desk.library(),
                work: desk.target("witnesses"),
                javac: jdk.javac(),
                jdk: jdk.home,
                jobs,
            })
        }
        Command::Replay { folders, filter, jdk, n, time, oracle, cut, open } => {
            let usual = ["kiasan", "bugs", "lissa", "explore", "verify", "replay", "jdkspec", "hex", "svcomp"];
            replay::run(&replay::Replays {
                folders: desk.folders(folders, &usual),
                filter,
                jdks: desk.session()?.jdks.of(jdk.only()),
                n,
                time: Duration::from_millis(time),
                names_cut: cut,
                names_open: open,
                oracle: selection(&oracle)?,
                library: desk.library(),
                work: desk.target("replay"),
                jobs,
            })
        }
        Command::Tests { part, filter, all, bless, time } => {
            let time = Duration::from_millis(time);
            let tests = junit::Tests { part, filter, all, bless, time, library: desk.library() };
            junit::run(&desk.session()?, &tests)
        }
        Command::Strategies { seeds, n, heaps } => desk.strategies(seeds, n, heaps),
        Command::Oracles { filter, all, seeds, random, time } => {
            let jdk = desk.jdk()?;
            oracles::run(&oracles::Oracles {
                subjects: desk.layout.subjects().join("oracles"),
                filter,
                n: 3,
                far: if all { vec![4, 5, 6] } else { vec![4] },
                shallow: if all { 4 } else { 3 },
                deep: if all { 9 } else { 7 },
                seeds,
                random,
                all,
                confirmed: if all { u64::MAX } else { 1000 },
                time: Duration::from_secs(time),
                work: desk.target("oracles"),
                library: desk.library(),
                java: jdk.java(),
                javac: jdk.javac(),
                jdk: jdk.home,
                jobs,
            })
        }
        Command::Verify { filter, bless, known } => {
            let mode = match (bless, known) {
                (true, _) => symbolic::verify::Mode::Bless,
                (false, true) => symbolic::verify::Mode::CompareAll,
                (false, false) => symbolic::verify::Mode::Compare,
            };
            symbolic::verify::run(&desk.session()?, filter.as_deref(), mode)
        }
        Command::Svcomp { filter } => symbolic::svcomp::run(&desk.session()?, filter.as_deref()),
        Command::Bugs { filter } => symbolic::bugs::run(&desk.session()?, filter.as_deref()),
        Command::Counts { filter, all } => symbolic::counts::run(&desk.session()?, filter.as_deref(), all),
        Command::Enumerate { filter } => symbolic::enumerate::run(&desk.session()?, filter.as_deref()),
        Command::Hex { filter, bless, seeds } => {
            let rules = symbolic::hex::Rules { filter: filter.unwrap_or_default(), bless, seeds };
            symbolic::hex::run(&desk.session()?, &rules)
        }
        Command::Resume => symbolic::resume::run(&desk.session()?),
        Command::Threads { filter } => symbolic::threads::run(&desk.session()?, filter.as_deref()),
        Command::Docs { check } => docs::run(&desk.layout, &desk.suite(None)?, check),
    }
}

/// Oracles by name; none if none is named.
fn selection(names: &[String]) -> Result<Option<oracle::Selection>> {
    match names {
        [] => Ok(None),
        names => oracle::Selection::parse(names).map(Some).map_err(anyhow::Error::msg),
    }
}

/// What all commands work with.
struct Desk {
    layout: Layout,
    jobs: usize,
    /// After this time a program is stopped.
    limit: Duration,
}

impl Desk {
    fn session(&self) -> Result<Session> {
        Ok(Session { layout: self.layout.clone(), jdks: Jdks::find()?, jobs: self.jobs, limit: self.limit })
    }

    fn suite(&self, filter: Option<String>) -> Result<Suite> {
        Suite::load(&self.layout, filter.as_deref())
    }

    fn jdk(&self) -> Result<Jdk> {
        Ok(Jdks::find()?.at_least(17).context("no JDK 17 or later found")?.clone())
    }

    /// A folder for what a command leaves behind.
    fn target(&self, name: &str) -> PathBuf {
        self.layout.root.join("target").join(name)
    }

    /// The folders that were given, or the usual ones.
    fn folders(&self, given: Vec<PathBuf>, usual: &[&str]) -> Vec<PathBuf> {
        if !given.is_empty() {
            return given;
        }
        let usual = usual.iter().map(|name| self.layout.subjects().join(name));
        usual.filter(|folder| folder.is_dir()).collect()
    }

    fn random(&self, seeds: Range<u64>, methods: usize) -> Result<bool> {
        self.layout.require_lissom()?;
        let compare = random::Compare {
            lissom: self.layout.lissom.clone(),
            jdk: self.jdk()?.home,
            seeds,
            methods,
            work: self.target("random"),
            jobs: self.jobs,
            limit: self.limit,
        };
        random::run(&compare).map_err(anyhow::Error::msg)
    }

    fn fuzz(&self, seeds: Range<u64>) -> Result<bool> {
        fuzz::run(&fuzz::Fuzz {
            jdk: self.jdk()?.home,
            corpus: vec![self.target("subjects"), self.layout.root.join("fuzz/corpus")],
            seeds,
            keep: self.target("fuzz"),
            jobs: self.jobs,
        })
    }

    fn strategies(&self, seeds: Range<u64>, objects: u32, heaps: usize) -> Result<bool> {
        let jdk = self.jdk()?;
        strategies::run(&strategies::Strategies {
            seeds,
            objects,
            heaps,
            work: self.target("strategies"),
            library: self.library(),
            javac: jdk.javac(),
            jdk: jdk.home,
            jobs: self.jobs,
        })
    }

    /// Sources that subjects may use without having them.
    fn library(&self) -> String {
        let layout = &self.layout;
        let subjects = layout.subjects();
        let api = layout.root.join("java/lissom-api/src/main/java");
        let jbse = layout.root.join("java/jbse-api/src/main/java");
        [api, jbse, subjects.join("svcomp/common"), subjects.join("verify/library"), subjects]
            .map(|folder| folder.to_string_lossy().into_owned())
            .join(":")
    }
}
