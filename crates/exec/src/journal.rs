//! Tables whose changes can be taken back.
//!
//! A depth-first search returns to earlier states again and again. Large tables are not copied for that: each notes
//! what it replaced, once something may have to be taken back, and a mark is the length of those notes.

use std::hash::Hash;
use std::ops::Deref;

use rustc_hash::FxHashMap;

/// A map that remembers what was inserted.
pub struct JournalMap<K, V> {
    map: FxHashMap<K, V>,
    log: Vec<(K, Option<V>)>,
    logging: bool,
}

impl<K, V> Default for JournalMap<K, V> {
    fn default() -> Self {
        JournalMap { map: FxHashMap::default(), log: Vec::new(), logging: false }
    }
}

impl<K, V> Deref for JournalMap<K, V> {
    type Target = FxHashMap<K, V>;

    fn deref(&self) -> &FxHashMap<K, V> {
        &self.map
    }
}

impl<K: Hash + Eq + Clone, V> JournalMap<K, V> {
    /// Sets the value of a key.
    pub fn insert(&mut self, key: K, value: V) {
        if self.logging {
            let before = self.map.insert(key.clone(), value);
            self.log.push((key, before));
        } else {
            self.map.insert(key, value);
        }
    }

    /// A point to come back to; from now on changes are noted.
    pub fn mark(&mut self) -> usize {
        self.logging = true;
        self.log.len()
    }

    /// Takes back all changes since the mark.
    pub fn undo_to(&mut self, mark: usize) {
        while self.log.len() > mark {
            match self.log.pop() {
                Some((key, Some(value))) => drop(self.map.insert(key, value)),
                Some((key, None)) => drop(self.map.remove(&key)),
                None => {}
            }
        }
    }
}

/// A list, as long as it needs to be, that remembers what was overwritten.
pub struct JournalVec<T> {
    items: Vec<T>,
    empty: T,
    log: Vec<(u32, T)>,
    logging: bool,
}

impl<T> Deref for JournalVec<T> {
    type Target = [T];

    #[inline(always)]
    fn deref(&self) -> &[T] {
        &self.items
    }
}

impl<T: Copy> JournalVec<T> {
    /// A list of which every item is `empty`.
    pub fn new(empty: T) -> JournalVec<T> {
        JournalVec { items: Vec::new(), empty, log: Vec::new(), logging: false }
    }

    /// Sets an item.
    #[inline]
    pub fn set(&mut self, index: usize, item: T) {
        if self.items.len() <= index {
            self.items.resize(index + 256, self.empty);
        }
        if self.logging {
            self.log.push((index as u32, self.items[index]));
        }
        self.items[index] = item;
    }

    /// A point to come back to; from now on changes are noted.
    pub fn mark(&mut self) -> usize {
        self.logging = true;
        self.log.len()
    }

    /// The items that were changed since the mark; one that was changed twice comes twice.
    pub fn changed_since(&self, mark: usize) -> impl Iterator<Item = usize> + '_ {
        self.log[mark.min(self.log.len())..].iter().map(|(index, _)| *index as usize)
    }

    /// Takes back all changes since the mark.
    pub fn undo_to(&mut self, mark: usize) {
        while self.log.len() > mark {
            if let Some((index, item)) = self.log.pop() {
                self.items[index as usize] = item;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_overwritten_comes_back() {
        let mut list = JournalVec::new(0);
        list.set(3, 7);
        let mark = list.mark();
        list.set(3, 8);
        list.set(500, 9);
        list.undo_to(mark);
        assert_eq!((list[3], list[500]), (7, 0));
        let mut map = JournalMap::default();
        map.insert("a", 1);
        let mark = map.mark();
        map.insert("a", 2);
        map.insert("b", 3);
        map.undo_to(mark);
        assert_eq!((map.get("a"), map.get("b")), (Some(&1), None));
    }
}
