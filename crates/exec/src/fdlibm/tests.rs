//! Every function against what Java answers, to the last bit.

use super::*;

const VECTORS: &str = include_str!("vectors.txt");

#[test]
fn agrees_with_java() {
    for line in VECTORS.lines().filter(|line| !line.starts_with('#')) {
        let mut words = line.split(' ');
        let function = words.next().expect("a function's name");
        let numbers: Vec<f64> = words.map(parse).collect();
        let (result, arguments) = numbers.split_last().expect("a result");
        let ours = apply(function, arguments);
        let same = ours.to_bits() == result.to_bits() || ours.is_nan() && result.is_nan();
        assert!(same, "{line}: {function}({arguments:?}) is {result:e} in Java, here {ours:e}");
    }
}

fn parse(bits: &str) -> f64 {
    f64::from_bits(u64::from_str_radix(bits, 16).expect("hexadecimal digits"))
}

fn apply(function: &str, arguments: &[f64]) -> f64 {
    match (function, arguments) {
        ("sin", &[x]) => sin(x),
        ("cos", &[x]) => cos(x),
        ("tan", &[x]) => tan(x),
        ("asin", &[x]) => asin(x),
        ("acos", &[x]) => acos(x),
        ("atan", &[x]) => atan(x),
        ("exp", &[x]) => exp(x),
        ("expm1", &[x]) => expm1(x),
        ("log", &[x]) => log(x),
        ("log10", &[x]) => log10(x),
        ("log1p", &[x]) => log1p(x),
        ("sinh", &[x]) => sinh(x),
        ("cosh", &[x]) => cosh(x),
        ("tanh", &[x]) => tanh(x),
        ("cbrt", &[x]) => cbrt(x),
        ("atan2", &[y, x]) => atan2(y, x),
        ("pow", &[x, y]) => pow(x, y),
        ("hypot", &[x, y]) => hypot(x, y),
        ("IEEEremainder", &[x, p]) => ieee_remainder(x, p),
        _ => panic!("no function {function} of {} arguments", arguments.len()),
    }
}
