//! `java.util.zip.Inflater` and `Deflater`.

use flate2::{Compress, Compression, Decompress, FlushCompress, FlushDecompress, Status};
use heap::{Body, Ref, Value};

use super::checksums::adler;
use super::object::nothing;
use super::{Args, Row};
use crate::codecs::{Codec, Kind};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/util/zip/Inflater.initIDs", nothing),
    ("java/util/zip/Inflater.init", new_inflater),
    ("java/util/zip/Inflater.inflateBytesBytes", inflate),
    ("java/util/zip/Inflater.getAdler", checksum),
    ("java/util/zip/Inflater.reset", reset),
    ("java/util/zip/Inflater.end", end),
    ("java/util/zip/Deflater.init", new_deflater),
    ("java/util/zip/Deflater.deflateBytesBytes", deflate),
    ("java/util/zip/Deflater.getAdler", checksum),
    ("java/util/zip/Deflater.reset", reset),
    ("java/util/zip/Deflater.end", end),
];

fn new_inflater<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let header = !args.bool(0)?;
    Ok(Value::Long(vm.world.codecs.add(Kind::Inflate(Decompress::new(header), header))))
}

fn new_deflater<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let level = Compression::new(u32::try_from(args.int(0)?).unwrap_or(6));
    let header = !args.bool(2)?;
    Ok(Value::Long(vm.world.codecs.add(Kind::Deflate(Compress::new(level, header)))))
}

fn codec<'v, 'p>(vm: &'v mut Vm<'p>, handle: i64) -> Run<&'v mut Codec> {
    vm.world.codecs.get(handle).ok_or_else(|| Trap::with("java/lang/NullPointerException", "stream has been closed"))
}

fn checksum<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(codec(vm, args.long(0)?)?.adler))
}

fn reset<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let codec = codec(vm, args.long(0)?)?;
    codec.adler = 1;
    match &mut codec.kind {
        Kind::Inflate(stream, header) => stream.reset(*header),
        Kind::Deflate(stream) => stream.reset(),
    }
    Ok(Value::Unset)
}

fn end<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.world.codecs.close(args.long(0)?);
    Ok(Value::Unset)
}

/// Input and room for output: arguments 2 to 4 and 5 to 7.
fn operands<'p>(vm: &Vm<'p>, args: &Args<'_>) -> Run<(Vec<u8>, Vec<u8>)> {
    let Body::Bytes(input) = &vm.state.heap.get(args.object(2)?).body else {
        return Err(Trap::ill_typed("byte[]"));
    };
    let (offset, len) = (args.int(3)?.max(0) as usize, args.int(4)?.max(0) as usize);
    let input = input.get(offset..offset.saturating_add(len));
    let input = input.ok_or_else(|| Trap::java("java/lang/ArrayIndexOutOfBoundsException"))?;
    Ok((bytemuck::cast_slice(input).to_vec(), vec![0; args.int(7)?.max(0) as usize]))
}

fn deliver<'p>(vm: &mut Vm<'p>, array: Ref, offset: i32, output: &[u8]) -> Run<()> {
    let Body::Bytes(bytes) = &mut vm.state.heap.get_mut(array).body else {
        return Err(Trap::ill_typed("byte[]"));
    };
    let at = offset.max(0) as usize;
    let place = bytes.get_mut(at..at.saturating_add(output.len()));
    let place = place.ok_or_else(|| Trap::java("java/lang/ArrayIndexOutOfBoundsException"))?;
    place.copy_from_slice(bytemuck::cast_slice(output));
    Ok(())
}

/// Both natives answer in one number: bytes consumed, bytes produced, and whether the stream is at its end.
fn answer(consumed: u64, produced: u64, ended: bool) -> Value {
    Value::Long((consumed | produced << 31 | (ended as u64) << 62) as i64)
}

fn inflate<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (input, mut output) = operands(vm, &args)?;
    let codec = codec(vm, args.long(1)?)?;
    let Kind::Inflate(stream, _) = &mut codec.kind else {
        return Err(Trap::ill_typed("Inflater"));
    };
    let before = (stream.total_in(), stream.total_out());
    let result = stream.decompress(&input, &mut output, FlushDecompress::Sync);
    let (consumed, produced) = (stream.total_in() - before.0, stream.total_out() - before.1);
    output.truncate(produced as usize);
    codec.adler = adler(codec.adler, output.iter().copied());
    deliver(vm, args.object(5)?, args.int(6)?, &output)?;
    match result {
        Ok(status) => Ok(answer(consumed, produced, status == Status::StreamEnd)),
        Err(error) if error.needs_dictionary().is_some() => {
            Err(Trap::unsupported("compression with a preset dictionary"))
        }
        Err(error) => {
            // The Java side reads from these how far it came.
            let this = args.object(0)?;
            let class = vm.program.class(vm.state.heap.get(this).class);
            for (field, value) in [("inputConsumed", consumed), ("outputConsumed", produced)] {
                if let Some(at) = slot(vm.program, class, field) {
                    vm.set_field(this, at, Value::Int(value as i32));
                }
            }
            Err(Trap::Java(crate::trap::Fault {
                class: "java/util/zip/DataFormatException",
                message: error.message().map(str::to_string),
            }))
        }
    }
}

fn deflate<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (input, mut output) = operands(vm, &args)?;
    let flush = match args.int(8)? {
        2 => FlushCompress::Sync,
        3 => FlushCompress::Full,
        4 => FlushCompress::Finish,
        _ => FlushCompress::None,
    };
    let codec = codec(vm, args.long(1)?)?;
    let Kind::Deflate(stream) = &mut codec.kind else {
        return Err(Trap::ill_typed("Deflater"));
    };
    let before = (stream.total_in(), stream.total_out());
    let status = stream.compress(&input, &mut output, flush);
    let (consumed, produced) = (stream.total_in() - before.0, stream.total_out() - before.1);
    let status = status.map_err(|error| Trap::with("java/lang/InternalError", error.to_string()))?;
    output.truncate(produced as usize);
    codec.adler = adler(codec.adler, input.iter().copied().take(consumed as usize));
    deliver(vm, args.object(5)?, args.int(6)?, &output)?;
    Ok(answer(consumed, produced, status == Status::StreamEnd))
}
