//! What is written behind flags, as values.

/// The scope: how large inputs may be, and how far execution goes.
/// `CLASS=N`
pub(super) fn class_and_number(text: &str) -> Result<(String, u32), String> {
    let (class, number) = text.split_once('=').ok_or("a class and a number are given as CLASS=N")?;
    let number = number.parse().map_err(|_| format!("`{number}` is no number of objects"))?;
    Ok((class.replace('/', "."), number))
}

/// `7`, or `5..10` with both ends.
pub(super) fn bounds(text: &str) -> Result<std::ops::RangeInclusive<u32>, String> {
    let wrong = || format!("`{text}` are no bounds; write 7 or 5..10");
    let (from, to) = text.split_once("..").unwrap_or((text, text));
    let number = |part: &str| part.trim_start_matches('=').trim().parse::<u32>().map_err(|_| wrong());
    let (from, to) = (number(from)?, number(to)?);
    if from <= to { Ok(from..=to) } else { Err(wrong()) }
}

/// `0..9` with both ends, for all integers, or `key=0..9` for one field.
pub(super) fn range(text: &str) -> Result<oracle::enumerate::NumberRange, String> {
    let wrong = || format!("`{text}` is no range; write 0..9 or key=-1..5");
    let (field, values) = match text.split_once('=') {
        Some((field, values)) if !field.is_empty() => (Some(field.to_string()), values),
        _ => (None, text),
    };
    let (low, high) = values.split_once("..").ok_or_else(wrong)?;
    let number = |part: &str| part.trim_start_matches('=').trim().parse::<i64>().map_err(|_| wrong());
    let (low, high) = (number(low)?, number(high)?);
    if low <= high { Ok(oracle::enumerate::NumberRange { field, low, high }) } else { Err(wrong()) }
}

/// `10s`, `500ms`, `2m`, or seconds.
pub(super) fn duration(text: &str) -> Result<std::time::Duration, String> {
    let split = text.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(text.len());
    let (number, unit) = text.split_at(split);
    let number: f64 = number.parse().map_err(|_| format!("`{text}` is not a time; write 10s or 500ms"))?;
    let seconds = match unit {
        "" | "s" => number,
        "ms" => number / 1e3,
        "m" | "min" => number * 60.0,
        "h" => number * 3600.0,
        _ => return Err(format!("`{unit}` is not a unit of time; use ms, s, m or h")),
    };
    std::time::Duration::try_from_secs_f64(seconds).map_err(|e| e.to_string())
}

/// `512m`, `2g`, `64k`, or bytes.
pub(super) fn size(text: &str) -> Result<usize, String> {
    let lower = text.to_ascii_lowercase();
    let split = lower.find(|c: char| !c.is_ascii_digit()).unwrap_or(lower.len());
    let (number, unit) = lower.split_at(split);
    let number: usize = number.parse().map_err(|_| format!("`{text}` is not a size; write 512m or 2g"))?;
    let factor: usize = match unit {
        "" | "b" => 1,
        "k" | "kb" => 1 << 10,
        "m" | "mb" => 1 << 20,
        "g" | "gb" => 1 << 30,
        _ => return Err(format!("`{unit}` is not a unit of size; use k, m or g")),
    };
    number.checked_mul(factor).ok_or_else(|| format!("`{text}` is too large"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_have_units() {
        assert_eq!(size("512m"), Ok(512 << 20));
        assert_eq!(duration("1.5s"), Ok(std::time::Duration::from_millis(1500)));
        assert!(size("12x").is_err());
        assert!(duration("soon").is_err());
    }

    #[test]
    fn ranges_are_of_all_integers_or_of_one_field() {
        let all = range("-1..5").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((all.field, all.low, all.high), (None, -1, 5));
        let key = range("key=0..9").unwrap_or_else(|error| panic!("{error}"));
        assert_eq!((key.field.as_deref(), key.low, key.high), (Some("key"), 0, 9));
        assert!(range("9..1").is_err());
        assert!(range("key").is_err());
    }

    #[test]
    fn bounds_include_both_ends() {
        assert_eq!(bounds("7"), Ok(7..=7));
        assert_eq!(bounds("5..10"), Ok(5..=10));
        assert!(bounds("9..5").is_err());
        assert!(bounds("many").is_err());
    }
}
