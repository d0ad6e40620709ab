//! Annotations in class files.

use jvm::Class;
use jvm::class::Attribute;
use jvm::reader::Reader;

/// An annotation of a class, a field or a method.
#[derive(Clone, PartialEq, Debug)]
pub struct Annotation {
    /// Its type.
    pub descriptor: String,
    /// Its elements: strings and class descriptors by name.
    pub elements: Vec<(String, Vec<String>)>,
}

/// All annotations, whether a program sees them as it runs or not.
pub fn annotations(holder: &Class, attributes: &[Attribute]) -> Vec<Annotation> {
    let mut all = Vec::new();
    let Some(file) = holder.file.as_ref() else { return all };
    let text = |index: u16| file.pool.utf8(&file.bytes, index).map(|t| t.into_owned()).unwrap_or_default();
    for name in ["RuntimeVisibleAnnotations", "RuntimeInvisibleAnnotations"] {
        if let Some(content) = file.attribute(attributes, name) {
            // What is ill-formed ends the list.
            let _ = read(&mut Reader::new(content), &text, &mut all);
        }
    }
    all
}

fn read(reader: &mut Reader<'_>, text: &dyn Fn(u16) -> String, all: &mut Vec<Annotation>) -> Option<()> {
    for _ in 0..reader.u16().ok()? {
        let descriptor = text(reader.u16().ok()?);
        let mut elements = Vec::new();
        for _ in 0..reader.u16().ok()? {
            let name = text(reader.u16().ok()?);
            let mut values = Vec::new();
            element_value(reader, text, &mut values, 0)?;
            elements.push((name, values));
        }
        all.push(Annotation { descriptor, elements });
    }
    Some(())
}

/// Reads an `element_value` (JVMS 4.7.16.1), keeping strings and classes.
fn element_value(
    reader: &mut Reader<'_>,
    text: &dyn Fn(u16) -> String,
    values: &mut Vec<String>,
    depth: u32,
) -> Option<()> {
    if depth > 16 {
        return None;
    }
    match reader.u8().ok()? {
        b's' | b'c' => values.push(text(reader.u16().ok()?)),
        b'e' => {
            reader.u16().ok()?;
            reader.u16().ok()?;
        }
        b'[' => {
            for _ in 0..reader.u16().ok()? {
                element_value(reader, text, values, depth + 1)?;
            }
        }
        b'@' => {
            reader.u16().ok()?;
            for _ in 0..reader.u16().ok()? {
                reader.u16().ok()?;
                element_value(reader, text, &mut Vec::new(), depth + 1)?;
            }
        }
        _ => drop(reader.u16().ok()?),
    }
    Some(())
}
