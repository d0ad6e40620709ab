//! Heaps drawn as text.
//!
//! ```text
//! this: Tree {size = 2}
//! └ root: Node #1 {key = 5}
//!   ├ left: Node #2 {key = 3, left = null, right = null}
//!   └ right = null
//! ```
//! An object is drawn where it is first reached; other references to it name it by its number.

use std::fmt::Write;

use witness::{Contents, Datum, Field, Object};

use crate::collection::{self, Inside};
use crate::value;

/// Lines of a drawing; beyond, it ends in an ellipsis.
const MOST_LINES: usize = 200;

/// Draws everything that can be reached from these values, each with a name.
pub fn draw(roots: &[(String, Datum)], objects: &[Object]) -> Vec<String> {
    let mut drawing =
        Drawing { objects, drawn: vec![false; objects.len()], referred: referred(roots, objects), lines: Vec::new() };
    for (name, value) in roots {
        drawing.place(name, *value, "", "");
    }
    if drawing.lines.len() > MOST_LINES {
        drawing.lines.truncate(MOST_LINES);
        drawing.lines.push("…".to_string());
    }
    drawing.lines
}

/// What an inner object is in says nothing, unless somebody looks at it.
fn is_around(field: &Field) -> bool {
    field.is_free && field.name.starts_with("this$")
}

/// An object that nobody looks into.
fn some(object: &Object) -> String {
    let class = simple(&object.class);
    let article = if class.starts_with(['A', 'E', 'I', 'O', 'U']) { "an" } else { "a" };
    format!("{article} {class}")
}

/// How often each object is referred to.
fn referred(roots: &[(String, Datum)], objects: &[Object]) -> Vec<usize> {
    let mut counts = vec![0; objects.len()];
    let places = objects.iter().flat_map(|object| match &object.contents {
        Contents::Fields(fields) => fields.iter().filter(|field| !is_around(field)).map(|field| field.value).collect(),
        Contents::Array(elements) => elements.clone(),
        _ => Vec::new(),
    });
    for at in roots.iter().map(|(_, value)| *value).chain(places).filter_map(Datum::object) {
        counts[at] += 1;
    }
    counts
}

struct Drawing<'a> {
    objects: &'a [Object],
    drawn: Vec<bool>,
    referred: Vec<usize>,
    lines: Vec<String>,
}

