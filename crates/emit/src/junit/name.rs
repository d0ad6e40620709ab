//! Names that say what is tested: the method, the situation, the outcome.

use std::cmp::Ordering;

use explore::{End, Subject};
use jvm::{Kind, Program};
use witness::{Contents, Datum, Object, Run, Witness};

use super::number::{Relation, relation};
use super::observe::{Done, Expected};
use crate::collection::{Inside, inside};
use crate::drawing::{is_box, simple};
use crate::java::{capitalized, plural, variable_for};

/// Words of a detailed name for one thing.
const MOST_WORDS: usize = 4;
/// Collections of the receiver that are told.
const MOST_COLLECTIONS: usize = 2;

/// The name of a test. A detailed one tells values where others only say what is special about them: it is for tests
/// that would have the same name.
pub(super) fn name(
    program: &Program,
    subject: &Subject<'_>,
    names: &[String],
    run: &Run,
    done: &Done,
    is_detailed: bool,
) -> String {
    let method = match program.text(subject.method.name) {
        "<init>" => "new".to_string(),
        name => name.to_string(),
    };
    let mut parts = vec![method];
    let situation = Situation { program, subject, run, witness: &run.witness, is_detailed }.words(names);
    if !situation.is_empty() {
        parts.push(situation);
    }
    parts.push(outcome(program, run, done));
    let name = parts.join("_");
    name.chars().filter(|c| c.is_alphanumeric() || *c == '_').collect()
}

/// What is special about the input.
struct Situation<'a, 'p> {
    program: &'p Program,
    subject: &'a Subject<'p>,
    run: &'a Run,
    witness: &'a Witness,
    is_detailed: bool,
}

impl Situation<'_, '_> {
    fn words(&self, names: &[String]) -> String {
        let has_receiver = self.has_receiver();
        let mut words = String::new();
        if has_receiver {
            words += &self.receiver();
        }
        let args = &self.witness.args[(has_receiver as usize).min(self.witness.args.len())..];
        let mut parameters = Vec::new();
        for (at, (&arg, name)) in args.iter().zip(names).enumerate() {
            let twin = args[..at].iter().position(|&earlier| arg.object().is_some() && earlier == arg);
            parameters.extend(match twin.filter(|_| !self.is_shared(arg)) {
                Some(earlier) => Some(format!("{}As{}", capitalized(&names[earlier]), capitalized(name))),
                None => self.argument(arg, name),
            });
        }
        if !parameters.is_empty() {
            let preposition = if words.is_empty() { "with" } else { "With" };
            words += &format!("{preposition}{}", parameters.join("And"));
        }
        words
    }

    fn has_receiver(&self) -> bool {
        !self.subject.method.flags.is_static() && !self.subject.is_constructor(self.program)
    }

    /// Whether it is an object that always is the same: a constant or a text.
    fn is_shared(&self, arg: Datum) -> bool {
        let contents = arg.object().map(|at| &self.witness.objects[at].contents);
        matches!(contents, Some(Contents::Constant(_) | Contents::Text(_)))
    }

    fn receiver(&self) -> String {
        let witness = self.witness;
        let receiver = witness.args.first().and_then(|arg| arg.object());
        let contents = receiver.map(|at| &witness.objects[at].contents);
        if let Some(Contents::Constant(constant)) = contents {
            return format!("on{}", constant_words(constant));
        }
        let own = capitalized(&variable_for(&self.program.external_name(self.subject.class.id)));
        let reach = crate::build::reach(witness, &witness.args[..1.min(witness.args.len())]);
        let parts: Vec<usize> = reach
            .into_iter()
            .filter(|&at| Some(at) != receiver)
            .filter(|&at| matches!(witness.objects[at].contents, Contents::Fields(_)))
            .filter(|&at| !witness.objects[at].class.starts_with("java/"))
            .collect();
        let refers = match contents {
            Some(Contents::Fields(fields)) => fields.iter().any(|field| field.value.object().is_some()),
            _ => false,
        };
        let details = if self.is_detailed {
            self.details(receiver.into_iter().chain(parts.iter().copied()))
        } else {
            String::new()
        };
        let collections = receiver.map_or(Vec::new(), |at| self.collections(at));
        if parts.is_empty() && !collections.is_empty() {
            return format!("on{own}With{}{details}", collections.join("And"));
        }
        let Some(&first) = parts.first() else {
            // Without fields there is nothing that it could be empty of.
            let has_fields = matches!(contents, Some(Contents::Fields(fields)) if !fields.is_empty());
            return if refers || !has_fields { format!("on{own}{details}") } else { format!("onEmpty{own}{details}") };
        };
        let word = capitalized(&variable_for(&simple(&witness.objects[first].class)));
        let same = parts.iter().filter(|&&at| witness.objects[at].class == witness.objects[first].class).count();
        match same {
            1 => format!("on{own}With1{word}{details}"),
            many => format!("on{own}With{many}{}{details}", plural(&word)),
        }
    }

