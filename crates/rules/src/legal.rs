//! Lists what a seat may do. The list needs only what the seat can see, so a view lists the same
//! actions as the game. Every decision of every playout needs it: routes are filtered as sets,
//! and only those that the hand can pay are looked at one by one.

use crate::action::{Action, ActionList, End, Kept, Payment, Room};
use crate::board::{Board, RouteInfo, Tables};
use crate::cards::{Card, Cards, MAX_COLORS};
use crate::public::{Phase, Public};
use crate::sets::{PlaceId, PlaceSet, RouteId, RouteSet};

/// Appends the legal actions of `seat`, whose cards are `hand`, to `list`.
#[inline]
pub(crate) fn list(
    board: &Board,
    public: &Public,
    hand: &Cards,
    seat: usize,
    list: &mut ActionList,
) {
    let mut room = list.room(board.tables.most_actions);
    match public.phase {
        Phase::ChooseTickets | Phase::KeepTickets => {
            let ways: &[Kept] = match public.offered(seat).len() {
                0 => &[],
                1 => &[Kept::FIRST],
                _ => &[Kept::FIRST, Kept::SECOND, Kept::BOTH],
            };
            for &kept in ways {
                room.push(Action::Keep(kept));
            }
        }
        _ if usize::from(public.turn) != seat => {}
        Phase::PlaceTourists => {
            let taken = public.stack_places();
            for place in (0..board.places.len() as u8).map(PlaceId) {
                room.push_if(Action::Place(place), !taken.contains(place));
            }
        }
        Phase::Turn => {
            draws(public, true, &mut room);
            room.push_if(Action::DrawTickets, public.tickets_left() > 0);
            claims(board, public, hand, seat, &mut room);
            room.push_if(Action::Pass, room.is_empty()); // Q4
        }
        Phase::SecondCard => draws(public, false, &mut room),
        Phase::Over(_) => {}
    }
    let added = room.len();
    list.extend(added);
}

/// Cards that can be drawn (R2.1); a face-up wild only as the first (R2.2).
#[inline(always)]
fn draws(public: &Public, first: bool, room: &mut Room<'_>) {
    room.push_if(Action::DrawDeck, public.can_draw_blind());
    for (slot, takeable) in public.row.takeable(first).into_iter().enumerate() {
        room.push_if(Action::DrawRow(slot as u8), takeable);
    }
}

/// Routes that can be claimed, in every way of paying and with every choice of tourist (R3).
#[inline]
fn claims(board: &Board, public: &Public, hand: &Cards, seat: usize, room: &mut Room<'_>) {
    let tables = &board.tables;
    let mut claims = Claims { tables, tourists: public.tourists[seat], room };
    let wilds = hand[Card::WILD];
    let open = public.open[seat] & tables.ferries[usize::from(wilds)];
    if wilds == 0 {
        without_wilds(open, hand, &mut claims);
    } else {
        with_wilds(open, hand, wilds, &mut claims);
    }
}

/// Most hands have no wild, and then a colour pays in one way. The CPU cannot predict what a
/// random hand holds, so this avoids branches on it: one loop over the coloured routes, and each
/// grey one is tried with every colour in the hand.
#[inline(always)]
fn without_wilds(open: RouteSet, hand: &Cards, claims: &mut Claims<'_, '_>) {
    let tables = claims.tables;
    let mut payable = RouteSet::EMPTY;
    let mut held = [Card::WILD; MAX_COLORS + 1];
    let mut kinds = 0;
    for ((card, count), takes) in hand.colors().zip(&tables.takes) {
        payable |= takes[usize::from(count)];
        held[kinds] = card;
        kinds += usize::from(count > 0);
    }
    (open & payable & !tables.grey).for_each(|route| {
        let claim = claims.of(route);
        claims.push_if(&claim, Payment::packed(claim.row.color, 0), true);
    });
    (open & payable & tables.grey).for_each(|route| {
        let claim = claims.of(route);
        for &card in &held[..kinds] {
            claims.push_if(&claim, Payment::packed(card, 0), hand[card] >= claim.row.cards);
        }
    });
}

#[inline(always)]
fn with_wilds(open: RouteSet, hand: &Cards, wilds: u8, claims: &mut Claims<'_, '_>) {
    let tables = claims.tables;
    for ((card, held), takes) in hand.colors().zip(&tables.takes) {
        if held == 0 {
            continue;
        }
        (open & takes[usize::from(held.saturating_add(wilds))]).for_each(|route| {
            let claim = claims.of(route);
            let cards = claim.row.cards;
            for used in cards.saturating_sub(held).max(claim.row.ferries)..cards.min(wilds + 1) {
                claims.push_if(&claim, Payment::packed(card, used), true);
            }
        });
    }
    (open & tables.costs[usize::from(wilds)]).for_each(|route| {
        let claim = claims.of(route);
        claims.push_if(&claim, Payment::packed(Card::WILD, claim.row.cards), true);
    });
}

struct Claims<'a, 'r> {
    tables: &'a Tables,
    /// Where the player can take a tourist.
    tourists: PlaceSet,
    room: &'a mut Room<'r>,
}

/// A route to be claimed, and the tourists that can be taken with it: one from either end that has
/// one to take, and none only if neither has (R6.2, Q9).
struct Claim<'a> {
    route: RouteId,
    row: &'a RouteInfo,
    tourist: Option<End>,
    or_other_end: bool,
}

impl<'a> Claims<'a, '_> {
    #[inline]
    fn of(&self, route: RouteId) -> Claim<'a> {
        let row = &self.tables.routes[route.index()];
        if self.tourists.is_empty() {
            return Claim { route, row, tourist: None, or_other_end: false };
        }
        let (at_a, at_b) = (self.tourists.contains(row.a), self.tourists.contains(row.b));
        let tourist = match (at_a, at_b) {
            (true, _) => Some(End::A),
            (false, true) => Some(End::B),
            (false, false) => None,
        };
        Claim { route, row, tourist, or_other_end: at_a && at_b }
    }

    #[inline]
    fn push_if(&mut self, claim: &Claim<'_>, payment: Payment, wanted: bool) {
        let Claim { route, tourist, .. } = *claim;
        self.room.push_if(Action::Claim { route, payment, tourist }, wanted);
        if claim.or_other_end {
            self.room.push_if(Action::Claim { route, payment, tourist: Some(End::B) }, wanted);
        }
    }
}
