//! Method handles: objects of made classes with a method `call`, and calls of them.

use heap::{Ref, Value};
use jvm::code::{CallSite, Reg};
use jvm::flags::Flags;
use jvm::{Class, Kind, Method, Symbol};

use super::assembler::op::*;
use super::assembler::{Body, ClassWriter};
use super::member::MemberHandle;
use super::types::{Descriptor, kind_of};
use crate::known::slot;
use crate::state::After;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
pub(super) const METHOD_HANDLE_TYPE: &str = "Ljava/lang/invoke/MethodHandle;";
const VARARGS: &str = "java/lang/invoke/MethodHandleImpl$AsVarargsCollector";
const CALL: &str = "call";

/// The `call` method of a handle being written. The arguments are in the local variables from 1 on.
pub(super) struct HandleBody<'a, 'c> {
    pub(super) b: &'a mut Body<'c>,
    this: &'a str,
    bound: &'a [Box<str>],
}

impl HandleBody<'_, '_> {
    /// Pushes a bound value.
    pub(super) fn bound(&mut self, i: usize) {
        self.b.load(Kind::Ref, 0);
        self.b.field(GETFIELD, self.this, &bound_name(i), &self.bound[i]);
    }

    /// Calls the handle below the arguments.
    pub(super) fn invoke(&mut self, ty: &Descriptor) {
        self.b.call_virtual(METHOD_HANDLE, "invokeExact", &ty.to_string());
    }
}

fn bound_name(i: usize) -> String {
    format!("bound{i}")
}

impl<'p> Vm<'p> {
    /// A method handle of type `ty` that keeps the bound values and does what `write` writes. The code may depend on
    /// the key, the type and the types of the bound values, and on nothing else.
    pub(super) fn made_handle(
        &mut self,
        key: &str,
        ty: &Descriptor,
        bound: &[(&str, Value)],
        write: impl FnOnce(&mut HandleBody<'_, '_>),
    ) -> Run<Ref> {
        self.described_handle(key, ty, bound, write, |_| {})
    }

    /// As [`Vm::made_handle`], with further methods.
    fn described_handle(
        &mut self,
        key: &str,
        ty: &Descriptor,
        bound: &[(&str, Value)],
        write: impl FnOnce(&mut HandleBody<'_, '_>),
        describe: impl FnOnce(&mut ClassWriter),
    ) -> Run<Ref> {
        let type_object = self.method_type(ty)?;
        let types: Vec<Box<str>> = bound.iter().map(|&(ty, _)| ty.into()).collect();
        let key = format!("{key} {ty} {}", types.concat());
        let class = self.made_class("java/lang/invoke/Handle", &key, METHOD_HANDLE, |class| {
            for (i, ty) in types.iter().enumerate() {
                class.field(Flags::PRIVATE, &bound_name(i), ty);
            }
            let this = class.name().to_owned();
            class.method(0, CALL, &ty.to_string(), |b| {
                write(&mut HandleBody { b, this: &this, bound: &types });
            });
            describe(class);
        })?;
        let handle = self.allocate(class.id)?;
        self.set_named(handle, "type", Value::Ref(type_object));
        for (i, &(_, value)) in bound.iter().enumerate() {
            self.set_named(handle, &bound_name(i), value);
        }
        Ok(handle)
    }

    /// Writes a field by name.
    pub(crate) fn set_named(&mut self, object: Ref, name: &str, value: Value) {
        let class = self.program.class(self.state.heap.get(object).class);
        if let Some(at) = slot(self.program, class, name) {
            self.set_field(object, at, value);
        }
    }

    /// A handle that calls a member.
    pub(super) fn direct_handle(&mut self, member: &MemberHandle) -> Run<Ref> {
        let ty = member.call_type();
        let write = |h: &mut HandleBody<'_, '_>| {
            member.prepare(h.b);
            h.b.load_all(&ty.params, 1);
            member.call(h.b);
            h.b.give(kind_of(&ty.result));
        };
        let handle = self.described_handle(&member.key(), &ty, &[], write, |class| member.write_description(class))?;
        match ty.params.last().filter(|_| member.varargs) {
            Some(array) => {
                let array = self.type_mirror(array)?;
                self.varargs_handle(handle, array)
            }
            None => Ok(handle),
        }
    }

    /// A handle of the same type that collects trailing arguments: the JDK's own class, with a method `call` added.
    pub(crate) fn varargs_handle(&mut self, target: Ref, array: Ref) -> Run<Ref> {
        let ty = self.handle_type(target)?;
        let type_object = self.method_type(&ty)?;
        let class = self.made_class("java/lang/invoke/VarargsHandle", &ty.to_string(), VARARGS, |class| {
            class.method(Flags::VARARGS, CALL, &ty.to_string(), |b| {
                b.load(Kind::Ref, 0);
                b.field(GETFIELD, VARARGS, "target", METHOD_HANDLE_TYPE);
                b.load_all(&ty.params, 1);
                b.call_virtual(METHOD_HANDLE, "invokeExact", &ty.to_string());
                b.give(kind_of(&ty.result));
            });
        })?;
        let handle = self.allocate(class.id)?;
        let fields = [("type", type_object), ("target", target), ("arrayType", array)];
        for (name, value) in fields {
            self.set_named(handle, name, Value::Ref(value));
        }
        Ok(handle)
    }

