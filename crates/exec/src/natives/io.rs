//! Standard streams. Files are not opened: the engine's runs have no side effects on the machine.

use std::io::Read;

use heap::{Body, Value};

use super::object::{no, nothing};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/io/FileDescriptor.getHandle", handle),
    ("java/io/FileDescriptor.getAppend", no),
    ("java/io/FileDescriptor.close0", nothing),
    ("java/io/FileDescriptor.sync0", nothing),
    ("java/io/FileCleanable.cleanupClose0", nothing),
    ("java/io/FileInputStream.readBytes", read_bytes),
    ("java/io/FileInputStream.readBytes0", read_bytes),
    ("java/io/FileInputStream.read0", read_byte),
    ("java/io/FileInputStream.available0", available),
    ("java/io/FileInputStream.isRegularFile0", no),
    ("java/io/FileInputStream.length0", super::class::zero_long),
    ("java/io/FileInputStream.position0", super::class::zero_long),
    ("java/io/FileInputStream.skip0", super::class::zero_long),
    ("java/io/FileInputStream.open0", open),
    ("java/io/FileOutputStream.open0", open),
    ("java/io/RandomAccessFile.open0", open),
    ("java/io/FileOutputStream.writeBytes", write_bytes),
    ("java/io/FileOutputStream.write", write_byte),
    ("java/io/Console.istty", no),
    ("java/io/Console.encoding", super::object::null),
];

fn handle<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(-1))
}

fn open<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let name = args.reference(1).map_or(String::new(), |name| vm.text(name));
    Err(Trap::unsupported(format!("opening the file {name}")))
}

/// The descriptor number behind a stream object.
fn descriptor<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<i32> {
    let stream = args.object(0)?;
    let class = vm.program.class(vm.state.heap.get(stream).class);
    let number = (|| {
        let Value::Ref(fd) = vm.field(stream, slot(vm.program, class, "fd")?)? else { return None };
        let class = vm.program.class(vm.state.heap.get(fd).class);
        vm.field(fd, slot(vm.program, class, "fd")?)?.as_int()
    })();
    number.ok_or_else(|| Trap::ill_typed("file stream"))
}

fn failed(error: std::io::Error) -> Trap {
    Trap::with("java/io/IOException", error.to_string())
}

fn write<'p>(vm: &mut Vm<'p>, descriptor: i32, bytes: &[u8]) -> Run<Value> {
    let written = match descriptor {
        1 => vm.world.stdout.write(bytes),
        2 => {
            // What was printed before must appear before.
            vm.world.stdout.flush().map_err(failed)?;
            vm.world.stderr.write(bytes)
        }
        _ => return Err(Trap::with("java/io/IOException", "Stream Closed")),
    };
    written.map_err(failed)?;
    Ok(Value::Unset)
}

fn write_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let descriptor = descriptor(vm, &args)?;
    let (array, offset, len) = (args.object(1)?, args.int(2)?, args.int(3)?);
    let Body::Bytes(bytes) = &vm.state.heap.get(array).body else { return Err(Trap::ill_typed("byte[]")) };
    let range = offset as usize..(offset as usize).saturating_add(len as usize);
    let Some(range) = bytes.get(range) else {
        return Err(Trap::java("java/lang/IndexOutOfBoundsException"));
    };
    let bytes: Vec<u8> = bytemuck::cast_slice(range).to_vec();
    write(vm, descriptor, &bytes)
}

fn write_byte<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let descriptor = descriptor(vm, &args)?;
    write(vm, descriptor, &[args.int(1)? as u8])
}

fn read<'p>(vm: &mut Vm<'p>, descriptor: i32, len: usize) -> Run<Vec<u8>> {
    if descriptor != 0 {
        return Err(Trap::with("java/io/IOException", "Stream Closed"));
    }
    vm.world.stdout.flush().map_err(failed)?;
    let mut buffer = vec![0; len];
    let count = vm.world.stdin.read(&mut buffer).map_err(failed)?;
    buffer.truncate(count);
    Ok(buffer)
}

fn read_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let descriptor = descriptor(vm, &args)?;
    let (array, offset, len) = (args.object(1)?, args.int(2)?, args.int(3)?);
    let size = vm.state.heap.get(array).body.len().unwrap_or(0);
    if offset < 0 || len < 0 || offset as usize + len as usize > size {
        return Err(Trap::java("java/lang/IndexOutOfBoundsException"));
    }
    if len == 0 {
        return Ok(Value::Int(0));
    }
    let bytes = read(vm, descriptor, len as usize)?;
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
    let bytes = read(vm, descriptor, 1)?;
    Ok(Value::Int(bytes.first().map_or(-1, |&b| b as i32)))
}

fn available<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(0))
}
