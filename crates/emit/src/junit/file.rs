//! Test classes as source files.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::draft::{Draft, Junit, Values};
use super::reflection::helpers;
use crate::java::Imports;

/// Names that mean JUnit's classes in a file.
const ANNOTATIONS: [&str; 4] = ["Test", "Tag", "ParameterizedTest", "CsvSource"];
/// Letters of a name up to which values tell tests apart better than numbers do.
const LONGEST_NAME: usize = 80;

/// A test class.
pub struct TestClass {
    /// Its package, with dots; empty for the unnamed one.
    pub package: String,
    /// Its name.
    pub name: String,
    /// What stands above it.
    pub header: Vec<String>,
    /// The tests, each method's together.
    pub tests: Vec<Draft>,
    /// The dialect.
    pub junit: Junit,
}

/// A test class on paper.
pub struct Source {
    /// The text of the file.
    pub text: String,
    /// The tests in it.
    pub tests: Vec<Written>,
}

/// A test on paper.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Written {
    /// The name of the method.
    pub name: String,
    /// The paths it shows.
    pub paths: Vec<explore::PathId>,
    /// What is wrong with the method, if the test is to fail.
    pub bug: Option<String>,
    /// Its source.
    pub text: String,
}

/// One test, or several that only differ in numbers.
enum Entry<'a> {
    One(&'a Draft),
    Many(Vec<(&'a Draft, &'a Values)>),
}

impl TestClass {
    /// Writes it down.
    pub fn source(&self) -> Source {
        let mut taken = BTreeSet::new();
        let entries = merge(&self.tests);
        let shared = shared_names(&entries);
        let mut tests: Vec<Written> = entries.iter().map(|entry| self.written(entry, &shared, &mut taken)).collect();
        let mut body: String = tests.iter().map(|test| format!("\n{}", test.text)).collect();
        body.push_str(&helpers(&body, &self.name));
        let mut used = Vec::from(ANNOTATIONS);
        used.push(&self.name);
        let classes = Imports::of(&body, &used);
        body = classes.applied(&body);
        tests.iter_mut().for_each(|test| test.text = classes.applied(&test.text));
        let mut source = String::new();
        if !self.package.is_empty() {
            let _ = writeln!(source, "package {};\n", self.package);
        }
        source.push_str(&self.imports(&body, &classes));
        source.push_str("/**\n");
        for line in &self.header {
            let _ = writeln!(source, " * {line}");
        }
        source.push_str(" */\n");
        let warnings: BTreeSet<&str> = self.tests.iter().flat_map(|test| test.warnings.iter().copied()).collect();
        if !warnings.is_empty() {
            let quoted: Vec<String> = warnings.iter().map(|warning| format!("\"{warning}\"")).collect();
            let _ = writeln!(source, "@SuppressWarnings({{{}}})", quoted.join(", "));
        }
        let visibility = if self.junit == Junit::Four { "public " } else { "" };
        let _ = writeln!(source, "{visibility}class {} {{", self.name);
        source.push_str(body.trim_start_matches('\n'));
        source.push_str("}\n");
        Source { text: source, tests }
    }

    fn written(&self, entry: &Entry<'_>, shared: &BTreeSet<&str>, taken: &mut BTreeSet<String>) -> Written {
        let mut text = String::new();
        match entry {
            Entry::One(draft) => {
                let needs_details = shared.contains(draft.name.as_str()) && draft.detailed.len() <= LONGEST_NAME;
                let name = unique(if needs_details { &draft.detailed } else { &draft.name }, taken);
                self.one(&mut text, draft, &name);
                Written { name, paths: vec![draft.path.clone()], bug: draft.bug.clone(), text }
            }
            Entry::Many(rows) => {
                let name = unique(&common_name(rows), taken);
                self.many(&mut text, rows, &name);
                Written { name, paths: rows.iter().map(|(draft, _)| draft.path.clone()).collect(), bug: None, text }
            }
        }
    }

    fn imports(&self, body: &str, classes: &Imports) -> String {
        let mut imports: BTreeSet<String> = classes.names().map(String::from).collect();
        let mut statics = BTreeSet::new();
        let (package, assertions) = match self.junit {
            Junit::Four => ("org.junit", "org.junit.Assert"),
            Junit::Five => ("org.junit.jupiter.api", "org.junit.jupiter.api.Assertions"),
        };
        for (word, class) in [
            ("@Test", format!("{package}.Test")),
            ("@Tag(", format!("{package}.Tag")),
            ("@ParameterizedTest", "org.junit.jupiter.params.ParameterizedTest".to_string()),
            ("@CsvSource(", "org.junit.jupiter.params.provider.CsvSource".to_string()),
        ] {
            if body.contains(word) {
                imports.insert(class);
            }
        }
        let all = ["ArrayEquals", "Equals", "False", "NotNull", "Null", "Same", "Throws", "True"];
        for name in all.map(|name| format!("assert{name}")) {
            if body.contains(&format!("{name}(")) {
                statics.insert(format!("{assertions}.{name}"));
            }
        }
        let mut text = String::new();
        for name in &statics {
            let _ = writeln!(text, "import static {name};");
        }
        if !statics.is_empty() {
            text.push('\n');
        }
        for name in &imports {
            let _ = writeln!(text, "import {name};");
        }
        if !imports.is_empty() {
            text.push('\n');
        }
        text
    }

