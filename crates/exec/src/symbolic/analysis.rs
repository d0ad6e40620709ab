//! `jbse.meta.Analysis`: what JBSE's programs and triggers ask of the engine. JBSE's own classes are not needed.

use heap::{Body, Known, Ref, Value};
use term::Term;

use super::intrinsics::{ignore, is_plain};
use crate::natives::Args;
use crate::state::InitState;
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

/// The exit code of JBSE's method on another JVM.
const SUCCEEDED: i32 = 100;

/// `succeed()`: the path ends well here.
pub(super) fn succeed<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    Err(Trap::Stop(Box::new(Stop::Exit(SUCCEEDED))))
}

/// `fail()`: the path ends badly here, whatever the program would catch.
pub(super) fn fail<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let unknown = || crate::SourceLine { method: "?".to_string(), file: None, line: None };
    Err(Trap::Stop(Box::new(Stop::Failed(vm.current_line().unwrap_or_else(unknown)))))
}

/// `ass3rt(boolean)`
pub(super) fn ass3rt<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    if vm.decided_truth(value)? { Ok(Value::Unset) } else { fail(vm, args) }
}

/// `force(boolean)`: the same value, decided.
pub(super) fn force<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    vm.decided_truth(value).map(Value::bool)
}

/// `endGuidance()`: nothing is guided.
pub(super) fn nothing<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if is_plain(vm) { Err(Trap::Bytecode) } else { Ok(Value::Unset) }
}

/// Takes down that the program asks what is known.
fn note_known(vm: &mut Vm<'_>) {
    if let Some(script) = vm.script.as_deref_mut() {
        script.asks_known = true;
    }
}

/// `isSymbolic(x)`
pub(super) fn is_symbolic<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    note_known(vm);
    Ok(Value::bool(match args.value(0)? {
        Value::Term(..) => true,
        Value::Ref(reference) => reference.is_symbolic() || vm.input_of(reference).is_some(),
        _ => false,
    }))
}

/// `symbolName(x)`: the origin of an unknown, null for what is known.
pub(super) fn symbol_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    note_known(vm);
    let value = args.value(0)?;
    let Some(symbolic) = vm.symbolic_part() else { return Ok(Value::NULL) };
    let origin = match value {
        Value::Term(_, term) => match symbolic.terms.get(term) {
            Term::Var(var) => symbolic.input.unknowns().get(var.index as usize).map(|unknown| unknown.origin),
            _ => return Err(Trap::unsupported("the symbol name of a computed value")),
        },
        Value::Ref(reference) => {
            let object = || vm.input_of(reference).map(|id| symbolic.input.object(id).symbol);
            reference.symbol().or_else(object).map(|id| symbolic.input.symbol(id).origin)
        }
        _ => None,
    };
    match origin {
        Some(origin) => Ok(Value::Ref(vm.new_string(&vm.origin_text(origin))?)),
        None => Ok(Value::NULL),
    }
}

/// `isResolved(object, "field")`: whether a field has been decided; nothing is decided by asking.
pub(super) fn is_resolved<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    note_known(vm);
    let (Value::Ref(object), Value::Ref(name)) = (args.value(0)?, args.value(1)?) else {
        return Err(Trap::ill_typed("isResolved"));
    };
    let object = vm.resolved(object)?;
    if object.is_null() || name.is_null() {
        return Err(Trap::null());
    }
    if !vm.is_known_text(name) {
        return Err(Trap::unsupported("isResolved with an unknown name of a field"));
    }
    let (class, name) = (vm.exact_class(object)?, vm.text(name));
    let program = vm.program;
    let mut holders = program.class(class).chain.iter().rev().map(|&id| program.class(id));
    let found = holders.find_map(|c| c.fields.iter().find(|f| !f.flags.is_static() && program.text(f.name) == name));
    // What is no reference needs no deciding.
    let Some(found) = found.filter(|field| field.kind == jvm::Kind::Ref) else { return Ok(Value::bool(true)) };
    let held = match &vm.state.heap.get(object).body {
        Body::Fields(fields) => fields.get(found.slot as usize).copied().unwrap_or_default(),
        _ => return Ok(Value::bool(true)),
    };
    Ok(Value::bool(match held {
        Value::Unset => false,
        Value::Ref(reference) => !vm.canonical(reference).is_symbolic(),
        _ => true,
    }))
}

/// How a reference was decided, which asking does.
enum Way {
    /// It is null, or no input.
    Neither,
    Expansion,
    Alias,
}

fn way<'p>(vm: &mut Vm<'p>, value: Value) -> Run<Way> {
    note_known(vm);
    let Value::Ref(reference) = value else { return Err(Trap::ill_typed("reference")) };
    let object: Ref = vm.resolved(reference)?;
    let Some(input) = vm.input_of(object) else { return Ok(Way::Neither) };
    let symbolic = vm.symbolic()?;
    let first = symbolic.input.object(input).symbol;
    match reference.symbol() {
        Some(symbol) if symbol != first => Ok(Way::Alias),
        Some(_) => Ok(Way::Expansion),
        // The program holds the object itself: if other references lead to it, which one was read is not known.
        None => {
            let known = Known::Object(object);
            let leads = |(at, symbol): (usize, &heap::input::Symbol)| symbol.known == known && at != first.index();
            if symbolic.input.symbols().iter().enumerate().any(leads) {
                return Err(Trap::unsupported("asking how a reference was resolved that is one of several"));
            }
            Ok(Way::Expansion)
        }
    }
}

/// `isResolvedByAlias(object)`
pub(super) fn is_resolved_by_alias<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    Ok(Value::bool(matches!(way(vm, value)?, Way::Alias)))
}

/// `isResolvedByExpansion(object)`
pub(super) fn is_resolved_by_expansion<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    Ok(Value::bool(matches!(way(vm, value)?, Way::Expansion)))
}

/// `assumeClassNotInitialized(Class)`
pub(super) fn assume_class_not_initialized<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    note_known(vm);
    let class = vm.mirrored(args.object(0)?)?.id;
    if vm.state.init_state(class) == InitState::Untouched { Ok(Value::Unset) } else { ignore(vm, args) }
}
