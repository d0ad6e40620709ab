//! A constructor without what cannot be done again.
//!
//! `if (name.isEmpty() || age < 0) throw …` becomes `if (age < 0) throw …`: what has effects elsewhere, asks objects or reads
//! what may have changed is left out, with all that depends on it. Where a branch does, the way goes on that does not end with
//! an exception. On what is left the same is computed from the same arguments, so what this refuses, the whole refused.

use super::checks::{FieldOf, flow};
use super::flow::State;
use super::library::Call;
use super::look::{Look, returning};
use crate::class::{Class, Method};
use crate::code::{Code, Insn, Reg, Site};
use crate::ids::ClassId;
use crate::kind::Kind;
use crate::program::Program;
use crate::resolve::Invoke;

/// What is left of a constructor.
pub(super) struct Sliced {
    /// Its instructions, if they are others.
    pub insns: Option<Box<[Insn]>>,
    /// Whether it checks something.
    pub refuses: bool,
    /// Fields that it does not set any more.
    unset: Vec<FieldOf>,
    /// Its class, if constructors above are not called any more.
    lowest: Option<ClassId>,
}

impl Sliced {
    /// Whether a field is set as by the whole.
    pub fn sets(&self, field: FieldOf) -> bool {
        !self.unset.contains(&field) && self.lowest.is_none_or(|lowest| lowest == field.0)
    }
}

/// Leaves out what cannot be done again; none if nothing is left that is known to be executed.
pub(super) fn slice(program: &Program, constructor: &Method) -> Option<Sliced> {
    let class = program.class(constructor.class);
    let code = program.code(constructor).ok()??;
    if !code.handlers.is_empty() {
        return None;
    }
    let mut slicer = Slicer {
        program,
        class,
        code,
        returns: returning(code),
        unknown: vec![None; code.insns.len()],
        insns: code.insns.clone(),
        is_changed: false,
        sliced: Sliced { insns: None, refuses: false, unset: Vec::new(), lowest: None },
    };
    *slicer.unknown.first_mut()? = Some(vec![false; code.registers as usize]);
    // Shown in their order, which is that of execution: there are no loops.
    flow(program, class, code, &[], constructor).follow(constructor, |at, state| slicer.instruction(at, state))?;
    slicer.sliced.insns = slicer.is_changed.then_some(slicer.insns);
    Some(slicer.sliced)
}

struct Slicer<'a> {
    program: &'a Program,
    class: &'a Class,
    code: &'a Code,
    returns: Vec<bool>,
    /// Which registers have something that is not known any more, before each instruction that is reached.
    unknown: Vec<Option<Vec<bool>>>,
    insns: Box<[Insn]>,
    is_changed: bool,
    sliced: Sliced,
}

impl Slicer<'_> {
    fn instruction(&mut self, at: usize, state: &State) -> Option<()> {
        let Some(mut unknown) = self.unknown[at].take().filter(|_| self.returns[at]) else { return Some(()) };
        let mut insn = self.code.insns[at];
        let returns = |next: &usize| self.returns[*next];
        let all = self.code.successors(at);
        let mut next: Vec<usize> = all.iter().copied().filter(returns).collect();
        if next.iter().any(|&next| next <= at) {
            return None;
        }
        let mut look = Look { program: self.program, refuses: false };
        let can_be_done = look.instruction(self.class, self.code, insn, &|object| state.is_this(object), 0).is_some();
        let mut reads_unknown = false;
        insn.operands(|register| reads_unknown |= unknown[register as usize]);
        if let Insn::GetField { site, .. } = insn {
            reads_unknown |= !self.sliced.sets(self.field(site)?);
        }
        let call = self.call(insn);
        let row = match (insn, call) {
            (Insn::MultiANewArray { first, dims, .. }, _) => Some((first, dims.into())),
            (_, Some((first, site, _))) => Some((first, self.code.calls.get(site as usize)?.args)),
            _ => None,
        };
        if let Some((first, count)) = row {
            reads_unknown |= unknown.get(first as usize..(first + count) as usize)?.contains(&true);
        }
        if can_be_done && !reads_unknown {
            self.sliced.refuses |= look.refuses || next.len() < all.len();
            if let Some(&mut register) = insn.destination() {
                unknown[register as usize] = false;
            }
        } else {
            let mut instead = Insn::Goto { target: *next.first()? as u16 };
            match insn {
                // What it returns cannot be told, and where it goes on only if one way is left.
                Insn::Return | Insn::ReturnValue { .. } | Insn::Ret { .. } => return None,
                Insn::PutField { site, .. } => self.sliced.unset.push(self.field(site)?),
                _ if call.is_some() => {
                    let (first, site, invoke) = call?;
                    let target =
                        self.program.resolve_method(self.class, self.code.calls[site as usize].index, invoke).ok()?;
                    if self.program.text(target.name) == "<init>" {
                        match state.is_this(first) {
                            true => self.sliced.lowest = Some(self.class.id),
                            // What was made is nothing yet, wherever it is.
                            false => state.same(first).for_each(|register| unknown[register] = true),
                        }
                    } else if let Some(&mut dst) = insn.destination().filter(|_| target.signature.result != Kind::Void)
                    {
                        let src = given_back(self.program, target).map(|argument| first + argument);
                        unknown[dst as usize] = src.is_none_or(|src| unknown[src as usize]);
                        if let Some(src) = src {
                            instead = Insn::Move { dst, src };
                        }
                    }
                }
                _ => {
                    if next.len() > 1 {
                        return None;
                    }
                    if let Some(&mut register) = insn.destination() {
                        unknown[register as usize] = true;
                    }
                }
            }
            self.insns[at] = instead;
            self.is_changed = true;
            next.truncate(1);
        }
        for next in next {
            match &mut self.unknown[next] {
                Some(known) => known.iter_mut().zip(&unknown).for_each(|(known, more)| *known |= more),
                nothing => *nothing = Some(unknown.clone()),
            }
        }
        Some(())
    }

    fn field(&self, site: Site) -> Option<FieldOf> {
        let target = self.program.resolve_field(self.class, self.code.fields.get(site as usize)?.index).ok()?;
        Some((target.class, target.number as usize))
    }

    fn call(&self, insn: Insn) -> Option<(Reg, Site, Invoke)> {
        match insn {
            Insn::InvokeStatic { first, site, .. } => Some((first, site, Invoke::Static)),
            Insn::InvokeSpecial { first, site, .. } => Some((first, site, Invoke::Special)),
            Insn::InvokeVirtual { first, site, .. } => Some((first, site, Invoke::Virtual)),
            _ => None,
        }
    }
}

/// Which of its arguments a method gives back, whenever it returns.
fn given_back(program: &Program, method: &Method) -> Option<Reg> {
    let class = program.class(method.class);
    let call = Call {
        class: program.class_name(class.id).into(),
        name: program.text(method.name).into(),
        descriptor: program.text(method.descriptor).into(),
    };
    if class.is_platform {
        return call.is_null_check().then_some(0);
    }
    let code = program.code(method).ok()??;
    let mut given = Vec::new();
    flow(program, class, code, &[], method).follow(method, |at, state| {
        if let Insn::ReturnValue { a } = code.insns[at] {
            given.push(state.argument(a, method)?);
        }
        Some(())
    })?;
    given.dedup();
    given.pop().filter(|_| given.is_empty())
}
