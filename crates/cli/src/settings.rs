//! The settings of a server: flags, environment variables, and one TOML file, all under the same
//! names.

use std::fs;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context as _, Result, ensure};
use clap::{Args, ValueEnum};
use crosstown_server::store::Ages;
use crosstown_server::{Amounts, Config, admin};
use serde::Deserialize;

const DAY: u64 = 86_400_000;

/// What a host can set. What is not set has a default that suits a computer at home.
#[derive(Args, Clone, Debug, Default, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(crate) struct Settings {
    /// A TOML file with settings
    #[arg(long, value_name = "FILE", env = "CROSSTOWN_CONFIG")]
    #[serde(skip)]
    pub(crate) config: Option<PathBuf>,

    /// Where to listen [default: 127.0.0.1:7878]
    #[arg(long, value_name = "ADDRESS:PORT", env = "CROSSTOWN_LISTEN")]
    listen: Option<SocketAddr>,

    /// The folder for all data [default: crosstown in your folder for data]
    #[arg(long, value_name = "FOLDER", env = "CROSSTOWN_DATA")]
    data: Option<PathBuf>,

    /// A PostgreSQL database to use instead of the folder
    #[arg(
        long,
        value_name = "postgres://…",
        env = "CROSSTOWN_DATABASE_URL",
        hide_env_values = true
    )]
    database_url: Option<String>,

    /// Connections to the PostgreSQL database, for each node [default: 16]
    #[arg(long, value_name = "N", env = "CROSSTOWN_DATABASE_CONNECTIONS")]
    database_connections: Option<u32>,

    /// A NATS server through which several nodes on one database notify each other
    #[arg(long, value_name = "nats://…", env = "CROSSTOWN_NATS_URL", hide_env_values = true)]
    nats_url: Option<String>,

    /// Where to listen for health and metrics, which need no name and no password [default: nowhere]
    #[arg(long, value_name = "ADDRESS:PORT", env = "CROSSTOWN_ADMIN_LISTEN")]
    admin_listen: Option<SocketAddr>,

    /// The Unix socket for `crosstown admin` [default: admin.sock in the folder for all data, if that
    /// is used]
    #[arg(long, value_name = "FILE", env = "CROSSTOWN_ADMIN_SOCKET")]
    admin_socket: Option<PathBuf>,

    /// The address that people use, with https, if there is a proxy in front
    #[arg(long, value_name = "URL", env = "CROSSTOWN_PUBLIC_URL")]
    public_url: Option<String>,

    /// Trust X-Forwarded-For of a proxy in front
    #[arg(long, value_name = "BOOL", env = "CROSSTOWN_BEHIND_PROXY", num_args = 0..=1, default_missing_value = "true")]
    behind_proxy: Option<bool>,

    /// Open the game in the browser
    #[arg(long, value_name = "BOOL", env = "CROSSTOWN_OPEN", num_args = 0..=1, default_missing_value = "true")]
    open: Option<bool>,

    /// What to log: error, warn, info, debug [default: info]
    #[arg(long, value_name = "LEVEL", env = "CROSSTOWN_LOG")]
    log: Option<LogLevel>,

    /// How to log [default: text]
    #[arg(long, value_name = "FORMAT", env = "CROSSTOWN_LOG_FORMAT")]
    log_format: Option<LogFormat>,

    /// Requests a second from one network address, on average [default: 20]
    #[arg(long, value_name = "N", env = "CROSSTOWN_REQUESTS_PER_SECOND", help_heading = "Limits")]
    requests_per_second: Option<u32>,

    /// New tables an hour from one network address [default: 120]
    #[arg(long, value_name = "N", env = "CROSSTOWN_TABLES_PER_HOUR", help_heading = "Limits")]
    tables_per_hour: Option<u32>,

    /// Messages a second over one socket, on average [default: 20]
    #[arg(long, value_name = "N", env = "CROSSTOWN_MESSAGES_PER_SECOND", help_heading = "Limits")]
    messages_per_second: Option<u32>,

    /// Sockets from one network address [default: 64]
    #[arg(long, value_name = "N", env = "CROSSTOWN_SOCKETS_PER_ADDRESS", help_heading = "Limits")]
    sockets_per_address: Option<usize>,

    /// Sockets at each seat of a table, and for all its spectators together [default: 32]
    #[arg(long, value_name = "N", env = "CROSSTOWN_SOCKETS_PER_TABLE", help_heading = "Limits")]
    sockets_per_table: Option<usize>,

    /// Seconds that a player must be away before others may let a bot play, or end the game without them
    /// [default: 60]
    #[arg(long, value_name = "SECONDS", env = "CROSSTOWN_AWAY", help_heading = "Limits")]
    away: Option<u64>,

    /// Connections in total [default: 10000]
    #[arg(long, value_name = "N", env = "CROSSTOWN_CONNECTIONS", help_heading = "Limits")]
    connections: Option<usize>,

    /// Tables in memory [default: 10000]
    #[arg(long, value_name = "N", env = "CROSSTOWN_OPEN_TABLES", help_heading = "Limits")]
    open_tables: Option<usize>,

    /// Tables in the database [default: 1000000]
    #[arg(long, value_name = "N", env = "CROSSTOWN_STORED_TABLES", help_heading = "Limits")]
    stored_tables: Option<u64>,

    /// Delete tables still waiting for players after so many days [default: 7]
    #[arg(long, value_name = "DAYS", env = "CROSSTOWN_KEEP_WAITING", help_heading = "Limits")]
    keep_waiting: Option<u64>,

    /// Delete unfinished games that nobody has continued for so many days [default: 90]
    #[arg(long, value_name = "DAYS", env = "CROSSTOWN_KEEP_PLAYING", help_heading = "Limits")]
    keep_playing: Option<u64>,

    /// Delete finished games after so many days [default: 3650]
    #[arg(long, value_name = "DAYS", env = "CROSSTOWN_KEEP_OVER", help_heading = "Limits")]
    keep_over: Option<u64>,
}

