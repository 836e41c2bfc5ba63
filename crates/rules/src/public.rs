//! What lies open on the table: the part of a game that everybody sees. Every view has all of it,
//! so nothing that is hidden from anybody may ever be added here.

use serde::{Deserialize, Serialize};

use crate::board::{Board, MAX_PIECE_KINDS, MAX_PLAYERS, MAX_SYMBOLS, MAX_TICKETS, ROW};
use crate::cards::{Card, Cards};
use crate::sets::{Nibbles, PlaceId, PlaceSet, RouteSet};

/// Everything that all players and spectators can see, including what the action history tells
/// about hidden cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Public {
    /// The number of players; seats are numbered from 0 in turn order.
    pub players: u8,
    /// What is to be decided now.
    pub phase: Phase,
    /// The seat that is to act. While tickets are chosen in setup, every seat that has not chosen
    /// may act, and this is the first of them.
    pub turn: u8,
    /// Seats that have chosen their tickets in setup, one bit each.
    pub chosen: u8,
    /// How many players in a row have passed (Q4).
    pub passes: u8,
    /// Turns until the game ends, once the last round has begun (R5.1).
    pub turns_left: Option<u8>,
    /// The routes that each seat might still claim: free, not closed to it (R3.4), and no longer
    /// than its pieces reach (R3.3).
    pub open: [RouteSet; MAX_PLAYERS],
    /// The routes that each seat owns.
    pub owned: [RouteSet; MAX_PLAYERS],
    /// The pieces that each seat has left, by kind.
    pub pieces: [[u8; MAX_PIECE_KINDS]; MAX_PLAYERS],
    /// The points of each seat's routes.
    pub points: [u16; MAX_PLAYERS],
    /// The face-up cards.
    pub row: Row,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The discards.
    pub discards: Cards,
    /// The number of cards in each hand.
    pub hands: [u8; MAX_PLAYERS],
    /// The number of tickets that each seat has kept; those being chosen do not count.
    pub tickets: [u8; MAX_PLAYERS],
    /// Tickets drawn so far, from the start of the line.
    pub(crate) drawn: u8,
    /// Where the line of tickets ends; returned ones are added there.
    pub(crate) line_end: u8,
    /// Every offer of tickets so far, packed; see [`Public::offers`].
    pub(crate) offers: Nibbles<{ MAX_TICKETS / 2 }>,
    pub(crate) offer_count: u8,
    /// The tokens left in each stack of tourists, by symbol (R6).
    pub tokens: [u8; MAX_SYMBOLS],
    /// Where each stack is; only the first [`Public::stacks`] count.
    pub stack_at: [PlaceId; MAX_SYMBOLS],
    /// The number of stacks on the board.
    pub stacks: u8,
    /// The symbols that each seat holds, one bit each.
    pub symbols: [u8; MAX_PLAYERS],
    /// Where each seat can take a tourist: places with tokens of a symbol that it does not hold.
    pub tourists: [PlaceSet; MAX_PLAYERS],
    /// Card counting: see [`Counting`].
    pub(crate) counting: Counting,
}

/// Card counting: what everybody can know of hidden cards by watching. The last shuffle divides
/// them: the content of a fresh deck is known, because it was the discards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Counting {
    /// Cards that each seat certainly holds: taken face up and not played since.
    pub(crate) shown: [Cards; MAX_PLAYERS],
    /// Content of the deck when it was shuffled, less what has been turned face up since: what
    /// is left in the deck and what has been drawn blind from it.
    pub(crate) pool: Cards,
    /// How many cards each seat has drawn blind from this deck.
    pub(crate) blind: [u8; MAX_PLAYERS],
    /// How many hidden cards each seat had when it was shuffled, less those known to be played.
    pub(crate) old: [u8; MAX_PLAYERS],
    /// Hidden cards that each seat has played since; they may come from either.
    pub(crate) played: [Cards; MAX_PLAYERS],
}

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Setup: every player chooses tickets, in any order (R1.3, Q8).
    ChooseTickets,
    /// Setup: stacks of tourists are put down (R6.1).
    PlaceTourists,
    /// A player's turn begins.
    Turn,
    /// A first card has been drawn and a second one must follow (R2.1).
    SecondCard,
    /// Tickets have been drawn and some must be kept (R4.1).
    KeepTickets,
    /// The game has ended.
    #[serde(untagged)]
    Over(Reason),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    /// The last round was played (R5.1).
    Finished,
    /// Every player passed in a row (Q4).
    Stuck,
    /// The players stopped it (Q10).
    Abandoned,
}

impl Reason {
    /// Its name in JSON.
    pub fn name(self) -> &'static str {
        match self {
            Reason::Finished => "finished",
            Reason::Stuck => "stuck",
            Reason::Abandoned => "abandoned",
        }
    }
}

/// Tickets that were offered to a player, as everybody saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Offer {
    /// To whom.
    pub(crate) seat: u8,
    /// How many: 2, or 1 when it was the last.
    pub(crate) offered: u8,
    /// How many were kept; 0 until that is known.
    pub(crate) kept: u8,
}

