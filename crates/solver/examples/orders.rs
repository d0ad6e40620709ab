//! How long a question takes on the workload that matters: order constraints along a depth-first search.
//!
//! `cargo run --release -p lissom-solver --example orders`

use solver::{Config, Solver, Stage};
use std::time::{Duration, Instant};
use term::{PathCondition, TermId, Terms, Var, VarKind};

/// What an executor does on sorted structures: compares a key with others, both ways, to a depth.
struct Exploration {
    terms: Terms,
    solver: Solver,
    path: PathCondition,
    vars: Vec<TermId>,
    questions: u64,
    feasible: u64,
    paths: u64,
    models: u32,
    time_of_models: Duration,
    seed: u64,
}

impl Exploration {
    fn next(&mut self, n: usize) -> usize {
        self.seed ^= self.seed << 13;
        self.seed ^= self.seed >> 7;
        self.seed ^= self.seed << 17;
        (self.seed % n as u64) as usize
    }

    fn condition(&mut self) -> TermId {
        let (a, b) = (self.next(self.vars.len()), self.next(self.vars.len()));
        let (x, y) = (self.vars[a], self.vars[b]);
        match self.next(8) {
            0 => self.terms.eq(x, y),
            1 => self.terms.ne(x, y),
            2 => self.terms.le(x, y),
            3 => {
                let one = self.terms.int(1);
                let next = self.terms.add(x, one);
                self.terms.lt(next, y)
            }
            4 => {
                let limit = self.next(20) as i32 + 5;
                let limit = self.terms.int(limit);
                self.terms.lt(x, limit)
            }
            _ => self.terms.lt(x, y),
        }
    }

    fn explore(&mut self, depth: usize) {
        if depth == 0 {
            self.paths += 1;
            if self.paths.is_multiple_of(500) {
                let start = Instant::now();
                let model = self.solver.model(&mut self.terms, self.path.conjuncts());
                assert!(model.is_feasible());
                self.models += 1;
                self.time_of_models += start.elapsed();
            }
            return;
        }
        let condition = self.condition();
        let opposite = self.terms.not(condition);
        // Deep down both branches; higher up one is dropped now and then, to reach depth in bounded time.
        let only_one = depth > 14 && self.next(3) > 0;
        for branch in if only_one { vec![condition] } else { vec![condition, opposite] } {
            let known = self.path.fact(&self.terms, branch);
            let possible = known.unwrap_or_else(|| {
                self.questions += 1;
                let answer = self.solver.check(&mut self.terms, self.path.conjuncts(), branch);
                self.feasible += u64::from(answer.is_feasible());
                answer.is_feasible()
            });
            if possible && self.questions < 1_000_000 {
                let mark = self.path.mark();
                self.path.assume(&mut self.terms, branch);
                self.explore(depth - 1);
                self.path.undo_to(mark);
            }
        }
    }
}

fn main() {
    for (vars, depth) in [(6, 20), (10, 25), (20, 40), (40, 60)] {
        let mut terms = Terms::new();
        let vars: Vec<TermId> = (0..vars).map(|index| terms.var(Var { index, kind: VarKind::Int })).collect();
        let count = vars.len();
        let mut run = Exploration {
            terms,
            solver: Solver::new(Config::default()),
            path: PathCondition::new(),
            vars,
            questions: 0,
            feasible: 0,
            paths: 0,
            models: 0,
            time_of_models: Duration::ZERO,
            seed: 88_172_645_463_325_252,
        };
        let start = Instant::now();
        run.explore(depth);
        let time = start.elapsed() - run.time_of_models;
        println!(
            "{count} variables, depth {depth}: {} questions, {} feasible, {} paths, {:.2} µs per question in all",
            run.questions,
            run.feasible,
            run.paths,
            time.as_secs_f64() * 1e6 / run.questions as f64
        );
        if run.models > 0 {
            println!("  {} models to be printed, {:?} each", run.models, run.time_of_models / run.models);
        }
        for stage in Stage::CHAIN {
            let account = run.solver.statistics().of(stage);
            if account.asked > 0 {
                let each = account.time.as_secs_f64() * 1e6 / account.asked as f64;
                println!("  {stage:?}: asked {}, answered {}, {each:.2} µs each", account.asked, account.answered);
            }
        }
    }
}
