//! Methods through which a program asks for unknown values and states assumptions: Lissom's own, and those of SV-COMP,
//! Java PathFinder, Symbolic PathFinder and JBSE. On a machine without unknowns their bytecode runs.

use heap::{Known, Value};
use jvm::{ClassId, Kind, Method, MethodId};

use super::{Choice, analysis, given};
use crate::natives::{Args, Row};
use crate::state::After;
use crate::trap::{Call, Run, Stop, Then, Trap};
use crate::vm::Vm;

const VERIFIER: &str = "org/sosy_lab/sv_benchmarks/Verifier";

/// The rows of the native table.
#[rustfmt::skip] // a table: one method, one line
pub(crate) const TABLE: &[Row] = &[
    ("=lissom/Lissom.anyBoolean", any_boolean),
    ("=lissom/Lissom.anyByte", any_byte),
    ("=lissom/Lissom.anyShort", any_short),
    ("=lissom/Lissom.anyChar", any_char),
    ("=lissom/Lissom.anyInt", any_int),
    ("=lissom/Lissom.anyLong", any_long),
    ("=lissom/Lissom.anyFloat", any_float),
    ("=lissom/Lissom.anyDouble", any_double),
    ("=lissom/Lissom.anyString", any_string),
    ("=lissom/Lissom.any", any_object),
    ("=lissom/Lissom.choose(I)I", choose),
    ("=lissom/Lissom.choose(II)I", choose_between),
    ("=lissom/Lissom.assume", assume),
    ("=lissom/Lissom.ignore", ignore),
    ("=lissom/Lissom.field", field),
    ("=lissom/Lissom.fieldInt", field),
    ("=lissom/Lissom.fieldBoolean", field),
    ("=lissom/Lissom.fieldFloat", field),
    ("=lissom/Lissom.running", yes),
    ("=lissom/Lissom.isSymbolic", yes),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetBoolean", any_boolean),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetByte", any_byte),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetShort", any_short),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetChar", any_char),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetInt", any_int),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetLong", any_long),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetFloat", any_float),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetDouble", any_double),
    ("=org/sosy_lab/sv_benchmarks/Verifier.nondetString", any_string),
    ("=org/sosy_lab/sv_benchmarks/Verifier.assume", assume),
    ("=gov/nasa/jpf/vm/Verify.getInt(II)I", choose_between),
    ("=gov/nasa/jpf/vm/Verify.random(I)I", choose_up_to),
    ("=gov/nasa/jpf/vm/Verify.getBoolean", any_boolean),
    ("=gov/nasa/jpf/vm/Verify.randomBool", any_boolean),
    ("=gov/nasa/jpf/vm/Verify.ignoreIf", ignore_if),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicBoolean", any_boolean),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicByte", any_byte),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicShort", any_short),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicChar", any_char),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicInteger", any_int),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicLong", any_long),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicReal", any_double),
    ("=gov/nasa/jpf/symbc/Debug.makeSymbolicString", any_string),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicBoolean", any_boolean),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicByte", any_byte),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicShort", any_short),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicChar", any_char),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicInt", any_int),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicLong", any_long),
    ("=gov/nasa/jpf/symbc/Debug.addSymbolicDouble", any_double),
    ("=gov/nasa/jpf/symbc/Debug.assume", assume),
    ("=jbse/meta/Analysis.any", any_boolean),
    ("=jbse/meta/Analysis.assume", assume),
    ("=jbse/meta/Analysis.ignore", ignore),
    ("=jbse/meta/Analysis.isRunByJBSE", yes),
    ("=jbse/meta/Analysis.succeed", analysis::succeed),
    ("=jbse/meta/Analysis.fail", analysis::fail),
    ("=jbse/meta/Analysis.ass3rt", analysis::ass3rt),
    ("=jbse/meta/Analysis.force", analysis::force),
    ("=jbse/meta/Analysis.endGuidance", analysis::nothing),
    ("=jbse/meta/Analysis.isSymbolic", analysis::is_symbolic),
    ("=jbse/meta/Analysis.symbolName", analysis::symbol_name),
    ("=jbse/meta/Analysis.isResolved", analysis::is_resolved),
    ("=jbse/meta/Analysis.isResolvedByAlias", analysis::is_resolved_by_alias),
    ("=jbse/meta/Analysis.isResolvedByExpansion", analysis::is_resolved_by_expansion),
    ("=jbse/meta/Analysis.assumeClassNotInitialized", analysis::assume_class_not_initialized),
];

/// Whether methods of this class are in the table.
pub fn is_intrinsic_class(name: &str) -> bool {
    matches!(
        name,
        "lissom/Lissom"
            | "lissom/given/Engine"
            | VERIFIER
            | "gov/nasa/jpf/vm/Verify"
            | "gov/nasa/jpf/symbc/Debug"
            | "jbse/meta/Analysis"
    )
}

/// Whether nothing stands behind these methods but their bytecode.
pub(super) fn is_plain(vm: &Vm<'_>) -> bool {
    vm.symbolic.is_none() && vm.script.is_none()
}

/// The next answer of a script to a question through this method, on a machine that has one.
fn scripted<'p>(vm: &mut Vm<'p>, method: &Method) -> Run<Option<Value>> {
    note(vm, method, None);
    next_answer(vm)
}

/// Takes down what is given to a question through this method, on a machine that has a script.
fn note(vm: &mut Vm<'_>, method: &Method, chosen: Option<i32>) {
    let is_own = vm.program.class_name(method.class) == "lissom/Lissom";
    let is_early = vm.state.frames.iter().any(|frame| matches!(frame.after, After::Initialized(_)));
    if let Some(script) = vm.script.as_deref_mut() {
        script.asks_others |= !is_own || is_early;
        script.given.push(chosen);
    }
}

