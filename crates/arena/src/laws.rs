//! What holds in every game at every step, computed from scratch and not from what the engine
//! keeps. [`Lawful`] plays a game and checks all of it; a broken law is a panic that names the
//! game, so that it can be reproduced.

use std::collections::HashSet;

use crosstown_rules::record::{Record, Recorder, Seat, verify};
use crosstown_rules::{
    Action, ActionList, Board, Card, DealError, End, Game, Kept, Payment, Phase, PlaceId, PlaceSet,
    Public, Random, Reason, Rng, RouteId, RouteSet, Score, TicketSet, resample,
};

use crate::play::Watch;

/// A game that takes longer than this is taken to hang.
const MOST_DECISIONS: u32 = 20_000;
/// The expensive laws are checked at one decision in so many.
const SAMPLE: usize = 1024;

/// A game whose laws are checked at every step.
#[derive(Clone, Debug)]
pub struct Lawful {
    recorder: Recorder,
    /// Seed and stream of the game, for the message.
    name: (u64, u64),
    decisions: u32,
    /// Turns since the last round began, and how many passed in a row, counted independently of the
    /// engine.
    turns_since: Option<u32>,
    passes: u32,
    /// Chooses what to check closely; the game never sees it.
    rng: Rng,
}

impl Lawful {
    /// A new game, with the cards that [`Game::new`] would deal.
    pub fn new(
        board: &Board,
        players: usize,
        name: (u64, u64),
        rng: &mut Rng,
    ) -> Result<Lawful, DealError> {
        let recorder = Recorder::new(board, players, rng)?;
        let rng = Rng::new(!name.0, name.1);
        let lawful = Lawful { recorder, name, decisions: 0, turns_since: None, passes: 0, rng };
        lawful.must(position(board, lawful.game()));
        Ok(lawful)
    }

    /// The game and its log.
    pub fn recorder(&self) -> &Recorder {
        &self.recorder
    }

    /// Gives the game and its log away.
    pub fn into_recorder(self) -> Recorder {
        self.recorder
    }

    /// Checks what must hold at the end: how it came about, the scores, and the record.
    pub fn finish(&self, board: &Board) -> Vec<Score> {
        let game = self.game();
        let players = u32::from(game.public().players);
        let ended = match game.public().phase {
            Phase::Over(Reason::Finished) => self.turns_since == Some(players),
            Phase::Over(Reason::Stuck) => self.passes == players,
            _ => false,
        };
        self.must(if ended { Ok(()) } else { Err("R5.1, Q4: ended at the wrong time".into()) });
        let scores = game.scores(board);
        for (seat, score) in scores.iter().enumerate() {
            let recounted = recount(board, game, seat);
            if *score != recounted {
                self.must(Err(format!("R5.2: seat {seat} scores {score:?}, not {recounted:?}")));
            }
        }
        if self.name.1.is_multiple_of(64) {
            self.must(replays(board, &self.recorder));
        }
        scores
    }

    fn must(&self, law: Result<(), String>) {
        if let Err(broken) = law {
            let (seed, game) = self.name;
            panic!("game {game} of seed {seed}, decision {}: {broken}", self.decisions);
        }
    }
}

impl Watch for Lawful {
    fn game(&self) -> &Game {
        self.recorder.game()
    }

    fn act(&mut self, board: &Board, seat: usize, listed: &[Action], chosen: usize, rng: &mut Rng) {
        let action = listed[chosen];
        self.decisions += 1;
        self.must(if self.decisions < MOST_DECISIONS { Ok(()) } else { Err("hangs".into()) });
        self.must(if listed.is_empty() { Err("Q4: nothing listed".into()) } else { Ok(()) });
        if self.rng.below(SAMPLE) == 0 {
            let closely = closely(board, self.recorder.game(), seat, listed, &mut self.rng);
            self.must(closely);
        }
        let before = *self.recorder.game().public();
        let applied = self.recorder.apply(board, seat, action, rng);
        self.must(applied.map(drop).map_err(|r| format!("{action:?} listed and refused: {r}")));
        self.must(position(board, self.recorder.game()));
        self.turn_ended(board, &before, action);
    }
}

