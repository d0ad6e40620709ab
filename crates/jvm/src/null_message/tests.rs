use std::process::Command;

use super::*;
use crate::classpath::testing::{TempDir, installed_jdks};
use crate::classpath::{ClassPath, Jdk};

const SOURCE: &str = include_str!("Nulls.java");

#[test]
fn explains_each_line() {
    for (debug, expected) in [("-g:source,lines", Expected::Numbers), ("-g", Expected::Names)] {
        let Some(program) = compile(debug) else { return };
        for (line, message) in messages(expected) {
            let said = explain_line(&program, line);
            assert!(said.contains(&message), "line {line} with {debug}: {said:?} instead of {message:?}");
        }
    }
}

#[test]
fn says_nothing_where_the_program_makes_the_exception() {
    let Some(program) = compile("-g") else { return };
    let make = methods(&program).find(|m| program.text(m.name) == "make").unwrap();
    let code = body(&program, make).code;
    let call = code.iter().position(|&op| op == 183).unwrap();
    assert_eq!(explain(&program, make, call as u16), None);
}

#[test]
fn says_nothing_outside_the_code() {
    let Some(program) = compile("-g") else { return };
    for method in methods(&program) {
        let end = body(&program, method).code.len() as u16;
        assert_eq!(explain(&program, method, end), None);
        assert_eq!(explain(&program, method, u16::MAX), None);
    }
}

/// Which of the two messages above a line.
#[derive(Clone, Copy, PartialEq)]
enum Expected {
    Numbers,
    Names,
}

/// The messages that the comments of the source foretell, with the lines they stand above.
fn messages(expected: Expected) -> Vec<(u16, String)> {
    let mut messages = Vec::new();
    let mut comments: Vec<&str> = Vec::new();
    for (number, line) in (1..).zip(SOURCE.lines()) {
        match line.trim().strip_prefix("// ") {
            Some(comment) => comments.push(comment),
            None => {
                let message = if expected == Expected::Names { comments.last() } else { comments.first() };
                messages.extend(message.map(|message| (number, message.to_string())));
                comments.clear();
            }
        }
    }
    messages
}

/// The messages of all instructions of a line that can fail on null.
fn explain_line(program: &Program, line: u16) -> Vec<String> {
    let mut messages = Vec::new();
    for method in methods(program) {
        let body = body(program, method);
        let lines = body.lines().unwrap();
        let mut pc = 0;
        while let Some(len) = opcode::length(body.code, pc) {
            let last = lines.iter().rfind(|&&(start, _)| usize::from(start) <= pc);
            if last.is_some_and(|&(_, at)| at == line) {
                messages.extend(explain(program, method, pc as u16));
            }
            pc += len;
        }
    }
    messages
}

fn methods(program: &Program) -> impl Iterator<Item = &Method> {
    let class = program.load("Nulls").unwrap();
    class.methods.iter().map(|&id| program.method(id))
}

fn body<'p>(program: &'p Program, method: &Method) -> Body<'p> {
    let file = program.class(method.class).file().unwrap();
    Body::read(file, method.body.unwrap()).unwrap()
}

/// The program that consists of `Nulls`, which the first JDK found compiles; `None` if there is none.
fn compile(debug: &str) -> Option<Program> {
    let home = installed_jdks().into_iter().find(|home| home.join("bin/javac").is_file())?;
    let dir = TempDir::new();
    let source = dir.write("Nulls.java", SOURCE.as_bytes());
    let mut javac = Command::new(home.join("bin/javac"));
    let status = javac.args(["--release", "17", debug]).arg(source).status().unwrap();
    assert!(status.success());
    let jdk = Jdk::locate(Some(&home)).unwrap();
    let classpath = ClassPath::parse(dir.path().to_str().unwrap(), jdk.feature()).unwrap();
    let program = Program::new(jdk, classpath);
    // The class file goes away with its directory.
    program.load("Nulls").unwrap();
    Some(program)
}
