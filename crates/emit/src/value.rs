//! Values of the JDK as programs write them: `LocalDate.of(2024, 1, 31)`, `new BigDecimal("1.50")`.

use witness::{Contents, Datum, Object};

use crate::collection::Heap;

/// The call that makes a value: a static method of its class, or a constructor.
pub(crate) struct Written {
    pub method: &'static str,
    pub descriptor: &'static str,
    pub args: Vec<Arg>,
}

/// What the call is given.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Arg {
    Value(Datum),
    Text(String),
}

const CONSTRUCTOR: &str = "<init>";

/// How an object is written, if it is a value that can be written.
pub(crate) fn written(object: &Object, objects: &[Object]) -> Option<Written> {
    let heap = Heap { objects };
    let field = |name: &str| heap.field(object, name);
    let int = |name: &str| Some(Arg::Value(Datum::Int(i32::try_from(whole(field(name)?)?).ok()?)));
    let long = |name: &str| Some(Arg::Value(Datum::Long(i64::try_from(whole(field(name)?)?).ok()?)));
    let flag = |name: &str| Some(Arg::Value(Datum::Boolean(whole(field(name)?)? != 0)));
    let any = |name: &str| Some(Arg::Value(field(name)?));
    let (method, descriptor, args) = match object.class.as_str() {
        "java/time/LocalDate" => ("of", "(III)Ljava/time/LocalDate;", vec![int("year")?, int("month")?, int("day")?]),
        "java/time/LocalTime" => {
            let args = vec![int("hour")?, int("minute")?, int("second")?, int("nano")?];
            ("of", "(IIII)Ljava/time/LocalTime;", args)
        }
        "java/time/LocalDateTime" => {
            let descriptor = "(Ljava/time/LocalDate;Ljava/time/LocalTime;)Ljava/time/LocalDateTime;";
            ("of", descriptor, vec![any("date")?, any("time")?])
        }
        "java/time/Year" => ("of", "(I)Ljava/time/Year;", vec![int("year")?]),
        "java/time/YearMonth" => ("of", "(II)Ljava/time/YearMonth;", vec![int("year")?, int("month")?]),
        "java/time/Period" => ("of", "(III)Ljava/time/Period;", vec![int("years")?, int("months")?, int("days")?]),
        "java/time/Duration" => ("ofSeconds", "(JJ)Ljava/time/Duration;", vec![long("seconds")?, long("nanos")?]),
        "java/time/Instant" => ("ofEpochSecond", "(JJ)Ljava/time/Instant;", vec![long("seconds")?, long("nanos")?]),
        "java/util/Date" => (CONSTRUCTOR, "(J)V", vec![long("fastTime")?]),
        "java/util/UUID" => (CONSTRUCTOR, "(JJ)V", vec![long("mostSigBits")?, long("leastSigBits")?]),
        "java/util/Optional" => match field("value")? {
            Datum::Null => ("empty", "()Ljava/util/Optional;", Vec::new()),
            value => ("of", "(Ljava/lang/Object;)Ljava/util/Optional;", vec![Arg::Value(value)]),
        },
        "java/util/concurrent/atomic/AtomicBoolean" => (CONSTRUCTOR, "(Z)V", vec![flag("value")?]),
        "java/util/concurrent/atomic/AtomicInteger" => (CONSTRUCTOR, "(I)V", vec![int("value")?]),
        "java/util/concurrent/atomic/AtomicLong" => (CONSTRUCTOR, "(J)V", vec![long("value")?]),
        "java/util/concurrent/atomic/AtomicReference" => (CONSTRUCTOR, "(Ljava/lang/Object;)V", vec![any("value")?]),
        "java/lang/StringBuilder" => {
            let text = heap.bytes(object, "value")?.into_iter().map(|byte| byte as u8 as char).collect();
            (CONSTRUCTOR, "(Ljava/lang/String;)V", vec![Arg::Text(text)])
        }
        "java/math/BigInteger" => {
            (CONSTRUCTOR, "(Ljava/lang/String;)V", vec![Arg::Text(integer(&heap, object)?.to_string())])
        }
        "java/math/BigDecimal" if field("intVal")? == Datum::Null => {
            let text = decimal(whole(field("intCompact")?)?, whole(field("scale")?)?)?;
            (CONSTRUCTOR, "(Ljava/lang/String;)V", vec![Arg::Text(text)])
        }
        _ => return None,
    };
    Some(Written { method, descriptor, args })
}

