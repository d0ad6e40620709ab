use std::path::Path;
use std::process::Command;

use super::checks::FieldOf;
use super::never_null::NeverNull;
use crate::Program;
use crate::classpath::testing::{TempDir, installed_jdks};
use crate::classpath::{ClassPath, Jdk};

const SOURCE: &str = include_str!("Fields.java");
const CHECKS: &str = include_str!("Checks.java");

#[test]
fn says_what_constructors_leave() {
    for home in installed_jdks() {
        for release in ["8", "17"] {
            let Some(program) = compile_fields(&home, release) else { continue };
            let mut checked = 0;
            for (class, field, expected) in expectations() {
                // Before Java 16 there are no records.
                if release == "8" && class == "Pair" {
                    continue;
                }
                let said = said(&program, &format!("Fields${class}"), &field);
                assert_eq!(said, expected, "{class}.{field} with {} --release {release}", home.display());
                checked += 1;
            }
            assert!(checked > 35, "{checked} fields");
        }
    }
}

#[test]
fn finds_constructors_that_check_what_they_keep() {
    for home in installed_jdks() {
        for release in ["8", "17"] {
            let Some(program) = compile(&home, release, "Checks", CHECKS) else { continue };
            let mut checked = 0;
            for line in CHECKS.lines() {
                let Some((head, expected)) = line.split_once(" { // ") else { continue };
                let name = head.split("class ").nth(1).unwrap().split(' ').next().unwrap();
                let class = program.load(&format!("Checks${name}")).unwrap();
                let found = program.checks(class).map(|checks| {
                    let name = |&(class, at): &FieldOf| program.text(program.class(class).fields[at].name);
                    let derived = checks.derived.iter().map(|field| format!("={}", name(field)));
                    let names = checks.kept.iter().map(|field| name(field).to_string()).chain(derived);
                    names.collect::<Vec<_>>().join(" ")
                });
                let found = found.unwrap_or_else(|| "nothing".to_string());
                assert_eq!(found, expected, "{name} with {} --release {release}", home.display());
                checked += 1;
            }
            assert!(checked > 20, "{checked} classes");
        }
    }
}

#[test]
fn fields_of_supertypes_are_found() {
    for home in installed_jdks() {
        let Some(program) = compile_fields(&home, "17") else { continue };
        assert_eq!(said(&program, "Fields$Child", "inherited"), "java/lang/Object");
    }
}

#[test]
fn nothing_is_said_about_the_jdk() {
    for home in installed_jdks() {
        let Some(program) = compile_fields(&home, "17") else { continue };
        let class = program.load("java/util/Locale").unwrap();
        let claims = (0..class.slots.len() as u32).filter(|&slot| program.never_null(class.id, slot).is_some());
        assert_eq!(claims.count(), 0);
    }
}

/// Before version 53 any method of a class may set a `final` field: a class file that says it is newer is trusted.
#[test]
fn other_methods_may_set_fields_of_old_classes() {
    let Some(home) = installed_jdks().into_iter().find(|home| home.join("bin/javac").is_file()) else { return };
    let source = "class Old { Object kept = new Object(); final Object other = new Object(); \
                  void drop() { kept = null; } }";
    for (release, expected) in [("8", "maybe"), ("17", "java/lang/Object")] {
        let dir = TempDir::new();
        javac(&home, release, &dir.write("Old.java", source.as_bytes()));
        let file = dir.path().join("Old.class");
        let mut bytes = std::fs::read(&file).unwrap();
        // No source says so: the flags of the first field, which are none, become `final`.
        let name = field_flags(&bytes);
        bytes[name + 1] |= 0x10;
        std::fs::write(&file, bytes).unwrap();
        let program = load(&home, &dir, "Old");
        assert_eq!(said(&program, "Old", "kept"), expected, "release {release}");
        assert_eq!(said(&program, "Old", "other"), "java/lang/Object", "release {release}");
    }
}

/// Where the flags of the first field stand: behind `access_flags`, `this_class`, `super_class`, no interfaces and two
/// fields.
fn field_flags(bytes: &[u8]) -> usize {
    let is_it = |at: &usize| bytes[*at..].starts_with(&[0, 0x20]) && bytes[*at + 6..].starts_with(&[0, 0, 0, 2, 0, 0]);
    (10..bytes.len() - 12).find(is_it).unwrap() + 10
}

/// What is said about a field, in the words of the source.
fn said(program: &Program, class: &str, field: &str) -> String {
    let class = program.load(class).unwrap();
    let chain = class.chain.iter().flat_map(|&id| program.class(id).fields.iter());
    let slot = chain.filter(|f| program.text(f.name) == field).map(|f| f.slot).next_back().unwrap();
    match program.never_null(class.id, slot) {
        None => "maybe".to_string(),
        Some(NeverNull { class: None }) => "never".to_string(),
        Some(NeverNull { class: Some(class) }) => program.class_name(class).to_string(),
    }
}

/// Class, field and what its comment says.
fn expectations() -> Vec<(String, String, String)> {
    let mut all = Vec::new();
    let mut class = String::new();
    for line in SOURCE.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(at) = words.iter().position(|word| ["class", "record", "enum"].contains(word))
            && line.ends_with('{')
        {
            class = words[at + 1].split('(').next().unwrap().to_string();
        }
        let Some((code, comment)) = line.split_once("// ").filter(|_| !class.is_empty()) else { continue };
        let (field, expected) = match comment.split_once(": ") {
            Some((field, expected)) => (field, expected),
            None => {
                let declared = code.split(['=', ';']).next().unwrap();
                (declared.split_whitespace().last().unwrap(), comment)
            }
        };
        all.push((class.clone(), field.to_string(), expected.to_string()));
    }
    all
}

/// The program that consists of `Fields`; `None` if this JDK has no compiler for the release.
fn compile_fields(home: &Path, release: &str) -> Option<Program> {
    let source = match release {
        // What is newer is left out.
        "8" => {
            let (before, record) = SOURCE.split_once("    record").unwrap();
            let (_, after) = record.split_once("    enum").unwrap();
            format!("{before}    enum{after}").replace("List.of()", "java.util.Collections.emptyList()")
        }
        _ => SOURCE.to_string(),
    };
    compile(home, release, "Fields", &source)
}

/// The program that consists of one file; `None` if this JDK has no compiler for the release.
fn compile(home: &Path, release: &str, class: &str, source: &str) -> Option<Program> {
    if !home.join("bin/javac").is_file() {
        return None;
    }
    let dir = TempDir::new();
    javac(home, release, &dir.write(&format!("{class}.java"), source.as_bytes()));
    let program = load(home, &dir, class);
    // The class files go away with their directory.
    for name in std::fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().file_name()) {
        if let Some(class) = name.to_str().unwrap().strip_suffix(".class") {
            program.load(class).unwrap();
        }
    }
    Some(program)
}

fn javac(home: &Path, release: &str, source: &Path) {
    let mut javac = Command::new(home.join("bin/javac"));
    let status = javac.args(["--release", release, "-Xlint:none", "-nowarn"]).arg(source).status().unwrap();
    assert!(status.success());
}

fn load(home: &Path, dir: &TempDir, class: &str) -> Program {
    let jdk = Jdk::locate(Some(home)).unwrap();
    let classpath = ClassPath::parse(dir.path().to_str().unwrap(), jdk.feature()).unwrap();
    let program = Program::new(jdk, classpath);
    program.load(class).unwrap();
    program
}
