//! The `Module` attribute of a `module-info` class: what a module exports, opens and provides (JVMS 4.7.25).

use crate::class::ClassFile;
use crate::classpath::ClassBytes;
use crate::error::LinkError;
use crate::load;
use crate::reader::Reader;

/// What the engine needs to know of a module. Names of packages and classes are internal, with slashes.
#[derive(Debug, Default)]
pub struct ModuleInfo {
    /// Packages whose public types others may use.
    pub exports: Vec<Export>,
    /// Packages others may look into by reflection.
    pub opens: Vec<Export>,
    /// Services and the classes that implement them.
    pub provides: Vec<(String, Vec<String>)>,
}

/// A package, and the modules it is for; none means all.
#[derive(Debug)]
pub struct Export {
    /// The package.
    pub package: String,
    /// Names of modules.
    pub to: Vec<String>,
}

impl ModuleInfo {
    /// Reads a `module-info.class`; one without the attribute says nothing.
    pub fn parse(bytes: ClassBytes) -> Result<ModuleInfo, LinkError> {
        let file = load::parse(bytes)?.into_file();
        let Some(content) = file.class_attribute("Module") else {
            return Ok(ModuleInfo::default());
        };
        let mut reader = Reader::new(content);
        reader.take(6)?;
        for _ in 0..reader.u16()? {
            reader.take(6)?;
        }
        let exports = read_exports(&mut reader, &file)?;
        let opens = read_exports(&mut reader, &file)?;
        let uses = reader.u16()?;
        reader.take(usize::from(uses) * 2)?;
        let mut provides = Vec::new();
        for _ in 0..reader.u16()? {
            let service = reader.u16()?;
            let service = file.pool.class_name(&file.bytes, service)?.into_owned();
            let mut providers = Vec::new();
            for _ in 0..reader.u16()? {
                let provider = reader.u16()?;
                providers.push(file.pool.class_name(&file.bytes, provider)?.into_owned());
            }
            provides.push((service, providers));
        }
        Ok(ModuleInfo { exports, opens, provides })
    }

    /// Whether `package` is exported (or opened) to the module `to`; `None` is an unnamed one.
    pub fn gives(&self, package: &str, to: Option<&str>, opened: bool) -> bool {
        let gives = |export: &Export| {
            let meant = export.to.is_empty() || to.is_some_and(|to| export.to.iter().any(|t| t == to));
            export.package == package && meant
        };
        self.opens.iter().any(gives) || (!opened && self.exports.iter().any(gives))
    }
}

fn read_exports(reader: &mut Reader<'_>, file: &ClassFile) -> Result<Vec<Export>, LinkError> {
    let name = |index| file.pool.module_or_package(&file.bytes, index).map(|n| n.into_owned());
    let mut exports = Vec::new();
    for _ in 0..reader.u16()? {
        let package = name(reader.u16()?)?;
        reader.take(2)?;
        let mut to = Vec::new();
        for _ in 0..reader.u16()? {
            to.push(name(reader.u16()?)?);
        }
        exports.push(Export { package, to });
    }
    Ok(exports)
}
