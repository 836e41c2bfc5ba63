//! Makes up a full game that a seat's view allows, for search to play out. It deals hidden cards
//! and tickets again so that everything the seat knows stays true: cards it saw others take; the
//! discards, and so the content of a deck shuffled from them; tickets it was offered; where in the
//! deck the tickets are that it returned, even when others have drawn past them since; and that
//! few coloured cards are left while a row of three wilds stands (Q3). It does not use what a pass
//! tells about a hand (Q4).

use crate::action::Kept;
use crate::board::{Board, MAX_PLAYERS, MAX_TICKETS, ROW};
use crate::cards::{Card, Cards};
use crate::chance::Random;
use crate::game::{Game, Secret};
use crate::public::Phase;
use crate::sets::{TicketId, TicketSet};
use crate::view::View;

/// How likely each seat is to have each ticket: relative weights, none negative.
pub type Likely = [[f32; MAX_TICKETS]; MAX_PLAYERS];

/// A random one of the games that `view` could be a view of.
pub fn resample(board: &Board, view: &View, rng: &mut impl Random) -> Game {
    make_up(board, view, None, rng)
}

/// A random game that `view` could be a view of. Others have kept tickets in proportion to
/// their weights.
pub fn resample_likely(board: &Board, view: &View, likely: &Likely, rng: &mut impl Random) -> Game {
    make_up(board, view, Some(likely), rng)
}

fn make_up(board: &Board, view: &View, likely: Option<&Likely>, rng: &mut impl Random) -> Game {
    let mut secret = Secret::EMPTY;
    deal_cards(board, view, &mut secret, rng);
    match view.revealed {
        Some(kept) => lay_out_revealed(board, view, kept, &mut secret),
        None => TicketLine::new(board, view).deal(&mut secret, likely, rng),
    }
    if view.public.phase == Phase::ChooseTickets {
        for seat in others(view) {
            if view.public.chosen >> seat & 1 == 1 {
                secret.choices[seat] = Kept(1 + rng.below(3) as u8);
            }
        }
        secret.choices[usize::from(view.seat)] = view.choice.unwrap_or(Kept(0));
    }
    Game { public: view.public, secret }
}

fn others(view: &View) -> impl Iterator<Item = usize> + use<> {
    let me = usize::from(view.seat);
    view.public.seats().filter(move |&seat| seat != me)
}

// Cards. The last shuffle divides what is hidden: `fresh` is what the deck held then and what
// has come out of it blind to others, `old` what others had hidden in their hands before.

fn deal_cards(board: &Board, view: &View, secret: &mut Secret, rng: &mut impl Random) {
    let (public, counting) = (&view.public, &view.public.counting);
    let me = usize::from(view.seat);
    secret.hands[me] = view.hand;
    secret.blind[me] = view.blind;

    let fresh = less(counting.pool, &view.blind);
    let mut old =
        less(less(less(*board.cards(), &public.row.cards()), &public.discards), &view.hand);
    for seat in others(view) {
        old = less(old, &counting.shown[seat]).plus(&counting.played[seat]);
    }
    old = less(old, &fresh);

    // Hidden cards that others have played since the shuffle: from which of the two were they?
    let mut split = Split::new(view, old, fresh);
    let solved = split.solve(0, rng);
    debug_assert!(solved, "what happened in the game is always one of the ways");

    let deck = split.take_deck(rng);
    let mut old: Vec<Card> = split.old.each().collect();
    let mut fresh: Vec<Card> = split.fresh.each().collect();
    rng.shuffle_slice(&mut old);
    rng.shuffle_slice(&mut fresh);
    for seat in others(view) {
        let older = old.split_off(old.len() - usize::from(split.old_left[seat]));
        let blind = fresh.split_off(fresh.len() - usize::from(split.fresh_left[seat]));
        let mut hand = counting.shown[seat];
        for &card in older.iter().chain(&blind) {
            hand[card] += 1;
        }
        secret.hands[seat] = hand;
        secret.blind[seat] = split.blind[seat].plus(&blind.into_iter().collect());
    }
    secret.set_deck(&deck);
}

fn less(cards: Cards, taken: &Cards) -> Cards {
    cards.minus(taken).expect("what can be seen is part of the deck")
}

/// The cards that others played, each kind of each seat to be divided between old and fresh.
struct Split {
    items: Vec<(usize, Card, u8)>,
    old: Cards,
    fresh: Cards,
    old_left: [u8; MAX_PLAYERS],
    fresh_left: [u8; MAX_PLAYERS],
    /// What each seat drew blind and has played already.
    blind: [Cards; MAX_PLAYERS],
    /// The size of the deck, and how many of its cards may have a colour.
    deck: usize,
    most_colored: usize,
}

