//! Code as a value: lambdas, method references, anonymous and local classes.

use super::body::Body;
use super::types::{Lib, Prim, Ty};
use super::world::Owner;

impl Body<'_> {
    /// Declares a local that holds a function.
    pub fn function_object(&mut self) {
        let lib =
            *self.rng.pick(&[Lib::IntOp, Lib::IntFn, Lib::StrFn, Lib::StrTest, Lib::LongSource, Lib::Fn, Lib::IntOp]);
        let name = self.fresh("f");
        let value = if self.rng.chance(30) { self.method_reference(lib) } else { self.lambda(lib) };
        self.line(format!("{} {name} = {value};", lib.java()));
        self.declare(&name, &Ty::Lib(lib), false);
    }

    fn method_reference(&mut self, lib: Lib) -> String {
        match lib {
            Lib::IntOp => {
                let world = self.world;
                let found: Vec<&str> = world.functions[..self.callable]
                    .iter()
                    .filter(|f| f.params == [Ty::INT, Ty::INT] && f.ret == Ty::INT && !f.is_recursive)
                    .map(|f| f.name.as_str())
                    .collect();
                if found.is_empty() || self.rng.chance(30) {
                    return self
                        .rng
                        .pick(&["Math::max", "Integer::compare", "Integer::sum", "Math::floorMod"])
                        .to_string();
                }
                format!("{}::{}", world.class_name, self.rng.pick(&found))
            }
            Lib::IntFn => self.rng.pick(&["Math::abs", "Integer::reverse", "Integer::bitCount"]).to_string(),
            Lib::StrFn => match self.rng.below(3) {
                0 => format!("{}::concat", self.held_text(1)),
                1 => "String::trim".to_string(),
                _ => "String::toUpperCase".to_string(),
            },
            Lib::StrTest => match self.rng.below(2) {
                0 => format!("{}::equals", self.held_text(1)),
                _ => "String::isEmpty".to_string(),
            },
            Lib::LongSource => format!("someLong({})::longValue", self.expr(&Ty::Boxed(Prim::Long), 1)),
            _ => "PickInt::scale".to_string(),
        }
    }

    fn lambda(&mut self, lib: Lib) -> String {
        let (a, b) = (self.fresh("a"), self.fresh("b"));
        let (params, ret): (Vec<(&str, Ty)>, Ty) = match lib {
            Lib::IntOp => (vec![(&a, Ty::INT), (&b, Ty::INT)], Ty::INT),
            Lib::IntFn => (vec![(&a, Ty::Boxed(Prim::Int))], Ty::Boxed(Prim::Int)),
            Lib::StrFn => (vec![(&a, Ty::Str)], Ty::Str),
            Lib::StrTest => (vec![(&a, Ty::Str)], Ty::BOOLEAN),
            Lib::LongSource => (Vec::new(), Ty::Boxed(Prim::Long)),
            _ => (vec![(&a, Ty::INT), (&b, Ty::DOUBLE)], Ty::LONG),
        };
        let names: Vec<&str> = params.iter().map(|(name, _)| *name).collect();
        let head = format!("({})", names.join(", "));
        if self.rng.chance(60) {
            let value = self.lambda_value(&params, &ret);
            return format!("{head} -> {}", if ret == Ty::Str { format!("clip({value})") } else { value });
        }
        let block = self.captured(Some(ret.clone()), |body| {
            for (name, ty) in &params {
                body.declare(name, ty, false);
            }
            body.aside(|body| {
                body.indent += 1;
                body.block(2, 1, false);
                let value = body.assignable(&ret, 2);
                body.line(format!("return {value};"));
                body.indent -= 1;
            })
        });
        format!("{head} -> {{\n{block}{}}}", "    ".repeat(self.indent))
    }

    /// The value of an expression lambda with these parameters.
    pub fn lambda_value(&mut self, params: &[(&str, Ty)], ret: &Ty) -> String {
        self.captured(None, |body| {
            for (name, ty) in params {
                body.declare(name, ty, false);
            }
            body.expr(ret, 2)
        })
    }

    pub fn local_class(&mut self, nesting: usize) {
        if self.is_pure {
            return self.note();
        }
        match self.rng.below(3) {
            0 => self.anonymous(nesting),
            1 => self.capturing_class(nesting),
            _ => self.local_record(),
        }
    }

    /// An anonymous class that implements an interface of the program.
    fn anonymous(&mut self, nesting: usize) {
        let iface = self.rng.below(3);
        let name = self.fresh("n");
        let world = self.world;
        self.open(format!("I{iface} {name} = new I{iface}() {{"));
        for method in &world.virtuals {
            let Owner::Iface(owner) = method.owner else {
                continue;
            };
            if method.has_body || !world.iface_extends(iface, owner) {
                continue;
            }
            self.nested_method(
                &format!("public {} {}", method.ret.java(), method.name),
                &method.params,
                &method.ret,
                nesting,
            );
        }
        self.line(format!("public String toString() {{ return \"anonymous {name}\"; }}"));
        self.close("};");
        self.declare(&name, &Ty::Iface(iface), false);
    }

    /// A local class that captures locals.
    fn capturing_class(&mut self, nesting: usize) {
        let (class, method) = (self.fresh("Local"), self.fresh("go"));
        self.open(format!("class {class} {{"));
        let initial = self.in_local_class(Some(Ty::INT), |body| body.int(2));
        self.line(format!("int kept = {initial};"));
        self.nested_method(&format!("int {method}"), &[Ty::INT], &Ty::INT, nesting);
        self.close("}");
        let (a, b) = (self.int(2), self.int(1));
        let object = self.fresh("o");
        self.line(format!("{class} {object} = new {class}();"));
        self.line(format!("mix({object}.{method}({a}) + {object}.kept);"));
        self.line(format!("{object}.kept += {b};"));
        self.line(format!("mix({object}.kept);"));
    }

    fn local_record(&mut self) {
        let name = self.fresh("Pair");
        let (a, b) = (self.int(2), self.short_text(2));
        self.line(format!("record {name}(int a, String b) {{ int both() {{ return a + nn(b).length(); }} }}"));
        let value = self.fresh("o");
        self.line(format!("{name} {value} = new {name}({a}, {b});"));
        self.line(format!("mix({value}.toString() + {value}.hashCode() + {value}.both());"));
        let guess = self.rng.below(3);
        self.line(format!("mix({value}.equals(new {name}({guess}, {value}.b())));"));
    }

    fn nested_method(&mut self, head: &str, params: &[Ty], ret: &Ty, nesting: usize) {
        self.in_local_class(Some(ret.clone()), |body| {
            let declared: Vec<String> = params
                .iter()
                .map(|ty| {
                    let name = body.fresh("w");
                    body.declare(&name, ty, false);
                    format!("{} {name}", ty.java())
                })
                .collect();
            body.open(format!("{head}({}) {{", declared.join(", ")));
            body.fuel_check(ret);
            body.block(2, nesting.min(1), false);
            let value = body.assignable(ret, 2);
            body.line(format!("return {value};"));
            body.close("}");
        });
    }

    /// Like `captured`, and `this` means another object.
    fn in_local_class<T>(&mut self, ret: Option<Ty>, write: impl FnOnce(&mut Self) -> T) -> T {
        let this = self.this.take();
        let result = self.captured(ret, |body| {
            body.scope.retain(|v| !v.text.starts_with("this."));
            write(body)
        });
        self.this = this;
        result
    }
}
