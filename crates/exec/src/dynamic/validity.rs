//! Whether a reference is null or a valid object, as methods made for the purpose: ordinary code, so that which class an
//! object is of and what its invariant asks are choices as everywhere.

use jvm::flags::Flags;
use jvm::{Class, Field, Kind, Method, MethodId, Program};

use super::assembler::Body;
use super::assembler::op::*;
use super::contract::ASSUME_NATIVE;
use super::made::made_class;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const VALID: &str = "valid";
const ASSUMED: &str = "assumed";
const ASSUME: &str = "assume";

/// What makes an object of a class a valid one.
#[derive(Clone)]
pub struct Validity<'p> {
    /// The class, an interface maybe.
    pub class: &'p Class,
    /// Its invariant: without parameters, or static and about one object.
    pub invariant: Option<&'p Method>,
    /// Invariants of what its fields hold, checked before its own.
    pub parts: Vec<(&'p Field, &'p Method)>,
}

impl<'p> Validity<'p> {
    /// `static boolean valid(T)`: null, or an object for which everything holds.
    pub fn check(&self, program: &'p Program) -> Run<&'p Method> {
        let of = program.class_name(self.class.id).to_string();
        let mut key = format!("{:?}", self.invariant.map(|method| method.id.index()));
        for (field, method) in &self.parts {
            key += &format!(" {} {}", field.slot, method.id.index());
        }
        let class = made_class(program, &format!("{of}$$Valid"), &key, "java/lang/Object", |class| {
            class.method(Flags::STATIC, VALID, &format!("(L{of};)Z"), |b| self.write_check(b, program));
        })?;
        class.methods.first().map(|&id| program.method(id)).ok_or_else(|| Trap::ill_typed("made class"))
    }

    fn write_check(&self, b: &mut Body<'_>, program: &'p Program) {
        let (valid, invalid) = (b.label(), b.label());
        b.load(Kind::Ref, 0);
        b.jump(IFNULL, valid, 1);
        let of = program.class_name(self.class.id);
        for (field, method) in &self.parts {
            let next = b.label();
            let (name, descriptor) = (program.text(field.name), program.text(field.descriptor));
            b.load(Kind::Ref, 0);
            b.field(GETFIELD, of, name, descriptor);
            b.jump(IFNULL, next, 1);
            b.load(Kind::Ref, 0);
            b.field(GETFIELD, of, name, descriptor);
            call(b, program, method);
            b.jump(IFEQ, invalid, 1);
            b.bind(next);
        }
        match self.invariant {
            Some(method) => {
                b.load(Kind::Ref, 0);
                call(b, program, method);
            }
            None => b.int(1),
        }
        b.give(Kind::Boolean);
        b.bind(valid);
        b.int(1);
        b.give(Kind::Boolean);
        b.bind(invalid);
        b.int(0);
        b.give(Kind::Boolean);
    }
}

/// `assume(valid(x)); return x`, where an invariant that throws is one that does not hold.
fn write_assumed(b: &mut Body<'_>, of: &str, valid: &str, this: &str) {
    let (start, end, handler, over) = (b.label(), b.label(), b.label(), b.label());
    b.bind(start);
    b.load(Kind::Ref, 0);
    b.call_static(valid, VALID, &format!("(L{of};)Z"));
    b.bind(end);
    b.call_static(this, ASSUME, "(Z)V");
    b.jump(GOTO, over, 0);
    b.catch(start, end, handler, None);
    b.bind_handler(handler);
    b.drop_value(Kind::Ref);
    b.int(0);
    b.call_static(this, ASSUME, "(Z)V");
    b.bind(over);
    b.load(Kind::Ref, 0);
    b.give(Kind::Ref);
}

/// Calls an invariant about the object on top.
fn call(b: &mut Body<'_>, program: &Program, method: &Method) {
    let holder = program.class(method.class);
    let opcode = match (method.flags.is_static(), method.flags.is_private(), holder.is_interface()) {
        (true, ..) => INVOKESTATIC,
        (false, true, _) => INVOKESPECIAL,
        (false, false, true) => INVOKEINTERFACE,
        (false, false, false) => INVOKEVIRTUAL,
    };
    let (name, descriptor) = (program.text(method.name), program.text(method.descriptor));
    b.invoke(opcode, program.class_name(holder.id), name, descriptor, holder.is_interface());
}

impl<'p> Vm<'p> {
    /// A method that gives its argument back if a check says that it is valid, and ends the path if not.
    pub(crate) fn assuming(&self, check: &'p Method) -> Run<MethodId> {
        let program = self.program;
        let valid = program.class_name(check.class).to_string();
        let of = program.text(check.descriptor).trim_start_matches("(L").trim_end_matches(";)Z");
        let class = self.made_class(&format!("{of}$$Assumed"), &valid, "java/lang/Object", |class| {
            let this = class.name().to_string();
            class.method(Flags::STATIC, ASSUMED, &format!("(L{of};)L{of};"), |b| write_assumed(b, of, &valid, &this));
            class.native_method(Flags::STATIC, ASSUME, "(Z)V");
        })?;
        self.bind_to(self.made_method(class, ASSUME)?, ASSUME_NATIVE);
        self.made_method(class, ASSUMED)
    }
}
