//! Rules that are written as annotations of fields.

use explore::annotations;
use hex::{Annotated, Row};
use jvm::Program;

/// The packages whose annotations are rules.
const PACKAGES: [&str; 2] = ["Ljbse/meta/annotations/", "Llissom/hex/"];

/// The rows that annotations of all classes of the class path mean, in the order of class names.
pub(super) fn rows(program: &Program) -> Result<Vec<Row>, String> {
    let mut names: Vec<String> = program.classpath().class_names().map_err(|error| error.to_string())?.collect();
    names.sort();
    let mut rows = Vec::new();
    for name in names {
        let Ok(class) = program.load(&name) else { continue };
        for field in &class.fields {
            let descriptor = program.text(field.descriptor);
            let of = descriptor.strip_prefix('L').map_or(descriptor, |name| name.trim_end_matches(';'));
            for annotation in annotations(class, &field.attributes) {
                let simple = PACKAGES.iter().find_map(|package| annotation.descriptor.strip_prefix(package));
                let Some(simple) = simple.map(|name| name.trim_end_matches(';')) else { continue };
                if !Annotated::NAMES.contains(&simple) {
                    continue;
                }
                if !descriptor.starts_with(['L', '[']) {
                    let shown = format!("{}.{}", name.replace('/', "."), program.text(field.name));
                    return Err(format!("@{simple} of {shown}: the field holds no reference"));
                }
                let values: Vec<String> = elements(&annotation, "value").map(internal).collect();
                let triggers = elements(&annotation, "triggers").next();
                let annotated = Annotated {
                    class: &name,
                    field: program.text(field.name),
                    of,
                    annotation: simple,
                    values: &values,
                    triggers,
                };
                rows.extend(annotated.rows().map_err(|error| error.to_string())?);
            }
        }
    }
    Ok(rows)
}

fn elements<'a>(annotation: &'a explore::Annotation, name: &str) -> impl Iterator<Item = &'a str> {
    let found = annotation.elements.iter().find(|(element, _)| element == name);
    found.into_iter().flat_map(|(_, values)| values.iter().map(String::as_str))
}

/// A class that is given as one, and not as text, is written `Lt/Node;`.
fn internal(value: &str) -> String {
    match value.strip_prefix('L').and_then(|rest| rest.strip_suffix(';')) {
        Some(name) => name.to_string(),
        None => value.to_string(),
    }
}
