//! What cannot be tested is refused: a message that says why, exit code 2, and no file, not even a part of one.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use super::{Tests, scratch};
use crate::command::Session;
use crate::process::{self, Exit};

const LIMIT: Duration = Duration::from_secs(120);

const SOURCES: [(&str, &str); 4] = [
    ("Missing", "public class Missing { public int number; }"),
    (
        "Needs",
        "public class Needs { public int of(Missing m) { return m == null ? 0 : m.number; } public static int make() { return new \
         Missing().number; } public int plain(int x) { return x > 3 ? 1 : 2; } }",
    ),
    ("Extends", "public class Extends extends Missing { public int f(int x) { return x > 0 ? x : 0; } }"),
    (
        "Größe",
        "public class Größe { private static class Innen { public int f(int x) { return x; } } static Object o() { return new \
         Innen(); } abstract static class Form { public int g(int x) { return x; } } public int fläche(int höhe) { return höhe > 0 ? \
         höhe : 0; } }",
    ),
];

/// A command, its exit code, and what it says.
type Case = (&'static [&'static str], i32, &'static str);

const CASES: [Case; 12] = [
    (&["verify", "Needs#of"], 2, "class Missing, which it needs, is not on the class path"),
    (&["test", "Needs", "-o", "OUT"], 2, "class Missing, which it needs, is not on the class path"),
    (&["verify", "Needs#make"], 3, "class Missing is not on the class path"),
    (&["test", "Needs#plain", "-o", "OUT", "--no-replay"], 0, "wrote OUT/NeedsPlainLissomTest.java"),
    (&["test", "Extends", "-o", "OUT"], 2, "cannot load class Extends: java.lang.NoClassDefFoundError: Missing"),
    (&["test", "Größe$Innen", "-o", "OUT"], 2, "Größe$Innen is private or local"),
    (&["test", "Größe.Form", "-o", "OUT"], 2, "Größe$Form is abstract, and no class of the class path extends it"),
    (&["test", "Größe", "-o", "OUT"], 0, "wrote OUT/GrößeLissomTest.java"),
    (&["test", "Größe", "-o", "FILE"], 2, "cannot write FILE/GrößeLissomTest.java"),
    (&["test", "Größe", "-o", "/proc/lissom"], 2, "cannot write /proc/lissom/GrößeLissomTest.java"),
    (&["verify", "Größe", "--html", "/proc/lissom.html"], 2, "cannot write /proc/lissom.html"),
    (&["verify", "Größe#fläche", "--save-frontier", "/proc/lissom.frontier"], 2, "/proc/lissom.frontier: "),
];

pub(super) fn run(session: &Session, _: &Tests) -> Result<bool> {
    let folder = scratch(session, "refused")?;
    let classes = folder.join("classes");
    compile(session, &folder, &classes)?;
    let file = folder.join("file");
    fs::write(&file, "mine")?;
    let mut wrong = Vec::new();
    for (number, (args, code, says)) in CASES.iter().enumerate() {
        let out = folder.join(format!("out{number}"));
        let named = |text: &str| text.replace("OUT", &out.to_string_lossy()).replace("FILE", &file.to_string_lossy());
        let mut command = Command::new(&session.layout.lissom);
        command.current_dir(&folder).arg(args[0]).arg("-cp").arg(&classes).args(args[1..].iter().map(|arg| named(arg)));
        let outcome = process::run(&mut command, b"", LIMIT)?;
        let said = String::from_utf8_lossy(&[outcome.stdout, outcome.stderr].concat()).into_owned();
        let left = if out.exists() { fs::read_dir(&out)?.count() } else { 0 };
        let expected = usize::from(says.starts_with("wrote"));
        if outcome.exit != Exit::Code(*code) || !said.contains(&named(says)) || left != expected {
            wrong.push(format!("lissom {}: {}, {left} files left: {said}", args.join(" "), outcome.exit));
        }
    }
    wrong.extend(existing(session, &folder, &classes)?);
    wrong.iter().for_each(|what| println!("WRONG {what}"));
    println!("refused: {} commands, one of them on a file that is there", CASES.len() + 1);
    Ok(wrong.is_empty())
}

/// A file that is there stays as it is.
fn existing(session: &Session, folder: &Path, classes: &Path) -> Result<Option<String>> {
    let file = folder.join("GrößeLissomTest.java");
    fs::write(&file, "mine")?;
    let mut command = Command::new(&session.layout.lissom);
    command.arg("test").arg("-cp").arg(classes).arg("Größe").arg("-o").arg(folder);
    let outcome = process::run(&mut command, b"", LIMIT)?;
    let is_right = outcome.exit == Exit::Code(2) && fs::read_to_string(&file)? == "mine";
    Ok((!is_right).then(|| format!("{}: {}", file.display(), outcome.exit)))
}

/// Compiles all, and takes away what the others need.
fn compile(session: &Session, folder: &Path, classes: &Path) -> Result<()> {
    let jdk = session.jdks.at_least(17).context("no JDK 17 or later found")?;
    let mut javac = Command::new(jdk.javac());
    javac.args(["-encoding", "UTF-8", "-d"]).arg(classes);
    for (name, source) in SOURCES {
        let file = folder.join(format!("{name}.java"));
        fs::write(&file, source)?;
        javac.arg(file);
    }
    let outcome = process::run(&mut javac, b"", LIMIT)?;
    if outcome.exit != Exit::Code(0) {
        bail!("javac: {}", String::from_utf8_lossy(&outcome.stderr));
    }
    fs::remove_file(classes.join("Missing.class"))?;
    Ok(())
}
