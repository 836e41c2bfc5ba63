//! Views as JSON: what a seat, a spectator, or whoever looks at a finished game may see.

use serde::{Deserialize, Serialize};

use super::entry::{counts, ticket_names};
use super::{Action, Counts, Entry};
use crate::action::ActionList;
use crate::board::Board;
use crate::game::Game;
use crate::public::{Phase, Public};
use crate::record::{self, Outcome};
use crate::score::{self, Bonus};
use crate::sets::{TicketId, TicketSet};
use crate::view;

/// A game as one seat sees it, or as a spectator does.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The board's id.
    pub city: String,
    /// Whose view it is; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub seat: Option<u8>,
    /// What is to be decided: `choose-tickets`, `place-tourists`, `turn`, `second-card`,
    /// `keep-tickets`, or how it ended: `finished`, `stuck`, `abandoned`.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub phase: Phase,
    /// The seat that is to act.
    pub turn: u8,
    /// The face-up cards by slot.
    pub row: Vec<Option<String>>,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The discards.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = std::collections::BTreeMap<String, u8>))]
    pub discards: Counts,
    /// The number of tickets in the deck.
    pub ticket_deck: u8,
    /// Turns until the end, once the last round has begun.
    pub turns_left: Option<u8>,
    /// The seat's cards; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"), schema(value_type = Option<std::collections::BTreeMap<String, u8>>))]
    pub hand: Option<Counts>,
    /// The seat's tickets; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tickets: Option<Vec<String>>,
    /// Those of them whose places are connected; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub completed: Option<Vec<String>>,
    /// Tickets to choose from now; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub offered: Option<Vec<String>>,
    /// Free routes that nobody can claim any more: with two players, the other lane of one that is
    /// taken (R3.4). Absent if there are none.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<String>>"))]
    pub closed: Vec<String>,
    /// What everybody sees of each seat.
    pub seats: Vec<SeatView>,
    /// What the seat may do now; absent for spectators.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub actions: Option<Vec<Action>>,
    /// Stacks of tourists, where the board has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub stacks: Option<Vec<Stack>>,
    /// How it ended, once it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub outcome: Option<Outcome>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    /// The number of cards in hand.
    pub cards: u8,
    /// Those of them that everybody saw it take.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = std::collections::BTreeMap<String, u8>))]
    pub shown: Counts,
    /// The number of tickets.
    pub tickets: u8,
    /// Pieces left by kind.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = std::collections::BTreeMap<String, u8>))]
    pub pieces: Counts,
    /// Points of its routes.
    pub points: u16,
    /// Its routes.
    pub routes: Vec<String>,
    /// Its tourist tokens, where the board has them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub tourists: Option<u8>,
    /// The tickets that it has kept, once the game is over or in an open replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub kept: Option<Vec<String>>,
    /// Those of them whose places are connected, where `kept` is there.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub completed: Option<Vec<String>>,
    /// What its bonus is made of, once the game is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub bonuses: Option<Vec<Bonus>>,
    /// Its cards, in an open replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional, type = "Record<string, number>"), schema(value_type = Option<std::collections::BTreeMap<String, u8>>))]
    pub hand: Option<Counts>,
    /// Tickets that it is to choose from, in an open replay.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub offered: Option<Vec<String>>,
}

/// A stack of tourist tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Stack {
    /// Where.
    pub at: String,
    /// How many are left.
    pub tokens: u8,
    /// Seats that have one of them.
    pub taken_by: Vec<u8>,
}

impl view::View {
    /// The view with names in place of numbers, for programs in any language. Equal views give
    /// equal text.
    pub fn named(&self, board: &Board) -> View {
        let mut named = public_view(board, &self.public);
        let offered: Vec<TicketId> = self.offered().collect();
        let seat = usize::from(self.seat);
        let mut list = ActionList::new();
        self.actions(board, &mut list);
        let action = |&action| {
            let entry = record::Entry::of_action(board, &self.public, &offered, seat, action);
            match entry.named(board) {
                Entry::Action(action) => Some(action),
                Entry::Chance(_) | Entry::End(_) => None,
            }
        };
        named.actions = Some(list.iter().filter_map(action).collect());
        named.seat = Some(self.seat);
        named.hand = Some(counts(board, &self.hand));
        named.tickets = Some(names(board, self.tickets));
        named.completed = Some(names(board, self.completed(board)));
        named.offered = Some(names(board, offered.iter().copied().collect()));
        if let Some(revealed) = self.revealed {
            reveal(board, &mut named, &self.public, |seat| revealed[seat]);
        }
        named
    }
}

