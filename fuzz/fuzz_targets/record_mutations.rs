//! Records of real games with a few arbitrary edits: in what they say, and in their text.
//!
//! Laws:
//! - A record as it was written verifies, and its last position is that of the game.
//! - An edited record survives JSON and is never a reason to panic; the record read back gets the
//!   same verdict. A refusal is at a place that the record has.
//! - If it verifies, it is what a recorder writes of its game.
//! - The same holds after edits of its text, if what is left can be read at all.

#![no_main]

use std::borrow::Cow;

use arbitrary::{Arbitrary, Unstructured};
use crosstown_fuzz::{
    Player, assert_record, assert_survives_json, city, city_named, finish, players,
};
use crosstown_rules::record::{Entry, Raw, Record, Recorder, Source};
use crosstown_rules::{Board, Card, Cards, PlaceId, Random, Reason, Rng, RouteId, TicketId};
use libfuzzer_sys::fuzz_target;

/// Edits of each kind that are made one after the other; a record is wrong after very few.
const MOST_EDITS: usize = 4;
/// Edits by chance, each made in the record as it was written: the game takes longer to play.
const EDITS_BY_CHANCE: usize = 16;

#[derive(Arbitrary, Debug)]
struct Input {
    city: u8,
    players: u8,
    seed: u64,
    patience: u8,
    /// Half the decisions until the game is abandoned, unless it has ended.
    decisions: u8,
    edits: Vec<Edit>,
    text_edits: Vec<TextEdit>,
}

/// A change in what a record says. Positions wrap around.
#[derive(Arbitrary, Debug)]
enum Edit {
    Drop(Pick),
    Repeat(Pick),
    Move(Pick, i8),
    Swap(Pick, Pick),
    Seat(Pick, u8),
    /// Another card, ticket, route, place or slot.
    Name(Pick, u8),
    Replace(Pick, NewEntry),
    Insert(Pick, NewEntry),
    SwapCards(u8, u8),
    DropCard(u8),
    SwapTickets(u8, u8),
    RepeatTicket(u8, u8),
    SwapInShuffle(u8, u8, u8),
    DropSeat,
    AddSeat,
    Score {
        seat: u8,
        field: u8,
        add: i8,
    },
    Winners(Vec<u8>),
    Reason(u8),
}

/// An entry of the log: one of a kind, if there is one of that kind.
#[derive(Arbitrary, Clone, Copy, Debug)]
struct Pick {
    kind: u8,
    number: u8,
}

/// An entry that names nothing that the board has not.
#[derive(Arbitrary, Debug)]
enum NewEntry {
    Keep { seat: u8, tickets: Vec<u8> },
    Place { seat: u8, at: u8 },
    Draw { seat: u8, slot: Option<u8>, card: u8 },
    Claim { seat: u8, route: u8, color: u8, count: u8, wilds: u8, tourist: Option<u8> },
    Tickets { seat: u8, first: u8, second: Option<u8> },
    Pass(u8),
    Shuffle(Vec<u8>),
    Abandoned(u8),
}

/// A change in the text of a record, token by token. Positions wrap around.
#[derive(Arbitrary, Debug)]
enum TextEdit {
    Drop(u16),
    Repeat { from: u16, to: u16 },
    Swap(u16, u16),
    Copy { from: u16, to: u16 },
    Number(u16, i64),
    Text(u16, String),
    Null(u16),
}

fuzz_target!(|input: Input| {
    let board = city(input.city);
    let mut rng = Rng::new(input.seed, 0);
    let players = players(board, input.players);
    let mut recorder = Recorder::new(board, players, &mut rng).expect("the board allows so many");
    let decisions = 2 * usize::from(input.decisions);
    let player = Player { patience: input.patience };
    player.play(board, &mut recorder, decisions, &mut rng, |_, _| ());
    let mut end = *recorder.game();
    end.abandon();
    let mut record = finish(board, recorder);
    assert!(assert_record(board, &record) == Ok(end), "a played game is refused");

    for _ in 0..EDITS_BY_CHANCE {
        let mut edited = record.clone();
        Edit::by_chance(&mut rng).make(board, &mut edited);
        let _ = assert_record(board, &edited);
    }
    for edit in input.edits.iter().take(MOST_EDITS) {
        edit.make(board, &mut record);
    }
    let json = record.to_json(board);
    if !input.edits.is_empty() {
        let verdict = assert_record(board, &record);
        assert_survives_json(board, &record, &json, &verdict);
    }

    if input.text_edits.is_empty() {
        return;
    }
    let mut tokens = tokens(&json);
    for edit in input.text_edits.iter().take(MOST_EDITS) {
        edit.make(&mut tokens);
    }
    let text = tokens.concat();
    if let Ok(raw) = Raw::parse(&text)
        && let Some(board) = city_named(raw.city())
        && let Ok(record) = raw.on(board)
    {
        let _ = assert_record(board, &record);
    }
});

/// A position in a list that is not empty.
fn wrap(position: impl Into<usize>, len: usize) -> usize {
    position.into() % len
}

