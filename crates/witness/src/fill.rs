//! Fields that nobody looked at, and that no constructor leaves null.

use exec::Vm;
use jvm::{Class, ClassId, Program, Shape};

use crate::extract::fields;
use crate::graph::{Contents, Datum, Object, Witness};

/// Objects that are added to one witness; further fields stay null.
const MOST_OBJECTS: usize = 32;

/// Gives the fields that nobody looked at, and that cannot be null, an object of their own. Objects of the JDK that are
/// more than a value are left out: zeros make no collection, and tests get theirs from a constructor. Null stands in.
pub(crate) fn fill(vm: &mut Vm<'_>, witness: &mut Witness) {
    let given = witness.objects.len();
    // The objects on the way to each that was added: one of the same class is not added below.
    let mut above: Vec<Vec<ClassId>> = vec![Vec::new(); given];
    let mut at = 0;
    while at < witness.objects.len() && witness.objects.len() < given + MOST_OBJECTS {
        let Ok(class) = vm.program.load(&witness.objects[at].class) else { break };
        let count = match &witness.objects[at].contents {
            Contents::Fields(fields) => fields.len(),
            _ => 0,
        };
        for slot in 0..count {
            if !is_open(witness, at, slot) || vm.program.never_null(class.id, slot as u32).is_none() {
                continue;
            }
            if let Some(around) = around(witness, at, slot) {
                if let Contents::Fields(fields) = &mut witness.objects[at].contents {
                    fields[slot].value = Datum::Object(around);
                }
                continue;
            }
            let held = class_of_field(vm, class, slot as u32).filter(|held| !above[at].contains(held));
            let object = held.and_then(|held| smallest(vm, vm.program.class(held)));
            let added = Datum::Object(witness.objects.len());
            if let Contents::Fields(fields) = &mut witness.objects[at].contents {
                fields[slot].is_stand_in = object.is_none();
                fields[slot].value = if object.is_some() { added } else { Datum::Null };
            }
            if object.is_some() {
                above.push(above[at].iter().copied().chain(held).collect());
                witness.objects.extend(object);
            }
        }
        at += 1;
    }
    witness.filled = witness.objects.len() - given;
}

fn is_open(witness: &Witness, at: usize, slot: usize) -> bool {
    match &witness.objects[at].contents {
        Contents::Fields(fields) => fields[slot].is_free && fields[slot].value == Datum::Null,
        _ => false,
    }
}

/// The object that an inner one is in: the first that it can be.
fn around(witness: &Witness, at: usize, slot: usize) -> Option<usize> {
    let Contents::Fields(fields) = &witness.objects[at].contents else { return None };
    let outer = fields[slot].name.starts_with("this$").then(|| witness.objects[at].class.rsplit_once('$'))??.0;
    witness.objects.iter().position(|object| object.class == outer)
}

/// The class of the smallest object that may be in a field which is never null; none if no class is known.
fn class_of_field(vm: &mut Vm<'_>, class: &Class, slot: u32) -> Option<ClassId> {
    let program = vm.program;
    let claim = program.never_null(class.id, slot)?;
    let declared = class.chain.iter().find_map(|&holder| {
        let mut all = program.class(holder).fields.iter();
        all.find(|f| !f.flags.is_static() && f.slot == slot).map(|f| program.text(f.descriptor))
    })?;
    let declared = vm.descriptor_class(declared).ok()?;
    if program.class(declared).flags.is_enum() {
        return Some(declared);
    }
    claim.class.or_else(|| vm.input_types(declared).ok()?.first().copied())
}

/// The smallest object of a class; none if there is none that can be made of zeros.
fn smallest(vm: &Vm<'_>, class: &Class) -> Option<Object> {
    let is_value = class.id == vm.known.object || vm.known.unbox(class.id).is_some();
    let is_text = class.id == vm.known.string;
    let is_array = matches!(class.shape, Shape::Array { .. });
    if class.is_platform && !is_value && !is_text && !is_array {
        return None;
    }
    smallest_object(vm.program, class, is_text).ok()
}

/// The smallest object of a class: an empty array or text, the first constant of an enum, or all fields zero.
pub(crate) fn smallest_object(program: &Program, class: &Class, is_text: bool) -> Result<Object, String> {
    let name = program.class_name(class.id).to_string();
    let contents = if let Shape::Array { .. } = class.shape {
        Contents::Array(Vec::new())
    } else if is_text {
        Contents::Text(Vec::new())
    } else if class.flags.is_enum() {
        let first = class.fields.iter().find(|f| f.flags.is_enum()).ok_or("an enum without constants")?;
        Contents::Constant(program.text(first.name).to_string())
    } else {
        let zeros: Vec<Datum> = class.slots.iter().map(|&kind| Datum::zero(kind)).collect();
        let mut all = fields(program, class, &zeros);
        all.iter_mut().for_each(|field| field.is_free = true);
        Contents::Fields(all)
    };
    Ok(Object { class: name, contents })
}
