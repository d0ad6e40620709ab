//! `sun.nio.fs.UnixNativeDispatcher`: the system calls below `java.nio.file`, made through the standard library.

use std::ffi::{OsStr, OsString};
use std::fs::{self, Metadata, OpenOptions, Permissions};
use std::io::{self, Read, Write};
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, UNIX_EPOCH};

use heap::{Body, Ref, Value};

use super::file_system::may_access;
use super::io::{check_writable, reason};
use super::object::{no, nothing};
use super::{Args, Row};
use crate::known::slot;
use crate::trap::{Run, Trap};
use crate::vm::Vm;

pub(super) const TABLE: &[Row] = &[
    // No optional abilities: no openat, no extended attributes.
    ("sun/nio/fs/UnixNativeDispatcher.init", no),
    ("sun/nio/fs/LinuxNativeDispatcher.init", nothing),
    ("sun/nio/fs/UnixNativeDispatcher.fchmodatNoFollowSupported0", no),
    ("sun/nio/fs/UnixNativeDispatcher.getcwd", current_directory),
    ("sun/nio/fs/UnixNativeDispatcher.open0", open),
    ("sun/nio/fs/UnixNativeDispatcher.close0", close),
    ("sun/nio/fs/UnixNativeDispatcher.unlink0", unlink),
    ("sun/nio/fs/UnixNativeDispatcher.rmdir0", remove_directory),
    ("sun/nio/fs/UnixNativeDispatcher.mkdir0", make_directory),
    ("sun/nio/fs/UnixNativeDispatcher.rename0", rename),
    ("sun/nio/fs/UnixNativeDispatcher.link0", link),
    ("sun/nio/fs/UnixNativeDispatcher.symlink0", symbolic_link),
    ("sun/nio/fs/UnixNativeDispatcher.readlink0", read_link),
    ("sun/nio/fs/UnixNativeDispatcher.realpath0", real_path),
    ("sun/nio/fs/UnixNativeDispatcher.stat0(JLsun/nio/fs/UnixFileAttributes;)V", status),
    ("sun/nio/fs/UnixNativeDispatcher.stat0(JLsun/nio/fs/UnixFileAttributes;)I", status_code),
    ("sun/nio/fs/UnixNativeDispatcher.stat1", file_mode),
    ("sun/nio/fs/UnixNativeDispatcher.lstat0", link_status),
    ("sun/nio/fs/UnixNativeDispatcher.fstat", open_status),
    ("sun/nio/fs/UnixNativeDispatcher.fstat0", open_status),
    ("sun/nio/fs/UnixNativeDispatcher.access0(JI)V", access),
    ("sun/nio/fs/UnixNativeDispatcher.access0(JI)I", access_code),
    ("sun/nio/fs/UnixNativeDispatcher.exists0", exists),
    ("sun/nio/fs/UnixNativeDispatcher.chmod0", change_mode),
    ("sun/nio/fs/UnixNativeDispatcher.futimes", set_times_micros),
    ("sun/nio/fs/UnixNativeDispatcher.futimens", set_times_nanos),
    ("sun/nio/fs/UnixNativeDispatcher.futimens0", set_times_nanos),
    ("sun/nio/fs/UnixNativeDispatcher.opendir0", open_directory),
    ("sun/nio/fs/UnixNativeDispatcher.readdir", read_directory),
    ("sun/nio/fs/UnixNativeDispatcher.readdir0", read_directory),
    ("sun/nio/fs/UnixNativeDispatcher.closedir", close_directory),
    ("sun/nio/fs/UnixNativeDispatcher.strerror", error_text),
    ("sun/nio/fs/UnixCopyFile.transfer", copy),
    ("sun/nio/fs/LinuxNativeDispatcher.directCopy0", copy),
    ("sun/nio/fs/LinuxNativeDispatcher.posix_fadvise", no),
];

/// An error as the `UnixException` that carries its number.
fn unix<'p>(vm: &mut Vm<'p>, error: io::Error) -> Trap {
    match vm.make_exception("sun/nio/fs/UnixException", None) {
        Ok(exception) => {
            let class = vm.program.class(vm.state.heap.get(exception).class);
            if let Some(at) = slot(vm.program, class, "errno") {
                vm.set_field(exception, at, Value::Int(number(&error)));
            }
            Trap::Throw(exception)
        }
        Err(trap) => trap,
    }
}

