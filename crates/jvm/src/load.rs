//! From class file bytes to a linked [`Class`]: parse, check the format, lay out fields, build the method table.

use std::sync::OnceLock;

use noak::reader::{Attribute as RawAttribute, Class as RawClass, DecodeMany};
use rustc_hash::FxHashMap;

use crate::class::{Attribute, Class, ClassFile, Field, MADE, Method, Shape, StaticRange};
use crate::classpath::ClassBytes;
use crate::constructed::Constructed;
use crate::error::LinkError;
use crate::flags::Flags;
use crate::format;
use crate::ids::{ClassId, MethodId};
use crate::kind::{self, Kind, Signature};
use crate::pool::Pool;
use crate::program::Program;
use crate::symbol::Symbol;
use crate::vtable;

/// A parsed class file whose superclass and superinterfaces are not known yet.
pub(crate) struct Parsed {
    pub(crate) name: String,
    pub(crate) super_name: Option<String>,
    pub(crate) interfaces: Vec<String>,
    flags: Flags,
    file: ClassFile,
    fields: Vec<RawMember>,
    methods: Vec<RawMember>,
}

struct RawMember {
    flags: Flags,
    name: String,
    descriptor: String,
    attributes: Box<[Attribute]>,
}

impl Parsed {
    /// Whether it declares an interface.
    pub(crate) fn is_interface(&self) -> bool {
        self.flags.is_interface()
    }

    /// Whether the engine itself wrote the class file.
    pub(crate) fn is_made(&self) -> bool {
        self.file.bytes.origin() == MADE
    }

    /// The constants and attributes alone.
    pub(crate) fn into_file(self) -> ClassFile {
        self.file
    }
}

pub(crate) fn parse(bytes: ClassBytes) -> Result<Parsed, LinkError> {
    let raw = RawClass::new(&bytes).map_err(|e| LinkError::format(format!("{} in {}", e, bytes.origin())))?;
    let version = (raw.version().major, raw.version().minor);
    if raw.buffer_size() != bytes.len() {
        return Err(LinkError::format(format!("Extra bytes at the end of class file {}", bytes.origin())));
    }
    let pool = Pool::read(raw.pool(), &bytes);
    let class_name = |index: u16| pool.class_name(&bytes, index).map(|n| n.into_owned());
    let name = class_name(raw.this_class().as_u16())?;
    check_class_name(&name)?;
    let super_name = raw.super_class().map(|i| class_name(i.as_u16())).transpose()?;
    let mut interfaces = Vec::new();
    for index in raw.interfaces().iter() {
        interfaces.push(class_name(index.map_err(truncated)?.as_u16())?);
    }
    let mut fields = Vec::new();
    for field in raw.fields().iter() {
        let field = field.map_err(truncated)?;
        fields.push(RawMember {
            flags: Flags(field.access_flags().bits()),
            name: pool.utf8(&bytes, field.name().as_u16())?.into_owned(),
            descriptor: pool.utf8(&bytes, field.descriptor().as_u16())?.into_owned(),
            attributes: attributes(&field.attributes(), &bytes)?,
        });
    }
    let mut methods = Vec::new();
    for method in raw.methods().iter() {
        let method = method.map_err(truncated)?;
        methods.push(RawMember {
            flags: Flags(method.access_flags().bits()),
            name: pool.utf8(&bytes, method.name().as_u16())?.into_owned(),
            descriptor: pool.utf8(&bytes, method.descriptor().as_u16())?.into_owned(),
            attributes: attributes(&method.attributes(), &bytes)?,
        });
    }
    let class_attributes = attributes(&raw.attributes(), &bytes)?;
    let flags = Flags(raw.access_flags().bits());
    format::check_class_flags(&name, flags)?;
    Ok(Parsed {
        name,
        super_name,
        interfaces,
        flags,
        fields,
        methods,
        file: ClassFile { pool, version, attributes: class_attributes, bytes: bytes.clone() },
    })
}

fn truncated(e: noak::error::DecodeError) -> LinkError {
    LinkError::format(e.to_string())
}

fn check_class_name(name: &str) -> Result<(), LinkError> {
    let malformed = name.is_empty()
        || name.starts_with('[')
        || name.split('/').any(str::is_empty)
        || name.contains(['.', ';', '[']);
    if malformed {
        return Err(LinkError::format(format!("Illegal class name \"{name}\"")));
    }
    Ok(())
}

