//! Laws that several fuzz targets state, and random play for them to hold in.

pub mod text;

use std::collections::HashSet;
use std::sync::OnceLock;

use crosstown_rules::record::{At, Entry, Fault, Raw, Record, Recorder, Seat, verify};
use crosstown_rules::{
    Action, ActionList, Board, CITIES, Card, Cards, Chance, End, Game, Kept, Payment, Phase,
    PlaceId, Random, Rng, RouteId, TicketId, resample,
};

/// The board of a built-in city, by its position in [`CITIES`]; any number names one.
pub fn city(number: u8) -> &'static Board {
    static BOARDS: [OnceLock<Board>; CITIES.len()] = [const { OnceLock::new() }; CITIES.len()];
    let index = usize::from(number) % CITIES.len();
    BOARDS[index].get_or_init(|| Board::city(CITIES[index].0).expect("a city of the list"))
}

/// The board of a built-in city, by its id.
pub fn city_named(id: &str) -> Option<&'static Board> {
    let index = CITIES.iter().position(|(city, _)| *city == id)?;
    Some(city(index as u8))
}

/// A number of players that the board allows; any number names one.
pub fn players(board: &Board, number: u8) -> usize {
    let (fewest, most) = board.players;
    usize::from(fewest + number % (most - fewest + 1))
}

/// A player who takes any listed action, but draws a card blind more often than others do:
/// decks that run out and full hands are rare without it.
#[derive(Clone, Copy, Debug)]
pub struct Player {
    /// How often out of 256 the deck is drawn from where that is possible.
    pub patience: u8,
}

impl Player {
    /// One of the listed actions.
    pub fn choose(self, list: &[Action], rng: &mut Rng) -> Action {
        let patient = rng.below(256) < usize::from(self.patience);
        if patient && list.contains(&Action::DrawDeck) {
            Action::DrawDeck
        } else {
            list[rng.below(list.len())]
        }
    }

    /// Plays up to `decisions` decisions, and calls `after` with the game after each.
    ///
    /// Law: before the end the seat whose turn it is has something to do, and what is listed is
    /// accepted.
    pub fn play(
        self,
        board: &Board,
        recorder: &mut Recorder,
        decisions: usize,
        rng: &mut Rng,
        mut after: impl FnMut(&Game, &mut Rng),
    ) {
        let mut list = ActionList::new();
        for _ in 0..decisions {
            let game = recorder.game();
            if game.is_over() {
                break;
            }
            let seat = game.turn();
            game.actions(board, seat, &mut list);
            assert!(!list.is_empty(), "nothing to do in {game:?}");
            let action = self.choose(&list, rng);
            let applied = recorder.apply(board, seat, action, rng);
            assert!(applied.is_ok(), "{action:?} was listed, but: {applied:?}");
            after(recorder.game(), rng);
        }
    }
}

/// The record of a game, which is abandoned if it is not over.
pub fn finish(board: &Board, mut recorder: Recorder) -> Record {
    recorder.abandon(0);
    let seat = |seat| Seat::new(format!("seat {seat}"), "bot:fuzz");
    let seats = recorder.game().public().seats().map(seat).collect();
    recorder.finish(board, seats).expect("the game is over")
}

/// Law: lists hold each action once, only those that `check` accepts, and something for the seat
/// whose turn it is until the game is over, when there is nothing for anybody.
pub fn assert_lists(board: &Board, game: &Game) {
    let mut list = ActionList::new();
    for seat in game.public().seats() {
        game.actions(board, seat, &mut list);
        assert!(!(list.is_empty() && seat == game.turn() && !game.is_over()), "nothing to do");
        assert!(list.is_empty() || !game.is_over(), "{:?} after the end", &list[..]);
        let once: HashSet<Action> = list.iter().copied().collect();
        assert_eq!(once.len(), list.len(), "listed twice: {:?}", &list[..]);
        for &action in list.iter() {
            assert_eq!(game.check(board, seat, action), Ok(()), "{action:?} of seat {seat}");
        }
    }
}

/// Law: of all actions that can be said, `check` accepts exactly those that are listed for the
/// seat whose turn it is.
pub fn assert_complete(board: &Board, game: &Game) {
    let seat = game.turn();
    let mut list = ActionList::new();
    game.actions(board, seat, &mut list);
    let accepted = |action: &Action| game.check(board, seat, *action).is_ok();
    let claims = (0..=u8::MAX).flat_map(|route| {
        let longest = board.routes.get(usize::from(route)).map_or(0, |route| route.cards + 1);
        let payments = Card::all().flat_map(move |color| {
            (0..=longest).filter_map(move |wilds| Payment::new(color, wilds))
        });
        payments.flat_map(move |payment| {
            [None, Some(End::A), Some(End::B)].map(|tourist| Action::Claim {
                route: RouteId(route),
                payment,
                tourist,
            })
        })
    });
    let numbered = (0..=u8::MAX).flat_map(|number| {
        [Action::DrawRow(number), Action::Keep(Kept(number)), Action::Place(PlaceId(number))]
    });
    let found = [Action::DrawDeck, Action::DrawTickets, Action::Pass]
        .into_iter()
        .chain(numbered)
        .chain(claims)
        .filter(accepted)
        .inspect(|action| assert!(list.contains(action), "{action:?} is accepted, not listed"))
        .count();
    assert_eq!(found, list.len(), "listed, but not accepted");
}