    fn one(&self, body: &mut String, draft: &Draft, name: &str) {
        if let Some(bug) = &draft.bug {
            let forced = match draft.is_forced {
                true => " Perhaps no calls lead to its input, which is put together by reflection.",
                false => "",
            };
            let _ = writeln!(body, "    /** Fails as long as there is this bug: {}.{forced} */", comment(bug));
            if self.junit == Junit::Five {
                body.push_str("    @Tag(\"lissom-bug\")\n");
            }
        }
        body.push_str("    @Test\n");
        self.method(body, draft, name, "", (&draft.call, &draft.checks), &draft.heap);
    }

    fn many(&self, body: &mut String, rows: &[(&Draft, &Values)], name: &str) {
        let Some((draft, values)) = rows.first() else { return };
        body.push_str("    @ParameterizedTest\n    @CsvSource({\n");
        for (_, row) in rows {
            let _ = writeln!(body, "        \"{}\",", row.literals.join(", "));
        }
        body.push_str("    })\n");
        let parameters: Vec<String> = values.parameters.iter().map(|(class, name)| format!("{class} {name}")).collect();
        self.method(body, draft, name, &parameters.join(", "), (&values.call, &values.checks), &[]);
    }

    fn method(
        &self,
        body: &mut String,
        draft: &Draft,
        name: &str,
        parameters: &str,
        (call, checks): (&[String], &[String]),
        heap: &[String],
    ) {
        let visibility = if self.junit == Junit::Four { "public " } else { "" };
        let throws = if draft.throws { " throws Exception" } else { "" };
        let _ = writeln!(body, "    {visibility}void {name}({parameters}){throws} {{");
        for line in heap {
            let _ = writeln!(body, "        // {}", comment(line));
        }
        let blocks: Vec<&[String]> =
            [draft.given.as_slice(), call, checks].into_iter().filter(|block| !block.is_empty()).collect();
        for (number, block) in blocks.iter().enumerate() {
            if number > 0 {
                body.push('\n');
            }
            for line in *block {
                let _ = writeln!(body, "        {line}");
            }
        }
        body.push_str("    }\n");
    }
}

/// Text that stands in a comment: an escape would be read even there, and so would its end.
fn comment(text: &str) -> String {
    text.replace("\\u", "\\ u").replace("*/", "* /").replace(['\n', '\r'], " ")
}

/// Tests that only differ in numbers become one.
fn merge(tests: &[Draft]) -> Vec<Entry<'_>> {
    let mut entries: Vec<Entry<'_>> = Vec::new();
    for draft in tests {
        let Some(values) = &draft.values else {
            entries.push(Entry::One(draft));
            continue;
        };
        let same = entries.iter_mut().find_map(|entry| match entry {
            Entry::Many(rows) if rows.first().is_some_and(|(d, v)| is_alike((d, v), (draft, values))) => Some(rows),
            _ => None,
        });
        match same {
            Some(rows) => rows.push((draft, values)),
            None => entries.push(Entry::Many(vec![(draft, values)])),
        }
    }
    for entry in &mut entries {
        if let Entry::Many(rows) = entry
            && let [(draft, _)] = rows.as_slice()
        {
            *entry = Entry::One(draft);
        }
    }
    entries
}

fn is_alike(a: (&Draft, &Values), b: (&Draft, &Values)) -> bool {
    a.0.given == b.0.given
        && a.1.call == b.1.call
        && a.1.checks == b.1.checks
        && a.1.parameters == b.1.parameters
        && a.0.throws == b.0.throws
}

/// Names that several tests would have.
fn shared_names<'a>(entries: &[Entry<'a>]) -> BTreeSet<&'a str> {
    let (mut seen, mut shared) = (BTreeSet::new(), BTreeSet::new());
    for entry in entries {
        if let Entry::One(draft) = entry
            && !seen.insert(draft.name.as_str())
        {
            shared.insert(draft.name.as_str());
        }
    }
    shared
}

/// What the names of tests begin with, up to where they differ.
fn common_name(rows: &[(&Draft, &Values)]) -> String {
    let parts: Vec<Vec<&str>> = rows.iter().map(|(draft, _)| draft.name.split('_').collect()).collect();
    let Some(first) = parts.first() else { return String::new() };
    // The last part is what comes out.
    let shared: Vec<&str> = (0..first.len().saturating_sub(1))
        .take_while(|&at| parts.iter().all(|p| p.get(at) == first.get(at)))
        .map(|at| first[at])
        .collect();
    let shared = if shared.is_empty() { vec![first[0]] } else { shared };
    let returns = rows.iter().all(|(_, values)| values.parameters.iter().any(|(_, name)| name == "expected"));
    format!("{}_{}", shared.join("_"), if returns { "returnsExpected" } else { "returns" })
}

/// A name nobody has: numbers where words do not tell tests apart.
fn unique(name: &str, taken: &mut BTreeSet<String>) -> String {
    let mut options = std::iter::once(name.to_string()).chain((2..).map(|n| format!("{name}_{n}")));
    let free = options.find(|option| !taken.contains(option)).unwrap_or_default();
    taken.insert(free.clone());
    free
}
