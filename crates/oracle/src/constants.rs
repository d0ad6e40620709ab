//! Small questions about machines: enum constants, strings, variables.

use exec::Vm;
use exec::symbolic::Symbolic;
use heap::input::Initial;
use heap::{InputId, Origin, Ref, Value};
use jvm::ClassId;
use term::{Term, TermId, Terms, Var};

/// An enum constant, or what sets keep in their maps, named in the same way in every machine.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Constant {
    pub class: ClassId,
    pub ordinal: i32,
}

const NOT_OF_AN_ENUM: i32 = -1;

/// Which constant an object is.
pub(crate) fn of(vm: &Vm<'_>, object: Ref) -> Option<Constant> {
    let program = vm.program;
    let class = vm.state.heap.get(object).class;
    if class == heap::NO_CLASS {
        return None;
    }
    let base = program.class(class).chain.iter().copied().find(|&c| program.class_name(c) == "java/lang/Enum");
    let Some(base) = base else {
        return vm.named_constant(object).map(|(class, _)| Constant { class, ordinal: NOT_OF_AN_ENUM });
    };
    let slot = program.class(base).fields.iter().find(|f| program.text(f.name) == "ordinal")?.slot;
    match vm.field(object, slot) {
        Some(Value::Int(ordinal)) => Some(Constant { class, ordinal }),
        _ => None,
    }
}

/// The object that a constant is in a machine in which its class is initialized.
pub(crate) fn find(vm: &Vm<'_>, constant: &Constant) -> Option<Ref> {
    // The class of a constant with a body is not the one that has the field.
    let program = vm.program;
    let holders = program.class(constant.class).chain.iter().rev().map(|&id| program.class(id));
    let fields = holders.flat_map(|holder| holder.fields.iter().filter(|field| field.flags.is_static()));
    let mut objects = fields.filter_map(|field| vm.static_value(field.slot).as_ref());
    objects.find(|object| !object.is_null() && !object.is_symbolic() && of(vm, *object).as_ref() == Some(constant))
}

/// The name of an enum constant.
pub(crate) fn name(vm: &Vm<'_>, object: Ref) -> Option<String> {
    let program = vm.program;
    let class = vm.state.heap.get(object).class;
    let base = program.class(class).chain.iter().copied().find(|&c| program.class_name(c) == "java/lang/Enum")?;
    let slot = program.class(base).fields.iter().find(|f| program.text(f.name) == "name")?.slot;
    match vm.field(object, slot) {
        Some(Value::Ref(name)) => Some(vm.text(name)),
        _ => None,
    }
}

/// Length of an input string, and whether it is kept in bytes.
pub(crate) fn text_form(vm: &Vm<'_>, input: InputId) -> Option<(u32, bool)> {
    let object = vm.symbolic_part()?.input.object(input);
    let Initial::Text(chars) = &object.initial else { return None };
    let latin1 = match vm.known.string_coder {
        Some(slot) => vm.field(object.at, slot) == Some(Value::Int(0)),
        None => true,
    };
    Some((chars.len() as u32, latin1))
}

/// The unknown number that was found at a place.
pub(crate) fn unknown_at(symbolic: &Symbolic, origin: Origin) -> Value {
    let unknowns = symbolic.input.unknowns();
    let Some(index) = unknowns.iter().position(|unknown| unknown.origin == origin) else { return Value::Unset };
    let var = Var { index: index as u32, kind: unknowns[index].kind };
    symbolic.terms.find_var(var).map_or(Value::Unset, |term| Value::Term(var.kind.sort(), term))
}

/// The variables of a term.
pub(crate) fn variables(terms: &Terms, id: TermId, all: &mut Vec<Var>) {
    match terms.get(id) {
        Term::Const(_) => {}
        Term::Var(var) => {
            if !all.contains(&var) {
                all.push(var);
            }
        }
        Term::Unary(_, a) | Term::Table(_, a) => variables(terms, a, all),
        Term::Binary(_, a, b) => {
            variables(terms, a, all);
            variables(terms, b, all);
        }
        Term::Ite(c, t, e) => {
            variables(terms, c, all);
            variables(terms, t, all);
            variables(terms, e, all);
        }
    }
}
