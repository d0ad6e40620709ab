//! Stage: difference logic over the integers, exact for two's complement.
//!
//! Every integer term is a number within its range; comparisons of such numbers are constraints `y - x <= w`. What is
//! not a comparison is left out, and what is not a variable, such as `x * y`, is a number of its own: so if the
//! constraints contradict each other, the question is infeasible, and if not, the values found are evaluated.
//!
//! `x + c` is a number of its own too, which equals `x + c` or, if that is out of range, differs by 2^32 or 2^64.
//! This is a choice, like the two ways to satisfy `x != y` and the sides of a disjunction. Choices are made only
//! where the present solution is wrong, and undone when they lead nowhere.
//!
//! The constraints follow the path: what the last question had in common with this one is kept.

use crate::crowded::crowded;
use crate::graph::{Graph, Node, ZERO};
use rustc_hash::FxHashMap;
use term::{BinOp, Const, Model, Range, Sort, Term, TermId, Terms, UnOp, Var, holds};

/// Choices tried for one question before it is passed on.
const PATIENCE: u32 = 2_000;
/// Choices tried before the different numbers are counted.
const PATIENCE_AT_FIRST: u32 = 40;
/// Conditions of more nodes are left out.
const LARGEST: u32 = 10_000;

/// What the theory thinks of a conjunction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Verdict {
    /// It has a solution as far as the theory sees.
    Possible,
    Impossible,
    GaveUp,
}

pub(crate) struct Difference {
    graph: Graph,
    nodes: FxHashMap<TermId, Node>,
    /// By node; the first entry, for zero, is not used.
    atoms: Vec<Atom>,
    /// The nodes that take part, in the order they were mentioned.
    active: Vec<Node>,
    /// `x - y != c`
    distinct: Vec<(Node, Node, i128)>,
    sums: Vec<Sum>,
    clauses: Vec<Clause>,
    /// Conjuncts that were left out.
    unseen: usize,
    levels: Vec<Level>,
    patience: u32,
    /// The solution found last, taken before its choices were undone: a disjunct's variables go with it.
    solution: Vec<(Var, Const)>,
}

#[derive(Clone, Copy)]
struct Atom {
    term: TermId,
    active: bool,
}

/// `sum = base + offset`, or that plus `wrapped` if it is out of range.
#[derive(Clone, Copy)]
struct Sum {
    sum: Node,
    base: Node,
    offset: i128,
    wrapped: i128,
}

#[derive(Clone, Copy)]
struct Clause {
    left: TermId,
    right: TermId,
    decided: bool,
}

/// How much of everything there was before a conjunct or a choice.
#[derive(Clone, Copy)]
struct Mark {
    edges: usize,
    active: usize,
    distinct: usize,
    sums: usize,
    clauses: usize,
    unseen: usize,
}

struct Level {
    conjunct: TermId,
    before: Mark,
    /// Whether the conjuncts up to this one contradict each other.
    conflict: bool,
}

/// A way to mend the present solution.
#[derive(Clone, Copy)]
enum Choice {
    /// `y - x <= weight`
    AtMost(Node, Node, i128),
    /// `y - x == weight`
    Exactly(Node, Node, i128),
    /// Decide the clause of this number for this disjunct.
    Disjunct(usize, TermId),
}

impl Difference {
    pub fn new() -> Difference {
        Difference {
            graph: Graph::new(),
            nodes: FxHashMap::default(),
            atoms: vec![Atom { term: Terms::TRUE, active: true }],
            active: Vec::new(),
            distinct: Vec::new(),
            sums: Vec::new(),
            clauses: Vec::new(),
            unseen: 0,
            levels: Vec::new(),
            patience: 0,
            solution: Vec::new(),
        }
    }

