//! From a valid structure that was found to an input heap that is it.

use exec::symbolic::Alternative;
use exec::trap::Trap;
use heap::input::Types;
use heap::{InputId, Origin, Value};
use term::{TermId, Terms, Var};

use crate::constants;
use crate::facts::{self, Fact};
use crate::walk::{Decided, Walk, holder};

/// Decides in the input heap what the invariant decided about the structure a walk has found.
pub(crate) fn apply(walk: &mut Walk<'_, '_>) -> Result<(), String> {
    for at in 0..walk.references.len() {
        let (origin, decided) = (walk.references[at].origin, walk.references[at].decided.clone());
        if decided == Decided::Open || matches!(origin, Origin::Argument(_) | Origin::Asked(_)) {
            continue;
        }
        let value = input_value(walk, origin)?;
        if let (Some(written), Value::Ref(reference)) = (walk.references[at].written, value) {
            walk.vm.narrow_symbol(reference, written).map_err(words)?;
        }
        settle(walk, value, &decided)?;
    }
    let mut names: Vec<(u32, TermId)> = Vec::new();
    for at in 0..walk.numbers.len() {
        if walk.numbers[at].term.is_none() || matches!(walk.numbers[at].origin, Origin::Asked(_)) {
            continue;
        }
        let value = input_value(walk, walk.numbers[at].origin)?;
        let symbolic = walk.vm.symbolic().map_err(words)?;
        if let Some(term) = symbolic.term(value) {
            names.push((walk.numbers[at].free, term));
        }
    }
    let conditions = std::mem::take(&mut walk.conditions);
    let symbolic = walk.vm.symbolic().map_err(words)?;
    let mut name = |terms: &mut Terms, var: Var| match names.iter().find(|(free, _)| *free == var.index) {
        Some((_, term)) => *term,
        None => terms.var(var),
    };
    for condition in conditions {
        let condition = symbolic.terms.replace(condition, &mut name);
        symbolic.path.assume(&mut symbolic.terms, condition);
    }
    Ok(())
}

/// What is at a place that the invariant names, in the input heap.
fn input_value(walk: &mut Walk<'_, '_>, origin: Origin) -> Result<Value, String> {
    let input = holder(origin).and_then(|object| walk.objects[object].input);
    match (origin, input) {
        (Origin::Field(_, slot), Some(input)) => walk.vm.input_field(input, slot).map_err(words),
        (Origin::Element(_, index), Some(input)) => element(walk, input, index),
        (Origin::Static(slot), _) => walk.vm.input_static(slot).map_err(words),
        _ => walk.values(origin).first().map(|(value, _)| *value).ok_or_else(|| "a place without a value".to_string()),
    }
}

/// The element at an index of the invariant. Where that is one the subject has looked at, the walk assumed so.
fn element(walk: &mut Walk<'_, '_>, input: InputId, index: Value) -> Result<Value, String> {
    let index = match index {
        Value::Term(_, term) => walk.translate(term),
        other => walk.vm.symbolic().map_err(words)?.term(other).ok_or("an index that is no number")?,
    };
    let symbolic = walk.vm.symbolic().map_err(words)?;
    for (at, value) in facts::elements(symbolic, input).to_vec() {
        let Some(at) = symbolic.term(at) else { continue };
        let equal = symbolic.terms.eq(index, at);
        if equal == Terms::TRUE || walk.conditions.contains(&equal) {
            return Ok(value);
        }
    }
    let index = symbolic.value(index);
    walk.vm.input_element(input, index).map_err(words)
}

/// Decides a reference of the input.
fn settle(walk: &mut Walk<'_, '_>, value: Value, decided: &Decided) -> Result<(), String> {
    let symbolic = walk.vm.symbolic_part().ok_or("no unknowns")?;
    let fact = facts::of_value(symbolic, value);
    let symbol = match (fact, value) {
        (Fact::Open | Fact::NotNull, Value::Ref(reference)) => symbolic.input.canonical(reference).symbol(),
        _ => None,
    };
    let Some(symbol) = symbol else {
        if let (Decided::Object(object), Fact::Input(input)) = (decided, fact) {
            let types = walk.objects[*object].object.types.clone();
            return narrow(walk, input, &types);
        }
        return Ok(());
    };
    let take = |walk: &mut Walk<'_, '_>, alternative: &Alternative| walk.vm.take(alternative).map_err(words);
    if *decided == Decided::Null {
        return take(walk, &Alternative::Null(symbol));
    }
    if fact == Fact::Open {
        take(walk, &Alternative::Location(symbol))?;
    }
    match decided {
        Decided::Open | Decided::Null | Decided::NotNull => Ok(()),
        Decided::Object(object) => {
            let found = &walk.objects[*object];
            let types = found.object.types.clone();
            if let Some(input) = found.input {
                let own = walk.vm.symbolic().map_err(words)?.input.object(input).types.clone();
                take(walk, &Alternative::Alias(symbol, input, common(&own, &types)))?;
                return Ok(());
            }
            let alternative = match found.text {
                Some((length, latin1)) => Alternative::Text(symbol, length, latin1),
                None => Alternative::Fresh(symbol, types),
            };
            let input = walk.vm.symbolic().map_err(words)?.input.next_object();
            take(walk, &alternative)?;
            walk.objects[*object].input = Some(input);
            Ok(())
        }
        Decided::Constant(constant) => {
            let class = walk.vm.program.class(constant.class);
            walk.vm.initialize_now(class).map_err(|stop| format!("{stop:?}"))?;
            let own = constants::find(walk.vm, constant).ok_or("a constant that is not there")?;
            take(walk, &Alternative::Constant(symbol, own))
        }
    }
}

fn narrow(walk: &mut Walk<'_, '_>, input: InputId, types: &Types) -> Result<(), String> {
    let own = walk.vm.symbolic().map_err(words)?.input.object(input).types.clone();
    let both = common(&own, types);
    if both.len() == own.len() {
        return Ok(());
    }
    walk.vm.take(&Alternative::Narrow(input, both)).map_err(words)
}

fn common(a: &Types, b: &Types) -> Types {
    let both: Vec<_> = a.iter().copied().filter(|class| b.contains(class)).collect();
    if both.len() == a.len() { a.clone() } else { both.into() }
}

fn words(trap: Trap) -> String {
    crate::runner::words(&trap)
}
