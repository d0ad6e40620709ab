//! What tests cover, as JaCoCo measures it.

use std::process::Command;

use super::{Results, Runner, attribute, entries, jars};

/// The branches of a method, as JaCoCo counts them.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Covered {
    /// The class: an internal name.
    pub class: String,
    /// Name and descriptor of the method.
    pub method: (String, String),
    /// Branches that the tests take.
    pub covered: u64,
    /// Those they do not take.
    pub missed: u64,
}

/// Runs the compiled tests under JaCoCo: what came of them, and the branches of every method of the class path.
pub fn coverage(runner: &Runner) -> Result<(Results, Vec<Covered>), String> {
    let (agent, cli) = jars::jacoco()?;
    let data = runner.folder.join("jacoco.exec");
    let _ = std::fs::remove_file(&data);
    let results = runner.run(Some(&format!("-javaagent:{}=destfile={}", agent.display(), data.display())))?;
    let report = runner.folder.join("jacoco.xml");
    let mut command = Command::new(jars::tool(&runner.jdk, "java")?);
    command.arg("-jar").arg(cli).arg("report").arg(&data).arg("--xml").arg(&report).arg("--quiet");
    for entry in entries(&runner.class_path) {
        command.arg("--classfiles").arg(entry);
    }
    let output = command.output().map_err(|e| format!("cannot start java: {e}"))?;
    let text = std::fs::read_to_string(&report).map_err(|_| {
        let why = String::from_utf8_lossy(&output.stderr);
        format!("JaCoCo wrote no report: {}", why.lines().next().unwrap_or("no reason is given"))
    })?;
    Ok((results, read(&text)))
}

fn read(report: &str) -> Vec<Covered> {
    let mut all = Vec::new();
    for class in report.split("<class ").skip(1) {
        let class = class.split("</class>").next().unwrap_or(class);
        let Some(name) = attribute(class, "name") else { continue };
        for method in class.split("<method ").skip(1) {
            let method = method.split("</method>").next().unwrap_or(method);
            let branches = method.split("<counter ").skip(1).find(|counter| counter.starts_with("type=\"BRANCH\""));
            let number = |field: &str| attribute(branches?, field)?.parse().ok();
            all.push(Covered {
                class: name.clone(),
                method: (attribute(method, "name").unwrap_or_default(), attribute(method, "desc").unwrap_or_default()),
                covered: number("covered").unwrap_or(0),
                missed: number("missed").unwrap_or(0),
            });
        }
    }
    all.sort();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn branches_are_read_per_method() {
        let report = r#"<class name="a/B"><method name="m" desc="(I)Z" line="3"><counter type="INSTRUCTION" missed="0"
            covered="9"/><counter type="BRANCH" missed="1" covered="3"/></method><method name="&lt;init&gt;" desc="()V"
            line="1"></method><counter type="BRANCH" missed="7" covered="7"/></class>"#;
        let read = read(report);
        let found: Vec<_> = read.iter().map(|c| (c.method.0.as_str(), c.covered, c.missed)).collect();
        assert_eq!(found, [("<init>", 0, 0), ("m", 3, 1)]);
    }
}
