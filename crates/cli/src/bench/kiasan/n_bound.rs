//! Table 2: lazier# with at most n objects of each class.

use std::io::Write;
use std::ops::RangeInclusive;

use exec::symbolic::{Bounds, LazierSharp};

use super::paper::{self, NRow};
use super::{CSV_HEAD, Laboratory, Measurement, combinatorics, is_wanted, no_row, ratio};
use crate::flags::BenchFlags;

/// Where the paper stops and combinatorics goes on.
const BEYOND: u32 = 10;

/// Measures and prints the table; says whether every count is what it must be.
pub(crate) fn run(flags: &BenchFlags) -> Result<bool, String> {
    let columns = flags.bounds.clone().unwrap_or(*paper::N.start()..=BEYOND);
    let rows: Vec<NRow> = paper::n_bound()?.into_iter().filter(|row| is_wanted(flags, row.class, row.method)).collect();
    if rows.is_empty() {
        return Err(no_row(flags));
    }
    let laboratory = Laboratory::new(flags)?;
    let mut totals = Totals::new(columns.clone());
    head(flags, &columns);
    for row in &rows {
        let mut line = Line::default();
        for n in columns.clone() {
            let expected = combinatorics::paths(row.class, row.method, n);
            if flags.bounds.is_none() && n == BEYOND && expected.is_none() {
                continue;
            }
            let ours = laboratory.measure(row.class, row.method, &LazierSharp, &bounds(n))?;
            let cell = Cell { n, ours, theirs: row.cell(n), expected };
            totals.add(&cell);
            if flags.csv {
                println!("{},{},n,{n},,,{}", row.class, row.method, cell.ours.paths);
            } else {
                line.add(&cell);
            }
        }
        if !flags.csv {
            line.print(row);
        }
        let _ = std::io::stdout().flush();
    }
    if !flags.csv {
        totals.print();
    }
    Ok(totals.wrong == 0)
}

/// Objects of each class and lengths of input arrays; the arrays a method allocates are its own.
fn bounds(n: u32) -> Bounds {
    Bounds { n: Some(n), k: None, array_length: Some(n), array_indices: None, ..Bounds::default() }
}

/// One row at one n.
struct Cell {
    n: u32,
    ours: Measurement,
    theirs: Option<(u64, f64)>,
    expected: Option<u64>,
}

impl Cell {
    fn equals_paper(&self) -> Option<bool> {
        self.theirs.map(|(paths, _)| paths == self.ours.paths)
    }

    fn equals_formula(&self) -> Option<bool> {
        self.expected.map(|paths| paths == self.ours.paths)
    }

    /// The formula decides; where there is none, the paper.
    fn is_right(&self) -> bool {
        self.ours.is_whole() && self.equals_formula().or(self.equals_paper()).unwrap_or(true)
    }

    fn marks(&self) -> String {
        let mark = |equal: Option<bool>, yes, no| equal.map_or(' ', |equal| if equal { yes } else { no });
        let whole = if self.ours.is_whole() { ' ' } else { '?' };
        format!("{}{}{whole}", mark(self.equals_paper(), '=', '≠'), mark(self.equals_formula(), '✓', '✗'))
    }
}

/// What is printed of a row: ours, and below it theirs.
#[derive(Default)]
struct Line {
    ours: String,
    theirs: String,
}

impl Line {
    fn add(&mut self, cell: &Cell) {
        self.ours += &format!(" {:>8}{}{:>7.2}", cell.ours.paths, cell.marks(), cell.ours.seconds());
        self.theirs += &match cell.theirs {
            Some((paths, seconds)) => format!(" {paths:>8}   {seconds:>7.1}"),
            None => format!(" {:>8}   {:>7}", "–", "–"),
        };
    }

    fn print(&self, row: &NRow) {
        println!("{:29}{}", format!("{}.{}", row.class, row.method), self.ours.trim_end());
        println!("{:29}{}", "  paper", self.theirs.trim_end());
    }
}

fn head(flags: &BenchFlags, columns: &RangeInclusive<u32>) {
    if flags.csv {
        println!("{CSV_HEAD}");
        return;
    }
    println!("Kiasan, Table 2: lazier#, at most n objects of each class; paths and seconds, ours above the paper's.");
    println!("= ≠ the paper's count or not; ✓ ✗ what combinatorics says or not; ? the run was not conclusive.\n");
    let columns: String = columns.clone().map(|n| format!(" {:>18}", format!("n = {n}"))).collect();
    println!("{:29}{columns}", "");
}

/// Seconds of all rows.
#[derive(Clone, Copy, Default)]
struct Seconds {
    ours: f64,
    processor: f64,
    theirs: f64,
}

impl Seconds {
    fn add(&mut self, other: Seconds) {
        self.ours += other.ours;
        self.processor += other.processor;
        self.theirs += other.theirs;
    }

    fn print(self, what: &str) {
        let paper = if self.theirs > 0.0 { format!("{:.1} s", self.theirs) } else { "–".to_string() };
        let ratio = ratio(self.theirs, self.ours);
        println!(
            "{what:8} ours {:>8.2} s ({:.2} s of processor)   paper {paper:>9}   {ratio}",
            self.ours, self.processor
        );
    }
}

/// Sums over all rows.
struct Totals {
    columns: Vec<(u32, Seconds)>,
    equal: u32,
    differing: u32,
    derived: u32,
    wrong: u32,
}

impl Totals {
    fn new(columns: RangeInclusive<u32>) -> Totals {
        let columns = columns.map(|n| (n, Seconds::default())).collect();
        Totals { columns, equal: 0, differing: 0, derived: 0, wrong: 0 }
    }

    fn add(&mut self, cell: &Cell) {
        let theirs = cell.theirs.map_or(0.0, |(_, seconds)| seconds);
        let seconds = Seconds { ours: cell.ours.seconds(), processor: cell.ours.processor.as_secs_f64(), theirs };
        if let Some((_, sum)) = self.columns.iter_mut().find(|(n, _)| *n == cell.n) {
            sum.add(seconds);
        }
        match cell.equals_paper() {
            Some(true) => self.equal += 1,
            Some(false) => self.differing += 1,
            None => {}
        }
        self.derived += (cell.equals_formula() == Some(true)) as u32;
        self.wrong += !cell.is_right() as u32;
    }

    fn print(&self) {
        println!();
        let mut paper = Seconds::default();
        for (n, seconds) in &self.columns {
            seconds.print(&format!("n = {n}"));
            if paper::N.contains(n) {
                paper.add(*seconds);
            }
        }
        paper.print("Table 2");
        println!("\n{} counts equal the paper's, {} do not (docs/kiasan.md says why);", self.equal, self.differing);
        println!("{} equal what combinatorics says; {} are wrong", self.derived, self.wrong);
    }
}
