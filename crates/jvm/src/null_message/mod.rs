//! What a `NullPointerException` says that the virtual machine itself throws (JEP 358).
//!
//! `Cannot read field "next" because the return value of "Main.head(int)" is null`: the first half names what the
//! failing instruction could not do, the second half how the null came onto the operand stack. For that, `sources`
//! finds the instruction that pushed each stack slot, and this module writes it, and what it in turn worked on, as a
//! Java expression. The wording, and where a message is shortened or missing, is HotSpot's.

mod sources;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fmt::Write;

use self::sources::{Sources, operand, slots};
use crate::class::{ClassFile, Method};
use crate::code::{Body, Variable, opcode};
use crate::kind::{Kind, Signature};
use crate::pool::MemberRef;
use crate::program::Program;
use crate::resolve::external_parameters;

/// Fields and array elements of one another are followed this far.
const DEEPEST_EXPRESSION: u32 = 5;

/// An expression as long as this is not continued. HotSpot has no such limit, but no compiler's code comes near it.
const LONGEST_EXPRESSION: usize = 4096;

/// The message of a `NullPointerException` whose innermost frame is in `method`, at bytecode position `pc`. `None` when
/// the virtual machine did not throw it for a null it met there: the method is native, or `pc` is the constructor call
/// that made the exception. The `athrow` of an exception made elsewhere must not be asked about.
pub fn explain(program: &Program, method: &Method, pc: u16) -> Option<String> {
    let file = program.class(method.class).file().ok()?;
    let body = Body::read(file, method.body?).ok()?;
    opcode::length(body.code, pc.into())?;
    let (mut message, depth) = failed_action(file, body.code, pc.into())?;
    let writer = Writer {
        file,
        method,
        code: body.code,
        sources: Sources::find(file, &body, pc),
        variables: body.variables().unwrap_or_default(),
    };
    writer.write_cause(pc, depth, &mut message);
    Some(message)
}

/// What the instruction at `at` could not do, and how far below the top of the stack the null is.
fn failed_action(file: &ClassFile, code: &[u8], at: usize) -> Option<(String, usize)> {
    let member = || file.pool.member(&file.bytes, operand(code, at)).ok();
    Some(match code[at] {
        op @ 46..=53 => (format!("Cannot load from {} array", element(op - 46)), 1),
        op @ (80 | 82) => (format!("Cannot store to {} array", element(op - 79)), 3),
        op @ 79..=86 => (format!("Cannot store to {} array", element(op - 79)), 2),
        180 => (format!("Cannot read field \"{}\"", member()?.name), 0),
        181 => {
            let field = member()?;
            let width = Kind::of_descriptor(&field.descriptor)?.slots();
            (format!("Cannot assign field \"{}\"", field.name), width)
        }
        182 | 183 | 185 => {
            let called = member()?;
            // A constructor is only ever called on a new object. The position is still met here: it is where an
            // exception made with `new` was made.
            if called.name == "<init>" {
                return None;
            }
            let arguments = slots(&Signature::parse(&called.descriptor)?);
            (format!("Cannot invoke \"{}\"", method_name(&called)), arguments)
        }
        190 => ("Cannot read the array length".into(), 0),
        191 => ("Cannot throw exception".into(), 0),
        194 => ("Cannot enter synchronized block".into(), 0),
        195 => ("Cannot exit synchronized block".into(), 0),
        _ => return None,
    })
}

/// The elements of the arrays that `iaload` and those after it load from.
fn element(version: u8) -> &'static str {
    const ELEMENTS: [&str; 8] = ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"];
    ELEMENTS[version as usize]
}

/// Writes the Java expressions that instructions of one method compute.
struct Writer<'a> {
    file: &'a ClassFile,
    method: &'a Method,
    code: &'a [u8],
    sources: Sources,
    variables: Vec<Variable>,
}

