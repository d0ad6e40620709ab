//! Whole methods: parameters, the fuel check, statements and the final `return`.

use super::body::Body;
use super::literals;
use super::types::{Prim, Ty};

impl Body<'_> {
    /// Writes `head(params) { .. }`; the parameters are called `p0`, `p1` ….
    pub fn method(&mut self, head: &str, params: &[Ty], ret: &Ty, statements: usize) {
        let text = self.parameters(params);
        self.ret = Some(ret.clone());
        self.open(format!("{head}({text}) {{"));
        self.fuel_check(ret);
        self.scoped(|body| {
            for _ in 0..statements {
                body.statement(3);
            }
            body.note();
            // The result is worth an expression even where the statements used up the budget.
            body.budget = body.budget.max(12);
            let value = body.result(ret);
            body.line(format!("return {value};"));
        });
        self.close("}");
    }

    /// A value to return; more often than not it depends on a local.
    fn result(&mut self, ret: &Ty) -> String {
        let value = self.assignable(ret, 3);
        let local = self.var_where(|v| v.is_local && matches!(v.ty, Ty::Prim(p) if p != Prim::Boolean));
        match (ret, local) {
            (Ty::Prim(prim), Some(local)) if *prim != Prim::Boolean && self.rng.chance(60) => {
                let op = *self.rng.pick(&["+", "-", "*"]);
                format!("({}) ({value} {op} {})", prim.java(), local.text)
            }
            (Ty::Str, Some(local)) if self.rng.chance(60) => {
                format!("clip({value} + {})", local.text)
            }
            _ => value,
        }
    }

    /// Declares the parameters and gives their text for the header.
    pub fn parameters(&mut self, params: &[Ty]) -> String {
        let mut declared = Vec::new();
        for (k, ty) in params.iter().enumerate() {
            let name = format!("p{k}");
            let is_writable = self.rng.chance(40);
            self.declare(&name, ty, is_writable);
            declared.push(format!("{} {name}", ty.java()));
        }
        declared.join(", ")
    }

    /// Ends a call at once when the fuel is used up: no recursion, direct or through overriding, runs for ever.
    pub fn fuel_check(&mut self, ret: &Ty) {
        let value = match ret {
            Ty::Prim(prim) => literals::literal(self.rng, *prim),
            Ty::Str => literals::string(self.rng),
            _ => "null".to_string(),
        };
        self.line(format!("if (fuel-- <= 0) return {value};"));
    }
}
