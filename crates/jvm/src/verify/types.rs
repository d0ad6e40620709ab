//! Verification types (JVMS 4.10.1.2).

use super::{Result, Verifier};
use crate::error::LinkError;
use crate::kind::{self, Kind};
use crate::pool::Const;
use crate::symbol::Symbol;

/// What is known of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    /// Nothing: it cannot be used.
    Top,
    Int,
    Float,
    Long,
    Double,
    /// The second slot of a `long` or `double`.
    Second,
    Null,
    /// A class by its internal name, or an array by its descriptor.
    Object(Symbol),
    /// `this` before the superclass's constructor was called.
    UninitializedThis,
    /// What the `new` at this position made, before its constructor was called.
    Uninitialized(u16),
}

impl Type {
    pub(super) fn is_wide(self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    pub(super) fn is_uninitialized(self) -> bool {
        matches!(self, Type::UninitializedThis | Type::Uninitialized(_))
    }

    /// `null`, an object or an array, initialized.
    pub(super) fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Object(_))
    }
}

impl Verifier<'_> {
    /// The type of a field descriptor; `None` for `void`.
    pub(super) fn of_descriptor(&self, descriptor: &str) -> Result<Option<Type>> {
        let malformed = || LinkError::format(format!("Illegal descriptor \"{descriptor}\""));
        Ok(Some(match Kind::of_descriptor(descriptor).ok_or_else(malformed)?.on_stack() {
            Kind::Void => return Ok(None),
            Kind::Float => Type::Float,
            Kind::Long => Type::Long,
            Kind::Double => Type::Double,
            Kind::Ref => {
                let class = descriptor.strip_prefix('L').and_then(|rest| rest.strip_suffix(';'));
                Type::Object(self.program.intern(class.unwrap_or(descriptor)))
            }
            _ => Type::Int,
        }))
    }

    /// The types of a method's parameters.
    pub(super) fn parameters(&self, descriptor: &str) -> Result<Vec<Type>> {
        let malformed = || LinkError::format(format!("Illegal descriptor \"{descriptor}\""));
        let mut types = Vec::new();
        for parameter in kind::split_parameters(descriptor).ok_or_else(malformed)? {
            let parameter = self.of_descriptor(parameter.ok_or_else(malformed)?)?;
            types.push(parameter.ok_or_else(malformed)?);
        }
        Ok(types)
    }

    /// The type of a method's result; `None` for `void`.
    pub(super) fn result(&self, descriptor: &str) -> Result<Option<Type>> {
        let malformed = || LinkError::format(format!("Illegal descriptor \"{descriptor}\""));
        self.of_descriptor(kind::result_type(descriptor).ok_or_else(malformed)?)
    }

    /// The type that the class constant at `index` names.
    pub(super) fn class_constant(&self, index: u16) -> Result<Type> {
        let name = self.file.pool.class_name(&self.file.bytes, index)?;
        Ok(Type::Object(self.program.intern(&name)))
    }

    /// The array type with elements of this class or array type.
    pub(super) fn array_of(&self, element: Symbol) -> Type {
        let name = self.program.text(element);
        let array = if name.starts_with('[') { format!("[{name}") } else { format!("[L{name};") };
        Type::Object(self.program.intern(&array))
    }

    /// The element type of an array of references; `None` for anything else.
    pub(super) fn element_of(&self, array: Symbol) -> Option<Type> {
        let element = self.program.text(array).strip_prefix('[')?;
        let is_reference = element.starts_with(['L', '[']);
        is_reference.then(|| self.of_descriptor(element).ok().flatten()).flatten()
    }

    /// The type of what `ldc` loads from `index`.
    pub(super) fn loaded_constant(&self, index: u16) -> Result<Type> {
        Ok(match self.file.pool.get(index)? {
            Const::Int(_) => Type::Int,
            Const::Float(_) => Type::Float,
            Const::Long(_) => Type::Long,
            Const::Double(_) => Type::Double,
            Const::String(_) => Type::Object(self.names.string),
            Const::Class(_) => Type::Object(self.names.class),
            Const::MethodHandle { .. } => Type::Object(self.names.method_handle),
            Const::MethodType(_) => Type::Object(self.names.method_type),
            Const::Dynamic { name_and_type, .. } => {
                let (_, descriptor) = self.file.pool.name_and_type(&self.file.bytes, name_and_type)?;
                let constant = self.of_descriptor(&descriptor)?;
                constant.ok_or_else(|| LinkError::format("Dynamic constant of type void"))?
            }
            _ => {
                return Err(LinkError::verify(format!("Illegal type at constant pool entry {index}")));
            }
        })
    }
}
