//! `jdk.internal.misc.Unsafe` and `sun.misc.Unsafe`.
//!
//! An offset is ours to choose: a field's is made from its slot, a static field's from its slot in the table of
//! statics, an array element's from its index as HotSpot does, because the JDK computes with that one.

use heap::{Body, Ref, Value};
use jvm::Kind;

use super::object::{no, nothing, yes};
use super::{Args, Native, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const FIELD_BASE: i64 = 16;
const FIELD_STRIDE: i64 = 8;
const ARRAY_BASE: i64 = 16;
const STATIC: i64 = 1 << 40;

/// A place in memory.
enum Place {
    Field(Ref, u32),
    Static(u32),
    /// Byte position in an array.
    Array(Ref, usize),
    OffHeap(u64),
}

fn place<'p>(vm: &Vm<'p>, object: Ref, offset: i64) -> Run<Place> {
    if object.is_null() {
        return Ok(Place::OffHeap(offset as u64));
    }
    if offset & STATIC != 0 {
        return Ok(Place::Static((offset & !STATIC) as u32));
    }
    match &vm.state.heap.get(object).body {
        Body::Fields(fields) => {
            let slot = (offset - FIELD_BASE) / FIELD_STRIDE;
            let aligned = offset >= FIELD_BASE && (offset - FIELD_BASE) % FIELD_STRIDE == 0;
            if aligned && (slot as usize) < fields.len() {
                return Ok(Place::Field(object, slot as u32));
            }
            Err(Trap::unsupported(format!("Unsafe access at offset {offset} of an object")))
        }
        _ if offset >= ARRAY_BASE => Ok(Place::Array(object, (offset - ARRAY_BASE) as usize)),
        _ => Err(Trap::unsupported(format!("Unsafe access at offset {offset} of an array"))),
    }
}

/// A place in an object whose contents may be unknown.
#[derive(Clone, Copy)]
pub(crate) enum UnsafePlace {
    /// A field.
    Field(u32),
    /// An element, and how many consecutive ones are meant.
    Elements(usize, usize),
}

/// The place that an access to a value of this kind means; none if it is not within the object.
pub(crate) fn unsafe_place<'p>(vm: &Vm<'p>, object: Ref, offset: i64, kind: Kind) -> Option<UnsafePlace> {
    match place(vm, object, offset).ok()? {
        Place::Field(_, slot) => Some(UnsafePlace::Field(slot)),
        Place::Array(array, at) => {
            let (_, element) = vm.program.class(vm.state.heap.get(array).class).element()?;
            let size = if element == Kind::Ref { 4 } else { element.bytes() };
            let wanted = if kind == Kind::Ref { 4 } else { kind.bytes() };
            let aligned = at % size == 0 && wanted % size == 0;
            aligned.then_some(UnsafePlace::Elements(at / size, wanted / size))
        }
        Place::Static(_) | Place::OffHeap(_) => None,
    }
}

/// The bytes of a primitive array.
fn array_bytes(body: &mut Body) -> Option<&mut [u8]> {
    Some(match body {
        Body::Bytes(v) => bytemuck::cast_slice_mut(v),
        Body::Chars(v) => bytemuck::cast_slice_mut(v),
        Body::Shorts(v) => bytemuck::cast_slice_mut(v),
        Body::Ints(v) => bytemuck::cast_slice_mut(v),
        Body::Longs(v) => bytemuck::cast_slice_mut(v),
        Body::Floats(v) => bytemuck::cast_slice_mut(v),
        Body::Doubles(v) => bytemuck::cast_slice_mut(v),
        Body::Refs(_) | Body::Fields(_) | Body::Cells(_) | Body::Open(_) | Body::Free => return None,
    })
}

fn outside() -> Trap {
    Trap::with("java/lang/InternalError", "Unsafe access outside of the object or block")
}

