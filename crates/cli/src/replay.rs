//! Violations on a real JVM: each is run there before it is reported, and says so.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use explore::{Left, PathEnd, PathId, Property, Report, SetUp, Violation, Walk};
use serde_json::{Value, json};
use witness::{Contents, Datum, NoRun, Replay, Replayer, Trial, Witness, extract};

use crate::flags::AnalysisFlags;
use crate::{analysis, output};

/// The time a JVM has for one input.
const CASE: Duration = Duration::from_secs(10);

/// The longest the paths of one method's violations may take to be executed again.
const TIME: Duration = Duration::from_secs(20);

/// The JVM of a run; none where nobody wants one.
pub(crate) struct Replays<'f> {
    flags: &'f AnalysisFlags,
    replayer: Option<Replayer>,
}

/// What a JVM said about the violations of a method, by their paths.
pub(crate) struct Labels(BTreeMap<String, Label>);

/// What it said about one.
struct Label {
    replay: Replay,
    witness: Option<Witness>,
}

impl<'f> Replays<'f> {
    /// The JVM is not started before there is something to replay.
    pub(crate) fn new(flags: &'f AnalysisFlags, program: &jvm::Program) -> Replays<'f> {
        Replays { flags, replayer: replayer(flags, program) }
    }

    /// Replays the violations of a method. Each is labelled with what came of it; one that the JVM contradicts is none, but
    /// something that was not decided.
    pub(crate) fn label(&mut self, setup: &SetUp<'_>, report: &mut Report) -> Labels {
        let mut labels = Labels(BTreeMap::new());
        let Some(replayer) = &mut self.replayer else { return labels };
        if report.violations.is_empty() {
            return labels;
        }
        let java = format!("Java {}", replayer.version());
        let mut machines = Walk::new(setup, Some(Instant::now() + TIME)).ok().zip(Trial::new(setup).ok());
        let mut contradicted: Vec<((Property, String), String)> = Vec::new();
        for (key, violation) in &mut report.violations {
            let label = match &mut machines {
                Some((walk, trial)) => replayed(replayer, setup, walk.end_of(&violation.path), trial),
                None => Label::open("its path could not be executed again"),
            };
            match &label.replay {
                Replay::Confirmed => violation.notes.push(format!("confirmed on {java}")),
                Replay::NotReplayable(why) => violation.notes.push(format!("not replayed on {java}: {why}")),
                Replay::Contradicted(difference) => {
                    let file = reproduction(self.flags, setup, violation, &label, &java);
                    contradicted.push((key.clone(), format!("CONTRADICTED on {java}: {difference} ({file})")));
                }
            }
            labels.0.insert(violation.path.to_string(), label);
        }
        for (key, words) in contradicted {
            if let Some(violation) = report.violations.remove(&key) {
                let words = format!("{}: {words}", violation.end.describe());
                let place = violation.place.map_or(String::new(), |place| place.to_string());
                *report.left.entry((Left::Contradicted(words), place)).or_default() += violation.paths;
            }
        }
        labels
    }
}

/// A JVM to replay inputs on, if that is wanted.
pub(crate) fn replayer(flags: &AnalysisFlags, program: &jvm::Program) -> Option<Replayer> {
    let class_path = crate::project::class_path(flags.classes.class_path.as_deref()).unwrap_or_default();
    (!flags.no_replay).then(|| Replayer::new(program.jdk(), &class_path, CASE))
}

impl Label {
    fn open(why: &str) -> Label {
        Label { replay: Replay::NotReplayable(why.to_string()), witness: None }
    }
}

/// Tries the input of a path here, then on the JVM.
fn replayed<'p>(
    replayer: &mut Replayer,
    setup: &SetUp<'p>,
    path: Option<PathEnd<'_, 'p>>,
    trial: &mut Trial<'_, 'p>,
) -> Label {
    let Some(mut path) = path else { return Label::open("its path could not be executed again in time") };
    match trial.run_of(&mut path) {
        Ok(run) => Label { replay: replayer.replay(setup, &run), witness: Some(run.witness) },
        Err(NoRun::NoInput(why)) => Label::open(&why),
        Err(NoRun::Wrong(_)) if !setup.config.contracts.is_empty() || !setup.config.models.is_empty() => {
            Label::open("a method was replaced by a contract or a model, and does something else itself")
        }
        // Our own machine disagrees with itself: the JVM has the last word.
        Err(NoRun::Wrong(why)) => {
            let solver::Answer::Feasible(model) = path.model.clone() else { return Label::open(&why) };
            match extract(path.vm, &setup.subject, &path.args, &model) {
                Ok(witness) => {
                    Label { replay: replayer.replay_end(setup, &witness, &path.end), witness: Some(witness) }
                }
                Err(why) => Label::open(&why),
            }
        }
    }
}

