//! Ends calls of Z3 in time.
//!
//! Z3's own `timeout` starts a timer for every call. One thread for the whole process is enough: it sleeps until the
//! first call is due, which normally is over by then.

use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use z3_sys::*;

/// An interruption that comes before Z3 has begun is lost, so it is repeated.
const AGAIN: Duration = Duration::from_millis(10);

struct Watchdog {
    calls: Mutex<Calls>,
    earlier: Condvar,
}

struct Calls {
    running: Vec<Call>,
    next: u64,
    /// When the thread wakes up; `None` if only when it is told to.
    wakes: Option<Instant>,
}

struct Call {
    number: u64,
    until: Instant,
    context: Z3_context,
    solver: Z3_solver,
    interrupted: bool,
}

// SAFETY: the pointers are only used for `Z3_solver_interrupt`, which other threads may call while the solver lives.
unsafe impl Send for Call {}

/// Runs `call`, a check of `solver`, and interrupts it at `until`. Returns also whether it was interrupted.
///
/// # Safety
/// The solver must be alive and of this context until `call` returns.
pub(super) unsafe fn watched<T>(
    context: Z3_context,
    solver: Z3_solver,
    until: Option<Instant>,
    call: impl FnOnce() -> T,
) -> (T, bool) {
    let (Some(until), Some(watchdog)) = (until, Watchdog::get()) else { return (call(), false) };
    let number = watchdog.enter(context, solver, until);
    let result = call();
    (result, watchdog.leave(number))
}

impl Watchdog {
    /// The process's watchdog; `None` if no thread can be started.
    fn get() -> Option<&'static Watchdog> {
        static WATCHDOG: Watchdog = Watchdog { calls: Mutex::new(Calls::NONE), earlier: Condvar::new() };
        static STARTED: OnceLock<bool> = OnceLock::new();
        let start = || std::thread::Builder::new().name("z3-watchdog".into()).spawn(|| WATCHDOG.watch()).is_ok();
        STARTED.get_or_init(start).then_some(&WATCHDOG)
    }

    fn calls(&self) -> MutexGuard<'_, Calls> {
        self.calls.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, context: Z3_context, solver: Z3_solver, until: Instant) -> u64 {
        let mut calls = self.calls();
        let number = calls.next;
        calls.next += 1;
        calls.running.push(Call { number, until, context, solver, interrupted: false });
        if calls.wakes.is_none_or(|wakes| until < wakes) {
            calls.wakes = Some(until);
            self.earlier.notify_one();
        }
        number
    }

    /// Once this returns, the call's solver is not touched any more.
    fn leave(&self, number: u64) -> bool {
        let mut calls = self.calls();
        let place = calls.running.iter().position(|call| call.number == number);
        place.is_some_and(|at| calls.running.swap_remove(at).interrupted)
    }

    fn watch(&self) {
        let mut calls = self.calls();
        loop {
            let now = Instant::now();
            for call in calls.running.iter_mut().filter(|call| call.until <= now) {
                call.interrupted = true;
                // SAFETY: a call is listed only while its solver is alive, and `calls` is locked.
                unsafe { Z3_solver_interrupt(call.context, call.solver) };
            }
            let due = |call: &Call| if call.interrupted { now + AGAIN } else { call.until };
            calls.wakes = calls.running.iter().map(due).min();
            calls = match calls.wakes {
                None => self.earlier.wait(calls).unwrap_or_else(PoisonError::into_inner),
                Some(wakes) => {
                    let time = wakes.saturating_duration_since(now);
                    self.earlier.wait_timeout(calls, time).unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}

impl Calls {
    const NONE: Calls = Calls { running: Vec::new(), next: 0, wakes: None };
}
