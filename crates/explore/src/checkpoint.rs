//! Interrupted runs: what was found and what is left, in a file.

use std::io;
use std::path::Path;

use serde::{Deserialize, Serialize};

use crate::path::PathId;
use crate::report::Report;

/// What is needed to go on with a run.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Checkpoint {
    /// Names subject, configuration and version: a file of another run is refused.
    pub fingerprint: String,
    /// Path ids whose subtrees are not explored.
    pub frontier: Vec<PathId>,
    /// What was found so far.
    pub report: Report,
}

/// Why a file cannot be continued.
#[derive(Debug, thiserror::Error)]
pub enum CheckpointError {
    /// It cannot be read or written.
    #[error("{0}")]
    Io(#[from] io::Error),
    /// It is not such a file, or a damaged one.
    #[error("it is not a frontier file: {0}")]
    Format(#[from] serde_json::Error),
    /// It belongs to something else.
    #[error("it was written for another subject, configuration or version of Lissom:\n  file: {0}\n  run:  {1}")]
    Other(String, String),
}

impl Checkpoint {
    /// Writes the file so that at any moment either the old or the new one is there.
    pub fn save(&self, path: &Path) -> Result<(), CheckpointError> {
        let text = serde_json::to_string(self)?;
        let temporary = path.with_extension("tmp");
        let written = std::fs::write(&temporary, text).and_then(|()| std::fs::rename(&temporary, path));
        written.map_err(|error| {
            let _ = std::fs::remove_file(&temporary);
            error.into()
        })
    }

    /// Reads a file written for the same run.
    pub fn load(path: &Path, fingerprint: &str) -> Result<Checkpoint, CheckpointError> {
        let checkpoint: Checkpoint = serde_json::from_str(&std::fs::read_to_string(path)?)?;
        if checkpoint.fingerprint != fingerprint {
            return Err(CheckpointError::Other(checkpoint.fingerprint, fingerprint.to_string()));
        }
        Ok(checkpoint)
    }
}
