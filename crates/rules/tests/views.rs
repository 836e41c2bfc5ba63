//! Views hide what a seat may not see, and resampling keeps what it knows.

use crosstown_rules::record::Recorder;
use crosstown_rules::{
    Action, ActionList, Board, Card, Cards, Game, Kept, Likely, MAX_PLAYERS, MAX_TICKETS, Phase,
    Random, Rng, TicketId, View, resample, resample_likely,
};

const CITIES: [&str; 4] = ["new-york", "london", "san-francisco", "berlin"];

/// Plays at random and calls `look` before every decision.
fn play(board: &Board, players: usize, seed: u64, mut look: impl FnMut(&Game, &mut Rng)) {
    let mut rng = Rng::new(seed, 0);
    let mut looking = Rng::new(seed, 1);
    let mut game = Game::new(board, players, &mut rng).unwrap();
    let mut list = ActionList::new();
    while !game.is_over() {
        look(&game, &mut looking);
        let seat = game.turn();
        game.actions(board, seat, &mut list);
        // Draws tickets more often than a random player: what is known of them matters here.
        let wanted = list.iter().find(|a| **a == Action::DrawTickets && rng.below(4) == 0);
        let action = wanted.copied().unwrap_or(list[rng.below(list.len())]);
        game.apply(board, seat, action, &mut rng).unwrap();
    }
    look(&game, &mut looking);
}

fn bytes(board: &Board, view: &View) -> Vec<u8> {
    serde_json::to_vec(&view.named(board)).unwrap()
}

/// Two deals that differ only in the other's hand and in the deck, and the same actions in both.
#[test]
fn games_that_differ_only_in_hidden_cards_give_byte_identical_views() {
    let board = Board::city("london").unwrap();
    // The colours in turn, and the wilds at the bottom, where they disturb nothing.
    let sorted: Vec<Card> = board.cards().each().collect();
    let (colored, wilds) = sorted.split_at(36);
    let in_turn = (0..36).map(|i| colored[i % 6 * 6 + i / 6]);
    let deck: Vec<Card> = in_turn.chain(wilds.iter().copied()).collect();
    let mut rng = Rng::new(4, 0);
    let tickets: Vec<TicketId> = board.ticket_ids().collect();
    let mut other_deck = deck.clone();
    // Seat 1 has cards 2 and 3, and the row is 4 to 8.
    other_deck[2..4].copy_from_slice(&deck[30..32]);
    other_deck[30..32].copy_from_slice(&deck[2..4]);
    other_deck[20..28].reverse();
    assert_ne!(other_deck[2..4], deck[2..4]);
    let mut other_tickets = tickets.clone();
    other_tickets[2..4].reverse();
    other_tickets[6..].reverse();
    assert_ne!((&deck, &tickets), (&other_deck, &other_tickets));

    let mut one = Game::deal(&board, 2, &deck, &tickets, &mut rng).unwrap();
    let mut two = Game::deal(&board, 2, &other_deck, &other_tickets, &mut rng).unwrap();
    let actions = [
        (1, Action::Keep(Kept::FIRST)),
        (0, Action::Keep(Kept::SECOND)),
        (0, Action::DrawRow(0)),
        (0, Action::DrawDeck),
        (1, Action::DrawDeck),
        (1, Action::DrawDeck),
        (0, Action::DrawRow(2)),
    ];
    let compare = |one: &Game, two: &Game| {
        assert_ne!(one, two);
        let (a, b) = (one.view(&board, 0), two.view(&board, 0));
        assert_eq!(bytes(&board, &a), bytes(&board, &b));
        assert_eq!(format!("{a:?}"), format!("{b:?}"));
        assert_eq!(format!("{one:?}"), format!("{two:?}"), "nor does a log line tell");
    };
    compare(&one, &two);
    for (seat, action) in actions {
        one.apply(&board, seat, action, &mut Rng::new(1, 1)).unwrap();
        two.apply(&board, seat, action, &mut Rng::new(1, 1)).unwrap();
        compare(&one, &two);
    }
}

