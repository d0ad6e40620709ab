//! Structures as plain data.

use std::rc::Rc;

use jvm::{ClassId, Kind, Program};
use rustc_hash::FxHashMap;
use term::Const;

use super::form::{CONSTANT, ELEMENTS, FALSE, FAR, FIELDS, NEAR, NOT_NULL, NULL, NUMBER, Names, OPEN, TEXT, TRUE};

/// A valid structure.
#[derive(Clone, PartialEq, Debug)]
pub struct Structure {
    /// Its size, as [`Measure`](super::Measure) says.
    pub size: u32,
    /// Its objects in breadth-first order, the root first.
    pub objects: Vec<Object>,
}

/// An object of a structure.
#[derive(Clone, PartialEq, Debug)]
pub struct Object {
    /// Its class, or the superclass of those it may be of.
    pub class: ClassId,
    /// What it holds.
    pub contents: Contents,
}

/// What an object holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Contents {
    /// Its fields, inherited ones first.
    Fields(Vec<Field>),
    /// The elements of an array.
    Elements(Vec<Content>),
    /// The characters of a string.
    Text(String),
}

/// A field with its value.
#[derive(Clone, PartialEq, Debug)]
pub struct Field {
    /// Its name.
    pub name: Rc<str>,
    /// What it holds.
    pub value: Content,
}

/// What a field or element holds.
#[derive(Clone, PartialEq, Debug)]
pub enum Content {
    /// Anything: the invariant does not look at it.
    Open,
    /// Any object: the invariant wants it not to be null, and no more.
    NotNull,
    /// Null.
    Null,
    /// An object by its position.
    Object(usize),
    /// A truth value.
    Boolean(bool),
    /// An enum constant by its name.
    Constant(String),
    /// A number of this kind.
    Number(Kind, Const),
}

/// Reads canonical forms.
pub(super) struct Decoder<'a> {
    program: &'a Program,
    names: &'a Names,
    fields: FxHashMap<ClassId, Rc<[Rc<str>]>>,
}

impl<'a> Decoder<'a> {
    pub fn new(program: &'a Program, names: &'a Names) -> Decoder<'a> {
        Decoder { program, names, fields: FxHashMap::default() }
    }

    pub fn structure(&mut self, size: u32, code: &[u8], numbers: &[Option<u64>]) -> Structure {
        let mut reader = Reader { code, numbers, names: self.names };
        let mut objects: Vec<Object> = Vec::new();
        // Objects are numbered as they are met; what follows the last one are numbers.
        let mut known = 1;
        while objects.len() < known {
            let object = self.object(&mut reader);
            let last = object.values().filter_map(|content| match content {
                Content::Object(at) => Some(at + 1),
                _ => None,
            });
            known = last.max().unwrap_or(0).max(known);
            objects.push(object);
        }
        Structure { size, objects }
    }

    fn object(&mut self, reader: &mut Reader<'_>) -> Object {
        let class = ClassId::new(reader.word() as usize);
        let types = reader.word();
        if (2..8).contains(&types) {
            for _ in 0..types {
                reader.word();
            }
        }
        let contents = match reader.byte() {
            FIELDS => {
                let program = self.program;
                let names = self.fields.entry(class).or_insert_with(|| field_names(program, class).into()).clone();
                let kinds = &program.class(class).slots;
                let fields = kinds.iter().zip(names.iter());
                let fields = fields.map(|(&kind, name)| Field { name: name.clone(), value: reader.content(kind) });
                Contents::Fields(fields.collect())
            }
            ELEMENTS => {
                let kind = self.program.class(class).element().map_or(Kind::Ref, |(_, kind)| kind);
                let length = reader.word();
                Contents::Elements((0..length).map(|_| reader.content(kind)).collect())
            }
            TEXT => {
                let length = reader.word();
                let units: Vec<u16> = (0..length).map(|_| reader.number().unwrap_or(0) as u16).collect();
                Contents::Text(String::from_utf16_lossy(&units))
            }
            _ => Contents::Fields(Vec::new()),
        };
        Object { class, contents }
    }
}

impl Object {
    /// What it holds, in order.
    pub fn values(&self) -> Box<dyn Iterator<Item = &Content> + '_> {
        match &self.contents {
            Contents::Fields(fields) => Box::new(fields.iter().map(|field| &field.value)),
            Contents::Elements(elements) => Box::new(elements.iter()),
            Contents::Text(_) => Box::new(std::iter::empty()),
        }
    }
}

struct Reader<'a> {
    code: &'a [u8],
    numbers: &'a [Option<u64>],
    names: &'a Names,
}

impl Reader<'_> {
    fn byte(&mut self) -> u8 {
        let (&first, rest) = self.code.split_first().unwrap_or((&OPEN, &[]));
        self.code = rest;
        first
    }

    fn word(&mut self) -> u32 {
        (0..4).fold(0, |word, _| word << 8 | u32::from(self.byte()))
    }

    fn number(&mut self) -> Option<u64> {
        let (&first, rest) = self.numbers.split_first().unwrap_or((&None, &[]));
        self.numbers = rest;
        first
    }

    fn content(&mut self, kind: Kind) -> Content {
        match self.byte() {
            OPEN => Content::Open,
            NULL => Content::Null,
            NOT_NULL => Content::NotNull,
            FALSE => Content::Boolean(false),
            TRUE => Content::Boolean(true),
            NUMBER => self.number().map_or(Content::Open, |bits| Content::Number(kind, number(kind, bits))),
            CONSTANT => {
                let key = (self.word(), self.word() as i32);
                Content::Constant(self.names.get(&key).cloned().unwrap_or_default())
            }
            FAR => Content::Object(self.word() as usize),
            near => Content::Object((near - NEAR) as usize),
        }
    }
}

fn number(kind: Kind, bits: u64) -> Const {
    match kind {
        Kind::Long => Const::Long(bits as i64),
        Kind::Float => Const::Float(f32::from_bits(bits as u32)),
        Kind::Double => Const::Double(f64::from_bits(bits)),
        _ => Const::Int(bits as i32),
    }
}

/// The names of all instance fields by slot. One that a superclass has, too, is named with its class.
fn field_names(program: &Program, class: ClassId) -> Vec<Rc<str>> {
    let class = program.class(class);
    let mut names: Vec<Rc<str>> = vec!["".into(); class.slots.len()];
    for &holder in &class.chain {
        for field in program.class(holder).fields.iter().filter(|f| !f.flags.is_static()) {
            let plain = program.text(field.name);
            let name = if names.iter().any(|known| **known == *plain) {
                format!("{}.{plain}", explore::simple_name(program, holder)).into()
            } else {
                plain.into()
            };
            if let Some(slot) = names.get_mut(field.slot as usize) {
                *slot = name;
            }
        }
    }
    names
}