impl Writer<'_> {
    /// Adds where the null at `depth` came from, if that is known.
    fn write_cause(&self, pc: u16, depth: usize, out: &mut String) {
        let Some(source) = self.sources.before(pc).and_then(|state| state.source(depth)) else {
            return;
        };
        out.push_str(match self.code[source as usize] {
            182..=185 => " because the return value of \"",
            _ => " because \"",
        });
        // HotSpot, too, leaves the sentence unfinished for a null made by `invokedynamic` or a dynamic constant.
        if self.write_slot(pc, depth, DEEPEST_EXPRESSION, out) {
            out.push_str("\" is null");
        }
    }

    /// Writes the expression that pushed the slot `depth` below the top of the stack at `pc`, following at most
    /// `levels` fields and elements. Gives false, and has written nothing, if there is none to write.
    fn write_slot(&self, pc: u16, depth: usize, levels: u32, out: &mut String) -> bool {
        if levels == 0 || out.len() >= LONGEST_EXPRESSION {
            return false;
        }
        let Some(state) = self.sources.before(pc) else {
            return false;
        };
        let Some(source) = state.source(depth) else {
            return false;
        };
        if let Some(slot) = loaded_local(self.code, source.into()) {
            out.push_str(&self.local_name(source, slot, state.is_unwritten(slot)));
            return true;
        }
        self.write_expression(source, levels, out).is_some()
    }

    /// Writes what the instruction at `source` pushes, unless it is a local variable. `None` if nothing was written.
    fn write_expression(&self, source: u16, levels: u32, out: &mut String) -> Option<()> {
        let at = source as usize;
        let member = || self.file.pool.member(&self.file.bytes, operand(self.code, at)).ok();
        match self.code[at] {
            1 => out.push_str("null"),
            op @ 2..=8 => write!(out, "{}", op as i32 - 3).ok()?,
            16 => write!(out, "{}", self.code[at + 1] as i8).ok()?,
            17 => write!(out, "{}", operand(self.code, at) as i16).ok()?,
            46 | 50 => {
                if !self.write_slot(source, 1, levels - 1, out) {
                    out.push_str("<array>");
                }
                out.push('[');
                if !self.write_slot(source, 0, levels, out) {
                    out.push_str("...");
                }
                out.push(']');
            }
            178 => {
                let field = member()?;
                write!(out, "{}.{}", class_name(&field.class), field.name).ok()?;
            }
            180 => {
                let field = member()?;
                if self.write_slot(source, 0, levels - 1, out) {
                    out.push('.');
                }
                out.push_str(&field.name);
            }
            182..=185 => out.push_str(&method_name(&member()?)),
            _ => return None,
        }
        Some(())
    }

    /// The name of local `slot`: the one in the class file if it was compiled with names; else `this` or the number of
    /// the parameter, if the slot still holds that; else the number of the slot.
    fn local_name(&self, pc: u16, slot: u16, unwritten: bool) -> Cow<'_, str> {
        let is_it = |v: &&Variable| v.slot == slot && pc >= v.start && pc - v.start < v.len;
        let named = self.variables.iter().find(is_it);
        if let Some(name) = named.and_then(|v| self.file.pool.utf8(&self.file.bytes, v.name).ok()) {
            return name;
        }
        match self.parameter(slot).filter(|_| unwritten) {
            Some(0) => "this".into(),
            Some(number) => format!("<parameter{number}>").into(),
            None => format!("<local{slot}>").into(),
        }
    }

    /// The number of the parameter that is passed in local `slot`, counted from 1; 0 is `this`.
    fn parameter(&self, slot: u16) -> Option<usize> {
        let is_static = self.method.flags.is_static();
        let receiver = (!is_static).then_some((0, 1));
        let declared = self.method.signature.params.iter().map(|kind| kind.slots());
        let mut end = 0;
        receiver.into_iter().chain((1..).zip(declared)).find_map(|(number, width)| {
            end += width;
            (usize::from(slot) < end).then_some(number)
        })
    }
}

/// The local slot that the instruction at `at` loads, if it loads an int or a reference.
fn loaded_local(code: &[u8], at: usize) -> Option<u16> {
    match code[at] {
        21 | 25 => Some(code[at + 1].into()),
        op @ 26..=29 => Some(op as u16 - 26),
        op @ 42..=45 => Some(op as u16 - 42),
        opcode::WIDE if matches!(code[at + 1], 21 | 25) => Some(operand(code, at + 1)),
        _ => None,
    }
}

fn class_name(internal: &str) -> String {
    match internal {
        "java/lang/Object" => "Object".into(),
        "java/lang/String" => "String".into(),
        other => other.replace('/', "."),
    }
}

/// `String.indexOf(String, int)`.
fn method_name(method: &MemberRef<'_>) -> String {
    // HotSpot looks only at how a parameter type begins, so that `StringBuilder` is shortened like `String`.
    let shorten = |parameter: &str| match parameter.strip_prefix("java.lang.") {
        Some(simple) if simple.starts_with("Object") || simple.starts_with("String") => simple.to_owned(),
        _ => parameter.to_owned(),
    };
    let parameters = external_parameters(&method.descriptor);
    let parameters: Vec<_> = parameters.split(", ").map(shorten).collect();
    format!("{}.{}({})", class_name(&method.class), method.name, parameters.join(", "))
}