/// Where a server keeps everything, for commands that work on it.
#[derive(Args)]
pub(crate) struct Kept {
    /// A TOML file with the settings of the server
    #[arg(long, value_name = "FILE", env = "CROSSTOWN_CONFIG")]
    config: Option<PathBuf>,

    /// The folder in which the server keeps everything [default: crosstown in your folder for data]
    #[arg(long, value_name = "FOLDER", env = "CROSSTOWN_DATA")]
    data: Option<PathBuf>,

    /// The server's PostgreSQL database, in place of the folder
    #[arg(
        long,
        value_name = "postgres://…",
        env = "CROSSTOWN_DATABASE_URL",
        hide_env_values = true
    )]
    database_url: Option<String>,
}

impl Kept {
    /// The settings of that server.
    pub(crate) fn ready(self) -> Result<Config> {
        let Kept { config, data, database_url } = self;
        let settings = Settings { config, data, database_url, ..Settings::default() };
        Ok(settings.ready()?.config)
    }
}

/// Where the admin socket of a server is, for commands that use it.
#[derive(Args)]
pub(crate) struct AdminSocket {
    /// A TOML file with the settings of the server
    #[arg(long, value_name = "FILE", env = "CROSSTOWN_CONFIG", global = true)]
    config: Option<PathBuf>,

    /// The folder in which the server keeps everything [default: crosstown in your folder for data]
    #[arg(long, value_name = "FOLDER", env = "CROSSTOWN_DATA", global = true)]
    data: Option<PathBuf>,

    /// The socket of the server, where it is not admin.sock in that folder
    #[arg(long, value_name = "FILE", env = "CROSSTOWN_ADMIN_SOCKET", global = true)]
    admin_socket: Option<PathBuf>,
}

impl AdminSocket {
    /// Its path.
    pub(crate) fn path(self) -> Result<PathBuf> {
        let AdminSocket { config, data, admin_socket } = self;
        let settings = Settings { config, data, admin_socket, ..Settings::default() };
        settings.ready()?.config.admin_socket.context(
            "a server on PostgreSQL has a socket only if it is started with --admin-socket; \
             give the same here",
        )
    }
}

#[derive(Clone, Copy, Debug, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogLevel {
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum LogFormat {
    /// Lines to read
    Text,
    /// JSON, one object a line
    Json,
}

/// All settings, with defaults for those that nobody set.
pub(crate) struct Ready {
    pub(crate) config: Config,
    pub(crate) open: bool,
    pub(crate) log: LogLevel,
    pub(crate) log_format: LogFormat,
}

impl Settings {
    /// For somebody who starts the program to play. Environment and file count as ever.
    pub(crate) fn at_home() -> Settings {
        use clap::Parser as _;
        #[derive(clap::Parser)]
        struct Alone {
            #[command(flatten)]
            settings: Settings,
        }
        let Alone { mut settings } = Alone::parse_from(["crosstown"]);
        settings.open = settings.open.or(Some(true));
        settings.log = settings.log.or(Some(LogLevel::Warn));
        settings
    }

