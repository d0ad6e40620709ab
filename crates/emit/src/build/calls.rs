//! Building an object as its users do: a constructor, then calls of its methods.
//!
//! Sequences of calls are tried in the order of their length, on values that occur in the wanted object, until one
//! leaves an object of the same structure. What leads to a structure that was seen before is not followed.

use std::collections::VecDeque;

use exec::Vm;
use heap::{Ref, Value};
use jvm::{Class, ClassId, Kind, Method, Program};
use rustc_hash::FxHashSet;
use witness::{Contents, Datum, Witness};

use super::recipe::Cook;
use super::shape::{Likeness, encode, matches};
use crate::drawing::is_box;
use crate::java::Access;

/// Sequences tried for one object.
const MOST_TRIALS: usize = 1_500;
/// Bytes that one sequence may need: `new HashMap<>(hash)` is nobody's way to make a map.
const MOST_BYTES: usize = 8 << 20;
/// Arguments tried for one method.
const MOST_ARGUMENTS: usize = 16;
/// Words that begin the names of methods that put something in.
const FILLERS: [&str; 9] = ["add", "insert", "put", "push", "offer", "append", "enqueue", "set", "register"];

/// A call, its arguments values of a witness. The first of a sequence makes the object.
pub(super) type Call<'p> = (&'p Method, Vec<Datum>);

/// A wanted object.
pub(super) struct Wanted<'a> {
    pub witness: &'a Witness,
    /// The objects of the witness in the machine.
    pub objects: &'a [Ref],
    /// The one that is wanted.
    pub at: usize,
    /// What can be reached from it.
    pub reach: &'a [usize],
    /// Whether it has to be an object that nobody else has.
    pub is_own: bool,
}

/// Calls that build an object; the machine is left as it was.
pub(super) fn find<'p>(
    vm: &mut Vm<'p>,
    access: &Access<'p>,
    wanted: &Wanted<'_>,
    shunned: &[&'p Method],
    likeness: Likeness,
) -> Option<Vec<Call<'p>>> {
    let program = access.program;
    let target = wanted.objects[wanted.at];
    let class = program.class(vm.state.heap.get(target).class);
    let pool = Pool::of(access, wanted, likeness);
    let size = wanted.reach.len();
    let makers = makers(access, class, &pool);
    let mutators = mutators(access, class, &pool, shunned);
    let given = pool.objects(wanted);
    let as_given = |vm: &Vm<'p>| given.iter().map(|&object| encode(vm, object, &[])).collect::<Vec<_>>();
    let before = as_given(vm);
    let limit = vm.state.heap.limit();
    vm.state.heap.set_limit(limit.min(vm.state.heap.used() + MOST_BYTES));
    let base = vm.snapshot();
    let mut seen: FxHashSet<Vec<u64>> = FxHashSet::default();
    let mut open: VecDeque<Vec<Call<'p>>> = makers.into_iter().map(|call| vec![call]).collect();
    let mut trials = 0;
    let mut found = None;
    while let Some(calls) = open.pop_front() {
        trials += 1;
        if trials > MOST_TRIALS {
            break;
        }
        let made = run(vm, &calls, wanted.objects).filter(|&object| vm.state.heap.get(object).class == class.id);
        let Some(object) = made else {
            vm.restore(&base);
            continue;
        };
        let is_factory = calls.len() == 1 && calls[0].0.flags.is_static();
        let is_shared = is_factory && run(vm, &calls, wanted.objects) == Some(object);
        if is_shared && wanted.is_own {
            vm.restore(&base);
            continue;
        }
        // What is put in is used as it is, and so it has to stay.
        if matches(vm, object, target, wanted.witness, wanted.objects, likeness) && as_given(vm) == before {
            found = Some(calls);
            vm.restore(&base);
            break;
        }
        let code = encode(vm, object, &given);
        vm.restore(&base);
        let Some(code) = code.filter(|code| code.len() <= 40 * (size + 4)) else { continue };
        // What a factory gives to everybody is not to be changed: other tests are given it, too.
        if !is_shared && seen.insert(code) {
            for call in &mutators {
                let mut longer = calls.clone();
                longer.push(call.clone());
                open.push_back(longer);
            }
        }
    }
    vm.state.heap.set_limit(limit);
    found
}

/// Performs calls: the object they leave.
fn run<'p>(vm: &mut Vm<'p>, calls: &[Call<'p>], objects: &[Ref]) -> Option<Ref> {
    let program = vm.program;
    let mut cook = Cook { vm, vars: Vec::new() };
    let ((maker, args), rest) = calls.split_first()?;
    let mut values: Vec<Value> = args.iter().map(|&datum| witness::value(datum, objects)).collect();
    let object = if maker.flags.is_static() {
        cook.call(maker, &values).ok()?
    } else {
        let object = Value::Ref(cook.vm.state.heap.new_object(program.class(maker.class)).ok()?);
        values.insert(0, object);
        cook.call(maker, &values).ok()?;
        object
    };
    for (method, args) in rest {
        let mut values = vec![object];
        values.extend(args.iter().map(|&datum| witness::value(datum, objects)));
        cook.call(method, &values).ok()?;
    }
    object.as_ref().filter(|object| !object.is_null())
}

