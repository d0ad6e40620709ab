//! Records, and objects whose constructors check what they keep, that a program is given: they are as their constructors
//! leave them.
//!
//! `new R(r.a(), r.b())` equals `r`, says the contract of `java.lang.Record`. So the constructor, run once more on what a
//! record holds, returns, and leaves the same numbers; a record on which it throws nobody can have made. Of other
//! classes that is known where the constructor [keeps its arguments](jvm::constructed::checks).

use jvm::code::{CallSite, Insn};
use jvm::constructed::checks::FieldOf;
use jvm::flags::Flags;
use jvm::{Class, ClassId, Field, Kind, Method, MethodId, Program};

use super::assembler::op::*;
use super::assembler::{Body, Label};
use super::contract::ASSUME_NATIVE;
use crate::state::{After, Frame};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const RECORD: &str = "record";
const CHECKED: &str = "checked";
const ASSUME: &str = "assume";
/// How a constructor says that it does not want its arguments.
const REFUSALS: [&str; 2] = ["java/lang/RuntimeException", "java/lang/AssertionError"];

impl<'p> Vm<'p> {
    /// Whether a class of the class path is a record.
    pub(crate) fn is_record(&self, class: &Class) -> bool {
        let above = class.chain.len().checked_sub(2).map(|at| self.program.class_name(class.chain[at]));
        !class.is_platform && above == Some("java/lang/Record")
    }

    /// A static method that drops the path unless an object is one that its constructors make; none if all are, as far
    /// as is known.
    pub(crate) fn constructed(&self, class: &'p Class) -> Run<Option<MethodId>> {
        let program = self.program;
        let is_record = self.is_record(class);
        let calls = match is_record {
            true => self.record_call(class)?.into_iter().collect(),
            false => self.checking_calls(class),
        };
        if calls.is_empty() {
            return Ok(None);
        }
        let of = program.class_name(class.id);
        let name = if is_record { RECORD } else { CHECKED };
        let made = self.made_class(&format!("{of}$$Constructed"), "", "java/lang/Object", |made| {
            let this = made.name().to_string();
            made.method(Flags::STATIC, name, &format!("(L{of};)V"), |b| {
                calls.iter().for_each(|call| call.write(program, b, &this));
                b.give(Kind::Void);
            });
            made.native_method(Flags::STATIC, ASSUME, "(Z)V");
        })?;
        self.bind_to(self.made_method(made, ASSUME)?, ASSUME_NATIVE);
        let method = self.made_method(made, name)?;
        let code = program.code(program.method(method))?.ok_or_else(|| Trap::ill_typed("code"))?;
        for call in &calls {
            let is_it = |site: &&CallSite| {
                let named = program.member_ref(made, site.index);
                named.is_ok_and(|member| member.name == "<init>" && member.class == program.class_name(call.of.id))
            };
            if let (Some(slice), Some(site)) = (call.slice, code.calls.iter().find(is_it)) {
                // If another thread was faster, it is linked already.
                let _ = site.target.set(slice);
            }
        }
        Ok(Some(method))
    }

    /// Whether a constructor is run again that throws whatever exceptions it makes: then the object is refused, and what
    /// would be in a message does not matter.
    pub(crate) fn is_refusal(&self, class: &Class) -> bool {
        // The object itself may be an exception, too.
        let is_thrown = || !self.frame().class.is_made() && self.is_checking();
        class.chain.get(1) == Some(&self.known.throwable) && is_thrown()
    }

    /// Whether a constructor is run again of which is known what it looks at. Initializers of classes on top of it do what
    /// they do anywhere.
    pub(crate) fn is_checking(&self) -> bool {
        let is_called = |frame: &&Frame<'_>| matches!(frame.after, After::Result(_) | After::Then(..));
        let is_checked = |frame: &Frame<'_>| {
            let is_trigger = matches!(frame.after, After::Trigger(_)) && frame.class.is_made();
            is_trigger && self.program.text(frame.method.name) == CHECKED
        };
        let lowest = || self.state.frames.iter().rev().find(|frame| !is_called(frame));
        self.symbolic_part().is_some() && lowest().is_some_and(is_checked)
    }

    /// Whether constructors have checked something in objects of a class.
    pub(crate) fn has_checks(&self, class: &'p Class) -> bool {
        class.chain.iter().any(|&id| self.program.checks(self.program.class(id)).is_some())
    }

    /// The calls of constructors that check something in objects of a class: its own, and those above, which it calls as
    /// well, but perhaps without what is known about their arguments.
    fn checking_calls(&self, class: &'p Class) -> Vec<Call<'p>> {
        let program = self.program;
        let field = |&(holder, at): &FieldOf| Part { holder: program.class(holder), at };
        let call = |&id: &ClassId| {
            let of = program.class(id);
            program.checks(of).map(|checks| Call {
                of,
                constructor: program.method(checks.constructor),
                slice: checks.slice,
                arguments: checks.kept.iter().map(field).collect(),
                compared: checks.derived.iter().map(field).collect(),
            })
        };
        class.chain.iter().filter_map(call).collect()
    }

    /// The call of the constructor of a record, unless that takes everything.
    fn record_call(&self, class: &'p Class) -> Run<Option<Call<'p>>> {
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
        let parts = (0..class.fields.len()).map(|at| Part { holder: class, at });
        let arguments: Vec<Part<'p>> = parts.filter(|part| !part.field().flags.is_static()).collect();
        let compared = arguments.iter().copied().filter(|part| part.field().kind != Kind::Ref).collect();
        Ok(Some(Call { of: class, constructor, slice: None, arguments, compared }))
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

/// A field of an object.
#[derive(Clone, Copy)]
struct Part<'p> {
    holder: &'p Class,
    at: usize,
}

impl<'p> Part<'p> {
    fn field(self) -> &'p Field {
        &self.holder.fields[self.at]
    }

    fn read(self, program: &Program, b: &mut Body<'_>, from: u16) {
        let (holder, field) = (program.class_name(self.holder.id), self.field());
        b.load(Kind::Ref, from);
        b.field(GETFIELD, holder, program.text(field.name), program.text(field.descriptor));
    }

    /// Goes elsewhere if the field of the argument and that of an object in a local variable differ, of arrays in length.
    fn compare(self, program: &Program, b: &mut Body<'_>, other: u16, differs: Label) {
        let is_array = self.field().kind == Kind::Ref;
        for object in [0, other] {
            self.read(program, b, object);
            if is_array {
                b.op(ARRAYLENGTH, 0);
            }
        }
        match self.field().kind {
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

/// A constructor that is run again.
struct Call<'p> {
    of: &'p Class,
    constructor: &'p Method,
    /// What is executed in its place.
    slice: Option<MethodId>,
    /// The fields that keep the arguments.
    arguments: Vec<Part<'p>>,
    /// The numbers that have to be the same.
    compared: Vec<Part<'p>>,
}

impl Call<'_> {
    /// Writes a method that runs the constructor on what the object in its argument holds.
    fn write(&self, program: &Program, b: &mut Body<'_>, this: &str) {
        let (start, end, refused, over) = (b.label(), b.label(), b.label(), b.label());
        let of = program.class_name(self.of.id);
        b.bind(start);
        b.on_class(NEW, of);
        b.op(DUP, 1);
        self.arguments.iter().for_each(|part| part.read(program, b, 0));
        b.invoke(INVOKESPECIAL, of, "<init>", program.text(self.constructor.descriptor), false);
        b.bind(end);
        let copy = b.local(Kind::Ref);
        b.store(Kind::Ref, copy);
        self.compared.iter().for_each(|part| part.compare(program, b, copy, refused));
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
    }
}
