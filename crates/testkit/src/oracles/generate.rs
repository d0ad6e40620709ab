//! Random classes with random invariants.
//!
//! An invariant is a sequence of tests, loops over lists, counters and flags. Most of them make little sense, which is
//! why nobody would think of them.

use std::fmt::Write;

use crate::random::Rng;

/// What nodes hold besides references.
#[derive(Clone, Copy, PartialEq)]
enum Number {
    Flag,
    Key,
}

struct Writer {
    rng: Rng,
    out: String,
    number: Number,
    /// Whether nodes have a second reference.
    is_forked: bool,
    /// Whether the invariant keeps a set of nodes.
    has_set: bool,
    /// Whether the invariant keeps a counter in a static field.
    has_static: bool,
    /// Node variables in reach.
    nodes: Vec<String>,
    loops: usize,
}

/// The class for a seed.
pub fn class(name: &str, seed: u64) -> String {
    let mut rng = Rng::new(seed);
    let number = if rng.chance(50) { Number::Flag } else { Number::Key };
    let is_forked = rng.chance(60);
    let (has_set, has_static) = (rng.chance(15), rng.chance(15));
    let nodes = ["p", "q", "a", "b"].map(String::from).to_vec();
    let mut writer = Writer { rng, out: String::new(), number, is_forked, has_set, has_static, nodes, loops: 0 };
    writer.write(name);
    writer.out
}

impl Writer {
    fn line(&mut self, depth: usize, text: &str) {
        let _ = writeln!(self.out, "{}{text}", "    ".repeat(depth));
    }

    fn write(&mut self, name: &str) {
        let field = match self.number {
            Number::Flag => "boolean flag",
            Number::Key => "int key",
        };
        let second = if self.is_forked { "Node y; " } else { "" };
        self.line(0, "package oracles;\n\nimport oracles.probing.Probed;\n");
        self.line(0, &format!("public class {name} extends Probed {{"));
        self.line(1, &format!("static class Node {{ Node x; {second}{field}; }}\n"));
        self.line(1, "Node a;\n    Node b;");
        if self.has_static {
            self.line(1, "private static int total;");
        }
        self.line(1, "\n    @Override\n    public boolean repOK() {");
        self.line(2, "int c = 0;\n        boolean f = false;\n        Node p = a;\n        Node q = b;");
        if self.has_set {
            self.line(2, "java.util.Set<Node> seen = new java.util.HashSet<>();");
        }
        if self.has_static {
            self.line(2, "total = 0;");
        }
        for _ in 0..self.rng.between(3, 6) {
            self.statement(2, 2);
        }
        let last = self.condition();
        self.line(2, &format!("return {last};"));
        self.line(1, "}\n");
        self.helper();
        self.probing();
        self.line(0, "}");
    }

    /// A method that the invariant calls: a walk down from a node.
    fn helper(&mut self) {
        let next = self.link();
        let other = self.link();
        let test = match self.number {
            Number::Flag => format!("n.flag && n.{other} == null"),
            Number::Key => format!("n.{other} != null && n.{other}.key <= n.key"),
        };
        self.line(1, "private static boolean check(Node n, int depth) {");
        self.line(2, "if (n == null) {\n            return true;\n        }");
        self.line(2, &format!("if (depth == 0 || {test}) {{\n            return false;\n        }}"));
        self.line(2, &format!("return check(n.{next}, depth - 1);\n    }}\n"));
    }

    fn probing(&mut self) {
        let (count, pick) = if self.is_forked { (2, "which == 0 ? n.x : n.y") } else { (1, "n.x") };
        self.line(
            1,
            &format!("@Override\n    protected int references(int kind) {{ return kind == 0 ? 2 : {count}; }}\n"),
        );
        self.line(1, "@Override\n    protected int kind(int kind, int which) { return 1; }\n");
        self.line(1, "@Override\n    protected Object reference(int kind, Object of, int which) {");
        self.line(
            2,
            "if (kind == 0) {\n            return which == 0 ? a : b;\n        }\n        Node n = (Node) of;",
        );
        self.line(2, &format!("return {pick};\n    }}\n"));
        self.line(1, "@Override\n    protected int numbers(int kind) { return kind; }\n");
        let value = match self.number {
            Number::Flag => "((Node) of).flag ? 1 : 0",
            Number::Key => "((Node) of).key",
        };
        self.line(
            1,
            &format!("@Override\n    protected int number(int kind, Object of, int which) {{ return {value}; }}"),
        );
    }