fn number(error: &io::Error) -> i32 {
    // An error the library made up itself is reported as an input/output error.
    error.raw_os_error().unwrap_or(5)
}

fn done<'p>(vm: &mut Vm<'p>, result: io::Result<()>) -> Run<Value> {
    result.map(|()| Value::Unset).map_err(|e| unix(vm, e))
}

/// The path at an address.
fn path<'p>(vm: &Vm<'p>, args: &Args<'_>, at: usize) -> Run<PathBuf> {
    let bytes = vm.state.off_heap.c_string(args.long(at)? as u64);
    let bytes = bytes.ok_or_else(|| Trap::with("java/lang/InternalError", "path outside of any block"))?;
    Ok(PathBuf::from(OsStr::from_bytes(bytes)))
}

/// The path at an address that is about to be changed.
fn changed_path<'p>(vm: &Vm<'p>, args: &Args<'_>, at: usize) -> Run<PathBuf> {
    let path = path(vm, args, at)?;
    check_writable(vm, &path.to_string_lossy())?;
    Ok(path)
}

fn byte_array<'p>(vm: &mut Vm<'p>, text: OsString) -> Run<Value> {
    let bytes = text.into_vec().into_iter().map(|b| b as i8).collect();
    Ok(Value::Ref(vm.state.heap.insert(vm.known.byte_array, Body::Bytes(bytes))?))
}

fn current_directory<'p>(vm: &mut Vm<'p>, _: Args<'_>) -> Run<Value> {
    let directory = std::env::current_dir().map_err(|e| unix(vm, e))?;
    byte_array(vm, directory.into_os_string())
}

/// Flags are those of Linux, which the standard library hands on.
fn open<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (flags, mode) = (args.int(1)?, args.int(2)?);
    let (reads, writes) = (flags & 3 != 1, flags & 3 != 0);
    let path = if writes { changed_path(vm, &args, 0)? } else { path(vm, &args, 0)? };
    let opened = OpenOptions::new().read(reads).write(writes).custom_flags(flags & !3).mode(mode as u32).open(path);
    let file = opened.map_err(|e| unix(vm, e))?;
    Ok(Value::Int(vm.world.files.add(file)))
}

fn close<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.world.files.close(args.int(0)?);
    Ok(Value::Unset)
}

fn unlink<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let removed = fs::remove_file(changed_path(vm, &args, 0)?);
    done(vm, removed)
}

fn remove_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let removed = fs::remove_dir(changed_path(vm, &args, 0)?);
    done(vm, removed)
}

fn make_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let made = fs::DirBuilder::new().mode(args.int(1)? as u32).create(changed_path(vm, &args, 0)?);
    done(vm, made)
}

fn rename<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let renamed = fs::rename(changed_path(vm, &args, 0)?, changed_path(vm, &args, 1)?);
    done(vm, renamed)
}

fn link<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let linked = fs::hard_link(path(vm, &args, 0)?, changed_path(vm, &args, 1)?);
    done(vm, linked)
}

fn symbolic_link<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let linked = std::os::unix::fs::symlink(path(vm, &args, 0)?, changed_path(vm, &args, 1)?);
    done(vm, linked)
}

fn read_link<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let target = fs::read_link(path(vm, &args, 0)?).map_err(|e| unix(vm, e))?;
    byte_array(vm, target.into_os_string())
}

fn real_path<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let real = fs::canonicalize(path(vm, &args, 0)?).map_err(|e| unix(vm, e))?;
    byte_array(vm, real.into_os_string())
}

/// Fills a `UnixFileAttributes`.
fn fill<'p>(vm: &mut Vm<'p>, object: Ref, found: &Metadata) {
    let class = vm.program.class(vm.state.heap.get(object).class);
    for (field, value) in [
        ("st_mode", Value::Int(found.mode() as i32)),
        ("st_ino", Value::Long(found.ino() as i64)),
        ("st_dev", Value::Long(found.dev() as i64)),
        ("st_rdev", Value::Long(found.rdev() as i64)),
        ("st_nlink", Value::Int(found.nlink() as i32)),
        ("st_uid", Value::Int(found.uid() as i32)),
        ("st_gid", Value::Int(found.gid() as i32)),
        ("st_size", Value::Long(found.size() as i64)),
        ("st_atime_sec", Value::Long(found.atime())),
        ("st_atime_nsec", Value::Long(found.atime_nsec())),
        ("st_mtime_sec", Value::Long(found.mtime())),
        ("st_mtime_nsec", Value::Long(found.mtime_nsec())),
        ("st_ctime_sec", Value::Long(found.ctime())),
        ("st_ctime_nsec", Value::Long(found.ctime_nsec())),
    ] {
        if let Some(at) = slot(vm.program, class, field) {
            vm.set_field(object, at, value);
        }
    }
}

