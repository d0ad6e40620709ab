//! The page: everything that was found, as one HTML file.
//!
//! The file needs no network and no other file. Data is written once, as JSON with shared strings, places, classes and
//! heaps; the scripts beside this file draw what is looked at, and only that. Two equal runs give equal bytes but for the
//! element with the times.

mod book;
mod json;
mod method;
mod tree;

pub use book::{FindSource, Source};
pub use method::{Facts, Followed, Method, Open, Shown, Test};

use book::Book;
use json::Json;

/// In the order in which they are executed.
const SCRIPTS: [&str; 8] = [
    include_str!("assets/elements.js"),
    include_str!("assets/data.js"),
    include_str!("assets/heap.js"),
    include_str!("assets/rows.js"),
    include_str!("assets/source.js"),
    include_str!("assets/figures.js"),
    include_str!("assets/path.js"),
    include_str!("assets/page.js"),
];

const STYLE: &str = include_str!("assets/page.css");

/// What is said about the whole run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Title {
    /// What was analysed, as it was asked for.
    pub subject: String,
    /// The verdict, in words.
    pub verdict: String,
    /// The command.
    pub command: String,
    /// Lissom's version.
    pub version: String,
    /// The JDK's version.
    pub jdk: String,
    /// The scope, in words.
    pub scope: String,
}

/// What may differ between two equal runs: seconds.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Times {
    /// By phase of the whole run.
    pub phases: Vec<(String, f64)>,
    /// By method.
    pub methods: Vec<MethodTimes>,
}

/// Where the time of a method went.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct MethodTimes {
    /// Exploring, and trying the inputs.
    pub phases: Vec<(String, f64)>,
    /// By oracle, in the order of [`Facts::oracles`].
    pub oracles: Vec<f64>,
    /// By stage of the solver, in the order of [`Facts::solver`].
    pub solver: Vec<f64>,
}

/// A page that is being written.
pub struct Page<'a> {
    book: Book,
    methods: Vec<Method>,
    find: &'a FindSource<'a>,
}

impl<'a> Page<'a> {
    /// A page without methods; sources are asked for as places are met.
    pub fn new(find: &'a FindSource<'a>) -> Page<'a> {
        Page { book: Book::default(), methods: Vec::new(), find }
    }

    /// Begins a method.
    pub fn begin(&mut self) {
        self.methods.push(Method::default());
    }

    /// Adds a path to the method that was begun last.
    pub fn add(&mut self, path: &Followed<'_>) {
        if let Some(method) = self.methods.last_mut() {
            method.add(path, &mut self.book, self.find);
        }
    }

    /// Says everything else about the method that was begun last.
    pub fn finish(&mut self, facts: Facts) {
        if let Some(method) = self.methods.last_mut() {
            method.finish(facts);
        }
    }

    /// How many paths are on it.
    pub fn paths(&self) -> usize {
        self.methods.iter().map(Method::count).sum()
    }

    /// The file.
    pub fn html(mut self, title: &Title, times: &Times) -> String {
        let mut json = Json::default();
        let find = self.find;
        json.object(|json| {
            for (name, text) in [
                ("subject", &title.subject),
                ("verdict", &title.verdict),
                ("command", &title.command),
                ("version", &title.version),
                ("jdk", &title.jdk),
                ("scope", &title.scope),
            ] {
                json.field(name).text(text);
            }
            let book = &mut self.book;
            json.field("methods").list(&self.methods, |json, method| method.write(json, book, find));
            book.write(json);
        });
        let mut seconds = Json::default();
        write_times(&mut seconds, times);
        format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <meta name=\"color-scheme\" content=\"light dark\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; \
             script-src 'unsafe-inline'; img-src data:\">\n\
             <link rel=\"icon\" href=\"data:image/svg+xml,{ICON}\">\n\
             <title>{} – Lissom</title>\n<style>\n{STYLE}</style>\n</head>\n<body>\n\
             <noscript>This page is drawn by its own scripts: please allow them.</noscript>\n\
             <script type=\"application/json\" id=\"found\">{}</script>\n\
             <script type=\"application/json\" id=\"times\">{}</script>\n\
             <script>\n\"use strict\";\n(() => {{\n{}}})();\n</script>\n</body>\n</html>\n",
            escaped(&title.subject),
            json.into_text(),
            seconds.into_text(),
            SCRIPTS.join("\n"),
        )
    }
}

/// A leaf between two others, as in the header of the page.
const ICON: &str = "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M4 3v10h8' fill='none' \
                    stroke='%232f6fde' stroke-width='2.4' stroke-linecap='round'/%3E%3Ccircle cx='4' cy='3' r='2.4' \
                    fill='%232f6fde'/%3E%3Ccircle cx='12' cy='13' r='2.4' fill='%2316a37b'/%3E%3C/svg%3E";

