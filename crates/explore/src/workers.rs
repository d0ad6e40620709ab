//! Workers: threads that share the parts of the tree nobody has explored yet.
//!
//! A worker explores what it was given depth first. When another one has nothing to do, it gives away the shallowest
//! part it has left, as a path id; the other one replays it. What is found does not depend on who found it.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use parking_lot::{Condvar, Mutex};

use crate::budget::Budget;
use crate::checkpoint::Checkpoint;
use crate::machine::{Order, SetUp};
use crate::path::PathId;
use crate::pending::{Part, Pending};
use crate::report::{Left, Report};
use crate::search::{self, Arrival, Search};

/// How a run is getting on.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Paths completed or dropped.
    pub paths: u64,
    /// Choices on the path of the first worker.
    pub depth: usize,
    /// Time since the start.
    pub time: Duration,
}

/// Where a run is written down as it goes on.
#[derive(Clone, Debug)]
pub struct Saving {
    /// The file.
    pub file: PathBuf,
    /// Names subject, configuration and version.
    pub fingerprint: String,
}

/// The parts that are left, and what each worker has found, as of one moment.
struct Account {
    pending: Pending,
    /// Workers that have something to explore.
    active: usize,
    /// What each worker had left and had found when it was last asked.
    published: Vec<(Vec<PathId>, Report)>,
    saved: Instant,
}

struct Shared<'s, 'p> {
    setup: &'s SetUp<'p>,
    budget: &'s Budget,
    deadline: Option<Instant>,
    saving: Option<&'s Saving>,
    account: Mutex<Account>,
    work: Condvar,
    /// Workers that wait for something to do.
    hungry: AtomicUsize,
    stop: AtomicBool,
    paths: AtomicU64,
    depth: AtomicUsize,
    started: Instant,
}

/// How often a run is written down.
const SAVE_EVERY: Duration = Duration::from_millis(500);

/// Explores a subject, from the beginning or from where a run was interrupted.
pub fn explore(
    setup: &SetUp<'_>,
    budget: &Budget,
    saving: Option<&Saving>,
    resumed: Option<Checkpoint>,
    watch: &(dyn Fn(Progress) + Sync),
) -> Result<Report, String> {
    let started = Instant::now();
    // Which paths come first depends on the number of threads.
    let threads = if budget.paths.is_some() || budget.first { 1 } else { setup.config.threads.max(1) };
    let (left, before) = match resumed {
        Some(checkpoint) => (checkpoint.frontier, checkpoint.report),
        None => (vec![PathId::default()], Report::default()),
    };
    let mut pending = Pending::new(setup.config.order);
    pending.extend(left.into_iter().map(|prefix| Part { prefix, size: 0 }));
    let account =
        Account { pending, active: 0, published: vec![(Vec::new(), Report::default()); threads], saved: started };
    let shared = Shared {
        setup,
        budget,
        deadline: budget.deadline(),
        saving,
        account: Mutex::new(account),
        work: Condvar::new(),
        hungry: AtomicUsize::new(0),
        stop: AtomicBool::new(false),
        paths: AtomicU64::new(before.completed()),
        depth: AtomicUsize::new(0),
        started,
    };
    shared.account.lock().published.push((Vec::new(), before));
    let failures: Vec<String> = std::thread::scope(|scope| {
        let shared = &shared;
        let workers: Vec<_> = (0..threads).map(|number| scope.spawn(move || shared.work(number))).collect();
        if threads > 0 {
            shared.watch(watch, || workers.iter().all(|w| w.is_finished()));
        }
        let join = |worker: std::thread::ScopedJoinHandle<'_, Result<(), String>>| match worker.join() {
            Ok(result) => result.err(),
            Err(_) => Some("a worker ended unexpectedly: this is a bug in Lissom".to_string()),
        };
        workers.into_iter().filter_map(join).collect()
    });
    if let Some(failure) = failures.into_iter().next() {
        return Err(failure);
    }
    if saving.is_some() {
        shared.save(&mut shared.account.lock())?;
    }
    let account = shared.account.into_inner();
    let mut report = Report { frontier: account.pending.iter().cloned().collect(), ..Report::default() };
    for (frontier, part) in account.published {
        report.frontier.extend(frontier);
        report.merge(part);
    }
    report.finish();
    report.time = started.elapsed();
    Ok(report)
}

