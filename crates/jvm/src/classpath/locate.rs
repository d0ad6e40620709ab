//! Which JDK to use when the user has, or has not, named one.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::{ClassPathError, Jdk};

/// What the search depends on.
pub(super) struct Surroundings {
    /// `JAVA_HOME`, if it is set and not empty.
    pub(super) java_home: Option<PathBuf>,
    /// `PATH`.
    pub(super) path: Option<OsString>,
    /// Directories whose subdirectories are JDKs.
    pub(super) installed: Vec<PathBuf>,
}

impl Surroundings {
    /// Those of this process.
    pub(super) fn of_process() -> Self {
        let usual = ["/usr/lib/jvm", "/usr/java", "/opt/java", "/Library/Java/JavaVirtualMachines"];
        let mut installed: Vec<_> = usual.iter().map(PathBuf::from).collect();
        if let Some(home) = env::home_dir() {
            installed.extend([".sdkman/candidates/java", ".jdks"].map(|dir| home.join(dir)));
        }
        Self {
            java_home: env::var_os("JAVA_HOME").filter(|home| !home.is_empty()).map(PathBuf::from),
            path: env::var_os("PATH"),
            installed,
        }
    }
}

/// See [`Jdk::locate`].
pub(super) fn locate(explicit: Option<&Path>, surroundings: &Surroundings) -> Result<Jdk, ClassPathError> {
    if let Some(home) = explicit {
        return open(home, "--jdk");
    }
    if let Some(home) = &surroundings.java_home {
        return open(home, "JAVA_HOME");
    }
    let mut looked = vec!["JAVA_HOME: not set".to_owned()];
    if let Some(jdk) = on_path(surroundings, &mut looked) {
        return Ok(jdk);
    }
    let mut newest: Option<Jdk> = None;
    for directory in &surroundings.installed {
        for jdk in in_directory(directory, &mut looked) {
            if newest.as_ref().is_none_or(|best| best.feature() < jdk.feature()) {
                newest = Some(jdk);
            }
        }
    }
    newest.ok_or(ClassPathError::NoJdk { looked })
}

/// Opens a JDK, also when the directory above (macOS bundles) or below (`jre` of JDK 8) its home was meant.
fn open(named: &Path, named_by: &'static str) -> Result<Jdk, ClassPathError> {
    let bundle = named.join("Contents/Home");
    if bundle.is_dir() {
        return Jdk::open(&bundle, named_by);
    }
    // The JDK has the compiler, too, which the runtime inside it has not.
    if named.ends_with("jre")
        && let Some(jdk) = named.parent()
        && jdk.join("jre/lib/rt.jar").is_file()
    {
        return Jdk::open(jdk, named_by);
    }
    Jdk::open(named, named_by)
}

/// The JDK of the `java` on `PATH`, which is usually a chain of symbolic links to `HOME/bin/java`.
fn on_path(surroundings: &Surroundings, looked: &mut Vec<String>) -> Option<Jdk> {
    let directories = surroundings.path.iter().flat_map(env::split_paths);
    let java = directories
        .map(|directory| directory.join(if cfg!(windows) { "java.exe" } else { "java" }))
        .find(|java| java.is_file());
    let Some(java) = java else {
        looked.push("PATH: no java in it".to_owned());
        return None;
    };
    let real = java.canonicalize().unwrap_or_else(|_| java.clone());
    let home = real.parent().and_then(Path::parent).unwrap_or(Path::new("/"));
    open(home, "PATH").inspect_err(|error| looked.push(format!("{} on PATH: {error}", java.display()))).ok()
}

/// The JDKs below a directory, in the order of their names.
fn in_directory(directory: &Path, looked: &mut Vec<String>) -> Vec<Jdk> {
    let Ok(entries) = fs::read_dir(directory) else {
        looked.push(format!("{}: cannot be read", directory.display()));
        return Vec::new();
    };
    let mut homes: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    homes.sort_unstable();
    let mut jdks = Vec::new();
    for home in homes {
        match open(&home, "the usual places") {
            Ok(jdk) => jdks.push(jdk),
            // Anything can lie there.
            Err(ClassPathError::NotAJdk { .. }) => {}
            Err(damaged) => looked.push(damaged.to_string()),
        }
    }
    if jdks.is_empty() {
        looked.push(format!("{}: no JDK in it", directory.display()));
    }
    jdks
}

