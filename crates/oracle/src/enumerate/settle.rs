//! What a path on which the invariant holds leaves open, settled in all ways.
//!
//! First the references to enum constants, then everything that is a number to the solver: booleans, lengths, indices,
//! and integers that range over all their values. Values are tried one after the other. A condition is evaluated as
//! soon as all its variables have values; the solver is asked only where abstract numbers take part.

use exec::symbolic::{Choice, Symbolic};
use heap::input::Initial;
use heap::{InputId, Known, Origin, SymbolId, Value};
use jvm::Program;
use solver::Answer;
use term::{Const, Range, TermId, Terms, Var, VarKind, eval, holds};

use super::form::{self, Form, Settled};
use super::{Found, Late, NumberRange, Numbers, Search, least};
use crate::constants::variables;
use crate::runner::Way;

// What stands for a number behind a form.
const NONE: u8 = 0;
const ABSTRACT: u8 = 1;
const VALUE: u8 = 2;

/// Something that gets a value.
struct Item {
    term: TermId,
    /// None for a term that is no variable.
    var: Option<Var>,
    low: i64,
    high: i64,
    /// Conditions whose last variable it is.
    ready: Vec<TermId>,
    /// Whether conditions on it have abstract numbers in them.
    asks: bool,
}

/// All that gets a value at the end of a path.
struct Plan {
    items: Vec<Item>,
    /// Whether no number is abstract: then no other path describes the same structure.
    is_exact: bool,
    /// The size, if it is the same for all values.
    size: Option<u32>,
    objects: u32,
}

impl Search<'_, '_> {
    /// Settles references to enum constants, then the rest.
    pub(super) fn settle_references(&mut self) -> Result<(), Late> {
        self.tick()?;
        let Some((symbol, choice)) = self.open_constant() else { return self.settle_numbers() };
        let bound = self.runner.vm.symbolic_part().map(|symbolic| symbolic.input.symbol(symbol).bound);
        let class = bound.map(|bound| self.runner.vm.program.class(bound));
        if class.is_none_or(|class| self.runner.vm.initialize_now(class).is_err()) {
            self.undecided("an enum that cannot be initialized".to_string());
            return Ok(());
        }
        let mark = self.runner.mark();
        let alternatives = match self.runner.vm.alternatives(&choice) {
            Ok(alternatives) => alternatives,
            Err(trap) => {
                self.undecided(format!("{trap:?}"));
                return Ok(());
            }
        };
        for alternative in alternatives {
            self.runner.restore(&mark);
            let way = Way { alternative, model: self.runner.model.clone() };
            if self.take(&way) {
                self.settle_references()?;
            }
        }
        Ok(())
    }

    /// A reference to an enum constant that was read and is not decided.
    fn open_constant(&self) -> Option<(SymbolId, Choice)> {
        let symbolic = self.runner.vm.symbolic_part()?;
        let program = self.runner.vm.program;
        symbolic.input.symbols().iter().enumerate().find_map(|(at, symbol)| {
            let id = SymbolId::new(at);
            let choice = match symbol.known {
                Known::Reference => Choice::Everything(id),
                Known::Location => Choice::Identity(id),
                Known::Null | Known::Object(_) => return None,
            };
            program.class(symbol.bound).flags.is_enum().then_some((id, choice))
        })
    }

    fn settle_numbers(&mut self) -> Result<(), Late> {
        let program = self.runner.vm.program;
        let Some(symbolic) = self.runner.vm.symbolic.as_deref_mut() else { return Ok(()) };
        let size = self.found.measure.size(program, symbolic);
        if size.is_some_and(|size| self.options.exactly.is_some_and(|wanted| wanted != size)) {
            return Ok(());
        }
        let plan = Plan { size, ..Plan::of(program, symbolic, &self.options.ranges) };
        if plan.is_exact
            && plan.items.is_empty()
            && !self.options.keep
            && let Some(size) = size
        {
            self.count(size, 1);
            return Ok(());
        }
        self.assign(&plan, 0, &mut Settled::default())
    }

