//! A game in progress: its hidden part, and how an action changes it and what lies open on the
//! table (`public`). `check` decides which actions are legal and `legal` lists them; this module
//! carries them out.
//!
//! The split into [`Public`] and `Secret` is what keeps hidden cards hidden: a
//! [`View`](crate::View) is a copy of the whole of `Public` and of one seat's part of
//! `Secret`, and resampling makes a new `Secret` under the same `Public`.

use std::fmt;

use crate::action::{Action, ActionList, End, Kept, Payment};
use crate::board::{Board, MAX_CARDS, MAX_PIECE_KINDS, MAX_PLAYERS, MAX_SYMBOLS, MAX_TICKETS, ROW};
use crate::cards::{Card, Cards};
use crate::chance::{Chance, Random};
use crate::check;
use crate::legal;
use crate::public::{Counting, Offer, Phase, Public, Reason, Row};
use crate::refusal::Refusal;
use crate::sets::{Nibbles, PlaceId, PlaceSet, RouteId, RouteSet, TicketId, TicketSet};

/// A game: small, without heap memory, and cheap to copy. Its position is always one that the
/// rules can lead to.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Game {
    pub(crate) public: Public,
    pub(crate) secret: Secret,
}

// Search keeps thousands of games and copies one for every try.
const _: () = assert!(size_of::<Game>() < 800);

/// What nobody, or only one seat, can see.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Secret {
    /// The deck; the next card is the last one, at `Public::deck - 1`.
    pub(crate) deck: Nibbles<{ MAX_CARDS.div_ceil(2) }>,
    pub(crate) hands: [Cards; MAX_PLAYERS],
    /// What each seat has drawn blind since the last shuffle.
    pub(crate) blind: [Cards; MAX_PLAYERS],
    /// The ticket deck as an append-only line: drawn from the front, returned to the end. What
    /// has been drawn stays readable.
    pub(crate) line: [TicketId; 2 * MAX_TICKETS],
    /// The tickets that each seat has kept.
    pub(crate) kept: [TicketSet; MAX_PLAYERS],
    /// The choices made in setup until the last one is in (Q8).
    pub(crate) choices: [Kept; MAX_PLAYERS],
}

/// A deal that cannot be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealError {
    /// The board does not allow this number of players.
    Players,
    /// These are not the cards of the board's deck.
    Cards,
    /// These are not the board's tickets.
    Tickets,
}

impl Game {
    /// A game with decks shuffled by `rng`.
    pub fn new(board: &Board, players: usize, rng: &mut impl Random) -> Result<Game, DealError> {
        let mut cards = [Card::WILD; MAX_CARDS];
        let cards = &mut cards[..board.tables.cards.len()];
        cards.copy_from_slice(&board.tables.cards);
        rng.shuffle_slice(cards);
        let mut tickets: [TicketId; MAX_TICKETS] = std::array::from_fn(|i| TicketId(i as u8));
        let tickets = &mut tickets[..board.tickets.len()];
        rng.shuffle_slice(tickets);
        Self::start(board, players, cards, tickets, rng)
    }

    /// A game from decks in a given order, first card first, as a record has them. It needs
    /// `chance` only if the opening row is swept so often that the deck runs out.
    pub fn deal(
        board: &Board,
        players: usize,
        cards: &[Card],
        tickets: &[TicketId],
        chance: &mut impl Chance,
    ) -> Result<Game, DealError> {
        let mut sorted = cards.to_vec();
        sorted.sort_unstable();
        if sorted != board.tables.cards {
            return Err(DealError::Cards);
        }
        let mut sorted = tickets.to_vec();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(board.ticket_ids()) {
            return Err(DealError::Tickets);
        }
        let reversed: Vec<Card> = cards.iter().rev().copied().collect();
        Self::start(board, players, &reversed, tickets, chance)
    }

