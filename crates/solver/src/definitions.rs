//! Before the chain: where a question is about mixed bits, unknowns that the path defines are replaced by what they are.
//!
//! `h == x ^ x >>> 16` says what `h` is, and nothing else. As long as `h` stands in other conditions, these are about
//! mixed bits; with its definition put in they often are about `x` alone, and linear. Questions without mixed bits are
//! left to the stages as they are.

use term::{BinOp, Model, Term, TermId, Terms, UnOp, Var, VarKind};

/// A question without the defined unknowns, and what they are.
pub(crate) struct Reduced {
    pub path: Vec<TermId>,
    pub goal: TermId,
    /// Each in terms of those after it at most.
    definitions: Vec<(Var, TermId)>,
}

impl Reduced {
    /// The question without what its path defines; none if it defines nothing of that kind.
    pub fn of(terms: &mut Terms, path: &[TermId], goal: TermId) -> Option<Reduced> {
        if !path.iter().chain([&goal]).any(|&condition| compares_mixed(terms, condition)) {
            return None;
        }
        let mut reduced = Reduced { path: path.to_vec(), goal, definitions: Vec::new() };
        let mut at = 0;
        while at < reduced.path.len() {
            match defined(terms, reduced.path[at]) {
                Some((var, term)) if !mentions(terms, term, var) => {
                    reduced.path.remove(at);
                    reduced.put_in(terms, var, term);
                    reduced.definitions.insert(0, (var, term));
                }
                _ => at += 1,
            }
        }
        reduced.path.retain(|&condition| condition != Terms::TRUE);
        Some(reduced)
    }

    fn put_in(&mut self, terms: &mut Terms, var: Var, term: TermId) {
        let mut value = |terms: &mut Terms, own: Var| if own == var { term } else { terms.var(own) };
        for condition in self.path.iter_mut().chain([&mut self.goal]) {
            if mentions(terms, *condition, var) {
                *condition = terms.replace(*condition, &mut value);
            }
        }
    }

    /// A model with the values of what was defined.
    pub fn complete(&self, terms: &Terms, mut model: Model) -> Model {
        for &(var, term) in &self.definitions {
            let value = term::eval(terms, term, &model);
            model.set(var, value);
        }
        model
    }
}

/// Whether a condition says that something equals, or does not equal, mixed bits.
fn compares_mixed(terms: &Terms, condition: TermId) -> bool {
    let mixes = |id: TermId| matches!(terms.get(id), Term::Binary(BinOp::Xor, ..));
    match terms.get(condition) {
        Term::Binary(BinOp::Eq, a, b) => mixes(a) || mixes(b),
        Term::Unary(UnOp::Not, inner) => compares_mixed(terms, inner),
        _ => false,
    }
}

/// The unknown that a condition defines. Only those that may have every value of their sort: the others are held to more.
fn defined(terms: &Terms, condition: TermId) -> Option<(Var, TermId)> {
    let Term::Binary(BinOp::Eq, a, b) = terms.get(condition) else { return None };
    match (terms.get(a), terms.get(b)) {
        (Term::Var(var), _) if is_free(var) => Some((var, b)),
        (_, Term::Var(var)) if is_free(var) => Some((var, a)),
        _ => None,
    }
}

fn is_free(var: Var) -> bool {
    matches!(var.kind, VarKind::Int | VarKind::Long)
}

fn mentions(terms: &Terms, id: TermId, var: Var) -> bool {
    match terms.get(id) {
        Term::Const(_) => false,
        Term::Var(own) => own == var,
        Term::Unary(_, a) | Term::Table(_, a) => mentions(terms, a, var),
        Term::Binary(_, a, b) => mentions(terms, a, var) || mentions(terms, b, var),
        Term::Ite(c, t, e) => [c, t, e].into_iter().any(|id| mentions(terms, id, var)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Answer, Config, Solver};
    use term::Const;

    fn unknown(terms: &mut Terms, index: u32, kind: VarKind) -> TermId {
        terms.var(Var { index, kind })
    }

    fn spread(terms: &mut Terms, x: TermId) -> TermId {
        let sixteen = terms.int(16);
        let high = terms.binary(BinOp::Ushr, x, sixteen);
        terms.binary(BinOp::Xor, x, high)
    }

    /// 31 a + b
    fn hash(terms: &mut Terms, a: TermId, b: TermId) -> TermId {
        let factor = terms.int(31);
        let high = terms.binary(BinOp::Mul, a, factor);
        terms.binary(BinOp::Add, high, b)
    }

    #[test]
    fn equal_hashes_of_different_texts_are_found_and_the_definitions_hold() {
        let mut terms = Terms::new();
        let chars: Vec<TermId> = (0..4).map(|at| unknown(&mut terms, at, VarKind::Char)).collect();
        let (h, g) = (unknown(&mut terms, 4, VarKind::Int), unknown(&mut terms, 5, VarKind::Int));
        let (x, y) = (hash(&mut terms, chars[0], chars[1]), hash(&mut terms, chars[2], chars[3]));
        let (x, y) = (spread(&mut terms, x), spread(&mut terms, y));
        let path = vec![terms.eq(h, x), terms.eq(y, g), terms.ne(chars[0], chars[2])];
        let goal = terms.eq(h, g);
        let Answer::Feasible(model) = Solver::new(Config::default()).check(&mut terms, &path, goal) else {
            panic!("there are such texts");
        };
        for condition in path.into_iter().chain([goal]) {
            assert_eq!(term::eval(&terms, condition, &model), Const::Bool(true));
        }
        let same = [terms.eq(h, x), terms.eq(g, y), terms.eq(chars[0], chars[2]), terms.eq(chars[1], chars[3])];
        let differs = terms.ne(h, g);
        assert!(matches!(Solver::new(Config::default()).check(&mut terms, &same, differs), Answer::Infeasible));
    }

    #[test]
    fn what_is_defined_by_itself_stays() {
        let mut terms = Terms::new();
        let h = unknown(&mut terms, 0, VarKind::Int);
        let mixed = spread(&mut terms, h);
        let path = [terms.eq(h, mixed)];
        let reduced = Reduced::of(&mut terms, &path, Terms::TRUE);
        assert!(reduced.is_none_or(|reduced| reduced.path == path));
    }
}
