//! `MethodHandles`: combinators with control flow, and handles for arrays.

use heap::{Body, Ref, Value};

use super::{Args, Row, illegal};
use crate::dynamic::array_handles::ArrayUse;
use crate::dynamic::control::Loop;
use crate::dynamic::types::Descriptor;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandleImpl.makeGuardWithTest", guard_with_test),
    ("=java/lang/invoke/MethodHandleImpl.makeGuardWithCatch", guard_with_catch),
    ("=java/lang/invoke/MethodHandleImpl.makeTryFinally", try_finally),
    ("=java/lang/invoke/MethodHandleImpl.makeTableSwitch", table_switch),
    ("=java/lang/invoke/MethodHandleImpl.makeLoop", make_loop),
    (
        "=java/lang/invoke/MethodHandleImpl.throwException(Ljava/lang/invoke/MethodType;)Ljava/lang/invoke/MethodHandle;",
        throw_exception,
    ),
    ("=java/lang/invoke/MethodHandles.arrayElementGetter", array_getter),
    ("=java/lang/invoke/MethodHandles.arrayElementSetter", array_setter),
    ("=java/lang/invoke/MethodHandles.arrayLength", array_length),
    ("=java/lang/invoke/MethodHandles.arrayConstructor", array_constructor),
];

fn guard_with_test<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.guard_with_test(args.object(0)?, args.object(1)?, args.object(2)?).map(Value::Ref)
}

fn guard_with_catch<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let exception = vm.mirrored_type(args.object(1)?)?;
    vm.guard_with_catch(args.object(0)?, &exception, args.object(2)?).map(Value::Ref)
}

fn try_finally<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.try_finally(args.object(0)?, args.object(1)?).map(Value::Ref)
}

fn table_switch<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let fallback = args.object(1)?;
    let cases: Vec<Ref> = match &vm.state.heap.get(args.object(2)?).body {
        Body::Refs(cases) => cases.to_vec(),
        _ => return Err(Trap::ill_typed("MethodHandle[]")),
    };
    vm.table_switch(fallback, &cases).map(Value::Ref)
}

/// `makeLoop(resultType, argumentTypes, init, step, pred, fini)`
fn make_loop<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mut lists = Vec::with_capacity(5);
    for at in 1..=5 {
        lists.push(vm.list_elements(args.object(at)?)?);
    }
    let result = vm.mirrored_type(args.object(0)?)?;
    let params = lists[0].iter().map(|&class| vm.mirrored_type(class)).collect::<Run<_>>()?;
    let mut clauses = lists.into_iter().skip(1);
    let mut next = || clauses.next().unwrap_or_default();
    let clauses = Loop { init: next(), step: next(), pred: next(), fini: next() };
    let handle = vm.loop_handle(&Descriptor { params, result }, &clauses)?;
    vm.forget_lists();
    Ok(Value::Ref(handle))
}

fn throw_exception<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let ty = vm.described_type(args.object(0)?)?;
    vm.throwing_handle(&ty).map(Value::Ref)
}

fn array_handle<'p>(vm: &mut Vm<'p>, args: Args<'_>, what: ArrayUse) -> Run<Value> {
    let ty = vm.mirrored_type(args.object(0)?)?;
    if !ty.starts_with('[') {
        let class = vm.mirrored(args.object(0)?)?;
        let name = vm.program.external_name(class.id);
        return Err(match what {
            ArrayUse::Make => illegal(format!("not an array class: {name}")),
            _ if class.is_interface() => illegal(format!("not an array: interface {name}")),
            _ if class.file.is_some() => illegal(format!("not an array: class {name}")),
            _ => illegal(format!("not an array: {name}")),
        });
    }
    vm.array_handle(&ty, what).map(Value::Ref)
}

fn array_getter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    array_handle(vm, args, ArrayUse::Get)
}

fn array_setter<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    array_handle(vm, args, ArrayUse::Set)
}

fn array_length<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    array_handle(vm, args, ArrayUse::Length)
}

fn array_constructor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    array_handle(vm, args, ArrayUse::Make)
}
