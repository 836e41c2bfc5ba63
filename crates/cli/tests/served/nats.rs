//! A NATS server of the tests' own.

use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use tokio::time::Instant;

use super::tables::PATIENCE;

/// A server that can be ended and started again at the same address.
pub(crate) struct Nats {
    address: SocketAddr,
    child: Option<Child>,
}

impl Nats {
    pub(crate) fn start() -> Nats {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let mut nats = Nats { address: free.expect("a free port"), child: None };
        nats.start_again();
        nats
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    pub(crate) fn start_again(&mut self) {
        // Debian has it where not every shell looks.
        let places = ["/usr/sbin/nats-server", "/usr/bin/nats-server"];
        let program = places.into_iter().find(|place| Path::new(place).exists());
        let child = Command::new(program.unwrap_or("nats-server"))
            .args(["--addr", "127.0.0.1", "--port", &self.address.port().to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        self.child = Some(child.expect(
            "there is no nats-server: install the package nats-server, or run cargo xtask test, \
             which does",
        ));
        let end = Instant::now() + PATIENCE;
        while TcpStream::connect(self.address).is_err() {
            assert!(Instant::now() < end, "NATS does not start");
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Stops it without a word to anybody (`STOP`), or lets it go on (`CONT`).
    pub(crate) fn signal(&self, name: &str) {
        let id = self.child.as_ref().expect("it runs").id().to_string();
        let sent = Command::new("kill").args(["-s", name, &id]).status();
        assert!(sent.is_ok_and(|status| status.success()));
    }

    pub(crate) fn kill(&mut self) {
        if let Some(mut child) = self.child.take() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}