    /// Setup (R1) with the deck's first card last and the tickets' first ticket first.
    fn start(
        board: &Board,
        players: usize,
        deck: &[Card],
        tickets: &[TicketId],
        chance: &mut impl Chance,
    ) -> Result<Game, DealError> {
        let (fewest, most) = board.players;
        if !(usize::from(fewest)..=usize::from(most)).contains(&players) {
            return Err(DealError::Players);
        }
        let tables = &board.tables;
        let mut pieces = [0; MAX_PIECE_KINDS];
        for (left, kind) in pieces.iter_mut().zip(&board.pieces) {
            *left = kind.count;
        }
        let mut game = Game {
            public: Public {
                players: players as u8,
                phase: Phase::ChooseTickets,
                turn: 0,
                chosen: 0,
                passes: 0,
                turns_left: None,
                open: [RouteSet::EMPTY; MAX_PLAYERS],
                owned: [RouteSet::EMPTY; MAX_PLAYERS],
                pieces: [[0; MAX_PIECE_KINDS]; MAX_PLAYERS],
                points: [0; MAX_PLAYERS],
                row: Row::NONE,
                deck: deck.len() as u8,
                discards: Cards::NONE,
                hands: [0; MAX_PLAYERS],
                tickets: [0; MAX_PLAYERS],
                drawn: 0,
                line_end: tickets.len() as u8,
                offers: Nibbles::EMPTY,
                offer_count: 0,
                tokens: [0; MAX_SYMBOLS],
                stack_at: [PlaceId(0); MAX_SYMBOLS],
                stacks: 0,
                symbols: [0; MAX_PLAYERS],
                tourists: [PlaceSet::EMPTY; MAX_PLAYERS],
                counting: Counting {
                    shown: [Cards::NONE; MAX_PLAYERS],
                    pool: *board.cards(),
                    blind: [0; MAX_PLAYERS],
                    old: [0; MAX_PLAYERS],
                    played: [Cards::NONE; MAX_PLAYERS],
                },
            },
            secret: Secret::EMPTY,
        };
        game.secret.set_deck(deck);
        game.secret.line[..tickets.len()].copy_from_slice(tickets);
        for seat in 0..players {
            game.public.open[seat] = tables.costs[usize::from(u8::MAX)];
            game.public.pieces[seat] = pieces;
            for _ in 0..2 {
                game.draw_blind(seat, chance);
            }
            game.public.push_offer(seat as u8, 2);
        }
        game.public.drawn = 2 * players as u8;
        game.settle_row(board, chance);
        if let Some(tourists) = &board.tourists {
            for &place in &tables.stacks {
                game.put_stack(place, tourists.start[&(players as u8)]);
            }
        }
        Ok(game)
    }

    /// What everybody can see.
    #[inline]
    pub fn public(&self) -> &Public {
        &self.public
    }

    /// The seat that is to act; see [`Public::turn`].
    #[inline]
    pub fn turn(&self) -> usize {
        usize::from(self.public.turn)
    }

    /// Whether the game has ended.
    #[inline]
    pub fn is_over(&self) -> bool {
        matches!(self.public.phase, Phase::Over(_))
    }

    /// A seat's cards. For the authority that runs the game; players get a view.
    pub fn hand(&self, seat: usize) -> &Cards {
        &self.secret.hands[seat]
    }

    /// The tickets that a seat has kept. For the authority that runs the game.
    pub fn tickets(&self, seat: usize) -> TicketSet {
        self.secret.kept[seat]
    }

    /// The tickets among which a seat is to choose now, empty if none.
    pub fn offered(&self, seat: usize) -> &[TicketId] {
        &self.secret.line[self.public.offered(seat)]
    }

    /// The deck, next card first. For the authority that runs the game.
    pub fn deck(&self) -> impl Iterator<Item = Card> {
        (0..usize::from(self.public.deck)).rev().map(|i| Card(self.secret.deck.get(i)))
    }

