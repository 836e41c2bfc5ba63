//! A game told in words, for people at a terminal.

use std::io::{IsTerminal, Write};

use anyhow::{Result, anyhow};
use crosstown_rules::record::{Entry, Record, Replay, Source, TakeOver, Why};
use crosstown_rules::{
    Board, Card, Cards, Game, Mix, Phase, PlaceId, Reason, TicketId, commitment, to_hex, winners,
};

use crate::boards::table;
use crate::words::{self, printable};

/// Tells the whole game; `place` says where the record stands, for messages.
pub(crate) fn tell(
    board: &Board,
    record: &Record,
    place: &str,
    out: &mut impl Write,
) -> Result<()> {
    let teller = Teller::new(board, record);
    let wrong = |fault| anyhow!("{place}: {}", words::fault(&fault));
    let mut replay = Replay::new(board, record).map_err(wrong)?;
    let opponents = teller.names.join(", ");
    writeln!(out, "{} · {} players: {opponents}", board.name, record.seats.len())?;
    if board.reconstruction {
        writeln!(out, "(a reconstruction, not the printed board)")?;
    }
    if let Some(seeds) = &record.fair {
        writeln!(out, "(shuffled from a seed; commitment {})", to_hex(&commitment(&seeds.seed.0)))?;
        if let Some(mix) = &seeds.mix {
            writeln!(out, "({})", teller.mix(mix))?;
        }
    }
    writeln!(out, "face up: {}\n", teller.row(replay.game()))?;

    let mut take_overs: Vec<(usize, &TakeOver)> = Vec::new();
    for (seat, facts) in record.seats.iter().enumerate() {
        take_overs.extend(facts.then.iter().map(|take_over| (seat, take_over)));
    }
    take_overs.sort_by_key(|(_, take_over)| take_over.from);
    let mut take_overs = take_overs.into_iter().peekable();
    let mut turn = 0;
    loop {
        let (before, at) = (*replay.game(), replay.position());
        while let Some((seat, take_over)) = take_overs.next_if(|(_, t)| t.from <= at) {
            writeln!(out, "      · {}", teller.take_over(seat, take_over))?;
        }
        let Some(entry) = replay.step().map_err(wrong)? else { break };
        let starts_turn = before.public().phase == Phase::Turn;
        turn += u32::from(starts_turn);
        let number = if starts_turn { format!("{turn:>4}") } else { "    ".to_owned() };
        writeln!(out, "{number}  {}", teller.entry(&before, replay.game(), entry))?;
        for shuffle in &record.log[at + 1..replay.position()] {
            if let Entry::Shuffle(cards) = shuffle {
                writeln!(out, "      · the discards become a new deck of {} cards", cards.len())?;
            }
        }
        if before.public().turns_left.is_none() && replay.game().public().turns_left.is_some() {
            writeln!(out, "      — the last round: everybody has one more turn —")?;
        }
    }
    teller.end(replay.game(), out)
}

struct Teller<'a> {
    board: &'a Board,
    names: Vec<String>,
    width: usize,
    colors: bool,
}

