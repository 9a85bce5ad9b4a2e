//! A layer between SQLite and the system's files that fails when told to: everything passes
//! through until the countdown ends, then each write (or sync) is refused until it is healed.
//!
//! The files stay SQLite's own; only their table of methods is replaced by a copy with two entries
//! changed, which remembers the original table.

use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::atomic::{AtomicI64, AtomicPtr, AtomicU8, Ordering};
use std::sync::{Mutex, Once};

use rusqlite::ffi::{
    SQLITE_FULL, SQLITE_IOERR_FSYNC, SQLITE_IOERR_WRITE, SQLITE_OK, sqlite3_file,
    sqlite3_io_methods, sqlite3_vfs, sqlite3_vfs_find, sqlite3_vfs_register,
};

/// What goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Fault {
    /// No room: half of the bytes are written, the rest is refused.
    Full = 1,
    /// Half of the bytes are written, then the device fails.
    Write = 2,
    /// The bytes are written, but the device cannot confirm that they will stay.
    Sync = 3,
}

static FAULT: AtomicU8 = AtomicU8::new(0);
static COUNTDOWN: AtomicI64 = AtomicI64::new(0);
static ORIGINAL: AtomicPtr<sqlite3_vfs> = AtomicPtr::new(ptr::null_mut());
static TABLES: Mutex<Vec<usize>> = Mutex::new(Vec::new());

/// From now on every file that SQLite opens in this process is under control.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: the default VFS exists for the life of the process, and so does the leaked copy.
        unsafe {
            let original = sqlite3_vfs_find(ptr::null());
            ORIGINAL.store(original, Ordering::SeqCst);
            let mut copy = *original;
            copy.zName = c"faulty-disk".as_ptr();
            copy.pNext = ptr::null_mut();
            copy.xOpen = Some(open);
            let registered = sqlite3_vfs_register(Box::leak(Box::new(copy)), 1);
            assert_eq!(registered, SQLITE_OK);
        }
    });
}

/// The fault strikes after so many writes (or syncs) and lasts.
pub(crate) fn strike(fault: Fault, after: i64) {
    COUNTDOWN.store(after, Ordering::SeqCst);
    FAULT.store(fault as u8, Ordering::SeqCst);
}

/// The disk is well again; says how much of the countdown was left.
pub(crate) fn heal() -> i64 {
    FAULT.store(0, Ordering::SeqCst);
    COUNTDOWN.load(Ordering::SeqCst)
}

/// Whether a step of this kind fails now; counts it if its fault is awaited.
fn fails(kinds: &[Fault]) -> Option<Fault> {
    let awaited = FAULT.load(Ordering::SeqCst);
    let fault = *kinds.iter().find(|&&kind| kind as u8 == awaited)?;
    (COUNTDOWN.fetch_sub(1, Ordering::SeqCst) <= 0).then_some(fault)
}

/// A table of methods that remembers the one it stands for.
#[repr(C)]
struct Table {
    methods: sqlite3_io_methods,
    original: *const sqlite3_io_methods,
}

/// The changed table for an original one, made once and kept.
fn table_for(original: *const sqlite3_io_methods) -> *const sqlite3_io_methods {
    let mut tables = TABLES.lock().unwrap();
    // SAFETY: every address in the list is of a leaked `Table`.
    let known = tables
        .iter()
        .find(|&&table| unsafe { (*(table as *const Table)).original } == original);
    if let Some(&table) = known {
        return table as *const sqlite3_io_methods;
    }
    // SAFETY: SQLite's tables of methods are static and may be copied.
    let mut methods = unsafe { *original };
    methods.xWrite = Some(write);
    methods.xSync = Some(sync);
    let table: *const Table = Box::leak(Box::new(Table { methods, original }));
    tables.push(table as usize);
    table.cast()
}

unsafe extern "C" fn open(
    _vfs: *mut sqlite3_vfs,
    name: *const c_char,
    file: *mut sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    let original = ORIGINAL.load(Ordering::SeqCst);
    // SAFETY: the arguments are SQLite's own, passed on to the VFS they were meant for.
    unsafe {
        let opened = (*original).xOpen.unwrap()(original, name, file, flags, out_flags);
        if opened == SQLITE_OK && !(*file).pMethods.is_null() {
            (*file).pMethods = table_for((*file).pMethods);
        }
        opened
    }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    data: *const c_void,
    len: c_int,
    at: i64,
) -> c_int {
    // SAFETY: only files opened above have this method, and their table is a `Table`.
    unsafe {
        let original = &*(*(*file).pMethods.cast::<Table>()).original;
        let pass = original.xWrite.unwrap();
        match fails(&[Fault::Full, Fault::Write]) {
            None => pass(file, data, len, at),
            Some(fault) => {
                pass(file, data, len / 2, at);
                if fault == Fault::Full {
                    SQLITE_FULL
                } else {
                    SQLITE_IOERR_WRITE
                }
            }
        }
    }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    // SAFETY: as above.
    unsafe {
        let original = &*(*(*file).pMethods.cast::<Table>()).original;
        match fails(&[Fault::Sync]) {
            None => original.xSync.unwrap()(file, flags),
            Some(_) => SQLITE_IOERR_FSYNC,
        }
    }
}
