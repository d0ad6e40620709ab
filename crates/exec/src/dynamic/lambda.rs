//! Lambdas and method references: what `LambdaMetafactory` would spin, made here.
//!
//! Each call site gets a class that implements the functional interface. It keeps what the lambda captures in fields
//! and passes it on, with the arguments, to the method that has the lambda's body. A static method of the class is the
//! call site's target; where nothing is captured it always gives the same object.

use jvm::flags::Flags;
use jvm::{Class, MethodId};

use super::assembler::op::*;
use super::assembler::{Body, ClassWriter};
use super::bootstrap::Bootstrap;
use super::convert::{Cast, convert};
use super::member::MemberHandle;
use super::types::{Descriptor, class_of, kind_of, type_of};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const SERIALIZABLE: i32 = 1;
const MARKERS: i32 = 2;
const BRIDGES: i32 = 4;

/// What a call site of `LambdaMetafactory` asks for.
pub(super) struct Lambda {
    /// Name of the interface method.
    pub(super) name: String,
    /// Captured types and the interface.
    pub(super) site: Descriptor,
    /// Erased type of the interface method.
    pub(super) erased: Descriptor,
    /// The method with the body.
    pub(super) body: MemberHandle,
    /// Type of the interface method with the lambda's own types.
    pub(super) instantiated: Descriptor,
    /// Further interfaces.
    markers: Vec<String>,
    /// The class with the lambda, if its objects can be serialized.
    pub(super) serialized_in: Option<String>,
    /// Further erasures under which the interface method is called.
    bridges: Vec<Descriptor>,
}

impl<'p> Vm<'p> {
    /// Makes the class of a lambda and gives its factory.
    pub(super) fn link_lambda(&self, host: &'p Class, bootstrap: &Bootstrap) -> Run<MethodId> {
        let lambda = self.read_lambda(host, bootstrap)?;
        let host_name = self.program.class_name(host.id);
        let feature = self.program.jdk().feature();
        let number = bootstrap.site.index();
        let prefix =
            if feature >= 21 { format!("{host_name}$$Lambda") } else { format!("{host_name}$$Lambda${number}") };
        let class = self.made_class(&prefix, &number.to_string(), "java/lang/Object", |w| lambda.write(w))?;
        self.made_method(class, FACTORY)
    }

    fn read_lambda(&self, host: &'p Class, bootstrap: &Bootstrap) -> Run<Lambda> {
        let malformed = || Trap::with("java/lang/invoke/LambdaConversionException", "malformed lambda call site");
        let mut args = bootstrap.args.iter().copied();
        let mut next = || args.next().ok_or_else(malformed);
        let erased = self.type_constant(host, next()?)?;
        let body = self.member_handle(host, next()?)?;
        let instantiated = self.type_constant(host, next()?)?;
        let mut lambda = Lambda {
            name: bootstrap.name.clone(),
            site: Descriptor::parse(&bootstrap.descriptor).ok_or_else(malformed)?,
            erased,
            body,
            instantiated,
            markers: Vec::new(),
            serialized_in: None,
            bridges: Vec::new(),
        };
        if bootstrap.method.name == "altMetafactory" {
            let flags = self.int_constant(host, next()?)?;
            if flags & SERIALIZABLE != 0 {
                lambda.markers.push("java/io/Serializable".into());
                lambda.serialized_in = Some(self.program.class_name(host.id).into());
            }
            if flags & MARKERS != 0 {
                for _ in 0..self.int_constant(host, next()?)? {
                    let class = self.program.resolve_class(host, next()?)?;
                    lambda.markers.push(self.program.class_name(class.id).into());
                }
            }
            if flags & BRIDGES != 0 {
                for _ in 0..self.int_constant(host, next()?)? {
                    lambda.bridges.push(self.type_constant(host, next()?)?);
                }
            }
        }
        Ok(lambda)
    }
}

/// Name of the static method that makes the object.
const FACTORY: &str = "get$Lambda";
/// Name of the field with the only object of a lambda that captures nothing.
const INSTANCE: &str = "instance";

impl Lambda {
    fn write(&self, class: &mut ClassWriter) {
        class.implement(class_of(&self.site.result));
        self.markers.iter().for_each(|marker| class.implement(marker));
        for (i, ty) in self.site.params.iter().enumerate() {
            class.field(Flags::PRIVATE, &capture(i), ty);
        }
        self.write_factory(class);
        self.write_replacement(class);
        let this = class.name().to_owned();
        let mut seen = Vec::new();
        for erasure in std::iter::once(&self.erased).chain(&self.bridges) {
            let descriptor = erasure.to_string();
            if !seen.contains(&descriptor) {
                class.method(Flags::PUBLIC, &self.name, &descriptor, |b| self.write_method(b, &this, erasure));
                seen.push(descriptor);
            }
        }
    }

    fn write_factory(&self, class: &mut ClassWriter) {
        let this = class.name().to_owned();
        let this_type = type_of(&this);
        let descriptor = self.site.to_string();
        if self.site.params.is_empty() {
            class.field(Flags::PRIVATE | Flags::STATIC, INSTANCE, &this_type);
            class.method(Flags::STATIC, "<clinit>", "()V", |b| {
                b.on_class(NEW, &this);
                b.field(PUTSTATIC, &this, INSTANCE, &this_type);
                b.give(jvm::Kind::Void);
            });
        }
        class.method(Flags::STATIC, FACTORY, &descriptor, |b| {
            if self.site.params.is_empty() {
                b.field(GETSTATIC, &this, INSTANCE, &this_type);
            } else {
                b.on_class(NEW, &this);
            }
            let mut local = 0;
            for (i, ty) in self.site.params.iter().enumerate() {
                b.op(DUP, 1);
                b.load(kind_of(ty), local);
                b.field(PUTFIELD, &this, &capture(i), ty);
                local += kind_of(ty).slots() as u16;
            }
            b.give(jvm::Kind::Ref);
        });
    }

    /// The interface method: captured values and arguments go to the body, its result comes back.
    fn write_method(&self, b: &mut Body<'_>, this: &str, erasure: &Descriptor) {
        let mut targets = self.body.call_type().params.into_iter();
        self.body.prepare(b);
        for (i, ty) in self.site.params.iter().enumerate() {
            b.load(jvm::Kind::Ref, 0);
            b.field(GETFIELD, this, &capture(i), ty);
            if let Some(target) = targets.next() {
                convert(b, ty, &target, Cast::Instruction);
            }
        }
        let mut local = 1;
        for (erased, own) in erasure.params.iter().zip(&self.instantiated.params) {
            b.load(kind_of(erased), local);
            local += kind_of(erased).slots() as u16;
            convert(b, erased, own, Cast::Instruction);
            if let Some(target) = targets.next() {
                convert(b, own, &target, Cast::Instruction);
            }
        }
        self.body.call(b);
        let result = self.body.call_type().result;
        convert(b, &result, &self.instantiated.result, Cast::Instruction);
        convert(b, &self.instantiated.result, &erasure.result, Cast::Instruction);
        b.give(kind_of(&erasure.result));
    }
}

/// Name of the field with a captured value.
pub(super) fn capture(i: usize) -> String {
    format!("arg${}", i + 1)
}