    /// The ticket deck, next ticket first. For the authority that runs the game.
    pub fn ticket_deck(&self) -> &[TicketId] {
        &self.secret.line[usize::from(self.public.drawn)..usize::from(self.public.line_end)]
    }

    /// Clears `list` and fills it with everything that `seat` may do now; nothing if it is not
    /// this seat's turn.
    #[inline]
    pub fn actions(&self, board: &Board, seat: usize, list: &mut ActionList) {
        list.clear();
        if seat < MAX_PLAYERS {
            legal::list(board, &self.public, &self.secret.hands[seat], seat, list);
        }
    }

    /// Carries out an action of `seat`, or refuses it and leaves the game as it is. Returns the
    /// card that was drawn, if one was.
    pub fn apply(
        &mut self,
        board: &Board,
        seat: usize,
        action: Action,
        chance: &mut impl Chance,
    ) -> Result<Option<Card>, Refusal> {
        self.check(board, seat, action)?;
        Ok(self.play(board, seat, &action, chance))
    }

    /// Whether `seat` may do this now, and if not, why.
    pub fn check(&self, board: &Board, seat: usize, action: Action) -> Result<(), Refusal> {
        let hand = self.secret.hands.get(seat).ok_or(Refusal::NotYourTurn)?;
        check::check(board, &self.public, hand, seat, action)
    }

    /// Whether `seat` may act at all now, and if not, why.
    pub fn check_turn(&self, seat: usize) -> Result<(), Refusal> {
        check::check_turn(&self.public, seat)
    }

    /// Stops the game before its end (Q10). Does nothing to a game that is over.
    pub fn abandon(&mut self) {
        match self.public.phase {
            Phase::Over(_) => return,
            // Unanswered offers count as never made.
            Phase::ChooseTickets => self.public.offer_count = 0,
            Phase::KeepTickets => self.public.offer_count -= 1,
            _ => {}
        }
        self.public.phase = Phase::Over(Reason::Abandoned);
    }

    /// [`Game::apply`] without the check, for playouts that take their actions from
    /// [`Game::actions`]. An illegal action leads to a wrong game or a panic. It takes a reference
    /// because the list has just been written byte by byte, and a read of the whole action would
    /// stall on those writes.
    #[inline]
    pub fn play(
        &mut self,
        board: &Board,
        seat: usize,
        action: &Action,
        chance: &mut impl Chance,
    ) -> Option<Card> {
        match *action {
            Action::DrawDeck => {
                let card = self.draw_blind(seat, chance);
                self.end_draw(board);
                return card;
            }
            Action::DrawRow(slot) => {
                let card = self.draw_from_row(board, seat, usize::from(slot), chance);
                if card.is_wild() {
                    self.end_turn(board); // R2.2
                } else {
                    self.end_draw(board);
                }
                return Some(card);
            }
            Action::Claim { route, payment, tourist } => {
                self.claim(board, seat, route, payment, tourist);
                // R2.4 and Q2: the new discards may fill the row, or make a sweep possible.
                if usize::from(self.public.row.filled()) < ROW || self.public.row.wilds() >= 3 {
                    self.settle_row(board, chance);
                }
                self.end_turn(board);
            }
            Action::DrawTickets => {
                let offered = self.public.tickets_left().min(2);
                self.public.push_offer(seat as u8, offered);
                self.public.drawn += offered;
                self.public.phase = Phase::KeepTickets;
            }
            Action::Keep(kept) => match self.public.phase {
                Phase::ChooseTickets => self.choose(board, seat, kept),
                _ => {
                    self.keep(usize::from(self.public.offer_count) - 1, kept);
                    self.end_turn(board);
                }
            },
            Action::Place(place) => self.place(board, place),
            Action::Pass => {
                self.public.passes += 1;
                if self.public.passes == self.public.players {
                    self.public.phase = Phase::Over(Reason::Stuck); // Q4
                } else {
                    self.next_turn(board);
                }
            }
        }
        None
    }

    // Cards (R2).

