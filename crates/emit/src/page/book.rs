//! What the paths of a page share: strings, places, classes, heaps. Everything is written once and named by its number.

use std::rc::Rc;

use explore::Place;
use rustc_hash::FxHashMap;
use witness::{Contents, Datum, Object};

use super::json::Json;
use crate::drawing::{is_box, simple};

/// Elements of an array that are kept; the rest is only counted.
const MOST_ELEMENTS: usize = 64;

/// A source file, shown beside the paths.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Source {
    /// As a user would name it.
    pub path: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// JSON values with numbers.
#[derive(Default)]
struct Table {
    numbers: FxHashMap<Rc<str>, usize>,
    items: Vec<Rc<str>>,
}

impl Table {
    fn number(&mut self, item: &str) -> usize {
        if let Some(&number) = self.numbers.get(item) {
            return number;
        }
        let item: Rc<str> = item.into();
        self.items.push(item.clone());
        self.numbers.insert(item, self.items.len() - 1);
        self.items.len() - 1
    }

    fn write(&self, json: &mut Json) {
        json.list(&self.items, |json, item| json.raw(item));
    }
}

/// The shared part of a page.
#[derive(Default)]
pub(super) struct Book {
    strings: Table,
    places: Table,
    layouts: Table,
    heaps: Table,
    changes: Table,
    files: Vec<(String, Option<Source>)>,
}

/// Whoever knows the sources of places.
pub type FindSource<'a> = dyn Fn(&Place) -> Option<Source> + 'a;

impl Book {
    pub(super) fn string(&mut self, text: &str) -> usize {
        let mut json = Json::default();
        json.text(text);
        self.strings.number(&json.into_text())
    }

    /// The number of a place: method, file, line.
    pub(super) fn place(&mut self, place: &Place, find: &FindSource<'_>) -> usize {
        let method = self.string(&place.method);
        let file = place.file.as_ref().map_or(-1, |_| self.file(place, find) as i64);
        self.places.number(&format!("[{method},{file},{}]", place.line.unwrap_or(0)))
    }

    fn file(&mut self, place: &Place, find: &FindSource<'_>) -> usize {
        let name = place.file.clone().unwrap_or_default();
        let class = place.method.rsplit_once('.').map_or("", |(class, _)| class);
        let package = class.rsplit_once('.').map_or("", |(package, _)| package);
        let key = if package.is_empty() { name } else { format!("{}/{name}", package.replace('.', "/")) };
        if let Some(known) = self.files.iter().position(|(known, _)| *known == key) {
            return known;
        }
        self.files.push((key, find(place)));
        self.files.len() - 1
    }

    /// The number of a heap.
    pub(super) fn heap(&mut self, objects: &[Object]) -> usize {
        let mut json = Json::default();
        let layouts: Vec<usize> = objects.iter().map(|object| self.layout(object)).collect();
        json.list(objects.iter().zip(layouts), |json, (object, layout)| write_object(json, object, &[layout]));
        self.heaps.number(&json.into_text())
    }

    /// The number of what became of a heap: objects that are new or different, each with its position.
    pub(super) fn changes(&mut self, before: &[Object], after: &[Object]) -> usize {
        let mut json = Json::default();
        let changed: Vec<(usize, &Object)> =
            after.iter().enumerate().filter(|(at, object)| before.get(*at) != Some(object)).collect();
        let layouts: Vec<usize> = changed.iter().map(|(_, object)| self.layout(object)).collect();
        json.list(changed.iter().zip(layouts), |json, ((at, object), layout)| {
            write_object(json, object, &[*at, layout]);
        });
        self.changes.number(&json.into_text())
    }

    /// The number of a class with the names of its fields.
    fn layout(&mut self, object: &Object) -> usize {
        let class = self.string(&simple(&object.class));
        let (kind, fields): (&str, Vec<usize>) = match &object.contents {
            Contents::Fields(_) if is_box(&object.class) => ("box", Vec::new()),
            Contents::Fields(fields) => ("fields", fields.iter().map(|field| self.string(&field.name)).collect()),
            Contents::Array(_) => ("array", Vec::new()),
            Contents::Text(_) => ("text", Vec::new()),
            Contents::Constant(_) => ("constant", Vec::new()),
            Contents::Opaque => ("opaque", Vec::new()),
        };
        let mut json = Json::default();
        json.list([0], |json, _| {
            json.plain(class);
            json.raw(&format!(",\"{kind}\""));
            fields.iter().for_each(|field| json.raw(&format!(",{field}")));
        });
        self.layouts.number(&json.into_text())
    }

    pub(super) fn write(&self, json: &mut Json) {
        self.strings.write(json.field("strings"));
        self.places.write(json.field("places"));
        json.field("files").list(&self.files, |json, (name, source)| {
            json.object(|json| {
                json.field("name").text(name);
                if let Some(source) = source {
                    json.field("path").text(&source.path);
                    json.field("lines").texts(source.lines.iter().map(String::as_str));
                }
            });
        });
        self.layouts.write(json.field("layouts"));
        self.heaps.write(json.field("heaps"));
        self.changes.write(json.field("changes"));
    }
}

/// Numbers first, then what the object holds. A reference is a number, null is null, anything else a string.
fn write_object(json: &mut Json, object: &Object, first: &[usize]) {
    enum Part<'a> {
        Number(usize),
        Value(Datum),
        Text(&'a str),
        Units(&'a [u16]),
    }
    let mut parts: Vec<Part<'_>> = first.iter().map(|&number| Part::Number(number)).collect();
    match &object.contents {
        Contents::Fields(fields) if is_box(&object.class) => {
            parts.extend(fields.first().map(|field| Part::Value(field.value)));
        }
        Contents::Fields(fields) => parts.extend(fields.iter().map(|field| Part::Value(field.value))),
        Contents::Array(elements) => {
            parts.push(Part::Number(elements.len()));
            parts.extend(elements.iter().take(MOST_ELEMENTS).map(|&element| Part::Value(element)));
        }
        Contents::Text(units) => parts.push(Part::Units(units)),
        Contents::Constant(name) => parts.push(Part::Text(name)),
        Contents::Opaque => {}
    }
    json.list(parts, |json, part| match part {
        Part::Number(number) => json.plain(number),
        Part::Value(value) => write_value(json, value),
        Part::Text(text) => json.text(text),
        Part::Units(units) => json.units(units),
    });
}

/// A value: a reference is a number, null is null, anything else a string.
pub(super) fn write_value(json: &mut Json, value: Datum) {
    match value {
        Datum::Null => json.plain("null"),
        Datum::Object(at) => json.plain(at),
        other => json.text(&other.to_string()),
    }
}
