//! Finished games, looked at again. Replaying takes a while, so it is done beside everything else.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use crosstown_rules::Board;
use crosstown_rules::record::{Raw, Record};
use crosstown_table::protocol::{Problem, Replay, Replayed};
use crosstown_table::{Boards, Code, Viewer, replay};
use serde::Deserialize;
use utoipa::IntoParams;

use super::App;
use super::answer::{Body, Path, Query, Wrong};
use super::tables::LONGEST_BOARD;
use crate::hub::NotOpen;

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
        (status = 409, body = Problem, description = "`game-not-over`")))]
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<As>,
) -> Result<Json<Replay>, Wrong> {
    let viewer = viewer.viewer()?;
    let (record, board) = app.hub.record(&id).await?;
    let hub = app.hub.clone();
    let steps = move || steps(&hub.boards, &board, &record, viewer);
    Ok(Json(app.hub.work_out(steps).await??))
}

/// The game of an imported record, step by step.
#[utoipa::path(get, path = "/api/records/{id}/replay",
    params(("id" = String, Path, description = "The record"), As),
    responses((status = 200, body = Replay, description = "Every step, as the viewer may see it"),
        (status = 400, body = Problem, description = "`bad-query`: there is no such viewer"),
        (status = 404, body = Problem, description = "`no-such-record`, `no-such-seat`")))]
pub(crate) async fn of_imported(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(viewer): Query<As>,
) -> Result<Json<Replay>, Wrong> {
    let viewer = viewer.viewer()?;
    let found = app.hub.store.imported(&id).await.map_err(|e| Problem::from(NotOpen::from(e)))?;
    let found = found.ok_or(Code::NoSuchRecord)?;
    let hub = app.hub.clone();
    let read = move || read(&hub.boards, &found.body, found.board.as_deref(), viewer);
    Ok(Json(app.hub.work_out(read).await??))
}

/// The game of a record that the visitor has, step by step. It is verified, and nothing of it is kept.
#[utoipa::path(post, path = "/api/replay", request_body = Replayed, params(As),
    responses((status = 200, body = Replay, description = "Every step, as the viewer may see it"),
        (status = 400, body = Problem, description = "`bad-json`: the body cannot be read; `bad-query`: there is no such viewer"),
        (status = 404, body = Problem, description = "`no-such-board`: the record's city is none of ours, and `board` is not there; `no-such-seat`"),
        (status = 408, body = Problem, description = "`too-slow`"),
        (status = 413, body = Problem, description = "`body-too-long`"),
        (status = 422, body = Problem, description = "`bad-record`, with its `fault`; `bad-board`, with its `mistakes`; `board-too-long`")))]
pub(crate) async fn of_visitor(
    State(app): State<App>,
    Query(viewer): Query<As>,
    Body(Replayed { record, board }): Body<Replayed>,
) -> Result<Json<Replay>, Wrong> {
    let viewer = viewer.viewer()?;
    if board.as_ref().is_some_and(|text| text.len() > LONGEST_BOARD) {
        return Err(Code::BoardTooLong.into());
    }
    let hub = app.hub.clone();
    let read = move || read(&hub.boards, record.get(), board.as_deref(), viewer);
    Ok(Json(app.hub.work_out(read).await??))
}

fn read(
    boards: &Boards,
    text: &str,
    board: Option<&str>,
    viewer: Viewer,
) -> Result<Replay, Problem> {
    let raw = Raw::parse(text)?;
    let board: Arc<Board> = match board {
        Some(text) => boards.read(text)?,
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
) -> Result<Replay, Problem> {
    if !viewer.is_among(record.seats.len()) {
        return Err(Code::NoSuchSeat.into());
    }
    Ok(replay(board, record, viewer, boards.drawn(board))?)
}
