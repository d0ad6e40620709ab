//! The recorded transcripts that stand beside the subjects.
//!
//! | file | recorded from |
//! |---|---|
//! | `<Name>.out` | `java` of the lowest JDK the subject runs on |
//! | `<Name>.25.out` | `java` 25, only where it differs |
//! | `<Name>.expected` | `lissom`, for `subjects/unsupported/` |

use std::fs;
use std::path::PathBuf;

use anyhow::Result;

use crate::suite::{Kind, Subject};

/// The file that holds what was recorded for this JDK alone.
pub fn file(subject: &Subject, level: u32) -> PathBuf {
    match subject.kind {
        Kind::Unsupported => subject.path.with_extension("expected"),
        Kind::Run if Some(level) == subject.levels().next() => subject.path.with_extension("out"),
        Kind::Run => subject.path.with_extension(format!("{level}.out")),
    }
}

/// What is expected on this JDK; none when nothing was recorded yet.
pub fn read(subject: &Subject, level: u32) -> Option<Vec<u8>> {
    let lowest = subject.levels().next()?;
    fs::read(file(subject, level)).or_else(|_| fs::read(file(subject, lowest))).ok()
}

/// Records the transcripts of one subject, lowest JDK first; returns the files that changed.
pub fn write(subject: &Subject, transcripts: &[(u32, Vec<u8>)]) -> Result<Vec<PathBuf>> {
    let mut changed = Vec::new();
    let Some((_, base)) = transcripts.first() else {
        return Ok(changed);
    };
    for (index, (level, transcript)) in transcripts.iter().enumerate() {
        let path = file(subject, *level);
        if index > 0 && transcript == base {
            if path.exists() {
                fs::remove_file(&path)?;
                changed.push(path);
            }
        } else if fs::read(&path).ok().as_ref() != Some(transcript) {
            fs::write(&path, transcript)?;
            changed.push(path);
        }
    }
    Ok(changed)
}

/// Whether a file is a recorded transcript, and of which subject: `Name.25.out` gives `Name`.
pub fn subject_name(file_name: &str) -> Option<&str> {
    let (name, _) = file_name.split_once('.')?;
    (file_name.ends_with(".out") || file_name.ends_with(".expected")).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn recorded_files_are_told_from_others() {
        assert_eq!(subject_name("A.out"), Some("A"));
        assert_eq!(subject_name("A.25.out"), Some("A"));
        assert_eq!(subject_name("A.expected"), Some("A"));
        assert_eq!(subject_name("A.java"), None);
    }
}