/// `len` bytes at a place that is not a field.
fn bytes<'v, 'p>(vm: &'v mut Vm<'p>, place: &Place, len: usize) -> Run<&'v mut [u8]> {
    match *place {
        Place::Array(array, at) => match &mut vm.state.heap.get_mut(array).body {
            // An unknown array here is a gap of ours, never an error of the program.
            Body::Cells(_) | Body::Open(_) => Err(Trap::unsupported("Unsafe access to unknown elements")),
            body => array_bytes(body).and_then(|bytes| bytes.get_mut(at..at.checked_add(len)?)).ok_or_else(outside),
        },
        Place::OffHeap(address) => vm.state.off_heap.bytes(address, len).ok_or_else(outside),
        Place::Field(..) | Place::Static(_) => Err(outside()),
    }
}

fn read<'p>(vm: &mut Vm<'p>, kind: Kind, object: Ref, offset: i64) -> Run<Value> {
    let place = place(vm, object, offset)?;
    match place {
        Place::Field(object, slot) => Ok(vm.field(object, slot).unwrap_or_default()),
        Place::Static(slot) => Ok(vm.static_value(slot)),
        Place::Array(array, at) if kind == Kind::Ref => {
            let element = vm.state.heap.get(array).body.get(at / 4);
            element.filter(|v| matches!(v, Value::Ref(_))).ok_or_else(outside)
        }
        _ => {
            let bytes = bytes(vm, &place, kind.bytes())?;
            Ok(from_bytes(kind, bytes))
        }
    }
}

fn from_bytes(kind: Kind, bytes: &[u8]) -> Value {
    let mut raw = [0; 8];
    raw[..bytes.len()].copy_from_slice(bytes);
    let bits = u64::from_ne_bytes(raw);
    match kind {
        Kind::Boolean => Value::Int((bits & 0xff != 0) as i32),
        Kind::Byte => Value::Int(bits as i8 as i32),
        Kind::Char => Value::Int(bits as u16 as i32),
        Kind::Short => Value::Int(bits as i16 as i32),
        Kind::Int => Value::Int(bits as i32),
        Kind::Long => Value::Long(bits as i64),
        Kind::Float => Value::Float(f32::from_bits(bits as u32)),
        Kind::Double => Value::Double(f64::from_bits(bits)),
        Kind::Ref | Kind::Void => Value::Unset,
    }
}

fn to_bits(value: Value) -> u64 {
    match value {
        Value::Int(v) => v as u32 as u64,
        Value::Long(v) => v as u64,
        Value::Float(v) => v.to_bits() as u64,
        Value::Double(v) => v.to_bits(),
        _ => 0,
    }
}

fn write<'p>(vm: &mut Vm<'p>, kind: Kind, object: Ref, offset: i64, value: Value) -> Run<()> {
    let place = place(vm, object, offset)?;
    if value.as_term().is_some() && !matches!(place, Place::Field(..) | Place::Static(_)) {
        return Err(Trap::unsupported("Unsafe writing an unknown number into raw memory"));
    }
    match place {
        Place::Field(object, slot) => vm.set_field(object, slot, value.narrow(kind)),
        Place::Static(slot) => vm.set_static(slot, value.narrow(kind)),
        Place::Array(array, at) if kind == Kind::Ref => match (&mut vm.state.heap.get_mut(array).body, value) {
            (Body::Refs(elements), Value::Ref(value)) => {
                *elements.get_mut(at / 4).ok_or_else(outside)? = value;
            }
            _ => return Err(outside()),
        },
        _ => {
            let len = kind.bytes();
            let raw = to_bits(value).to_ne_bytes();
            bytes(vm, &place, len)?.copy_from_slice(&raw[..len]);
        }
    }
    Ok(())
}

/// The kind of the value, from the descriptor: `get…(Object, long)` gives it, `put…(Object, long, x)` takes it.
fn get<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    read(vm, args.method.signature.result, args.reference(1)?, args.long(2)?)
}

