//! Collections and values of the JDK, records, and objects whose constructors check what they keep: those that a program is
//! given are as their own methods and constructors leave them.
//!
//! A `List` whose size is -1, or two maps that share an entry, are heaps like others, but nobody can make them. So when an
//! input object turns out to be such a collection, a method of `java/given` runs as a [trigger](super::trigger) and
//! assumes what holds of it. What it looks at is decided as everywhere, and so it is part of the path. Type arguments
//! say of which classes the contents are. The inner parts of a collection belong to it alone. For a record, and
//! wherever else it can, the [constructor](crate::dynamic::constructed) speaks.

use heap::input::{Initial, Types};
use heap::{InputId, Known, Origin, Ref, SymbolId, Value};
use jvm::classpath::ClassBytes;
use jvm::{Class, ClassId, Field, MethodId, Program, Shape, generic};
use rustc_hash::FxHashMap;

use super::intrinsics;
use super::{Alternative, Bound, Choice};
use crate::dynamic::ORIGIN;
use crate::natives::{Args, Row};
use crate::trap::{Run, Stop, Trap};
use crate::vm::Vm;

/// What is assumed, compiled.
const CLASSES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/given_classes.rs"));

const LISTS: &str = "lissom/given/Lists";
const MAPS: &str = "lissom/given/Maps";
const VALUES: &str = "lissom/given/Values";

/// The classes about which something is assumed, and who does.
const DESCRIBED: [(&str, &str); 26] = [
    ("java/util/ArrayList", LISTS),
    ("java/util/LinkedList", LISTS),
    ("java/util/ArrayDeque", LISTS),
    ("java/util/PriorityQueue", LISTS),
    ("java/util/Vector", LISTS),
    ("java/util/Stack", LISTS),
    ("java/util/concurrent/CopyOnWriteArrayList", LISTS),
    ("java/util/HashMap", MAPS),
    ("java/util/LinkedHashMap", MAPS),
    ("java/util/TreeMap", MAPS),
    ("java/util/HashSet", MAPS),
    ("java/util/LinkedHashSet", MAPS),
    ("java/util/TreeSet", MAPS),
    ("java/util/concurrent/ConcurrentHashMap", MAPS),
    ("java/time/LocalDate", VALUES),
    ("java/time/LocalTime", VALUES),
    ("java/time/LocalDateTime", VALUES),
    ("java/time/Year", VALUES),
    ("java/time/YearMonth", VALUES),
    ("java/time/Duration", VALUES),
    ("java/time/Instant", VALUES),
    ("java/util/Date", VALUES),
    ("java/util/BitSet", VALUES),
    ("java/lang/StringBuilder", VALUES),
    ("java/math/BigInteger", VALUES),
    ("java/math/BigDecimal", VALUES),
];

/// Classes of the JDK whose fields may hold whatever they can hold.
const FREE: [&str; 24] = [
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Double",
    "java/lang/Enum",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Object",
    "java/lang/Record",
    "java/lang/Short",
    "java/lang/Throwable",
    "java/time/Period",
    "java/util/AbstractList",
    "java/util/AbstractMap$SimpleEntry",
    "java/util/AbstractMap$SimpleImmutableEntry",
    "java/util/Optional",
    "java/util/UUID",
    "java/util/concurrent/atomic/AtomicBoolean",
    "java/util/concurrent/atomic/AtomicInteger",
    "java/util/concurrent/atomic/AtomicIntegerArray",
    "java/util/concurrent/atomic/AtomicLong",
    "java/util/concurrent/atomic/AtomicReference",
    "java/util/concurrent/atomic/AtomicReferenceArray",
];

