//! Throwing and catching.

use super::body::Body;
use super::types::{Prim, Ty};

/// Unrelated exception classes with a subclass of each that programs really throw: the subclass is caught first.
const SPECIFIC: &[&str] = &["X1", "ArrayIndexOutOfBoundsException", "NumberFormatException"];
const GENERAL: &[&str] = &[
    "X0",
    "ArithmeticException",
    "NullPointerException",
    "IndexOutOfBoundsException",
    "ClassCastException",
    "IllegalArgumentException",
    "NegativeArraySizeException",
];

impl Body<'_> {
    /// A `throw` statement. Only unchecked exceptions: any body may throw them.
    pub fn throw(&mut self) -> bool {
        let text = match self.rng.below(8) {
            0..3 => format!("new X0({})", self.expr(&Ty::Str, 2)),
            3..5 => format!("new X1({})", self.int(2)),
            5 => format!("new IllegalStateException(\"state \" + {})", self.expr(&Ty::Prim(Prim::Char), 1)),
            6 => format!("new X0(\"outer\", new X1({}))", self.int(1)),
            _ => "(RuntimeException) null".to_string(),
        };
        self.line(format!("throw {text};"));
        true
    }

    pub fn try_statement(&mut self, nesting: usize) {
        let catches = self.catches();
        let is_checked = self.rng.chance(25);
        let has_finally = (catches.is_empty() && !is_checked) || self.rng.chance(40);
        let resources = if self.rng.chance(15) { self.resources() } else { String::new() };
        self.open(format!("try {resources}{{"));
        if is_checked {
            let value = self.int(2);
            self.line(format!("risky({value});"));
        }
        let is_caught = catches.iter().any(|class| class == "RuntimeException" || class == "Throwable");
        if self.rng.chance(if is_caught { 60 } else { 4 }) {
            self.likely_trap();
        }
        let has_catch = is_checked || !catches.is_empty();
        let count = self.rng.between(1, 3);
        // Some catch block completes, so the whole statement does.
        self.block(count, nesting, has_catch);
        if is_checked {
            self.catch_block("CX", nesting, false);
        }
        for (k, class) in catches.iter().enumerate() {
            self.catch_block(class, nesting, is_checked || k > 0);
        }
        if has_finally {
            self.close("} finally {");
            self.indent += 1;
            self.note();
            self.block(1, nesting, false);
        }
        self.close("}");
    }

    fn catch_block(&mut self, class: &str, nesting: usize, may_jump: bool) {
        let name = self.fresh("ex");
        self.close(format!("}} catch ({class} {name}) {{"));
        self.indent += 1;
        self.line(format!("mix({name});"));
        if self.rng.chance(6) {
            let condition = self.condition(1);
            self.line(format!("if ({condition}) throw new X0(\"again\", {name});"));
        }
        self.block(1, nesting, may_jump);
    }

    /// Catch parameters from the most specific to the most general.
    fn catches(&mut self) -> Vec<String> {
        let mut classes = Vec::new();
        if self.rng.chance(35) {
            classes.push(self.rng.pick(SPECIFIC).to_string());
        }
        if self.rng.chance(40) {
            let first = self.rng.below(GENERAL.len());
            let second = (first + self.rng.between(1, GENERAL.len() - 1)) % GENERAL.len();
            classes.push(if self.rng.chance(40) {
                format!("{} | {}", GENERAL[first], GENERAL[second])
            } else {
                GENERAL[first].to_string()
            });
        }
        if self.rng.chance(60) {
            classes.push("RuntimeException".to_string());
        }
        if self.rng.chance(15) {
            classes.push("Throwable".to_string());
        }
        classes
    }

    fn resources(&mut self) -> String {
        let mut declared = Vec::new();
        for _ in 0..self.rng.between(1, 2) {
            let name = self.fresh("r");
            declared.push(format!("Res {name} = new Res(\"{name}\", {})", self.int(1)));
        }
        format!("({}) ", declared.join("; "))
    }

    /// A statement that often throws, where somebody is ready to catch it.
    fn likely_trap(&mut self) {
        let name = self.fresh("q");
        let text = match self.rng.below(10) {
            0 => format!("int {name} = {} / ({} & 1);", self.int(2), self.int(2)),
            1 => format!("int {name} = (new int[{} & 3])[{} & 3];", self.int(1), self.int(2)),
            2 => format!("int[] {name} = new int[({} & 15) - 4];", self.int(2)),
            3 => format!("C1 {name} = (C1) (Object) {};", self.expr(&Ty::Object, 2)),
            4 => format!("int {name} = ((String) ({} ? null : \"s\")).length();", self.condition(2)),
            5 => format!(
                "Object[] {name} = new Integer[2]; {name}[{} & 1] = {};",
                self.int(1),
                self.expr(&Ty::Object, 2)
            ),
            6 => format!("int {name} = Integer.parseInt(\"\" + {});", self.expr(&Ty::Prim(Prim::Char), 2)),
            7 => format!("char {name} = nn({}).charAt({} & 3);", self.expr(&Ty::Str, 1), self.int(1)),
            8 => format!("E0 {name} = E0.valueOf({});", self.held_text(1)),
            _ => format!("int {name} = Math.multiplyExact({}, {});", self.int(2), self.int(2)),
        };
        self.line(text);
        self.line(format!("mix({name});"));
    }
}
