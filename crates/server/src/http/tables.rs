//! Tables and boards over HTTP.

use std::net::IpAddr;

use axum::Json;
use axum::body::Bytes;
use axum::extract::{Extension, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use crosstown_rules::BoardError;
use crosstown_rules::record::Source;
use crosstown_table::protocol::{
    self, BoardFile, DrawnBoard, Fill, Hint, Join, NewTable, Problem, Reveal,
};
use crosstown_table::{Code, Command, Question, Setup, Table};
use serde::Deserialize;
use tracing::{debug, info};
use utoipa::IntoParams;

use super::App;
use super::answer::{Body, Path, Query, Wrong, for_an_hour, forever, json};
use super::visitor::{ClientAddr, Visitor, known_or_new};
use crate::archive::Asked;
use crate::hub::log_id;
use crate::limits::{Network, whole};

/// Longest board file, in bytes.
pub(super) const LONGEST_BOARD: usize = 64 * 1024;

type Answer<T> = Result<Json<T>, Wrong>;

/// The built-in cities.
#[utoipa::path(get, path = "/api/boards", responses(
    (status = 200, body = Vec<protocol::City>, description = "In the order in which they are listed")))]
pub(crate) async fn boards(State(app): State<App>) -> Json<Vec<protocol::City>> {
    Json(app.hub.boards.cities().map(|board| (&**board).into()).collect())
}

/// The facts of a built-in city, with what it takes to draw it.
#[utoipa::path(get, path = "/api/boards/{id}",
    params(("id" = String, Path, description = "The city's id")),
    responses((status = 200, body = DrawnBoard, description = "The board"),
        (status = 404, body = Problem, description = "`no-such-board`")))]
pub(crate) async fn city(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let board = app.hub.boards.city(&id);
    let board = board.ok_or(Code::NoSuchBoard)?;
    Ok(for_an_hour(Json(app.hub.boards.drawn(&board))))
}

/// Looks at a board file: the board with what it takes to draw it, or what is wrong with the file.
#[utoipa::path(post, path = "/api/boards/check", request_body = BoardFile,
    responses((status = 200, body = DrawnBoard, description = "The board"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 413, body = Problem, description = "`body-too-long`"),
        (status = 422, body = Problem, description = "`bad-board`, `board-too-long`"),
        (status = 503, body = Problem, description = "`busy`")))]
pub(crate) async fn check_board(
    State(app): State<App>,
    Body(BoardFile { board }): Body<BoardFile>,
) -> Answer<DrawnBoard> {
    if board.len() > LONGEST_BOARD {
        return Err(Code::BoardTooLong.into());
    }
    let hub = app.hub.clone();
    let board = app.hub.pool.work_out(move || {
        let board = hub.boards.read(&board)?;
        Ok(hub.boards.drawn(&board))
    });
    Ok(Json(board.await?.map_err(|error: BoardError| Problem::from(error))?))
}

/// Makes a table. Whoever makes it has its `device` seats, and a cookie from now on.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = protocol::Table, description = "The table that was made",
            headers(("set-cookie" = String, description = "For a visitor without a secret: a new one"))),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 404, body = Problem, description = "`no-such-board`, `no-such-seat`"),
        (status = 413, body = Problem, description = "`body-too-long`"),
        (status = 422, body = Problem, description = "`city-or-board`, `bad-board`, `board-too-long`, `wrong-number-of-seats`, `nobody-plays`, `bad-name`, `bad-clock`"),
        (status = 429, body = Problem, description = "`too-many-tables` or `too-many-requests` from this address")))]
pub(crate) async fn create(
    State(app): State<App>,
    visitor: Visitor,
    Extension(ClientAddr(from)): Extension<ClientAddr>,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, HeaderMap, Json<protocol::Table>), Wrong> {
    let (hub, sources) = (&app.hub, &app.hub.sources);
    let board = match (&new.city, &new.board) {
        (Some(city), None) => hub.boards.city(city).ok_or(Code::NoSuchBoard)?,
        (None, Some(text)) if text.len() > LONGEST_BOARD => return Err(Code::BoardTooLong.into()),
        (None, Some(text)) => {
            let (hub, text) = (hub.clone(), text.clone());
            app.hub.pool.work_out(move || hub.boards.read(&text)).await?.map_err(Problem::from)?
        }
        _ => return Err(Code::CityOrBoard.into()),
    };
    may_make_one(&app, from)?;
    let (who, cookie) = known_or_new(&app, visitor);
    let mut seats = new.seats;
    match new.first.map(usize::from) {
        Some(first) if first < seats.len() => seats.rotate_left(first),
        Some(_) if !seats.is_empty() => return Err(Code::NoSuchSeat.into()),
        _ => {}
    }
    let setup = Setup {
        id: sources.name::<16>(),
        seed: sources.bytes(),
        board,
        own_board: new.board.is_some(),
        seats,
        draws_first: new.first.is_none(),
        commit: new.commit,
        clock: new.clock,
        hints: new.hints,
        host: who,
        invite: sources.name::<32>(),
    };
    let table = Table::create(setup, &sources.dealers, sources.now())?;
    let shown = table.show(Some(who));
    hub.create(table, new.board, Some(whole(from))).await.map_err(Problem::from)?;
    log_maker(&shown.id, from);
    Ok((StatusCode::CREATED, cookie, Json(shown)))
}

