//! What a player can do, as data small enough to keep thousands of.

use crate::cards::Card;
use crate::sets::{PlaceId, RouteId};
use std::ops::Deref;

/// One decision of one player. The game decides whether it is legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(4))]
pub enum Action {
    /// Take the top card of the deck (R2.1).
    DrawDeck,
    /// Take the face-up card in this slot of the row, 0 to 4 (R2.1).
    DrawRow(u8),
    /// Claim a route (R3).
    Claim {
        /// The route or lane.
        route: RouteId,
        /// The cards to play.
        payment: Payment,
        /// The end of the route whose tourist token is taken (R6.2, Q9).
        tourist: Option<End>,
    },
    /// Draw tickets (R4); a [`Action::Keep`] follows.
    DrawTickets,
    /// Keep some of the tickets on offer (R1.3, R4.1).
    Keep(Kept),
    /// Put a stack of tourist tokens on a place (R6.1).
    Place(PlaceId),
    /// Nothing else is possible (Q4).
    Pass,
}

// Lists of actions are written and read at every decision of every simulated game.
const _: () = assert!(size_of::<Action>() == 4);

/// The cards played for a route: some wilds, and one colour for the rest.
///
/// The route determines how many cards the rest is. A payment of wilds alone has the wild card
/// as its colour, so that each way of paying has exactly one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Payment(u8);

impl Payment {
    /// Most wilds that a payment can name, and so the longest route there is.
    pub const MAX_WILDS: u8 = 15;

    /// `wilds` wild cards, and `color` for the rest; none beyond [`Payment::MAX_WILDS`].
    pub fn new(color: Card, wilds: u8) -> Option<Payment> {
        (wilds <= Self::MAX_WILDS).then(|| Self::packed(color, wilds))
    }

    /// [`Payment::new`] without the check, for listing.
    #[inline]
    pub(crate) fn packed(color: Card, wilds: u8) -> Payment {
        Payment(color.0 << 4 | wilds)
    }

    /// The colour of the cards that are not wild.
    #[inline]
    pub fn color(self) -> Card {
        Card((self.0 >> 4).min(Card::WILD.0))
    }

    /// The number of wilds.
    #[inline]
    pub fn wilds(self) -> u8 {
        self.0 & 15
    }
}

/// One end of a route, as the board file names it: `a--b`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The first place of the route's id.
    A,
    /// The second.
    B,
}

/// Which of the tickets on offer are kept: bit 0 for the first, bit 1 for the second.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kept(pub u8);

impl Kept {
    /// The first ticket only.
    pub const FIRST: Kept = Kept(1);
    /// The second ticket only.
    pub const SECOND: Kept = Kept(2);
    /// Both.
    pub const BOTH: Kept = Kept(3);

    /// Whether the ticket at `position` in the offer is kept.
    #[inline]
    pub fn contains(self, position: usize) -> bool {
        position < 8 && self.0 >> position & 1 == 1
    }

    /// How many are kept.
    #[inline]
    pub fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether none is kept.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// A reusable list of actions: clearing it keeps its memory.
#[derive(Clone, Debug, Default)]
pub struct ActionList {
    /// Initialised as far as it has ever grown, so that filling it needs only a bounds check.
    items: Vec<Action>,
    len: usize,
}

impl ActionList {
    /// An empty list.
    pub fn new() -> ActionList {
        ActionList::default()
    }

    /// Empties the list.
    #[inline]
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Room for `most` more actions after the last one. [`ActionList::extend`] makes what is
    /// written there part of the list.
    #[inline]
    pub(crate) fn room(&mut self, most: usize) -> Room<'_> {
        if self.items.len() - self.len < most {
            self.items.resize(self.len + most, Action::Pass);
        }
        Room { items: &mut self.items[self.len..], len: 0 }
    }

    #[inline]
    pub(crate) fn extend(&mut self, count: usize) {
        self.len += count;
        debug_assert!(self.len <= self.items.len());
    }
}

/// Room for actions, reserved once for a whole list so that writing one is only a store.
pub(crate) struct Room<'a> {
    items: &'a mut [Action],
    len: usize,
}

impl Room<'_> {
    #[inline]
    pub(crate) fn push(&mut self, action: Action) {
        self.items[self.len] = action;
        self.len += 1;
    }

    /// Always writes the action, but counts it only if `wanted`: no branch to mispredict.
    #[inline]
    pub(crate) fn push_if(&mut self, action: Action, wanted: bool) {
        self.items[self.len] = action;
        self.len += usize::from(wanted);
    }

    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }
}

impl Deref for ActionList {
    type Target = [Action];

    #[inline]
    fn deref(&self) -> &[Action] {
        &self.items[..self.len]
    }
}
