//! Bootstrap methods: what a class file says about a call site, and who links it.

use jvm::pool::{Const, HandleKind, MemberTag};
use jvm::reader::Reader;
use jvm::resolve::Invoke;
use jvm::{Class, DynamicId, LinkError, LinkErrorKind, MethodId};

use super::member::MemberHandle;
use super::types::Descriptor;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// A dynamically computed call site or constant as it stands in the class file.
pub(super) struct Bootstrap {
    /// Number of the site or constant.
    pub(super) site: DynamicId,
    /// Its name.
    pub(super) name: String,
    /// Its type: a method descriptor for a call site, a field descriptor for a constant.
    pub(super) descriptor: String,
    /// The bootstrap method.
    pub(super) method: MemberHandle,
    /// Pool indices of the static arguments.
    pub(super) args: Vec<u16>,
}

impl<'p> Vm<'p> {
    /// Reads the `CONSTANT_InvokeDynamic` or `CONSTANT_Dynamic` at `index` of `host`.
    pub(super) fn read_bootstrap(&self, host: &'p Class, index: u16, site: DynamicId) -> Run<Bootstrap> {
        let malformed = || LinkError::new(LinkErrorKind::ClassFormat, "malformed BootstrapMethods attribute");
        let file = host.file()?;
        let (Const::InvokeDynamic { bootstrap, name_and_type } | Const::Dynamic { bootstrap, name_and_type }) =
            file.pool.get(index)?
        else {
            return Err(malformed().into());
        };
        let (name, descriptor) = file.pool.name_and_type(&file.bytes, name_and_type)?;
        let mut reader = Reader::new(file.class_attribute("BootstrapMethods").ok_or_else(malformed)?);
        let count = reader.u16().map_err(|_| malformed())?;
        for at in 0..count {
            let method = reader.u16().map_err(|_| malformed())?;
            let arg_count = reader.u16().map_err(|_| malformed())?;
            let mut args = Vec::with_capacity(arg_count as usize);
            for _ in 0..arg_count {
                args.push(reader.u16().map_err(|_| malformed())?);
            }
            if at == bootstrap {
                let method = self.member_handle(host, method)?;
                let (name, descriptor) = (name.into_owned(), descriptor.into_owned());
                return Ok(Bootstrap { site, name, descriptor, method, args });
            }
        }
        Err(malformed().into())
    }

    /// Links a call site whose bootstrap method is one the engine knows; gives the static method that it calls.
    pub(super) fn link_known(&mut self, host: &'p Class, bootstrap: &Bootstrap) -> Run<Option<MethodId>> {
        let method = match (bootstrap.method.class.as_str(), bootstrap.method.name.as_str()) {
            ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
                self.link_lambda(host, bootstrap)?
            }
            ("java/lang/invoke/StringConcatFactory", "makeConcat" | "makeConcatWithConstants") => {
                self.link_concat(host, bootstrap)?
            }
            ("java/lang/runtime/ObjectMethods", "bootstrap") => self.link_record_method(host, bootstrap)?,
            ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
                return self.link_switch(host, bootstrap);
            }
            _ => return Ok(None),
        };
        Ok(Some(method))
    }

    /// The method with this name of a class the engine made.
    pub(super) fn made_method(&self, class: &'p Class, name: &str) -> Run<MethodId> {
        let is_it = |&&id: &&MethodId| self.program.text(self.program.method(id).name) == name;
        class.methods.iter().find(is_it).copied().ok_or_else(|| Trap::ill_typed("made class"))
    }

    /// The method handle constant at `index` of `host`: resolved, so that it is accessible (JVMS 5.4.3.5).
    pub(super) fn member_handle(&self, host: &'p Class, index: u16) -> Run<MemberHandle> {
        let file = host.file()?;
        let Const::MethodHandle { kind, member: at } = file.pool.get(index)? else {
            return Err(wrong_constant(index));
        };
        let member = self.program.member_ref(host, at)?;
        let mut varargs = false;
        let flags;
        if member.tag == MemberTag::Field {
            flags = self.program.resolve_field(host, at)?.flags;
        } else {
            let invoke = match kind {
                HandleKind::InvokeStatic => Invoke::Static,
                HandleKind::InvokeInterface => Invoke::Interface,
                HandleKind::InvokeVirtual => Invoke::Virtual,
                _ => Invoke::Special,
            };
            let method = self.program.resolve_method(host, at, invoke)?;
            flags = method.flags;
            varargs = flags.is_varargs() && !method.polymorphic;
        }
        Ok(MemberHandle {
            kind,
            class: member.class.into_owned(),
            name: member.name.into_owned(),
            descriptor: member.descriptor.into_owned(),
            of_interface: member.tag == MemberTag::InterfaceMethod,
            varargs,
            flags: flags.0,
        })
    }

    /// The method type constant at `index` of `host`.
    pub(super) fn type_constant(&self, host: &'p Class, index: u16) -> Run<Descriptor> {
        let file = host.file()?;
        let Const::MethodType(text) = file.pool.get(index)? else {
            return Err(wrong_constant(index));
        };
        let text = file.pool.utf8(&file.bytes, text)?;
        Descriptor::parse(&text).ok_or_else(|| wrong_constant(index))
    }

    /// The `int` constant at `index` of `host`.
    pub(super) fn int_constant(&self, host: &'p Class, index: u16) -> Run<i32> {
        match host.file()?.pool.get(index)? {
            Const::Int(value) => Ok(value),
            _ => Err(wrong_constant(index)),
        }
    }

    /// The text of the string constant at `index` of `host`.
    pub(super) fn text_constant(&self, host: &'p Class, index: u16) -> Run<Vec<u16>> {
        let file = host.file()?;
        match file.pool.get(index)? {
            Const::String(text) => Ok(file.pool.utf16(&file.bytes, text)?),
            _ => Err(wrong_constant(index)),
        }
    }
}

/// A bootstrap argument is not of the type its bootstrap method wants.
pub(super) fn wrong_constant(index: u16) -> Trap {
    let message = format!("bootstrap argument at constant pool entry {index} has the wrong type");
    Trap::with("java/lang/BootstrapMethodError", message)
}
