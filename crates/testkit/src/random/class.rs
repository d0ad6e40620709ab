//! The class hierarchy of a program: interfaces with default methods, an abstract root and its subclasses.

use super::body::Body;
use super::rng::Rng;
use super::types::{Prim, Ty};
use super::world::{Field, Owner, World};

const OVERLOADS: &[Ty] =
    &[Ty::INT, Ty::LONG, Ty::DOUBLE, Ty::Prim(Prim::Char), Ty::Str, Ty::Object, Ty::Boxed(Prim::Int)];

pub fn write_iface(rng: &mut Rng, world: &World, iface: usize) -> String {
    let parent = world.ifaces[iface].parent;
    let extends = parent.map_or(String::new(), |p| format!(" extends I{p}"));
    let mut text = format!("    interface I{iface}{extends} {{\n");
    for method in &world.virtuals {
        let overrides = parent.is_some_and(|p| method.owner == Owner::Iface(p)) && method.has_body && rng.chance(50);
        if method.owner != Owner::Iface(iface) && !overrides {
            continue;
        }
        let head = format!("{} {}", method.ret.java(), method.name);
        let mut body = Body::new(rng, world, 60);
        body.this = Some(Owner::Iface(iface));
        if !method.has_body {
            let params = body.parameters(&method.params);
            text.push_str(&format!("        {head}({params});\n"));
            continue;
        }
        if overrides {
            let names: Vec<String> = (0..method.params.len()).map(|k| format!("p{k}")).collect();
            let params = body.parameters(&method.params);
            body.open(format!("default {head}({params}) {{"));
            body.line(format!("mix(\"I{iface}.{}\");", method.name));
            body.line(format!("return I{}.super.{}({});", parent.unwrap_or(0), method.name, names.join(", ")));
            body.close("}");
        } else {
            body.method(&format!("default {head}"), &method.params, &method.ret, 2);
        }
        text.push_str(&body.out);
    }
    text.push_str("    }\n");
    text
}

pub fn write_class(rng: &mut Rng, world: &World, class: usize) -> String {
    let def = &world.classes[class];
    let modifier = if def.is_abstract { "abstract " } else { "" };
    let extends = def.parent.map_or(String::new(), |p| format!(" extends C{p}"));
    let ifaces: Vec<String> = def.ifaces.iter().map(|i| format!("I{i}")).collect();
    let implements = if ifaces.is_empty() { String::new() } else { format!(" implements {}", ifaces.join(", ")) };
    let mut text = format!("    static {modifier}class C{class}{extends}{implements} {{\n");
    text.push_str(&write_fields(rng, world, class));
    text.push_str(&write_constructor(rng, world, class));
    for (v, method) in world.virtuals.iter().enumerate() {
        let ret = match method.ret {
            // A covariant return type: javac adds a bridge method.
            Ty::Class(_) => Ty::Class(class),
            ref other => other.clone(),
        };
        let head = format!("public {} {}", ret.java(), method.name);
        let mut body = Body::new(rng, world, 60);
        if def.bodies.contains(&v) {
            body.enter_class(class);
            body.method(&head, &method.params, &ret, 2);
        } else if method.owner == Owner::Class(class) {
            let params = body.parameters(&method.params);
            body.line(format!("public abstract {} {}({params});", method.ret.java(), method.name));
        }
        text.push_str(&body.out);
    }
    text.push_str(&write_overloads(rng, world, class));
    text.push_str(&write_inner(rng, world, class));
    text.push_str(&write_object_methods(rng, world, class));
    text.push_str("    }\n");
    text
}

fn write_fields(rng: &mut Rng, world: &World, class: usize) -> String {
    let mut body = Body::new(rng, world, 40);
    body.is_pure = true;
    for field in &world.classes[class].fields {
        let modifier = if field.is_private { "private " } else { "" };
        let (name, ty) = (&field.name, field.ty.java());
        let is_blank = body.rng.chance(30) && !matches!(field.ty, Ty::Array(_));
        if matches!(field.ty, Ty::Class(_)) || is_blank {
            body.line(format!("{modifier}{ty} {name};"));
        } else {
            let value = body.assignable(&field.ty, 2);
            body.line(format!("{modifier}{ty} {name} = {value};"));
        }
    }
    let value = body.int(2);
    body.line(format!("static int made{class} = {value};"));
    body.line(format!("static {{ trace(\"C{class}\"); made{class} ^= {}; }}", class + 1));
    body.out
}

