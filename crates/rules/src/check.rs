//! Decides whether one action is legal and, if not, which rule it breaks. It shares no code with
//! the listing of actions (`legal`); tests check that the two agree.

use crate::action::{Action, ActionList, End, Kept, Payment};
use crate::board::Board;
use crate::cards::{Card, Cards};
use crate::legal;
use crate::public::{Phase, Public};
use crate::refusal::Refusal;
use crate::sets::{PlaceId, RouteId};

pub(crate) fn check(
    board: &Board,
    public: &Public,
    hand: &Cards,
    seat: usize,
    action: Action,
) -> Result<(), Refusal> {
    check_turn(public, seat)?;
    match public.phase {
        Phase::Over(_) => Err(Refusal::GameOver),
        Phase::ChooseTickets => match action {
            Action::Keep(kept) => check_keep(public, seat, kept),
            _ => Err(Refusal::SetupFirst),
        },
        Phase::PlaceTourists => match action {
            Action::Place(place) => check_place(board, public, place),
            _ => Err(Refusal::PlaceTouristsFirst),
        },
        Phase::KeepTickets => match action {
            Action::Keep(kept) => check_keep(public, seat, kept),
            _ => Err(Refusal::ChooseTicketsFirst),
        },
        Phase::Turn | Phase::SecondCard => {
            let first = public.phase == Phase::Turn;
            match action {
                Action::DrawDeck if public.can_draw_blind() => Ok(()),
                Action::DrawDeck => Err(Refusal::NoCards),
                Action::DrawRow(slot) => check_slot(public, usize::from(slot), first),
                Action::Keep(_) => Err(Refusal::NothingOffered),
                Action::Place(_) => Err(Refusal::NothingToPlace),
                _ if !first => Err(Refusal::SecondCardFirst),
                Action::DrawTickets if public.tickets_left() > 0 => Ok(()),
                Action::DrawTickets => Err(Refusal::NoTickets),
                Action::Claim { route, payment, tourist } => {
                    check_claim(board, public, hand, seat, route, payment, tourist)
                }
                Action::Pass => check_pass(board, public, hand, seat),
            }
        }
    }
}

pub(crate) fn check_turn(public: &Public, seat: usize) -> Result<(), Refusal> {
    let there = seat < usize::from(public.players);
    match public.phase {
        Phase::Over(_) => Err(Refusal::GameOver),
        Phase::ChooseTickets if there && public.chosen >> seat & 1 == 1 => {
            Err(Refusal::AlreadyChosen)
        }
        Phase::ChooseTickets if there => Ok(()),
        _ if seat == usize::from(public.turn) => Ok(()),
        _ => Err(Refusal::NotYourTurn),
    }
}

fn check_keep(public: &Public, seat: usize, kept: Kept) -> Result<(), Refusal> {
    if kept.is_empty() {
        let setup = public.phase == Phase::ChooseTickets;
        return Err(if setup { Refusal::ChooseAtLeastOne } else { Refusal::KeepAtLeastOne });
    }
    let offered = public.offered(seat).len();
    if kept.0 >> offered != 0 {
        return Err(Refusal::NotOffered);
    }
    Ok(())
}

fn check_place(board: &Board, public: &Public, place: PlaceId) -> Result<(), Refusal> {
    if place.index() >= board.places.len() {
        Err(Refusal::NoSuchPlace)
    } else if public.stack_places().contains(place) {
        Err(Refusal::StackThere)
    } else {
        Ok(())
    }
}

fn check_slot(public: &Public, slot: usize, first: bool) -> Result<(), Refusal> {
    if slot >= crate::board::ROW {
        return Err(Refusal::NoSuchSlot);
    }
    match public.row.get(slot) {
        None => Err(Refusal::SlotEmpty),
        Some(card) if card.is_wild() && !first => Err(Refusal::WildSecond),
        Some(_) => Ok(()),
    }
}

