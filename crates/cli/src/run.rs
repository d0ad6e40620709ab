//! `lissom run`

use std::io::Write;
use std::path::Path;

use exec::launch::NotLaunched;
use exec::world::World;
use exec::{Limits, Stop, Vm};
use jvm::Program;
use jvm::classpath::{ClassPath, Jdk};

use crate::flags::RunFlags;
use crate::{FAILED, INCONCLUSIVE, complain};

/// Runs a program; gives the exit code.
pub(crate) fn run(flags: RunFlags) -> u8 {
    match prepare(&flags) {
        Ok((program, class, args)) => execute(&flags, &program, &class, args),
        Err(message) => complain(message),
    }
}

/// The program, its main class, and its arguments.
fn prepare(flags: &RunFlags) -> Result<(Program, String, &[String]), String> {
    let jdk = Jdk::locate(flags.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
    let feature = jdk.feature();
    if let Some(jar) = &flags.jar {
        let classpath = ClassPath::open_jar(jar, feature).map_err(|e| e.to_string())?;
        let class = classpath.main_class().map(String::from);
        let class = class.ok_or_else(|| format!("{} has no Main-Class in its manifest", jar.display()))?;
        return Ok((Program::new(jdk, classpath), class, &flags.program));
    }
    let (class, args) = flags.program.split_first().ok_or("which class? Give its name, or -jar and a jar")?;
    if class.starts_with('-') {
        return Err(format!("`{class}` is not a flag of `lissom run`; see `lissom run --help`"));
    }
    let path = Path::new(class);
    if class.ends_with(".class") && path.is_file() {
        let text = match &flags.class_path {
            Some(more) => format!("{class}:{more}"),
            None => format!("{class}:{}", path.parent().map_or(".".into(), |p| p.display().to_string())),
        };
        let classpath = ClassPath::parse(&text, feature).map_err(|e| e.to_string())?;
        let only = ClassPath::parse(class, feature).map_err(|e| e.to_string())?;
        let name = only.class_names().map_err(|e| e.to_string())?.next();
        let name = name.ok_or_else(|| format!("{class} holds no class"))?;
        return Ok((Program::new(jdk, classpath), name, args));
    }
    let text = flags.class_path.as_deref().unwrap_or(".");
    let classpath = ClassPath::parse(text, feature).map_err(|e| e.to_string())?;
    Ok((Program::new(jdk, classpath), class.clone(), args))
}

fn execute(flags: &RunFlags, program: &Program, class: &str, args: &[String]) -> u8 {
    let mut world = World::process();
    world.assertions = flags.assertions;
    world.class_path = flags.class_path.clone().unwrap_or_else(|| ".".into());
    world.properties = flags
        .define
        .iter()
        .map(|d| d.split_once('=').map_or((d.clone(), String::new()), |(k, v)| (k.into(), v.into())))
        .collect();
    let mut limits = Limits { steps: flags.max_steps, time: flags.time_limit, ..Limits::default() };
    if let Some(heap) = flags.heap_limit {
        limits.heap = heap;
    }
    let mut vm = match Vm::new(program, world, limits) {
        Ok(vm) => vm,
        Err(error) => return complain(error),
    };
    if flags.opcode_coverage.is_some() {
        vm.coverage = Some(Box::default());
    }
    let launched = vm.boot().map_err(NotLaunched::Stopped).and_then(|()| vm.launch(class, args));
    let _ = vm.world.stdout.flush();
    if let (Some(file), Some(coverage)) = (&flags.opcode_coverage, &vm.coverage)
        && let Err(error) = append(file, &coverage.mnemonics())
    {
        return complain(format!("cannot write {}: {error}", file.display()));
    }
    match launched {
        // The lower eight bits, as the operating system passes them on.
        Ok(code) => code as u8,
        Err(NotLaunched::NoMain(message)) => complain(message),
        Err(NotLaunched::Stopped(stop)) => explain(&stop),
    }
}

fn append(file: &Path, names: &[&str]) -> std::io::Result<()> {
    let mut file = std::fs::OpenOptions::new().create(true).append(true).open(file)?;
    names.iter().try_for_each(|name| writeln!(file, "{name}"))
}

fn explain(stop: &Stop) -> u8 {
    match stop {
        Stop::Exit(code) => *code as u8,
        Stop::Unsupported(gap) => {
            complain(gap);
            FAILED
        }
        Stop::StepLimit(limit) => {
            complain(format!("stopped after {limit} instructions (--max-steps)"));
            INCONCLUSIVE
        }
        Stop::Choose(_) | Stop::Bound(_) | Stop::Assumption | Stop::Failed(_) => {
            complain("a choice in a run without unknowns")
        }
        Stop::TimeLimit => {
            complain("stopped: the time limit has passed (--time-limit)");
            INCONCLUSIVE
        }
    }
}
