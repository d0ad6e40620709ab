//! Constructors that check what they keep.
//!
//! `Line(Item item, int count) { if (count < 1) throw …; this.item = item; this.count = count; }`: if both fields are
//! `final`, then of every line that was ever constructed the constructor, called once more with what is in its fields,
//! returns, and sets other such fields to the same. Found here are the constructors of which that is so: the only one of a
//! class that does not call another one, and which keeps each argument unchanged. Only what depends on numbers is done
//! again; [the rest is left out](super::slice). Strings and other objects could be asked again, but there would be many
//! answers for every object, though most methods never look at it. What is not understood is taken for a constructor that
//! checks nothing, so nothing is claimed by mistake.

use super::flow::{Flow, Followed, Left};
use super::slice::slice;
use crate::class::{Class, Field, Method};
use crate::code::{Code, Insn};
use crate::ids::{ClassId, MethodId};
use crate::kind::{self, Kind};
use crate::program::Program;

/// How deep calls of methods are followed.
const DEEPEST: usize = 4;

/// A field by its class and its number there.
pub type FieldOf = (ClassId, usize);

/// A constructor of which is known what it makes of what an object keeps.
#[derive(Debug)]
pub struct Checks {
    /// The constructor.
    pub constructor: MethodId,
    /// What is executed instead, without the questions that are not asked again.
    pub slice: Option<MethodId>,
    /// For each parameter, the field that keeps the argument.
    pub kept: Box<[FieldOf]>,
    /// Other fields that it sets once and for all, to numbers or arrays: those have the same value or length.
    pub derived: Box<[FieldOf]>,
}

impl Program {
    /// What the constructor of a class checks in what it keeps, or makes of it.
    pub fn checks<'c>(&self, class: &'c Class) -> Option<&'c Checks> {
        class.constructed.checks.get_or_init(|| find(self, class)).as_ref()
    }
}

fn find(program: &Program, class: &Class) -> Option<Checks> {
    if class.is_platform || class.is_made() || !class.is_instantiable() || class.flags.is_enum() {
        return None;
    }
    let mut only = None;
    for method in class.methods.iter().map(|&id| program.method(id)).filter(|m| program.text(m.name) == "<init>") {
        if let Some(kept) = keepers(program, method, 0)?
            && only.replace((method, kept)).is_some()
        {
            return None;
        }
    }
    let (constructor, kept) = only?;
    let kept: Box<[FieldOf]> = kept.into_iter().collect::<Option<_>>()?;
    let sliced = slice(program, constructor)?;
    let chain = class.chain.iter().map(|&id| program.class(id)).filter(|class| !class.is_platform);
    let all = chain.flat_map(|class| (0..class.fields.len()).map(move |at| (class, at)));
    let is_derived = |(class, at): &(&Class, usize)| {
        let field = &class.fields[*at];
        let is_array =
            || program.text(field.descriptor).starts_with('[') && program.never_null(class.id, field.slot).is_some();
        let is_told = field.kind != Kind::Ref || is_array();
        is_kept(field) && !kept.contains(&(class.id, *at)) && is_told && sliced.sets((class.id, *at))
    };
    let derived: Box<[FieldOf]> = all.filter(is_derived).map(|(class, at)| (class.id, at)).collect();
    if !sliced.refuses && derived.is_empty() {
        return None;
    }
    let slice = sliced.insns.map(|insns| program.add_variant(constructor, insns)).transpose().ok()?;
    Some(Checks { constructor: constructor.id, slice, kept, derived })
}

/// For each parameter of a constructor, the field that keeps the argument if there is one. Nothing if it never returns, or
/// calls another constructor of its class; none at all if it cannot be followed.
fn keepers(program: &Program, constructor: &Method, depth: usize) -> Option<Option<Vec<Option<FieldOf>>>> {
    let class = program.class(constructor.class);
    if depth > DEEPEST || sets_outside_of_constructors(program, class)? {
        return None;
    }
    let fields: Vec<usize> = (0..class.fields.len()).filter(|&at| is_kept(&class.fields[at])).collect();
    let followed: Vec<Followed> = fields.iter().map(|&at| Followed::of(program, &class.fields[at])).collect();
    let code = program.code(constructor).ok()??;
    let flow = flow(program, class, code, &followed, constructor);
    let left = match flow.left(constructor)? {
        Left::Nothing | Left::Delegated => return Some(None),
        Left::Arguments(left) => left,
    };
    let parameters: Option<Vec<&str>> = kind::split_parameters(program.text(constructor.descriptor))?.collect();
    let mut kept: Vec<Option<FieldOf>> = vec![None; constructor.args as usize - 1];
    for (&at, argument) in fields.iter().zip(left) {
        if let Some(register) = argument
            && let Some(parameter) = (register as usize).checked_sub(1)
            && parameters.as_ref()?[parameter] == program.text(class.fields[at].descriptor)
        {
            kept[parameter].get_or_insert((class.id, at));
        }
    }
    if kept.contains(&None) {
        for above in flow.calls_above(constructor)? {
            for (keeper, argument) in keepers(program, above.constructor, depth + 1)??.into_iter().zip(above.given) {
                let parameter = argument.and_then(|register| (register as usize).checked_sub(1));
                if let (Some(parameter), Some((holder, at))) = (parameter, keeper)
                    && parameters.as_ref()?[parameter] == program.text(program.class(holder).fields[at].descriptor)
                {
                    kept[parameter].get_or_insert((holder, at));
                }
            }
        }
    }
    Some(Some(kept))
}

fn is_kept(field: &Field) -> bool {
    field.flags.is_final() && !field.flags.is_static()
}

/// Whether another method sets a `final` field, as those of old class files may.
fn sets_outside_of_constructors(program: &Program, class: &Class) -> Option<bool> {
    for method in class.methods.iter().map(|&id| program.method(id)).filter(|m| program.text(m.name) != "<init>") {
        let Some(code) = program.code(method).ok()? else { continue };
        for insn in &code.insns {
            let Insn::PutField { site, .. } = *insn else { continue };
            let target = program.resolve_field(class, code.fields.get(site as usize)?.index).ok()?;
            if target.class == class.id && target.flags.is_final() {
                return Some(true);
            }
        }
    }
    Some(false)
}

pub(super) fn flow<'a>(
    program: &'a Program,
    class: &'a Class,
    code: &'a Code,
    fields: &'a [Followed],
    method: &Method,
) -> Flow<'a> {
    let is_constructor = program.text(method.name) == "<init>";
    Flow { program, class, code, fields, is_constructor, only_constructors: true, depth: 0 }
}
