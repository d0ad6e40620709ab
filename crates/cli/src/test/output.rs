//! Where tests are written.

use std::fs;
use std::path::{Path, PathBuf};

use crate::flags::TestFlags;
use crate::output;

/// The file of a test class. An error says why it cannot be written.
pub(super) fn place(flags: &TestFlags, package: &str, name: &str) -> Result<PathBuf, String> {
    let root = match &flags.output {
        Some(dir) => dir.clone(),
        None if crate::project::is_project(Path::new(".")) => PathBuf::from("src/test/java"),
        None => PathBuf::from("lissom-tests"),
    };
    let file = root.join(package).join(format!("{name}.java"));
    if file.exists() && !flags.force {
        return Err(format!("{} exists already; --force overwrites it, -o DIR writes elsewhere", file.display()));
    }
    Ok(file)
}

/// Writes a test class, and the folders it is in.
pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    if let Some(dir) = file.parent() {
        fs::create_dir_all(dir).map_err(|error| format!("cannot make the folder {}: {error}", dir.display()))?;
    }
    output::write(file, text.as_bytes())
}
