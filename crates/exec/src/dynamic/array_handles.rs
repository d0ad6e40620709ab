//! Method handles that use arrays, and those that throw.

use heap::Ref;
use jvm::Kind;

use super::adapt::element_of;
use super::assembler::op::*;
use super::expression::result_kind;
use super::types::{Descriptor, kind_of};
use crate::trap::Run;
use crate::vm::Vm;

/// What a handle does with an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ArrayUse {
    /// Reads an element.
    Get,
    /// Writes an element.
    Set,
    /// Gives the length.
    Length,
    /// Makes one of a given length.
    Make,
}

impl<'p> Vm<'p> {
    /// A handle for arrays of type `array`.
    pub(crate) fn array_handle(&mut self, array: &str, what: ArrayUse) -> Run<Ref> {
        let element = element_of(array);
        let (params, result): (&[&str], &str) = match what {
            ArrayUse::Get => (&[array, "I"], element),
            ArrayUse::Set => (&[array, "I", element], "V"),
            ArrayUse::Length => (&[array], "I"),
            ArrayUse::Make => (&["I"], array),
        };
        let ty = Descriptor { params: params.iter().map(|&p| p.into()).collect(), result: result.into() };
        self.made_handle(&format!("array {what:?}"), &ty, &[], |h| {
            h.b.load_all(&ty.params, 1);
            match what {
                ArrayUse::Get => h.b.array_load(kind_of(element)),
                ArrayUse::Set => h.b.array_store(kind_of(element)),
                ArrayUse::Length => h.b.op(ARRAYLENGTH, 0),
                ArrayUse::Make => h.b.new_array(element),
            }
            h.b.give(result_kind(&ty));
        })
    }

    /// A handle that throws a new exception.
    pub(crate) fn failing_handle(&mut self, ty: &Descriptor, class: &str, message: &str) -> Run<Ref> {
        self.made_handle(&format!("fail {class} {message}"), ty, &[], |h| {
            h.b.on_class(NEW, class);
            h.b.op(DUP, 1);
            h.b.string(&message.encode_utf16().collect::<Vec<_>>());
            h.b.invoke(INVOKESPECIAL, class, "<init>", "(Ljava/lang/String;)V", false);
            h.b.op(ATHROW, -1);
        })
    }

    /// A handle that throws its argument.
    pub(crate) fn throwing_handle(&mut self, ty: &Descriptor) -> Run<Ref> {
        self.made_handle("throw", ty, &[], |h| {
            h.b.load(Kind::Ref, 1);
            h.b.op(ATHROW, -1);
        })
    }
}
