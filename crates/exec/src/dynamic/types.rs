//! Types as descriptors.

use std::fmt;

use jvm::Kind;
use jvm::kind::{result_type, split_parameters};

/// Descriptor of `Object`.
pub(crate) const OBJECT: &str = "Ljava/lang/Object;";

/// A method descriptor taken apart.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Descriptor {
    /// Parameter types.
    pub(crate) params: Vec<Box<str>>,
    /// Result type.
    pub(crate) result: Box<str>,
}

impl Descriptor {
    /// Takes a well-formed descriptor apart.
    pub(crate) fn parse(text: &str) -> Option<Descriptor> {
        let params = split_parameters(text)?.map(|p| p.map(Into::into)).collect::<Option<_>>()?;
        Some(Descriptor { params, result: result_type(text)?.into() })
    }

    /// Slots of all parameters.
    pub(crate) fn slots(&self) -> u16 {
        slots(&self.params)
    }

    /// The type with a parameter put before the others.
    pub(crate) fn with_first(mut self, ty: &str) -> Descriptor {
        self.params.insert(0, ty.into());
        self
    }

    /// As `MethodType.toString` writes it: `(String,int)void`.
    pub(crate) fn display(&self) -> String {
        let params: Vec<String> = self.params.iter().map(|p| simple_name(p)).collect();
        format!("({}){}", params.join(","), simple_name(&self.result))
    }
}

impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({}){}", self.params.concat(), self.result)
    }
}

/// Slots that values of these types take.
pub(crate) fn slots(types: &[Box<str>]) -> u16 {
    types.iter().map(|t| kind_of(t).slots() as u16).sum()
}

/// Kind of the values of a type.
pub(crate) fn kind_of(ty: &str) -> Kind {
    Kind::of_descriptor(ty).unwrap_or(Kind::Void)
}

/// Internal name of a reference type, as class constants want it.
pub(crate) fn class_of(ty: &str) -> &str {
    ty.strip_prefix('L').and_then(|t| t.strip_suffix(';')).unwrap_or(ty)
}

/// Type of a class with this internal name.
pub(crate) fn type_of(class: &str) -> String {
    if class.starts_with('[') { class.into() } else { format!("L{class};") }
}

/// Name without package and enclosing classes.
fn simple_name(ty: &str) -> String {
    let dims = ty.bytes().take_while(|&b| b == b'[').count();
    let base = &ty[dims..];
    let name = match kind_of(base) {
        Kind::Ref => class_of(base).rsplit(['/', '$']).next().unwrap_or(base).to_owned(),
        kind => kind.java_name().to_owned(),
    };
    name + &"[]".repeat(dims)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn descriptors_survive_being_taken_apart() {
        let text = "(I[[JLjava/util/Map$Entry;)V";
        let types = Descriptor::parse(text).unwrap();
        assert_eq!(types.to_string(), text);
        assert_eq!(types.slots(), 3);
        assert_eq!(types.display(), "(int,long[][],Entry)void");
    }
}