#[cfg(test)]
mod tests {
    use super::super::testing::TempDir;
    use super::*;

    /// A JDK 8 with nothing in it.
    fn jdk_8(dir: &TempDir, home: &str, version: &str) {
        dir.jar(&format!("{home}/jre/lib/rt.jar"), &[]);
        dir.write(&format!("{home}/jre/bin/java"), b"");
        let release = format!("JAVA_VERSION=\"{version}\"\n");
        dir.write(&format!("{home}/release"), release.as_bytes());
    }

    fn nowhere() -> Surroundings {
        Surroundings { java_home: None, path: None, installed: Vec::new() }
    }

    #[test]
    fn the_named_one_comes_first_and_must_be_good() {
        let dir = TempDir::new();
        jdk_8(&dir, "a", "1.8.0_1");
        jdk_8(&dir, "b", "1.8.0_2");
        let surroundings = Surroundings { java_home: Some(dir.path().join("b")), ..nowhere() };
        let a = dir.path().join("a");
        assert_eq!(locate(Some(&a), &surroundings).unwrap().home(), a);
        assert_eq!(locate(None, &surroundings).unwrap().version(), "1.8.0_2");
        let message = locate(Some(dir.path()), &surroundings).unwrap_err().to_string();
        assert!(message.contains("(from --jdk) is not a JDK: it has neither"), "{message}");
        let surroundings = Surroundings { java_home: Some(dir.path().join("none")), ..surroundings };
        let message = locate(None, &surroundings).unwrap_err().to_string();
        assert!(message.contains("none (from JAVA_HOME) is not a JDK"), "{message}");
    }

    #[cfg(unix)]
    #[test]
    fn java_on_the_path_leads_home_through_links() {
        let dir = TempDir::new();
        jdk_8(&dir, "jvm/jdk8", "1.8.0_1");
        dir.write("bin/other", b"");
        let java = dir.path().join("jvm/jdk8/jre/bin/java");
        std::os::unix::fs::symlink(java, dir.path().join("bin/java")).unwrap();
        let surroundings = Surroundings {
            path: Some(env::join_paths([dir.path().join("none"), dir.path().join("bin")]).unwrap()),
            ..nowhere()
        };
        let jdk = locate(None, &surroundings).unwrap();
        assert_eq!(jdk.home(), dir.path().join("jvm/jdk8").canonicalize().unwrap());
    }

    #[test]
    fn of_the_installed_ones_the_newest_is_taken() {
        let dir = TempDir::new();
        jdk_8(&dir, "jvm/a", "1.8.0");
        jdk_8(&dir, "jvm/b", "11");
        jdk_8(&dir, "jvm/c", "9");
        let surroundings =
            Surroundings { installed: vec![dir.path().join("none"), dir.path().join("jvm")], ..nowhere() };
        assert_eq!(locate(None, &surroundings).unwrap().feature(), 11);
    }

    #[test]
    fn when_there_is_none_the_message_lists_where_it_looked() {
        let dir = TempDir::new();
        dir.write("jvm/docs/README", b"");
        dir.write("jvm/bad/lib/modules", b"rubbish");
        dir.write("bin/java", b"#!/bin/sh");
        let surroundings = Surroundings {
            path: Some(dir.path().join("bin").into()),
            installed: vec![dir.path().join("jvm"), dir.path().join("none")],
            ..nowhere()
        };
        let message = locate(None, &surroundings).unwrap_err().to_string();
        for part in [
            "JAVA_HOME: not set",
            "bin/java on PATH: ",
            "modules is not a usable module image",
            "jvm: no JDK in it",
            "none: cannot be read",
            "--jdk DIR",
        ] {
            assert!(message.contains(part), "{part} in {message}");
        }
    }
}