    /// The next card of the deck, which is made from the discards when it is empty (R2.5, Q6).
    #[inline]
    fn next_card(&mut self, chance: &mut impl Chance) -> Option<Card> {
        if self.public.deck == 0 {
            if self.public.discards.is_empty() {
                return None;
            }
            self.reshuffle(chance);
        }
        self.public.deck -= 1;
        Some(Card(self.secret.deck.get(usize::from(self.public.deck))))
    }

    #[cold]
    #[inline(never)]
    fn reshuffle(&mut self, chance: &mut impl Chance) {
        let mut cards = [Card::WILD; MAX_CARDS];
        let mut count = 0;
        for (card, n) in self.public.discards.iter() {
            let end = count + usize::from(n);
            cards[count..end].fill(card);
            count = end;
        }
        let cards = &mut cards[..count];
        chance.shuffle(cards);
        self.secret.set_deck(cards);
        self.public.deck = count as u8;
        self.public.counting.pool = std::mem::take(&mut self.public.discards);
        self.public.counting.blind = [0; MAX_PLAYERS];
        self.public.counting.played = [Cards::NONE; MAX_PLAYERS];
        self.secret.blind = [Cards::NONE; MAX_PLAYERS];
        for seat in self.public.seats() {
            let shown = self.public.counting.shown[seat].total();
            self.public.counting.old[seat] = self.public.hands[seat] - shown as u8;
        }
    }

    #[inline]
    fn draw_blind(&mut self, seat: usize, chance: &mut impl Chance) -> Option<Card> {
        let card = self.next_card(chance)?;
        self.public.hands[seat] += 1;
        self.public.counting.blind[seat] += 1;
        self.secret.hands[seat][card] += 1;
        self.secret.blind[seat][card] += 1;
        Some(card)
    }

    #[inline]
    fn draw_from_row(
        &mut self,
        board: &Board,
        seat: usize,
        slot: usize,
        chance: &mut impl Chance,
    ) -> Card {
        let card = self.public.row.take(slot);
        self.public.hands[seat] += 1;
        self.public.counting.shown[seat][card] += 1;
        self.secret.hands[seat][card] += 1;
        self.turn_up(slot, chance);
        if self.public.row.wilds() >= 3 {
            self.settle_row(board, chance);
        }
        card
    }

    /// Fills an empty slot of the row, if there is a card for it.
    #[inline]
    fn turn_up(&mut self, slot: usize, chance: &mut impl Chance) {
        if let Some(card) = self.next_card(chance) {
            self.public.counting.pool[card] -= 1;
            self.public.row.put(slot, card);
        }
    }

    /// Fills the row as far as cards allow (Q2), and sweeps it while it must be (R2.4, Q3), but not
    /// for ever.
    #[cold]
    #[inline(never)]
    fn settle_row(&mut self, board: &Board, chance: &mut impl Chance) {
        let mut sweeps = 0;
        loop {
            for slot in 0..ROW {
                if self.public.row.get(slot).is_none() {
                    self.turn_up(slot, chance);
                }
            }
            let row = &self.public.row;
            if usize::from(row.filled()) < ROW
                || row.wilds() < 3
                || self.colored_outside_hands(board) < 3
                || sweeps == board.tables.most_sweeps
            {
                return;
            }
            sweeps += 1;
            for slot in 0..ROW {
                let card = self.public.row.take(slot);
                self.public.discards[card] += 1;
            }
        }
    }

    /// Cards that are not wild in deck, discards and row together (Q3).
    fn colored_outside_hands(&self, board: &Board) -> usize {
        let held: usize = self.public.seats().map(|seat| self.secret.hands[seat].colored()).sum();
        board.cards().colored() - held
    }

