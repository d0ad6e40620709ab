//! The jars that running tests takes: JUnit's console, and JaCoCo. They are those of the user's Maven.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A jar by its coordinates.
struct Artifact {
    group: &'static str,
    name: &'static str,
    version: &'static str,
    classifier: Option<&'static str>,
}

const CONSOLE: Artifact = Artifact {
    group: "org.junit.platform",
    name: "junit-platform-console-standalone",
    version: "1.11.4",
    classifier: None,
};
const JUNIT_4: Artifact = Artifact { group: "junit", name: "junit", version: "4.13.2", classifier: None };
const HAMCREST: Artifact = Artifact { group: "org.hamcrest", name: "hamcrest-core", version: "1.3", classifier: None };
const AGENT: Artifact =
    Artifact { group: "org.jacoco", name: "org.jacoco.agent", version: "0.8.14", classifier: Some("runtime") };
const REPORT: Artifact =
    Artifact { group: "org.jacoco", name: "org.jacoco.cli", version: "0.8.14", classifier: Some("nodeps") };

/// JUnit's console, which also runs tests written for JUnit 4.
pub fn console() -> Result<PathBuf, String> {
    CONSOLE.find()
}

/// JUnit 4, which the console does not have in it.
pub fn junit_4() -> Result<[PathBuf; 2], String> {
    Ok([JUNIT_4.find()?, HAMCREST.find()?])
}

/// JaCoCo's agent and the program that reads what it wrote.
pub fn jacoco() -> Result<(PathBuf, PathBuf), String> {
    Ok((AGENT.find()?, REPORT.find()?))
}

impl Artifact {
    fn file(&self) -> String {
        let classifier = self.classifier.map_or(String::new(), |classifier| format!("-{classifier}"));
        format!("{}-{}{classifier}.jar", self.name, self.version)
    }

    fn coordinates(&self) -> String {
        let classifier = self.classifier.map_or(String::new(), |classifier| format!(":jar:{classifier}"));
        format!("{}:{}:{}{classifier}", self.group, self.name, self.version)
    }

    /// The jar in the local repository; Maven is asked for it if it is not there.
    fn find(&self) -> Result<PathBuf, String> {
        let home =
            std::env::var_os("HOME").map(PathBuf::from).ok_or("HOME is not set: where is Maven's repository?")?;
        let folder = self.group.replace('.', "/");
        let jar = home.join(".m2/repository").join(folder).join(self.name).join(self.version).join(self.file());
        if jar.is_file() {
            return Ok(jar);
        }
        let goal = "org.apache.maven.plugins:maven-dependency-plugin:get";
        let mut maven = Command::new("mvn");
        maven.args(["-q", "-B", goal, "-Dtransitive=false", &format!("-Dartifact={}", self.coordinates())]);
        maven.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let what = self.coordinates();
        match maven.status() {
            Ok(_) if jar.is_file() => Ok(jar),
            Ok(_) => Err(format!("Maven could not get {what}")),
            Err(error) => Err(format!("{what} is needed and Maven cannot be started: {error}")),
        }
    }
}

/// A program of a JDK.
pub(super) fn tool(home: &Path, name: &str) -> Result<PathBuf, String> {
    let path = home.join("bin").join(name);
    if path.is_file() { Ok(path) } else { Err(format!("{} has no {name}: a JDK is needed", home.display())) }
}
