//! What a class file has to satisfy before it is linked (JVMS 4.1 to 4.7), in HotSpot's words.

use crate::class::ClassFile;
use crate::error::{LinkError, LinkErrorKind};
use crate::flags::Flags;
use crate::kind::{self, Kind, Signature};
use crate::pool::{Const, MemberRef, MemberTag};
use crate::reader::Reader;

/// Java release `n` writes class files of version 44 + `n`.
const BEFORE_JAVA_1: u16 = 44;
const OLDEST_MAJOR: u16 = 45;
const JAVA_5: u16 = 49;
const JAVA_7: u16 = 51;
const JAVA_8: u16 = 52;
const JAVA_12: u16 = 56;
const JAVA_17: u16 = 61;
/// The minor version of class files that use preview features.
const PREVIEW: u16 = 65535;

/// Whether a Java release reads class files of this version. What is no class file at all is left to the parser.
pub(crate) fn check_version(name: &str, bytes: &[u8], feature: u32) -> Result<(), LinkError> {
    let &[0xCA, 0xFE, 0xBA, 0xBE, m0, m1, m2, m3, ..] = bytes else {
        return Ok(());
    };
    let (minor, major) = (u16::from_be_bytes([m0, m1]), u16::from_be_bytes([m2, m3]));
    let newest = BEFORE_JAVA_1 + feature as u16;
    let name = name.replace('/', ".");
    let version = format!("(class file version {major}.{minor})");
    let message = if major < OLDEST_MAJOR {
        format!("{name} {version} was compiled with an invalid major version")
    } else if major > newest {
        format!(
            "{name} has been compiled by a more recent version of the Java Runtime {version}, this version of the Java \
             Runtime only recognizes class file versions up to {newest}.0"
        )
    } else if major < JAVA_12 || minor == 0 {
        return Ok(());
    } else if minor != PREVIEW {
        format!("{name} {version} was compiled with an invalid non-zero minor version")
    } else if major != newest {
        format!(
            "{name} {version} was compiled with preview features that are unsupported. This version of the Java Runtime \
             only recognizes preview features for class file version {newest}.{PREVIEW}"
        )
    } else {
        format!("Preview features are not enabled for {name} {version}. Try running with '--enable-preview'")
    };
    Err(LinkError::new(LinkErrorKind::UnsupportedClassVersion, message))
}

/// Class flags that contradict one another.
pub(crate) fn check_class_flags(name: &str, flags: Flags) -> Result<(), LinkError> {
    let illegal = (flags.is_interface() && (!flags.is_abstract() || flags.is_final()))
        || (flags.is_final() && flags.is_abstract());
    if illegal {
        return Err(LinkError::format(format!("Illegal class modifiers in class {name}: 0x{:X}", flags.0)));
    }
    Ok(())
}

/// Field flags that contradict one another (JVMS table 4.5-A).
pub(crate) fn check_field_flags(class: &str, of: Flags, flags: Flags) -> Result<(), LinkError> {
    let illegal = if of.is_interface() {
        let required = Flags::PUBLIC | Flags::STATIC | Flags::FINAL;
        let refused = Flags::PRIVATE | Flags::PROTECTED | Flags::VOLATILE | Flags::TRANSIENT | Flags::ENUM;
        flags.0 & required != required || flags.0 & refused != 0
    } else {
        has_two_visibilities(flags) || (flags.is_final() && flags.is_volatile())
    };
    if illegal {
        return Err(LinkError::format(format!("Illegal field modifiers in class {class}: 0x{:X}", flags.0)));
    }
    Ok(())
}

