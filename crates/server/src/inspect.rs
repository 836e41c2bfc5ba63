//! Looking at what a server has or would have, for tools beside it: nothing is served.

use std::time::Duration;

use anyhow::{Context as _, Result};
use crosstown_table::{Boards, Dealers, Table, Unreadable, fair};

use crate::store::Stored;
use crate::url;

/// Replays stored tables.
pub struct Replays {
    boards: Boards,
    dealers: Dealers,
}

impl Default for Replays {
    fn default() -> Replays {
        Replays { boards: Boards::new(), dealers: fair() }
    }
}

impl Replays {
    /// The table as it stands after its last event.
    pub fn table(&self, id: &str, stored: &Stored) -> Result<Table, Unreadable> {
        let board = self.boards.of(stored)?;
        Table::load(id, stored, board, &self.dealers)
    }
}

/// The part of a table's name that may be shown: who reads it cannot watch by it.
pub fn short(id: &str) -> &str {
    crate::hub::log_id(id)
}

/// Whether a NATS server answers there.
pub async fn reach_nats(url: &str) -> Result<()> {
    let options = async_nats::ConnectOptions::new().connection_timeout(Duration::from_secs(5));
    let client = options.connect(url).await?;
    client.flush().await.context("it does not answer")?;
    Ok(())
}

/// Whether an address that people use is over HTTPS; none if it is not `http://HOST` or
/// `https://HOST`, with a port or without.
pub fn is_https(public_url: &str) -> Option<bool> {
    let parts = url::parts(public_url)?;
    let scheme = if parts.https { "https" } else { "http" };
    let whole = format!("{scheme}://{}", parts.authority);
    public_url.trim_end_matches('/').eq_ignore_ascii_case(&whole).then_some(parts.https)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_that_people_use() {
        assert_eq!(is_https("https://games.example"), Some(true));
        assert_eq!(is_https("http://games.example:8080/"), Some(false));
        for wrong in
            ["games.example", "ftp://games.example", "https://games.example/sub", "", "https://"]
        {
            assert_eq!(is_https(wrong), None, "{wrong}");
        }
    }
}
