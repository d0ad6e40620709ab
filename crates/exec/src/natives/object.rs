//! `java.lang.Object`, `java.lang.String`, `System.arraycopy` and other natives on any object.

use heap::{Body, Ref, Value};
use jvm::{Kind, Shape};

use super::{Args, Row};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    // In whatever class: they prepare a C library that is not there.
    ("registerNatives", nothing),
    ("initIDs", nothing),
    ("java/lang/Object.getClass", get_class),
    ("java/lang/Object.hashCode", identity_hash),
    ("java/lang/Object.clone", clone),
    ("java/lang/Object.notify", notify),
    ("java/lang/Object.notifyAll", notify),
    ("java/lang/Object.wait", wait),
    ("java/lang/Object.wait0", wait),
    ("java/lang/System.identityHashCode", identity_hash),
    ("java/lang/System.arraycopy", array_copy),
    ("java/lang/String.intern", intern),
    ("java/lang/StringUTF16.isBigEndian", no),
    ("=java/lang/StringCoding.hasNegatives", has_negatives),
    ("=java/lang/StringLatin1.equals", same_bytes),
    ("=java/lang/String.hashCode", text_hash),
    ("=jdk/internal/util/ArraysSupport.vectorizedMismatch", as_bytecode),
    ("=java/lang/Byte.valueOf(B)Ljava/lang/Byte;", as_bytecode),
    ("=java/lang/Short.valueOf(S)Ljava/lang/Short;", as_bytecode),
    ("=java/lang/Character.valueOf(C)Ljava/lang/Character;", as_bytecode),
    ("=java/lang/Integer.valueOf(I)Ljava/lang/Integer;", as_bytecode),
    ("=java/lang/Long.valueOf(J)Ljava/lang/Long;", as_bytecode),
    ("java/lang/reflect/Array.getLength", array_length),
    ("java/lang/reflect/Array.newArray", new_array),
    ("java/lang/reflect/Array.multiNewArray", multi_new_array),
    ("java/lang/reflect/Array.get", array_get),
    ("java/lang/reflect/Array.set", array_set),
    ("java/lang/reflect/Array.getInt", array_get_primitive),
    ("java/lang/reflect/Array.getLong", array_get_primitive),
    ("java/lang/reflect/Array.getBoolean", array_get_primitive),
    ("java/lang/reflect/Array.getByte", array_get_primitive),
    ("java/lang/reflect/Array.getChar", array_get_primitive),
    ("java/lang/reflect/Array.getShort", array_get_primitive),
    ("java/lang/reflect/Array.getFloat", array_get_primitive),
    ("java/lang/reflect/Array.getDouble", array_get_primitive),
    ("java/lang/reflect/Array.setInt", array_set_primitive),
    ("java/lang/reflect/Array.setLong", array_set_primitive),
    ("java/lang/reflect/Array.setBoolean", array_set_primitive),
    ("java/lang/reflect/Array.setByte", array_set_primitive),
    ("java/lang/reflect/Array.setChar", array_set_primitive),
    ("java/lang/reflect/Array.setShort", array_set_primitive),
    ("java/lang/reflect/Array.setFloat", array_set_primitive),
    ("java/lang/reflect/Array.setDouble", array_set_primitive),
];

/// For natives that set up what we do not have.
pub(super) fn nothing<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Unset)
}

/// For natives that answer no, and for those that give 0.
pub(super) fn no<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(0))
}

/// For natives that answer yes.
pub(super) fn yes<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(1))
}

/// For natives that give null.
pub(super) fn null<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::NULL)
}

fn get_class<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let object = args.object(0)?;
    vm.mirror(vm.state.heap.get(object).class).map(Value::Ref)
}

fn identity_hash<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.note_hash(args.reference(0)?);
    Ok(Value::Int(vm.state.heap.identity_hash(args.reference(0)?)))
}

fn clone<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let object = args.object(0)?;
    let class = vm.state.heap.get(object).class;
    let cloneable = vm.program.load("java/lang/Cloneable")?.id;
    if !vm.program.is_subtype(class, cloneable) {
        let name = vm.program.external_name(class);
        return Err(Trap::with("java/lang/CloneNotSupportedException", name));
    }
    let body = vm.state.heap.get(object).body.clone();
    Ok(Value::Ref(vm.state.heap.insert(class, body)?))
}

fn owned<'p>(vm: &Vm<'p>, object: Ref) -> Run<()> {
    if vm.state.heap.get(object).locks > 0 {
        return Ok(());
    }
    Err(Trap::with("java/lang/IllegalMonitorStateException", "current thread is not owner"))
}

fn notify<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    owned(vm, args.object(0)?)?;
    Ok(Value::Unset)
}