    /// Looks for a solution of `path` and `goal`.
    pub fn check(&mut self, terms: &Terms, path: &[TermId], goal: TermId) -> Verdict {
        let conjuncts = || path.iter().copied().chain([goal]);
        let shared = self.levels.iter().zip(conjuncts()).take_while(|(level, c)| level.conjunct == *c).count();
        if let Some(level) = self.levels.get(shared) {
            let before = level.before;
            self.undo_to(before);
            self.levels.truncate(shared);
        }
        for conjunct in conjuncts().skip(shared) {
            let conflict = self.levels.last().is_some_and(|level| level.conflict);
            let before = self.mark();
            let conflict = conflict || !self.assert(terms, conjunct);
            self.levels.push(Level { conjunct, before, conflict });
            if conflict {
                return Verdict::Impossible;
            }
        }
        if self.levels.last().is_some_and(|level| level.conflict) {
            return Verdict::Impossible;
        }
        let mut verdict = self.search_with(terms, PATIENCE_AT_FIRST);
        if verdict == Verdict::GaveUp {
            verdict = if self.is_crowded() { Verdict::Impossible } else { self.search_with(terms, PATIENCE) };
        }
        if verdict == Verdict::Impossible
            && let Some(level) = self.levels.last_mut()
        {
            level.conflict = true;
        }
        verdict
    }

    /// Whether the last question had conjuncts the theory does not understand.
    pub fn left_something_out(&self) -> bool {
        self.unseen > 0
    }

    /// The solution of the last question, over `base` for variables the theory knows nothing about.
    pub fn model(&self, base: &Model) -> Model {
        let mut model = base.clone();
        self.solution.iter().for_each(|&(var, value)| model.set(var, value));
        model
    }

    /// The present values of the variables that take part.
    fn values<'a>(&'a self, terms: &'a Terms) -> impl Iterator<Item = (Var, Const)> + 'a {
        self.active.iter().filter_map(|&node| match terms.get(self.atoms[node.0 as usize].term) {
            Term::Var(var) => Some((var, Const::integer(var.kind.sort(), self.graph.value(node) as i64))),
            _ => None,
        })
    }

    fn mark(&self) -> Mark {
        Mark {
            edges: self.graph.mark(),
            active: self.active.len(),
            distinct: self.distinct.len(),
            sums: self.sums.len(),
            clauses: self.clauses.len(),
            unseen: self.unseen,
        }
    }

    fn undo_to(&mut self, mark: Mark) {
        self.graph.undo_to(mark.edges);
        for node in self.active.drain(mark.active..) {
            self.atoms[node.0 as usize].active = false;
        }
        self.distinct.truncate(mark.distinct);
        self.sums.truncate(mark.sums);
        self.clauses.truncate(mark.clauses);
        self.unseen = mark.unseen;
    }

    /// Adds a conjunct; false if it contradicts the others.
    fn assert(&mut self, terms: &Terms, conjunct: TermId) -> bool {
        match terms.get(conjunct) {
            Term::Const(Const::Bool(truth)) => truth,
            // Taking conjunctions apart is recursive.
            _ if terms.size(conjunct) > LARGEST => self.leave_out(),
            Term::Binary(BinOp::BoolAnd, a, b) => self.assert(terms, a) && self.assert(terms, b),
            Term::Binary(BinOp::BoolOr, left, right) => {
                self.clauses.push(Clause { left, right, decided: false });
                true
            }
            Term::Binary(op @ (BinOp::Eq | BinOp::Lt | BinOp::Le), a, b) if terms.sort(a).is_integer() => {
                let Some(((x, c), (y, d))) = self.sides(terms, a, b) else { return false };
                // x + c <= y + d
                match op {
                    BinOp::Lt => self.graph.add(y, x, d - c - 1),
                    BinOp::Le => self.graph.add(y, x, d - c),
                    _ => self.graph.add(y, x, d - c) && self.graph.add(x, y, c - d),
                }
            }
            Term::Unary(UnOp::Not, inner) => match terms.get(inner) {
                Term::Binary(BinOp::Eq, a, b) if terms.sort(a).is_integer() => {
                    let Some(((x, c), (y, d))) = self.sides(terms, a, b) else { return false };
                    self.distinct.push((x, y, d - c));
                    true
                }
                _ => self.leave_out(),
            },
            _ => self.leave_out(),
        }
    }

