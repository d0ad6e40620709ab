//! The types and methods one program declares, decided before any body is written, so that every body can use them all.

use super::rng::Rng;
use super::types::{Prim, Ty};

pub struct World {
    /// The main class.
    pub class_name: String,
    pub enums: Vec<EnumDef>,
    pub records: Vec<RecordDef>,
    pub ifaces: Vec<IfaceDef>,
    pub classes: Vec<ClassDef>,
    pub virtuals: Vec<Virtual>,
    /// Static fields of the main class.
    pub statics: Vec<Field>,
    pub functions: Vec<Function>,
}

pub struct EnumDef {
    pub constants: Vec<String>,
}

pub struct RecordDef {
    pub components: Vec<Field>,
}

pub struct IfaceDef {
    pub parent: Option<usize>,
}

pub struct ClassDef {
    pub parent: Option<usize>,
    pub is_abstract: bool,
    pub ifaces: Vec<usize>,
    pub fields: Vec<Field>,
    pub constructor: Vec<Ty>,
    /// Indices of the virtual methods whose bodies this class declares.
    pub bodies: Vec<usize>,
}

#[derive(Clone)]
pub struct Field {
    pub name: String,
    pub ty: Ty,
    pub is_private: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    Class(usize),
    Iface(usize),
}

/// An overridable instance method, under the type that declares it first.
pub struct Virtual {
    pub name: String,
    pub params: Vec<Ty>,
    pub ret: Ty,
    pub owner: Owner,
    /// Whether `owner` gives it a body (a default method, or a concrete method of the root class).
    pub has_body: bool,
}

/// A static method of the main class: what the program is there to test.
pub struct Function {
    pub name: String,
    pub params: Vec<Ty>,
    pub ret: Ty,
    /// The first parameter bounds the recursion of this method into itself.
    pub is_recursive: bool,
}

impl World {
    pub fn new(rng: &mut Rng, class_name: String, methods: usize) -> World {
        let mut world = World {
            class_name,
            enums: (0..2).map(|k| enum_def(rng, k)).collect(),
            records: Vec::new(),
            ifaces: vec![IfaceDef { parent: None }, IfaceDef { parent: Some(0) }, IfaceDef { parent: None }],
            classes: Vec::new(),
            virtuals: Vec::new(),
            statics: Vec::new(),
            functions: Vec::new(),
        };
        for k in 0..3 {
            let record = record_def(rng, k);
            world.records.push(record);
        }
        let classes = rng.between(4, 6);
        world.declare_virtuals(rng);
        for k in 0..classes {
            let class = world.class_def(rng, k, classes);
            world.classes.push(class);
        }
        for k in 0..8 {
            let ty = if k < 3 { Ty::Prim([Prim::Int, Prim::Long, Prim::Double][k]) } else { field_type(rng, classes) };
            world.statics.push(Field { name: format!("s{k}"), ty, is_private: k % 2 == 0 });
        }
        for k in 0..methods {
            let function = function(rng, k, classes);
            world.functions.push(function);
        }
        world
    }

    fn declare_virtuals(&mut self, rng: &mut Rng) {
        let owners = [
            (Owner::Iface(0), false),
            (Owner::Iface(0), true),
            (Owner::Iface(1), true),
            (Owner::Iface(1), false),
            (Owner::Iface(2), false),
            (Owner::Class(0), false),
            (Owner::Class(0), true),
            (Owner::Class(0), true),
        ];
        for (k, (owner, has_body)) in owners.into_iter().enumerate() {
            let params = (0..rng.between(0, 3)).map(|_| simple_type(rng)).collect();
            let ret = match rng.below(10) {
                0..4 => Ty::INT,
                4 => Ty::LONG,
                5 => Ty::Str,
                6 => Ty::Class(0),
                _ => simple_type(rng),
            };
            self.virtuals.push(Virtual { name: format!("v{k}"), params, ret, owner, has_body });
        }
    }

    fn class_def(&self, rng: &mut Rng, k: usize, total: usize) -> ClassDef {
        // C3 may be abstract because C4 then extends it: every abstract class has a concrete descendant.
        let is_abstract = k == 0 || (k == 3 && total > 4);
        let parent = match k {
            0 => None,
            4 => Some(3),
            _ => Some(rng.below(k.min(3))),
        };
        let mut ifaces = if k < 3 { vec![k] } else { Vec::new() };
        if k > 2 && rng.chance(40) {
            ifaces.push(rng.below(3));
        }
        let mut fields = vec![Field { name: "h".to_string(), ty: simple_type(rng), is_private: false }];
        for f in 0..rng.between(2, 4) {
            let ty = field_type(rng, total);
            fields.push(Field { name: format!("f{k}{}", (b'a' + f as u8) as char), ty, is_private: rng.chance(25) });
        }
        let constructor = (0..rng.between(0, 2)).map(|_| simple_type(rng)).collect();
        let mut class = ClassDef { parent, is_abstract, ifaces, fields, constructor, bodies: Vec::new() };
        class.bodies = self.choose_bodies(rng, k, &class);
        class
    }

    fn choose_bodies(&self, rng: &mut Rng, k: usize, class: &ClassDef) -> Vec<usize> {
        let mut bodies = Vec::new();
        for (v, method) in self.virtuals.iter().enumerate() {
            let declared_here = method.owner == Owner::Class(k);
            let inherited = class.parent.is_some_and(|p| self.class_has(p, v));
            let from_iface = match method.owner {
                Owner::Iface(i) => class.ifaces.iter().any(|&j| self.iface_extends(j, i)),
                Owner::Class(_) => false,
            };
            if !(declared_here || inherited || from_iface) {
                continue;
            }
            let concrete = (method.has_body && method.owner != Owner::Class(k))
                || class.parent.is_some_and(|p| self.class_has(p, v) && self.is_implemented(p, v));
            let must = if declared_here { method.has_body } else { !class.is_abstract && !concrete };
            if must || (!declared_here && rng.chance(35)) {
                bodies.push(v);
            }
        }
        bodies
    }

