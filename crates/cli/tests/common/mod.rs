//! Running the command in tests.
#![allow(dead_code, reason = "each test file uses its part")]

use std::process::{Command, Output};

use tempfile::TempDir;

/// Runs the command.
pub(crate) fn crosstown(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_crosstown"))
        .args(args)
        // A panic would show itself by its backtrace.
        .env("RUST_BACKTRACE", "1")
        .output()
        .unwrap()
}

/// Runs a command that must work and gives what it prints.
#[track_caller]
pub(crate) fn works(args: &[&str]) -> String {
    let output = crosstown(args);
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{args:?}: {errors}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a command that must be refused with exit code 2 and without a backtrace; gives all it says.
#[track_caller]
pub(crate) fn refused(args: &[&str]) -> String {
    let output = crosstown(args);
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8(said).unwrap();
    assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
    assert!(!said.contains("panicked") && !said.contains("stack backtrace"), "{said}");
    said
}

/// A folder that is deleted at the end.
pub(crate) fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// The path of a file in it.
pub(crate) fn path(folder: &TempDir, name: &str) -> String {
    folder.path().join(name).to_str().unwrap().to_owned()
}