/// Q8: not even how many tickets the others keep is seen before the last choice is made.
#[test]
fn choices_in_setup_are_not_revealed() {
    let board = Board::city("berlin").unwrap();
    let game = Game::new(&board, 3, &mut Rng::new(6, 0)).unwrap();
    let after = |kept: Kept| {
        let mut game = game;
        game.apply(&board, 1, Action::Keep(kept), &mut Rng::new(0, 0)).unwrap();
        game
    };
    let (one, both) = (after(Kept::FIRST), after(Kept::BOTH));
    for seat in [0, 2] {
        assert_eq!(bytes(&board, &one.view(&board, seat)), bytes(&board, &both.view(&board, seat)));
    }
    assert_eq!(one.public(), both.public());
    assert_ne!(one.view(&board, 1), both.view(&board, 1), "the player knows the own choice");
}

#[test]
fn resampled_games_give_the_same_view_at_every_decision() {
    for city in CITIES {
        let board = Board::city(city).unwrap();
        for players in 2..=4 {
            play(&board, players, 8, |game, rng| {
                for seat in game.public().seats() {
                    let view = game.view(&board, seat);
                    let likely: Likely = std::array::from_fn(|_| {
                        std::array::from_fn(|_| [0.0, 0.1, 1.0, 100.0][rng.below(4)])
                    });
                    for other in
                        [resample(&board, &view, rng), resample_likely(&board, &view, &likely, rng)]
                    {
                        assert_eq!(other.view(&board, seat), view);
                        assert_eq!(other.public(), game.public());
                    }
                }
            });
        }
    }
}

/// Resampling does deal again: over a game, hands, deck and tickets come out different.
#[test]
fn resampled_games_differ_in_what_is_hidden() {
    let board = Board::city("new-york").unwrap();
    let (mut hands, mut decks, mut tickets) = (0, 0, 0);
    play(&board, 3, 2, |game, rng| {
        let other = resample(&board, &game.view(&board, 0), rng);
        hands += usize::from(other.hand(1) != game.hand(1));
        decks += usize::from(!other.deck().eq(game.deck()));
        tickets += usize::from(other.tickets(2) != game.tickets(2));
    });
    assert!(hands > 10 && decks > 10 && tickets > 10, "{hands} {decks} {tickets}");
}

/// Seats 1 and 2 have one ticket each, seat 3 has two.
#[test]
fn others_tickets_follow_their_weights() {
    let board = Board::city("london").unwrap();
    let mut rng = Rng::new(21, 0);
    let mut game = Game::new(&board, 4, &mut rng).unwrap();
    for (seat, kept) in (0..).zip([Kept::BOTH, Kept::FIRST, Kept::SECOND, Kept::BOTH]) {
        game.apply(&board, seat, Action::Keep(kept), &mut rng).unwrap();
    }
    let view = game.view(&board, 0);
    let mut unseen = board.ticket_ids().filter(|&id| !game.tickets(0).contains(id));
    let [a, b, c] = std::array::from_fn(|_| unseen.next().unwrap());
    let rest = unseen.count() as f32;
    let mut likely = [[1.0; MAX_TICKETS]; MAX_PLAYERS];
    // Seat 1 is three times as likely to have `a` as any of the rest; 2 and 3 may both have `b`.
    likely[1][a.index()] = 3.0 * (2.0 + rest);
    likely[2] = [0.0; MAX_TICKETS];
    likely[2][b.index()] = 1.0;
    likely[2][c.index()] = 1.0;
    likely[3][b.index()] = 1e6;
    let (games, mut has) = (4000, [0; 4]);
    for _ in 0..games {
        let other = resample_likely(&board, &view, &likely, &mut rng);
        assert_eq!([0, 1, 2, 3].map(|seat| other.tickets(seat).len()), [2, 1, 1, 2]);
        let found = [(1, a), (2, c), (3, b), (3, a)];
        for (count, (seat, id)) in has.iter_mut().zip(found) {
            *count += usize::from(other.tickets(seat).contains(id));
        }
    }
    let part = has.map(|count| count as f32 / games as f32);
    assert!((0.72..0.80).contains(&part[0]), "three of four: {part:?}");
    assert!(part[1] > 0.9 && part[2] > 0.9, "what suits both goes to whom it suits more: {part:?}");
    assert!(part[3] < 0.1, "{part:?}");
}

