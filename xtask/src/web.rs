//! The page: what npm does.

use anyhow::Result;

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

/// Runs a script that drives the page in a browser; it starts a server of its own.
pub(crate) fn script(name: &str, args: &[&str]) -> Result<()> {
    needs::chromium()?;
    install()?;
    npm(&[&["run", name, "--"], args].concat())
}

/// What Playwright runs in a real browser: the tests (`browser`), or what is made there. They start servers of their own.
pub(crate) fn browser(name: &str, crosstown: &str, args: &[&str]) -> Result<()> {
    needs::chromium()?;
    install()?;
    let mut tests = command("npm", &[&["run", name, "--"], args].concat());
    tests.current_dir(root().join("web")).env("CROSSTOWN", crosstown);
    succeed(tests)
}
