//! Which type can stand for which (JVMS 4.10.1.2), and what two types have in common.

use super::types::Type;
use super::{Result, Verifier};
use crate::class::Shape;
use crate::symbol::Symbol;

impl Verifier<'_> {
    /// Whether a value of type `from` can be used as one of type `to`. May load classes, as HotSpot's verifier does.
    pub(super) fn is_assignable(&self, from: Type, to: Type) -> Result<bool> {
        match (from, to) {
            _ if from == to => Ok(true),
            (_, Type::Top) | (Type::Null, Type::Object(_)) => Ok(true),
            (Type::Object(from), Type::Object(to)) => self.is_subclass(from, to),
            _ => Ok(false),
        }
    }

    /// An interface is taken for `Object`, so that no class need be loaded to know what implements it; `invokeinterface`
    /// looks again when it is executed.
    fn is_subclass(&self, from: Symbol, to: Symbol) -> Result<bool> {
        if from == to || to == self.names.object {
            return Ok(true);
        }
        let (from_name, to_name) = (self.program.text(from), self.program.text(to));
        if to_name.starts_with('[') {
            return match (self.element_of(from), self.element_of(to)) {
                (Some(from), Some(to)) => self.is_assignable(from, to),
                // `int[][]` is an `Object[]`, but `int[]` is no other array.
                _ => Ok(false),
            };
        }
        if from_name.starts_with('[') {
            return Ok(matches!(to_name, "java/lang/Cloneable" | "java/io/Serializable"));
        }
        let to = self.load(to)?;
        if to.is_interface() {
            return Ok(true);
        }
        Ok(self.program.is_subtype(self.load(from)?.id, to.id))
    }

    /// A class named in a type; the one being verified is known already.
    pub(super) fn load(&self, name: Symbol) -> Result<&crate::class::Class> {
        if name == self.class.name { Ok(self.class) } else { self.program.load(self.program.text(name)) }
    }

    /// The most specific type that two values share; `Top` if they have nothing in common.
    pub(super) fn merge(&self, a: Type, b: Type) -> Result<Type> {
        match (a, b) {
            _ if a == b => Ok(a),
            (Type::Null, Type::Object(_)) => Ok(b),
            (Type::Object(_), Type::Null) => Ok(a),
            (Type::Object(a), Type::Object(b)) => self.merge_classes(a, b),
            _ => Ok(Type::Top),
        }
    }

    fn merge_classes(&self, a: Symbol, b: Symbol) -> Result<Type> {
        let object = Type::Object(self.names.object);
        let arrays = [a, b].map(|name| self.program.text(name).starts_with('['));
        match arrays {
            [true, true] => match (self.element_of(a), self.element_of(b)) {
                (Some(a), Some(b)) => match self.merge(a, b)? {
                    Type::Object(element) => Ok(self.array_of(element)),
                    _ => Ok(object),
                },
                _ => Ok(object),
            },
            [false, false] => {
                let (a, b) = (self.load(a)?, self.load(b)?);
                if a.shape != Shape::Instance || a.is_interface() || b.is_interface() {
                    return Ok(object);
                }
                let common = a.chain.iter().zip(&b.chain).take_while(|(a, b)| a == b).last();
                Ok(common.map_or(object, |(&id, _)| Type::Object(self.program.class(id).name)))
            }
            _ => Ok(object),
        }
    }
}
