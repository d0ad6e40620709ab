//! `MethodHandles`: combinators on arguments and results.

use heap::{Body, Ref, Value};
use jvm::Kind;

use super::{Args, Row, illegal};
use crate::dynamic::expression::Expr;
use crate::dynamic::types::{Descriptor, kind_of};
use crate::natives::boxing;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("=java/lang/invoke/MethodHandles.permuteArguments", permute),
    ("=java/lang/invoke/MethodHandles.insertArguments", insert),
    ("=java/lang/invoke/MethodHandles.dropArgumentsTrusted", drop_array),
    ("=java/lang/invoke/MethodHandles.dropArguments0", drop_list),
    ("=java/lang/invoke/MethodHandles.dropReturn", drop_return),
    ("=java/lang/invoke/MethodHandles.filterArgument", filter_argument),
    ("=java/lang/invoke/MethodHandles.filterRepeatedArgument", filter_repeated),
    ("=java/lang/invoke/MethodHandles.collectArguments", collect),
    ("=java/lang/invoke/MethodHandles.filterReturnValue", filter_return),
    (
        "=java/lang/invoke/MethodHandles.foldArguments(Ljava/lang/invoke/MethodHandle;ILjava/lang/invoke/MethodHandle;)Ljava/lang/invoke/MethodHandle;",
        fold,
    ),
    ("=java/lang/invoke/MethodHandles.makeIdentity", identity),
    ("=java/lang/invoke/MethodHandles.zero(Ljava/lang/Class;)Ljava/lang/invoke/MethodHandle;", zero),
    ("=java/lang/invoke/MethodHandles.constant", constant),
];

fn ints<'p>(vm: &Vm<'p>, array: Ref) -> Run<Vec<i32>> {
    match &vm.state.heap.get(array).body {
        Body::Ints(values) => Ok(values.to_vec()),
        _ => Err(Trap::ill_typed("int[]")),
    }
}

fn refs<'p>(vm: &Vm<'p>, array: Ref) -> Run<Vec<Ref>> {
    match &vm.state.heap.get(array).body {
        Body::Refs(values) => Ok(values.to_vec()),
        _ => Err(Trap::ill_typed("Object[]")),
    }
}

fn permute<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let target = args.object(0)?;
    let ty = vm.described_type(args.object(1)?)?;
    let order = ints(vm, args.object(2)?)?;
    let own = vm.handle_type(target)?;
    if own.result != ty.result {
        return Err(illegal(format!("return types do not match: {}, {}", own.display(), ty.display())));
    }
    if order.len() != own.params.len() {
        return Err(illegal("bad reorder array: ".to_owned() + &format!("{order:?}")));
    }
    let mut passed = Vec::with_capacity(order.len());
    for (&from, wanted) in order.iter().zip(&own.params) {
        let given = usize::try_from(from).ok().and_then(|from| ty.params.get(from));
        match given {
            None => {
                return Err(illegal(format!("index is out of bounds for new type: {from}, {}", ty.display())));
            }
            Some(given) if given != wanted => {
                let message = "parameter types do not match after reorder";
                return Err(illegal(format!("{message}: {}, {}", own.display(), ty.display())));
            }
            Some(_) => passed.push(Expr::Arg(from as usize)),
        }
    }
    vm.combined_handle(&ty, &[target], &Expr::call(0, &own, passed)).map(Value::Ref)
}

fn insert<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at) = (args.object(0)?, args.int(1)?);
    let objects = refs(vm, args.object(2)?)?;
    let own = vm.handle_type(target)?;
    let Some(free) = own.params.len().checked_sub(objects.len()) else {
        return Err(illegal("too many values to insert"));
    };
    let Some(at) = usize::try_from(at).ok().filter(|&at| at <= free) else {
        return Err(illegal("no argument type to append"));
    };
    if objects.is_empty() {
        return Ok(Value::Ref(target));
    }
    let mut values = Vec::with_capacity(objects.len());
    for (&object, ty) in objects.iter().zip(&own.params[at..]) {
        values.push(converted(vm, object, ty)?);
    }
    vm.bound_handle(target, at, &values).map(Value::Ref)
}