fn status<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let found = fs::metadata(path(vm, &args, 0)?).map_err(|e| unix(vm, e))?;
    fill(vm, args.object(1)?, &found);
    Ok(Value::Unset)
}

fn status_code<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    match fs::metadata(path(vm, &args, 0)?) {
        Ok(found) => {
            fill(vm, args.object(1)?, &found);
            Ok(Value::Int(0))
        }
        Err(error) => Ok(Value::Int(number(&error))),
    }
}

fn file_mode<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::Int(fs::metadata(path(vm, &args, 0)?).map_or(0, |found| found.mode() as i32)))
}

fn link_status<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let found = fs::symlink_metadata(path(vm, &args, 0)?).map_err(|e| unix(vm, e))?;
    fill(vm, args.object(1)?, &found);
    Ok(Value::Unset)
}

fn open_status<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let found = vm.world.files.get(args.int(0)?).and_then(|file| file.metadata());
    let found = found.map_err(|e| unix(vm, e))?;
    fill(vm, args.object(1)?, &found);
    Ok(Value::Unset)
}

/// `access(2)`
fn try_access(path: &Path, wanted: i32) -> io::Result<()> {
    fs::metadata(path)?;
    // EACCES
    if may_access(path, wanted) { Ok(()) } else { Err(io::Error::from_raw_os_error(13)) }
}

fn access<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let result = try_access(&path(vm, &args, 0)?, args.int(1)?);
    done(vm, result)
}

fn access_code<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let result = try_access(&path(vm, &args, 0)?, args.int(1)?);
    Ok(Value::Int(result.map_or_else(|e| number(&e), |()| 0)))
}

fn exists<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    Ok(Value::bool(path(vm, &args, 0)?.exists()))
}

fn change_mode<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let changed = fs::set_permissions(changed_path(vm, &args, 0)?, Permissions::from_mode(args.int(1)? as u32));
    done(vm, changed)
}

fn set_times<'p>(vm: &mut Vm<'p>, args: Args<'_>, unit: fn(u64) -> Duration) -> Run<Value> {
    let time = |at| args.long(at).map(|value| UNIX_EPOCH + unit(value.max(0) as u64));
    let times = fs::FileTimes::new().set_accessed(time(1)?).set_modified(time(2)?);
    let set = vm.world.files.get(args.int(0)?).and_then(|file| file.set_times(times));
    done(vm, set)
}

fn set_times_micros<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_times(vm, args, Duration::from_micros)
}

fn set_times_nanos<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    set_times(vm, args, Duration::from_nanos)
}

fn open_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let names: io::Result<Vec<OsString>> =
        fs::read_dir(path(vm, &args, 0)?).and_then(|entries| entries.map(|e| e.map(|e| e.file_name())).collect());
    let names = names.map_err(|e| unix(vm, e))?;
    Ok(Value::Long(vm.world.files.add_listing(names)))
}

fn read_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    match vm.world.files.next_name(args.long(0)?) {
        Some(name) => byte_array(vm, name),
        None => Ok(Value::NULL),
    }
}

fn close_directory<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    vm.world.files.close_listing(args.long(0)?);
    Ok(Value::Unset)
}

/// Copies what is left of one open file to another.
fn copy<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let (to, from) = (args.int(0)?, args.int(1)?);
    let content = vm.world.files.get(from).and_then(|file| {
        let mut content = Vec::new();
        file.read_to_end(&mut content).map(|_| content)
    });
    let copied = content.and_then(|content| vm.world.files.get(to)?.write_all(&content));
    copied.map(|()| Value::Int(0)).map_err(|e| unix(vm, e))
}

fn error_text<'p>(vm: &mut Vm<'p>, args: Args<'_>) -> Run<Value> {
    let text = reason(&io::Error::from_raw_os_error(args.int(0)?));
    byte_array(vm, text.into())
}