impl Lawful {
    /// Counts turns by hand, to compare when the game ends (R5.1, Q4).
    fn turn_ended(&mut self, board: &Board, before: &Public, action: Action) {
        let after = *self.game().public();
        let in_setup = matches!(before.phase, Phase::ChooseTickets | Phase::PlaceTourists);
        let goes_on = matches!(after.phase, Phase::SecondCard | Phase::KeepTickets);
        if in_setup || goes_on {
            return;
        }
        let seat = usize::from(before.turn);
        let next = (before.turn + 1) % before.players;
        let over = matches!(after.phase, Phase::Over(_));
        let pieces: u32 = after.pieces[seat].iter().map(|&n| u32::from(n)).sum();
        self.passes = if action == Action::Pass { self.passes + 1 } else { 0 };
        self.turns_since = match self.turns_since {
            Some(turns) => Some(turns + 1),
            None if pieces <= u32::from(board.last_round_at) => Some(0),
            None => None,
        };
        let players = u32::from(before.players);
        let must_end = self.turns_since == Some(players) || self.passes == players;
        let right = over == must_end && (over || after.turn == next);
        self.must(if right { Ok(()) } else { Err("R5.1: wrong turn".into()) });
    }
}

/// Laws of a position, cheap enough for every step.
fn position(board: &Board, game: &Game) -> Result<(), String> {
    let public = game.public();
    let seats = public.seats();
    let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(law.to_owned()) };

    let mut cards = public.discards.plus(&public.row.cards());
    for card in game.deck() {
        cards[card] += 1;
    }
    for seat in seats.clone() {
        cards = cards.plus(game.hand(seat));
        law(usize::from(public.hands[seat]) == game.hand(seat).total(), "hand size")?;
        law(game.hand(seat).minus(&public.shown(seat)).is_some(), "cards shown are held")?;
    }
    law(cards == *board.cards(), "cards are conserved")?;

    let mut tickets = TicketSet::EMPTY;
    let mut count = 0;
    for seat in seats.clone() {
        let kept = game.tickets(seat);
        law(usize::from(public.tickets[seat]) == kept.len(), "number of tickets")?;
        tickets |= kept;
        count += kept.len();
    }
    let choosing = if public.phase == Phase::ChooseTickets {
        2 * usize::from(public.players)
    } else {
        game.offered(usize::from(public.turn)).len()
    };
    tickets |= game.ticket_deck().iter().copied().collect();
    for seat in seats.clone() {
        tickets |= game.offered(seat).iter().copied().collect();
    }
    let hidden_choices = if public.phase == Phase::ChooseTickets {
        2 * public.chosen.count_ones() as usize
    } else {
        0
    };
    law(
        count + choosing + game.ticket_deck().len() == board.tickets.len()
            && tickets.len() + hidden_choices == board.tickets.len(),
        "tickets are conserved",
    )?;

    let full = usize::from(public.row.filled()) == crosstown_rules::ROW;
    let colored: usize = seats.clone().map(|seat| game.hand(seat).colored()).sum();
    law(full || !public.can_draw_blind(), "Q2: the row is full while there are cards")?;
    law(
        !full || public.row.wilds() < 3 || board.cards().colored() - colored < 3,
        "R2.4, Q3: three wilds are swept",
    )?;
    routes(board, public)?;
    tourists(board, public)
}