/// Notes where a new table comes from, so that an abuser can be found.
fn log_maker(id: &str, from: IpAddr) {
    info!(table = log_id(id), from = %Network::of(from), "made for a visitor");
    debug!(table = log_id(id), from = %from, "the whole address of who made it");
}

/// Whether this address may make another table.
fn may_make_one(app: &App, from: IpAddr) -> Result<(), Wrong> {
    if !app.hub.limits.table(from) {
        app.hub.limited(from, "tables");
        return Err(Code::TooManyTables.into());
    }
    if app.hub.is_full() {
        return Err(Code::ServerFull.into());
    }
    Ok(())
}

/// A table as this visitor sees it.
#[utoipa::path(get, path = "/api/tables/{id}",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`other-rules`: it is played by rules that this server does not know")))]
pub(crate) async fn show(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path(id): Path<String>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.show(&id, who).await?))
}

/// The board of a table.
#[utoipa::path(get, path = "/api/tables/{id}/board",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = DrawnBoard, description = "The board, a built-in city or not"),
        (status = 404, body = Problem, description = "`no-such-table`")))]
pub(crate) async fn board(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    let (hub, board) = (app.hub.clone(), app.hub.board(&id).await?);
    // The first who asks has it drawn.
    let drawn = app.hub.pool.work_out(move || hub.boards.drawn(&board)).await?;
    Ok(for_an_hour(Json(drawn)))
}

/// Takes an open seat.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/sit", request_body = Join,
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 403, body = Problem, description = "`bad-invite`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`seat-taken`"),
        (status = 422, body = Problem, description = "`bad-name`")))]
pub(crate) async fn sit(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Body(Join { invite, name, commit }): Body<Join>,
) -> Result<(HeaderMap, Json<protocol::Table>), Wrong> {
    let (owner, cookie) = known_or_new(&app, visitor);
    let sit = Command::Sit { seat, owner, invite, name, commit };
    let table = app.hub.command(&id, Some(owner), sit).await?;
    Ok((cookie, Json(table)))
}

/// Reveals what this device contributes to the shuffles, when no seat is open any more. It can be sent again.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/reveal", request_body = Reveal,
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, as it is numbered before the deal")),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`game-not-begun`, `already-dealt`"),
        (status = 422, body = Problem, description = "`wrong-secret`")))]
pub(crate) async fn reveal(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Body(Reveal { secret, next }): Body<Reveal>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::Reveal { seat, secret, next }).await?))
}

/// Puts a bot on an open seat; only the host can.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/bot", request_body = Fill,
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read"),
        (status = 403, body = Problem, description = "`not-host`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`seat-taken`"),
        (status = 422, body = Problem, description = "`nobody-plays`: the last open seat, and no person sits")))]
pub(crate) async fn fill(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Body(Fill { level }): Body<Fill>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::Fill { seat, level }).await?))
}

/// Leaves a seat for good. Before the game it is open again; during the game a bot takes over.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/leave",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`already-gone`, `game-over`")))]
pub(crate) async fn leave(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::Leave { seat }).await?))
}

/// Takes a seat back from the bot that plays it since the clock ran out, or another player asked for it.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/return",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`cannot-return`")))]
pub(crate) async fn come_back(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::Return { seat }).await?))
}

/// Lets a bot play for another player who is away. Who comes back can take the seat back.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/relieve",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`: only those who sit at the table can"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`not-away`, `game-not-running`")))]
pub(crate) async fn relieve(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::Relieve { seat }).await?))
}

