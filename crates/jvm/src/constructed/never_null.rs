//! Fields that are never null once their object is constructed.
//!
//! A `final` field keeps what a constructor put into it, so whatever every constructor puts there holds of every object
//! that was constructed. A `private` field has what constructors left there or what something in its nest stored later.
//! Followed here is, for each constructor and each method that stores, which values cannot be null: what is made with
//! `new`, constants, results of methods of the JDK that never give null, and what was compared with null or used on
//! every way there. What is not understood is taken for null, so nothing is claimed by mistake. Not considered are objects
//! that no constructor has finished, and those that deserialization, reflection or native code put together.

use super::flow::{Flow, Followed, What};
use crate::class::{Class, Field};
use crate::code::Insn;
use crate::ids::ClassId;
use crate::kind::Kind;
use crate::program::Program;
use crate::symbol::Symbol;

/// That a field cannot be null once its object is constructed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NeverNull {
    /// The class of what it holds, where all that is ever stored is of the same class.
    pub class: Option<ClassId>,
}

/// The fields of one class that cannot be null, by slot.
pub(crate) type NeverNullFields = Box<[(u32, NeverNull)]>;

/// From this version of class files on only constructors can set a `final` field (JVMS 6.5, `putfield`).
const ONLY_CONSTRUCTORS: u16 = 53;

impl Program {
    /// What is known of the instance field in a slot of an object of this class; none if it may be null.
    pub fn never_null(&self, class: ClassId, slot: u32) -> Option<NeverNull> {
        let holders = self.class(class).chain.iter().rev().map(|&id| self.class(id));
        let declares = |holder: &&Class| holder.fields.iter().any(|f| !f.flags.is_static() && f.slot == slot);
        let holder = holders.into_iter().find(declares)?;
        let all = holder.constructed.never_null.get_or_init(|| find(self, holder).unwrap_or_default());
        all.iter().find(|(of, _)| *of == slot).map(|(_, claim)| *claim)
    }
}

/// All that is claimed about a class; none if there is nothing.
fn find(program: &Program, class: &Class) -> Option<NeverNullFields> {
    let is_enum = class.chain.iter().any(|&id| program.class(id).flags.is_enum());
    if class.is_platform || class.is_made() || is_enum {
        return None;
    }
    let is_kept = |f: &Field| f.flags.is_final() || f.flags.is_private() && !f.flags.is_volatile();
    let wanted = |f: &&Field| !f.flags.is_static() && f.kind == Kind::Ref && is_kept(f);
    let fields: Vec<Followed> = class.fields.iter().filter(wanted).map(|f| Followed::of(program, f)).collect();
    if fields.is_empty() {
        return None;
    }
    let mut held = vec![What::Delegated; fields.len()];
    let only_constructors = class.file.as_ref()?.version.0 >= ONLY_CONSTRUCTORS;
    for method in class.methods.iter().map(|&id| program.method(id)) {
        let Some(code) = program.code(method).ok()? else { continue };
        let is_constructor = program.text(method.name) == "<init>";
        let flow = Flow { program, class, code, fields: &fields, is_constructor, only_constructors, depth: 0 };
        let followed = flow.hold(method, &mut held);
        if is_constructor {
            followed?;
        } else if followed.is_none() {
            flow.forget_stored(&mut held)?;
        }
    }
    if forget_what_others_store(program, class, &fields, &mut held).is_none() {
        let others = fields.iter().zip(&mut held).filter(|(field, _)| !field.is_final);
        others.for_each(|(_, held)| *held = What::Unknown);
    }
    let claim = |field: &Followed, what: What| match what {
        What::New(name) => Some(NeverNull { class: made(program, name) }),
        What::This | What::NotNull => Some(NeverNull { class: None }),
        // Who makes an inner object has one around it.
        What::Unknown if field.is_around => Some(NeverNull { class: None }),
        What::Unknown | What::Delegated => None,
    };
    Some(fields.iter().zip(held).filter_map(|(field, what)| Some((field.slot, claim(field, what)?))).collect())
}

/// Other classes of the nest may store into private fields as well, and what they store is not looked at.
fn forget_what_others_store(program: &Program, class: &Class, fields: &[Followed], held: &mut [What]) -> Option<()> {
    let name = program.class_name(class.id);
    for member in program.nest_members(class)? {
        for method in member.methods.iter().map(|&id| program.method(id)) {
            let Some(code) = program.code(method).ok()? else { continue };
            for insn in &code.insns {
                let Insn::PutField { site, .. } = insn else { continue };
                let stored = program.member_ref(member, code.fields.get(*site as usize)?.index).ok()?;
                // A subclass may be named, too; then the name alone counts.
                let is_it = |field: &&Field| program.text(field.name) == stored.name;
                let Some(field) = class.fields.iter().find(is_it) else { continue };
                if let Some(at) = fields.iter().position(|followed| followed.slot == field.slot && !followed.is_final)
                    && (stored.class == name || program.load(&stored.class).is_ok_and(|c| c.chain.contains(&class.id)))
                {
                    held[at] = What::Unknown;
                }
            }
        }
    }
    Some(())
}

/// The class of an object or array that was made, if it can be loaded.
fn made(program: &Program, name: Symbol) -> Option<ClassId> {
    let class = program.load(program.text(name)).ok()?;
    (class.is_instantiable() || class.element().is_some()).then_some(class.id)
}
