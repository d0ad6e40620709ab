//! One method of a page.

use std::rc::Rc;

use explore::{End, PathId, Place, Step};
use witness::{Datum, Run};

use super::book::{Book, FindSource, write_value};
use super::json::Json;
use super::tree::{Tree, number_or_none};

/// What is said about a method.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Facts {
    /// `Class#method(types)`
    pub name: String,
    /// The verdict, in words.
    pub verdict: String,
    /// Paths by how they ended.
    pub ends: Vec<(String, u64)>,
    /// What was left open.
    pub open: Vec<Open>,
    /// What was violated.
    pub violations: Vec<Shown>,
    /// Answers of each oracle: asked, feasible, infeasible, unknown.
    pub oracles: Vec<(String, [u64; 4])>,
    /// Questions that reached each stage of the solver, and those it answered.
    pub solver: Vec<(String, [u64; 2])>,
    /// The beginning of the command that replays a path; its id follows.
    pub replay: String,
    /// Why not all paths are on the page.
    pub missing: Option<String>,
    /// Tests that were generated.
    pub tests: Vec<Test>,
}

/// Something that was left open.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Open {
    /// What happened.
    pub reason: String,
    /// Where; may be empty.
    pub place: String,
    /// How often.
    pub count: u64,
    /// What to do about it.
    pub advice: String,
    /// Whether it only limits the scope.
    pub is_scope: bool,
}

/// A violation as the page shows it; the rest is on its path.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Shown {
    /// The property.
    pub property: String,
    /// In words.
    pub what: String,
    /// Where.
    pub place: Option<Place>,
    /// Its path.
    pub path: PathId,
    /// How many paths end so.
    pub paths: u64,
    /// What else there is to say, such as what a real JVM did with the input.
    pub notes: Vec<String>,
}

/// A test that was generated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Test {
    /// Its name.
    pub name: String,
    /// Its source.
    pub source: String,
}

/// A path with what its input does.
pub struct Followed<'a> {
    /// Its id.
    pub id: &'a PathId,
    /// How it ended.
    pub end: &'a End,
    /// Where.
    pub place: Option<Place>,
    /// What was assumed, in Java.
    pub condition: &'a str,
    /// The choices in words.
    pub steps: &'a [Rc<Step>],
    /// The call, in Java, and what the drawing of the input begins with.
    pub call: Option<&'a crate::call::Call>,
    /// The run, or why there is none.
    pub run: Result<&'a Run, String>,
}

/// A method whose paths are added one by one.
#[derive(Default)]
pub struct Method {
    facts: Facts,
    tree: Tree,
    paths: Json,
    count: usize,
}

impl Method {
    /// Adds a path.
    pub(super) fn add(&mut self, path: &Followed<'_>, book: &mut Book, find: &FindSource<'_>) {
        let leaf = self.tree.add(path.id, path.steps, book, find);
        let conditions: Vec<usize> = path.condition.split(" && ").map(|part| book.string(part)).collect();
        let place = path.place.as_ref().map(|place| book.place(place, find));
        let (name, what) = (book.string(path.end.name()), book.string(&path.end.describe()));
        if self.count > 0 {
            self.paths.raw(",\n");
        }
        self.count += 1;
        let json = &mut self.paths;
        json.raw(&format!("[{},{name},{what},{},", number_or_none(leaf), number_or_none(place)));
        json.numbers(conditions);
        match (&path.run, path.call) {
            (Ok(run), Some(call)) => {
                let heap = book.heap(&run.witness.objects);
                let changes = book.changes(&run.witness.objects, &run.after.objects);
                let text = book.string(&call.text);
                json.raw(&format!(",{heap},{changes},{text},"));
                write_roots(json, &call.roots, book);
                json.raw(",");
                let this = run.after.receiver.map(|value| ("this".to_string(), value));
                let result = run.after.result.map(|value| ("result".to_string(), value));
                let made: Vec<(String, Datum)> = this.into_iter().chain(result).collect();
                write_roots(json, &made, book);
            }
            (Err(why), _) => json.raw(&format!(",{}", book.string(why))),
            (Ok(_), None) => json.raw(&format!(",{}", book.string("there is no call"))),
        }
        json.raw("]");
    }

    /// How many paths it has.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Says everything else about the method.
    pub(super) fn finish(&mut self, facts: Facts) {
        self.facts = facts;
    }

    pub(super) fn write(&self, json: &mut Json, book: &mut Book, find: &FindSource<'_>) {
        let facts = &self.facts;
        json.object(|json| {
            json.field("name").text(&facts.name);
            json.field("verdict").text(&facts.verdict);
            json.field("ends").list(&facts.ends, |json, (end, count)| {
                json.list([0], |json, _| {
                    json.text(end);
                    json.raw(&format!(",{count}"));
                });
            });
            json.field("open").list(&facts.open, write_open);
            json.field("violations").list(&facts.violations, |json, shown| write_shown(json, shown, book, find));
            json.field("oracles").list(&facts.oracles, |json, (name, counts)| write_counts(json, name, counts));
            json.field("solver").list(&facts.solver, |json, (name, counts)| write_counts(json, name, counts));
            json.field("replay").text(&facts.replay);
            if let Some(missing) = &facts.missing {
                json.field("missing").text(missing);
            }
            json.field("tests").list(&facts.tests, |json, test| {
                json.object(|json| {
                    json.field("name").text(&test.name);
                    json.field("source").text(&test.source);
                });
            });
            self.tree.write(json.field("nodes"));
            json.raw("\n");
            json.field("paths").raw("[");
            json.raw(self.paths.as_text());
            json.raw("]");
        });
    }
}

/// Names and values, one after the other.
fn write_roots(json: &mut Json, roots: &[(String, Datum)], book: &mut Book) {
    json.list(roots, |json, (name, value)| {
        json.plain(book.string(name));
        json.raw(",");
        write_value(json, *value);
    });
}

fn write_open(json: &mut Json, open: &Open) {
    json.object(|json| {
        json.field("reason").text(&open.reason);
        json.field("place").text(&open.place);
        json.field("count").plain(open.count);
        json.field("advice").text(&open.advice);
        json.field("scope").plain(open.is_scope);
    });
}

fn write_shown(json: &mut Json, shown: &Shown, book: &mut Book, find: &FindSource<'_>) {
    json.object(|json| {
        json.field("property").text(&shown.property);
        json.field("what").text(&shown.what);
        json.field("place").raw(&number_or_none(shown.place.as_ref().map(|place| book.place(place, find))));
        json.field("path").text(&shown.path.to_string());
        json.field("paths").plain(shown.paths);
        json.field("notes").texts(shown.notes.iter().map(String::as_str));
    });
}

fn write_counts(json: &mut Json, name: &str, counts: &[u64]) {
    json.list([0], |json, _| {
        json.text(name);
        counts.iter().for_each(|count| json.raw(&format!(",{count}")));
    });
}