impl Edit {
    fn by_chance(rng: &mut Rng) -> Edit {
        let bytes: Vec<u8> = (0..8).flat_map(|_| rng.next_u64().to_le_bytes()).collect();
        Edit::arbitrary(&mut Unstructured::new(&bytes)).expect("bytes enough for an edit")
    }

    fn make(&self, board: &Board, record: &mut Record) {
        let log = &mut record.log;
        let (entries, cards, tickets) = (log.len(), record.cards.len(), record.tickets.len());
        match *self {
            Edit::DropSeat => drop(record.seats.pop()),
            Edit::AddSeat => record.seats.extend(record.seats.first().cloned()),
            Edit::Score { seat, field, add } => {
                let scores = record.result.scores.len();
                let score = &mut record.result.scores[wrap(seat, scores)];
                let add_to = |number: &mut i32| *number += i32::from(add);
                match field % 5 {
                    0 => add_to(&mut score.routes),
                    1 => add_to(&mut score.tickets),
                    2 => add_to(&mut score.bonus),
                    3 => add_to(&mut score.total),
                    _ => score.completed = score.completed.wrapping_add_signed(add),
                }
            }
            Edit::Winners(ref seats) => {
                record.result.winners = seats.iter().map(|&seat| usize::from(seat)).collect();
            }
            Edit::Reason(number) => {
                let reasons = [Reason::Finished, Reason::Stuck, Reason::Abandoned];
                record.result.reason = reasons[wrap(number, reasons.len())];
            }
            Edit::SwapCards(a, b) if cards > 0 => {
                record.cards.swap(wrap(a, cards), wrap(b, cards));
            }
            Edit::DropCard(at) if cards > 0 => drop(record.cards.remove(wrap(at, cards))),
            Edit::SwapTickets(a, b) => record.tickets.swap(wrap(a, tickets), wrap(b, tickets)),
            Edit::RepeatTicket(from, to) => {
                record.tickets[wrap(to, tickets)] = record.tickets[wrap(from, tickets)];
            }
            // The rest is about entries, and there may be none left.
            _ if entries == 0 => {}
            Edit::Drop(pick) => drop(log.remove(pick.of(log))),
            Edit::Repeat(pick) => {
                let at = pick.of(log);
                log.insert(at, log[at].clone());
            }
            Edit::Move(pick, by) => {
                let at = pick.of(log);
                let entry = log.remove(at);
                log.insert(at.saturating_add_signed(by.into()).min(entries - 1), entry);
            }
            Edit::Swap(a, b) => {
                let (a, b) = (a.of(log), b.of(log));
                log.swap(a, b);
            }
            Edit::Seat(pick, new) => match pick.entry(log) {
                Entry::Keep { seat, .. }
                | Entry::Place { seat, .. }
                | Entry::Draw { seat, .. }
                | Entry::Claim { seat, .. }
                | Entry::Tickets { seat, .. }
                | Entry::Pass { seat }
                | Entry::Abandoned { by: seat } => *seat = any_seat(new),
                Entry::Shuffle(_) => {}
            },
            Edit::Name(pick, new) => rename(board, pick.entry(log), new),
            Edit::Replace(pick, ref entry) => *pick.entry(log) = entry.on(board),
            Edit::Insert(pick, ref entry) => log.insert(pick.of(log), entry.on(board)),
            Edit::SwapInShuffle(number, a, b) => {
                let pick = Pick { kind: kind(&Entry::Shuffle(Vec::new())), number };
                if let Entry::Shuffle(cards) = pick.entry(log)
                    && !cards.is_empty()
                {
                    let len = cards.len();
                    cards.swap(wrap(a, len), wrap(b, len));
                }
            }
            Edit::SwapCards(..) | Edit::DropCard(_) => {}
        }
    }
}

impl Pick {
    /// The position in a log that is not empty.
    fn of(self, log: &[Entry]) -> usize {
        let of_kind = |&at: &usize| kind(&log[at]) == self.kind % KINDS;
        let positions: Vec<usize> = (0..log.len()).filter(of_kind).collect();
        match positions.len() {
            0 => wrap(self.number, log.len()),
            len => positions[wrap(self.number, len)],
        }
    }

    fn entry(self, log: &mut [Entry]) -> &mut Entry {
        let at = self.of(log);
        &mut log[at]
    }
}

/// How many kinds of entries there are.
const KINDS: u8 = 8;

fn kind(entry: &Entry) -> u8 {
    match entry {
        Entry::Keep { .. } => 0,
        Entry::Place { .. } => 1,
        Entry::Draw { .. } => 2,
        Entry::Claim { .. } => 3,
        Entry::Tickets { .. } => 4,
        Entry::Pass { .. } => 5,
        Entry::Shuffle(_) => 6,
        Entry::Abandoned { .. } => 7,
    }
}

