//! One program: the declarations, the test methods and the `main` that exercises them.

use super::body::Body;
use super::class::{write_class, write_iface};
use super::literals;
use super::prelude;
use super::rng::Rng;
use super::types::{Prim, Ty};
use super::values::{write_enum, write_record};
use super::world::{Function, World};

/// Argument tuples per test method.
const TUPLES: usize = 6;

/// A generated Java source file.
pub struct Program {
    /// The public class, and the name of the file without `.java`.
    pub class_name: String,
    /// The text of the file; ASCII only.
    pub source: String,
    /// Test methods in it: what the comparison counts.
    pub methods: usize,
}

/// The program of `seed`: byte for byte the same whenever it is asked for.
pub fn generate(seed: u64, methods: usize) -> Program {
    let mut rng = Rng::new(seed);
    let class_name = format!("R{seed}");
    let world = World::new(&mut rng, class_name.clone(), methods);
    let mut source = format!(
        "import java.util.*;\nimport java.util.function.*;\nimport java.util.stream.*;\n\n\
         // Generated from seed {seed}.\npublic class {class_name} {{\n"
    );
    source.push_str(prelude::MEMBERS);
    source.push('\n');
    write_statics(&mut rng, &world, &mut source);
    for k in 0..world.enums.len() {
        source.push_str(&write_enum(&mut rng, &world, k));
    }
    for k in 0..world.records.len() {
        source.push_str(&write_record(&mut rng, &world, k));
    }
    for k in 0..world.ifaces.len() {
        source.push_str(&write_iface(&mut rng, &world, k));
    }
    for k in 0..world.classes.len() {
        source.push_str(&write_class(&mut rng, &world, k));
    }
    write_stand_ins(&mut rng, &world, &mut source);
    for k in 0..methods {
        source.push_str(&write_function(&mut rng, &world, k));
    }
    write_calls(&mut rng, &world, &mut source);
    let counts = vec![TUPLES.to_string(); methods].join(", ");
    source.push_str(&prelude::MAIN.replace("COUNTS", &counts));
    Program { class_name, source, methods }
}

fn write_statics(rng: &mut Rng, world: &World, source: &mut String) {
    let mut body = Body::new(rng, world, 60);
    body.indent = 1;
    body.is_pure = true;
    // A static initializer may read only what is declared above it.
    body.scope.clear();
    for field in &world.statics {
        let modifier = if field.is_private { "private " } else { "" };
        // Only leaves: whatever runs here runs before the other fields are set.
        let value = body.assignable(&field.ty, 0);
        body.line(format!("{modifier}static {} {} = {value};", field.ty.java(), field.name));
        body.declare(&field.name, &field.ty, true);
    }
    source.push_str(&body.out);
}

/// For each reference type `T` a `someT` that stands in for null.
fn write_stand_ins(rng: &mut Rng, world: &World, source: &mut String) {
    let mut types: Vec<Ty> = Prim::ALL.into_iter().map(Ty::Boxed).collect();
    types.push(Ty::Object);
    types.extend((0..world.enums.len()).map(Ty::Enum));
    types.extend((0..world.records.len()).map(Ty::Record));
    types.extend((0..world.ifaces.len()).map(Ty::Iface));
    types.extend((0..world.classes.len()).map(Ty::Class));
    for ty in types {
        let mut body = Body::new(rng, world, 10);
        body.scope.clear();
        let value = body.reference_leaf(&ty);
        let name = ty.java();
        source.push_str(&format!("    static {name} some{name}({name} x) {{ return x != null ? x : {value}; }}\n"));
    }
}

fn write_function(rng: &mut Rng, world: &World, k: usize) -> String {
    let function = &world.functions[k];
    let statements = rng.between(3, 8);
    let budget = rng.between(50, 170) as isize;
    let mut body = Body::new(rng, world, budget);
    body.indent = 1;
    body.callable = k;
    let head = format!("static {} {}", function.ret.java(), function.name);
    if !function.is_recursive {
        body.method(&head, &function.params, &function.ret, statements);
        return body.out;
    }
    // m(p0, ..) does the work of one level in `m_step` and recurs with a smaller p0.
    let inner = format!("{}_step", function.name);
    body.method(&format!("static {} {inner}", function.ret.java()), &function.params, &function.ret, statements.min(4));
    write_recursion(&mut body, function, &inner);
    body.out
}

