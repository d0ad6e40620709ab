//! Types as they are written: with their type arguments, and with a type in the place of each type variable.
//!
//! A `Heap<T extends Comparable<T>>` holds objects of one class, whichever that is. Erased, one with numbers and words in
//! it is a heap like others, but no compiler lets anybody make it. So what is found in a field of type `T` is what
//! stands for `T` in the object that has the field. Nobody says what that is in the object under test: a variable without a
//! bound, or whose bound speaks of itself, then stands for one class, and that there are others is
//! [noted](super::Bound::Types); any other one for all that its bound allows.

use std::cell::Cell;

use heap::input::Types;
use heap::{InputId, Origin, Ref, SymbolId};
use jvm::generic::{self, CHOSEN, Variable};
use jvm::{Class, ClassId, Symbol};
use rustc_hash::FxHashMap;

use super::given;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

/// The type of a place.
#[derive(Clone, Copy, Debug)]
pub struct Declared {
    /// Its class.
    pub bound: ClassId,
    /// How it is written, where that says more.
    pub written: Option<Symbol>,
}

impl From<ClassId> for Declared {
    fn from(bound: ClassId) -> Declared {
        Declared { bound, written: None }
    }
}

/// What a machine knows about types.
#[derive(Default)]
pub(super) struct Known {
    /// Types of instance fields, by class, slot and how the type of the object is written.
    fields: FxHashMap<(ClassId, u32, Option<Symbol>), Declared>,
    /// The classes that can stand for a type.
    types: FxHashMap<(ClassId, Symbol), Types>,
}

/// Why nothing is known about a type variable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Nobody {
    /// It is one of the class or method under test: whatever it stands for, it is the same everywhere.
    Fixes,
    /// A type is written without it, or with a wildcard: anything may be there.
    Says,
}

/// What type variables stand for.
#[derive(Default)]
struct Values(Vec<(String, String)>);

impl Values {
    fn replaced(&self, written: &str) -> String {
        let value = |name: &str| self.0.iter().rev().find(|(known, _)| known == name).map(|(_, value)| value.clone());
        generic::replaced(written, &value)
    }
}

