//! Findings as good compilers print them.
//!
//! ```text
//! error[exceptions]: uncaught java.lang.NullPointerException
//!   --> src/IntSet.java:73, in IntSet.remove
//!    |
//! 73 |         while (node.next.value < value) {
//!    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
//!    |
//!    = input, 2 objects:
//!    |   this: IntSet {size = 1}
//!    |   └ head: IntSet.Node {value = 1, next = null}
//!    |   value = 0
//!    = call: this.remove(0)
//!    = because:
//! 67 |         if (head.value == value) {
//!    |             value != this.head.value
//!    = replay: lissom replay 'IntSet#remove(int)' --path 1.0.0.1.0
//! ```

use crate::finding::{Assumed, Finding, Spot};

/// Choices shown; the last ones say most.
const MOST_CHOICES: usize = 24;

/// Characters of a source line that are shown.
const WIDEST: usize = 140;

/// The lines of a finding.
pub fn lines(finding: &Finding, colours: bool) -> Vec<String> {
    let shown = &finding.because[finding.because.len().saturating_sub(MOST_CHOICES)..];
    let spots = finding.spot.iter().chain(shown.iter().filter_map(|assumed| assumed.spot.as_ref()));
    let widest = spots.filter_map(|spot| spot.place.line).max().unwrap_or(0).to_string().len();
    let mut text = Text { lines: Vec::new(), gutter: widest.max(2), colours };
    text.lines.push(format!(
        "{}: {}",
        text.paint(RED, &format!("error[{}]", finding.property.name())),
        text.paint(BOLD, &finding.what)
    ));
    if let Some(spot) = &finding.spot {
        text.place(spot);
    }
    match (finding.objects, finding.input.is_empty()) {
        (_, true) => text.fact("input: none"),
        (0, _) => text.fact("input:"),
        (1, _) => text.fact("input, 1 object:"),
        (objects, _) => text.fact(&format!("input, {objects} objects:")),
    }
    finding.input.iter().for_each(|line| text.below(&format!("  {line}")));
    if let Some(call) = &finding.call {
        text.fact(&format!("call: {call}"));
    }
    if !shown.is_empty() {
        text.fact("because:");
        text.choices(shown, finding.because.len() - shown.len(), finding.spot.as_ref());
    }
    finding.notes.iter().for_each(|note| text.fact(&format!("note: {note}")));
    match finding.more {
        0 => {}
        1 => text.fact("note: one more path ends so"),
        more => text.fact(&format!("note: {more} more paths end so")),
    }
    text.fact(&format!("replay: {}", finding.replay));
    text.lines
}

const RED: &str = "1;31";
const BLUE: &str = "1;34";
const BOLD: &str = "1";

struct Text {
    lines: Vec<String>,
    /// Width of the line numbers.
    gutter: usize,
    colours: bool,
}

impl Text {
    fn paint(&self, colour: &str, text: &str) -> String {
        if self.colours { format!("\x1b[{colour}m{text}\x1b[0m") } else { text.to_string() }
    }

    /// A line behind the bar.
    fn below(&mut self, text: &str) {
        let bar = self.paint(BLUE, &format!("{:gutter$} |", "", gutter = self.gutter));
        let gap = if text.is_empty() { "" } else { " " };
        self.lines.push(format!("{bar}{gap}{text}"));
    }

    fn fact(&mut self, text: &str) {
        let sign = self.paint(BLUE, &format!("{:gutter$} =", "", gutter = self.gutter));
        self.lines.push(format!("{sign} {text}"));
    }

    fn source(&mut self, number: u16, text: &str) {
        let number = self.paint(BLUE, &format!("{number:>gutter$} |", gutter = self.gutter));
        self.lines.push(format!("{number} {}", clipped(text)));
    }

    /// Where it happened, with the line underlined.
    fn place(&mut self, spot: &Spot) {
        let arrow = self.paint(BLUE, &format!("{:gutter$}-->", "", gutter = self.gutter));
        let line = spot.place.line.map_or(String::new(), |line| format!(":{line}"));
        self.lines.push(format!("{arrow} {}{line}, in {}", spot.file(), spot.place.method));
        if let (Some(number), Some(text)) = (spot.place.line, &spot.text) {
            let text = clipped(text);
            let (indent, length) = (indent(&text), text.trim().chars().count());
            self.below("");
            self.source(number, &text);
            let marks = self.paint(RED, &"^".repeat(length.max(1)));
            self.below(&format!("{}{marks}", " ".repeat(indent)));
            self.below("");
        }
    }

