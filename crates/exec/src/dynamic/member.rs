//! Members as method handles name them.

use jvm::pool::HandleKind;

use super::assembler::Body;
use super::assembler::op::*;
use super::types::{Descriptor, type_of};

/// A member and what is done with it: what a direct method handle stands for.
#[derive(Clone, Debug)]
pub(super) struct MemberHandle {
    pub(super) kind: HandleKind,
    /// Internal name of the class named in the reference.
    pub(super) class: String,
    pub(super) name: String,
    pub(super) descriptor: String,
    /// Whether `class` is an interface.
    pub(super) of_interface: bool,
    /// Whether the method takes a variable number of arguments.
    pub(super) varargs: bool,
}

impl MemberHandle {
    /// Everything that code which calls the member depends on.
    pub(super) fn key(&self) -> String {
        let MemberHandle { kind, class, name, descriptor, of_interface, varargs } = self;
        format!("{kind:?} {class}.{name}{descriptor} {of_interface} {varargs}")
    }

    /// What has to be on the stack before the arguments: a constructor's new object.
    pub(super) fn prepare(&self, b: &mut Body<'_>) {
        if self.kind == HandleKind::NewInvokeSpecial {
            b.on_class(NEW, &self.class);
            b.op(DUP, 1);
        }
    }

    /// Calls the member, or reads or writes it, with its arguments on the stack.
    pub(super) fn call(&self, b: &mut Body<'_>) {
        let opcode = match self.kind {
            HandleKind::GetField => GETFIELD,
            HandleKind::GetStatic => GETSTATIC,
            HandleKind::PutField => PUTFIELD,
            HandleKind::PutStatic => PUTSTATIC,
            HandleKind::InvokeVirtual => INVOKEVIRTUAL,
            HandleKind::InvokeStatic => INVOKESTATIC,
            HandleKind::InvokeSpecial | HandleKind::NewInvokeSpecial => INVOKESPECIAL,
            HandleKind::InvokeInterface => INVOKEINTERFACE,
        };
        match self.kind {
            HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic => {
                b.field(opcode, &self.class, &self.name, &self.descriptor);
            }
            _ => b.invoke(opcode, &self.class, &self.name, &self.descriptor, self.of_interface),
        }
    }

    /// Type of the handle: what it takes, the receiver first, and what it gives.
    pub(super) fn call_type(&self) -> Descriptor {
        let holder = type_of(&self.class);
        let field = |params: &[&str], result: &str| Descriptor {
            params: params.iter().map(|&p| p.into()).collect(),
            result: result.into(),
        };
        let method = || Descriptor::parse(&self.descriptor).unwrap_or_else(|| field(&[], "V"));
        match self.kind {
            HandleKind::GetField => field(&[&holder], &self.descriptor),
            HandleKind::GetStatic => field(&[], &self.descriptor),
            HandleKind::PutField => field(&[&holder, &self.descriptor], "V"),
            HandleKind::PutStatic => field(&[&self.descriptor], "V"),
            HandleKind::InvokeStatic => method(),
            HandleKind::NewInvokeSpecial => Descriptor { result: holder.into(), ..method() },
            _ => method().with_first(&holder),
        }
    }
}
