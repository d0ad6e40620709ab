//! A single `.class` file as an entry of the class path.

use std::fs;
use std::path::Path;

use super::{ClassBytes, ClassPathError};

/// One class file, which provides the class whose name is stored in it, wherever the file lies.
#[derive(Debug)]
pub(super) struct ClassFile {
    name: String,
    bytes: ClassBytes,
}

impl ClassFile {
    /// Reads the file and the class name in it.
    pub(super) fn open(path: &Path) -> Result<Self, ClassPathError> {
        let bytes = fs::read(path).map_err(ClassPathError::unreadable(path))?;
        let name = class_name(&bytes).map_err(|why| ClassPathError::CorruptClassFile { path: path.to_owned(), why })?;
        Ok(Self { name: name.to_owned(), bytes: ClassBytes::owned(bytes, path.display().to_string()) })
    }

    /// The internal name of the class.
    pub(super) fn name(&self) -> &str {
        &self.name
    }

    /// The bytes, if `path` is where this class would lie in a jar.
    pub(super) fn find(&self, path: &str) -> Option<ClassBytes> {
        (path.strip_suffix(".class") == Some(&self.name)).then(|| self.bytes.clone())
    }
}

/// The internal name of the class in a class file (JVMS 4.1: `this_class`), read without parsing the rest.
fn class_name(bytes: &[u8]) -> Result<&str, &'static str> {
    const ENDS_EARLY: &str = "the file ends inside the constant pool";
    if bytes.get(..4) != Some(&[0xca, 0xfe, 0xba, 0xbe]) {
        return Err("it does not begin with 0xCAFEBABE");
    }
    let u16_at = |at: usize| {
        let pair = bytes.get(at..at + 2).ok_or(ENDS_EARLY)?;
        Ok(usize::from(pair[0]) << 8 | usize::from(pair[1]))
    };

    let count = u16_at(8)?;
    let mut starts = vec![None; count];
    let (mut index, mut at) = (1, 10);
    while index < count {
        starts[index] = Some(at);
        let (slots, size) = match bytes.get(at).ok_or(ENDS_EARLY)? {
            1 => (1, 3 + u16_at(at + 1)?),
            3 | 4 | 9..=12 | 17 | 18 => (1, 5),
            5 | 6 => (2, 9),
            7 | 8 | 16 | 19 | 20 => (1, 3),
            15 => (1, 4),
            _ => return Err("its constant pool has an entry of an unknown kind"),
        };
        index += slots;
        at += size;
    }

    let constant = |index: usize, tag: u8| {
        let start = starts.get(index).copied().flatten();
        start.filter(|&at| bytes.get(at) == Some(&tag)).ok_or("its this_class does not name a class")
    };
    let class = constant(u16_at(at + 2)?, 7)?;
    let name = constant(u16_at(class + 1)?, 1)?;
    let text = bytes.get(name + 3..name + 3 + u16_at(name + 1)?).ok_or(ENDS_EARLY)?;
    std::str::from_utf8(text).map_err(|_| "its class name is not UTF-8")
}

#[cfg(test)]
mod tests {
    use super::super::testing::{TempDir, class_file};
    use super::*;

    #[test]
    fn the_name_comes_from_the_constant_pool() {
        assert_eq!(class_name(&class_file("a/b/C$D")), Ok("a/b/C$D"));
    }

    #[test]
    fn truncated_and_mutated_files_are_errors_not_panics() {
        let whole = class_file("a/B");
        for len in 0..whole.len() - 6 {
            assert!(class_name(&whole[..len]).is_err(), "{len} bytes");
        }
        for at in 0..whole.len() {
            for value in [0, 1, 5, 7, 0x7f, 0xff] {
                let mut mutant = whole.clone();
                mutant[at] = value;
                let _ = class_name(&mutant);
            }
        }
    }

    #[test]
    fn it_is_found_by_its_name_only() {
        let dir = TempDir::new();
        let file = dir.write("elsewhere/X.class", &class_file("a/B"));
        let class = ClassFile::open(&file).unwrap();
        assert_eq!(class.name(), "a/B");
        assert!(class.find("a/B.class").is_some());
        assert!(class.find("elsewhere/X.class").is_none());
        assert!(class.find("a/B").is_none());
    }

    #[test]
    fn a_text_file_is_refused() {
        let dir = TempDir::new();
        let file = dir.write("X.class", b"class X {}");
        let message = ClassFile::open(&file).unwrap_err().to_string();
        assert!(message.contains("X.class is not a usable class file"), "{message}");
    }
}