    /// Gives an item and all behind it their values.
    fn assign(&mut self, plan: &Plan, at: usize, settled: &mut Settled) -> Result<(), Late> {
        let Some(item) = plan.items.get(at) else {
            self.emit(plan, settled);
            return Ok(());
        };
        for value in item.low..=item.high {
            self.tick()?;
            let Some(symbolic) = self.runner.vm.symbolic.as_deref_mut() else { return Ok(()) };
            match item.var {
                Some(var) => settled.model.set(var, Const::integer(var.kind.sort(), value)),
                None => settled.terms.push((item.term, value)),
            }
            let fits = item.ready.iter().all(|&condition| holds(&symbolic.terms, condition, &settled.model))
                && (!item.asks || self.is_possible(plan, at, settled));
            if fits {
                self.assign(plan, at + 1, settled)?;
            }
            if item.var.is_none() {
                settled.terms.pop();
            }
        }
        Ok(())
    }

    /// Whether abstract numbers exist for the values up to an item.
    fn is_possible(&mut self, plan: &Plan, at: usize, settled: &Settled) -> bool {
        let Some(symbolic) = self.runner.vm.symbolic.as_deref_mut() else { return false };
        let path = plan.conditions(symbolic, at + 1, settled);
        match self.runner.solver.check(&mut symbolic.terms, &path, Terms::TRUE) {
            Answer::Feasible(_) => true,
            Answer::Infeasible => false,
            Answer::Unknown(why) => {
                self.undecided(why.to_string());
                false
            }
        }
    }

    /// Everything has a value: a structure.
    fn emit(&mut self, plan: &Plan, settled: &Settled) {
        if plan.is_exact
            && !self.options.keep
            && let Some(size) = plan.size
        {
            return self.count(size, 1);
        }
        let Some(symbolic) = self.runner.vm.symbolic_part() else { return };
        let mut form = form::encode(&self.runner.vm, symbolic, settled, &mut self.found.names);
        let size = plan.size.or(form.length).unwrap_or(0);
        if self.options.exactly.is_some_and(|wanted| wanted != size) {
            return;
        }
        if !self.options.ranges.is_empty() {
            plan.add_values(symbolic, settled, &mut form);
        }
        let numbers = std::mem::take(&mut form.numbers);
        let known = numbers.iter().filter(|number| **number != Value::Unset).count();
        let found = Found { size, objects: plan.objects, code: form.code.into(), is_new: plan.is_exact, known };
        self.add(found, |search| search.representative(plan, settled, &numbers));
    }

    /// One choice of the numbers of a structure.
    fn representative(&mut self, plan: &Plan, settled: &Settled, numbers: &[Value]) -> Numbers {
        let Some(symbolic) = self.runner.vm.symbolic.as_deref_mut() else { return Box::default() };
        let model = if plan.is_exact {
            settled.model.clone()
        } else {
            let path = plan.conditions(symbolic, plan.items.len(), settled);
            least::model(&mut symbolic.terms, &mut self.runner.solver, &path, symbolic.input.unknowns())
                .unwrap_or_else(|| (*self.runner.model).clone())
        };
        let bits = |value: &Value| match value {
            Value::Int(v) => Some(*v as u64),
            Value::Long(v) => Some(*v as u64),
            Value::Float(v) => Some(v.to_bits().into()),
            Value::Double(v) => Some(v.to_bits()),
            Value::Term(_, term) => Some(eval(&symbolic.terms, *term, &model).bits()),
            _ => None,
        };
        numbers.iter().map(bits).collect()
    }
}

impl Plan {
    fn of(program: &Program, symbolic: &mut Symbolic, ranges: &[NumberRange]) -> Plan {
        let mut items = Vec::new();
        let most = symbolic.bounds.array_length.map_or(i64::from(i32::MAX), i64::from);
        let mut is_exact = symbolic.picks.is_empty();
        for index in 0..symbolic.input.unknowns().len() {
            let unknown = symbolic.input.unknowns()[index];
            let range = match unknown.origin {
                Origin::Length(_) => Some((0, most)),
                Origin::Field(..) | Origin::Element(..) if unknown.kind == VarKind::Boolean => Some((0, 1)),
                Origin::Field(..) | Origin::Element(..) => {
                    range_of(program, symbolic, unknown.origin, unknown.kind, ranges)
                }
                _ => None,
            };
            match range {
                Some((low, high)) => {
                    let var = Var { index: index as u32, kind: unknown.kind };
                    let term = symbolic.terms.var(var);
                    items.push(Item { term, var: Some(var), low, high, ready: Vec::new(), asks: false });
                }
                None => is_exact = false,
            }
        }
        let mut plan = Plan { items, is_exact, size: None, objects: symbolic.input.objects().len() as u32 };
        plan.add_indices(symbolic, most - 1);
        plan.place_conditions(symbolic);
        plan
    }

