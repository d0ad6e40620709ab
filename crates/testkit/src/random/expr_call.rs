//! Calls: static, virtual, interface, `super` and inner-class calls, and values taken from library objects.

use super::body::Body;
use super::literals;
use super::types::{Lib, Prim, Ty};
use super::world::Owner;

impl Body<'_> {
    /// A call of an earlier test method that returns `ty`.
    pub fn function_call(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        if self.is_pure {
            return None;
        }
        let world = self.world;
        let found: Vec<usize> = (0..self.callable).filter(|&k| world.functions[k].ret == *ty).collect();
        if found.is_empty() {
            return None;
        }
        let function = &world.functions[*self.rng.pick(&found)];
        Some(format!("{}({})", function.name, self.function_arguments(function.is_recursive, &function.params, depth)))
    }

    fn function_arguments(&mut self, is_recursive: bool, params: &[Ty], depth: usize) -> String {
        if !is_recursive {
            return self.arguments(params, depth);
        }
        let levels = format!("{} & 3", self.int(depth));
        let rest = self.arguments(&params[1..], depth);
        if rest.is_empty() { levels } else { format!("{levels}, {rest}") }
    }

    pub fn virtual_call(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        if self.is_pure {
            return None;
        }
        let world = self.world;
        let found: Vec<usize> = (0..world.virtuals.len()).filter(|&v| world.virtuals[v].ret == *ty).collect();
        if found.is_empty() {
            return None;
        }
        let v = *self.rng.pick(&found);
        let method = &world.virtuals[v];
        let arguments = self.arguments(&method.params, depth);
        let receiver = self.super_receiver(v).unwrap_or_else(|| self.receiver(v, depth));
        let call = format!("{receiver}{}({arguments})", method.name);
        Some(match ty {
            Ty::Class(_) if !self.hazard() => self.non_null(&call, ty),
            _ => call,
        })
    }

    /// `super.`, where the direct superclass has a body for `v`.
    fn super_receiver(&mut self, v: usize) -> Option<String> {
        let Some(Owner::Class(class)) = self.this else {
            return None;
        };
        let parent = self.world.classes[class].parent?;
        let callable = self.world.class_has(parent, v) && self.world.is_implemented(parent, v);
        (callable && self.rng.chance(35)).then(|| "super.".to_string())
    }

    fn receiver(&mut self, v: usize, depth: usize) -> String {
        let world = self.world;
        match world.virtuals[v].owner {
            Owner::Iface(i) if self.rng.chance(50) => {
                if self.this == Some(Owner::Iface(i)) && self.rng.chance(50) {
                    return String::new();
                }
                format!("((I{i}) {}).", self.expr(&Ty::Iface(i), depth))
            }
            _ => {
                let classes: Vec<usize> = (0..world.classes.len()).filter(|&k| world.class_has(k, v)).collect();
                let class = *self.rng.pick(&classes);
                format!("{}.", self.held_object(class, depth))
            }
        }
    }

    /// Ints that come from objects: overloads, enums, inner classes, hash codes, class initialization.
    pub fn object_int(&mut self, depth: usize) -> String {
        if self.is_pure {
            return self.leaf(&Ty::INT);
        }
        let class = self.rng.below(self.world.classes.len());
        match self.rng.below(12) {
            0..3 => {
                let ty = self.overload_argument();
                let argument = match &ty {
                    Ty::Prim(_) => self.expr(&ty, depth),
                    _ => format!("({}) {}", ty.java(), self.expr(&ty, depth)),
                };
                format!("{}.ov({argument})", self.held_object(class, depth))
            }
            3 => format!("{}.ordinal()", self.held_enum(depth)),
            4..6 => format!("{}.calc({})", self.held_enum(depth), self.int(depth)),
            6..8 => {
                let outer = self.held_object(class, depth);
                format!("{outer}.new N{class}({}).get({})", self.int(depth), self.int(depth))
            }
            8 => format!("{}.hashCode()", self.held_object(class, depth)),
            9 => {
                let types = [Ty::Str, Ty::Boxed(*self.rng.pick(&Prim::ALL)), Ty::Record(self.rng.below(3))];
                let values: Vec<String> = types.iter().map(|ty| self.expr(ty, depth)).collect();
                format!("Objects.hash({})", values.join(", "))
            }
            10 if self.hazard() => "Bad.value".to_string(),
            10 => format!("Lazy{}.value", self.rng.below(3)),
            _ => {
                let k = self.rng.below(3);
                format!("((P{k}) {}).hashCode()", self.expr(&Ty::Record(k), depth))
            }
        }
    }

    fn overload_argument(&mut self) -> Ty {
        match self.rng.below(6) {
            0..3 => Ty::Prim(*self.rng.pick(&Prim::ALL)),
            3 => Ty::Str,
            4 => Ty::Object,
            _ => Ty::Boxed(*self.rng.pick(&Prim::ALL)),
        }
    }

    /// Ints that come from collections and functional interfaces in scope.
    pub fn lib_int(&mut self, depth: usize) -> String {
        let Some(var) = self.var_where(|v| matches!(v.ty, Ty::Lib(_))) else {
            return self.object_int(depth);
        };
        let Ty::Lib(lib) = var.ty else {
            return var.text;
        };
        let name = var.text;
        match lib {
            Lib::ListInt => match self.rng.below(4) {
                0 => format!("{name}.size()"),
                1 => format!("{name}.indexOf({})", self.int(depth)),
                2 if self.hazard() => format!("((int) {name}.get({}))", self.int(depth)),
                _ => {
                    format!("({name}.isEmpty() ? {} : {name}.get(ix({}, {name}.size())))", self.int(1), self.int(depth))
                }
            },
            Lib::MapIntStr => match self.rng.below(2) {
                0 => format!("{name}.size()"),
                _ => format!("nn({name}.get({} & 15)).length()", self.int(depth)),
            },
            Lib::TreeStrInt => format!("((int) {name}.getOrDefault({}, {}))", self.held_text(depth), self.int(depth)),
            Lib::DequeLong if self.hazard() => format!("{name}.getFirst().intValue()"),
            Lib::DequeLong => format!("{name}.size()"),
            Lib::Builder => format!("{name}.length()"),
            Lib::IntOp => format!("{name}.applyAsInt({}, {})", self.int(depth), self.int(depth)),
            Lib::IntFn => format!("((int) {name}.apply({}))", self.int(depth)),
            Lib::StrFn => format!("nn({name}.apply({})).length()", self.short_text(depth)),
            Lib::StrTest => format!("({name}.test({}) ? 1 : 0)", self.short_text(depth)),
            Lib::LongSource => format!("{name}.get().intValue()"),
            Lib::Fn => format!("((int) {name}.ap({}, {}))", self.int(depth), self.widened(Prim::Double, depth)),
        }
    }

    pub fn lib_text(&mut self, depth: usize) -> String {
        let Some(var) = self.var_where(|v| matches!(v.ty, Ty::Lib(_)) && v.ty.is_printable()) else {
            return literals::string(self.rng);
        };
        if self.rng.chance(30) {
            format!("(\"\" + {} + {})", var.text, self.int(depth))
        } else {
            format!("{}.toString()", var.text)
        }
    }

    /// What to switch on: the selector, distinct case labels, and whether these cover every value.
    pub fn selector(&mut self, depth: usize) -> (String, Vec<String>, bool) {
        match self.rng.below(6) {
            0 => {
                let k = self.rng.below(2);
                let constants = &self.world.enums[k].constants;
                let count =
                    if self.rng.chance(60) { constants.len() } else { self.rng.between(1, constants.len() - 1) };
                let selector = format!("((E{k}) {})", self.expr(&Ty::Enum(k), depth));
                (selector, constants[..count].to_vec(), count == constants.len())
            }
            1..3 => {
                let start = self.rng.below(literals::STRINGS.len());
                let count = self.rng.between(2, 5);
                let labels =
                    (0..count).map(|k| literals::STRINGS[(start + k * 3) % literals::STRINGS.len()].to_string());
                (self.held_text(depth), labels.collect(), false)
            }
            3 => {
                let labels = ["'a'", "'b'", "'z'", "'0'", "'\\u00e9'"];
                let count = self.rng.between(2, labels.len());
                let selector = self.expr(&Ty::Prim(Prim::Char), depth);
                (selector, labels[..count].iter().map(|l| l.to_string()).collect(), false)
            }
            4 => {
                // Far apart: `lookupswitch`.
                let labels = ["0", "-1", "1000", "Integer.MAX_VALUE", "Integer.MIN_VALUE", "7"];
                let count = self.rng.between(2, labels.len());
                (self.int(depth), labels[..count].iter().map(|l| l.to_string()).collect(), false)
            }
            _ => {
                let count = self.rng.between(2, 6);
                let first = self.rng.below(4);
                let selector = format!("({} & 7)", self.int(depth));
                (selector, (first..first + count).map(|l| l.to_string()).collect(), false)
            }
        }
    }
}
