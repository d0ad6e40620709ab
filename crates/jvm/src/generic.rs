//! Types with their type arguments, as `Signature` attributes have them (JVMS 4.7.9.1).
//!
//! Where a type variable had to be replaced by a class that was chosen for it, and others would have done, the class has
//! [`CHOSEN`] in front, where a wildcard has `+` or `-`.

use std::borrow::Cow;

use crate::class::Attribute;
use crate::reader::Reader;
use crate::{Class, Method, Program};

/// In front of a type that was chosen for a type variable.
pub const CHOSEN: char = '=';

/// A type variable that a class or a method declares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Variable {
    /// As it is used: `TE;`.
    pub name: String,
    /// What it extends; nothing said is nothing here.
    pub bounds: Vec<String>,
}

/// How deep type arguments may be inside of each other: nobody writes more, and reading them must end.
const DEEPEST: usize = 64;

/// The `Signature` of a class, a field or a method.
pub fn signature(holder: &Class, attributes: &[Attribute]) -> Option<String> {
    let file = holder.file.as_ref()?;
    let index = Reader::new(file.attribute(attributes, "Signature")?).u16().ok()?;
    let text = file.pool.utf8(&file.bytes, index).ok()?;
    (text.matches('<').count() <= DEEPEST).then(|| text.into_owned())
}

/// The types of a method's parameters, with their type arguments; none if nothing is said about them.
pub fn parameters(holder: &Class, method: &Method) -> Option<Vec<String>> {
    let signature = signature(holder, &method.attributes)?;
    let inner = &signature[signature.find('(')? + 1..signature.rfind(')')?];
    types(inner)
}

/// The type arguments of a type: none for a raw one.
pub fn arguments(of: &str) -> Option<Vec<String>> {
    let (_, inner) = segments(of)?.pop()?;
    (!inner.is_empty()).then_some(inner)
}

/// The class that is left of a type when nothing but classes counts: what an inner one is in goes before a dollar sign.
pub fn erased(of: &str) -> Cow<'_, str> {
    let plain = of.trim_start_matches(['+', CHOSEN]);
    let end = plain.find(['<', ';']).unwrap_or(plain.len());
    match plain.strip_prefix('L') {
        None => Cow::Borrowed("java/lang/Object"),
        Some(_) if plain[end..].contains('.') => match segments(plain) {
            Some(all) => all.into_iter().map(|(name, _)| name).collect::<Vec<_>>().join("$").into(),
            None => Cow::Borrowed("java/lang/Object"),
        },
        Some(_) => Cow::Borrowed(&plain[1..end]),
    }
}

/// The names of a class and of those it is in, outermost first, each with its type arguments.
pub fn segments(of: &str) -> Option<Vec<(&str, Vec<String>)>> {
    let mut rest = of.trim_start_matches(['+', CHOSEN]).strip_prefix('L')?;
    let mut all = Vec::new();
    loop {
        let end = rest.find(['<', '.', ';'])?;
        let name = &rest[..end];
        rest = &rest[end..];
        let mut given = Vec::new();
        if let Some(mut inner) = rest.strip_prefix('<') {
            while !inner.starts_with('>') {
                let end = end_of(inner)?;
                given.push(inner[..end].to_string());
                inner = &inner[end..];
            }
            rest = &inner[1..];
        }
        all.push((name, given));
        match rest.strip_prefix('.') {
            Some(next) => rest = next,
            None => return (rest == ";").then_some(all),
        }
    }
}

/// A type with its variables replaced, as far as something is known to put there.
pub fn replaced(of: &str, value: &dyn Fn(&str) -> Option<String>) -> String {
    let plain = of.trim_start_matches(['[', '+', '-', CHOSEN]);
    let front = &of[..of.len() - plain.len()];
    let inside = match (plain.starts_with('T'), segments(plain)) {
        (true, _) => value(plain),
        (false, Some(all)) => {
            let segment = |(name, given): &(&str, Vec<String>)| match given.is_empty() {
                true => name.to_string(),
                false => format!("{name}<{}>", given.iter().map(|of| replaced(of, value)).collect::<String>()),
            };
            Some(format!("L{};", all.iter().map(segment).collect::<Vec<_>>().join(".")))
        }
        (false, None) => None,
    };
    match inside {
        Some(inside) => format!("{front}{inside}"),
        None => of.to_string(),
    }
}

/// The type arguments of a class, in the order in which it declares them, for an object of it that was written as a value
/// of this type: of the class itself or one above it. `*` stands for those that the type leaves open.
pub fn arguments_of(program: &Program, class: &Class, written: &str) -> Option<Vec<String>> {
    let given = arguments(written)?;
    let above = erased(written);
    let (own, _) = declaration(class)?;
    let seen = seen_above(program, class, &above)?;
    let open = || "*".to_string();
    if seen.len() != given.len() {
        return None;
    }
    let of = |variable: &Variable| {
        seen.iter().position(|seen| *seen == variable.name).map_or_else(open, |at| given[at].clone())
    };
    Some(own.iter().map(of).collect())
}

