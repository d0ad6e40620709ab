//! Stage: Z3 over bit-vectors and floats, the ground truth.

use crate::z3::{Context, Outcome, is_limit};
use crate::{Allowance, Answer, Why};
use term::{BinOp, Term, TermId, Terms, Var};

/// Z3, and the conjuncts it holds at present.
#[derive(Default)]
pub(crate) struct Bitvectors {
    context: Option<Context>,
    stack: Vec<TermId>,
}

impl Bitvectors {
    /// Decides `conjuncts`, whose variables are `vars`. A model is not evaluated yet.
    pub fn check(&mut self, terms: &mut Terms, conjuncts: &[TermId], vars: &[Var], allowance: Allowance) -> Answer {
        if self.context.as_ref().is_none_or(Context::is_spent) {
            self.stack.clear();
            self.context = Context::new();
        }
        let Some(context) = &mut self.context else {
            return Answer::Unknown(Why::Solver("Z3 could not be started".into()));
        };
        let outcome = if conjuncts.iter().any(|&conjunct| is_hard(terms, conjunct)) {
            context.check_alone(terms, conjuncts, vars, allowance)
        } else {
            follow(context, &mut self.stack, terms, conjuncts);
            context.check(terms, vars, allowance)
        };
        match outcome {
            Outcome::Satisfiable(model) => Answer::Feasible(model),
            Outcome::Unsatisfiable => Answer::Infeasible,
            Outcome::Unknown(reason) if is_limit(&reason) => Answer::Unknown(Why::Limit),
            Outcome::Unknown(reason) => Answer::Unknown(Why::Solver(reason)),
        }
    }
}

/// Brings Z3's scopes to `conjuncts`, one scope each, keeping what is shared.
fn follow(context: &mut Context, stack: &mut Vec<TermId>, terms: &Terms, conjuncts: &[TermId]) {
    let shared = stack.iter().zip(conjuncts).take_while(|(a, b)| a == b).count();
    context.pop(stack.len() - shared);
    stack.truncate(shared);
    for &conjunct in &conjuncts[shared..] {
        stack.push(conjunct);
        // What Z3 cannot take in is missing from its question: its models are evaluated, and fail.
        if context.push(terms, conjunct).is_none() {
            return;
        }
    }
}

/// Whether a condition has floats, products or quotients, for which Z3's tactics do better than its incremental core.
fn is_hard(terms: &Terms, condition: TermId) -> bool {
    let mut looked_at = 0;
    let mut pending = vec![condition];
    while let Some(id) = pending.pop() {
        looked_at += 1;
        if looked_at > 200 || terms.sort(id).is_float() {
            return true;
        }
        match terms.get(id) {
            Term::Binary(BinOp::Mul | BinOp::Div | BinOp::Rem, ..) => return true,
            Term::Binary(_, a, b) => pending.extend([a, b]),
            Term::Unary(_, a) | Term::Table(_, a) => pending.push(a),
            Term::Ite(c, t, e) => pending.extend([c, t, e]),
            Term::Const(_) | Term::Var(_) => {}
        }
    }
    false
}
