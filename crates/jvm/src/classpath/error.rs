//! What can go wrong between a class name and its bytes.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use thiserror::Error;

/// Why class files could not be found or read. Each message says what happened, where, and what to do.
///
/// A class that is simply not there is not an error but `Ok(None)`.
#[derive(Debug, Error)]
pub enum ClassPathError {
    /// The operating system refused to read a file or directory.
    #[error("cannot read {path}: {source}. Check that the file is there and that you may read it")]
    Unreadable {
        /// The file or directory.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A file on the class path is not a jar, or its contents are damaged.
    #[error("{path} is not a usable jar: {why}. Build or download it again, or take it off the class path")]
    CorruptJar {
        /// The jar.
        path: PathBuf,
        /// What is wrong with it, and in which of its entries.
        why: String,
    },
    /// A `.class` file on the class path does not begin as a class file does.
    #[error("{path} is not a usable class file: {why}. Compile it again, or take it off the class path")]
    CorruptClassFile {
        /// The class file.
        path: PathBuf,
        /// What is wrong with it.
        why: &'static str,
    },
    /// The JDK's `lib/modules` is damaged or of an unknown format.
    #[error("{path} is not a usable module image: {why}. Reinstall this JDK, or name another one with --jdk")]
    CorruptImage {
        /// The image.
        path: PathBuf,
        /// What is wrong with it.
        why: String,
    },
    /// The image was made by `jlink --compress`.
    #[error(
        "{path} stores {resource} compressed with `{method}`, which is not supported. \
         Name an uncompressed JDK with --jdk, or make the image again with jlink --compress=0"
    )]
    CompressedImage {
        /// The image.
        path: PathBuf,
        /// The resource that was asked for.
        resource: String,
        /// The name of the decompressor that reads it.
        method: String,
    },
    /// The directory the user named is not a JDK.
    #[error("{path} (from {named_by}) is not a JDK: {why}. Name the directory that contains bin/java and lib")]
    NotAJdk {
        /// The directory.
        path: PathBuf,
        /// Who named it: `--jdk` or `JAVA_HOME`.
        named_by: &'static str,
        /// What is missing there.
        why: String,
    },
    /// No JDK was named and none was found.
    #[error(
        "no JDK found; looked at:\n{}\nInstall a JDK (8 or later), or name one with --jdk DIR or JAVA_HOME",
        Listed(looked)
    )]
    NoJdk {
        /// Each place that was looked at, and why it was not used.
        looked: Vec<String>,
    },
}

impl ClassPathError {
    /// For use with `map_err`: `path` could not be read.
    pub(super) fn unreadable(path: &Path) -> impl FnOnce(io::Error) -> Self {
        move |source| Self::Unreadable { path: path.to_owned(), source }
    }
}

/// Whether `error` says that there is no such file, as opposed to one that cannot be read.
pub(super) fn is_absence(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, IsADirectory, NotADirectory, NotFound};
    matches!(error.kind(), NotFound | NotADirectory | IsADirectory | InvalidFilename)
}

/// One line for each place, indented.
struct Listed<'a>(&'a [String]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, line) in self.0.iter().enumerate() {
            let end = if i + 1 == self.0.len() { "" } else { "\n" };
            write!(f, "  {line}{end}")?;
        }
        Ok(())
    }
}
