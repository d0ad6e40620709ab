//! Constructors that check what they keep.
//!
//! `Line(Item item, int count) { if (count < 1) throw …; this.item = item; this.count = count; }`: if both fields are
//! `final`, then of every line that was ever constructed the constructor, called once more with what is in its fields,
//! returns, and sets other such fields to the same. Found here are the constructors of which that is so: the only one of a
//! class that does not call another one, which keeps each argument unchanged, changes nothing but the new object, and asks
//! nothing that may have another answer later. What is not understood is taken for a constructor that checks nothing, so nothing is claimed by mistake.

use super::flow::{Flow, Followed, Left};
use super::library::Call;
use crate::class::{Class, Field, Method};
use crate::code::{Code, Insn, Reg, Site};
use crate::ids::{ClassId, MethodId};
use crate::kind::{self, Kind};
use crate::program::Program;
use crate::resolve::Invoke;

/// How deep calls of methods are followed.
const DEEPEST: usize = 4;

/// A field by its class and its number there.
pub type FieldOf = (ClassId, usize);

/// A constructor of which is known what it makes of what an object keeps.
#[derive(Debug)]
pub struct Checks {
    /// The constructor.
    pub constructor: MethodId,
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
    let mut look = Look { program, refuses: false };
    look.at(constructor, 0)?;
    let chain = class.chain.iter().map(|&id| program.class(id)).filter(|class| !class.is_platform);
    let all = chain.flat_map(|class| (0..class.fields.len()).map(move |at| (class, at)));
    let is_derived = |(class, at): &(&Class, usize)| {
        let field = &class.fields[*at];
        let is_array =
            || program.text(field.descriptor).starts_with('[') && program.never_null(class.id, field.slot).is_some();
        is_kept(field) && !kept.contains(&(class.id, *at)) && (field.kind != Kind::Ref || is_array())
    };
    let derived: Box<[FieldOf]> = all.filter(is_derived).map(|(class, at)| (class.id, at)).collect();
    (look.refuses || !derived.is_empty()).then_some(Checks { constructor: constructor.id, kept, derived })
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
        for (above, given) in flow.calls_above(constructor)? {
            for (keeper, argument) in keepers(program, above, depth + 1)??.into_iter().zip(given) {
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

fn flow<'a>(
    program: &'a Program,
    class: &'a Class,
    code: &'a Code,
    fields: &'a [Followed],
    method: &Method,
) -> Flow<'a> {
    let is_constructor = program.text(method.name) == "<init>";
    Flow { program, class, code, fields, is_constructor, only_constructors: true, depth: 0 }
}

/// Looks at what is executed on the ways that return. What is not executed again with other effects or another outcome
/// ends the search. Ways that end with an exception are those that a refused object would take.
struct Look<'a> {
    program: &'a Program,
    /// Whether there is a check of something else than null.
    refuses: bool,
}

impl Look<'_> {
    fn at(&mut self, method: &Method, depth: usize) -> Option<()> {
        let program = self.program;
        let class = program.class(method.class);
        let code = program.code(method).ok()??;
        if depth > DEEPEST || !code.handlers.is_empty() || method.flags.is_synchronized() {
            return None;
        }
        let returns = returning(code);
        let flow = flow(program, class, code, &[], method);
        flow.follow(method, |at, state| {
            if !returns[at] {
                return Some(());
            }
            let successors = code.successors(at);
            if successors.iter().any(|&next| next <= at && returns[next]) {
                return None;
            }
            let is_about_null = matches!(code.insns[at], Insn::IfNull { .. } | Insn::IfNonNull { .. });
            self.refuses |= !is_about_null && successors.iter().any(|&next| !returns[next]);
            let is_new = |object| flow.is_constructor && state.is_this(object);
            self.instruction(class, code, code.insns[at], &is_new, depth)
        })
    }

    fn instruction(
        &mut self,
        class: &Class,
        code: &Code,
        insn: Insn,
        is_new: &dyn Fn(Reg) -> bool,
        depth: usize,
    ) -> Option<()> {
        let program = self.program;
        let allowed = match insn {
            Insn::PutField { obj, .. } => is_new(obj),
            Insn::GetField { obj, site, .. } => {
                let flags = program.resolve_field(class, code.fields.get(site as usize)?.index).ok()?.flags;
                is_new(obj) || flags.is_final()
            }
            Insn::GetStatic { site, .. } => {
                let target = program.resolve_field(class, code.fields.get(site as usize)?.index).ok()?;
                let is_there = target.class == class.id || program.class(target.class).is_platform;
                is_there && target.flags.is_final()
            }
            Insn::InvokeStatic { site, .. } => return self.call(class, code, site, Invoke::Static, depth),
            Insn::InvokeSpecial { site, .. } => return self.call(class, code, site, Invoke::Special, depth),
            Insn::InvokeVirtual { site, .. } => return self.call(class, code, site, Invoke::Virtual, depth),
            Insn::PutStatic { .. }
            | Insn::IALoad { .. }
            | Insn::LALoad { .. }
            | Insn::FALoad { .. }
            | Insn::DALoad { .. }
            | Insn::AALoad { .. }
            | Insn::BALoad { .. }
            | Insn::CALoad { .. }
            | Insn::SALoad { .. }
            | Insn::IAStore { .. }
            | Insn::LAStore { .. }
            | Insn::FAStore { .. }
            | Insn::DAStore { .. }
            | Insn::AAStore { .. }
            | Insn::BAStore { .. }
            | Insn::CAStore { .. }
            | Insn::SAStore { .. }
            | Insn::MonitorEnter { .. }
            | Insn::MonitorExit { .. }
            | Insn::InvokeInterface { .. }
            | Insn::InvokeDynamic { .. }
            | Insn::DynamicConst { .. } => false,
            _ => true,
        };
        allowed.then_some(())
    }

    fn call(&mut self, class: &Class, code: &Code, site: Site, invoke: Invoke, depth: usize) -> Option<()> {
        let program = self.program;
        let index = code.calls.get(site as usize)?.index;
        let member = program.member_ref(class, index).ok()?;
        let target = program.resolve_method(class, index, invoke).ok()?;
        if program.class(target.class).is_platform {
            let call = Call { class: member.class, name: member.name, descriptor: member.descriptor };
            self.refuses |= call.refuses_numbers();
            return call.asks_what_stays(invoke).then_some(());
        }
        let is_fixed = target.flags.is_private() || target.flags.is_final();
        (invoke != Invoke::Virtual || is_fixed).then(|| self.at(target, depth + 1))?
    }
}

/// Of each instruction, whether a way leads from it to the end of the method that is no exception.
fn returning(code: &Code) -> Vec<bool> {
    let ends = |insn: &Insn| matches!(insn, Insn::Return | Insn::ReturnValue { .. });
    let mut returns: Vec<bool> = code.insns.iter().map(ends).collect();
    loop {
        let mut changed = false;
        for at in (0..returns.len()).rev().filter(|&at| !ends(&code.insns[at])) {
            let leads = code.successors(at).iter().any(|&next| returns.get(next) == Some(&true));
            changed |= leads && !returns[at];
            returns[at] |= leads;
        }
        if !changed {
            return returns;
        }
    }
}