fn put<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.params[2];
    write(vm, kind, args.reference(1)?, args.long(2)?, args.value(3)?)?;
    Ok(Value::Unset)
}

fn get_address<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    read(vm, args.method.signature.result, Ref::NULL, args.long(1)?)
}

fn put_address<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.params[1];
    write(vm, kind, Ref::NULL, args.long(1)?, args.value(2)?)?;
    Ok(Value::Unset)
}

/// One thread: read, compare, write.
fn compare_and_exchange<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.params[2];
    let (object, offset) = (args.reference(1)?, args.long(2)?);
    let current = read(vm, kind, object, offset)?;
    if same(current, args.value(3)?) {
        write(vm, kind, object, offset, args.value(4)?)?;
    }
    Ok(current)
}

fn compare_and_set<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let current = compare_and_exchange(vm, args)?;
    Ok(Value::bool(same(current, args.value(3)?)))
}

/// Bitwise equality, as compare-and-swap compares.
fn same(a: Value, b: Value) -> bool {
    match (a, b) {
        (Value::Ref(a), Value::Ref(b)) => a == b,
        _ => to_bits(a) == to_bits(b),
    }
}

fn get_and_add<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.params[2];
    let (object, offset) = (args.reference(1)?, args.long(2)?);
    let current = read(vm, kind, object, offset)?;
    let sum = match (current, args.value(3)?) {
        (Value::Int(a), Value::Int(b)) => Value::Int(a.wrapping_add(b)),
        (Value::Long(a), Value::Long(b)) => Value::Long(a.wrapping_add(b)),
        _ => return Err(Trap::ill_typed("getAndAdd")),
    };
    write(vm, kind, object, offset, sum)?;
    Ok(current)
}

fn get_and_set<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let kind = args.method.signature.params[2];
    let (object, offset) = (args.reference(1)?, args.long(2)?);
    let current = read(vm, kind, object, offset)?;
    write(vm, kind, object, offset, args.value(3)?)?;
    Ok(current)
}

fn field_offset_by_name<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    let name = vm.text(args.object(2)?);
    let field = class.fields.iter().find(|f| vm.program.text(f.name) == name);
    match field {
        Some(field) => Ok(Value::Long(offset_of(field.flags.is_static(), field.slot))),
        None => Err(Trap::with("java/lang/InternalError", name)),
    }
}

fn offset_of(is_static: bool, slot: u32) -> i64 {
    if is_static { STATIC | slot as i64 } else { FIELD_BASE + FIELD_STRIDE * slot as i64 }
}

/// The field that a `java.lang.reflect.Field` object stands for.
fn reflected<'p>(vm: &Vm<'p>, field: Ref) -> Run<&'p jvm::Field> {
    let class = vm.program.class(vm.state.heap.get(field).class);
    let part = |name| slot(vm.program, class, name).and_then(|at| vm.field(field, at));
    match (part("clazz"), part("slot")) {
        (Some(Value::Ref(holder)), Some(Value::Int(number))) => {
            let holder = vm.mirrored(holder)?;
            holder.fields.get(number as usize).ok_or_else(|| Trap::ill_typed("Field"))
        }
        _ => Err(Trap::ill_typed("Field")),
    }
}

fn field_offset<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let field = reflected(vm, args.object(1)?)?;
    Ok(Value::Long(offset_of(field.flags.is_static(), field.slot)))
}

fn static_field_base<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let field = args.object(1)?;
    let class = vm.program.class(vm.state.heap.get(field).class);
    let holder = slot(vm.program, class, "clazz").and_then(|at| vm.field(field, at));
    Ok(holder.unwrap_or(Value::NULL))
}

fn array_base_offset<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(ARRAY_BASE as i32))
}

fn array_index_scale<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    let scale = class.element().map_or(0, |(_, kind)| kind.bytes());
    Ok(Value::Int(scale as i32))
}