    /// Choices below the line that asked for them; `home` is the place whose file needs no mention.
    fn choices(&mut self, choices: &[Assumed], before: usize, home: Option<&Spot>) {
        if before > 0 {
            self.below(&format!("  … {before} earlier ones"));
        }
        let mut file = home.map(|spot| spot.file().to_string());
        let mut last: Option<(String, Option<u16>)> = None;
        let mut margin = 2;
        for choice in choices {
            let at = choice.spot.as_ref().map(|spot| (spot.place.method.clone(), spot.place.line));
            if let Some(spot) = choice.spot.as_ref().filter(|_| at != last) {
                margin = 2;
                if spot.text.is_some() && file.as_deref() != Some(spot.file()) {
                    let colons = self.paint(BLUE, &format!("{:gutter$}:::", "", gutter = self.gutter));
                    self.lines.push(format!("{colons} {}", spot.file()));
                    file = Some(spot.file().to_string());
                }
                match (spot.place.line, &spot.text) {
                    (Some(number), Some(text)) => {
                        let text = clipped(text);
                        self.source(number, &text);
                        margin = indent(&text) + 4;
                    }
                    _ => self.below(&format!("  at {}", spot.place)),
                }
                if spot.text.is_none() {
                    margin = 6;
                }
            }
            last = at;
            let words = format!("{}{}", " ".repeat(margin), choice.words);
            self.below(&words);
        }
    }
}

fn indent(text: &str) -> usize {
    text.chars().take_while(|c| c.is_whitespace()).count()
}

/// A source line with tabs as spaces, and not too long. Control characters would move the cursor.
fn clipped(text: &str) -> String {
    let plain = text.trim_end().replace('\t', "    ");
    let plain: String = plain.chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    match plain.char_indices().nth(WIDEST) {
        Some((at, _)) => format!("{}…", &plain[..at]),
        None => plain,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use explore::{Place, Property};

    fn spot(line: u16, text: Option<&str>) -> Spot {
        let place = Place { method: "Set.remove".into(), file: Some("Set.java".into()), line: Some(line) };
        Spot { place, path: text.map(|_| "src/Set.java".to_string()), text: text.map(str::to_string) }
    }

    fn finding(text: [Option<&str>; 2]) -> Finding {
        let assumed = |words: &str| Assumed { words: words.into(), spot: Some(spot(7, text[0])) };
        Finding {
            method: "Set#remove(int)".into(),
            property: Property::Exceptions,
            what: "uncaught java.lang.NullPointerException".into(),
            spot: Some(spot(103, text[1])),
            objects: 1,
            input: vec!["this: Set {head = null}".into()],
            call: Some("this.remove(0)".into()),
            because: vec![assumed("this.head is null"), assumed("value == 0")],
            more: 1,
            path: "0.1".into(),
            replay: "lissom replay 'Set#remove(int)' --path 0.1".into(),
            notes: Vec::new(),
        }
    }

    #[test]
    fn a_finding_looks_like_a_compilers_error() {
        let text =
            lines(&finding([Some("\tif (head == null) {"), Some("        while (next.value < value) {")]), false);
        let expected = [
            "error[exceptions]: uncaught java.lang.NullPointerException",
            "   --> src/Set.java:103, in Set.remove",
            "    |",
            "103 |         while (next.value < value) {",
            "    |         ^^^^^^^^^^^^^^^^^^^^^^^^^^^^",
            "    |",
            "    = input, 1 object:",
            "    |   this: Set {head = null}",
            "    = call: this.remove(0)",
            "    = because:",
            "  7 |     if (head == null) {",
            "    |         this.head is null",
            "    |         value == 0",
            "    = note: one more path ends so",
            "    = replay: lissom replay 'Set#remove(int)' --path 0.1",
        ];
        assert_eq!(text, expected);
    }

    #[test]
    fn without_sources_places_are_named() {
        let text = lines(&finding([None, None]), false);
        assert_eq!(text[1], "   --> Set.java:103, in Set.remove");
        assert!(text.contains(&"    |   at Set.remove(Set.java:7)".to_string()));
        assert!(text.contains(&"    |       this.head is null".to_string()));
    }

    #[test]
    fn colours_change_nothing_but_colours() {
        let finding = finding([Some("if (a) {"), Some("b();")]);
        let strip = |line: &String| {
            let mut plain = String::new();
            let mut parts = line.split('\x1b');
            plain += parts.next().unwrap_or_default();
            parts.for_each(|part| plain += part.split_once('m').map_or("", |(_, rest)| rest));
            plain
        };
        let painted: Vec<String> = lines(&finding, true).iter().map(strip).collect();
        assert_eq!(painted, lines(&finding, false));
    }

    #[test]
    fn long_and_odd_lines_are_clipped() {
        assert_eq!(clipped("\x1b[2Jx"), "\u{fffd}[2Jx");
        assert!(clipped(&"é".repeat(500)).chars().count() <= WIDEST + 1);
    }
}
