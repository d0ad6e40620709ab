//! `java.io.UnixFileSystem`: what `java.io.File` asks about paths.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Component, Path, PathBuf};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use heap::Value;

use super::io::{check_writable, failed};
use super::system::string_array;
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    ("java/io/UnixFileSystem.canonicalize0", canonicalize),
    ("java/io/UnixFileSystem.getBooleanAttributes0", attributes),
    ("java/io/UnixFileSystem.checkAccess", check_access),
    ("java/io/UnixFileSystem.checkAccess0", check_access),
    ("java/io/UnixFileSystem.getLastModifiedTime", last_modified),
    ("java/io/UnixFileSystem.getLastModifiedTime0", last_modified),
    ("java/io/UnixFileSystem.getLength", length),
    ("java/io/UnixFileSystem.getLength0", length),
    ("java/io/UnixFileSystem.setPermission", set_permission),
    ("java/io/UnixFileSystem.setPermission0", set_permission),
    ("java/io/UnixFileSystem.createFileExclusively", create_exclusively),
    ("java/io/UnixFileSystem.createFileExclusively0", create_exclusively),
    ("java/io/UnixFileSystem.delete0", delete),
    ("java/io/UnixFileSystem.list", list),
    ("java/io/UnixFileSystem.list0", list),
    ("java/io/UnixFileSystem.createDirectory", create_directory),
    ("java/io/UnixFileSystem.createDirectory0", create_directory),
    ("java/io/UnixFileSystem.rename0", rename),
    ("java/io/UnixFileSystem.setLastModifiedTime", set_last_modified),
    ("java/io/UnixFileSystem.setLastModifiedTime0", set_last_modified),
    ("java/io/UnixFileSystem.setReadOnly", set_read_only),
    ("java/io/UnixFileSystem.setReadOnly0", set_read_only),
    ("java/io/UnixFileSystem.getNameMax0", name_max),
];

/// The path in a `java.io.File`.
fn path<'p>(vm: &Vm<'p>, args: &Args<'_>, at: usize) -> Run<String> {
    let file = args.object(at)?;
    let class = vm.class("java/io/File")?;
    let text = slot(vm.program, class, "path").and_then(|at| vm.field(file, at));
    match text {
        Some(Value::Ref(text)) if !text.is_null() => Ok(vm.text(text)),
        _ => Err(Trap::null()),
    }
}

/// Resolves links as far as the path exists, and the rest by its names.
fn canonicalize<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = vm.text(args.object(1)?);
    let canonical = canonical(Path::new(&path));
    vm.new_string(&canonical.to_string_lossy()).map(Value::Ref)
}

fn canonical(path: &Path) -> PathBuf {
    if let Ok(whole) = fs::canonicalize(path) {
        return whole;
    }
    let mut result = PathBuf::from("/");
    for component in path.components() {
        match component {
            Component::ParentDir => {
                result.pop();
            }
            Component::Normal(name) => {
                result.push(name);
                if let Ok(resolved) = fs::canonicalize(&result) {
                    result = resolved;
                }
            }
            Component::RootDir | Component::CurDir | Component::Prefix(_) => {}
        }
    }
    result
}

/// Bits of `FileSystem.BA_*`: exists, regular file, directory.
fn attributes<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let bits = match fs::metadata(path(vm, &args, 1)?) {
        Ok(found) => 1 | (found.is_file() as i32) << 1 | (found.is_dir() as i32) << 2,
        Err(_) => 0,
    };
    Ok(Value::Int(bits))
}

/// Bits of `FileSystem.ACCESS_*`: execute, write, read.
fn check_access<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    let wanted = args.int(2)?;
    Ok(Value::bool(may_access(Path::new(&path), wanted)))
}

/// Tries what can be tried; whether a file could be executed is told by its mode.
pub(super) fn may_access(path: &Path, wanted: i32) -> bool {
    let Ok(found) = fs::metadata(path) else { return false };
    let reads = || {
        if found.is_dir() { fs::read_dir(path).is_ok() } else { fs::File::open(path).is_ok() }
    };
    let writes = || {
        if found.is_dir() {
            return found.permissions().mode() & 0o222 != 0;
        }
        fs::OpenOptions::new().append(true).open(path).is_ok()
    };
    (wanted & 4 == 0 || reads())
        && (wanted & 2 == 0 || writes())
        && (wanted & 1 == 0 || found.permissions().mode() & 0o111 != 0)
}

fn last_modified<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let time = fs::metadata(path(vm, &args, 1)?).and_then(|m| m.modified()).unwrap_or(UNIX_EPOCH);
    Ok(Value::Long(time.duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64))
}

fn length<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Long(fs::metadata(path(vm, &args, 1)?).map_or(0, |m| m.len()) as i64))
}

fn set_permission<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    check_writable(vm, &path)?;
    let (access, enable, owner_only) = (args.int(2)? as u32 & 7, args.bool(3)?, args.bool(4)?);
    let bits = if owner_only { access << 6 } else { access << 6 | access << 3 | access };
    let changed = fs::metadata(&path).and_then(|found| {
        let mode = found.permissions().mode();
        let mode = if enable { mode | bits } else { mode & !bits };
        fs::set_permissions(&path, fs::Permissions::from_mode(mode))
    });
    Ok(Value::bool(changed.is_ok()))
}

fn set_read_only<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    check_writable(vm, &path)?;
    let changed = fs::metadata(&path).and_then(|found| {
        let mode = found.permissions().mode() & !0o222;
        fs::set_permissions(&path, fs::Permissions::from_mode(mode))
    });
    Ok(Value::bool(changed.is_ok()))
}

fn create_exclusively<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = vm.text(args.object(1)?);
    check_writable(vm, &path)?;
    match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
        Ok(_) => Ok(Value::bool(true)),
        Err(e) if e.kind() == std::io::ErrorKind::AlreadyExists => Ok(Value::bool(false)),
        Err(e) => Err(failed(e)),
    }
}

fn delete<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    check_writable(vm, &path)?;
    Ok(Value::bool(fs::remove_file(&path).or_else(|_| fs::remove_dir(&path)).is_ok()))
}

fn list<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let Ok(entries) = fs::read_dir(path(vm, &args, 1)?) else {
        return Ok(Value::NULL);
    };
    let names: Vec<_> = entries.flatten().map(|e| Some(e.file_name().to_string_lossy().into_owned())).collect();
    string_array(vm, &names)
}

fn create_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    check_writable(vm, &path)?;
    Ok(Value::bool(fs::create_dir(path).is_ok()))
}

fn rename<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (from, to) = (path(vm, &args, 1)?, path(vm, &args, 2)?);
    check_writable(vm, &from)?;
    Ok(Value::bool(fs::rename(from, to).is_ok()))
}

fn set_last_modified<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let path = path(vm, &args, 1)?;
    check_writable(vm, &path)?;
    let time: SystemTime = UNIX_EPOCH + Duration::from_millis(args.long(2)?.max(0) as u64);
    let changed = fs::File::open(path).and_then(|file| file.set_modified(time));
    Ok(Value::bool(changed.is_ok()))
}

fn name_max<'p>(_: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    Ok(Value::Long(255))
}