impl<'a> Teller<'a> {
    fn new(board: &'a Board, record: &Record) -> Teller<'a> {
        let names: Vec<String> = record.seats.iter().map(|seat| printable(&seat.name)).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let colors = std::io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Teller { board, names, width, colors }
    }

    fn entry(&self, before: &Game, after: &Game, entry: &Entry) -> String {
        let board = self.board;
        match entry {
            Entry::Keep { seat, tickets } => {
                let kept: Vec<String> = tickets.iter().map(|&t| self.ticket(t)).collect();
                self.who(*seat, &format!("keeps {}", kept.join(" and ")))
            }
            Entry::Place { seat, at } => {
                self.who(*seat, &format!("puts a stack of tourists on {}", self.place(*at)))
            }
            Entry::Draw { seat, from, card } => {
                let card = card.map_or_else(String::new, |card| self.card(card));
                self.who(
                    *seat,
                    &match from {
                        Source::Deck => format!("draws blind: {card}"),
                        Source::Slot(_) => format!("takes {card}   face up: {}", self.row(after)),
                    },
                )
            }
            Entry::Claim { seat, route, cards, tourist } => {
                let info = &board[*route];
                let kind = usize::from(info.piece);
                let mut text = format!(
                    "claims {} – {} with {}: +{} makes {}, {} of {} {} pieces left",
                    self.place(info.a),
                    self.place(info.b),
                    self.cards(cards),
                    info.points,
                    after.public().points[*seat],
                    after.public().pieces[*seat][kind],
                    board.pieces[kind].count,
                    board.pieces[kind].name,
                );
                if let Some(place) = tourist {
                    text += &format!(", and takes a tourist at {}", self.place(*place));
                }
                self.who(*seat, &text)
            }
            Entry::Tickets { seat, offered } => {
                let seen: Vec<String> = offered.iter().map(|&t| self.ticket(t)).collect();
                self.who(*seat, &format!("draws tickets: {}", seen.join(", ")))
            }
            Entry::Pass { seat } => self.who(*seat, "can do nothing and passes"),
            Entry::Abandoned { by } => self.who(*by, "stops the game"),
            Entry::Shuffle(_) => format!("shuffle of {} cards", before.public().discards.total()),
        }
    }

    /// What was mixed into the seed. Its seats are numbered as before the deal.
    fn mix(&self, mix: &Mix) -> String {
        let players = self.names.len();
        let first = usize::from(mix.first.unwrap_or(0));
        let name = |seat: u8| self.names[(usize::from(seat) + players - first) % players].as_str();
        let names = |told: bool| {
            let some = mix.contributions.iter().filter(|one| one.secret.is_some() == told);
            some.map(|one| name(one.seat)).collect::<Vec<_>>().join(", ")
        };
        let (told, silent) = (names(true), names(false));
        let mut text = match told.is_empty() {
            true => "no player's bytes are mixed into it".to_owned(),
            false => format!("mixed with bytes of {told}"),
        };
        if !silent.is_empty() {
            text += &format!("; committed, and did not tell: {silent}");
        }
        if let Some(first) = mix.first {
            text += &format!("; {} was drawn to begin", name(first));
        }
        text
    }

    fn take_over(&self, seat: usize, take_over: &TakeOver) -> String {
        let (name, by) = (&self.names[seat], printable(&take_over.by));
        match take_over.why {
            Why::Left => format!("{name} has left, and {by} plays on"),
            Why::Clock => format!("{name} is out of time, and {by} plays on"),
            Why::Away => format!("{name} was away: {by} plays on"),
            Why::Returned => format!("{name} is back: {by} plays on"),
        }
    }

    fn who(&self, seat: usize, text: &str) -> String {
        format!("{:<width$}  {text}", self.names[seat], width = self.width)
    }

    fn end(&self, game: &Game, out: &mut impl Write) -> Result<()> {
        let board = self.board;
        let reason = match game.public().phase {
            Phase::Over(Reason::Finished) => "The game is over.",
            Phase::Over(Reason::Stuck) => "Nobody can do anything: the game is over.",
            Phase::Over(Reason::Abandoned) => "The game was stopped.",
            _ => "The record stops here.",
        };
        writeln!(out, "\n{reason}\n")?;
        let scores = game.scores(board);
        let mut rows = table(["", "routes", "tickets", "bonus", "total", "completed"]);
        for (name, score) in self.names.iter().zip(&scores) {
            rows.add_row([
                name.clone(),
                score.routes.to_string(),
                format!("{:+}", score.tickets),
                score.bonus.to_string(),
                score.total.to_string(),
                score.completed.to_string(),
            ]);
        }
        for column in rows.column_iter_mut().skip(1) {
            column.set_cell_alignment(comfy_table::CellAlignment::Right);
        }
        writeln!(out, "{rows}\n")?;
        for (seat, name) in self.names.iter().enumerate() {
            let done = game.view(board, seat).completed(board);
            for ticket in game.tickets(seat).iter() {
                let mark = if done.contains(ticket) { '✓' } else { '✗' };
                writeln!(
                    out,
                    "{name:<width$}  {mark} {}",
                    self.ticket(ticket),
                    width = self.width
                )?;
            }
        }
        if matches!(game.public().phase, Phase::Over(Reason::Finished | Reason::Stuck)) {
            let best: Vec<&str> =
                winners(&scores).into_iter().map(|seat| self.names[seat].as_str()).collect();
            let verb = if best.len() == 1 { "wins" } else { "share the victory" };
            writeln!(out, "\n{} {verb}.", best.join(" and "))?;
        }
        Ok(())
    }

    fn place(&self, place: PlaceId) -> String {
        printable(&self.board.places[place.index()].name)
    }

    fn ticket(&self, ticket: TicketId) -> String {
        let ticket = &self.board[ticket];
        format!("{} – {} ({})", self.place(ticket.a), self.place(ticket.b), ticket.points)
    }

    fn row(&self, game: &Game) -> String {
        let slot = |card: Option<Card>| card.map_or("–".to_owned(), |card| self.card(card));
        game.public().row.iter().map(slot).collect::<Vec<_>>().join(" ")
    }

    fn cards(&self, cards: &Cards) -> String {
        let some = |(card, n): (Card, u8)| format!("{n} {}", self.card(card));
        cards.iter().map(some).collect::<Vec<_>>().join(" + ")
    }

    /// A card's name, in its colour where the terminal can.
    fn card(&self, card: Card) -> String {
        let name = self.board.card_name(card);
        let code = match name {
            _ if !self.colors => return name.to_owned(),
            "blue" => "94",
            "green" => "32",
            "black" => "97;40",
            "pink" => "95",
            "purple" => "35",
            "red" => "31",
            "orange" => "38;5;208",
            "yellow" => "93",
            "white" => "30;47",
            "wild" => "1",
            _ => return name.to_owned(),
        };
        format!("\x1b[{code}m{name}\x1b[0m")
    }
}
