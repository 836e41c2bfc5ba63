//! Which node lets a table's bots play: the one that has its lease. A clock needs no lease: every node
//! that has the table open looks at it, and the store lets one of them be the first.

use std::time::Duration;

use crosstown_rules::{Action, Rng};
use tokio::time::Instant;
use tracing::error;

use super::{GoOn, Live, StoreFailed};
use crate::hub::bots::Thought;
use crate::hub::lanes::Account;
use crate::hub::log_id;

/// Who has the lease of a table, as long as one is needed.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Lease {
    /// The store is to be asked.
    Unknown,
    /// This node.
    This,
    /// Another. Should it die, this node or another one takes the lease over.
    Other,
}

impl Live {
    /// Takes the lease if it is free, and lets bots think.
    pub(super) async fn look_after(&mut self) -> GoOn {
        self.forget_closed();
        self.tell_presence_again();
        if !self.table.mark().needs_lease {
            self.lease = Lease::Unknown;
        } else if self.lease == Lease::Unknown {
            self.acquire_lease().await;
        }
        let number = self.table.next_number();
        if self.runs_bots()
            && self.asked != Some(number)
            && let (Some((seat, level)), Some(game)) = (self.table.bot(), self.table.game())
        {
            self.asked = Some(number);
            let rng = Rng::new(u64::from_le_bytes(self.hub.sources.bytes()), 0);
            let (board, game) = (self.table.board().clone(), *game);
            let thought = Thought { board, game, seat, level, rng };
            let account = Account { from: self.from, table: self.table.id().to_owned() };
            self.hub.think(thought, number, account, self.mailbox.clone());
        }
        true
    }

    /// Whether this node lets the table's bots play: it has the lease. A game without persons needs no
    /// lease and stands still, unless somebody watches it here. Two nodes may then play the same move,
    /// and the store takes one of them.
    fn runs_bots(&self) -> bool {
        match self.table.mark().needs_lease {
            true => self.lease == Lease::This,
            false => !self.visitors.is_empty(),
        }
    }

    /// Asks the store for the lease.
    pub(super) async fn acquire_lease(&mut self) {
        if self.lease == Lease::This {
            return;
        }
        match self.hub.store.acquire_lease(self.table.id(), &self.hub.node).await {
            Ok(true) => self.lease = Lease::This,
            Ok(false) => self.lease = Lease::Other,
            Err(error) => {
                self.hub.store_failed(&error);
            }
        }
        // What a bot chose before was not heard, if this node did not have the lease then.
        self.asked = None;
    }

    /// Lets happen what is due: a turn in which no node was alive begins again, or a bot plays for who
    /// is late. Gives whether something was due.
    pub(super) async fn look_at_clock(&mut self) -> Result<bool, StoreFailed> {
        let Some(served) = self.hub.served_since() else { return Ok(false) };
        let late = || self.table.time_out(self.hub.sources.now());
        let Some(due) = self.table.resume(served).or_else(late) else { return Ok(false) };
        self.happen(due).await?;
        self.end_if_agreed().await?;
        Ok(true)
    }

    /// A node has claimed the table, because its deadline has come as far as the store knows.
    pub(super) async fn woken_by_deadline(&mut self, claimed: u64) -> GoOn {
        if !self.hub.bus.is_alone() && !self.catch_up().await {
            return false;
        }
        match self.look_at_clock().await {
            Ok(true) => return true,
            Ok(false) => {}
            Err(StoreFailed) => return false,
        }
        // The store did not know better, or another node was faster.
        let (id, deadline) = (self.table.id(), self.table.mark().deadline);
        if let Err(error) = self.hub.store.end_claim(id, claimed, deadline).await {
            self.hub.store_failed(&error);
        }
        true
    }

    /// A bot has chosen, before the event of this number.
    pub(super) async fn chosen(&mut self, number: u32, seat: u8, action: Action) -> GoOn {
        // Something else may have happened meanwhile.
        if !self.runs_bots() {
            self.asked = None;
            return true;
        }
        if number != self.table.next_number() {
            return true;
        }
        match self.table.play_bot(self.hub.sources.now(), seat, action) {
            Ok(judged) => self.happen(judged).await.is_ok(),
            Err(problem) => {
                let (table, code) = (log_id(self.table.id()), problem.code.name());
                error!(%table, code, "a bot chose what is not legal");
                true
            }
        }
    }

    /// Whether something must happen by itself now.
    pub(super) fn is_due(&self) -> bool {
        self.table.mark().deadline.is_some_and(|deadline| deadline <= self.hub.sources.now())
    }

    /// When the clock of a player runs out, or the time to reveal secrets.
    pub(super) fn clock(&self) -> Option<Instant> {
        let left = self.table.mark().deadline?.saturating_sub(self.hub.sources.now());
        // Nobody's time is over while the store does not hear this node.
        let least = if self.hub.served_since().is_some() { 0 } else { 1000 };
        Some(Instant::now() + Duration::from_millis(left.clamp(least, 86_400_000)))
    }
}
