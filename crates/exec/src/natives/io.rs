//! `FileInputStream`, `FileOutputStream`, `RandomAccessFile`: the standard streams and open files.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};

use heap::{Body, Ref, Value};

use super::object::{as_bytecode, no, nothing, null};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/io/FileDescriptor.getHandle", handle),
    ("java/io/FileDescriptor.getAppend", no),
    ("java/io/FileDescriptor.close0", close_descriptor),
    ("java/io/FileDescriptor.sync0", nothing),
    ("java/io/FileDescriptor.sync", nothing),
    ("java/io/FileCleanable.cleanupClose0", cleanup_close),
    ("java/io/FileInputStream.open0", open_to_read),
    ("java/io/FileInputStream.readBytes", read_bytes),
    ("java/io/FileInputStream.readBytes0", read_bytes),
    ("java/io/FileInputStream.read0", read_byte),
    ("java/io/FileInputStream.available0", available),
    ("java/io/FileInputStream.isRegularFile0", is_regular_file),
    ("java/io/FileInputStream.length0", length),
    ("java/io/FileInputStream.position0", position),
    ("java/io/FileInputStream.skip0", skip),
    ("java/io/FileOutputStream.open0", open_to_write),
    ("java/io/FileOutputStream.writeBytes", write_bytes),
    ("java/io/FileOutputStream.write", write_byte),
    ("=java/io/PrintStream.print(Z)V", as_bytecode),
    ("=java/io/PrintStream.print(C)V", as_bytecode),
    ("=java/io/PrintStream.print(I)V", as_bytecode),
    ("=java/io/PrintStream.print(J)V", as_bytecode),
    ("=java/io/PrintStream.print(F)V", as_bytecode),
    ("=java/io/PrintStream.print(D)V", as_bytecode),
    ("=java/io/PrintStream.println(Z)V", as_bytecode),
    ("=java/io/PrintStream.println(C)V", as_bytecode),
    ("=java/io/PrintStream.println(I)V", as_bytecode),
    ("=java/io/PrintStream.println(J)V", as_bytecode),
    ("=java/io/PrintStream.println(F)V", as_bytecode),
    ("=java/io/PrintStream.println(D)V", as_bytecode),
    ("=java/io/PrintStream.print(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.println(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.write(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.writeln(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.implWrite(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.implWriteln(Ljava/lang/String;)V", as_bytecode),
    ("=java/io/PrintStream.print([C)V", as_bytecode),
    ("=java/io/PrintStream.println([C)V", as_bytecode),
    ("=java/io/PrintStream.write(I)V", as_bytecode),
    ("java/io/RandomAccessFile.open0", open_random),
    ("java/io/RandomAccessFile.readBytes", read_bytes),
    ("java/io/RandomAccessFile.readBytes0", read_bytes),
    ("java/io/RandomAccessFile.read0", read_byte),
    ("java/io/RandomAccessFile.writeBytes", write_bytes),
    ("java/io/RandomAccessFile.writeBytes0", write_bytes),
    ("java/io/RandomAccessFile.write0", write_byte),
    ("java/io/RandomAccessFile.getFilePointer", position),
    ("java/io/RandomAccessFile.seek0", seek),
    ("java/io/RandomAccessFile.length", length),
    ("java/io/RandomAccessFile.length0", length),
    ("java/io/RandomAccessFile.setLength", set_length),
    ("java/io/RandomAccessFile.setLength0", set_length),
    ("java/io/Console.istty", no),
    ("java/io/Console.encoding", null),
];

fn handle<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(-1))
}

/// The slot of `FileDescriptor.fd`.
fn number_slot<'p>(vm: &Vm<'p>) -> Run<u32> {
    let class = vm.class("java/io/FileDescriptor")?;
    slot(vm.program, class, "fd").ok_or_else(|| Trap::ill_typed("FileDescriptor"))
}

/// The number in a `FileDescriptor`.
pub(super) fn number<'p>(vm: &Vm<'p>, descriptor: Ref) -> Run<i32> {
    let value = vm.field(descriptor, number_slot(vm)?).and_then(Value::as_int);
    value.ok_or_else(|| Trap::ill_typed("FileDescriptor"))
}

