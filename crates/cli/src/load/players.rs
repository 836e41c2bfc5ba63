//! The players at one table. They know the protocol as a browser does; all that they read of a
//! message is what they need to play on, so that the load is the server's and not theirs.

use std::borrow::Cow;
use std::future::poll_fn;
use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use crosstown_rules::{Random as _, Rng};
use crosstown_server::client::{Client, Socket};
use crosstown_table::protocol::{NewTable, SeatPlan, Table};
use indicatif::ProgressBar;
use serde::Deserialize;
use serde_json::value::RawValue;
use tokio::time::{Instant, timeout, timeout_at};

use super::tally::Tally;
use super::{Plan, name};

/// How long to wait for any message.
const PATIENCE: Duration = Duration::from_secs(20);
/// Time between two actions, at least: a table that is late must not catch up faster than a server
/// lets clients send.
const PACE: Duration = Duration::from_millis(60);

/// The players at a table, which goes from game to game.
pub(super) struct Players {
    table: String,
    players: Vec<Player>,
    rng: Rng,
    sent: u64,
    over: bool,
    tally: Tally,
}

struct Player {
    client: Client,
    seat: u8,
    socket: Option<Socket>,
    /// The last event heard of.
    seen: u32,
    /// What to do next, if this player may do something.
    choice: Option<String>,
}

/// The parts of any message that matter here.
#[derive(Deserialize)]
struct Heard<'a> {
    #[serde(rename = "type", borrow)]
    kind: Cow<'a, str>,
    number: Option<u32>,
    #[serde(borrow)]
    id: Option<Cow<'a, str>>,
    #[serde(borrow)]
    code: Option<Cow<'a, str>>,
    table: Option<At>,
    #[serde(borrow)]
    view: Option<Seen<'a>>,
}

/// Where a table is.
#[derive(Deserialize)]
struct At {
    number: u32,
}

/// The parts of a view that matter here.
#[derive(Deserialize)]
struct Seen<'a> {
    #[serde(borrow)]
    phase: Cow<'a, str>,
    #[serde(borrow, default)]
    actions: Vec<&'a RawValue>,
}

/// What came of an action.
enum Answer {
    Acknowledged(String),
    Refused(String),
}

impl Players {
    /// Makes a table, and everybody sits down, each at the next node.
    pub(super) async fn new(plan: &Plan, nodes: &[String], number: usize) -> Result<Players> {
        let client = |seat: u8| Client::new(&nodes[(number + usize::from(seat)) % nodes.len()]);
        let mut host = client(0);
        let mut seats = vec![SeatPlan::Open; usize::from(plan.players)];
        seats[0] = SeatPlan::Device { name: name() };
        let new = NewTable {
            city: Some(plan.city.clone()),
            board: None,
            seats,
            first: Some(0),
            clock: None,
            hints: true,
            // Load is the actions: the players contribute nothing to the shuffles.
            commit: None,
        };
        let table = host.create(&new).await.context("cannot make a table")?;
        let mut clients = vec![host];
        for seat in 1..plan.players {
            let mut client = client(seat);
            client.sit(&table, seat, &name()).await.context("cannot sit down")?;
            clients.push(client);
        }
        let player = |(client, seat)| Player { client, seat, socket: None, seen: 0, choice: None };
        Ok(Players {
            table: table.id,
            players: clients.into_iter().zip(0..).map(player).collect(),
            rng: Rng::new(1, number as u64),
            sent: 0,
            over: false,
            tally: Tally::default(),
        })
    }

    /// Everybody opens a socket, and hears how things stand.
    pub(super) async fn connect(&mut self) -> Result<()> {
        self.over = false;
        for index in 0..self.players.len() {
            let player = &mut self.players[index];
            player.choice = None;
            let connected = player.client.socket(&self.table, Some(player.seat), None);
            let connected = timeout(PATIENCE, connected).await.context("a socket does not open")?;
            player.socket = Some(connected.context("a socket cannot be opened")?);
            let text = player.hear().await?;
            self.take(index, &text)?;
        }
        Ok(())
    }

    /// Plays an action whenever one is due, and another game when one is over, until `end` at the
    /// latest.
    pub(super) async fn play(
        &mut self,
        due: impl Iterator<Item = Instant>,
        end: Instant,
        bar: &ProgressBar,
    ) {
        let mut connected = true;
        for due in due {
            let played = async {
                if !connected {
                    self.connect().await?;
                }
                self.turn(due).await
            };
            connected = match timeout_at(end, played).await {
                Ok(Ok(())) => true,
                Ok(Err(error)) => {
                    *self.tally.errors.entry(error.to_string()).or_default() += 1;
                    false
                }
                Err(_) => return,
            };
            bar.inc(1);
        }
    }

