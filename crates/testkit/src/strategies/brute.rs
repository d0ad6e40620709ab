//! All input heaps of a method with a few objects and small numbers.

use std::collections::VecDeque;

use explore::Subject;
use jvm::{Class, ClassId, Kind, Program, Shape};
use witness::{Contents, Datum, Field, Object, Witness};

use crate::random::Rng;

/// The numbers that are tried.
const NUMBERS: [i32; 4] = [-1, 0, 1, 2];

/// Answers questions of the form "which of so many" in all possible ways, one run after the other.
#[derive(Default)]
pub struct Odometer {
    digits: Vec<(usize, usize)>,
    at: usize,
    /// Answers at random instead.
    random: Option<Rng>,
}

impl Odometer {
    /// One that answers at random, so that it never comes to an end.
    pub fn random(seed: u64) -> Odometer {
        Odometer { random: Some(Rng::new(seed)), ..Odometer::default() }
    }

    fn pick(&mut self, count: usize) -> usize {
        if let Some(random) = &mut self.random {
            return random.below(count);
        }
        if self.at == self.digits.len() {
            self.digits.push((0, count));
        }
        self.at += 1;
        self.digits[self.at - 1].0
    }

    /// Goes on to the next answers; false when all were given.
    pub fn advance(&mut self) -> bool {
        self.at = 0;
        while let Some((digit, count)) = self.digits.pop() {
            if digit + 1 < count {
                self.digits.push((digit + 1, count));
                return true;
            }
        }
        self.random.is_some()
    }
}

/// What heaps are made of.
pub struct Space<'p> {
    /// The program.
    pub program: &'p Program,
    /// The classes objects may be of.
    pub classes: Vec<&'p Class>,
    /// Objects and arrays in a heap.
    pub objects: usize,
    /// Elements of an array.
    pub length: usize,
}

/// A heap being made. Objects are numbered in the order in which they are reached, so no two heaps are isomorphic.
struct Making<'a, 'p> {
    space: &'a Space<'p>,
    odometer: &'a mut Odometer,
    objects: Vec<Option<Object>>,
    classes: Vec<&'p Class>,
    pending: VecDeque<usize>,
}

impl<'p> Space<'p> {
    /// The heap that the odometer stands at.
    pub fn heap(&self, subject: &Subject<'p>, odometer: &mut Odometer) -> Result<Witness, String> {
        let mut making =
            Making { space: self, odometer, objects: Vec::new(), classes: Vec::new(), pending: VecDeque::new() };
        let mut args = Vec::new();
        let descriptor = self.program.text(subject.method.descriptor);
        let params = descriptor[1..].split_once(')').map_or("", |(params, _)| params);
        for param in descriptors(params) {
            args.push(making.datum(param)?);
        }
        while let Some(at) = making.pending.pop_front() {
            let object = making.contents(making.classes[at])?;
            making.objects[at] = Some(object);
        }
        let objects = making.objects.into_iter().flatten().collect();
        Ok(Witness { args, objects, ..Witness::default() })
    }

    /// Whether a heap is one of those that are enumerated.
    pub fn contains(&self, witness: &Witness) -> bool {
        let small = |datum: &Datum| !matches!(datum, Datum::Int(v) if !NUMBERS.contains(v));
        witness.objects.len() <= self.objects
            && witness.args.iter().all(small)
            && witness.objects.iter().all(|object| match &object.contents {
                Contents::Fields(fields) => fields.iter().all(|field| small(&field.value)),
                Contents::Array(elements) => elements.len() <= self.length && elements.iter().all(small),
                Contents::Text(_) | Contents::Constant(_) | Contents::Opaque => false,
            })
    }
}

impl<'p> Making<'_, 'p> {
    fn datum(&mut self, descriptor: &str) -> Result<Datum, String> {
        match Kind::of_descriptor(descriptor) {
            Some(Kind::Boolean) => Ok(Datum::Boolean(self.odometer.pick(2) == 1)),
            Some(Kind::Int) => Ok(Datum::Int(NUMBERS[self.odometer.pick(NUMBERS.len())])),
            Some(Kind::Ref) => self.reference(descriptor),
            other => Err(format!("{other:?} is not enumerated")),
        }
    }

    /// Null, an object that is there, or a new one.
    fn reference(&mut self, descriptor: &str) -> Result<Datum, String> {
        let program = self.space.program;
        let name = descriptor.strip_prefix('L').map_or(descriptor, |name| name.trim_end_matches(';'));
        let bound = program.load(name).map_err(|error| error.to_string())?;
        let fits = |class: &Class| program.is_subtype(class.id, bound.id);
        let old: Vec<usize> = (0..self.classes.len()).filter(|&at| fits(self.classes[at])).collect();
        let mut new: Vec<&'p Class> = Vec::new();
        if self.classes.len() < self.space.objects {
            if let Shape::Array { .. } = bound.shape {
                new.push(bound);
            }
            new.extend(self.space.classes.iter().copied().filter(|class| fits(class)));
        }
        let picked = self.odometer.pick(1 + old.len() + new.len());
        if picked == 0 {
            return Ok(Datum::Null);
        }
        if let Some(&at) = old.get(picked - 1) {
            return Ok(Datum::Object(at));
        }
        self.classes.push(new[picked - 1 - old.len()]);
        self.objects.push(None);
        self.pending.push_back(self.classes.len() - 1);
        Ok(Datum::Object(self.classes.len() - 1))
    }

    fn contents(&mut self, class: &'p Class) -> Result<Object, String> {
        let program = self.space.program;
        let name = program.class_name(class.id).to_string();
        if let Some((element, _)) = class.element() {
            let length = self.odometer.pick(self.space.length + 1);
            let descriptor = descriptor_of(program, element);
            let elements = (0..length).map(|_| self.datum(&descriptor)).collect::<Result<_, _>>()?;
            return Ok(Object { class: name, contents: Contents::Array(elements) });
        }
        let mut fields = Vec::new();
        for &holder in &class.chain {
            for field in program.class(holder).fields.iter().filter(|f| !f.flags.is_static()) {
                let value = self.datum(program.text(field.descriptor))?;
                let (class, name) = (program.class_name(holder).to_string(), program.text(field.name).to_string());
                fields.push((field.slot, Field { class, name, value, is_free: false, is_stand_in: false }));
            }
        }
        fields.sort_by_key(|(slot, _)| *slot);
        let fields = fields.into_iter().map(|(_, field)| field).collect();
        Ok(Object { class: name, contents: Contents::Fields(fields) })
    }
}

fn descriptor_of(program: &Program, class: ClassId) -> String {
    let held = program.class(class);
    match held.shape {
        Shape::Instance => format!("L{};", program.class_name(class)),
        Shape::Array { .. } => program.class_name(class).to_string(),
        Shape::Primitive(Kind::Boolean) => "Z".to_string(),
        Shape::Primitive(_) => "I".to_string(),
    }
}

fn descriptors(mut text: &str) -> Vec<&str> {
    let mut all = Vec::new();
    while !text.is_empty() {
        let dims = text.len() - text.trim_start_matches('[').len();
        let end = match text.as_bytes().get(dims) {
            Some(b'L') => text.find(';').map_or(text.len(), |at| at + 1),
            _ => (dims + 1).min(text.len()),
        };
        all.push(&text[..end]);
        text = &text[end..];
    }
    all
}
