//! Strings: expressions of type `String`, and what can be asked of one.

use super::body::Body;
use super::literals;
use super::types::{Lib, Prim, Ty};

impl Body<'_> {
    pub fn text(&mut self, depth: usize) -> String {
        match self.rng.below(20) {
            0..6 => self.concat(depth),
            6 => {
                let prim = *self.rng.pick(&Prim::ALL);
                format!("String.valueOf({})", self.expr(&Ty::Prim(prim), depth))
            }
            7..9 => self.piece(depth),
            9 => {
                let method = *self.rng.pick(&["trim", "toUpperCase", "toLowerCase", "strip", "intern", "toString"]);
                format!("{}.{method}()", self.held_text(depth))
            }
            10 => {
                let (a, b) = (self.expr(&Ty::Prim(Prim::Char), 1), self.expr(&Ty::Prim(Prim::Char), 1));
                format!("{}.replace({a}, {b})", self.held_text(depth))
            }
            11 => format!("{}.repeat({} & 3)", self.held_text(depth), self.int(depth)),
            12 => {
                let method = *self.rng.pick(&["toHexString", "toBinaryString", "toOctalString"]);
                format!("Integer.{method}({})", self.int(depth))
            }
            13 => format!("Long.toString({}, 2 + ({} & 31))", self.expr(&Ty::LONG, depth), self.int(1)),
            14 => self.builder_chain(depth),
            15 => self.formatted(depth),
            16 => format!("{}.name()", self.held_enum(depth)),
            17 => match self.lib(Lib::StrFn) {
                Some(f) => format!("{f}.apply({})", self.short_text(depth)),
                None => self.concat(depth),
            },
            18 if !self.is_pure => {
                let class = self.rng.below(self.world.classes.len());
                let receiver = self.held_object(class, depth);
                let method = *self.rng.pick(&["toString()", "getClass().getName()", "getClass().getSimpleName()"]);
                format!("{receiver}.{method}")
            }
            _ => self.lib_text(depth),
        }
    }

    /// A string that cannot grow without bound when the expression runs in a loop.
    pub fn short_text(&mut self, depth: usize) -> String {
        if depth == 0 {
            return self.leaf(&Ty::Str);
        }
        format!("clip({})", self.expr(&Ty::Str, depth))
    }

    /// A string to call a method on: null only as a hazard.
    pub fn held_text(&mut self, depth: usize) -> String {
        let text = self.expr(&Ty::Str, depth);
        if self.hazard() { format!("((String) {text})") } else { format!("nn({text})") }
    }

    fn concat(&mut self, depth: usize) -> String {
        let count = self.rng.between(1, 3);
        let mut parts = vec![literals::string(self.rng)];
        for _ in 0..count {
            let ty = self.printable_type();
            parts.push(self.expr(&ty, depth));
        }
        // A string among the first two operands makes every `+` a concatenation.
        if self.rng.chance(40) {
            parts.swap(0, 1);
        }
        format!("({})", parts.join(" + "))
    }

    fn printable_type(&mut self) -> Ty {
        if self.rng.chance(30)
            && let Some(var) = self.var_where(|v| v.ty.is_printable() && !matches!(v.ty, Ty::Lib(_)))
        {
            return var.ty;
        }
        match self.rng.below(12) {
            0..6 => Ty::Prim(*self.rng.pick(&Prim::ALL)),
            6..8 => Ty::Str,
            8 => Ty::Enum(self.rng.below(2)),
            9 => Ty::Record(self.rng.below(3)),
            10 => Ty::Class(0),
            _ => Ty::Boxed(*self.rng.pick(&Prim::ALL)),
        }
    }

    fn piece(&mut self, depth: usize) -> String {
        let text = self.held_text(depth);
        if self.hazard() {
            return format!("{text}.substring({}, {} & 7)", self.rng.below(4), self.int(depth));
        }
        format!("cut({text}, {}, {})", self.int(depth), self.int(depth))
    }

    fn builder_chain(&mut self, depth: usize) -> String {
        let mut chain = "new StringBuilder()".to_string();
        for _ in 0..self.rng.between(1, 3) {
            let ty = self.printable_type();
            chain.push_str(&format!(".append({})", self.appended(&ty, depth)));
        }
        let tail = match self.rng.below(4) {
            0 => ".reverse()",
            1 => ".insert(0, 'x')",
            2 if self.hazard() => ".deleteCharAt(0)",
            _ => "",
        };
        format!("{chain}{tail}.toString()")
    }

    /// An argument of `append` whose overload is certain.
    pub fn appended(&mut self, ty: &Ty, depth: usize) -> String {
        match ty {
            Ty::Prim(_) | Ty::Str => self.expr(ty, depth),
            _ => format!("(Object) {}", self.expr(ty, depth)),
        }
    }

    fn formatted(&mut self, depth: usize) -> String {
        let (format, ty) = self
            .rng
            .pick(&[
                ("%d", Ty::INT),
                ("%05d|", Ty::INT),
                ("%x", Ty::LONG),
                ("%,d", Ty::LONG),
                ("<%6s>", Ty::Str),
                ("%b", Ty::BOOLEAN),
                ("%.2f", Ty::DOUBLE),
                ("%c", Ty::Prim(Prim::Char)),
            ])
            .clone();
        // `Formatter` costs thousands of bytecodes; now and then is enough.
        if !self.rng.chance(30) {
            return format!("String.valueOf((Object) {})", self.expr(&ty, depth));
        }
        format!("String.format(\"{format}\", {})", self.expr(&ty, depth))
    }

    /// An `int` computed from a string.
    pub fn text_measure(&mut self, depth: usize) -> String {
        let text = self.held_text(depth);
        match self.rng.below(9) {
            0..2 => format!("{text}.length()"),
            2 => format!("{text}.hashCode()"),
            3 => format!("{text}.compareTo({})", self.held_text(depth)),
            4 => format!("{text}.indexOf({})", self.held_text(depth)),
            5 => format!("{text}.lastIndexOf({})", self.expr(&Ty::Prim(Prim::Char), depth)),
            6 if self.hazard() => format!("Integer.parseInt({text})"),
            7 => format!("{text}.compareToIgnoreCase({})", self.held_text(depth)),
            _ => format!("parse({text}, {})", self.int(depth)),
        }
    }

    /// A `boolean` computed from strings.
    pub fn text_test(&mut self, depth: usize) -> String {
        let text = self.held_text(depth);
        match self.rng.below(9) {
            0..3 => format!("{text}.equals({})", self.expr(&Ty::Str, depth)),
            3 => format!("{text}.startsWith({})", self.held_text(depth)),
            4 => format!("{text}.contains({})", self.held_text(depth)),
            5 => format!("{text}.isEmpty()"),
            6 => format!("({} == {})", self.expr(&Ty::Str, depth), self.expr(&Ty::Str, depth)),
            7 => format!("({text}.intern() == {})", literals::string(self.rng)),
            _ => match self.lib(Lib::StrTest) {
                Some(test) => format!("{test}.test({text})"),
                None => format!("{text}.equalsIgnoreCase({})", self.expr(&Ty::Str, depth)),
            },
        }
    }
}
