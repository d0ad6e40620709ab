//! String concatenation: what `StringConcatFactory` would link, as a chain of `StringBuilder.append`.

use jvm::pool::Const;
use jvm::{Class, Kind, MethodId};

use super::assembler::op::*;
use super::assembler::Body;
use super::bootstrap::Bootstrap;
use super::types::{Descriptor, class_of, kind_of};
use jvm::flags::Flags;

use crate::trap::{Run, Trap};
use crate::vm::Vm;

const BUILDER: &str = "java/lang/StringBuilder";
const NAME: &str = "concat";

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
        let class = self.made_class(&prefix, &bootstrap.site.index().to_string(), "java/lang/Object", |class| {
            class.method(Flags::STATIC, NAME, &bootstrap.descriptor, |b| write(b, &site, &pieces));
        })?;
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

fn write(b: &mut Body<'_>, site: &Descriptor, pieces: &[Piece]) {
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
