//! `MethodHandles.Lookup`: finding members and checking access to them.

use heap::{Ref, Value};
use jvm::flags::Flags;
use jvm::pool::HandleKind;
use jvm::{Class, ClassId, Field, Kind, Method};

use super::member::MemberHandle;
use super::types::{Descriptor, class_of, kind_of};
use super::var_handles::Variable;
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// Access to private members of the lookup class and its nest.
pub(crate) const PRIVATE: i32 = 0x2;
/// Access to protected members of superclasses.
pub(crate) const PROTECTED: i32 = 0x4;
/// Access to members of the package.
pub(crate) const PACKAGE: i32 = 0x8;
/// Access to the module's public members.
pub(crate) const MODULE: i32 = 0x10;
/// The mode of `publicLookup`.
pub(crate) const UNCONDITIONAL: i32 = 0x20;
/// Marks a lookup object that its class made itself.
pub(crate) const ORIGINAL: i32 = 0x40;
/// All modes of a lookup object as its own class gets it.
pub(crate) const FULL_POWER: i32 = 0x1 | PRIVATE | PROTECTED | PACKAGE | MODULE | ORIGINAL;
/// Modes of the JDK's own lookup object, which may do everything.
const TRUSTED: i32 = -1;

impl<'p> Vm<'p> {
    /// A `Lookup` object.
    pub(crate) fn new_lookup(&mut self, class: ClassId, modes: i32) -> Run<Ref> {
        let mirror = self.mirror(class)?;
        let lookup = self.allocate(self.class("java/lang/invoke/MethodHandles$Lookup")?.id)?;
        self.set_named(lookup, "lookupClass", Value::Ref(mirror));
        self.set_named(lookup, "allowedModes", Value::Int(modes));
        Ok(lookup)
    }

    /// The class of a lookup object and its modes.
    pub(crate) fn lookup_power(&self, lookup: Ref) -> Run<(&'p Class, i32)> {
        let class = self.program.class(self.state.heap.get(lookup).class);
        let get = |name| slot(self.program, class, name).and_then(|at| self.field(lookup, at));
        let (Some(Value::Ref(mirror)), Some(Value::Int(modes))) = (get("lookupClass"), get("allowedModes")) else {
            return Err(Trap::ill_typed("lookup"));
        };
        Ok((self.mirrored(mirror)?, modes))
    }

    /// A handle for a method, as the `find` methods of a lookup object give it.
    pub(crate) fn find_method_handle(
        &mut self,
        lookup: Ref,
        kind: HandleKind,
        class: &'p Class,
        name: &str,
        ty: &Descriptor,
    ) -> Run<Ref> {
        let described = || describe_method(&self.program.external_name(class.id), name, ty, kind);
        let is_constructor = kind == HandleKind::NewInvokeSpecial;
        let found = self.program.find_method(class, self.program.intern(name), self.program.intern(&ty.to_string()));
        let own = |m: &&Method| !is_constructor || m.class == class.id;
        let Some(method) = found.filter(own).filter(|_| is_constructor || !name.starts_with('<')) else {
            let what = if is_constructor { "constructor" } else { "method" };
            let message = format!("no such {what}: {}", described());
            return Err(Trap::with("java/lang/NoSuchMethodException", message));
        };
        if method.flags.is_static() != (kind == HandleKind::InvokeStatic) {
            let message = format!("no such method: {}", described());
            return Err(Trap::with("java/lang/IllegalAccessException", message));
        }
        self.check_member_access(lookup, class, method.class, method.flags, true, described)?;
        self.method_handle(kind, class, method, ty)
    }

    /// A handle for a method as a `super` call in `caller` finds it; the receiver is of class `caller`.
    pub(crate) fn find_special_handle(
        &mut self,
        lookup: Ref,
        named: &'p Class,
        name: &str,
        ty: &Descriptor,
        caller: &'p Class,
    ) -> Run<Ref> {
        let kind = HandleKind::InvokeSpecial;
        let described = || describe_method(&self.program.external_name(named.id), name, ty, kind);
        let (from, modes) = self.lookup_power(lookup)?;
        if modes != TRUSTED && from.id != caller.id {
            let what = if caller.is_interface() { "interface" } else { "class" };
            let message = format!(
                "no private access for invokespecial: {what} {}, from class {}",
                self.program.external_name(caller.id),
                self.place_of(from),
            );
            return Err(Trap::with("java/lang/IllegalAccessException", message));
        }
        let (symbol, descriptor) = (self.program.intern(name), self.program.intern(&ty.to_string()));
        let found = self.program.find_method(named, symbol, descriptor);
        let Some(method) = found.filter(|m| !m.flags.is_static() && name != "<init>") else {
            let message = format!("no such method: {}", described());
            return Err(Trap::with("java/lang/NoSuchMethodException", message));
        };
        self.check_member_access(lookup, named, method.class, method.flags, true, described)?;
        self.special_handle(named, method, ty, caller)
    }

