//! Shapes that no valid structure has, remembered from question to question.
//!
//! A search that found nothing depended on those facts of the input heap that ruled a way out, and on those by which the
//! objects concerned were reached. Every input heap with these facts is as impossible. The assumption that made the heap
//! impossible is among them, so that is where a nogood is looked up.

use exec::symbolic::{Alternative, Symbolic};
use heap::{InputId, Origin, Value};
use rustc_hash::{FxHashMap, FxHashSet};
use term::{Term, TermId, Var, VarKind};

use crate::constants;
use crate::facts::{self, Fact};
use crate::tree::{Name, Place};

/// What an input heap says about a place, objects being named by the way on which the subject came to them.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
enum Said {
    Null,
    NotNull,
    Object(Name),
    /// A boolean that the path condition fixes.
    Boolean(bool),
}

/// A fact: a place, and what is said about it.
type Saying = (Place, Said);

/// What a search that found nothing depended on.
#[derive(Default)]
pub(crate) struct Reasons {
    /// Places that ruled something out, and by which objects were reached.
    pub places: Vec<(InputId, u32)>,
    /// Whether more was involved, numbers of the path condition for example.
    pub has_others: bool,
}

/// Combinations of facts that are impossible.
#[derive(Default)]
pub(crate) struct Nogoods {
    names: FxHashMap<Place, Name>,
    by_newest: FxHashMap<Saying, Vec<Box<[Saying]>>>,
}

/// Nogoods kept for one newest fact.
const MOST: usize = 64;

impl Nogoods {
    /// Whether an input heap is known to be impossible because of what was assumed last.
    pub fn forbid(&mut self, symbolic: &mut Symbolic, newest: &Alternative) -> bool {
        let Some(decided) = decided(symbolic, newest) else { return false };
        let Some(names) = self.names(symbolic) else { return false };
        let Some(newest) = saying(symbolic, &names, decided) else { return false };
        let Some(known) = self.by_newest.get(&newest) else { return false };
        let objects: FxHashMap<Name, usize> = names.iter().enumerate().map(|(at, &name)| (name, at)).collect();
        let mut holds = |(place, said): &Saying| {
            let Some(&object) = objects.get(&place.0) else { return false };
            let value = facts::field(symbolic, InputId(object as u32), place.1);
            of(symbolic, &names, value) == Some(*said)
        };
        known.iter().any(|nogood| nogood.iter().all(&mut holds))
    }

    /// Remembers why an input heap is impossible.
    pub fn learn(&mut self, symbolic: &mut Symbolic, newest: &Alternative, reasons: &Reasons) {
        if reasons.has_others {
            return;
        }
        let (Some(decided), Some(names)) = (decided(symbolic, newest), self.names(symbolic)) else { return };
        let Some(newest) = saying(symbolic, &names, decided) else { return };
        let mut all = Vec::new();
        for &(object, slot) in &reasons.places {
            let Some(said) = of(symbolic, &names, facts::field(symbolic, object, slot)) else { return };
            all.push(((names[object.0 as usize], slot), said));
        }
        all.sort_unstable();
        all.dedup();
        // Without the newest fact the heap was possible.
        if !all.contains(&newest) {
            return;
        }
        let known = self.by_newest.entry(newest).or_default();
        if known.len() < MOST {
            known.push(all.into());
        }
    }

    /// The names of all input objects; none where something else than fields leads to one.
    fn names(&mut self, symbolic: &Symbolic) -> Option<Vec<Name>> {
        let mut names: Vec<Name> = Vec::with_capacity(symbolic.input.objects().len());
        for object in symbolic.input.objects() {
            let place = match symbolic.input.symbol(object.symbol).origin {
                Origin::Field(holder, slot) => (names[holder.0 as usize], slot),
                Origin::Argument(at) => (Name::MAX, u32::from(at)),
                _ => return None,
            };
            let next = self.names.len() as Name;
            names.push(*self.names.entry(place).or_insert(next));
        }
        Some(names)
    }
}

/// The objects on the way to the field that an alternative decides, and to the object it then holds.
pub(crate) fn near(symbolic: &Symbolic, newest: &Alternative) -> Option<FxHashSet<InputId>> {
    let (holder, slot) = decided(symbolic, newest)?;
    let mut near = FxHashSet::default();
    let mut way = vec![holder];
    if let Fact::Input(object) = facts::of_value(symbolic, facts::field(symbolic, holder, slot)) {
        way.push(object);
    }
    while let Some(object) = way.pop() {
        if !near.insert(object) {
            continue;
        }
        match symbolic.input.symbol(symbolic.input.object(object).symbol).origin {
            Origin::Field(holder, _) => way.push(holder),
            Origin::Argument(0) => {}
            _ => return None,
        }
    }
    Some(near)
}

/// The field that an alternative decides.
fn decided(symbolic: &Symbolic, newest: &Alternative) -> Option<(InputId, u32)> {
    let origin = match newest {
        Alternative::Null(id) | Alternative::Location(id) | Alternative::Alias(id, ..) | Alternative::Fresh(id, _) => {
            symbolic.input.symbol(*id).origin
        }
        Alternative::Assume(condition) => {
            let mut variables = Vec::new();
            constants::variables(&symbolic.terms, *condition, &mut variables);
            let [var] = variables.as_slice() else { return None };
            symbolic.input.unknowns().get(var.index as usize)?.origin
        }
        _ => return None,
    };
    match origin {
        Origin::Field(holder, slot) => Some((holder, slot)),
        _ => None,
    }
}

/// What is now said about a field.
fn saying(symbolic: &mut Symbolic, names: &[Name], (holder, slot): (InputId, u32)) -> Option<Saying> {
    let said = of(symbolic, names, facts::field(symbolic, holder, slot))?;
    Some(((names[holder.0 as usize], slot), said))
}

fn of(symbolic: &mut Symbolic, names: &[Name], value: Value) -> Option<Said> {
    if let Value::Term(_, term) = value {
        return fixed_boolean(symbolic, term).map(Said::Boolean);
    }
    match facts::of_value(symbolic, value) {
        Fact::Null => Some(Said::Null),
        Fact::NotNull => Some(Said::NotNull),
        Fact::Input(object) => Some(Said::Object(names[object.0 as usize])),
        Fact::Open | Fact::Program(_) => None,
    }
}

/// The value of a boolean unknown that the path condition fixes by itself.
pub(crate) fn fixed_boolean(symbolic: &mut Symbolic, term: TermId) -> Option<bool> {
    let Term::Var(Var { kind: VarKind::Boolean, .. }) = symbolic.terms.get(term) else { return None };
    let zero = symbolic.terms.int(0);
    let is_set = symbolic.terms.ne(term, zero);
    symbolic.fact(is_set)
}