/// Method flags that contradict one another (JVMS table 4.6-A).
pub(crate) fn check_method_flags(
    class: &str,
    of: Flags,
    name: &str,
    flags: Flags,
    major: u16,
) -> Result<(), LinkError> {
    let illegal = if of.is_interface() {
        interface_method_is_illegal(flags, major)
    } else if name == "<init>" {
        let refused = Flags::STATIC | Flags::FINAL | Flags::SYNCHRONIZED | Flags::NATIVE | Flags::ABSTRACT;
        let bridge = major >= JAVA_5 && flags.is_bridge();
        has_two_visibilities(flags) || flags.0 & refused != 0 || bridge
    } else {
        let refused = Flags::FINAL | Flags::NATIVE | Flags::PRIVATE | Flags::STATIC;
        let newer = major >= JAVA_5 && (flags.is_synchronized() || (major < JAVA_17 && flags.is_strict()));
        has_two_visibilities(flags) || (flags.is_abstract() && (flags.0 & refused != 0 || newer))
    };
    if illegal {
        let message = format!("Method {name} in class {class} has illegal modifiers: 0x{:X}", flags.0);
        return Err(LinkError::format(message));
    }
    Ok(())
}

fn interface_method_is_illegal(flags: Flags, major: u16) -> bool {
    let common = Flags::PROTECTED | Flags::FINAL | Flags::NATIVE | Flags::SYNCHRONIZED;
    if major >= JAVA_8 {
        let with_abstract = flags.is_private() || flags.is_static() || (major < JAVA_17 && flags.is_strict());
        return flags.is_public() == flags.is_private()
            || flags.0 & common != 0
            || (flags.is_abstract() && with_abstract);
    }
    let refused = if major >= JAVA_5 {
        common | Flags::PRIVATE | Flags::STATIC | Flags::STRICT
    } else {
        Flags::STATIC | Flags::FINAL | Flags::NATIVE
    };
    !flags.is_public() || !flags.is_abstract() || flags.0 & refused != 0
}

fn has_two_visibilities(flags: Flags) -> bool {
    (flags.0 & (Flags::PUBLIC | Flags::PRIVATE | Flags::PROTECTED)).count_ones() > 1
}

/// The flags a class initializer has whatever its class file says; before version 51 it need not be marked static.
pub(crate) fn initializer_flags(class: &str, flags: Flags, major: u16) -> Result<Flags, LinkError> {
    if major < JAVA_7 {
        return Ok(Flags(Flags::STATIC));
    }
    if !flags.is_static() {
        return Err(LinkError::format(format!("Method <clinit> is not static in class file {class}")));
    }
    Ok(Flags(flags.0 & (Flags::STATIC | Flags::STRICT)))
}

/// Whether the constant at `index` can be the initial value of a field with this descriptor (JVMS table 4.7.2-A).
pub(crate) fn check_constant_value(
    file: &ClassFile,
    class: &str,
    descriptor: &str,
    index: u16,
) -> Result<(), LinkError> {
    let fits = match (file.pool.get(index)?, Kind::of_descriptor(descriptor)) {
        (Const::Int(_), Some(kind)) => kind.on_stack() == Kind::Int,
        (Const::Long(_), kind) => kind == Some(Kind::Long),
        (Const::Float(_), kind) => kind == Some(Kind::Float),
        (Const::Double(_), kind) => kind == Some(Kind::Double),
        (Const::String(_), _) => descriptor == "Ljava/lang/String;",
        _ => false,
    };
    if fits {
        return Ok(());
    }
    Err(LinkError::format(format!("Inconsistent constant value type in class file {class}")))
}

/// Whether the classes and members that the constant pool names have legal names and descriptors (JVMS 4.2.2, 4.4.2).
pub(crate) fn check_pool(file: &ClassFile, class: &str) -> Result<(), LinkError> {
    for index in 1..file.pool.len() as u16 {
        match file.pool.get(index) {
            Ok(Const::Class(_)) => {
                let name = file.pool.class_name(&file.bytes, index)?;
                if !is_class_name(&name) {
                    return Err(LinkError::format(format!("Illegal class name \"{name}\" in class file {class}")));
                }
            }
            Ok(Const::InvokeDynamic { name_and_type, .. }) => {
                let (name, descriptor) = file.pool.name_and_type(&file.bytes, name_and_type)?;
                if Signature::parse(&descriptor).is_none() {
                    return Err(illegal_signature("Method", &name, class, &descriptor));
                }
            }
            Ok(Const::Member { .. }) => check_member(&file.pool.member(&file.bytes, index)?, index, class)?,
            _ => {}
        }
    }
    Ok(())
}