/// Law: no card and no ticket is lost or made, and what everybody can count is right.
pub fn assert_conserved(board: &Board, game: &Game) {
    let public = game.public();
    let mut cards: Cards = game.deck().collect();
    assert_eq!(cards.total(), usize::from(public.deck));
    cards = cards.plus(&public.row.cards()).plus(&public.discards);
    for seat in public.seats() {
        assert_eq!(game.hand(seat).total(), usize::from(public.hands[seat]));
        assert!(game.hand(seat).minus(&public.shown(seat)).is_some(), "shown, but not in hand");
        cards = cards.plus(game.hand(seat));
    }
    assert_eq!(cards, *board.cards(), "cards are not conserved");

    assert_eq!(game.ticket_deck().len(), usize::from(public.tickets_left()));
    let mut tickets: Vec<TicketId> = game.ticket_deck().to_vec();
    for seat in public.seats() {
        assert_eq!(game.tickets(seat).len(), usize::from(public.tickets[seat]));
        tickets.extend(game.tickets(seat).iter());
        tickets.extend(game.offered(seat));
    }
    // What has been chosen in setup is on no pile until the last choice is in (Q8).
    let chosen = match public.phase {
        Phase::ChooseTickets => 2 * public.chosen.count_ones() as usize,
        _ => 0,
    };
    tickets.sort_unstable();
    let found = tickets.len();
    tickets.dedup();
    assert_eq!(tickets.len(), found, "a ticket is there twice");
    // A game that is abandoned in the middle of a choice leaves its offer on no pile.
    if !game.is_over() {
        assert_eq!(found + chosen, board.tickets.len(), "tickets are not conserved");
    }
}

/// Law: a view lists what the game lists for its seat, and a game resampled from it is a game
/// that conserves its cards and has this view. Gives the resampled game.
pub fn assert_view(board: &Board, game: &Game, seat: usize, rng: &mut Rng) -> Game {
    let view = game.view(board, seat);
    let (mut from_game, mut from_view) = (ActionList::new(), ActionList::new());
    game.actions(board, seat, &mut from_game);
    view.actions(board, &mut from_view);
    assert_eq!(from_game[..], from_view[..], "the view lists other actions");
    assert!(view.offered().eq(game.offered(seat).iter().copied()), "the view offers others");

    let resampled = resample(board, &view, rng);
    assert!(resampled.view(board, seat) == view, "resampling changed the view of seat {seat}");
    assert_conserved(board, &resampled);
    resampled
}

/// Law: a record that verifies says the same after a way through JSON, verifies again to the same
/// game, and is what a recorder writes of that game. One that does not verify is refused at a
/// place that it has, and if only its result is wrong, it verifies with the result of its game.
pub fn assert_record(board: &Board, record: &Record) -> Result<Game, Fault> {
    let verdict = verify(board, record);
    match &verdict {
        Ok(_) => {
            assert_survives_json(board, record, &record.to_json(board), &verdict);
            let recorded = sorted(rerecord(board, record));
            assert!(recorded == sorted(record.clone()), "recorded as {recorded:?}");
        }
        Err(Fault { at: At::Entry(index), .. }) => {
            assert!(*index <= record.log.len(), "refused at entry {index}, which it has not");
        }
        Err(Fault { at: At::Result, .. }) => {
            let recorded = rerecord(board, record);
            assert!(recorded.result != record.result, "refused for a result that is right");
            let verdict = assert_record(board, &recorded);
            assert!(verdict.is_ok(), "refused with the result of its game: {verdict:?}");
        }
        Err(_) => {}
    }
    verdict
}

/// Law: `json`, the text of a record whose names are all on the board, is read back as the same
/// record and gets the same verdict.
pub fn assert_survives_json(
    board: &Board,
    record: &Record,
    json: &str,
    verdict: &Result<Game, Fault>,
) {
    match Raw::parse(json).and_then(|raw| raw.on(board)) {
        Ok(again) => {
            assert!(again == *record, "read back as another record: {json}");
            assert!(verify(board, &again) == *verdict, "another verdict on {json}");
        }
        Err(fault) => panic!("not read back: {fault} in {json}"),
    }
}

/// Plays a record whose log is right once more, and records that.
fn rerecord(board: &Board, record: &Record) -> Record {
    let (cards, tickets) = (record.cards.clone(), record.tickets.clone());
    let mut shuffles = Shuffles(&record.log);
    let mut recorder = Recorder::deal(board, record.seats.len(), cards, tickets, &mut shuffles)
        .expect("a verified deal");
    for entry in &record.log {
        match *entry {
            Entry::Shuffle(_) => {}
            Entry::Abandoned { by } => recorder.abandon(by),
            _ => {
                let action = entry.action(board, recorder.game()).expect("a verified entry");
                let (seat, action) = action.expect("neither a shuffle nor the end");
                recorder.apply(board, seat, action, &mut shuffles).expect("a verified action");
            }
        }
    }
    let seats = record.seats.clone();
    let again = recorder.finish(board, seats).expect("a verified game is over");
    Record { fair: record.fair.clone(), ..again }
}

/// Kept tickets may be named in any order.
fn sorted(mut record: Record) -> Record {
    for entry in &mut record.log {
        if let Entry::Keep { tickets, .. } = entry {
            tickets.sort_unstable();
        }
    }
    record
}

/// The shuffles of a log, one after the other.
struct Shuffles<'a>(&'a [Entry]);

impl Chance for Shuffles<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        while let Some((entry, rest)) = self.0.split_first() {
            self.0 = rest;
            if let Entry::Shuffle(order) = entry {
                cards.copy_from_slice(order);
                cards.reverse();
                return;
            }
        }
        panic!("a shuffle that the verified record has not");
    }
}
