//! Pattern switches: what `SwitchBootstraps` would link.
//!
//! The method takes the selector and the label to start at, and gives the number of the first label that matches; -1
//! for null, and the number of labels if none does.

use jvm::flags::Flags;
use jvm::pool::Const;
use jvm::{Class, Kind, MethodId};

use super::assembler::op::*;
use super::assembler::{Body, Label};
use super::bootstrap::{Bootstrap, wrong_constant};
use super::convert::{box_value, unwrapped, widens, wrapper};
use super::types::{Descriptor, class_of, kind_of, type_of};
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const NAME: &str = "select";

/// What a case looks for.
enum Case {
    /// An instance of the class with this internal name.
    Class(String),
    /// A value that is one of this primitive type without loss.
    Primitive(Kind),
    /// A string equal to this.
    Text(Vec<u16>),
    /// This number, in any wrapper but `Long`, or this character.
    Int(i32),
    Long(i64),
    Float(f32),
    Double(f64),
    Boolean(bool),
    /// A constant of an enum class.
    Enum {
        class: String,
        name: String,
    },
    /// Nothing: an enum constant that no longer exists.
    Never,
}

impl<'p> Vm<'p> {
    /// Makes the method of a pattern switch.
    pub(super) fn link_switch(&self, host: &'p Class, bootstrap: &Bootstrap) -> Run<Option<MethodId>> {
        let site = Descriptor::parse(&bootstrap.descriptor).filter(|d| d.params.len() == 2);
        let site = site.ok_or_else(|| Trap::with("java/lang/IllegalArgumentException", "Illegal invocation type"))?;
        let enum_class = (bootstrap.method.name == "enumSwitch").then(|| class_of(&site.params[0]));
        let mut cases = Vec::with_capacity(bootstrap.args.len());
        for &arg in &bootstrap.args {
            cases.push(self.read_case(host, arg, enum_class)?);
        }
        let prefix = format!("{}$$TypeSwitch", self.program.class_name(host.id));
        let class = self.made_class(&prefix, &bootstrap.site.index().to_string(), "java/lang/Object", |class| {
            class.method(Flags::STATIC, NAME, &bootstrap.descriptor, |b| write(b, &site.params[0], &cases));
        })?;
        self.made_method(class, NAME).map(Some)
    }

    fn read_case(&self, host: &'p Class, index: u16, enum_class: Option<&str>) -> Run<Case> {
        let file = host.file()?;
        Ok(match file.pool.get(index)? {
            Const::Class(_) => {
                let class = self.program.resolve_class(host, index)?;
                Case::Class(self.program.class_name(class.id).into())
            }
            Const::String(_) => {
                let text = self.text_constant(host, index)?;
                match enum_class {
                    Some(class) => self.enum_case(class.into(), String::from_utf16_lossy(&text)),
                    None => Case::Text(text),
                }
            }
            Const::Int(value) => Case::Int(value),
            Const::Long(value) => Case::Long(value),
            Const::Float(value) => Case::Float(value),
            Const::Double(value) => Case::Double(value),
            Const::Dynamic { .. } => self.read_dynamic_case(host, index)?,
            _ => return Err(wrong_constant(index)),
        })
    }

    /// `javac` writes an enum constant as `EnumDesc.of(ClassDesc.of("Color"), "RED")` and a boolean as a static field,
    /// both as dynamic constants.
    fn read_dynamic_case(&self, host: &'p Class, index: u16) -> Run<Case> {
        let unknown = || Trap::unsupported("a switch label that is a dynamic constant other than an enum constant");
        let site = jvm::DynamicId::new(0);
        let constant = self.read_bootstrap(host, index, site)?;
        match (constant.method.name.as_str(), constant.args.as_slice()) {
            ("getStaticFinal", _) if matches!(constant.name.as_str(), "TRUE" | "FALSE") => {
                Ok(Case::Boolean(constant.name == "TRUE"))
            }
            ("primitiveClass", _) => Ok(Case::Primitive(kind_of(&constant.name))),
            ("invoke", &[of, class, name]) if self.member_handle(host, of)?.class.ends_with("EnumDesc") => {
                let class = self.read_bootstrap(host, class, site)?;
                let &[_, class_name] = class.args.as_slice() else {
                    return Err(unknown());
                };
                let class_name = String::from_utf16_lossy(&self.text_constant(host, class_name)?).replace('.', "/");
                Ok(self.enum_case(class_name, String::from_utf16_lossy(&self.text_constant(host, name)?)))
            }
            _ => Err(unknown()),
        }
    }

    fn enum_case(&self, class: String, name: String) -> Case {
        let exists = self.program.load(&class).is_ok_and(|found| {
            let constant = |f: &jvm::Field| f.flags.is_enum() && self.program.text(f.name) == name;
            found.fields.iter().any(constant)
        });
        if exists { Case::Enum { class, name } } else { Case::Never }
    }
}

/// The selector as its tests see it: an object, and the type it had.
struct Selector<'a> {
    local: u16,
    ty: &'a str,
}

