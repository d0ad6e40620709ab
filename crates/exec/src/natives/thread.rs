//! `java.lang.Thread`: there is one.

use heap::Value;

use super::object::{no, nothing, null, yes};
use super::{Args, Row};
use crate::trap::{Run, Trap};
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
    ("java/lang/Thread.scopedValueCache", null),
    ("java/lang/Thread.setScopedValueCache", nothing),
    ("java/lang/Thread.findScopedValueBindings", null),
    ("java/lang/Thread.getNextThreadIdOffset", next_id_offset),
    ("java/lang/Thread.getStackTrace0", null),
    ("=java/util/concurrent/ForkJoinPool.commonPool", fork_join),
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

fn is_current<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(args.object(0)? == vm.state.thread))
}

fn holds_lock<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(vm.state.heap.get(args.object(0)?).locks > 0))
}

/// Nobody else runs meanwhile, so nothing is waited for.
fn sleep<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if args.long(0)? < 0 {
        return Err(Trap::with("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
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
