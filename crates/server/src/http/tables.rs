//! Tables and boards over HTTP.

use std::net::IpAddr;

use axum::Json;
use axum::extract::{Extension, Path, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::answer::{Body, Wrong};
use super::visitor::{From, Visitor, known_or_new};
use super::{App, table_name};
use crate::hub::Deed;
use crate::table::Table;
use crate::wire::{self, Fill, Join, NewTable, Problem};

/// Longest board file, in bytes.
const LONGEST_BOARD: usize = 64 * 1024;

type Answer<T> = Result<Json<T>, Wrong>;

/// The built-in cities.
#[utoipa::path(get, path = "/api/boards", responses(
    (status = 200, body = Vec<wire::City>, description = "In the order in which they are listed")))]
pub(crate) async fn boards(State(app): State<App>) -> Json<Vec<wire::City>> {
    Json(app.hub.boards.cities().map(|board| (&**board).into()).collect())
}

/// The facts of a built-in city, with what it takes to draw it.
#[utoipa::path(get, path = "/api/boards/{id}",
    params(("id" = String, Path, description = "The city's id")),
    responses((status = 200, body = wire::Board, description = "The board"),
        (status = 404, body = Problem, description = "`no-such-board`")))]
pub(crate) async fn city(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let board = app.hub.boards.city(&id);
    let board = board.ok_or(Wrong::new(StatusCode::NOT_FOUND, "no-such-board"))?;
    let kept = [(header::CACHE_CONTROL, "public, max-age=3600")];
    Ok((kept, Json(app.hub.drawn(&board))).into_response())
}

/// Makes a table. Whoever makes it has its `device` seats, and a cookie from now on.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = wire::Table, description = "The table that was made",
            headers(("set-cookie" = String, description = "For a visitor without a secret: a new one"))),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 413, body = Problem, description = "`bad-body`: the body is too long"),
        (status = 422, body = Problem, description = "`city-or-board`, `no-such-board`, `bad-board`, `board-too-long`, `wrong-number-of-seats`, `nobody-plays`, `bad-name`, `bad-clock`"),
        (status = 429, body = Problem, description = "`too-many-tables` or `too-many-requests` from this address")))]
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Extension(From(from)): Extension<From>,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, HeaderMap, Json<wire::Table>), Wrong> {
    let hub = &app.hub;
    let wrong = |code| Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, code);
    let board = match (&new.city, &new.board) {
        (Some(city), None) => hub.boards.city(city).ok_or(wrong("no-such-board"))?,
        (None, Some(text)) if text.len() > LONGEST_BOARD => return Err(wrong("board-too-long")),
        (None, Some(text)) => {
            hub.boards.read(text).map_err(|error| wrong("bad-board").because(error))?
        }
        _ => return Err(wrong("city-or-board")),
    };
    may_make_one(&app, from)?;
    let (who, cookie) = known_or_new(&app, visitor);
    let sources = &hub.sources;
    let mut seats = new.seats;
    if !seats.is_empty() {
        let first = match new.first {
            Some(first) if usize::from(first) < seats.len() => usize::from(first),
            Some(_) => return Err(wrong("no-such-seat")),
            None => (u64::from_le_bytes(sources.bytes()) % seats.len() as u64) as usize,
        };
        seats.rotate_left(first);
    }
    let (table, event) = Table::create(
        (table_name(&sources.bytes::<16>()), sources.bytes()),
        (board, new.board.is_some()),
        &seats,
        new.clock,
        (who, sources.name::<32>()),
        (&sources.dealers, sources.now()),
    )?;
    let id = table.id().to_owned();
    let shown = table.show(Some(who));
    hub.create(table, &event, new.board).await?;
    tracing::debug!(table = crate::hub::public(&id), "made for a visitor");
    Ok((StatusCode::CREATED, cookie, Json(shown)))
}

/// Whether this address may make another table.
fn may_make_one(app: &App, from: IpAddr) -> Result<(), Wrong> {
    if !app.hub.limits.table(from) {
        app.hub.metrics.limited.inc();
        return Err(Wrong::new(StatusCode::TOO_MANY_REQUESTS, "too-many-tables"));
    }
    if app.hub.is_full() {
        return Err(Wrong::new(StatusCode::SERVICE_UNAVAILABLE, "too-many-tables"));
    }
    Ok(())
}

