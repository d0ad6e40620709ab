//! Stage: variables of few values, by trying all of them.
//!
//! Conditions such as `0 <= x`, `x == 1 || x == 3` or being a byte leave a variable few values. Conditions that are
//! not about one variable's values alone, however hard (`a * d % b == 0`, floats), then rule out rows of a [`Table`]
//! of all assignments. Tables stay separate until a condition connects them, so each is no larger than it must be.
//! What has too many assignments waits until later conditions have ruled out enough.
//!
//! Every step only drops what cannot be: an empty table is a contradiction whatever still waits. If nothing waits that
//! concerns the goal, any row is a model. All of it follows the path, one condition at a time, and is undone with it.

use crate::lanes::Program;
use crate::slices::{Slice, Slices};
use crate::table::Table;
use crate::values::{Values, implied};
use crate::{Allowance, Answer, Why};
use rustc_hash::FxHashMap;
use std::sync::Arc;
use term::{BinOp, Const, Model, Range, Term, TermId, Terms, UnOp, Var, holds};

/// Rows of one table; two bytes, or one char, fit.
const MOST_ROWS: usize = 1 << 16;
/// Rows from which on a table is not made of others for little.
const LARGE: usize = 1 << 12;
/// Steps of a condition times rows it is evaluated for.
const MOST_WORK: usize = 1 << 23;
/// Steps of one condition.
const LONGEST: usize = 2_000;
/// Conditions of more variables are not asked for the values they imply.
const FEW_VARS: usize = 8;
/// What is known about conditions is forgotten when there are this many.
const KEPT: usize = 50_000;
/// Conditions tried because of one more.
const PATIENCE: u32 = 1_000;
/// Rows tried of each table when conditions wait that connect them, less one.
const TRIED: usize = 7;

/// What is known about the variables of the path's conditions.
#[derive(Default)]
pub(crate) struct Domains {
    /// Values of variables that are in no table; one that is not mentioned has all of its kind.
    values: FxHashMap<Var, Arc<Values>>,
    tables: FxHashMap<Var, Arc<Table>>,
    waiting: Vec<Waiting>,
    /// The places in `waiting` that concern a variable.
    concerning: FxHashMap<Var, Vec<usize>>,
    changes: Vec<Change>,
    levels: Vec<Level>,
    facts: FxHashMap<TermId, Arc<Facts>>,
}

/// A condition that rules out rows, now or later.
struct Waiting {
    facts: Arc<Facts>,
    done: bool,
}

/// How to undo what a condition did.
enum Change {
    Values(Var, Option<Arc<Values>>),
    Table(Var, Option<Arc<Table>>),
    Waits,
    Done(usize),
}

struct Level {
    conjunct: TermId,
    before: usize,
    /// Whether the conjuncts up to this one contradict each other.
    conflict: bool,
}

/// What does not change about a condition.
struct Facts {
    conjunct: TermId,
    vars: Arc<[Var]>,
    implied: Vec<(Var, Values)>,
    /// It says no more than what is implied about its only variable.
    exact: bool,
    /// `x < y`, `x <= y` or `x == y`.
    order: Option<(BinOp, Var, Var)>,
    /// `None` if it is too long.
    program: Option<Program>,
}

/// Some conditions contradict each other.
struct Contradiction;

impl Domains {
    /// Decides the slice if its variables have few values. Says so if the time is up before it is done.
    pub fn check(
        &mut self,
        terms: &Terms,
        slices: &mut Slices,
        path: &[TermId],
        goal: TermId,
        slice: &Slice,
        allowance: Allowance,
    ) -> Option<Answer> {
        let conjuncts = || path.iter().copied().chain([goal]);
        let shared = self.levels.iter().zip(conjuncts()).take_while(|(level, c)| level.conjunct == *c).count();
        if let Some(level) = self.levels.get(shared) {
            let before = level.before;
            self.undo_to(before);
            self.levels.truncate(shared);
        }
        for conjunct in conjuncts().skip(shared) {
            if self.levels.last().is_some_and(|level| level.conflict) {
                break;
            }
            if allowance.is_over() {
                return Some(Answer::Unknown(Why::Limit));
            }
            let before = self.changes.len();
            let conflict = self.assume(terms, slices, conjunct).is_err();
            self.levels.push(Level { conjunct, before, conflict });
        }
        if self.levels.last().is_some_and(|level| level.conflict) {
            return Some(Answer::Infeasible);
        }
        self.model(&slice.vars).or_else(|| self.likely_model(terms, &slice.vars)).map(Answer::Feasible)
    }

    /// Values for `vars`, if nothing that concerns them waits.
    fn model(&self, vars: &[Var]) -> Option<Model> {
        let mut model = Model::new();
        for &var in vars {
            if self.concerning.get(&var).is_some_and(|places| places.iter().any(|&at| !self.waiting[at].done)) {
                return None;
            }
            if let Some(table) = self.tables.get(&var) {
                if !model.has(var) {
                    table.row(0).for_each(|(var, value)| model.set(var, value));
                }
            } else if let Some(values) = self.values.get(&var) {
                model.set(var, Const::integer(var.kind.sort(), values.simplest()?));
            }
        }
        Some(model)
    }

