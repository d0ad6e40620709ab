//! What a run may use.

use std::time::{Duration, Instant};

/// Limits of a run. What was found until one is reached is reported.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    /// Time.
    pub time: Option<Duration>,
    /// Resident memory of the process, in bytes.
    pub memory: Option<u64>,
    /// Completed paths.
    pub paths: Option<u64>,
    /// Whether one violation is enough.
    pub first: bool,
}

impl Budget {
    /// When time is up, for a run that starts now.
    pub fn deadline(&self) -> Option<Instant> {
        self.time.map(|time| Instant::now() + time)
    }

    /// Whether the process uses more memory than it may.
    pub fn memory_is_up(&self) -> bool {
        self.memory.is_some_and(|limit| resident().is_some_and(|used| used > limit))
    }
}

/// Bytes of memory this process uses now, where the system tells.
fn resident() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}