impl Split {
    fn new(view: &View, old: Cards, fresh: Cards) -> Split {
        let counting = &view.public.counting;
        let played = |seat: usize| counting.played[seat].iter().map(move |(c, n)| (seat, c, n));
        let (public, row) = (&view.public, &view.public.row);
        let most_colored = if usize::from(row.filled()) == ROW && row.wilds() >= 3 {
            2 - (ROW - usize::from(row.wilds())) - public.discards.colored() // Q3
        } else {
            usize::from(public.deck)
        };
        Split {
            items: others(view).flat_map(played).collect(),
            old,
            fresh,
            old_left: counting.old,
            fresh_left: counting.blind,
            blind: [Cards::NONE; MAX_PLAYERS],
            deck: usize::from(public.deck),
            most_colored,
        }
    }

    /// The deck, out of the fresh cards.
    fn take_deck(&mut self, rng: &mut impl Random) -> Vec<Card> {
        let mut cards: Vec<Card> = self.fresh.each().collect();
        rng.shuffle_slice(&mut cards);
        let (mut deck, mut colored) = (Vec::new(), 0);
        // Wilds fill what coloured cards may not. There are enough, or `solve` would have failed.
        let mut wilds_needed = self.deck.saturating_sub(self.most_colored);
        for card in cards {
            let room = self.deck - deck.len();
            let fits = if card.is_wild() {
                room > 0
            } else {
                colored < self.most_colored && room > wilds_needed
            };
            if fits {
                wilds_needed = wilds_needed.saturating_sub(usize::from(card.is_wild()));
                colored += usize::from(!card.is_wild());
                self.fresh[card] -= 1;
                deck.push(card);
            }
        }
        rng.shuffle_slice(&mut deck);
        deck
    }

    /// Divides the items from `index` on. It tries the ways in order, from a random one on.
    fn solve(&mut self, index: usize, rng: &mut impl Random) -> bool {
        let Some(&(seat, card, count)) = self.items.get(index) else {
            let colored = self.fresh.colored().min(self.most_colored);
            return usize::from(self.fresh[Card::WILD]) + colored >= self.deck;
        };
        let least = count.saturating_sub(self.fresh_left[seat].min(self.fresh[card]));
        let most = count.min(self.old_left[seat]).min(self.old[card]);
        if least > most {
            return false;
        }
        let ways = most - least + 1;
        let first = rng.below(usize::from(ways)) as u8;
        for way in 0..ways {
            let from_old = least + (first + way) % ways;
            let from_fresh = count - from_old;
            self.old[card] -= from_old;
            self.old_left[seat] -= from_old;
            self.fresh[card] -= from_fresh;
            self.fresh_left[seat] -= from_fresh;
            self.blind[seat][card] += from_fresh;
            if self.solve(index + 1, rng) {
                return true;
            }
            self.old[card] += from_old;
            self.old_left[seat] += from_old;
            self.fresh[card] += from_fresh;
            self.fresh_left[seat] += from_fresh;
            self.blind[seat][card] -= from_fresh;
        }
        false
    }
}

// Tickets. The line is append-only, so a position never changes its ticket. The first positions
// are the shuffled deck; a later one repeats one of the two positions of the offer that it was
// returned from. Which of the two is unknown for offers to others, until this seat is offered
// the position itself, or to the end.

#[derive(Clone, Copy)]
enum Position {
    /// In the deck from the start.
    Dealt(Option<TicketId>),
    /// Returned: the same ticket as one of these two positions, unknown which.
    Open(usize, usize),
    /// Returned: the same ticket as this position.
    Same(usize),
}

struct TicketLine<'a> {
    board: &'a Board,
    view: &'a View,
    line: Vec<Position>,
    known: TicketSet,
}

impl<'a> TicketLine<'a> {
    fn new(board: &'a Board, view: &'a View) -> Self {
        let line = vec![Position::Dealt(None); board.tickets.len()];
        TicketLine { board, view, line, known: TicketSet::EMPTY }
    }