    /// Values for `vars` that satisfy what concerns them and waits, if a few rows of each table are enough to find some.
    fn likely_model(&self, terms: &Terms, vars: &[Var]) -> Option<Model> {
        let mut places: Vec<usize> = vars.iter().flat_map(|var| self.concerning.get(var)).flatten().copied().collect();
        places.sort_unstable();
        places.dedup();
        places.retain(|&at| !self.waiting[at].done);
        (0..=TRIED).find_map(|part| {
            let mut model = Model::new();
            for (at, &var) in vars.iter().enumerate() {
                // Not all alike: they may have to differ.
                let part = part * (at + 1) % (TRIED + 1);
                if let Some(table) = self.tables.get(&var) {
                    if !model.has(var) {
                        let row = table.len().saturating_sub(1) * part / TRIED;
                        table.row(row).for_each(|(var, value)| model.set(var, value));
                    }
                } else if !var.kind.sort().is_float() {
                    let values = self.values_of(var);
                    let value = if part == 0 { values.simplest()? } else { values.part(part, TRIED)? };
                    model.set(var, Const::integer(var.kind.sort(), value));
                }
            }
            places.iter().all(|&at| holds(terms, self.waiting[at].facts.conjunct, &model)).then_some(model)
        })
    }

    fn assume(&mut self, terms: &Terms, slices: &mut Slices, conjunct: TermId) -> Result<(), Contradiction> {
        if conjunct == Terms::FALSE {
            return Err(Contradiction);
        }
        let facts = self.facts(terms, slices, conjunct);
        let mut changed = Vec::new();
        for (var, values) in &facts.implied {
            if self.narrow(*var, values)? {
                changed.push(*var);
            }
        }
        let mut queue: Vec<usize> =
            changed.iter().flat_map(|var| self.concerning.get(var)).flatten().copied().collect();
        if !facts.exact || facts.vars.iter().any(|var| self.tables.contains_key(var)) {
            queue.push(self.wait(facts));
        }
        // Two orders that contradict each other could go on narrowing by one value at a time.
        let mut patience = PATIENCE;
        while let Some(at) = queue.pop()
            && patience > 0
        {
            patience -= 1;
            if !self.waiting[at].done {
                let changed = self.try_out(terms, at)?;
                queue.extend(changed.iter().flat_map(|var| self.concerning.get(var)).flatten());
            }
        }
        Ok(())
    }

    /// Keeps only some values of a variable that is in no table. Returns whether it had others.
    fn narrow(&mut self, var: Var, values: &Values) -> Result<bool, Contradiction> {
        if self.tables.contains_key(&var) {
            return Ok(false);
        }
        let old = self.values_of(var);
        let new = old.intersect(values);
        if new.is_empty() {
            return Err(Contradiction);
        }
        if new == *old {
            return Ok(false);
        }
        let before = self.values.insert(var, Arc::new(new));
        self.changes.push(Change::Values(var, before));
        Ok(true)
    }

    fn values_of(&self, var: Var) -> Arc<Values> {
        let all = || Arc::new(Values::of(Range::of_kind(var.kind)));
        self.values.get(&var).cloned().unwrap_or_else(all)
    }

    /// Rules out rows by a condition that waits, if there are not too many. Returns the variables about which more is
    /// known now.
    fn try_out(&mut self, terms: &Terms, at: usize) -> Result<Vec<Var>, Contradiction> {
        let facts = self.waiting[at].facts.clone();
        let Some(program) = facts.program.as_ref() else { return Ok(vec![]) };
        let mut parts: Vec<Arc<Table>> = Vec::new();
        let mut rows = 1usize;
        let mut free = Vec::new();
        for &var in facts.vars.iter() {
            match self.tables.get(&var) {
                Some(table) if parts.iter().any(|part| Arc::ptr_eq(part, table)) => {}
                Some(table) => {
                    rows = rows.saturating_mul(table.len());
                    parts.push(table.clone());
                }
                None if var.kind.sort().is_float() => return Ok(vec![]),
                None => {
                    let values = self.values_of(var);
                    rows = rows.saturating_mul(values.len());
                    free.push((var, values));
                }
            }
        }
        if rows > MOST_ROWS || rows.saturating_mul(program.len()) > MOST_WORK {
            self.test_bounds(terms, &facts)?;
            return self.narrow_order(&facts);
        }
        let single = |(var, values): &(Var, Arc<Values>)| Arc::new(Table::of(*var, values.iter().collect()));
        parts.extend(free.iter().map(single));
        let is_joined = parts.len() > 1;
        let product = parts.into_iter().reduce(|product, part| Arc::new(product.times(&part)));
        // A condition without variables was folded to a constant.
        let Some(product) = product else { return Ok(vec![]) };
        let table = product.filter(program);
        if table.len() == 0 {
            return Err(Contradiction);
        }
        // What hardly rules anything out would only make a large table of two small ones. It is tried again when more
        // is known about its variables.
        if is_joined && rows >= LARGE && table.len() >= rows - rows / 8 {
            return Ok(vec![]);
        }
        self.waiting[at].done = true;
        self.changes.push(Change::Done(at));
        let table = Arc::new(table);
        for &var in table.vars() {
            let before = self.tables.insert(var, table.clone());
            self.changes.push(Change::Table(var, before));
        }
        Ok(table.vars().to_vec())
    }

