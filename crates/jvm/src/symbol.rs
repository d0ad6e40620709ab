//! Interned names: a class, member or descriptor name is compared by number.

use std::hash::{BuildHasher, BuildHasherDefault};
use std::sync::RwLock;

use hashbrown::HashTable;
use rustc_hash::FxHasher;

/// A name, interned for the life of a [`Program`](crate::Program).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(u32);

impl Symbol {
    /// Its number.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The table of all names. Names are only ever added.
#[derive(Default)]
pub struct Symbols {
    names: boxcar::Vec<Box<str>>,
    table: RwLock<HashTable<u32>>,
}

fn hash(name: &str) -> u64 {
    BuildHasherDefault::<FxHasher>::default().hash_one(name)
}

impl Symbols {
    /// The symbol of `name`, made if it is new.
    pub fn intern(&self, name: &str) -> Symbol {
        if let Some(found) = self.lookup(name) {
            return found;
        }
        let mut table = self.table.write().unwrap_or_else(|e| e.into_inner());
        let hashed = hash(name);
        if let Some(&id) = table.find(hashed, |&id| self.is(id, name)) {
            return Symbol(id);
        }
        let id = self.names.push(name.into()) as u32;
        table.insert_unique(hashed, id, |&id| hash(self.text(Symbol(id))));
        Symbol(id)
    }

    /// The symbol of `name`, if anything has that name.
    pub fn lookup(&self, name: &str) -> Option<Symbol> {
        let table = self.table.read().unwrap_or_else(|e| e.into_inner());
        table.find(hash(name), |&id| self.is(id, name)).map(|&id| Symbol(id))
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &str {
        &self.names[symbol.0 as usize]
    }

    fn is(&self, id: u32, name: &str) -> bool {
        &*self.names[id as usize] == name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_share_a_symbol() {
        let symbols = Symbols::default();
        let a = symbols.intern("java/lang/Object");
        let b = symbols.intern("java/lang/String");
        assert_ne!(a, b);
        assert_eq!(a, symbols.intern("java/lang/Object"));
        assert_eq!(symbols.text(b), "java/lang/String");
        assert_eq!(symbols.lookup("absent"), None);
    }
}
