//! From the end of a concrete run to plain data.

use exec::Vm;
use heap::{Body, Ref, Value};
use jvm::{ClassId, Kind, Program, Shape};
use rustc_hash::FxHashMap;

use crate::extract::fields;
use crate::graph::{After, Contents, Datum, Object};
use crate::instance::Instance;

/// Objects looked at; those beyond are not looked into.
const MOST_OBJECTS: usize = 5_000;

/// What can be reached now from the arguments and from what the method returned.
pub(crate) fn after(vm: &Vm<'_>, instance: &Instance, is_constructor: bool, result: Option<(Value, Kind)>) -> After {
    let mut reached = Reached { vm, positions: FxHashMap::default(), order: Vec::new() };
    for &object in &instance.objects {
        reached.position(object);
    }
    let args: Vec<Datum> = instance.args.iter().map(|&arg| reached.datum(arg, Kind::Ref)).collect();
    let receiver = args.first().copied().filter(|_| is_constructor);
    let result = result.map(|(value, kind)| reached.datum(value, kind));
    let mut objects = Vec::new();
    while objects.len() < reached.order.len() {
        let object = reached.object(reached.order[objects.len()], objects.len() < MOST_OBJECTS);
        objects.push(object);
    }
    After { receiver, result, objects }
}

struct Reached<'a, 'p> {
    vm: &'a Vm<'p>,
    positions: FxHashMap<Ref, usize>,
    order: Vec<Ref>,
}

impl Reached<'_, '_> {
    fn position(&mut self, object: Ref) -> usize {
        let next = self.order.len();
        let position = *self.positions.entry(object).or_insert(next);
        if position == next {
            self.order.push(object);
        }
        position
    }

    fn datum(&mut self, value: Value, kind: Kind) -> Datum {
        match value {
            Value::Int(v) if kind == Kind::Ref => Datum::Int(v),
            Value::Int(v) => Datum::of_bits(kind, v as i64),
            Value::Long(v) => Datum::Long(v),
            Value::Float(v) => Datum::Float(v),
            Value::Double(v) => Datum::Double(v),
            Value::Ref(Ref::NULL) => Datum::Null,
            Value::Ref(object) if object.is_symbolic() => Datum::Null,
            Value::Ref(object) => Datum::Object(self.position(object)),
            _ => Datum::zero(kind),
        }
    }

    fn object(&mut self, at: Ref, looks: bool) -> Object {
        let (vm, program) = (self.vm, self.vm.program);
        let held = vm.state.heap.get(at);
        let mut class = program.class(held.class);
        let contents = if held.class == vm.known.string {
            Contents::Text(vm.text16(at))
        } else if let Some((own, name)) = vm.named_constant(at) {
            class = program.class(own);
            Contents::Constant(name)
        } else if !looks || is_opaque(program, held.class) {
            Contents::Opaque
        } else if let Some((_, kind)) = class.element() {
            let length = held.body.len().unwrap_or(0);
            Contents::Array((0..length).map(|i| self.datum(held.body.get(i).unwrap_or_default(), kind)).collect())
        } else if let Body::Fields(values) = &held.body {
            let data: Vec<Datum> = class
                .slots
                .iter()
                .enumerate()
                .map(|(slot, &kind)| self.datum(values.get(slot).copied().unwrap_or_default(), kind))
                .collect();
            Contents::Fields(fields(program, class, &data))
        } else {
            Contents::Opaque
        };
        Object { class: program.class_name(class.id).to_string(), contents }
    }
}

/// Classes whose objects are not looked into: what they hold depends on when they were made.
pub(crate) fn is_opaque(program: &Program, class: ClassId) -> bool {
    let class = program.class(class);
    let is_a = |name: &str| class.chain.iter().any(|&c| program.class_name(c) == name);
    let opaque = ["java/lang/Throwable", "java/lang/Class", "java/lang/Thread", "java/lang/ClassLoader"];
    class.shape == Shape::Instance && (class.is_made() || opaque.iter().any(|name| is_a(name)))
}