    /// A handle that calls `method`, found in `named`, as `invokespecial` in `caller` would: a `super` call starts the
    /// search in the direct superclass. The receiver is of class `caller`.
    pub(super) fn special_handle(
        &mut self,
        named: &'p Class,
        method: &'p Method,
        ty: &Descriptor,
        caller: &'p Class,
    ) -> Run<Ref> {
        let is_super = caller.id != named.id && !named.is_interface() && !method.flags.is_private();
        let from_super = caller.super_class.filter(|_| is_super).map(|superclass| self.program.class(superclass));
        let selected = from_super.and_then(|from| self.program.find_method(from, method.name, method.descriptor));
        let selected = selected.unwrap_or(method);
        let holder = self.program.class(selected.class);
        let direct = self.method_handle(HandleKind::InvokeSpecial, holder, selected, ty)?;
        let narrowed = ty.clone().with_first(&super::types::type_of(self.program.class_name(caller.id)));
        self.converted_handle(direct, &narrowed)
    }

    /// The handle of a method handle constant in `host`.
    pub(super) fn handle_constant(&mut self, host: &'p Class, member: &MemberHandle) -> Run<Ref> {
        if member.kind != HandleKind::InvokeSpecial {
            return self.direct_handle(member);
        }
        let named = self.class(&member.class)?;
        let method = self.find_method(named, &member.name, &member.descriptor)?;
        let ty = Descriptor::parse(&member.descriptor).ok_or_else(|| Trap::ill_typed("method handle"))?;
        self.special_handle(named, method, &ty, host)
    }

    /// A handle for a method that may be accessed.
    pub(crate) fn method_handle(
        &mut self,
        kind: HandleKind,
        class: &'p Class,
        method: &'p Method,
        ty: &Descriptor,
    ) -> Run<Ref> {
        let kind = match kind {
            HandleKind::InvokeVirtual | HandleKind::InvokeInterface if class.is_interface() => {
                HandleKind::InvokeInterface
            }
            other => other,
        };
        self.direct_handle(&MemberHandle {
            kind,
            class: self.program.class_name(class.id).into(),
            name: self.program.text(method.name).into(),
            descriptor: ty.to_string(),
            of_interface: class.is_interface(),
            varargs: method.flags.is_varargs() && !method.polymorphic,
            flags: method.flags.0,
        })
    }

    /// A handle that reads or writes a field.
    pub(crate) fn find_field_handle(
        &mut self,
        lookup: Ref,
        kind: HandleKind,
        class: &'p Class,
        name: &str,
        ty: &str,
    ) -> Run<Ref> {
        let (holder, field) = self.find_accessible_field(lookup, kind, class, name, ty)?;
        let writes = matches!(kind, HandleKind::PutField | HandleKind::PutStatic);
        if writes && field.flags.is_final() {
            let described = self.describe_field(class, name, ty, kind);
            let (from, _) = self.lookup_power(lookup)?;
            let message = format!("unexpected set of a final field: {described}, from class {}", self.place_of(from));
            return Err(Trap::with("java/lang/IllegalAccessException", message));
        }
        self.field_handle(kind, field, if field.flags.is_static() { holder } else { class })
    }

    /// A handle for a field that may be accessed.
    pub(crate) fn field_handle(&mut self, kind: HandleKind, field: &'p Field, named: &'p Class) -> Run<Ref> {
        self.direct_handle(&MemberHandle {
            kind,
            class: self.program.class_name(named.id).into(),
            name: self.program.text(field.name).into(),
            descriptor: self.program.text(field.descriptor).into(),
            of_interface: false,
            varargs: false,
            flags: field.flags.0,
        })
    }

    /// A var handle for a field.
    pub(crate) fn find_field_variable(
        &mut self,
        lookup: Ref,
        class: &'p Class,
        name: &str,
        ty: &str,
        is_static: bool,
    ) -> Run<Ref> {
        let kind = if is_static { HandleKind::GetStatic } else { HandleKind::GetField };
        let (holder, field) = self.find_accessible_field(lookup, kind, class, name, ty)?;
        self.field_variable(if is_static { holder } else { class }, field)
    }