/// Says that one wants to end the game here. It ends when all persons at the table have said so.
#[utoipa::path(post, path = "/api/tables/{id}/seats/{seat}/end",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`game-not-running`, `already-said`")))]
pub(crate) async fn end(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<protocol::Table> {
    Ok(Json(app.hub.command(&id, who, Command::End { seat }).await?))
}

/// Asks what a good player would do at a seat of one's own whose turn it is.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/hint",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3)),
    responses((status = 200, body = Hint, description = "An action, and what it is for"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`not-your-turn`")))]
pub(crate) async fn hint(
    State(app): State<App>,
    Visitor(who): Visitor,
    Extension(ClientAddr(from)): Extension<ClientAddr>,
    Path((id, seat)): Path<(String, u8)>,
) -> Answer<Hint> {
    Ok(Json(app.hub.hint(&id, who, seat, from).await?))
}

/// What a seat might do: one of these.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Might {
    /// Claim this route, with any of its cards.
    route: Option<String>,
    /// Draw a card from there: `deck`, or the number of a slot of the row.
    draw: Option<String>,
    /// Draw tickets; the value does not matter.
    tickets: Option<String>,
    /// Put a stack of tourists down at this place.
    place: Option<String>,
}

impl Might {
    fn question(self) -> Result<Question, Code> {
        match (self.route, self.draw.as_deref(), self.tickets, self.place) {
            (Some(route), None, None, None) => Ok(Question::Route(route)),
            (None, Some("deck"), None, None) => Ok(Question::Draw(Source::Deck)),
            (None, Some(slot), None, None) => {
                let slot = slot.parse().map_err(|_| Code::BadQuery)?;
                Ok(Question::Draw(Source::Slot(slot)))
            }
            (None, None, Some(_), None) => Ok(Question::Tickets),
            (None, None, None, Some(place)) => Ok(Question::Place(place)),
            _ => Err(Code::BadQuery),
        }
    }
}

/// Asks why a seat of one's own cannot do something now.
#[utoipa::path(get, path = "/api/tables/{id}/seats/{seat}/why",
    params(("id" = String, Path, description = "The table"),
        ("seat" = u8, Path, description = "The seat, from 0 on in turn order", maximum = 3), Might),
    responses((status = 200, body = Option<Problem>, description = "Why not; `null` if it can"),
        (status = 400, body = Problem, description = "`bad-query`: not one of these questions"),
        (status = 403, body = Problem, description = "`not-your-seat`"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`game-not-begun`")))]
pub(crate) async fn why_not(
    State(app): State<App>,
    Visitor(who): Visitor,
    Path((id, seat)): Path<(String, u8)>,
    Query(might): Query<Might>,
) -> Answer<Option<Problem>> {
    Ok(Json(app.hub.why_not(&id, who, seat, might.question()?).await?))
}

/// Asks for another game of the same players, another of whom begins; `rematch` is its table.
#[utoipa::path(post, path = "/api/tables/{id}/rematch",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = protocol::Table, description = "The table as it is now"),
        (status = 403, body = Problem, description = "`not-your-seat`: only those who sit at the table can"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`game-not-over`"),
        (status = 429, body = Problem, description = "`too-many-tables`")))]
pub(crate) async fn rematch(
    State(app): State<App>,
    Visitor(who): Visitor,
    Extension(ClientAddr(from)): Extension<ClientAddr>,
    Path(id): Path<String>,
) -> Answer<protocol::Table> {
    let table = app.hub.show(&id, who).await?;
    let over = table.stage == protocol::Stage::Over && table.rematch.is_none();
    let makes_one = over && table.seats.iter().any(|seat| seat.mine);
    if makes_one {
        may_make_one(&app, from)?;
    }
    let table = app.hub.rematch(&id, who).await?;
    if let Some(made) = table.rematch.as_deref().filter(|_| makes_one) {
        log_maker(made, from);
    }
    Ok(Json(table))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/api/tables/{id}/record",
    params(("id" = String, Path, description = "The table")),
    responses((status = 200, body = Object, description = "A record, as in docs/record.md"),
        (status = 404, body = Problem, description = "`no-such-table`"),
        (status = 409, body = Problem, description = "`game-not-over`"),
        (status = 503, body = Problem, description = "`busy`")))]
pub(crate) async fn record(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Response, Wrong> {
    if let Some(known) = app.hub.archive.find(&id, Asked::Record) {
        return Ok(forever(json(known)));
    }
    let finished = app.hub.finished(&id).await?;
    let text = move || Some(line(finished.record()?.to_json(finished.board())));
    let text = app.hub.pool.work_out(text).await?.ok_or(Code::GameNotOver)?;
    app.hub.archive.keep(&id, Asked::Record, &text);
    Ok(forever(json(text)))
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
    let found = app.hub.imported(&id).await?;
    let found = found.ok_or(Code::NoSuchRecord)?;
    Ok(forever(json(line(found.body))))
}

/// A record as a file of records has it.
fn line(mut text: String) -> Bytes {
    text.push('\n');
    text.into()
}
