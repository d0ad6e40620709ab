//! A class with 200 methods and a method with 10,000 paths: tests are written in bounded memory.

use std::fmt::Write;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

use super::project;
use super::written;
use super::{Tests, scratch};
use crate::command::Session;

/// Memory that a run may take at most.
const MOST_MEGABYTES: u64 = 1500;
const LIMIT: Duration = Duration::from_secs(300);

pub(super) fn run(session: &Session, wanted: &Tests) -> Result<bool> {
    let folder = scratch(session, "large")?;
    let sources = folder.join("sources/large");
    fs::create_dir_all(&sources)?;
    fs::write(sources.join("Wide.java"), wide())?;
    fs::write(sources.join("Deep.java"), deep())?;
    let project = project::of_folder(session, wanted, "large", &folder.join("sources"))?;
    let mut is_right = true;
    for (class, flag) in [("large.Wide", None), ("large.Deep", None), ("large.Deep", Some("--all-paths"))] {
        let into = folder.join(format!("{class}{}", flag.unwrap_or_default()));
        let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
        let mut command = Command::new(&session.layout.lissom);
        command.args(["test", "-q", "--no-replay", "--time", "120s", "--jdk"]).arg(&jdk.home).arg("--class-path");
        command.arg(&project.classes).arg(class).args(flag).arg("-o").arg(&into).stdout(Stdio::null());
        let (code, megabytes) = peak(&mut command)?;
        let tests: usize = written::classes(&into)?.iter().map(|class| class.tests.len()).sum();
        let size = size(&into)?;
        let what = flag.unwrap_or("minimal");
        println!("large: {class} {what}: {tests} test methods, {} KB, at most {megabytes} MB of memory", size / 1024);
        is_right &= code == Some(0) && tests > 0 && megabytes <= MOST_MEGABYTES;
    }
    Ok(is_right)
}

/// Runs a program: its exit code and the most memory it used.
fn peak(command: &mut Command) -> Result<(Option<i32>, u64)> {
    let mut child = command.spawn().context("cannot start lissom")?;
    let status = format!("/proc/{}/status", child.id());
    let started = Instant::now();
    let mut most = 0;
    loop {
        let text = fs::read_to_string(&status).unwrap_or_default();
        let peak = text.lines().find_map(|line| line.strip_prefix("VmHWM:")?.split_whitespace().next()?.parse().ok());
        most = most.max(peak.unwrap_or(0));
        if let Some(status) = child.try_wait()? {
            return Ok((status.code(), most / 1024));
        }
        if started.elapsed() > LIMIT {
            child.kill()?;
            child.wait()?;
            return Ok((None, most / 1024));
        }
        thread::sleep(Duration::from_millis(5));
    }
}

fn size(folder: &Path) -> Result<u64> {
    let files = written::classes(folder)?;
    Ok(files.iter().filter_map(|class| fs::metadata(&class.file).ok()).map(|data| data.len()).sum())
}

fn wide() -> String {
    let mut text = String::from("package large;\n\npublic class Wide {\n    Wide next;\n    int value;\n");
    for number in 0..200 {
        let _ = write!(
            text,
            "\n    public int method{number}(int x) {{\n        if (next != null && next.value > x) {{\n            \
             return {number};\n        }}\n        return x == {number} ? -1 : value;\n    }}\n"
        );
    }
    text + "}\n"
}

/// Four times ten ways.
fn deep() -> String {
    let mut text = String::from(
        "package large;\n\npublic class Deep {\n    public static int sum(int a, int b, int c, int d) {\n",
    );
    text += "        int sum = 0;\n";
    for name in ["a", "b", "c", "d"] {
        let _ = writeln!(text, "        switch ({name}) {{");
        for case in 0..9 {
            let _ = writeln!(text, "            case {case}: sum = 10 * sum + {case}; break;");
        }
        text += "            default: sum = 10 * sum + 9; break;\n        }\n";
    }
    text + "        return sum;\n    }\n}\n"
}
