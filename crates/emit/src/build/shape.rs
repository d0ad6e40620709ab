//! Whether two objects are the same structure.

use exec::Vm;
use heap::{Body, Ref, Value};
use rustc_hash::FxHashMap;
use witness::{Contents, Witness};

use super::outside::{Outside, is_same_key, outside};

/// Objects looked at; larger structures are never the same.
const MOST_OBJECTS: usize = 200;
/// Values looked at.
const MOST_VALUES: usize = 1 << 18;

/// A structure as a sequence of numbers: the same for structures that differ only in where their objects are. Objects
/// that are given are known by their place.
pub(crate) fn encode(vm: &Vm<'_>, root: Ref, given: &[Ref]) -> Option<Vec<u64>> {
    let (mut code, mut numbers, mut order) = (Vec::new(), FxHashMap::default(), vec![root]);
    numbers.insert(root, 0u64);
    let mut next = 0;
    while next < order.len() {
        if next >= MOST_OBJECTS {
            return None;
        }
        let held = vm.state.heap.get(order[next]);
        if code.len() + held.body.len().unwrap_or(0) > MOST_VALUES {
            return None;
        }
        next += 1;
        code.push(u64::MAX - held.class.index() as u64);
        if held.class == vm.known.string {
            code.extend(vm.text16(order[next - 1]).into_iter().map(u64::from));
            continue;
        }
        let mut add = |value: Value| match value {
            Value::Ref(object) if object.is_null() => code.push(1 << 40),
            Value::Ref(object) if given.contains(&object) => code.push(2 << 40 | object.index() as u64),
            Value::Ref(object) => {
                let fresh = numbers.len() as u64;
                let number = *numbers.entry(object).or_insert_with(|| {
                    order.push(object);
                    fresh
                });
                code.push(3 << 40 | number);
            }
            other => code.push(bits(other)),
        };
        match &held.body {
            Body::Fields(fields) => fields.iter().for_each(|&value| add(value)),
            body => (0..body.len().unwrap_or(0)).for_each(|at| add(body.get(at).unwrap_or_default())),
        }
    }
    Some(code)
}

/// How much a structure has to be like another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Likeness {
    /// The same, object by object.
    Exact,
    /// Collections of the JDK may differ in what nobody sees from outside.
    Outside,
}

/// Whether a structure is that of a witness, whose objects were made in the same machine. What nobody looked at may
/// differ; objects of the witness that are used as they are match themselves.
pub(crate) fn matches(
    vm: &Vm<'_>,
    candidate: Ref,
    wanted: Ref,
    witness: &Witness,
    objects: &[Ref],
    likeness: Likeness,
) -> bool {
    let mut pairs = vec![(candidate, wanted)];
    let mut next = 0;
    while next < pairs.len() {
        if next >= MOST_OBJECTS {
            return false;
        }
        let (a, b) = pairs[next];
        next += 1;
        if a == b {
            continue;
        }
        let (x, y) = (vm.state.heap.get(a), vm.state.heap.get(b));
        if x.class != y.class {
            return false;
        }
        if x.class == vm.known.string {
            if vm.text16(a) != vm.text16(b) {
                return false;
            }
            continue;
        }
        let of_witness = objects.iter().position(|&object| object == b).map(|at| &witness.objects[at].contents);
        let mut same = |x: Value, y: Value| match (x, y) {
            (Value::Ref(x), Value::Ref(y)) if x.is_null() || y.is_null() => x == y,
            (Value::Ref(x), Value::Ref(y)) => match pairs.iter().find(|(p, q)| *p == x || *q == y) {
                Some(pair) => *pair == (x, y),
                None => {
                    pairs.push((x, y));
                    true
                }
            },
            _ => bits(x) == bits(y),
        };
        let is_open = matches!(of_witness, Some(Contents::Fields(fields)) if fields.iter().all(|field| field.is_free));
        let inside = match likeness {
            Likeness::Outside if !is_open => outside(vm, a).zip(outside(vm, b)),
            _ => None,
        };
        let is_same = match (&x.body, &y.body) {
            _ if inside.is_some() => inside.is_some_and(|(a, b)| same_inside(vm, a, b, &mut same)),
            (Body::Fields(xs), Body::Fields(ys)) => xs.iter().zip(ys.iter()).enumerate().all(|(slot, (&x, &y))| {
                let is_free = matches!(of_witness, Some(Contents::Fields(fields)) if fields[slot].is_free);
                is_free || same(x, y)
            }),
            (x, y) => {
                x.len() == y.len()
                    && (0..x.len().unwrap_or(0))
                        .all(|at| same(x.get(at).unwrap_or_default(), y.get(at).unwrap_or_default()))
            }
        };
        if !is_same {
            return false;
        }
    }
    true
}

fn same_inside(vm: &Vm<'_>, a: Outside, b: Outside, same: &mut dyn FnMut(Value, Value) -> bool) -> bool {
    match (a, b) {
        (Outside::Ordered(a), Outside::Ordered(b)) => {
            a.len() == b.len() && a.into_iter().zip(b).all(|(a, b)| same(a, b))
        }
        (Outside::Mapped(a), Outside::Mapped(b)) => {
            let mut found = |&(key, value): &(Value, Value)| {
                let other = a.iter().find(|(other, _)| is_same_key(vm, *other, key));
                other.is_some_and(|&(other, held)| same(other, key) && same(held, value))
            };
            a.len() == b.len() && b.iter().all(&mut found)
        }
        _ => false,
    }
}

/// A number by its bits, marked by nothing: fields at one place are of one kind.
fn bits(value: Value) -> u64 {
    match value {
        Value::Int(v) => v as u32 as u64,
        Value::Long(v) => v as u64,
        Value::Float(v) => v.to_bits() as u64,
        Value::Double(v) => v.to_bits(),
        _ => 0,
    }
}