    /// After a card: waits for the second one, or ends the turn if this was it or no second can
    /// be drawn (Q1).
    #[inline]
    fn end_draw(&mut self, board: &Board) {
        let public = &mut self.public;
        let second_possible = public.can_draw_blind() || public.row.filled() > public.row.wilds();
        if public.phase == Phase::Turn && second_possible {
            public.phase = Phase::SecondCard;
        } else {
            self.end_turn(board);
        }
    }

    // Routes (R3).

    #[inline]
    fn claim(
        &mut self,
        board: &Board,
        seat: usize,
        id: RouteId,
        payment: Payment,
        tourist: Option<End>,
    ) {
        let route = &board.tables.routes[id.index()];
        let wilds = payment.wilds();
        self.pay(seat, payment.color(), route.cards - wilds);
        self.pay(seat, Card::WILD, wilds);

        let public = &mut self.public;
        let kind = usize::from(route.piece);
        public.pieces[seat][kind] -= route.spaces;
        let left = usize::from(public.pieces[seat][kind]);
        public.open[seat] = public.open[seat] & board.tables.fits[kind][left];
        public.points[seat] += u16::from(route.points);
        public.owned[seat].insert(id);
        let mut closed = RouteSet::of(id);
        if let Some(twin) = board.tables.twins[id.index()] {
            public.open[seat].remove(twin); // R3.4
            if public.players == 2 {
                closed.insert(twin);
            }
        }
        for open in &mut public.open {
            *open = *open & !closed;
        }
        if let Some(end) = tourist {
            self.take_tourist(seat, if end == End::A { route.a } else { route.b });
        }
    }

    /// Moves cards from a hand to the discards.
    #[inline]
    fn pay(&mut self, seat: usize, card: Card, count: u8) {
        self.secret.hands[seat][card] -= count;
        self.public.hands[seat] -= count;
        self.public.discards[card] += count;
        // What everybody saw the player take is spent first: the rest of the hand can then be
        // anything that it could be before.
        let counting = &mut self.public.counting;
        let shown = counting.shown[seat][card].min(count);
        counting.shown[seat][card] -= shown;
        let hidden = count - shown;
        // More than was ever drawn blind from this deck: the surplus is older.
        let older = hidden.saturating_sub(counting.blind[seat]);
        counting.old[seat] -= older;
        counting.played[seat][card] += hidden - older;
    }

    // Tickets (R1.3, R4).

    fn choose(&mut self, board: &Board, seat: usize, kept: Kept) {
        self.secret.choices[seat] = kept;
        self.public.chosen |= 1 << seat;
        if self.public.chosen.count_ones() < u32::from(self.public.players) {
            self.public.turn = self.public.chosen.trailing_ones() as u8;
            return;
        }
        for seat in self.public.seats() {
            self.keep(seat, self.secret.choices[seat]); // Q7: in seat order
        }
        self.public.phase = Phase::PlaceTourists;
        self.next_placement(board);
    }

    /// Answers an offer: kept tickets stay, the other goes to the end of the line (Q7).
    fn keep(&mut self, index: usize, kept: Kept) {
        let public = &mut self.public;
        let Offer { seat, offered, .. } = public.offer(index);
        let seat = usize::from(seat);
        // In setup the offers are the first in the line; later the last one is the newest.
        let start = if public.phase == Phase::ChooseTickets {
            2 * index
        } else {
            usize::from(public.drawn - offered)
        };
        for position in 0..usize::from(offered) {
            let ticket = self.secret.line[start + position];
            if kept.contains(position) {
                self.secret.kept[seat].insert(ticket);
            } else {
                self.secret.line[usize::from(public.line_end)] = ticket;
                public.line_end += 1;
            }
        }
        public.tickets[seat] += kept.len();
        if kept.len() == offered {
            let bits = public.offers.get(index);
            public.offers.set(index, bits | 8);
        }
    }

    // Tourists (R6.1, R6.2).

