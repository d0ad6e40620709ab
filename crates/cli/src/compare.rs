//! `lissom compare`

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use explore::{Config, Left, SetUp, Subject};
use jvm::Program;
use oracle::compare::{Comparison, Difference};
use oracle::enumerate::{Content, Contents, Structure};
use oracle::hex::Specification;
use serde_json::{Value, json};
use term::VarKind;

use crate::flags::CompareFlags;
use crate::{INCONCLUSIVE, analysis, complain};

/// Compares two specifications of a class; gives the exit code.
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

/// One of the two.
enum Side {
    Rules(String, Specification),
    Invariant,
}

impl Side {
    fn parse(text: &str) -> Result<Side, String> {
        if INVARIANT.contains(&text) {
            return Ok(Side::Invariant);
        }
        let files = match text.strip_prefix("hex=") {
            Some(files) => files,
            None if text == "hex" => "",
            None => return Err(format!("`{text}` is no specification: {} or hex=FILE", INVARIANT.join(", "))),
        };
        let files: Vec<PathBuf> = files.split(',').filter(|file| !file.is_empty()).map(PathBuf::from).collect();
        Ok(Side::Rules(text.to_string(), Specification::read(&files)?))
    }
}

/// Who admits a heap that the other does not, and which.
type Found = (String, Difference);

/// What is said in the end.
struct Answer {
    is_equal: Option<bool>,
    scope: String,
    found: Vec<Found>,
    /// A heap that only the invariant admits because it leads back into itself where rules do not look.
    stray: Option<Difference>,
    both: u64,
    neither: u64,
    left: BTreeMap<(Left, String), u64>,
    time: Duration,
}

fn attempt(flags: &CompareFlags) -> Result<Option<bool>, String> {
    let [first, second] = flags.oracle.as_slice() else {
        return Err("two specifications are compared: --oracle hex=FILE --oracle joint".to_string());
    };
    let (first, second) = (Side::parse(first)?, Side::parse(second)?);
    let program = analysis::program(&flags.classes)?;
    let subject =
        Subject::invariant(&program, &analysis::target(&flags.classes, &flags.target)).map_err(|e| e.to_string())?;
    let most = analysis::bounds(&flags.scope).n;
    let deadline = flags.cost.time.map(|time| Instant::now() + time);
    let one = |rules: &Specification, n: u32| comparison(flags, &program, &subject, rules, most.map(|_| n), deadline);
    let mut answer = None;
    // What is different in a small scope is found there.
    for n in 1..=most.unwrap_or(1) {
        let now = match (&first, &second) {
            (Side::Rules(_, rules), Side::Invariant) | (Side::Invariant, Side::Rules(_, rules)) => {
                with_invariant(one(rules, n)?)
            }
            (Side::Rules(a, first), Side::Rules(b, second)) => {
                with_each_other((a, one(first, n)?), (b, one(second, n)?))
            }
            (Side::Invariant, Side::Invariant) => {
                return Err("one of the two has to be rules: --oracle hex=FILE".to_string());
            }
        };
        let is_over = now.is_equal != Some(true);
        answer = Some(now);
        if is_over {
            break;
        }
    }
    let answer = answer.ok_or("--n 0: there is nothing to compare")?;
    if flags.json {
        println!("{}", as_json(&program, flags, &answer));
    } else {
        print(&program, flags, &answer);
    }
    Ok(answer.is_equal)
}

/// Compares rules with the invariant, in one scope.
fn comparison(
    flags: &CompareFlags,
    program: &Program,
    subject: &Subject<'_>,
    rules: &Specification,
    n: Option<u32>,
    deadline: Option<Instant>,
) -> Result<(String, Comparison), String> {
    let mut selection = oracle::Selection::parse(&["hex".to_string()])?;
    selection.specification = rules.clone();
    let mut bounds = analysis::bounds(&flags.scope);
    bounds.n = n;
    let mut config = Config { bounds, oracles: Some(Arc::new(selection)), ..Config::default() };
    config.heap_scope = flags.scope.heap_scope.clone();
    analysis::configure(&mut config, &flags.classes, &flags.cost);
    let setup = SetUp::new(program, subject.clone(), config)?;
    let found = oracle::compare::compare(&setup, rules, &flags.ghost, deadline)?;
    Ok((analysis::scope(&setup.config), found))
}

