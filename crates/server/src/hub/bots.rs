//! Bots at tables: they think beside everything else, a few at a time (`lanes.rs`).

use std::sync::Arc;
use std::time::Duration;

use crosstown_bots::Spec;
use crosstown_rules::{Action, Board, Game, Rng};
use crosstown_table::protocol::Level;
use tokio::sync::mpsc;
use tokio::time::Instant;
use tracing::error;

use super::Hub;
use super::lanes::Account;
use super::live::Message;
use crate::sources::monotonic;

/// What a bot has to think about.
#[derive(Clone)]
pub(super) struct Thought {
    pub(super) board: Arc<Board>,
    pub(super) game: Game,
    pub(super) seat: u8,
    pub(super) level: Level,
    pub(super) rng: Rng,
}

impl Thought {
    fn choose(&self, spec: &Spec) -> Action {
        let (seat, rng) = (usize::from(self.seat), self.rng.clone());
        crosstown_table::choose(&self.board, &self.game, seat, spec, rng, monotonic)
    }
}

impl Hub {
    /// Lets a bot think, and sends its choice to the table.
    ///
    /// How long it thought could tell of its cards, so the choice comes a fixed time after it was
    /// asked for. On a machine that is too busy for that, it comes after twice that time, or three
    /// times, and so on: what others can see of the time is how often the pace fits into it, and
    /// nothing finer.
    pub(super) fn think(
        self: &Arc<Hub>,
        thought: Thought,
        number: u32,
        account: Account,
        mailbox: mpsc::WeakSender<Message>,
    ) {
        let pace = match thought.level {
            Level::Expert => Duration::from_millis(150),
            Level::Easy | Level::Medium | Level::Hard => Duration::from_millis(40),
        };
        let hub = self.clone();
        tokio::spawn(async move {
            let mut due = Instant::now() + pace;
            let (seat, again) = (thought.seat, thought.clone());
            hub.metrics.bots_waiting.inc();
            let metrics = hub.metrics.clone();
            let lane = hub.lanes.of(thought.level);
            let chosen = lane.work_out(account, move || {
                metrics.bots_waiting.dec();
                thought.choose(&Spec::Level(thought.level))
            });
            // A game must go on, whatever is wrong with a bot.
            let action = chosen.await.unwrap_or_else(|_| {
                error!("a bot failed, and another plays this move");
                again.choose(&Spec::Random)
            });
            while due < Instant::now() {
                due += pace;
            }
            tokio::time::sleep_until(due).await;
            if let Some(mailbox) = mailbox.upgrade() {
                let _ = mailbox.send(Message::Chosen { number, seat, action }).await;
            }
        });
    }
}
