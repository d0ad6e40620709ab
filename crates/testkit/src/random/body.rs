//! What is known at one point inside a body: variables in scope, jump targets, the result type, and the text so far.

use super::rng::Rng;
use super::types::{Lib, Ty};
use super::world::{Owner, World};

/// Something a body can name.
#[derive(Clone)]
pub struct Var {
    pub text: String,
    pub ty: Ty,
    pub is_writable: bool,
    /// Effectively final, or not a local at all: a lambda or a local class may use it.
    pub is_capturable: bool,
    /// A parameter or local variable rather than a field.
    pub is_local: bool,
}

/// An enclosing statement that `break` or `continue` may name.
#[derive(Clone)]
pub struct Target {
    pub label: Option<String>,
    pub kind: TargetKind,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TargetKind {
    Loop,
    Switch,
    Block,
}

/// The generator of one body: a method, a constructor, an initializer or the block of a lambda.
pub struct Body<'w> {
    pub rng: &'w mut Rng,
    pub world: &'w World,
    pub scope: Vec<Var>,
    pub targets: Vec<Target>,
    /// The type `return` must give; `None` where `return` is not allowed.
    pub ret: Option<Ty>,
    pub this: Option<Owner>,
    /// Static methods `m0..m<callable>` may be called: lower ones only, so that calls form no cycle.
    pub callable: usize,
    /// Initializers and constructors make no calls and no objects: construction always ends.
    pub is_pure: bool,
    /// Expression nodes and statements left before only leaves are written: bodies stay small.
    pub budget: isize,
    pub out: String,
    pub indent: usize,
    next_name: usize,
}

impl<'w> Body<'w> {
    pub fn new(rng: &'w mut Rng, world: &'w World, budget: isize) -> Self {
        let mut body = Body {
            rng,
            world,
            scope: Vec::new(),
            targets: Vec::new(),
            ret: None,
            this: None,
            callable: 0,
            is_pure: false,
            budget,
            out: String::new(),
            indent: 2,
            next_name: 0,
        };
        for field in &world.statics {
            body.scope.push(Var {
                text: field.name.clone(),
                ty: field.ty.clone(),
                is_writable: true,
                is_capturable: true,
                is_local: false,
            });
        }
        body
    }

    /// Brings the fields of `class` into scope as fields of `this`.
    pub fn enter_class(&mut self, class: usize) {
        self.this = Some(Owner::Class(class));
        for field in self.world.visible_fields(class) {
            let is_qualified = field.name == "h" || self.rng.chance(50);
            let text = if is_qualified { format!("this.{}", field.name) } else { field.name };
            self.scope.push(Var { text, ty: field.ty, is_writable: true, is_capturable: true, is_local: false });
        }
    }

    pub fn fresh(&mut self, prefix: &str) -> String {
        self.next_name += 1;
        format!("{prefix}{}", self.next_name)
    }

    pub fn declare(&mut self, text: &str, ty: &Ty, is_writable: bool) {
        self.scope.push(Var {
            text: text.to_string(),
            ty: ty.clone(),
            is_writable,
            is_capturable: !is_writable,
            is_local: true,
        });
    }

    /// A variable that changes without being assigned by generated statements: a loop counter.
    pub fn declare_counter(&mut self, text: &str) {
        let is_writable = self.rng.chance(15);
        self.scope.push(Var { text: text.to_string(), ty: Ty::INT, is_writable, is_capturable: false, is_local: true });
    }

    pub fn var_where(&mut self, accept: impl Fn(&Var) -> bool) -> Option<Var> {
        let mut found: Vec<&Var> = self.scope.iter().filter(|v| accept(v)).collect();
        if found.is_empty() {
            return None;
        }
        // Parameters and locals tell more about the arguments than fields do.
        if self.rng.chance(75) {
            let locals: Vec<&Var> = found.iter().copied().filter(|v| v.is_local).collect();
            if !locals.is_empty() {
                found = locals;
            }
        }
        Some(self.rng.pick(&found).to_owned().clone())
    }

    pub fn var(&mut self, ty: &Ty) -> Option<Var> {
        self.var_where(|v| v.ty == *ty)
    }

    pub fn writable(&mut self, ty: &Ty) -> Option<Var> {
        self.var_where(|v| v.ty == *ty && v.is_writable)
    }

    pub fn lib(&mut self, lib: Lib) -> Option<String> {
        self.var(&Ty::Lib(lib)).map(|v| v.text)
    }

    /// True in the few places that take the path likely to throw. Never during initialization: a class that fails to
    /// initialize would silence every test that uses it.
    pub fn hazard(&mut self) -> bool {
        !self.is_pure && self.rng.chance(2)
    }

    /// Runs `write` where only capturable names are visible, and no jump leaves: inside a lambda or a local class.
    pub fn captured<T>(&mut self, ret: Option<Ty>, write: impl FnOnce(&mut Self) -> T) -> T {
        let scope = self.scope.clone();
        self.scope.retain(|v| v.is_capturable);
        let targets = std::mem::take(&mut self.targets);
        let outer_ret = std::mem::replace(&mut self.ret, ret);
        let result = write(self);
        self.scope = scope;
        self.targets = targets;
        self.ret = outer_ret;
        result
    }

    /// Runs `write` in a nested scope: what it declares is forgotten afterwards.
    pub fn scoped<T>(&mut self, write: impl FnOnce(&mut Self) -> T) -> T {
        let depth = self.scope.len();
        let result = write(self);
        self.scope.truncate(depth);
        result
    }

    /// The text that `write` would have added, on its own.
    pub fn aside(&mut self, write: impl FnOnce(&mut Self)) -> String {
        let outer = std::mem::take(&mut self.out);
        write(self);
        std::mem::replace(&mut self.out, outer)
    }

    pub fn line(&mut self, text: impl AsRef<str>) {
        for _ in 0..self.indent {
            self.out.push_str("    ");
        }
        self.out.push_str(text.as_ref());
        self.out.push('\n');
    }

    pub fn open(&mut self, text: impl AsRef<str>) {
        self.line(text);
        self.indent += 1;
    }

    pub fn close(&mut self, text: impl AsRef<str>) {
        self.indent -= 1;
        self.line(text);
    }
}
