//! `java.lang.System`, `Runtime`, and what start-up asks of the virtual machine.

use std::time::{SystemTime, UNIX_EPOCH};

use heap::{Body, Ref, Value};

use super::object::{no, nothing, null, yes};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Call, Run, Stop, Then, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/lang/System.setIn0", set_in),
    ("java/lang/System.setOut0", set_out),
    ("java/lang/System.setErr0", set_err),
    ("java/lang/System.currentTimeMillis", current_time_millis),
    ("java/lang/System.nanoTime", nano_time),
    ("java/lang/System.mapLibraryName", map_library_name),
    ("java/lang/System.initProperties", init_properties),
    ("java/lang/Runtime.availableProcessors", yes),
    ("java/lang/Runtime.freeMemory", free_memory),
    ("java/lang/Runtime.totalMemory", total_memory),
    ("java/lang/Runtime.maxMemory", total_memory),
    ("java/lang/Runtime.gc", nothing),
    ("jdk/internal/perf/Perf.createLong", create_counter),
    ("=java/lang/Runtime.exit", exit),
    ("java/lang/Shutdown.halt0", halt),
    ("java/lang/Shutdown.beforeHalt", nothing),
    ("=java/lang/Runtime.loadLibrary0", load_library),
    ("=java/lang/Runtime.load0", load_library),
    ("=java/lang/System.loadLibrary", load_library),
    ("=java/lang/System.load", load_library),
    ("=jdk/internal/loader/BootLoader.loadLibrary", nothing),
    ("jdk/internal/loader/NativeLibraries.findBuiltinLib", null),
    ("jdk/internal/jimage/NativeImageBuffer.getNativeMap", null),
    ("jdk/internal/util/SystemProps$Raw.vmProperties", vm_properties),
    ("jdk/internal/util/SystemProps$Raw.platformProperties", platform_properties),
    ("jdk/internal/misc/VM.initialize", nothing),
    ("jdk/internal/misc/VM.latestUserDefinedLoader0", null),
    ("jdk/internal/misc/VM.getRuntimeArguments", null),
    ("jdk/internal/misc/VM.getNanoTimeAdjustment", nano_time_adjustment),
    ("jdk/internal/misc/VM.getuid", user_id),
    ("jdk/internal/misc/VM.geteuid", user_id),
    ("jdk/internal/misc/VM.getgid", user_id),
    ("jdk/internal/misc/VM.getegid", user_id),
    ("jdk/internal/misc/Signal.findSignal0", find_signal),
    ("jdk/internal/misc/Signal.handle0", super::class::zero_long),
    ("sun/misc/Signal.findSignal", find_signal),
    ("sun/misc/Signal.handle0", super::class::zero_long),
    ("sun/misc/VM.initialize", nothing),
    ("=java/lang/Terminator.setup", nothing),
    ("java/lang/StringCoding.err", nothing),
    ("java/util/TimeZone.getSystemTimeZoneID", time_zone),
    ("java/util/TimeZone.getSystemGMTOffsetID", time_zone),
    ("=jdk/internal/misc/PreviewFeatures.isPreviewEnabled", no),
    ("=jdk/internal/util/random/RandomSupport.initialSeed", random_seed),
    ("java/lang/ProcessEnvironment.environ", environment),
    ("java/security/AccessController.getStackAccessControlContext", null),
    ("java/security/AccessController.getInheritedAccessControlContext", null),
    ("java/security/AccessController.ensureMaterializedForStackWalk", nothing),
    ("java/security/AccessController.getProtectionDomain", null),
    ("jdk/internal/vm/ContinuationSupport.isSupported0", no),
    ("java/lang/ref/Finalizer.isFinalizationEnabled", no),
    ("java/lang/ref/Finalizer.register", nothing),
    ("java/lang/ref/Reference.refersTo0", refers_to),
    ("java/lang/ref/PhantomReference.refersTo0", refers_to),
    ("java/lang/ref/Reference.clear0", clear_reference),
    ("java/lang/ref/PhantomReference.clear0", clear_reference),
    ("java/lang/ref/Reference.getAndClearReferencePendingList", null),
    ("java/lang/ref/Reference.hasReferencePendingList", no),
    ("java/util/concurrent/atomic/AtomicLong.VMSupportsCS8", yes),
    ("java/net/InetAddress.init", network),
    ("java/net/InetAddress.isIPv4Available", network),
    ("sun/nio/ch/Net.initIDs", network),
    ("java/lang/ProcessImpl.init", nothing),
    ("java/lang/ProcessImpl.forkAndExec", fork),
    ("java/lang/ProcessHandleImpl.initNative", nothing),
    ("java/lang/ProcessHandleImpl.getCurrentPid0", process_id),
    ("java/lang/ProcessHandleImpl.isAlive0", super::class::zero_long),
];

/// A static field of a class by name.
fn set_static_named<'p>(vm: &mut Vm<'p>, class: &str, field: &str, value: Value) -> Run<Value> {
    let class = vm.class(class)?;
    if let Some(at) = slot(vm.program, class, field) {
        vm.set_static(at, value);
    }
    Ok(Value::Unset)
}

