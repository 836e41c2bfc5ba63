//! `crosstown serve`, and `crosstown` alone.

use std::io::{IsTerminal as _, Write};
use std::process::{Command, Stdio};

use anyhow::Result;
use crosstown_server::{Server, Sources};
use tokio::signal::unix::{SignalKind, signal};
use tracing::warn;
use tracing_subscriber::EnvFilter;

use crate::check::{self, Kind};
use crate::files;
use crate::settings::{LogFormat, LogLevel, Ready, Settings};

pub(crate) fn run(settings: Settings, out: &mut impl Write) -> Result<()> {
    let ready = settings.ready()?;
    let found = check::settings(&ready.config);
    check::refuse_problems(&found)?;
    log(ready.log, ready.log_format);
    for finding in found.iter().filter(|finding| finding.kind == Kind::Warning) {
        warn!("{}: {}", finding.about, finding.words);
    }
    files::allow_many();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(serve(&ready, out))
}

async fn serve(ready: &Ready, out: &mut impl Write) -> Result<()> {
    let config = &ready.config;
    let server = Server::start(config, Sources::real()).await?;
    let address = match &config.public_url {
        Some(url) => url.clone(),
        None => format!("http://{}", server.address()),
    };
    writeln!(out, "Crosstown is at {address}")?;
    if let Some(address) = server.admin_address() {
        writeln!(out, "Health and metrics are at http://{address}")?;
    }
    match (&config.database_url, &config.nats_url) {
        (None, _) => writeln!(out, "Everything is kept in {}", config.data.display())?,
        (Some(_), None) => writeln!(out, "Everything is kept in the database")?,
        (Some(_), Some(_)) => {
            writeln!(out, "Everything is kept in the database, and nodes share it")?
        }
    }
    writeln!(out, "Ctrl-C ends it")?;
    out.flush()?;
    if ready.open {
        open(&address);
    }
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    tokio::select! {
        _ = terminate.recv() => {}
        _ = interrupt.recv() => {}
    }
    writeln!(out, "closing; who is in the middle of a move may finish it")?;
    out.flush()?;
    tokio::select! {
        () = server.close() => {}
        // Who asks twice does not want to wait. All that was acknowledged is kept.
        _ = interrupt.recv() => {}
        _ = terminate.recv() => {}
    }
    Ok(())
}

fn log(level: LogLevel, format: LogFormat) {
    let level = match level {
        LogLevel::Error => "error",
        LogLevel::Warn => "warn",
        LogLevel::Info => "info",
        LogLevel::Debug => "debug",
    };
    // Libraries log what they like, statements and addresses included: only their warnings count.
    let filter = EnvFilter::new(format!("warn,crosstown={level},crosstown_server={level}"));
    let builder = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match format {
        LogFormat::Text => builder.init(),
        LogFormat::Json => builder.json().flatten_event(true).init(),
    }
}

/// Opens the browser, where there is a desktop. If it does not come up, the address is on the screen.
fn open(address: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let desktop = cfg!(target_os = "macos")
        || ["DISPLAY", "WAYLAND_DISPLAY"].iter().any(|name| std::env::var_os(name).is_some());
    if desktop {
        let mut command = Command::new(opener);
        command.arg(address).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let _ = command.spawn();
    }
}
