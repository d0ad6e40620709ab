//! From the end of a path to a witness.

use exec::Vm;
use exec::symbolic::Symbolic;
use explore::Subject;
use heap::input::Initial;
use heap::{InputId, Known, Origin, Ref, SymbolId, Value};
use jvm::{Class, ClassId, Kind, Program};
use term::{Model, Var, VarKind};

use crate::fill::{fill, smallest_object};
use crate::graph::{Contents, Datum, Field, Object, Witness};

/// One input that satisfies all that was assumed on the path the machine is at the end of. Its first objects are those of
/// the input heap, in the same order.
pub fn extract<'p>(vm: &mut Vm<'p>, subject: &Subject<'p>, args: &[Value], model: &Model) -> Result<Witness, String> {
    let mut smallest = Vec::new();
    let count = vm.symbolic_part().map_or(0, |s| s.input.symbols().len());
    for at in 0..count {
        let Some(symbol) = vm.symbolic_part().map(|s| s.input.symbols()[at]) else { break };
        let is_open = symbol.known == Known::Location && !vm.program.class(symbol.bound).flags.is_enum();
        let types =
            is_open.then(|| vm.types_behind(SymbolId::new(at))).transpose().map_err(|stop| explore::describe(&stop))?;
        smallest.push(types.and_then(|types| types.first().copied()));
    }
    let symbolic = vm.symbolic_part().ok_or("a machine without unknowns has no witness")?;
    let objects = symbolic.input.objects().iter().map(|_| None).collect();
    let mut extraction = Extraction { vm, symbolic, model, objects, symbols: Vec::new() };
    for class in smallest {
        let datum = extraction.symbol(extraction.symbols.len(), class)?;
        extraction.symbols.push(datum);
    }
    for number in 0..symbolic.input.objects().len() {
        extraction.objects[number] = Some(extraction.input_object(InputId(number as u32))?);
    }
    let mut witness = extraction.witness(subject, args)?;
    fill(vm, &mut witness);
    Ok(witness)
}

struct Extraction<'a, 'p> {
    vm: &'a Vm<'p>,
    symbolic: &'a Symbolic,
    model: &'a Model,
    objects: Vec<Option<Object>>,
    symbols: Vec<Datum>,
}