    fn deal(mut self, secret: &mut Secret, likely: Option<&Likely>, rng: &mut impl Random) {
        let me = self.view.seat;
        let mut kept_by_others = Vec::new();
        let mut at = 0;
        for offer in self.view.public.offers() {
            let (first, second) = (at, at + 1);
            let positions = at..at + usize::from(offer.offered);
            at = positions.end;
            if offer.seat == me {
                for position in positions.clone() {
                    if let Some(ticket) = self.view.line[position] {
                        self.observe(position, ticket, rng);
                    }
                }
            }
            let returned = self.line.len();
            if offer.kept == 0 {
                continue;
            }
            if offer.kept < offer.offered {
                self.line.push(if offer.seat != me {
                    Position::Open(first, second)
                } else if self.view.line[returned] == self.view.line[first] {
                    Position::Same(first)
                } else {
                    Position::Same(second)
                });
            }
            if offer.seat != me {
                let returned = (offer.kept < offer.offered).then_some(returned);
                kept_by_others.push((offer.seat, positions, returned));
            }
        }

        for position in 0..self.line.len() {
            if let Position::Open(first, second) = self.line[position] {
                self.line[position] =
                    Position::Same(if rng.below(2) == 0 { first } else { second });
            }
        }
        let mut unseen: Vec<TicketId> =
            self.board.ticket_ids().filter(|&ticket| !self.known.contains(ticket)).collect();
        rng.shuffle_slice(&mut unseen);
        let mut keepers = [None; MAX_TICKETS];
        for (seat, positions, returned) in kept_by_others {
            let returned = returned.map(|position| self.origin(position));
            for position in positions.map(|position| self.origin(position)) {
                if returned != Some(position) {
                    keepers[position] = Some(usize::from(seat));
                }
            }
        }
        let dealt: Vec<usize> = (0..self.board.tickets.len())
            .filter(|&position| matches!(self.line[position], Position::Dealt(None)))
            .collect();
        if let Some(likely) = likely {
            let keepers: Vec<_> = dealt.iter().map(|&position| keepers[position]).collect();
            swap_likely(&mut unseen, &keepers, likely, rng);
        }
        for (position, ticket) in dealt.into_iter().zip(unseen) {
            self.line[position] = Position::Dealt(Some(ticket));
        }
        for position in 0..self.line.len() {
            if let Position::Dealt(Some(ticket)) = self.line[self.origin(position)] {
                secret.line[position] = ticket;
            }
        }
        secret.kept[usize::from(me)] = self.view.tickets;
        for (&ticket, keeper) in secret.line.iter().zip(keepers) {
            if let Some(seat) = keeper {
                secret.kept[seat].insert(ticket);
            }
        }
    }

    /// The position in the deck at the start whose ticket is now at `position`.
    fn origin(&self, position: usize) -> usize {
        match self.line[position] {
            Position::Dealt(_) => position,
            Position::Same(other) | Position::Open(other, _) => self.origin(other),
        }
    }

    /// Makes `position` hold `ticket`, which this seat saw there.
    fn observe(&mut self, position: usize, ticket: TicketId, rng: &mut impl Random) {
        match self.line[position] {
            Position::Dealt(_) => {
                self.line[position] = Position::Dealt(Some(ticket));
                self.known.insert(ticket);
            }
            Position::Same(other) => self.observe(other, ticket, rng),
            Position::Open(first, second) => {
                let ways = [first, second].map(|way| self.can_hold(way, ticket));
                let way = match ways {
                    [true, true] => [first, second][rng.below(2)],
                    [true, false] => first,
                    _ => second,
                };
                self.line[position] = Position::Same(way);
                self.observe(way, ticket, rng);
            }
        }
    }

    fn can_hold(&self, position: usize, ticket: TicketId) -> bool {
        match self.line[position] {
            Position::Dealt(Some(known)) => known == ticket,
            Position::Dealt(None) => !self.known.contains(ticket),
            Position::Same(other) => self.can_hold(other, ticket),
            Position::Open(first, second) => {
                self.can_hold(first, ticket) || self.can_hold(second, ticket)
            }
        }
    }
}

/// How often each ticket that somebody keeps is exchanged.
const ROUNDS: usize = 3;

/// Gibbs sampling over tickets that were dealt at random: it exchanges each kept ticket in turn for
/// any other, with a probability in proportion to how likely the result is. `keepers` says who
/// keeps each of the tickets.
fn swap_likely(
    tickets: &mut [TicketId],
    keepers: &[Option<usize>],
    likely: &Likely,
    rng: &mut impl Random,
) {
    let fit = |keeper: Option<usize>, ticket: TicketId| {
        keeper.map_or(1.0, |seat| likely[seat][ticket.index()].max(f32::MIN_POSITIVE))
    };
    for _ in 0..ROUNDS {
        for one in (0..tickets.len()).filter(|&one| keepers[one].is_some()) {
            let mine = tickets[one];
            let (mut sum, mut chosen) = (0.0, one);
            for (other, &theirs) in tickets.iter().enumerate() {
                let now = fit(keepers[other], theirs);
                let weight = fit(keepers[one], theirs) * fit(keepers[other], mine) / now;
                sum += weight;
                // So each is chosen with a probability in proportion to its weight.
                let chance = rng.below(1 << 20) as f32 / (1 << 20) as f32;
                if chance * sum < weight {
                    chosen = other;
                }
            }
            tickets.swap(one, chosen);
        }
    }
}

/// After the end everybody's tickets are open; only the order of the rest is made up.
fn lay_out_revealed(
    board: &Board,
    view: &View,
    kept: [TicketSet; MAX_PLAYERS],
    secret: &mut Secret,
) {
    secret.kept = kept;
    let all_kept = kept.iter().fold(TicketSet::EMPTY, |all, &set| all | set);
    let deck = usize::from(view.public.drawn)..usize::from(view.public.line_end);
    let known: TicketSet = view.line[deck.clone()].iter().flatten().copied().collect();
    let mut rest = board.ticket_ids().filter(|&ticket| !(all_kept | known).contains(ticket));
    for (position, ticket) in secret.line.iter_mut().enumerate() {
        match view.line[position] {
            Some(known) => *ticket = known,
            None if deck.contains(&position) => {
                *ticket = rest.next().expect("as many as are unknown");
            }
            None => {}
        }
    }
}
