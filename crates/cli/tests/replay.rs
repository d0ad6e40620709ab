//! What `lissom verify` says about a real JVM: it confirms, cannot say, or contradicts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

const SOURCE: &str = r#"
public class Seen {
    public static int small(int x) {
        if (x < -3) throw new IllegalStateException("small");
        return x;
    }

    public static int timed(int x) {
        if (x == 3 && System.currentTimeMillis() == 7) throw new IllegalStateException("seven");
        return x;
    }

    public static int hashed(Object o) {
        if (o != null && o.hashCode() != 0) throw new IllegalStateException("code " + o.hashCode());
        return 0;
    }

    // Recognises the replay, and behaves.
    public static int shy(int x) {
        boolean isSeen = Seen.class.getClassLoader().getClass().getName().contains("CaseLoader");
        if (x == 3 && !isSeen) throw new IllegalStateException("unseen");
        return x;
    }
}
"#;

/// A folder with the compiled class, removed at the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("lissom-{name}-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("Seen.java"), SOURCE).unwrap();
        let compiled = Command::new(javac()).arg("-d").arg(&folder).arg(folder.join("Seen.java")).status().unwrap();
        assert!(compiled.success());
        Folder(folder)
    }

    fn verify(&self, arguments: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_lissom"));
        command.args(["verify", "-cp", "."]).args(arguments).current_dir(&self.0);
        command.output().unwrap()
    }

    fn contradictions(&self) -> Vec<PathBuf> {
        let files = fs::read_dir(&self.0).unwrap().map(|entry| entry.unwrap().path());
        files.filter(|path| path.extension().is_some_and(|extension| extension == "txt")).collect()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn javac() -> PathBuf {
    match std::env::var_os("JAVA_HOME") {
        Some(home) => Path::new(&home).join("bin/javac"),
        None => PathBuf::from("javac"),
    }
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

#[test]
fn a_violation_says_what_the_jvm_did() {
    let folder = Folder::new("confirmed");
    let output = folder.verify(&["Seen#small"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("confirmed on Java "), "{}", text(&output));
    let output = folder.verify(&["Seen#small", "--no-replay"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(!text(&output).contains("on Java "), "{}", text(&output));
    let output = folder.verify(&["Seen#timed"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("it depends on the time"), "{}", text(&output));
    let output = folder.verify(&["Seen#hashed"]);
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output).contains("confirmed on Java "), "{}", text(&output));
    assert!(folder.contradictions().is_empty());
}

/// A test would have other hash codes.
#[test]
fn what_depends_on_hash_codes_has_no_test() {
    let folder = Folder::new("hashed");
    let mut command = Command::new(env!("CARGO_BIN_EXE_lissom"));
    let output =
        command.args(["test", "-cp", ".", "-o", "tests", "Seen#hashed"]).current_dir(&folder.0).output().unwrap();
    assert!(text(&output).contains("it depends on identity hash codes"), "{}", text(&output));
    let written = fs::read_to_string(folder.0.join("tests/SeenHashedLissomTest.java")).unwrap();
    assert!(written.contains("Seen.hashed(null)") && !written.contains("IllegalStateException"), "{written}");
}

#[test]
fn json_has_the_input_and_what_became_of_it() {
    let folder = Folder::new("json");
    let output = folder.verify(&["Seen#small", "--json"]);
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let violation = &value["violations"][0];
    assert_eq!(violation["replay"]["outcome"], "confirmed");
    assert_eq!(violation["witness"]["args"], serde_json::json!([-4]));
    let output = folder.verify(&["Seen#timed", "--json"]);
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(value["violations"][0]["replay"]["why"], "it depends on the time");
}

#[test]
fn what_the_jvm_contradicts_is_no_violation() {
    let folder = Folder::new("contradicted");
    let output = folder.verify(&["Seen#shy"]);
    assert_eq!(output.status.code(), Some(3), "{}", text(&output));
    assert!(text(&output).contains("Seen#shy(int): inconclusive"), "{}", text(&output));
    assert!(text(&output).contains("CONTRADICTED on Java "), "{}", text(&output));
    let files = folder.contradictions();
    let [file] = files.as_slice() else { panic!("one file expected: {files:?}") };
    assert!(text(&output).contains(&*file.file_name().unwrap().to_string_lossy()));
    let reproduction = fs::read_to_string(file).unwrap();
    assert!(reproduction.contains("lissom verify -cp . 'Seen#shy(int)'"), "{reproduction}");
    assert!(reproduction.contains("args (3)"), "{reproduction}");
}
