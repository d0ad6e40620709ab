//! For build scripts: compiles Java sources (`java/…`) whose class files the binary carries.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

/// Compiles folders of sources, each given with the folder its classes go to, all below `java/NAME`, and writes
/// `NAME_classes.rs`: a table of files and their contents.
pub fn carry(name: &str, folders: &[(&str, &str)]) -> Result<(), Box<dyn Error>> {
    // Asked for now: the folder may have been moved since this program was built.
    let own = env::var_os("CARGO_MANIFEST_DIR").ok_or("cargo names no CARGO_MANIFEST_DIR")?;
    let sources = Path::new(&own).join("../../java").join(name);
    println!("cargo::rerun-if-changed={}", sources.display());
    println!("cargo::rerun-if-env-changed=JAVA_HOME");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or("cargo names no OUT_DIR")?);
    let classes = out.join(name);
    if classes.exists() {
        fs::remove_dir_all(&classes)?;
    }
    let javac = javac()?;
    for (from, to) in folders {
        compile(&javac, &sources.join(from), &classes.join(to))?;
    }
    let mut table = String::from("&[\n");
    for file in files(&classes, "class")? {
        let name = file.strip_prefix(&classes)?.to_string_lossy().replace('\\', "/");
        writeln!(table, "    ({name:?}, include_bytes!({:?})),", file.to_string_lossy())?;
    }
    table.push(']');
    fs::write(out.join(format!("{name}_classes.rs")), table)?;
    Ok(())
}

fn compile(javac: &Path, sources: &Path, classes: &Path) -> Result<(), Box<dyn Error>> {
    fs::create_dir_all(classes)?;
    let mut command = Command::new(javac);
    command.args(["--release", "8", "-g:source,lines", "-Xlint:-options", "-proc:none", "-encoding", "UTF-8", "-d"]);
    let output = command.arg(classes).args(files(sources, "java")?).output()?;
    if !output.status.success() {
        let errors = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{} cannot compile {}:\n{errors}", javac.display(), sources.display()).into());
    }
    Ok(())
}

/// All files below a folder, in order.
fn files(folder: &Path, extension: &str) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_path_buf()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The compiler: of `JAVA_HOME`, on the path, or of a JDK where JDKs are usually installed.
fn javac() -> Result<PathBuf, String> {
    let name = format!("javac{}", env::consts::EXE_SUFFIX);
    let home = env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin"));
    let path = env::var_os("PATH").unwrap_or_default();
    let mut installed: Vec<PathBuf> = fs::read_dir("/usr/lib/jvm")
        .map(|entries| entries.flatten().map(|entry| entry.path().join("bin")).collect())
        .unwrap_or_default();
    installed.sort();
    let mut folders = home.into_iter().chain(env::split_paths(&path)).chain(installed);
    folders.find_map(|folder| Some(folder.join(&name)).filter(|javac| javac.is_file())).ok_or_else(|| {
        "no javac found: Lissom carries small Java programs, so a JDK (9 or later) is needed to build it; set JAVA_HOME"
            .to_string()
    })
}
