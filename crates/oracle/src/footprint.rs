//! What a search below a place of the tree came to read.

use crate::tree::PlaceId;

/// A set of places.
#[derive(Clone, Default)]
pub(crate) struct Places(Vec<u64>);

impl Places {
    fn add(&mut self, place: PlaceId) {
        let word = place as usize / 64;
        if self.0.len() <= word {
            self.0.resize(word + 1, 0);
        }
        self.0[word] |= 1 << (place % 64);
    }

    fn add_all(&mut self, other: &Places) {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        self.0.iter_mut().zip(&other.0).for_each(|(into, from)| *into |= from);
    }

    /// Whether a place is in it.
    pub fn contains(&self, place: PlaceId) -> bool {
        self.0.get(place as usize / 64).is_some_and(|word| word >> (place % 64) & 1 == 1)
    }
}

/// What a search below a place of the tree came to read, and its size.
#[derive(Clone, Default)]
pub(crate) struct Footprint {
    pub reads: Places,
    /// Whether that is not all, or something was not found only because of a bound.
    pub is_cut: bool,
    /// Places of the tree visited.
    pub size: u32,
}

impl Footprint {
    /// Adds what was read; none if that is not known.
    pub fn add(&mut self, reads: Option<&[PlaceId]>) {
        self.size += 1;
        match reads {
            Some(reads) => reads.iter().for_each(|&place| self.reads.add(place)),
            None => self.is_cut = true,
        }
    }

    /// Adds what a part came to read.
    pub fn absorb(&mut self, part: &Footprint) {
        self.size += part.size;
        self.is_cut |= part.is_cut;
        self.reads.add_all(&part.reads);
    }
}