    /// Ends it, and gives what was counted.
    pub(super) fn leave(self) -> Tally {
        self.tally
    }

    /// Plays one action.
    async fn turn(&mut self, due: Instant) -> Result<()> {
        // Sockets are read meanwhile, and the next game begins.
        let due_or_paced = self.tally.last.map_or(due, |last| due.max(last + PACE));
        loop {
            if self.over {
                self.next_game().await?;
            }
            match timeout_at(due_or_paced, self.hear()).await {
                Ok(heard) => drop(heard?),
                Err(_) => break,
            }
        }
        let player = loop {
            if self.over {
                self.next_game().await?;
            }
            match self.players.iter_mut().find(|player| player.choice.is_some()) {
                Some(player) => break player,
                None => drop(self.hear().await?),
            }
        };
        self.sent += 1;
        let id = self.sent.to_string();
        player.send(&id).await?;
        loop {
            match self.hear().await? {
                Some(Answer::Acknowledged(acknowledged)) if acknowledged == id => {
                    self.tally.acknowledged(due);
                    return Ok(());
                }
                Some(Answer::Refused(code)) => {
                    *self.tally.refused.entry(code).or_default() += 1;
                    // Whatever the reason, everybody looks again.
                    return self.connect().await;
                }
                _ => {}
            }
        }
    }

    /// Asks for another game of the same players.
    async fn next_game(&mut self) -> Result<()> {
        self.tally.games += 1;
        for player in &mut self.players {
            if let Some(socket) = player.socket.take() {
                socket.close().await;
            }
        }
        let path = format!("/api/tables/{}/rematch", self.table);
        let answer = self.players[0].client.request("POST", &path, None).await;
        let old: Table = answer.and_then(|answer| answer.read()).context("no other game")?;
        self.table = old.rematch.context("no other game")?;
        for player in &mut self.players {
            let table = player.client.table(&self.table).await.context("no other game")?;
            let mine = table.seats.iter().position(|seat| seat.mine);
            player.seat = mine.context("a seat is lost")? as u8;
        }
        self.connect().await
    }

    /// Reads the next message at any socket; one of a player who acts may be an answer.
    async fn hear(&mut self) -> Result<Option<Answer>> {
        let next = poll_fn(|context| {
            for (index, player) in self.players.iter_mut().enumerate() {
                if let Poll::Ready(text) = pin!(player.hear()).poll(context) {
                    return Poll::Ready((index, text));
                }
            }
            Poll::Pending
        });
        let (index, text) = timeout(PATIENCE, next).await.context("no message in time")?;
        self.take(index, &text?)
    }

    fn take(&mut self, index: usize, text: &str) -> Result<Option<Answer>> {
        let heard: Heard = serde_json::from_str(text).context("an odd message")?;
        let player = &mut self.players[index];
        match (&*heard.kind, heard.id, heard.code) {
            ("ack", Some(id), _) => return Ok(Some(Answer::Acknowledged(id.into_owned()))),
            ("refused", _, Some(code)) => return Ok(Some(Answer::Refused(code.into_owned()))),
            ("welcome" | "event", ..) => {}
            _ => return Ok(None),
        }
        let number = heard.number.or(heard.table.map(|table| table.number));
        player.seen = number.context("an odd message")?;
        if let Some(view) = heard.view {
            self.over |= matches!(&*view.phase, "finished" | "stuck" | "abandoned");
            player.choice = match view.actions.len() {
                0 => None,
                choices => Some(view.actions[self.rng.below(choices)].get().to_owned()),
            };
        }
        Ok(None)
    }
}

impl Player {
    /// The next message. Nothing is lost if it is no longer waited for.
    async fn hear(&mut self) -> Result<String> {
        let socket = self.socket.as_mut().context("no socket")?;
        match socket.text().await {
            Ok(Some(text)) => Ok(text),
            Ok(None) => bail!("the server closed a socket"),
            Err(_) => bail!("a socket broke"),
        }
    }

    /// Plays what was chosen.
    async fn send(&mut self, id: &str) -> Result<()> {
        let (Some(action), Some(socket)) = (self.choice.take(), &mut self.socket) else {
            bail!("nothing to send");
        };
        let seen = self.seen;
        let text = format!(r#"{{"type":"play","id":"{id}","seen":{seen},"action":{action}}}"#);
        socket.send(text.into()).await.context("a socket broke")
    }
}