fn attributes(raw: &DecodeMany<'_, RawAttribute<'_>, u16>, bytes: &[u8]) -> Result<Box<[Attribute]>, LinkError> {
    let mut all = Vec::new();
    for attribute in raw.iter() {
        let attribute = attribute.map_err(truncated)?;
        let content = attribute.content();
        all.push(Attribute {
            name: attribute.name().as_u16(),
            start: (content.as_ptr() as usize - bytes.as_ptr() as usize) as u32,
            len: content.len() as u32,
        });
    }
    Ok(all.into())
}

/// Links a parsed class whose supertypes are loaded. The caller holds the loading lock, so ids are dense.
pub(crate) fn link(
    program: &Program,
    parsed: Parsed,
    super_class: Option<&Class>,
    interfaces: Vec<&Class>,
    is_platform: bool,
) -> Result<(Class, Vec<Method>), LinkError> {
    if !is_platform {
        format::check_pool(&parsed.file, &parsed.name)?;
        format::check_attributes(&parsed.file, &parsed.name)?;
    }
    let id = program.next_class_id();
    let name = program.intern(&parsed.name);
    let (fields, slots, statics) = lay_out_fields(program, &parsed, super_class)?;
    let mut methods = declare_methods(program, &parsed, id)?;
    let table = vtable::build(program, &parsed.name, super_class, &interfaces, &mut methods, parsed.flags)?;

    let mut chain = super_class.map_or(Vec::new(), |s| s.chain.to_vec());
    chain.push(id);
    let mut all_interfaces: Vec<ClassId> = super_class.map_or(Vec::new(), |s| s.all_interfaces.to_vec());
    all_interfaces.extend(interfaces.iter().flat_map(|i| i.all_interfaces.iter().copied()));
    if parsed.flags.is_interface() {
        all_interfaces.push(id);
    }
    all_interfaces.sort_unstable();
    all_interfaces.dedup();
    let initializer = methods
        .iter()
        .find(|m| program.text(m.name) == "<clinit>" && program.text(m.descriptor) == "()V" && m.flags.is_static())
        .map(|m| m.id);
    let class = Class {
        id,
        name,
        flags: parsed.flags,
        shape: Shape::Instance,
        super_class: super_class.map(|s| s.id),
        interfaces: interfaces.iter().map(|i| i.id).collect(),
        chain: chain.into(),
        all_interfaces: all_interfaces.into(),
        fields,
        methods: methods.iter().map(|m| m.id).collect(),
        slots,
        statics,
        vtable: table.entries,
        vindex: table.index,
        has_split_vtable: table.split,
        file: Some(parsed.file),
        is_platform,
        initializer,
        array: OnceLock::new(),
        checked: OnceLock::new(),
        constructed: Constructed::default(),
    };
    Ok((class, methods))
}

type FieldLayout = (Box<[Field]>, Box<[Kind]>, StaticRange);

fn lay_out_fields(program: &Program, parsed: &Parsed, super_class: Option<&Class>) -> Result<FieldLayout, LinkError> {
    let mut slots = super_class.map_or(Vec::new(), |s| s.slots.to_vec());
    let static_count = parsed.fields.iter().filter(|f| f.flags.is_static()).count() as u32;
    let statics = StaticRange { start: program.reserve_statics(static_count), len: static_count };
    let mut next_static = statics.start;
    let mut fields = Vec::with_capacity(parsed.fields.len());
    let mut seen = FxHashMap::default();
    for raw in &parsed.fields {
        check_member_name(&raw.name, &parsed.name)?;
        format::check_field_flags(&parsed.name, parsed.flags, raw.flags)?;
        let kind = Kind::of_descriptor(&raw.descriptor)
            .filter(|_| kind::is_field_descriptor(&raw.descriptor))
            .ok_or_else(|| malformed_descriptor("Field", &raw.name, &raw.descriptor, &parsed.name))?;
        let name = program.intern(&raw.name);
        let descriptor = program.intern(&raw.descriptor);
        if seen.insert((name, descriptor), ()).is_some() {
            return Err(duplicate("field", &raw.name, &raw.descriptor, &parsed.name));
        }
        let slot = if raw.flags.is_static() {
            next_static += 1;
            next_static - 1
        } else {
            slots.push(kind);
            slots.len() as u32 - 1
        };
        let constant = match parsed.file.attribute(&raw.attributes, "ConstantValue") {
            Some([hi, lo]) if raw.flags.is_static() => Some(u16::from_be_bytes([*hi, *lo])),
            _ => None,
        };
        if let Some(index) = constant {
            format::check_constant_value(&parsed.file, &parsed.name, &raw.descriptor, index)?;
        }
        fields.push(Field {
            name,
            descriptor,
            flags: raw.flags,
            kind,
            slot,
            constant,
            attributes: raw.attributes.clone(),
        });
    }
    Ok((fields.into(), slots.into(), statics))
}