#[test]
fn equal_weights_give_others_any_ticket() {
    let board = Board::city("new-york").unwrap();
    let mut rng = Rng::new(22, 0);
    let mut game = Game::new(&board, 2, &mut rng).unwrap();
    for seat in 0..2 {
        game.apply(&board, seat, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    }
    let view = game.view(&board, 0);
    let mut times = [0usize; MAX_TICKETS];
    let likely = [[1.0; MAX_TICKETS]; MAX_PLAYERS];
    for _ in 0..16_000 {
        let other = resample_likely(&board, &view, &likely, &mut rng);
        times[other.tickets(1).iter().next().unwrap().index()] += 1;
    }
    // All but the two that seat 0 was offered.
    let times = &times[..board.tickets.len()];
    assert_eq!(times.iter().filter(|&&n| n == 0).count(), 2);
    let expected = 16_000 / (times.len() - 2);
    assert!(times.iter().all(|&n| n == 0 || n.abs_diff(expected) < expected / 5), "{times:?}");
}

/// Cards seen taken stay in the hands of those who took them.
#[test]
fn cards_shown_stay_where_they_are() {
    let board = Board::city("london").unwrap();
    let mut held = 0;
    play(&board, 4, 3, |game, rng| {
        let other = resample(&board, &game.view(&board, 0), rng);
        for seat in 1..4 {
            let shown = game.public().shown(seat);
            held += shown.total();
            assert!(other.hand(seat).minus(&shown).is_some());
            assert_eq!(other.hand(seat).total(), game.hand(seat).total());
        }
    });
    assert!(held > 0);
}

/// With two players, whoever counts knows the other's hand when the deck is shuffled: all that is
/// not in the new deck, in the row or in the own hand.
#[test]
fn a_fresh_deck_tells_the_other_hand() {
    let board = Board::city("berlin").unwrap();
    let mut shuffles = 0;
    for seed in 0..20 {
        let mut last: Option<Game> = None;
        play(&board, 2, seed, |game, rng| {
            // Shuffled in the last action, and nothing drawn blind from the new deck.
            let fresh = last.is_some_and(|last| {
                let grew = game.public().deck > last.public().deck;
                let took_from_row: usize = (0..2)
                    .map(|seat| game.public().shown(seat).total())
                    .sum::<usize>()
                    .saturating_sub((0..2).map(|s| last.public().shown(s).total()).sum());
                grew && (took_from_row > 0 || game.public().hands < last.public().hands)
            });
            if fresh {
                shuffles += 1;
                for seat in 0..2 {
                    let other = resample(&board, &game.view(&board, seat), rng);
                    assert_eq!(other.hand(1 - seat), game.hand(1 - seat));
                    let content = |game: &Game| game.deck().collect::<Cards>();
                    assert_eq!(content(&other), content(game));
                }
            }
            last = Some(*game);
        });
    }
    assert!(shuffles > 5, "{shuffles}");
}

/// A ticket that the seat returned is where it knows it to be, until somebody draws it.
#[test]
fn returned_tickets_keep_their_places() {
    let board = Board::city("new-york").unwrap();
    let mut rng = Rng::new(12, 0);
    let mut game = Game::new(&board, 2, &mut rng).unwrap();
    let returned = game.offered(0)[1];
    game.apply(&board, 0, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    game.apply(&board, 1, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    game.apply(&board, 0, Action::DrawTickets, &mut rng).unwrap();
    let second = game.offered(0)[0];
    game.apply(&board, 0, Action::Keep(Kept::SECOND), &mut rng).unwrap();
    let deck = game.ticket_deck();
    let (from_end, last) = (deck.len() - 3, deck.len() - 1);
    assert_eq!((deck[from_end], deck[last]), (returned, second), "Q7");
    for _ in 0..50 {
        let other = resample(&board, &game.view(&board, 0), &mut rng);
        assert_eq!(other.ticket_deck()[from_end], returned);
        assert_eq!(other.ticket_deck()[last], second);
        assert_eq!(other.tickets(0), game.tickets(0));
    }
}

/// When others draw what a seat returned, it still is with them or behind in the deck.
#[test]
fn returned_tickets_that_others_drew_are_with_them_or_returned_again() {
    let board = Board::city("new-york").unwrap();
    let mut rng = Rng::new(13, 0);
    let mut game = Game::new(&board, 2, &mut rng).unwrap();
    let returned = game.offered(0)[1];
    game.apply(&board, 0, Action::Keep(Kept::FIRST), &mut rng).unwrap();
    game.apply(&board, 1, Action::Keep(Kept::BOTH), &mut rng).unwrap();
    // Seat 1 draws all tickets before the returned one, keeps both each time, then that one
    // together with the next and keeps one of the two.
    let mut seen = (false, false);
    while !seen.0 {
        let seat = game.turn();
        let action = match (seat, game.public().phase) {
            (_, Phase::SecondCard) | (0, _) => Action::DrawDeck,
            (_, Phase::KeepTickets) => {
                seen.0 = game.offered(1).contains(&returned);
                Action::Keep(match (seen.0, game.offered(1).len()) {
                    (_, 1) | (true, _) => Kept::FIRST,
                    _ => Kept::BOTH,
                })
            }
            _ => Action::DrawTickets,
        };
        game.apply(&board, seat, action, &mut rng).unwrap();
        seen.1 |= seen.0;
    }
    let view = game.view(&board, 0);
    for _ in 0..50 {
        let other = resample(&board, &view, &mut rng);
        let with_them = other.tickets(1).contains(returned);
        let in_deck = other.ticket_deck().contains(&returned);
        assert!(with_them ^ in_deck);
        assert!(!other.tickets(0).contains(returned));
        assert_eq!(other.view(&board, 0), view);
    }
}

/// The end reveals everybody's tickets (R5.2), and nothing before it does.
#[test]
fn tickets_are_revealed_at_the_end() {
    let board = Board::city("london").unwrap();
    play(&board, 2, 5, |game, _| {
        let view = game.view(&board, 0);
        assert_eq!(view.revealed.is_some(), game.is_over());
        if let Some(revealed) = view.revealed {
            assert_eq!(revealed[1], game.tickets(1));
        }
    });
}

/// Q10: a game stopped while tickets are on offer is as if they had not been offered.
#[test]
fn games_abandoned_in_the_middle_of_a_choice_can_be_looked_at() {
    let board = Board::city("london").unwrap();
    let mut rng = Rng::new(3, 0);
    let mut game = Game::new(&board, 2, &mut rng).unwrap();
    let mut abandoned = Vec::new();
    for (seat, action) in
        [(1, Action::Keep(Kept::FIRST)), (0, Action::Keep(Kept::BOTH)), (0, Action::DrawTickets)]
    {
        game.apply(&board, seat, action, &mut rng).unwrap();
        let mut stopped = game;
        stopped.abandon();
        abandoned.push(stopped);
    }
    for game in abandoned {
        for seat in 0..2 {
            let view = game.view(&board, seat);
            let other = resample(&board, &view, &mut rng);
            assert_eq!(other.view(&board, seat), view);
            assert_eq!(view.revealed.unwrap()[1 - seat], game.tickets(1 - seat));
            assert_eq!(view.offered().count(), 0);
            let deck = other.ticket_deck();
            let kept = other.tickets(0) | other.tickets(1);
            assert!(deck.iter().all(|ticket| !kept.contains(*ticket)));
        }
    }
}

/// `Debug` output of a running game shows no hidden card, whichever object is printed.
#[test]
fn debug_output_of_a_recorder_hides_its_deal() {
    let board = Board::city("london").unwrap();
    let recorder = |seed| {
        let mut rng = Rng::new(seed, 0);
        Recorder::new(&board, 2, &mut rng).unwrap()
    };
    // Two deals with the same row: they differ only in what is hidden.
    let first = recorder(0);
    let row = |r: &Recorder| r.game().public().row;
    let second = (1..).map(recorder).find(|r| row(r) == row(&first)).unwrap();
    assert_ne!(first.game(), second.game());
    assert_eq!(format!("{first:?}"), format!("{second:?}"));
}
