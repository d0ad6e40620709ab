//! `java.lang.Thread`: there is one.

use heap::Value;

use super::object::{no, nothing, null, yes};
use super::{Args, Row};
use crate::known::slot;
use crate::state::Frame;
use crate::trap::{Call, Fault, Run, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/lang/Thread.currentThread", current),
    ("java/lang/Thread.currentCarrierThread", current),
    ("java/lang/Thread.setCurrentThread", nothing),
    ("java/lang/Thread.isAlive", is_current),
    ("java/lang/Thread.isAlive0", is_current),
    ("java/lang/Thread.alive", is_current),
    ("java/lang/Thread.holdsLock", holds_lock),
    ("java/lang/Thread.yield", nothing),
    ("java/lang/Thread.yield0", nothing),
    ("java/lang/Thread.sleep0", sleep),
    ("java/lang/Thread.sleep(J)V", sleep),
    ("java/lang/Thread.sleepNanos0", sleep),
    ("java/lang/Thread.onSpinWait", nothing),
    ("java/lang/Thread.setPriority0", nothing),
    ("java/lang/Thread.setNativeName", nothing),
    ("java/lang/Thread.interrupt0", nothing),
    ("java/lang/Thread.clearInterruptEvent", nothing),
    ("=java/lang/Thread.start", start),
    ("java/lang/Thread.start0", start),
    ("java/lang/Thread.ensureMaterializedForStackWalk", nothing),
    ("java/lang/Thread.scopedValueCache", scoped_cache),
    ("java/lang/Thread.setScopedValueCache", set_scoped_cache),
    ("java/lang/Thread.findScopedValueBindings", find_bindings),
    ("java/lang/Thread.getNextThreadIdOffset", next_id_offset),
    ("java/lang/Thread.getStackTrace0", null),
    ("=java/util/concurrent/ForkJoinPool.externalPush", fork_join),
    ("=java/util/concurrent/ForkJoinPool.externalSubmit", fork_join),
    ("java/util/concurrent/locks/LockSupport.isVirtual", no),
    ("jdk/internal/misc/Blocker.isAvailable", no),
    ("jdk/internal/misc/Blocker.begin", super::class::zero_long),
    ("jdk/internal/misc/Blocker.end", nothing),
    ("=java/util/concurrent/atomic/Striped64.getProbe", yes),
];

fn current<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Ref(vm.state.thread))
}

/// Throws if the thread was interrupted, which it then is no longer.
pub(super) fn check_interrupt<'p>(vm: &mut Vm<'p>, message: Option<&str>) -> Run<()> {
    let thread = vm.state.thread;
    let class = vm.class("java/lang/Thread")?;
    let Some(at) = slot(vm.program, class, "interrupted") else {
        return Ok(());
    };
    if vm.field(thread, at) != Some(Value::Int(1)) {
        return Ok(());
    }
    vm.set_field(thread, at, Value::Int(0));
    let message = message.map(str::to_string);
    Err(Trap::Java(Fault { class: "java/lang/InterruptedException", message }))
}

fn scoped_cache<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Ref(vm.state.scoped_values))
}

fn set_scoped_cache<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.state.scoped_values = args.reference(0)?;
    Ok(Value::Unset)
}

/// The innermost bindings: the first argument of the methods that run code with them.
fn find_bindings<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let binds = |frame: &&Frame<'p>| {
        let class = vm.program.class_name(frame.class.id);
        vm.program.text(frame.method.name) == "runWith"
            && matches!(class, "java/lang/Thread" | "java/lang/ScopedValue$Carrier" | "java/lang/VirtualThread")
    };
    let frame = vm.state.frames.iter().rev().find(binds);
    Ok(frame.map_or(Value::NULL, |frame| vm.state.stack[frame.base as usize + 1]))
}

fn is_current<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(args.object(0)? == vm.state.thread))
}

fn holds_lock<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(vm.state.heap.get(args.object(0)?).locks > 0))
}

/// Nobody else runs meanwhile, so nothing is waited for.
fn sleep<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if args.long(0)? < 0 {
        return Err(Trap::with("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    check_interrupt(vm, Some("sleep interrupted"))?;
    Ok(Value::Unset)
}

/// The JDK's own service threads wait for work that never comes here; any other thread would have to run.
fn start<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.state.heap.get(args.object(0)?).class;
    let service = [
        "java/lang/ref/Reference$ReferenceHandler",
        "java/lang/ref/Finalizer$FinalizerThread",
        "jdk/internal/misc/InnocuousThread",
    ];
    if service.contains(&vm.program.class_name(class)) {
        return Ok(Value::Unset);
    }
    // Shutdown hooks may run in any order, so also one after the other in the thread that is shutting down.
    if vm.program.class_name(vm.caller()?.id) == "java/lang/ApplicationShutdownHooks" {
        let method = vm.find_method(vm.program.class(class), "run", "()V")?.id;
        return Err(Trap::Call(Box::new(Call { method, args: vec![args.value(0)?], then: Then::Return })));
    }
    Err(Trap::unsupported("starting a thread"))
}

fn fork_join<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::unsupported("the fork/join pool (parallel streams, asynchronous tasks)"))
}

/// Off-heap place of the counter of thread ids.
fn next_id_offset<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let address = vm.state.off_heap.allocate(8);
    if let Some(bytes) = vm.state.off_heap.bytes(address, 8) {
        bytes.copy_from_slice(&3i64.to_ne_bytes());
    }
    Ok(Value::Long(address as i64))
}
