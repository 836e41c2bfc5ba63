//! `crosstown board`: check, show, draw.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use comfy_table::{ContentArrangement, Table, presets};
use crosstown_rules::{Board, Route};

use crate::draw::svg;
use crate::files;

pub(crate) fn check(name: &str, out: &mut impl Write) -> Result<()> {
    let board = files::board(name)?;
    writeln!(out, "{}: {}", board.id, summary(&board))?;
    if board.reconstruction {
        writeln!(out, "note: the network is a reconstruction, not the printed board")?;
    }
    Ok(())
}

fn summary(board: &Board) -> String {
    let doubles = board.routes.iter().filter(|route| route.twin.is_some()).count() / 2;
    let pieces: Vec<String> =
        board.pieces.iter().map(|kind| format!("{} {}", kind.count, kind.name)).collect();
    format!(
        "in order: {} places, {} routes ({doubles} double), {} tickets, {} cards in {} colours, \
         {} pieces a player",
        board.places.len(),
        board.routes.len(),
        board.tickets.len(),
        board.cards().total(),
        board.colors.len(),
        pieces.join(" + "),
    )
}

pub(crate) fn show(name: &str, out: &mut impl Write) -> Result<()> {
    let board = files::board(name)?;
    writeln!(out, "{} ({})", board.name, board.id)?;
    writeln!(out, "{}", summary(&board))?;
    writeln!(out, "\nWhere this comes from: {}", board.provenance)?;

    let place = |id: &str| {
        let place = board.places.iter().find(|place| place.id == id);
        place.map_or_else(String::new, |place| place.name.clone())
    };
    let mut places = table(["place", "id", ""]);
    for p in &board.places {
        let mut marks = Vec::new();
        if p.attraction {
            marks.push("attraction".to_owned());
        }
        if p.tourists {
            marks.push("tourists".to_owned());
        }
        for district in board.districts.iter().filter(|d| d.places.contains(&p.id)) {
            marks.push(format!("district {} ({})", district.points, district.color));
        }
        places.add_row([p.name.clone(), p.id.clone(), marks.join(", ")]);
    }
    writeln!(out, "\n{places}")?;

    let mut routes = table(["from", "to", "colour", "spaces", "cards", "points", ""]);
    for route in &board.routes {
        routes.add_row([
            place(&route.a),
            place(&route.b),
            route.color.clone(),
            route.spaces.to_string(),
            route.cards.to_string(),
            route.points.to_string(),
            marks(&board, route),
        ]);
    }
    writeln!(out, "\n{routes}")?;

    let mut tickets = table(["ticket from", "to", "points"]);
    for ticket in &board.tickets {
        tickets.add_row([place(&ticket.a), place(&ticket.b), ticket.points.to_string()]);
    }
    writeln!(out, "\n{tickets}")?;
    Ok(())
}

fn marks(board: &Board, route: &Route) -> String {
    let mut marks = Vec::new();
    if route.twin.is_some() {
        marks.push("double".to_owned());
    }
    if route.ferries > 0 {
        marks.push(format!("{} ferry", route.ferries));
    }
    if board.pieces.len() > 1 {
        marks.push(route.piece.clone());
    }
    marks.join(", ")
}

/// A table without frames, which reads well and can be cut with other tools.
pub(crate) fn table<const N: usize>(header: [&str; N]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Disabled);
    table.set_header(header);
    table
}

pub(crate) fn draw(name: &str, output: &Path, out: &mut impl Write) -> Result<()> {
    let board = files::board(name)?;
    files::write(output, &svg(&board))?;
    writeln!(out, "{} drawn to {}", board.name, output.display())?;
    Ok(())
}
