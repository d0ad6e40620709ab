//! `MethodHandle`, `CallSite` and `Invokers`: methods that would edit lambda forms.

use heap::{Ref, Value};

use super::{Args, Row, illegal};
use crate::dynamic::expression::Expr;
use crate::dynamic::types::Descriptor;
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandle.bindArgumentL", bind_argument),
    ("=java/lang/invoke/MethodHandle.viewAsType", convert),
    ("=java/lang/invoke/MethodHandle.asSpreader(ILjava/lang/Class;I)Ljava/lang/invoke/MethodHandle;", spread),
    ("=java/lang/invoke/MethodHandle.asCollector(ILjava/lang/Class;I)Ljava/lang/invoke/MethodHandle;", collect),
    ("=java/lang/invoke/MethodHandleImpl.makePairwiseConvert", convert),
    ("=java/lang/invoke/MethodHandleImpl.makeVarargsCollector", varargs_collector),
    ("=java/lang/invoke/MethodHandleImpl.varargsArray(Ljava/lang/Class;I)Ljava/lang/invoke/MethodHandle;", array_of),
    ("=java/lang/invoke/MethodHandleImpl.varargsArray(I)Ljava/lang/invoke/MethodHandle;", object_array_of),
    ("=java/lang/invoke/CallSite.makeUninitializedCallSite", uninitialized_target),
    ("=java/lang/invoke/Invokers.exactInvoker", exact_invoker),
    ("=java/lang/invoke/Invokers.genericInvoker", generic_invoker),
    ("=java/lang/invoke/Invokers.varHandleMethodInvoker", access_invoker),
    ("=java/lang/invoke/Invokers.varHandleMethodExactInvoker", access_invoker),
    ("java/lang/invoke/MethodHandleNatives.registerNatives", super::super::object::nothing),
    ("java/lang/invoke/MethodHandleNatives.getNamedCon", no_constant),
    ("java/lang/invoke/MethodHandleNatives.setCallSiteTargetNormal", set_target),
    ("java/lang/invoke/MethodHandleNatives.setCallSiteTargetVolatile", set_target),
];

/// The VM has no constants to compare with those of the JDK.
fn no_constant<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(0))
}

fn set_target<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (site, target) = (args.object(0)?, args.object(1)?);
    let class = vm.program.class(vm.state.heap.get(site).class);
    if let Some(at) = slot(vm.program, class, "target") {
        vm.set_field(site, at, Value::Ref(target));
    }
    Ok(Value::Unset)
}

/// What a call site calls before its target is set.
fn uninitialized_target<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let ty = vm.described_type(args.object(1)?)?;
    vm.failing_handle(&ty, "java/lang/IllegalStateException", "uninitialized call site").map(Value::Ref)
}

fn bind_argument<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at, value) = (args.object(0)?, args.int(1)? as usize, args.reference(2)?);
    vm.bound_handle(target, at, &[Value::Ref(value)]).map(Value::Ref)
}

impl<'p> Vm<'p> {
    /// A handle with values, of the right kinds, in place of the parameters from `at` on.
    pub(super) fn bound_handle(&mut self, target: Ref, at: usize, values: &[Value]) -> Run<Ref> {
        let own = self.handle_type(target)?;
        let mut ty = own.clone();
        let bound_types: Vec<Box<str>> = ty.params.splice(at..at + values.len(), []).collect();
        let mut args = Expr::args(0, at);
        args.extend((0..values.len()).map(|i| Expr::Bound(i + 1)));
        args.extend(Expr::args(at, ty.params.len()));
        let mut bound = vec![("Ljava/lang/invoke/MethodHandle;", Value::Ref(target))];
        bound.extend(bound_types.iter().zip(values).map(|(ty, &value)| (&**ty, value)));
        self.computing_handle(&ty, &bound, &Expr::call(0, &own, args))
    }
}

/// `makePairwiseConvert(target, type, strict)`, and views of a handle as another type.
fn convert<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let target = args.object(0)?;
    let ty = vm.described_type(args.object(1)?)?;
    let own = vm.handle_type(target)?;
    let views = vm.program.text(args.method.name) == "viewAsType";
    if own == ty || views || args.bool(2)? {
        return vm.converted_handle(target, &ty).map(Value::Ref);
    }
    let cast = |from: &str, to: &str, value: Expr| {
        let class = vm.program.load(crate::dynamic::types::class_of(to));
        let to_interface = class.is_ok_and(|class| class.is_interface());
        Expr::Cast { from: from.into(), to: to.into(), to_interface, value: Box::new(value) }
    };
    let converted = own.params.iter().zip(&ty.params).enumerate().map(|(i, (to, from))| cast(from, to, Expr::Arg(i)));
    let call = Expr::call(0, &own, converted.collect());
    let expr = cast(&own.result, &ty.result, call);
    vm.combined_handle(&ty, &[target], &expr).map(Value::Ref)
}

fn varargs_collector<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, array) = (args.object(0)?, args.object(1)?);
    let mut ty = vm.handle_type(target)?;
    if let Some(last) = ty.params.last_mut() {
        *last = vm.mirrored_type(array)?;
    }
    let target = vm.converted_handle(target, &ty)?;
    vm.varargs_handle(target, array).map(Value::Ref)
}

