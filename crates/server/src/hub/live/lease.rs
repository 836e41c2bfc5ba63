//! Which node lets a table's bots play and looks at its clock: the one that has its lease.

use std::time::Duration;

use crosstown_rules::{Action, Rng};
use tokio::time::Instant;
use tracing::{error, warn};

use super::{GoOn, Live};
use crate::hub::bots::Thought;
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
        self.tell_presence_again();
        if !self.table.mark().needs_lease {
            self.lease = Lease::Unknown;
            return true;
        }
        if self.lease == Lease::Unknown && !self.acquire_lease(false).await {
            return false;
        }
        let number = self.table.next_number();
        if self.lease == Lease::This
            && self.asked != Some(number)
            && let (Some((seat, level)), Some(game)) = (self.table.bot(), self.table.game())
        {
            self.asked = Some(number);
            let rng = Rng::new(u64::from_le_bytes(self.hub.sources.bytes()), 0);
            let (board, game) = (self.table.board().clone(), *game);
            let thought = Thought { board, game, seat, level, rng };
            self.hub.think(thought, number, self.mailbox.clone());
        }
        true
    }

    /// Asks the store for the lease. If nobody had it for a while, the clock begins again.
    pub(super) async fn acquire_lease(&mut self, was_away: bool) -> GoOn {
        if self.lease == Lease::This {
            return true;
        }
        match self.hub.store.acquire_lease(self.table.id(), &self.hub.node).await {
            Ok(true) => self.lease = Lease::This,
            Ok(false) => self.lease = Lease::Other,
            Err(error) => {
                warn!(table = %log_id(self.table.id()), %error, "nobody has the lease of a table");
            }
        }
        // What a bot chose before was not heard, if this node did not have the lease then.
        self.asked = None;
        match self.table.resume(self.hub.sources.now()) {
            Some(resumed) if was_away && self.lease == Lease::This => {
                self.happen(resumed).await.is_ok()
            }
            _ => true,
        }
    }

    /// A bot has chosen, before the event of this number.
    pub(super) async fn chosen(&mut self, number: u32, seat: u8, action: Action) -> GoOn {
        // Something else may have happened meanwhile.
        if self.lease != Lease::This || number != self.table.next_number() {
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

    /// When the clock of a player runs out, if this node looks at it.
    pub(super) fn clock(&self) -> Option<Instant> {
        let (at, _) = self.table.deadline().filter(|_| self.lease == Lease::This)?;
        let left = at.saturating_sub(self.hub.sources.now());
        Some(Instant::now() + Duration::from_millis(left.min(86_400_000)))
    }
}
