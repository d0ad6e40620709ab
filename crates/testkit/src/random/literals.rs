//! Literals of every type, with the corners of each range over-represented.

use super::rng::Rng;
use super::types::Prim;

const INTS: &[&str] = &[
    "0",
    "1",
    "(-1)",
    "2",
    "3",
    "5",
    "7",
    "(-3)",
    "10",
    "31",
    "32",
    "100",
    "127",
    "128",
    "(-128)",
    "255",
    "1000",
    "65535",
    "32768",
    "0x7fff",
    "0xCAFEBABE",
    "1_000_003",
    "Integer.MAX_VALUE",
    "Integer.MIN_VALUE",
    "(-2147483647)",
];
const LONGS: &[&str] = &[
    "0L",
    "1L",
    "(-1L)",
    "2L",
    "17L",
    "(-5L)",
    "63L",
    "64L",
    "255L",
    "4294967296L",
    "2147483648L",
    "(-2147483649L)",
    "1234567890123L",
    "0xFFFFFFFFL",
    "Long.MAX_VALUE",
    "Long.MIN_VALUE",
];
const FLOATS: &[&str] = &[
    "0.0f",
    "(-0.0f)",
    "1.0f",
    "(-1.5f)",
    "0.1f",
    "3.25f",
    "16777217.0f",
    "1e10f",
    "(-2.5e-3f)",
    "Float.NaN",
    "Float.POSITIVE_INFINITY",
    "Float.NEGATIVE_INFINITY",
    "Float.MAX_VALUE",
    "Float.MIN_VALUE",
    "0x1.8p3f",
];
const DOUBLES: &[&str] = &[
    "0.0",
    "(-0.0)",
    "1.0",
    "(-1.0)",
    "0.5",
    "2.75",
    "0.1",
    "(-3.3)",
    "1e19",
    "(-1e10)",
    "1e-5",
    "123456.789",
    "Double.NaN",
    "Double.POSITIVE_INFINITY",
    "Double.NEGATIVE_INFINITY",
    "Double.MAX_VALUE",
    "Double.MIN_VALUE",
    "9007199254740993.0",
];
const CHARS: &[&str] = &[
    "'a'",
    "'b'",
    "'z'",
    "'A'",
    "'Q'",
    "'0'",
    "'9'",
    "' '",
    "'_'",
    "'\\n'",
    "'\\u00e9'",
    "'\\u20ac'",
    "'\\ud83d'",
    "'\\uffff'",
    "'\\0'",
];
/// The strings that programs compare, switch on and pass around.
pub const STRINGS: &[&str] = &[
    "\"\"",
    "\"a\"",
    "\"b\"",
    "\"ab\"",
    "\"hello\"",
    "\"Zebra\"",
    "\"12\"",
    "\"-7\"",
    "\"  pad \"",
    "\"abcabc\"",
    "\"\\u00e9t\\u00e9\"",
    "\"\\ud83d\\ude00!\"",
    "\"x\\ny\"",
    "\"Aa\"",
    "\"BB\"",
    "\"AaBB\"",
    "\"null\"",
];

/// A literal (or constant expression) whose static type is exactly `prim`.
pub fn literal(rng: &mut Rng, prim: Prim) -> String {
    match prim {
        Prim::Boolean => rng.pick(&["true", "false"]).to_string(),
        Prim::Byte => format!("(byte) {}", rng.pick(&["0", "1", "-1", "5", "127", "-128", "200", "-77"])),
        Prim::Short => format!("(short) {}", rng.pick(&["0", "1", "-1", "300", "32767", "-32768", "40000"])),
        Prim::Char => rng.pick(CHARS).to_string(),
        Prim::Int if rng.chance(30) => small(rng),
        Prim::Int => rng.pick(INTS).to_string(),
        Prim::Long => rng.pick(LONGS).to_string(),
        Prim::Float => rng.pick(FLOATS).to_string(),
        Prim::Double => rng.pick(DOUBLES).to_string(),
    }
}

pub fn string(rng: &mut Rng) -> String {
    rng.pick(STRINGS).to_string()
}

fn small(rng: &mut Rng) -> String {
    rng.below(20).to_string()
}
