//! Whether a JVM did what we say: the end, the result, the heap.

use explore::{End, SetUp, Thrown};
use jvm::Program;
use rustc_hash::FxHashMap;

use super::Replay;
use super::answer::{Answer, Exception, Frame, Outcome};
use crate::graph::{Contents, Datum, Object};
use crate::trial::Run;

/// Compares everything.
pub(super) fn run(setup: &SetUp<'_>, run: &Run, answer: &Answer) -> Replay {
    match end(setup, &run.end, answer) {
        Replay::Confirmed => {}
        other => return other,
    }
    // Where an initializer fails, the input was never made.
    if matches!(&answer.outcome, Outcome::Threw(exception) if exception.phase == "initialization") {
        return Replay::Confirmed;
    }
    let mut heaps = Heaps {
        ours: &run.after.objects,
        theirs: &answer.objects,
        pairs: Vec::new(),
        known: [(); 2].map(|()| FxHashMap::default()),
    };
    match heaps.compare(run, answer) {
        Ok(()) => Replay::Confirmed,
        Err(difference) => Replay::Contradicted(difference),
    }
}

/// Compares how it ended.
pub(super) fn end(setup: &SetUp<'_>, end: &End, answer: &Answer) -> Replay {
    if answer.is_lost && matches!(end, End::Invariant(_)) {
        return Replay::NotReplayable("the constructor throws, so the invariant has no object to look at".to_string());
    }
    if let Outcome::Threw(exception) = &answer.outcome
        && exception.class == "java.lang.OutOfMemoryError"
        && !matches!(end, End::Threw(t) | End::Uncaught(t) if t.class == exception.class)
    {
        return Replay::NotReplayable("the JVM ran out of memory".to_string());
    }
    let same = match (end, &answer.outcome) {
        (End::Returned(_), Outcome::Returned) => Ok(true),
        (End::Threw(t) | End::Uncaught(t) | End::Assertion(t), Outcome::Threw(e)) if is_of_method(e) => {
            same_exception(setup.program, t, e)
        }
        (End::Invariant(None), Outcome::False(phase)) => Ok(phase == "invariant-after"),
        (End::Postcondition(None), Outcome::False(phase)) => Ok(phase == "ensures"),
        (End::Invariant(Some(t)), Outcome::Threw(e)) if e.phase == "invariant-after" => {
            same_exception(setup.program, t, e)
        }
        (End::Postcondition(Some(t)), Outcome::Threw(e)) if e.phase == "ensures" => same_exception(setup.program, t, e),
        _ => Ok(false),
    };
    match (same, &answer.misfit) {
        (_, Some(misfit)) => Replay::Contradicted(misfit.clone()),
        (Ok(true), None) => Replay::Confirmed,
        (Ok(false), None) => {
            Replay::Contradicted(format!("{}, where Lissom says: {}", words(&answer.outcome), end.describe()))
        }
        (Err(difference), None) => Replay::Contradicted(difference),
    }
}

fn is_of_method(exception: &Exception) -> bool {
    matches!(exception.phase.as_str(), "method" | "initialization")
}

fn words(outcome: &Outcome) -> String {
    match outcome {
        Outcome::Returned => "it returned".to_string(),
        Outcome::False(phase) => match phase.as_str() {
            "invariant" => "the invariant does not hold on entry".to_string(),
            "requires" => "the precondition does not hold".to_string(),
            "invariant-after" => "the invariant does not hold on exit".to_string(),
            _ => "the postcondition does not hold".to_string(),
        },
        Outcome::Threw(exception) => {
            let message = exception.message.as_ref().map_or(String::new(), |message| format!(": {message}"));
            let place = exception.frames.first().map_or(String::new(), |(class, method, line)| {
                format!(" at {class}.{method}{}", line.map_or(String::new(), |line| format!(":{line}")))
            });
            format!("{} threw {}{message}{place}", exception.phase, exception.class)
        }
    }
}

