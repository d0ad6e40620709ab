//! Files that a program has open: descriptor numbers as Java knows them, behind each a file of the real file system.

use std::ffi::OsString;
use std::fs::File;
use std::io;

/// Descriptors below this are the standard streams, which are not files here.
const FIRST: usize = 3;

/// The table of open files and of directories being listed.
pub struct Files {
    files: Vec<Option<File>>,
    listings: Vec<Option<std::vec::IntoIter<OsString>>>,
    /// Whether the program may change the file system.
    pub writable: bool,
}

impl Files {
    /// Nothing open.
    pub fn new(writable: bool) -> Files {
        Files { files: Vec::new(), listings: Vec::new(), writable }
    }

    /// Gives a file the lowest free number, as POSIX does.
    pub fn add(&mut self, file: File) -> i32 {
        (FIRST + put(&mut self.files, file)) as i32
    }

    /// The file with this number.
    pub fn get(&mut self, descriptor: i32) -> io::Result<&mut File> {
        let at = usize::try_from(descriptor).ok().and_then(|d| d.checked_sub(FIRST));
        at.and_then(|at| self.files.get_mut(at)?.as_mut()).ok_or_else(bad_descriptor)
    }

    /// Closes a file; the standard streams stay open.
    pub fn close(&mut self, descriptor: i32) {
        let at = usize::try_from(descriptor).ok().and_then(|d| d.checked_sub(FIRST));
        if let Some(file) = at.and_then(|at| self.files.get_mut(at)) {
            *file = None;
        }
    }

    /// Begins to list a directory; the number is never 0.
    pub fn add_listing(&mut self, names: Vec<OsString>) -> i64 {
        put(&mut self.listings, names.into_iter()) as i64 + 1
    }

    /// The next name of a listing.
    pub fn next_name(&mut self, listing: i64) -> Option<OsString> {
        self.listings.get_mut(usize::try_from(listing).ok()?.checked_sub(1)?)?.as_mut()?.next()
    }

    /// Ends a listing.
    pub fn close_listing(&mut self, listing: i64) {
        let at = usize::try_from(listing).ok().and_then(|l| l.checked_sub(1));
        if let Some(listing) = at.and_then(|at| self.listings.get_mut(at)) {
            *listing = None;
        }
    }
}

fn put<T>(table: &mut Vec<Option<T>>, entry: T) -> usize {
    match table.iter().position(Option::is_none) {
        Some(free) => {
            table[free] = Some(entry);
            free
        }
        None => {
            table.push(Some(entry));
            table.len() - 1
        }
    }
}

/// `EBADF`
fn bad_descriptor() -> io::Error {
    io::Error::from_raw_os_error(9)
}