impl Game {
    /// What a spectator may see: the view of a seat without what only a seat has.
    pub fn spectator_view(&self, board: &Board) -> View {
        let mut named = public_view(board, &self.public);
        if self.is_over() {
            reveal(board, &mut named, &self.public, |seat| self.tickets(seat));
        }
        named
    }

    /// Everything: what a spectator sees, and all hands, tickets and offers. For games that are over
    /// and looked at again.
    pub fn open_view(&self, board: &Board) -> View {
        let mut named = self.spectator_view(board);
        for (seat, fields) in named.seats.iter_mut().enumerate() {
            let view = self.view(board, seat);
            let offered: Vec<TicketId> = view.offered().collect();
            fields.hand = Some(counts(board, &view.hand));
            fields.kept = Some(names(board, view.tickets));
            fields.completed = Some(names(board, view.completed(board)));
            fields.offered = Some(ticket_names(board, &offered));
        }
        named
    }
}

fn names(board: &Board, tickets: TicketSet) -> Vec<String> {
    tickets.iter().map(|id| board.tickets[id.index()].id.clone()).collect()
}

/// What lies open on the table.
fn public_view(board: &Board, public: &Public) -> View {
    let stacks = board.tourists.as_ref().map(|_| {
        let stack = |symbol: usize| {
            let taken = public.seats().filter(|&seat| public.symbols[seat] >> symbol & 1 == 1);
            Stack {
                at: board.places[public.stack_at[symbol].index()].id.clone(),
                tokens: public.tokens[symbol],
                taken_by: taken.map(|seat| seat as u8).collect(),
            }
        };
        (0..usize::from(public.stacks)).map(stack).collect()
    });
    View {
        city: board.id.clone(),
        seat: None,
        phase: public.phase,
        turn: public.turn,
        row: public
            .row
            .iter()
            .map(|card| card.map(|card| board.card_name(card).to_owned()))
            .collect(),
        deck: public.deck,
        discards: counts(board, &public.discards),
        ticket_deck: public.tickets_left(),
        turns_left: public.turns_left,
        hand: None,
        tickets: None,
        completed: None,
        offered: None,
        closed: public.closed(board).iter().map(|id| board.routes[id.index()].id.clone()).collect(),
        seats: public.seats().map(|seat| seat_view(board, public, seat)).collect(),
        actions: None,
        stacks,
        outcome: None,
    }
}

/// What everybody sees of a seat.
fn seat_view(board: &Board, public: &Public, seat: usize) -> SeatView {
    let pieces = board.pieces.iter().zip(public.pieces[seat]);
    let routes = public.owned[seat].iter().map(|id| board.routes[id.index()].id.clone());
    SeatView {
        cards: public.hands[seat],
        shown: counts(board, &public.shown(seat)),
        tickets: public.tickets[seat],
        pieces: Counts(pieces.map(|(kind, left)| (kind.name.clone(), left)).collect()),
        points: public.points[seat],
        routes: routes.collect(),
        tourists: board.tourists.is_some().then(|| public.symbols[seat].count_ones() as u8),
        kept: None,
        completed: None,
        bonuses: None,
        hand: None,
        offered: None,
    }
}

/// Adds what everybody sees once the game is over: all tickets and the scores.
fn reveal(board: &Board, named: &mut View, public: &Public, kept: impl Fn(usize) -> TicketSet) {
    for (seat, fields) in named.seats.iter_mut().enumerate() {
        let kept = kept(seat);
        let completed = score::completed(board, public.owned[seat], kept);
        fields.kept = Some(names(board, kept));
        fields.completed = Some(names(board, completed));
        fields.bonuses = Some(score::bonuses(board, public, seat));
    }
    let scores = public.seats().map(|seat| score::score(board, public, seat, kept(seat)));
    named.outcome = Outcome::of_scores(public, scores.collect());
}