/// Type of an array class and the number of elements asked for, both found to be legal.
fn array_and_length<'p>(vm: &Vm<'p>, array: Ref, len: i32) -> Run<(Box<str>, usize)> {
    let ty = vm.mirrored_type(array)?;
    if !ty.starts_with('[') {
        let class = vm.mirrored(array)?;
        return Err(illegal(format!("not an array type: {}", vm.program.external_name(class.id))));
    }
    if !(0..=255).contains(&len) {
        return Err(illegal("array length is not legal"));
    }
    Ok((ty, len as usize))
}

/// `asSpreader(position, arrayType, length)`
fn spread<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at) = (args.object(0)?, args.int(1)?);
    let (array, len) = array_and_length(vm, args.object(2)?, args.int(3)?)?;
    let own = vm.handle_type(target)?;
    let Some(at) = usize::try_from(at).ok().filter(|at| at + len <= own.params.len()) else {
        return Err(illegal("bad spread array length"));
    };
    let mut ty = own.clone();
    ty.params.splice(at..at + len, [array.clone()]);
    let element = |i: usize| {
        let value = Expr::Element { ty: array.clone(), array: Box::new(Expr::Arg(at)), at: i };
        Expr::Convert { from: array[1..].into(), to: own.params[at + i].clone(), value: Box::new(value) }
    };
    let mut passed = Expr::args(0, at);
    passed.extend((0..len).map(element));
    passed.extend(Expr::args(at + 1, ty.params.len()));
    let check = Expr::CheckLength { array: Box::new(Expr::Arg(at)), len };
    let expr = Expr::Sequence(vec![check, Expr::call(0, &own, passed)]);
    vm.combined_handle(&ty, &[target], &expr).map(Value::Ref)
}

/// `asCollector(position, arrayType, length)`
fn collect<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at) = (args.object(0)?, args.int(1)?);
    let (array, len) = array_and_length(vm, args.object(2)?, args.int(3)?)?;
    let own = vm.handle_type(target)?;
    let Some(at) = usize::try_from(at).ok().filter(|&at| at < own.params.len()) else {
        return Err(illegal("bad collect position"));
    };
    if !vm.is_assignable(&array, &own.params[at]) {
        let class = vm.mirrored(args.object(2)?)?;
        let shown = format!("MethodHandle{}, class {}", own.display(), vm.program.external_name(class.id));
        return Err(illegal(format!("array type not assignable to argument: {shown}")));
    }
    let mut ty = own.clone();
    ty.params.splice(at..=at, std::iter::repeat_n(Box::from(&array[1..]), len));
    let mut passed = Expr::args(0, at);
    passed.push(Expr::Array { ty: array, elements: Expr::args(at, at + len) });
    passed.extend(Expr::args(at + len, ty.params.len()));
    vm.combined_handle(&ty, &[target], &Expr::call(0, &own, passed)).map(Value::Ref)
}

fn array_maker<'p>(vm: &mut Vm<'p>, array: Box<str>, len: usize) -> Run<Value> {
    let params = vec![Box::from(&array[1..]); len];
    let ty = Descriptor { params, result: array.clone() };
    vm.combined_handle(&ty, &[], &Expr::Array { ty: array, elements: Expr::args(0, len) }).map(Value::Ref)
}

fn array_of<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, len) = array_and_length(vm, args.object(0)?, args.int(1)?)?;
    array_maker(vm, array, len)
}

fn object_array_of<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    array_maker(vm, "[Ljava/lang/Object;".into(), args.int(0)?.max(0) as usize)
}

/// The type for which an `Invokers` object makes invokers.
fn invoked_type<'p>(vm: &Vm<'p>, invokers: Ref) -> Run<Descriptor> {
    let class = vm.program.class(vm.state.heap.get(invokers).class);
    let ty = slot(vm.program, class, "targetType").and_then(|at| vm.field(invokers, at)).and_then(Value::as_ref);
    vm.described_type(ty.ok_or_else(|| Trap::ill_typed("Invokers"))?)
}

fn invoker<'p>(vm: &mut Vm<'p>, args: Args<'_>, exact: bool) -> Run<Value> {
    let called = invoked_type(vm, args.object(0)?)?;
    let ty = called.clone().with_first("Ljava/lang/invoke/MethodHandle;");
    let passed = Expr::args(1, ty.params.len());
    let expr = Expr::Call { handle: Box::new(Expr::Arg(0)), exact, ty: called, args: passed };
    vm.combined_handle(&ty, &[], &expr).map(Value::Ref)
}

fn exact_invoker<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    invoker(vm, args, true)
}

fn generic_invoker<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    invoker(vm, args, false)
}

fn access_invoker<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let called = invoked_type(vm, args.object(0)?)?;
    let mode = super::variables::mode_name(vm, args.object(1)?)?;
    let ty = called.clone().with_first("Ljava/lang/invoke/VarHandle;");
    let passed = Expr::args(1, ty.params.len());
    let expr = Expr::Access { variable: Box::new(Expr::Arg(0)), mode, ty: called, args: passed };
    vm.combined_handle(&ty, &[], &expr).map(Value::Ref)
}