/// The next answer of a script, on a machine that has one.
pub(super) fn next_answer<'p>(vm: &mut Vm<'p>) -> Run<Option<Value>> {
    match vm.script.as_deref_mut() {
        None => Ok(None),
        Some(script) => {
            script.answered += 1;
            script.asked.pop_front().map(Some).ok_or_else(|| Trap::unsupported("more questions than answers"))
        }
    }
}

fn any<'p>(vm: &mut Vm<'p>, args: Args<'_>, kind: Kind) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    if let Some(answer) = scripted(vm, args.method)? {
        return Ok(answer);
    }
    let origin = vm.next_asked()?;
    Ok(vm.symbolic()?.unknown(kind, origin))
}

fn any_boolean<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Boolean)
}

fn any_byte<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Byte)
}

fn any_short<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Short)
}

fn any_char<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Char)
}

fn any_int<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Int)
}

fn any_long<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Long)
}

fn any_float<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Float)
}

fn any_double<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    any(vm, args, Kind::Double)
}

fn any_string<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    match scripted(vm, args.method)? {
        Some(answer) => Ok(answer),
        None => vm.ask_text(),
    }
}

/// `any(Class)`: a valid object of that class or a subclass, or null.
fn any_object<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    if let Some(answer) = scripted(vm, args.method)? {
        return Ok(answer);
    }
    let class = vm.mirrored(args.object(0)?)?.id;
    let assumed = valid_of(vm, class)?;
    if let Some(method) = assumed {
        vm.initialize(vm.program.method(method).class)?;
    }
    let origin = vm.next_asked()?;
    let object = Value::Ref(vm.new_symbol(class, origin, 0, Known::Reference)?);
    match assumed {
        Some(method) => Err(Trap::Call(Box::new(Call { method, args: vec![object], then: Then::Return }))),
        None => Ok(object),
    }
}

/// What drops the path unless an object of a class is valid; none if every one is.
pub(super) fn valid_of<'p>(vm: &mut Vm<'p>, class: ClassId) -> Run<Option<MethodId>> {
    let program = vm.program;
    let symbolic = vm.symbolic()?;
    let Some(find) = symbolic.valid else { return Ok(None) };
    let found = *symbolic.checks.entry(class).or_insert_with(|| find(program, class).map(|check| check.id));
    let Some(check) = found else { return Ok(None) };
    vm.assuming(program.method(check)).map(Some)
}

/// `field(Object, String)` and the like: what a field holds, whoever may see it.
fn field<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let (Value::Ref(object), Value::Ref(name)) = (args.value(0)?, args.value(1)?) else {
        return Err(Trap::ill_typed("field"));
    };
    let object = vm.resolved(object)?;
    if object.is_null() || name.is_null() {
        return Err(Trap::null());
    }
    let (class, name) = (vm.exact_class(object)?, vm.text(name));
    let program = vm.program;
    let Some(found) = given::field_named(program, program.class(class), &name) else {
        let message = format!("{} has no field {name}", program.external_name(class));
        return Err(Trap::with("java/lang/IllegalArgumentException", message));
    };
    if vm.symbolic.is_some() {
        return vm.symbolic_field(object, found.slot);
    }
    vm.field(object, found.slot).ok_or_else(|| Trap::ill_typed("field"))
}

fn pick<'p>(vm: &mut Vm<'p>, count: i64) -> Run<i32> {
    if count <= 0 {
        return Err(Trap::with("java/lang/IllegalArgumentException", "there is nothing to choose from"));
    }
    if let Some(script) = vm.script.as_deref_mut() {
        let picked = script.picks.pop_front().filter(|&number| (number as i64) < count);
        return picked.map(|number| number as i32).ok_or_else(|| Trap::unsupported("a number that was not picked"));
    }
    let symbolic = vm.symbolic()?;
    match symbolic.picked.take() {
        Some(number) => {
            symbolic.picks.push(number);
            Ok(number as i32)
        }
        None => Err(Trap::Choose(Box::new(Choice::Number(count.min(u32::MAX as i64) as u32)))),
    }
}

fn choose<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let count = args.int(0)?;
    let number = pick(vm, count as i64)?;
    note(vm, args.method, Some(number));
    Ok(Value::Int(number))
}

fn choose_between<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let (low, high) = (args.int(0)?, args.int(1)?);
    let number = low.wrapping_add(pick(vm, high as i64 - low as i64 + 1)?);
    note(vm, args.method, Some(number));
    Ok(Value::Int(number))
}

fn choose_up_to<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let most = args.int(0)?;
    let number = pick(vm, most as i64 + 1)?;
    note(vm, args.method, Some(number));
    Ok(Value::Int(number))
}

/// Goes on only if a boolean argument is what is wanted.
fn require<'p>(vm: &mut Vm<'p>, value: Value, wanted: bool) -> Run<Value> {
    let holds = vm.decided_truth(value)?;
    if holds == wanted { Ok(Value::Unset) } else { Err(Trap::Stop(Box::new(Stop::Assumption))) }
}

pub(super) fn assume<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    require(vm, value, true)
}

fn ignore_if<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    let value = args.value(0)?;
    require(vm, value, false)
}

pub(super) fn ignore<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    Err(Trap::Stop(Box::new(Stop::Assumption)))
}

fn yes<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if is_plain(vm) {
        return Err(Trap::Bytecode);
    }
    Ok(Value::Int(1))
}
