//! Words of a line: any text, as UTF-16 units, without blanks.

use std::fmt::Write as _;

/// A text as one word.
pub(super) fn escape(units: impl IntoIterator<Item = u16>) -> String {
    let mut word = String::from("'");
    for unit in units {
        match u8::try_from(unit) {
            Ok(byte) if byte.is_ascii_graphic() && byte != b'\\' => word.push(byte as char),
            _ => {
                // Writing to a string does not fail.
                let _ = write!(word, "\\{unit:04x}");
            }
        }
    }
    word
}

/// A name as one word.
pub(super) fn name(name: &str) -> String {
    escape(name.encode_utf16())
}

/// The units that a word stands for; none is another thing than no unit at all.
pub(super) fn unescape(word: &str) -> Option<Vec<u16>> {
    let mut units = Vec::new();
    let mut rest = word.strip_prefix('\'')?;
    while let Some(first) = rest.chars().next() {
        if first == '\\' {
            units.push(u16::from_str_radix(rest.get(1..5)?, 16).ok()?);
            rest = &rest[5..];
        } else {
            units.push(first as u16);
            rest = &rest[first.len_utf8()..];
        }
    }
    Some(units)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn any_text_survives() {
        let units: Vec<u16> = "a b\\'\n\u{e9}\u{1f600}".encode_utf16().chain([0xd800, 0]).collect();
        let word = escape(units.iter().copied());
        assert!(word.is_ascii() && !word.contains(' '));
        assert_eq!(unescape(&word), Some(units));
        assert_eq!(unescape("-"), None);
        assert_eq!(unescape("'\\00"), None);
    }
}
