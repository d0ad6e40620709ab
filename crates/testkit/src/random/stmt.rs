//! Simple statements, and the block that strings statements together.
//!
//! Every statement written here can complete normally in the sense of JLS 14.22, except a jump, and a jump is only
//! ever the last statement of a block: nothing is unreachable.

use super::body::{Body, TargetKind};
use super::types::{Prim, Ty};

impl Body<'_> {
    /// Statements in a nested scope; true if the block can complete normally.
    pub fn block(&mut self, count: usize, nesting: usize, may_jump: bool) -> bool {
        self.scoped(|body| {
            for _ in 0..count {
                body.statement(nesting);
            }
            !(may_jump && body.rng.chance(30) && body.jump())
        })
    }

    pub fn statement(&mut self, nesting: usize) {
        self.budget -= 3;
        if self.budget <= 0 {
            return self.note();
        }
        let kinds = if nesting == 0 { 22 } else { 40 };
        match self.rng.below(kinds) {
            0..6 => self.local(),
            6..10 => self.assignment(),
            10..12 => self.compound_statement(),
            12 => self.note(),
            13 => self.field_write(),
            14..16 => self.element_write(),
            16 => self.library_statement(),
            17 => self.function_object(),
            18 => self.conditional_jump(),
            19 => self.array_statement(),
            20 => self.library_local(),
            21 => self.assertion(),
            22..27 => self.if_statement(nesting - 1),
            27..32 => self.loop_statement(nesting - 1),
            32..35 => self.switch_statement(nesting - 1),
            35..38 => self.try_statement(nesting - 1),
            38 => self.local_class(nesting - 1),
            _ => self.block_statement(nesting - 1),
        }
    }

    /// Folds a value into the checksum of the call, so that it is compared even if nothing else depends on it.
    pub fn note(&mut self) {
        let var = self.var_where(|v| v.ty.is_printable() || matches!(v.ty, Ty::Array(_)));
        match var {
            Some(var) => self.line(format!("mix({});", var.text)),
            None => {
                let value = self.int(1);
                self.line(format!("mix({value});"));
            }
        }
    }

    fn local(&mut self) {
        let ty = self.local_type();
        let name = self.fresh("x");
        let is_writable = self.rng.chance(65);
        if let Ty::Prim(prim) = ty {
            match self.rng.below(10) {
                0 => return self.assigned_later(prim, &name),
                1 => {
                    let value = self.expr(&ty, 3);
                    self.line(format!("var {name} = {value};"));
                }
                _ => {
                    let value = self.widened(prim, 3);
                    self.line(format!("{} {name} = {value};", prim.java()));
                }
            }
        } else {
            let value = self.assignable(&ty, 2);
            let modifier = if !is_writable && self.rng.chance(50) { "final " } else { "" };
            self.line(format!("{modifier}{} {name} = {value};", ty.java()));
        }
        self.declare(&name, &ty, is_writable);
    }

    /// A blank local that both branches assign: definitely assigned, never twice.
    fn assigned_later(&mut self, prim: Prim, name: &str) {
        let condition = self.condition(2);
        let (a, b) = (self.widened(prim, 2), self.widened(prim, 2));
        self.line(format!("final {} {name};", prim.java()));
        self.line(format!("if ({condition}) {name} = {a}; else {name} = {b};"));
        self.declare(name, &Ty::Prim(prim), false);
    }

    fn local_type(&mut self) -> Ty {
        let classes = self.world.classes.len();
        match self.rng.below(24) {
            0..6 => Ty::INT,
            6..8 => Ty::LONG,
            8..13 => Ty::Prim(*self.rng.pick(&Prim::ALL)),
            13..15 => Ty::Str,
            15 => Ty::Boxed(*self.rng.pick(&Prim::ALL)),
            16 => Ty::Object,
            17..19 => Ty::array(Ty::Prim(*self.rng.pick(&Prim::ALL))),
            19 => Ty::array(self.element_type()),
            20 => Ty::array(Ty::array(Ty::Prim(*self.rng.pick(&Prim::ALL)))),
            21 => Ty::Class(self.rng.below(classes)),
            22 => Ty::Iface(self.rng.below(3)),
            _ => Ty::Record(self.rng.below(3)),
        }
    }

    fn element_type(&mut self) -> Ty {
        match self.rng.below(4) {
            0 => Ty::Str,
            1 => Ty::Class(0),
            2 => Ty::Boxed(Prim::Int),
            _ => Ty::Enum(0),
        }
    }

    fn assignment(&mut self) {
        match self.var_where(|v| v.is_writable && !matches!(v.ty, Ty::Lib(_))) {
            Some(var) => {
                let value = self.assignable(&var.ty, 3);
                self.line(format!("{} = {value};", var.text));
            }
            None => self.note(),
        }
    }

    fn compound_statement(&mut self) {
        let Some(var) = self.var_where(|v| v.is_writable && matches!(v.ty, Ty::Prim(_) | Ty::Str)) else {
            return self.note();
        };
        match var.ty {
            Ty::Prim(prim) if prim != Prim::Boolean && self.rng.chance(30) => {
                let op = *self.rng.pick(&["++", "--"]);
                self.line(format!("{}{op};", var.text));
            }
            Ty::Prim(prim) => {
                let text = self.compound_on(&var.text, prim, 2);
                self.line(format!("{};", &text[1..text.len() - 1]));
            }
            _ => {
                let value = self.expr(&Ty::Prim(Prim::Int), 2);
                self.line(format!("{} += {value};", var.text));
                self.line(format!("{0} = clip({0});", var.text));
            }
        }
    }

    fn field_write(&mut self) {
        if self.is_pure {
            return self.note();
        }
        let class = self.rng.below(self.world.classes.len());
        let fields = self.world.visible_fields(class);
        let field = self.rng.pick(&fields).clone();
        let receiver = self.held_object(class, 1);
        let target = format!("{receiver}.{}", field.name);
        match field.ty {
            Ty::Prim(prim) if self.rng.chance(40) => {
                let text = self.compound_on(&target, prim, 1);
                self.line(format!("{};", &text[1..text.len() - 1]));
            }
            _ => {
                let value = self.assignable(&field.ty, 2);
                self.line(format!("{target} = {value};"));
            }
        }
    }

    fn element_write(&mut self) {
        let Some(var) = self.var_where(|v| matches!(v.ty, Ty::Array(_))) else {
            return self.local();
        };
        let Ty::Array(element) = var.ty else { return };
        let index = self.index(&var.text, 2);
        let target = format!("{}[{index}]", var.text);
        match *element {
            Ty::Prim(prim) if self.rng.chance(40) => {
                let text = self.compound_on(&target, prim, 2);
                self.line(format!("{};", &text[1..text.len() - 1]));
            }
            ty => {
                let value = self.assignable(&ty, 2);
                self.line(format!("{target} = {value};"));
            }
        }
    }

    fn assertion(&mut self) {
        if !self.hazard() {
            return self.note();
        }
        let (condition, value) = (self.condition(2), self.expr(&Ty::Str, 1));
        self.line(format!("assert {condition} : {value};"));
    }

    /// A jump under a condition: the statements after it stay reachable.
    pub fn conditional_jump(&mut self) {
        let condition = self.condition(2);
        self.open(format!("if ({condition}) {{"));
        if !self.jump() {
            self.note();
        }
        self.close("}");
    }

    /// `return`, `break`, `continue` or `throw`; false if the choice is impossible here and nothing was written.
    pub fn jump(&mut self) -> bool {
        match self.rng.below(10) {
            0..3 => {
                let Some(ret) = self.ret.clone() else {
                    return false;
                };
                let value = self.assignable(&ret, 2);
                self.line(format!("return {value};"));
                true
            }
            3 => self.throw(),
            4..7 => self.break_statement(),
            _ => self.continue_statement(),
        }
    }

    fn break_statement(&mut self) -> bool {
        let Some(innermost) = self.targets.iter().rposition(|t| t.kind != TargetKind::Block) else {
            return false;
        };
        if self.rng.chance(50) {
            self.line("break;");
            return true;
        }
        let labels: Vec<String> = self.targets[..=innermost].iter().filter_map(|t| t.label.clone()).collect();
        if labels.is_empty() {
            self.line("break;");
        } else {
            let label = self.rng.pick(&labels).clone();
            self.line(format!("break {label};"));
        }
        true
    }

    fn continue_statement(&mut self) -> bool {
        let loops: Vec<Option<String>> =
            self.targets.iter().filter(|t| t.kind == TargetKind::Loop).map(|t| t.label.clone()).collect();
        if loops.is_empty() {
            return false;
        }
        match self.rng.pick(&loops).clone() {
            Some(label) => self.line(format!("continue {label};")),
            None => self.line("continue;"),
        }
        true
    }
}