/// The type arguments that a class gives to itself or to a type above it, in terms of its own variables.
pub fn seen_above(program: &Program, class: &Class, above: &str) -> Option<Vec<String>> {
    // One that has no type arguments around it may still extend one that has.
    let plain = || {
        let supertypes = class.super_class.iter().chain(&class.interfaces);
        (Vec::new(), supertypes.map(|&id| format!("L{};", program.class_name(id))).collect())
    };
    let (own, supertypes) = declaration(class).unwrap_or_else(plain);
    if program.class_name(class.id) == above {
        return Some(own.into_iter().map(|variable| variable.name).collect());
    }
    supertypes.iter().find_map(|supertype| {
        let next = program.load(&erased(supertype)).ok()?;
        let seen = seen_above(program, next, above)?;
        let given = arguments(supertype).unwrap_or_default();
        let (variables, _) = declaration(next).unwrap_or_default();
        // What a raw type leaves open stays open.
        let value = |name: &str| {
            let at = variables.iter().position(|variable| variable.name == name)?;
            Some(given.get(at).cloned().unwrap_or_else(|| "*".to_string()))
        };
        Some(seen.iter().map(|seen| replaced(seen, &value)).collect())
    })
}

/// The type variables that a class declares, and the types right above it.
pub fn declaration(class: &Class) -> Option<(Vec<Variable>, Vec<String>)> {
    let signature = signature(class, &class.file.as_ref()?.attributes)?;
    let (variables, rest) = declared(&signature)?;
    Some((variables, types(rest)?))
}

/// The type variables that a method declares itself.
pub fn variables(holder: &Class, method: &Method) -> Vec<Variable> {
    let signature = signature(holder, &method.attributes);
    signature.as_deref().and_then(declared).map_or(Vec::new(), |(variables, _)| variables)
}

/// The type variables that a signature begins with, and what follows them.
fn declared(signature: &str) -> Option<(Vec<Variable>, &str)> {
    let mut variables = Vec::new();
    let Some(mut rest) = signature.strip_prefix('<') else { return Some((variables, signature)) };
    while !rest.starts_with('>') {
        let (name, mut after) = rest.split_once(':')?;
        let mut bounds = Vec::new();
        loop {
            // A bound that is a class may be missing, and any number of interfaces follows.
            after = after.strip_prefix(':').unwrap_or(after);
            let end = end_of(after)?;
            bounds.push(after[..end].to_string());
            after = &after[end..];
            if !after.starts_with(':') {
                break;
            }
        }
        bounds.retain(|bound| bound != "Ljava/lang/Object;");
        variables.push(Variable { name: format!("T{name};"), bounds });
        rest = after;
    }
    Some((variables, &rest[1..]))
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
    let start = text.len() - text.trim_start_matches(['[', '+', '-', CHOSEN]).len();
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
        assert_eq!(erased("Lx/Heap<TT;>.Node<Ly/Z;>;"), "x/Heap$Node");
        assert_eq!(arguments("Lx/Heap<TT;>.Node<Ly/Z;>;"), Some(vec!["Ly/Z;".into()]));
        assert_eq!(arguments("Lx/Heap<TT;>.Node;"), None);
    }

    #[test]
    fn type_variables_are_replaced_wherever_they_are() {
        let value = |name: &str| match name {
            "TT;" => Some("=Lx/Y;".to_string()),
            "TU;" => Some("*".to_string()),
            _ => None,
        };
        let cases = [
            ("TT;", "=Lx/Y;"),
            ("[TT;", "[=Lx/Y;"),
            ("Lx/TT;", "Lx/TT;"),
            ("Lx/Heap<TT;>.Node<-TT;TV;TU;>;", "Lx/Heap<=Lx/Y;>.Node<-=Lx/Y;TV;*>;"),
            ("Lx/Map<+Lx/List<[TT;>;[I>;", "Lx/Map<+Lx/List<[=Lx/Y;>;[I>;"),
            ("I", "I"),
            ("Lx/broken<", "Lx/broken<"),
        ];
        for (of, expected) in cases {
            assert_eq!(replaced(of, &value), expected, "{of}");
        }
        let (variables, rest) = declared("<T::Ljava/lang/Comparable<-TT;>;V:Ljava/lang/Object;>(TT;)V").unwrap();
        let names: Vec<&str> = variables.iter().map(|variable| variable.name.as_str()).collect();
        assert_eq!((names, rest), (vec!["TT;", "TV;"], "(TT;)V"));
        assert_eq!(variables[0].bounds, ["Ljava/lang/Comparable<-TT;>;"]);
        assert!(variables[1].bounds.is_empty());
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
