//! How long questions about sums, products by constants and quotients take, which orders alone do not decide.
//!
//! `cargo run --release -p lissom-solver --example sums`

use solver::{Answer, Config, Solver, Stage};
use std::time::{Duration, Instant};
use term::{BinOp, TermId, Terms, Var, VarKind};

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % n as u64) as usize
    }
}

/// `a + b < c`, `a - b <= 7`, `(a + b) / 2 == c`, `a * 3 < b`, `a % 5 == 2`
fn condition(random: &mut Random, t: &mut Terms, vars: &[TermId]) -> TermId {
    let [a, b, c] = [0; 3].map(|_| vars[random.below(vars.len())]);
    let number = random.below(9) as i32 + 1;
    let number = t.int(number);
    let two = t.int(2);
    let left = match random.below(6) {
        0 => t.add(a, b),
        1 => t.sub(a, b),
        2 => {
            let sum = t.add(a, b);
            t.binary(BinOp::Div, sum, two)
        }
        3 => t.mul(a, number),
        4 => t.binary(BinOp::Rem, a, number),
        _ => a,
    };
    let right = if random.below(3) == 0 { number } else { c };
    match random.below(4) {
        0 => t.lt(left, right),
        1 => t.lt(right, left),
        2 => t.le(left, right),
        _ => t.ne(left, right),
    }
}

fn main() {
    let mut random = Random(88_172_645_463_325_252);
    let mut terms = Terms::new();
    let vars: Vec<TermId> = (0..6).map(|index| terms.var(Var { index, kind: VarKind::Int })).collect();
    let mut solver = Solver::new(Config { timeout: Duration::from_secs(2), ..Config::default() });
    let mut path: Vec<TermId> = Vec::new();
    let start = Instant::now();
    let questions = 2_000;
    let mut unknown = 0;
    for _ in 0..questions {
        let goal = condition(&mut random, &mut terms, &vars);
        match solver.check(&mut terms, &path, goal) {
            Answer::Feasible(_) => path.push(goal),
            Answer::Infeasible => {}
            Answer::Unknown(_) => unknown += 1,
        }
        if path.len() > 12 {
            let keep = random.below(path.len());
            path.truncate(keep);
        }
    }
    let each = start.elapsed().as_secs_f64() * 1e6 / f64::from(questions);
    println!("{questions} questions, {unknown} unknown, {each:.0} µs per question");
    for stage in Stage::CHAIN {
        let account = solver.statistics().of(stage);
        let each = account.time.as_secs_f64() * 1e6 / account.asked.max(1) as f64;
        println!("  {stage:?}: asked {}, answered {}, {each:.1} µs each", account.asked, account.answered);
    }
}