/// Pieces, points, lanes and open routes follow from who owns what.
fn routes(board: &Board, public: &Public) -> Result<(), String> {
    let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(law.to_owned()) };
    let mut owned_by_any = RouteSet::EMPTY;
    let mut count = 0;
    for seat in public.seats() {
        owned_by_any |= public.owned[seat];
        count += public.owned[seat].len();
    }
    law(count == owned_by_any.len(), "R3.1: a route has one owner")?;
    for seat in public.seats() {
        let owned = public.owned[seat];
        let mut pieces: Vec<i32> = board.pieces.iter().map(|kind| i32::from(kind.count)).collect();
        let mut points = 0;
        let mut twins = RouteSet::EMPTY;
        for id in owned.iter() {
            let route = &board[id];
            pieces[usize::from(route.piece)] -= i32::from(route.spaces);
            points += u16::from(route.points);
            twins |= board.twin(id).map_or(RouteSet::EMPTY, RouteSet::of);
        }
        let left = pieces.iter().zip(public.pieces[seat]).all(|(&n, left)| n == i32::from(left));
        law(left, "R3.3: pieces are on the routes or in hand")?;
        law(points == public.points[seat], "R3.5: points are those of the routes")?;
        law((twins & owned).is_empty(), "R3.4: nobody owns both lanes")?;
        let two = public.players == 2;
        law(!two || (twins & owned_by_any).is_empty(), "R3.4: one lane with two players")?;
        // Recomputing the open routes costs most; one seat a step is enough over many games.
        if usize::from(public.turn) == seat {
            let open = board.route_ids().filter(|&id| {
                let route = &board[id];
                let closed = board.twin(id).is_some_and(|twin| {
                    owned.contains(twin) || (two && owned_by_any.contains(twin))
                });
                !owned_by_any.contains(id)
                    && !closed
                    && public.pieces[seat][usize::from(route.piece)] >= route.spaces
            });
            law(open.collect::<RouteSet>() == public.open[seat], "open routes")?;
        }
    }
    Ok(())
}

fn tourists(board: &Board, public: &Public) -> Result<(), String> {
    let law = |holds: bool, law: &str| if holds { Ok(()) } else { Err(law.to_owned()) };
    let Some(tourists) = &board.tourists else {
        return law(public.stacks == 0, "no tourists on a board without");
    };
    let at_start = board.places.iter().filter(|place| place.tourists).count();
    for symbol in 0..usize::from(public.stacks) {
        let sizes = if symbol < at_start { &tourists.start } else { &tourists.placed };
        let size = sizes[&public.players];
        let held = public.seats().filter(|&seat| public.symbols[seat] >> symbol & 1 == 1).count();
        law(usize::from(public.tokens[symbol]) + held == usize::from(size), "R6.2: tokens")?;
    }
    for seat in public.seats() {
        let can_take =
            |symbol: &usize| public.tokens[*symbol] > 0 && public.symbols[seat] >> symbol & 1 == 0;
        let places: PlaceSet = (0..usize::from(public.stacks))
            .filter(can_take)
            .map(|symbol| public.stack_at[symbol])
            .collect();
        law(places == public.tourists[seat], "R6.2: where tourists can be taken")?;
    }
    Ok(())
}

/// The expensive laws: listed actions are accepted, refused ones change nothing, views hide what
/// they must.
pub fn closely(
    board: &Board,
    game: &Game,
    seat: usize,
    listed: &[Action],
    rng: &mut Rng,
) -> Result<(), String> {
    let legal: HashSet<Action> = listed.iter().copied().collect();
    if legal.len() != listed.len() {
        return Err("an action is listed twice".into());
    }
    for action in every_action(board) {
        let accepted = game.check(board, seat, action).is_ok();
        if accepted != legal.contains(&action) {
            return Err(format!("{action:?} accepted {accepted}, listed {}", !accepted));
        }
        if !accepted && rng.below(64) == 0 {
            let mut copy = *game;
            if copy.apply(board, seat, action, rng).is_ok() || copy != *game {
                return Err(format!("{action:?} is refused and changes the game"));
            }
        }
    }
    let mut list = ActionList::new();
    for eyes in game.public().seats() {
        let view = game.view(board, eyes);
        game.actions(board, eyes, &mut list);
        if eyes != seat && game.public().phase != Phase::ChooseTickets && !list.is_empty() {
            return Err(format!("seat {eyes} may act in the turn of {seat}"));
        }
        let of_game = list.to_vec();
        view.actions(board, &mut list);
        if of_game != *list {
            return Err("the view lists other actions than the game".into());
        }
        for route in board.route_ids() {
            let claims = |action: &Action| matches!(*action, Action::Claim { route: its, .. } if its == route);
            if view.check_route(board, route).is_ok() != list.iter().any(claims) {
                return Err(format!(
                    "seat {eyes}: route {} is listed and checked differently",
                    route.0
                ));
            }
        }
        // Another game that differs only in what this seat cannot see.
        let other = resample(board, &view, rng);
        position(board, &other).map_err(|law| format!("resampled: {law}"))?;
        if other.view(board, eyes) != view
            || other.view(board, eyes).named(board) != view.named(board)
        {
            return Err(format!("the view of seat {eyes} depends on hidden cards"));
        }
    }
    Ok(())
}

