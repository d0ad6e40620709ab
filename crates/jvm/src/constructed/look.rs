//! What is done on the way to the end of a method, and whether it could be done again.

use super::checks::flow;
use super::library::Call;
use crate::class::{Class, Method};
use crate::code::{Code, Insn, Reg, Site};
use crate::program::Program;
use crate::resolve::Invoke;

/// How deep calls of methods are followed.
const DEEPEST: usize = 4;

/// Looks at what is executed on the ways that return. What cannot be done again with numbers alone, because of its effects or
/// because it may end otherwise, ends the search. Ways that end with an exception are those that a refused object would take.
pub(super) struct Look<'a> {
    pub program: &'a Program,
    /// Whether there is a check.
    pub refuses: bool,
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
            self.refuses |= successors.iter().any(|&next| !returns[next]);
            let is_new = |object| flow.is_constructor && state.is_this(object);
            self.instruction(class, code, code.insns[at], &is_new, depth)
        })
    }

    pub fn instruction(
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
            // Others may have been under construction themselves.
            Insn::GetField { obj, site, .. } => {
                let flags = program.resolve_field(class, code.fields.get(site as usize)?.index).ok()?.flags;
                is_new(obj) && flags.is_final()
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
            // References are not decided for this.
            | Insn::IfNull { .. }
            | Insn::IfNonNull { .. }
            | Insn::IfAEq { .. }
            | Insn::IfANe { .. }
            | Insn::InstanceOf { .. }
            | Insn::CheckCast { .. }
            | Insn::ArrayLength { .. }
            | Insn::New { .. }
            | Insn::InvokeInterface { .. }
            | Insn::InvokeDynamic { .. }
            | Insn::DynamicConst { .. } => false,
            _ => true,
        };
        allowed.then_some(())
    }

    /// Looks at a method that is called.
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
        let is_initialized = target.class == class.id || program.class(target.class).initializer.is_none();
        (invoke != Invoke::Virtual && is_initialized).then(|| self.at(target, depth + 1))?
    }
}

/// Of each instruction, whether a way leads from it to the end of the method that is no exception.
pub(super) fn returning(code: &Code) -> Vec<bool> {
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
