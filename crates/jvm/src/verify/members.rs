//! Field accesses and calls: receivers, arguments, constructors, protected members.

use super::frame::Frame;
use super::types::Type;
use super::{Result, Verifier};
use crate::error::LinkError;
use crate::flags::Flags;
use crate::pool::{Const, MemberRef};
use crate::symbol::Symbol;
use crate::vtable::package;

impl Verifier<'_> {
    fn member(&self, index: u16) -> Result<MemberRef<'_>> {
        self.file.pool.member(&self.file.bytes, index)
    }

    /// `getstatic`, `putstatic`, `getfield`, `putfield` (178 to 181)
    pub(super) fn field(&self, op: u8, index: u16, frame: &mut Frame) -> Result<()> {
        let member = self.member(index)?;
        let malformed = || LinkError::verify(format!("Illegal type at constant pool entry {index}"));
        let value = self.of_descriptor(&member.descriptor)?.ok_or_else(malformed)?;
        if matches!(op, 179 | 181) {
            self.take(frame, value)?;
        }
        if matches!(op, 180 | 181) {
            self.field_owner(op, &member, frame)?;
        }
        if matches!(op, 178 | 180) { self.push(frame, value) } else { Ok(()) }
    }

    /// A constructor may set fields of its own class before it calls the superclass's.
    fn field_owner(&self, op: u8, member: &MemberRef<'_>, frame: &mut Frame) -> Result<()> {
        let class = self.program.intern(&member.class);
        let owner = frame.pop()?;
        if owner == Type::UninitializedThis && op == 181 && class == self.class.name {
            let declared = self.class.fields.iter().any(|f| {
                self.program.text(f.name) == member.name && self.program.text(f.descriptor) == member.descriptor
            });
            if declared {
                return Ok(());
            }
        }
        if !self.is_assignable(owner, Type::Object(class))? {
            return Err(self.bad_operand(owner, Type::Object(class)));
        }
        let flags = |verifier: &Self, class: &crate::class::Class| {
            let (name, descriptor) =
                (verifier.program.intern(&member.name), verifier.program.intern(&member.descriptor));
            let (holder, number) = verifier.program.find_field(class, name, descriptor)?;
            Some((holder.name, holder.fields[number].flags))
        };
        self.check_protected(class, owner, flags)
    }

    /// The five calls (182 to 186)
    pub(super) fn invoke(&self, op: u8, index: u16, frame: &mut Frame) -> Result<()> {
        if op == 186 {
            let Const::InvokeDynamic { name_and_type, .. } = self.file.pool.get(index)? else {
                return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
            };
            let (_, descriptor) = self.file.pool.name_and_type(&self.file.bytes, name_and_type)?;
            self.take_arguments(&descriptor, frame)?;
            return self.push_result(&descriptor, frame);
        }
        let member = self.member(index)?;
        self.take_arguments(&member.descriptor, frame)?;
        match op {
            183 if member.name == "<init>" => self.construct(&member, frame)?,
            183 => self.special_receiver(&member, frame)?,
            182 | 185 => self.receiver(&member, frame)?,
            _ => {}
        }
        self.push_result(&member.descriptor, frame)
    }

    fn take_arguments(&self, descriptor: &str, frame: &mut Frame) -> Result<()> {
        for parameter in self.parameters(descriptor)?.into_iter().rev() {
            self.take(frame, parameter)?;
        }
        Ok(())
    }

    fn push_result(&self, descriptor: &str, frame: &mut Frame) -> Result<()> {
        match self.result(descriptor)? {
            Some(result) => self.push(frame, result),
            None => Ok(()),
        }
    }

    fn receiver(&self, member: &MemberRef<'_>, frame: &mut Frame) -> Result<()> {
        let class = self.program.intern(&member.class);
        let receiver = frame.pop()?;
        if !self.is_assignable(receiver, Type::Object(class))? {
            return Err(self.bad_operand(receiver, Type::Object(class)));
        }
        let is_array = |name| self.program.text(name).starts_with('[');
        if member.name == "clone" && matches!(receiver, Type::Object(name) if is_array(name)) {
            return Ok(());
        }
        self.check_protected(class, receiver, |verifier, class| verifier.method_flags(class, member))
    }

    /// A method of a superclass or direct superinterface, called on `this` or another object of this class.
    fn special_receiver(&self, member: &MemberRef<'_>, frame: &mut Frame) -> Result<()> {
        let class = self.program.intern(&member.class);
        let direct = self.class.interfaces.iter().any(|&id| self.program.class(id).name == class);
        if !direct && !self.is_this_or_superclass(class) {
            let message = "Bad invokespecial instruction: current class isn't assignable to reference class.";
            return Err(LinkError::verify(message));
        }
        self.take(frame, Type::Object(self.class.name))
    }

    fn is_this_or_superclass(&self, name: Symbol) -> bool {
        self.class.chain.iter().any(|&id| self.program.class(id).name == name)
    }

    /// A constructor call makes an object usable.
    fn construct(&self, member: &MemberRef<'_>, frame: &mut Frame) -> Result<()> {
        let class = self.program.intern(&member.class);
        let receiver = frame.pop()?;
        let bad_call = || LinkError::verify("Bad <init> method call");
        match receiver {
            Type::UninitializedThis => {
                let parent = self.class.super_class.map(|id| self.program.class(id).name);
                if class != self.class.name && Some(class) != parent {
                    return Err(bad_call());
                }
                frame.this_is_uninitialized = false;
                frame.replace(receiver, Type::Object(self.class.name));
            }
            Type::Uninitialized(at) => {
                let at = at as usize;
                let made = u16::from_be_bytes([self.body.code[at + 1], self.body.code[at + 2]]);
                if self.class_constant(made)? != Type::Object(class) {
                    return Err(bad_call());
                }
                let made = Type::Object(class);
                // Only a subclass's own constructor may call a protected one from another package.
                let flags = |verifier: &Self, class: &crate::class::Class| verifier.method_flags(class, member);
                self.check_protected(class, made, flags)?;
                frame.replace(receiver, made);
            }
            _ => return Err(bad_call()),
        }
        Ok(())
    }

    fn method_flags(&self, class: &crate::class::Class, member: &MemberRef<'_>) -> Option<(Symbol, Flags)> {
        let (name, descriptor) = (self.program.intern(&member.name), self.program.intern(&member.descriptor));
        let method = self.program.find_method(class, name, descriptor)?;
        Some((self.program.class(method.class).name, method.flags))
    }

    /// JVMS 4.10.1.8: a protected member of a superclass in another package is used only on objects of this class.
    fn check_protected(
        &self,
        class: Symbol,
        object: Type,
        member: impl Fn(&Self, &crate::class::Class) -> Option<(Symbol, Flags)>,
    ) -> Result<()> {
        if !self.is_this_or_superclass(class) {
            return Ok(());
        }
        let Some((holder, flags)) = member(self, self.load(class)?) else {
            return Ok(());
        };
        let same_package = package(self.program.text(holder)) == package(self.program.text(self.class.name));
        if !flags.is_protected() || flags.is_static() || same_package {
            return Ok(());
        }
        if !self.is_assignable(object, Type::Object(self.class.name))? {
            return Err(LinkError::verify("Bad access to protected data"));
        }
        Ok(())
    }
}