/// Every action that a board has, legal or not, and some that no board has.
pub fn every_action(board: &Board) -> impl Iterator<Item = Action> {
    let routes = board.routes.len() as u8 + 1;
    let colors: Vec<Card> = Card::all().collect();
    let longest = board.routes.iter().map(|route| route.cards).max().unwrap_or(0);
    let claims = (0..routes).flat_map(move |route| {
        let payments: Vec<Payment> = colors
            .iter()
            .flat_map(|&color| (0..=longest + 1).filter_map(move |n| Payment::new(color, n)))
            .collect();
        payments.into_iter().flat_map(move |payment| {
            [None, Some(End::A), Some(End::B)].map(|tourist| Action::Claim {
                route: RouteId(route),
                payment,
                tourist,
            })
        })
    });
    let places = (0..=board.places.len() as u8).map(|place| Action::Place(PlaceId(place)));
    [Action::DrawDeck, Action::DrawTickets, Action::Pass]
        .into_iter()
        .chain((0..7).map(Action::DrawRow))
        .chain((0..8).map(|kept| Action::Keep(Kept(kept))))
        .chain(places)
        .chain(claims)
}

/// The record gives the same game again, through its JSON.
fn replays(board: &Board, recorder: &Recorder) -> Result<(), String> {
    let seat = Seat::new("", "");
    let seats = vec![seat; usize::from(recorder.game().public().players)];
    let record: Record = recorder.clone().finish(board, seats).ok_or("not over")?;
    let json = record.to_json(board);
    let read = crosstown_rules::record::Raw::parse(&json)
        .and_then(|raw| raw.on(board))
        .map_err(|fault| format!("its record cannot be read: {fault}"))?;
    if read != record {
        return Err("its record reads differently".into());
    }
    match verify(board, &read) {
        Ok(game) if game == *recorder.game() => Ok(()),
        Ok(_) => Err("its record gives another game".into()),
        Err(fault) => Err(format!("its record is refused: {fault}")),
    }
}

/// A seat's score in the simplest way: walk from place to place over own routes.
fn recount(board: &Board, game: &Game, seat: usize) -> Score {
    let owned: Vec<_> = game.public().owned[seat].iter().map(|id| &board[id]).collect();
    let reach = |from: PlaceId| {
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&at) = reached.get(next) {
            next += 1;
            for route in &owned {
                for (a, b) in [(route.a, route.b), (route.b, route.a)] {
                    if a == at && !reached.contains(&b) {
                        reached.push(b);
                    }
                }
            }
        }
        reached
    };
    let routes = owned.iter().map(|route| i32::from(route.points)).sum();
    let mut score = Score { routes, ..Score::default() };
    for id in game.tickets(seat).iter() {
        let ticket = &board[id];
        if reach(ticket.a).contains(&ticket.b) {
            score.tickets += i32::from(ticket.points);
            score.completed += 1;
        } else {
            score.tickets -= i32::from(ticket.points);
        }
    }
    for (index, place) in (0u8..).zip(&board.places) {
        let touched = owned.iter().any(|route| route.a.0 == index || route.b.0 == index);
        score.bonus += i32::from(place.attraction && touched);
    }
    for district in &board.districts {
        let places: Vec<PlaceId> = district.places.iter().flat_map(|id| board.place(id)).collect();
        let reached = reach(places[0]);
        if places.iter().all(|place| reached.contains(place)) {
            score.bonus += i32::from(district.points);
        }
    }
    if let Some(tourists) = &board.tourists {
        let held = game.public().symbols[seat].count_ones() as usize;
        score.bonus += i32::from(tourists.points[held]);
    }
    score.total = score.routes + score.tickets + score.bonus;
    score
}
