//! Classes as people name them, and what they may have meant where there is none of the name.

use jvm::{Class, LinkError, LinkErrorKind, Program};

use crate::subject::NoSubject;

/// Names that are offered.
const MOST: usize = 3;

/// The class of a name. A nested class may be written as in Java, `Outer.Inner`.
pub(crate) fn class<'p>(program: &'p Program, name: &str) -> Result<&'p Class, NoSubject> {
    let mut internal = name.replace('.', "/");
    let error = match program.load(&internal) {
        Ok(class) => return Ok(class),
        Err(error) => error,
    };
    if is_missing(&error, &internal) {
        while let Some(at) = internal.rfind('/') {
            internal.replace_range(at..=at, "$");
            match program.load(&internal) {
                Ok(class) => return Ok(class),
                Err(error) if is_missing(&error, &internal) => {}
                Err(error) => return Err(NoSubject(format!("cannot load class {name}: {error}"))),
            }
        }
        return Err(NoSubject(missing(program, name)));
    }
    Err(NoSubject(format!("cannot load class {name}: {error}")))
}

/// Whether it is this class that is missing, and not one that it needs.
fn is_missing(error: &LinkError, internal: &str) -> bool {
    error.kind == LinkErrorKind::NoClassDefFound && error.to_string().contains(internal)
}

fn missing(program: &Program, name: &str) -> String {
    let mut message = format!("there is no class {name} on the class path");
    let names: Vec<String> = program.classpath().class_names().map_or(Vec::new(), |names| names.collect());
    let shown: Vec<String> = names.iter().map(|internal| internal.replace('/', ".")).collect();
    let simple = |name: &str| name.rsplit(['.', '$']).next().unwrap_or(name).to_string();
    let mut close: Vec<&str> = shown.iter().filter(|each| simple(each) == simple(name)).map(String::as_str).collect();
    if close.is_empty() {
        close = similar(name, shown.iter().map(String::as_str));
    }
    if close.is_empty() {
        let wanted = simple(name);
        let by_simple_name = similar(&wanted, shown.iter().map(|each| each.rsplit(['.', '$']).next().unwrap_or(each)));
        close = shown.iter().map(String::as_str).filter(|each| by_simple_name.contains(&&*simple(each))).collect();
    }
    close.truncate(MOST);
    message += &match close.as_slice() {
        [] if shown.is_empty() => ", which has no classes at all; give it with -cp".to_string(),
        [] => "; give it with -cp".to_string(),
        close => format!("; did you mean {}?", close.join(" or ")),
    };
    let absent: Vec<String> = program.classpath().missing().iter().map(|path| path.display().to_string()).collect();
    if !absent.is_empty() {
        message += &format!(" (not there: {})", absent.join(", "));
    }
    message
}

/// The names that differ from what was written by little, the closest first.
pub(crate) fn similar<'a>(written: &str, names: impl Iterator<Item = &'a str>) -> Vec<&'a str> {
    let most = 1 + written.chars().count() / 4;
    let mut close: Vec<(usize, &str)> = names.map(|name| (distance(written, name), name)).collect();
    close.retain(|(distance, _)| *distance <= most);
    close.sort_unstable();
    close.dedup();
    close.into_iter().map(|(_, name)| name).take(MOST).collect()
}

/// Letters that have to be put in, left out, changed, or exchanged with the next one.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.to_lowercase().chars().collect(), b.to_lowercase().chars().collect());
    if a.len().abs_diff(b.len()) > 8 {
        return usize::MAX;
    }
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = match (i, j) {
                (0, j) => j,
                (i, 0) => i,
                (i, j) => {
                    let changed = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                    let least = changed.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                    let swaps = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
                    if swaps { least.min(rows[i - 2][j - 2] + 1) } else { least }
                }
            };
        }
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_close_is_found() {
        let names = ["remove", "removeAll", "add", "size"];
        assert_eq!(similar("rmeove", names.into_iter()), ["remove"]);
        assert_eq!(similar("Add", names.into_iter()), ["add"]);
        assert!(similar("insert", names.into_iter()).is_empty());
        assert_eq!(distance("abc", "acb"), 1);
    }
}