/// No other thread can notify: a wait with a time limit passes at once, one without would never end.
fn wait<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let object = args.object(0)?;
    let millis = args.long(1).unwrap_or(0);
    if millis < 0 {
        return Err(Trap::with("java/lang/IllegalArgumentException", "timeout value is negative"));
    }
    owned(vm, object)?;
    super::thread::check_interrupt(vm, None)?;
    if millis == 0 {
        return Err(Trap::unsupported("Object.wait without another thread to notify"));
    }
    Ok(Value::Unset)
}

fn intern<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Ref(vm.intern(args.object(0)?)))
}

/// Whether two arrays hold the same bytes.
fn same_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (Value::Ref(a), Value::Ref(b)) = (args.value(0)?, args.value(1)?) else {
        return Err(Trap::ill_typed("equals"));
    };
    if a.is_null() || b.is_null() {
        return Err(Trap::Bytecode);
    }
    match (&vm.state.heap.get(a).body, &vm.state.heap.get(b).body) {
        (Body::Bytes(a), Body::Bytes(b)) => Ok(Value::bool(a == b)),
        _ => Err(Trap::Bytecode),
    }
}

/// The hash code of a string, kept in it.
fn text_hash<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Value::Ref(string) = args.value(0)? else { return Err(Trap::ill_typed("hashCode")) };
    let slot = vm.known.string_hash;
    let known = vm.field(string, slot);
    if known != Some(Value::Int(0)) {
        return known.filter(|hash| matches!(hash, Value::Int(_))).ok_or(Trap::Bytecode);
    }
    let is_wide = vm.known.string_coder.is_some_and(|coder| vm.field(string, coder) != Some(Value::Int(0)));
    let Some(Value::Ref(array)) = vm.field(string, vm.known.string_value) else { return Err(Trap::Bytecode) };
    let next = |hash: i32, unit: u16| hash.wrapping_mul(31).wrapping_add(unit.into());
    let hash = match &vm.state.heap.get(array).body {
        Body::Bytes(bytes) if is_wide => {
            // The natives say that this machine is little-endian.
            bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0] as u8, pair[1] as u8])).fold(0, next)
        }
        Body::Bytes(bytes) => bytes.iter().map(|&byte| u16::from(byte as u8)).fold(0, next),
        _ => return Err(Trap::Bytecode),
    };
    vm.set_field(string, slot, Value::Int(hash));
    Ok(Value::Int(hash))
}

/// A method that is another one only where something is unknown.
pub(super) fn as_bytecode<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::Bytecode)
}

fn has_negatives<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, offset, len) = (args.object(0)?, args.int(1)?, args.int(2)?);
    let Body::Bytes(bytes) = &vm.state.heap.get(array).body else {
        return Err(Trap::ill_typed("hasNegatives"));
    };
    let range = offset as usize..(offset as usize).saturating_add(len.max(0) as usize);
    match bytes.get(range) {
        Some(range) => Ok(Value::bool(range.iter().any(|&b| b < 0))),
        None => Err(crate::arrays::out_of_bounds(offset.wrapping_add(len).wrapping_sub(1), bytes.len())),
    }
}

fn array_copy<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (src, dst) = (args.object(0)?, args.object(2)?);
    let (from, to, len) = (args.int(1)?, args.int(3)?, args.int(4)?);
    let (src_element, dst_element) = check_copyable(vm, src, dst)?;
    check_ranges(vm, src, from, dst, to, len)?;
    let (from, to, len) = (from as usize, to as usize, len as usize);
    if src == dst {
        copy_within(&mut vm.state.heap.get_mut(dst).body, from, to, len);
        return Ok(Value::Unset);
    }
    let needs_check = src_element.1 == Kind::Ref && !vm.program.is_subtype(src_element.0, dst_element.0);
    if needs_check {
        return copy_checked(vm, src, from, dst, to, len);
    }
    // The source body is taken out for the time of the copy, so that both can be held at once.
    let source = std::mem::replace(&mut vm.state.heap.get_mut(src).body, Body::Free);
    copy_between(&source, from, &mut vm.state.heap.get_mut(dst).body, to, len);
    vm.state.heap.get_mut(src).body = source;
    Ok(Value::Unset)
}

type Element = (jvm::ClassId, Kind);

