//! An input as lines for the JVM.

use std::fmt::Write as _;
use std::time::Duration;

use exec::Stated;
use explore::{Property, SetUp};
use jvm::{Class, Field, Method, Program};

use super::text::{escape, name};
use crate::graph::{Contents, Datum, Object, Witness};

/// An input, and what there is to know about its run.
pub(super) struct Given<'a> {
    pub witness: &'a Witness,
    /// Which of its answers were the time.
    pub times: &'a [usize],
    /// The identity hash codes of objects.
    pub hashes: &'a [(usize, i32)],
}

/// The lines of a case, but for answers that were the time: nobody asks us for it there. The counterpart is `Case.java`.
pub(super) fn write(setup: &SetUp<'_>, given: &Given<'_>, number: u64, time: Duration) -> String {
    let Given { witness, times, hashes } = given;
    let mut lines = Lines(String::new());
    lines.add(&["case", &number.to_string(), &time.as_millis().to_string()]);
    set_up(&mut lines, setup);
    for object in &witness.objects {
        lines.object(object);
    }
    for field in &witness.statics {
        lines.add(&["static", &name(&field.class), &name(&field.name), &datum(field.value)]);
    }
    hashes.iter().for_each(|(at, hash)| lines.add(&["hash", &datum(Datum::Object(*at)), &hash.to_string()]));
    witness.args.iter().for_each(|&arg| lines.add(&["arg", &datum(arg)]));
    for (_, &answer) in witness.asked.iter().enumerate().filter(|(at, _)| !times.contains(at)) {
        lines.add(&["asked", &datum(answer)]);
    }
    witness.picks.iter().for_each(|pick| lines.add(&["pick", &pick.to_string()]));
    lines.add(&["run"]);
    lines.0
}

fn set_up(lines: &mut Lines, setup: &SetUp<'_>) {
    let (program, subject) = (setup.program, &setup.subject);
    lines.add(&["subject", &name(program.class_name(subject.class.id))]);
    let mut call = |role: &str, method: Option<&Method>| {
        if let Some(method) = method {
            let holder = name(program.class_name(method.class));
            lines.add(&[
                "call",
                role,
                &holder,
                &name(program.text(method.name)),
                &name(program.text(method.descriptor)),
            ]);
        }
    };
    call("method", Some(subject.method));
    call("invariant", subject.invariant);
    call("requires", subject.requires);
    call("old", subject.old);
    call("ensures", subject.ensures);
    let mut state = |about: String, stated: &Stated<'_>| {
        let method = stated.method;
        let words = [program.class_name(method.class), program.text(method.name), program.text(method.descriptor)];
        let words = words.into_iter().chain(stated.types.iter().map(String::as_str));
        lines.add(&["stated", &about, &words.map(name).collect::<Vec<_>>().join(" ")]);
    };
    subject
        .parts
        .iter()
        .for_each(|(field, stated)| state(format!("- {}", part(program, subject.class, field)), stated));
    for argument in &subject.arguments {
        let validity = &argument.validity;
        for (field, stated) in &validity.parts {
            state(format!("{} {}", argument.at, part(program, validity.class, field)), stated);
        }
        validity.invariant.iter().for_each(|stated| state(format!("{} - -", argument.at), stated));
    }
    for (property, check) in [(Property::Invariant, "invariant"), (Property::Postcondition, "ensures")] {
        if setup.config.properties.contains(&property) {
            lines.add(&["check", check]);
        }
    }
    subject.allowed.iter().for_each(|class| lines.add(&["allow", &name(class)]));
    if subject.is_main {
        lines.add(&["main"]);
    }
    if setup.config.accepts_all() {
        lines.add(&["any"]);
    } else if setup.asks_oracles() {
        lines.add(&["apart"]);
    }
}

/// The field of a class or of one above: which class has it, and its name.
fn part(program: &Program, class: &Class, field: &Field) -> String {
    let has = |holder: &&Class| holder.fields.iter().any(|own| std::ptr::eq(own, field));
    let holder = class.chain.iter().map(|&id| program.class(id)).find(has).unwrap_or(class);
    format!("{} {}", name(program.class_name(holder.id)), name(program.text(field.name)))
}

struct Lines(String);

impl Lines {
    fn add(&mut self, words: &[&str]) {
        self.0.push_str(&words.join(" "));
        self.0.push('\n');
    }

    fn object(&mut self, object: &Object) {
        let mut line = format!("object {} ", name(&object.class));
        match &object.contents {
            Contents::Text(units) => line += &format!("text {}", escape(units.iter().copied())),
            Contents::Constant(constant) => line += &format!("constant {}", name(constant)),
            Contents::Array(elements) => {
                line += "array";
                elements.iter().for_each(|&element| line += &format!(" {}", datum(element)));
            }
            Contents::Fields(fields) => {
                line += "fields";
                for field in fields {
                    // Writing to a string does not fail.
                    let _ = write!(line, " {} {} {}", name(&field.class), name(&field.name), datum(field.value));
                }
            }
            // Never part of an input: our own machine has refused it.
            Contents::Opaque => line += "fields",
        }
        self.add(&[&line]);
    }
}

fn datum(datum: Datum) -> String {
    match datum {
        Datum::Null => "n".to_string(),
        Datum::Object(at) => format!("o{at}"),
        Datum::Boolean(v) => format!("z{}", v as u8),
        Datum::Byte(v) => format!("b{v}"),
        Datum::Char(v) => format!("c{v}"),
        Datum::Short(v) => format!("s{v}"),
        Datum::Int(v) => format!("i{v}"),
        Datum::Long(v) => format!("j{v}"),
        Datum::Float(v) => format!("f{}", v.to_bits() as i32),
        Datum::Double(v) => format!("d{}", v.to_bits() as i64),
    }
}
