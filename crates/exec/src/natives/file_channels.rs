//! `sun.nio.ch`: reading and writing of open files through memory outside the heap.

use std::fs::File;
use std::io::{self, Seek, SeekFrom};
use std::os::unix::fs::FileExt;

use heap::Value;

use super::io::{failed, number, read, set_number, write};
use super::object::{no, nothing};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("sun/nio/ch/IOUtil.initIDs", nothing),
    ("sun/nio/ch/IOUtil.iovMax", most_buffers),
    ("sun/nio/ch/IOUtil.writevMax", most_bytes),
    ("sun/nio/ch/IOUtil.fdVal", descriptor_value),
    ("sun/nio/ch/IOUtil.setfdVal", set_descriptor_value),
    ("sun/nio/ch/NativeThread.init", nothing),
    ("sun/nio/ch/NativeThread.current", super::class::zero_long),
    ("sun/nio/ch/NativeThread.current0", super::class::zero_long),
    ("sun/nio/ch/NativeThread.supportPendingSignals0", no),
    ("sun/nio/ch/FileChannelImpl.initIDs", page_size),
    ("sun/nio/ch/FileDispatcherImpl.init", nothing),
    ("sun/nio/ch/FileDispatcherImpl.init0", nothing),
    ("sun/nio/ch/UnixDispatcher.init", nothing),
    ("sun/nio/ch/UnixFileDispatcherImpl.allocationGranularity0", page_size),
    ("sun/nio/ch/FileDispatcherImpl.read0", read_some),
    ("sun/nio/ch/UnixFileDispatcherImpl.read0", read_some),
    ("sun/nio/ch/FileDispatcherImpl.pread0", read_at),
    ("sun/nio/ch/UnixFileDispatcherImpl.pread0", read_at),
    ("sun/nio/ch/FileDispatcherImpl.write0", write_all),
    ("sun/nio/ch/UnixFileDispatcherImpl.write0", write_all),
    ("sun/nio/ch/FileDispatcherImpl.pwrite0", write_at),
    ("sun/nio/ch/UnixFileDispatcherImpl.pwrite0", write_at),
    ("sun/nio/ch/FileDispatcherImpl.seek0", seek),
    ("sun/nio/ch/UnixFileDispatcherImpl.seek0", seek),
    ("sun/nio/ch/FileDispatcherImpl.size0", size),
    ("sun/nio/ch/UnixFileDispatcherImpl.size0", size),
    ("sun/nio/ch/UnixFileDispatcherImpl.available0", rest),
    ("sun/nio/ch/UnixFileDispatcherImpl.isOther0", no),
    ("sun/nio/ch/FileDispatcherImpl.truncate0", truncate),
    ("sun/nio/ch/UnixFileDispatcherImpl.truncate0", truncate),
    ("sun/nio/ch/FileDispatcherImpl.force0", no),
    ("sun/nio/ch/UnixFileDispatcherImpl.force0", no),
    ("sun/nio/ch/FileDispatcherImpl.lock0", no),
    ("sun/nio/ch/UnixFileDispatcherImpl.lock0", no),
    ("sun/nio/ch/FileDispatcherImpl.release0", nothing),
    ("sun/nio/ch/UnixFileDispatcherImpl.release0", nothing),
    ("sun/nio/ch/FileDispatcherImpl.canTransferToFromOverlappedMap0", no),
    ("sun/nio/ch/FileDispatcherImpl.transferTo0", unsupported_case),
    ("sun/nio/ch/FileDispatcherImpl.transferFrom0", unsupported_case),
    ("sun/nio/ch/FileChannelImpl.transferTo0", unsupported_case),
    ("sun/nio/ch/FileChannelImpl.maxDirectTransferSize0", most_direct),
    ("sun/nio/ch/FileChannelImpl.map0", map_channel),
    ("sun/nio/ch/UnixFileDispatcherImpl.map0", map_descriptor),
    ("sun/nio/ch/FileChannelImpl.unmap0", unmap),
    ("sun/nio/ch/UnixFileDispatcherImpl.unmap0", unmap),
    ("sun/nio/ch/FileDispatcherImpl.close0", close),
    ("sun/nio/ch/UnixDispatcher.close0", close),
    ("sun/nio/ch/FileDispatcherImpl.preClose0", nothing),
    ("sun/nio/ch/UnixDispatcher.preClose0", nothing),
    ("sun/nio/ch/FileDispatcherImpl.closeIntFD", close_number),
    ("sun/nio/ch/UnixFileDispatcherImpl.closeIntFD", close_number),
];

fn most_buffers<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(16))
}

fn most_bytes<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(i32::MAX as i64))
}

fn most_direct<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Int(i32::MAX))
}

fn page_size<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(4096))
}

/// `IOStatus.UNSUPPORTED_CASE`: the caller copies through a buffer instead.
fn unsupported_case<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(-6))
}

fn descriptor_value<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    number(vm, args.object(0)?).map(Value::Int)
}

fn set_descriptor_value<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_number(vm, args.object(0)?, args.int(1)?)?;
    Ok(Value::Unset)
}

