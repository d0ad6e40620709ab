//! Resolution of symbolic references (JVMS 5.4.3) with access checks, and method selection (5.4.6).

use std::borrow::Cow;

use crate::class::{Class, Field, Method, VEntry};
use crate::error::{LinkError, LinkErrorKind};
use crate::flags::Flags;
use crate::ids::{ClassId, MethodId};
use crate::kind::{self, Kind};
use crate::pool::{MemberRef, MemberTag};
use crate::program::Program;
use crate::reader::Reader;
use crate::symbol::Symbol;
use crate::vtable::{self, package};
use crate::wording::dotted;

pub use crate::wording::{external_parameters, external_signature, external_type};

/// A resolved field.
#[derive(Clone, Copy, Debug)]
pub struct FieldTarget {
    /// Declaring class.
    pub class: ClassId,
    /// Slot among the object's fields or the static fields.
    pub slot: u32,
    /// Kind of the value.
    pub kind: Kind,
    /// Access flags.
    pub flags: Flags,
    /// Its number among the declaring class's fields.
    pub number: u32,
}

/// Which of the four instructions a method reference is resolved for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Invoke {
    /// `invokevirtual`
    Virtual,
    /// `invokespecial`
    Special,
    /// `invokestatic`
    Static,
    /// `invokeinterface`
    Interface,
}

impl Program {
    /// Resolves the class constant `index` of `from`.
    pub fn resolve_class(&self, from: &Class, index: u16) -> Result<&Class, LinkError> {
        let file = from.file()?;
        let name = file.pool.class_name(&file.bytes, index)?;
        let class = self.load(&name)?;
        self.check_class_access(from, class)?;
        Ok(class)
    }

