//! The main section of a jar's `META-INF/MANIFEST.MF`.

use std::path::{Path, PathBuf};

/// The attributes of a manifest that decide what is on the class path and what runs.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Manifest {
    /// `Main-Class`, as written there (with dots).
    pub(super) main_class: Option<String>,
    /// `Class-Path`: relative URLs, separated by spaces.
    class_path: String,
    /// `Multi-Release: true`.
    pub(super) multi_release: bool,
}

impl Manifest {
    /// Reads the main section: the lines up to the first empty one. Lines that are no attribute are passed over, as
    /// `java` does with jars that tools of all ages have written.
    pub(super) fn parse(bytes: &[u8]) -> Self {
        let mut manifest = Self::default();
        for line in main_section(bytes) {
            let line = String::from_utf8_lossy(&line);
            let Some((name, value)) = line.split_once(':') else {
                continue;
            };
            let value = value.trim();
            match name.to_ascii_lowercase().as_str() {
                "main-class" => manifest.main_class = Some(value.to_owned()),
                "class-path" => manifest.class_path = value.to_owned(),
                "multi-release" => manifest.multi_release = value.eq_ignore_ascii_case("true"),
                _ => {}
            }
        }
        manifest
    }

    /// The files and directories that `Class-Path` names for a jar at `jar`. URLs of other kinds than files are left
    /// out: no class is loaded from a network.
    pub(super) fn class_path(&self, jar: &Path) -> Vec<PathBuf> {
        let home = jar.parent().unwrap_or(Path::new(""));
        self.class_path
            .split_ascii_whitespace()
            .filter_map(|url| match url.split_once(':') {
                None => Some(home.join(percent_decoded(url))),
                Some((scheme, rest)) if scheme.eq_ignore_ascii_case("file") => {
                    let path = rest.strip_prefix("//").unwrap_or(rest);
                    Some(home.join(percent_decoded(path)))
                }
                Some(_) => None,
            })
            .collect()
    }
}

/// The lines of the main section with continuations joined. A line may break inside a UTF-8 sequence, hence the bytes.
fn main_section(bytes: &[u8]) -> Vec<Vec<u8>> {
    let mut lines: Vec<Vec<u8>> = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let end = rest.iter().position(|b| matches!(b, b'\r' | b'\n'));
        let (line, after) = rest.split_at(end.unwrap_or(rest.len()));
        rest = after.strip_prefix(b"\r\n").unwrap_or(after.get(1..).unwrap_or_default());
        match (line, lines.last_mut()) {
            ([], _) => break,
            ([b' ', more @ ..], Some(last)) => last.extend_from_slice(more),
            _ => lines.push(line.to_owned()),
        }
    }
    lines
}

/// `%20` → a space, and so on; a `%` that begins no such triple stays.
fn percent_decoded(text: &str) -> String {
    let hex = |b: u8| char::from(b).to_digit(16);
    let mut rest = text.as_bytes();
    let mut decoded = Vec::with_capacity(rest.len());
    while let [first, tail @ ..] = rest {
        if let (b'%', [high, low, after @ ..]) = (first, tail)
            && let (Some(high), Some(low)) = (hex(*high), hex(*low))
        {
            decoded.push((high * 16 + low) as u8);
            rest = after;
        } else {
            decoded.push(*first);
            rest = tail;
        }
    }
    String::from_utf8_lossy(&decoded).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attributes_of_the_main_section_are_read_whatever_the_line_ends() {
        for end in ["\n", "\r\n", "\r"] {
            let text = [
                "Manifest-Version: 1.0",
                "main-class: com.exam",
                " ple.Main",
                "Multi-Release: TRUE ",
                "",
                "Name: a/",
                "Main-Class: other.Main",
                "",
            ]
            .join(end);
            let manifest = Manifest::parse(text.as_bytes());
            assert_eq!(manifest.main_class.as_deref(), Some("com.example.Main"));
            assert!(manifest.multi_release);
        }
    }

    #[test]
    fn class_path_is_relative_to_the_jar() {
        let text = "Class-Path: lib/a%20b.jar ../c.jar file:/abs/d.jar http://x/e.jar 50%.jar";
        let paths = Manifest::parse(text.as_bytes()).class_path(Path::new("/app/x.jar"));
        let expected = ["/app/lib/a b.jar", "/app/../c.jar", "/abs/d.jar", "/app/50%.jar"];
        assert_eq!(paths, expected.map(PathBuf::from));
    }

    #[test]
    fn rubbish_is_an_empty_manifest() {
        for rubbish in [&b""[..], b"\n\n", b" x", b"\xff\xfe:", b"\r", b"no colon"] {
            assert_eq!(Manifest::parse(rubbish), Manifest::default());
        }
    }
}
