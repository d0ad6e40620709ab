//! Projects of Maven and Gradle: where their classes are.

use std::path::Path;
use std::process::{Command, Stdio};

/// The class path to use: the one that is given, that of the project in this folder, or the folder itself.
pub(crate) fn class_path(given: Option<&str>) -> Result<String, String> {
    match given {
        Some(text) => Ok(text.to_string()),
        None => of_folder(Path::new(".")),
    }
}

/// Whether this is the folder of a Maven or Gradle project.
pub(crate) fn is_project(dir: &Path) -> bool {
    is_maven(dir) || is_gradle(dir)
}

fn is_maven(dir: &Path) -> bool {
    dir.join("pom.xml").is_file()
}

fn is_gradle(dir: &Path) -> bool {
    ["build.gradle", "build.gradle.kts"].iter().any(|name| dir.join(name).is_file())
}

fn of_folder(dir: &Path) -> Result<String, String> {
    let classes = if is_maven(dir) {
        "target/classes"
    } else if is_gradle(dir) {
        "build/classes/java/main"
    } else {
        return Ok(".".to_string());
    };
    if !dir.join(classes).is_dir() {
        let build = if is_maven(dir) { "mvn compile" } else { "gradle classes" };
        return Err(format!(
            "{classes} is not there: build the project first ({build}), or say where classes are with -cp"
        ));
    }
    let mut parts = vec![classes.to_string()];
    if is_maven(dir) {
        parts.extend(maven_dependencies(dir));
    }
    Ok(parts.join(":"))
}

/// The jars that a Maven project depends on; Maven is only asked when the project names any. What cannot be found out is
/// said, and a class that is missing is then reported where it is needed.
fn maven_dependencies(dir: &Path) -> Vec<String> {
    let pom = std::fs::read_to_string(dir.join("pom.xml")).unwrap_or_default();
    let needed = pom.split("<dependency>").skip(1).any(|one| {
        let one = one.split("</dependency>").next().unwrap_or(one);
        !one.contains("<scope>test</scope>")
    });
    if !needed && !pom.contains("<parent>") {
        return Vec::new();
    }
    let file = dir.join("target/lissom-class-path.txt");
    let is_older = |a: &Path, b: &Path| {
        let time = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
        time(a).zip(time(b)).is_none_or(|(a, b)| a < b)
    };
    if is_older(&file, &dir.join("pom.xml")) {
        let mut maven = Command::new("mvn");
        maven.current_dir(dir).args(["-q", "-B", "dependency:build-classpath", "-Dmdep.includeScope=compile"]);
        maven.arg("-Dmdep.outputFile=target/lissom-class-path.txt");
        maven.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        if !maven.status().is_ok_and(|status| status.success()) {
            eprintln!("lissom: Maven does not say what the project depends on; give the class path with -cp if needed");
            return Vec::new();
        }
    }
    let text = std::fs::read_to_string(&file).unwrap_or_default();
    text.trim().split(':').filter(|part| !part.is_empty()).map(str::to_string).collect()
}