fn write_times(json: &mut Json, times: &Times) {
    let phases = |json: &mut Json, phases: &[(String, f64)]| {
        json.list(phases, |json, (name, seconds)| {
            json.list([0], |json, _| {
                json.text(name);
                json.raw(&format!(",{}", rounded(*seconds)));
            });
        });
    };
    json.object(|json| {
        phases(json.field("phases"), &times.phases);
        json.field("methods").list(&times.methods, |json, method| {
            json.object(|json| {
                phases(json.field("phases"), &method.phases);
                json.field("oracles").numbers(method.oracles.iter().map(|&seconds| rounded(seconds)));
                json.field("solver").numbers(method.solver.iter().map(|&seconds| rounded(seconds)));
            });
        });
    });
}

/// Seconds, to the microsecond.
fn rounded(seconds: f64) -> f64 {
    if seconds.is_finite() { (seconds * 1e6).round() / 1e6 } else { 0.0 }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::rc::Rc;

    use super::*;
    use explore::{End, Place, Step};
    use serde_json::Value;
    use witness::{After, Contents, Datum, Object, Witness};

    fn object(value: Datum) -> Object {
        Object { class: "[La/B;".into(), contents: Contents::Array(vec![value]) }
    }

    fn run() -> (Witness, After) {
        let text = Object { class: "java/lang/String".into(), contents: Contents::Text(vec![0xd800, 0x3c]) };
        let before = Witness { args: vec![Datum::Object(0)], objects: vec![object(Datum::Null)], ..Witness::default() };
        let objects = vec![object(Datum::Object(1)), text];
        (before, After { result: Some(Datum::Int(7)), objects, ..After::default() })
    }

    fn page(seconds: f64) -> String {
        let find = |_: &Place| Some(Source { path: "B.java".into(), lines: vec!["// </script>".into()] });
        let mut page = Page::new(&find);
        page.begin();
        let place = Place { method: "a.B.m".into(), file: Some("B.java".into()), line: Some(1) };
        let call = crate::call::Call { text: "this.m()".into(), roots: vec![("this".into(), Datum::Object(0))] };
        let (witness, after) = run();
        for (id, words) in [("0.0", "a"), ("0.1", "</script>")] {
            let step = |words: &str| {
                Rc::new(Step { words: words.into(), place: Some(place.clone()), is_only: false, reference: None })
            };
            page.add(&Followed {
                id: &id.parse().unwrap(),
                end: &End::Returned(None),
                place: None,
                condition: "x == 1 && y",
                steps: &[step("first"), step(words)],
                call: Some(&call),
                run: Ok((&witness, &after)),
            });
        }
        page.finish(Facts { name: "a.B#m()".into(), ..Facts::default() });
        let times = Times { phases: vec![("all".into(), seconds)], methods: Vec::new() };
        page.html(&Title { subject: "<a.B>".into(), ..Title::default() }, &times)
    }

    fn element<'a>(html: &'a str, id: &str) -> &'a str {
        let begin = format!("<script type=\"application/json\" id=\"{id}\">");
        let from = html.find(&begin).unwrap() + begin.len();
        &html[from..from + html[from..].find("</script>").unwrap()]
    }

    #[test]
    fn what_paths_share_is_written_once() {
        let html = page(1.0);
        let found: Value = serde_json::from_str(&element(&html, "found").replace("\\ud800", "?")).unwrap();
        let method = &found["methods"][0];
        // Three nodes, of which the first belongs to both paths.
        assert_eq!(method["nodes"].as_array().unwrap().len(), 3 * 4);
        assert_eq!(found["heaps"].as_array().unwrap().len(), 1);
        assert_eq!(found["changes"][0].as_array().unwrap().len(), 2);
        let (first, second) = (&method["paths"][0], &method["paths"][1]);
        assert_ne!(first[0], second[0]);
        assert_eq!(first.as_array().unwrap()[1..], second.as_array().unwrap()[1..]);
        assert_eq!(first[4].as_array().unwrap().len(), 2);
        assert_eq!(found["files"][0]["lines"][0], "// </script>");
    }

    #[test]
    fn only_times_differ_and_nothing_escapes() {
        let (one, two) = (page(1.0), page(2.5));
        assert_ne!(one, two);
        assert_eq!(element(&one, "found"), element(&two, "found"));
        assert_eq!(one.replace(element(&one, "times"), ""), two.replace(element(&two, "times"), ""));
        assert!(one.contains("<title>&lt;a.B&gt; – Lissom</title>"));
        assert_eq!(one.matches("</script>").count(), 3);
    }
}
