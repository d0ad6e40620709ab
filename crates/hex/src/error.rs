//! What is wrong with a file, and where.

use std::fmt;
use std::sync::Arc;

/// A place in a file; lines and columns count from 1, columns in characters.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Position {
    /// The file, as it was given.
    pub file: Arc<str>,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl Position {
    /// The place so many characters to the right.
    pub fn right(&self, by: usize) -> Position {
        Position { file: self.file.clone(), line: self.line, column: self.column + by as u32 }
    }

    /// Something is wrong here.
    pub fn error(&self, message: impl Into<String>) -> Error {
        Error { position: self.clone(), message: message.into() }
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

/// What is wrong, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// Where.
    pub position: Position,
    /// What: what was expected, and what was found.
    pub message: String,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.position, self.message)
    }
}

impl std::error::Error for Error {}