/// Whether the route can be claimed with any of these cards.
pub(crate) fn check_route(
    board: &Board,
    public: &Public,
    hand: &Cards,
    seat: usize,
    id: RouteId,
) -> Result<(), Refusal> {
    check_turn(public, seat)?;
    match public.phase {
        Phase::ChooseTickets => return Err(Refusal::SetupFirst),
        Phase::PlaceTourists => return Err(Refusal::PlaceTouristsFirst),
        Phase::KeepTickets => return Err(Refusal::ChooseTicketsFirst),
        Phase::SecondCard => return Err(Refusal::SecondCardFirst),
        Phase::Turn | Phase::Over(_) => {}
    }
    check_open(board, public, seat, id)?;
    let route = &board[id];
    if hand[Card::WILD] < route.ferries {
        return Err(Refusal::FerryNeedsWild);
    }
    let held = match route.color {
        Card::WILD => hand.colors().map(|(_, count)| count).max().unwrap_or(0),
        color => hand[color],
    };
    // Ferries take wilds alone; the rest can be paid in colour or wilds.
    let colored = held.min(route.cards - route.ferries);
    if u16::from(colored) + u16::from(hand[Card::WILD]) < u16::from(route.cards) {
        return Err(Refusal::NotInHand);
    }
    Ok(())
}

/// Whether the seat could claim the route if it had the cards.
fn check_open(board: &Board, public: &Public, seat: usize, id: RouteId) -> Result<(), Refusal> {
    let owned_by_anyone = |id| public.owned.iter().any(|owned| owned.contains(id));
    if id.index() >= board.routes.len() {
        return Err(Refusal::NoSuchRoute);
    }
    if owned_by_anyone(id) {
        return Err(Refusal::RouteTaken);
    }
    if let Some(twin) = board.twin(id) {
        if public.owned[seat].contains(twin) {
            return Err(Refusal::OwnsOtherLane);
        }
        if public.closed(board).contains(id) {
            return Err(Refusal::LaneClosed);
        }
    }
    let route = &board[id];
    if public.pieces[seat][usize::from(route.piece)] < route.spaces {
        return Err(Refusal::TooFewPieces);
    }
    Ok(())
}

fn check_claim(
    board: &Board,
    public: &Public,
    hand: &Cards,
    seat: usize,
    id: RouteId,
    payment: Payment,
    tourist: Option<End>,
) -> Result<(), Refusal> {
    check_open(board, public, seat, id)?;
    let route = &board[id];
    let (color, wilds) = (payment.color(), payment.wilds());
    if wilds > route.cards || color.is_wild() != (wilds == route.cards) {
        return Err(Refusal::WrongNumber);
    }
    if !color.is_wild() && !route.color.is_wild() && route.color != color {
        return Err(Refusal::WrongColor);
    }
    if wilds < route.ferries {
        return Err(Refusal::FerryNeedsWild);
    }
    let colored = route.cards - wilds;
    if hand[Card::WILD] < wilds || (colored > 0 && hand[color] < colored) {
        return Err(Refusal::NotInHand);
    }

    match tourist {
        None if can_take(public, seat, route.a) || can_take(public, seat, route.b) => {
            Err(Refusal::TouristNotTaken)
        }
        Some(End::A) if !can_take(public, seat, route.a) => Err(Refusal::NoTouristThere),
        Some(End::B) if !can_take(public, seat, route.b) => Err(Refusal::NoTouristThere),
        _ => Ok(()),
    }
}

/// Whether a token is at that place whose symbol the seat does not hold (R6.2).
fn can_take(public: &Public, seat: usize, place: PlaceId) -> bool {
    (0..usize::from(public.stacks)).any(|symbol| {
        public.stack_at[symbol] == place
            && public.tokens[symbol] > 0
            && public.symbols[seat] >> symbol & 1 == 0
    })
}

/// There is no voluntary pass (Q4). Passing is so rare that listing all actions is the simplest
/// check.
fn check_pass(board: &Board, public: &Public, hand: &Cards, seat: usize) -> Result<(), Refusal> {
    let mut list = ActionList::new();
    legal::list(board, public, hand, seat, &mut list);
    if list[..] == [Action::Pass] { Ok(()) } else { Err(Refusal::CannotPass) }
}
