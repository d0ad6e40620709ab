//! Constants of enums that an input does not hold, but calls that build it may need: a door is locked by
//! `handle(Event.LOCK)`, and holds no event.

use jvm::{ClassId, Program};
use witness::{Contents, Object, Witness};

use crate::java::Access;

/// Constants of one enum that are tried.
const MOST: usize = 12;

/// The input with the constants that methods of its classes take, behind all other objects: nothing refers to them.
pub(super) fn with_constants(access: &Access<'_>, witness: &Witness) -> Witness {
    let program = access.program;
    let mut all = witness.clone();
    for enumeration in enums(access, witness) {
        let class = program.class_name(enumeration).to_string();
        for name in constants(program, enumeration).into_iter().take(MOST) {
            let contents = Contents::Constant(name);
            if !all.objects.iter().any(|object| object.class == class && object.contents == contents) {
                all.objects.push(Object { class: class.clone(), contents });
            }
        }
    }
    all
}

/// The enums that constructors and methods of the input's own classes take.
fn enums(access: &Access<'_>, witness: &Witness) -> Vec<ClassId> {
    let program = access.program;
    let mut found = Vec::new();
    let of_arguments = witness.args.iter().filter_map(|arg| witness.objects.get(arg.object()?));
    for class in of_arguments.filter(|object| matches!(object.contents, Contents::Fields(_))) {
        let Ok(class) = program.load(&class.class) else { continue };
        let own = class.chain.iter().map(|&id| program.class(id)).filter(|holder| !holder.is_platform);
        for method in own.flat_map(|holder| holder.methods.iter().map(|&id| program.method(id))) {
            if !access.method(method) {
                continue;
            }
            for parameter in access.parameters(method).unwrap_or_default() {
                if program.class(parameter).flags.is_enum() && access.class(parameter) && !found.contains(&parameter) {
                    found.push(parameter);
                }
            }
        }
    }
    found
}

/// The names of an enum's constants, in their order.
fn constants(program: &Program, class: ClassId) -> Vec<String> {
    let fields = program.class(class).fields.iter().filter(|field| field.flags.is_static() && field.flags.is_enum());
    fields.map(|field| program.text(field.name).to_string()).collect()
}