fn ensure_initialized<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    vm.initialize(class.id)?;
    Ok(Value::Unset)
}

fn should_be_initialized<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    Ok(Value::bool(vm.state.init_state(class.id) != crate::state::InitState::Done))
}

fn allocate_instance<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    if !class.is_instantiable() {
        return Err(Trap::with("java/lang/InstantiationException", vm.program.external_name(class.id)));
    }
    vm.initialize(class.id)?;
    vm.allocate(class.id).map(Value::Ref)
}

fn allocate_uninitialized_array<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let class = vm.mirrored(args.object(1)?)?;
    vm.new_array(class.id, args.value(2)?).map(Value::Ref)
}

fn throw_exception<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Err(Trap::Throw(args.object(1)?))
}

fn allocate_memory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let len = usize::try_from(args.long(1)?).unwrap_or(usize::MAX);
    if len > vm.limits.heap {
        return Err(Trap::with("java/lang/OutOfMemoryError", format!("Unable to allocate {len} bytes")));
    }
    Ok(Value::Long(vm.state.off_heap.allocate(len) as i64))
}

fn free_memory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.state.off_heap.free(args.long(1)? as u64);
    Ok(Value::Unset)
}

fn set_memory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let at = place(vm, args.reference(1)?, args.long(2)?)?;
    let len = usize::try_from(args.long(3)?).map_err(|_| outside())?;
    if len > 0 {
        bytes(vm, &at, len)?.fill(args.int(4)? as u8);
    }
    Ok(Value::Unset)
}

fn copy_memory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let len = usize::try_from(args.long(5)?).map_err(|_| outside())?;
    if len == 0 {
        return Ok(Value::Unset);
    }
    let from = place(vm, args.reference(1)?, args.long(2)?)?;
    let to = place(vm, args.reference(3)?, args.long(4)?)?;
    let copied = bytes(vm, &from, len)?.to_vec();
    bytes(vm, &to, len)?.copy_from_slice(&copied);
    Ok(Value::Unset)
}

/// Copies elements of a size and reverses the bytes of each.
fn copy_swapped_memory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let len = usize::try_from(args.long(5)?).map_err(|_| outside())?;
    let size = usize::try_from(args.long(6)?).ok().filter(|&size| size > 0).ok_or_else(outside)?;
    if len == 0 {
        return Ok(Value::Unset);
    }
    let from = place(vm, args.reference(1)?, args.long(2)?)?;
    let to = place(vm, args.reference(3)?, args.long(4)?)?;
    let mut copied = bytes(vm, &from, len)?.to_vec();
    copied.chunks_mut(size).for_each(<[u8]>::reverse);
    bytes(vm, &to, len)?.copy_from_slice(&copied);
    Ok(Value::Unset)
}

/// Nobody is there to unpark a thread, so parking without a time limit would never end.
fn park<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if vm.parking_permit {
        vm.parking_permit = false;
        return Ok(Value::Unset);
    }
    if args.long(2)? == 0 {
        return Err(Trap::unsupported("blocking on a lock or queue without another thread to release it"));
    }
    Ok(Value::Unset)
}

fn unpark<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if args.reference(1)? == vm.state.thread {
        vm.parking_permit = true;
    }
    Ok(Value::Unset)
}

fn page_size<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(4096))
}

fn address_size<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(8))
}