/// The rows of the native table.
#[rustfmt::skip] // a table: one method, one line
pub(crate) const TABLE: &[Row] = &[
    ("lissom/given/Engine.assume", intrinsics::assume),
    ("lissom/given/Engine.beyond", beyond),
    ("lissom/given/Engine.beyondClasses", beyond_classes),
    ("lissom/given/Engine.has", has),
    ("lissom/given/Engine.field", field),
    ("lissom/given/Engine.number", field),
    ("lissom/given/Engine.wide", field),
    ("lissom/given/Engine.flag", field),
    ("lissom/given/Engine.real", field),
    ("lissom/given/Engine.type", set_type),
    ("lissom/given/Engine.elements", set_elements),
    ("lissom/given/Engine.close", close),
    ("lissom/given/Engine.constant", set_constant),
];

/// What a machine knows about collections.
#[derive(Default)]
pub(crate) struct Given {
    /// Who says what holds, by class.
    about: FxHashMap<ClassId, About>,
    /// Whether a class is a collection of the JDK, or a part of one.
    collections: FxHashMap<ClassId, bool>,
    /// The object of which it has just been decided what it is.
    pub arrived: Option<Arrival>,
}

/// The methods that say what holds of objects of a class.
#[derive(Clone, Copy, Default)]
struct About {
    /// Of what the JDK keeps in them.
    described: Option<MethodId>,
    /// Of what their constructors keep in them.
    constructed: Option<MethodId>,
}

/// An object of which it has been decided what it is.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    id: InputId,
    /// What was found to be this object.
    symbol: Option<SymbolId>,
    /// Whether what its collection is like has been assumed before.
    is_assumed: bool,
}

impl<'p> Vm<'p> {
    /// Starts what says what holds of an object, if what was taken last has decided what it is; or, with nothing taken, of
    /// the receiver. A collection as the receiver is the subject itself: nothing is taken for granted there.
    pub fn arrive(&mut self, newest: Option<&Alternative>) -> Run<()> {
        let arrived = match newest {
            Some(_) => self.symbolic()?.given.arrived.take(),
            None => self.known_receiver().map(|id| Arrival { id, symbol: None, is_assumed: false }),
        };
        let Some(Arrival { id, symbol: found, is_assumed }) = arrived else { return Ok(()) };
        let object = self.symbolic()?.input.object(id);
        // The parts of a collection are looked at with it.
        if object.owner.is_some() {
            return Ok(());
        }
        let (at, class, symbol) = (object.at, object.layout, object.symbol);
        if newest.is_some() && self.is_receiver_of_platform(symbol)? {
            return Ok(());
        }
        // What is started last runs first: the parts of a collection, then the whole.
        self.assume_valid(id, found.unwrap_or(symbol))?;
        let About { described, constructed } = self.about(class)?;
        if let Some(method) = constructed {
            self.start_trigger(self.program.method(method), &[Value::Ref(at)])?;
        }
        let Some(method) = described.filter(|_| !is_assumed) else { return Ok(()) };
        let method = self.program.method(method);
        let mut args = vec![Value::Ref(at)];
        let above = self.platform_part(self.program.class(class)).id;
        let types = self.type_arguments(class, above, symbol)?.unwrap_or_default();
        for number in 0..method.signature.params.len().saturating_sub(1) {
            let known = types.get(number).filter(|written| generic::erased(written) != "java/lang/Object");
            args.push(match known {
                Some(written) => Value::Ref(self.new_string(written)?),
                None => Value::NULL,
            });
        }
        self.start_trigger(method, &args)
    }

    /// Assumes the invariant of an argument whose class says that it has one, where its static type did not: the `other` of
    /// `equals(Object other)`. It holds at entry, so it is left open if something has changed since.
    fn assume_valid(&mut self, id: InputId, symbol: SymbolId) -> Run<()> {
        let program = self.program;
        let input = &self.symbolic()?.input;
        let (at, class) = (input.object(id).at, input.object(id).layout);
        let &heap::input::Symbol { origin, bound, .. } = input.symbol(symbol);
        let is_argument = matches!(origin, Origin::Argument(_)) && bound != class;
        if !is_argument || program.class(class).is_platform || self.is_in_trigger() || !self.is_untouched() {
            return Ok(());
        }
        // What the static type says has been assumed at entry.
        if intrinsics::valid_of(self, bound)?.is_some() {
            return Ok(());
        }
        match intrinsics::valid_of(self, class)? {
            Some(method) => self.start_trigger(program.method(method), &[Value::Ref(at)]),
            None => Ok(()),
        }
    }