    /// A var handle for a field that may be accessed.
    pub(crate) fn field_variable(&mut self, class: &'p Class, field: &'p Field) -> Run<Ref> {
        self.var_handle(&Variable::Field {
            class: self.program.class_name(class.id).into(),
            name: self.program.text(field.name).into(),
            ty: self.program.text(field.descriptor).into(),
            is_static: field.flags.is_static(),
            is_final: field.flags.is_final(),
        })
    }

    fn find_accessible_field(
        &self,
        lookup: Ref,
        kind: HandleKind,
        class: &'p Class,
        name: &str,
        ty: &str,
    ) -> Run<(&'p Class, &'p Field)> {
        let described = || self.describe_field(class, name, ty, kind);
        let found = self.program.find_field(class, self.program.intern(name), self.program.intern(ty));
        let Some((holder, number)) = found else {
            return Err(Trap::with("java/lang/NoSuchFieldException", format!("no such field: {}", described())));
        };
        let field = &holder.fields[number];
        if field.flags.is_static() != matches!(kind, HandleKind::GetStatic | HandleKind::PutStatic) {
            let message = format!("no such field: {}", described());
            return Err(Trap::with("java/lang/IllegalAccessException", message));
        }
        self.check_member_access(lookup, class, holder.id, field.flags, false, described)?;
        Ok((holder, field))
    }

    fn check_member_access(
        &self,
        lookup: Ref,
        class: &'p Class,
        holder: ClassId,
        flags: Flags,
        is_method: bool,
        described: impl Fn() -> String,
    ) -> Run<()> {
        let (from, modes) = self.lookup_power(lookup)?;
        if modes == TRUSTED {
            return Ok(());
        }
        if self.is_visible(from, modes, class) && self.lookup_allows(from, modes, class, holder, flags) {
            return Ok(());
        }
        if is_method {
            let message = format!("no such method: {}", described());
            return Err(Trap::with("java/lang/IllegalAccessException", message));
        }
        let problem = match flags {
            f if !class.flags.is_public() && f.is_public() => "class is not public",
            f if f.is_private() => "member is private",
            f if f.is_protected() => "member is protected",
            _ => "member is private to package",
        };
        let message = format!("{problem}: {}, from class {}", described(), self.place_of(from));
        Err(Trap::with("java/lang/IllegalAccessException", message))
    }

    fn is_visible(&self, from: &Class, modes: i32, class: &Class) -> bool {
        let in_reach = modes & PACKAGE != 0 && self.program.check_class_access(from, class).is_ok();
        in_reach || class.flags.is_public()
    }

    fn lookup_allows(&self, from: &Class, modes: i32, class: &Class, holder: ClassId, flags: Flags) -> bool {
        let holder = self.program.class(holder);
        let may_access = self.program.may_access(from, holder, class, flags);
        // An array's `clone` is public, though it is found in `Object`.
        let is_array_member = class.element().is_some();
        flags.is_public()
            || is_array_member
            || may_access
                && match flags {
                    _ if flags.is_private() => modes & PRIVATE != 0,
                    _ if flags.is_protected() => modes & (PACKAGE | PROTECTED) != 0,
                    _ => modes & PACKAGE != 0,
                }
    }

    fn describe_field(&self, class: &Class, name: &str, ty: &str, kind: HandleKind) -> String {
        let ty = match kind_of(ty) {
            Kind::Ref => class_of(ty).replace('/', "."),
            kind => kind.java_name().into(),
        };
        format!("{}.{name}/{ty}/{}", self.program.external_name(class.id), kind_word(kind))
    }

    fn place_of(&self, class: &Class) -> String {
        let module = if class.is_platform { "module java.base" } else { "unnamed module @0" };
        format!("{} ({module})", self.program.external_name(class.id))
    }
}

fn describe_method(class: &str, name: &str, ty: &Descriptor, kind: HandleKind) -> String {
    format!("{class}.{name}{}/{}", ty.display(), kind_word(kind))
}

fn kind_word(kind: HandleKind) -> &'static str {
    match kind {
        HandleKind::GetField => "getField",
        HandleKind::GetStatic => "getStatic",
        HandleKind::PutField => "putField",
        HandleKind::PutStatic => "putStatic",
        HandleKind::InvokeVirtual => "invokeVirtual",
        HandleKind::InvokeStatic => "invokeStatic",
        HandleKind::InvokeSpecial => "invokeSpecial",
        HandleKind::NewInvokeSpecial => "newInvokeSpecial",
        HandleKind::InvokeInterface => "invokeInterface",
    }
}
