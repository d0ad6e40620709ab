//! The entry for a command line: `testkit random --seeds 0..500 --methods 40`.

use std::ops::Range;
use std::time::Instant;

use super::compare::{Compare, compare};

/// Compares, prints the report, and says whether there was no difference.
pub fn run(config: &Compare) -> Result<bool, String> {
    let start = Instant::now();
    let report = compare(config)?;
    println!("{report}, {:.0} s", start.elapsed().as_secs_f64());
    Ok(report.differences.is_empty())
}

/// Reads `FROM..TO`, or a single seed: made to be a value parser of clap.
pub fn parse_seeds(text: &str) -> Result<Range<u64>, String> {
    let number = |part: &str| part.parse::<u64>().map_err(|_| format!("`{part}` is not a seed; write 0..500 or 7"));
    let range = match text.split_once("..") {
        Some((from, to)) => number(from)?..number(to)?,
        None => {
            let seed = number(text)?;
            seed..seed.saturating_add(1)
        }
    };
    if range.is_empty() { Err(format!("`{text}` contains no seed")) } else { Ok(range) }
}

#[cfg(test)]
mod tests {
    use super::parse_seeds;

    #[test]
    fn seeds_are_a_range_or_one_number() {
        assert_eq!(parse_seeds("0..500"), Ok(0..500));
        assert_eq!(parse_seeds("7"), Ok(7..8));
        for wrong in ["", "a..3", "5..5", "9..2", "-1"] {
            assert!(parse_seeds(wrong).is_err(), "{wrong}");
        }
    }
}
