//! Writing files: whole or not at all.

use std::path::Path;

/// Writes a file by way of a temporary one beside it, so that nobody ever finds half of it.
pub(crate) fn write(path: &Path, content: &[u8]) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("cannot write {}: {error}", path.display());
    let name = path.file_name().ok_or_else(|| format!("cannot write {}: it names no file", path.display()))?;
    if path.is_dir() {
        return Err(format!("cannot write {}: it is a directory", path.display()));
    }
    let mut beside = std::ffi::OsString::from(".");
    beside.push(name);
    beside.push(format!(".{}.tmp", std::process::id()));
    let temporary = path.with_file_name(beside);
    let written = std::fs::write(&temporary, content).and_then(|()| std::fs::rename(&temporary, path));
    written.map_err(|error| {
        let _ = std::fs::remove_file(&temporary);
        failed(error)
    })
}

/// Whether a file could be written here; asked before hours of work.
pub(crate) fn check(path: &Path) -> Result<(), String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    if !folder.is_dir() {
        return Err(format!("cannot write {}: there is no directory {}", path.display(), folder.display()));
    }
    if path.is_dir() {
        return Err(format!("cannot write {}: it is a directory", path.display()));
    }
    let probe = folder.join(format!(".lissom.{}.tmp", std::process::id()));
    let written = std::fs::write(&probe, b"");
    let _ = std::fs::remove_file(&probe);
    written.map_err(|error| format!("cannot write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_replaced_and_nothing_else_is_left() {
        let folder = std::env::temp_dir().join(format!("lissom-output-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let file = folder.join("page.html");
        write(&file, b"one").unwrap();
        write(&file, b"two").unwrap();
        assert_eq!(std::fs::read(&file).unwrap(), b"two");
        assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1);
        assert!(write(&folder, b"x").unwrap_err().contains("it is a directory"));
        assert!(write(&folder.join("no/page.html"), b"x").is_err());
        assert!(check(&folder.join("no/page.html")).unwrap_err().contains("there is no directory"));
        assert!(check(&file).is_ok());
        std::fs::remove_dir_all(&folder).unwrap();
    }
}