/// The same class, message and place.
fn same_exception(program: &Program, ours: &Thrown, theirs: &Exception) -> Result<bool, String> {
    if ours.class != theirs.class {
        return Ok(false);
    }
    let differ =
        |what: &str, a: String, b: String| Err(format!("{what} of {} is {b}, where Lissom says {a}", ours.class));
    let (a, b) = (ours.message.as_deref().map(plain), theirs.message.as_deref().map(plain));
    // How much memory there is differs.
    if a != b && ours.class != "java.lang.OutOfMemoryError" {
        return differ("the message", format!("{a:?}"), format!("{b:?}"));
    }
    let Some(place) = &ours.place else { return Ok(true) };
    let is_own = |class: &str| {
        let class = class.replace('.', "/");
        !exec::symbolic::is_intrinsic_class(&class) && program.loaded(&class).is_some_and(|c| !c.is_platform)
    };
    let frame = theirs.frames.iter().find(|(class, ..)| is_own(class)).or_else(|| user_of_handle(&theirs.frames));
    let Some((class, method, line)) = frame else { return Ok(true) };
    let found = format!("{class}.{method}");
    if found != place.method || *line != place.line {
        let at = |method: &str, line: Option<u16>| line.map_or(method.to_string(), |line| format!("{method}:{line}"));
        return differ("the place", at(&place.method, place.line), at(&found, *line));
    }
    Ok(true)
}

/// The first frame, or the one that uses a handle: what a handle does is a single step here, and Java code on the JVM.
fn user_of_handle(frames: &[Frame]) -> Option<&Frame> {
    let is_handle = |(class, ..): &&Frame| class.starts_with("java.lang.invoke.");
    let is_check = |(class, ..): &&Frame| class.starts_with("jdk.internal.util.Preconditions");
    let inside = frames.iter().take_while(|frame| is_handle(frame) || is_check(frame)).count();
    let user = frames[..inside].iter().rposition(|frame| is_handle(&frame)).map_or(0, |at| at + 1);
    frames.get(user).or(frames.first())
}

/// A message without what is another thing in every JVM: identity hash codes, and how our class loader is called.
fn plain(message: &str) -> String {
    let mut text = String::new();
    let named = message.replace("lissom.replay.CaseLoader @", "'app'@");
    let mut parts = named.split('@');
    text.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let digits = part.len() - part.trim_start_matches(|c: char| c.is_ascii_hexdigit()).len();
        if !text.ends_with("'app'") {
            text.push('@');
        }
        text.push_str(&part[digits..]);
    }
    text
}

struct Heaps<'a> {
    ours: &'a [Object],
    theirs: &'a [Object],
    /// Objects that are the same one.
    pairs: Vec<(usize, usize)>,
    /// Which object of the other side one stands for.
    known: [FxHashMap<usize, usize>; 2],
}

impl Heaps<'_> {
    fn compare(&mut self, run: &Run, answer: &Answer) -> Result<(), String> {
        for at in 0..run.witness.objects.len() {
            self.references(at, at).map_err(|difference| format!("#{at}: {difference}"))?;
        }
        for (what, ours, theirs) in [
            ("the object constructed", run.after.receiver, answer.receiver),
            ("the result", run.after.result, answer.result),
        ] {
            match (ours, theirs) {
                (Some(a), Some(b)) => self.data(a, b).map_err(|difference| format!("{what}: {difference}"))?,
                // Nobody has an object whose constructor threw.
                (Some(_), None) if answer.receiver.is_none() && !matches!(answer.outcome, Outcome::Returned) => {}
                (None, None) => {}
                _ => return Err(format!("{what} is there only on one side")),
            }
        }
        let mut next = 0;
        while next < self.pairs.len() {
            let (a, b) = self.pairs[next];
            let class = &self.ours[a].class;
            self.contents(a, b).map_err(|difference| {
                let number = if a < run.witness.objects.len() { format!("#{a}") } else { "an object".to_string() };
                format!("{number} of class {}: {difference}", class.replace('/', "."))
            })?;
            next += 1;
        }
        Ok(())
    }

    fn data(&mut self, a: Datum, b: Datum) -> Result<(), String> {
        match (a, b) {
            (Datum::Object(a), Datum::Object(b)) => self.references(a, b),
            _ if same_number(a, b) => Ok(()),
            _ => Err(format!("{}, where Lissom says {}", self.show(self.theirs, b), self.show(self.ours, a))),
        }
    }

    fn show(&self, objects: &[Object], datum: Datum) -> String {
        match datum.object().and_then(|at| objects.get(at)) {
            Some(object) => format!("{datum} ({object})"),
            None => datum.to_string(),
        }
    }

    fn references(&mut self, a: usize, b: usize) -> Result<(), String> {
        let (Some(x), Some(y)) = (self.ours.get(a), self.theirs.get(b)) else {
            return Err("an object that was not written down".to_string());
        };
        // Which strings and boxes are shared is nobody's business.
        if is_value(x) && is_value(y) {
            let same = x.class == y.class && same_value(&x.contents, &y.contents);
            return if same { Ok(()) } else { Err(format!("{y}, where Lissom says {x}")) };
        }
        match (self.known[0].get(&a), self.known[1].get(&b)) {
            (Some(&y), Some(&x)) if y == b && x == a => Ok(()),
            (None, None) => {
                self.known[0].insert(a, b);
                self.known[1].insert(b, a);
                self.pairs.push((a, b));
                Ok(())
            }
            _ => Err(format!("it is {y}, another object than where Lissom says {x}")),
        }
    }

    fn contents(&mut self, a: usize, b: usize) -> Result<(), String> {
        let (x, y) = (&self.ours[a], &self.theirs[b]);
        if let (Contents::Opaque, _) | (_, Contents::Opaque) = (&x.contents, &y.contents) {
            return Ok(());
        }
        if x.class != y.class {
            return Err(format!("its class is {}", y.class.replace('/', ".")));
        }
        match (&x.contents, &y.contents) {
            (Contents::Array(xs), Contents::Array(ys)) => {
                if xs.len() != ys.len() {
                    return Err(format!("length {}, where Lissom says {}", ys.len(), xs.len()));
                }
                for (at, (&x, &y)) in xs.iter().zip(ys).enumerate() {
                    self.data(x, y).map_err(|difference| format!("[{at}]: {difference}"))?;
                }
                Ok(())
            }
            (Contents::Fields(xs), Contents::Fields(ys)) => {
                let theirs: FxHashMap<(&str, &str), Datum> =
                    ys.iter().map(|field| ((field.class.as_str(), field.name.as_str()), field.value)).collect();
                for field in xs {
                    // Reflection hides some fields of the JDK.
                    let Some(&value) = theirs.get(&(field.class.as_str(), field.name.as_str())) else { continue };
                    self.data(field.value, value).map_err(|difference| format!("{}: {difference}", field.name))?;
                }
                Ok(())
            }
            (x, y) if same_value(x, y) => Ok(()),
            _ => Err(format!("it is {y}, where Lissom says {x}")),
        }
    }
}

