//! A collection of the JDK that no short sequence of calls builds exactly: an empty one is filled with what the wanted one
//! has in it. Whether that does the same is for whoever uses it to see.

use exec::{Outcome, Vm};
use heap::{Body, Ref, Value};
use jvm::{Class, Method};
use witness::Datum;

/// More elements are not put in.
const MOST: usize = 32;

/// How to fill a collection: the constructor, the method that puts something in, and its arguments, call by call.
pub(super) struct Filling<'p> {
    pub constructor: &'p Method,
    pub put: &'p Method,
    pub calls: Vec<Vec<Datum>>,
}

/// How to make the same as an object, if it is a collection or a map that says what it has in it.
pub(super) fn filling<'p>(vm: &mut Vm<'p>, class: &'p Class, object: Ref, objects: &[Ref]) -> Option<Filling<'p>> {
    let program = vm.program;
    let constructor = program.declared_method(class, program.intern("<init>"), program.intern("()V"))?;
    if !constructor.flags.is_public() || !class.flags.is_public() {
        return None;
    }
    let (put, calls) = contents(vm, class, object, objects)?;
    Some(Filling { constructor, put, calls })
}

/// What an object has in it, if it is a collection or a map that says so: the method that puts something in, and its
/// arguments, call by call. The machine is left as it was.
pub(super) fn contents<'p>(
    vm: &mut Vm<'p>,
    class: &'p Class,
    object: Ref,
    objects: &[Ref],
) -> Option<(&'p Method, Vec<Vec<Datum>>)> {
    let program = vm.program;
    let is_a = |name: &str| program.load(name).is_ok_and(|above| program.is_subtype(class.id, above.id));
    let (is_collection, is_map) = (is_a("java/util/Collection"), is_a("java/util/Map"));
    let base = vm.snapshot();
    let calls = if is_collection {
        elements(vm, object, objects).map(|all| all.into_iter().map(|one| vec![one]).collect())
    } else if is_map {
        entries(vm, object, objects)
    } else {
        None
    };
    vm.restore(&base);
    let (name, descriptor) = match is_map {
        true => ("put", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;"),
        false => ("add", "(Ljava/lang/Object;)Z"),
    };
    let put = program.find_method(class, program.intern(name), program.intern(descriptor))?;
    Some((put, calls?))
}

fn entries(vm: &mut Vm<'_>, map: Ref, objects: &[Ref]) -> Option<Vec<Vec<Datum>>> {
    let pairs = mapped(vm, map)?;
    pairs.into_iter().map(|(key, value)| Some(vec![datum(key, objects)?, datum(value, objects)?])).collect()
}

/// What is in a collection, in its order; none if it is much.
pub(crate) fn listed(vm: &mut Vm<'_>, collection: Ref) -> Option<Vec<Ref>> {
    let array = ask(vm, collection, "toArray", "()[Ljava/lang/Object;")?;
    let Body::Refs(refs) = &vm.state.heap.get(array).body else { return None };
    (refs.len() <= MOST).then(|| refs.to_vec())
}

/// The keys of a map and what they are mapped to, in its order; none if it is much.
pub(crate) fn mapped(vm: &mut Vm<'_>, map: Ref) -> Option<Vec<(Ref, Ref)>> {
    let (keys, values) =
        (ask(vm, map, "keySet", "()Ljava/util/Set;")?, ask(vm, map, "values", "()Ljava/util/Collection;")?);
    let (keys, values) = (listed(vm, keys)?, listed(vm, values)?);
    (keys.len() == values.len()).then(|| keys.into_iter().zip(values).collect())
}

fn elements(vm: &mut Vm<'_>, collection: Ref, objects: &[Ref]) -> Option<Vec<Datum>> {
    let refs = listed(vm, collection)?;
    refs.into_iter().map(|object| datum(object, objects)).collect()
}

fn datum(object: Ref, objects: &[Ref]) -> Option<Datum> {
    match object.is_null() {
        true => Some(Datum::Null),
        false => objects.iter().position(|&known| known == object).map(Datum::Object),
    }
}

/// What a method without parameters gives; none if it throws, as it may on an object that is not valid.
fn ask(vm: &mut Vm<'_>, object: Ref, name: &str, descriptor: &str) -> Option<Ref> {
    let program = vm.program;
    let class = program.class(vm.state.heap.get(object).class);
    let method = program.find_method(class, program.intern(name), program.intern(descriptor))?;
    match vm.call(method, &[Value::Ref(object)]) {
        Ok(Outcome::Returned(Value::Ref(result))) if !result.is_null() => Some(result),
        _ => None,
    }
}
