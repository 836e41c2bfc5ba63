//! The command as a process.

use std::fs::File;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc;
use std::time::Duration;

use tempfile::NamedTempFile;
use tokio::time::Instant;

use super::tables::PATIENCE;

/// The command, without the settings of whoever runs the tests.
pub(crate) fn command(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_crosstown"));
    for (name, _) in std::env::vars_os() {
        if name.to_string_lossy().starts_with("CROSSTOWN_") {
            command.env_remove(name);
        }
    }
    command.args(args).env("RUST_BACKTRACE", "1").stdin(Stdio::null());
    command
}

/// `crosstown serve` at an address, with limits out of the way.
pub(crate) fn serve(listen: &str, args: &[&str]) -> Command {
    let mut command = command(&["serve", "--listen", listen, "--requests-per-second", "1000000"]);
    command.args(["--tables-per-hour", "1000000", "--sockets-per-address", "10000"]).args(args);
    command
}

/// A process that is killed when this goes.
pub(crate) struct Process {
    child: Child,
    errors: NamedTempFile,
}

impl Process {
    fn spawn(command: &mut Command) -> Process {
        let errors = NamedTempFile::new().expect("a file");
        command.stderr(File::create(errors.path()).expect("a file"));
        Process { child: command.spawn().expect("the command starts"), errors }
    }

    /// What it has written to its log.
    pub(crate) fn errors(&self) -> String {
        std::fs::read_to_string(self.errors.path()).expect("it is there")
    }

    /// Ends it as a power cut would.
    pub(crate) fn kill(&mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn signal(&self, name: &str) {
        let sent = Command::new("kill").args(["-s", name, &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
    }

    /// Waits for its end.
    pub(crate) fn end(&mut self, patience: Duration) -> ExitStatus {
        let end = Instant::now() + patience;
        loop {
            if let Some(status) = self.child.try_wait().expect("it can be asked") {
                return status;
            }
            assert!(Instant::now() < end, "it does not end: {}", self.errors());
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        if std::thread::panicking() {
            eprintln!("a server said:\n{}", self.errors());
        }
    }
}

/// A server that runs.
pub(crate) struct Server {
    pub(crate) process: Process,
    pub(crate) address: SocketAddr,
    /// What it has printed.
    pub(crate) output: mpsc::Receiver<String>,
}

impl Server {
    /// Starts it and waits until it says where it is.
    pub(crate) fn start(command: &mut Command) -> Server {
        let mut process = Process::spawn(command.stdout(Stdio::piped()));
        let lines = BufReader::new(process.child.stdout.take().expect("it is a pipe")).lines();
        let (line, output) = mpsc::channel();
        std::thread::spawn(move || lines.map_while(Result::ok).try_for_each(|l| line.send(l)));
        let first = output.recv_timeout(PATIENCE);
        let address = first.ok().and_then(|line| {
            line.strip_prefix("Crosstown is at http://").and_then(|address| address.parse().ok())
        });
        let address = address.unwrap_or_else(|| panic!("no server: {}", process.errors()));
        Server { process, address, output }
    }

    /// In a folder, at an address.
    pub(crate) fn at(listen: &str, folder: &std::path::Path) -> Server {
        let folder = folder.to_str().expect("plain names");
        Server::start(&mut serve(listen, &["--log", "warn", "--data", folder]))
    }
}

/// Runs a command that must fail with exit code 2, and gives what it says.
pub(crate) fn fails(command: &mut Command) -> String {
    let mut process = Process::spawn(command.stdout(Stdio::null()));
    let status = process.end(PATIENCE);
    let said = process.errors();
    assert_eq!(status.code(), Some(2), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}
