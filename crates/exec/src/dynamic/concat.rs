//! String concatenation: what `StringConcatFactory` would link.
//!
//! The method made for a call site turns objects into strings, from left to right, and hands them with the primitive
//! arguments to a native method that puts the pieces together. Where that would have too many arguments it is a chain
//! of `StringBuilder.append`.

use heap::Value;
use jvm::flags::Flags;
use jvm::pool::Const;
use jvm::{Class, Kind, MethodId};

use super::assembler::Body;
use super::assembler::op::*;
use super::bootstrap::Bootstrap;
use super::types::{Descriptor, class_of, kind_of};
use crate::natives::Args;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

const BUILDER: &str = "java/lang/StringBuilder";
const STRING: &str = "Ljava/lang/String;";
const NAME: &str = "concat";
const JOIN: &str = "join";
/// Name of the native method in the table of natives.
pub(crate) const JOIN_NATIVE: &str = "concat.join";
const ARGUMENT: u16 = 1;

/// A piece of a concatenation.
enum Piece {
    /// The next argument.
    Argument,
    /// This text.
    Text(Vec<u16>),
    /// The `Class` with this internal name.
    Class(String),
    /// A number, to be written as Java does.
    Float(f32),
    Double(f64),
}

impl<'p> Vm<'p> {
    /// Makes the method of a concatenation.
    pub(super) fn link_concat(&self, host: &'p Class, bootstrap: &Bootstrap) -> Run<MethodId> {
        let site = Descriptor::parse(&bootstrap.descriptor).ok_or_else(|| Trap::ill_typed("concatenation"))?;
        let pieces = if bootstrap.method.name == "makeConcat" {
            site.params.iter().map(|_| Piece::Argument).collect()
        } else {
            self.read_recipe(host, &bootstrap.args, site.params.len())?
        };
        let prefix = format!("{}$$StringConcat", self.program.class_name(host.id));
        // The native puts known text together; with unknowns about, Java does. What is linked is the program's, and machines
        // that confirm paths (they have a script) share it with those that explore them.
        let is_concrete = !self.expects_unknowns && self.script.is_none();
        let joined = if is_concrete { Joined::of(&site, &pieces) } else { None };
        let class = self.made_class(&prefix, &bootstrap.site.index().to_string(), "java/lang/Object", |class| {
            let Some(joined) = &joined else {
                return class.method(Flags::STATIC, NAME, &bootstrap.descriptor, |b| write_chain(b, &site, &pieces));
            };
            let this = class.name().to_owned();
            let descriptor = joined.join.to_string();
            class.method(Flags::STATIC, NAME, &bootstrap.descriptor, |b| joined.write(b, &site, &this));
            class.native_method(Flags::STATIC, JOIN, &descriptor);
        })?;
        if joined.is_some() {
            self.bind_to(self.made_method(class, JOIN)?, JOIN_NATIVE);
        }
        self.made_method(class, NAME)
    }

    /// In a recipe `\1` stands for an argument and `\2` for the next static argument.
    fn read_recipe(&self, host: &'p Class, args: &[u16], params: usize) -> Run<Vec<Piece>> {
        let mismatch = || {
            let message = "Mismatched number of concat arguments and recipe";
            Trap::with("java/lang/invoke/StringConcatException", message)
        };
        let (&recipe, constants) = args.split_first().ok_or_else(mismatch)?;
        let mut constants = constants.iter();
        let mut pieces = Vec::new();
        let mut text = Vec::new();
        let mut used = 0;
        for unit in self.text_constant(host, recipe)? {
            let piece = match unit {
                1 => {
                    used += 1;
                    Piece::Argument
                }
                2 => self.concat_constant(host, *constants.next().ok_or_else(mismatch)?)?,
                _ => {
                    text.push(unit);
                    continue;
                }
            };
            if let Piece::Text(more) = piece {
                text.extend(more);
                continue;
            }
            pieces.push(Piece::Text(std::mem::take(&mut text)));
            pieces.push(piece);
        }
        pieces.push(Piece::Text(text));
        pieces.retain(|p| !matches!(p, Piece::Text(text) if text.is_empty()));
        if used == params && constants.next().is_none() { Ok(pieces) } else { Err(mismatch()) }
    }

    fn concat_constant(&self, host: &'p Class, index: u16) -> Run<Piece> {
        let plain = |text: String| Piece::Text(text.encode_utf16().collect());
        let file = host.file()?;
        Ok(match file.pool.get(index)? {
            Const::String(text) => Piece::Text(file.pool.utf16(&file.bytes, text)?),
            Const::Int(value) => plain(value.to_string()),
            Const::Long(value) => plain(value.to_string()),
            Const::Float(value) => Piece::Float(value),
            Const::Double(value) => Piece::Double(value),
            Const::Class(_) => {
                let class = self.program.resolve_class(host, index)?;
                Piece::Class(self.program.class_name(class.id).into())
            }
            _ => return Err(Trap::unsupported("a dynamic constant in a string concatenation")),
        })
    }
}

