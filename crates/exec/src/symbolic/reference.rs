//! Symbolic references: what is known, what has to be decided, and deciding it.

use heap::input::{Initial, InputObject, Symbol, Types};
use heap::{Body, InputId, Known, NO_CLASS, OpenArray, Origin, Ref, SymbolId, Value};
use jvm::{ClassId, Kind, Shape};

use super::{Alternative, Bound, Choice, Declared, OnRead, given};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

impl<'p> Vm<'p> {
    /// A new reference of the input with this static type.
    pub fn new_symbol(&mut self, declared: impl Into<Declared>, origin: Origin, depth: u32, known: Known) -> Run<Ref> {
        let Declared { bound, written } = declared.into();
        let symbol = Symbol { bound, written, only: None, known, origin, depth };
        Ok(Ref::symbolic(self.symbolic()?.input.new_symbol(symbol)))
    }

    /// A reference as the program sees it when it reads it: decided as far as the strategy wants.
    #[inline]
    pub(crate) fn read_reference(&mut self, value: Value) -> Run<Value> {
        match value {
            Value::Ref(reference) if reference.is_symbolic() => self.read_symbol(reference).map(Value::Ref),
            other => Ok(other),
        }
    }

    pub(crate) fn read_symbol(&mut self, reference: Ref) -> Run<Ref> {
        let symbolic = self.symbolic()?;
        let canonical = symbolic.input.canonical(reference);
        let Some(id) = canonical.symbol() else {
            return Ok(canonical);
        };
        match (symbolic.init.on_read(), symbolic.input.symbol(id).known) {
            (OnRead::Everything, Known::Reference) => Err(self.choose_object(id, Choice::Everything(id))),
            (OnRead::Everything, Known::Location) => Err(self.choose_object(id, Choice::Identity(id))),
            (OnRead::Null, Known::Reference) => Err(Trap::Choose(Box::new(Choice::Null(id)))),
            _ => Ok(canonical),
        }
    }

    /// The object that is meant, or null: a symbol is resolved first (GETFIELD1-A, 2-A, 1-B, 2-B).
    #[inline]
    pub(crate) fn resolved(&mut self, reference: Ref) -> Run<Ref> {
        if reference.is_symbolic() { self.resolve_symbol(reference) } else { Ok(reference) }
    }

    #[cold]
    fn resolve_symbol(&mut self, reference: Ref) -> Run<Ref> {
        let symbolic = self.symbolic()?;
        let canonical = symbolic.input.canonical(reference);
        let Some(id) = canonical.symbol() else {
            return Ok(canonical);
        };
        match symbolic.input.symbol(id).known {
            Known::Location => Err(self.choose_object(id, Choice::Identity(id))),
            _ => Err(Trap::Choose(Box::new(Choice::Null(id)))),
        }
    }

    /// Asks which object a symbol is. The constants of an enum have to exist for that.
    fn choose_object(&mut self, id: SymbolId, choice: Choice) -> Trap {
        let bound = match self.symbolic() {
            Ok(symbolic) => symbolic.input.symbol(id).bound,
            Err(trap) => return trap,
        };
        if self.program.class(bound).flags.is_enum()
            && let Err(trap) = self.initialize(bound)
        {
            return trap;
        }
        Trap::Choose(Box::new(choice))
    }

    /// Whether a reference is null (IFNULL1-B, IFNULL2-B).
    #[inline]
    pub(crate) fn nullness(&mut self, reference: Ref) -> Run<bool> {
        if !reference.is_symbolic() {
            return Ok(reference.is_null());
        }
        let symbolic = self.symbolic()?;
        let canonical = symbolic.input.canonical(reference);
        match canonical.symbol() {
            None => Ok(canonical.is_null()),
            Some(id) => match symbolic.input.symbol(id).known {
                Known::Reference => Err(Trap::Choose(Box::new(Choice::Null(id)))),
                _ => Ok(false),
            },
        }
    }

    /// All ways to go on from a choice, in order.
    pub fn alternatives(&mut self, choice: &Choice) -> Run<Vec<Alternative>> {
        Ok(match choice {
            Choice::Branch(condition) => {
                let opposite = self.symbolic()?.terms.not(*condition);
                vec![Alternative::Assume(*condition), Alternative::Assume(opposite)]
            }
            Choice::Cases(conditions) => conditions.iter().map(|&c| Alternative::Assume(c)).collect(),
            Choice::Null(id) if self.can_exist(*id)? => vec![Alternative::Null(*id), Alternative::Location(*id)],
            Choice::Null(id) if self.never_null(*id).is_some() => vec![Alternative::Beyond(Bound::Types)],
            Choice::Null(id) => vec![Alternative::Null(*id), Alternative::Beyond(Bound::Types)],
            Choice::Identity(id) => self.identities(*id)?,
            Choice::Everything(id) => {
                let mut all = vec![Alternative::Null(*id)];
                all.extend(self.identities(*id)?);
                all
            }
            Choice::Types(id, sets) => {
                let mut all = Vec::with_capacity(sets.len());
                for set in sets {
                    all.push(match self.room_to_narrow(*id, set)? {
                        Some(bound) => Alternative::Beyond(bound),
                        None => Alternative::Narrow(*id, set.clone()),
                    });
                }
                all
            }
            Choice::Number(count) => (0..*count).map(Alternative::Pick).collect(),
            // Which values there are only a solver knows.
            Choice::Value(_) => Vec::new(),
        })
    }

