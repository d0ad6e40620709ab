//! `lissom compare`

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use explore::{Config, SetUp, Subject, Target};
use jvm::Program;
use oracle::compare::{Comparison, Difference};
use oracle::enumerate::{Content, Contents, Structure};
use oracle::hex::Specification;
use serde_json::{Value, json};
use term::VarKind;

use crate::flags::CompareFlags;
use crate::{INCONCLUSIVE, analysis, complain};

/// Compares rules with the invariant of a class; gives the exit code.
pub(crate) fn compare(flags: &CompareFlags) -> u8 {
    match attempt(flags) {
        Ok(Some(true)) => 0,
        Ok(Some(false)) => 1,
        Ok(None) => INCONCLUSIVE,
        Err(message) => complain(message),
    }
}

/// Names of oracles that take the invariant for what is valid.
const INVARIANT: [&str; 4] = ["joint", "eager", "symsolve", "conservative"];

/// The rules among the two specifications.
fn specification(flags: &CompareFlags) -> Result<Specification, String> {
    let [first, second] = flags.oracle.as_slice() else {
        return Err("two specifications are compared: --oracle hex=FILE --oracle joint".to_string());
    };
    let is_rules = |text: &str| text == "hex" || text.starts_with("hex=");
    let (rules, other) = match (is_rules(first), is_rules(second)) {
        (true, false) => (first, second),
        (false, true) => (second, first),
        (true, true) => {
            return Err("two sets of rules: compare each with the invariant (--oracle joint)".to_string());
        }
        (false, false) => return Err("one of the two has to be rules: --oracle hex=FILE".to_string()),
    };
    if !INVARIANT.contains(&other.as_str()) {
        return Err(format!("`{other}` is no specification: {} or hex=FILE", INVARIANT.join(", ")));
    }
    let files = rules.strip_prefix("hex=").unwrap_or_default();
    let files: Vec<PathBuf> = files.split(',').filter(|file| !file.is_empty()).map(PathBuf::from).collect();
    Specification::read(&files)
}

fn attempt(flags: &CompareFlags) -> Result<Option<bool>, String> {
    let specification = specification(flags)?;
    let program = analysis::program_on(&flags.jdk, flags.class_path.as_deref())?;
    let subject = Subject::invariant(&program, &Target::parse(&flags.target)).map_err(|e| e.to_string())?;
    let mut selection = oracle::Selection::parse(&["hex".to_string()])?;
    selection.specification = specification.clone();
    let selection = Arc::new(selection);
    let bounds = analysis::bounds(&flags.scope);
    let deadline = flags.time.map(|time| Instant::now() + time);
    // What is different in a small scope is found there.
    let most = bounds.n;
    let mut found = None;
    for n in 1..=most.unwrap_or(1) {
        let mut bounds = bounds.clone();
        bounds.n = most.map(|_| n);
        let mut config = Config { bounds, oracles: Some(selection.clone()), ..Config::default() };
        config.subtypes = (!flags.subtypes.is_empty()).then(|| flags.subtypes.clone());
        let setup = SetUp::new(&program, subject.clone(), config)?;
        let comparison = oracle::compare::compare(&setup, &specification, &flags.ghost, deadline)?;
        let is_over = comparison.is_equal() != Some(true) || Some(n) == most || most.is_none();
        found = Some((analysis::scope(&setup.config), comparison));
        if is_over {
            break;
        }
    }
    let (scope, found) = found.ok_or("--n 0: there is nothing to compare")?;
    if flags.json {
        println!("{}", as_json(&program, flags, &scope, &found));
    } else {
        print(&program, flags, &scope, &found);
    }
    Ok(found.is_equal())
}

fn verdict(found: &Comparison) -> &'static str {
    match found.is_equal() {
        Some(true) => "equal within the scope",
        Some(false) => "different",
        None => "not decided",
    }
}

fn print(program: &Program, flags: &CompareFlags, scope: &str, found: &Comparison) {
    println!("{}: {}", flags.target, verdict(found));
    println!("  scope  {scope}");
    println!(
        "  heaps  {} both admit, {} neither does, in {:.2} s",
        found.both,
        found.neither,
        found.time.as_secs_f64()
    );
    for ((left, place), count) in &found.left {
        let place = if place.is_empty() { String::new() } else { format!(" at {place}") };
        println!("  open   {}{place}, {count} times; {}", left.describe(), left.advice());
    }
    let differences = [("the rules admit", &found.only_rules), ("the invariant admits", &found.only_invariant)];
    for (who, difference) in differences {
        let Some(Difference { heap, why }) = difference else { continue };
        let objects = if heap.size == 1 { "1 object".to_string() } else { format!("{} objects", heap.size) };
        println!("  only {who}, {objects}:");
        for line in drawing(program, heap) {
            println!("    {line}");
        }
        println!("    because {why}");
    }
}

/// One line for each object, with what is known of it.
fn drawing(program: &Program, heap: &Structure) -> Vec<String> {
    let mut labels: Vec<String> = Vec::new();
    for object in &heap.objects {
        let name = explore::simple_name(program, object.class);
        let name = name.rsplit('.').next().unwrap_or(&name).to_string();
        let same = labels.iter().filter(|label| label.split('#').next() == Some(&name)).count();
        labels.push(format!("{name}#{}", same + 1));
    }
    let show = |content: &Content| match content {
        Content::Open => "?".to_string(),
        Content::NotNull => "(not null)".to_string(),
        Content::Null => "null".to_string(),
        Content::Object(at) => labels.get(*at).cloned().unwrap_or_default(),
        Content::Boolean(value) => value.to_string(),
        Content::Constant(name) => name.clone(),
        Content::Number(kind, value) => {
            let kind = if *kind == jvm::Kind::Char { VarKind::Char } else { VarKind::Int };
            explore::number_text(*value, kind)
        }
    };
    let lines = heap.objects.iter().zip(&labels).map(|(object, label)| {
        let parts: Vec<String> = match &object.contents {
            Contents::Fields(fields) => {
                let known = fields.iter().filter(|field| field.value != Content::Open);
                known.map(|field| format!("{}={}", field.name, show(&field.value))).collect()
            }
            Contents::Elements(elements) => elements.iter().map(show).collect(),
            Contents::Text(text) => vec![format!("{text:?}")],
        };
        format!("{label}{{{}}}", parts.join(", "))
    });
    lines.collect()
}

fn as_json(program: &Program, flags: &CompareFlags, scope: &str, found: &Comparison) -> Value {
    let difference = |difference: &Option<Difference>| match difference {
        Some(Difference { heap, why }) => {
            json!({"objects": heap.size, "heap": drawing(program, heap), "because": why})
        }
        None => Value::Null,
    };
    let open = found.left.iter().map(|((left, place), count)| {
        json!({"reason": left.describe(), "place": place, "count": count, "advice": left.advice()})
    });
    json!({
        "schema": 1,
        "subject": flags.target,
        "scope": scope,
        "verdict": verdict(found),
        "both": found.both,
        "neither": found.neither,
        "only_rules": difference(&found.only_rules),
        "only_invariant": difference(&found.only_invariant),
        "open": open.collect::<Vec<Value>>(),
        "time": found.time.as_secs_f64(),
    })
}