/// Puts a number into a `FileDescriptor`.
pub(super) fn set_number<'p>(vm: &mut Vm<'p>, descriptor: Ref, number: i32) -> Run<()> {
    let at = number_slot(vm)?;
    vm.set_field(descriptor, at, Value::Int(number));
    Ok(())
}

/// The `FileDescriptor` of a stream.
fn descriptor_object<'p>(vm: &Vm<'p>, stream: Ref) -> Run<Ref> {
    let class = vm.program.class(vm.state.heap.get(stream).class);
    let value = slot(vm.program, class, "fd").and_then(|at| vm.field(stream, at));
    value.and_then(Value::as_ref).and_then(Ref::non_null).ok_or_else(|| Trap::ill_typed("file stream"))
}

/// The number behind the stream that is the receiver; a closed one is an exception.
fn descriptor<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<i32> {
    let number = number(vm, descriptor_object(vm, args.object(0)?)?)?;
    if number < 0 { Err(Trap::with("java/io/IOException", "Stream Closed")) } else { Ok(number) }
}

/// What the C library says about an error.
pub(super) fn reason(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or_default().to_string()
}

pub(super) fn failed(error: io::Error) -> Trap {
    Trap::with("java/io/IOException", reason(&error))
}

/// Refuses to change the file system where the run must have no effects.
pub(super) fn check_writable<'p>(vm: &Vm<'p>, path: &str) -> Run<()> {
    if vm.world.files.writable {
        return Ok(());
    }
    Err(Trap::unsupported(format!("changing the file {path} in a run without effects")))
}

fn open<'p>(vm: &mut Vm<'p>, args: Args<'_>, options: &OpenOptions) -> Run<Value> {
    let name = vm.text(args.object(1)?);
    let refused = |why: String| Trap::with("java/io/FileNotFoundException", format!("{name} ({why})"));
    let file = options.open(&name).map_err(|e| refused(reason(&e)))?;
    if file.metadata().is_ok_and(|m| m.is_dir()) {
        return Err(refused("Is a directory".into()));
    }
    let number = vm.world.files.add(file);
    let object = descriptor_object(vm, args.object(0)?)?;
    set_number(vm, object, number)?;
    Ok(Value::Unset)
}

fn open_to_read<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    open(vm, args, OpenOptions::new().read(true))
}

fn open_to_write<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    check_writable(vm, &vm.text(args.object(1)?))?;
    let append = args.bool(2)?;
    open(vm, args, OpenOptions::new().write(true).create(true).append(append).truncate(!append))
}

/// Modes as `RandomAccessFile` numbers them: 1 reads, 2 reads and writes.
fn open_random<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let writes = args.int(2)? & 2 != 0;
    if writes {
        check_writable(vm, &vm.text(args.object(1)?))?;
    }
    open(vm, args, OpenOptions::new().read(true).write(writes).create(writes).truncate(false))
}

fn close_descriptor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let object = args.object(0)?;
    let number = number(vm, object)?;
    vm.world.files.close(number);
    set_number(vm, object, -1)?;
    Ok(Value::Unset)
}

fn cleanup_close<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.world.files.close(args.int(0)?);
    Ok(Value::Unset)
}

/// Writes bytes to a descriptor.
pub(super) fn write<'p>(vm: &mut Vm<'p>, descriptor: i32, bytes: &[u8]) -> io::Result<()> {
    match descriptor {
        1 => vm.world.stdout.write(bytes),
        2 => {
            // What was printed before must appear before.
            vm.world.stdout.flush()?;
            vm.world.stderr.write(bytes)
        }
        _ => vm.world.files.get(descriptor)?.write_all(bytes),
    }
}

/// Reads up to `len` bytes from a descriptor; none at the end.
pub(super) fn read<'p>(vm: &mut Vm<'p>, descriptor: i32, len: usize) -> io::Result<Vec<u8>> {
    let mut buffer = vec![0; len];
    let count = match descriptor {
        0 => {
            vm.world.stdout.flush()?;
            vm.world.stdin.read(&mut buffer)?
        }
        _ => vm.world.files.get(descriptor)?.read(&mut buffer)?,
    };
    buffer.truncate(count);
    Ok(buffer)
}