fn with_invariant((scope, found): (String, Comparison)) -> Answer {
    let is_equal = found.is_equal();
    let rules = found.only_rules.map(|heap| ("the rules admit".to_string(), heap));
    let invariant = found.only_invariant.map(|heap| ("the invariant admits".to_string(), heap));
    Answer {
        is_equal,
        scope,
        found: rules.into_iter().chain(invariant).collect(),
        stray: found.stray,
        both: found.both,
        neither: found.neither,
        left: found.left,
        time: found.time,
    }
}

/// Two sets of rules, each compared with the invariant: if one means the same as the invariant, the other differs from it as
/// it differs from the invariant.
fn with_each_other(first: (&String, (String, Comparison)), second: (&String, (String, Comparison))) -> Answer {
    let (first_name, (scope, first)) = first;
    let (second_name, (_, second)) = second;
    let equal = (first.is_equal(), second.is_equal());
    let (both, neither) = (first.both.min(second.both), first.neither.min(second.neither));
    let time = first.time + second.time;
    let stray = first.stray.or(second.stray);
    let mut left = first.left;
    left.extend(second.left);
    let admits = |name: &str, heap: Option<Difference>| heap.map(|heap| (format!("{name} admits"), heap));
    let found = match equal {
        (Some(true), _) => [admits(second_name, second.only_rules), admits(first_name, second.only_invariant)],
        (_, Some(true)) => [admits(first_name, first.only_rules), admits(second_name, first.only_invariant)],
        _ => {
            let what = "both differ from the invariant, which is what rules are compared by".to_string();
            left.insert((Left::Unknown(what), String::new()), 1);
            [None, None]
        }
    };
    let is_equal = match equal {
        (Some(true), other) | (other, Some(true)) => other,
        _ => None,
    };
    Answer { is_equal, scope, found: found.into_iter().flatten().collect(), stray, both, neither, left, time }
}

fn verdict(answer: &Answer) -> &'static str {
    match answer.is_equal {
        Some(true) if answer.stray.is_some() => "equal within the scope, but for strays",
        Some(true) => "equal within the scope",
        Some(false) => "different",
        None => "not decided",
    }
}

fn print(program: &Program, flags: &CompareFlags, answer: &Answer) {
    println!("{}: {}", flags.target, verdict(answer));
    println!("  scope  {}", answer.scope);
    println!(
        "  heaps  {} both admit, {} neither does, in {:.2} s",
        answer.both,
        answer.neither,
        answer.time.as_secs_f64()
    );
    for ((left, place), count) in &answer.left {
        let place = if place.is_empty() { String::new() } else { format!(" at {place}") };
        println!("  open   {}{place}, {count} times; {}", left.describe(), left.advice());
    }
    for (who, difference) in &answer.found {
        print_heap(program, who, difference);
    }
    if let Some(stray) = &answer.stray {
        println!(
            "  but    a reference that no rule is about may be an object of the structure, which rules then know by another name"
        );
        print_heap(program, "the invariant admits", stray);
    }
}

fn print_heap(program: &Program, who: &str, Difference { heap, why }: &Difference) {
    let objects = if heap.size == 1 { "1 object".to_string() } else { format!("{} objects", heap.size) };
    println!("  only {who}, {objects}:");
    for line in drawing(program, heap) {
        println!("    {line}");
    }
    println!("    because {why}");
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

fn as_json(program: &Program, flags: &CompareFlags, answer: &Answer) -> Value {
    let shown = |who: &str, Difference { heap, why }: &Difference| json!({"only": who, "objects": heap.size, "heap": drawing(program, heap), "because": why});
    let found = answer.found.iter().map(|(who, difference)| shown(who, difference));
    let strays = answer.stray.iter().map(|stray| shown("the invariant admits", stray));
    let open = answer.left.iter().map(|((left, place), count)| {
        json!({"reason": left.describe(), "place": place, "count": count, "advice": left.advice()})
    });
    json!({
        "schema": 1,
        "subject": flags.target,
        "scope": answer.scope,
        "verdict": verdict(answer),
        "both": answer.both,
        "neither": answer.neither,
        "differences": found.collect::<Vec<Value>>(),
        "strays": strays.collect::<Vec<Value>>(),
        "open": open.collect::<Vec<Value>>(),
        "time": answer.time.as_secs_f64(),
    })
}
