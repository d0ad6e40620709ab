//! Conversions of arguments and results, as `MethodHandle.asType` and lambdas need them.

use jvm::Kind;

use super::assembler::Body;
use super::assembler::op::*;
use super::types::{OBJECT, class_of, kind_of};

/// Internal name of the wrapper class of a primitive kind.
pub(super) fn wrapper(kind: Kind) -> Option<&'static str> {
    Some(match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Byte => "java/lang/Byte",
        Kind::Char => "java/lang/Character",
        Kind::Short => "java/lang/Short",
        Kind::Int => "java/lang/Integer",
        Kind::Long => "java/lang/Long",
        Kind::Float => "java/lang/Float",
        Kind::Double => "java/lang/Double",
        Kind::Ref | Kind::Void => return None,
    })
}

/// The primitive kind that a wrapper type wraps.
pub(super) fn unwrapped(ty: &str) -> Option<Kind> {
    let class = class_of(ty);
    Kind::PRIMITIVES.into_iter().find(|&kind| wrapper(kind) == Some(class))
}

/// Whether a value of primitive kind `from` becomes one of kind `to` by widening (JLS 5.1.2), or is one.
pub(super) fn widens(from: Kind, to: Kind) -> bool {
    let rank = |kind| match kind {
        Kind::Byte => 1,
        Kind::Short => 2,
        Kind::Char | Kind::Boolean => 0,
        Kind::Int => 3,
        Kind::Long => 4,
        Kind::Float => 5,
        _ => 6,
    };
    from == to
        || match (from, to) {
            (Kind::Boolean | Kind::Void | Kind::Ref, _) | (_, Kind::Boolean | Kind::Void | Kind::Ref | Kind::Char) => {
                false
            }
            (Kind::Char, to) => rank(to) >= 3,
            (from, to) => rank(from) < rank(to),
        }
}

/// Who refuses a reference of the wrong class, which shows in the message.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Cast {
    /// The `checkcast` instruction, as in lambdas.
    Instruction,
    /// `Class.cast`, as in method handles.
    Method,
}

/// Converts the value on top of the stack from one type to another, as `MethodHandle.asType` does.
pub(super) fn convert(body: &mut Body<'_>, from: &str, to: &str, how: Cast) {
    if from == to {
        return;
    }
    match (kind_of(from), kind_of(to)) {
        (from, Kind::Void) => body.drop_value(from),
        (Kind::Void, to) => body.zero(to),
        (Kind::Ref, Kind::Ref) => cast(body, to, how),
        (Kind::Ref, to) => unbox(body, from, to, false),
        (from, Kind::Ref) => box_value(body, from),
        (from, to) => convert_primitive(body, from, to),
    }
}

/// As [`convert`], in the way of `MethodHandles.explicitCastArguments`: primitives are also narrowed, null unboxes to
/// zero, and an interface is not checked.
pub(super) fn convert_explicitly(body: &mut Body<'_>, from: &str, to: &str, to_interface: bool) {
    match (kind_of(from), kind_of(to)) {
        (Kind::Ref, Kind::Ref) if to_interface => {}
        (Kind::Ref, to) if !matches!(to, Kind::Ref | Kind::Void) => {
            let (null, done) = (body.label(), body.label());
            body.op(DUP, 1);
            body.jump(IFNULL, null, 1);
            unbox(body, OBJECT, to, true);
            body.jump(GOTO, done, 0);
            body.bind(null);
            body.op(POP, -1);
            body.zero(to);
            body.bind(done);
        }
        (from, Kind::Boolean) if !matches!(from, Kind::Ref | Kind::Void | Kind::Boolean) => {
            convert_primitive(body, from, Kind::Byte);
            body.int(1);
            body.op(IAND, -1);
        }
        _ => convert(body, from, to, Cast::Method),
    }
}

/// Casts a reference, unless it is to `Object`.
fn cast(body: &mut Body<'_>, to: &str, how: Cast) {
    if to == OBJECT {
        return;
    }
    if how == Cast::Instruction {
        return body.on_class(CHECKCAST, class_of(to));
    }
    let done = body.label();
    body.op(DUP, 1);
    body.on_class(INSTANCEOF, class_of(to));
    body.jump(IFNE, done, 1);
    body.class_constant(class_of(to));
    body.op(SWAP, 0);
    body.call_virtual("java/lang/Class", "cast", "(Ljava/lang/Object;)Ljava/lang/Object;");
    body.bind(done);
}

/// Boxes the primitive value on top with its wrapper's `valueOf`.
pub(super) fn box_value(body: &mut Body<'_>, kind: Kind) {
    if let Some(class) = wrapper(kind) {
        let descriptor = format!("({})L{class};", kind.descriptor_char());
        body.call_static(class, "valueOf", &descriptor);
    }
}

/// Unboxes a reference of type `from`. If that is no wrapper type, the object decides, and is widened as needed.
fn unbox(body: &mut Body<'_>, from: &str, to: Kind, narrowing: bool) {
    if let (Some(kind), Some(class)) = (unwrapped(from), wrapper(unwrapped(from).unwrap_or(to))) {
        let descriptor = format!("(){}", kind.descriptor_char());
        body.call_virtual(class, &format!("{}Value", kind.java_name()), &descriptor);
        convert_primitive(body, kind, to);
        return;
    }
    let Some(class) = wrapper(to) else { return };
    let name = format!("unbox{}", &class["java/lang/".len()..]);
    body.int(i32::from(narrowing));
    let descriptor = format!("(Ljava/lang/Object;Z){}", to.descriptor_char());
    body.call_static("sun/invoke/util/ValueConversions", &name, &descriptor);
}

/// Converts between primitive kinds, widening or narrowing.
fn convert_primitive(body: &mut Body<'_>, from: Kind, to: Kind) {
    let opcode = match (from.on_stack(), to.on_stack()) {
        (Kind::Int, Kind::Long) => I2L,
        (Kind::Int, Kind::Float) => I2F,
        (Kind::Int, Kind::Double) => I2D,
        (Kind::Long, Kind::Int) => L2I,
        (Kind::Long, Kind::Float) => L2F,
        (Kind::Long, Kind::Double) => L2D,
        (Kind::Float, Kind::Int) => F2I,
        (Kind::Float, Kind::Long) => F2L,
        (Kind::Float, Kind::Double) => F2D,
        (Kind::Double, Kind::Int) => D2I,
        (Kind::Double, Kind::Long) => D2L,
        (Kind::Double, Kind::Float) => D2F,
        _ => 0,
    };
    if opcode != 0 {
        body.op(opcode, to.slots() as i32 - from.slots() as i32);
    }
    if !widens(from, to) {
        match to {
            Kind::Byte => body.op(I2B, 0),
            Kind::Char => body.op(I2C, 0),
            Kind::Short => body.op(I2S, 0),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn widening_follows_the_language() {
        assert!(widens(Kind::Byte, Kind::Short) && widens(Kind::Char, Kind::Int) && widens(Kind::Long, Kind::Float));
        assert!(!widens(Kind::Byte, Kind::Char) && !widens(Kind::Char, Kind::Short));
        assert!(!widens(Kind::Boolean, Kind::Int) && !widens(Kind::Double, Kind::Float));
    }
}