/// Numbers by their bits; all NaNs are one.
fn same_number(a: Datum, b: Datum) -> bool {
    match (a, b) {
        (Datum::Float(a), Datum::Float(b)) => a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan(),
        (Datum::Double(a), Datum::Double(b)) => a.to_bits() == b.to_bits() || a.is_nan() && b.is_nan(),
        (a, b) => a == b,
    }
}

/// Whether an object is nothing but its value: a string, a constant, a box.
fn is_value(object: &Object) -> bool {
    match &object.contents {
        Contents::Text(_) | Contents::Constant(_) => true,
        Contents::Fields(_) => {
            let boxes = ["Boolean", "Byte", "Character", "Short", "Integer", "Long", "Float", "Double"];
            object.class.strip_prefix("java/lang/").is_some_and(|name| boxes.contains(&name))
        }
        Contents::Array(_) | Contents::Opaque => false,
    }
}

fn same_value(a: &Contents, b: &Contents) -> bool {
    match (a, b) {
        (Contents::Fields(a), Contents::Fields(b)) => {
            a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.name == b.name && same_number(a.value, b.value))
        }
        (a, b) => a == b,
    }
}

#[cfg(test)]
mod tests {
    use super::{plain, user_of_handle};

    #[test]
    fn messages_lose_what_no_two_jvms_agree_on() {
        assert_eq!(plain("Node@1b2c3d is gone"), "Node@ is gone");
        let ours = "class A cannot be cast to class B (A and B are in unnamed module of loader 'app')";
        let theirs = ours.replace("'app'", "lissom.replay.CaseLoader @5e2de80c");
        assert_eq!(plain(&theirs), plain(ours));
        assert_eq!(plain("mail me@x"), "mail me@x");
    }

    #[test]
    fn handles_have_no_frames() {
        let frame = |class: &str| (class.to_string(), "m".to_string(), None);
        let classes = |names: &[&str]| names.iter().map(|name| frame(name)).collect::<Vec<_>>();
        let inside = classes(&[
            "jdk.internal.util.Preconditions$2",
            "jdk.internal.util.Preconditions",
            "java.lang.invoke.VarHandleInts$Array",
            "a.User",
        ]);
        assert_eq!(user_of_handle(&inside), Some(&frame("a.User")));
        let outside = classes(&["jdk.internal.util.Preconditions", "a.User"]);
        assert_eq!(user_of_handle(&outside), outside.first());
        assert_eq!(user_of_handle(&classes(&["java.lang.invoke.X"])), Some(&frame("java.lang.invoke.X")));
    }
}