    /// Whether a symbol is the receiver, and the subject a class of the JDK.
    fn is_receiver_of_platform(&mut self, symbol: SymbolId) -> Run<bool> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        let has_receiver = symbolic.method.is_some_and(|method| !program.method(method).flags.is_static());
        let symbol = symbolic.input.symbol(symbol);
        Ok(has_receiver && symbol.origin == Origin::Argument(0) && program.class(symbol.bound).is_platform)
    }

    /// The lowest part of a class that is the JDK's.
    fn platform_part(&self, class: &'p Class) -> &'p Class {
        let chain = class.chain.iter().rev().map(|&id| self.program.class(id));
        chain.into_iter().find(|class| class.is_platform).unwrap_or(class)
    }

    /// The collection of the JDK that objects of a class are, or extend.
    fn collection_in(&self, class: ClassId) -> Option<ClassId> {
        let part = self.platform_part(self.program.class(class)).id;
        let symbolic = self.symbolic_part().filter(|symbolic| symbolic.assumes_constructed)?;
        let is_specified = symbolic.specified.contains(&part) || symbolic.specified.contains(&class);
        let name = self.program.class_name(part);
        (!is_specified && DESCRIBED.iter().any(|(described, _)| *described == name)).then_some(part)
    }

    /// The collection of the JDK that all of these classes are, or extend.
    fn common_collection(&self, types: &Types) -> Option<ClassId> {
        let common = self.collection_in(self.layout_of(types))?;
        types.iter().all(|&class| self.collection_in(class) == Some(common)).then_some(common)
    }

    /// Asks which collection an object is before its parts are looked at: a `HashMap` that may also be a `LinkedHashMap`.
    pub(super) fn settle_collection(&mut self, object: Ref) -> Run<()> {
        let Some((id, types, layout)) = self.open_types(object) else { return Ok(()) };
        if self.collection_in(layout).is_none() || self.common_collection(&types).is_some() {
            return Ok(());
        }
        let mut groups: Vec<(Option<ClassId>, Vec<ClassId>)> = Vec::new();
        for &class in types.iter() {
            let collection = self.collection_in(class);
            match groups.iter_mut().find(|(known, _)| *known == collection) {
                Some((_, group)) => group.push(class),
                None => groups.push((collection, vec![class])),
            }
        }
        if groups.len() < 2 {
            return Ok(());
        }
        let sets = groups.into_iter().map(|(_, group)| group.into()).collect();
        Err(Trap::Choose(Box::new(Choice::Types(id, sets))))
    }

    /// The receiver, if it is a record, was checked by its constructor, extends a collection, or is of the only class that
    /// extends an abstract one.
    fn known_receiver(&self) -> Option<InputId> {
        let first = self.symbolic_part()?.input.objects().first()?;
        let symbol = self.symbolic_part()?.input.symbol(first.symbol);
        let class = self.program.class(first.layout);
        let is_collection = self.common_collection(&first.types).is_some();
        let turned_out = first.types.len() == 1 && class.id != symbol.bound || is_collection;
        let turned_out = turned_out && !self.program.class(symbol.bound).is_platform && !class.is_platform;
        let is_one =
            symbol.origin == Origin::Argument(0) && (turned_out || self.is_record(class) || self.has_checks(class));
        is_one.then_some(InputId(0))
    }

    fn about(&mut self, class: ClassId) -> Run<About> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        if !symbolic.assumes_constructed || symbolic.specified.contains(&class) {
            return Ok(About::default());
        }
        if let Some(&known) = symbolic.given.about.get(&class) {
            return Ok(known);
        }
        let described = self.described(self.platform_part(program.class(class)))?;
        let found = About { described, constructed: self.constructed(program.class(class))? };
        self.symbolic()?.given.about.insert(class, found);
        Ok(found)
    }

    fn described(&self, class: &'p Class) -> Run<Option<MethodId>> {
        let program = self.program;
        let name = program.class_name(class.id);
        Ok(match DESCRIBED.iter().find(|(described, _)| *described == name) {
            None => None,
            Some((_, holder)) => {
                let holder = provided(program, holder)?;
                let first = format!("(L{name};");
                let mut methods = holder.methods.iter().map(|&id| program.method(id));
                let about = |m: &&jvm::Method| {
                    program.text(m.name) == "given" && program.text(m.descriptor).starts_with(&first)
                };
                Some(methods.find(about).ok_or_else(|| Trap::ill_typed("given"))?.id)
            }
        })
    }

    /// A class of the JDK of which the input has an object that was looked into, though nothing is known about what its own
    /// methods leave there: it may be one that nobody can make.
    pub fn undescribed(&mut self) -> Run<Option<ClassId>> {
        let program = self.program;
        if !self.symbolic()?.assumes_constructed {
            return Ok(None);
        }
        let objects = self.symbolic()?.input.objects().iter();
        let looked_into = objects.filter(|object| object.owner.is_none()).flat_map(|object| match &object.initial {
            Initial::Fields(fields) => {
                let used = (0..).zip(fields).filter(|(_, value)| **value != Value::Unset).map(|(slot, _)| slot);
                used.map(|slot| (object.layout, slot)).collect()
            }
            Initial::Array(..) | Initial::Text(_) => Vec::new(),
        });
        for (class, slot) in looked_into.collect::<Vec<(ClassId, u32)>>() {
            let Some((holder, _)) = declared(program, program.class(class), slot) else { continue };
            let is_free = FREE.contains(&program.class_name(holder.id));
            if holder.is_platform
                && !is_free
                && !self.symbolic()?.specified.contains(&class)
                && self.about(class)?.described.is_none()
            {
                return Ok(Some(class));
            }
        }
        Ok(None)
    }

    /// The collection of the JDK that what a symbol stands for is an inner part of.
    pub(super) fn owner_of(&mut self, symbol: SymbolId) -> Run<Option<InputId>> {
        let program = self.program;
        let symbolic = self.symbolic()?;
        let (holder, declared) = match symbolic.input.symbol(symbol).origin {
            Origin::Field(id, slot) => {
                let class = program.class(symbolic.input.object(id).layout);
                // Most classes have nothing of the JDK's but Object above them.
                if !class.chain.get(1).is_some_and(|&next| program.class(next).is_platform) {
                    return Ok(None);
                }
                match declared(program, class, slot) {
                    Some((holder, field)) if holder.is_platform => {
                        let holder = holder.id;
                        let descriptor = program.text(field.descriptor);
                        if !self.is_of_collections(holder)? {
                            return Ok(None);
                        }
                        (id, self.descriptor_class(descriptor)?)
                    }
                    _ => return Ok(None),
                }
            }
            Origin::Element(id, _) if symbolic.input.object(id).owner.is_some() => {
                match program.class(symbolic.input.object(id).layout).element() {
                    Some((element, _)) => (id, element),
                    None => return Ok(None),
                }
            }
            _ => return Ok(None),
        };
        let is_array = matches!(program.class(declared).shape, Shape::Array { .. });
        if !is_array && !self.is_of_collections(declared)? {
            return Ok(None);
        }
        Ok(Some(self.symbolic()?.input.object(holder).owner.unwrap_or(holder)))
    }

    /// Whether a class of the JDK is a collection or map, or inside of one.
    fn is_of_collections(&mut self, class: ClassId) -> Run<bool> {
        if let Some(&known) = self.symbolic()?.given.collections.get(&class) {
            return Ok(known);
        }
        let program = self.program;
        let name = program.class_name(class);
        let outermost = name.split('$').next().unwrap_or(name);
        let is_one = program.class(class).is_platform && name.starts_with("java/util/") && {
            let outermost = program.load(outermost)?.id;
            let above = [program.load("java/util/Collection")?.id, program.load("java/util/Map")?.id];
            above.iter().any(|&above| program.is_subtype(outermost, above))
        };
        self.symbolic()?.given.collections.insert(class, is_one);
        Ok(is_one)
    }

    /// The field of an object that a native names, and what it holds, undecided if nobody has looked.
    fn given_field(&mut self, args: Args<'_>) -> Run<(Ref, &'p Field)> {
        let (Value::Ref(object), Value::Ref(name)) = (args.value(0)?, args.value(1)?) else {
            return Err(Trap::ill_typed("field"));
        };
        let object = self.resolved(object)?;
        let (class, name) = (self.given_class(object)?, self.text(name));
        let program = self.program;
        let found = field_named(program, program.class(class), &name).ok_or_else(|| {
            let class = program.external_name(class);
            Trap::unsupported(format!("what {class} is like in this JDK (--any-heap assumes nothing)"))
        })?;
        Ok((object, found))
    }

    /// The JDK's part of what an object is.
    fn given_class(&mut self, object: Ref) -> Run<ClassId> {
        let class = match self.open_types(object) {
            Some((_, _, layout)) => layout,
            None => self.exact_class(object)?,
        };
        Ok(self.platform_part(self.program.class(class)).id)
    }

    /// What a field of an object holds that nobody may have looked at, without deciding anything.
    fn undecided(&mut self, object: Ref, slot: u32) -> Run<Value> {
        match self.field(object, slot) {
            Some(Value::Unset) => self.initialize_field(object, slot),
            Some(value) => Ok(value),
            None => Err(Trap::ill_typed("field")),
        }
    }
}

