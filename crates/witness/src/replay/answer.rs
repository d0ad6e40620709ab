//! What a JVM answers, read from its lines.

use super::text::unescape;
use crate::graph::{Contents, Datum, Field, Object};

/// What came of an input on a JVM.
pub(super) struct Answer {
    pub outcome: Outcome,
    /// The constructor threw, so that nobody could look at the object.
    pub is_lost: bool,
    /// Why the answers did not fit the program's questions.
    pub misfit: Option<String>,
    pub receiver: Option<Datum>,
    pub result: Option<Datum>,
    /// Those of the input first, at the same positions.
    pub objects: Vec<Object>,
}

/// How it ended.
pub(super) enum Outcome {
    Returned,
    /// A predicate was false.
    False(String),
    Threw(Exception),
}

/// Class, method and line.
pub(super) type Frame = (String, String, Option<u16>);

/// An exception that left one of the methods.
pub(super) struct Exception {
    /// Where in the harness.
    pub phase: String,
    pub class: String,
    pub message: Option<String>,
    /// The innermost first.
    pub frames: Vec<Frame>,
}

/// Reads the lines of an answer. An error says why there is none.
pub(super) fn read(lines: &[String]) -> Result<Answer, String> {
    let (mut outcome, mut is_lost, mut misfit) = (None, false, None);
    let (mut receiver, mut result, mut objects) = (None, None, Vec::new());
    for line in lines {
        let words: Vec<&str> = line.split(' ').collect();
        let strange = || format!("the JVM wrote something strange: {line}");
        match words.as_slice() {
            ["not", why] => return Err(text(why).ok_or_else(strange)?),
            ["misfit", why] => misfit = text(why),
            ["lost"] => is_lost = true,
            ["returned"] => outcome = Some(Outcome::Returned),
            ["false", phase] => outcome = Some(Outcome::False(phase.to_string())),
            ["threw", phase, class, message] => {
                outcome = Some(Outcome::Threw(Exception {
                    phase: phase.to_string(),
                    class: text(class).ok_or_else(strange)?,
                    message: text(message),
                    frames: Vec::new(),
                }));
            }
            ["frame", class, method, number] => {
                if let Some(Outcome::Threw(exception)) = &mut outcome {
                    let (class, method) = (text(class).ok_or_else(strange)?, text(method).ok_or_else(strange)?);
                    exception.frames.push((class, method, number.parse().ok()));
                }
            }
            ["receiver", value] => receiver = Some(datum(value).ok_or_else(strange)?),
            ["result", value] => result = Some(datum(value).ok_or_else(strange)?),
            ["object", _, class, contents @ ..] => objects.push(object(class, contents).ok_or_else(strange)?),
            _ => return Err(strange()),
        }
    }
    let outcome = outcome.ok_or("the JVM did not say how it ended")?;
    Ok(Answer { outcome, is_lost, misfit, receiver, result, objects })
}

fn text(word: &str) -> Option<String> {
    Some(String::from_utf16_lossy(&unescape(word)?))
}

fn object(class: &str, words: &[&str]) -> Option<Object> {
    let contents = match words {
        ["text", units] => Contents::Text(unescape(units)?),
        ["constant", name] => Contents::Constant(text(name)?),
        ["opaque"] => Contents::Opaque,
        ["array", elements @ ..] => Contents::Array(elements.iter().map(|e| datum(e)).collect::<Option<_>>()?),
        ["fields", fields @ ..] if fields.len() % 3 == 0 => {
            let field = |words: &[&str]| {
                Some(Field {
                    class: text(words[0])?,
                    name: text(words[1])?,
                    value: datum(words[2])?,
                    is_free: false,
                    is_stand_in: false,
                })
            };
            Contents::Fields(fields.chunks_exact(3).map(field).collect::<Option<_>>()?)
        }
        _ => return None,
    };
    Some(Object { class: text(class)?, contents })
}

fn datum(word: &str) -> Option<Datum> {
    let rest = word.get(1..)?;
    Some(match word.as_bytes().first()? {
        b'n' => Datum::Null,
        b'o' => Datum::Object(rest.parse().ok()?),
        b'z' => Datum::Boolean(rest == "1"),
        b'b' => Datum::Byte(rest.parse().ok()?),
        b'c' => Datum::Char(rest.parse().ok()?),
        b's' => Datum::Short(rest.parse().ok()?),
        b'i' => Datum::Int(rest.parse().ok()?),
        b'j' => Datum::Long(rest.parse().ok()?),
        b'f' => Datum::Float(f32::from_bits(rest.parse::<i32>().ok()? as u32)),
        b'd' => Datum::Double(f64::from_bits(rest.parse::<i64>().ok()? as u64)),
        _ => return None,
    })
}
