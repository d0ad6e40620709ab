//! The figures of the paper: Deng, Lee, Robby, *Efficient and formal generalized symbolic execution*, Tables 1 and 2.

use std::str::FromStr;

const K_BOUND: &str = include_str!("../../../../../benches/tables/kiasan-k.csv");
const N_BOUND: &str = include_str!("../../../../../benches/tables/kiasan-n.csv");

/// The n of Table 2.
pub(super) const N: std::ops::RangeInclusive<u32> = 5..=9;

/// A row of Table 1.
pub(super) struct KRow {
    pub(super) class: &'static str,
    pub(super) method: &'static str,
    pub(super) k: u32,
    /// Paths under lazy, lazier and lazier#.
    pub(super) paths: [u64; 3],
    /// Seconds of the newer implementation (Sireum with Yices), which has lazier# only.
    pub(super) sireum: f64,
    /// Seconds of the older implementation (Bogor with CVC3) under lazy, lazier and lazier#.
    pub(super) bogor: [f64; 3],
}

/// A row of Table 2.
pub(super) struct NRow {
    pub(super) class: &'static str,
    pub(super) method: &'static str,
    /// Paths and seconds for each n.
    cells: Vec<(u64, f64)>,
}

impl NRow {
    /// Paths and seconds, where the paper has that n.
    pub(super) fn cell(&self, n: u32) -> Option<(u64, f64)> {
        self.cells.get(n.checked_sub(*N.start())? as usize).copied()
    }
}

/// Table 1.
pub(super) fn k_bound() -> Result<Vec<KRow>, String> {
    rows(K_BOUND, |class, method, fields| {
        let [k, lazy, lazier, sharp, sireum, bogor @ ..] = fields else { return None };
        let [bogor_lazy, bogor_lazier, bogor_sharp] = bogor else { return None };
        Some(KRow {
            class,
            method,
            k: number(k)?,
            paths: [number(lazy)?, number(lazier)?, number(sharp)?],
            sireum: number(sireum)?,
            bogor: [number(bogor_lazy)?, number(bogor_lazier)?, number(bogor_sharp)?],
        })
    })
}

/// Table 2.
pub(super) fn n_bound() -> Result<Vec<NRow>, String> {
    rows(N_BOUND, |class, method, fields| {
        let cell = |pair: &[&str]| Some((number(pair[0])?, number(pair[1])?));
        let cells: Vec<_> = fields.chunks_exact(2).map(cell).collect::<Option<_>>()?;
        (cells.len() == N.count()).then_some(NRow { class, method, cells })
    })
}

type Make<R> = fn(&'static str, &'static str, &[&'static str]) -> Option<R>;

fn rows<R>(text: &'static str, make: Make<R>) -> Result<Vec<R>, String> {
    let row = |line: &'static str| {
        let fields: Vec<&'static str> = line.split(',').collect();
        let [class, method, rest @ ..] = fields.as_slice() else { return None };
        make(class, method, rest)
    };
    let lines = text.lines().skip(1).filter(|line| !line.is_empty());
    lines.map(|line| row(line).ok_or_else(|| format!("not a row of the paper's table: {line}"))).collect()
}

fn number<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_tables_are_read_whole() {
        let k = k_bound().unwrap();
        assert_eq!(k.len(), 85);
        assert!(k.iter().any(|row| row.class == "Container" && row.paths == [20, 6, 2] && row.k == 3));
        let n = n_bound().unwrap();
        assert_eq!(n.len(), 55);
        let find = n.iter().find(|row| (row.class, row.method) == ("BinarySearchTree", "find")).unwrap();
        assert_eq!(find.cell(9), Some((125_476, 2508.0)));
        assert_eq!(find.cell(10), None);
        assert_eq!(find.cell(4), None);
    }
}
