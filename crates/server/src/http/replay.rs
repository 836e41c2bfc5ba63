//! Finished games, looked at again. Replaying takes a while, so it is done beside everything else.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use crosstown_rules::Board;
use crosstown_rules::record::{Raw, Record};
use crosstown_table::protocol::{Problem, Replay, Replayed};
use crosstown_table::{Boards, Code, Viewer, replay_json};
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::answer::{Body, Path, Query, Wrong, for_an_hour, json};
use super::tables::LONGEST_BOARD;
use crate::archive::Asked;

/// The longest replay, in bytes. Those of the cities have less than one MiB.
const LONGEST: usize = 16 << 20;

/// From whose eyes a game is looked at.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct As {
    /// `open` (all hands are open, which is the default), `spectator`, or the number of a seat.
    #[serde(rename = "as")]
    #[param(example = "spectator")]
    viewer: Option<String>,
}

impl As {
    fn viewer(&self) -> Result<Viewer, Code> {
        self.viewer.as_deref().map_or(Ok(Viewer::Open), str::parse).map_err(|()| Code::BadQuery)
    }
}

/// The game of a finished table, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "The table"), As),
    responses((status = 200, body = Replay, description = "Every step, as the viewer may see it"),
        (status = 400, body = Problem, description = "`bad-query`: there is no such viewer"),
        (status = 404, body = Problem, description = "`no-such-table`, `no-such-seat`"),
        (status = 409, body = Problem, description = "`game-not-over`"),
        (status = 422, body = Problem, description = "`replay-too-long`"),
        (status = 503, body = Problem, description = "`busy`")))]
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<As>,
) -> Result<Response, Wrong> {
    let viewer = viewer.viewer()?;
    let asked = Asked::Replay(viewer);
    if let Some(known) = app.hub.archive.find(&id, asked) {
        return Ok(for_an_hour(json(known)));
    }
    let finished = app.hub.finished(&id).await?;
    let hub = app.hub.clone();
    let steps = move || {
        let record = finished.record().ok_or(Code::GameNotOver)?;
        steps(&hub.boards, finished.board(), &record, viewer)
    };
    let answer = app.hub.pool.work_out(steps).await??;
    app.hub.archive.keep(&id, asked, &answer);
    Ok(for_an_hour(json(answer)))
}

/// The game of an imported record, step by step.
#[utoipa::path(get, path = "/api/records/{id}/replay",
    params(("id" = String, Path, description = "The record"), As),
    responses((status = 200, body = Replay, description = "Every step, as the viewer may see it"),
        (status = 400, body = Problem, description = "`bad-query`: there is no such viewer"),
        (status = 404, body = Problem, description = "`no-such-record`, `no-such-seat`"),
        (status = 422, body = Problem, description = "`replay-too-long`"),
        (status = 503, body = Problem, description = "`busy`")))]
pub(crate) async fn of_imported(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<As>,
) -> Result<Response, Wrong> {
    let viewer = viewer.viewer()?;
    let found = app.hub.imported(&id).await?;
    let found = found.ok_or(Code::NoSuchRecord)?;
    let hub = app.hub.clone();
    let read = move || {
        // It passed the checks of its time.
        let board = found.board.as_deref().map(|text| hub.boards.stored(text)).transpose()?;
        read(&hub.boards, &found.body, board, viewer)
    };
    Ok(for_an_hour(json(app.hub.pool.work_out(read).await??)))
}

/// The game of a record that the visitor has, step by step. It is verified, and nothing of it is kept.
#[utoipa::path(post, path = "/api/replay", request_body = Replayed, params(As),
    responses((status = 200, body = Replay, description = "Every step, as the viewer may see it"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read; `bad-query`: there is no such viewer"),
        (status = 404, body = Problem, description = "`no-such-board`: the record's city is none of ours, and `board` is not there; `no-such-seat`"),
        (status = 408, body = Problem, description = "`too-slow`"),
        (status = 413, body = Problem, description = "`body-too-long`"),
        (status = 422, body = Problem, description = "`bad-record`, with its `fault`; `bad-board`, with its `mistakes`; `board-too-long`; `replay-too-long`"),
        (status = 503, body = Problem, description = "`busy`")))]
pub(crate) async fn of_visitor(
    State(app): State<App>,
    Query(viewer): Query<As>,
    Body(Replayed { record, board }): Body<Replayed>,
) -> Result<Response, Wrong> {
    let viewer = viewer.viewer()?;
    if board.as_ref().is_some_and(|text| text.len() > LONGEST_BOARD) {
        return Err(Code::BoardTooLong.into());
    }
    let hub = app.hub.clone();
    let read = move || {
        let board = board.as_deref().map(|text| hub.boards.read(text)).transpose()?;
        read(&hub.boards, record.get(), board, viewer)
    };
    Ok(json(app.hub.pool.work_out(read).await??))
}

fn read(
    boards: &Boards,
    text: &str,
    board: Option<Arc<Board>>,
    viewer: Viewer,
) -> Result<Bytes, Problem> {
    let raw = Raw::parse(text)?;
    let board = match board {
        Some(board) => board,
        None => boards.city(raw.city()).ok_or(Code::NoSuchBoard)?,
    };
    let record = raw.on(&board)?;
    steps(boards, &board, &record, viewer)
}

fn steps(
    boards: &Boards,
    board: &Arc<Board>,
    record: &Record,
    viewer: Viewer,
) -> Result<Bytes, Problem> {
    if !viewer.is_among(record.seats.len()) {
        return Err(Code::NoSuchSeat.into());
    }
    let steps = replay_json(board, record, viewer, boards.drawn(board), LONGEST)?;
    Ok(steps.ok_or(Code::ReplayTooLong)?.into())
}