/// A class that says what is assumed.
fn provided<'p>(program: &'p Program, name: &str) -> Run<&'p Class> {
    for (file, bytes) in CLASSES {
        let class = file.trim_end_matches(".class");
        if program.loaded(class).is_none() {
            // If another thread was faster, the class is there.
            let _ = program.define(ClassBytes::owned(bytes.to_vec(), ORIGIN), true);
        }
    }
    program.loaded(name).ok_or_else(|| Trap::ill_typed("given"))
}

/// The instance field in a slot, with the class that declares it.
pub(super) fn declared<'p>(program: &'p Program, class: &'p Class, slot: u32) -> Option<(&'p Class, &'p Field)> {
    class.chain.iter().find_map(|&id| {
        let holder = program.class(id);
        let field = holder.fields.iter().find(|f| !f.flags.is_static() && f.slot == slot)?;
        Some((holder, field))
    })
}

/// The instance field with a name, that of the lowest class.
pub(super) fn field_named<'p>(program: &'p Program, class: &'p Class, name: &str) -> Option<&'p Field> {
    let holders = class.chain.iter().rev().map(|&id| program.class(id));
    let mut fields = holders.flat_map(|holder| &holder.fields);
    fields.find(|f| !f.flags.is_static() && program.text(f.name) == name)
}