fn set_in<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_static_named(vm, "java/lang/System", "in", args.value(0)?)
}

fn set_out<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_static_named(vm, "java/lang/System", "out", args.value(0)?)
}

fn set_err<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_static_named(vm, "java/lang/System", "err", args.value(0)?)
}

fn since_epoch() -> std::time::Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

fn current_time_millis<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if let Some(time) = vm.symbolic_time()? {
        return Ok(time);
    }
    Ok(Value::Long(since_epoch().as_millis() as i64))
}

fn nano_time<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    if let Some(time) = vm.symbolic_time()? {
        return Ok(time);
    }
    Ok(Value::Long(vm.world.started.elapsed().as_nanos() as i64))
}

fn nano_time_adjustment<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let offset = args.long(0)?;
    // Only the JDK asks: where inputs are unknown, it always gets the same.
    let now = match vm.symbolic_time()? {
        Some(Value::Long(fixed)) => std::time::Duration::from_millis(fixed as u64),
        _ => since_epoch(),
    };
    let seconds = (now.as_secs() as i64).wrapping_sub(offset);
    Ok(Value::Long(seconds.wrapping_mul(1_000_000_000).wrapping_add(now.subsec_nanos() as i64)))
}

fn user_id<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(1000))
}

fn fork<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::unsupported("starting a process"))
}

fn network<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::unsupported("network addresses and sockets"))
}

fn process_id<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(std::process::id().into()))
}

fn map_library_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = vm.text(args.object(0)?);
    vm.new_string(&format!("lib{name}.so")).map(Value::Ref)
}

fn free_memory<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long((vm.state.heap.limit() - vm.state.heap.used()) as i64))
}

fn total_memory<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(vm.state.heap.limit() as i64))
}

/// `Runtime.exit` without the logger that newer JDKs ask first.
fn exit<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.class("java/lang/Shutdown")?;
    vm.initialize(class.id)?;
    let method = vm.find_method(class, "exit", "(I)V")?.id;
    Err(Trap::Call(Box::new(Call { method, args: vec![args.value(1)?], then: Then::Return })))
}

fn halt<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Err(Trap::Stop(Box::new(Stop::Exit(args.int(0)?))))
}

fn load_library<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = args.all().iter().rev().find_map(|v| v.as_ref()).map_or(String::new(), |r| vm.text(r));
    if vm.caller()?.is_platform {
        return Ok(Value::Unset);
    }
    Err(Trap::unsupported(format!("native library {name} (JNI)")))
}

fn find_signal<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(-1))
}

fn random_seed<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    // Unseeded generators are allowed any seed; a fixed one keeps runs repeatable.
    Ok(Value::Long(0x5DEE_CE66_D1CE_4E5B))
}

fn time_zone<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let zone = std::env::var("TZ").ok().filter(|z| !z.is_empty()).unwrap_or_else(|| "UTC".into());
    vm.new_string(&zone).map(Value::Ref)
}

fn refers_to<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let reference = args.object(0)?;
    let referent = referent_slot(vm, reference).and_then(|at| vm.field(reference, at));
    Ok(Value::bool(referent == Some(args.value(1)?)))
}

fn clear_reference<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let reference = args.object(0)?;
    if let Some(at) = referent_slot(vm, reference) {
        vm.set_field(reference, at, Value::NULL);
    }
    Ok(Value::Unset)
}

fn referent_slot<'p>(vm: &Vm<'p>, reference: Ref) -> Option<u32> {
    slot(vm.program, vm.program.class(vm.state.heap.get(reference).class), "referent")
}

/// An array of strings; `None` is null.
pub(super) fn string_array<'p>(vm: &mut Vm<'p>, texts: &[Option<String>]) -> Run<Value> {
    let mut strings = Vec::with_capacity(texts.len());
    for text in texts {
        strings.push(match text {
            Some(text) => vm.new_string(text)?,
            None => Ref::NULL,
        });
    }
    Ok(Value::Ref(vm.state.heap.insert(vm.known.string_array, Body::Refs(strings.into()))?))
}

/// Name, value, name, value, …
fn vm_properties<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let mut flat = Vec::new();
    for (name, value) in vm_property_list(vm) {
        flat.push(Some(name));
        flat.push(Some(value));
    }
    flat.push(None);
    flat.push(None);
    string_array(vm, &flat)
}