/// The face-up cards. A slot stays empty while deck and discards are empty (Q2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    slots: [u8; ROW],
    wilds: u8,
    filled: u8,
}

const EMPTY: u8 = u8::MAX;

impl Row {
    pub(crate) const NONE: Row = Row { slots: [EMPTY; ROW], wilds: 0, filled: 0 };

    /// The card in a slot; `None` if the slot is empty or does not exist.
    #[inline]
    pub fn get(&self, slot: usize) -> Option<Card> {
        match self.slots.get(slot) {
            Some(&card) if card != EMPTY => Some(Card(card)),
            _ => None,
        }
    }

    /// Which slots have a card that can be taken: any as the first card of a turn, none that is
    /// wild as the second (R2.2).
    #[inline]
    pub(crate) fn takeable(&self, first: bool) -> [bool; ROW] {
        let end = if first { Card::WILD.0 + 1 } else { Card::WILD.0 };
        self.slots.map(|card| card < end)
    }

    /// The slots in order.
    pub fn iter(&self) -> impl Iterator<Item = Option<Card>> {
        (0..ROW).map(|slot| self.get(slot))
    }

    /// The face-up cards, counted.
    pub fn cards(&self) -> Cards {
        self.iter().flatten().collect()
    }

    /// How many of the cards are wild.
    #[inline]
    pub fn wilds(&self) -> u8 {
        self.wilds
    }

    /// How many slots have a card.
    #[inline]
    pub fn filled(&self) -> u8 {
        self.filled
    }

    #[inline]
    pub(crate) fn take(&mut self, slot: usize) -> Card {
        let card = Card(std::mem::replace(&mut self.slots[slot], EMPTY));
        self.filled -= 1;
        self.wilds -= u8::from(card.is_wild());
        card
    }

    #[inline]
    pub(crate) fn put(&mut self, slot: usize, card: Card) {
        self.slots[slot] = card.0;
        self.filled += 1;
        self.wilds += u8::from(card.is_wild());
    }
}

impl Public {
    /// The seats, in turn order.
    #[inline]
    pub fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.players)
    }

    /// The free routes that are closed to everybody: with two players, the other lane of one that is
    /// taken (R3.4).
    pub fn closed(&self, board: &Board) -> RouteSet {
        if self.players != 2 {
            return RouteSet::EMPTY;
        }
        let taken = self.owned[0] | self.owned[1];
        let twins: RouteSet = taken.iter().filter_map(|id| board.twin(id)).collect();
        twins & !taken
    }

    /// Whether a card can be drawn blind: from the deck, or from the discards shuffled into one.
    #[inline]
    pub fn can_draw_blind(&self) -> bool {
        self.deck > 0 || !self.discards.is_empty()
    }

    /// How many tickets the deck still holds.
    #[inline]
    pub fn tickets_left(&self) -> u8 {
        self.line_end - self.drawn
    }

    /// All pieces that a seat has left.
    #[inline]
    pub fn pieces_left(&self, seat: usize) -> u16 {
        self.pieces[seat].iter().map(|&n| u16::from(n)).sum()
    }

    /// Cards that a seat is known to hold, because everybody saw it take them.
    pub fn shown(&self, seat: usize) -> Cards {
        self.counting.shown[seat]
    }

    /// Every offer of tickets so far, in order.
    pub(crate) fn offers(&self) -> impl Iterator<Item = Offer> {
        (0..usize::from(self.offer_count)).map(|i| self.offer(i))
    }

    // An offer in four bits: two for the seat, one for "two were offered", one for "all were
    // kept". While `Phase::ChooseTickets` or `KeepTickets` lasts, the newest offers are not
    // answered, and nothing is known of them.
    pub(crate) fn offer(&self, index: usize) -> Offer {
        let bits = self.offers.get(index);
        let offered = 1 + (bits >> 2 & 1);
        let answered = match self.phase {
            Phase::ChooseTickets => false,
            Phase::KeepTickets => index + 1 < usize::from(self.offer_count),
            _ => true,
        };
        let kept = if !answered {
            0
        } else if bits >> 3 == 1 {
            offered
        } else {
            1
        };
        Offer { seat: bits & 3, offered, kept }
    }

    pub(crate) fn push_offer(&mut self, seat: u8, offered: u8) {
        self.offers.set(usize::from(self.offer_count), seat | (offered - 1) << 2);
        self.offer_count += 1;
    }

    /// The places with a stack on them, empty or not.
    pub fn stack_places(&self) -> PlaceSet {
        self.stack_at[..usize::from(self.stacks)].iter().copied().collect()
    }

    /// Where in the line the tickets are that a seat is to choose from now.
    pub(crate) fn offered(&self, seat: usize) -> std::ops::Range<usize> {
        match self.phase {
            Phase::ChooseTickets if seat < usize::from(self.players) => {
                if self.chosen >> seat & 1 == 1 { 0..0 } else { 2 * seat..2 * seat + 2 }
            }
            Phase::KeepTickets if seat == usize::from(self.turn) => {
                let offer = self.offer(usize::from(self.offer_count) - 1);
                usize::from(self.drawn - offer.offered)..usize::from(self.drawn)
            }
            _ => 0..0,
        }
    }
}
