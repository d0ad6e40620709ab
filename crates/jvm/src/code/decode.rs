//! From a `Code` attribute to [`Code`]: find the blocks, translate each reachable one, lay them out, patch targets.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::body::{Body, branch_targets};
use super::insn::{Insn, Reg, Target};
use super::opcode;
use super::stack::{Stack, StackKind};
use super::translate::{Sites, Translator};
use super::{Code, Handler, Switch};
use crate::class::{Attribute, Class, Method};
use crate::error::LinkError;
use crate::program::Program;

/// A translated block: its instructions, whose targets are still bytecode positions.
#[derive(Default)]
struct Block {
    insns: Vec<Insn>,
    pcs: Vec<u16>,
}

/// The register of a local variable slot that is never used. `Code` has fewer registers than that.
const NO_REGISTER: Reg = Reg::MAX;

/// Decodes a method. Problems carry the class and method in their message.
pub(crate) fn decode(program: &Program, method: &Method, attribute: Attribute) -> Result<Code, LinkError> {
    let class = program.class(method.class);
    decode_method(program, class, method, attribute).map_err(|e| {
        let place = format!("{}{}", program.display_method(method), program.text(method.descriptor));
        LinkError::new(e.kind, format!("{} in {place}", e.message))
    })
}

fn decode_method(program: &Program, class: &Class, method: &Method, attribute: Attribute) -> Result<Code, LinkError> {
    let file = class.file()?;
    let body = Body::read(file, attribute)?;
    let leaders = find_leaders(&body)?;
    let locals = assign_locals(method, &body)?;
    let stack_base = registers_of_locals(&locals, method);
    let registers = stack_base + body.max_stack as usize + 1;
    let registers = u16::try_from(registers).map_err(|_| LinkError::verify("Frame has more than 65535 registers"))?;

    let mut translator = Translator {
        program,
        class,
        file,
        method,
        code: body.code,
        leaders: &leaders,
        locals: &locals,
        stack: Stack::new(stack_base as Reg, body.max_stack as usize),
        sites: Sites::default(),
        edges: Vec::new(),
        returning: Vec::new(),
        returns: false,
    };
    let blocks = translate_blocks(&mut translator, &body).map_err(LinkError::of_code)?;
    let sites = std::mem::take(&mut translator.sites);
    assemble(body, blocks, sites, locals, registers, stack_base as Reg)
}

/// Where blocks start: at branch targets, handlers, and after branches. Also checks that every instruction is whole
/// and every target is the start of one.
pub(super) fn find_leaders(body: &Body<'_>) -> Result<Vec<bool>, LinkError> {
    let code = body.code;
    let mut starts = vec![false; code.len() + 1];
    let mut targets: Vec<i64> = vec![0];
    let mut at = 0;
    while at < code.len() {
        let len =
            opcode::length(code, at).ok_or_else(|| LinkError::verify(format!("Bad instruction at position {at}")))?;
        starts[at] = true;
        branch_targets(code, at, &mut targets);
        if is_branch(code[at]) && at + len < code.len() {
            targets.push((at + len) as i64);
        }
        at += len;
    }
    for handler in &body.handlers {
        let (start, end) = (handler.start as usize, handler.end as usize);
        if start >= end || end > code.len() {
            return Err(LinkError::format("Illegal exception table range"));
        }
        if handler.target as usize >= code.len() {
            return Err(LinkError::format("Illegal exception table handler"));
        }
        if !starts[start] || !(end == code.len() || starts[end]) {
            return Err(LinkError::format(format!("Illegal exception table range {start}-{end}")));
        }
        targets.push(handler.target as i64);
    }
    let mut leaders = vec![false; code.len()];
    for target in targets {
        let inside = usize::try_from(target).ok().filter(|&t| t < code.len() && starts[t]);
        let at = inside.ok_or_else(|| LinkError::verify(format!("Illegal target of jump or branch: {target}")))?;
        leaders[at] = true;
    }
    Ok(leaders)
}

/// Branches, switches, returns, `athrow`: a new block starts behind them.
fn is_branch(op: u8) -> bool {
    matches!(op, 153..=177 | 191 | 198..=201)
}