    fn take_tourist(&mut self, seat: usize, place: PlaceId) {
        let public = &mut self.public;
        let stacks = &public.stack_at[..usize::from(public.stacks)];
        let Some(symbol) = stacks.iter().position(|&at| at == place) else { return };
        public.symbols[seat] |= 1 << symbol;
        public.tourists[seat].remove(place);
        public.tokens[symbol] -= 1;
        if public.tokens[symbol] == 0 {
            for places in &mut public.tourists {
                places.remove(place);
            }
        }
    }

    fn place(&mut self, board: &Board, place: PlaceId) {
        if let Some(tourists) = &board.tourists {
            self.put_stack(place, tourists.placed[&self.public.players]);
        }
        self.next_placement(board);
    }

    fn put_stack(&mut self, place: PlaceId, tokens: u8) {
        let symbol = usize::from(self.public.stacks);
        self.public.stack_at[symbol] = place;
        self.public.tokens[symbol] = tokens;
        self.public.stacks += 1;
        for places in &mut self.public.tourists {
            places.insert(place);
        }
    }

    /// Finds who puts down the next stack: with two players always the second, else the last,
    /// then the last but one, and so on. When none is left the first turn begins.
    fn next_placement(&mut self, board: &Board) {
        let public = &mut self.public;
        let symbols = board.tourists.as_ref().map_or(0, |tourists| tourists.symbols);
        if public.stacks >= symbols {
            public.phase = Phase::Turn;
            public.turn = 0;
        } else if public.players == 2 {
            public.turn = 1;
        } else {
            let placed = public.stacks - board.tables.stacks.len() as u8;
            public.turn = public.players - 1 - placed % public.players;
        }
    }

    // Turns and the end (R5.1).

    #[inline]
    fn end_turn(&mut self, board: &Board) {
        self.public.passes = 0;
        self.next_turn(board);
    }

    #[inline]
    fn next_turn(&mut self, board: &Board) {
        let public = &mut self.public;
        public.phase = Phase::Turn;
        if let Some(turns) = &mut public.turns_left {
            *turns -= 1;
            if *turns == 0 {
                public.phase = Phase::Over(Reason::Finished);
                return;
            }
        } else if public.pieces_left(usize::from(public.turn)) <= u16::from(board.last_round_at) {
            public.turns_left = Some(public.players);
        }
        public.turn += 1;
        if public.turn == public.players {
            public.turn = 0;
        }
    }
}

impl Secret {
    /// Nothing dealt yet.
    pub(crate) const EMPTY: Secret = Secret {
        deck: Nibbles::EMPTY,
        hands: [Cards::NONE; MAX_PLAYERS],
        blind: [Cards::NONE; MAX_PLAYERS],
        line: [TicketId(0); 2 * MAX_TICKETS],
        kept: [TicketSet::EMPTY; MAX_PLAYERS],
        choices: [Kept(0); MAX_PLAYERS],
    };

    /// Replaces the deck; the next card is the last.
    pub(crate) fn set_deck(&mut self, cards: &[Card]) {
        self.deck.fill(cards, |card| card.0);
    }
}

/// Shows only what everybody may see, so that no log or panic message shows hidden cards.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game").field("public", &self.public).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Rng;

    /// Q10: an unanswered offer counts as never made when a game is stopped.
    #[test]
    fn an_abandoned_game_forgets_open_offers() {
        let board = Board::city("london").unwrap();
        let mut rng = Rng::new(3, 0);
        let mut game = Game::new(&board, 2, &mut rng).unwrap();
        let offers = |mut game: Game| {
            game.abandon();
            game.public.offers().map(|offer| offer.kept).collect::<Vec<_>>()
        };
        assert!(offers(game).is_empty());
        for (seat, kept) in [(1, Kept::FIRST), (0, Kept::BOTH)] {
            game.apply(&board, seat, Action::Keep(kept), &mut rng).unwrap();
        }
        assert_eq!(offers(game), [2, 1]);
        game.apply(&board, 0, Action::DrawTickets, &mut rng).unwrap();
        assert_eq!(offers(game), [2, 1]);
    }
}
