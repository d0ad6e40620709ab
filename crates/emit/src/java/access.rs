//! What code in a package may name.

use jvm::flags::Flags;
use jvm::vtable::package;
use jvm::{Class, ClassId, Method, Program, Shape};

use super::imports;

/// The view from a package.
#[derive(Clone)]
pub struct Access<'p> {
    /// The classes.
    pub program: &'p Program,
    /// The package: an internal name without the last `/`; empty for the unnamed one.
    pub package: String,
}

impl<'p> Access<'p> {
    /// The view of classes in the package of this one. No class can be added to the JDK's packages: the view of its
    /// classes is from a package outside.
    pub fn beside(program: &'p Program, class: &Class) -> Access<'p> {
        let own = package(program.class_name(class.id));
        let package = if class.is_platform { format!("tests/{own}") } else { own.to_string() };
        Access { program, package }
    }

    /// Whether a class can be named.
    pub fn class(&self, class: ClassId) -> bool {
        let class = self.program.class(class);
        match class.shape {
            Shape::Primitive(_) => true,
            Shape::Array { element, .. } => self.class(element),
            Shape::Instance => match self.program.inner_class(class) {
                None => class.flags.is_public() && self.is_exported(class) || self.is_near(class),
                Some(row) => {
                    let outer = row.outer.and_then(|outer| self.program.load(&outer).ok());
                    row.name.is_some()
                        && outer.is_some_and(|outer| self.class(outer.id) && self.member(outer, row.flags))
                }
            },
        }
    }

    /// Whether a member of a class can be used, the class itself aside.
    pub fn member(&self, of: &Class, flags: Flags) -> bool {
        flags.is_public() || !flags.is_private() && self.is_near(of)
    }

    /// Whether a method or constructor can be called on arguments of its parameters' types.
    pub fn method(&self, method: &Method) -> bool {
        let class = self.program.class(method.class);
        self.class(class.id)
            && self.member(class, method.flags)
            && !method.flags.is_synthetic()
            && self.parameters(method).is_some_and(|types| types.iter().all(|&class| self.class(class)))
    }

    /// The types of a method's parameters.
    pub fn parameters(&self, method: &Method) -> Option<Vec<ClassId>> {
        let descriptor = self.program.text(method.descriptor);
        let inside = descriptor.strip_prefix('(')?.split_once(')')?.0;
        split(inside).into_iter().map(|one| self.named(one)).collect()
    }

    /// The type that a descriptor names.
    pub fn named(&self, descriptor: &str) -> Option<ClassId> {
        let name = match descriptor.as_bytes() {
            [b'L', .., b';'] => &descriptor[1..descriptor.len() - 1],
            [b'[', ..] => descriptor,
            _ => return jvm::Kind::of_descriptor(descriptor).map(|kind| self.program.primitive(kind)),
        };
        self.program.load(name).ok().map(|class| class.id)
    }

    /// The type of a method's result.
    pub fn result(&self, method: &Method) -> Option<ClassId> {
        let descriptor = self.program.text(method.descriptor);
        self.named(descriptor.split_once(')')?.1)
    }

    /// A type as source in the package writes it; which packages are imported is decided [later](super::imports).
    pub fn name(&self, class: ClassId) -> String {
        let class = self.program.class(class);
        if let Some((element, _)) = class.element() {
            return format!("{}[]", self.name(element));
        }
        if let Some(row) = self.program.inner_class(class)
            && let (Some(name), Some(outer)) = (row.name, row.outer)
            && let Ok(outer) = self.program.load(&outer)
        {
            return format!("{}.{name}", self.name(outer.id));
        }
        let name = self.program.class_name(class.id);
        match name.rsplit_once('/') {
            Some(("java/lang", simple)) => simple.to_string(),
            Some((own, simple)) if own == self.package => imports::marked(simple),
            None => imports::marked(name),
            // Such a name means another class everywhere.
            Some((_, simple)) if self.program.load(&format!("java/lang/{simple}")).is_ok() => name.replace('/', "."),
            Some(_) => imports::marked(&name.replace('/', ".")),
        }
    }

    fn is_near(&self, class: &Class) -> bool {
        package(self.program.class_name(class.id)) == self.package
    }

    fn is_exported(&self, class: &Class) -> bool {
        let name = self.program.class_name(class.id);
        !class.is_platform || name.starts_with("java/") || name.starts_with("javax/")
    }
}

/// Descriptors that stand one after the other.
pub(crate) fn split(mut text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    while !text.is_empty() {
        let dims = text.len() - text.trim_start_matches('[').len();
        let len = match text.as_bytes().get(dims) {
            Some(b'L') => text.find(';').map_or(text.len(), |at| at + 1),
            _ => (dims + 1).min(text.len()),
        };
        let (part, rest) = text.split_at(len);
        parts.push(part);
        text = rest;
    }
    parts
}
