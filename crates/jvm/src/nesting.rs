//! Classes inside classes: the `InnerClasses` attribute.

use crate::class::Class;
use crate::flags::Flags;
use crate::program::Program;
use crate::reader::Reader;

/// A row of the `InnerClasses` attribute.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct InnerClass {
    /// The class: an internal name.
    pub inner: String,
    /// The class it is a member of; none for local and anonymous classes.
    pub outer: Option<String>,
    /// Its own name; none for anonymous classes.
    pub name: Option<String>,
    /// Its flags as declared; those of the class file know no `private`.
    pub flags: Flags,
}

impl Class {
    /// The rows of the attribute; none if it cannot be read.
    pub fn inner_classes(&self) -> Vec<InnerClass> {
        let read = || -> Option<Vec<InnerClass>> {
            let file = self.file.as_ref()?;
            let mut reader = Reader::new(file.class_attribute("InnerClasses")?);
            let mut rows = Vec::new();
            for _ in 0..reader.u16().ok()? {
                let (inner, outer) = (reader.u16().ok()?, reader.u16().ok()?);
                let (name, flags) = (reader.u16().ok()?, reader.u16().ok()?);
                let class_name = |index| file.pool.class_name(&file.bytes, index).ok().map(|n| n.into_owned());
                rows.push(InnerClass {
                    inner: class_name(inner)?,
                    outer: class_name(outer),
                    name: file.pool.utf8(&file.bytes, name).ok().map(|n| n.into_owned()),
                    flags: Flags(flags),
                });
            }
            Some(rows)
        };
        read().unwrap_or_default()
    }
}

impl Program {
    /// The row that describes the class itself.
    pub fn inner_class(&self, class: &Class) -> Option<InnerClass> {
        class.inner_classes().into_iter().find(|row| row.inner == self.class_name(class.id))
    }
}