impl<'p> Extraction<'_, 'p> {
    fn witness(&mut self, subject: &Subject<'p>, args: &[Value]) -> Result<Witness, String> {
        let program = self.vm.program;
        let mut witness = Witness { picks: self.symbolic.picks.clone(), ..Witness::default() };
        let kinds = argument_kinds(program, subject);
        let skip = args.len() - kinds.len().min(args.len());
        for (&arg, kind) in args[skip..].iter().zip(kinds) {
            witness.args.push(self.datum(arg, kind)?);
        }
        let mut asked: Vec<(u32, Datum)> = Vec::new();
        let mut statics: Vec<(u32, Datum)> = Vec::new();
        for (at, symbol) in self.symbolic.input.symbols().iter().enumerate() {
            match symbol.origin {
                Origin::Asked(number) => asked.push((number, self.symbols[at])),
                Origin::Static(slot) => statics.push((slot, self.symbols[at])),
                _ => {}
            }
        }
        for (index, unknown) in self.symbolic.input.unknowns().iter().enumerate() {
            let value = self.model.get(Var { index: index as u32, kind: unknown.kind });
            let datum = Datum::of_const(kind_of(unknown.kind), value);
            match unknown.origin {
                Origin::Asked(number) => asked.push((number, datum)),
                Origin::Static(slot) => statics.push((slot, datum)),
                _ => {}
            }
        }
        asked.sort_by_key(|(number, _)| *number);
        statics.sort_by_key(|(slot, _)| *slot);
        witness.asked = asked.into_iter().map(|(_, datum)| datum).collect();
        for (slot, value) in statics {
            let (class, name) = static_field(program, slot).ok_or("a static field without a class")?;
            witness.statics.push(Field { class, name, value, is_free: false, is_stand_in: false });
        }
        witness.objects = self.objects.drain(..).flatten().collect();
        let hashes = self.symbolic.input.objects().iter().map(|object| self.vm.state.heap.get(object.at).hash as i32);
        witness.hashes = hashes.enumerate().filter(|(_, hash)| *hash != 0).collect();
        Ok(witness)
    }

    /// What stands for a symbol; for one that is only known not to be null, the smallest object of this class.
    fn symbol(&mut self, at: usize, smallest: Option<ClassId>) -> Result<Datum, String> {
        let symbol = &self.symbolic.input.symbols()[at];
        match symbol.known {
            Known::Reference | Known::Null => Ok(Datum::Null),
            Known::Object(object) => self.object(object),
            Known::Location => {
                let class =
                    if self.vm.program.class(symbol.bound).flags.is_enum() { Some(symbol.bound) } else { smallest };
                let class = class.ok_or("a class that no object can be of")?;
                let is_text = class == self.vm.known.string;
                let object = smallest_object(self.vm.program, self.vm.program.class(class), is_text)?;
                Ok(self.add(object))
            }
        }
    }

    fn add(&mut self, object: Object) -> Datum {
        let is_constant = matches!(object.contents, Contents::Constant(_));
        let known = self.objects.iter().position(|known| is_constant && known.as_ref() == Some(&object));
        Datum::Object(known.unwrap_or_else(|| {
            self.objects.push(Some(object));
            self.objects.len() - 1
        }))
    }

    fn object(&mut self, object: Ref) -> Result<Datum, String> {
        match self.symbolic.input.find(object) {
            Some(id) => Ok(Datum::Object(id.0 as usize)),
            None => {
                let (class, name) = self.vm.named_constant(object).ok_or("an object of the program as an input")?;
                let class = self.vm.program.class_name(class).to_string();
                Ok(self.add(Object { class, contents: Contents::Constant(name) }))
            }
        }
    }

    fn input_object(&self, id: InputId) -> Result<Object, String> {
        let program = self.vm.program;
        let input = self.symbolic.input.object(id);
        let class = program.class(*input.types.first().ok_or("an object of no class")?);
        let contents = match &input.initial {
            Initial::Fields(initial) => {
                let mut data = Vec::new();
                for (slot, &kind) in class.slots.iter().enumerate() {
                    let value = initial.get(slot).copied().unwrap_or_default();
                    data.push(self.datum(value, kind)?);
                }
                let mut all = fields(program, class, &data);
                for (field, slot) in all.iter_mut().zip(0..) {
                    field.is_free = initial.get(slot).copied().unwrap_or_default() == Value::Unset;
                }
                Contents::Fields(all)
            }
            Initial::Array(length, initial) => {
                let (_, kind) = class.element().ok_or("an array without elements")?;
                let length = self.number(*length)?;
                let mut elements = vec![Datum::zero(kind); length.max(0) as usize];
                for &(index, value) in initial {
                    let index = self.number(index)?;
                    let element = elements.get_mut(index as usize).ok_or("an element outside of its array")?;
                    *element = self.datum(value, kind)?;
                }
                Contents::Array(elements)
            }
            Initial::Text(chars) => {
                let units = chars.iter().map(|&c| self.number(c).map(|unit| unit as u16));
                Contents::Text(units.collect::<Result<_, _>>()?)
            }
        };
        Ok(Object { class: program.class_name(class.id).to_string(), contents })
    }

    fn number(&self, value: Value) -> Result<i32, String> {
        match self.datum(value, Kind::Int)? {
            Datum::Int(number) => Ok(number),
            other => Err(format!("{other} where a number is expected")),
        }
    }

    fn datum(&self, value: Value, kind: Kind) -> Result<Datum, String> {
        Ok(match value {
            Value::Unset => Datum::zero(kind),
            Value::Int(v) => Datum::of_bits(kind, v as i64),
            Value::Long(v) => Datum::Long(v),
            Value::Float(v) => Datum::Float(v),
            Value::Double(v) => Datum::Double(v),
            Value::Term(_, term) => Datum::of_const(kind, term::eval(&self.symbolic.terms, term, self.model)),
            Value::Ref(Ref::NULL) => Datum::Null,
            Value::Ref(reference) => match reference.symbol() {
                Some(id) => self.symbols[id.index()],
                None => {
                    let id = self.symbolic.input.find(reference).ok_or("an object of the program in the input")?;
                    Datum::Object(id.0 as usize)
                }
            },
            Value::Address(_) => return Err("an address in the input".to_string()),
        })
    }
}

/// The kinds of the arguments that are inputs, the receiver first.
pub(crate) fn argument_kinds(program: &Program, subject: &Subject<'_>) -> Vec<Kind> {
    if subject.is_main {
        return Vec::new();
    }
    let method = subject.method;
    let mut kinds = Vec::new();
    if !method.flags.is_static() && !subject.is_constructor(program) {
        kinds.push(Kind::Ref);
    }
    kinds.extend(method.signature.params.iter().copied());
    kinds
}

/// All fields of a class with these values, in the order of their slots.
pub(crate) fn fields(program: &Program, class: &Class, values: &[Datum]) -> Vec<Field> {
    let mut all: Vec<(u32, Field)> = Vec::new();
    for &holder in &class.chain {
        for field in program.class(holder).fields.iter().filter(|f| !f.flags.is_static()) {
            let value = values.get(field.slot as usize).copied().unwrap_or(Datum::zero(field.kind));
            let (class, name) = (program.class_name(holder).to_string(), program.text(field.name).to_string());
            all.push((field.slot, Field { class, name, value, is_free: false, is_stand_in: false }));
        }
    }
    all.sort_by_key(|(slot, _)| *slot);
    all.into_iter().map(|(_, field)| field).collect()
}

/// The class and name of a static field.
fn static_field(program: &Program, slot: u32) -> Option<(String, String)> {
    (0..program.class_count()).map(ClassId::new).find_map(|id| {
        let field = program.class(id).fields.iter().find(|f| f.flags.is_static() && f.slot == slot)?;
        Some((program.class_name(id).to_string(), program.text(field.name).to_string()))
    })
}

pub(crate) fn kind_of(kind: VarKind) -> Kind {
    match kind {
        VarKind::Boolean => Kind::Boolean,
        VarKind::Byte => Kind::Byte,
        VarKind::Char => Kind::Char,
        VarKind::Short => Kind::Short,
        VarKind::Int => Kind::Int,
        VarKind::Long => Kind::Long,
        VarKind::Float => Kind::Float,
        VarKind::Double => Kind::Double,
    }
}