fn write_recursion(body: &mut Body, function: &Function, step: &str) {
    body.scope.truncate(body.world.statics.len());
    let params = body.parameters(&function.params);
    let names: Vec<String> = (0..function.params.len()).map(|k| format!("p{k}")).collect();
    body.open(format!("static {} {}({params}) {{", function.ret.java(), function.name));
    body.fuel_check(&function.ret);
    body.line(format!("if (p0 <= 0) return {step}({});", names.join(", ")));
    body.budget = 30;
    let mut arguments = vec!["p0 - 1".to_string()];
    for ty in &function.params[1..] {
        arguments.push(body.assignable(ty, 2));
    }
    body.line(format!("var below = {}({});", function.name, arguments.join(", ")));
    body.line("mix(below);");
    body.declare("below", &function.ret, false);
    let value = body.assignable(&function.ret, 2);
    body.line(format!("return p0 % 2 == 0 ? {value} : {step}({});", names.join(", ")));
    body.close("}");
}

fn write_calls(rng: &mut Rng, world: &World, source: &mut String) {
    for (m, function) in world.functions.iter().enumerate() {
        source.push_str(&format!("    static Object call{m}(int k) {{\n        switch (k) {{\n"));
        for k in 0..TUPLES {
            let mut arguments = Vec::new();
            for (p, ty) in function.params.iter().enumerate() {
                arguments.push(if p == 0 && function.is_recursive {
                    rng.below(5).to_string()
                } else {
                    argument(rng, world, ty)
                });
            }
            let label = if k + 1 == TUPLES { "default".to_string() } else { format!("case {k}") };
            source.push_str(&format!("            {label}: return {}({});\n", function.name, arguments.join(", ")));
        }
        source.push_str("        }\n    }\n");
    }
    source.push_str("    static Object call(int m, int k) {\n        switch (m) {\n");
    for m in 0..world.functions.len() {
        source.push_str(&format!("            case {m}: return call{m}(k);\n"));
    }
    source.push_str("            default: return null;\n        }\n    }\n");
}

/// An argument in `main`: a constant, often a corner of its type, sometimes null.
fn argument(rng: &mut Rng, world: &World, ty: &Ty) -> String {
    if !matches!(ty, Ty::Prim(_)) && rng.chance(7) {
        return format!("({}) null", ty.java());
    }
    match ty {
        Ty::Prim(prim) => literals::literal(rng, *prim),
        Ty::Str => literals::string(rng),
        Ty::Array(element) => {
            let Ty::Prim(prim) = **element else {
                return "null".to_string();
            };
            let values: Vec<String> = (0..rng.below(6)).map(|_| literals::literal(rng, prim)).collect();
            format!("new {} {{{}}}", ty.java(), values.join(", "))
        }
        _ => {
            let mut body = Body::new(rng, world, 10);
            body.scope.clear();
            body.reference_leaf(ty)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::generate;

    #[test]
    fn the_same_seed_gives_the_same_source() {
        for seed in [0, 1, 77, u64::MAX] {
            assert_eq!(generate(seed, 12).source, generate(seed, 12).source);
        }
    }

    #[test]
    fn another_seed_gives_another_program() {
        let body = |seed: u64| generate(seed, 5).source.replace(&format!("{seed}"), "");
        for seed in 10..40 {
            assert_ne!(body(seed), body(seed + 1));
        }
    }

    #[test]
    fn programs_have_the_methods_asked_for_and_bounded_size() {
        for seed in 0..50 {
            let program = generate(seed, 40);
            assert_eq!(program.methods, 40);
            assert!(program.source.contains(" m39("));
            assert!(program.source.is_ascii());
            assert!(program.source.len() < 400_000, "seed {seed}: {} bytes", program.source.len());
        }
    }
}