    /// How much is in the collections that an object holds.
    fn collections(&self, at: usize) -> Vec<String> {
        let objects = &self.witness.objects;
        let Contents::Fields(fields) = &objects[at].contents else { return Vec::new() };
        let looked_at = fields.iter().filter(|field| !field.is_free && !field.is_stand_in);
        let word = |field: &witness::Field| {
            let name = capitalized(&field.name);
            Some(match inside(objects.get(field.value.object()?)?, objects)? {
                Inside::Elements(all) if all.is_empty() => format!("Empty{name}"),
                Inside::Entries(all) if all.is_empty() => format!("Empty{name}"),
                Inside::Elements(all) => counted(all.len(), &name),
                Inside::Entries(all) => counted(all.len(), &name),
            })
        };
        looked_at.filter_map(word).take(MOST_COLLECTIONS).collect()
    }

    /// What is special about an argument.
    fn argument(&self, arg: Datum, name: &str) -> Option<String> {
        let what = capitalized(name);
        let has_receiver = self.has_receiver();
        let witness = self.witness;
        Some(match arg {
            Datum::Null if !self.is_looked_at(name) => return None,
            Datum::Null => format!("Null{what}"),
            Datum::Boolean(true) => what,
            Datum::Boolean(false) => format!("No{what}"),
            Datum::Object(at) => match &witness.objects[at].contents {
                Contents::Text(units) if units.is_empty() => format!("Empty{what}"),
                Contents::Array(elements) if elements.is_empty() => format!("Empty{what}"),
                Contents::Array(elements) if !self.is_detailed => format!("{}{what}", elements.len()),
                Contents::Constant(constant) => constant_words(constant),
                _ if has_receiver && witness.args.first() == Some(&arg) => format!("ItselfAs{what}"),
                _ if self.is_detailed => {
                    let rest = crate::build::reach(witness, &[arg]).into_iter().filter(|&other| other != at);
                    format!("{what}{}", self.details(std::iter::once(at).chain(rest)))
                }
                _ => what,
            },
            number if self.is_detailed => format!("{what}{}", value_word(number)),
            number => self.number(number, name)?,
        })
    }

    /// What is special about a number: how it compares with what the path compared it with.
    fn number(&self, number: Datum, name: &str) -> Option<String> {
        let what = capitalized(name);
        let value = number.as_const()?.as_integer()?;
        let receiver = self.witness.args.first().filter(|_| self.has_receiver()).and_then(|arg| arg.object());
        let objects = &self.witness.objects;
        let place = match relation(&self.run.condition, name) {
            Relation::Open if self.is_named(name) => return None,
            Relation::Field(field) => {
                let own = receiver.and_then(|at| field_value(&objects[at].contents, &field))?;
                let place = match value.cmp(&own) {
                    Ordering::Less => "Below",
                    Ordering::Equal => "EqualTo",
                    Ordering::Greater => "Above",
                };
                return Some(format!("{what}{place}{}", capitalized(&field)));
            }
            Relation::Parts { is_ordered } => {
                let parts = objects.iter().enumerate().filter(|&(at, object)| {
                    Some(at) != receiver && (is_box(&object.class) || !object.class.starts_with("java/"))
                });
                let known: Vec<i64> = parts.flat_map(|(_, object)| same_kind(&object.contents, number)).collect();
                match () {
                    () if known.is_empty() => sign(value),
                    () if known.contains(&value) => "Present",
                    () if !is_ordered => "Absent",
                    () if known.iter().all(|&k| value < k) => "Smaller",
                    () if known.iter().all(|&k| value > k) => "Larger",
                    () => "Inner",
                }
            }
            Relation::Open | Relation::Constants => sign(value),
        };
        Some(format!("{place}{what}"))
    }

    /// Whether the condition of the path calls a parameter by its name.
    fn is_named(&self, name: &str) -> bool {
        !UNNAMED.contains(&name)
    }

    /// Whether the path depends on an argument.
    fn is_looked_at(&self, name: &str) -> bool {
        !self.is_named(name) || relation(&self.run.condition, name) != Relation::Open
    }

    /// The values that these objects hold, the first few.
    fn details(&self, objects: impl Iterator<Item = usize>) -> String {
        let mut words = Vec::new();
        for at in objects {
            let object = &self.witness.objects[at];
            let refers = |value: Datum| value.object().and_then(|to| self.witness.objects.get(to));
            match &object.contents {
                Contents::Text(units) => words.push(text_word(units)),
                Contents::Array(elements) => {
                    words.extend(elements.iter().filter_map(|&element| match refers(element) {
                        Some(object) => reference_word(object),
                        None => Some(value_word(element)),
                    }))
                }
                Contents::Fields(fields) => {
                    words.extend(fields.iter().filter(|field| !field.is_free).filter_map(|field| {
                        let word = match refers(field.value) {
                            Some(object) => reference_word(object)?,
                            None => value_word(field.value),
                        };
                        Some(format!("{}{word}", capitalized(&field.name)))
                    }))
                }
                Contents::Constant(_) => {}
                Contents::Opaque => words.push(class_word(&object.class)),
            }
        }
        words.truncate(MOST_WORDS);
        if words.is_empty() { String::new() } else { format!("Of{}", words.join("And")) }
    }
}

