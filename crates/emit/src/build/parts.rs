//! Building objects one by one: the constructor that comes closest, then fields, setters, and reflection where there is no
//! other way.

use exec::Vm;
use heap::{Ref, Value};
use jvm::{Class, ClassId, Kind, Method, Program};
use witness::{Contents, Datum, Field, Witness};

use super::calls::{Call, Wanted, is_inner};
use super::contents::{contents, filling};
use super::recipe::{Cook, Operand, Recipe, Step};
use super::shape::{Likeness, matches};
use crate::drawing::is_box;
use crate::java::{Access, variable_for};
use crate::value::{self, Arg, Written};

/// Combinations of arguments tried for one constructor.
const MOST_ARGUMENTS: usize = 27;
/// Numbers tried where nobody says which.
const NUMBERS: [i32; 4] = [1, 2, 10, 100];
/// What it costs to need reflection, in steps.
const REFLECTION: usize = 10;

/// A recipe that is being written.
pub(super) struct Parts<'a, 'p> {
    pub vm: &'a mut Vm<'p>,
    pub access: &'a Access<'p>,
    pub witness: &'a Witness,
    /// The objects of the witness in the machine, as they are to become.
    pub objects: &'a [Ref],
    pub recipe: Recipe<'p>,
    pub made: Vec<Progress>,
    /// Fields that wait for an object: what it is, and the step without its value.
    pub waiting: Vec<(usize, Step<'p>)>,
    /// Whether all objects have to be such that nobody else has.
    pub is_own: bool,
}

/// How far an object is.
#[derive(Clone, Debug)]
pub(super) enum Progress {
    Unmade,
    /// Its constructor's arguments are being made.
    Begun,
    Made(Operand),
}

/// A way to make an object, and the fields that it leaves to be set.
struct Way<'p> {
    constructor: Option<(&'p Method, Vec<Datum>)>,
    fields: Vec<usize>,
    cost: usize,
}

impl<'p> Parts<'_, 'p> {
    /// What stands for a value of the witness; objects are made on the way.
    pub fn operand(&mut self, datum: Datum, wish: Option<&str>) -> Result<Operand, String> {
        let Datum::Object(at) = datum else { return Ok(Operand::Plain(datum)) };
        if let Progress::Made(operand) = &self.made[at] {
            return Ok(operand.clone());
        }
        let object = &self.witness.objects[at];
        let class = self.program().load(&object.class).map_err(|e| e.to_string())?;
        let operand = match &object.contents {
            Contents::Text(units) => {
                let is_same = |made: &Progress| matches!(made, Progress::Made(Operand::Text(text)) if text == units);
                if self.made.iter().any(is_same) {
                    let var = self.declare(at, class.id, wish);
                    self.recipe.steps.push(Step::Text(var, units.clone()));
                    return Ok(Operand::Var(var));
                }
                Operand::Text(units.clone())
            }
            Contents::Constant(name) => Operand::Constant(class.id, name.clone()),
            Contents::Opaque => return Err(format!("an object of {}", object.class.replace('/', "."))),
            Contents::Fields(fields) if is_box(&object.class) => {
                Operand::Boxed(class.id, fields.first().ok_or("an empty box")?.value)
            }
            Contents::Array(elements) => return self.array(at, class, elements.clone(), wish),
            Contents::Fields(fields) => return self.object(at, class, &fields.clone(), wish),
        };
        self.made[at] = Progress::Made(operand.clone());
        Ok(operand)
    }

