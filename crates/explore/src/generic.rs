//! Type arguments, as `Signature` attributes have them (JVMS 4.7.9.1).

use jvm::class::Attribute;
use jvm::reader::Reader;
use jvm::{Class, Method};

/// The `Signature` of a field or a method.
pub(crate) fn signature(holder: &Class, attributes: &[Attribute]) -> Option<String> {
    let file = holder.file.as_ref()?;
    let index = Reader::new(file.attribute(attributes, "Signature")?).u16().ok()?;
    file.pool.utf8(&file.bytes, index).ok().map(|text| text.into_owned())
}

/// The types of a method's parameters, with their type arguments; none if nothing is said about them.
pub(crate) fn parameters(holder: &Class, method: &Method) -> Option<Vec<String>> {
    let signature = signature(holder, &method.attributes)?;
    let inner = &signature[signature.find('(')? + 1..signature.rfind(')')?];
    types(inner)
}

/// The type arguments of a type: none for a raw one.
pub(crate) fn arguments(of: &str) -> Option<Vec<String>> {
    let inner = of.strip_suffix(">;")?;
    types(&inner[inner.find('<')? + 1..])
}

/// The class that is left of a type argument when nothing but classes counts.
pub(crate) fn erased(argument: &str) -> &str {
    let class = argument.strip_prefix('+').unwrap_or(argument).strip_prefix('L');
    class.map_or("java/lang/Object", |class| &class[..class.find(['<', ';']).unwrap_or(class.len())])
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
}
