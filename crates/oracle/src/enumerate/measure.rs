//! What the size of a structure is.

use std::collections::VecDeque;

use exec::Vm;
use exec::symbolic::Symbolic;
use heap::input::Initial;
use jvm::{Class, ClassId, Kind, Program};

/// What is counted of a structure to say how large it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Measure {
    /// Objects of this class, which its own fields lead to: nodes of a tree, entries of a list. Of an abstract class,
    /// objects of its subclasses.
    Nodes(ClassId),
    /// Elements of its first array.
    Elements,
    /// All objects.
    Objects,
}

/// Types with more classes than this are no nodes, but `Comparable` and its like.
const MOST_CLASSES: usize = 16;

impl Measure {
    /// The measure that suits a class: the first class that its fields lead to and that leads to itself, or else an
    /// array.
    pub(super) fn of(vm: &mut Vm<'_>, root: &Class) -> Measure {
        let mut seen = vec![root.id];
        let mut pending = VecDeque::from([root.id]);
        let mut has_array = false;
        while let Some(bound) = pending.pop_front() {
            if let Some((element, kind)) = vm.program.class(bound).element() {
                has_array = true;
                if kind == Kind::Ref && !seen.contains(&element) {
                    seen.push(element);
                    pending.push_back(element);
                }
                continue;
            }
            if is_object(vm.program, bound) || bound == vm.known.string || vm.program.class(bound).flags.is_enum() {
                continue;
            }
            let Ok(types) = vm.input_types(bound) else { continue };
            if types.len() > MOST_CLASSES {
                continue;
            }
            for &class in types.iter() {
                for field in reference_fields(vm, class) {
                    // A collection that has a view of itself is no node.
                    let is_view = class == root.id && vm.program.class(field).is_interface();
                    if !is_view && !is_object(vm.program, field) && vm.program.is_subtype(class, field) {
                        return Measure::Nodes(field);
                    }
                    if !seen.contains(&field) {
                        seen.push(field);
                        pending.push_back(field);
                    }
                }
            }
        }
        if has_array { Measure::Elements } else { Measure::Objects }
    }

    /// The size of the input heap as a structure; none where that depends on the length of an array.
    pub(super) fn size(self, program: &Program, symbolic: &Symbolic) -> Option<u32> {
        let objects = symbolic.input.objects();
        Some(match self {
            Measure::Nodes(node) if program.class(node).is_instantiable() => {
                objects.iter().filter(|object| object.layout == node).count() as u32
            }
            Measure::Nodes(node) => objects.iter().filter(|o| program.is_subtype(o.layout, node)).count() as u32,
            Measure::Elements if objects.iter().any(|o| matches!(o.initial, Initial::Array(..))) => return None,
            Measure::Elements => 0,
            Measure::Objects => objects.len() as u32,
        })
    }
}

/// Whether it is `java.lang.Object`, which says nothing.
fn is_object(program: &Program, class: ClassId) -> bool {
    program.class(class).super_class.is_none()
}

/// The static types of the fields of a class, in order.
fn reference_fields(vm: &Vm<'_>, class: ClassId) -> Vec<ClassId> {
    let program = vm.program;
    let mut all = Vec::new();
    for &holder in &program.class(class).chain {
        let fields = program.class(holder).fields.iter().filter(|f| !f.flags.is_static() && f.kind == Kind::Ref);
        all.extend(fields.filter_map(|field| vm.descriptor_class(program.text(field.descriptor)).ok()));
    }
    all
}
