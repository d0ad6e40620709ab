//! Names that say what is tested: the method, the situation, the outcome.

use explore::{End, Subject};
use jvm::{Kind, Program};
use witness::{Contents, Datum, Run, Witness};

use super::observe::{Done, Expected};
use crate::drawing::simple;
use crate::java::{capitalized, variable_for};

/// The name of a test.
pub(super) fn name(program: &Program, subject: &Subject<'_>, names: &[String], run: &Run, done: &Done) -> String {
    let method = match program.text(subject.method.name) {
        "<init>" => "new".to_string(),
        name => name.to_string(),
    };
    let mut parts = vec![method];
    let situation = situation(program, subject, names, &run.witness);
    if !situation.is_empty() {
        parts.push(situation);
    }
    parts.push(outcome(program, run, done));
    let name = parts.join("_");
    name.chars().filter(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// What is special about the input.
fn situation(program: &Program, subject: &Subject<'_>, names: &[String], witness: &Witness) -> String {
    let has_receiver = !subject.method.flags.is_static() && !subject.is_constructor(program);
    let mut words = String::new();
    if has_receiver {
        words += &receiver_words(program, subject, witness);
    }
    let parameters: Vec<String> = witness
        .args
        .iter()
        .skip(has_receiver as usize)
        .zip(names)
        .filter_map(|(&arg, name)| argument_words(witness, arg, name, has_receiver))
        .collect();
    if !parameters.is_empty() {
        let preposition = if words.is_empty() { "with" } else { "With" };
        words += &format!("{preposition}{}", parameters.join("And"));
    }
    words
}

fn receiver_words(program: &Program, subject: &Subject<'_>, witness: &Witness) -> String {
    let own = capitalized(&variable_for(&program.external_name(subject.class.id)));
    let receiver = witness.args.first().and_then(|arg| arg.object());
    let reach = crate::build::reach(witness, &witness.args[..1.min(witness.args.len())]);
    let parts: Vec<usize> = reach
        .into_iter()
        .filter(|&at| Some(at) != receiver)
        .filter(|&at| matches!(witness.objects[at].contents, Contents::Fields(_)))
        .filter(|&at| !witness.objects[at].class.starts_with("java/lang/"))
        .collect();
    let refers = |at: usize| match &witness.objects[at].contents {
        Contents::Fields(fields) => {
            fields.iter().any(|field| !matches!(field.value, Datum::Null) && field.value.object().is_some())
        }
        _ => false,
    };
    let Some(&first) = parts.first() else {
        let arrays = receiver.is_some_and(refers);
        return if arrays { format!("on{own}") } else { format!("onEmpty{own}") };
    };
    let word = capitalized(&variable_for(&simple(&witness.objects[first].class)));
    let same = parts.iter().filter(|&&at| witness.objects[at].class == witness.objects[first].class).count();
    match same {
        1 => format!("on{own}With1{word}"),
        many => format!("on{own}With{many}{word}s"),
    }
}

/// What is special about an argument.
fn argument_words(witness: &Witness, arg: Datum, name: &str, has_receiver: bool) -> Option<String> {
    let what = capitalized(name);
    Some(match arg {
        Datum::Null => format!("Null{what}"),
        Datum::Boolean(true) => what,
        Datum::Boolean(false) => format!("No{what}"),
        Datum::Object(at) => match &witness.objects[at].contents {
            Contents::Text(units) if units.is_empty() => format!("Empty{what}"),
            Contents::Array(elements) if elements.is_empty() => format!("Empty{what}"),
            Contents::Array(elements) => format!("{}{what}", elements.len()),
            Contents::Constant(constant) => constant.split('_').map(|w| capitalized(&w.to_lowercase())).collect(),
            _ if has_receiver && witness.args.first() == Some(&arg) => format!("ItselfAs{what}"),
            _ => what,
        },
        number => {
            let value = number.as_const()?.as_integer()?;
            let known: Vec<i64> =
                witness.objects.iter().flat_map(|object| same_kind(&object.contents, number)).collect();
            let place = if known.is_empty() || !has_receiver {
                match value {
                    0 => "Zero",
                    v if v < 0 => "Negative",
                    _ => "Positive",
                }
            } else if known.contains(&value) {
                "Known"
            } else if known.iter().all(|&k| value < k) {
                "Smaller"
            } else if known.iter().all(|&k| value > k) {
                "Larger"
            } else {
                "Inner"
            };
            format!("{place}{what}")
        }
    })
}

/// The numbers of an object that are of the same kind.
fn same_kind(contents: &Contents, like: Datum) -> Vec<i64> {
    let own = |datum: Datum| {
        let is_same = std::mem::discriminant(&datum) == std::mem::discriminant(&like);
        is_same.then(|| datum.as_const()?.as_integer()).flatten()
    };
    match contents {
        Contents::Fields(fields) => fields.iter().filter(|f| !f.is_free).filter_map(|f| own(f.value)).collect(),
        Contents::Array(elements) => elements.iter().filter_map(|&e| own(e)).collect(),
        _ => Vec::new(),
    }
}

fn outcome(program: &Program, run: &Run, done: &Done) -> String {
    match (&run.end, done) {
        (End::Invariant(_), _) => "keepsInvariant".to_string(),
        (End::Postcondition(_), _) => "keepsPostcondition".to_string(),
        (End::Uncaught(_), _) => "doesNotThrow".to_string(),
        (End::Assertion(_), _) => "passesAssertions".to_string(),
        (_, Done::Threw(class)) => format!("throws{}", class.rsplit(['/', '$']).next().unwrap_or(class)),
        (_, Done::Returned(None)) => "returns".to_string(),
        (_, Done::Returned(Some(expected))) => match expected {
            Expected::True => "returnsTrue".to_string(),
            Expected::False => "returnsFalse".to_string(),
            Expected::Null => "returnsNull".to_string(),
            Expected::Equal(text) | Expected::Floating(text) => value_words(text),
            Expected::Same(_) => "returnsSame".to_string(),
            Expected::Array(_) => "returnsArray".to_string(),
            Expected::Something(class) => {
                format!("returns{}", simple(program.class_name(*class)).replace(['.', '[', ']'], ""))
            }
        },
    }
}

fn value_words(text: &str) -> String {
    let plain = text.trim_end_matches('L');
    match plain.strip_prefix('-').unwrap_or(plain) {
        digits if !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit()) => {
            format!("returns{}{digits}", if plain.starts_with('-') { "Minus" } else { "" })
        }
        "\"\"" => "returnsEmptyText".to_string(),
        quoted if quoted.starts_with('"') => "returnsText".to_string(),
        _ => "returnsValue".to_string(),
    }
}

/// What an unnamed parameter of this kind is called.
pub(super) fn parameter_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Ref => "argument",
        Kind::Boolean => "flag",
        Kind::Char => "character",
        _ => "number",
    }
}