/// A table as this visitor sees it.
#[utoipa::path(get, path = "/api/tables/{id}",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`other-rules`: it is played by rules that this server does not know")))]
pub(crate) async fn show(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
) -> Answer<wire::Table> {
    Ok(Json(app.hub.show(&id, who).await?))
}

/// The board of a table.
#[utoipa::path(get, path = "/api/tables/{id}/board",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = wire::Board, description = "The board, a built-in city or not"),
        (status = 404, body = Problem, description = "`no-such-table`")))]
pub(crate) async fn board(State(app): State<App>, Path(id): Path<String>) -> Answer<wire::Board> {
    Ok(Json(app.hub.drawn(&app.hub.board(&id).await?)))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/sit", request_body = Join,
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 403, body = Problem, description = "`bad-invite`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`seat-taken`"),
        (status = 422, body = Problem, description = "`bad-name`")))]
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Body(Join { invite, name }): Body<Join>,
) -> Result<(HeaderMap, Json<wire::Table>), Wrong> {
    let (who, cookie) = known_or_new(&app, visitor);
    let table = app.hub.deed(&id, Some(who), Deed::Sit { seat, invite, name }).await??;
    Ok((cookie, Json(table)))
}

/// Puts a bot on an open seat; only the host can.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", request_body = Fill,
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 403, body = Problem, description = "`not-host`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`seat-taken`")))]
pub(crate) async fn fill(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Body(Fill { level }): Body<Fill>,
) -> Answer<wire::Table> {
    Ok(Json(app.hub.deed(&id, who, Deed::Fill { seat, level }).await??))
}

/// Leaves a seat for good. Before the game it is open again; during the game a bot takes over.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/leave",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`already-gone`, `game-over`")))]
pub(crate) async fn leave(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<wire::Table> {
    Ok(Json(app.hub.deed(&id, who, Deed::Leave { seat }).await??))
}

/// Takes a seat back from the bot that plays it since the clock ran out.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/return",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`cannot-return`")))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<wire::Table> {
    Ok(Json(app.hub.deed(&id, who, Deed::Return { seat }).await??))
}

/// Says that one would end the game here. It ends when all persons at the table have said so.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/end",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`game-not-running`, `already-said`")))]
pub(crate) async fn end(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<wire::Table> {
    Ok(Json(app.hub.deed(&id, who, Deed::End { seat }).await??))
}

/// Asks what a good player would do at a seat of one's own whose turn it is.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/hint",
    params(("id" = String, Path), ("seat" = u8, Path)),
    responses((status = 200, body = wire::Hint), (status = 403, body = Problem),
        (status = 409, body = Problem)))]
pub(crate) async fn hint(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<wire::Hint> {
    Ok(Json(app.hub.hint(&id, who, seat).await??))
}

/// Asks for another game of the same players, another of whom begins; `rematch` is its table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = wire::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`: only those who sit at the table can"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`game-not-over`"),
        (status = 429, body = Problem, description = "`too-many-tables`")))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Visitor(who): Visitor,
    Extension(From(from)): Extension<From>,
    Path(id): Path<String>,
) -> Answer<wire::Table> {
    let table = app.hub.show(&id, who).await?;
    let over = table.stage == wire::Stage::Over && table.rematch.is_none();
    if over && table.seats.iter().any(|seat| seat.mine) {
        may_make_one(&app, from)?;
    }
    Ok(Json(app.hub.deed(&id, who, Deed::Rematch).await??))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Object, description = "A record, as in docs/record.md"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`game-not-over`")))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let found = app.hub.record(&id).await?;
    let (record, board) = found.ok_or(Wrong::new(StatusCode::CONFLICT, "game-not-over"))?;
    Ok(json_text(record.to_json(&board)))
}

/// A record that the host has imported.
#[utoipa::path(get, path = "/api/records/{id}",
    params(("id" = String, Path, description = "The record, as `crosstown record import` named it")),
    responses((status = 200, body = Object, description = "A record, as in docs/record.md"),
        (status = 404, body = Problem, description = "`no-such-record`")))]
pub(crate) async fn imported(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let found = app.hub.store.imported(&id).await.map_err(crate::hub::NotOpen::from)?;
    let found = found.ok_or(Wrong::new(StatusCode::NOT_FOUND, "no-such-record"))?;
    Ok(json_text(found.body))
}

fn json_text(mut text: String) -> Response {
    text.push('\n');
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