impl Shared<'_, '_> {
    /// Tells how the run is getting on, until it is over.
    fn watch(&self, watch: &(dyn Fn(Progress) + Sync), is_over: impl Fn() -> bool) {
        let mut last = Instant::now();
        while !is_over() {
            let mut account = self.account.lock();
            self.work.wait_for(&mut account, Duration::from_millis(20));
            drop(account);
            if last.elapsed() >= Duration::from_millis(200) {
                last = Instant::now();
                watch(Progress {
                    paths: self.paths.load(Ordering::Relaxed),
                    depth: self.depth.load(Ordering::Relaxed),
                    time: self.started.elapsed(),
                });
            }
        }
    }

    fn work(&self, number: usize) -> Result<(), String> {
        let mut search = Search::new(self.setup).map_err(|stop| {
            self.stop.store(true, Ordering::Relaxed);
            self.work.notify_all();
            describe(&stop)
        })?;
        search.set_deadline(self.deadline);
        let order = self.setup.config.order;
        if order == Order::SmallFirst {
            search.prefer_small();
        }
        while let Some(prefix) = self.take(number) {
            let stopped = match (search.go_to(&prefix), order) {
                (Arrival::Nowhere, _) => None,
                (Arrival::OutOfTime, _) => {
                    self.account.lock().pending.push(Part { prefix, size: 0 });
                    Some(Left::Time)
                }
                (Arrival::There, Order::DepthFirst | Order::SmallFirst) => self.descend(number, &mut search),
                (Arrival::There, Order::BreadthFirst | Order::Coverage) => self.expand(&mut search),
            };
            self.give_back(number, &mut search, stopped);
        }
        search.report.disagreements = search.disagreements();
        search.finish_oracles();
        let mut account = self.account.lock();
        account.published[number].1 = search.report;
        Ok(())
    }

    /// The next part to explore; none when all is done.
    fn take(&self, number: usize) -> Option<PathId> {
        let mut account = self.account.lock();
        loop {
            if self.stop.load(Ordering::Relaxed) {
                self.work.notify_all();
                return None;
            }
            if let Some(prefix) = account.pending.pop() {
                account.active += 1;
                account.published[number].0 = vec![prefix.clone()];
                return Some(prefix);
            }
            if account.active == 0 {
                self.work.notify_all();
                return None;
            }
            self.hungry.fetch_add(1, Ordering::Relaxed);
            self.work.wait(&mut account);
            self.hungry.fetch_sub(1, Ordering::Relaxed);
        }
    }

    /// A part is explored, or given up.
    fn give_back(&self, number: usize, search: &mut Search<'_, '_>, stopped: Option<Left>) {
        let mut account = self.account.lock();
        account.active -= 1;
        account.published[number].0.clear();
        account.pending.extend(search.take_put_off());
        if let Some(left) = stopped {
            self.stop.store(true, Ordering::Relaxed);
            account.pending.extend(search.frontier());
            search.report.leave(left, String::new());
        }
        if self.saving.is_some() {
            account.published[number].1 = search.report.clone();
        }
        self.work.notify_all();
    }

    /// Depth first, giving parts away when others wait.
    fn descend(&self, number: usize, search: &mut Search<'_, '_>) -> Option<Left> {
        if self.account.lock().pending.is_full() {
            search.prefer_deep();
        }
        loop {
            match search.next_path() {
                search::Progress::Done => return None,
                search::Progress::OutOfTime => return Some(Left::Time),
                search::Progress::Path => {}
            }
            if let Some(left) = self.count(search) {
                return Some(left);
            }
            if self.hungry.load(Ordering::Relaxed) > 0 {
                self.share(number, search);
            }
            if self.saving.is_some() {
                self.publish(number, search);
            }
        }
    }

