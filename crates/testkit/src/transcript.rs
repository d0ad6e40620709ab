//! What a run of a subject printed and how it ended, as text that people can read and review.
//!
//! ```text
//! stdout, line by line
//! --- stderr
//! stderr, line by line; no such section when it is empty or ignored
//! --- exit 1
//! ```
//!
//! A stream that does not end with a newline is followed by a line `--- no newline`. A line of output that
//! could be taken for one of these marks gets a backslash in front, so that every transcript has exactly one meaning.

use anyhow::{Context, Result};

use crate::process::{Exit, Outcome};

const STDERR: &[u8] = b"--- stderr\n";
const NO_NEWLINE: &[u8] = b"--- no newline\n";
const EXIT: &[u8] = b"--- exit ";

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Transcript {
    pub stdout: Vec<u8>,
    /// Empty also when the subject's stderr is ignored.
    pub stderr: Vec<u8>,
    pub exit: i32,
}

impl Transcript {
    /// Fails for a program that did not come to its own end: there is nothing to compare then.
    pub fn of(outcome: &Outcome, ignore_stderr: bool) -> Result<Transcript, Exit> {
        match outcome.exit {
            Exit::Code(exit) => Ok(Transcript {
                stdout: outcome.stdout.clone(),
                stderr: if ignore_stderr { Vec::new() } else { outcome.stderr.clone() },
                exit,
            }),
            other => Err(other),
        }
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut out = Vec::new();
        write_stream(&mut out, &self.stdout);
        if !self.stderr.is_empty() {
            out.extend_from_slice(STDERR);
            write_stream(&mut out, &self.stderr);
        }
        out.extend_from_slice(EXIT);
        out.extend_from_slice(format!("{}\n", self.exit).as_bytes());
        out
    }

    pub fn parse(bytes: &[u8]) -> Result<Transcript> {
        let mut stdout = Vec::new();
        let mut stderr = None;
        let mut lines = bytes.split_inclusive(|&byte| byte == b'\n');
        for line in lines.by_ref() {
            if let Some(code) = line.strip_prefix(EXIT) {
                let code = std::str::from_utf8(code)?.trim_end();
                let exit = code.parse().with_context(|| format!("`--- exit {code}`"))?;
                anyhow::ensure!(lines.next().is_none(), "text after the line `--- exit {exit}`");
                return Ok(Transcript { stdout, stderr: stderr.unwrap_or_default(), exit });
            }
            if line == STDERR && stderr.is_none() {
                stderr = Some(Vec::new());
                continue;
            }
            let stream = stderr.as_mut().unwrap_or(&mut stdout);
            if line == NO_NEWLINE {
                anyhow::ensure!(stream.pop() == Some(b'\n'), "`--- no newline` after nothing");
            } else {
                stream.extend_from_slice(if is_mark(line) { &line[1..] } else { line });
            }
        }
        anyhow::bail!("the last line `--- exit N` is missing")
    }

    /// Leaves out the line numbers of source files that are not the subject's own (`own` says which are): those of
    /// the JDK change with every update of it, and a recorded transcript should outlive that.
    pub fn without_foreign_lines(&self, own: impl Fn(&str) -> bool) -> Transcript {
        Transcript {
            stdout: strip_foreign_lines(&self.stdout, &own),
            stderr: strip_foreign_lines(&self.stderr, &own),
            exit: self.exit,
        }
    }
}

fn write_stream(out: &mut Vec<u8>, stream: &[u8]) {
    for line in stream.split_inclusive(|&byte| byte == b'\n') {
        if is_mark(line) {
            out.push(b'\\');
        }
        out.extend_from_slice(line);
    }
    if !stream.is_empty() && !stream.ends_with(b"\n") {
        out.push(b'\n');
        out.extend_from_slice(NO_NEWLINE);
    }
}

/// Whether a line reads as a mark, once backslashes in front of it are taken off.
fn is_mark(line: &[u8]) -> bool {
    let start = line.iter().position(|&byte| byte != b'\\').unwrap_or(line.len());
    line[start..].starts_with(b"--- ")
}

/// Rewrites `Name.java:123` to `Name.java` unless `Name.java` is the subject's own.
fn strip_foreign_lines(text: &[u8], own: &impl Fn(&str) -> bool) -> Vec<u8> {
    const MARK: &[u8] = b".java:";
    let mut out = Vec::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.windows(MARK.len()).position(|window| window == MARK) {
        let (before, after) = rest.split_at(at + MARK.len());
        let name_start = before[..at]
            .iter()
            .rposition(|&byte| !(byte.is_ascii_alphanumeric() || b"_$-".contains(&byte)))
            .map_or(0, |last| last + 1);
        let file = String::from_utf8_lossy(&before[name_start..before.len() - 1]);
        let digits = after.iter().take_while(|byte| byte.is_ascii_digit()).count();
        if digits > 0 && !own(&file) {
            out.extend_from_slice(&before[..before.len() - 1]);
            rest = &after[digits..];
        } else {
            out.extend_from_slice(before);
            rest = after;
        }
    }
    out.extend_from_slice(rest);
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round_trip(stdout: &str, stderr: &str, exit: i32) -> String {
        let transcript = Transcript { stdout: stdout.into(), stderr: stderr.into(), exit };
        let bytes = transcript.to_bytes();
        assert_eq!(Transcript::parse(&bytes).unwrap(), transcript);
        String::from_utf8(bytes).unwrap()
    }

    #[test]
    fn reads_as_one_expects() {
        assert_eq!(round_trip("a\nb\n", "", 0), "a\nb\n--- exit 0\n");
        assert_eq!(round_trip("a\n", "oops\n", 1), "a\n--- stderr\noops\n--- exit 1\n");
        assert_eq!(round_trip("", "", 3), "--- exit 3\n");
        assert_eq!(round_trip("a", "b", 0), "a\n--- no newline\n--- stderr\nb\n--- no newline\n--- exit 0\n");
    }

    #[test]
    fn output_that_looks_like_a_mark_is_kept_apart() {
        assert_eq!(round_trip("--- exit 0\n", "", 1), "\\--- exit 0\n--- exit 1\n");
        round_trip("--- stderr\n\\--- stderr\n\\\\--- x", "--- no newline", 0);
        round_trip("\n", "\n\n", 0);
        round_trip("\\\r\n---\n", "--- stderr\n", -1);
    }

    #[test]
    fn bytes_that_are_no_text_survive() {
        let transcript = Transcript { stdout: vec![0xff, 0, b'\n', 0xc3], stderr: vec![0x80], exit: 0 };
        assert_eq!(Transcript::parse(&transcript.to_bytes()).unwrap(), transcript);
    }

    #[test]
    fn damaged_files_are_refused() {
        for text in ["", "a\n", "--- exit x\n", "--- exit 0\nmore\n", "--- no newline\n--- exit 0\n"] {
            assert!(Transcript::parse(text.as_bytes()).is_err(), "{text:?}");
        }
    }

    #[test]
    fn only_the_line_numbers_of_others_are_left_out() {
        let trace =
            "\tat java.base/java.util.ArrayList.get(ArrayList.java:427)\n\tat Mine.main(Mine.java:9)\n x.java: .java:";
        let stripped = strip_foreign_lines(trace.as_bytes(), &|file| file == "Mine.java");
        assert_eq!(
            String::from_utf8(stripped).unwrap(),
            "\tat java.base/java.util.ArrayList.get(ArrayList.java)\n\tat Mine.main(Mine.java:9)\n x.java: .java:"
        );
    }
}
