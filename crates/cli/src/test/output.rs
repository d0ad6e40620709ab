//! Where tests are written.

use std::fs;
use std::path::{Path, PathBuf};

use explore::Target;

use crate::flags::TestFlags;
use crate::output;

/// The name of the test class for a target: by the class, and by the method if only one is meant.
pub(super) fn class_name(class: &str, target: &Target) -> String {
    let mut name = class.rsplit('/').next().unwrap_or(class).replace('$', "_");
    let types = target.types.iter().flatten().map(|class| class.rsplit('.').next().unwrap_or(class));
    for word in target.method.as_deref().into_iter().chain(types) {
        let word = if word == "<init>" { "new".to_string() } else { word.replace("[]", "Array") };
        let mut letters = word.chars().filter(|c| c.is_alphanumeric() || *c == '_');
        name.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        name.extend(letters);
    }
    name + "LissomTest"
}

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
    check(&file)?;
    Ok(file)
}

/// Whether the file could be written, in folders that are there or will be made.
fn check(file: &Path) -> Result<(), String> {
    let mut folders = file.ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
    let Some(there) = folders.find(|folder| folder.exists()) else { return Ok(()) };
    output::check(&there.join("test")).map_err(|error| {
        let why = error.rsplit(": ").next().unwrap_or_default().to_string();
        format!("cannot write {}: {why}", file.display())
    })
}

/// Writes a test class, and the folders it is in.
pub(super) fn write(file: &Path, text: &str) -> Result<(), String> {
    if let Some(dir) = file.parent() {
        fs::create_dir_all(dir).map_err(|error| format!("cannot make the folder {}: {error}", dir.display()))?;
    }
    output::write(file, text.as_bytes())
}
