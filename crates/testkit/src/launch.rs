//! Runs one subject on `java` or on `lissom`, in the same surroundings.

use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::Result;

use crate::jdk::Jdk;
use crate::layout::Layout;
use crate::process::{self, Outcome};
use crate::suite::Subject;

/// The surroundings a subject may notice are the same everywhere.
const ENVIRONMENT: [(&str, &str); 2] = [("LC_ALL", "C.UTF-8"), ("TZ", "UTC")];
const CLEARED: [&str; 4] = ["JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "CLASSPATH"];

/// Subjects are short; these make HotSpot start fast and let two of it share a small machine. Without the second
/// compiler no exception loses its stack trace either (OmitStackTraceInFastThrow). The heap is the same everywhere, so
/// that an OutOfMemoryError comes at the same place and soon.
const JAVA_OPTIONS: [&str; 4] = ["-ea", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-Xmx512m"];

pub fn java(jdk: &Jdk, classes: &Path, subject: &Subject, limit: Duration) -> Result<Outcome> {
    let mut command = Command::new(jdk.java());
    command.args(JAVA_OPTIONS).arg("-cp").arg(classes);
    start(command, classes, subject, limit)
}

/// `options` come before the class name.
pub fn lissom(
    layout: &Layout,
    jdk: &Jdk,
    classes: &Path,
    subject: &Subject,
    options: &[&str],
    limit: Duration,
) -> Result<Outcome> {
    let mut command = Command::new(&layout.lissom);
    command.args(["run", "-ea", "--jdk"]).arg(&jdk.home).args(options).arg("-cp").arg(classes);
    start(command, classes, subject, limit)
}

fn start(mut command: Command, folder: &Path, subject: &Subject, limit: Duration) -> Result<Outcome> {
    command.arg(subject.main_class()).args(&subject.directives.args).current_dir(folder);
    for name in CLEARED {
        command.env_remove(name);
    }
    command.envs(ENVIRONMENT);
    process::run(&mut command, &subject.directives.stdin, limit)
}
