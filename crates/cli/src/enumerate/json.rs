//! Structures as JSON: one object, with a line for each structure, so that it can be read as it comes.

use std::io::{self, Write};

use oracle::enumerate::{Content, Contents, Structure};
use serde_json::{Map, Value, json};
use term::Const;

use super::{Page, advice, unit};
use crate::json::{SCHEMA, scope};

pub(super) fn write(out: &mut impl Write, page: &Page<'_, '_>) -> io::Result<()> {
    let found = page.found;
    writeln!(out, "{{\"schema\":{},", json!(SCHEMA))?;
    writeln!(out, "\"subject\":{},", json!(page.flags.target))?;
    writeln!(out, "\"scope\":{},", scope(&page.setup.config))?;
    writeln!(out, "\"unit\":{},", json!(unit(page.program, found.measure, 1)))?;
    if !page.flags.count {
        write!(out, "\"structures\":[")?;
        for (number, each) in found.structures(page.program).enumerate() {
            write!(out, "{}\n{}", if number == 0 { "" } else { "," }, structure(page, number + 1, &each))?;
        }
        writeln!(out, "],")?;
    }
    let counts: Vec<Value> =
        found.counts.iter().map(|(size, count)| json!({ "size": size, "structures": count })).collect();
    let open: Vec<Value> = found
        .left
        .iter()
        .map(|((left, place), count)| {
            json!({
                "reason": left.describe(),
                "place": place,
                "count": count,
                "advice": advice(left),
                "scope": left.is_scope(),
            })
        })
        .collect();
    writeln!(out, "\"counts\":{},", json!(counts))?;
    writeln!(out, "\"total\":{},", found.total())?;
    writeln!(out, "\"complete\":{},", found.is_complete())?;
    writeln!(out, "\"candidates\":{},", json!({ "executed": found.valid + found.invalid, "valid": found.valid }))?;
    writeln!(out, "\"open\":{},", json!(open))?;
    writeln!(out, "\"warnings\":{},", json!(found.complaints))?;
    writeln!(out, "\"disagreements\":{},", json!(found.disagreements))?;
    writeln!(out, "\"time\":{}}}", json!(found.time.as_secs_f64()))
}

/// Objects are numbered from 1, the root first. A reference is `{"ref": number}`, or `{"ref": null}`; what the invariant
/// does not read is null, and its name is in `unread`; what it only wants not to be null is `{"ref": "any"}`.
fn structure(page: &Page<'_, '_>, number: usize, structure: &Structure) -> Value {
    let objects: Vec<Value> = structure
        .objects
        .iter()
        .enumerate()
        .map(|(at, object)| {
            let class = class_name(page, object.class);
            match &object.contents {
                Contents::Fields(fields) => {
                    let values: Map<String, Value> =
                        fields.iter().map(|field| (field.name.to_string(), content(&field.value))).collect();
                    let unread: Vec<&str> =
                        fields.iter().filter(|f| f.value == Content::Open).map(|field| &*field.name).collect();
                    json!({ "id": at + 1, "class": class, "fields": values, "unread": unread })
                }
                Contents::Elements(elements) => {
                    let unread: Vec<usize> =
                        (0..elements.len()).filter(|&index| elements[index] == Content::Open).collect();
                    let elements: Vec<Value> = elements.iter().map(content).collect();
                    json!({ "id": at + 1, "class": class, "elements": elements, "unread": unread })
                }
                Contents::Text(text) => json!({ "id": at + 1, "class": class, "text": text }),
            }
        })
        .collect();
    json!({ "number": number, "size": structure.size, "objects": objects })
}

fn class_name(page: &Page<'_, '_>, class: jvm::ClassId) -> String {
    match page.program.class(class).element() {
        Some((element, _)) => class_name(page, element) + "[]",
        None => page.program.external_name(class),
    }
}

fn content(content: &Content) -> Value {
    match content {
        Content::Open => Value::Null,
        Content::NotNull => json!({ "ref": "any" }),
        Content::Null => json!({ "ref": null }),
        Content::Object(at) => json!({ "ref": at + 1 }),
        Content::Boolean(value) => json!(value),
        Content::Constant(name) => json!({ "constant": name }),
        Content::Number(_, value) => match value {
            Const::Bool(value) => json!(value),
            Const::Int(value) => json!(value),
            Const::Long(value) => json!(value),
            Const::Float(value) if value.is_finite() => json!(value),
            Const::Double(value) if value.is_finite() => json!(value),
            // JSON has no word for these.
            Const::Float(value) => json!(value.to_string()),
            Const::Double(value) => json!(value.to_string()),
        },
    }
}