impl Drawing<'_> {
    /// A value that is not drawn in lines of its own.
    fn inline(&self, value: Datum) -> Option<String> {
        let Datum::Object(at) = value else { return Some(value.to_string()) };
        let object = &self.objects[at];
        match &object.contents {
            Contents::Text(units) => Some(format!("{:?}", String::from_utf16_lossy(units))),
            Contents::Constant(name) => Some(name.clone()),
            Contents::Opaque => Some(some(object)),
            Contents::Fields(fields) if is_box(&object.class) => fields.first().map(|field| field.value.to_string()),
            Contents::Array(elements) if elements.iter().all(|e| e.object().is_none()) && self.referred[at] < 2 => {
                let parts: Vec<String> = elements.iter().map(ToString::to_string).collect();
                Some(format!("{} [{}]", simple(&object.class), parts.join(", ")))
            }
            _ if self.drawn[at] => Some(format!("#{at}")),
            // Nobody looks at what is in there.
            Contents::Fields(fields) if object.class.starts_with("java/util/") && fields.iter().all(|f| f.is_free) => {
                Some(some(object))
            }
            _ if self.referred[at] < 2 => {
                value::shown(object, self.objects, &|part| self.inline(part)).or_else(|| self.collection(object))
            }
            _ => None,
        }
    }

    /// A collection whose contents need no lines of their own.
    fn collection(&self, object: &Object) -> Option<String> {
        let class = simple(&object.class);
        Some(match collection::inside(object, self.objects)? {
            Inside::Elements(elements) => {
                let parts: Option<Vec<String>> = elements.into_iter().map(|element| self.inline(element)).collect();
                format!("{class} [{}]", parts?.join(", "))
            }
            Inside::Entries(entries) => {
                let part = |(key, value)| Some(format!("{} = {}", self.inline(key)?, self.inline(value)?));
                let parts: Option<Vec<String>> = entries.into_iter().map(part).collect();
                format!("{class} {{{}}}", parts?.join(", "))
            }
        })
    }

    /// The places of an object that are drawn: of a collection those one sees from outside.
    fn places(&self, object: &Object) -> Vec<(String, Datum, bool)> {
        let numbered = |prefix: &str, number: usize, value: Datum| (format!("{prefix}[{number}]"), value, false);
        match (collection::inside(object, self.objects), &object.contents) {
            (Some(Inside::Elements(elements)), _) => {
                elements.into_iter().enumerate().map(|(number, element)| numbered("", number, element)).collect()
            }
            (Some(Inside::Entries(entries)), _) => {
                let place = |(number, (key, value)): (usize, (Datum, Datum))| match self.inline(key) {
                    Some(key) => vec![(format!("[{key}]"), value, false)],
                    None => vec![numbered("key", number, key), numbered("value", number, value)],
                };
                entries.into_iter().enumerate().flat_map(place).collect()
            }
            (None, Contents::Fields(fields)) => {
                let shown = fields.iter().filter(|field| !field.is_stand_in && !is_around(field));
                shown.map(|field| (field.name.clone(), field.value, field.is_free)).collect()
            }
            (None, Contents::Array(elements)) => {
                elements.iter().enumerate().map(|(number, element)| numbered("", number, *element)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn place(&mut self, name: &str, value: Datum, first: &str, rest: &str) {
        if self.lines.len() > MOST_LINES {
            return;
        }
        if let Some(text) = self.inline(value) {
            self.lines.push(format!("{first}{name} = {text}"));
            return;
        }
        let Datum::Object(at) = value else { return };
        self.drawn[at] = true;
        let object = &self.objects[at];
        let places = self.places(object);
        let (mut inline, mut below) = (Vec::new(), Vec::new());
        for (name, value, is_free) in places {
            match (self.inline(value), value) {
                (Some(text), _) => inline.push(format!("{name} = {text}")),
                // Nobody looks at what is in there.
                (None, Datum::Object(held)) if is_free => {
                    inline.push(format!("{name} = {}", some(&self.objects[held])));
                }
                (None, _) => below.push((name, value)),
            }
        }
        let mut line = format!("{first}{name}: {}", simple(&object.class));
        if self.referred[at] > 1 {
            let _ = write!(line, " #{at}");
        }
        if !inline.is_empty() {
            let _ = write!(line, " {{{}}}", inline.join(", "));
        }
        self.lines.push(line);
        let last = below.len().saturating_sub(1);
        for (number, (name, value)) in below.into_iter().enumerate() {
            let (branch, bar) = if number == last { ("└ ", "  ") } else { ("├ ", "│ ") };
            self.place(&name, value, &format!("{rest}{branch}"), &format!("{rest}{bar}"));
        }
    }
}

/// Whether objects of this class stand for the number they hold.
pub fn is_box(class: &str) -> bool {
    let boxes = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];
    class.strip_prefix("java/lang/").is_some_and(|name| boxes.contains(&name))
}

/// The last part of a class's name.
pub fn simple(class: &str) -> String {
    if let Some(element) = class.strip_prefix('[') {
        let element = match element {
            "Z" => "boolean".to_string(),
            "B" => "byte".to_string(),
            "C" => "char".to_string(),
            "S" => "short".to_string(),
            "I" => "int".to_string(),
            "J" => "long".to_string(),
            "F" => "float".to_string(),
            "D" => "double".to_string(),
            other => simple(other.strip_prefix('L').and_then(|name| name.strip_suffix(';')).unwrap_or(other)),
        };
        return format!("{element}[]");
    }
    let last = class.rsplit(['/', '$']).find(|part| !part.is_empty());
    // The name of an anonymous class is a number.
    match last.filter(|part| !part.starts_with(|c: char| c.is_ascii_digit())) {
        Some(name) => name.to_string(),
        None => class.rsplit('/').next().unwrap_or(class).to_string(),
    }
}