fn beyond<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::Stop(Box::new(Stop::Bound(Bound::Given))))
}

fn beyond_classes<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Err(Trap::Stop(Box::new(Stop::Bound(Bound::Types))))
}

fn has<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (Value::Ref(object), Value::Ref(name)) = (args.value(0)?, args.value(1)?) else {
        return Err(Trap::ill_typed("field"));
    };
    let object = vm.resolved(object)?;
    let class = vm.given_class(object)?;
    let name = vm.text(name);
    Ok(Value::bool(field_named(vm.program, vm.program.class(class), &name).is_some()))
}

fn field<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (object, field) = vm.given_field(args)?;
    vm.symbolic_field(object, field.slot)
}

fn set_type<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (object, field) = vm.given_field(args)?;
    let Value::Ref(written) = args.value(2)? else { return Err(Trap::ill_typed("type")) };
    if let Value::Ref(reference) = vm.undecided(object, field.slot)?
        && !written.is_null()
    {
        let written = vm.program.intern(&vm.text(written));
        vm.narrow_symbol(reference, written)?;
    }
    Ok(Value::Unset)
}

fn set_elements<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (Value::Ref(array), Value::Ref(written)) = (args.value(0)?, args.value(1)?) else {
        return Err(Trap::ill_typed("elements"));
    };
    let array = vm.resolved(array)?;
    if let Some(id) = vm.input_of(array)
        && !written.is_null()
    {
        let written = vm.program.intern(&vm.text(written));
        vm.symbolic()?.input.set_elements(id, written);
    }
    Ok(Value::Unset)
}

