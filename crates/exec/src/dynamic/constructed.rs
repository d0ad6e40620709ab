//! Records that a program is given: they are as their constructor leaves them.
//!
//! `new R(r.a(), r.b())` equals `r`, says the contract of `java.lang.Record`. So the constructor, run once more on what a
//! record holds, returns, and leaves the same numbers; a record on which it throws nobody can have made.

use jvm::code::Insn;
use jvm::flags::Flags;
use jvm::{Class, Field, Kind, Method, MethodId};

use super::assembler::op::*;
use super::assembler::{Body, Label};
use super::contract::ASSUME_NATIVE;
use crate::trap::Run;
use crate::vm::Vm;

const NAME: &str = "constructed";
const ASSUME: &str = "assume";
/// How a constructor says that it does not want its arguments.
const REFUSALS: [&str; 2] = ["java/lang/RuntimeException", "java/lang/AssertionError"];

impl<'p> Vm<'p> {
    /// Whether a class of the class path is a record.
    pub(crate) fn is_record(&self, class: &Class) -> bool {
        let above = class.chain.len().checked_sub(2).map(|at| self.program.class_name(class.chain[at]));
        !class.is_platform && above == Some("java/lang/Record")
    }

    /// A static method that drops the path unless a record is one that its constructor makes; none if all are.
    pub(crate) fn constructed(&self, class: &'p Class) -> Run<Option<MethodId>> {
        let program = self.program;
        let components: Vec<&'p Field> = class.fields.iter().filter(|f| !f.flags.is_static()).collect();
        let types: String = components.iter().map(|f| program.text(f.descriptor)).collect();
        let descriptor = program.intern(&format!("({types})V"));
        let Some(constructor) = program.declared_method(class, program.intern("<init>"), descriptor) else {
            return Ok(None);
        };
        if !self.checks_something(constructor)? || !self.are_read_as_they_are(class, &components)? {
            return Ok(None);
        }
        let of = program.class_name(class.id);
        let made = self.made_class(&format!("{of}$$Constructed"), "", "java/lang/Object", |made| {
            let this = made.name().to_string();
            made.method(Flags::STATIC, NAME, &format!("(L{of};)V"), |b| {
                let record = Record { of, components: &components, descriptor: program.text(descriptor) };
                record.write(self, b, &this);
            });
            made.native_method(Flags::STATIC, ASSUME, "(Z)V");
        })?;
        self.bind_to(self.made_method(made, ASSUME)?, ASSUME_NATIVE);
        self.made_method(made, NAME).map(Some)
    }

    /// Whether a constructor does more than to keep its arguments. One that changes static fields is not run twice.
    fn checks_something(&self, constructor: &'p Method) -> Run<bool> {
        let Some(code) = self.program.code(constructor)? else { return Ok(false) };
        let keeps = |insn: &Insn| {
            matches!(insn, Insn::Move { .. } | Insn::PutField { .. } | Insn::InvokeSpecial { .. } | Insn::Return)
        };
        let is_told = code.insns.iter().any(|insn| matches!(insn, Insn::PutStatic { .. }));
        Ok(!is_told && !code.insns.iter().all(keeps))
    }

    /// Whether the accessors of a record give what is in its fields.
    fn are_read_as_they_are(&self, class: &'p Class, components: &[&'p Field]) -> Run<bool> {
        let program = self.program;
        for component in components {
            let descriptor = program.intern(&format!("(){}", program.text(component.descriptor)));
            let Some(accessor) = program.declared_method(class, component.name, descriptor) else { return Ok(false) };
            let Some(code) = program.code(accessor)? else { return Ok(false) };
            // Read and return; a longer one does something else.
            if code.insns.len() > 2 {
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// A record whose constructor is run again.
struct Record<'a, 'p> {
    of: &'a str,
    components: &'a [&'p Field],
    descriptor: &'a str,
}

impl Record<'_, '_> {
    fn write(&self, vm: &Vm<'_>, b: &mut Body<'_>, this: &str) {
        let (start, end, refused, over) = (b.label(), b.label(), b.label(), b.label());
        b.bind(start);
        b.on_class(NEW, self.of);
        b.op(DUP, 1);
        self.components.iter().for_each(|component| self.read(vm, b, component, 0));
        b.invoke(INVOKESPECIAL, self.of, "<init>", self.descriptor, false);
        b.bind(end);
        let copy = b.local(Kind::Ref);
        b.store(Kind::Ref, copy);
        for component in self.components.iter().filter(|component| component.kind != Kind::Ref) {
            self.compare(vm, b, component, copy, refused);
        }
        b.jump(GOTO, over, 0);
        for refusal in REFUSALS {
            let handler = b.label();
            b.catch(start, end, handler, Some(refusal));
            b.bind_handler(handler);
            b.drop_value(Kind::Ref);
            b.jump(GOTO, refused, 0);
        }
        b.bind(refused);
        b.int(0);
        b.call_static(this, ASSUME, "(Z)V");
        b.bind(over);
        b.give(Kind::Void);
    }

    fn read(&self, vm: &Vm<'_>, b: &mut Body<'_>, component: &Field, from: u16) {
        let program = vm.program;
        b.load(Kind::Ref, from);
        b.field(GETFIELD, self.of, program.text(component.name), program.text(component.descriptor));
    }

    fn compare(&self, vm: &Vm<'_>, b: &mut Body<'_>, component: &Field, copy: u16, differs: Label) {
        self.read(vm, b, component, 0);
        self.read(vm, b, component, copy);
        match component.kind {
            Kind::Long => {
                b.op(LCMP, -3);
                b.jump(IFNE, differs, 1);
            }
            Kind::Float => {
                b.call_static("java/lang/Float", "compare", "(FF)I");
                b.jump(IFNE, differs, 1);
            }
            Kind::Double => {
                b.call_static("java/lang/Double", "compare", "(DD)I");
                b.jump(IFNE, differs, 1);
            }
            _ => b.jump(IF_ICMPNE, differs, 2),
        }
    }
}
