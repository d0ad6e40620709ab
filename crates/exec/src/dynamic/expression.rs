//! Method handles made of others: an expression over the arguments and over bound handles and values.

use heap::{Ref, Value};
use jvm::Kind;

use super::adapt::element_of;
use super::assembler::op::*;
use super::convert::{Cast, convert, convert_explicitly};
use super::handles::{HandleBody, METHOD_HANDLE, METHOD_HANDLE_TYPE};
use super::types::{Descriptor, kind_of, slots};
use crate::trap::Run;
use crate::vm::Vm;

/// What a handle computes. Its `Debug` text is the key of the class made for it.
#[derive(Clone, Debug)]
pub(crate) enum Expr {
    /// An argument.
    Arg(usize),
    /// A bound value.
    Bound(usize),
    /// The default value of a type, or nothing for `void`.
    Zero(Box<str>),
    /// A call of a handle, with `invokeExact` or `invoke`.
    Call { handle: Box<Expr>, exact: bool, ty: Descriptor, args: Vec<Expr> },
    /// An access through a var handle.
    Access { variable: Box<Expr>, mode: String, ty: Descriptor, args: Vec<Expr> },
    /// A value converted as `asType` does.
    Convert { from: Box<str>, to: Box<str>, value: Box<Expr> },
    /// A value converted as `explicitCastArguments` does.
    Cast { from: Box<str>, to: Box<str>, to_interface: bool, value: Box<Expr> },
    /// A new array.
    Array { ty: Box<str>, elements: Vec<Expr> },
    /// An element of an array of the given type.
    Element { ty: Box<str>, array: Box<Expr>, at: usize },
    /// One after another; the last one's value counts.
    Sequence(Vec<Expr>),
    /// Refuses an array that has not this many elements.
    CheckLength { array: Box<Expr>, len: usize },
}

impl Expr {
    /// An exact call of bound handle `handle`.
    pub(crate) fn call(handle: usize, ty: &Descriptor, args: Vec<Expr>) -> Expr {
        Expr::Call { handle: Box::new(Expr::Bound(handle)), exact: true, ty: ty.clone(), args }
    }

    /// Arguments from `start` up to `end`.
    pub(crate) fn args(start: usize, end: usize) -> Vec<Expr> {
        (start..end).map(Expr::Arg).collect()
    }
}

impl<'p> Vm<'p> {
    /// A handle of type `ty` that computes `expr`.
    pub(crate) fn computing_handle(&mut self, ty: &Descriptor, bound: &[(&str, Value)], expr: &Expr) -> Run<Ref> {
        self.made_handle(&format!("{expr:?}"), ty, bound, |h| {
            write(h, ty, expr);
            h.b.give(kind_of(&ty.result));
        })
    }

    /// As [`Vm::computing_handle`], with handles only bound.
    pub(crate) fn combined_handle(&mut self, ty: &Descriptor, handles: &[Ref], expr: &Expr) -> Run<Ref> {
        let bound: Vec<_> = handles.iter().map(|&h| (METHOD_HANDLE_TYPE, Value::Ref(h))).collect();
        self.computing_handle(ty, &bound, expr)
    }
}

/// Local variable of argument `i`.
pub(super) fn local_of(ty: &Descriptor, i: usize) -> u16 {
    1 + slots(&ty.params[..i])
}

/// Pushes the value of an expression in a handle of type `ty`.
pub(super) fn write(h: &mut HandleBody<'_, '_>, ty: &Descriptor, expr: &Expr) {
    match expr {
        Expr::Arg(i) => h.b.load(kind_of(&ty.params[*i]), local_of(ty, *i)),
        Expr::Bound(i) => h.bound(*i),
        Expr::Zero(of) => h.b.zero(kind_of(of)),
        Expr::Call { handle, exact, ty: called, args } => {
            write(h, ty, handle);
            args.iter().for_each(|arg| write(h, ty, arg));
            h.b.call_virtual(METHOD_HANDLE, if *exact { "invokeExact" } else { "invoke" }, &called.to_string());
        }
        Expr::Access { variable, mode, ty: called, args } => {
            write(h, ty, variable);
            args.iter().for_each(|arg| write(h, ty, arg));
            h.b.call_virtual("java/lang/invoke/VarHandle", mode, &called.to_string());
        }
        Expr::Convert { from, to, value } => {
            write(h, ty, value);
            convert(h.b, from, to, Cast::Method);
        }
        Expr::Cast { from, to, to_interface, value } => {
            write(h, ty, value);
            convert_explicitly(h.b, from, to, *to_interface);
        }
        Expr::Array { ty: array, elements } => {
            h.b.int(elements.len() as i32);
            h.b.new_array(element_of(array));
            for (i, element) in elements.iter().enumerate() {
                h.b.op(DUP, 1);
                h.b.int(i as i32);
                write(h, ty, element);
                h.b.array_store(kind_of(element_of(array)));
            }
        }
        Expr::Element { ty: array_type, array, at } => {
            write(h, ty, array);
            h.b.int(*at as i32);
            h.b.array_load(kind_of(element_of(array_type)));
        }
        Expr::Sequence(parts) => parts.iter().for_each(|part| write(h, ty, part)),
        Expr::CheckLength { array, len } => {
            write(h, ty, array);
            h.b.int(*len as i32);
            h.b.call_static("java/lang/invoke/MethodHandleImpl", "checkSpreadArgument", "(Ljava/lang/Object;I)V");
        }
    }
}

/// Kind of what a handle of this type gives.
pub(super) fn result_kind(ty: &Descriptor) -> Kind {
    kind_of(&ty.result)
}
