//! Any attempts to act, mostly illegal ones, in games that go on with legal actions.
//!
//! Laws, at every step:
//! - `check` and `apply` agree, and accept exactly the actions that are listed for the seat.
//! - A refused action leaves the game as it was, and asks nothing of chance.
//! - Every list holds each action once and is empty for the seat to act only after the end.
//! - Cards and tickets are conserved.
//! - A view lists its seat's actions, and a game resampled from it has the same view; it can be
//!   played on under the same laws.
//!
//! And once, where the steps lead: of all actions that can be said, those that are listed are
//! accepted and no others.

#![no_main]

use arbitrary::Arbitrary;
use crosstown_fuzz::{
    Player, assert_complete, assert_conserved, assert_lists, assert_view, city, players,
};
use crosstown_rules::{
    Action, ActionList, Board, Card, End, Game, Kept, MAX_COLORS, Payment, PlaceId, Random, Rng,
    RouteId,
};
use libfuzzer_sys::fuzz_target;

/// Decisions that are played on in a resampled game.
const PLAYED_ON: usize = 12;

#[derive(Arbitrary, Debug)]
struct Input {
    city: u8,
    players: u8,
    seed: u64,
    /// Random decisions before the first step, and how patient they are: the middle and the end
    /// of a game are too far away for the steps.
    before: u8,
    patience: u8,
    steps: Vec<Step>,
}

#[derive(Arbitrary, Debug)]
struct Step {
    /// Who tries; none for the seat whose turn it is.
    seat: Option<u8>,
    attempt: Attempt,
    /// Which listed action is played if the attempt is refused.
    choice: u8,
}

/// What is tried.
#[derive(Arbitrary, Debug)]
enum Attempt {
    DrawDeck,
    DrawRow(u8),
    Claim {
        route: u8,
        color: u8,
        wilds: u8,
        tourist: Option<bool>,
    },
    DrawTickets,
    Keep(u8),
    Place(u8),
    Pass,
    /// An action that is listed for the seat whose turn it is.
    Listed(u8),
    /// Such an action with one thing about it changed.
    Altered(u8, Change),
}

#[derive(Arbitrary, Debug)]
enum Change {
    Number(u8),
    Color(u8),
    Wilds(u8),
    Tourist(Option<bool>),
}

fuzz_target!(|input: Input| {
    let board = city(input.city);
    let players = players(board, input.players);
    let mut rng = Rng::new(input.seed, 0);
    let mut game = Game::new(board, players, &mut rng).expect("the board allows so many");
    let mut list = ActionList::new();
    let player = Player { patience: input.patience };
    for _ in 0..2 * usize::from(input.before) {
        if !game.is_over() {
            play_listed(board, &mut game, &mut list, player, &mut rng);
        }
    }
    assert_laws(board, &game, &mut rng);
    for step in &input.steps {
        let seat = match step.seat {
            None => game.turn(),
            Some(u8::MAX) => usize::MAX,
            Some(seat) => usize::from(seat % 6),
        };
        game.actions(board, game.turn(), &mut list);
        let action = step.attempt.action(&list);
        if !attempt(board, &mut game, seat, action, &mut rng) {
            if game.is_over() {
                break;
            }
            play_choice(board, &mut game, &mut list, step.choice, &mut rng);
        }
        assert_laws(board, &game, &mut rng);
    }

    assert_complete(board, &game);

    // A resampled game is as good as a real one.
    let seat = rng.below(players);
    let mut resampled = assert_view(board, &game, seat, &mut rng);
    for _ in 0..PLAYED_ON {
        if !resampled.is_over() {
            play_listed(board, &mut resampled, &mut list, player, &mut rng);
            assert_laws(board, &resampled, &mut rng);
        }
    }
});

fn assert_laws(board: &Board, game: &Game, rng: &mut Rng) {
    assert_lists(board, game);
    assert_conserved(board, game);
    for seat in game.public().seats() {
        assert_view(board, game, seat, rng);
    }
    // These are for the end, but may be asked at any time.
    assert_eq!(game.scores(board).len(), usize::from(game.public().players));
}