/// Rows for every kind and every memory order: with one thread they are all plain.
pub(super) fn rows() -> Vec<(String, Native)> {
    let mut rows: Vec<(String, Native)> = Vec::new();
    for class in ["jdk/internal/misc/Unsafe", "sun/misc/Unsafe"] {
        for (kind, letter) in KINDS {
            for order in ["", "Volatile", "Acquire", "Opaque"] {
                rows.push((format!("{class}.get{kind}{order}(Ljava/lang/Object;J){letter}"), get));
            }
            for order in ["", "Volatile", "Release", "Opaque"] {
                rows.push((format!("{class}.put{kind}{order}(Ljava/lang/Object;J{letter})V"), put));
            }
            rows.push((format!("{class}.putOrdered{kind}(Ljava/lang/Object;J{letter})V"), put));
            rows.push((format!("{class}.get{kind}(J){letter}"), get_address));
            rows.push((format!("{class}.put{kind}(J{letter})V"), put_address));
            // The plain forms are native for int, long and references; the others are built on them, at some cost.
            for order in ["", "Acquire", "Release", "Plain"] {
                for form in ["compareAndSet", "weakCompareAndSet"] {
                    let row = format!("={class}.{form}{kind}{order}(Ljava/lang/Object;J{letter}{letter})Z");
                    rows.push((row, compare_and_set));
                }
                let row =
                    format!("={class}.compareAndExchange{kind}{order}(Ljava/lang/Object;J{letter}{letter}){letter}");
                rows.push((row, compare_and_exchange));
                rows.push((
                    format!("={class}.getAndSet{kind}{order}(Ljava/lang/Object;J{letter}){letter}"),
                    get_and_set,
                ));
                if matches!(letter, "I" | "J") {
                    let row = format!("={class}.getAndAdd{kind}{order}(Ljava/lang/Object;J{letter}){letter}");
                    rows.push((row, get_and_add));
                }
            }
            rows.push((format!("{class}.compareAndSwap{kind}"), compare_and_set));
        }
        let plain: &[Row] = PLAIN;
        rows.extend(plain.iter().map(|&(name, native)| (format!("{class}.{name}"), native)));
    }
    rows
}

const KINDS: [(&str, &str); 10] = [
    ("Boolean", "Z"),
    ("Byte", "B"),
    ("Char", "C"),
    ("Short", "S"),
    ("Int", "I"),
    ("Long", "J"),
    ("Float", "F"),
    ("Double", "D"),
    ("Reference", "Ljava/lang/Object;"),
    ("Object", "Ljava/lang/Object;"),
];

const PLAIN: &[Row] = &[
    ("registerNatives", nothing),
    ("objectFieldOffset0", field_offset),
    ("objectFieldOffset1", field_offset_by_name),
    ("staticFieldOffset0", field_offset),
    ("staticFieldBase0", static_field_base),
    ("objectFieldOffset(Ljava/lang/reflect/Field;)J", field_offset),
    ("staticFieldOffset(Ljava/lang/reflect/Field;)J", field_offset),
    ("staticFieldBase(Ljava/lang/reflect/Field;)Ljava/lang/Object;", static_field_base),
    ("arrayBaseOffset0", array_base_offset),
    ("arrayIndexScale0", array_index_scale),
    ("arrayBaseOffset(Ljava/lang/Class;)I", array_base_offset),
    ("arrayIndexScale(Ljava/lang/Class;)I", array_index_scale),
    ("ensureClassInitialized0", ensure_initialized),
    ("ensureClassInitialized(Ljava/lang/Class;)V", ensure_initialized),
    ("shouldBeInitialized0", should_be_initialized),
    ("allocateInstance", allocate_instance),
    ("allocateUninitializedArray0", allocate_uninitialized_array),
    ("throwException", throw_exception),
    ("allocateMemory0", allocate_memory),
    ("allocateMemory(J)J", allocate_memory),
    ("freeMemory0", free_memory),
    ("freeMemory(J)V", free_memory),
    ("setMemory0", set_memory),
    ("copyMemory0", copy_memory),
    ("copySwapMemory0", copy_swapped_memory),
    ("park", park),
    ("unpark", unpark),
    ("fullFence", nothing),
    ("loadFence", nothing),
    ("storeFence", nothing),
    ("isBigEndian0", no),
    ("unalignedAccess0", yes),
    ("addressSize0", address_size),
    ("addressSize()I", address_size),
    ("pageSize", page_size),
];
