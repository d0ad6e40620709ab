//! Classes, methods and places as HotSpot's messages name them.

use crate::class::{Class, Method};
use crate::ids::ClassId;
use crate::kind::{self, Kind};
use crate::program::Program;
use crate::vtable::package;

impl Program {
    /// A method with its types in Java syntax.
    pub fn signature(&self, method: &Method) -> String {
        external_signature(&self.external_name(method.class), self.text(method.name), self.text(method.descriptor))
    }

    /// `X and Y are in …`, as HotSpot words it.
    pub fn describe_pair(&self, a: &Class, b: &Class) -> String {
        let (name_a, name_b) = (self.external_name(a.id), self.external_name(b.id));
        let (where_a, where_b) = (self.describe_place(a), self.describe_place(b));
        if where_a == where_b {
            return format!("{name_a} and {name_b} are in {where_a}");
        }
        format!("{name_a} is in {where_a}; {name_b} is in {where_b}")
    }

    /// The module and loader of a class as HotSpot words them.
    pub fn describe_place(&self, class: &Class) -> String {
        let mut inner = class;
        while let Some((element, _)) = inner.element() {
            inner = self.class(element);
        }
        if !inner.is_platform {
            return "unnamed module of loader 'app'".into();
        }
        let found = self.jdk().module_of_package(package(self.class_name(inner.id)));
        let module = found.ok().flatten().unwrap_or("java.base");
        format!("module {module} of loader 'bootstrap'")
    }

    /// A class's name as `Class.getName` gives it.
    pub fn external_name(&self, id: ClassId) -> String {
        let name = dotted(self.class_name(id));
        // As in HotSpot: what follows the name of a hidden class is no package.
        if self.class(id).is_made() { name.replace('+', "/") } else { name }
    }
}

/// An internal name as it stands in Java source.
pub(crate) fn dotted(name: &str) -> String {
    name.replace('/', ".")
}

/// `int p.C.name(java.lang.String, int)`.
pub fn external_signature(class: &str, name: &str, descriptor: &str) -> String {
    let result = kind::result_type(descriptor).map_or_else(|| "?".into(), external_type);
    format!("{result} {class}.{name}({})", external_parameters(descriptor))
}

/// The parameter types of a descriptor as they stand in Java source.
pub fn external_parameters(descriptor: &str) -> String {
    let params: Vec<String> = kind::split_parameters(descriptor)
        .into_iter()
        .flatten()
        .map(|p| p.map_or_else(|| "?".into(), external_type))
        .collect();
    params.join(", ")
}

/// A field descriptor as it stands in Java source: `[[I` is `int[][]`.
pub fn external_type(descriptor: &str) -> String {
    let dims = descriptor.bytes().take_while(|&b| b == b'[').count();
    let base = &descriptor[dims..];
    let name = match Kind::of_descriptor(base) {
        Some(Kind::Ref) => dotted(base.strip_prefix('L').unwrap_or(base).trim_end_matches(';')),
        Some(kind) => kind.java_name().into(),
        None => base.into(),
    };
    name + &"[]".repeat(dims)
}