    fn statement(&mut self, depth: usize, nested: usize) {
        match self.rng.below(if nested == 0 { 9 } else { 14 }) {
            0..=2 => {
                // Mostly, something that is the case speaks against a structure.
                let (condition, is_valid) = (self.condition(), self.rng.chance(12));
                self.line(depth, &format!("if ({condition}) {{ return {is_valid}; }}"));
            }
            3 => {
                let (to, from) = (["p", "q"][self.rng.below(2)], self.reference());
                self.line(depth, &format!("{to} = {from};"));
            }
            4 => self.line(depth, "c++;"),
            5 => self.line(depth, "f = !f;"),
            6 if self.has_static => self.line(depth, "total++;"),
            6 | 7 => {
                let from = self.reference();
                let bound = self.rng.between(1, 3);
                self.line(depth, &format!("if (!check({from}, {bound})) {{ return false; }}"));
            }
            8 if self.has_set => {
                let node = self.node();
                self.line(depth, &format!("if ({node} != null && !seen.add({node})) {{ return false; }}"));
            }
            8 => {
                let condition = self.condition();
                self.line(depth, &format!("if ({condition}) {{ c += 2; }}"));
            }
            9 | 10 => {
                let condition = self.condition();
                self.line(depth, &format!("if ({condition}) {{"));
                self.statement(depth + 1, nested - 1);
                self.line(depth, "} else {");
                self.statement(depth + 1, nested - 1);
                self.line(depth, "}");
            }
            _ => self.list(depth, nested),
        }
    }

    fn list(&mut self, depth: usize, nested: usize) {
        self.loops += 1;
        let (node, steps) = (format!("n{}", self.loops), format!("i{}", self.loops));
        let (from, link, bound) = (self.reference(), self.link(), self.rng.between(2, 4));
        self.line(depth, &format!("int {steps} = 0;"));
        self.line(depth, &format!("for (Node {node} = {from}; {node} != null; {node} = {node}.{link}) {{"));
        self.line(depth + 1, &format!("if (++{steps} > {bound}) {{ return false; }}"));
        self.nodes.push(node);
        for _ in 0..self.rng.between(1, 2) {
            self.statement(depth + 1, nested - 1);
        }
        self.nodes.pop();
        self.line(depth, "}");
    }

    fn link(&mut self) -> &'static str {
        if self.is_forked && self.rng.chance(50) { "y" } else { "x" }
    }

    fn node(&mut self) -> String {
        self.rng.pick(&self.nodes.clone()).clone()
    }

    fn reference(&mut self) -> String {
        let (node, link) = (self.node(), self.link());
        if self.rng.chance(50) { node } else { format!("({node} == null ? null : {node}.{link})") }
    }

    fn condition(&mut self) -> String {
        let (v, w, link) = (self.node(), self.reference(), self.link());
        match self.rng.below(11) {
            0 => format!("{v} == null"),
            1 => format!("{v} != null && {v}.{link} == null"),
            2 | 3 => format!("{v} == {w}"),
            4 => format!("{v} != null && {v}.{link} == {w}"),
            5 => format!("{v} != {w}"),
            6 | 7 => match self.number {
                Number::Flag => format!("{v} != null && {}{v}.flag", if self.rng.chance(50) { "!" } else { "" }),
                Number::Key => {
                    let (w, operator) = (self.node(), *self.rng.pick(&["<", "==", ">="]));
                    format!("{v} != null && {w} != null && {v} != {w} && {v}.key {operator} {w}.key")
                }
            },
            8 => format!("c == {}", self.rng.between(1, 3)),
            9 if self.has_static => format!("total == {}", self.rng.between(1, 3)),
            9 => "f".to_string(),
            _ => format!("c > {}", self.rng.between(1, 3)),
        }
    }
}