fn write_constructor(rng: &mut Rng, world: &World, class: usize) -> String {
    let def = &world.classes[class];
    let mut body = Body::new(rng, world, 60);
    body.is_pure = true;
    if body.rng.chance(40) {
        body.line(format!("{{ mix(\"init C{class}\"); made{class}++; }}"));
    }
    let params = body.parameters(&def.constructor);
    body.open(format!("C{class}({params}) {{"));
    if let Some(parent) = def.parent {
        let arguments = body.arguments(&world.classes[parent].constructor, 2);
        body.line(format!("super({arguments});"));
    }
    body.enter_class(class);
    for field in &def.fields {
        if body.rng.chance(50) && !matches!(field.ty, Ty::Class(_)) {
            let value = body.assignable(&field.ty, 2);
            body.line(format!("this.{} = {value};", field.name));
        }
    }
    if body.rng.chance(20) {
        // The body that runs may belong to a subclass whose fields are not set yet.
        let callable: Vec<usize> = (0..world.virtuals.len()).filter(|&v| world.class_has(class, v)).collect();
        let method = &world.virtuals[*body.rng.pick(&callable)];
        let arguments = body.arguments(&method.params, 1);
        body.line(format!("mix({}({arguments}));", method.name));
    }
    body.close("}");
    body.out
}

fn write_overloads(rng: &mut Rng, world: &World, class: usize) -> String {
    let mut text = String::new();
    for ty in OVERLOADS {
        // The root has them all; a subclass overrides some, and so may see `super.ov` of another type.
        if class > 0 && !rng.chance(20) {
            continue;
        }
        let mut body = Body::new(rng, world, 25);
        body.enter_class(class);
        body.method("int ov", std::slice::from_ref(ty), &Ty::INT, 0);
        text.push_str(&body.out);
    }
    if class == 0 {
        text.push_str("        int ov(int... p0) { return p0.length; }\n");
    }
    text
}

/// An inner class: its instances hold the outer object.
fn write_inner(rng: &mut Rng, world: &World, class: usize) -> String {
    let mut body = Body::new(rng, world, 30);
    for field in world.visible_fields(class) {
        let text = format!("C{class}.this.{}", field.name);
        body.declare(&text, &field.ty, false);
        let last = body.scope.len() - 1;
        body.scope[last].is_writable = true;
        body.scope[last].is_local = false;
    }
    body.open(format!("class N{class} {{"));
    body.line("int k;");
    body.line(format!("N{class}(int k) {{ this.k = k; }}"));
    body.declare("k", &Ty::INT, true);
    body.method("int get", &[Ty::INT], &Ty::INT, 1);
    body.close("}");
    body.out
}

fn write_object_methods(rng: &mut Rng, world: &World, class: usize) -> String {
    // Only fields that cannot lead back to this object.
    let flat: Vec<Field> = world
        .visible_fields(class)
        .into_iter()
        .filter(|f| matches!(f.ty, Ty::Prim(_) | Ty::Boxed(_) | Ty::Str | Ty::Enum(_)))
        .collect();
    let mut body = Body::new(rng, world, 10);
    if class == 0 || body.rng.chance(50) {
        let parts: Vec<String> = flat.iter().map(|f| format!(" + \",\" + this.{}", f.name)).collect();
        let prefix = if class > 0 && body.rng.chance(40) { " + super.toString()" } else { "" };
        body.line(format!("public String toString() {{ return \"C{class}\"{prefix}{}; }}", parts.concat()));
    }
    let hashed: Vec<&Field> = flat.iter().filter(|f| !matches!(f.ty, Ty::Enum(_))).collect();
    if class == 0 || body.rng.chance(30) {
        let names: Vec<String> = hashed.iter().map(|f| format!("this.{}", f.name)).collect();
        body.line(format!("public int hashCode() {{ return Objects.hash({class}, {}); }}", names.join(", ")));
        let tests: Vec<String> =
            hashed.iter().map(|f| format!(" && Objects.equals(this.{0}, o.{0})", f.name)).collect();
        body.line(format!(
            "public boolean equals(Object other) {{ return other instanceof C{class} o{}; }}",
            tests.concat()
        ));
    }
    body.out
}
