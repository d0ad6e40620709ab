//! Java sources that come with this program, compiled where they are measured.

use std::path::{Path, PathBuf};
use std::process::Command;

use jvm::classpath::Jdk;

/// A Java file: the name of its class, and its text.
pub(super) type Source = (&'static str, &'static str);

/// A temporary directory of class files, removed in the end.
pub(super) struct Classes(PathBuf);

impl Classes {
    /// Compiles the sources with the JDK's javac.
    pub(super) fn compile(jdk: &Jdk, sources: &[Source]) -> Result<Classes, String> {
        let javac = tool(jdk, "javac")?;
        let folder = std::env::temp_dir().join(format!("lissom-bench-{}", std::process::id()));
        let problem = |e: std::io::Error| format!("cannot write to {}: {e}", folder.display());
        std::fs::create_dir_all(&folder).map_err(problem)?;
        let classes = Classes(folder.clone());
        let mut command = Command::new(&javac);
        command.arg("-nowarn").arg("-g").arg("-d").arg(&folder);
        for (name, text) in sources {
            let file = folder.join(format!("{name}.java"));
            std::fs::write(&file, text).map_err(problem)?;
            command.arg(file);
        }
        let status = command.status().map_err(|e| format!("cannot run {}: {e}", javac.display()))?;
        if status.success() { Ok(classes) } else { Err(format!("{} rejects a source", javac.display())) }
    }

    /// Where the class files are.
    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Classes {
    fn drop(&mut self) {
        // What cannot be removed from a temporary directory is no reason to withhold a measurement.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A program of the JDK.
pub(super) fn tool(jdk: &Jdk, name: &str) -> Result<PathBuf, String> {
    let path = jdk.home().join("bin").join(name);
    if path.is_file() {
        Ok(path)
    } else {
        Err(format!("{} has no {name}: a JDK is needed, not a JRE", jdk.home().display()))
    }
}
