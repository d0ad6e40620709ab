//! `lissom bench run`: our interpreter beside HotSpot's, in one run.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use jvm::classpath::Jdk;

use super::classes::{Classes, Source, tool};
use crate::flags::BenchFlags;

/// How often each measurement is repeated, unless the user says so.
const ROUNDS: u32 = 3;

/// A kernel: its source, and the argument that makes it run long enough.
struct Kernel {
    name: &'static str,
    source: &'static str,
    size: u32,
}

macro_rules! kernels {
    ($($name:ident $size:literal)*) => {
        &[$(Kernel {
            name: stringify!($name),
            source: include_str!(concat!("../../../../benches/kernels/", stringify!($name), ".java")),
            size: $size,
        }),*]
    };
}

const KERNELS: &[Kernel] = kernels! {
    IntLoop 40000
    Fields 10000
    Calls 10000
    Allocation 5000
    Sorting 2500
    HashMaps 1000
    TreeMaps 500
    Strings 1500
    Exceptions 20000
    Doubles 15000
};

/// Runs the kernels and prints the table.
pub(super) fn run(flags: &BenchFlags) -> Result<(), String> {
    let rounds = flags.rounds.unwrap_or(ROUNDS);
    let jdk = Jdk::locate(flags.jdk.jdk.as_deref()).map_err(|e| e.to_string())?;
    let java = tool(&jdk, "java")?;
    let sources: Vec<Source> = KERNELS.iter().map(|kernel| (kernel.name, kernel.source)).collect();
    let classes = Classes::compile(&jdk, &sources)?;
    let own = std::env::current_exe().map_err(|e| format!("cannot find this program: {e}"))?;
    println!(
        "{:12} {:>10} {:>10} {:>7}   start-up taken out, best of {}",
        "kernel", "lissom", "java -Xint", "ratio", rounds
    );
    let (mut logs, mut count) = (0.0, 0);
    for kernel in KERNELS {
        let ours = |size: u32| {
            let mut command = Command::new(&own);
            command
                .arg("run")
                .arg("--jdk")
                .arg(jdk.home())
                .arg("-cp")
                .arg(classes.path())
                .arg(kernel.name)
                .arg(size.to_string());
            command
        };
        let theirs = |size: u32| {
            let mut command = Command::new(&java);
            command.arg("-Xint").arg("-cp").arg(classes.path()).arg(kernel.name).arg(size.to_string());
            command
        };
        let (our_time, our_output) = net_time(&ours, kernel.size, rounds)?;
        let (their_time, their_output) = net_time(&theirs, kernel.size, rounds)?;
        if our_output != their_output {
            return Err(format!("{}: lissom printed {our_output:?}, java {their_output:?}", kernel.name));
        }
        let ratio = our_time.as_secs_f64() / their_time.as_secs_f64();
        logs += ratio.ln();
        count += 1;
        println!("{:12} {:>8.0} ms {:>7.0} ms {ratio:>7.2}", kernel.name, ms(our_time), ms(their_time));
    }
    println!("{:12} {:>10} {:>10} {:>7.2}", "geometric mean", "", "", (logs / count as f64).exp());
    Ok(())
}

fn ms(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Best time of the kernel without the best time of doing nothing, and what it printed.
fn net_time(command: &dyn Fn(u32) -> Command, size: u32, rounds: u32) -> Result<(Duration, String), String> {
    let (mut idle, mut busy, mut output) = (Duration::MAX, Duration::MAX, String::new());
    for _ in 0..rounds.max(1) {
        idle = idle.min(time(command(0))?.0);
        let (elapsed, printed) = time(command(size))?;
        busy = busy.min(elapsed);
        output = printed;
    }
    Ok((busy.saturating_sub(idle).max(Duration::from_micros(1)), output))
}

fn time(mut command: Command) -> Result<(Duration, String), String> {
    let start = Instant::now();
    let output =
        command.stdin(Stdio::null()).output().map_err(|e| format!("cannot run {:?}: {e}", command.get_program()))?;
    let elapsed = start.elapsed();
    if !output.status.success() {
        let text = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{:?} failed: {text}", command.get_program()));
    }
    Ok((elapsed, String::from_utf8_lossy(&output.stdout).into_owned()))
}