    fn leave_out(&mut self) -> bool {
        self.unseen += 1;
        true
    }

    /// The numbers to be compared for `a` and `b`: of `x - y` and a constant, `x` and that much more than `y`, provided
    /// that the difference cannot overflow as things stand.
    fn sides(&mut self, terms: &Terms, a: TermId, b: TermId) -> Option<((Node, i128), (Node, i128))> {
        match (terms.get(a), terms.as_integer(a), terms.get(b), terms.as_integer(b)) {
            (Term::Binary(BinOp::Sub, x, y), _, _, Some(k)) => {
                let (x, y) = (self.number(terms, x)?, self.number(terms, y)?);
                if self.is_exact(x, y, Range::of_sort(terms.sort(a))) {
                    return Some((x, (y.0, y.1 + i128::from(k))));
                }
            }
            (_, Some(k), Term::Binary(BinOp::Sub, x, y), _) => {
                let (x, y) = (self.number(terms, x)?, self.number(terms, y)?);
                if self.is_exact(x, y, Range::of_sort(terms.sort(b))) {
                    return Some(((y.0, y.1 + i128::from(k)), x));
                }
            }
            _ => {}
        }
        Some((self.number(terms, a)?, self.number(terms, b)?))
    }

    /// Whether `x - y` stays within `all`.
    fn is_exact(&mut self, (x, c): (Node, i128), (y, d): (Node, i128), all: Range) -> bool {
        let before = self.graph.mark();
        // (x + c) - (y + d) > all.hi, or < all.lo
        let may_leave = self.graph.add(x, y, c - d - i128::from(all.hi) - 1)
            || self.graph.add(y, x, i128::from(all.lo) - 1 - c + d);
        self.graph.undo_to(before);
        !may_leave
    }

    /// An integer term as a node and an offset; `None` if its range contradicts what is known.
    fn number(&mut self, terms: &Terms, id: TermId) -> Option<(Node, i128)> {
        match terms.get(id) {
            Term::Const(c) => c.as_integer().map(|value| (ZERO, value.into())),
            Term::Unary(UnOp::I2L, x) => self.number(terms, x),
            Term::Binary(BinOp::Add, x, c) => match terms.as_integer(c) {
                Some(offset) => {
                    let (base, inner) = self.number(terms, x)?;
                    if wraps(terms, x, offset) {
                        self.sum(terms, id, base, inner, offset)
                    } else {
                        Some((base, inner + i128::from(offset)))
                    }
                }
                None => self.node(terms, id).map(|node| (node, 0)),
            },
            _ => self.node(terms, id).map(|node| (node, 0)),
        }
    }

    /// The node of a term, within the range of the term.
    fn node(&mut self, terms: &Terms, id: TermId) -> Option<Node> {
        let node = match self.nodes.get(&id) {
            Some(&node) => node,
            None => {
                let node = self.graph.node();
                self.atoms.push(Atom { term: id, active: false });
                self.nodes.insert(id, node);
                node
            }
        };
        let atom = &mut self.atoms[node.0 as usize];
        if atom.active {
            return Some(node);
        }
        atom.active = true;
        self.active.push(node);
        let Range { lo, hi } = terms.range(id);
        let value = self.graph.value(node).clamp(lo.into(), hi.into());
        self.graph.set_value(node, value);
        (self.graph.add(ZERO, node, hi.into()) && self.graph.add(node, ZERO, -i128::from(lo))).then_some(node)
    }

    /// The node of `base + inner + offset`, which may wrap. If it cannot, as things stand, that is remembered.
    fn sum(&mut self, terms: &Terms, id: TermId, base: Node, inner: i128, offset: i64) -> Option<(Node, i128)> {
        let known = self.active.len();
        let node = self.node(terms, id)?;
        if self.active.len() > known {
            let turn = 1i128 << if terms.sort(id) == Sort::Long { 64 } else { 32 };
            let offset_in_all = inner + i128::from(offset);
            let wrapped = offset_in_all - i128::from(offset.signum()) * turn;
            let before = self.graph.mark();
            let may_wrap = self.equate(base, node, wrapped);
            self.graph.undo_to(before);
            if may_wrap {
                self.sums.push(Sum { sum: node, base, offset: offset_in_all, wrapped });
            } else if !self.equate(base, node, offset_in_all) {
                return None;
            }
        }
        Some((node, 0))
    }

