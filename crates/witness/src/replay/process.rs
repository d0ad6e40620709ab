//! The JVM as a process: cases go in, answers come out.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use super::text;

/// The program that runs in it: files and their contents.
const CLASSES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/replay_classes.rs"));

/// How much longer than a case may take we wait for its answer: starting the JVM, writing down a large heap.
const PATIENCE: Duration = Duration::from_secs(20);

/// A running JVM.
pub(super) struct Process {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
    _folder: Folder,
}

/// What comes back.
pub(super) enum Reply {
    /// The lines of the answer.
    Lines(Vec<String>),
    /// It took too long; this process is of no more use.
    Time,
    /// The process is gone, with this exit code unless a signal ended it.
    Ended(Option<i32>),
}

/// `java` of a JDK.
pub(super) fn launcher(home: &Path) -> PathBuf {
    let name = format!("java{}", std::env::consts::EXE_SUFFIX);
    let usual = home.join("bin").join(&name);
    let inner = home.join("jre/bin").join(&name);
    if !usual.is_file() && inner.is_file() { inner } else { usual }
}

/// The entries of a class path, as the JVM is to see them.
pub(super) fn entries(text: &str) -> Vec<PathBuf> {
    let mut all = Vec::new();
    for part in text.split(':') {
        if part == "*" || part.ends_with("/*") {
            let folder = part.trim_end_matches('*');
            let folder = Path::new(if folder.is_empty() { "." } else { folder });
            let Ok(found) = fs::read_dir(folder) else { continue };
            let mut jars: Vec<PathBuf> = found.flatten().map(|entry| entry.path()).collect();
            jars.retain(|path| path.extension().is_some_and(|e| e.eq_ignore_ascii_case("jar")));
            jars.sort();
            all.extend(jars);
        } else {
            all.push(PathBuf::from(if part.is_empty() { "." } else { part }));
        }
    }
    all.into_iter().map(|path| fs::canonicalize(&path).unwrap_or(path)).collect()
}

impl Process {
    /// Starts a JVM. An error says why that is not possible.
    pub fn start(java: &Path, is_modular: bool, class_path: &[PathBuf]) -> Result<Process, String> {
        let folder = Folder::new().map_err(|error| format!("a temporary folder cannot be written: {error}"))?;
        let mut command = Command::new(java);
        // Quick to start, and every exception keeps its stack trace.
        command.args(["-Xshare:auto", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:-OmitStackTraceInFastThrow"]);
        command.args(["-XX:+DisplayVMOutputToStderr", "-Xmx1g", "-Dfile.encoding=UTF-8"]);
        if is_modular {
            command.args(["--add-opens", "java.base/jdk.internal.misc=ALL-UNNAMED"]);
        }
        command.arg("-cp").arg(&folder.0).arg("lissom.replay.Main");
        // Options from outside would be another JVM, and are announced on a stream of the program.
        for variable in ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH"] {
            command.env_remove(variable);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| format!("cannot start {}: {error}", java.display()))?;
        let (sender, lines) = channel();
        if let Some(output) = child.stdout.take() {
            // Ends with the process, or when nobody listens any more.
            std::thread::spawn(move || {
                for line in BufReader::new(output).lines() {
                    let Ok(line) = line else { break };
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            });
        }
        let input = child.stdin.take();
        let mut process = Process { child, input, lines, _folder: folder };
        let path: String =
            class_path.iter().map(|entry| format!("path {}\n", text::name(&entry.to_string_lossy()))).collect();
        process.write(&path);
        Ok(process)
    }

    /// A process that is gone is noticed when its answer is waited for.
    fn write(&mut self, text: &str) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(text.as_bytes()).and_then(|()| input.flush());
        }
    }

    /// Runs a case with this number.
    pub fn ask(&mut self, case: &str, number: u64, time: Duration) -> Reply {
        self.write(case);
        let (first, last) = (format!("answer {number}"), format!("end {number}"));
        let deadline = std::time::Instant::now() + time + PATIENCE;
        let mut answer: Option<Vec<String>> = None;
        loop {
            let left = deadline.saturating_duration_since(std::time::Instant::now());
            let line = match self.lines.recv_timeout(left) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => return Reply::Time,
                Err(RecvTimeoutError::Disconnected) => return self.ended(),
            };
            match &mut answer {
                None if line == first => answer = Some(Vec::new()),
                // Something else that was written there.
                None => {}
                Some(_) if line == "time" => return Reply::Time,
                Some(lines) if line == last => return Reply::Lines(std::mem::take(lines)),
                Some(lines) => lines.push(line),
            }
        }
    }

    fn ended(&mut self) -> Reply {
        self.input = None;
        Reply::Ended(self.child.wait().ok().and_then(|status| status.code()))
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.input = None;
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The classes in a folder of their own, which goes away with this value.
struct Folder(PathBuf);

impl Folder {
    fn new() -> std::io::Result<Folder> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let folder = loop {
            let number = COUNT.fetch_add(1, Ordering::Relaxed);
            let path = std::env::temp_dir().join(format!("lissom-replay-{}-{number}", std::process::id()));
            match fs::create_dir(&path) {
                Ok(()) => break Folder(path),
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists && number < 10_000 => {}
                Err(error) => return Err(error),
            }
        };
        for (name, bytes) in CLASSES {
            let file = folder.0.join(name);
            if let Some(parent) = file.parent() {
                fs::create_dir_all(parent)?;
            }
            fs::write(file, bytes)?;
        }
        Ok(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // What stays behind is in the folder for temporary files.
        let _ = fs::remove_dir_all(&self.0);
    }
}