/// Registers of the local variable slots: argument `i` is in register `i`, however many slots the ones before it take.
/// Slots that no instruction names get none.
fn assign_locals(method: &Method, body: &Body<'_>) -> Result<Vec<Reg>, LinkError> {
    let mut locals = vec![NO_REGISTER; body.max_locals as usize];
    let mut slot = 0;
    let receiver = usize::from(!method.flags.is_static());
    let widths = std::iter::repeat_n(1, receiver).chain(method.signature.params.iter().map(|k| k.slots()));
    let too_few = || LinkError::format("Arguments can't fit into locals");
    let mut next = method.args;
    for (register, width) in widths.enumerate() {
        *locals.get_mut(slot).ok_or_else(too_few)? = register as Reg;
        slot += width;
    }
    if slot > locals.len() {
        return Err(too_few());
    }
    let mut at = 0;
    while let Some(len) = opcode::length(body.code, at) {
        let named = opcode::local(body.code, at).and_then(|index| locals.get_mut(index as usize));
        if let Some(local) = named.filter(|local| **local == NO_REGISTER) {
            *local = next;
            next += 1;
        }
        at += len;
    }
    Ok(locals)
}

fn registers_of_locals(locals: &[Reg], method: &Method) -> usize {
    let named = locals.iter().filter(|&&local| local != NO_REGISTER);
    named.map(|&local| local as usize + 1).max().unwrap_or(0).max(method.args as usize)
}

fn translate_blocks(translator: &mut Translator<'_>, body: &Body<'_>) -> Result<BTreeMap<u16, Block>, LinkError> {
    let mut entry: BTreeMap<u16, Vec<StackKind>> = BTreeMap::new();
    let mut blocks: BTreeMap<u16, Block> = BTreeMap::new();
    let mut work: Vec<u16> = Vec::new();
    let mut edges: Vec<(u16, Vec<StackKind>)> = vec![(0, Vec::new())];
    edges.extend(body.handlers.iter().map(|h| (h.target, vec![StackKind::Ref])));
    loop {
        for (target, kinds) in edges.drain(..) {
            match entry.get(&target) {
                None => {
                    entry.insert(target, kinds);
                    work.push(target);
                }
                Some(known) if *known == kinds => {}
                Some(_) => {
                    return Err(LinkError::verify(format!("Inconsistent stackmap frames at branch target {target}")));
                }
            }
        }
        let Some(at) = work.pop() else { break };
        if body.handlers.iter().any(|h| h.target == at) && body.max_stack == 0 {
            return Err(LinkError::verify("Operand stack overflow"));
        }
        translator.stack.start(&entry[&at]);
        translator.block(at)?;
        blocks.insert(
            at,
            Block {
                insns: std::mem::take(&mut translator.stack.insns),
                pcs: std::mem::take(&mut translator.stack.pcs),
            },
        );
        edges.append(&mut translator.edges);
        if translator.returns {
            edges.append(&mut translator.returning);
        }
    }
    Ok(blocks)
}

fn assemble(
    body: Body<'_>,
    blocks: BTreeMap<u16, Block>,
    mut sites: Sites,
    locals: Vec<Reg>,
    registers: u16,
    stack_base: Reg,
) -> Result<Code, LinkError> {
    let mut starts: BTreeMap<u16, usize> = BTreeMap::new();
    let mut insns = Vec::new();
    let mut pcs = Vec::new();
    for (at, block) in blocks {
        starts.insert(at, insns.len());
        insns.extend(block.insns);
        pcs.extend(block.pcs);
    }
    if insns.len() > Target::MAX as usize {
        return Err(LinkError::verify("Method has more than 65535 instructions"));
    }
    // An empty block (only pending loads, then a fall-through) shares its start with the next one.
    let target = |pc: u16| -> Target { starts.get(&pc).copied().unwrap_or(0) as Target };
    for insn in &mut insns {
        if let Insn::Jsr { after, .. } = insn {
            *after = target(*after);
        }
        if let Some(pc) = insn.target() {
            *pc = target(*pc);
        }
    }
    for switch in &mut sites.switches {
        let (Switch::Table { targets, default, .. } | Switch::Lookup { targets, default, .. }) = switch;
        for pc in targets.iter_mut().chain([default]) {
            *pc = target(*pc);
        }
    }
    let handlers = body.handlers.iter().map(|raw| Handler {
        start: raw.start,
        end: raw.end,
        target: target(raw.target),
        register: stack_base,
        class: (raw.class != 0).then(|| sites.class(raw.class)),
    });
    let handlers = handlers.collect();
    Ok(Code {
        insns: insns.into(),
        pcs: pcs.into(),
        registers,
        locals: locals.into(),
        handlers,
        lines: body.lines()?.into(),
        wides: sites.wides.into(),
        classes: sites.classes.into_iter().map(|index| super::ClassSite { index, class: OnceLock::new() }).collect(),
        fields: sites.fields.into(),
        calls: sites.calls.into(),
        dynamics: sites.dynamics.into(),
        switches: sites.switches.into(),
    })
}