/// Values that calls are tried on.
struct Pool<'a, 'p> {
    program: &'p Program,
    witness: &'a Witness,
    numbers: Vec<Datum>,
    /// Strings, boxes, enum constants, and objects that refer to nothing.
    leaves: Vec<usize>,
    /// Objects with all that they refer to: what users put in.
    wholes: Vec<usize>,
    /// Enum constants that the wanted object does not hold.
    others: Vec<usize>,
}

impl<'a, 'p> Pool<'a, 'p> {
    fn of(access: &Access<'p>, wanted: &Wanted<'a>, likeness: Likeness) -> Pool<'a, 'p> {
        let program = access.program;
        let (mut numbers, mut leaves): (Vec<Datum>, Vec<usize>) = (Vec::new(), Vec::new());
        let mut wholes = Vec::new();
        let outermost = |at: usize| wanted.witness.objects[at].class.split('$').next().unwrap_or_default();
        for &at in wanted.reach {
            let object = &wanted.witness.objects[at];
            let data: Vec<Datum> = match &object.contents {
                Contents::Fields(fields) => fields.iter().filter(|f| !f.is_free).map(|f| f.value).collect(),
                Contents::Array(elements) => elements.clone(),
                _ => Vec::new(),
            };
            if let Contents::Array(elements) = &object.contents {
                // Collections are made with room for so many; some keep one place free.
                let lengths = [elements.len() as i32, elements.len() as i32 - 1].map(Datum::Int);
                for length in lengths {
                    if !numbers.contains(&length) {
                        numbers.push(length);
                    }
                }
            }
            let is_leaf = !matches!(object.contents, Contents::Array(_)) && data.iter().all(|d| d.object().is_none());
            // Of its own nested classes are its nodes and the like, which nobody hands over, unless collections hold them.
            let is_other = || {
                let is_platform = program.load(&object.class).is_ok_and(|class| class.is_platform);
                !is_platform && outermost(at) != outermost(wanted.at)
            };
            if at != wanted.at && is_leaf {
                leaves.push(at);
            } else if at != wanted.at && (likeness == Likeness::Outside || is_other()) && is_content(access, wanted, at)
            {
                wholes.push(at);
            }
            for datum in data.into_iter().filter(|d| d.as_const().is_some()) {
                if !numbers.contains(&datum) {
                    numbers.push(datum);
                }
            }
        }
        let is_other =
            |at: &usize| !leaves.contains(at) && matches!(wanted.witness.objects[*at].contents, Contents::Constant(_));
        let others = (0..wanted.witness.objects.len()).filter(is_other).collect();
        Pool { program, witness: wanted.witness, numbers, leaves, wholes, others }
    }

    /// Objects that are used as they are.
    fn objects(&self, wanted: &Wanted<'_>) -> Vec<Ref> {
        self.leaves.iter().chain(&self.wholes).map(|&at| wanted.objects[at]).collect()
    }

    /// What a parameter of this type is tried with.
    fn values(&self, class: ClassId) -> Vec<Datum> {
        let kind = kind_of(self.program, class);
        if kind != Kind::Ref {
            let own = |datum: &&Datum| std::mem::discriminant(*datum) == std::mem::discriminant(&Datum::zero(kind));
            let mut values: Vec<Datum> = self.numbers.iter().filter(own).copied().take(5).collect();
            for bits in [0, 1] {
                let extra = Datum::of_bits(kind, bits);
                if !matches!(kind, Kind::Float | Kind::Double) && !values.contains(&extra) {
                    values.push(extra);
                }
            }
            return if values.is_empty() { vec![Datum::zero(kind)] } else { values };
        }
        let fits = |&&at: &&usize| {
            let loaded = self.program.load(&self.witness.objects[at].class);
            loaded.is_ok_and(|own| self.program.is_subtype(own.id, class))
        };
        let mut values: Vec<Datum> = self.leaves.iter().filter(fits).take(4).map(|&at| Datum::Object(at)).collect();
        values.extend(self.wholes.iter().filter(fits).take(3).map(|&at| Datum::Object(at)));
        // A parameter of type Object is not meant for them.
        if self.program.class(class).flags.is_enum() {
            values.extend(self.others.iter().filter(fits).map(|&at| Datum::Object(at)));
        }
        values.push(Datum::Null);
        values
    }

