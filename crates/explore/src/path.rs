//! Path ids: which way was taken at each choice.

use std::fmt;
use std::str::FromStr;

use serde_with::{DeserializeFromStr, SerializeDisplay};

/// What was taken at one choice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PathStep {
    /// The alternative with this number.
    Option(u32),
    /// This value of a number that had to be known; the bits, for a float.
    Value(i64),
}

/// All choices of a path, the first one first. With the subject and the configuration it replays exactly.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Debug, SerializeDisplay, DeserializeFromStr)]
pub struct PathId(pub Vec<PathStep>);

impl fmt::Display for PathId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("-");
        }
        for (at, step) in self.0.iter().enumerate() {
            if at > 0 {
                f.write_str(".")?;
            }
            match step {
                PathStep::Option(number) => write!(f, "{number}")?,
                PathStep::Value(value) => write!(f, "={value}")?,
            }
        }
        Ok(())
    }
}

/// Text that is no path id.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is no path id: numbers separated by dots are expected, as in 0.2.1")]
pub struct BadPathId(String);

impl FromStr for PathId {
    type Err = BadPathId;

    fn from_str(text: &str) -> Result<PathId, BadPathId> {
        if text == "-" || text.is_empty() {
            return Ok(PathId::default());
        }
        let bad = || BadPathId(text.to_string());
        let step = |part: &str| match part.strip_prefix('=') {
            Some(value) => value.parse().map(PathStep::Value).map_err(|_| bad()),
            None => part.parse().map(PathStep::Option).map_err(|_| bad()),
        };
        text.split('.').map(step).collect::<Result<_, _>>().map(PathId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_survive_printing() {
        for text in ["-", "0", "0.2.1", "1.=-7.0"] {
            assert_eq!(text.parse::<PathId>().unwrap().to_string(), text);
        }
        assert!("0..1".parse::<PathId>().is_err());
        assert!("a".parse::<PathId>().is_err());
    }
}