/// A concatenation by the native method.
struct Joined {
    /// Text with `\1` where an argument comes.
    recipe: Vec<u16>,
    /// Type of the native method: the recipe, then the arguments, strings where they were objects.
    join: Descriptor,
}

impl Joined {
    /// None if there are too many arguments, or constants that Java has to write.
    fn of(site: &Descriptor, pieces: &[Piece]) -> Option<Joined> {
        let mut recipe = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Argument => recipe.push(ARGUMENT),
                Piece::Text(text) if !text.contains(&ARGUMENT) => recipe.extend(text),
                _ => return None,
            }
        }
        let as_joined = |ty: &str| match kind_of(ty) {
            Kind::Ref | Kind::Float | Kind::Double => STRING.into(),
            _ => ty.into(),
        };
        let mut params = vec![STRING.into()];
        params.extend(site.params.iter().map(|ty| as_joined(ty)));
        let join = Descriptor { params, result: STRING.into() };
        (join.params.len() <= Args::MOST).then_some(Joined { recipe, join })
    }

    fn write(&self, b: &mut Body<'_>, site: &Descriptor, this: &str) {
        b.string(&self.recipe);
        let mut local = 0;
        for ty in &site.params {
            let kind = kind_of(ty);
            b.load(kind, local);
            local += kind.slots() as u16;
            let taken = if kind == Kind::Ref { "Ljava/lang/Object;" } else { ty };
            if matches!(kind, Kind::Ref | Kind::Float | Kind::Double) && &**ty != STRING {
                b.call_static("java/lang/String", "valueOf", &format!("({taken}){STRING}"));
            }
        }
        b.call_static(this, JOIN, &self.join.to_string());
        b.give(Kind::Ref);
    }
}

/// Puts a concatenation together: the recipe, then its arguments.
pub(crate) fn join<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    if vm.state.heap.is_due() {
        return Err(Trap::Full);
    }
    let recipe = vm.text16(args.object(0)?);
    let mut text = Vec::with_capacity(recipe.len() + 16 * args.all().len());
    let mut given = args.all().iter().zip(&args.method.signature.params).skip(1);
    for unit in recipe {
        if unit != ARGUMENT {
            text.push(unit);
            continue;
        }
        match given.next() {
            Some((Value::Ref(string), _)) if !string.is_null() => text.extend(vm.text16(*string)),
            Some((Value::Int(value), Kind::Char)) => text.push(*value as u16),
            Some((Value::Int(value), Kind::Boolean)) => {
                text.extend(if *value != 0 { "true" } else { "false" }.encode_utf16());
            }
            Some((Value::Int(value), _)) => text.extend(value.to_string().encode_utf16()),
            Some((Value::Long(value), _)) => text.extend(value.to_string().encode_utf16()),
            Some((Value::Ref(_), _)) | None => text.extend("null".encode_utf16()),
            Some(_) => return Err(Trap::ill_typed("concatenation")),
        }
    }
    vm.new_string16(&text).map(Value::Ref)
}

fn write_chain(b: &mut Body<'_>, site: &Descriptor, pieces: &[Piece]) {
    new_builder(b);
    let mut params = site.params.iter();
    let mut local = 0;
    for piece in pieces {
        match piece {
            Piece::Argument => {
                let Some(ty) = params.next() else { continue };
                b.load(kind_of(ty), local);
                local += kind_of(ty).slots() as u16;
                append(b, ty);
            }
            Piece::Text(text) => {
                b.string(text);
                append(b, "Ljava/lang/String;");
            }
            Piece::Class(name) => {
                b.class_constant(class_of(name));
                append(b, "Ljava/lang/Class;");
            }
            Piece::Float(value) => {
                b.float(*value);
                append(b, "F");
            }
            Piece::Double(value) => {
                b.double(*value);
                append(b, "D");
            }
        }
    }
    finish_builder(b);
    b.give(Kind::Ref);
}

/// Pushes a new `StringBuilder`.
pub(super) fn new_builder(b: &mut Body<'_>) {
    b.on_class(NEW, BUILDER);
    b.op(DUP, 1);
    b.invoke(INVOKESPECIAL, BUILDER, "<init>", "()V", false);
}

/// Appends text to the builder on top.
pub(super) fn append_text(b: &mut Body<'_>, text: &str) {
    b.string(&text.encode_utf16().collect::<Vec<_>>());
    append(b, "Ljava/lang/String;");
}

/// Replaces the builder on top with its text.
pub(super) fn finish_builder(b: &mut Body<'_>) {
    b.call_virtual(BUILDER, "toString", "()Ljava/lang/String;");
}

/// Appends a value of this type to the builder below it.
pub(super) fn append(b: &mut Body<'_>, ty: &str) {
    let ty = match kind_of(ty) {
        Kind::Byte | Kind::Short => "I",
        Kind::Ref if ty == "Ljava/lang/String;" => ty,
        Kind::Ref => "Ljava/lang/Object;",
        _ => ty,
    };
    b.call_virtual(BUILDER, "append", &format!("({ty})Ljava/lang/StringBuilder;"));
}
