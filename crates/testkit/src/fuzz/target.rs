//! What is done with one class file of unknown quality.

use std::sync::Arc;
use std::time::Duration;

use exec::world::World;
use exec::{Limits, Vm};
use heap::Value;
use jvm::Program;
use jvm::classpath::{ClassBytes, ClassPath, Jdk};

/// What became of a class file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// It did not load or link.
    Refused,
    /// Its methods ran to their ends, by return or exception.
    Ran,
    /// A limit or a missing feature ended one of its methods.
    Stopped,
}

/// Loads, checks and runs a class file; the classes it refers to come from `classpath`.
pub fn run_class(jdk: Arc<Jdk>, classpath: ClassPath, bytes: &[u8]) -> Fate {
    let program = Program::new(jdk, classpath);
    let Ok(class) = program.define(ClassBytes::owned(bytes, "mutant"), false) else {
        return Fate::Refused;
    };
    let checked = program.check(class);
    let limits = Limits { steps: Some(20_000), time: Some(Duration::from_secs(5)), heap: 32 << 20, depth: 200 };
    let Ok(mut vm) = Vm::new(&program, World::sealed(), limits) else {
        return Fate::Refused;
    };
    let mut fate = if checked.is_ok() { Fate::Ran } else { Fate::Refused };
    for &id in &class.methods {
        let method = program.method(id);
        // Methods that do not decode are never run; the others are, though the class as a whole is refused.
        if !method.flags.is_static() || program.code(method).is_err() {
            continue;
        }
        let args: Vec<Value> = method.signature.params.iter().map(|&k| Value::zero(k)).collect();
        vm.limits.steps = Some(vm.state.steps + 5_000);
        if vm.call(method, &args).is_err() {
            fate = Fate::Stopped;
            vm.state.frames.clear();
        }
    }
    fate
}