    /// Arguments that a method is tried with.
    fn arguments(&self, types: &[ClassId]) -> Vec<Vec<Datum>> {
        let mut all = vec![Vec::new()];
        let takes_enum = types.iter().any(|&class| self.program.class(class).flags.is_enum());
        let most = if takes_enum { MOST_ARGUMENTS * self.others.len().clamp(1, 4) } else { MOST_ARGUMENTS };
        for &class in types {
            let values = self.values(class);
            let extend = |args: &Vec<Datum>| {
                let longer = |&value: &Datum| args.iter().copied().chain([value]).collect();
                values.iter().map(longer).collect::<Vec<Vec<Datum>>>()
            };
            all = all.iter().flat_map(extend).take(most).collect();
        }
        all
    }
}

/// Whether somebody else may have made an object and handed it over.
fn is_content(access: &Access<'_>, wanted: &Wanted<'_>, at: usize) -> bool {
    let object = &wanted.witness.objects[at];
    let class = access.program.load(&object.class);
    matches!(object.contents, Contents::Fields(_))
        && class.is_ok_and(|class| !class.is_platform || access.class(class.id))
        && !super::reach(wanted.witness, &[Datum::Object(at)]).contains(&wanted.at)
}

fn kind_of(program: &Program, class: ClassId) -> Kind {
    match program.class(class).shape {
        jvm::Shape::Primitive(kind) => kind,
        _ => Kind::Ref,
    }
}

/// Constructors and static methods that give an object of the class.
fn makers<'p>(access: &Access<'p>, class: &'p Class, pool: &Pool<'_, 'p>) -> Vec<Call<'p>> {
    let program = access.program;
    if is_inner(class) {
        return Vec::new();
    }
    let mut methods: Vec<&'p Method> = class.methods.iter().map(|&id| program.method(id)).collect();
    methods.retain(|method| {
        let is_constructor = program.text(method.name) == "<init>" && class.is_instantiable();
        let is_factory = method.flags.is_static() && access.result(method) == Some(class.id);
        (is_constructor || is_factory) && access.method(method) && !method.flags.is_varargs()
    });
    methods.sort_by_key(|method| (method.flags.is_static(), method.args));
    calls(access, &methods, pool)
}

/// Methods that may change an object of the class.
fn mutators<'p>(access: &Access<'p>, class: &'p Class, pool: &Pool<'_, 'p>, shunned: &[&'p Method]) -> Vec<Call<'p>> {
    let program = access.program;
    let own = class.chain.iter().rev().map(|&id| program.class(id));
    let is_a = |name: &str| program.load(name).is_ok_and(|above| program.is_subtype(class.id, above.id));
    // Collections are filled by methods that they inherit.
    let is_collection = is_a("java/util/Collection") || is_a("java/util/Map");
    let own = own.filter(|holder| !holder.is_platform || class.is_platform || is_collection);
    let mut methods: Vec<&'p Method> = Vec::new();
    for method in own.flat_map(|holder| holder.methods.iter().map(|&id| program.method(id))) {
        let name = program.text(method.name);
        let is_meant = !name.starts_with('<') && !method.flags.is_static() && !method.flags.is_abstract();
        let is_new = !methods.iter().any(|m| m.name == method.name && m.descriptor == method.descriptor);
        let is_shunned = shunned.iter().any(|m| m.id == method.id);
        if is_meant && is_new && !is_shunned && access.method(method) && method.args <= 4 {
            methods.push(method);
        }
    }
    methods.sort_by_key(|method| {
        let name = program.text(method.name);
        let rank = FILLERS.iter().position(|word| name.starts_with(word)).unwrap_or(FILLERS.len());
        // What only gives something seldom changes anything.
        let gives = method.args == 1 && method.signature.result != Kind::Void;
        (rank + if gives { 10 } else { 0 }, method.args)
    });
    methods.truncate(12);
    calls(access, &methods, pool)
}

fn calls<'p>(access: &Access<'p>, methods: &[&'p Method], pool: &Pool<'_, 'p>) -> Vec<Call<'p>> {
    let mut calls = Vec::new();
    for &method in methods {
        let Some(types) = access.parameters(method) else { continue };
        calls.extend(pool.arguments(&types).into_iter().map(|args| (method, args)));
    }
    calls
}

/// Whether objects of the class belong to one of another class, which Java gives with a syntax of its own.
pub(super) fn is_inner(class: &Class) -> bool {
    class.fields.iter().any(|field| field.flags.is_synthetic() && !field.flags.is_static())
}

/// Whether an object is written as a literal.
pub(super) fn is_literal(object: &witness::Object) -> bool {
    matches!(object.contents, Contents::Text(_) | Contents::Constant(_)) || is_box(&object.class)
}
