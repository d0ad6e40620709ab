//! Runs a program to its end, or to the end of our patience.

use std::io::{Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// More output than this from one program is cut off, so that a runaway subject cannot fill memory.
const OUTPUT_LIMIT: u64 = 16 << 20;

/// How long we wait for the rest of the output of a program that has ended.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Exit {
    Code(i32),
    Signal(i32),
    TimedOut(Duration),
}

impl std::fmt::Display for Exit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Exit::Code(code) => write!(f, "exit {code}"),
            Exit::Signal(signal) => write!(f, "killed by signal {signal}"),
            Exit::TimedOut(limit) => write!(f, "stopped after {} s", limit.as_secs()),
        }
    }
}

/// All that can be observed of a finished program.
#[derive(Debug, Clone)]
pub struct Outcome {
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    pub exit: Exit,
    pub time: Duration,
}

pub fn run(command: &mut Command, stdin: &[u8], limit: Duration) -> Result<Outcome> {
    let start = Instant::now();
    let mut child = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {}", command.get_program().display()))?;
    let stdout = read_aside(child.stdout.take());
    let stderr = read_aside(child.stderr.take());
    if let Some(mut pipe) = child.stdin.take() {
        let stdin = stdin.to_vec();
        // A program may end without reading its input; that is no fault.
        thread::spawn(move || pipe.write_all(&stdin).ok());
    }
    let exit = wait(&mut child, start, limit)?;
    Ok(Outcome {
        exit,
        time: start.elapsed(),
        stdout: stdout.recv_timeout(PATIENCE).unwrap_or_default(),
        stderr: stderr.recv_timeout(PATIENCE).unwrap_or_default(),
    })
}

fn read_aside(pipe: Option<impl Read + Send + 'static>) -> Receiver<Vec<u8>> {
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(pipe) = pipe {
            // What was read before an error is still worth showing.
            let _ = pipe.take(OUTPUT_LIMIT).read_to_end(&mut bytes);
        }
        // Nobody listens any more when the program left a child behind that holds the pipe.
        let _ = sender.send(bytes);
    });
    receiver
}

fn wait(child: &mut Child, start: Instant, limit: Duration) -> Result<Exit> {
    let mut pause = Duration::from_micros(500);
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(match status.code() {
                Some(code) => Exit::Code(code),
                None => Exit::Signal(signal(status)),
            });
        }
        if start.elapsed() > limit {
            child.kill()?;
            child.wait()?;
            return Ok(Exit::TimedOut(limit));
        }
        thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(8));
    }
}

#[cfg(unix)]
fn signal(status: std::process::ExitStatus) -> i32 {
    std::os::unix::process::ExitStatusExt::signal(&status).unwrap_or(0)
}

#[cfg(not(unix))]
fn signal(_: std::process::ExitStatus) -> i32 {
    0
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    fn shell(script: &str, stdin: &[u8], limit: Duration) -> Outcome {
        run(Command::new("sh").args(["-c", script]), stdin, limit).unwrap()
    }

    #[test]
    fn everything_observable_is_kept() {
        let outcome = shell("cat; echo oops >&2; exit 3", b"in", Duration::from_secs(20));
        assert_eq!(outcome.exit, Exit::Code(3));
        assert_eq!((outcome.stdout, outcome.stderr), (b"in".to_vec(), b"oops\n".to_vec()));
    }

    #[test]
    fn the_limit_holds_even_for_children_of_the_program() {
        let limit = Duration::from_millis(200);
        let outcome = shell("sleep 30; true", b"", limit);
        assert_eq!(outcome.exit, Exit::TimedOut(limit));
        assert!(outcome.time < Duration::from_secs(20));
    }
}
