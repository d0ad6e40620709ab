//! Control flow: conditionals, bounded loops, switches and labelled blocks.
//!
//! Each loop condition takes one unit of `fuel`, as does each method entry, so that every call ends.

use super::body::{Body, Target, TargetKind};
use super::types::{Prim, Ty};

impl Body<'_> {
    pub fn if_statement(&mut self, nesting: usize) {
        let condition = self.condition(3);
        self.open(format!("if ({condition}) {{"));
        let count = self.rng.between(1, 3);
        let has_else = self.rng.chance(50);
        self.block(count, nesting, true);
        if has_else {
            self.close("} else {");
            self.indent += 1;
            self.block(count, nesting, false);
        }
        self.close("}");
    }

    pub fn loop_statement(&mut self, nesting: usize) {
        let label = self.rng.chance(30).then(|| self.fresh("L"));
        let prefix = label.as_ref().map_or(String::new(), |l| format!("{l}: "));
        self.scoped(|body| match body.rng.below(10) {
            0..5 => body.for_loop(&prefix, label, nesting),
            5..7 => {
                let condition = body.condition(2);
                body.open(format!("{prefix}while (fuel-- > 0 && {condition}) {{"));
                body.loop_body(label, nesting, true);
                body.close("}");
            }
            7 => {
                body.open(format!("{prefix}do {{"));
                body.loop_body(label, nesting, false);
                let condition = body.condition(2);
                body.close(format!("}} while (fuel-- > 0 && {condition});"));
            }
            _ => body.for_each(&prefix, label, nesting),
        });
    }

    fn for_loop(&mut self, prefix: &str, label: Option<String>, nesting: usize) {
        let name = self.fresh("i");
        let bound =
            if self.rng.chance(40) { self.rng.between(2, 7).to_string() } else { format!("({} & 7)", self.int(2)) };
        let header = match self.rng.below(4) {
            0 => format!("int {name} = {bound}; fuel-- > 0 && {name} >= 0; {name}--"),
            1 => format!("int {name} = 0; fuel-- > 0 && {name} < {bound}; {name} += {}", self.rng.between(1, 3)),
            _ => format!("int {name} = 0; fuel-- > 0 && {name} < {bound}; ++{name}"),
        };
        self.declare_counter(&name);
        self.open(format!("{prefix}for ({header}) {{"));
        self.loop_body(label, nesting, true);
        self.close("}");
    }

    fn for_each(&mut self, prefix: &str, label: Option<String>, nesting: usize) {
        let (source, ty) = match self.var_where(|v| matches!(v.ty, Ty::Array(_))) {
            Some(var) => (var.text, var.ty),
            None => {
                let ty = Ty::array(Ty::Prim(*self.rng.pick(&Prim::ALL)));
                (self.expr(&ty, 2), ty)
            }
        };
        let Ty::Array(element) = ty else { return };
        let name = self.fresh("e");
        self.open(format!("{prefix}for ({} {name} : {source}) {{", element.java()));
        self.line("if (fuel-- <= 0) break;");
        // A fresh variable per round: lambdas may capture it.
        self.declare(&name, &element, false);
        self.loop_body(label, nesting, true);
        self.close("}");
    }

    fn loop_body(&mut self, label: Option<String>, nesting: usize, may_jump: bool) {
        self.within(Target { label, kind: TargetKind::Loop }, |body| {
            let count = body.rng.between(1, 3);
            body.block(count, nesting, may_jump);
        });
    }

    fn within(&mut self, target: Target, write: impl FnOnce(&mut Self)) {
        self.targets.push(target);
        write(self);
        self.targets.pop();
    }

    pub fn switch_statement(&mut self, nesting: usize) {
        let (selector, labels, _) = self.selector(2);
        self.open(format!("switch ({selector}) {{"));
        let is_arrow = self.rng.chance(45);
        let has_default = self.rng.chance(70);
        self.within(Target { label: None, kind: TargetKind::Switch }, |body| {
            let mut rest = labels.as_slice();
            while !rest.is_empty() {
                let take = if body.rng.chance(25) { 2.min(rest.len()) } else { 1 };
                body.case(&format!("case {}", rest[..take].join(", ")), is_arrow, nesting);
                rest = &rest[take..];
            }
            if has_default {
                // The last group completes, so the statement after the switch is reachable.
                let arrow = if is_arrow { " ->" } else { ":" };
                body.open(format!("default{arrow} {{"));
                body.block(1, nesting, false);
                body.close("}");
            }
        });
        self.close("}");
    }

    fn case(&mut self, labels: &str, is_arrow: bool, nesting: usize) {
        let arrow = if is_arrow { " ->" } else { ":" };
        self.open(format!("{labels}{arrow} {{"));
        let count = self.rng.between(1, 2);
        let completes = self.block(count, nesting, true);
        if completes && !is_arrow && self.rng.chance(65) {
            self.line("break;");
        }
        self.close("}");
    }

    /// A labelled block, a synchronized block or a plain one.
    pub fn block_statement(&mut self, nesting: usize) {
        match self.rng.below(3) {
            0 => {
                let label = self.fresh("B");
                self.open(format!("{label}: {{"));
                self.within(Target { label: Some(label.clone()), kind: TargetKind::Block }, |body| {
                    body.block(1, nesting, false);
                    let condition = body.condition(2);
                    body.line(format!("if ({condition}) break {label};"));
                    body.block(2, nesting, false);
                });
            }
            1 if !self.is_pure => {
                let lock = self.expr(&Ty::Class(0), 1);
                self.open(format!("synchronized ((C0) {lock}) {{"));
                self.block(2, nesting, false);
            }
            _ => {
                self.open("{");
                self.block(2, nesting, false);
            }
        }
        self.close("}");
    }
}
