//! `CRC32` and `Adler32`.

use heap::{Body, Value};

use super::{Args, Row};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/util/zip/CRC32.update(II)I", crc_byte),
    ("java/util/zip/CRC32.updateBytes0", crc_bytes),
    ("java/util/zip/CRC32.updateByteBuffer0", crc_buffer),
    ("java/util/zip/Adler32.update(II)I", adler_byte),
    ("java/util/zip/Adler32.updateBytes", adler_bytes),
    ("java/util/zip/Adler32.updateByteBuffer", adler_buffer),
];

const CRC_TABLE: [u32; 256] = crc_table();

/// Remainders of all bytes by the reversed polynomial of IEEE 802.3.
const fn crc_table() -> [u32; 256] {
    let mut table = [0; 256];
    let mut i = 0;
    while i < 256 {
        let mut remainder = i as u32;
        let mut bit = 0;
        while bit < 8 {
            remainder = if remainder & 1 != 0 { (remainder >> 1) ^ 0xEDB8_8320 } else { remainder >> 1 };
            bit += 1;
        }
        table[i] = remainder;
        i += 1;
    }
    table
}

fn crc(start: i32, bytes: impl Iterator<Item = u8>) -> Value {
    let sum = bytes.fold(!(start as u32), |sum, byte| CRC_TABLE[((sum ^ byte as u32) & 0xFF) as usize] ^ (sum >> 8));
    Value::Int(!sum as i32)
}

/// The Adler-32 checksum of `bytes`, begun with `start`.
pub(super) fn adler(start: i32, bytes: impl Iterator<Item = u8>) -> i32 {
    let (mut low, mut high) = (start as u32 & 0xFFFF, start as u32 >> 16);
    for byte in bytes {
        low = (low + byte as u32) % 65521;
        high = (high + low) % 65521;
    }
    (high << 16 | low) as i32
}

/// Arguments 1 to 3: an array, an offset and a length.
fn array<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<Vec<u8>> {
    let Body::Bytes(bytes) = &vm.state.heap.get(args.object(1)?).body else {
        return Err(Trap::ill_typed("byte[]"));
    };
    let (offset, len) = (args.int(2)? as usize, args.int(3)? as usize);
    let range = bytes.get(offset..offset.saturating_add(len));
    let range = range.ok_or_else(|| Trap::java("java/lang/ArrayIndexOutOfBoundsException"))?;
    Ok(bytemuck::cast_slice(range).to_vec())
}

/// Arguments 1 to 3: an address, an offset and a length.
fn buffer<'p>(vm: &mut Vm<'p>, args: &Args<'_>) -> Run<Vec<u8>> {
    let address = args.long(1)?.wrapping_add(args.int(2)? as i64) as u64;
    let bytes = vm.state.off_heap.bytes(address, args.int(3)? as usize);
    bytes.map(|bytes| bytes.to_vec()).ok_or_else(|| Trap::java("java/lang/IndexOutOfBoundsException"))
}

fn crc_byte<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(crc(args.int(0)?, [args.int(1)? as u8].into_iter()))
}

fn crc_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(crc(args.int(0)?, array(vm, &args)?.into_iter()))
}

fn crc_buffer<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(crc(args.int(0)?, buffer(vm, &args)?.into_iter()))
}

fn adler_byte<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(adler(args.int(0)?, [args.int(1)? as u8].into_iter())))
}

fn adler_bytes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(adler(args.int(0)?, array(vm, &args)?.into_iter())))
}

fn adler_buffer<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(adler(args.int(0)?, buffer(vm, &args)?.into_iter())))
}
