//! The page: what npm does.

use std::io::{BufRead as _, BufReader};
use std::process::Stdio;

use anyhow::{Context as _, Result};

use crate::{command, needs, root, succeed};

fn npm(args: &[&str]) -> Result<()> {
    let mut npm = command("npm", args);
    npm.current_dir(root().join("web"));
    succeed(npm)
}

/// Installs what the page is built with, if the lock file has changed since it was last done.
fn install() -> Result<()> {
    needs::node()?;
    let web = root().join("web");
    let changed = |path: &str| web.join(path).metadata().and_then(|data| data.modified()).ok();
    let done = changed("node_modules/.package-lock.json");
    if done.is_some() && done >= changed("package-lock.json") {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])
}

/// Builds the page into `web/dist/page`, from where the server takes it.
pub(crate) fn build() -> Result<()> {
    install()?;
    npm(&["run", "build"])
}

/// Types and unit tests of the page.
pub(crate) fn check() -> Result<()> {
    install()?;
    npm(&["run", "check"])?;
    npm(&["test"])
}

/// Plays in a browser, at a server of its own.
pub(crate) fn play(crosstown: &str) -> Result<()> {
    install()?;
    let data = root().join("target").join("browser");
    let _ = std::fs::remove_dir_all(&data);
    let data = data.to_str().context("the path of the project is not Unicode")?;
    let args = ["serve", "--listen", "127.0.0.1:0", "--data", data, "--log", "warn"];
    let mut server = command(crosstown, &args)
        .args(["--requests-per-second", "1000", "--tables-per-hour", "1000"])
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start {crosstown}"))?;
    let mut line = String::new();
    let told = server.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
    let address = line.trim().strip_prefix("Crosstown is at ");
    let played = match (told, address) {
        (Some(Ok(_)), Some(address)) => npm(&["run", "play", "--", address]),
        _ => Err(anyhow::anyhow!("the server did not say where it is")),
    };
    server.kill()?;
    server.wait()?;
    played
}