    /// A handle of another type that calls `target`, arguments and result converted.
    pub(crate) fn converted_handle(&mut self, target: Ref, ty: &Descriptor) -> Run<Ref> {
        let own = self.handle_type(target)?;
        if own == *ty {
            return Ok(target);
        }
        let Some(adapter) = self.adapter(ty, &own, false) else {
            return Err(cannot_convert(&own, ty, METHOD_HANDLE));
        };
        let bound = [(METHOD_HANDLE_TYPE, Value::Ref(target))];
        self.made_handle(&format!("convert {own}"), ty, &bound, |h| {
            h.bound(0);
            adapter.push_arguments(h.b, 1);
            h.invoke(&own);
            adapter.give_result(h.b);
        })
    }

    /// The `call` method of a handle's class.
    pub(super) fn call_method(&self, class: &'p Class) -> Run<&'p Method> {
        let call = class.methods.first().filter(|_| class.is_made()).map(|&id| self.program.method(id));
        call.filter(|m| self.program.text(m.name) == CALL).ok_or_else(|| {
            Trap::unsupported(format!("a method handle of class {}", self.program.external_name(class.id)))
        })
    }

    /// Whether a handle collects trailing arguments.
    pub(crate) fn is_varargs(&self, handle: Ref) -> bool {
        let call = self.call_method(self.program.class(self.state.heap.get(handle).class));
        call.is_ok_and(|call| call.flags.is_varargs())
    }

    /// The type of a method handle.
    pub(crate) fn handle_type(&self, handle: Ref) -> Run<Descriptor> {
        if handle.is_null() {
            return Err(Trap::null());
        }
        let call = self.call_method(self.program.class(self.state.heap.get(handle).class))?;
        Descriptor::parse(self.program.text(call.descriptor)).ok_or_else(|| Trap::ill_typed("method handle"))
    }

    /// A call of a signature polymorphic method. What is called depends on the receiver's class alone.
    pub(crate) fn invoke_polymorphic(
        &mut self,
        method: &'p Method,
        site: &'p CallSite,
        first: Reg,
        dst: Reg,
    ) -> Run<()> {
        let base = self.frame().base as usize + first as usize;
        let Value::Ref(receiver) = self.state.stack[base] else {
            return Err(Trap::ill_typed("receiver"));
        };
        let class = self.program.class(self.state.heap.get(receiver).class);
        let name = self.program.text(method.name);
        let target = if self.program.class_name(method.class) == METHOD_HANDLE {
            self.handle_target(class, name, site.descriptor)?
        } else {
            self.access_target(class, name, site.descriptor)?
        };
        site.cache.set(class.id, target.id);
        self.invoke(target, base, After::Result(dst))
    }

    /// What `invokeExact` or `invoke` of this type runs on a handle of this class.
    fn handle_target(&self, class: &'p Class, name: &str, descriptor: Symbol) -> Run<&'p Method> {
        let call = self.call_method(class)?;
        if call.descriptor == descriptor {
            return Ok(call);
        }
        let parse = |text| Descriptor::parse(text).ok_or_else(|| Trap::ill_typed("method handle"));
        let wanted = parse(self.program.text(call.descriptor))?;
        let found = parse(self.program.text(descriptor))?;
        if name == "invokeExact" {
            let expected = if self.program.jdk().feature() >= 21 { "handle's method type" } else { "expected" };
            let message = format!("{expected} {} but found {}", wanted.display(), found.display());
            return Err(Trap::with("java/lang/invoke/WrongMethodTypeException", message));
        }
        self.inexact_target(call, METHOD_HANDLE, &wanted, &found)
    }

    /// A static method that takes a handle and arguments of type `found`, and calls the handle's method with them.
    pub(super) fn inexact_target(
        &self,
        call: &'p Method,
        holder: &str,
        wanted: &Descriptor,
        found: &Descriptor,
    ) -> Run<&'p Method> {
        let varargs = call.flags.is_varargs();
        let Some(adapter) = self.adapter(found, wanted, varargs) else {
            return Err(cannot_convert(wanted, found, holder));
        };
        let name = self.program.text(call.name);
        let outer = found.clone().with_first(&super::types::type_of(holder));
        let key = format!("{} {name} {varargs} {wanted} {found}", if varargs { VARARGS } else { holder });
        let class = self.made_class("java/lang/invoke/Adapter", &key, "java/lang/Object", |class| {
            class.method(Flags::STATIC, CALL, &outer.to_string(), |b| {
                b.load(Kind::Ref, 0);
                adapter.push_arguments(b, 1);
                let exact = if holder == METHOD_HANDLE { "invokeExact" } else { name };
                b.call_virtual(holder, exact, &wanted.to_string());
                adapter.give_result(b);
            });
        })?;
        Ok(self.program.method(self.made_method(class, CALL)?))
    }
}

/// The exception for a handle that cannot be called with a type.
pub(super) fn cannot_convert(wanted: &Descriptor, found: &Descriptor, holder: &str) -> Trap {
    let display = |ty: &Descriptor| {
        if holder == METHOD_HANDLE {
            ty.display()
        } else {
            ty.clone().with_first(&super::types::type_of(holder)).display()
        }
    };
    let message = format!("cannot convert MethodHandle{} to {}", display(wanted), display(found));
    Trap::with("java/lang/invoke/WrongMethodTypeException", message)
}