    /// Reads the file, if there is one, and fills in the rest.
    pub(crate) fn ready(self) -> Result<Ready> {
        let all = match &self.config {
            None => self,
            Some(path) => {
                let text = fs::read_to_string(path)
                    .with_context(|| format!("cannot read {}", path.display()))?;
                let file = toml::from_str(&text)
                    .with_context(|| format!("{} is not right", path.display()))?;
                self.or(file)
            }
        };
        let (amounts, days) = (Amounts::default(), |days: u64| days.saturating_mul(DAY));
        let data = match all.data {
            Some(data) => data,
            None => data_folder().context(
                "there is no folder for data here: say with --data where to keep everything",
            )?,
        };
        let database_connections = all.database_connections.unwrap_or(amounts.database_connections);
        ensure!(
            (2..=10_000).contains(&database_connections),
            "--database-connections {database_connections} is not right: it must be 2 or more, since \
             one connection is kept for heartbeats, and 10,000 at most"
        );
        let admin_socket = all.admin_socket.or_else(|| {
            // Several nodes may run on this computer, and none has the folder for itself.
            all.database_url.is_none().then(|| data.join(admin::SOCKET))
        });
        Ok(Ready {
            config: Config {
                listen: all.listen.unwrap_or(SocketAddr::from(([127, 0, 0, 1], 7878))),
                data,
                database_url: all.database_url,
                nats_url: all.nats_url,
                public_url: all.public_url,
                behind_proxy: all.behind_proxy.unwrap_or(false),
                admin_listen: all.admin_listen,
                admin_socket,
                amounts: Amounts {
                    requests: all.requests_per_second.unwrap_or(amounts.requests),
                    tables_per_hour: all.tables_per_hour.unwrap_or(amounts.tables_per_hour),
                    messages: all.messages_per_second.unwrap_or(amounts.messages),
                    sockets_per_address: all
                        .sockets_per_address
                        .unwrap_or(amounts.sockets_per_address),
                    sockets_per_table: all.sockets_per_table.unwrap_or(amounts.sockets_per_table),
                    away: all.away.map_or(amounts.away, Duration::from_secs),
                    connections: all.connections.unwrap_or(amounts.connections),
                    open_tables: all.open_tables.unwrap_or(amounts.open_tables),
                    stored_tables: all.stored_tables.unwrap_or(amounts.stored_tables),
                    database_connections,
                    ..amounts
                },
                ages: Ages {
                    waiting: days(all.keep_waiting.unwrap_or(7)),
                    playing: days(all.keep_playing.unwrap_or(90)),
                    over: days(all.keep_over.unwrap_or(3650)),
                },
            },
            open: all.open.unwrap_or(false),
            log: all.log.unwrap_or(LogLevel::Info),
            log_format: all.log_format.unwrap_or(LogFormat::Text),
        })
    }

    /// These settings, and those of `file` where these say nothing.
    fn or(self, file: Settings) -> Settings {
        macro_rules! or {
            ($($name:ident)*) => {
                Settings { config: self.config, $($name: self.$name.or(file.$name)),* }
            };
        }
        or! {
            listen data database_url database_connections nats_url admin_listen admin_socket
            public_url behind_proxy open log log_format
            requests_per_second tables_per_hour messages_per_second sockets_per_address
            sockets_per_table away connections open_tables stored_tables
            keep_waiting keep_playing keep_over
        }
    }
}

/// Where programs keep their data for this user.
fn data_folder() -> Option<PathBuf> {
    let absolute =
        |name: &str| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = absolute("XDG_DATA_HOME").or_else(|| Some(absolute("HOME")?.join(".local/share")));
    Some(base?.join("crosstown"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_win_over_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("crosstown.toml");
        fs::write(&path, "listen = \"0.0.0.0:80\"\ntables-per-hour = 3\nkeep-over = 1\n").unwrap();
        let settings = Settings {
            config: Some(path.clone()),
            listen: Some("127.0.0.1:1".parse().unwrap()),
            data: Some("/tmp/somewhere".into()),
            ..Settings::default()
        };
        let ready = settings.clone().ready().unwrap();
        assert_eq!(ready.config.listen.port(), 1);
        assert_eq!(ready.config.amounts.tables_per_hour, 3);
        assert_eq!(ready.config.ages.over, DAY);
        assert_eq!(ready.config.ages.playing, 90 * DAY);

        for wrong in [0, 1, 10_001] {
            fs::write(&path, format!("database-connections = {wrong}\n")).unwrap();
            let error = settings.clone().ready().err().unwrap().to_string();
            assert!(error.contains(&format!("--database-connections {wrong} is not")), "{error}");
        }

        fs::write(&path, "listn = 3\n").unwrap();
        let error = format!("{:#}", settings.ready().err().unwrap());
        assert!(error.contains("crosstown.toml is not right"), "{error}");
        assert!(error.contains("listn") && error.contains("listen"), "{error}");
    }
}
