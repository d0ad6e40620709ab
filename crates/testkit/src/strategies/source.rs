//! Random methods over random small class hierarchies, as Java source.

use crate::random::Rng;

/// A type that a reference can have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Type {
    A,
    B,
    C,
    I,
    Ints,
    Items,
}

impl Type {
    pub fn name(self) -> &'static str {
        match self {
            Type::A => "A",
            Type::B => "B",
            Type::C => "C",
            Type::I => "I",
            Type::Ints => "int[]",
            Type::Items => "A[]",
        }
    }
}

/// The classes of one program.
pub(super) struct World {
    /// Whether `C` is there.
    pub has_c: bool,
    /// Whether every `A` is an `I`; only a `B` is otherwise.
    pub a_is_i: bool,
    /// Fields: of which class, name, type (`None` is `int`, but `flag` is a `boolean`).
    pub fields: Vec<(Type, &'static str, Option<Type>)>,
}

impl World {
    fn new(rng: &mut Rng) -> World {
        let has_c = rng.chance(40);
        let a_is_i = rng.chance(60);
        let next = if a_is_i && rng.chance(25) { Type::I } else { Type::A };
        let mut fields = vec![(Type::A, "x", None), (Type::A, "next", Some(next))];
        match rng.below(5) {
            0 => fields.push((Type::B, "y", None)),
            1 => fields.push((Type::B, "other", Some(Type::I))),
            2 => fields.push((Type::B, "flag", None)),
            3 => fields.push((Type::A, "data", Some(Type::Ints))),
            _ => {}
        }
        if has_c {
            fields.push((Type::C, "link", Some(*rng.pick(&[Type::A, Type::I, Type::B, Type::C]))));
        }
        World { has_c, a_is_i, fields }
    }

    /// Whether a value of one type may be kept in a variable of another.
    pub fn fits(&self, from: Type, to: Type) -> bool {
        from == to
            || matches!((from, to), (Type::B, Type::A | Type::I) | (Type::C, Type::I))
            || (from == Type::A && to == Type::I && self.a_is_i)
    }

    /// The fields a variable of this type has.
    pub fn fields_of(&self, of: Type) -> impl Iterator<Item = &(Type, &'static str, Option<Type>)> {
        self.fields.iter().filter(move |(holder, ..)| *holder == of || (of == Type::B && *holder == Type::A))
    }

    fn declare(&self, holder: Type) -> String {
        let declare = |(_, name, kind): &(Type, &'static str, Option<Type>)| {
            let kind = kind.map_or(if *name == "flag" { "boolean" } else { "int" }, Type::name);
            format!("        {kind} {name};\n")
        };
        self.fields.iter().filter(|(of, ..)| *of == holder).map(declare).collect()
    }
}

/// A method being written.
pub(super) struct Writer<'r> {
    pub rng: &'r mut Rng,
    pub world: World,
    /// Variables of reference types.
    pub refs: Vec<(String, Type)>,
    /// Variables of type `int`.
    pub ints: Vec<String>,
    count: usize,
    out: String,
    depth: usize,
}

