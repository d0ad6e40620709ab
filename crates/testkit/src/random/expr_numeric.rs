//! Arithmetic: numeric and boolean expressions.

use super::body::Body;
use super::types::{Lib, Prim, Ty};

impl Body<'_> {
    pub fn numeric(&mut self, prim: Prim, depth: usize) -> String {
        match self.rng.below(20) {
            0..2 => self.cast(prim, depth),
            2 => self.step(prim).unwrap_or_else(|| self.cast(prim, depth)),
            3 => self.compound(prim, depth).unwrap_or_else(|| self.cast(prim, depth)),
            4 => self.unboxed(prim, depth),
            _ => match prim {
                Prim::Int => self.int_value(depth),
                Prim::Long => self.long_value(depth),
                Prim::Float | Prim::Double => self.floating(prim, depth),
                Prim::Char => self.char_value(depth),
                _ => self.cast(prim, depth),
            },
        }
    }

    fn cast(&mut self, prim: Prim, depth: usize) -> String {
        let source = *self.rng.pick(&Prim::NUMERIC);
        format!("(({}) ({}))", prim.java(), self.expr(&Ty::Prim(source), depth))
    }

    /// `x++` and its relatives, as a value.
    fn step(&mut self, prim: Prim) -> Option<String> {
        let var = self.writable(&Ty::Prim(prim))?.text;
        Some(match self.rng.below(4) {
            0 => format!("({var}++)"),
            1 => format!("(++{var})"),
            2 => format!("({var}--)"),
            _ => format!("(--{var})"),
        })
    }

    /// `(x op= e)`: the compound assignment narrows without a cast in the source.
    pub fn compound(&mut self, prim: Prim, depth: usize) -> Option<String> {
        let var = self.writable(&Ty::Prim(prim))?.text;
        Some(self.compound_on(&var, prim, depth))
    }

    pub fn compound_on(&mut self, target: &str, prim: Prim, depth: usize) -> String {
        if prim == Prim::Boolean {
            let op = *self.rng.pick(&["&=", "|=", "^="]);
            return format!("({target} {op} {})", self.condition(depth));
        }
        if prim.is_integral() && self.rng.chance(50) {
            let op = *self.rng.pick(&["&=", "|=", "^=", "<<=", ">>=", ">>>="]);
            let right = *self.rng.pick(&Prim::INTEGRAL);
            return format!("({target} {op} {})", self.expr(&Ty::Prim(right), depth));
        }
        let op = *self.rng.pick(&["+=", "-=", "*=", "/=", "%="]);
        let right = *self.rng.pick(&Prim::NUMERIC);
        let value = self.expr(&Ty::Prim(right), depth);
        let divides = matches!(op, "/=" | "%=");
        if divides && prim.is_integral() && right.is_integral() && !self.hazard() {
            return format!("({target} {op} ({value} | 1))");
        }
        format!("({target} {op} {value})")
    }

    /// A boxed value converted by unboxing, explicit call or a `Number` method.
    fn unboxed(&mut self, prim: Prim, depth: usize) -> String {
        let source = if self.rng.chance(60) { prim } else { *self.rng.pick(&[Prim::Int, Prim::Long, Prim::Double]) };
        let value = self.expr(&Ty::Boxed(source), depth);
        let value = if self.hazard() { value } else { self.non_null(&value, &Ty::Boxed(source)) };
        if source == prim {
            return if prim == Prim::Char || self.rng.chance(60) {
                format!("(({}) {value})", prim.java())
            } else {
                format!("{value}.{}Value()", prim.java())
            };
        }
        match prim {
            Prim::Char => format!("((char) {value}.intValue())"),
            _ => format!("{value}.{}Value()", prim.java()),
        }
    }

    /// An operand whose binary numeric promotion with an `at_most` stays `at_most`.
    fn operand(&mut self, at_most: Prim, depth: usize) -> String {
        let source = if self.rng.chance(65) { at_most } else { *self.rng.pick(at_most.sources()) };
        self.expr(&Ty::Prim(source), depth)
    }

    fn integral(&mut self, prim: Prim, depth: usize) -> String {
        // One operand has the type itself: the promoted type is then certain.
        let left = self.expr(&Ty::Prim(prim), depth);
        let one = if prim == Prim::Long { "1L" } else { "1" };
        match self.rng.below(16) {
            0..8 => {
                let op = *self.rng.pick(&["+", "-", "*", "+", "-", "*", "&", "|", "^"]);
                let right = self.operand(prim, depth);
                if self.rng.chance(50) { format!("({left} {op} {right})") } else { format!("({right} {op} {left})") }
            }
            8..11 => {
                let op = *self.rng.pick(&["/", "%"]);
                let right = self.operand(prim, depth);
                if self.hazard() {
                    format!("({left} {op} {right})")
                } else {
                    format!("({left} {op} ({right} | {one}))")
                }
            }
            11..14 => {
                let op = *self.rng.pick(&["<<", ">>", ">>>"]);
                let distance = *self.rng.pick(&[Prim::Int, Prim::Int, Prim::Long, Prim::Byte, Prim::Char]);
                format!("({left} {op} {})", self.expr(&Ty::Prim(distance), depth))
            }
            14 => format!("(-{left})"),
            _ => format!("(~{left})"),
        }
    }

    fn int_value(&mut self, depth: usize) -> String {
        match self.rng.below(20) {
            0..10 => self.integral(Prim::Int, depth),
            10..12 => self.math(Prim::Int, depth),
            12..14 => self.text_measure(depth),
            14 => {
                let (a, b) = (self.int(depth), self.int(depth));
                let exact = *self.rng.pick(&["compare", "rotateLeft", "compareUnsigned", "max", "remainderUnsigned"]);
                if exact == "remainderUnsigned" {
                    format!("Integer.{exact}({a}, {b} | 1)")
                } else {
                    format!("Integer.{exact}({a}, {b})")
                }
            }
            15 => {
                let method =
                    *self.rng.pick(&["bitCount", "reverse", "highestOneBit", "numberOfLeadingZeros", "signum"]);
                format!("Integer.{method}({})", self.int(depth))
            }
            16 => format!("Float.floatToIntBits({})", self.expr(&Ty::Prim(Prim::Float), depth)),
            17 => self.lib_int(depth),
            18 => self.object_int(depth),
            _ => {
                let array = self.var_where(|v| matches!(v.ty, Ty::Array(_)));
                array.map_or_else(|| self.integral(Prim::Int, depth), |v| format!("{}.length", v.text))
            }
        }
    }

    fn long_value(&mut self, depth: usize) -> String {
        match self.rng.below(14) {
            0..8 => self.integral(Prim::Long, depth),
            8..10 => self.math(Prim::Long, depth),
            10 => format!("Double.doubleToLongBits({})", self.expr(&Ty::DOUBLE, depth)),
            11 => {
                let method = *self.rng.pick(&["reverse", "lowestOneBit", "reverseBytes"]);
                format!("Long.{method}({})", self.expr(&Ty::LONG, depth))
            }
            12 => match self.lib(Lib::Fn) {
                Some(f) => format!("{f}.ap({}, {})", self.int(depth), self.widened(Prim::Double, depth)),
                None => self.integral(Prim::Long, depth),
            },
            _ => match self.lib(Lib::LongSource) {
                Some(f) => format!("((long) {f}.get())"),
                None => format!("Math.round({})", self.expr(&Ty::DOUBLE, depth)),
            },
        }
    }

    fn floating(&mut self, prim: Prim, depth: usize) -> String {
        match self.rng.below(12) {
            0..8 => {
                let op = *self.rng.pick(&["+", "-", "*", "/", "%", "+", "-", "*"]);
                let left = self.expr(&Ty::Prim(prim), depth);
                let right = self.operand(prim, depth);
                if self.rng.chance(60) { format!("({left} {op} {right})") } else { format!("({right} {op} {left})") }
            }
            8 => format!("(-{})", self.expr(&Ty::Prim(prim), depth)),
            _ => self.math(prim, depth),
        }
    }

    fn char_value(&mut self, depth: usize) -> String {
        match self.rng.below(4) {
            0 => {
                let method = *self.rng.pick(&["toUpperCase", "toLowerCase", "reverseBytes"]);
                format!("Character.{method}({})", self.expr(&Ty::Prim(Prim::Char), depth))
            }
            1 => {
                let text = self.held_text(depth);
                format!("at({text}, {})", self.int(depth))
            }
            2 if self.hazard() => format!("{}.charAt({})", self.held_text(depth), self.int(depth)),
            _ => format!("((char) ('a' + {} % 26))", self.int(depth)),
        }
    }

    /// Methods of `Math` whose result the specification fixes to the bit.
    fn math(&mut self, prim: Prim, depth: usize) -> String {
        let a = self.expr(&Ty::Prim(prim), depth);
        let b = self.operand(prim, depth);
        match prim {
            Prim::Int | Prim::Long => match self.rng.below(9) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.max({a}, {b})"),
                2 => format!("Math.min({a}, {b})"),
                3 => format!("Math.floorDiv({a}, {b} | 1)"),
                4 => format!("(({}) Math.floorMod({a}, {b} | 1))", prim.java()),
                5 if self.rng.chance(40) => {
                    let method = *self.rng.pick(&["addExact", "subtractExact", "multiplyExact"]);
                    format!("Math.{method}({a}, {b})")
                }
                6 if prim == Prim::Long => format!("Math.multiplyHigh({a}, {b})"),
                6 if self.hazard() => format!("Math.toIntExact({})", self.expr(&Ty::LONG, depth)),
                7 if self.hazard() => format!("Math.negateExact({a})"),
                8 if prim == Prim::Int => {
                    format!("Math.round({})", self.expr(&Ty::Prim(Prim::Float), depth))
                }
                _ => format!("Math.addExact({a} >> 1, {b} >> 2)"),
            },
            Prim::Float => match self.rng.below(5) {
                0 => format!("Math.abs({a})"),
                1 => format!("Math.max({a}, {b})"),
                2 => format!("Math.signum({a})"),
                3 => format!("((float) Math.sqrt({a}))"),
                _ => format!("Math.min({a}, {b})"),
            },
            _ => {
                let method = *self.rng.pick(&["abs", "sqrt", "floor", "ceil", "rint", "signum", "max", "min", "ulp"]);
                match method {
                    "max" | "min" => format!("Math.{method}({a}, {b})"),
                    _ => format!("Math.{method}({a})"),
                }
            }
        }
    }

    pub fn boolean(&mut self, depth: usize) -> String {
        match self.rng.below(22) {
            0..9 => {
                let op = *self.rng.pick(&["<", "<=", ">", ">=", "==", "!="]);
                let (a, b) = (*self.rng.pick(&Prim::NUMERIC), *self.rng.pick(&Prim::NUMERIC));
                let b = if self.rng.chance(60) { a } else { b };
                let (a, b) = (self.expr(&Ty::Prim(a), depth), self.expr(&Ty::Prim(b), depth));
                format!("({a} {op} {b})")
            }
            9..13 => {
                let op = *self.rng.pick(&["&&", "||", "&&", "||", "^", "&", "|", "==", "!="]);
                format!("({} {op} {})", self.condition(depth), self.condition(depth))
            }
            13 => format!("(!{})", self.condition(depth)),
            14..16 => self.text_test(depth),
            16 => {
                let class = *self.rng.pick(&[Prim::Float, Prim::Double]);
                let method = *self.rng.pick(&["isNaN", "isInfinite"]);
                format!("{}.{method}({})", class.boxed(), self.expr(&Ty::Prim(class), depth))
            }
            17 => {
                let method = *self.rng.pick(&["isDigit", "isLetter", "isWhitespace", "isUpperCase"]);
                format!("Character.{method}({})", self.expr(&Ty::Prim(Prim::Char), depth))
            }
            18 => self.compound(Prim::Boolean, depth).unwrap_or_else(|| self.text_test(depth)),
            _ => self.reference_test(depth),
        }
    }
}
