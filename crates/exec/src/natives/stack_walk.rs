//! `java.lang.StackWalker`: the JDK buffers and filters frames, the engine lists them.

use heap::{Body, Ref, Value};
use jvm::{Class, MethodId};

use super::object::yes;
use super::throwable::fill_element;
use super::{Args, Row};
use crate::exceptions::Position;
use crate::known::slot;
use crate::state::Frame;
use crate::trap::{Call, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/lang/StackStreamFactory.checkStackWalkModes", yes),
    ("java/lang/StackStreamFactory$AbstractStackWalker.callStackWalk", begin),
    ("java/lang/StackStreamFactory$AbstractStackWalker.fetchStackFrames", fetch),
    ("java/lang/StackTraceElement.initStackTraceElement", init_element),
];

const WALKER: &str = "java/lang/StackStreamFactory$AbstractStackWalker";

/// The last arguments of both natives: how many frames fit, where the first one goes, and the buffer.
fn buffer(args: &Args<'_>) -> Run<(usize, usize, Ref)> {
    let last = args.all().len().saturating_sub(1);
    let (size, start) = (args.int(last - 2)?, args.int(last - 1)?);
    Ok((size.max(0) as usize, start.max(0) as usize, args.object(last)?))
}

/// Fills the first batch and hands it to `doStackWalk`. The anchor it keeps is the number of frames below the walk.
fn begin<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let walker = args.object(0)?;
    let (size, start, frames) = buffer(&args)?;
    let anchor = first_frame(vm)?;
    let count = fill(vm, anchor, 0, (size, start, frames))?;
    let class = vm.class(WALKER)?;
    let method = vm.find_method(class, "doStackWalk", "(JIIII)Ljava/lang/Object;")?.id;
    let args = vec![
        Value::Ref(walker),
        Value::Long(anchor as i64),
        Value::Int(0),
        Value::Int(count as i32),
        Value::Int(start as i32),
        Value::Int((start + count) as i32),
    ];
    Err(Trap::Call(Box::new(Call { method, args, then: Then::Return })))
}

/// Fills a further batch: after as many frames as the walker has passed. Older JDKs want the end of the batch, newer
/// ones its length.
fn fetch<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let walker = args.object(0)?;
    let class = vm.class(WALKER)?;
    let passed = slot(vm.program, class, "depth").and_then(|at| vm.field(walker, at)).and_then(Value::as_int);
    let (size, start, frames) = buffer(&args)?;
    let anchor = usize::try_from(args.long(2)?).unwrap_or(0);
    let count = fill(vm, anchor, passed.unwrap_or(0).max(0) as usize, (size, start, frames))?;
    let is_older = args.all().len() == 6;
    Ok(Value::Int(if is_older { start + count } else { count } as i32))
}

/// The number of frames below those of the walker itself.
fn first_frame<'p>(vm: &Vm<'p>) -> Run<usize> {
    let walker = vm.class(WALKER)?.id;
    let facade = vm.class("java/lang/StackWalker")?.id;
    let is_walker = |class: &Class| class.id == facade || class.id == walker || class.super_class == Some(walker);
    let frames = &vm.state.frames;
    Ok(frames.iter().rposition(|frame| !is_walker(frame.class)).map_or(0, |at| at + 1))
}

fn fill<'p>(vm: &mut Vm<'p>, anchor: usize, passed: usize, (size, start, buffer): (usize, usize, Ref)) -> Run<usize> {
    // Older JDKs say how many frames they want, newer ones how long the buffer is.
    let room = vm.state.heap.get(buffer).body.len().unwrap_or(0).saturating_sub(start);
    let below = vm.state.frames.get(..anchor).unwrap_or_default();
    let shown = |frame: &&Frame<'p>| frame.started && !frame.class.is_made();
    let positions: Vec<Position> = below
        .iter()
        .rev()
        .filter(shown)
        .skip(passed)
        .take(size.min(room))
        .map(|frame| Position { method: frame.method.id, insn: frame.pc })
        .collect();
    for (i, position) in positions.iter().enumerate() {
        put(vm, buffer, start + i, *position)?;
    }
    Ok(positions.len())
}