    /// Indices of elements that do not follow from what gets a value anyway.
    fn add_indices(&mut self, symbolic: &Symbolic, most: i64) {
        for object in symbolic.input.objects() {
            let Initial::Array(_, elements) = &object.initial else { continue };
            for (index, _) in elements {
                let Value::Term(_, term) = *index else { continue };
                let mut vars = Vec::new();
                variables(&symbolic.terms, term, &mut vars);
                let is_new = self.items.iter().all(|item| item.term != term);
                if is_new && vars.iter().any(|var| self.level(*var).is_none()) {
                    self.items.push(Item { term, var: None, low: 0, high: most, ready: Vec::new(), asks: true });
                }
            }
        }
    }

    fn level(&self, var: Var) -> Option<usize> {
        self.items.iter().position(|item| item.var == Some(var))
    }

    /// Finds for each condition when it can be evaluated.
    fn place_conditions(&mut self, symbolic: &Symbolic) {
        if self.items.is_empty() {
            return;
        }
        for &condition in symbolic.path.conjuncts() {
            let mut vars = Vec::new();
            variables(&symbolic.terms, condition, &mut vars);
            let levels: Vec<usize> = vars.iter().filter_map(|&var| self.level(var)).collect();
            let Some(&last) = levels.iter().max() else { continue };
            if levels.len() == vars.len() {
                self.items[last].ready.push(condition);
            } else {
                levels.into_iter().for_each(|level| self.items[level].asks = true);
            }
        }
    }

    /// Numbers with a range are part of the structure.
    fn add_values(&self, symbolic: &Symbolic, settled: &Settled, form: &mut Form) {
        for &number in &form.numbers {
            let Value::Term(_, term) = number else {
                form.code.push(NONE);
                continue;
            };
            let Some(item) = self.items.iter().find(|item| item.term == term) else {
                form.code.push(ABSTRACT);
                continue;
            };
            form.code.push(VALUE);
            let value = settled.integer(symbolic, number).unwrap_or(item.low).wrapping_sub(item.low) as u64;
            let width = if item.high.wrapping_sub(item.low) as u64 > u64::from(u8::MAX) { 8 } else { 1 };
            form.code.extend(&value.to_be_bytes()[8 - width..]);
        }
    }

    /// The path condition, and that the first items have their values.
    fn conditions(&self, symbolic: &mut Symbolic, items: usize, settled: &Settled) -> Vec<TermId> {
        let mut all = symbolic.path.conjuncts().to_vec();
        for item in &self.items[..items] {
            let value = settled.integer(symbolic, Value::Term(symbolic.terms.sort(item.term), item.term)).unwrap_or(0);
            let constant = symbolic.terms.integer(symbolic.terms.sort(item.term), value);
            all.push(symbolic.terms.eq(item.term, constant));
        }
        all
    }
}

/// The range that was given for a number.
fn range_of(
    program: &Program,
    symbolic: &Symbolic,
    origin: Origin,
    kind: VarKind,
    ranges: &[NumberRange],
) -> Option<(i64, i64)> {
    if ranges.is_empty() || matches!(kind, VarKind::Float | VarKind::Double) {
        return None;
    }
    let named = ranges.iter().any(|range| range.field.is_some());
    let name = if named { field_of(program, symbolic, origin) } else { None };
    let own = ranges.iter().find(|range| range.field.is_some() && range.field.as_deref() == name);
    let range = own.or_else(|| ranges.iter().find(|range| range.field.is_none()))?;
    let all = Range::of_kind(kind);
    Some((range.low.max(all.lo), range.high.min(all.hi)))
}

/// The field that holds a number, or the array it is in.
fn field_of<'p>(program: &'p Program, symbolic: &Symbolic, origin: Origin) -> Option<&'p str> {
    let symbol_of = |id: InputId| symbolic.input.symbol(symbolic.input.object(id).symbol).origin;
    match origin {
        Origin::Field(id, slot) => {
            let layout = program.class(symbolic.input.object(id).layout);
            layout.chain.iter().find_map(|&holder| {
                let fields = &program.class(holder).fields;
                fields.iter().find(|f| !f.flags.is_static() && f.slot == slot).map(|f| program.text(f.name))
            })
        }
        Origin::Element(id, _) => field_of(program, symbolic, symbol_of(id)),
        _ => None,
    }
}
