//! Lambdas that can be serialized: they are written as a `SerializedLambda`, from which the class with the lambda makes
//! them again.

use jvm::Kind;
use jvm::flags::Flags;

use super::assembler::op::*;
use super::assembler::{Body, ClassWriter};
use super::convert::{Cast, convert};
use super::lambda::{Lambda, capture};
use super::types::class_of;

const FORM: &str = "java/lang/invoke/SerializedLambda";
const FORM_OF: &str = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;ILjava/lang/String;\
                       Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;[Ljava/lang/Object;)V";
const OBJECT: &str = "Ljava/lang/Object;";

impl Lambda {
    /// `writeReplace`, if the lambda can be serialized.
    pub(super) fn write_replacement(&self, class: &mut ClassWriter) {
        let Some(host) = &self.serialized_in else { return };
        let this = class.name().to_owned();
        class.method(Flags::PRIVATE | Flags::FINAL, "writeReplace", "()Ljava/lang/Object;", |b| {
            b.on_class(NEW, FORM);
            b.op(DUP, 1);
            b.class_constant(host);
            text(b, class_of(&self.site.result));
            text(b, &self.name);
            text(b, &self.erased.to_string());
            b.int(self.body.kind as i32);
            text(b, &self.body.class);
            text(b, &self.body.name);
            text(b, &self.body.descriptor);
            text(b, &self.instantiated.to_string());
            b.int(self.site.params.len() as i32);
            b.on_class(ANEWARRAY, "java/lang/Object");
            for (i, ty) in self.site.params.iter().enumerate() {
                b.op(DUP, 1);
                b.int(i as i32);
                b.load(Kind::Ref, 0);
                b.field(GETFIELD, &this, &capture(i), ty);
                convert(b, ty, OBJECT, Cast::Instruction);
                b.array_store(Kind::Ref);
            }
            b.invoke(INVOKESPECIAL, FORM, "<init>", FORM_OF, false);
            b.give(Kind::Ref);
        });
    }
}

fn text(b: &mut Body<'_>, text: &str) {
    b.string(&text.encode_utf16().collect::<Vec<u16>>());
}
