//! The assignments of some variables that satisfy what is known about them.

use crate::lanes::{LANES, Lanes, Program};
use rustc_hash::FxHashMap;
use term::{Const, Range, Var};

/// Rows of values, of which some have been ruled out. The columns are shared by all tables made by ruling out more.
#[derive(Clone)]
pub(crate) struct Table {
    columns: std::sync::Arc<Columns>,
    /// A bit per row.
    left: Vec<u64>,
    count: usize,
}

struct Columns {
    vars: Vec<Var>,
    places: FxHashMap<Var, usize>,
    values: Vec<Vec<i64>>,
}

impl Table {
    /// One variable and its values.
    pub fn of(var: Var, values: Vec<i64>) -> Table {
        Table::full(vec![var], vec![values])
    }

    fn full(vars: Vec<Var>, values: Vec<Vec<i64>>) -> Table {
        let count = values.first().map_or(0, Vec::len);
        let mut left = vec![!0; count.div_ceil(64)];
        if !count.is_multiple_of(64) {
            left[count / 64] = (1 << (count % 64)) - 1;
        }
        let places = vars.iter().zip(0..).map(|(&var, at)| (var, at)).collect();
        Table { columns: Columns { vars, places, values }.into(), left, count }
    }

    pub fn vars(&self) -> &[Var] {
        &self.columns.vars
    }

    /// How many rows are left.
    pub fn len(&self) -> usize {
        self.count
    }

    /// Every row of `self` with every row of `other`; they have no variable in common.
    pub fn times(&self, other: &Table) -> Table {
        let (left, right): (Vec<usize>, Vec<usize>) = (self.rows().collect(), other.rows().collect());
        let outer = self.columns.values.iter().map(|column| {
            left.iter().flat_map(|&row| std::iter::repeat_n(column[row], right.len())).collect::<Vec<i64>>()
        });
        let inner = other.columns.values.iter().map(|column| {
            let once: Vec<i64> = right.iter().map(|&row| column[row]).collect();
            once.repeat(left.len())
        });
        let vars = self.vars().iter().chain(other.vars()).copied().collect();
        Table::full(vars, outer.chain(inner).collect())
    }

    /// The rows for which a condition of these variables holds.
    pub fn filter(&self, program: &Program) -> Table {
        let mut left = vec![0u64; self.left.len()];
        let mut count = 0;
        let mut registers: Vec<Lanes> = Vec::new();
        let mut rows = [0usize; LANES];
        let mut filled = 0;
        let mut decide = |rows: &[usize]| {
            let truth = program.run(&mut registers, |var, lanes| {
                let column = &self.columns.values[self.columns.places[&var]];
                lanes.iter_mut().zip(rows).for_each(|(lane, &row)| *lane = column[row]);
            });
            for (&row, truth) in rows.iter().zip(truth) {
                left[row / 64] |= (truth as u64) << (row % 64);
                count += truth as usize;
            }
        };
        for row in self.rows() {
            rows[filled] = row;
            filled += 1;
            if filled == LANES {
                decide(&rows);
                filled = 0;
            }
        }
        if filled > 0 {
            decide(&rows[..filled]);
        }
        let table = Table { columns: self.columns.clone(), left, count };
        // Rows ruled out are skipped quickly, but take memory.
        if count * 8 < self.columns.values.first().map_or(0, Vec::len) { table.compact() } else { table }
    }

    /// The values of one of the rows that are left.
    pub fn row(&self, number: usize) -> impl Iterator<Item = (Var, Const)> + '_ {
        let row = self.rows().nth(number);
        let value = move |(&var, column): (&Var, &Vec<i64>)| Some((var, Const::integer(var.kind.sort(), column[row?])));
        self.columns.vars.iter().zip(&self.columns.values).filter_map(value)
    }

    /// The bounds of a variable's values in the rows that are left.
    pub fn hull(&self, var: Var) -> Option<Range> {
        let column = &self.columns.values[*self.columns.places.get(&var)?];
        self.rows().map(|row| column[row]).fold(None, |hull, value| match hull {
            None => Some(Range { lo: value, hi: value }),
            Some(Range { lo, hi }) => Some(Range { lo: lo.min(value), hi: hi.max(value) }),
        })
    }

    fn compact(&self) -> Table {
        let rows: Vec<usize> = self.rows().collect();
        let values = self.columns.values.iter().map(|column| rows.iter().map(|&row| column[row]).collect());
        Table::full(self.columns.vars.clone(), values.collect())
    }

    fn rows(&self) -> impl Iterator<Item = usize> + '_ {
        self.left.iter().enumerate().flat_map(|(at, &word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                let bit = word.trailing_zeros() as usize;
                word &= word.wrapping_sub(1);
                (bit < 64).then_some(at * 64 + bit)
            })
        })
    }
}
