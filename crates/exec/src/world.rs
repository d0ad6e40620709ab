//! What a program sees of the world outside: arguments, properties, standard streams, the clock.

use std::io::{self, Read, Write};
use std::time::Instant;

use crate::codecs::Codecs;
use crate::files::Files;

/// A standard output stream that can also be kept in memory.
pub enum Output {
    /// The process's own stream.
    Process(Box<dyn Write + Send>),
    /// Collected here.
    Memory(Vec<u8>),
}

impl Output {
    /// Writes all bytes.
    pub fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        match self {
            Output::Process(stream) => stream.write_all(bytes),
            Output::Memory(collected) => {
                collected.extend_from_slice(bytes);
                Ok(())
            }
        }
    }

    /// Hands everything on.
    pub fn flush(&mut self) -> io::Result<()> {
        match self {
            Output::Process(stream) => stream.flush(),
            Output::Memory(_) => Ok(()),
        }
    }
}

/// The world outside.
pub struct World {
    /// Standard output.
    pub stdout: Output,
    /// Standard error.
    pub stderr: Output,
    /// Standard input.
    pub stdin: Box<dyn Read + Send>,
    /// Open files.
    pub files: Files,
    /// Open compression streams.
    pub codecs: Codecs,
    /// System properties given with `-D`.
    pub properties: Vec<(String, String)>,
    /// The class path as text, for `java.class.path`.
    pub class_path: String,
    /// Whether assertions of the class path's classes are enabled.
    pub assertions: bool,
    /// When the program started.
    pub started: Instant,
}

impl World {
    /// The streams of this process, output buffered until it is flushed or large.
    pub fn process() -> World {
        World {
            stdout: Output::Process(Box::new(io::BufWriter::with_capacity(64 * 1024, io::stdout()))),
            stderr: Output::Process(Box::new(io::stderr())),
            stdin: Box::new(io::stdin()),
            files: Files::new(true),
            ..World::sealed()
        }
    }

    /// A world without input whose output is kept in memory, and whose files can only be read.
    pub fn sealed() -> World {
        World {
            stdout: Output::Memory(Vec::new()),
            stderr: Output::Memory(Vec::new()),
            stdin: Box::new(io::empty()),
            files: Files::new(false),
            codecs: Codecs::default(),
            properties: Vec::new(),
            class_path: String::new(),
            assertions: false,
            started: Instant::now(),
        }
    }
}