fn file<'v, 'p>(vm: &'v mut Vm<'p>, args: &Args<'_>) -> Run<&'v mut File> {
    let number = number(vm, args.object(0)?)?;
    vm.world.files.get(number).map_err(failed)
}

fn block<'v, 'p>(vm: &'v mut Vm<'p>, args: &Args<'_>, len: usize) -> Run<&'v mut [u8]> {
    let bytes = vm.state.off_heap.bytes(args.long(1)? as u64, len);
    bytes.ok_or_else(|| Trap::with("java/lang/InternalError", "transfer outside of any block"))
}

/// Puts what was read into memory; nothing means the end of the file.
fn deliver<'p>(vm: &mut Vm<'p>, args: &Args<'_>, bytes: io::Result<Vec<u8>>) -> Run<Value> {
    let bytes = bytes.map_err(failed)?;
    if bytes.is_empty() {
        return Ok(Value::Int(if args.int(2)? == 0 { 0 } else { -1 }));
    }
    block(vm, args, bytes.len())?.copy_from_slice(&bytes);
    Ok(Value::Int(bytes.len() as i32))
}

fn read_some<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let number = number(vm, args.object(0)?)?;
    let bytes = read(vm, number, args.int(2)?.max(0) as usize);
    deliver(vm, &args, bytes)
}

fn read_at<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let mut buffer = vec![0; args.int(2)?.max(0) as usize];
    let at = args.long(3)? as u64;
    let count = file(vm, &args)?.read_at(&mut buffer, at);
    let bytes = count.map(|count| {
        buffer.truncate(count);
        buffer
    });
    deliver(vm, &args, bytes)
}

/// Until JDK 19 the channel itself maps, and its descriptor is a field.
fn map_channel<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let channel = args.object(0)?;
    let class = vm.program.class(vm.state.heap.get(channel).class);
    let descriptor = slot(vm.program, class, "fd").and_then(|at| vm.field(channel, at)).and_then(Value::as_ref);
    let descriptor = descriptor.ok_or_else(|| Trap::ill_typed("FileChannelImpl"))?;
    let number = number(vm, descriptor)?;
    map(vm, number, args)
}

fn map_descriptor<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let number = number(vm, args.object(0)?)?;
    map(vm, number, args)
}

/// A mapping that is only read, or private to the program, is a copy. One that others see is not there.
fn map<'p>(vm: &mut Vm<'p>, number: i32, args: Args<'_>) -> Run<Value> {
    const SHARED: i32 = 1;
    if args.int(1)? == SHARED {
        return Err(Trap::unsupported("a writable mapping of a file"));
    }
    let at = args.long(2)? as u64;
    let len = usize::try_from(args.long(3)?).unwrap_or(usize::MAX);
    if len > vm.limits.heap {
        return Err(Trap::with("java/lang/OutOfMemoryError", "Map failed"));
    }
    let mut bytes = vec![0; len];
    let file = vm.world.files.get(number).map_err(failed)?;
    let mut filled = 0;
    while filled < len {
        match file.read_at(&mut bytes[filled..], at + filled as u64).map_err(failed)? {
            0 => break,
            count => filled += count,
        }
    }
    let address = vm.state.off_heap.allocate(len);
    if let Some(block) = vm.state.off_heap.bytes(address, len) {
        block.copy_from_slice(&bytes);
    }
    Ok(Value::Long(address as i64))
}

fn unmap<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.state.off_heap.free(args.long(0)? as u64);
    Ok(Value::Int(0))
}

fn write_all<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let len = args.int(2)?.max(0) as usize;
    let number = number(vm, args.object(0)?)?;
    let bytes = block(vm, &args, len)?.to_vec();
    write(vm, number, &bytes).map_err(failed)?;
    Ok(Value::Int(len as i32))
}

fn write_at<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let len = args.int(2)?.max(0) as usize;
    let bytes = block(vm, &args, len)?.to_vec();
    let at = args.long(3)? as u64;
    file(vm, &args)?.write_all_at(&bytes, at).map_err(failed)?;
    Ok(Value::Int(len as i32))
}

/// A negative position asks for the present one.
fn seek<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let to = args.long(1)?;
    let to = u64::try_from(to).map_or(SeekFrom::Current(0), SeekFrom::Start);
    let at = file(vm, &args)?.seek(to).map_err(failed)?;
    Ok(Value::Long(at as i64))
}

fn size<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let size = file(vm, &args)?.metadata().map_err(failed)?.len();
    Ok(Value::Long(size as i64))
}

fn rest<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let file = file(vm, &args)?;
    let at = file.stream_position().map_err(failed)?;
    let size = file.metadata().map_err(failed)?.len();
    Ok(Value::Int(size.saturating_sub(at).min(i32::MAX as u64) as i32))
}

fn truncate<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let size = args.long(1)?.max(0) as u64;
    file(vm, &args)?.set_len(size).map_err(failed)?;
    Ok(Value::Int(0))
}

fn close<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let object = args.object(0)?;
    let number = number(vm, object)?;
    vm.world.files.close(number);
    set_number(vm, object, -1)?;
    Ok(Value::Unset)
}

fn close_number<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.world.files.close(args.int(0)?);
    Ok(Value::Unset)
}
