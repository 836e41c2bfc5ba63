//! What one action can cause on the worst boards that pass the check: boards with many wilds, in the
//! hands of players who hoard all other cards (R2.4, Q3).

use crosstown_rules::record::{Entry, Recorder, Seat, sweeps, verify};
use crosstown_rules::{
    Action, ActionList, Board, Card, Chance, Fair, Kept, LONGEST_COLOR, MAX_SWEEPS, MAX_WILDS,
    Mistake, OTHERS_PER_WILD, Payment, Phase, RouteId,
};

/// What an action may leave behind, in bytes.
const MOST_BYTES: usize = 64 * 1024;

/// A name as long as the name of a colour may be.
fn color() -> String {
    "x".repeat(LONGEST_COLOR)
}

/// A board with so many wilds and other cards, and 60 routes of one space.
fn file(wilds: usize, others: usize) -> String {
    let color = color();
    // A star, so that there are many.
    let place = |i: usize| format!(r#"{{ id = "p{i}", name = "P", x = 0.5, y = 0.5 }},"#);
    let route = |i: usize| format!(r#"{{ id = "p0--p{i}", color = "{color}", spaces = 1 }},"#);
    let ticket = |i: usize| format!(r#"{{ id = "p0--p{i}", points = 1 }},"#);
    let all = |of: &dyn Fn(usize) -> String, some: std::ops::RangeInclusive<usize>| {
        some.map(of).collect::<String>()
    };
    format!(
        r#"
        id = "worst"
        name = "Worst"
        provenance = "Made up."
        players = [2, 2]
        player_colors = ["red", "blue"]
        wild = "joker"
        last_round_at = 0
        aspect = 1
        deck = {{ {color} = {others}, wild = {wilds} }}
        pieces.tram = {{ count = 200, points = {{ 1 = 1 }} }}
        places = [{}]
        routes = [{}]
        tickets = [{}]
        "#,
        all(&place, 0..=60),
        all(&route, 1..=60),
        all(&ticket, 1..=4),
    )
}

/// A game in which all but two of the other cards are in hands, and the row has three wilds at least:
/// the next claim sweeps it.
fn hoarded(board: &Board) -> Recorder {
    let wilds = usize::from(board.cards()[Card::WILD]);
    let others = board.cards().colored();
    assert!(
        others.is_multiple_of(2),
        "an odd number of blind draws, with a face-up one at the end"
    );
    let other = Card::of_color(0).unwrap();
    let mut cards = vec![other; 7];
    cards.extend([Card::WILD; 2]);
    cards.extend(vec![other; others - 7]);
    cards.extend(vec![Card::WILD; wilds - 2]);
    let tickets = board.ticket_ids().collect();
    let mut none = Worst { every: 1 };
    let mut game = Recorder::deal(board, 2, cards, tickets, &mut none).unwrap();
    for seat in [0, 1] {
        game.apply(board, seat, Action::Keep(Kept::FIRST), &mut none).unwrap();
    }
    for _ in 0..others - 7 {
        let seat = game.game().turn();
        game.apply(board, seat, Action::DrawDeck, &mut none).unwrap();
    }
    let seat = game.game().turn();
    game.apply(board, seat, Action::DrawRow(0), &mut none).unwrap();
    assert_eq!(game.game().public().row.wilds(), 3);
    assert!(game.log().iter().all(|entry| !matches!(entry, Entry::Shuffle(_))));
    game
}

/// Claims a route with one card that is not wild. Gives the sweeps, and the bytes of the record.
fn claim(
    board: &Board,
    game: &mut Recorder,
    route: u8,
    chance: &mut impl Chance,
) -> (usize, usize) {
    let payment = Payment::new(Card::of_color(0).unwrap(), 0).unwrap();
    let action = Action::Claim { route: RouteId(route), payment, tourist: None };
    let (seat, from) = (game.game().turn(), game.log().len());
    let before = game.game().public().discards;
    game.apply(board, seat, action, chance).unwrap();
    let entries = &game.log()[from..];
    let swept = sweeps(&before, &game.game().public().discards, entries);
    let bytes = entries.iter().map(|entry| json(board, entry).len() + 1).sum();
    (swept, bytes)
}

fn json(board: &Board, entry: &Entry) -> String {
    serde_json::to_string(&entry.named(board)).unwrap()
}

/// Chance that means ill: every so many cards one that is not wild, and wilds between them.
struct Worst {
    every: usize,
}

impl Chance for Worst {
    fn shuffle(&mut self, cards: &mut [Card]) {
        let (mut others, mut wilds): (Vec<Card>, Vec<Card>) =
            cards.iter().partition(|card| !card.is_wild());
        for (i, card) in cards.iter_mut().rev().enumerate() {
            let pile = if i.is_multiple_of(self.every) {
                [&mut others, &mut wilds]
            } else {
                [&mut wilds, &mut others]
            };
            *card = pile.into_iter().find_map(Vec::pop).unwrap();
        }
    }
}

/// Even the worst chance is over after [`MAX_SWEEPS`], and what it leaves fits.
#[test]
fn the_worst_chance_ends_and_what_it_leaves_is_small() {
    let mut most = (0, 0);
    for wilds in 3..=MAX_WILDS {
        let others = (OTHERS_PER_WILD * wilds).max(14);
        let board = Board::parse(&file(wilds, others)).unwrap_or_else(|error| panic!("{error}"));
        let mut worst = (0, 0);
        for every in 1..=5 {
            let mut game = hoarded(&board);
            let (swept, bytes) = claim(&board, &mut game, 0, &mut Worst { every });
            assert!(swept <= MAX_SWEEPS && bytes <= MOST_BYTES, "{wilds}: {swept}, {bytes}");
            worst = worst.max((swept, bytes));
            // The game goes on, and its record is right.
            game.abandon(0);
            let seats = ["A", "B"].map(|name| Seat::new(name, "human")).to_vec();
            verify(&board, &game.finish(&board, seats).unwrap()).unwrap();
        }
        println!("{wilds} wilds: {} sweeps, {} bytes", worst.0, worst.1);
        most = (most.0.max(worst.0), most.1.max(worst.1));
    }
    assert_eq!(most.0, MAX_SWEEPS, "the limit is reached, so it was tested");
}

/// What chance does on average, hoarders or not: `MAX_WILDS` says 97.
#[test]
fn a_fair_shuffle_sweeps_few_times_even_for_hoarders() {
    let board = Board::parse(&file(MAX_WILDS, OTHERS_PER_WILD * MAX_WILDS)).unwrap();
    let mut fair = Fair::new([7; 32]);
    let (mut all, mut most) = (0, 0);
    const GAMES: usize = 2_000;
    for _ in 0..GAMES {
        let (swept, bytes) = claim(&board, &mut hoarded(&board), 0, &mut fair);
        all += swept;
        most = most.max(bytes);
    }
    let mean = all as f64 / GAMES as f64;
    println!("{mean} sweeps on average, {most} bytes at most");
    assert!((85.0..110.0).contains(&mean), "{mean}");
    assert!(most <= MOST_BYTES, "{most}");
}

/// A whole game of two who hoard and claim with single cards, so that every claim sweeps.
#[test]
fn a_whole_game_is_bounded() {
    let board = Board::parse(&file(MAX_WILDS, OTHERS_PER_WILD * MAX_WILDS)).unwrap();
    let (mut fair, mut game) = (Fair::new([3; 32]), hoarded(&board));
    let other = Card::of_color(0).unwrap();
    let mut list = ActionList::new();
    while !game.game().is_over() {
        let seat = game.game().turn();
        game.game().actions(&board, seat, &mut list);
        let row = game.game().public().row;
        let is_other = |slot: u8| row.get(usize::from(slot)) == Some(other);
        let outside = board.cards().colored()
            - (0..2).map(|seat| game.game().hand(seat).colored()).sum::<usize>();
        // With fewer than three of the other cards outside hands claims bring them back, and the third
        // one sweeps. Wilds stay outside.
        let second = game.game().public().phase == Phase::SecondCard;
        let wanted = |action: &&Action| match **action {
            Action::Claim { payment, .. } => outside < 3 && payment.wilds() == 0,
            Action::DrawRow(slot) => (second || outside >= 3) && is_other(slot),
            _ => false,
        };
        let action = *list.iter().find(wanted).unwrap_or(&list[0]);
        game.apply(&board, seat, action, &mut fair).unwrap();
    }
    let actions = game.log().iter().filter(|entry| !matches!(entry, Entry::Shuffle(_))).count();
    let bytes: usize = game.log().iter().map(|entry| json(&board, entry).len() + 1).sum();
    let claims = game.log().iter().filter(|entry| matches!(entry, Entry::Claim { .. })).count();
    println!("{actions} actions, {claims} claims, {bytes} bytes");
    assert!(
        actions > 150 && actions < 1_000 && bytes < 1 << 20,
        "{actions} actions, {bytes} bytes"
    );
}

/// Boards from before there was a limit are read, and their games go on as they did.
#[test]
fn stored_boards_keep_their_rules() {
    let (wilds, others) = (30, 14);
    let text = file(wilds, others);
    let mistakes = Board::parse(&text).unwrap_err().mistakes;
    let found: Vec<_> = mistakes.into_iter().map(|(_, mistake)| mistake).collect();
    let most = MAX_WILDS;
    assert_eq!(
        found,
        [
            Mistake::TooMany { key: "wilds", found: wilds, most },
            Mistake::TooFew { key: "other cards", found: others, least: OTHERS_PER_WILD * wilds },
        ]
    );
    let board = Board::parse_stored(&text).unwrap();
    assert!(!board.is_bounded());
    // On average 545 sweeps: some of these games have more than the limit.
    let mut fair = Fair::new([1; 32]);
    let mut longer = |_| claim(&board, &mut hoarded(&board), 0, &mut fair).0 > MAX_SWEEPS;
    assert!((0..50).any(&mut longer));
}

/// The longest names: cards are named in every shuffle, places in every action.
#[test]
fn names_are_short() {
    let text = file(3, 14);
    for (from, to, most) in [
        (color(), "x".repeat(LONGEST_COLOR + 1), LONGEST_COLOR),
        ("p1".to_owned(), "p".repeat(41), 40),
        ("tram".to_owned(), "t".repeat(41), 40),
        ("worst".to_owned(), "w".repeat(41), 40),
    ] {
        let text = text.replace(&format!("{from}\""), &format!("{to}\""));
        let text = text.replace(&format!("{from} "), &format!("{to} "));
        let text = text.replace(&format!("pieces.{from}"), &format!("pieces.{to}"));
        let found = Board::parse(&text).unwrap_err().mistakes;
        let long = Mistake::TooMany { key: "letters", found: most + 1, most };
        assert!(found.iter().any(|(_, mistake)| *mistake == long), "{from}: {found:?}");
        assert!(Board::parse_stored(&text).is_ok(), "{from}");
    }
}