    /// Whether there is a class that an object behind this symbol could be of.
    fn can_exist(&mut self, id: SymbolId) -> Run<bool> {
        let declared = self.declared_of(id)?;
        self.can_be_object(declared)
    }

    /// The objects a symbol can be: those seen before, then a new one.
    fn identities(&mut self, id: SymbolId) -> Run<Vec<Alternative>> {
        let program = self.program;
        let symbol = *self.symbolic()?.input.symbol(id);
        if program.class(symbol.bound).flags.is_enum() {
            return self.enum_constants(id, symbol.bound);
        }
        if let Some(only) = symbol.only {
            return Ok(vec![Alternative::Constant(id, only)]);
        }
        let types = self.symbol_types(id)?;
        let owner = self.owner_of(id)?;
        let mut all = Vec::new();
        let mut narrowed = Vec::new();
        for (number, object) in self.symbolic()?.input.objects().iter().enumerate() {
            if object.owner == owner
                && let Some(common) = common_types(&object.types, &types)
            {
                if common.len() < object.types.len() {
                    narrowed.push(all.len());
                }
                all.push(Alternative::Alias(id, InputId(number as u32), common));
            }
        }
        for at in narrowed {
            if let Alternative::Alias(_, object, common) = &all[at]
                && let Some(bound) = self.room_to_narrow(*object, common)?
            {
                all[at] = Alternative::Beyond(bound);
            }
        }
        if symbol.written.is_some() {
            let mut agreeing = Vec::with_capacity(all.len());
            for alternative in all {
                if let Alternative::Alias(_, object, _) = alternative
                    && !self.agree(id, object)?
                {
                    continue;
                }
                agreeing.push(alternative);
            }
            all = agreeing;
        }
        let mut is_text = false;
        if types.contains(&self.known.string) {
            self.text_alternatives(id, &mut all)?;
            is_text = true;
        }
        let others: Types =
            if is_text { types.iter().copied().filter(|&t| t != self.known.string).collect() } else { types };
        if !others.is_empty() {
            all.push(match self.room_for(&symbol, &others)? {
                Some(bound) => Alternative::Beyond(bound),
                None => Alternative::Fresh(id, others),
            });
        }
        Ok(all)
    }

    /// The bound that a new object would break.
    fn room_for(&mut self, symbol: &Symbol, types: &Types) -> Run<Option<Bound>> {
        let layout = self.layout_of(types);
        let symbolic = self.symbolic()?;
        if symbolic.bounds.k.is_some_and(|k| symbol.depth > k) {
            return Ok(Some(Bound::Chain));
        }
        Ok(symbolic.is_full(layout).then_some(Bound::Objects))
    }

    /// The bound that an object would break once it is known to be of these classes. Without this a chain of objects
    /// of an abstract class would have no end: each is counted as one of that class, until it turns out to be something
    /// else.
    fn room_to_narrow(&mut self, id: InputId, types: &Types) -> Run<Option<Bound>> {
        let layout = self.layout_of(types);
        let symbolic = self.symbolic()?;
        let is_new = symbolic.input.object(id).layout != layout;
        Ok((is_new && symbolic.is_full(layout)).then_some(Bound::Objects))
    }

    /// Goes on in one of the ways a choice offers.
    pub fn take(&mut self, alternative: &Alternative) -> Run<()> {
        self.symbolic()?.choices += 1;
        self.symbolic()?.given.arrived = given::decided(self, alternative);
        match alternative {
            Alternative::Assume(condition) => {
                let symbolic = self.symbolic()?;
                symbolic.path.assume(&mut symbolic.terms, *condition);
            }
            Alternative::Null(id) => self.symbolic()?.input.set_known(*id, Known::Null),
            Alternative::Location(id) => self.symbolic()?.input.set_known(*id, Known::Location),
            Alternative::Alias(id, object, types) => {
                let at = self.symbolic()?.input.object(*object).at;
                self.symbolic()?.input.set_known(*id, Known::Object(at));
                self.narrow_types(*object, types.clone())?;
            }
            Alternative::Fresh(id, types) => self.materialize(*id, types.clone())?,
            Alternative::Text(id, length, latin1) => self.materialize_text(*id, *length, *latin1)?,
            Alternative::Constant(id, object) => self.symbolic()?.input.set_known(*id, Known::Object(*object)),
            Alternative::Narrow(object, types) => self.narrow_types(*object, types.clone())?,
            Alternative::Equals(term, value) => {
                let symbolic = self.symbolic()?;
                let constant = symbolic.terms.constant(*value);
                let equal = symbolic.same_value(*term, constant);
                symbolic.path.assume(&mut symbolic.terms, equal);
                let value = symbolic.value(constant);
                symbolic.values.push((*term, value));
            }
            Alternative::Pick(number) => self.symbolic()?.picked = Some(*number),
            Alternative::Beyond(_) => return Err(Trap::ill_typed("choice")),
        }
        Ok(())
    }

