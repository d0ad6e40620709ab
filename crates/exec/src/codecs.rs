//! Compression streams that a program has open, by the handle that `Inflater` and `Deflater` keep.

use flate2::{Compress, Decompress};

/// The streams; a handle is never 0.
#[derive(Default)]
pub struct Codecs {
    streams: Vec<Option<Codec>>,
}

/// A stream and the Adler-32 checksum of what it was given or gave.
pub struct Codec {
    /// Compression or decompression.
    pub kind: Kind,
    /// Checksum of the uncompressed side so far.
    pub adler: i32,
}

/// Which way a stream works.
pub enum Kind {
    /// From `Deflater`.
    Deflate(Compress),
    /// From `Inflater`, with whether it expects a zlib header.
    Inflate(Decompress, bool),
}

impl Codecs {
    /// Opens a stream.
    pub fn add(&mut self, kind: Kind) -> i64 {
        self.streams.push(Some(Codec { kind, adler: 1 }));
        self.streams.len() as i64
    }

    /// The stream of a handle.
    pub fn get(&mut self, handle: i64) -> Option<&mut Codec> {
        self.streams.get_mut(usize::try_from(handle).ok()?.checked_sub(1)?)?.as_mut()
    }

    /// Closes a stream.
    pub fn close(&mut self, handle: i64) {
        let at = usize::try_from(handle).ok().and_then(|h| h.checked_sub(1));
        if let Some(stream) = at.and_then(|at| self.streams.get_mut(at)) {
            *stream = None;
        }
    }
}
