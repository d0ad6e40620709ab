//! The `//@` lines a subject begins with.
//!
//! They are parsed strictly: an unknown, repeated or misplaced directive is an error, because a
//! mistyped one would otherwise silently change what is tested.

use anyhow::{Context, Result, bail};

/// The lowest JDK the suite runs on, and the one assumed without `//@ jdk:`.
pub const LOWEST_JDK: u32 = 17;

/// How a subject wants to be compiled and run.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Directives {
    /// What the subject covers; goes into docs/supported.md.
    pub about: String,
    pub args: Vec<String>,
    pub stdin: Vec<u8>,
    pub ignore_stderr: bool,
    /// `javac --release N`.
    pub release: Option<u32>,
    /// The lowest JDK that can run the subject.
    pub jdk: u32,
    /// The file does not hold the subject but a program that writes its class files.
    pub generate: bool,
}

impl Directives {
    pub fn parse(source: &str) -> Result<Directives> {
        let mut about = None;
        let mut args = None;
        let mut stdin = None;
        let mut stderr = None;
        let mut release = None;
        let mut jdk = None;
        let mut generate = None;

        let mut leading = true;
        for (index, line) in source.lines().enumerate() {
            let Some(text) = line.trim_start().strip_prefix("//@") else {
                leading = false;
                continue;
            };
            let number = index + 1;
            if !leading {
                bail!("line {number}: a //@ line below the first lines of the file has no effect");
            }
            let (name, value) = match text.split_once(':') {
                Some((name, value)) => (name.trim(), Some(value.trim())),
                None => (text.trim(), None),
            };
            let at = || format!("line {number}: //@ {name}");
            match (name, value) {
                ("about", Some(value)) => set(&mut about, value.to_string()),
                ("args", Some(value)) => set(&mut args, words(value).with_context(at)?),
                ("stdin", Some(value)) => set(&mut stdin, unescape(value).with_context(at)?),
                ("stderr", Some("ignore")) => set(&mut stderr, ()),
                ("release", Some(value)) => set(&mut release, value.parse().with_context(at)?),
                ("jdk", Some(value)) => set(&mut jdk, value.parse().with_context(at)?),
                ("generate", None) => set(&mut generate, ()),
                _ => bail!("line {number}: unknown directive `{}`", line.trim()),
            }
            .with_context(at)?;
        }

        let about = about
            .filter(|about| !about.is_empty())
            .context("`//@ about: …` is missing: say in one line what the subject covers")?;
        if let Some(level @ (0..LOWEST_JDK | 26..)) = jdk {
            bail!("`//@ jdk: {level}`: subjects run on JDK {LOWEST_JDK} to 25");
        }
        Ok(Directives {
            about,
            args: args.unwrap_or_default(),
            stdin: stdin.unwrap_or_default(),
            ignore_stderr: stderr.is_some(),
            release,
            jdk: jdk.unwrap_or(LOWEST_JDK),
            generate: generate.is_some(),
        })
    }
}

fn set<T>(place: &mut Option<T>, value: T) -> Result<()> {
    if place.is_some() {
        bail!("given twice");
    }
    *place = Some(value);
    Ok(())
}

/// Splits at spaces; `"…"` holds a word with spaces or an empty one.
pub(crate) fn words(text: &str) -> Result<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for c in text.chars() {
        match c {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            c if c.is_whitespace() && !quoted => words.extend(word.take()),
            c => word.get_or_insert_default().push(c),
        }
    }
    if quoted {
        bail!("a quote is not closed");
    }
    words.extend(word);
    Ok(words)
}

fn unescape(text: &str) -> Result<Vec<u8>> {
    let mut out = String::new();
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        if c != '\\' {
            out.push(c);
            continue;
        }
        match chars.next() {
            Some('n') => out.push('\n'),
            Some('r') => out.push('\r'),
            Some('t') => out.push('\t'),
            Some('\\') => out.push('\\'),
            Some(other) => bail!("unknown escape `\\{other}`; there are \\n \\r \\t \\\\"),
            None => bail!("a single backslash at the end"),
        }
    }
    Ok(out.into_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(source: &str) -> String {
        format!("{:#}", Directives::parse(source).unwrap_err())
    }

    #[test]
    fn about_alone_gives_the_defaults() {
        let parsed = Directives::parse("//@ about: loops\npublic class A {}\n").unwrap();
        assert_eq!(
            parsed,
            Directives {
                about: "loops".into(),
                args: vec![],
                stdin: vec![],
                ignore_stderr: false,
                release: None,
                jdk: 17,
                generate: false,
            }
        );
    }

    #[test]
    fn every_directive_is_understood() {
        let parsed = Directives::parse(
            "//@ about: a: b\n//@ args: x \"y z\" \"\"\n//@ stdin: 1\\n2\\t\\\\\n//@ stderr: ignore\n\
             //@ release: 8\n//@ jdk: 25\n//@ generate\nclass A {}",
        )
        .unwrap();
        assert_eq!(parsed.about, "a: b");
        assert_eq!(parsed.args, ["x", "y z", ""]);
        assert_eq!(parsed.stdin, b"1\n2\t\\");
        assert!(parsed.ignore_stderr && parsed.generate);
        assert_eq!((parsed.release, parsed.jdk), (Some(8), 25));
    }

    #[test]
    fn mistakes_are_named() {
        assert!(error("class A {}").contains("about"));
        assert!(error("//@ about:\n").contains("about"));
        assert!(error("//@ about: a\n//@ arg: 1\n").contains("line 2: unknown directive"));
        assert!(error("//@ about: a\n//@ generate: yes\n").contains("unknown directive"));
        assert!(error("//@ about: a\n//@ stderr: keep\n").contains("unknown directive"));
        assert!(error("//@ about: a\n//@ about: b\n").contains("twice"));
        assert!(error("//@ about: a\nclass A {}\n//@ args: 1\n").contains("line 3"));
        assert!(error("//@ about: a\n//@ stdin: \\q\n").contains("unknown escape"));
        assert!(error("//@ about: a\n//@ args: \"x\n").contains("not closed"));
        assert!(error("//@ about: a\n//@ jdk: 8\n").contains("JDK 17 to 25"));
        assert!(error("//@ about: a\n//@ release: new\n").contains("line 2: //@ release"));
    }
}