fn close<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Value::Ref(array) = args.value(0)? else { return Err(Trap::ill_typed("close")) };
    let array = vm.resolved(array)?;
    vm.close_array(array)?;
    Ok(Value::Unset)
}

fn set_constant<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (object, field) = vm.given_field(args)?;
    let (Value::Ref(class), Value::Ref(name)) = (args.value(2)?, args.value(3)?) else {
        return Err(Trap::ill_typed("constant"));
    };
    let program = vm.program;
    let (class, name) = (program.load(&vm.text(class))?, vm.text(name));
    vm.initialize(class.id)?;
    let constant = class.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == name);
    let constant = constant.and_then(|field| vm.static_value(field.slot).as_ref());
    let constant = constant.filter(|constant| !constant.is_null()).ok_or_else(|| {
        let class = program.external_name(class.id);
        Trap::unsupported(format!("what {class} is like in this JDK (--any-heap assumes nothing)"))
    })?;
    if let Value::Ref(reference) = vm.undecided(object, field.slot)? {
        let symbolic = vm.symbolic()?;
        if let Some(id) = symbolic.input.canonical(reference).symbol()
            && symbolic.input.symbol(id).known != Known::Null
        {
            symbolic.input.set_only(id, constant);
        }
        vm.resolved(reference)?;
    }
    Ok(Value::Unset)
}

/// The object of which an alternative decides what it is: a new one, or one that is narrowed.
pub(super) fn decided(vm: &Vm<'_>, alternative: &Alternative) -> Option<Arrival> {
    let input = &vm.symbolic_part()?.input;
    let (id, symbol, before, types) = match alternative {
        Alternative::Fresh(_, types) => (input.next_object(), None, None, types),
        Alternative::Narrow(id, types) => (*id, None, Some(&input.object(*id).types), types),
        Alternative::Alias(symbol, id, types) => (*id, Some(*symbol), Some(&input.object(*id).types), types),
        _ => return None,
    };
    if before.is_some_and(|before| before.len() == types.len()) {
        // Nothing new about the object, but it may be new that it is an argument.
        let is_argument = |symbol: SymbolId| matches!(input.symbol(symbol).origin, Origin::Argument(_));
        let is_new = symbol.is_some_and(is_argument) && !is_argument(input.object(id).symbol);
        return (is_new && types.len() == 1).then_some(Arrival { id, symbol, is_assumed: true });
    }
    let is_assumed = before.is_some_and(|before| vm.common_collection(before).is_some());
    let has_checks = |types: &Types| vm.has_checks(vm.program.class(vm.layout_of(types)));
    let is_checked = || has_checks(types) && !before.is_some_and(has_checks);
    let is_decided = types.len() == 1 || !is_assumed && vm.common_collection(types).is_some() || is_checked();
    is_decided.then_some(Arrival { id, symbol, is_assumed })
}