/// Changes one thing that an entry tells beside its seat.
fn rename(board: &Board, entry: &mut Entry, new: u8) {
    match entry {
        Entry::Keep { tickets, .. } | Entry::Tickets { offered: tickets, .. } => {
            match new % 3 {
                0 => tickets.reverse(),
                1 if tickets.len() > 1 => drop(tickets.pop()),
                _ => tickets.push(any_ticket(board, new / 3)),
            };
        }
        Entry::Place { at, .. } => *at = any_place(board, new),
        Entry::Draw { from, card, .. } => match new % 2 {
            0 => *card = Some(any_card(board, new / 2)),
            _ => *from = if new % 4 == 1 { Source::Deck } else { Source::Slot(new / 4 % 6) },
        },
        Entry::Claim { route, cards, tourist, .. } => match new % 3 {
            0 => *route = RouteId(wrap(new / 3, board.routes.len()) as u8),
            1 => cards[any_card(board, new / 3)] ^= 1,
            _ => *tourist = new.is_multiple_of(2).then(|| any_place(board, new / 3)),
        },
        Entry::Shuffle(cards) => {
            let len = cards.len();
            if let Some(card) = cards.get_mut(wrap(new, len.max(1))) {
                *card = any_card(board, new);
            }
        }
        Entry::Pass { .. } | Entry::Abandoned { .. } => {}
    }
}

fn any_ticket(board: &Board, number: u8) -> TicketId {
    TicketId(wrap(number, board.tickets.len()) as u8)
}

fn any_place(board: &Board, number: u8) -> PlaceId {
    PlaceId(wrap(number, board.places.len()) as u8)
}

fn any_card(board: &Board, number: u8) -> Card {
    let colors = board.colors.len();
    Card::of_color(wrap(number, colors + 1))
        .filter(|card| card.index() < colors)
        .unwrap_or(Card::WILD)
}

/// Mostly a seat that there is.
fn any_seat(number: u8) -> usize {
    if number == u8::MAX { usize::MAX } else { usize::from(number % 8) }
}

impl NewEntry {
    fn on(&self, board: &Board) -> Entry {
        let ticket = |number| any_ticket(board, number);
        let place = |number| any_place(board, number);
        let card = |number| any_card(board, number);
        match *self {
            NewEntry::Keep { seat, ref tickets } => Entry::Keep {
                seat: any_seat(seat),
                tickets: tickets.iter().map(|&number| ticket(number)).collect(),
            },
            NewEntry::Place { seat, at } => Entry::Place { seat: any_seat(seat), at: place(at) },
            NewEntry::Draw { seat, slot, card: number } => Entry::Draw {
                seat: any_seat(seat),
                from: slot.map_or(Source::Deck, Source::Slot),
                card: Some(card(number)),
            },
            NewEntry::Claim { seat, route, color, count, wilds, tourist } => {
                let mut cards = Cards::NONE;
                cards[Card::WILD] = wilds;
                cards[card(color)] = count;
                Entry::Claim {
                    seat: any_seat(seat),
                    route: RouteId(wrap(route, board.routes.len()) as u8),
                    cards,
                    tourist: tourist.map(place),
                }
            }
            NewEntry::Tickets { seat, first, second } => Entry::Tickets {
                seat: any_seat(seat),
                offered: [Some(first), second].into_iter().flatten().map(ticket).collect(),
            },
            NewEntry::Pass(seat) => Entry::Pass { seat: any_seat(seat) },
            NewEntry::Shuffle(ref cards) => {
                Entry::Shuffle(cards.iter().map(|&number| card(number)).collect())
            }
            NewEntry::Abandoned(by) => Entry::Abandoned { by: any_seat(by) },
        }
    }
}

/// Splits JSON into texts with their quotes, numbers and words, and single signs.
fn tokens(json: &str) -> Vec<Cow<'_, str>> {
    let mut tokens = Vec::new();
    let mut rest = json;
    while let Some(first) = rest.chars().next() {
        let word = |c: char| c.is_ascii_alphanumeric() || "+-.".contains(c);
        let len = match first {
            // No name in these records needs an escape.
            '"' => rest[1..].find('"').map_or(rest.len(), |end| end + 2),
            _ if word(first) => rest.find(|c| !word(c)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        tokens.push(Cow::Borrowed(&rest[..len]));
        rest = &rest[len..];
    }
    tokens
}

impl TextEdit {
    fn make(&self, tokens: &mut Vec<Cow<'_, str>>) {
        let len = tokens.len();
        if len == 0 {
            return;
        }
        match *self {
            TextEdit::Drop(at) => drop(tokens.remove(wrap(at, len))),
            TextEdit::Repeat { from, to } => {
                tokens.insert(wrap(to, len), tokens[wrap(from, len)].clone());
            }
            TextEdit::Swap(a, b) => tokens.swap(wrap(a, len), wrap(b, len)),
            TextEdit::Copy { from, to } => tokens[wrap(to, len)] = tokens[wrap(from, len)].clone(),
            TextEdit::Number(at, number) => tokens[wrap(at, len)] = number.to_string().into(),
            TextEdit::Text(at, ref text) => tokens[wrap(at, len)] = format!("{text:?}").into(),
            TextEdit::Null(at) => tokens[wrap(at, len)] = "null".into(),
        }
    }
}