    pub fn iface_extends(&self, sub: usize, sup: usize) -> bool {
        sub == sup || self.ifaces[sub].parent.is_some_and(|p| self.iface_extends(p, sup))
    }

    pub fn class_extends(&self, sub: usize, sup: usize) -> bool {
        sub == sup || self.classes[sub].parent.is_some_and(|p| self.class_extends(p, sup))
    }

    pub fn class_implements(&self, class: usize, iface: usize) -> bool {
        let def = &self.classes[class];
        def.ifaces.iter().any(|&j| self.iface_extends(j, iface))
            || def.parent.is_some_and(|p| self.class_implements(p, iface))
    }

    /// Whether instances of `class` have the virtual method `v`.
    pub fn class_has(&self, class: usize, v: usize) -> bool {
        match self.virtuals[v].owner {
            Owner::Class(owner) => self.class_extends(class, owner),
            Owner::Iface(iface) => self.class_implements(class, iface),
        }
    }

    /// Whether `super.v(..)` in a subclass of `class` finds a body.
    pub fn is_implemented(&self, class: usize, v: usize) -> bool {
        let method = &self.virtuals[v];
        let default = method.has_body && matches!(method.owner, Owner::Iface(_));
        let mut at = Some(class);
        while let Some(k) = at {
            if self.classes[k].bodies.contains(&v) {
                return true;
            }
            at = self.classes[k].parent;
        }
        default && self.class_has(class, v)
    }

    pub fn concrete_subclasses(&self, class: usize) -> Vec<usize> {
        (0..self.classes.len()).filter(|&k| !self.classes[k].is_abstract && self.class_extends(k, class)).collect()
    }

    pub fn concrete_implementors(&self, iface: usize) -> Vec<usize> {
        (0..self.classes.len()).filter(|&k| !self.classes[k].is_abstract && self.class_implements(k, iface)).collect()
    }

    /// The fields that `expression.name` can name when the expression has the static type `class`.
    pub fn visible_fields(&self, class: usize) -> Vec<Field> {
        let def = &self.classes[class];
        let mut fields = def.fields.clone();
        if let Some(parent) = def.parent {
            let inherited = self.visible_fields(parent);
            fields.extend(inherited.into_iter().filter(|f| !f.is_private && f.name != "h"));
        }
        fields
    }
}

/// A type that both arguments in `main` and constructors without side effects can produce.
fn simple_type(rng: &mut Rng) -> Ty {
    match rng.below(14) {
        0..4 => Ty::INT,
        4..6 => Ty::LONG,
        6 => Ty::DOUBLE,
        7..9 => Ty::Str,
        9 => Ty::BOOLEAN,
        10 => Ty::Boxed(*rng.pick(&[Prim::Int, Prim::Long, Prim::Char, Prim::Double])),
        _ => Ty::Prim(*rng.pick(&Prim::ALL)),
    }
}

fn field_type(rng: &mut Rng, classes: usize) -> Ty {
    match rng.below(14) {
        0 => Ty::array(Ty::INT),
        1 => Ty::array(Ty::Prim(*rng.pick(&Prim::ALL))),
        2 => Ty::Class(rng.below(classes)),
        3 => Ty::Enum(rng.below(2)),
        4 => Ty::Object,
        _ => simple_type(rng),
    }
}

fn function(rng: &mut Rng, k: usize, classes: usize) -> Function {
    let is_recursive = rng.chance(12);
    let mut params = if is_recursive { vec![Ty::INT] } else { Vec::new() };
    for _ in 0..rng.between(1, 4) {
        params.push(match rng.below(20) {
            0 => Ty::array(Ty::INT),
            1 => Ty::Enum(rng.below(2)),
            2 => Ty::Class(rng.below(classes)),
            3 => Ty::Object,
            4 => Ty::Record(rng.below(3)),
            5 => Ty::Iface(rng.below(3)),
            _ => simple_type(rng),
        });
    }
    let ret = match rng.below(12) {
        0 => Ty::array(Ty::Prim(*rng.pick(&Prim::ALL))),
        1 => Ty::Record(rng.below(3)),
        2 => Ty::Class(rng.below(classes)),
        3 => Ty::Prim(*rng.pick(&Prim::ALL)),
        _ => simple_type(rng),
    };
    Function { name: format!("m{k}"), params, ret, is_recursive }
}

fn enum_def(rng: &mut Rng, k: usize) -> EnumDef {
    let names: &[&str] = if k == 0 { &["RED", "GREEN", "BLUE", "GREY"] } else { &["N", "E", "S", "W", "UP"] };
    let count = rng.between(3, names.len());
    EnumDef { constants: names[..count].iter().map(|n| n.to_string()).collect() }
}

fn record_def(rng: &mut Rng, k: usize) -> RecordDef {
    let mut components = Vec::new();
    for c in 0..rng.between(1, 4) {
        let ty = if k > 0 && rng.chance(20) { Ty::Record(rng.below(k)) } else { simple_type(rng) };
        components.push(Field { name: format!("c{c}"), ty, is_private: false });
    }
    RecordDef { components }
}