/// Whether elements of one of these can be copied into the other, by their types; these are the result.
pub(crate) fn check_copyable<'p>(vm: &Vm<'p>, src: Ref, dst: Ref) -> Run<(Element, Element)> {
    let mismatch = |message: String| Trap::with("java/lang/ArrayStoreException", message);
    let program = vm.program;
    let (src, dst) = (vm.state.heap.get(src).class, vm.state.heap.get(dst).class);
    let Some(src_element) = program.class(src).element() else {
        let name = program.external_name(src);
        return Err(mismatch(format!("arraycopy: source type {name} is not an array")));
    };
    let Some(dst_element) = program.class(dst).element() else {
        let name = program.external_name(dst);
        return Err(mismatch(format!("arraycopy: destination type {name} is not an array")));
    };
    if src_element.1 == dst_element.1 {
        return Ok((src_element, dst_element));
    }
    let describe = |(_, kind): Element| match kind {
        Kind::Ref => "object array[]".to_string(),
        kind => format!("{kind}[]"),
    };
    Err(mismatch(format!(
        "arraycopy: type mismatch: can not copy {} into {}",
        describe(src_element),
        describe(dst_element)
    )))
}

/// Whether what is copied lies within both arrays.
pub(crate) fn check_ranges<'p>(vm: &Vm<'p>, src: Ref, from: i32, dst: Ref, to: i32, len: i32) -> Run<()> {
    let describe = |array: Ref| {
        let object = vm.state.heap.get(array);
        let (_, kind) = vm.program.class(object.class).element().unwrap_or((object.class, Kind::Ref));
        let size = object.body.len().unwrap_or(0);
        let name = if kind == Kind::Ref { "object array".to_string() } else { kind.to_string() };
        (size, format!("{name}[{size}]"))
    };
    let (src_len, src_name) = describe(src);
    let (dst_len, dst_name) = describe(dst);
    let out = |message: String| Err(Trap::with("java/lang/ArrayIndexOutOfBoundsException", message));
    if from < 0 {
        return out(format!("arraycopy: source index {from} out of bounds for {src_name}"));
    }
    if to < 0 {
        return out(format!("arraycopy: destination index {to} out of bounds for {dst_name}"));
    }
    if len < 0 {
        return out(format!("arraycopy: length {len} is negative"));
    }
    let (from_end, to_end) = (from as u32 as u64 + len as u64, to as u32 as u64 + len as u64);
    if from_end > src_len as u64 {
        return out(format!("arraycopy: last source index {from_end} out of bounds for {src_name}"));
    }
    if to_end > dst_len as u64 {
        return out(format!("arraycopy: last destination index {to_end} out of bounds for {dst_name}"));
    }
    Ok(())
}

fn copy_within(body: &mut Body, from: usize, to: usize, len: usize) {
    let range = from..from + len;
    match body {
        Body::Free | Body::Fields(_) | Body::Open(_) => {}
        Body::Cells(v) => v.copy_within(range, to),
        Body::Bytes(v) => v.copy_within(range, to),
        Body::Chars(v) => v.copy_within(range, to),
        Body::Shorts(v) => v.copy_within(range, to),
        Body::Ints(v) => v.copy_within(range, to),
        Body::Longs(v) => v.copy_within(range, to),
        Body::Floats(v) => v.copy_within(range, to),
        Body::Doubles(v) => v.copy_within(range, to),
        Body::Refs(v) => v.copy_within(range, to),
    }
}

fn copy_between(src: &Body, from: usize, dst: &mut Body, to: usize, len: usize) {
    macro_rules! copy {
        ($($kind:ident),*) => {
            match (src, dst) {
                $((Body::$kind(s), Body::$kind(d)) => d[to..to + len].copy_from_slice(&s[from..from + len]),)*
                _ => {}
            }
        };
    }
    copy!(Bytes, Chars, Shorts, Ints, Longs, Floats, Doubles, Refs);
}

/// Elements are checked one by one; those before a bad one stay copied.
fn copy_checked<'p>(vm: &mut Vm<'p>, src: Ref, from: usize, dst: Ref, to: usize, len: usize) -> Run<Value> {
    for i in 0..len {
        let Some(Value::Ref(element)) = vm.state.heap.get(src).body.get(from + i) else {
            break;
        };
        if vm.check_element(dst, element).is_err() {
            return Err(element_mismatch(vm, src, dst));
        }
        if let Body::Refs(elements) = &mut vm.state.heap.get_mut(dst).body {
            elements[to + i] = element;
        }
    }
    Ok(Value::Unset)
}

/// An element of `src` is of no class that `dst` has room for.
pub(crate) fn element_mismatch<'p>(vm: &Vm<'p>, src: Ref, dst: Ref) -> Trap {
    let name_of = |array: Ref| {
        let element = vm.program.class(vm.state.heap.get(array).class).element();
        element.map_or(String::new(), |(e, _)| vm.program.external_name(e))
    };
    let message = format!(
        "arraycopy: element type mismatch: can not cast one of the elements of {}[] to the type of the destination array, {}",
        name_of(src),
        name_of(dst)
    );
    Trap::with("java/lang/ArrayStoreException", message)
}

fn array_length<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let array = args.object(0)?;
    let len = vm.state.heap.get(array).body.len().ok_or_else(not_an_array)?;
    Ok(Value::Int(len as i32))
}