impl<'p> Vm<'p> {
    /// The type of what an input object has in a field.
    pub(super) fn field_type(&mut self, object: InputId, slot: u32) -> Run<Declared> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        let object = symbolic.input.object(object);
        let (class, of) = (object.layout, symbolic.input.symbol(object.symbol).written);
        if let Some(&known) = symbolic.written.fields.get(&(class, slot, of)) {
            return Ok(known);
        }
        let class = program.class(class);
        let (holder, field) = given::declared(program, class, slot).ok_or_else(|| Trap::ill_typed("field"))?;
        let bound = self.descriptor_class(program.text(field.descriptor))?;
        let declared = match self.written_in(holder, &field.attributes)? {
            Some(signature) => {
                let values = self.values(class, of.map(|of| program.text(of)), holder)?;
                self.declared(bound, &values.replaced(&signature))
            }
            None => bound.into(),
        };
        self.symbolic()?.written.fields.insert((class.id, slot, of), declared);
        Ok(declared)
    }

    /// The type of the object under test.
    pub(super) fn receiver_type(&mut self, class: ClassId) -> Run<Declared> {
        let program = self.program;
        let holder = program.class(class);
        let Some((variables, _)) = generic::declaration(holder).filter(|(variables, _)| !variables.is_empty()) else {
            return Ok(class.into());
        };
        // Of inner classes, those around them would have to be said, too.
        if !self.symbolic()?.assumes_constructed
            || program.inner_class(holder).is_some_and(|row| !row.flags.is_static())
        {
            return Ok(class.into());
        }
        let mut values = Values::default();
        self.stand_for(&variables, &[], Nobody::Fixes, &mut values)?;
        let given: String = variables.iter().map(|variable| values.replaced(&variable.name)).collect();
        Ok(self.declared(class, &format!("L{}<{given}>;", program.class_name(class))))
    }

    /// The type of an argument of the method under test, whose class is known already.
    pub fn argument_type(&mut self, at: u16, bound: ClassId) -> Run<Declared> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        let Some(method) = symbolic.method.filter(|_| symbolic.assumes_constructed) else { return Ok(bound.into()) };
        let receiver = symbolic.input.objects().first().filter(|first| {
            symbolic.input.symbol(first.symbol).origin == Origin::Argument(0)
                && !program.method(method).flags.is_static()
        });
        let own = receiver.and_then(|receiver| symbolic.input.symbol(receiver.symbol).written);
        let class = receiver.map(|receiver| receiver.layout);
        let method = program.method(method);
        let holder = program.class(method.class);
        let first = !method.flags.is_static() as usize;
        let types = generic::parameters(holder, method);
        let written = types.and_then(|types| types.into_iter().nth((at as usize).checked_sub(first)?));
        let Some(written) = written else { return Ok(bound.into()) };
        let class = class.map_or(holder, |class| program.class(class));
        let mut values = self.values(class, own.map(|own| program.text(own)), holder)?;
        self.stand_for(&generic::variables(holder, method), &[], Nobody::Fixes, &mut values)?;
        Ok(self.declared(bound, &values.replaced(&written)))
    }

    /// The type of a static field.
    pub(super) fn static_type(&mut self, holder: &Class, field: &jvm::Field) -> Run<Declared> {
        let bound = self.descriptor_class(self.program.text(field.descriptor))?;
        Ok(match self.written_in(holder, &field.attributes)? {
            Some(signature) => self.declared(bound, &signature),
            None => bound.into(),
        })
    }

    /// The `Signature` of a member, if it counts.
    fn written_in(&mut self, holder: &Class, attributes: &[jvm::class::Attribute]) -> Run<Option<String>> {
        let counts = self.symbolic()?.assumes_constructed;
        Ok(if counts { generic::signature(holder, attributes) } else { None })
    }

    /// A type of which the class is known already, and how it is written.
    pub(super) fn declared(&self, bound: ClassId, written: &str) -> Declared {
        let program = self.program;
        let class = program.load(&generic::erased(written)).ok();
        let narrower = class.map(|class| class.id).filter(|&class| class != bound && program.is_subtype(class, bound));
        let is_open = |argument: &String| argument == "*" || argument.starts_with('T');
        let segments = generic::segments(written).unwrap_or_default();
        let has_arguments = segments.iter().flat_map(|(_, given)| given).any(|given| !is_open(given));
        let says_more = narrower.is_some() || has_arguments || written.starts_with('[');
        Declared { bound: narrower.unwrap_or(bound), written: says_more.then(|| program.intern(written)) }
    }

    /// What the type variables stand for that are known where `holder` is declared, which is a class or above it. The type
    /// of an object of the class may be written somewhere.
    fn values(&mut self, class: &'p Class, written: Option<&str>, holder: &'p Class) -> Run<Values> {
        let program = self.program;
        let mut own = Values::default();
        self.enclosing_values(class, written, &mut own)?;
        if let Some((variables, _)) = generic::declaration(class) {
            let given = written.and_then(|written| generic::arguments_of(program, class, written));
            self.stand_for(&variables, &given.unwrap_or_default(), Nobody::Says, &mut own)?;
        }
        if holder.id == class.id {
            return Ok(own);
        }
        let mut above = Values::default();
        self.enclosing_values(holder, None, &mut above)?;
        if let Some((variables, _)) = generic::declaration(holder) {
            let seen = generic::seen_above(program, class, program.class_name(holder.id)).unwrap_or_default();
            let given: Vec<String> = seen.iter().map(|seen| own.replaced(seen)).collect();
            self.stand_for(&variables, &given, Nobody::Says, &mut above)?;
        }
        Ok(above)
    }

    /// Adds what the type variables of the classes stand for that an inner class is in.
    fn enclosing_values(&mut self, class: &'p Class, written: Option<&str>, values: &mut Values) -> Run<()> {
        let program = self.program;
        let mut outer = Vec::new();
        let mut inner = class;
        while let Some(row) = program.inner_class(inner).filter(|row| !row.flags.is_static()) {
            let Some(next) = row.outer.and_then(|outer| program.load(&outer).ok()) else { break };
            outer.push(next);
            inner = next;
        }
        let is_it = |written: &&str| generic::erased(written) == program.class_name(class.id);
        let mut segments = written.filter(is_it).and_then(generic::segments).unwrap_or_default();
        segments.pop();
        for (at, outer) in outer.iter().enumerate().rev() {
            let Some((variables, _)) = generic::declaration(outer) else { continue };
            let given = segments.len().checked_sub(at + 1).and_then(|at| segments.get(at)).map(|(_, given)| &given[..]);
            self.stand_for(&variables, given.unwrap_or_default(), Nobody::Says, values)?;
        }
        Ok(())
    }

    /// Adds what type variables stand for: what is given, as far as that says anything.
    fn stand_for(
        &mut self,
        variables: &[Variable],
        given: &[String],
        otherwise: Nobody,
        values: &mut Values,
    ) -> Run<()> {
        for (at, variable) in variables.iter().enumerate() {
            let value = match given.get(at) {
                Some(given) if !given.starts_with(['*', '-', 'T']) => given.clone(),
                _ => self.stand_in(variable, otherwise, values)?,
            };
            values.0.push((variable.name.clone(), value));
        }
        Ok(())
    }

    /// What a type variable stands for about which nobody says anything.
    fn stand_in(&mut self, variable: &Variable, otherwise: Nobody, values: &Values) -> Run<String> {
        let bound = match variable.bounds.first() {
            Some(bound) => bound,
            None if otherwise == Nobody::Fixes && self.symbolic()?.fixes_variables => "Ljava/lang/Object;",
            None => return Ok("*".to_string()),
        };
        let speaks_of_itself = Cell::new(variable.bounds.is_empty());
        for bound in &variable.bounds {
            generic::replaced(bound, &|name: &str| {
                speaks_of_itself.set(speaks_of_itself.get() || name == variable.name);
                None
            });
        }
        if !speaks_of_itself.get() {
            return Ok(format!("+{}", values.replaced(bound)));
        }
        let program = self.program;
        let bounds: Result<Vec<ClassId>, _> =
            variable.bounds.iter().map(|bound| program.load(&generic::erased(bound)).map(|class| class.id)).collect();
        // What cannot be loaded is said where an object is made.
        let chosen = bounds.ok().and_then(|bounds| self.symbolic().ok()?.universe.choose(program, &bounds));
        Ok(match chosen {
            Some(class) => format!("{CHOSEN}L{};", program.class_name(class)),
            None => format!("+L{};", generic::erased(bound)),
        })
    }

    /// The type arguments of an object of a class that a symbol stands for, if it is a generic one.
    pub(super) fn type_arguments(
        &mut self,
        class: ClassId,
        above: ClassId,
        symbol: SymbolId,
    ) -> Run<Option<Vec<String>>> {
        let program = self.program;
        let written = self.symbolic()?.input.symbol(symbol).written;
        let (class, above) = (program.class(class), program.class(above));
        let Some((variables, _)) = generic::declaration(above) else { return Ok(None) };
        let values = self.values(class, written.map(|written| program.text(written)), above)?;
        Ok(Some(variables.iter().map(|variable| values.replaced(&variable.name)).collect()))
    }

    /// Whether a symbol and an object agree about what is in them: a list of strings is no list of numbers.
    pub(super) fn agree(&mut self, symbol: SymbolId, object: InputId) -> Run<bool> {
        let object = self.symbolic()?.input.object(object);
        let (class, other) = (object.layout, object.symbol);
        let (own, others) = (self.type_arguments(class, class, symbol)?, self.type_arguments(class, class, other)?);
        let pairs = own.iter().flatten().zip(others.iter().flatten());
        Ok(pairs.into_iter().all(|(a, b)| self.are_related(a, b)))
    }

    /// Whether something can be of both types.
    fn are_related(&self, a: &str, b: &str) -> bool {
        let program = self.program;
        let class = |written: &str| program.load(&generic::erased(written.trim_start_matches('-'))).ok();
        // What cannot be loaded is said where an object is made.
        let (Some(a), Some(b)) = (class(a), class(b)) else { return true };
        program.is_subtype(a.id, b.id) || program.is_subtype(b.id, a.id)
    }

    /// Those of the classes that can stand for a type: no `String` is a `Comparable<Integer>`.
    pub(super) fn agreeing(&mut self, types: Types, declared: Declared) -> Run<Types> {
        let Some(written) = declared.written else { return Ok(types) };
        if let Some(known) = self.symbolic()?.written.types.get(&(declared.bound, written)) {
            return Ok(known.clone());
        }
        let program = self.program;
        let text = program.text(written);
        let (above, given) = (generic::erased(text), generic::arguments(text).unwrap_or_default());
        let agrees = |&class: &ClassId| {
            let seen = generic::seen_above(program, program.class(class), &above).unwrap_or_default();
            seen.iter().zip(&given).all(|(seen, given)| self.are_related(seen, given))
        };
        let mut agreeing: Types = types.iter().copied().filter(agrees).collect();
        // The only list of the class path is one of strings, and a list of numbers is asked for.
        if agreeing.is_empty() {
            agreeing = self.symbolic()?.universe.stand_ins(program, declared.bound).into();
        }
        if agreeing.is_empty() {
            agreeing = types;
        }
        self.symbolic()?.written.types.insert((declared.bound, written), agreeing.clone());
        Ok(agreeing)
    }

    /// Says of which type an object behind a symbol is, as far as that is more than was known. Nothing is decided.
    pub fn narrow_symbol(&mut self, reference: Ref, written: Symbol) -> Run<()> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        let Some(id) = symbolic.input.canonical(reference).symbol() else { return Ok(()) };
        let bound = symbolic.input.symbol(id).bound;
        let declared = self.declared(bound, program.text(written));
        if declared.written.is_some() {
            self.symbolic()?.input.set_bound(id, declared.bound, declared.written);
        }
        Ok(())
    }

    /// Whether the class of a symbol was chosen for a type variable.
    pub(super) fn is_chosen(&mut self, symbol: SymbolId) -> Run<bool> {
        let written = self.symbolic()?.input.symbol(symbol).written;
        Ok(written.is_some_and(|written| self.program.text(written).trim_start_matches('+').starts_with(CHOSEN)))
    }
}
