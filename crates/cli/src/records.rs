//! `crosstown record`: verify and show. Export and import are in `exchange.rs`.

use std::collections::HashMap;
use std::io::Write;
use std::path::Path;

use anyhow::{Result, anyhow, bail};
use crosstown_rules::Board;
use crosstown_rules::record::{self, Raw, Record};
use indicatif::{ProgressBar, ProgressStyle};

use crate::files::{self, Lines};
use crate::show;
use crate::words;

pub(crate) fn verify(file: &Path, board: Option<&str>, out: &mut impl Write) -> Result<()> {
    let mut boards = Boards::new(board)?;
    let mut lines = Lines::open(file)?;
    let template = "{bar:40} {bytes}/{total_bytes}, {eta} left";
    let style = ProgressStyle::with_template(template).expect("the template is right");
    let bar = ProgressBar::new(lines.size()).with_style(style);
    let (mut right, mut recomputed, mut wrong) = (0u64, 0u64, 0u64);
    while let Some((number, line)) = lines.next()? {
        let line = line.as_deref();
        match read(line, &mut boards).and_then(|(board, record)| {
            record::verify(board, &record).map_err(|fault| words::fault(&fault))?;
            Ok(record)
        }) {
            Ok(record) => {
                right += 1;
                recomputed += u64::from(record.fair.is_some());
            }
            Err(reason) => {
                wrong += 1;
                bar.suspend(|| writeln!(out, "{}:{number}: {reason}", file.display()))?;
            }
        }
        bar.inc(line.map_or(0, str::len) as u64);
    }
    bar.finish_and_clear();
    if right + wrong == 0 {
        bail!("{} has no record in it", file.display());
    }
    let shuffles = match recomputed {
        0 => String::new(),
        some => format!(" ({some} with their shuffles recomputed)"),
    };
    writeln!(out, "{right} verified{shuffles}, {wrong} refused")?;
    if wrong > 0 {
        bail!("{wrong} of {} records in {} are wrong", right + wrong, file.display());
    }
    Ok(())
}

pub(crate) fn show(
    file: &Path,
    game: u64,
    board: Option<&str>,
    out: &mut impl Write,
) -> Result<()> {
    let mut boards = Boards::new(board)?;
    let mut lines = Lines::open(file)?;
    let mut left = game;
    while let Some((number, line)) = lines.next()? {
        left -= 1;
        if left == 0 {
            let name = file.display();
            let (board, record) = read(line.as_deref(), &mut boards)
                .map_err(|reason| anyhow!("{name}:{number}: {reason}"))?;
            return show::tell(board, &record, &format!("{name}:{number}"), out);
        }
    }
    bail!("{} has {} games, not {game}", file.display(), game - left)
}

/// Reads a line as a record of a city or of the board that was named.
pub(crate) fn read<'a>(
    line: Option<&str>,
    boards: &'a mut Boards,
) -> Result<(&'a Board, Record), String> {
    let line = line.ok_or("the line is not UTF-8 text")?;
    let raw = Raw::parse(line).map_err(|fault| words::fault(&fault))?;
    let board = boards.get(raw.city())?;
    let record = raw.on(board).map_err(|fault| words::fault(&fault))?;
    Ok((board, record))
}

/// The boards that records have named so far.
pub(crate) struct Boards(HashMap<String, Board>);

impl Boards {
    pub(crate) fn new(named: Option<&str>) -> Result<Boards> {
        let mut boards = HashMap::new();
        if let Some(name) = named {
            let board = files::board_of_records(name)?;
            boards.insert(board.id.clone(), board);
        }
        Ok(Boards(boards))
    }

    fn get(&mut self, city: &str) -> Result<&Board, String> {
        if !self.0.contains_key(city) {
            let board = Board::city(city).ok_or_else(|| {
                let city = words::printable(city);
                format!("no city is called \"{city}\"; give its board file with --board")
            })?;
            self.0.insert(city.to_owned(), board);
        }
        Ok(&self.0[city])
    }
}