/// The source of the class `name`, with one method `run`.
pub fn source(name: &str, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let world = World::new(&mut rng);
    let mut types = vec![Type::A, Type::A, Type::B, Type::I];
    if world.has_c {
        types.push(Type::C);
    }
    if rng.chance(40) {
        types.push(*rng.pick(&[Type::Ints, Type::Items]));
    }
    let mut refs = Vec::new();
    for at in 0..rng.between(1, 2) {
        refs.push((format!("p{at}"), *rng.pick(&types)));
    }
    let ints = if rng.chance(50) { vec!["k".to_string()] } else { Vec::new() };
    let mut params: Vec<String> = refs.iter().map(|(name, of)| format!("{} {name}", of.name())).collect();
    params.extend(ints.iter().map(|name| format!("int {name}")));
    let mut writer = Writer { rng: &mut rng, world, refs, ints, count: 0, out: String::new(), depth: 2 };
    writer.line("int r = 0;");
    writer.ints.push("r".to_string());
    // A method that always meets null says little about the rest.
    for at in 0..writer.refs.len() {
        if writer.rng.chance(60) {
            let name = writer.refs[at].0.clone();
            writer.line(&format!("if ({name} == null) return -9;"));
        }
    }
    for _ in 0..writer.rng.between(3, 5) {
        writer.statement(2);
    }
    let result = writer.int_value(1);
    writer.line(&format!("return {result};"));
    let body = std::mem::take(&mut writer.out);
    let world = &writer.world;
    let a_is = if world.a_is_i { " implements I" } else { "" };
    let b_is = if world.a_is_i { "" } else { " implements I" };
    let mut text =
        format!("package generated;\n\npublic class {name} {{\n    interface I {{\n        int tag();\n    }}\n\n");
    let tag = |value: &str| format!("\n        public int tag() {{\n            return {value};\n        }}\n");
    let of_a = if world.a_is_i { tag("x") } else { String::new() };
    text += &format!("    static class A{a_is} {{\n{}{of_a}    }}\n\n", world.declare(Type::A));
    text += &format!("    static class B extends A{b_is} {{\n{}{}    }}\n\n", world.declare(Type::B), tag("-1"));
    if world.has_c {
        text += &format!("    static class C implements I {{\n{}{}    }}\n\n", world.declare(Type::C), tag("2"));
    }
    text + &format!("    public static int run({}) {{\n{body}    }}\n}}\n", params.join(", "))
}

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        self.out += &"    ".repeat(self.depth);
        self.out += text;
        self.out.push('\n');
    }

    fn block(&mut self, head: &str, depth: usize) {
        self.line(head);
        self.depth += 1;
        let (refs, ints) = (self.refs.len(), self.ints.len());
        for _ in 0..self.rng.between(1, 2) {
            self.statement(depth);
        }
        self.refs.truncate(refs);
        self.ints.truncate(ints);
        self.depth -= 1;
    }

    fn statement(&mut self, depth: usize) {
        match self.rng.below(if depth == 0 { 6 } else { 12 }) {
            0 | 1 => {
                let value = self.int_value(2);
                self.line(&format!("r = r * 3 + {value};"));
            }
            2 => self.write_field(),
            3 => self.declare(),
            4 if self.rng.chance(50) => self.assign(),
            4 => self.write_field(),
            5 => match self.rng.below(6) {
                0 => {
                    let condition = self.condition(1);
                    self.line(&format!("if ({condition}) throw new IllegalStateException();"));
                }
                1 => {
                    let (condition, value) = (self.condition(1), self.int_value(1));
                    self.line(&format!("if ({condition}) return {value};"));
                }
                _ => self.write_field(),
            },
            6..=9 => {
                let condition = self.condition(2);
                self.block(&format!("if ({condition}) {{"), depth - 1);
                if self.rng.chance(50) {
                    self.block("} else {", depth - 1);
                }
                self.line("}");
            }
            10 => self.walk(depth),
            _ => {
                self.block("try {", depth - 1);
                let caught = *self.rng.pick(&["NullPointerException", "RuntimeException", "ClassCastException"]);
                self.count += 1;
                self.line(&format!("}} catch ({caught} e{}) {{", self.count));
                self.line("    r = r + 7;");
                self.line("}");
            }
        }
    }

    /// A loop along `next`, at most three steps.
    fn walk(&mut self, depth: usize) {
        let Some((start, Type::A | Type::B)) = self.some_ref(|of| matches!(of, Type::A | Type::B)) else {
            return self.write_field();
        };
        if self.world.fields[1].2 != Some(Type::A) {
            return self.write_field();
        }
        self.count += 1;
        let (at, steps) = (format!("w{}", self.count), format!("s{}", self.count));
        self.line(&format!("A {at} = {start};"));
        self.refs.push((at.clone(), Type::A));
        self.block(&format!("for (int {steps} = 0; {steps} < 3 && {at} != null; {steps}++) {{"), depth - 1);
        self.line(&format!("    {at} = {at}.next;"));
        self.line("}");
    }

    pub fn some_ref(&mut self, wanted: impl Fn(Type) -> bool) -> Option<(String, Type)> {
        let fitting: Vec<(String, Type)> = self.refs.iter().filter(|(_, of)| wanted(*of)).cloned().collect();
        (!fitting.is_empty()).then(|| self.rng.pick(&fitting).clone())
    }

    fn write_field(&mut self) {
        let Some((name, of)) = self.some_ref(|_| true) else { return };
        match of {
            Type::Ints => {
                let (index, value) = (self.int_value(0), self.int_value(1));
                self.line(&format!("{name}[{index}] = {value};"));
            }
            Type::Items => {
                let (index, value) = (self.int_value(0), self.ref_value(Type::A));
                self.line(&format!("{name}[{index}] = {value};"));
            }
            _ => {
                let fields: Vec<(&'static str, Option<Type>)> =
                    self.world.fields_of(of).map(|(_, field, kind)| (*field, *kind)).collect();
                if fields.is_empty() {
                    return;
                }
                let (field, kind) = *self.rng.pick(&fields);
                let value = match kind {
                    _ if field == "flag" => self.condition(1),
                    None => self.int_value(1),
                    Some(kind) => self.ref_value(kind),
                };
                self.line(&format!("{name}.{field} = {value};"));
            }
        }
    }

    fn declare(&mut self) {
        let mut types = vec![Type::A, Type::A, Type::B, Type::I];
        if self.world.has_c {
            types.push(Type::C);
        }
        let of = *self.rng.pick(&types);
        let value = self.ref_value(of);
        self.count += 1;
        let name = format!("v{}", self.count);
        self.line(&format!("{} {name} = {value};", of.name()));
        self.refs.push((name, of));
    }

    fn assign(&mut self) {
        let Some((name, of)) = self.some_ref(|of| !matches!(of, Type::Ints | Type::Items)) else { return };
        let value = self.ref_value(of);
        self.line(&format!("{name} = {value};"));
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_seed_gives_one_source() {
        assert_eq!(super::source("G", 7), super::source("G", 7));
        assert_ne!(super::source("G", 7), super::source("G", 8));
    }
}
