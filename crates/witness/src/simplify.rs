//! The simplest numbers of a path: a solver's answer is right, but seldom what a person would have written.

use exec::symbolic::Symbolic;
use heap::Origin;
use rustc_hash::FxHashSet;
use term::{Const, Model, Term, TermId, Terms, Var, VarKind, holds};

/// Conditions times variables; beyond this a model is left as it is.
const MOST_WORK: usize = 400_000;

/// Values that satisfy the same conditions, as simple as they can be made one after the other.
pub(crate) fn simplify(symbolic: &Symbolic, model: &Model) -> Model {
    let unknowns = symbolic.input.unknowns();
    let vars: Vec<Var> =
        unknowns.iter().enumerate().map(|(at, unknown)| Var { index: at as u32, kind: unknown.kind }).collect();
    let is_letter = |var: &Var| matches!(unknowns[var.index as usize].origin, Origin::Char(..));
    let numbers: Vec<Var> = vars.iter().filter(|var| !is_letter(var)).copied().collect();
    let conditions = symbolic.path.conjuncts();
    let all_hold = |model: &Model| conditions.iter().all(|&condition| holds(&symbolic.terms, condition, model));
    if vars.len() * conditions.len() > MOST_WORK || !all_hold(model) {
        return model.clone();
    }
    let mut best = model.clone();
    for from in [0, 1] {
        let ranked = by_rank(&numbers, model, from);
        if all_hold(&ranked) {
            best = ranked;
            break;
        }
    }
    let about = conditions_by_var(&symbolic.terms, conditions, vars.len());
    for _ in 0..2 {
        let before = best.clone();
        for (&var, about) in vars.iter().zip(&about) {
            // A character of a string may be kept as a byte.
            let kind = if is_letter(&var) { VarKind::Char } else { var.kind };
            improve(symbolic, var, &candidates(kind), about, &mut best);
        }
        if best == before {
            break;
        }
    }
    best
}

/// Integers replaced by their order: small, and different where they were.
fn by_rank(vars: &[Var], model: &Model, from: i64) -> Model {
    let is_ranked = |var: &&Var| matches!(var.kind, VarKind::Int | VarKind::Long | VarKind::Short | VarKind::Byte);
    let value = |var: &Var| model.get(*var).as_integer().unwrap_or(0);
    let mut values: Vec<i64> = vars.iter().filter(is_ranked).map(value).collect();
    values.sort_unstable();
    values.dedup();
    let mut ranked = model.clone();
    for var in vars.iter().filter(is_ranked) {
        let rank = values.binary_search(&value(var)).unwrap_or(0) as i64;
        if rank + from < 100 {
            ranked.set(*var, Const::integer(var.kind.sort(), rank + from));
        }
    }
    ranked
}

/// Gives a variable the simplest value that its conditions allow.
fn improve(symbolic: &Symbolic, var: Var, candidates: &[Const], about: &[TermId], model: &mut Model) {
    let present = model.get(var);
    for &candidate in candidates {
        model.set(var, candidate);
        if candidate == present || about.iter().all(|&condition| holds(&symbolic.terms, condition, model)) {
            return;
        }
    }
    model.set(var, present);
}

/// Values people write, simplest first.
fn candidates(kind: VarKind) -> Vec<Const> {
    let integers = |values: &[i64]| values.iter().map(|&v| Const::integer(kind.sort(), v)).collect();
    match kind {
        VarKind::Boolean => integers(&[0, 1]),
        VarKind::Char => "abcdxyzAB019 _-.,/".chars().map(|c| Const::integer(kind.sort(), c as i64)).collect(),
        VarKind::Float => [0.0, 1.0, 2.0, -1.0, 0.5, 3.0, 10.0].map(Const::Float).to_vec(),
        VarKind::Double => [0.0, 1.0, 2.0, -1.0, 0.5, 3.0, 10.0].map(Const::Double).to_vec(),
        _ => integers(&[0, 1, 2, 3, -1, 4, 5, -2, 6, 7, 8, 10, 100]),
    }
}

/// The conditions that speak of each variable.
fn conditions_by_var(terms: &Terms, conditions: &[TermId], vars: usize) -> Vec<Vec<TermId>> {
    let mut about = vec![Vec::new(); vars];
    for &condition in conditions {
        let (mut seen, mut open) = (FxHashSet::default(), vec![condition]);
        while let Some(id) = open.pop() {
            if !seen.insert(id) {
                continue;
            }
            match terms.get(id) {
                Term::Var(var) => about.get_mut(var.index as usize).into_iter().for_each(|list| list.push(condition)),
                Term::Const(_) => {}
                Term::Unary(_, a) | Term::Table(_, a) => open.push(a),
                Term::Binary(_, a, b) => open.extend([a, b]),
                Term::Ite(a, b, c) => open.extend([a, b, c]),
            }
        }
    }
    about
}

#[cfg(test)]
mod tests {
    use exec::symbolic::{Bounds, LazierSharp, Universe};
    use jvm::Kind;

    use super::*;

    #[test]
    fn what_is_simplest_already_stays() {
        let mut symbolic = Symbolic::new(&LazierSharp, Bounds::default(), Universe::default());
        let _ = symbolic.unknown(Kind::Int, Origin::Argument(0));
        let var = Var { index: 0, kind: VarKind::Int };
        let (x, zero) = (symbolic.terms.var(var), symbolic.terms.constant(Const::Int(0)));
        let is_zero = symbolic.same_value(x, zero);
        let not_zero = symbolic.terms.not(is_zero);
        let mut model = Model::new();
        model.set(var, Const::Int(1));
        improve(&symbolic, var, &candidates(VarKind::Int), &[not_zero], &mut model);
        assert_eq!(model.get(var), Const::Int(1));
    }
}
