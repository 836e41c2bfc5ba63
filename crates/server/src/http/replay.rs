//! Finished games, looked at again.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use crosstown_rules::Board;
use crosstown_rules::record::{self, Entry, Raw, Record};
use serde_json::{Value, json};

use super::App;
use super::answer::Wrong;
use crate::hub::NotOpen;
use crate::wire::{self, Problem, Replay, Step};

/// The game of a finished table, step by step.
#[utoipa::path(get, path = "/api/tables/{id}/replay", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = 404, body = Problem),
        (status = 409, body = Problem, description = "The game is not over")))]
pub(crate) async fn of_table(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Replay>, Wrong> {
    let found = app.hub.record(&id).await?;
    let (record, board) = found.ok_or(Wrong::new(StatusCode::CONFLICT, "game-not-over"))?;
    steps(&app, &board, &record).map(Json)
}

/// The game of an imported record, step by step.
#[utoipa::path(get, path = "/api/records/{id}/replay", params(("id" = String, Path)),
    responses((status = 200, body = Replay), (status = 404, body = Problem)))]
pub(crate) async fn of_imported(
    State(app): State<App>,
    Path(id): Path<String>,
) -> Result<Json<Replay>, Wrong> {
    let found = app.hub.store.imported(&id).await.map_err(NotOpen::from)?;
    let found = found.ok_or(Wrong::new(StatusCode::NOT_FOUND, "no-such-record"))?;
    read(&app, &found.body, found.board.as_deref()).map(Json)
}

/// The game of a record that the visitor has, step by step. Nothing of it is kept.
#[utoipa::path(post, path = "/api/replay", request_body = Value,
    responses((status = 200, body = Replay),
        (status = 422, body = Problem, description = "The record is wrong, and why")))]
pub(crate) async fn of_visitor(
    State(app): State<App>,
    body: String,
) -> Result<Json<Replay>, Wrong> {
    read(&app, body.trim(), None).map(Json)
}

fn read(app: &App, text: &str, board: Option<&str>) -> Result<Replay, Wrong> {
    let wrong = |code| Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, code);
    let raw = Raw::parse(text).map_err(|fault| wrong("bad-record").because(fault))?;
    let board: Arc<Board> = match board {
        Some(text) => app.hub.boards.read(text).map_err(|_| wrong("bad-board"))?,
        None => app.hub.boards.city(&raw.city).ok_or_else(|| wrong("no-such-board"))?,
    };
    let record = raw.on(&board).map_err(|fault| wrong("bad-record").because(fault))?;
    steps(app, &board, &record)
}

/// The whole entry; only of a shuffle no more than that it was, since its order says nothing to people.
fn told(board: &Board, entry: &Entry) -> Value {
    match entry {
        Entry::Shuffle(_) => entry.to_json_for(board, None),
        _ => entry.to_json(board),
    }
}

fn steps(app: &App, board: &Arc<Board>, record: &Record) -> Result<Replay, Wrong> {
    let wrong = |fault: record::Fault| {
        Wrong::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-record").because(fault)
    };
    record::verify(board, record).map_err(wrong)?;
    let mut replay = record::Replay::new(board, record).map_err(wrong)?;
    let mut steps = vec![Step { entries: Vec::new(), view: replay.game().open_json(board) }];
    loop {
        let (from, discards) = (replay.position(), replay.game().public().discards);
        let Some(done) = replay.step().map_err(wrong)? else { break };
        let entries = &record.log[from..replay.position()];
        let sweeps = record::sweeps(&discards, &replay.game().public().discards, entries);
        let shuffles = entries[1..].iter().map(|shuffle| told(board, shuffle));
        steps.push(Step {
            entries: wire::entries(told(board, done), sweeps, shuffles),
            view: replay.game().open_json(board),
        });
    }
    let whole: Value = serde_json::from_str(&record.to_json(board)).expect("a record is JSON");
    Ok(Replay {
        board: app.hub.drawn(board),
        seats: whole["seats"].clone(),
        result: whole["result"].clone(),
        fair: whole.get("fair").cloned().unwrap_or(json!(null)),
        steps,
    })
}
