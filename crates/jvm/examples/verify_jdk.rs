//! Loads, links, decodes and verifies every class of every module of a JDK, and says how long that took:
//! `cargo run --release -p lissom-jvm --example verify_jdk [JDK]`.

use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Instant;

use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

fn main() -> ExitCode {
    let home = std::env::args_os().nth(1).map(PathBuf::from);
    match verify(home) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::FAILURE,
        Err(e) => {
            eprintln!("{e}");
            ExitCode::from(2)
        }
    }
}

fn verify(home: Option<PathBuf>) -> Result<usize, Box<dyn std::error::Error>> {
    let started = Instant::now();
    let jdk = Jdk::locate(home.as_deref())?;
    let names: Vec<String> = jdk.classes()?.into_iter().map(|class| class.name).collect();
    let program = Program::new(jdk, ClassPath::default());
    let mut failed = 0;
    for name in names.iter().filter(|name| !name.ends_with("module-info")) {
        if let Err(e) = program.load(name).and_then(|class| program.verify(class)) {
            println!("{name}: {e}");
            failed += 1;
        }
    }
    println!(
        "{} classes, {failed} with errors, {:.1} s",
        names.len(),
        started.elapsed().as_secs_f64()
    );
    Ok(failed)
}