/// How it is shown; `inline` says how its parts are.
pub(crate) fn shown(object: &Object, objects: &[Object], inline: &dyn Fn(Datum) -> Option<String>) -> Option<String> {
    let written = written(object, objects)?;
    let arg = |arg: &Arg| match arg {
        Arg::Value(datum) => inline(*datum),
        Arg::Text(text) => Some(format!("{text:?}")),
    };
    let args: Option<Vec<String>> = written.args.iter().map(arg).collect();
    let class = object.class.rsplit('/').next().unwrap_or(&object.class);
    let maker = match written.method {
        CONSTRUCTOR => format!("new {class}"),
        method => format!("{class}.{method}"),
    };
    Some(format!("{maker}({})", args?.join(", ")))
}

fn whole(datum: Datum) -> Option<i128> {
    Some(match datum {
        Datum::Byte(v) => v.into(),
        Datum::Short(v) => v.into(),
        Datum::Int(v) => v.into(),
        Datum::Long(v) => v.into(),
        _ => return None,
    })
}

/// What the digits of a `BigInteger` come to, which are 32 bits each, the highest first.
fn integer(heap: &Heap<'_>, object: &Object) -> Option<i128> {
    let sign = whole(heap.field(object, "signum")?)?;
    let Contents::Array(digits) = &heap.object(heap.field(object, "mag")?)?.contents else { return None };
    let mut value: i128 = 0;
    for &digit in digits {
        value = value.checked_mul(1 << 32)?.checked_add(i128::from(whole(digit)? as i32 as u32))?;
    }
    Some(sign * value)
}

/// A number without its point, and how many digits are behind it.
fn decimal(digits: i128, scale: i128) -> Option<String> {
    let scale = usize::try_from(scale).ok().filter(|&scale| scale <= 40)?;
    let sign = if digits < 0 { "-" } else { "" };
    let text = format!("{:0>width$}", digits.unsigned_abs(), width = scale + 1);
    let (before, behind) = text.split_at(text.len() - scale);
    Some(if scale == 0 { format!("{sign}{before}") } else { format!("{sign}{before}.{behind}") })
}

#[cfg(test)]
mod tests {
    use super::*;
    use witness::Field;

    fn object(class: &str, fields: &[(&str, Datum)]) -> Object {
        let field = |&(name, value): &(&str, Datum)| Field {
            class: class.to_string(),
            name: name.to_string(),
            value,
            is_free: false,
            is_stand_in: false,
        };
        Object { class: class.to_string(), contents: Contents::Fields(fields.iter().map(field).collect()) }
    }

    fn shown_alone(objects: &[Object]) -> Option<String> {
        shown(&objects[0], objects, &|datum| Some(datum.to_string()))
    }

    #[test]
    fn values_are_shown_as_programs_write_them() {
        let date = [("year", Datum::Int(2024)), ("month", Datum::Short(2)), ("day", Datum::Byte(29))];
        assert_eq!(shown_alone(&[object("java/time/LocalDate", &date)]).unwrap(), "LocalDate.of(2024, 2, 29)");
        let empty = object("java/util/Optional", &[("value", Datum::Null)]);
        assert_eq!(shown_alone(&[empty]).unwrap(), "Optional.empty()");
        assert_eq!(shown_alone(&[object("java/util/Locale", &[])]), None);
    }

    #[test]
    fn large_numbers_are_put_together() {
        let digits = Object { class: "[I".into(), contents: Contents::Array(vec![Datum::Int(1), Datum::Int(-1)]) };
        let number = object("java/math/BigInteger", &[("signum", Datum::Int(-1)), ("mag", Datum::Object(1))]);
        assert_eq!(shown_alone(&[number, digits]).unwrap(), "new BigInteger(\"-8589934591\")");
        for (digits, scale, expected) in [(5, 2, "0.05"), (-150, 2, "-1.50"), (7, 0, "7"), (0, 1, "0.0")] {
            assert_eq!(decimal(digits, scale).unwrap(), expected);
        }
        assert_eq!(decimal(1, -3), None);
    }
}
