//! Whether two machines ended in the same state: one that knew its input, and one that read it off a witness.

use exec::Vm;
use heap::{Body, Ref, Value};
use jvm::{ClassId, Program, Shape};
use term::Const;

use crate::after::is_opaque;
use crate::decide::Reading;
use crate::graph::{Contents, Datum, Witness};
use crate::instance::{Instance, value};

/// Objects looked at; more are taken to be equal.
const MOST_OBJECTS: usize = 5_000;

/// Compares what can be reached from pairs of values, one in the symbolic machine, one in the concrete machine.
pub fn compare(
    unknown: (&Vm<'_>, &Reading),
    witness: &Witness,
    known: (&Vm<'_>, &Instance),
    pairs: &[(Value, Value)],
) -> Result<(), String> {
    let (vm, reading) = unknown;
    let (concrete, instance) = known;
    let mut comparison = Comparison { vm, reading, witness, concrete, instance, pairs: Vec::new() };
    for (at, &(a, b)) in pairs.iter().enumerate() {
        comparison.values(a, b).map_err(|difference| format!("value {at}: {difference}"))?;
    }
    let mut next = 0;
    while next < comparison.pairs.len().min(MOST_OBJECTS) {
        let (a, b) = comparison.pairs[next];
        comparison.contents(a, b).map_err(|difference| {
            let class = concrete.program.external_name(concrete.state.heap.get(b).class);
            let at = instance.objects.iter().position(|&o| o == b);
            format!("a {class}{}: {difference}", at.map_or(String::new(), |at| format!(" (#{at})")))
        })?;
        next += 1;
    }
    Ok(())
}

struct Comparison<'a, 'p, 'q> {
    vm: &'a Vm<'p>,
    reading: &'a Reading,
    witness: &'a Witness,
    concrete: &'a Vm<'q>,
    instance: &'a Instance,
    /// Objects that are the same one.
    pairs: Vec<(Ref, Ref)>,
}

impl Comparison<'_, '_, '_> {
    fn values(&mut self, a: Value, b: Value) -> Result<(), String> {
        let different =
            |a: &dyn std::fmt::Debug| Err(format!("{a:?} in the symbolic machine, {b:?} in the concrete one"));
        match (a, b) {
            (Value::Ref(a), Value::Ref(b)) => self.references(a, b),
            (Value::Term(..), _) => {
                let number = self.number(a);
                if number.is_some() && number == bits(b) { Ok(()) } else { different(&self.evaluated(a)) }
            }
            _ if bits(a).is_some() && bits(a) == bits(b) => Ok(()),
            (Value::Unset, Value::Unset) => Ok(()),
            _ => different(&a),
        }
    }

    fn evaluated(&self, value: Value) -> Option<Const> {
        let symbolic = self.vm.symbolic_part()?;
        Some(term::eval(&symbolic.terms, value.as_term()?, &self.reading.model))
    }

    /// A number by its bits.
    fn number(&self, value: Value) -> Option<u64> {
        match value {
            Value::Term(..) => match self.evaluated(value)? {
                Const::Bool(v) => bits(Value::bool(v)),
                Const::Int(v) => bits(Value::Int(v)),
                Const::Long(v) => bits(Value::Long(v)),
                Const::Float(v) => bits(Value::Float(v)),
                Const::Double(v) => bits(Value::Double(v)),
            },
            other => bits(other),
        }
    }

    /// What the witness has there, and what is there in the concrete machine.
    fn datum(&self, datum: Datum, b: Value) -> Result<(), String> {
        let expected = value(datum, &self.instance.objects);
        match (expected, b) {
            (Value::Ref(x), Value::Ref(y)) if x == y => Ok(()),
            _ if bits(expected).is_some() && bits(expected) == bits(b) => Ok(()),
            _ => Err(format!("{datum} as at entry in the symbolic machine, {b:?} in the concrete one")),
        }
    }

    fn references(&mut self, a: Ref, b: Ref) -> Result<(), String> {
        let Some(symbolic) = self.vm.symbolic_part() else { return Err("no unknowns".to_string()) };
        let a = symbolic.input.canonical(a);
        if let Some(id) = a.symbol() {
            return self.datum(self.reading.symbols[id.index()], Value::Ref(b));
        }
        if a.is_null() || b.is_null() {
            return if a == b { Ok(()) } else { Err(format!("{a:?} is not {b:?}")) };
        }
        if let Some(id) = symbolic.input.find(a) {
            self.datum(Datum::Object(self.reading.inputs[id.0 as usize]), Value::Ref(b))?;
        }
        // One box may stand for many that are cached.
        if self.concrete.unboxed(b).is_some() {
            if self.vm.open_types_of(a) > 1 {
                return Ok(());
            }
            let (Some((_, x)), Some((_, y))) = (self.vm.unboxed(a), self.concrete.unboxed(b)) else {
                return Err("a box of a number is something else".to_string());
            };
            return if x == Value::Unset { Ok(()) } else { self.values(x, y) };
        }
        match self.pairs.iter().find(|(x, y)| *x == a || *y == b) {
            Some((x, y)) if *x == a && *y == b => Ok(()),
            Some(_) => Err("two references to one object refer to two objects".to_string()),
            None => {
                self.pairs.push((a, b));
                Ok(())
            }
        }
    }

    fn contents(&mut self, a: Ref, b: Ref) -> Result<(), String> {
        let input = self.vm.symbolic_part().and_then(|s| s.input.find(a)).map(|id| self.reading.inputs[id.0 as usize]);
        let (x, y) = (self.vm.state.heap.get(a), self.concrete.state.heap.get(b));
        let program = self.concrete.program;
        if input.is_none() && x.class != y.class {
            let (x, y) = (program.external_name(x.class), program.external_name(y.class));
            return Err(format!("its class is {x} in the symbolic machine, {y} in the concrete one"));
        }
        if y.class == self.concrete.known.string {
            return self.texts(a, b);
        }
        if is_opaque(program, y.class) {
            return Ok(());
        }
        match (&x.body, &y.body) {
            (Body::Fields(xs), Body::Fields(ys)) => {
                for (slot, &y) in ys.iter().enumerate() {
                    let x = xs.get(slot).copied().unwrap_or_default();
                    self.place(x, y, input, slot).map_err(|e| format!("field {}: {e}", self.field_name(b, slot)))?;
                }
                Ok(())
            }
            (Body::Open(open), body) => {
                let length = body.len().ok_or("an array is none")?;
                if self.number(open.length) != Some(length as u64) {
                    return Err(format!("length {:?}, concretely {length}", self.evaluated(open.length)));
                }
                let mut elements = vec![open.default; length];
                for &(index, value) in &open.used {
                    let index = self.number(index).ok_or("an index that is no number")?;
                    *elements.get_mut(index as usize).ok_or("an index out of bounds")? = value;
                }
                self.elements(&elements, body, input)
            }
            (x, y) => {
                let (Some(n), Some(m)) = (x.len(), y.len()) else { return Err("not the same kind of object".into()) };
                if n != m {
                    return Err(format!("length {n}, concretely {m}"));
                }
                let elements: Vec<Value> = (0..n).map(|i| x.get(i).unwrap_or_default()).collect();
                self.elements(&elements, y, input)
            }
        }
    }

    fn elements(&mut self, elements: &[Value], body: &Body, input: Option<usize>) -> Result<(), String> {
        for (index, &x) in elements.iter().enumerate() {
            let y = body.get(index).unwrap_or_default();
            self.place(x, y, input, index).map_err(|e| format!("element {index}: {e}"))?;
        }
        Ok(())
    }

    /// A field or element. What nobody looked at is as it was at entry.
    fn place(&mut self, x: Value, y: Value, input: Option<usize>, at: usize) -> Result<(), String> {
        let (Value::Unset, Some(input)) = (x, input) else { return self.values(x, y) };
        let datum = match &self.witness.objects[input].contents {
            Contents::Fields(fields) => fields.get(at).map(|field| field.value),
            Contents::Array(elements) => elements.get(at).copied(),
            Contents::Text(_) | Contents::Constant(_) | Contents::Opaque => None,
        };
        self.datum(datum.ok_or("nothing in the witness")?, y)
    }

    fn texts(&self, a: Ref, b: Ref) -> Result<(), String> {
        let units = self.units(a).ok_or("a string is none")?;
        let concrete = self.concrete.text16(b);
        if units == concrete {
            return Ok(());
        }
        let text = |units: &[u16]| String::from_utf16_lossy(units);
        Err(format!("{:?} in the symbolic machine, {:?} in the concrete one", text(&units), text(&concrete)))
    }

    fn units(&self, string: Ref) -> Option<Vec<u16>> {
        let Some(Value::Ref(array)) = self.vm.field(string, self.vm.known.string_value) else { return None };
        let Body::Cells(cells) = &self.vm.state.heap.get(array).body else { return Some(self.vm.text16(string)) };
        let numbers: Vec<u16> = cells.iter().map(|&c| self.number(c).map(|n| n as u16)).collect::<Option<_>>()?;
        Some(match self.vm.known.string_coder.map(|slot| self.vm.field(string, slot)) {
            None => numbers,
            Some(Some(Value::Int(1))) => numbers.chunks_exact(2).map(|b| (b[0] & 0xff) | (b[1] << 8)).collect(),
            Some(_) => numbers.iter().map(|&b| b & 0xff).collect(),
        })
    }

    fn field_name(&self, object: Ref, slot: usize) -> String {
        let program = self.concrete.program;
        let class = program.class(self.concrete.state.heap.get(object).class);
        let name = class.chain.iter().find_map(|&holder| {
            let fields = &program.class(holder).fields;
            fields.iter().find(|f| !f.flags.is_static() && f.slot as usize == slot).map(|f| program.text(f.name))
        });
        name.unwrap_or("?").to_string()
    }
}

/// A number by its bits; all NaNs are one.
fn bits(value: Value) -> Option<u64> {
    Some(match value {
        Value::Int(v) => v as u32 as u64,
        Value::Long(v) => v as u64,
        Value::Float(v) if v.is_nan() => f32::NAN.to_bits() as u64,
        Value::Float(v) => v.to_bits() as u64,
        Value::Double(v) if v.is_nan() => f64::NAN.to_bits(),
        Value::Double(v) => v.to_bits(),
        _ => return None,
    })
}

/// The static fields of the program's own classes.
pub(crate) fn static_slots(program: &Program) -> Vec<u32> {
    let mut slots = Vec::new();
    for id in (0..program.class_count()).map(ClassId::new) {
        let class = program.class(id);
        if class.is_platform || class.is_made() || class.shape != Shape::Instance {
            continue;
        }
        let fields = class.fields.iter().filter(|f| f.flags.is_static() && !f.flags.is_synthetic());
        slots.extend(fields.map(|f| f.slot));
    }
    slots
}
