//! Deciding choices by looking at a witness.

use exec::Vm;
use exec::symbolic::{Alternative, Choice, Symbolic};
use explore::{Decider, Decision, Subject};
use heap::input::Types;
use heap::{InputId, Origin, SymbolId, Value};
use jvm::{ClassId, Program};
use term::{Const, Model, Var};

use crate::graph::{Contents, Datum, Witness};

/// What the unknowns of a path are in a witness.
pub struct Reading {
    /// Values of numbers.
    pub model: Model,
    /// What is behind each symbol.
    pub symbols: Vec<Datum>,
    /// The position of each input object.
    pub inputs: Vec<usize>,
}

/// Leads the symbolic machine along the path of a witness.
pub struct Guide<'w> {
    witness: &'w Witness,
    /// Classes of the witness's objects.
    classes: Vec<ClassId>,
    /// Static fields by slot.
    statics: Vec<(u32, Datum)>,
    /// How many of the harness's arguments are not in the witness.
    skipped: u16,
    /// The values of all unknowns met so far.
    model: Model,
    known: usize,
    picks: usize,
}

impl<'w> Guide<'w> {
    /// A guide at the entry.
    pub fn new(program: &Program, subject: &Subject<'_>, witness: &'w Witness) -> Result<Guide<'w>, String> {
        let classes = witness.objects.iter().map(|object| program.load(&object.class).map(|class| class.id));
        let classes = classes.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
        let mut statics = Vec::new();
        for field in &witness.statics {
            let class = program.load(&field.class).map_err(|error| error.to_string())?;
            let found = class.fields.iter().find(|f| f.flags.is_static() && program.text(f.name) == field.name);
            let found = found.ok_or_else(|| format!("{} has no static field {}", field.class, field.name))?;
            statics.push((found.slot, field.value));
        }
        let skipped = subject.is_constructor(program) as u16;
        let model = Model::new();
        Ok(Guide { witness, classes, statics, skipped, model, known: 0, picks: 0 })
    }

    /// What everything unknown on the path is in the witness; an error if the path condition does not hold there.
    pub fn finish(mut self, vm: &Vm<'_>) -> Result<Reading, String> {
        let symbolic = vm.symbolic_part().ok_or("a machine without unknowns")?;
        self.learn(symbolic)?;
        for &conjunct in symbolic.path.conjuncts() {
            if !term::holds(&symbolic.terms, conjunct, &self.model) {
                let text = symbolic.terms.show(conjunct, &|var| format!("v{}", var.index));
                return Err(format!("the path condition does not hold: {text}"));
            }
        }
        let inputs = 0..symbolic.input.objects().len() as u32;
        let inputs = inputs.map(|number| self.input(symbolic, InputId(number))).collect::<Result<_, _>>()?;
        let symbols = symbolic.input.symbols().iter().map(|s| self.origin(symbolic, s.origin));
        let symbols = symbols.collect::<Result<_, _>>()?;
        Ok(Reading { model: self.model, symbols, inputs })
    }

    /// The datum behind a symbol.
    pub fn symbol(&self, symbolic: &Symbolic, id: SymbolId) -> Result<Datum, String> {
        self.origin(symbolic, symbolic.input.symbol(id).origin)
    }

    /// Gives values to the unknowns that were met since the last time.
    fn learn(&mut self, symbolic: &Symbolic) -> Result<(), String> {
        let unknowns = symbolic.input.unknowns();
        while self.known < unknowns.len() {
            let unknown = unknowns[self.known];
            let value = match unknown.origin {
                Origin::Char(id, at) => self.char_part(symbolic, id, at, false, unknown.kind)?,
                Origin::HighByte(id, at) => self.char_part(symbolic, id, at, true, unknown.kind)?,
                origin => self.origin(symbolic, origin)?.as_const().ok_or("a reference where a number is expected")?,
            };
            self.model.set(Var { index: self.known as u32, kind: unknown.kind }, value);
            self.known += 1;
        }
        Ok(())
    }

    /// A character, or one of its bytes.
    fn char_part(
        &self,
        symbolic: &Symbolic,
        id: InputId,
        at: u32,
        is_high: bool,
        kind: term::VarKind,
    ) -> Result<Const, String> {
        let Contents::Text(units) = &self.witness.objects[self.input(symbolic, id)?].contents else {
            return Err("a character of something that is no string".to_string());
        };
        let unit = *units.get(at as usize).ok_or("a character behind the end")?;
        if kind == term::VarKind::Char {
            return Ok(Const::Int(unit as i32));
        }
        let byte = if is_high { (unit >> 8) as u8 } else { unit as u8 };
        Ok(Const::Int(byte as i8 as i32))
    }

    /// The position in the witness of an input object.
    fn input(&self, symbolic: &Symbolic, id: InputId) -> Result<usize, String> {
        let datum = self.symbol(symbolic, symbolic.input.object(id).symbol)?;
        datum.object().ok_or_else(|| format!("{datum} where an object is expected"))
    }

    /// What the witness has at a place of the input.
    fn origin(&self, symbolic: &Symbolic, origin: Origin) -> Result<Datum, String> {
        let missing = || format!("the witness has nothing at {origin:?}");
        match origin {
            Origin::Argument(at) => {
                let at = at.checked_sub(self.skipped).ok_or_else(missing)?;
                self.witness.args.get(at as usize).copied().ok_or_else(missing)
            }
            Origin::Asked(number) => self.witness.asked.get(number as usize).copied().ok_or_else(missing),
            Origin::Field(id, slot) => match &self.witness.objects[self.input(symbolic, id)?].contents {
                Contents::Fields(fields) => fields.get(slot as usize).map(|f| f.value).ok_or_else(missing),
                _ => Err(missing()),
            },
            Origin::Element(id, index) => {
                let Contents::Array(elements) = &self.witness.objects[self.input(symbolic, id)?].contents else {
                    return Err(missing());
                };
                let index = match index {
                    Value::Int(index) => index as i64,
                    Value::Term(_, term) => {
                        term::eval(&symbolic.terms, term, &self.model).as_integer().ok_or_else(missing)?
                    }
                    _ => return Err(missing()),
                };
                elements.get(index as usize).copied().ok_or_else(missing)
            }
            Origin::Length(id) => match &self.witness.objects[self.input(symbolic, id)?].contents {
                Contents::Array(elements) => Ok(Datum::Int(elements.len() as i32)),
                _ => Err(missing()),
            },
            Origin::Char(..) | Origin::HighByte(..) => Err(missing()),
            Origin::Static(slot) => {
                let found = self.statics.iter().find(|(at, _)| *at == slot);
                found.map(|(_, value)| *value).ok_or_else(missing)
            }
        }
    }

    /// Whether an alternative is the one the witness takes.
    fn fits(&self, vm: &Vm<'_>, way: &Alternative, ways: &[Alternative]) -> Result<bool, String> {
        let symbolic = vm.symbolic_part().ok_or("a machine without unknowns")?;
        let is_one_of = |object: usize, types: &Types| types.contains(&self.classes[object]);
        let is_new = |object: usize| -> Result<bool, String> {
            for number in 0..symbolic.input.objects().len() {
                if self.input(symbolic, InputId(number as u32))? == object {
                    return Ok(false);
                }
            }
            Ok(true)
        };
        Ok(match way {
            Alternative::Assume(condition) => term::holds(&symbolic.terms, *condition, &self.model),
            Alternative::Null(id) => self.symbol(symbolic, *id)? == Datum::Null,
            Alternative::Location(id) => self.symbol(symbolic, *id)? != Datum::Null,
            Alternative::Alias(id, input, types) => match self.symbol(symbolic, *id)? {
                Datum::Object(at) => self.input(symbolic, *input)? == at && is_one_of(at, types),
                _ => false,
            },
            Alternative::Fresh(id, types) => match self.symbol(symbolic, *id)? {
                Datum::Object(at) => is_new(at)? && is_one_of(at, types),
                _ => false,
            },
            Alternative::Text(id, length, latin1) => match self.symbol(symbolic, *id)? {
                Datum::Object(at) => match &self.witness.objects[at].contents {
                    Contents::Text(units) => {
                        let is_latin1 = vm.known.string_coder.is_none() || units.iter().all(|&unit| unit < 256);
                        is_new(at)? && units.len() == *length as usize && is_latin1 == *latin1
                    }
                    _ => false,
                },
                _ => false,
            },
            Alternative::Constant(id, object) => match self.symbol(symbolic, *id)? {
                Datum::Object(at) => match &self.witness.objects[at].contents {
                    Contents::Constant(name) => vm.named_constant(*object).is_some_and(|(_, own)| own == *name),
                    _ => false,
                },
                _ => false,
            },
            Alternative::Narrow(input, types) => is_one_of(self.input(symbolic, *input)?, types),
            Alternative::Equals(..) => false,
            Alternative::Pick(number) => self.witness.picks.get(self.picks) == Some(number),
            // What fits nothing else is beyond.
            Alternative::Beyond(_) => {
                for other in ways.iter().filter(|w| !matches!(w, Alternative::Beyond(_))) {
                    if self.fits(vm, other, &[])? {
                        return Ok(false);
                    }
                }
                true
            }
        })
    }
}

impl<'p> Decider<'p> for Guide<'_> {
    fn decide(&mut self, vm: &mut Vm<'p>, choice: &Choice, ways: &[Alternative]) -> Result<Decision, String> {
        let symbolic = vm.symbolic_part().ok_or("a machine without unknowns")?;
        self.learn(symbolic)?;
        if let Choice::Value(term) = choice {
            return Ok(Decision::Value(term::eval(&symbolic.terms, *term, &self.model)));
        }
        let mut fitting = Vec::new();
        for (number, way) in ways.iter().enumerate() {
            if self.fits(vm, way, ways)? {
                fitting.push(number);
            }
        }
        if let Choice::Number(_) = choice {
            self.picks += 1;
        }
        let beyond = |&number: &usize| matches!(ways[number], Alternative::Beyond(_));
        match fitting.as_slice() {
            [only] => Ok(Decision::Take(*only)),
            [] => Err(format!("no alternative of {choice:?} is the witness's, of {ways:?}")),
            several if several.iter().all(beyond) => Ok(Decision::Take(several[0])),
            several => Err(format!("alternatives {several:?} of {choice:?} are all the witness's, of {ways:?}")),
        }
    }
}
