//! Works through a list on several threads and keeps its order.

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// As many results as items, in the same order. Progress is shown while a terminal watches.
pub fn map<T: Sync, R: Send>(items: &[T], jobs: usize, doing: &str, work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new((0, items.iter().map(|_| None).collect::<Vec<Option<R>>>()));
    let watched = stderr().is_terminal();
    thread::scope(|scope| {
        for _ in 0..jobs.clamp(1, items.len().max(1)) {
            scope.spawn(|| {
                while let Some((index, item)) = take(items, &next) {
                    let result = work(item);
                    let mut done = done.lock().unwrap_or_else(|poison| poison.into_inner());
                    done.0 += 1;
                    done.1[index] = Some(result);
                    if watched {
                        // Progress is a courtesy; a closed terminal is no reason to stop.
                        let _ = write!(stderr(), "\r\x1b[K{doing} {}/{}", done.0, items.len());
                    }
                }
            });
        }
    });
    if watched {
        let _ = write!(stderr(), "\r\x1b[K");
    }
    let (_, results) = done.into_inner().unwrap_or_else(|poison| poison.into_inner());
    results.into_iter().flatten().collect()
}

fn take<'a, T>(items: &'a [T], next: &AtomicUsize) -> Option<(usize, &'a T)> {
    let index = next.fetch_add(1, Ordering::Relaxed);
    items.get(index).map(|item| (index, item))
}

#[cfg(test)]
mod tests {
    #[test]
    fn order_is_kept() {
        let items: Vec<u32> = (0..100).collect();
        let doubled = super::map(&items, 4, "doubling", |item| item * 2);
        assert_eq!(doubled, (0..100).map(|item| item * 2).collect::<Vec<_>>());
        assert!(super::map(&[] as &[u32], 4, "nothing", |item| *item).is_empty());
    }
}
