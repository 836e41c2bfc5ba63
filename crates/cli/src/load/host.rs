//! The server under load: one that runs already, or one of our own.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};
use crosstown_server::client::Client;
use tempfile::TempDir;

use super::Plan;

/// Where the server is. One of our own ends, and its folder with it, when this is dropped.
pub(super) struct Host {
    authority: String,
    /// Where it tells of its memory, if we know.
    metrics: Option<String>,
    own: Option<(Child, TempDir)>,
}

impl Host {
    /// A server that runs already.
    pub(super) fn at(url: &str) -> Result<Host> {
        match url.trim_end_matches('/').strip_prefix("http://") {
            Some(authority) if !authority.is_empty() && !authority.contains('/') => {
                Ok(Host { authority: authority.to_owned(), metrics: None, own: None })
            }
            _ => bail!("\"{url}\" is not an address such as http://127.0.0.1:7878"),
        }
    }

    /// Starts this same program as a server, as a process of its own so that its memory is its own.
    pub(super) fn start(plan: &Plan) -> Result<Host> {
        let folder = tempfile::tempdir().context("cannot make a temporary folder")?;
        let this = std::env::current_exe().context("cannot find this program")?;
        let mut command = Command::new(this);
        for (name, _) in std::env::vars_os() {
            if name.to_string_lossy().starts_with("CROSSTOWN_") {
                command.env_remove(name);
            }
        }
        // Games end and others begin: room for more tables and connections than play at a time.
        let most = (4 * plan.sockets() + 1_000).to_string();
        let set = [
            ("--listen", "127.0.0.1:0"),
            ("--admin-listen", "127.0.0.1:0"),
            ("--log", "warn"),
            ("--requests-per-second", "1000000"),
            ("--tables-per-hour", "100000000"),
            ("--sockets-per-address", &most),
            ("--connections", &most),
            ("--open-tables", &most),
        ];
        command.arg("serve").arg("--data").arg(folder.path());
        command.args(set.iter().flat_map(|(name, value)| [name, value]));
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let child = command.spawn().context("cannot start a server")?;
        let mut host = Host { authority: String::new(), metrics: None, own: Some((child, folder)) };
        let said = host.first_lines()?;
        let [authority, metrics] = said.map(|line| {
            let (_, authority) = line.trim().split_once("http://")?;
            Some(authority.to_owned())
        });
        host.authority = authority.context("the server did not start")?;
        host.metrics = metrics;
        Ok(host)
    }

    /// Where it is, and where it tells of itself.
    fn first_lines(&mut self) -> Result<[String; 2]> {
        let (child, _) = self.own.as_mut().context("it is not our server")?;
        let output = child.stdout.take().context("its output is not ours")?;
        let mut output = BufReader::new(output);
        let mut lines = [String::new(), String::new()];
        for line in &mut lines {
            output.read_line(line).context("the server did not start")?;
        }
        // Whatever else it says must not fill the pipe and stop it.
        std::thread::spawn(move || std::io::copy(&mut output, &mut std::io::sink()));
        Ok(lines)
    }

    /// Host and port.
    pub(super) fn authority(&self) -> &str {
        &self.authority
    }

    /// Where it tells of its memory, if we know.
    pub(super) fn metrics(&self) -> Option<&str> {
        self.metrics.as_deref()
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.own {
            // Nobody needs what it has stored.
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// The resident memory of all nodes in bytes, if they tell.
pub(super) async fn memory(metrics: &[Option<&str>]) -> Option<u64> {
    let mut all = 0;
    for node in metrics {
        let answer = Client::new((*node)?).get("/metrics").await.ok()?;
        let line = answer.body.lines().find_map(|line| line.strip_prefix("crosstown_memory "))?;
        all += line.trim().parse().ok().filter(|&bytes: &u64| bytes > 0)?;
    }
    Some(all)
}