fn is_class_name(name: &str) -> bool {
    match name.strip_prefix('[') {
        Some(_) => kind::is_field_descriptor(name),
        None => !name.contains(['.', ';', '[']) && name.split('/').all(|part| !part.is_empty()),
    }
}

fn check_member(member: &MemberRef<'_>, index: u16, class: &str) -> Result<(), LinkError> {
    let MemberRef { tag, name, descriptor, .. } = member;
    let is_field = *tag == MemberTag::Field;
    let sort = if is_field { "Field" } else { "Method" };
    let legal = match Signature::parse(descriptor) {
        _ if is_field => kind::is_field_descriptor(descriptor),
        Some(signature) => name != "<init>" || signature.result == Kind::Void,
        None => false,
    };
    if !legal {
        return Err(illegal_signature(sort, name, class, descriptor));
    }
    let constructor = *tag == MemberTag::Method && name == "<init>";
    let special = !is_field && name.contains(['<', '>']) && !constructor;
    if special || name.is_empty() || name.contains(['.', ';', '[', '/']) {
        let message = format!("Bad {} name at constant pool index {index} in class file {class}", sort.to_lowercase());
        return Err(LinkError::format(message));
    }
    Ok(())
}

fn illegal_signature(sort: &str, name: &str, class: &str, descriptor: &str) -> LinkError {
    LinkError::format(format!("{sort} \"{name}\" in class {class} has illegal signature \"{descriptor}\""))
}

/// Whether the class's attributes refer to constants of the right sort (JVMS 4.7.6, 4.7.10, 4.7.23).
pub(crate) fn check_attributes(file: &ClassFile, class: &str) -> Result<(), LinkError> {
    let bad = |what: &str, index: u16| {
        LinkError::format(format!("{what} {index} has bad constant type in class file {class}"))
    };
    let is_class = |index| matches!(file.pool.get(index), Ok(Const::Class(_)));
    let is_text = |index| matches!(file.pool.get(index), Ok(Const::Utf8 { .. }));
    if let Some(content) = file.class_attribute("SourceFile") {
        let index = Reader::new(content).u16()?;
        if !is_text(index) {
            let message = format!("Invalid SourceFile attribute at constant pool index {index} in class file {class}");
            return Err(LinkError::format(message));
        }
    }
    if let Some(content) = file.class_attribute("InnerClasses") {
        let mut reader = Reader::new(content);
        for _ in 0..reader.u16()? {
            let (inner, outer, name, _flags) = (reader.u16()?, reader.u16()?, reader.u16()?, reader.u16()?);
            if !is_class(inner) {
                return Err(bad("inner_class_info_index", inner));
            }
            if outer != 0 && !is_class(outer) {
                return Err(bad("outer_class_info_index", outer));
            }
            if name != 0 && !is_text(name) {
                return Err(bad("inner_name_index", name));
            }
        }
    }
    let Some(content) = file.class_attribute("BootstrapMethods") else {
        return Ok(());
    };
    let mut reader = Reader::new(content);
    for _ in 0..reader.u16()? {
        let method = reader.u16()?;
        if !matches!(file.pool.get(method), Ok(Const::MethodHandle { .. })) {
            return Err(bad("bootstrap_method_index", method));
        }
        for _ in 0..reader.u16()? {
            let argument = reader.u16()?;
            if !file.pool.get(argument).is_ok_and(is_loadable) {
                return Err(bad("argument_index", argument));
            }
        }
    }
    Ok(())
}

/// Whether `ldc` could load a constant (JVMS table 4.4-C).
fn is_loadable(constant: Const) -> bool {
    matches!(
        constant,
        Const::Int(_)
            | Const::Float(_)
            | Const::Long(_)
            | Const::Double(_)
            | Const::Class(_)
            | Const::String(_)
            | Const::MethodHandle { .. }
            | Const::MethodType(_)
            | Const::Dynamic { .. }
    )
}
