//! Type arguments, as `Signature` attributes have them (JVMS 4.7.9.1).

use crate::class::Attribute;
use crate::reader::Reader;
use crate::{Class, Method, Program};

/// The `Signature` of a class, a field or a method.
pub fn signature(holder: &Class, attributes: &[Attribute]) -> Option<String> {
    let file = holder.file.as_ref()?;
    let index = Reader::new(file.attribute(attributes, "Signature")?).u16().ok()?;
    file.pool.utf8(&file.bytes, index).ok().map(|text| text.into_owned())
}

/// The types of a method's parameters, with their type arguments; none if nothing is said about them.
pub fn parameters(holder: &Class, method: &Method) -> Option<Vec<String>> {
    let signature = signature(holder, &method.attributes)?;
    let inner = &signature[signature.find('(')? + 1..signature.rfind(')')?];
    types(inner)
}

/// The type arguments of a type: none for a raw one.
pub fn arguments(of: &str) -> Option<Vec<String>> {
    let inner = of.strip_suffix(">;")?;
    types(&inner[inner.find('<')? + 1..])
}

/// The class that is left of a type argument when nothing but classes counts.
pub fn erased(argument: &str) -> &str {
    let class = argument.strip_prefix('+').unwrap_or(argument).strip_prefix('L');
    class.map_or("java/lang/Object", |class| &class[..class.find(['<', ';']).unwrap_or(class.len())])
}

/// The type arguments of a class, in the order in which it declares them, for an object of it that was written as a value
/// of this type: of the class itself or one above it. `*` stands for those that the type leaves open.
pub fn arguments_of(program: &Program, class: &Class, written: &str) -> Option<Vec<String>> {
    let given = arguments(written)?;
    let above = erased(written);
    let (own, _) = declaration(class)?;
    let seen = as_seen_above(program, class, above)?;
    let open = || "*".to_string();
    if seen.len() != given.len() {
        return None;
    }
    let of =
        |variable: &String| seen.iter().position(|seen| seen == variable).map_or_else(open, |at| given[at].clone());
    Some(own.iter().map(of).collect())
}

/// The type arguments that a class gives to itself or to a type above it, in terms of its own variables.
fn as_seen_above(program: &Program, class: &Class, above: &str) -> Option<Vec<String>> {
    let (own, supertypes) = declaration(class)?;
    if program.class_name(class.id) == above {
        return Some(own);
    }
    supertypes.iter().find_map(|supertype| {
        let next = program.load(erased(supertype)).ok()?;
        let given = arguments(supertype)?;
        let seen = as_seen_above(program, next, above)?;
        let (variables, _) = declaration(next)?;
        let replaced = |seen: String| match variables.iter().position(|variable| *variable == seen) {
            Some(at) => given.get(at).cloned(),
            None => Some(seen),
        };
        seen.into_iter().map(replaced).collect()
    })
}

/// The type variables that a class declares, each as it is used (`TE;`), and the types right above it.
fn declaration(class: &Class) -> Option<(Vec<String>, Vec<String>)> {
    let signature = signature(class, &class.file.as_ref()?.attributes)?;
    let mut rest = signature.as_str();
    let mut variables = Vec::new();
    if let Some(inner) = rest.strip_prefix('<') {
        rest = inner;
        while !rest.starts_with('>') {
            let (name, bounds) = rest.split_once(':')?;
            variables.push(format!("T{name};"));
            // A bound that is a class may be missing, and any number of interfaces follows.
            rest = bounds;
            loop {
                rest = rest.strip_prefix(':').unwrap_or(rest);
                rest = &rest[end_of(rest)?..];
                if !rest.starts_with(':') {
                    break;
                }
            }
        }
        rest = &rest[1..];
    }
    Some((variables, types(rest)?))
}

/// Takes types that follow each other apart.
fn types(mut text: &str) -> Option<Vec<String>> {
    let mut all = Vec::new();
    while !text.is_empty() {
        let end = end_of(text)?;
        all.push(text[..end].to_string());
        text = &text[end..];
    }
    Some(all)
}

fn end_of(text: &str) -> Option<usize> {
    let start = text.len() - text.trim_start_matches(['[', '+', '-']).len();
    if !text[start..].starts_with(['L', 'T']) {
        return (start < text.len()).then_some(start + 1);
    }
    let mut depth = 0;
    for (at, letter) in text.char_indices().skip(start) {
        match letter {
            '<' => depth += 1,
            '>' => depth -= 1,
            ';' if depth == 0 => return Some(at + 1),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn type_arguments_are_taken_apart() {
        let of = "Ljava/util/Map<Ljava/lang/Integer;+Ljava/util/List<TE;>;>;";
        assert_eq!(arguments(of), Some(vec!["Ljava/lang/Integer;".into(), "+Ljava/util/List<TE;>;".into()]));
        assert_eq!(arguments("Ljava/util/Map<*[I>;"), Some(vec!["*".into(), "[I".into()]));
        assert_eq!(arguments("Ljava/util/Map;"), None);
        assert_eq!(arguments("Ljava/util/Map<Ljava"), None);
        assert_eq!(
            ["+Lx/Y<TE;>;", "Lx/Y;", "*", "TE;"].map(erased),
            ["x/Y", "x/Y", "java/lang/Object", "java/lang/Object"]
        );
    }

    #[test]
    fn type_arguments_reach_the_class_that_is_made() {
        for home in crate::classpath::testing::installed_jdks() {
            let jdk = crate::classpath::Jdk::locate(Some(&home)).unwrap();
            let path = crate::classpath::ClassPath::parse("", jdk.feature()).unwrap();
            let program = Program::new(jdk, path);
            let of = |class: &str, written: &str| {
                let class = program.load(class).unwrap();
                arguments_of(&program, class, written).map(|all| all.join(" "))
            };
            let words = |text: &str| Some(text.to_string());
            assert_eq!(of("java/util/ArrayList", "Ljava/util/List<Lx/Y;>;"), words("Lx/Y;"));
            assert_eq!(of("java/util/ArrayList", "Ljava/lang/Iterable<+Lx/Y;>;"), words("+Lx/Y;"));
            assert_eq!(
                of("java/util/TreeMap", "Ljava/util/Map<Lx/K;Ljava/util/List<Lx/V;>;>;"),
                words("Lx/K; Ljava/util/List<Lx/V;>;")
            );
            assert_eq!(of("java/util/Properties", "Ljava/util/Map<Lx/K;Lx/V;>;"), words(""));
            assert_eq!(of("java/util/HashMap", "Ljava/util/Map;"), None);
            assert_eq!(of("java/util/HashMap", "Ljava/util/List<Lx/Y;>;"), None);
        }
    }
}
