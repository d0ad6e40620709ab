//! What collections of the JDK have in them, whatever room they have for more: nobody can tell lists apart that differ in
//! nothing else.

use exec::Vm;
use heap::{Ref, Value};

/// More is not compared.
const MOST: usize = 64;

/// What is in a collection.
pub(super) enum Outside {
    /// Elements, or keys each with its value, in an order that everybody sees.
    Ordered(Vec<Value>),
    /// Keys and values, in an order that nobody should rely on.
    Mapped(Vec<(Value, Value)>),
}

/// What is in an object, if it is a collection that is as it should be.
pub(super) fn outside(vm: &Vm<'_>, object: Ref) -> Option<Outside> {
    let class = vm.program.class_name(vm.state.heap.get(object).class).strip_prefix("java/util/")?;
    Some(match class {
        "ArrayList" => Outside::Ordered(elements(vm, object, "elementData", "size")?),
        "Vector" | "Stack" => Outside::Ordered(elements(vm, object, "elementData", "elementCount")?),
        "PriorityQueue" => Outside::Ordered(elements(vm, object, "queue", "size")?),
        "ArrayDeque" => {
            let array = reference(vm, object, "elements")?;
            let length = vm.state.heap.get(array).body.len()?;
            let (head, tail) = (number(vm, object, "head")?, number(vm, object, "tail")?);
            let count = (tail + length).checked_sub(head)? % length.max(1);
            let at = |number: usize| vm.state.heap.get(array).body.get((head + number) % length);
            Outside::Ordered((0..count.min(MOST + 1)).map(at).collect::<Option<_>>()?)
        }
        "LinkedHashMap" => {
            let entries = chain(vm, field(vm, object, "head")?, "after", "value")?;
            Outside::Ordered(entries.into_iter().flat_map(|(key, value)| [key, value]).collect())
        }
        "HashMap" => Outside::Mapped(entries(vm, object)?),
        "HashSet" => Outside::Mapped(entries(vm, reference(vm, object, "map")?)?),
        _ => return None,
    })
    .filter(|outside| match outside {
        Outside::Ordered(all) => all.len() <= MOST,
        Outside::Mapped(all) => all.len() <= MOST,
    })
}

/// Whether two keys are the same to everybody: one object, or strings and boxes with the same in them.
pub(super) fn is_same_key(vm: &Vm<'_>, a: Value, b: Value) -> bool {
    let (Value::Ref(x), Value::Ref(y)) = (a, b) else { return false };
    if x == y || x.is_null() || y.is_null() {
        return x == y;
    }
    let class = vm.state.heap.get(x).class;
    if class != vm.state.heap.get(y).class {
        return false;
    }
    if class == vm.known.string {
        return vm.text16(x) == vm.text16(y);
    }
    crate::drawing::is_box(vm.program.class_name(class)) && vm.field(x, 0) == vm.field(y, 0)
}

fn entries(vm: &Vm<'_>, map: Ref) -> Option<Vec<(Value, Value)>> {
    let Value::Ref(table) = field(vm, map, "table")? else { return None };
    let buckets = vm.state.heap.get(table).body.len().unwrap_or(0);
    let mut all = Vec::new();
    for bucket in 0..buckets {
        all.extend(chain(vm, vm.state.heap.get(table).body.get(bucket)?, "next", "value")?);
    }
    Some(all)
}

/// The keys and values of a node and of those after it.
fn chain(vm: &Vm<'_>, first: Value, next: &str, value: &str) -> Option<Vec<(Value, Value)>> {
    let mut all = Vec::new();
    let mut at = first;
    while let Value::Ref(node) = at {
        if node.is_null() || all.len() > MOST {
            break;
        }
        all.push((field(vm, node, "key")?, field(vm, node, value)?));
        at = field(vm, node, next)?;
    }
    Some(all)
}

fn elements(vm: &Vm<'_>, object: Ref, array: &str, size: &str) -> Option<Vec<Value>> {
    let array = reference(vm, object, array)?;
    let size = number(vm, object, size)?;
    (0..size.min(MOST + 1)).map(|at| vm.state.heap.get(array).body.get(at)).collect()
}

fn number(vm: &Vm<'_>, object: Ref, name: &str) -> Option<usize> {
    match field(vm, object, name)? {
        Value::Int(number) => usize::try_from(number).ok(),
        Value::Unset => Some(0),
        _ => None,
    }
}

fn reference(vm: &Vm<'_>, object: Ref, name: &str) -> Option<Ref> {
    field(vm, object, name)?.as_ref().filter(|held| !held.is_null())
}

fn field(vm: &Vm<'_>, object: Ref, name: &str) -> Option<Value> {
    let program = vm.program;
    let class = program.class(vm.state.heap.get(object).class);
    let holders = class.chain.iter().rev().map(|&id| program.class(id));
    let mut fields = holders.flat_map(|holder| &holder.fields);
    let field = fields.find(|field| !field.flags.is_static() && program.text(field.name) == name)?;
    vm.field(object, field.slot)
}
