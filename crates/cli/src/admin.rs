//! `crosstown admin`: the host looks after the tables of a server that runs.

use std::io::Write;

use anyhow::{Result, bail};
use clap::Subcommand;
use crosstown_server::Sources;
use crosstown_server::admin::{Client, Overview};
use crosstown_table::protocol::{Seat, Sitter, Stage};

use crate::boards::table;
use crate::settings::AdminSocket;
use crate::words::printable;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(subcommand)]
    command: Command,
    #[command(flatten)]
    socket: AdminSocket,
    /// Answer as JSON, for programs
    #[arg(long, global = true)]
    json: bool,
}

#[derive(Subcommand)]
enum Command {
    /// List the newest tables
    List {
        /// How many
        #[arg(long, default_value_t = 20, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1000))]
        limit: u32,
    },
    /// Show one table: who sits where, whose turn it is, who is connected
    Show {
        /// The table
        #[arg(allow_hyphen_values = true)]
        id: String,
    },
    /// End a game here, scored as it stands. Its players see that the host did it
    End {
        /// The table
        #[arg(allow_hyphen_values = true)]
        id: String,
    },
    /// Free the seat of somebody who has vanished
    ///
    /// Before the game the seat is open again. During the game a bot plays on; the player may come
    /// back and take the seat again.
    Free {
        /// The table
        #[arg(allow_hyphen_values = true)]
        id: String,
        /// The seat, from 0 on as `show` numbers them
        seat: u8,
    },
    /// Delete a table with all that happened there
    Delete {
        /// The table
        #[arg(allow_hyphen_values = true)]
        id: String,
        /// Do not ask first
        #[arg(long)]
        yes: bool,
    },
}

pub(crate) fn run(args: Args, out: &mut impl Write) -> Result<()> {
    let Args { command, socket, json } = args;
    let client = Client::new(&socket.path()?);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let shown = match command {
            Command::List { limit } => return list(client.list(limit).await?, json, out),
            Command::Delete { id, yes } => return delete(&client, &id, yes, json, out).await,
            Command::Show { id } => client.show(&id).await?,
            Command::End { id } => client.end(&id).await?,
            Command::Free { id, seat } => client.free(&id, seat).await?,
        };
        if json { print(&shown, out) } else { show(&shown, out) }
    })
}

fn print(value: &impl serde::Serialize, out: &mut impl Write) -> Result<()> {
    Ok(writeln!(out, "{}", serde_json::to_string(value)?)?)
}

fn list(tables: Vec<Overview>, json: bool, out: &mut impl Write) -> Result<()> {
    if json {
        return print(&tables, out);
    }
    if tables.is_empty() {
        return Ok(writeln!(out, "there are no tables")?);
    }
    let now = Sources::real().now();
    let mut rows = table(["id", "city", "stage", "players", "made", "last event", "connected"]);
    for one in &tables {
        let (city, stage, players) = match &one.table {
            Some(table) => {
                let players: Vec<_> = table.seats.iter().map(player).collect();
                (printable(&table.city), stage(table.stage), players.join(", "))
            }
            None => ("?".to_owned(), "unreadable", String::new()),
        };
        let connected = match &one.connected {
            Some(connected) => connected.sockets.to_string(),
            None => "not open".to_owned(),
        };
        let [made, last] = [one.made_at, one.last_at].map(|at| ago(now, at));
        rows.add_row([one.id.clone(), city, stage.to_owned(), players, made, last, connected]);
    }
    Ok(writeln!(out, "{}", rows.trim_fmt())?)
}

fn show(one: &Overview, out: &mut impl Write) -> Result<()> {
    let now = Sources::real().now();
    writeln!(out, "table {}", one.id)?;
    if let Some(table) = &one.table {
        let own = if table.own_board { ", on a board of its own" } else { "" };
        writeln!(out, "{} ({}{own})", stage(table.stage), printable(&table.city))?;
    }
    if let Some(why) = &one.unreadable {
        writeln!(out, "it cannot be read: {}", printable(why))?;
    }
    writeln!(out, "made {}", ago(now, one.made_at))?;
    writeln!(out, "{} events, the last {}", one.events, ago(now, one.last_at))?;
    match &one.connected {
        Some(connected) => writeln!(
            out,
            "open here, with {} sockets, {} of them of spectators",
            connected.sockets, connected.spectators
        )?,
        None => writeln!(out, "not open at this node")?,
    }
    let Some(found) = &one.table else { return Ok(()) };
    let mut rows = table(["seat", "player", "connected", "to act"]);
    for (seat, sitter) in (0u8..).zip(&found.seats) {
        let here = one.connected.as_ref().is_some_and(|all| all.seats.contains(&seat));
        let marks = [here, found.waiting_for.contains(&seat)];
        let [here, acts] = marks.map(|yes| if yes { "yes" } else { "" }.to_owned());
        rows.add_row([seat.to_string(), player(sitter), here, acts]);
    }
    Ok(writeln!(out, "{}", rows.trim_fmt())?)
}

async fn delete(
    client: &Client,
    id: &str,
    yes: bool,
    json: bool,
    out: &mut impl Write,
) -> Result<()> {
    if !yes {
        let found = client.show(id).await?;
        show(&found, out)?;
        write!(out, "Delete it? This cannot be undone. [y/N] ")?;
        out.flush()?;
        let mut answer = String::new();
        std::io::stdin().read_line(&mut answer)?;
        if !["y", "yes"].contains(&answer.trim().to_ascii_lowercase().as_str()) {
            bail!("nothing was deleted");
        }
    }
    let id = client.delete(id).await?;
    if json { print(&id, out) } else { Ok(writeln!(out, "table {id} is deleted")?) }
}

fn stage(stage: Stage) -> &'static str {
    match stage {
        Stage::Waiting => "waiting",
        Stage::Playing => "playing",
        Stage::Over => "over",
    }
}

fn player(seat: &Seat) -> String {
    match seat.by {
        Sitter::Open => "(open)".to_owned(),
        Sitter::Person => printable(&seat.name),
        Sitter::Bot if seat.name.is_empty() => "(bot)".to_owned(),
        Sitter::Bot => format!("(bot for {})", printable(&seat.name)),
    }
}

/// How long ago something was, roughly.
fn ago(now: u64, at: u64) -> String {
    let seconds = now.saturating_sub(at) / 1000;
    match seconds {
        0..120 => format!("{seconds} s ago"),
        120..7_200 => format!("{} min ago", seconds / 60),
        7_200..172_800 => format!("{} h ago", seconds / 3_600),
        _ => format!("{} days ago", seconds / 86_400),
    }
}
