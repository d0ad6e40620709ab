//! A directory of class files as an entry of the class path.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use super::error::is_absence;
use super::{ClassBytes, ClassPathError};

/// A directory whose tree of packages holds class files, as a compiler writes it.
#[derive(Debug)]
pub(super) struct Directory {
    root: PathBuf,
}

impl Directory {
    /// The directory at `root`; it is read when something is looked for.
    pub(super) fn new(root: &Path) -> Self {
        Self { root: root.to_owned() }
    }

    /// The file at `path` below the root.
    pub(super) fn find(&self, path: &str) -> Result<Option<ClassBytes>, ClassPathError> {
        if !stays_below(path) {
            return Ok(None);
        }
        let file = self.root.join(path);
        match fs::read(&file) {
            Ok(bytes) => Ok(Some(ClassBytes::owned(bytes, self.root.display().to_string()))),
            Err(error) if is_absence(&error) => Ok(None),
            Err(error) => Err(ClassPathError::unreadable(&file)(error)),
        }
    }

    /// Adds the internal names of all classes below the root.
    pub(super) fn class_names(&self, names: &mut BTreeSet<String>) -> Result<(), ClassPathError> {
        walk(&self.root, "", &mut Vec::new(), names)
    }
}

/// Whether `path` is relative and free of `..`: names come from class files, which nobody has to trust.
fn stays_below(path: &str) -> bool {
    !path.contains('\0') && path.split('/').all(|part| !matches!(part, "" | "." | ".."))
}

/// `above` holds the real paths of the directories on the way here: a symbolic link back to one of them is not followed.
fn walk(
    directory: &Path,
    package: &str,
    above: &mut Vec<PathBuf>,
    names: &mut BTreeSet<String>,
) -> Result<(), ClassPathError> {
    let unreadable = |error| ClassPathError::unreadable(directory)(error);
    let real = directory.canonicalize().map_err(unreadable)?;
    if above.contains(&real) {
        return Ok(());
    }
    above.push(real);
    for entry in fs::read_dir(directory).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        // A name that is not Unicode can be no class's.
        let Ok(file_name) = entry.file_name().into_string() else {
            continue;
        };
        let path = entry.path();
        if path.is_dir() {
            walk(&path, &format!("{package}{file_name}/"), above, names)?;
        } else if let Some(base) = file_name.strip_suffix(".class")
            && base != "module-info"
        {
            names.insert(format!("{package}{base}"));
        }
    }
    above.pop();
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::super::testing::TempDir;
    use super::*;

    #[test]
    fn files_are_found_by_path_and_nothing_outside_is() {
        let dir = TempDir::new();
        dir.write("secret.class", b"outside");
        dir.write("classes/a/B.class", b"B");
        let classes = Directory::new(&dir.path().join("classes"));
        let found = classes.find("a/B.class").unwrap().unwrap();
        assert_eq!(&*found, b"B");
        assert!(found.origin().ends_with("classes"));
        for absent in [
            "a/C.class",
            "a",
            "a/B.class/C.class",
            "../secret.class",
            "a/../../secret.class",
            "/etc/passwd",
            "",
            "a//B.class",
            "a\0.class",
        ] {
            assert!(classes.find(absent).unwrap().is_none(), "{absent:?}");
        }
        let long = "x".repeat(5000);
        assert!(classes.find(&long).unwrap().is_none());
    }

    #[test]
    fn listing_is_sorted_and_survives_a_loop_of_links() {
        let dir = TempDir::new();
        for file in ["b/Z.class", "b/A.class", "A.class", "module-info.class", "b/x.txt"] {
            dir.write(file, b"");
        }
        #[cfg(unix)]
        std::os::unix::fs::symlink(dir.path(), dir.path().join("b/loop")).unwrap();
        let mut names = BTreeSet::new();
        Directory::new(dir.path()).class_names(&mut names).unwrap();
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["A", "b/A", "b/Z"]);
    }
}
