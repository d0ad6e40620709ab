//! The bytes of one class or resource, and where they came from.

use std::fmt;
use std::ops::{Deref, Range};
use std::sync::Arc;

use memmap2::Mmap;

/// The immutable bytes of a class file or resource. Cloning copies no bytes.
#[derive(Clone)]
pub struct ClassBytes {
    storage: Storage,
    origin: Arc<str>,
}

#[derive(Clone)]
enum Storage {
    Owned(Arc<[u8]>),
    /// `range` lies within `map`: [`ClassBytes::mapped`] is the only place that builds this.
    Mapped {
        map: Arc<Mmap>,
        range: Range<usize>,
    },
}

impl ClassBytes {
    /// Bytes that were read into memory.
    pub fn owned(bytes: impl Into<Arc<[u8]>>, origin: impl Into<Arc<str>>) -> Self {
        Self { storage: Storage::Owned(bytes.into()), origin: origin.into() }
    }

    /// A part of a mapped file, or `None` if the file has no such part.
    pub(super) fn mapped(map: &Arc<Mmap>, range: Range<usize>, origin: &str) -> Option<Self> {
        map.get(range.clone())?;
        Some(Self { storage: Storage::Mapped { map: Arc::clone(map), range }, origin: origin.into() })
    }

    /// Where the bytes came from, for people: a jar, a directory, a class file, or `jrt:/java.base`.
    pub fn origin(&self) -> &str {
        &self.origin
    }
}

impl Deref for ClassBytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        match &self.storage {
            Storage::Owned(bytes) => bytes,
            Storage::Mapped { map, range } => &map[range.clone()],
        }
    }
}

impl AsRef<[u8]> for ClassBytes {
    fn as_ref(&self) -> &[u8] {
        self
    }
}

impl fmt::Debug for ClassBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes from {}", self.len(), self.origin)
    }
}
