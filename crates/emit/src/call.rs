//! Calls as Java would write them.

use explore::Subject;
use jvm::Program;
use witness::{Contents, Datum, Object, Witness};

use crate::drawing::{is_box, simple};

/// A call of the subject on a witness.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// `this.insert(3)`
    pub text: String,
    /// Everything that a drawing of the input begins with: arguments, then static fields, then what the program asked for.
    pub roots: Vec<(String, Datum)>,
}

impl Call {
    /// The call of a subject whose arguments have these names, the receiver first.
    pub fn new(subject: &Subject<'_>, program: &Program, names: &[String], witness: &Witness) -> Call {
        // The object under construction has a name, but is no part of the input.
        let names = &names[names.len().saturating_sub(witness.args.len())..];
        let is_constructor = subject.is_constructor(program);
        let has_receiver = !subject.method.flags.is_static() && !is_constructor;
        let class = simple(program.class_name(subject.class.id));
        let arguments: Vec<String> = names
            .iter()
            .zip(&witness.args)
            .skip(has_receiver as usize)
            .map(|(name, value)| inline(*value, &witness.objects).unwrap_or_else(|| name.clone()))
            .collect();
        let arguments = arguments.join(", ");
        let method = program.text(subject.method.name);
        let text = match (is_constructor, has_receiver) {
            (true, _) => format!("new {class}({arguments})"),
            (_, true) => format!("this.{method}({arguments})"),
            _ if subject.is_main => format!("{class}.{method}()"),
            _ => format!("{class}.{method}({arguments})"),
        };
        let args = names.iter().cloned().zip(witness.args.iter().copied()).filter(|_| !subject.is_main);
        let statics =
            witness.statics.iter().map(|field| (format!("{}.{}", simple(&field.class), field.name), field.value));
        let asked = witness.asked.iter().enumerate().map(|(number, value)| (format!("any{number}"), *value));
        Call { text, roots: args.chain(statics).chain(asked).collect() }
    }
}

/// A value as text: an object is its class where it is no more than that.
pub fn value(value: Datum, objects: &[Object]) -> String {
    inline(value, objects).unwrap_or_else(|| match value.object().and_then(|at| objects.get(at)) {
        Some(object) => format!("{} #{}", simple(&object.class), value.object().unwrap_or_default()),
        None => value.to_string(),
    })
}

/// A value as an argument, unless it is an object that has to be built first.
fn inline(value: Datum, objects: &[Object]) -> Option<String> {
    let Datum::Object(at) = value else { return Some(value.to_string()) };
    let object = objects.get(at)?;
    match &object.contents {
        Contents::Text(units) => Some(format!("{:?}", String::from_utf16_lossy(units))),
        Contents::Constant(name) => Some(format!("{}.{name}", simple(&object.class))),
        Contents::Fields(fields) if is_box(&object.class) => fields.first().map(|field| field.value.to_string()),
        _ => None,
    }
}