    /// The member reference at `index` of `from`'s pool.
    pub fn member_ref<'a>(&self, from: &'a Class, index: u16) -> Result<MemberRef<'a>, LinkError> {
        let file = from.file()?;
        file.pool.member(&file.bytes, index)
    }

    /// Resolves the field constant `index` of `from`.
    pub fn resolve_field(&self, from: &Class, index: u16) -> Result<FieldTarget, LinkError> {
        let member = self.member_ref(from, index)?;
        if member.tag != MemberTag::Field || !kind::is_field_descriptor(&member.descriptor) {
            return Err(LinkError::format(format!("constant {index} is not a field reference")));
        }
        let class = self.load(&member.class)?;
        self.check_class_access(from, class)?;
        let (holder, number) = self
            .find_field(class, self.intern(&member.name), self.intern(&member.descriptor))
            .ok_or_else(|| LinkError::new(LinkErrorKind::NoSuchField, self.no_such_field(class, &member)))?;
        let field = &holder.fields[number];
        if !self.may_access(from, holder, class, field.flags) {
            let message = format!(
                "class {} tried to access {}field {}.{} ({})",
                dotted(self.class_name(from.id)),
                access_word(field.flags),
                dotted(self.class_name(holder.id)),
                member.name,
                self.describe_pair(from, holder),
            );
            return Err(LinkError::new(LinkErrorKind::IllegalAccess, message));
        }
        Ok(FieldTarget {
            class: holder.id,
            slot: field.slot,
            kind: field.kind,
            flags: field.flags,
            number: number as u32,
        })
    }

    fn no_such_field(&self, class: &Class, member: &MemberRef<'_>) -> String {
        if self.jdk().feature() < 21 {
            return member.name.to_string();
        }
        format!(
            "Class {} does not have member field '{} {}'",
            dotted(self.class_name(class.id)),
            external_type(&member.descriptor),
            member.name
        )
    }

    /// Field lookup: the class itself, its superinterfaces, then its superclass.
    pub fn find_field<'p>(&'p self, class: &'p Class, name: Symbol, descriptor: Symbol) -> Option<(&'p Class, usize)> {
        let is_it = |f: &Field| f.name == name && f.descriptor == descriptor;
        if let Some(at) = class.fields.iter().position(is_it) {
            return Some((class, at));
        }
        for &interface in &class.interfaces {
            if let Some(found) = self.find_field(self.class(interface), name, descriptor) {
                return Some(found);
            }
        }
        self.find_field(self.class(class.super_class?), name, descriptor)
    }

    /// Resolves the method constant `index` of `from` for an instruction, which must fit the method.
    pub fn resolve_method(&self, from: &Class, index: u16, invoke: Invoke) -> Result<&Method, LinkError> {
        let member = self.member_ref(from, index)?;
        if member.tag == MemberTag::Field {
            return Err(LinkError::format(format!("constant {index} is not a method reference")));
        }
        let class = self.load(&member.class)?;
        self.check_class_access(from, class)?;
        check_sort(class, &member, invoke)?;
        let method = self
            .find_method(class, self.intern(&member.name), self.intern(&member.descriptor))
            .ok_or_else(|| LinkError::new(LinkErrorKind::NoSuchMethod, describe_method(&member)))?;
        let holder = self.class(method.class);
        if !self.may_access(from, holder, class, method.flags) && !is_array_clone(class, &member.name) {
            let message = format!(
                "class {} tried to access {}method '{}' ({})",
                dotted(self.class_name(from.id)),
                access_word(method.flags),
                external_signature(&dotted(self.class_name(holder.id)), &member.name, &member.descriptor),
                self.describe_pair(from, holder),
            );
            return Err(LinkError::new(LinkErrorKind::IllegalAccess, message));
        }
        if method.flags.is_static() != (invoke == Invoke::Static) {
            let expected = match invoke {
                Invoke::Static => "Expected static",
                Invoke::Interface => "Expected instance not static",
                Invoke::Virtual | Invoke::Special => "Expecting non-static",
            };
            return Err(incompatible(format!("{expected} method '{}'", self.signature(method))));
        }
        Ok(method)
    }

    /// Method lookup (JVMS 5.4.3.3 and 5.4.3.4): superclasses first, then the superinterfaces.
    pub fn find_method(&self, class: &Class, name: Symbol, descriptor: Symbol) -> Option<&Method> {
        if class.is_interface() {
            if let Some(own) = self.declared_method(class, name, descriptor) {
                return Some(own);
            }
            let object = self.class(class.super_class?);
            let of_object = self.declared_method(object, name, descriptor);
            if let Some(method) = of_object.filter(|m| m.flags.is_public() && !m.flags.is_static()) {
                return Some(method);
            }
            return self.find_interface_method(class, name, descriptor);
        }
        let mut at = Some(class);
        while let Some(current) = at {
            if let Some(found) = self.declared_method(current, name, descriptor) {
                return Some(found);
            }
            at = current.super_class.map(|s| self.class(s));
        }
        self.find_interface_method(class, name, descriptor)
    }

    /// The method a class itself declares.
    pub fn declared_method(&self, class: &Class, name: Symbol, descriptor: Symbol) -> Option<&Method> {
        let polymorphic = |m: &Method| m.polymorphic && m.name == name;
        class
            .methods
            .iter()
            .map(|&id| self.method(id))
            .find(|m| (m.name == name && m.descriptor == descriptor) || polymorphic(m))
    }

    fn find_interface_method(&self, class: &Class, name: Symbol, descriptor: Symbol) -> Option<&Method> {
        let candidates: Vec<MethodId> = class
            .all_interfaces
            .iter()
            .filter_map(|&i| self.declared_method(self.class(i), name, descriptor))
            .filter(|m| !m.flags.is_static() && !m.flags.is_private())
            .map(|m| m.id)
            .collect();
        (!candidates.is_empty()).then(|| self.method(vtable::most_specific(self, &candidates).method()))
    }

    /// The method that a virtual or interface call to `resolved` runs on a receiver of class `receiver`.
    pub fn select(&self, receiver: ClassId, resolved: &Method) -> Result<&Method, LinkError> {
        if resolved.flags.is_private() {
            return Ok(self.method(resolved.id));
        }
        let class = self.class(receiver);
        let entry = match resolved.vindex {
            Some(at) => class
                .vtable
                .get(at as usize)
                .copied()
                .filter(|e| self.has_name(e.method(), resolved.name, resolved.descriptor)),
            None => self.select_by_name(class, resolved.name, resolved.descriptor),
        };
        match entry {
            Some(VEntry::Method(id)) => {
                let method = self.method(id);
                if method.flags.is_abstract() {
                    return Err(self.abstract_method(class, resolved, method));
                }
                Ok(method)
            }
            Some(VEntry::Conflict(_)) => {
                let candidates = format!("Conflicting default methods: {}", self.conflicting(class, resolved));
                Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, candidates))
            }
            None if !self.is_subtype(receiver, resolved.class) => {
                let message = format!(
                    "Class {} does not implement the requested interface {}",
                    dotted(self.class_name(receiver)),
                    dotted(self.class_name(resolved.class))
                );
                Err(LinkError::new(LinkErrorKind::IncompatibleClassChange, message))
            }
            None => Err(LinkError::new(LinkErrorKind::AbstractMethod, format!("'{}'", self.signature(resolved)))),
        }
    }

    fn has_name(&self, method: MethodId, name: Symbol, descriptor: Symbol) -> bool {
        let method = self.method(method);
        method.name == name && method.descriptor == descriptor
    }

    fn select_by_name(&self, class: &Class, name: Symbol, descriptor: Symbol) -> Option<VEntry> {
        if let Some(&at) = class.vindex.get(&(name, descriptor)) {
            return Some(class.vtable[at as usize]);
        }
        None
    }

    fn abstract_method(&self, class: &Class, resolved: &Method, selected: &Method) -> LinkError {
        let word = |m: &Method| if m.flags.is_abstract() { "abstract " } else { "" };
        let holder = self.class(resolved.class);
        let sort = match (holder.is_interface(), holder.flags.is_abstract()) {
            (true, _) => "interface",
            (false, true) => "abstract class",
            (false, false) => "class",
        };
        let mut message = format!(
            "Receiver class {} does not define or inherit an implementation of the resolved method '{}{}' of {sort} {}.",
            self.external_name(class.id),
            word(resolved),
            signature_without_class(&self.signature(resolved), &self.external_name(resolved.class)),
            self.external_name(resolved.class),
        );
        if selected.id != resolved.id {
            message += &format!(" Selected method is '{}{}'.", word(selected), self.signature(selected));
        }
        LinkError::new(LinkErrorKind::AbstractMethod, message)
    }

    fn conflicting(&self, class: &Class, resolved: &Method) -> String {
        let mut names: Vec<String> = class
            .all_interfaces
            .iter()
            .filter_map(|&i| self.declared_method(self.class(i), resolved.name, resolved.descriptor))
            .filter(|m| !m.flags.is_abstract() && !m.flags.is_static())
            .map(|m| format!("{}.{}", dotted(self.class_name(m.class)).replace('.', "/"), self.text(m.name)))
            .collect();
        names.sort();
        names.join(" ")
    }

    /// Whether code in `from` may name class `class`.
    pub fn check_class_access(&self, from: &Class, class: &Class) -> Result<(), LinkError> {
        let mut target = class;
        while let Some((element, _)) = target.element() {
            target = self.class(element);
        }
        let same = || package(self.class_name(from.id)) == package(self.class_name(target.id));
        if target.flags.is_public() || target.file.is_none() || same() || from.is_made() {
            return Ok(());
        }
        let message = format!(
            "failed to access class {} from class {} ({})",
            self.external_name(target.id),
            self.external_name(from.id),
            self.describe_pair(target, from),
        );
        Err(LinkError::new(LinkErrorKind::IllegalAccess, message))
    }

    /// Member access control (JVMS 5.4.4).
    pub fn may_access(&self, from: &Class, holder: &Class, named: &Class, flags: Flags) -> bool {
        if from.id == holder.id || flags.is_public() || from.is_made() {
            return true;
        }
        if flags.is_private() {
            return self.nest_host(from) == self.nest_host(holder);
        }
        if package(self.class_name(from.id)) == package(self.class_name(holder.id)) {
            return true;
        }
        if !flags.is_protected() {
            return false;
        }
        let is_subclass = self.is_subtype(from.id, holder.id);
        is_subclass && (flags.is_static() || self.is_subtype(named.id, from.id) || self.is_subtype(from.id, named.id))
    }

    /// The nest host of a class (JVMS 5.4.4): itself unless a valid host names it as a member.
    pub fn nest_host(&self, class: &Class) -> ClassId {
        let host = (|| {
            let file = class.file.as_ref()?;
            let index = Reader::new(file.class_attribute("NestHost")?).u16().ok()?;
            let name = file.pool.class_name(&file.bytes, index).ok()?;
            let host = self.load(&name).ok()?;
            let same_package = package(&name) == package(self.class_name(class.id));
            (same_package && self.lists_member(host, self.class_name(class.id))).then_some(host.id)
        })();
        host.unwrap_or(class.id)
    }

    fn lists_member(&self, host: &Class, member: &str) -> bool {
        listed_members(host).is_some_and(|all| all.iter().any(|name| name == member))
    }

    /// The other classes of a class's nest; none if they are not all there.
    pub(crate) fn nest_members(&self, class: &Class) -> Option<Vec<&Class>> {
        let host = self.class(self.nest_host(class));
        let mut all = vec![host];
        for name in listed_members(host)? {
            all.push(self.load(&name).ok()?);
        }
        all.retain(|member| member.id != class.id);
        Some(all)
    }
}