fn not_an_array() -> Trap {
    Trap::with("java/lang/IllegalArgumentException", "Argument is not an array")
}

fn new_array<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let element = vm.mirrored(args.object(0)?)?;
    if vm.program.primitive(Kind::Void) == element.id {
        return Err(Trap::java("java/lang/IllegalArgumentException"));
    }
    vm.new_array(element.id, args.value(1)?).map(Value::Ref)
}

fn multi_new_array<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mut class = vm.mirrored(args.object(0)?)?;
    let Body::Ints(lengths) = &vm.state.heap.get(args.object(1)?).body else {
        return Err(Trap::ill_typed("multiNewArray"));
    };
    let lengths: Vec<i32> = lengths.to_vec();
    if lengths.is_empty() {
        return Err(Trap::with("java/lang/IllegalArgumentException", "Empty dimensions array"));
    }
    let dimensions = vm.program.class_name(class.id).bytes().take_while(|&b| b == b'[').count();
    if dimensions + lengths.len() > 255 || class.shape == Shape::Primitive(Kind::Void) {
        return Err(Trap::java("java/lang/IllegalArgumentException"));
    }
    if let Some(negative) = lengths.iter().find(|&&len| len < 0) {
        return Err(Trap::with("java/lang/NegativeArraySizeException", negative.to_string()));
    }
    for _ in &lengths {
        class = vm.program.array_of(class.id)?;
    }
    let lengths: Vec<usize> = lengths.iter().map(|&len| len as usize).collect();
    vm.nested_array(class.id, &lengths).map(Value::Ref)
}

fn element<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<Value> {
    let (array, index) = (args.object(0)?, args.int(1)?);
    let body = &vm.state.heap.get(array).body;
    let len = body.len().ok_or_else(not_an_array)?;
    body.get(index as u32 as usize).ok_or_else(|| crate::arrays::out_of_bounds(index, len))
}

fn element_kind<'p>(vm: &Vm<'p>, array: Ref) -> Run<Kind> {
    let class = vm.program.class(vm.state.heap.get(array).class);
    class.element().map(|(_, kind)| kind).ok_or_else(not_an_array)
}

fn array_get<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let value = element(vm, &args)?;
    let kind = element_kind(vm, args.object(0)?)?;
    vm.boxed(kind, value)
}

fn array_get_primitive<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let value = element(vm, &args)?;
    let kind = element_kind(vm, args.object(0)?)?;
    super::boxing::widen(kind, value, args.method.signature.result).ok_or_else(type_mismatch)
}

fn type_mismatch() -> Trap {
    Trap::with("java/lang/IllegalArgumentException", "argument type mismatch")
}

fn store<'p>(vm: &mut Vm<'p>, array: Ref, index: i32, value: Value) -> Run<Value> {
    let object = vm.state.heap.get(array);
    let len = object.body.len().ok_or_else(not_an_array)?;
    if index < 0 || index as usize >= len {
        return Err(crate::arrays::out_of_bounds(index, len));
    }
    let at = index as usize;
    match (&mut vm.state.heap.get_mut(array).body, value) {
        (Body::Bytes(v), Value::Int(x)) => v[at] = x as i8,
        (Body::Chars(v), Value::Int(x)) => v[at] = x as u16,
        (Body::Shorts(v), Value::Int(x)) => v[at] = x as i16,
        (Body::Ints(v), Value::Int(x)) => v[at] = x,
        (Body::Longs(v), Value::Long(x)) => v[at] = x,
        (Body::Floats(v), Value::Float(x)) => v[at] = x,
        (Body::Doubles(v), Value::Double(x)) => v[at] = x,
        (Body::Refs(v), Value::Ref(x)) => v[at] = x,
        _ => return Err(type_mismatch()),
    }
    Ok(Value::Unset)
}

fn array_set<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, index, value) = (args.object(0)?, args.int(1)?, args.reference(2)?);
    let kind = element_kind(vm, array)?;
    if kind == Kind::Ref {
        if vm.check_element(array, value).is_err() {
            return Err(Trap::with("java/lang/IllegalArgumentException", "array element type mismatch"));
        }
        return store(vm, array, index, Value::Ref(value));
    }
    let (from, primitive) = vm.unboxed(value).ok_or_else(type_mismatch)?;
    let widened = super::boxing::widen(from, primitive, kind).ok_or_else(type_mismatch)?;
    store(vm, array, index, widened)
}

fn array_set_primitive<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, index, value) = (args.object(0)?, args.int(1)?, args.value(2)?);
    let kind = element_kind(vm, array)?;
    let from = args.method.signature.params[2];
    let widened = super::boxing::widen(from, value, kind).ok_or_else(type_mismatch)?;
    store(vm, array, index, widened)
}