fn vm_property_list<'p>(vm: &Vm<'p>) -> Vec<(String, String)> {
    let jdk = vm.program.jdk();
    let feature = jdk.feature();
    let specification = if feature == 8 { "1.8".to_string() } else { feature.to_string() };
    let class_version = format!("{}.0", feature + 44);
    let mut all: Vec<(String, String)> = [
        ("java.home", jdk.home().display().to_string().as_str()),
        ("java.vm.specification.name", "Java Virtual Machine Specification"),
        ("java.vm.specification.vendor", "Oracle Corporation"),
        ("java.vm.specification.version", &specification),
        ("java.specification.name", "Java Platform API Specification"),
        ("java.specification.vendor", "Oracle Corporation"),
        ("java.specification.version", &specification),
        ("java.version", jdk.version()),
        ("java.runtime.version", jdk.version()),
        ("java.runtime.name", "OpenJDK Runtime Environment"),
        ("java.vendor", jdk.implementor().unwrap_or("unknown")),
        ("java.vm.name", "Lissom"),
        ("java.vm.vendor", "Lissom"),
        ("java.vm.version", env!("CARGO_PKG_VERSION")),
        ("java.vm.info", "interpreted mode"),
        ("java.class.version", &class_version),
        ("java.class.path", &vm.world.class_path),
        ("java.library.path", ""),
        ("sun.boot.library.path", ""),
        ("jdk.debug", "release"),
        ("java.vm.compressedOopsMode", ""),
        // Reflection then calls natives instead of spinning method handles.
        ("jdk.reflect.useNativeAccessorOnly", "true"),
        ("sun.reflect.noInflation", "false"),
        ("sun.reflect.inflationThreshold", "2147483647"),
        // The JDK's own reader of `lib/modules` then reads it instead of mapping it.
        ("jdk.image.map.all", "false"),
        ("jdk.module.boot.usage", ""),
    ]
    .into_iter()
    .map(|(name, value)| (name.to_string(), value.to_string()))
    .collect();
    all.extend(vm.world.properties.iter().cloned());
    all
}

/// The platform's properties in the order that `SystemProps.Raw` of this JDK numbers them.
fn platform_properties<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let class = vm.class("jdk/internal/util/SystemProps$Raw")?;
    let index = |field: &str| -> Option<usize> {
        let field = class.fields.iter().find(|f| vm.program.text(f.name) == field)?;
        let file = class.file.as_ref()?;
        match file.pool.get(field.constant?).ok()? {
            jvm::pool::Const::Int(value) => usize::try_from(value).ok(),
            _ => None,
        }
    };
    let length = index("FIXED_LENGTH").unwrap_or(0);
    let mut values: Vec<Option<String>> = vec![None; length];
    for (field, value) in platform_property_list() {
        if let Some(place) = index(field).and_then(|at| values.get_mut(at)) {
            *place = Some(value);
        }
    }
    string_array(vm, &values)
}

fn platform_property_list() -> Vec<(&'static str, String)> {
    let directory = std::env::current_dir().map_or_else(|_| "/".into(), |d| d.display().to_string());
    let home = std::env::var("HOME").unwrap_or_else(|_| "/".into());
    let user = std::env::var("USER").unwrap_or_else(|_| "root".into());
    vec![
        ("_file_separator_NDX", "/".into()),
        ("_path_separator_NDX", ":".into()),
        ("_line_separator_NDX", "\n".into()),
        ("_file_encoding_NDX", "UTF-8".into()),
        ("_native_encoding_NDX", "UTF-8".into()),
        ("_sun_jnu_encoding_NDX", "UTF-8".into()),
        ("_stdout_encoding_NDX", "UTF-8".into()),
        ("_stderr_encoding_NDX", "UTF-8".into()),
        ("_sun_stdout_encoding_NDX", "UTF-8".into()),
        ("_sun_stderr_encoding_NDX", "UTF-8".into()),
        ("_stdin_encoding_NDX", "UTF-8".into()),
        ("_java_io_tmpdir_NDX", "/tmp".into()),
        ("_os_arch_NDX", "amd64".into()),
        ("_os_name_NDX", "Linux".into()),
        ("_os_version_NDX", "6.0".into()),
        ("_display_language_NDX", "en".into()),
        ("_sun_arch_data_model_NDX", "64".into()),
        ("_sun_cpu_endian_NDX", "little".into()),
        ("_sun_io_unicode_encoding_NDX", "UnicodeLittle".into()),
        ("_user_dir_NDX", directory),
        ("_user_home_NDX", home),
        ("_user_name_NDX", user),
    ]
}

/// JDK 8: fills a `Properties` object by calling its `setProperty` for each pair would need a call per pair; the
/// table is built by the start-up code instead.
fn init_properties<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::unsupported("start-up of JDK 8"))
}

/// The environment is the process's: name, value, name, value, … as bytes.
fn environment<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let mut arrays = Vec::new();
    let mut variables: Vec<(String, String)> = std::env::vars().collect();
    variables.sort();
    for text in variables.into_iter().flat_map(|(name, value)| [name, value]) {
        let bytes = text.into_bytes().into_iter().map(|b| b as i8).collect();
        arrays.push(vm.state.heap.insert(vm.known.byte_array, Body::Bytes(bytes))?);
    }
    let class = vm.program.array_of(vm.known.byte_array)?;
    Ok(Value::Ref(vm.state.heap.insert(class.id, Body::Refs(arrays.into()))?))
}

/// A counter that other processes could read, if there were any: the bytes of a long.
fn create_counter<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let class = vm.class("java/nio/ByteBuffer")?;
    vm.initialize(class.id)?;
    let method = vm.find_method(class, "allocate", "(I)Ljava/nio/ByteBuffer;")?.id;
    Err(Trap::Call(Box::new(Call { method, args: vec![Value::Int(8)], then: Then::Return })))
}
