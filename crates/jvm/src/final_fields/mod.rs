//! What constructors say about `final` fields.
//!
//! A `final` field keeps what a constructor put into it, so whatever every constructor puts there holds of every object
//! that was constructed. Followed here is, for each constructor, which of its values cannot be null: what it makes with
//! `new`, constants, results of methods of the JDK that never give null, and what was compared with null or used on
//! every way there. What is not understood is taken for null, so nothing is claimed by mistake. Not considered are objects that no
//! constructor has finished, and those that deserialization, reflection or native code put together.

mod flow;
mod library;
#[cfg(test)]
mod tests;

use self::flow::{Flow, What};
use crate::class::{Class, Field};
use crate::ids::ClassId;
use crate::kind::Kind;
use crate::program::Program;
use crate::symbol::Symbol;

/// That a `final` field cannot be null once its object is constructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeverNull {
    /// The class of what it holds, where every constructor makes an object of the same class.
    pub class: Option<ClassId>,
}

/// The fields of one class that cannot be null, by slot.
pub(crate) type NeverNullFields = Box<[(u32, NeverNull)]>;

/// From this version of class files on only constructors can set a `final` field (JVMS 6.5, `putfield`).
const ONLY_CONSTRUCTORS: u16 = 53;

impl Program {
    /// What constructors say about the instance field in a slot of an object of this class; none if it may be null.
    pub fn never_null(&self, class: ClassId, slot: u32) -> Option<NeverNull> {
        let holders = self.class(class).chain.iter().rev().map(|&id| self.class(id));
        let declares = |holder: &&Class| holder.fields.iter().any(|f| !f.flags.is_static() && f.slot == slot);
        let holder = holders.into_iter().find(declares)?;
        let all = holder.never_null.get_or_init(|| find(self, holder).unwrap_or_default());
        all.iter().find(|(of, _)| *of == slot).map(|(_, claim)| *claim)
    }
}

/// All that is claimed about a class; none if there is nothing.
fn find(program: &Program, class: &Class) -> Option<NeverNullFields> {
    let is_enum = class.chain.iter().any(|&id| program.class(id).flags.is_enum());
    if class.is_platform || class.is_made() || is_enum {
        return None;
    }
    let wanted = |f: &&Field| f.flags.is_final() && !f.flags.is_static() && f.kind == Kind::Ref;
    let slots: Vec<u32> = class.fields.iter().filter(wanted).map(|f| f.slot).collect();
    if slots.is_empty() {
        return None;
    }
    let mut constructed = vec![What::Delegated; slots.len()];
    let only_constructors = class.file.as_ref()?.version.0 >= ONLY_CONSTRUCTORS;
    for method in class.methods.iter().map(|&id| program.method(id)) {
        let is_constructor = program.text(method.name) == "<init>";
        if !is_constructor && only_constructors {
            continue;
        }
        let Some(code) = program.code(method).ok()? else { continue };
        let flow = Flow { program, class, code, slots: &slots };
        if is_constructor {
            flow.constructor(method, &mut constructed)?;
        } else {
            flow.forget_stored(&mut constructed)?;
        }
    }
    let claim = |what: What| match what {
        What::New(name) => Some(NeverNull { class: made(program, name) }),
        What::This | What::NotNull => Some(NeverNull { class: None }),
        What::Unknown | What::Delegated => None,
    };
    Some(slots.iter().zip(constructed).filter_map(|(&slot, what)| Some((slot, claim(what)?))).collect())
}

/// The class of an object or array that was made, if it can be loaded.
fn made(program: &Program, name: Symbol) -> Option<ClassId> {
    let class = program.load(program.text(name)).ok()?;
    (class.is_instantiable() || class.element().is_some()).then_some(class.id)
}
