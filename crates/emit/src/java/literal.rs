//! Values as Java writes them.

use witness::Datum;

/// A number, character or truth value; `None` for an object.
pub(crate) fn literal(datum: Datum) -> Option<String> {
    Some(match datum {
        Datum::Null => "null".to_string(),
        Datum::Object(_) => return None,
        Datum::Boolean(v) => v.to_string(),
        Datum::Byte(v) => format!("(byte) {v}"),
        Datum::Short(v) => format!("(short) {v}"),
        Datum::Char(v) => format!("'{}'", character(v, '\'')),
        Datum::Int(i32::MIN) => "Integer.MIN_VALUE".to_string(),
        Datum::Int(i32::MAX) => "Integer.MAX_VALUE".to_string(),
        Datum::Int(v) => v.to_string(),
        Datum::Long(i64::MIN) => "Long.MIN_VALUE".to_string(),
        Datum::Long(i64::MAX) => "Long.MAX_VALUE".to_string(),
        Datum::Long(v) => format!("{v}L"),
        Datum::Float(v) if v.is_nan() => "Float.NaN".to_string(),
        Datum::Float(v) if v.is_infinite() => format!("Float.{}_INFINITY", sign(v > 0.0)),
        Datum::Float(v) => format!("{v:?}f"),
        Datum::Double(v) if v.is_nan() => "Double.NaN".to_string(),
        Datum::Double(v) if v.is_infinite() => format!("Double.{}_INFINITY", sign(v > 0.0)),
        Datum::Double(v) => format!("{v:?}"),
    })
}

fn sign(positive: bool) -> &'static str {
    if positive { "POSITIVE" } else { "NEGATIVE" }
}

/// A string.
pub(crate) fn string(units: &[u16]) -> String {
    let text: String = units.iter().map(|&unit| character(unit, '"')).collect();
    format!("\"{text}\"")
}

/// One character of a literal that ends with this quote.
pub(crate) fn character(unit: u16, quote: char) -> String {
    match char::from_u32(unit as u32) {
        Some('\n') => "\\n".to_string(),
        Some('\t') => "\\t".to_string(),
        Some('\r') => "\\r".to_string(),
        Some('\\') => "\\\\".to_string(),
        Some(c) if c == quote => format!("\\{c}"),
        Some(c @ ' '..='~') => c.to_string(),
        _ => format!("\\u{unit:04x}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn literals_are_javas() {
        assert_eq!(literal(Datum::Int(i32::MIN)).as_deref(), Some("Integer.MIN_VALUE"));
        assert_eq!(literal(Datum::Char('\'' as u16)).as_deref(), Some("'\\''"));
        assert_eq!(literal(Datum::Float(1.0)).as_deref(), Some("1.0f"));
        assert_eq!(literal(Datum::Double(f64::NEG_INFINITY)).as_deref(), Some("Double.NEGATIVE_INFINITY"));
        assert_eq!(string(&[0x61, 0x22, 0xd800]), "\"a\\\"\\ud800\"");
    }
}
