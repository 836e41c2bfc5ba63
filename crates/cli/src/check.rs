//! Whether the settings of a server make sense. `serve` refuses to start with what is wrong, and
//! `doctor` tells of it, in the same words.

use std::net::IpAddr;
use std::time::Duration;

use anyhow::{Result, bail};
use crosstown_server::{Config, inspect};

/// How a setting is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Ok,
    Warning,
    Problem,
}

/// What there is to say about a setting.
pub(crate) struct Finding {
    pub(crate) kind: Kind,
    pub(crate) about: &'static str,
    pub(crate) words: String,
}

impl Finding {
    fn new(kind: Kind, about: &'static str, words: impl Into<String>) -> Finding {
        Finding { kind, about, words: words.into() }
    }
}

/// Fails with everything that is wrong.
pub(crate) fn refuse_problems(found: &[Finding]) -> Result<()> {
    let problems = found.iter().filter(|finding| finding.kind == Kind::Problem);
    let words: Vec<_> = problems.map(|one| format!("{}: {}", one.about, one.words)).collect();
    if !words.is_empty() {
        bail!("{}", words.join("\n  "));
    }
    Ok(())
}

/// Looks at all settings together.
pub(crate) fn settings(config: &Config) -> Vec<Finding> {
    let mut found = vec![public_url(config)];
    found.extend(proxy(config));
    found.extend(admin(config));
    found.extend(databases(config));
    found.extend(limits(config));
    found
}

fn public_url(config: &Config) -> Finding {
    let about = "public address";
    let home = config.listen.ip().is_loopback();
    let (kind, words) = match &config.public_url {
        None if home && config.behind_proxy => (
            Kind::Problem,
            "a proxy stands in front, and the server does not know the address that people use: set --public-url".to_owned(),
        ),
        None if home => (Kind::Ok, "none, for this computer alone".to_owned()),
        None => (
            Kind::Warning,
            "others can reach this server, under any name and unencrypted; behind a proxy with HTTPS, set --public-url".to_owned(),
        ),
        Some(url) => match inspect::is_https(url) {
            None => (
                Kind::Problem,
                format!("{url} is not right: it must be https://HOST, with a port or without, and no path"),
            ),
            Some(true) if !config.behind_proxy => (
                Kind::Warning,
                "HTTPS means a proxy in front, for which all visitors have one address: set --behind-proxy".to_owned(),
            ),
            Some(true) => (Kind::Ok, url.clone()),
            Some(false) => (
                Kind::Warning,
                format!("{url} is not encrypted: who listens in can take over seats; use HTTPS"),
            ),
        },
    };
    Finding::new(kind, about, words)
}

fn proxy(config: &Config) -> Option<Finding> {
    let open = config.behind_proxy && !config.listen.ip().is_loopback();
    let words = format!(
        "whoever reaches {} without the proxy can pretend to be anybody (X-Forwarded-For) and pass all \
         limits: listen on 127.0.0.1, or let only the proxy in",
        config.listen
    );
    open.then(|| Finding::new(Kind::Warning, "proxy", words))
}

fn admin(config: &Config) -> Option<Finding> {
    let (about, at) = ("admin address", config.admin_listen?);
    let same_ip = at.ip() == config.listen.ip()
        || at.ip().is_unspecified()
        || config.listen.ip().is_unspecified();
    Some(if at.port() != 0 && at.port() == config.listen.port() && same_ip {
        let words = format!("{at} is where people play: choose another port with --admin-listen");
        Finding::new(Kind::Problem, about, words)
    } else if is_private(at.ip()) {
        Finding::new(Kind::Ok, about, at.to_string())
    } else {
        let words = format!("everybody who reaches {at} can read health and metrics there");
        Finding::new(Kind::Warning, about, words)
    })
}

/// Whether an address can be reached from this computer or its own network alone.
fn is_private(ip: IpAddr) -> bool {
    match ip {
        IpAddr::V4(ip) => ip.is_loopback() || ip.is_private() || ip.is_link_local(),
        IpAddr::V6(ip) => ip.is_loopback() || ip.is_unique_local() || ip.is_unicast_link_local(),
    }
}

fn databases(config: &Config) -> Option<Finding> {
    let postgres = |url: &str| url.starts_with("postgres://") || url.starts_with("postgresql://");
    match (&config.database_url, &config.nats_url) {
        (Some(url), _) if !postgres(url) => {
            // Not the address itself: it may have a password.
            let words = "--database-url must begin with postgres://";
            Some(Finding::new(Kind::Problem, "database", words))
        }
        (None, Some(_)) => {
            let words = "several nodes need a database that they share: set --database-url";
            Some(Finding::new(Kind::Problem, "NATS", words))
        }
        _ => None,
    }
}

fn limits(config: &Config) -> Vec<Finding> {
    let about = "limits";
    let (amounts, ages) = (&config.amounts, &config.ages);
    let nobody = [
        ("--requests-per-second", u64::from(amounts.requests)),
        ("--tables-per-hour", u64::from(amounts.tables_per_hour)),
        ("--messages-per-second", u64::from(amounts.messages)),
        ("--sockets-per-address", amounts.sockets_per_address as u64),
        ("--sockets-per-table", amounts.sockets_per_table as u64),
        ("--connections", amounts.connections as u64),
        ("--open-tables", amounts.open_tables as u64),
        ("--stored-tables", amounts.stored_tables),
    ];
    let at_once = [
        ("--keep-waiting", ages.waiting),
        ("--keep-playing", ages.playing),
        ("--keep-over", ages.over),
    ];
    let zero = |words: &'static str| {
        move |&(flag, amount): &(&str, u64)| {
            (amount == 0)
                .then(|| Finding::new(Kind::Problem, about, format!("{flag} is 0: {words}")))
        }
    };
    let mut found: Vec<_> =
        nobody.iter().filter_map(zero("nobody could play; give at least 1")).collect();
    found.extend(
        at_once.iter().filter_map(zero("tables would be deleted at once; give at least 1")),
    );
    let (least, most) = (Duration::from_secs(1), Duration::from_secs(30 * 86_400));
    if amounts.away < least || amounts.away > most {
        let words = "--away is not right: give 1 second to 30 days (2592000)".to_owned();
        found.push(Finding::new(Kind::Problem, about, words));
    }
    if amounts.sockets_per_address > amounts.connections {
        let words = format!(
            "one address may have {} sockets and all together {} connections: one visitor could take \
             them all; lower --sockets-per-address",
            amounts.sockets_per_address, amounts.connections
        );
        found.push(Finding::new(Kind::Warning, about, words));
    }
    found
}
