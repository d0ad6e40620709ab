//! Where tests are written.

use std::fs;
use std::path::{Path, PathBuf};

use crate::flags::TestFlags;

/// The file of a test class. An error says why it cannot be written.
pub(super) fn place(flags: &TestFlags, package: &str, name: &str) -> Result<PathBuf, String> {
    let root = match &flags.output {
        Some(dir) => dir.clone(),
        None if is_project(Path::new(".")) => PathBuf::from("src/test/java"),
        None => PathBuf::from("lissom-tests"),
    };
    let file = root.join(package).join(format!("{name}.java"));
    if file.exists() && !flags.force {
        return Err(format!("{} exists already; --force overwrites it, -o DIR writes elsewhere", file.display()));
    }
    Ok(file)
}

/// Whether this is the folder of a Maven or Gradle project.
fn is_project(dir: &Path) -> bool {
    ["pom.xml", "build.gradle", "build.gradle.kts"].iter().any(|name| dir.join(name).is_file())
}

/// Writes a file as a whole or not at all.
pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    let failed = |what: &str, error: std::io::Error| format!("cannot {what} {}: {error}", file.display());
    if let Some(dir) = file.parent() {
        fs::create_dir_all(dir).map_err(|e| failed("make the folder of", e))?;
    }
    let partial = file.with_extension("java.partial");
    let written = fs::write(&partial, text).and_then(|()| fs::rename(&partial, file));
    written.map_err(|error| {
        let _ = fs::remove_file(&partial);
        failed("write", error)
    })
}
