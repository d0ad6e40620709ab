//! Statements about whole arrays.

use super::body::Body;
use super::types::{Prim, Ty};

impl Body<'_> {
    pub fn array_statement(&mut self) {
        let accept = |ty: &Ty| matches!(ty, Ty::Array(e) if matches!(**e, Ty::Prim(_)));
        let Some(var) = self.var_where(|v| accept(&v.ty)) else {
            return self.matrix();
        };
        let Ty::Array(element) = &var.ty else { return };
        let Ty::Prim(prim) = **element else { return };
        let array = &var.text;
        match self.rng.below(10) {
            0 => {
                let value = self.widened(prim, 2);
                self.line(format!("Arrays.fill({array}, ({}) {value});", prim.java()));
            }
            1 if prim != Prim::Boolean => self.line(format!("Arrays.sort({array});")),
            2 => self.line(format!("mix(Arrays.hashCode({array}));")),
            3 => {
                let name = self.fresh("x");
                let size = if self.hazard() { self.int(2) + " % 6" } else { format!("3 + ({} & 3)", self.int(2)) };
                self.line(format!("{} {name} = Arrays.copyOf({array}, {size});", var.ty.java()));
                self.declare(&name, &var.ty, false);
            }
            4 => {
                let (from, to) = (self.rng.below(2), self.rng.below(2));
                let length =
                    if self.hazard() { self.int(2) + " & 7" } else { format!("Math.max(0, {array}.length - 1)") };
                self.line(format!(
                    "if ({array}.length > 1) System.arraycopy({array}, {from}, {array}, {to}, {length});"
                ));
            }
            5 => {
                let name = self.fresh("x");
                self.line(format!("{} {name} = {array}.clone();", var.ty.java()));
                self.declare(&name, &var.ty, false);
            }
            6 => self.line(format!("mix(Arrays.toString({array}));")),
            7 => {
                let other = self.expr(&var.ty, 2);
                self.line(format!("mix(Arrays.equals({array}, {other}));"));
            }
            8 => self.matrix(),
            _ => {
                let index = self.index(array, 2);
                let text = self.compound_on(&format!("{array}[{index}]"), prim, 2);
                self.line(format!("mix{text};"));
            }
        }
    }

    /// A multi-dimensional array, whole or with missing rows.
    fn matrix(&mut self) {
        let prim = *self.rng.pick(&Prim::ALL);
        let row = Ty::array(Ty::Prim(prim));
        let ty = Ty::array(row.clone());
        let name = self.fresh("g");
        let (a, b) = (self.int(2), self.int(2));
        let java = prim.java();
        match self.rng.below(4) {
            0 => self.line(format!("{java}[][] {name} = new {java}[3 + ({a} & 1)][2 + ({b} & 3)];")),
            1 => {
                self.line(format!("{java}[][][] {name}c = new {java}[2][3 + ({a} & 1)][3];"));
                self.line(format!("{java}[][] {name} = {name}c[{b} & 1];"));
                self.line(format!("mix({name}c.length + {name}c[1].length);"));
            }
            2 => {
                self.line(format!("{java}[][] {name} = new {java}[3][];"));
                let rows: Vec<String> = (0..3).map(|_| self.expr(&row, 2)).collect();
                for (k, value) in rows.iter().enumerate() {
                    self.line(format!("{name}[{k}] = {value};"));
                }
            }
            _ => {
                let rows: Vec<String> = (0..3).map(|_| self.expr(&row, 2)).collect();
                self.line(format!("{java}[][] {name} = {{{}}};", rows.join(", ")));
            }
        }
        self.declare(&name, &ty, false);
    }
}
