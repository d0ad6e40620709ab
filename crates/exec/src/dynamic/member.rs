//! Members as method handles name them.

use jvm::Kind;
use jvm::pool::HandleKind;

use super::assembler::op::*;
use super::assembler::{Body, ClassWriter};
use super::types::{Descriptor, type_of};

const MEMBER_NAME: &str = "java/lang/invoke/MemberName";

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
    /// Access flags of the member.
    pub(super) flags: u16,
}

impl MemberHandle {
    /// Everything that code which calls the member depends on.
    pub(super) fn key(&self) -> String {
        let MemberHandle { kind, class, name, descriptor, of_interface, varargs, flags } = self;
        format!("{kind:?} {class}.{name}{descriptor} {of_interface} {varargs} {flags}")
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

    /// Methods by which the JDK's code asks a direct handle what it stands for.
    pub(super) fn write_description(&self, class: &mut ClassWriter) {
        let mut yes = |name: &str, truth: bool| {
            class.method(0, name, "()Z", |b| {
                b.int(i32::from(truth));
                b.give(Kind::Boolean);
            });
        };
        yes("isCrackable", true);
        yes("isInvokeSpecial", self.kind == HandleKind::InvokeSpecial);
        class.method(0, "internalMemberName", "()Ljava/lang/invoke/MemberName;", |b| {
            b.on_class(NEW, MEMBER_NAME);
            b.op(DUP, 1);
            b.invoke(INVOKESPECIAL, MEMBER_NAME, "<init>", "()V", false);
            b.op(DUP, 1);
            b.class_constant(&self.class);
            b.string(&self.name.encode_utf16().collect::<Vec<_>>());
            b.string(&self.descriptor.encode_utf16().collect::<Vec<_>>());
            b.int(self.member_name_flags());
            let descriptor = "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/Object;I)V";
            b.invoke(INVOKESPECIAL, MEMBER_NAME, "init", descriptor, false);
            b.give(Kind::Ref);
        });
    }

    /// Access flags, sort of member and reference kind, as `MemberName` packs them.
    fn member_name_flags(&self) -> i32 {
        let sort = match self.kind {
            HandleKind::NewInvokeSpecial => 0x2_0000,
            HandleKind::GetField | HandleKind::GetStatic | HandleKind::PutField | HandleKind::PutStatic => 0x4_0000,
            _ => 0x1_0000,
        };
        self.flags as i32 | sort | (self.kind as i32) << 24
    }
}