    /// Adds `y - x == weight`.
    fn equate(&mut self, x: Node, y: Node, weight: i128) -> bool {
        self.graph.add(x, y, weight) && self.graph.add(y, x, -weight)
    }

    fn search_with(&mut self, terms: &Terms, patience: u32) -> Verdict {
        self.patience = patience;
        let before = self.mark();
        let verdict = self.search(terms);
        self.undo_to(before);
        verdict
    }

    /// Whether there are more different numbers than values for them.
    fn is_crowded(&self) -> bool {
        let different = self.distinct.iter().filter(|&&(_, _, c)| c == 0).map(|&(x, y, _)| (x, y));
        crowded(&self.graph.bounds(&self.active), &different.collect())
    }

    /// Mends the present solution by choices until nothing is wrong with it.
    fn search(&mut self, terms: &Terms) -> Verdict {
        let Some(choices) = self.wrong(terms) else {
            let mut solution = std::mem::take(&mut self.solution);
            solution.clear();
            solution.extend(self.values(terms));
            self.solution = solution;
            return Verdict::Possible;
        };
        for choice in choices {
            if self.patience == 0 {
                return Verdict::GaveUp;
            }
            self.patience -= 1;
            let before = self.mark();
            let verdict = if self.choose(terms, choice) { self.search(terms) } else { Verdict::Impossible };
            self.undo_to(before);
            if let Choice::Disjunct(clause, _) = choice {
                self.clauses[clause].decided = false;
            }
            if verdict != Verdict::Impossible {
                return verdict;
            }
        }
        Verdict::Impossible
    }

    fn choose(&mut self, terms: &Terms, choice: Choice) -> bool {
        match choice {
            Choice::AtMost(x, y, weight) => self.graph.add(x, y, weight),
            Choice::Exactly(x, y, weight) => self.equate(x, y, weight),
            Choice::Disjunct(clause, disjunct) => {
                self.clauses[clause].decided = true;
                self.assert(terms, disjunct)
            }
        }
    }

    /// Something the present solution violates, and the ways to mend it, of which one must hold.
    fn wrong(&self, terms: &Terms) -> Option<[Choice; 2]> {
        let value = |node| self.graph.value(node);
        let sum = self.sums.iter().find(|s| {
            let difference = value(s.sum) - value(s.base);
            difference != s.offset && difference != s.wrapped
        });
        if let Some(s) = sum {
            let as_written = Choice::Exactly(s.base, s.sum, s.offset);
            return Some([as_written, Choice::Exactly(s.base, s.sum, s.wrapped)]);
        }
        if let Some(&(x, y, c)) = self.distinct.iter().find(|&&(x, y, c)| value(x) - value(y) == c) {
            // The one that is larger already may as well grow: x - y >= c + 1, or x - y <= c - 1.
            return Some([Choice::AtMost(x, y, -c - 1), Choice::AtMost(y, x, c - 1)]);
        }
        if self.clauses.is_empty() {
            return None;
        }
        let mut model = Model::new();
        self.values(terms).for_each(|(var, value)| model.set(var, value));
        let violated = |c: &Clause| !c.decided && !holds(terms, c.left, &model) && !holds(terms, c.right, &model);
        let number = self.clauses.iter().position(violated)?;
        let clause = self.clauses[number];
        Some([Choice::Disjunct(number, clause.left), Choice::Disjunct(number, clause.right)])
    }
}

/// Whether `x + offset` can leave its sort.
fn wraps(terms: &Terms, x: TermId, offset: i64) -> bool {
    let range = terms.range(x);
    let sort = Range::of_sort(terms.sort(x));
    let fits = |sum: Option<i64>| sum.is_some_and(|sum| sort.contains(sum));
    !(fits(range.lo.checked_add(offset)) && fits(range.hi.checked_add(offset)))
}
