//! Structures as text: trees as indented trees, everything else as a list of objects. Null goes without saying, and so
//! does what the invariant reads in no structure.

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};
use std::rc::Rc;

use jvm::{ClassId, Kind, Program};
use oracle::enumerate::{Content, Contents, Enumeration, Object, Structure};
use term::VarKind;

use super::tree::{LinkSurvey, Links, Tree};
use super::unit;

/// Draws the structures of one enumeration.
pub(super) struct Drawing<'a> {
    program: &'a Program,
    found: &'a Enumeration,
    /// Fields that the invariant reads in some structure. What it never reads is not shown.
    read: HashSet<(ClassId, Rc<str>)>,
    links: Links,
}

impl<'a> Drawing<'a> {
    pub fn new(program: &'a Program, found: &'a Enumeration) -> Drawing<'a> {
        let mut read = HashSet::new();
        let mut links = LinkSurvey::default();
        for structure in found.structures(program) {
            links.look_at(&structure);
            for object in structure.objects {
                let Contents::Fields(fields) = object.contents else { continue };
                let known = fields.into_iter().filter(|field| field.value != Content::Open);
                read.extend(known.map(|field| (object.class, field.name)));
            }
        }
        Drawing { program, found, read, links: links.result() }
    }

    pub fn write(&self, out: &mut impl Write, number: usize, structure: &Structure) -> io::Result<()> {
        let class = self.name(structure.objects[0].class);
        let unit = unit(self.program, self.found.measure, structure.size);
        write!(out, "#{number}  {class}, {} {unit}", structure.size)?;
        match Tree::of(structure, &self.links) {
            Some(tree) => {
                let sheet = Sheet { drawing: self, structure, tree: &tree };
                let plain = sheet.plain(&structure.objects[0]);
                writeln!(out, "{}{plain}", if plain.is_empty() { "" } else { ":" })?;
                sheet.below(out, 0, 1)
            }
            None => {
                writeln!(out)?;
                self.list(out, structure)
            }
        }
    }

    fn list(&self, out: &mut impl Write, structure: &Structure) -> io::Result<()> {
        let labels = self.labels(structure);
        for (object, label) in structure.objects.iter().zip(&labels) {
            let parts: Vec<String> = match &object.contents {
                Contents::Fields(fields) => {
                    let read = fields.iter().filter(|field| self.is_read(object.class, &field.name));
                    let shown = read.filter(|field| field.value != Content::Null);
                    shown.map(|field| format!("{}={}", field.name, self.content(&field.value, &labels))).collect()
                }
                Contents::Elements(elements) => elements.iter().map(|e| self.content(e, &labels)).collect(),
                Contents::Text(text) => vec![format!("{text:?}")],
            };
            writeln!(out, "    {label}{{{}}}", parts.join(", "))?;
        }
        Ok(())
    }

    /// Names for objects: their class and a number.
    fn labels(&self, structure: &Structure) -> Vec<String> {
        let mut counts: HashMap<String, usize> = HashMap::new();
        let label = |object: &Object| {
            let name = self.short(object);
            let count = counts.entry(name.clone()).or_default();
            *count += 1;
            format!("{name}#{count}")
        };
        structure.objects.iter().map(label).collect()
    }

    fn is_read(&self, class: ClassId, name: &Rc<str>) -> bool {
        self.read.contains(&(class, name.clone()))
    }

    fn name(&self, class: ClassId) -> String {
        explore::simple_name(self.program, class)
    }

    /// The class without the one it is nested in; an array with its length.
    fn short(&self, object: &Object) -> String {
        let name = self.name(object.class);
        let last = name.rsplit('.').next().unwrap_or(&name).to_string();
        match &object.contents {
            Contents::Elements(elements) => match last.strip_suffix("[]") {
                Some(element) => format!("{element}[{}]", elements.len()),
                None => last,
            },
            _ => last,
        }
    }

    fn content(&self, content: &Content, labels: &[String]) -> String {
        match content {
            Content::Open => "?".to_string(),
            Content::NotNull => "(not null)".to_string(),
            Content::Null => "null".to_string(),
            Content::Object(at) => labels.get(*at).cloned().unwrap_or_default(),
            Content::Boolean(value) => value.to_string(),
            Content::Constant(name) => name.clone(),
            Content::Number(kind, value) => {
                let kind = if *kind == Kind::Char { VarKind::Char } else { VarKind::Int };
                explore::number_text(*value, kind)
            }
        }
    }
}

/// One structure that is a tree.
struct Sheet<'a> {
    drawing: &'a Drawing<'a>,
    structure: &'a Structure,
    tree: &'a Tree<'a>,
}

impl Sheet<'_> {
    /// Everything below an object, one line for each reference.
    fn below(&self, out: &mut impl Write, at: usize, depth: usize) -> io::Result<()> {
        for (name, target) in self.tree.downward(&self.structure.objects[at]) {
            let object = &self.structure.objects[target];
            if let Contents::Text(_) = object.contents {
                continue;
            }
            let mut line = format!("{}{name}: {}", "    ".repeat(depth), self.object(object));
            let mut last = target;
            while let Some(next) = self.tree.next_in_line(&self.structure.objects[last]) {
                line += &format!(" -> {}", self.object(&self.structure.objects[next]));
                last = next;
            }
            writeln!(out, "{line}")?;
            if self.tree.next_in_line(object).is_none() {
                self.below(out, target, depth + 1)?;
            }
        }
        Ok(())
    }

    /// An object without what is below it.
    fn object(&self, object: &Object) -> String {
        format!("{}{}", self.drawing.short(object), self.plain(object))
    }

    /// The parts of an object that are no objects, strings excepted.
    fn plain(&self, object: &Object) -> String {
        let mut text = String::new();
        match &object.contents {
            Contents::Fields(fields) => {
                for field in fields.iter().filter(|field| self.drawing.is_read(object.class, &field.name)) {
                    if self.tree.goes_up(object.class, &field.name) || field.value == Content::Null {
                        continue;
                    }
                    if let Some(value) = self.value(&field.value) {
                        text += &format!(" {}={value}", field.name);
                    }
                }
            }
            Contents::Elements(elements) if !goes_without_saying(elements) => {
                let values = elements.iter().map(|element| self.value(element).unwrap_or_else(|| "*".to_string()));
                text += &format!(" {{{}}}", values.collect::<Vec<_>>().join(", "));
            }
            _ => {}
        }
        text
    }

    fn value(&self, content: &Content) -> Option<String> {
        match content {
            Content::Object(at) => match &self.structure.objects[*at].contents {
                Contents::Text(text) => Some(format!("{text:?}")),
                _ => None,
            },
            other => Some(self.drawing.content(other, &[])),
        }
    }
}

/// Whether the elements of an array need not be listed: nothing is known of any, or all are null but for the objects
/// below.
fn goes_without_saying(elements: &[Content]) -> bool {
    let has_object = elements.iter().any(|element| matches!(element, Content::Object(_)));
    elements.iter().all(|element| *element == Content::Open)
        || has_object && elements.iter().all(|element| matches!(element, Content::Null | Content::Object(_)))
}
