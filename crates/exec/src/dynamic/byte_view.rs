//! Numbers in byte arrays. The array is in local variable 1, the index of the first byte in 2.

use jvm::Kind;

use super::assembler::Body;
use super::assembler::op::*;
use super::concat::{append, append_text, finish_builder, new_builder};

/// Pushes the number at the index.
pub(super) fn read(b: &mut Body<'_>, kind: Kind, big_endian: bool) {
    check_index(b, kind);
    let wide = is_wide(kind);
    for at in 0..kind.bytes() {
        element(b, at);
        b.array_load(Kind::Byte);
        b.int(0xff);
        b.op(IAND, -1);
        if wide {
            b.op(I2L, 1);
        }
        b.int(shift(kind, at, big_endian));
        b.op(ISHL + u8::from(wide), -1);
        if at > 0 {
            b.op(IOR + u8::from(wide), if wide { -2 } else { -1 });
        }
    }
    match kind {
        Kind::Char => b.op(I2C, 0),
        Kind::Short => b.op(I2S, 0),
        Kind::Float => b.call_static("java/lang/Float", "intBitsToFloat", "(I)F"),
        Kind::Double => b.call_static("java/lang/Double", "longBitsToDouble", "(J)D"),
        _ => {}
    }
}

/// Pops a number and writes it at the index.
pub(super) fn write(b: &mut Body<'_>, kind: Kind, big_endian: bool) {
    match kind {
        Kind::Float => b.call_static("java/lang/Float", "floatToRawIntBits", "(F)I"),
        Kind::Double => b.call_static("java/lang/Double", "doubleToRawLongBits", "(D)J"),
        _ => {}
    }
    let raw = if is_wide(kind) { Kind::Long } else { Kind::Int };
    let value = b.local(raw);
    b.store(raw, value);
    check_index(b, kind);
    for at in 0..kind.bytes() {
        element(b, at);
        b.load(raw, value);
        b.int(shift(kind, at, big_endian));
        b.op(ISHR + u8::from(is_wide(kind)), -1);
        if is_wide(kind) {
            b.op(L2I, -1);
        }
        b.array_store(Kind::Byte);
    }
}

fn is_wide(kind: Kind) -> bool {
    kind.bytes() == 8
}

fn shift(kind: Kind, at: usize, big_endian: bool) -> i32 {
    8 * if big_endian { kind.bytes() - 1 - at } else { at } as i32
}

fn element(b: &mut Body<'_>, at: usize) {
    b.load(Kind::Ref, 1);
    b.load(Kind::Int, 2);
    b.int(at as i32);
    b.op(IADD, -1);
}

/// The whole number must lie within the array.
fn check_index(b: &mut Body<'_>, kind: Kind) {
    const EXCEPTION: &str = "java/lang/ArrayIndexOutOfBoundsException";
    let (bad, good) = (b.label(), b.label());
    b.load(Kind::Int, 2);
    b.jump(IFLT, bad, 1);
    b.load(Kind::Int, 2);
    positions(b, kind);
    b.jump(IF_ICMPLT, good, 2);
    b.bind(bad);
    b.on_class(NEW, EXCEPTION);
    b.op(DUP, 1);
    new_builder(b);
    append_text(b, "Index ");
    b.load(Kind::Int, 2);
    append(b, "I");
    append_text(b, " out of bounds for length ");
    positions(b, kind);
    append(b, "I");
    finish_builder(b);
    b.invoke(INVOKESPECIAL, EXCEPTION, "<init>", "(Ljava/lang/String;)V", false);
    b.op(ATHROW, -1);
    b.bind(good);
}

/// Pushes the number of places where a number can begin.
fn positions(b: &mut Body<'_>, kind: Kind) {
    b.load(Kind::Ref, 1);
    b.op(ARRAYLENGTH, 0);
    b.int(1 - kind.bytes() as i32);
    b.op(IADD, -1);
}