/// Puts a frame into a buffer of classes, or of objects that describe frames.
fn put<'p>(vm: &mut Vm<'p>, buffer: Ref, at: usize, position: Position) -> Run<()> {
    let method = vm.program.method(position.method);
    let mirror = vm.mirror(method.class)?;
    let array = vm.program.class(vm.state.heap.get(buffer).class);
    if array.element().is_some_and(|(element, _)| element == vm.known.class) {
        if let Body::Refs(elements) = &mut vm.state.heap.get_mut(buffer).body
            && let Some(element) = elements.get_mut(at)
        {
            *element = mirror;
        }
        return Ok(());
    }
    let Some(Value::Ref(frame)) = vm.state.heap.get(buffer).body.get(at) else {
        return Ok(());
    };
    let name = Value::Ref(vm.intern_text(vm.program.text(method.name))?);
    let descriptor = Value::Ref(vm.new_string(vm.program.text(method.descriptor))?);
    let pcs = vm.program.code(method).ok().flatten().map(|code| &code.pcs);
    let pc = pcs.and_then(|pcs| pcs.get(position.insn as usize)).map_or(-1, |&pc| pc as i32);
    set(vm, frame, "bci", Value::Int(pc));
    // IS_METHOD or IS_CONSTRUCTOR of `MemberName`, so that it does not ask the VM again.
    let is_constructor = vm.program.text(method.name) == "<init>";
    let flags = method.flags.0 as i32 | if is_constructor { 0x2_0000 } else { 0x1_0000 };
    if let Some(Value::Ref(member)) = get(vm, frame, "memberName") {
        set(vm, member, "clazz", Value::Ref(mirror));
        set(vm, member, "name", name);
        set(vm, member, "type", descriptor);
        set(vm, member, "flags", Value::Int(flags));
        return Ok(());
    }
    let kept = get(vm, frame, "flags").and_then(Value::as_int).unwrap_or(0);
    let holder = if get(vm, frame, "bci").is_some() { resolved_name(vm, mirror)? } else { mirror };
    set(vm, frame, "classOrMemberName", Value::Ref(holder));
    set(vm, frame, "name", name);
    set(vm, frame, "type", descriptor);
    set(vm, frame, "flags", Value::Int(kept | flags));
    Ok(())
}

/// A `ResolvedMethodName`, which knows the declaring class.
fn resolved_name<'p>(vm: &mut Vm<'p>, mirror: Ref) -> Run<Ref> {
    let class = vm.class("java/lang/invoke/ResolvedMethodName")?;
    let resolved = vm.allocate(class.id)?;
    set(vm, resolved, "vmholder", Value::Ref(mirror));
    Ok(resolved)
}

fn get<'p>(vm: &Vm<'p>, object: Ref, field: &str) -> Option<Value> {
    let class = vm.program.class(vm.state.heap.get(object).class);
    vm.field(object, slot(vm.program, class, field)?)
}

fn set<'p>(vm: &mut Vm<'p>, object: Ref, field: &str, value: Value) {
    let class = vm.program.class(vm.state.heap.get(object).class);
    if let Some(at) = slot(vm.program, class, field) {
        vm.set_field(object, at, value);
    }
}

/// `StackTraceElement.of` a frame that was filled in above.
fn init_element<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (element, frame) = (args.object(0)?, args.object(1)?);
    let position = position_of(vm, frame).ok_or_else(|| Trap::ill_typed("StackFrameInfo"))?;
    fill_element(vm, element, position)?;
    Ok(Value::Unset)
}

fn position_of<'p>(vm: &Vm<'p>, frame: Ref) -> Option<Position> {
    let member = match get(vm, frame, "memberName") {
        Some(Value::Ref(member)) => member,
        _ => frame,
    };
    let holder = get(vm, member, "clazz").or_else(|| get(vm, member, "classOrMemberName"))?.as_ref()?;
    let mirror = get(vm, holder, "vmholder").and_then(Value::as_ref).unwrap_or(holder);
    let class = vm.mirrored(mirror).ok()?;
    let name = vm.text(get(vm, member, "name")?.as_ref()?);
    let ty = get(vm, member, "type")?.as_ref()?;
    let pc = get(vm, frame, "bci")?.as_int()?;
    let named = |id: &&MethodId| vm.program.text(vm.program.method(**id).name) == name;
    // Once the frame's type has been asked for, it is a `MethodType`: then the name has to do.
    let is_text = vm.state.heap.get(ty).class == vm.known.string;
    let descriptor = is_text.then(|| vm.text(ty));
    let described =
        |id: &&MethodId| descriptor.as_ref().is_none_or(|d| vm.program.text(vm.program.method(**id).descriptor) == d);
    let method = *class.methods.iter().filter(named).find(described)?;
    let code = vm.program.code(vm.program.method(method)).ok().flatten();
    let insn = code.and_then(|code| code.pcs.iter().position(|&at| at as i32 == pc)).unwrap_or(0);
    Some(Position { method, insn: insn as u32 })
}
