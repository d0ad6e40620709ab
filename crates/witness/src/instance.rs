//! From a witness to ordinary objects in a machine without unknowns.

use exec::state::InitState;
use exec::{Script, Vm};
use explore::Subject;
use heap::{Ref, Value};
use jvm::{Class, Kind};

use crate::graph::{Contents, Datum, Object, Witness};

/// A witness as objects.
#[derive(Clone, Debug)]
pub struct Instance {
    /// The arguments, the receiver first, that of a constructor included.
    pub args: Vec<Value>,
    /// The objects, in the order of the witness.
    pub objects: Vec<Ref>,
}

/// Makes the objects of a witness, sets static fields and prepares answers.
pub fn instantiate<'p>(vm: &mut Vm<'p>, subject: &Subject<'p>, witness: &Witness) -> Result<Instance, String> {
    let program = vm.program;
    // Initializers may ask before there are objects to answer with: they get null.
    let placeholders = vec![Ref::NULL; witness.objects.len()];
    let picks = witness.picks.iter().copied().collect();
    vm.script = Some(Box::new(Script { asked: answers(witness, &placeholders).into(), picks, ..Script::default() }));
    initialize(vm, subject.class);
    initialize(vm, program.class(subject.method.class));
    let mut objects = Vec::with_capacity(witness.objects.len());
    for object in &witness.objects {
        objects.push(make(vm, object)?);
    }
    for (object, &at) in witness.objects.iter().zip(&objects) {
        fill(vm, object, at, &objects)?;
    }
    for &(at, hash) in &witness.hashes {
        vm.state.heap.set_identity_hash(objects[at], hash);
    }
    for field in &witness.statics {
        let class = load(vm, &field.class)?;
        initialize(vm, class);
        let slot = class.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == field.name);
        let slot = slot.ok_or_else(|| format!("{} has no static field {}", field.class, field.name))?.slot;
        vm.set_static(slot, value(field.value, &objects));
    }
    let mut args = Vec::new();
    if subject.is_main {
        args.push(vm.empty_strings().map_err(|stop| explore::describe(&stop))?);
    } else if subject.is_constructor(program) {
        args.push(Value::Ref(vm.new_receiver(subject.class).map_err(|stop| explore::describe(&stop))?));
    }
    args.extend(witness.args.iter().map(|&datum| value(datum, &objects)));
    if let Some(script) = vm.script.as_deref_mut() {
        script.asked = answers(witness, &objects).split_off(script.answered.min(witness.asked.len())).into();
    }
    Ok(Instance { args, objects })
}

/// What is answered to the program's questions.
fn answers(witness: &Witness, objects: &[Ref]) -> Vec<Value> {
    witness.asked.iter().map(|&datum| value(datum, objects)).collect()
}

/// Runs an initializer. One that fails is as if it had not run: the harness runs it again.
fn initialize<'p>(vm: &mut Vm<'p>, class: &'p Class) {
    if vm.state.init_state(class.id) >= InitState::Running {
        return;
    }
    let (before, script) = (vm.snapshot(), vm.script.clone());
    if vm.initialize_now(class).is_err() {
        vm.restore(&before);
        vm.script = script;
    }
}

fn load<'p>(vm: &Vm<'p>, name: &str) -> Result<&'p Class, String> {
    vm.program.load(name).map_err(|error| format!("{name}: {error}"))
}

/// The object, its fields and elements still at their defaults.
fn make<'p>(vm: &mut Vm<'p>, object: &Object) -> Result<Ref, String> {
    let class = load(vm, &object.class)?;
    let full = |_| "the heap is full".to_string();
    match &object.contents {
        Contents::Text(units) => vm.new_string16(units).map_err(|trap| format!("{trap:?}")),
        Contents::Array(elements) => {
            let (_, kind) = class.element().ok_or_else(|| format!("{} is no array", object.class))?;
            vm.state.heap.new_array(class.id, kind, elements.len()).map_err(full)
        }
        Contents::Constant(name) => {
            initialize(vm, class);
            let program = vm.program;
            let slot = class.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == name);
            let slot = slot.ok_or_else(|| format!("{} has no constant {name}", object.class))?.slot;
            vm.static_value(slot).as_ref().ok_or_else(|| format!("{name} is not initialized"))
        }
        Contents::Opaque => Err(format!("an object of {} as an input", object.class)),
        Contents::Fields(_) => {
            // An object exists, so its class has been initialized.
            initialize(vm, class);
            vm.state.heap.new_object(class).map_err(full)
        }
    }
}

fn fill(vm: &mut Vm<'_>, object: &Object, at: Ref, objects: &[Ref]) -> Result<(), String> {
    match &object.contents {
        Contents::Text(_) | Contents::Constant(_) | Contents::Opaque => {}
        Contents::Fields(fields) => {
            for (slot, field) in fields.iter().enumerate() {
                vm.set_field(at, slot as u32, value(field.value, objects));
            }
        }
        Contents::Array(elements) => {
            for (index, &element) in elements.iter().enumerate() {
                set_element(vm, at, index, value(element, objects)).ok_or("an element of the wrong kind")?;
            }
        }
    }
    Ok(())
}

/// Sets an element of an array; none if it is of another kind, or there is no such element.
pub fn set_element(vm: &mut Vm<'_>, array: Ref, index: usize, value: Value) -> Option<()> {
    use heap::Body;
    match (&mut vm.state.heap.get_mut(array).body, value) {
        (Body::Bytes(v), Value::Int(x)) => *v.get_mut(index)? = x as i8,
        (Body::Chars(v), Value::Int(x)) => *v.get_mut(index)? = x as u16,
        (Body::Shorts(v), Value::Int(x)) => *v.get_mut(index)? = x as i16,
        (Body::Ints(v), Value::Int(x)) => *v.get_mut(index)? = x,
        (Body::Longs(v), Value::Long(x)) => *v.get_mut(index)? = x,
        (Body::Floats(v), Value::Float(x)) => *v.get_mut(index)? = x,
        (Body::Doubles(v), Value::Double(x)) => *v.get_mut(index)? = x,
        (Body::Refs(v), Value::Ref(x)) => *v.get_mut(index)? = x,
        _ => return None,
    }
    Some(())
}

/// A datum as a value of a machine in which these are the objects.
pub fn value(datum: Datum, objects: &[Ref]) -> Value {
    match datum {
        Datum::Null => Value::NULL,
        Datum::Object(at) => Value::Ref(objects[at]),
        Datum::Boolean(v) => Value::bool(v),
        Datum::Byte(v) => Value::Int(v as i32).narrow(Kind::Byte),
        Datum::Char(v) => Value::Int(v as i32),
        Datum::Short(v) => Value::Int(v as i32),
        Datum::Int(v) => Value::Int(v),
        Datum::Long(v) => Value::Long(v),
        Datum::Float(v) => Value::Float(v),
        Datum::Double(v) => Value::Double(v),
    }
}
