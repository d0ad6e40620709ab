//! How long it takes to find that `n` different numbers do, or do not, fit into `holes` values.
//!
//! `cargo run --release -p lissom-solver --example pigeons`

use solver::{Config, Solver, Stage};
use std::time::Instant;
use term::{TermId, Terms, Var, VarKind};

fn main() {
    for (n, holes) in [(4, 4), (5, 4), (7, 7), (8, 7), (10, 10), (10, 9), (12, 11)] {
        let mut terms = Terms::new();
        let vars: Vec<TermId> = (0..n).map(|index| terms.var(Var { index, kind: VarKind::Int })).collect();
        let mut solver = Solver::new(Config::default());
        let mut path = Vec::new();
        let (zero, limit) = (terms.int(0), terms.int(holes));
        for (at, &x) in vars.iter().enumerate() {
            path.push(terms.le(zero, x));
            path.push(terms.lt(x, limit));
            for &y in &vars[..at] {
                path.push(terms.ne(x, y));
            }
        }
        let goal = path.pop().expect("there are conditions");
        let start = Instant::now();
        let answer = solver.check(&mut terms, &path, goal);
        let stage = Stage::CHAIN.into_iter().find(|&stage| solver.statistics().of(stage).answered > 0);
        println!("{n} into {holes}: {}, by {stage:?}, {:?}", answer.is_feasible(), start.elapsed());
    }
}