/// Tries an action, and says whether it was accepted.
fn attempt(board: &Board, game: &mut Game, seat: usize, action: Action, rng: &mut Rng) -> bool {
    let mut list = ActionList::new();
    game.actions(board, seat, &mut list);
    let (game_before, rng_before) = (*game, rng.clone());
    let checked = game.check(board, seat, action);
    let applied = game.apply(board, seat, action, rng);
    assert_eq!(applied.map(drop), checked, "check and apply disagree on {action:?}");
    let listed = list.contains(&action);
    assert_eq!(applied.is_ok(), listed, "{action:?} of seat {seat}: {applied:?}");
    if applied.is_err() {
        assert!(*game == game_before, "{action:?} was refused, but changed the game");
        assert_eq!(*rng, rng_before, "{action:?} was refused, but asked chance");
    }
    applied.is_ok()
}

/// Plays a listed action of a seat that may act; in setup that may be any.
fn play_choice(board: &Board, game: &mut Game, list: &mut ActionList, choice: u8, rng: &mut Rng) {
    let (players, choice) = (usize::from(game.public().players), usize::from(choice));
    for seat in (0..players).map(|seat| (seat + choice) % players) {
        game.actions(board, seat, list);
        if !list.is_empty() {
            let action = list[choice % list.len()];
            assert!(attempt(board, game, seat, action, rng));
            return;
        }
    }
    panic!("nobody can act in {game:?}");
}

fn play_listed(
    board: &Board,
    game: &mut Game,
    list: &mut ActionList,
    player: Player,
    rng: &mut Rng,
) {
    game.actions(board, game.turn(), list);
    let action = player.choose(list, rng);
    let applied = game.apply(board, game.turn(), action, rng);
    assert!(applied.is_ok(), "{action:?} was listed, but: {applied:?}");
}

impl Attempt {
    fn action(&self, listed: &[Action]) -> Action {
        let pick = |number: u8| listed.get(usize::from(number) % listed.len().max(1)).copied();
        match *self {
            Attempt::DrawDeck => Action::DrawDeck,
            Attempt::DrawRow(slot) => Action::DrawRow(slot),
            Attempt::Claim { route, color, wilds, tourist } => Action::Claim {
                route: RouteId(route),
                payment: payment(card(color), wilds),
                tourist: tourist.map(end),
            },
            Attempt::DrawTickets => Action::DrawTickets,
            Attempt::Keep(kept) => Action::Keep(Kept(kept)),
            Attempt::Place(place) => Action::Place(PlaceId(place)),
            Attempt::Pass => Action::Pass,
            Attempt::Listed(number) => pick(number).unwrap_or(Action::Pass),
            Attempt::Altered(number, ref change) => change.of(pick(number).unwrap_or(Action::Pass)),
        }
    }
}

impl Change {
    fn of(&self, action: Action) -> Action {
        match (action, self) {
            (Action::Claim { payment, tourist, .. }, &Change::Number(route)) => {
                Action::Claim { route: RouteId(route), payment, tourist }
            }
            (Action::Claim { route, payment: old, tourist }, &Change::Color(color)) => {
                Action::Claim { route, payment: payment(card(color), old.wilds()), tourist }
            }
            (Action::Claim { route, payment: old, tourist }, &Change::Wilds(wilds)) => {
                Action::Claim { route, payment: payment(old.color(), wilds), tourist }
            }
            (Action::Claim { route, payment, .. }, &Change::Tourist(tourist)) => {
                Action::Claim { route, payment, tourist: tourist.map(end) }
            }
            (Action::DrawRow(_), &Change::Number(slot)) => Action::DrawRow(slot % 6),
            (Action::Keep(_), &Change::Number(kept)) => Action::Keep(Kept(kept % 5)),
            (Action::Place(_), &Change::Number(place)) => Action::Place(PlaceId(place)),
            _ => action,
        }
    }
}

/// Any card; one in nine is wild.
fn card(number: u8) -> Card {
    Card::of_color(usize::from(number) % (MAX_COLORS + 1)).unwrap_or(Card::WILD)
}

/// Any payment. Beyond the longest route there is none.
fn payment(color: Card, wilds: u8) -> Payment {
    let most = Payment::MAX_WILDS;
    let payment = Payment::new(color, wilds);
    assert_eq!(payment.is_some(), wilds <= most);
    let payment = payment.or(Payment::new(color, wilds % (most + 1))).expect("not too many wilds");
    assert_eq!(payment.color(), color);
    payment
}

fn end(first: bool) -> End {
    if first { End::A } else { End::B }
}