    /// Whether the least and greatest values of the variables suffice to see that a condition cannot hold.
    fn test_bounds(&self, terms: &Terms, facts: &Facts) -> Result<(), Contradiction> {
        let bounds = |var: Var| {
            let known = match self.tables.get(&var) {
                Some(table) => table.hull(var),
                None => self.values_of(var).hull(),
            };
            known.unwrap_or(Range::of_kind(var.kind))
        };
        let truth = terms.range_within(facts.conjunct, &bounds, LONGEST);
        if truth.is_some_and(|truth| truth.hi == 0) { Err(Contradiction) } else { Ok(()) }
    }

    /// `x < y` bounds `x` by `y`'s greatest value, and `y` by `x`'s least.
    fn narrow_order(&mut self, facts: &Facts) -> Result<Vec<Var>, Contradiction> {
        let Some((op, x, y)) = facts.order else { return Ok(vec![]) };
        let (Some(below), Some(above)) = (self.values_of(x).hull(), self.values_of(y).hull()) else {
            return Err(Contradiction);
        };
        let strict = i64::from(op == BinOp::Lt);
        let (Some(most), Some(least)) = (above.hi.checked_sub(strict), below.lo.checked_add(strict)) else {
            return Err(Contradiction);
        };
        let equal = op == BinOp::Eq;
        let for_x = Range { lo: if equal { above.lo } else { i64::MIN }, hi: most };
        let for_y = Range { lo: least, hi: if equal { below.hi } else { i64::MAX } };
        let mut changed = Vec::new();
        for (var, range) in [(x, for_x), (y, for_y)] {
            if self.narrow(var, &Values::of(range))? {
                changed.push(var);
            }
        }
        Ok(changed)
    }

    fn wait(&mut self, facts: Arc<Facts>) -> usize {
        let at = self.waiting.len();
        for &var in facts.vars.iter() {
            self.concerning.entry(var).or_default().push(at);
        }
        self.waiting.push(Waiting { facts, done: false });
        self.changes.push(Change::Waits);
        at
    }

    fn undo_to(&mut self, before: usize) {
        for change in self.changes.drain(before..).rev() {
            match change {
                Change::Values(var, Some(values)) => drop(self.values.insert(var, values)),
                Change::Values(var, None) => drop(self.values.remove(&var)),
                Change::Table(var, Some(table)) => drop(self.tables.insert(var, table)),
                Change::Table(var, None) => drop(self.tables.remove(&var)),
                Change::Done(at) => self.waiting[at].done = false,
                Change::Waits => {
                    let vars = self.waiting.pop().map(|waiting| waiting.facts.vars.clone());
                    for var in vars.iter().flat_map(|vars| vars.iter()) {
                        self.concerning.get_mut(var).and_then(Vec::pop);
                    }
                }
            }
        }
    }

    fn facts(&mut self, terms: &Terms, slices: &mut Slices, conjunct: TermId) -> Arc<Facts> {
        if let Some(facts) = self.facts.get(&conjunct) {
            return facts.clone();
        }
        if self.facts.len() >= KEPT {
            self.facts.clear();
        }
        let facts = Arc::new(Facts::new(terms, slices.vars(terms, conjunct), conjunct));
        self.facts.insert(conjunct, facts.clone());
        facts
    }
}

impl Facts {
    fn new(terms: &Terms, vars: Arc<[Var]>, conjunct: TermId) -> Facts {
        let mut exact = false;
        let mut all_implied = Vec::new();
        if vars.len() <= FEW_VARS {
            for &var in vars.iter().filter(|var| !var.kind.sort().is_float()) {
                let found = implied(terms, conjunct, var);
                exact = found.exact;
                all_implied.push((var, found.values));
            }
        }
        exact &= vars.len() == 1;
        // A float has too many values for any table.
        let has_float = vars.iter().any(|var| var.kind.sort().is_float());
        let program = if has_float { None } else { Program::new(terms, conjunct, LONGEST) };
        Facts { conjunct, order: order(terms, conjunct), implied: all_implied, exact, program, vars }
    }
}

fn order(terms: &Terms, condition: TermId) -> Option<(BinOp, Var, Var)> {
    let variable = |id: TermId| match terms.get(id) {
        Term::Var(var) if !var.kind.sort().is_float() => Some(var),
        Term::Unary(UnOp::I2L, a) => match terms.get(a) {
            Term::Var(var) => Some(var),
            _ => None,
        },
        _ => None,
    };
    match terms.get(condition) {
        Term::Binary(op @ (BinOp::Lt | BinOp::Le | BinOp::Eq), a, b) => Some((op, variable(a)?, variable(b)?)),
        _ => None,
    }
}
