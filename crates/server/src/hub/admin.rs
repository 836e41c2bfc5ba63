//! What the host of the server does with tables. Tables are read from the store, so that looking at
//! them opens none.

use std::sync::Arc;

use crosstown_table::{Code, Problem, Table};
use tokio::sync::oneshot;
use tracing::info;

use super::{Hub, Message, NotOpen, log_id};
use crate::admin::{Connected, Overview, is_name};
use crate::store::{StoreError, Stored};

/// So much of a name is in logs: less of it is taken for a slip.
const PREFIX: usize = 6;

impl Hub {
    /// The newest tables.
    pub(crate) async fn newest(self: &Arc<Self>, limit: u32) -> Result<Vec<Overview>, Problem> {
        let newest = self.store.newest(limit).await.map_err(NotOpen::from)?;
        let mut tables = Vec::with_capacity(newest.len());
        for (id, made_at) in newest {
            match self.store.load(&id).await {
                // Deleted meanwhile.
                Ok(None) => {}
                Ok(Some(stored)) => tables.push(self.overview(id, stored).await?),
                Err(StoreError::Damaged(words)) => tables.push(Overview {
                    id,
                    made_at,
                    last_at: made_at,
                    events: 0,
                    table: None,
                    unreadable: Some(words),
                    connected: None,
                }),
                Err(error) => return Err(NotOpen::Store(error).into()),
            }
        }
        Ok(tables)
    }

    /// One table.
    pub(crate) async fn look_at(self: &Arc<Self>, id: &str) -> Result<Overview, Problem> {
        let stored = self.store.load(id).await.map_err(NotOpen::from)?;
        self.overview(id.to_owned(), stored.ok_or(Code::NoSuchTable)?).await
    }

    async fn overview(self: &Arc<Self>, id: String, stored: Stored) -> Result<Overview, Problem> {
        let connected = self.connected(&id).await;
        let hub = self.clone();
        // Replaying a long game takes a while.
        let done = tokio::task::spawn_blocking(move || {
            let times = (stored.events.first(), stored.events.last());
            let at = |event: Option<&(u64, String)>| event.map_or(0, |(at, _)| *at);
            let (made_at, last_at) = (at(times.0), at(times.1));
            let loaded = hub
                .boards
                .of(&stored)
                .and_then(|board| Table::load(&id, &stored, board, &hub.sources.dealers));
            let (table, unreadable) = match loaded {
                Ok(table) => (Some(table.show(None)), None),
                Err(why) => (None, Some(why.to_string())),
            };
            let events = stored.events.len() as u32;
            Overview { id, made_at, last_at, events, table, unreadable, connected }
        });
        done.await.map_err(|_| Code::TableDamaged.into())
    }

    /// Who is connected to a table, if it is open here.
    async fn connected(&self, id: &str) -> Option<Connected> {
        let mailbox = self.mailbox(id)?;
        let (reply, connected) = oneshot::channel();
        mailbox.messages.send(Message::Connected { reply }).await.ok()?;
        connected.await.ok()
    }

    /// The whole name of a table of which this is all or the beginning.
    pub(crate) async fn whole_name(&self, id: &str) -> Result<String, Problem> {
        let unknown = |words: &str| Problem::new(Code::NoSuchTable).because(words);
        if !is_name(id) {
            return Err(Code::NoSuchTable.into());
        }
        if self.mailbox(id).is_some() {
            return Ok(id.to_owned());
        }
        if id.len() < PREFIX {
            return Err(unknown("give at least the first six characters of the id"));
        }
        match self.store.board(id).await {
            Ok(_) => return Ok(id.to_owned()),
            Err(StoreError::Missing) => {}
            Err(error) => return Err(NotOpen::Store(error).into()),
        }
        let after = self.store.tables(id, 2).await.map_err(NotOpen::from)?;
        let mut fitting = after.into_iter().filter(|name| name.starts_with(id));
        match (fitting.next(), fitting.next()) {
            (Some(name), None) => Ok(name),
            (Some(_), Some(_)) => Err(unknown("several begin like this: give more of the id")),
            (None, _) => Err(Code::NoSuchTable.into()),
        }
    }

    /// Deletes a table.
    pub(crate) async fn delete(&self, id: &str) -> Result<(), Problem> {
        if !self.store.delete(id).await.map_err(NotOpen::from)? {
            return Err(Code::NoSuchTable.into());
        }
        info!(table = log_id(id), "the host deleted a table");
        // Another node that has it open notices with the next event.
        self.tell(id, Message::Close).await;
        self.archive.forget(id);
        Ok(())
    }
}
