//! Stack traces as Java sees them.

use heap::{Body, Ref, Value};

use super::{Args, Row};
use crate::exceptions::Position;
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/lang/Throwable.fillInStackTrace(I)Ljava/lang/Throwable;", fill_in),
    ("java/lang/Throwable.getStackTraceDepth", depth),
    ("java/lang/Throwable.getStackTraceElement", element),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V",
        init_all,
    ),
    (
        "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Object;I)V",
        init_from_backtrace,
    ),
    ("=java/lang/StackTraceElement.computeFormat", super::object::nothing),
    ("java/lang/NullPointerException.getExtendedNPEMessage", null_message),
];

fn fill_in<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let exception = args.object(0)?;
    vm.fill_in_trace(exception)?;
    Ok(Value::Ref(exception))
}

/// Which expression was null, worked out when the message is asked for.
fn null_message<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Some(&Position { method, insn }) = vm.trace(args.object(0)?).first() else {
        return Ok(Value::NULL);
    };
    let method = vm.program.method(method);
    let Ok(Some(code)) = vm.program.code(method) else {
        return Ok(Value::NULL);
    };
    let pc = code.pcs.get(insn as usize).copied();
    match pc.and_then(|pc| jvm::null_message::explain(vm.program, method, pc)) {
        Some(message) => vm.new_string(&message).map(Value::Ref),
        None => Ok(Value::NULL),
    }
}

fn depth<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(vm.trace(args.object(0)?).len() as i32))
}

fn element<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let index = args.int(1)?;
    let trace = vm.trace(args.object(0)?);
    let position = trace.get(index as u32 as usize).copied();
    let position = position.ok_or_else(|| Trap::java("java/lang/IndexOutOfBoundsException"))?;
    let class = vm.class("java/lang/StackTraceElement")?;
    let element = vm.allocate(class.id)?;
    fill_element(vm, element, position)?;
    Ok(Value::Ref(element))
}

fn init_all<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let trace = vm.trace(args.object(1)?);
    fill_elements(vm, args.object(0)?, &trace)
}

fn init_from_backtrace<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Body::Longs(packed) = &vm.state.heap.get(args.object(1)?).body else {
        return Err(Trap::ill_typed("backtrace"));
    };
    let trace: Vec<Position> =
        packed.iter().map(|p| Position { method: jvm::MethodId::new((p >> 32) as usize), insn: *p as u32 }).collect();
    fill_elements(vm, args.object(0)?, &trace)
}

fn fill_elements<'p>(vm: &mut Vm<'p>, elements: Ref, trace: &[Position]) -> Run<Value> {
    for (i, &position) in trace.iter().enumerate() {
        if let Some(Value::Ref(element)) = vm.state.heap.get(elements).body.get(i) {
            fill_element(vm, element, position)?;
        }
    }
    Ok(Value::Unset)
}

/// The fields of a `StackTraceElement`. `format` says what `toString` leaves out: the loader's name for application
/// classes (bit 0), the JDK module's version (bit 1).
pub(super) fn fill_element<'p>(vm: &mut Vm<'p>, element: Ref, position: Position) -> Run<()> {
    let program = vm.program;
    let method = program.method(position.method);
    let class = program.class(method.class);
    let holder = program.class(vm.state.heap.get(element).class);
    let line = match program.code(method) {
        Ok(Some(code)) => code.line(position.insn as usize).map_or(-1, i32::from),
        _ => -2,
    };
    let set = |vm: &mut Vm<'p>, field: &str, value: Value| {
        if let Some(at) = slot(program, holder, field) {
            vm.set_field(element, at, value);
        }
    };
    let name = vm.intern_text(&program.external_name(class.id))?;
    set(vm, "declaringClass", Value::Ref(name));
    let name = vm.intern_text(program.text(method.name))?;
    set(vm, "methodName", Value::Ref(name));
    if let Some(file) = vm.source_file(class.id) {
        let file = vm.intern_text(&file)?;
        set(vm, "fileName", Value::Ref(file));
    }
    set(vm, "lineNumber", Value::Int(line));
    set(vm, "declaringClassObject", Value::NULL);
    if class.is_platform {
        let package = jvm::vtable::package(program.class_name(class.id));
        if let Ok(Some(module)) = program.jdk().module_of_package(package) {
            let module = vm.intern_text(module)?;
            set(vm, "moduleName", Value::Ref(module));
            let version = vm.intern_text(program.jdk().version())?;
            set(vm, "moduleVersion", Value::Ref(version));
        }
        set(vm, "format", Value::Int(3));
    } else {
        let loader = vm.intern_text("app")?;
        set(vm, "classLoaderName", Value::Ref(loader));
        set(vm, "format", Value::Int(1));
    }
    Ok(())
}
