//! Expressions: `expr` writes one of a given static type, choosing among the productions of the other `expr_*` files.

use super::body::Body;
use super::literals;
use super::types::{Prim, Ty};

impl Body<'_> {
    /// An expression of type `ty`: exactly that type for primitives, a subtype for references.
    pub fn expr(&mut self, ty: &Ty, depth: usize) -> String {
        self.budget -= 1;
        if depth == 0 || self.budget <= 0 {
            return self.leaf(ty);
        }
        if self.rng.chance(28)
            && let Some(text) = self.generic(ty, depth - 1)
        {
            return text;
        }
        match ty {
            Ty::Prim(Prim::Boolean) => self.boolean(depth - 1),
            Ty::Prim(prim) => self.numeric(*prim, depth - 1),
            Ty::Str => self.text(depth - 1),
            _ => self.reference(ty, depth - 1),
        }
    }

    /// An expression that an assignment or invocation context converts to `prim` by widening.
    pub fn widened(&mut self, prim: Prim, depth: usize) -> String {
        let source = if self.rng.chance(70) { prim } else { *self.rng.pick(prim.sources()) };
        self.expr(&Ty::Prim(source), depth)
    }

    /// An expression that may be assigned or passed to `ty`.
    pub fn assignable(&mut self, ty: &Ty, depth: usize) -> String {
        match ty {
            Ty::Prim(prim) => self.widened(*prim, depth),
            Ty::Str => self.short_text(depth),
            _ => self.expr(ty, depth),
        }
    }

    pub fn int(&mut self, depth: usize) -> String {
        self.expr(&Ty::INT, depth)
    }

    pub fn condition(&mut self, depth: usize) -> String {
        self.expr(&Ty::BOOLEAN, depth)
    }

    pub fn leaf(&mut self, ty: &Ty) -> String {
        if self.rng.chance(75)
            && let Some(var) = self.var(ty)
        {
            return var.text;
        }
        match ty {
            Ty::Prim(prim) => {
                // A parameter of another type, narrowed, tells more about the arguments than one more constant.
                if self.rng.chance(60)
                    && let Some(var) =
                        self.var_where(|v| v.is_local && matches!(v.ty, Ty::Prim(p) if p != Prim::Boolean))
                {
                    return match prim {
                        Prim::Boolean => format!("({} > {})", var.text, self.rng.below(9)),
                        _ => format!("({}) {}", prim.java(), var.text),
                    };
                }
                literals::literal(self.rng, *prim)
            }
            Ty::Str => {
                if self.rng.chance(35)
                    && let Some(var) = self.var_where(|v| v.is_local && matches!(v.ty, Ty::Prim(_)))
                {
                    return format!("(\"\" + {})", var.text);
                }
                literals::string(self.rng)
            }
            _ => self.reference_leaf(ty),
        }
    }

    /// Productions that exist for every type; `None` when the chosen one has nothing to work on here.
    fn generic(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        match self.rng.below(16) {
            0..2 => {
                let condition = self.condition(depth);
                let (a, b) = (self.expr(ty, depth), self.expr(ty, depth));
                Some(format!("({condition} ? {a} : {b})"))
            }
            2..5 => self.element(ty, depth),
            5..7 => self.field_read(ty, depth),
            7..9 => self.function_call(ty, depth),
            9..12 => self.virtual_call(ty, depth),
            12 => {
                let var = self.writable(ty)?;
                let value = self.assignable(ty, depth);
                Some(format!("({} = {value})", var.text))
            }
            13 => self.switch_value(ty, depth),
            14 => self.pattern_value(ty, depth),
            _ => self.var(ty).map(|v| v.text),
        }
    }

    fn element(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        let array = Ty::array(ty.clone());
        if let Some(var) = self.var(&array) {
            let index = self.index(&var.text, depth);
            let read = format!("{}[{index}]", var.text);
            return Some(match ty {
                Ty::Prim(_) | Ty::Str | Ty::Object => read,
                _ => self.non_null(&read, ty),
            });
        }
        let nested = self.var(&Ty::array(array))?;
        let outer = self.index(&nested.text, depth);
        let row = format!("{}[{outer}]", nested.text);
        let inner = self.int(depth.min(1));
        Some(format!("{row}[{inner} & 1]"))
    }

    /// An index into the array variable `array`: in range most of the time.
    pub fn index(&mut self, array: &str, depth: usize) -> String {
        if self.hazard() {
            return format!("({} & 7)", self.int(depth));
        }
        match self.rng.below(20) {
            0..15 => format!("ix({}, {array}.length)", self.int(depth)),
            15..19 => self.rng.below(3).to_string(),
            _ => match self.var_where(|v| v.ty == Ty::INT && !v.is_capturable) {
                Some(counter) => format!("{} & 1", counter.text),
                None => format!("{array}.length - 1"),
            },
        }
    }

    /// `(switch (..) { case .. -> ..; default -> ..; })`
    fn switch_value(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        if depth < 2 || matches!(ty, Ty::Lib(_)) {
            return None;
        }
        let (selector, labels, is_exhaustive) = self.selector(depth - 1);
        let is_arrow = self.rng.chance(60);
        let mut cases: Vec<String> = labels.iter().map(|label| format!("case {label}")).collect();
        if !(is_exhaustive && self.rng.chance(50)) {
            cases.push("default".to_string());
        }
        let mut arms = String::new();
        for case in cases {
            let value = self.expr(ty, depth - 1);
            let noted = if self.rng.chance(20) { format!("mix({}); ", self.int(1)) } else { String::new() };
            arms.push_str(&match (is_arrow, noted.is_empty()) {
                (true, true) => format!("{case} -> {value}; "),
                (true, false) => format!("{case} -> {{ {noted}yield {value}; }} "),
                (false, _) => format!("{case}: {noted}yield {value}; "),
            });
        }
        Some(format!("(switch ({selector}) {{ {arms}}})"))
    }

    /// `(o instanceof T t ? .. t .. : ..)`
    fn pattern_value(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        let subject = match self.var(&Ty::Object) {
            Some(var) => var.text,
            None => self.expr(&Ty::Object, depth.min(1)),
        };
        let tested = self.tested_type();
        let name = self.fresh("t");
        let guard = if self.rng.chance(30) { format!(" && {}", self.condition(depth.min(1))) } else { String::new() };
        let (yes, no) = (
            self.scoped(|body| {
                body.declare(&name, &tested, false);
                body.expr(ty, depth)
            }),
            self.expr(ty, depth),
        );
        Some(format!("((Object) {subject} instanceof {} {name}{guard} ? {yes} : {no})", tested.java()))
    }

    /// A type worth testing an `Object` for.
    pub fn tested_type(&mut self) -> Ty {
        let classes = self.world.classes.len();
        match self.rng.below(8) {
            0 => Ty::Str,
            1 => Ty::Boxed(*self.rng.pick(&Prim::ALL)),
            2 => Ty::Enum(self.rng.below(2)),
            3 => Ty::Record(self.rng.below(3)),
            4 => Ty::Iface(self.rng.below(3)),
            _ => Ty::Class(self.rng.below(classes)),
        }
    }
}