/// An object as a value of a type: cast, or unboxed and widened.
fn converted<'p>(vm: &Vm<'p>, object: Ref, ty: &str) -> Run<Value> {
    let actual = || vm.program.external_name(vm.state.heap.get(object).class);
    let refused = |message: String| Trap::with("java/lang/ClassCastException", message);
    let kind = kind_of(ty);
    if kind == Kind::Ref {
        let class = vm.program.load(crate::dynamic::types::class_of(ty))?;
        if object.is_null() || vm.is_instance(object, class.id) {
            return Ok(Value::Ref(object));
        }
        return Err(refused(format!("Cannot cast {} to {}", actual(), vm.program.external_name(class.id))));
    }
    if object.is_null() {
        return Err(Trap::null());
    }
    let unboxed = vm.unboxed(object).and_then(|(from, value)| boxing::widen(from, value, kind));
    unboxed.ok_or_else(|| {
        let wanted = vm.known.box_of(kind).map_or(String::new(), |b| vm.program.external_name(b.class));
        refused(format!("class {wanted} is not compatible with class {}", actual()))
    })
}

fn drop_arguments<'p>(vm: &mut Vm<'p>, target: Ref, at: i32, classes: &[Ref]) -> Run<Value> {
    let own = vm.handle_type(target)?;
    let Some(at) = usize::try_from(at).ok().filter(|&at| at <= own.params.len()) else {
        return Err(illegal("no argument type to append"));
    };
    let mut dropped = Vec::with_capacity(classes.len());
    for &class in classes {
        dropped.push(vm.mirrored_type(class)?);
    }
    if dropped.iter().any(|ty| &**ty == "V") {
        return Err(illegal("parameter type cannot be void"));
    }
    if dropped.is_empty() {
        return Ok(Value::Ref(target));
    }
    let mut ty = own.clone();
    let after = at + dropped.len();
    ty.params.splice(at..at, dropped);
    let mut passed = Expr::args(0, at);
    passed.extend(Expr::args(after, ty.params.len()));
    vm.combined_handle(&ty, &[target], &Expr::call(0, &own, passed)).map(Value::Ref)
}

fn drop_array<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let classes = refs(vm, args.object(2)?)?;
    drop_arguments(vm, args.object(0)?, args.int(1)?, &classes)
}

fn drop_list<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let classes = vm.list_elements(args.object(2)?)?;
    let result = drop_arguments(vm, args.object(0)?, args.int(1)?, &classes)?;
    vm.forget_lists();
    Ok(result)
}

fn drop_return<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let target = args.object(0)?;
    let ty = Descriptor { result: "V".into(), ..vm.handle_type(target)? };
    vm.converted_handle(target, &ty).map(Value::Ref)
}

/// The target called with the filter's result at each of these positions.
fn filter_at<'p>(vm: &mut Vm<'p>, target: Ref, filter: Ref, positions: &[usize]) -> Run<Value> {
    let (own, filter_type) = (vm.handle_type(target)?, vm.handle_type(filter)?);
    let fits = |&at: &usize| own.params.get(at) == Some(&filter_type.result);
    if filter_type.params.len() != 1 || !positions.iter().all(fits) {
        let message = "target and filter types do not match";
        return Err(illegal(format!("{message}: {}, {}", own.display(), filter_type.display())));
    }
    let mut ty = own.clone();
    let mut passed = Expr::args(0, own.params.len());
    for &at in positions {
        ty.params[at] = filter_type.params[0].clone();
        passed[at] = Expr::call(1, &filter_type, vec![Expr::Arg(at)]);
    }
    vm.combined_handle(&ty, &[target, filter], &Expr::call(0, &own, passed)).map(Value::Ref)
}

fn filter_argument<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    filter_at(vm, args.object(0)?, args.object(2)?, &[args.int(1)?.max(0) as usize])
}

/// The positions count the handle itself as argument 0.
fn filter_repeated<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let positions = ints(vm, args.object(2)?)?;
    let positions: Vec<usize> = positions.iter().map(|&at| (at - 1).max(0) as usize).collect();
    filter_at(vm, args.object(0)?, args.object(1)?, &positions)
}