    fn program(&self) -> &'p Program {
        self.access.program
    }

    fn declare(&mut self, at: usize, class: ClassId, wish: Option<&str>) -> usize {
        let name = self.program().external_name(class);
        let plural = self.program().class(class).element().is_some();
        let own = if plural { "array".to_string() } else { variable_for(&name) };
        let var = self.recipe.declare(wish.unwrap_or(&own), class);
        self.made[at] = Progress::Made(Operand::Var(var));
        var
    }

    fn array(
        &mut self,
        at: usize,
        class: &'p Class,
        elements: Vec<Datum>,
        wish: Option<&str>,
    ) -> Result<Operand, String> {
        let kind = class.element().map_or(Kind::Int, |(_, kind)| kind);
        let is_circular = elements.iter().any(|e| e.object().is_some_and(|e| self.reaches(e, at)));
        let mut operands = Vec::new();
        if !is_circular {
            self.made[at] = Progress::Begun;
            for &element in &elements {
                operands.push(self.operand(element, None)?);
            }
        } else {
            operands = vec![Operand::Plain(Datum::zero(kind)); elements.len()];
        }
        let var = self.declare(at, class.id, wish);
        self.recipe.steps.push(Step::Array(var, operands));
        if is_circular {
            for (index, element) in elements.into_iter().enumerate().filter(|(_, e)| *e != Datum::zero(kind)) {
                let value = self.operand(element, None)?;
                self.recipe.steps.push(Step::Element { on: var, index, value });
            }
        }
        self.release(at);
        Ok(Operand::Var(var))
    }

    fn object(&mut self, at: usize, class: &'p Class, fields: &[Field], wish: Option<&str>) -> Result<Operand, String> {
        if class.is_platform && self.program().class_name(class.id) != "java/lang/Object" {
            return self.platform(at, class, wish);
        }
        self.made[at] = Progress::Begun;
        let way = self.best_way(at, class, fields);
        if way.cost >= REFLECTION
            && let Some(calls) = self.calls(at)
        {
            self.made[at] = Progress::Unmade;
            return super::perform(self, at, &calls, wish);
        }
        if self.is_record(class) && (way.constructor.is_none() || !way.fields.is_empty()) {
            let name = self.program().external_name(class.id);
            return Err(format!("no constructor makes this record {name}"));
        }
        let step = match way.constructor {
            Some((constructor, args)) => {
                let mut operands = Vec::new();
                for arg in args {
                    operands.push(self.operand(arg, None)?);
                }
                let var = self.declare(at, class.id, wish);
                match constructor.flags.is_static() {
                    true => Step::Factory(var, constructor, operands),
                    false => Step::New(var, constructor, operands),
                }
            }
            None => Step::Allocate(self.declare(at, class.id, wish)),
        };
        let var = self.recipe.vars.len() - 1;
        self.recipe.steps.push(step);
        self.release(at);
        let is_inherited = |slot: &usize| self.is_inherited(&fields[*slot]);
        let (inherited, own): (Vec<usize>, Vec<usize>) = way.fields.into_iter().partition(is_inherited);
        if !inherited.is_empty() {
            self.fill(var, at, class)?;
        }
        for slot in own {
            self.set_field(var, class, slot, &fields[slot])?;
        }
        Ok(Operand::Var(var))
    }

    /// Whether it is a record: not even reflection sets its fields, and there is none that its constructor did not make.
    fn is_record(&self, class: &Class) -> bool {
        class.super_class.is_some_and(|above| self.program().class_name(above) == "java/lang/Record")
    }

    /// An object of the JDK, whose fields are out of reach: only calls can build it.
    fn platform(&mut self, at: usize, class: &'p Class, wish: Option<&str>) -> Result<Operand, String> {
        if let Some(written) = value::written(&self.witness.objects[at], &self.witness.objects) {
            return self.written(at, class, written, wish);
        }
        match self.calls(at) {
            Some(calls) => super::perform(self, at, &calls, wish),
            None => self.filled(at, class, wish),
        }
    }

    /// Calls that build an object, if there are any and nothing else shares its parts.
    fn calls(&mut self, at: usize) -> Option<Vec<Call<'p>>> {
        let reach = super::reach(self.witness, &[Datum::Object(at)]);
        let outside = |inner: usize| {
            let mut holders = (0..self.witness.objects.len()).filter(|o| !reach.contains(o));
            let roots = self.witness.args.iter().chain(self.witness.statics.iter().map(|field| &field.value));
            holders.any(|o| super::refers(self.witness, o, inner))
                || roots.into_iter().any(|r| r.object() == Some(inner))
        };
        let is_leaf = |at: usize| {
            super::calls::is_literal(&self.witness.objects[at]) || super::refers_to_nothing(self.witness, at)
        };
        let is_shared = reach.iter().any(|&inner| inner != at && !is_leaf(inner) && outside(inner));
        let wanted = Wanted { witness: self.witness, objects: self.objects, at, reach: &reach, is_own: self.is_own };
        if is_shared { None } else { super::calls::find(self.vm, self.access, &wanted, &[], Likeness::Exact) }
    }

    /// A value, as programs write it.
    fn written(
        &mut self,
        at: usize,
        class: &'p Class,
        written: Written,
        wish: Option<&str>,
    ) -> Result<Operand, String> {
        let program = self.program();
        let (name, descriptor) = (program.intern(written.method), program.intern(written.descriptor));
        let name_of_class = || program.external_name(class.id);
        let maker = program.declared_method(class, name, descriptor);
        let maker = maker.ok_or_else(|| format!("no calls are known that build this {}", name_of_class()))?;
        self.made[at] = Progress::Begun;
        let mut operands = Vec::new();
        for arg in written.args {
            let is_begun = |at: usize| matches!(self.made[at], Progress::Begun);
            operands.push(match arg {
                Arg::Value(Datum::Object(part)) if is_begun(part) => {
                    return Err(format!("no calls are known that build this {}", name_of_class()));
                }
                Arg::Value(datum) => self.operand(datum, None)?,
                Arg::Text(text) => Operand::Text(text.encode_utf16().collect()),
            });
        }
        let var = self.declare(at, class.id, wish);
        // What it computes for itself may be there already.
        self.recipe.is_alike = true;
        self.recipe.steps.push(match maker.flags.is_static() {
            true => Step::Factory(var, maker, operands),
            false => Step::New(var, maker, operands),
        });
        self.release(at);
        Ok(Operand::Var(var))
    }

    /// Puts into a collection that extends one of the JDK what is to be in it: the fields of that are out of reach.
    fn fill(&mut self, var: usize, at: usize, class: &'p Class) -> Result<(), String> {
        let name = self.program().external_name(class.id);
        let contents = contents(self.vm, class, self.objects[at], self.objects);
        let (put, calls) = contents.ok_or_else(|| format!("no calls are known that build this {name}"))?;
        for args in calls {
            let args = args.iter().map(|&arg| self.operand(arg, None)).collect::<Result<Vec<_>, _>>()?;
            self.recipe.steps.push(Step::Call(var, put, args));
        }
        self.recipe.is_alike = true;
        Ok(())
    }

    /// A collection that has the same in it.
    fn filled(&mut self, at: usize, class: &'p Class, wish: Option<&str>) -> Result<Operand, String> {
        let name = self.program().external_name(class.id);
        let unknown = || format!("no calls are known that build this {name}");
        let filling = filling(self.vm, class, self.objects[at], self.objects).ok_or_else(unknown)?;
        let is_circular = |datum: &Datum| datum.object().is_some_and(|inner| self.reaches(inner, at));
        if filling.calls.iter().flatten().any(is_circular) {
            return Err(unknown());
        }
        self.made[at] = Progress::Begun;
        let mut calls = Vec::new();
        for args in &filling.calls {
            calls.push(args.iter().map(|&arg| self.operand(arg, None)).collect::<Result<Vec<_>, _>>()?);
        }
        let var = self.declare(at, class.id, wish);
        self.recipe.is_alike = true;
        self.recipe.steps.push(Step::New(var, filling.constructor, Vec::new()));
        self.recipe.steps.extend(calls.into_iter().map(|args| Step::Call(var, filling.put, args)));
        self.release(at);
        Ok(Operand::Var(var))
    }

    /// Sets a field, now or when its value is there.
    fn set_field(&mut self, on: usize, class: &'p Class, slot: usize, field: &Field) -> Result<(), String> {
        let holder = self.program().load(&field.class).map_err(|e| e.to_string())?.id;
        let step = |value: Operand| Step::Field { on, holder, slot: slot as u32, name: field.name.clone(), value };
        let wanted = field.value.object();
        if let Some(at) = wanted.filter(|&at| matches!(self.made[at], Progress::Begun)) {
            self.waiting.push((at, step(Operand::Plain(Datum::Null))));
            return Ok(());
        }
        let value = self.operand(field.value, None)?;
        let step = match self.setter(class, holder, field) {
            Some(setter) => Step::Call(on, setter, vec![value]),
            None => step(value),
        };
        self.recipe.steps.push(step);
        Ok(())
    }

    /// Sets the fields that waited for an object.
    fn release(&mut self, at: usize) {
        let Progress::Made(operand) = self.made[at].clone() else { return };
        let (ready, waiting): (Vec<_>, Vec<_>) =
            std::mem::take(&mut self.waiting).into_iter().partition(|(wanted, _)| *wanted == at);
        self.waiting = waiting;
        for (_, mut step) in ready {
            if let Step::Field { value, .. } = &mut step {
                *value = operand.clone();
            }
            self.recipe.steps.push(step);
        }
    }

    /// The cheapest way to make an object.
    fn best_way(&mut self, at: usize, class: &'p Class, fields: &[Field]) -> Way<'p> {
        let program = self.program();
        let all: Vec<usize> = (0..fields.len()).filter(|&slot| !self.is_default(&fields[slot])).collect();
        // Without a constructor, what is inherited from the JDK would not be fit to be filled.
        let is_filled = all.iter().any(|&slot| self.is_inherited(&fields[slot]));
        let cost = if is_filled { usize::MAX } else { 3 * REFLECTION + self.cost(&all, fields) };
        let mut best = Way { constructor: None, fields: all, cost };
        let mut makers: Vec<&'p Method> = class.methods.iter().map(|&id| program.method(id)).collect();
        makers.retain(|m| {
            let is_factory = m.flags.is_static() && self.access.method(m) && self.access.result(m) == Some(class.id);
            (program.text(m.name) == "<init>" || is_factory) && !m.flags.is_synthetic()
        });
        makers.sort_by_key(|m| (m.flags.is_static(), m.signature.params.len()));
        // Numbers that nobody looks at may be what a constructor wants, if it wants no others.
        let is_free = fields.iter().any(|field| field.is_free && field.value.as_const().is_some());
        let tries = [&[][..], &NUMBERS].into_iter().take(1 + usize::from(is_free));
        for (constructor, numbers) in tries.flat_map(|numbers| makers.iter().map(move |&maker| (maker, numbers))) {
            if !numbers.is_empty() && best.constructor.is_some() {
                break;
            }
            let is_direct = constructor.flags.is_static() || !is_inner(class) && class.is_instantiable();
            let is_open = self.access.method(constructor) && is_direct;
            let Some(types) = self.access.parameters(constructor) else { continue };
            for args in self.arguments(constructor, &types, fields, numbers) {
                let Some(left) = self.attempt(at, class, constructor, &args, fields) else { continue };
                let base = if is_open { args.len() } else { REFLECTION + args.len() };
                let cost = base + 2 * self.cost(&left, fields);
                if cost < best.cost {
                    best = Way { constructor: Some((constructor, args)), fields: left, cost };
                }
            }
        }
        best
    }

    /// What setting these fields costs.
    fn cost(&self, slots: &[usize], fields: &[Field]) -> usize {
        let one = |&slot: &usize| {
            let field = &fields[slot];
            if self.is_inherited(field) {
                return 0;
            }
            let Ok(holder) = self.program().load(&field.class) else { return REFLECTION };
            let is_open = is_settable(self.access, holder, &field.name);
            if is_open || self.setter(holder, holder.id, field).is_some() { 1 } else { REFLECTION }
        };
        slots.iter().map(one).sum()
    }

    /// Whether a field is the JDK's, and so out of reach.
    fn is_inherited(&self, field: &Field) -> bool {
        self.program().load(&field.class).is_ok_and(|holder| holder.is_platform)
    }

    fn is_default(&self, field: &Field) -> bool {
        field.is_free || matches!(field.value, Datum::Null) || field.value.as_const().is_some_and(|c| c.bits() == 0)
    }

    /// Arguments worth trying: what fields of the same type are to hold, those of the same name first, and other numbers.
    fn arguments(
        &self,
        constructor: &'p Method,
        types: &[ClassId],
        fields: &[Field],
        numbers: &[i32],
    ) -> Vec<Vec<Datum>> {
        let program = self.program();
        let mut all = vec![Vec::new()];
        for (number, &class) in types.iter().enumerate() {
            let kind = match program.class(class).shape {
                jvm::Shape::Primitive(kind) => kind,
                _ => Kind::Ref,
            };
            let first = if constructor.flags.is_static() { 0 } else { 1 };
            let name = self.vm.parameter_name(constructor, number as u16 + first);
            let fits = |datum: Datum| match datum {
                Datum::Object(at) => {
                    let is_ready = !matches!(self.made[at], Progress::Begun);
                    let own = program.load(&self.witness.objects[at].class);
                    kind == Kind::Ref && is_ready && own.is_ok_and(|own| program.is_subtype(own.id, class))
                }
                Datum::Null => kind == Kind::Ref,
                number => std::mem::discriminant(&number) == std::mem::discriminant(&Datum::zero(kind)),
            };
            let mut values: Vec<Datum> = Vec::new();
            let named = fields.iter().filter(|f| Some(&f.name) == name.as_ref());
            let others = fields.iter().filter(|f| !f.is_free);
            // What nobody looks at may still not be null.
            let free = fields.iter().filter(|f| f.is_free && f.value.object().is_some());
            for value in named.chain(others).chain(free).map(|f| f.value).chain([Datum::zero(kind)]) {
                if fits(value) && !values.contains(&value) {
                    values.push(value);
                }
            }
            values.truncate(3);
            values.extend(numbers.iter().filter_map(|&value| number_of(kind, value)));
            let extend = |args: &Vec<Datum>| {
                values.iter().map(|&v| args.iter().copied().chain([v]).collect()).collect::<Vec<Vec<Datum>>>()
            };
            all = all.iter().flat_map(extend).take(MOST_ARGUMENTS << numbers.len()).collect();
        }
        all
    }

    /// Calls a constructor or factory: the fields that are then not as they should be; none if it throws.
    fn attempt(
        &mut self,
        at: usize,
        class: &'p Class,
        constructor: &'p Method,
        args: &[Datum],
        fields: &[Field],
    ) -> Option<Vec<usize>> {
        let base = self.vm.snapshot();
        let left = self.attempt_here(at, class, constructor, args, fields);
        self.vm.restore(&base);
        left
    }

    fn attempt_here(
        &mut self,
        at: usize,
        class: &'p Class,
        constructor: &'p Method,
        args: &[Datum],
        fields: &[Field],
    ) -> Option<Vec<usize>> {
        let mut values: Vec<Value> = args.iter().map(|&datum| witness::value(datum, self.objects)).collect();
        let mut cook = Cook { vm: self.vm, vars: Vec::new() };
        let mut is_shared = false;
        let object = if constructor.flags.is_static() {
            let made = cook.call(constructor, &values).ok()?.as_ref()?;
            is_shared = cook.call(constructor, &values).ok()? == Value::Ref(made);
            let is_new = !made.is_null() && !self.objects.contains(&made);
            Some(made).filter(|_| is_new && self.vm.state.heap.get(made).class == class.id)?
        } else {
            let object = cook.vm.state.heap.new_object(class).ok()?;
            values.insert(0, Value::Ref(object));
            cook.call(constructor, &values).ok()?;
            object
        };
        let mut left = Vec::new();
        for (slot, field) in fields.iter().enumerate().filter(|(_, field)| !field.is_free) {
            let now = self.vm.field(object, slot as u32).unwrap_or_default();
            let wanted = self.vm.field(self.objects[at], slot as u32).unwrap_or_default();
            let is_same =
                now == wanted || self.is_adopted(now, field.value) || now == Value::Unset && self.is_default(field);
            if !is_same {
                left.push(slot);
            }
        }
        // What a factory gives to everybody is not to be changed: other tests are given it, too.
        if is_shared && (self.is_own || !left.is_empty()) {
            return None;
        }
        Some(left)
    }

    /// Whether what the constructor made is what the field is to hold, and nobody else knows it.
    fn is_adopted(&self, now: Value, wanted: Datum) -> bool {
        let (Value::Ref(now), Some(at)) = (now, wanted.object()) else { return false };
        if now.is_null() || !matches!(self.made[at], Progress::Unmade) || self.references(at) != 1 {
            return false;
        }
        let reach = super::reach(self.witness, &[wanted]);
        let is_private = reach.iter().all(|&inner| {
            let outside = (0..self.witness.objects.len()).filter(|o| !reach.contains(o));
            let is_known = outside.filter(|&o| o != at && super::refers(self.witness, o, inner)).count();
            inner == at || is_known == 0
        });
        is_private && matches(self.vm, now, self.objects[at], self.witness, self.objects, Likeness::Exact)
    }

    /// How often an object is referred to.
    fn references(&self, at: usize) -> usize {
        let in_objects = (0..self.witness.objects.len()).filter(|&o| super::refers(self.witness, o, at)).count();
        let roots = self.witness.args.iter().chain(self.witness.statics.iter().map(|field| &field.value));
        in_objects + roots.filter(|datum| datum.object() == Some(at)).count()
    }

    fn reaches(&self, from: usize, to: usize) -> bool {
        super::reach(self.witness, &[Datum::Object(from)]).contains(&to)
    }

    /// A setter, where the field itself is out of reach.
    fn setter(&self, class: &'p Class, holder: ClassId, field: &Field) -> Option<&'p Method> {
        let program = self.program();
        if is_settable(self.access, program.class(holder), &field.name) {
            return None;
        }
        let declared = program.class(holder).fields.iter().find(|f| program.text(f.name) == field.name)?;
        let descriptor = format!("({})V", program.text(declared.descriptor));
        let name = format!("set{}", crate::java::capitalized(&field.name));
        let own = class.chain.iter().flat_map(|&id| program.class(id).methods.iter().map(|&id| program.method(id)));
        let mut own = own.filter(|m| program.text(m.name) == name && program.text(m.descriptor) == descriptor);
        own.find(|method| self.access.method(method) && !method.flags.is_static())
    }
}

/// Whether a field can be assigned.
pub(crate) fn is_settable(access: &Access<'_>, holder: &Class, name: &str) -> bool {
    let field = holder.fields.iter().find(|f| access.program.text(f.name) == name);
    access.class(holder.id) && field.is_some_and(|f| !f.flags.is_final() && access.member(holder, f.flags))
}

/// A number of a kind, if there are such of it.
fn number_of(kind: Kind, value: i32) -> Option<Datum> {
    match kind {
        Kind::Float => Some(Datum::Float(value as f32)),
        Kind::Double => Some(Datum::Double(value.into())),
        Kind::Ref | Kind::Boolean | Kind::Void => None,
        whole => Some(Datum::of_bits(whole, value.into())),
    }
}
