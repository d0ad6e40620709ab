//! Expressions of the random methods.

use super::source::{Type, Writer};

impl Writer<'_> {
    /// A number.
    pub fn int_value(&mut self, depth: usize) -> String {
        match self.rng.below(if depth == 0 { 2 } else { 10 }) {
            0 => ["-1", "0", "1", "2"][self.rng.below(4)].to_string(),
            1 => match self.ints.is_empty() {
                true => "1".to_string(),
                false => self.rng.pick(&self.ints.clone()).clone(),
            },
            2..=5 => self.probe(),
            6 => format!("{} + {}", self.int_value(depth - 1), self.int_value(0)),
            7 => match self.some_ref(|of| matches!(of, Type::A | Type::I)) {
                Some((name, _)) => format!("((B) {name}).x"),
                None => "2".to_string(),
            },
            8 if self.rng.chance(30) => format!("({} / {})", self.int_value(0), self.int_value(depth - 1)),
            _ => {
                let (condition, one, two) = (self.condition(depth - 1), self.int_value(0), self.int_value(0));
                format!("({condition} ? {one} : {two})")
            }
        }
    }

    /// A number of the input, or at least one of the heap.
    fn probe(&mut self) -> String {
        if self.ints.len() > 1 && self.rng.chance(25) {
            return self.ints[0].clone();
        }
        let Some((name, of)) = self.some_ref(|_| true) else { return "0".to_string() };
        match of {
            Type::Ints if self.rng.chance(40) => format!("{name}.length"),
            Type::Ints => format!("{name}[{}]", self.int_value(0)),
            Type::Items => format!("{name}.length"),
            Type::I | Type::C => format!("{name}.tag()"),
            Type::A | Type::B => {
                let numbers = self.world.fields_of(of).filter(|(_, field, kind)| kind.is_none() && *field != "flag");
                let numbers: Vec<&'static str> = numbers.map(|(_, field, _)| *field).collect();
                format!("{name}.{}", self.rng.pick(&numbers))
            }
        }
    }

    /// A condition.
    pub fn condition(&mut self, depth: usize) -> String {
        match self.rng.below(if depth == 0 { 8 } else { 10 }) {
            0..=2 => {
                let operator = *self.rng.pick(&["<", "<=", "==", ">=", ">", "!="]);
                let right = if self.rng.chance(70) { ["-1", "0", "1"][self.rng.below(3)].into() } else { self.probe() };
                format!("{} {operator} {right}", self.probe())
            }
            3 | 4 => match self.some_ref(|_| true) {
                Some((name, _)) => format!("{name} {} null", ["==", "!="][self.rng.below(2)]),
                None => "true".to_string(),
            },
            5 => {
                let Some((name, _)) = self.some_ref(|of| matches!(of, Type::A | Type::I)) else {
                    return "false".to_string();
                };
                let class = if self.world.has_c && self.rng.chance(30) { "C" } else { "B" };
                format!("(Object) {name} instanceof {class}")
            }
            6 | 7 => {
                let (Some((a, _)), Some((b, of))) = (self.some_ref(|_| true), self.some_ref(|_| true)) else {
                    return "true".to_string();
                };
                let has_next = matches!(of, Type::A | Type::B);
                let b = if has_next && (a == b || self.rng.chance(40)) { format!("{b}.next") } else { b };
                format!("(Object) {a} {} (Object) {b}", ["==", "!="][self.rng.below(2)])
            }
            8 => format!("({} && {})", self.condition(depth - 1), self.condition(0)),
            _ => format!("!({})", self.condition(depth - 1)),
        }
    }

    /// A reference that may be kept in a variable of this type.
    pub fn ref_value(&mut self, of: Type) -> String {
        let (is_b, is_c) = (self.world.fits(Type::B, of), self.world.fits(Type::C, of));
        match self.rng.below(10) {
            0 if self.rng.chance(30) => "null".to_string(),
            1 if is_b => "new B()".to_string(),
            2 if self.world.has_c && is_c => "new C()".to_string(),
            2 if self.world.fits(Type::A, of) => "new A()".to_string(),
            3 if matches!(of, Type::A | Type::I) => match self.some_ref(|of| of == Type::Items) {
                Some((name, _)) if self.world.fits(Type::A, of) => format!("{name}[{}]", self.int_value(0)),
                _ => "null".to_string(),
            },
            4 if of == Type::B => match self.some_ref(|of| matches!(of, Type::A | Type::I)) {
                Some((name, _)) => format!("(B) {name}"),
                None => "null".to_string(),
            },
            4..=7 => {
                let mut found = Vec::new();
                for (name, holder) in &self.refs {
                    for (_, field, kind) in self.world.fields_of(*holder) {
                        if kind.is_some_and(|kind| self.world.fits(kind, of)) {
                            found.push(format!("{name}.{field}"));
                        }
                    }
                }
                if found.is_empty() { "null".to_string() } else { self.rng.pick(&found).clone() }
            }
            _ => {
                let fitting: Vec<String> =
                    self.refs.iter().filter(|(_, from)| self.world.fits(*from, of)).map(|(n, _)| n.clone()).collect();
                if fitting.is_empty() { "null".to_string() } else { self.rng.pick(&fitting).clone() }
            }
        }
    }
}
