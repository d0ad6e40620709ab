//! The value-like types of a program: enums and records.

use super::body::Body;
use super::rng::Rng;
use super::types::{Prim, Ty};
use super::world::World;

pub fn write_enum(rng: &mut Rng, world: &World, k: usize) -> String {
    let mut body = Body::new(rng, world, 60);
    body.indent = 1;
    // Enum constants must not need anything that needs them.
    body.is_pure = true;
    body.declare("a", &Ty::INT, true);
    // In the second enum every constant has its own class.
    let is_abstract = k == 1;
    body.open(format!("enum E{k} {{"));
    let constants = &world.enums[k].constants;
    for (c, name) in constants.iter().enumerate() {
        let end = if c + 1 == constants.len() { ";" } else { "," };
        let weight = body.rng.below(100);
        if is_abstract || body.rng.chance(40) {
            let value = body.int(3);
            body.line(format!("{name}({weight}) {{ int calc(int a) {{ return {value}; }} }}{end}"));
        } else {
            body.line(format!("{name}({weight}){end}"));
        }
    }
    body.line("final int weight;");
    body.line("static int made;");
    body.line(format!("static {{ trace(\"E{k}\"); made = values().length; }}"));
    body.line(format!("E{k}(int weight) {{ this.weight = weight; }}"));
    if is_abstract {
        body.line("abstract int calc(int a);");
    } else {
        body.declare("this.weight", &Ty::INT, false);
        let value = body.int(3);
        body.line(format!("int calc(int a) {{ return {value}; }}"));
    }
    body.close("}");
    body.out
}

pub fn write_record(rng: &mut Rng, world: &World, k: usize) -> String {
    let mut body = Body::new(rng, world, 60);
    body.indent = 1;
    body.is_pure = true;
    let components = &world.records[k].components;
    let header: Vec<String> = components.iter().map(|c| format!("{} {}", c.ty.java(), c.name)).collect();
    let (interface, key) = match components[0].ty {
        Ty::Prim(Prim::Int) => (format!(" implements Comparable<P{k}>"), "Integer.compare(c0, other.c0)"),
        _ => (String::new(), ""),
    };
    body.open(format!("record P{k}({}){interface} {{", header.join(", ")));
    for component in components {
        body.declare(&component.name, &component.ty, true);
    }
    if body.rng.chance(60) {
        body.open(format!("P{k} {{"));
        if let Ty::Prim(prim) = components[0].ty
            && prim != Prim::Boolean
        {
            body.line(format!("if (c0 == 100) throw new IllegalArgumentException(\"P{k} \" + c0);"));
            let value = body.widened(prim, 2);
            body.line(format!("c0 = {value};"));
        }
        body.close("}");
    }
    let value = body.aside(|body| {
        for var in &mut body.scope {
            var.is_writable = false;
        }
        let value = body.widened(Prim::Long, 3);
        body.line(format!("long total() {{ return {value}; }}"));
    });
    body.out.push_str(&value);
    if !key.is_empty() {
        body.line(format!("public int compareTo(P{k} other) {{ return {key}; }}"));
    }
    body.close("}");
    body.out
}
