//! The tables of a visitor: whoever has lost the link finds the game again.

use axum::Json;
use axum::extract::{Extension, State};
use crosstown_table::protocol::{MyTable, MyTables, Problem};
use crosstown_table::{Boards, Code, Dealers, Owner, Stored, Table};
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::answer::{Query, Wrong};
use super::visitor::{ClientAddr, Visitor};
use crate::hub::NotOpen;
use crate::store::StoreError;

/// Tables in one answer. Each is read and its events are carried out, so it is not many.
const LISTED: u32 = 20;
/// How many other requests such an answer counts for, at the limit of one address.
const COST: u32 = 9;

/// Where a page of the list begins.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct From {
    /// `next` of the page before.
    before: Option<String>,
}

impl From {
    /// The time and the table at which the page before ended.
    fn before(self) -> Result<Option<(u64, String)>, Code> {
        let Some(text) = self.before else { return Ok(None) };
        let (since, id) = text.split_once('.').ok_or(Code::BadQuery)?;
        // Databases do not take every character.
        let known = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        match since.parse() {
            Ok(since) if id.chars().all(known) => Ok(Some((since, id.to_owned()))),
            _ => Err(Code::BadQuery),
        }
    }
}

/// The tables that this visitor made or sits at, the latest first. Nobody sees those of others: only the
/// secret that comes with the request decides.
#[utoipa::path(get, path = "/api/tables", params(From),
    responses((status = 200, body = MyTables, description = "Up to 20 tables; none without a secret"),
        (status = 400, body = Problem, description = "`bad-query`: not what `next` was")))]
pub(crate) async fn mine(
    State(app): State<App>,
    Visitor(who): Visitor,
    Extension(ClientAddr(from)): Extension<ClientAddr>,
    Query(page): Query<From>,
) -> Result<Json<MyTables>, Wrong> {
    let before = page.before()?;
    let Some(who) = who else { return Ok(Json(MyTables { tables: Vec::new(), next: None })) };
    if !app.hub.limits.request(from, COST) {
        app.hub.limited(from, "requests");
        return Err(Code::TooManyRequests.into());
    }
    let failed = |error| Problem::from(NotOpen::Store(error));
    let owned = app.hub.store.owned(who, before, LISTED).await.map_err(failed)?;
    let last = owned.last().filter(|_| owned.len() == LISTED as usize);
    let next = last.map(|(since, id)| format!("{since}.{id}"));
    let mut stored = Vec::with_capacity(owned.len());
    for (_, id) in owned {
        match app.hub.store.load(&id).await {
            Ok(Some(table)) => stored.push((id, table)),
            Ok(None) | Err(StoreError::Damaged(_)) => {}
            Err(error) => return Err(failed(error).into()),
        }
    }
    let hub = app.hub.clone();
    let read = move || {
        let tables = stored.iter();
        tables
            .filter_map(|(id, stored)| read(&hub.boards, &hub.sources.dealers, id, stored, who))
            .collect()
    };
    Ok(Json(MyTables { tables: app.hub.pool.work_out(read).await?, next }))
}

/// A table as it is stored. None if it cannot be read, or is no longer this visitor's, who has left it before
/// the game.
fn read(
    boards: &Boards,
    dealers: &Dealers,
    id: &str,
    stored: &Stored,
    who: Owner,
) -> Option<MyTable> {
    let board = boards.of(stored).ok()?;
    let table = Table::load(id, stored, board, dealers).ok()?;
    table.is_of(who).then(|| MyTable { at: table.at(), table: table.show(Some(who)) })
}