fn write_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, offset, len) = (args.object(1)?, args.int(2)?, args.int(3)?);
    let Body::Bytes(bytes) = &vm.state.heap.get(array).body else {
        return Err(Trap::ill_typed("byte[]"));
    };
    let range = offset as usize..(offset as usize).saturating_add(len as usize);
    let Some(range) = bytes.get(range) else {
        return Err(Trap::java("java/lang/IndexOutOfBoundsException"));
    };
    if range.is_empty() {
        return Ok(Value::Unset);
    }
    let bytes: Vec<u8> = bytemuck::cast_slice(range).to_vec();
    let descriptor = descriptor(vm, &args)?;
    write(vm, descriptor, &bytes).map_err(failed)?;
    Ok(Value::Unset)
}

fn write_byte<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let descriptor = descriptor(vm, &args)?;
    write(vm, descriptor, &[args.int(1)? as u8]).map_err(failed)?;
    Ok(Value::Unset)
}

fn read_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (array, offset, len) = (args.object(1)?, args.int(2)?, args.int(3)?);
    let size = vm.state.heap.get(array).body.len().unwrap_or(0);
    if offset < 0 || len < 0 || offset as usize + len as usize > size {
        return Err(Trap::java("java/lang/IndexOutOfBoundsException"));
    }
    if len == 0 {
        return Ok(Value::Int(0));
    }
    let descriptor = descriptor(vm, &args)?;
    let bytes = read(vm, descriptor, len as usize).map_err(failed)?;
    if bytes.is_empty() {
        return Ok(Value::Int(-1));
    }
    if let Body::Bytes(elements) = &mut vm.state.heap.get_mut(array).body {
        let at = offset as usize;
        elements[at..at + bytes.len()].copy_from_slice(bytemuck::cast_slice(&bytes));
    }
    Ok(Value::Int(bytes.len() as i32))
}

fn read_byte<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let descriptor = descriptor(vm, &args)?;
    let bytes = read(vm, descriptor, 1).map_err(failed)?;
    Ok(Value::Int(bytes.first().map_or(-1, |&b| b as i32)))
}

/// The file behind the receiver; the standard streams have none.
fn file<'v, 'p>(vm: &'v mut Vm<'p>, args: &Args<'_>) -> Run<Option<&'v mut File>> {
    let descriptor = descriptor(vm, args)?;
    if descriptor <= 2 {
        return Ok(None);
    }
    vm.world.files.get(descriptor).map(Some).map_err(failed)
}

fn rest(file: &mut File) -> io::Result<u64> {
    let at = file.stream_position()?;
    Ok(file.metadata()?.len().saturating_sub(at))
}

fn available<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let rest = match file(vm, &args)? {
        Some(file) => rest(file).unwrap_or(0),
        None => 0,
    };
    Ok(Value::Int(rest.min(i32::MAX as u64) as i32))
}

fn is_regular_file<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let number = number(vm, args.object(1)?)?;
    let regular = vm.world.files.get(number).and_then(|f| f.metadata()).is_ok_and(|m| m.is_file());
    Ok(Value::bool(regular))
}

fn length<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let length = match file(vm, &args)? {
        Some(file) => file.metadata().map_err(failed)?.len(),
        None => 0,
    };
    Ok(Value::Long(length as i64))
}

fn position<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let position = match file(vm, &args)? {
        Some(file) => file.stream_position().map_err(failed)?,
        None => 0,
    };
    Ok(Value::Long(position as i64))
}

fn skip<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let distance = args.long(1)?;
    let Some(file) = file(vm, &args)? else {
        return Err(Trap::with("java/io/IOException", "Seek error"));
    };
    file.seek(SeekFrom::Current(distance)).map_err(failed)?;
    Ok(Value::Long(distance))
}

fn seek<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let to = args.long(1)?;
    let to = u64::try_from(to).map_err(|_| Trap::with("java/io/IOException", "Negative seek offset"))?;
    if let Some(file) = file(vm, &args)? {
        file.seek(SeekFrom::Start(to)).map_err(failed)?;
    }
    Ok(Value::Unset)
}

fn set_length<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let length = args.long(1)?;
    let length = u64::try_from(length).map_err(|_| Trap::with("java/io/IOException", "setLength failed"))?;
    if let Some(file) = file(vm, &args)? {
        let at = file.stream_position().map_err(failed)?;
        file.set_len(length).map_err(failed)?;
        file.seek(SeekFrom::Start(at.min(length))).map_err(failed)?;
    }
    Ok(Value::Unset)
}
