//! Objects: references of every type, member access, calls and tests on them.

use super::body::Body;
use super::literals;
use super::types::{Prim, Ty};
use super::world::Owner;

impl Body<'_> {
    pub fn reference(&mut self, ty: &Ty, depth: usize) -> String {
        if self.hazard() {
            return self.risky_reference(ty, depth);
        }
        match ty {
            Ty::Boxed(prim) => self.boxed(*prim, depth),
            Ty::Object => {
                let inner = self.object_content();
                format!("((Object) ({}))", self.expr(&inner, depth))
            }
            Ty::Array(element) => self.array(element, depth),
            Ty::Enum(k) => {
                let count = self.world.enums[*k].constants.len();
                format!("E{k}.values()[ix({}, {count})]", self.int(depth))
            }
            Ty::Record(k) => {
                let types: Vec<Ty> = self.world.records[*k].components.iter().map(|c| c.ty.clone()).collect();
                format!("new P{k}({})", self.arguments(&types, depth))
            }
            Ty::Class(_) | Ty::Iface(_) => self.instance(ty, depth),
            Ty::Prim(_) | Ty::Str | Ty::Lib(_) => self.leaf(ty),
        }
    }

    /// A reference without subexpressions.
    pub fn reference_leaf(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Boxed(prim) => format!("(({}) {})", prim.boxed(), parenthesized(&literals::literal(self.rng, *prim))),
            Ty::Object => match self.rng.below(3) {
                0 => format!("((Object) {})", literals::string(self.rng)),
                1 => format!("((Object) {})", parenthesized(&literals::literal(self.rng, Prim::Int))),
                _ => format!("((Object) {})", parenthesized(&literals::literal(self.rng, Prim::Char))),
            },
            Ty::Array(_) => {
                let brackets = ty.java();
                let first = brackets.find("[]").unwrap_or(brackets.len());
                format!("new {}[{}]{}", &brackets[..first], self.rng.between(3, 5), &brackets[first + 2..])
            }
            Ty::Enum(k) => format!("E{k}.{}", self.rng.pick(&self.world.enums[*k].constants)),
            Ty::Record(k) => {
                let types: Vec<Ty> = self.world.records[*k].components.iter().map(|c| c.ty.clone()).collect();
                format!("new P{k}({})", self.arguments(&types, 0))
            }
            Ty::Class(_) | Ty::Iface(_) if self.is_pure => format!("(({}) null)", ty.java()),
            Ty::Class(_) | Ty::Iface(_) => self.instance(ty, 0),
            Ty::Prim(_) | Ty::Str | Ty::Lib(_) => "null".to_string(),
        }
    }

    /// Null, or a cast that may fail.
    fn risky_reference(&mut self, ty: &Ty, depth: usize) -> String {
        if self.rng.chance(40) {
            return format!("(({}) null)", ty.java());
        }
        if matches!(ty, Ty::Array(_) | Ty::Lib(_)) {
            return self.leaf(ty);
        }
        let source = match self.var(&Ty::Object) {
            Some(var) => var.text,
            None => self.expr(ty, depth),
        };
        format!("(({}) (Object) {source})", ty.java())
    }

    fn boxed(&mut self, prim: Prim, depth: usize) -> String {
        let value = self.expr(&Ty::Prim(prim), depth);
        if self.rng.chance(50) {
            format!("{}.valueOf({value})", prim.boxed())
        } else {
            format!("(({}) ({value}))", prim.boxed())
        }
    }

    fn object_content(&mut self) -> Ty {
        match self.rng.below(10) {
            0..3 => Ty::Boxed(*self.rng.pick(&Prim::ALL)),
            3..5 => Ty::Str,
            5 => Ty::Enum(self.rng.below(2)),
            6 => Ty::Record(self.rng.below(3)),
            _ if self.is_pure => Ty::Str,
            _ => Ty::Class(self.rng.below(self.world.classes.len())),
        }
    }

    fn array(&mut self, element: &Ty, depth: usize) -> String {
        let name = element.java();
        if self.rng.chance(50) || matches!(element, Ty::Array(_)) {
            let values: Vec<String> = (0..self.rng.between(3, 4)).map(|_| self.assignable(element, depth)).collect();
            return format!("new {name}[] {{{}}}", values.join(", "));
        }
        let size = if self.hazard() { self.int(depth) + " % 9" } else { format!("3 + ({} & 3)", self.int(depth)) };
        format!("new {name}[{size}]")
    }

    fn instance(&mut self, ty: &Ty, depth: usize) -> String {
        let candidates = match ty {
            Ty::Class(k) => self.world.concrete_subclasses(*k),
            Ty::Iface(k) => self.world.concrete_implementors(*k),
            _ => Vec::new(),
        };
        let fits = |body: &Self, found: &Ty| matches!(found, Ty::Class(c) if body.fits(*c, ty));
        if self.rng.chance(45) || self.is_pure {
            let found: Vec<String> = self.scope.iter().filter(|v| fits(self, &v.ty)).map(|v| v.text.clone()).collect();
            if !found.is_empty() {
                let chosen = self.rng.pick(&found).clone();
                return self.non_null(&chosen, ty);
            }
        }
        if self.is_pure || candidates.is_empty() {
            return format!("(({}) null)", ty.java());
        }
        let class = *self.rng.pick(&candidates);
        let types = self.world.classes[class].constructor.clone();
        format!("new C{class}({})", self.arguments(&types, depth))
    }

    fn fits(&self, class: usize, ty: &Ty) -> bool {
        match ty {
            Ty::Class(k) => self.world.class_extends(class, *k),
            Ty::Iface(k) => self.world.class_implements(class, *k),
            _ => false,
        }
    }

    pub fn arguments(&mut self, types: &[Ty], depth: usize) -> String {
        let values: Vec<String> = types.iter().map(|ty| self.assignable(ty, depth)).collect();
        values.join(", ")
    }

    /// `reference` itself, with a stand-in for null.
    pub fn non_null(&mut self, reference: &str, ty: &Ty) -> String {
        if self.is_pure && matches!(ty, Ty::Class(_) | Ty::Iface(_)) {
            return reference.to_string();
        }
        match ty {
            Ty::Array(_) => format!("or({reference}, {})", self.reference_leaf(ty)),
            _ => format!("some{}({reference})", ty.java()),
        }
    }

    /// A receiver with the static type `C<class>`: null only as a hazard.
    pub fn held_object(&mut self, class: usize, depth: usize) -> String {
        if matches!(self.this, Some(Owner::Class(k)) if self.world.class_extends(k, class)) && self.rng.chance(30) {
            return format!("((C{class}) this)");
        }
        format!("((C{class}) {})", self.expr(&Ty::Class(class), depth))
    }

    pub fn held_enum(&mut self, depth: usize) -> String {
        let k = self.rng.below(2);
        format!("((E{k}) {})", self.expr(&Ty::Enum(k), depth))
    }

    pub fn field_read(&mut self, ty: &Ty, depth: usize) -> Option<String> {
        if self.is_pure {
            return None;
        }
        let world = self.world;
        if self.rng.chance(30) {
            let mut found = Vec::new();
            for (k, record) in world.records.iter().enumerate() {
                found.extend(record.components.iter().filter(|c| c.ty == *ty).map(|c| (k, c.name.clone())));
            }
            if !found.is_empty() {
                let (k, name) = self.rng.pick(&found).clone();
                return Some(format!("((P{k}) {}).{name}()", self.expr(&Ty::Record(k), depth)));
            }
        }
        let mut found = Vec::new();
        for k in 0..world.classes.len() {
            found.extend(world.visible_fields(k).into_iter().filter(|f| f.ty == *ty).map(|f| (k, f.name)));
        }
        if found.is_empty() {
            return None;
        }
        let (class, name) = self.rng.pick(&found).clone();
        let receiver = self.held_object(class, depth);
        let read = format!("{receiver}.{name}");
        Some(match ty {
            Ty::Prim(_) | Ty::Str | Ty::Object => read,
            _ => self.non_null(&read, ty),
        })
    }

    /// Tests on references: identity, equality, `instanceof`.
    pub fn reference_test(&mut self, depth: usize) -> String {
        match self.rng.below(9) {
            0 => {
                let prim = *self.rng.pick(&[Prim::Int, Prim::Int, Prim::Long, Prim::Char, Prim::Byte, Prim::Boolean]);
                let ty = Ty::Boxed(prim);
                format!("({} == {})", self.expr(&ty, depth), self.expr(&ty, depth))
            }
            1 => {
                let prim = *self.rng.pick(&Prim::ALL);
                let other = if self.rng.chance(70) { prim } else { *self.rng.pick(&Prim::ALL) };
                let (a, b) = (self.expr(&Ty::Boxed(prim), depth), self.expr(&Ty::Boxed(other), depth));
                format!("Objects.equals({a}, {b})")
            }
            2 => {
                let k = self.rng.below(2);
                let ty = Ty::Enum(k);
                format!("({} == {})", self.expr(&ty, depth), self.expr(&ty, depth))
            }
            3 => {
                let ty = Ty::Record(self.rng.below(3));
                format!("{}.equals({})", self.non_null_expr(&ty, depth), self.expr(&ty, depth))
            }
            4 if !self.is_pure => {
                let class = self.rng.below(self.world.classes.len());
                format!("{}.equals({})", self.held_object(class, depth), self.expr(&Ty::Object, depth))
            }
            5 => match self.var_where(|v| !matches!(v.ty, Ty::Prim(_))) {
                Some(var) => format!("({} == null)", var.text),
                None => self.leaf(&Ty::BOOLEAN),
            },
            6 => {
                let name = self.fresh("t");
                let tested = self.tested_type();
                let subject = self.expr(&Ty::Object, depth);
                let guard = self.scoped(|body| {
                    body.declare(&name, &tested, false);
                    body.condition(depth)
                });
                format!("((Object) {subject} instanceof {} {name} && {guard})", tested.java())
            }
            _ => {
                let tested = self.tested_type();
                format!("((Object) {} instanceof {})", self.expr(&Ty::Object, depth), tested.java())
            }
        }
    }

    fn non_null_expr(&mut self, ty: &Ty, depth: usize) -> String {
        let value = self.expr(ty, depth);
        self.non_null(&value, ty)
    }
}

fn parenthesized(text: &str) -> String {
    if text.starts_with('(') && !text.ends_with(')') || text.starts_with('-') {
        format!("({text})")
    } else {
        text.to_string()
    }
}
