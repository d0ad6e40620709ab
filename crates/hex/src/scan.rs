//! Characters with their places: words, blanks and comments.

use std::sync::Arc;

use crate::error::{Error, Position};

/// How a file is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Dialect {
    /// Sections end with their names, rows with `;`, steps begin with `.`.
    Current,
    /// As JBSE read it at first: sections end with `end` alone, `,` stands between rows, steps begin with `/`, and `.` is
    /// any character.
    First,
}

impl Dialect {
    /// What ends a row, or stands between two.
    fn separator(self) -> char {
        match self {
            Dialect::Current => ';',
            Dialect::First => ',',
        }
    }

    /// What begins a step.
    pub fn step(self) -> char {
        match self {
            Dialect::Current => '.',
            Dialect::First => '/',
        }
    }
}

/// Reads a file from front to back.
pub(crate) struct Scan {
    text: Vec<char>,
    at: usize,
    line: u32,
    column: u32,
    file: Arc<str>,
    pub dialect: Dialect,
}

impl Scan {
    /// Reads a text with sections of these names.
    pub fn new(file: &str, text: &str, sections: &[&str]) -> Scan {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let text = text.chars().collect();
        let mut scan = Scan { text, at: 0, line: 1, column: 1, file: file.into(), dialect: Dialect::First };
        scan.dialect = scan.find_dialect(sections);
        (scan.at, scan.line, scan.column) = (0, 1, 1);
        scan
    }

    /// A section that ends with `end` alone is one of the first dialect.
    fn find_dialect(&mut self, sections: &[&str]) -> Dialect {
        let mut before = String::new();
        loop {
            let (_, word) = self.word();
            if word.is_empty() && self.next().is_none() {
                return Dialect::Current;
            }
            let word: String = word.into_iter().collect();
            for part in word.split([',', ';']) {
                if part == "end" && !sections.contains(&before.as_str()) {
                    return Dialect::First;
                }
                before = part.to_string();
            }
        }
    }

    pub fn position(&self) -> Position {
        Position { file: self.file.clone(), line: self.line, column: self.column }
    }

    pub fn peek(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn second(&self) -> Option<char> {
        self.text.get(self.at + 1).copied()
    }

    pub fn next(&mut self) -> Option<char> {
        let next = self.peek()?;
        self.at += 1;
        if next == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
        Some(next)
    }

    /// Skips blanks, and comments from `--` to the end of their lines.
    pub fn skip(&mut self) {
        while let Some(next) = self.peek() {
            if next == '-' && self.second() == Some('-') {
                while self.peek().is_some_and(|c| c != '\n' && c != '\r') {
                    self.next();
                }
            } else if next.is_whitespace() {
                self.next();
            } else {
                return;
            }
        }
    }

    /// Whether a word ends here.
    pub fn is_at_end_of_word(&self) -> bool {
        match self.peek() {
            None | Some(';') => true,
            Some(',') => self.dialect == Dialect::First,
            Some('-') => self.second() == Some('-'),
            Some(next) => next.is_whitespace(),
        }
    }

    /// The next word, up to a blank, the end of a row or a comment. What is between `<` and `>` is part of it.
    pub fn word(&mut self) -> (Position, Vec<char>) {
        self.skip();
        let position = self.position();
        let mut word = Vec::new();
        let mut open = 0;
        while !self.is_at_end_of_word() || (open > 0 && matches!(self.peek(), Some(';' | ','))) {
            match self.peek() {
                Some('<') => open += 1,
                Some('>') => open -= 1,
                _ => {}
            }
            word.extend(self.next());
        }
        (position, word)
    }

    /// The next word, which is not read yet.
    pub fn ahead(&mut self) -> String {
        self.skip();
        let before = (self.at, self.line, self.column);
        let (_, word) = self.word();
        (self.at, self.line, self.column) = before;
        word.into_iter().collect()
    }

    /// Reads a word that has to be one of these.
    pub fn expect(&mut self, wanted: &[&'static str]) -> Result<&'static str, Error> {
        self.skip();
        let found = self.found();
        let (position, word) = self.word();
        let word: String = word.into_iter().collect();
        let known = wanted.iter().find(|wanted| **wanted == word);
        known.copied().ok_or_else(|| position.error(format!("expected {}, found {found}", list(wanted))))
    }

    /// What comes next, in words.
    pub fn found(&mut self) -> String {
        let word = self.ahead();
        match self.peek() {
            None => "the end of the file".to_string(),
            Some(next) if word.is_empty() => format!("`{next}`"),
            Some(_) => {
                let short: String = word.chars().take(40).collect();
                let rest = if word.chars().count() > 40 { "…" } else { "" };
                format!("`{short}{rest}`")
            }
        }
    }

    /// Reads the end of a row; in the first dialect the end of the section may come instead, and is not read.
    pub fn end_of_row(&mut self, also: &str) -> Result<(), Error> {
        self.skip();
        if self.peek() == Some(self.dialect.separator()) {
            self.next();
            return Ok(());
        }
        let (found, next) = (self.found(), self.ahead());
        match self.dialect {
            Dialect::Current => Err(self.position().error(format!("expected {also}`;`, found {found}"))),
            Dialect::First if next == "end" => Ok(()),
            Dialect::First => {
                let message = format!("expected {also}`,` or `end`, found {found}");
                Err(self.position().error(format!("{message}: where sections end with `end`, `,` stands between rows")))
            }
        }
    }
}

/// `a`, `b` or `c`
pub(crate) fn list(words: &[&str]) -> String {
    let quoted: Vec<String> = words.iter().map(|word| format!("`{word}`")).collect();
    match quoted.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}