    /// A symbol turns out to be an object not seen before (GETFIELD2-A, GETFIELD5-S, 6-S).
    fn materialize(&mut self, id: SymbolId, types: Types) -> Run<()> {
        let layout = self.layout_of(&types);
        let class = self.program.class(layout);
        self.note_open_world(id)?;
        let exact = if types.len() == 1 { types[0] } else { NO_CLASS };
        let input = self.symbolic()?.input.next_object();
        let (body, initial) = match class.shape {
            Shape::Array { .. } => {
                let symbolic = self.symbolic()?;

                let length = symbolic.unknown(Kind::Int, Origin::Length(input));
                if let Some(term) = symbolic.term(length) {
                    let zero = symbolic.terms.int(0);
                    let not_negative = symbolic.terms.le(zero, term);
                    symbolic.path.assume(&mut symbolic.terms, not_negative);
                    if let Some(most) = symbolic.bounds.array_length {
                        symbolic.notes.push(Bound::ArrayLength);
                        let most = symbolic.terms.int(most.min(i32::MAX as u32) as i32);
                        let in_scope = symbolic.terms.le(term, most);
                        symbolic.path.assume(&mut symbolic.terms, in_scope);
                    }
                }
                let array = OpenArray { length, default: Value::Unset, used: Vec::new() };
                (Body::Open(Box::new(array)), Initial::Array(length, Vec::new()))
            }
            _ => {
                let unset = vec![Value::Unset; class.slots.len()];
                (Body::Fields(unset.clone().into()), Initial::Fields(unset))
            }
        };
        let at = self.state.heap.insert(exact, body)?;
        self.add_input(id, at, types, layout, initial)
    }

    /// Types of the JDK have more subclasses than those that are looked at.
    pub(super) fn note_open_world(&mut self, id: SymbolId) -> Run<()> {
        let program = self.program;
        let bound = self.symbolic()?.input.symbol(id).bound;
        if self.only_class(id, bound).is_some() {
            return Ok(());
        }
        let is_chosen = self.is_chosen(id)?;
        let symbolic = self.symbolic()?;
        if is_chosen {
            symbolic.notes.push(Bound::Types);
            return Ok(());
        }
        let mut class = program.class(bound);
        while let Shape::Array { element, .. } = class.shape {
            class = program.class(element);
        }
        let open = class.is_platform || symbolic.universe.is_narrowed;
        if open && class.shape == Shape::Instance && !class.flags.is_final() {
            symbolic.notes.push(Bound::Types);
        }
        Ok(())
    }

    /// An identity hash code is any number; one is tried. For the JDK's own objects that makes no difference.
    pub(crate) fn note_hash(&mut self, object: Ref) {
        let class = self.state.heap.get(object).class;
        let own = class != NO_CLASS && !self.program.class(class).is_platform;
        if let Some(symbolic) = self.symbolic.as_deref_mut()
            && own
        {
            symbolic.notes.push(Bound::Hashes);
        }
        if class != NO_CLASS
            && !self.is_of_machinery(class)
            && let Some(script) = self.script.as_deref_mut()
        {
            script.hashed.insert(object);
        }
    }

    /// Whether a class is one that the JDK itself keeps in tables; programs do not see their order.
    fn is_of_machinery(&self, class: jvm::ClassId) -> bool {
        let machinery = ["java/lang/Class", "java/lang/Thread", "java/lang/Module", "java/lang/ClassLoader"];
        let names = self.program.class(class).chain.iter().map(|&each| self.program.class_name(each));
        let is_inner = |name: &str| name.starts_with("jdk/internal/") || name.starts_with("java/lang/invoke/");
        names.into_iter().any(|name| machinery.contains(&name) || is_inner(name))
    }

    /// Enters a new object into the input heap, as what a symbol stands for.
    pub(super) fn add_input(
        &mut self,
        id: SymbolId,
        at: Ref,
        types: Types,
        layout: ClassId,
        initial: Initial,
    ) -> Run<()> {
        let owner = self.owner_of(id)?;
        let program = self.program;
        let symbolic = self.symbolic()?;
        let &Symbol { depth, written, .. } = symbolic.input.symbol(id);
        let elements = written.and_then(|written| program.text(written).strip_prefix('['));
        let elements = elements.map(|elements| program.intern(elements));
        let object = InputObject { at, symbol: id, types, layout, depth, initial, owner, elements };
        symbolic.input.new_object(object);
        symbolic.input.set_known(id, Known::Object(at));
        Ok(())
    }
}

/// The classes in both sets, if there are any.
fn common_types(a: &Types, b: &Types) -> Option<Types> {
    if std::sync::Arc::ptr_eq(a, b) {
        return Some(a.clone());
    }
    let common: Vec<ClassId> = a.iter().copied().filter(|class| b.contains(class)).collect();
    if common.len() == a.len() {
        return Some(a.clone());
    }
    (!common.is_empty()).then(|| common.into())
}
