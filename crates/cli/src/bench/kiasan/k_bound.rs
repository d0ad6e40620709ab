//! Table 1: lazy, lazier and lazier# with reference chains of at most k.

use std::io::Write;

use exec::symbolic::{Bounds, Initialization, Lazier, LazierSharp, Lazy};

use super::paper::{self, KRow};
use super::{CSV_HEAD, Laboratory, Measurement, is_wanted, no_row, ratio};
use crate::flags::BenchFlags;

/// In the order of the table's columns: each decides later than the one before.
const STRATEGIES: [&dyn Initialization; 3] = [&Lazy, &Lazier, &LazierSharp];

/// Measures and prints the table; says whether every count is what it must be.
pub(crate) fn run(flags: &BenchFlags) -> Result<bool, String> {
    let is_within = |k: u32| flags.bounds.as_ref().is_none_or(|bounds| bounds.contains(&k));
    let is_asked_for = |row: &KRow| is_within(row.k) && is_wanted(flags, row.class, row.method);
    let rows: Vec<KRow> = paper::k_bound()?.into_iter().filter(is_asked_for).collect();
    if rows.is_empty() {
        return Err(no_row(flags));
    }
    let laboratory = Laboratory::new(flags)?;
    let mut totals = Totals::default();
    head(flags);
    for theirs in &rows {
        let measure = |init| laboratory.measure(theirs.class, theirs.method, init, &bounds(theirs.k));
        let [lazy, lazier, sharp] = STRATEGIES;
        let line = Line { theirs, ours: [measure(lazy)?, measure(lazier)?, measure(sharp)?] };
        totals.add(&line);
        if flags.csv {
            let [lazy, lazier, sharp] = line.counts();
            println!("{},{},k,{},{lazy},{lazier},{sharp}", theirs.class, theirs.method, theirs.k);
        } else {
            line.print();
        }
        let _ = std::io::stdout().flush();
    }
    if !flags.csv {
        totals.print();
    }
    Ok(totals.wrong == 0)
}

/// Chains of references, and indices used of an input array.
fn bounds(k: u32) -> Bounds {
    Bounds { n: None, k: Some(k), array_length: None, array_indices: Some(k), ..Bounds::default() }
}

/// One row of the table.
struct Line<'r> {
    theirs: &'r KRow,
    /// Under lazy, lazier and lazier#.
    ours: [Measurement; 3],
}

impl Line<'_> {
    fn counts(&self) -> [u64; 3] {
        [self.ours[0].paths, self.ours[1].paths, self.ours[2].paths]
    }

    fn equals_paper(&self, column: usize) -> bool {
        self.ours[column].paths == self.theirs.paths[column]
    }

    /// A strategy that decides later never has more paths.
    fn is_ordered(&self) -> bool {
        let [lazy, lazier, sharp] = self.counts();
        lazy >= lazier && lazier >= sharp
    }

    /// What must hold: the order, the paper's lazier# column, and all of `Container.swap`.
    fn is_right(&self) -> bool {
        let is_fixed = |column: usize| column == 2 || self.theirs.class == "Container";
        let counts = (0..3).all(|column| !is_fixed(column) || self.equals_paper(column));
        counts && self.is_ordered() && self.ours.iter().all(Measurement::is_whole)
    }

    fn print(&self) {
        let name = format!("{}.{}", self.theirs.class, self.theirs.method);
        let cell = |column: usize| {
            let mark = if self.equals_paper(column) { '=' } else { '≠' };
            let whole = if self.ours[column].is_whole() { ' ' } else { '?' };
            format!("{:>6} {mark}{whole}{:>5}", self.ours[column].paths, self.theirs.paths[column])
        };
        let order = if self.is_ordered() { '≥' } else { '✗' };
        println!(
            "{name:26}{:>2} {} {} {} {order} {:>8.2}{:>8.2}{:>8.2}{:>8.1}{:>8.1}{:>8.1} {:>8.1}",
            self.theirs.k,
            cell(0),
            cell(1),
            cell(2),
            self.ours[0].seconds(),
            self.ours[1].seconds(),
            self.ours[2].seconds(),
            self.theirs.bogor[0],
            self.theirs.bogor[1],
            self.theirs.bogor[2],
            self.theirs.sireum,
        );
    }
}

fn head(flags: &BenchFlags) {
    if flags.csv {
        println!("{CSV_HEAD}");
        return;
    }
    println!(
        "Kiasan, Table 1: reference chains of at most k; our paths and the paper's, our seconds, Bogor's and Sireum's."
    );
    println!("= ≠ the paper's count or not; ≥ ✗ lazy ≥ lazier ≥ lazier# or not; ? the run was not conclusive.\n");
    println!("{:26}{:>2}{:>45}   {:>24}{:>24} {:>8}", "", "", "paths", "our seconds", "Bogor's", "Sireum's");
    let [lazy, lazier, sharp] = ["lazy", "lazier", "lazier#"];
    println!(
        "{:26}{:>2}{lazy:>15}{lazier:>15}{sharp:>15}   {lazy:>8}{lazier:>8}{sharp:>8}{lazy:>8}{lazier:>8}{sharp:>8} {sharp:>8}",
        "", "k"
    );
}

/// Sums over all rows.
#[derive(Default)]
struct Totals {
    ours: [f64; 3],
    processor: f64,
    bogor: [f64; 3],
    sireum: f64,
    equal: [u32; 3],
    rows: u32,
    unordered: u32,
    wrong: u32,
}

impl Totals {
    fn add(&mut self, line: &Line<'_>) {
        for column in 0..3 {
            self.ours[column] += line.ours[column].seconds();
            self.processor += line.ours[column].processor.as_secs_f64();
            self.bogor[column] += line.theirs.bogor[column];
            self.equal[column] += line.equals_paper(column) as u32;
        }
        self.sireum += line.theirs.sireum;
        self.rows += 1;
        self.unordered += !line.is_ordered() as u32;
        self.wrong += !line.is_right() as u32;
    }

    fn print(&self) {
        println!();
        for (column, strategy) in STRATEGIES.iter().enumerate() {
            let (ours, bogor) = (self.ours[column], self.bogor[column]);
            println!(
                "{:13} {:>3} of {} counts equal   ours {ours:>7.2} s   Bogor {bogor:>7.1} s   {}",
                strategy.name(),
                self.equal[column],
                self.rows,
                ratio(bogor, ours)
            );
        }
        let sharp = self.ours[2];
        println!(
            "{:13} {:>22}   ours {sharp:>7.2} s  Sireum {:>7.1} s   {}",
            "lazier-sharp",
            "",
            self.sireum,
            ratio(self.sireum, sharp)
        );
        println!("{:13} {:>22}   ours {:>7.2} s of processor", "all three", "", self.processor);
        println!(
            "\nlazy ≥ lazier ≥ lazier# in {} of {} rows; {} rows are wrong",
            self.rows - self.unordered,
            self.rows,
            self.wrong
        );
    }
}