fn write(b: &mut Body<'_>, ty: &str, cases: &[Case]) {
    let restart = kind_of(ty).slots() as u16;
    let mut selector = Selector { local: 0, ty };
    if kind_of(ty) != Kind::Ref {
        b.load(kind_of(ty), 0);
        box_value(b, kind_of(ty));
        selector.local = b.local(Kind::Ref);
        b.store(Kind::Ref, selector.local);
    }
    b.load(Kind::Int, restart);
    b.int(cases.len() as i32 + 1);
    b.call_static("java/util/Objects", "checkIndex", "(II)I");
    b.op(POP, -1);
    let (present, none) = (b.label(), b.label());
    b.load(Kind::Ref, selector.local);
    b.jump(IFNONNULL, present, 1);
    b.int(-1);
    b.give(Kind::Int);
    b.bind(present);
    let mut starts: Vec<Label> = cases.iter().map(|_| b.label()).collect();
    if !cases.is_empty() {
        b.load(Kind::Int, restart);
        b.switch(&starts, none);
    }
    starts.push(none);
    for (i, case) in cases.iter().enumerate() {
        b.bind(starts[i]);
        selector.write_case(b, case, starts[i + 1]);
        b.int(i as i32);
        b.give(Kind::Int);
    }
    b.bind(none);
    b.int(cases.len() as i32);
    b.give(Kind::Int);
}

impl Selector<'_> {
    /// Goes to `next` if the selector does not match.
    fn write_case(&self, b: &mut Body<'_>, case: &Case, next: Label) {
        match case {
            Case::Class(class) => self.leave_unless_instance(b, class, next),
            Case::Primitive(kind) => self.write_primitive_case(b, *kind, next),
            Case::Enum { class, name } => {
                self.leave_unless_instance(b, class, next);
                b.load(Kind::Ref, self.local);
                b.field(GETSTATIC, class, name, &type_of(class));
                b.jump(IF_ACMPNE, next, 2);
            }
            Case::Int(value) => self.write_int_case(b, *value, next),
            Case::Text(text) => {
                b.string(text);
                self.leave_unless_equal(b, next);
            }
            Case::Long(value) => {
                b.long(*value);
                self.leave_unless_boxed_equal(b, Kind::Long, next);
            }
            Case::Float(value) => {
                b.float(*value);
                self.leave_unless_boxed_equal(b, Kind::Float, next);
            }
            Case::Double(value) => {
                b.double(*value);
                self.leave_unless_boxed_equal(b, Kind::Double, next);
            }
            Case::Boolean(value) => {
                b.int(i32::from(*value));
                self.leave_unless_boxed_equal(b, Kind::Boolean, next);
            }
            Case::Never => leave(b, next),
        }
    }

    fn leave_unless_instance(&self, b: &mut Body<'_>, class: &str, next: Label) {
        b.load(Kind::Ref, self.local);
        b.on_class(INSTANCEOF, class);
        b.jump(IFEQ, next, 1);
    }

    /// A value of a known primitive type matches if it converts without loss; of any other object its class decides.
    fn write_primitive_case(&self, b: &mut Body<'_>, to: Kind, next: Label) {
        let from = unwrapped(self.ty).unwrap_or(kind_of(self.ty));
        if from == Kind::Ref {
            return self.leave_unless_instance(b, wrapper(to).unwrap_or("java/lang/Object"), next);
        }
        if is_always_exact(from, to) {
            return;
        }
        let Some(class) = wrapper(from).filter(|_| from != Kind::Boolean && to != Kind::Boolean) else {
            return leave(b, next);
        };
        b.load(Kind::Ref, self.local);
        b.on_class(CHECKCAST, class);
        b.call_virtual(class, &format!("{}Value", from.java_name()), &format!("(){}", from.descriptor_char()));
        let wide = from.on_stack();
        let title = |kind: Kind| {
            let name = kind.java_name();
            name[..1].to_uppercase() + &name[1..]
        };
        let test = format!("is{}To{}Exact", title(wide), title(to));
        b.call_static("java/lang/runtime/ExactConversionsSupport", &test, &format!("({})Z", wide.descriptor_char()));
        b.jump(IFEQ, next, 1);
    }

    fn write_int_case(&self, b: &mut Body<'_>, value: i32, next: Label) {
        let (other, compare) = (b.label(), b.label());
        for (class, method, descriptor, otherwise) in
            [("java/lang/Number", "intValue", "()I", other), ("java/lang/Character", "charValue", "()C", next)]
        {
            let is_last = method == "charValue";
            if is_last {
                b.bind(other);
            }
            self.leave_unless_instance(b, class, otherwise);
            b.load(Kind::Ref, self.local);
            b.on_class(CHECKCAST, class);
            b.call_virtual(class, method, descriptor);
            if !is_last {
                b.jump(GOTO, compare, 0);
            }
        }
        b.bind(compare);
        b.int(value);
        b.jump(IF_ICMPNE, next, 2);
    }

    fn leave_unless_boxed_equal(&self, b: &mut Body<'_>, kind: Kind, next: Label) {
        box_value(b, kind);
        self.leave_unless_equal(b, next);
    }

    fn leave_unless_equal(&self, b: &mut Body<'_>, next: Label) {
        b.load(Kind::Ref, self.local);
        b.call_virtual("java/lang/Object", "equals", "(Ljava/lang/Object;)Z");
        b.jump(IFEQ, next, 1);
    }
}

/// Leaves in any case. What follows stays reachable, as the assembler wants it.
fn leave(b: &mut Body<'_>, next: Label) {
    b.int(0);
    b.jump(IFEQ, next, 1);
}

/// Whether every value of kind `from` is one of kind `to` (JLS 5.7.1, unconditionally exact).
fn is_always_exact(from: Kind, to: Kind) -> bool {
    let loses_bits = matches!((from, to), (Kind::Int | Kind::Long, Kind::Float) | (Kind::Long, Kind::Double));
    widens(from, to) && !loses_bits
}
