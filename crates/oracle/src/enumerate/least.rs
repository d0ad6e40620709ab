//! Numbers for a structure: small ones, none of them negative if that can be.
//!
//! Most conditions compare two numbers. Their least solution from 0 on is found by raising numbers as long as a
//! comparison is wrong; it does not depend on the order. What is left is the solver's.

use heap::input::Unknown;
use solver::{Answer, Solver};
use term::{BinOp, Const, Model, Range, Term, TermId, Terms, UnOp, Var, VarKind, holds};

use crate::constants::variables;

/// Values that satisfy the conditions. None if the solver gives up.
pub(super) fn model(terms: &mut Terms, solver: &mut Solver, path: &[TermId], unknowns: &[Unknown]) -> Option<Model> {
    if let Some(model) = by_raising(terms, path) {
        return Some(model);
    }
    let mut from_zero = path.to_vec();
    for (index, unknown) in unknowns.iter().enumerate() {
        if !matches!(unknown.kind, VarKind::Float | VarKind::Double) {
            let var = terms.var(Var { index: index as u32, kind: unknown.kind });
            let zero = terms.integer(unknown.kind.sort(), 0);
            from_zero.push(terms.le(zero, var));
        }
    }
    [&from_zero[..], path].into_iter().find_map(|conditions| match solver.model(terms, conditions) {
        Answer::Feasible(model) => Some(model),
        _ => None,
    })
}

/// `base + offset`, or a constant.
#[derive(Clone, Copy)]
struct Sum {
    base: Option<Var>,
    offset: i64,
}

/// `small + gap <= large`
struct Below {
    small: Sum,
    large: Sum,
    gap: i64,
}

fn by_raising(terms: &Terms, path: &[TermId]) -> Option<Model> {
    let (mut below, mut distinct) = (Vec::new(), Vec::new());
    let mut vars = Vec::new();
    for &condition in path {
        variables(terms, condition, &mut vars);
        let (is_equal, inner) = match terms.get(condition) {
            Term::Unary(UnOp::Not, inner) => (false, inner),
            _ => (true, condition),
        };
        let Term::Binary(op, a, b) = terms.get(inner) else { return None };
        let (a, b) = (sum(terms, a)?, sum(terms, b)?);
        match (op, is_equal) {
            (BinOp::Lt, true) => below.push(Below { small: a, large: b, gap: 1 }),
            (BinOp::Le, true) => below.push(Below { small: a, large: b, gap: 0 }),
            (BinOp::Eq, true) => {
                below.push(Below { small: a, large: b, gap: 0 });
                below.push(Below { small: b, large: a, gap: 0 });
            }
            (BinOp::Eq, false) => distinct.push((a, b)),
            _ => return None,
        }
    }
    let mut model = Model::new();
    // Characters are best where they can be read.
    vars.iter().filter(|var| var.kind == VarKind::Char).for_each(|&var| model.set(var, Const::Int('a' as i32)));
    // A number is raised at most once for each other, unless there is no solution.
    let mut patience = (vars.len() + 2) * (vars.len() + distinct.len() + 2);
    loop {
        let mut is_stable = true;
        for rule in &below {
            let least = value(&model, rule.small) + rule.gap;
            if value(&model, rule.large) < least {
                raise(&mut model, rule.large, least)?;
                is_stable = false;
            }
        }
        if is_stable && let Some(&(a, b)) = distinct.iter().find(|(a, b)| value(&model, *a) == value(&model, *b)) {
            let more = value(&model, a) + 1;
            raise(&mut model, if b.base.is_some() { b } else { a }, more)?;
            is_stable = false;
        }
        if is_stable {
            break;
        }
        patience = patience.checked_sub(1)?;
    }
    let fits =
        vars.iter().all(|&var| model.get(var).as_integer().is_some_and(|v| Range::of_kind(var.kind).contains(v)));
    (fits && path.iter().all(|&condition| holds(terms, condition, &model))).then_some(model)
}

fn sum(terms: &Terms, id: TermId) -> Option<Sum> {
    match terms.get(id) {
        Term::Const(value) => Some(Sum { base: None, offset: value.as_integer()? }),
        Term::Var(var) if !matches!(var.kind, VarKind::Float | VarKind::Double) => {
            Some(Sum { base: Some(var), offset: 0 })
        }
        Term::Binary(BinOp::Add, a, b) => match (sum(terms, a)?, sum(terms, b)?) {
            (Sum { base, offset }, Sum { base: None, offset: more })
            | (Sum { base: None, offset: more }, Sum { base, offset }) => {
                Some(Sum { base, offset: offset.checked_add(more)? })
            }
            _ => None,
        },
        _ => None,
    }
}

fn value(model: &Model, sum: Sum) -> i64 {
    let base = sum.base.map_or(0, |var| model.get(var).as_integer().unwrap_or(0));
    base.saturating_add(sum.offset)
}

/// Raises the variable of a sum so that the sum is this; none if it has none.
fn raise(model: &mut Model, sum: Sum, least: i64) -> Option<()> {
    let var = sum.base?;
    let raised = least.checked_sub(sum.offset)?;
    let value = Const::integer(var.kind.sort(), raised);
    // What does not fit is not wrapped around.
    (value.as_integer() == Some(raised)).then(|| model.set(var, value))
}