fn declare_methods(program: &Program, parsed: &Parsed, class: ClassId) -> Result<Vec<Method>, LinkError> {
    let first = program.next_method_index();
    let mut methods = Vec::with_capacity(parsed.methods.len());
    let mut seen: FxHashMap<(Symbol, Symbol), ()> = FxHashMap::default();
    let polymorphic_holder =
        matches!(parsed.name.as_str(), "java/lang/invoke/MethodHandle" | "java/lang/invoke/VarHandle");
    for (i, raw) in parsed.methods.iter().enumerate() {
        check_method_name(&raw.name, &parsed.name)?;
        let flags = method_flags(parsed, raw)?;
        let signature = Signature::parse(&raw.descriptor)
            .filter(|signature| !raw.name.starts_with('<') || signature.result == Kind::Void)
            .ok_or_else(|| malformed_descriptor("Method", &raw.name, &raw.descriptor, &parsed.name))?;
        let name = program.intern(&raw.name);
        let descriptor = program.intern(&raw.descriptor);
        if seen.insert((name, descriptor), ()).is_some() {
            return Err(duplicate("method", &raw.name, &raw.descriptor, &parsed.name));
        }
        let body = raw
            .attributes
            .iter()
            .find(|a| parsed.file.pool.raw_utf8(&parsed.file.bytes, a.name) == Ok(b"Code"))
            .copied();
        check_body(raw, body.is_some(), parsed)?;
        let is_static = flags.is_static();
        let slots: usize = signature.params.iter().map(|k| k.slots()).sum::<usize>() + usize::from(!is_static);
        if slots > 255 {
            return Err(LinkError::format(format!(
                "Too many arguments in method signature in class file {}",
                parsed.name
            )));
        }
        methods.push(Method {
            id: MethodId::new(first + i),
            class,
            name,
            descriptor,
            flags,
            args: signature.params.len() as u16 + u16::from(!is_static),
            signature,
            body,
            attributes: raw.attributes.clone(),
            vindex: None,
            polymorphic: polymorphic_holder
                && raw.flags.is_native()
                && raw.flags.is_varargs()
                && raw.descriptor.starts_with("([Ljava/lang/Object;)"),
            code: OnceLock::new(),
            binding: OnceLock::new(),
        });
    }
    Ok(methods)
}

fn method_flags(parsed: &Parsed, raw: &RawMember) -> Result<Flags, LinkError> {
    let major = parsed.file.version.0;
    if raw.name == "<clinit>" {
        return format::initializer_flags(&parsed.name, raw.flags, major);
    }
    if raw.name == "<init>" && parsed.flags.is_interface() {
        return Err(LinkError::format(format!("Interface cannot have a constructor in class file {}", parsed.name)));
    }
    format::check_method_flags(&parsed.name, parsed.flags, &raw.name, raw.flags, major)?;
    Ok(raw.flags)
}

fn check_body(raw: &RawMember, has_code: bool, parsed: &Parsed) -> Result<(), LinkError> {
    let bodiless = raw.flags.is_native() || raw.flags.is_abstract();
    if bodiless == has_code && raw.name != "<clinit>" {
        let what = if has_code {
            "Code attribute in native or abstract methods"
        } else {
            "Absent Code attribute in method that is not native or abstract"
        };
        return Err(LinkError::format(format!("{what} in class file {}", parsed.name)));
    }
    Ok(())
}

fn check_member_name(name: &str, class: &str) -> Result<(), LinkError> {
    if name.is_empty() || name.contains(['.', ';', '[', '/']) {
        return Err(LinkError::format(format!("Illegal field name \"{name}\" in class {class}")));
    }
    Ok(())
}

fn check_method_name(name: &str, class: &str) -> Result<(), LinkError> {
    let special = matches!(name, "<init>" | "<clinit>");
    if !special && (name.is_empty() || name.contains(['.', ';', '[', '/', '<', '>'])) {
        return Err(LinkError::format(format!("Illegal method name \"{name}\" in class {class}")));
    }
    Ok(())
}

fn malformed_descriptor(what: &str, name: &str, descriptor: &str, class: &str) -> LinkError {
    LinkError::format(format!("{what} \"{name}\" in class {class} has illegal signature \"{descriptor}\""))
}

fn duplicate(what: &str, name: &str, descriptor: &str, class: &str) -> LinkError {
    LinkError::format(format!("Duplicate {what} name \"{name}\" with signature \"{descriptor}\" in class file {class}"))
}
