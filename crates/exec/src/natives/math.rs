//! `Math` and `StrictMath`: what the JDK leaves to the platform, and the bits of floating-point numbers.

use heap::Value;

use super::{Args, Row};
use crate::fdlibm;
use crate::trap::Run;
use crate::vm::Vm;

macro_rules! strict {
    ($($name:ident)*) => {
        $(fn $name<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
            Ok(Value::Double(fdlibm::$name(args.double(0)?)))
        })*
    };
}

strict!(sin cos tan asin acos atan exp log log10 cbrt sinh cosh tanh expm1 log1p);

macro_rules! platform {
    ($($name:ident = $function:expr;)*) => {
        $(fn $name<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
            let function: fn(f64) -> f64 = $function;
            Ok(Value::Double(function(args.double(0)?)))
        })*
    };
}

// HotSpot replaces these methods of Math by its own code, also in the interpreter. Both that and the platform's
// library are within a hair of correct rounding, so they agree but for the rarest arguments.
platform! {
    fast_sin = f64::sin;
    fast_cos = f64::cos;
    fast_tan = f64::tan;
    fast_exp = f64::exp;
    fast_log = f64::ln;
    fast_log10 = f64::log10;
    sqrt = f64::sqrt;
}

fn atan2<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Double(fdlibm::atan2(args.double(0)?, args.double(1)?)))
}

fn strict_pow<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Double(fdlibm::pow(args.double(0)?, args.double(1)?)))
}

fn fast_pow<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (base, exponent) = (args.double(0)?, args.double(1)?);
    // C says 1 where Java says NaN: a base of one with an infinite or NaN exponent.
    if exponent.is_nan() || (base.abs() == 1.0 && exponent.is_infinite()) {
        return Ok(Value::Double(f64::NAN));
    }
    Ok(Value::Double(base.powf(exponent)))
}

fn hypot<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Double(fdlibm::hypot(args.double(0)?, args.double(1)?)))
}

fn ieee_remainder<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Double(fdlibm::ieee_remainder(args.double(0)?, args.double(1)?)))
}

fn float_to_bits<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(args.float(0)?.to_bits() as i32))
}

fn bits_to_float<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Float(f32::from_bits(args.int(0)? as u32)))
}

fn double_to_bits<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Long(args.double(0)?.to_bits() as i64))
}

fn bits_to_double<'p>(_: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Double(f64::from_bits(args.long(0)? as u64)))
}

pub(super) const TABLE: &[Row] = &[
    ("java/lang/StrictMath.sin", sin),
    ("java/lang/StrictMath.cos", cos),
    ("java/lang/StrictMath.tan", tan),
    ("java/lang/StrictMath.asin", asin),
    ("java/lang/StrictMath.acos", acos),
    ("java/lang/StrictMath.atan", atan),
    ("java/lang/StrictMath.exp", exp),
    ("java/lang/StrictMath.log", log),
    ("java/lang/StrictMath.log10", log10),
    ("java/lang/StrictMath.sqrt", sqrt),
    ("java/lang/StrictMath.cbrt", cbrt),
    ("java/lang/StrictMath.sinh", sinh),
    ("java/lang/StrictMath.cosh", cosh),
    ("java/lang/StrictMath.tanh", tanh),
    ("java/lang/StrictMath.expm1", expm1),
    ("java/lang/StrictMath.log1p", log1p),
    ("java/lang/StrictMath.atan2", atan2),
    ("java/lang/StrictMath.pow", strict_pow),
    ("java/lang/StrictMath.hypot", hypot),
    ("java/lang/StrictMath.IEEEremainder", ieee_remainder),
    ("=java/lang/Math.sin", fast_sin),
    ("=java/lang/Math.cos", fast_cos),
    ("=java/lang/Math.tan", fast_tan),
    ("=java/lang/Math.exp", fast_exp),
    ("=java/lang/Math.log", fast_log),
    ("=java/lang/Math.log10", fast_log10),
    ("=java/lang/Math.pow", fast_pow),
    ("=java/lang/Math.sqrt", sqrt),
    ("java/lang/Float.floatToRawIntBits", float_to_bits),
    ("java/lang/Float.intBitsToFloat", bits_to_float),
    ("java/lang/Double.doubleToRawLongBits", double_to_bits),
    ("java/lang/Double.longBitsToDouble", bits_to_double),
];