/// `collectArguments(target, position, filter)`: the filter's arguments take the place of its result.
fn collect<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at, filter) = (args.object(0)?, args.int(1)?, args.object(2)?);
    let (own, filter_type) = (vm.handle_type(target)?, vm.handle_type(filter)?);
    let gives = usize::from(&*filter_type.result != "V");
    let Some(at) = usize::try_from(at).ok().filter(|at| at + gives <= own.params.len()) else {
        let message = "position is out of range for target";
        return Err(illegal(format!("{message}: MethodHandle{}, {at}", own.display())));
    };
    if gives == 1 && own.params[at] != filter_type.result {
        let message = "target and filter types do not match";
        return Err(illegal(format!("{message}: {}, {}", own.display(), filter_type.display())));
    }
    let mut ty = own.clone();
    ty.params.splice(at..at + gives, filter_type.params.clone());
    let taken = at + filter_type.params.len();
    let filtered = Expr::call(1, &filter_type, Expr::args(at, taken));
    let mut passed = Expr::args(0, at);
    let mut parts = Vec::new();
    if gives == 1 {
        passed.push(filtered)
    } else {
        parts.push(filtered)
    }
    passed.extend(Expr::args(taken, ty.params.len()));
    parts.push(Expr::call(0, &own, passed));
    vm.combined_handle(&ty, &[target, filter], &Expr::Sequence(parts)).map(Value::Ref)
}

fn filter_return<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, filter) = (args.object(0)?, args.object(1)?);
    let (own, filter_type) = (vm.handle_type(target)?, vm.handle_type(filter)?);
    let fits = match filter_type.params.as_slice() {
        [] => &*own.result == "V",
        [only] => *only == own.result,
        _ => false,
    };
    if !fits {
        let message = "target and filter types do not match";
        return Err(illegal(format!("{message}: {}, {}", own.display(), filter_type.display())));
    }
    let ty = Descriptor { result: filter_type.result.clone(), ..own.clone() };
    let call = Expr::call(0, &own, Expr::args(0, own.params.len()));
    let expr = if filter_type.params.is_empty() {
        Expr::Sequence(vec![call, Expr::call(1, &filter_type, Vec::new())])
    } else {
        Expr::call(1, &filter_type, vec![call])
    };
    vm.combined_handle(&ty, &[target, filter], &expr).map(Value::Ref)
}

/// `foldArguments(target, position, combiner)`: the combiner's result goes before the arguments it looks at.
fn fold<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (target, at, combiner) = (args.object(0)?, args.int(1)?, args.object(2)?);
    let (own, combiner_type) = (vm.handle_type(target)?, vm.handle_type(combiner)?);
    let gives = usize::from(&*combiner_type.result != "V");
    let at = usize::try_from(at).unwrap_or(usize::MAX / 2);
    let looked_at = own.params.get(at + gives..at + gives + combiner_type.params.len());
    let fits = looked_at == Some(&combiner_type.params) && (gives == 0 || own.params[at] == combiner_type.result);
    if !fits {
        let message = "target and combiner types must match";
        return Err(illegal(format!("{message}: {} != {}", own.display(), combiner_type.display())));
    }
    let mut ty = own.clone();
    ty.params.drain(at..at + gives);
    let combined = Expr::call(1, &combiner_type, Expr::args(at, at + combiner_type.params.len()));
    let mut passed = Expr::args(0, at);
    let mut parts = Vec::new();
    if gives == 1 {
        passed.push(combined)
    } else {
        parts.push(combined)
    }
    passed.extend(Expr::args(at, ty.params.len()));
    parts.push(Expr::call(0, &own, passed));
    vm.combined_handle(&ty, &[target, combiner], &Expr::Sequence(parts)).map(Value::Ref)
}

fn identity<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let of = vm.mirrored_type(args.object(0)?)?;
    if &*of == "V" {
        return Err(illegal("parameter type cannot be void"));
    }
    let ty = Descriptor { params: vec![of.clone()], result: of };
    vm.combined_handle(&ty, &[], &Expr::Arg(0)).map(Value::Ref)
}

fn zero<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let of = vm.mirrored_type(args.object(0)?)?;
    let ty = Descriptor { params: Vec::new(), result: of.clone() };
    vm.combined_handle(&ty, &[], &Expr::Zero(of)).map(Value::Ref)
}

fn constant<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let of = vm.mirrored_type(args.object(0)?)?;
    if &*of == "V" {
        return Err(illegal("void type"));
    }
    let value = converted(vm, args.reference(1)?, &of)?;
    let ty = Descriptor { params: Vec::new(), result: of.clone() };
    vm.computing_handle(&ty, &[(&of, value)], &Expr::Bound(0)).map(Value::Ref)
}