/// Writes a file with all that is needed to see a contradiction again; gives what to say about it.
fn reproduction(flags: &AnalysisFlags, setup: &SetUp<'_>, violation: &Violation, label: &Label, java: &str) -> String {
    let name = setup.subject.name(setup.program);
    let mut text = format!("Lissom {} and {java} do not agree: a bug in Lissom.\n\n", env!("CARGO_PKG_VERSION"));
    let given = analysis::replay_flags(flags);
    text += &format!("  lissom verify{given} '{name}'\n  lissom replay{given} '{name}' --path {}\n\n", violation.path);
    if let Some(witness) = &label.witness {
        text += &format!("input      {}\n", witness.to_string().replace("; #", "\n           #"));
    }
    let place = violation.place.as_ref().map_or(String::new(), |place| format!(" at {place}"));
    text += &format!("Lissom     {}{place}\n", violation.end.describe());
    if let Replay::Contradicted(difference) = &label.replay {
        text += &format!("the JVM    {difference}\n");
    }
    let file = file_name(&name, &violation.path);
    match output::write(&file, text.as_bytes()) {
        Ok(()) => format!("a bug in Lissom; see {}", file.display()),
        Err(error) => format!("a bug in Lissom; {error}"),
    }
}

/// A name for a path of a method, in the current directory.
fn file_name(method: &str, path: &PathId) -> PathBuf {
    let plain: String = method.chars().map(|c| if c.is_alphanumeric() { c } else { '-' }).collect();
    // A path id has no bound on its length; a name has.
    let mut hash: u64 = 0xcbf2_9ce4_8422_2325;
    for byte in format!("{method} {path}").bytes() {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    }
    let short: String = plain.trim_end_matches('-').chars().take(60).collect();
    Path::new(&format!("lissom-contradicted-{short}-{:08x}.txt", hash >> 32)).to_path_buf()
}

impl Labels {
    /// Adds `replay` and `witness` to the violations of a method's JSON.
    pub(crate) fn add_to(&self, method: &mut Value, java: &str) {
        let Some(violations) = method["violations"].as_array_mut() else { return };
        for violation in violations {
            let label = violation["path"].as_str().and_then(|path| self.0.get(path));
            violation["replay"] = match label.map(|label| &label.replay) {
                None => Value::Null,
                Some(Replay::Confirmed) => json!({ "outcome": "confirmed", "java": java }),
                Some(Replay::Contradicted(why)) => json!({ "outcome": "contradicted", "java": java, "why": why }),
                Some(Replay::NotReplayable(why)) => json!({ "outcome": "not replayed", "java": java, "why": why }),
            };
            violation["witness"] = label.and_then(|label| label.witness.as_ref()).map_or(Value::Null, input);
        }
    }
}

/// An input as JSON: objects refer to each other by their positions.
fn input(witness: &Witness) -> Value {
    let data = |data: &[Datum]| data.iter().map(|&each| datum(each)).collect::<Vec<Value>>();
    let objects: Vec<Value> = witness
        .objects
        .iter()
        .map(|object| {
            let mut value = json!({ "class": object.class.replace('/', ".") });
            match &object.contents {
                Contents::Fields(all) => value["fields"] = fields(all),
                Contents::Array(elements) => value["elements"] = data(elements).into(),
                // Units, because not every string of Java is text.
                Contents::Text(units) => match String::from_utf16(units) {
                    Ok(text) => value["text"] = text.into(),
                    Err(_) => value["units"] = units.clone().into(),
                },
                Contents::Constant(name) => value["constant"] = name.clone().into(),
                Contents::Opaque => {}
            }
            value
        })
        .collect();
    json!({
        "args": data(&witness.args),
        "statics": fields(&witness.statics),
        "asked": data(&witness.asked),
        "picks": witness.picks,
        "objects": objects,
    })
}

fn fields(all: &[witness::Field]) -> Value {
    let field = |field: &witness::Field| json!({ "class": field.class.replace('/', "."), "name": field.name, "value": datum(field.value) });
    all.iter().map(field).collect()
}

/// A value: null, a truth value, a number; what JSON has no number for as text; an object as `{"object": 0}`.
fn datum(datum: Datum) -> Value {
    match datum {
        Datum::Null => Value::Null,
        Datum::Object(at) => json!({ "object": at }),
        Datum::Boolean(v) => v.into(),
        Datum::Byte(v) => v.into(),
        Datum::Char(v) => v.into(),
        Datum::Short(v) => v.into(),
        Datum::Int(v) => v.into(),
        // Beyond 53 bits many readers lose digits.
        Datum::Long(v) if v.unsigned_abs() < 1 << 53 => v.into(),
        Datum::Long(v) => v.to_string().into(),
        Datum::Float(v) if v.is_finite() => f64::from(v).into(),
        Datum::Float(v) => format!("{v:?}").into(),
        Datum::Double(v) if v.is_finite() => v.into(),
        Datum::Double(v) => format!("{v:?}").into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_files_are_short_and_plain() {
        let name = file_name("a.B#m(int,java.lang.String[])", &"0.1".parse().unwrap());
        let text = name.to_string_lossy().into_owned();
        assert!(text.starts_with("lissom-contradicted-a-B-m-int-java-lang-String-"), "{text}");
        let long = file_name(&"x".repeat(500), &PathId::default());
        assert!(long.to_string_lossy().len() < 120);
        assert_ne!(name, file_name("a.B#m(int,java.lang.String[])", &"0.2".parse().unwrap()));
    }

    #[test]
    fn numbers_without_json_are_text() {
        assert_eq!(datum(Datum::Double(f64::NAN)), json!("NaN"));
        assert_eq!(datum(Datum::Long(i64::MAX)), json!("9223372036854775807"));
        assert_eq!(datum(Datum::Long(-5)), json!(-5));
    }
}