    /// To the next choice only; all that can follow is left for later.
    fn expand(&self, search: &mut Search<'_, '_>) -> Option<Left> {
        match search.next_choice() {
            Ok(children) => {
                self.account.lock().pending.branch(children);
                self.work.notify_all();
            }
            Err(search::Progress::OutOfTime) => return Some(Left::Time),
            Err(_) => {}
        }
        self.count(search)
    }

    /// Counts a path and looks at the budgets.
    fn count(&self, search: &Search<'_, '_>) -> Option<Left> {
        let paths = self.paths.fetch_add(1, Ordering::Relaxed) + 1;
        self.depth.store(search.depth(), Ordering::Relaxed);
        if self.stop.load(Ordering::Relaxed) {
            return Some(Left::Time);
        }
        if self.budget.paths.is_some_and(|most| search.report.completed() >= most) && self.has_more(search) {
            return Some(Left::Paths);
        }
        if self.budget.first && !search.report.violations.is_empty() && self.has_more(search) {
            return Some(Left::First);
        }
        if paths.is_multiple_of(64) {
            if self.deadline.is_some_and(|deadline| Instant::now() >= deadline) {
                return Some(Left::Time);
            }
            if self.budget.memory_is_up() {
                return Some(Left::Memory);
            }
        }
        None
    }

    /// Whether anything is left, here or elsewhere.
    fn has_more(&self, search: &Search<'_, '_>) -> bool {
        let account = self.account.lock();
        !search.frontier().is_empty() || !account.pending.is_empty() || account.active > 1
    }

    fn share(&self, number: usize, search: &mut Search<'_, '_>) {
        let mut account = self.account.lock();
        if !account.pending.is_empty() {
            return;
        }
        if let Some(part) = search.donate() {
            account.pending.push(part);
            if self.saving.is_some() {
                account.published[number] = (prefixes(search), search.report.clone());
            }
            // All: the one that watches waits for the same signal.
            self.work.notify_all();
        }
    }

    /// Writes down how far everybody is, from time to time.
    fn publish(&self, number: usize, search: &Search<'_, '_>) {
        let mut account = self.account.lock();
        if account.saved.elapsed() < SAVE_EVERY {
            return;
        }
        account.published[number] = (prefixes(search), search.report.clone());
        account.saved = Instant::now();
        // A run that cannot be written down still goes on; the last attempt reports why.
        let _ = self.save(&mut account);
    }

    fn save(&self, account: &mut Account) -> Result<(), String> {
        let Some(saving) = self.saving else { return Ok(()) };
        let mut report = Report::default();
        let mut frontier: Vec<PathId> = account.pending.iter().cloned().collect();
        for (left, part) in &account.published {
            frontier.extend(left.iter().cloned());
            report.merge(part.clone());
        }
        frontier.sort();
        report.finish();
        report.left.retain(|(left, _), _| !matches!(left, Left::Time | Left::Memory | Left::Paths | Left::First));
        let checkpoint = Checkpoint { fingerprint: saving.fingerprint.clone(), frontier, report };
        checkpoint.save(&saving.file).map_err(|error| format!("{}: {error}", saving.file.display()))
    }
}

fn prefixes(search: &Search<'_, '_>) -> Vec<PathId> {
    search.frontier().into_iter().map(|part| part.prefix).collect()
}

/// What stopped a machine, in words.
pub fn describe(stop: &exec::trap::Stop) -> String {
    match stop {
        exec::trap::Stop::Unsupported(gap) => gap.to_string(),
        exec::trap::Stop::TimeLimit => "time was up before the subject was set up".to_string(),
        exec::trap::Stop::Exit(code) => format!("the class initializer exits with code {code}"),
        other => format!("the subject cannot be set up: {}", crate::search::end_of(other).describe()),
    }
}