/// The members that a host lists; none if they cannot be read.
fn listed_members(host: &Class) -> Option<Vec<Cow<'_, str>>> {
    let Some(file) = &host.file else { return Some(Vec::new()) };
    let Some(content) = file.class_attribute("NestMembers") else { return Some(Vec::new()) };
    let mut reader = Reader::new(content);
    let count = reader.u16().ok()?;
    (0..count).map(|_| file.pool.class_name(&file.bytes, reader.u16().ok()?).ok()).collect()
}

/// Whether a reference and the class it names are both of the sort, class or interface, that the instruction wants.
fn check_sort(class: &Class, member: &MemberRef<'_>, invoke: Invoke) -> Result<(), LinkError> {
    let name = dotted(&member.class);
    match (invoke, class.is_interface()) {
        (Invoke::Virtual, true) => {
            return Err(incompatible(format!("Found interface {name}, but class was expected")));
        }
        (Invoke::Interface, false) => {
            return Err(incompatible(format!("Found class {name}, but interface was expected")));
        }
        _ => {}
    }
    let wanted = if class.is_interface() { MemberTag::InterfaceMethod } else { MemberTag::Method };
    if member.tag == wanted {
        return Ok(());
    }
    let tag = if class.is_interface() { "InterfaceMethodref" } else { "Methodref" };
    Err(incompatible(format!("Method {} must be {tag} constant", describe_method(member))))
}

fn incompatible(message: String) -> LinkError {
    LinkError::new(LinkErrorKind::IncompatibleClassChange, message)
}

fn is_array_clone(class: &Class, name: &str) -> bool {
    class.element().is_some() && name == "clone"
}

fn access_word(flags: Flags) -> &'static str {
    if flags.is_private() {
        "private "
    } else if flags.is_protected() {
        "protected "
    } else {
        ""
    }
}

fn describe_method(member: &MemberRef<'_>) -> String {
    format!("'{}'", external_signature(&dotted(&member.class), &member.name, &member.descriptor))
}

fn signature_without_class(signature: &str, class: &str) -> String {
    signature.replacen(&format!("{class}."), "", 1)
}