fn constant_words(constant: &str) -> String {
    constant.split('_').map(|word| capitalized(&word.to_lowercase())).collect()
}

fn class_word(class: &str) -> String {
    capitalized(&variable_for(&simple(class)))
}

/// What a reference to an object is called. That there is one says little; what is in it is told where it is.
fn reference_word(object: &Object) -> Option<String> {
    match &object.contents {
        Contents::Constant(constant) => Some(constant_words(constant)),
        Contents::Opaque => Some(class_word(&object.class)),
        Contents::Fields(_) | Contents::Array(_) | Contents::Text(_) => None,
    }
}

/// The letters and digits of a text.
fn text_word(units: &[u16]) -> String {
    let plain: String = String::from_utf16_lossy(units).chars().filter(char::is_ascii_alphanumeric).take(12).collect();
    format!("Text{}{plain}", units.len())
}

/// A value as a word.
fn value_word(value: Datum) -> String {
    match value {
        Datum::Null => "Null".to_string(),
        Datum::Boolean(truth) => capitalized(&truth.to_string()),
        Datum::Float(v) => number_word(&v.to_string()),
        Datum::Double(v) => number_word(&v.to_string()),
        number => number.as_const().and_then(|c| c.as_integer()).map_or(String::new(), |v| number_word(&v.to_string())),
    }
}

fn number_word(digits: &str) -> String {
    capitalized(&digits.replace('-', "Minus").replace('.', "Point"))
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
        (_, Done::Threw(class, _)) => format!("throws{}", class.rsplit(['/', '$']).next().unwrap_or(class)),
        (_, Done::Returned(None)) => "returns".to_string(),
        (_, Done::Returned(Some(expected))) => match expected {
            Expected::True => "returnsTrue".to_string(),
            Expected::False => "returnsFalse".to_string(),
            Expected::Null => "returnsNull".to_string(),
            Expected::Equal(text) | Expected::Floating(text) => value_words(text),
            Expected::Same(_) | Expected::At(_) => "returnsSame".to_string(),
            Expected::Collection(_, word) => format!("returns{word}"),
            Expected::Array(_) => "returnsArray".to_string(),
            Expected::Constant(_, name) => format!("returns{}", constant_words(name)),
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
        quoted if quoted.starts_with('"') => {
            let plain = quoted.trim_matches('"');
            let is_word = plain.len() <= 12 && plain.chars().all(|c| c.is_ascii_alphanumeric());
            if is_word { format!("returnsText{}", capitalized(plain)) } else { "returnsText".to_string() }
        }
        float if float.trim_end_matches('f').parse::<f64>().is_ok_and(f64::is_finite) && plain.len() <= 8 => {
            format!("returns{}", number_word(plain.trim_end_matches('f')))
        }
        name if name.contains("_VALUE") || name.contains("_INFINITY") => {
            let (class, constant) = name.split_once('.').unwrap_or(("", name));
            format!("returns{class}{}", constant_words(constant))
        }
        "Float.NaN" | "Double.NaN" => "returnsNaN".to_string(),
        boxed if boxed.contains(".valueOf(") => {
            let inside = boxed.split_once('(').map_or("", |(_, inside)| inside.trim_end_matches(')'));
            match inside.trim_end_matches('L') {
                "true" | "false" => format!("returns{}", capitalized(inside)),
                digits => value_words(digits),
            }
        }
        _ => "returnsValue".to_string(),
    }
}

/// So many of what has a name in the plural.
fn counted(count: usize, name: &str) -> String {
    let one = name.strip_suffix('s').filter(|one| count == 1 && !one.ends_with('s'));
    format!("{count}{}", one.unwrap_or(name))
}

fn sign(value: i64) -> &'static str {
    match value {
        0 => "Zero",
        value if value < 0 => "Negative",
        _ => "Positive",
    }
}

/// The whole number in a field.
fn field_value(contents: &Contents, name: &str) -> Option<i64> {
    let Contents::Fields(fields) = contents else { return None };
    fields.iter().find(|field| field.name == name)?.value.as_const()?.as_integer()
}

/// What unnamed parameters are called.
const UNNAMED: [&str; 4] = ["argument", "flag", "character", "number"];

/// What an unnamed parameter of this kind is called.
pub(super) fn parameter_word(kind: Kind) -> &'static str {
    let [reference, boolean, character, number] = UNNAMED;
    match kind {
        Kind::Ref => reference,
        Kind::Boolean => boolean,
        Kind::Char => character,
        _ => number,
    }
}
