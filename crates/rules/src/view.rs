//! What one seat may see. A view holds the public part of a game and this seat's own cards,
//! and nothing else: what is hidden from the seat is not in it, so it cannot leak from it.

use serde_json::{Map, Value, json};

use crate::action::{ActionList, Kept};
use crate::board::{Board, MAX_PLAYERS, MAX_TICKETS};
use crate::cards::Cards;
use crate::game::Game;
use crate::legal;
use crate::public::{Phase, Public, Reason};
use crate::record::Entry;
use crate::score;
use crate::sets::{TicketId, TicketSet};

/// A game as one seat sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct View {
    /// Whose view it is.
    pub seat: u8,
    /// What everybody sees.
    pub public: Public,
    /// The seat's cards.
    pub hand: Cards,
    /// The tickets that the seat has kept.
    pub tickets: TicketSet,
    /// The seat's choice in setup, while others still choose.
    pub choice: Option<Kept>,
    /// Everybody's tickets, once the game is over.
    pub revealed: Option<[TicketSet; MAX_PLAYERS]>,
    /// What the seat has drawn blind since the last shuffle.
    pub(crate) blind: Cards,
    /// The line of tickets: those that the seat was offered, and those that it returned.
    pub(crate) line: [Option<TicketId>; 2 * MAX_TICKETS],
}

impl Game {
    /// What `seat` may see. There must be such a seat.
    pub fn view(&self, board: &Board, seat: usize) -> View {
        assert!(seat < usize::from(self.public.players), "no such seat");
        let (public, secret) = (&self.public, &self.secret);
        let mut line = [None; 2 * MAX_TICKETS];
        let (mut at, mut returned) = (0, board.tickets.len());
        for offer in public.offers() {
            let positions = at..at + usize::from(offer.offered);
            at = positions.end;
            let gives_back = offer.kept > 0 && offer.kept < offer.offered;
            if usize::from(offer.seat) == seat {
                for position in positions {
                    line[position] = Some(secret.line[position]);
                }
                if gives_back {
                    line[returned] = Some(secret.line[returned]);
                }
            }
            returned += usize::from(gives_back);
        }
        let choosing = public.phase == Phase::ChooseTickets && public.chosen >> seat & 1 == 1;
        View {
            seat: seat as u8,
            public: *public,
            hand: secret.hands[seat],
            tickets: secret.kept[seat],
            choice: choosing.then(|| secret.choices[seat]),
            revealed: self.is_over().then_some(secret.kept),
            blind: secret.blind[seat],
            line,
        }
    }
}

impl View {
    /// Lists everything that this seat may do now into `list`, which is emptied first.
    pub fn actions(&self, board: &Board, list: &mut ActionList) {
        list.clear();
        legal::list(board, &self.public, &self.hand, usize::from(self.seat), list);
    }

    /// The tickets among which this seat is to choose now, empty if none.
    pub fn offered(&self) -> impl Iterator<Item = TicketId> {
        self.line[self.public.offered(usize::from(self.seat))].iter().flatten().copied()
    }

    /// This seat's tickets whose places its routes connect.
    pub fn completed(&self, board: &Board) -> TicketSet {
        score::completed(board, self.public.owned[usize::from(self.seat)], self.tickets)
    }

    /// The view with names in place of numbers, for programs in any language. Actions have the
    /// form of a record's entries; equal views give equal text.
    pub fn to_json(&self, board: &Board) -> Value {
        told(board, &self.public, self.revealed.as_ref(), Some(self))
    }
}

impl Game {
    /// What a spectator may see, in the form of [`View::to_json`] without what only a seat has.
    pub fn spectator_json(&self, board: &Board) -> Value {
        let revealed = self.is_over().then_some(&self.secret.kept);
        told(board, &self.public, revealed, None)
    }
}

impl Game {
    /// Everything: what a spectator sees, and all hands, tickets and offers. For games that are over
    /// and looked at again.
    pub fn open_json(&self, board: &Board) -> Value {
        let mut view = self.spectator_json(board);
        let names = |ids: &mut dyn Iterator<Item = TicketId>| -> Vec<&str> {
            ids.map(|id| board.tickets[id.index()].id.as_str()).collect()
        };
        let seats = view["seats"].as_array_mut().into_iter().flatten();
        for (seat, fields) in seats.enumerate() {
            let view = self.view(board, seat);
            fields["hand"] = cards_json(board, &view.hand);
            fields["kept"] = names(&mut view.tickets.iter()).into();
            fields["completed"] = names(&mut view.completed(board).iter()).into();
            fields["offered"] = names(&mut view.offered()).into();
        }
        view
    }
}

/// What lies open and, for a seat, what is its own.
fn told(
    board: &Board,
    public: &Public,
    revealed: Option<&[TicketSet; MAX_PLAYERS]>,
    own: Option<&View>,
) -> Value {
    let tickets = |set: TicketSet| -> Vec<&str> {
        set.iter().map(|id| board.tickets[id.index()].id.as_str()).collect()
    };
    let mut view = Map::new();
    let mut put = |name: &str, value: Value| {
        view.insert(name.to_owned(), value);
    };
    put("city", board.id.as_str().into());
    if let Some(own) = own {
        put("seat", own.seat.into());
    }
    put("phase", phase_name(public.phase).into());
    put("turn", public.turn.into());
    put("row", public.row.iter().map(|card| card.map(|card| board.card_name(card))).collect());
    put("deck", public.deck.into());
    put("discards", cards_json(board, &public.discards));
    put("ticket_deck", public.tickets_left().into());
    put("turns_left", public.turns_left.into());
    let offered: Vec<TicketId> = own.iter().flat_map(|own| own.offered()).collect();
    if let Some(own) = own {
        put("hand", cards_json(board, &own.hand));
        put("tickets", tickets(own.tickets).into());
        put("completed", tickets(own.completed(board)).into());
        put("offered", tickets(offered.iter().copied().collect()).into());
    }
    put("seats", public.seats().map(|seat| seat_json(board, public, revealed, seat)).collect());
    if let Some(own) = own {
        let mut list = ActionList::new();
        own.actions(board, &mut list);
        let me = usize::from(own.seat);
        let action = |&action| Entry::of_action(board, public, &offered, me, action).to_json(board);
        put("actions", list.iter().map(action).collect());
    }
    if board.tourists.is_some() {
        let stacks = (0..usize::from(public.stacks)).map(|symbol| {
            let at = &board.places[public.stack_at[symbol].index()].id;
            let taken = public.seats().filter(|&s| public.symbols[s] >> symbol & 1 == 1);
            json!({
                "at": at,
                "tokens": public.tokens[symbol],
                "taken_by": taken.collect::<Vec<_>>(),
            })
        });
        put("stacks", stacks.collect());
    }
    view.into()
}

/// What everybody sees of a seat.
fn seat_json(
    board: &Board,
    public: &Public,
    revealed: Option<&[TicketSet; MAX_PLAYERS]>,
    seat: usize,
) -> Value {
    let pieces: Map<String, Value> = board
        .pieces
        .iter()
        .zip(public.pieces[seat])
        .map(|(kind, left)| (kind.name.clone(), left.into()))
        .collect();
    let routes = public.owned[seat].iter().map(|id| &board.routes[id.index()].id);
    let mut fields = json!({
        "cards": public.hands[seat],
        "shown": cards_json(board, &public.shown(seat)),
        "tickets": public.tickets[seat],
        "pieces": pieces,
        "points": public.points[seat],
        "routes": routes.collect::<Vec<_>>(),
    });
    if board.tourists.is_some() {
        fields["tourists"] = public.symbols[seat].count_ones().into();
    }
    if let Some(revealed) = revealed {
        let ids = revealed[seat].iter().map(|id| board.tickets[id.index()].id.as_str());
        fields["revealed"] = ids.collect();
    }
    fields
}

/// Counts by colour name, wilds last.
pub(crate) fn cards_json(board: &Board, cards: &Cards) -> Value {
    cards
        .iter()
        .map(|(card, n)| (board.card_name(card).to_owned(), Value::from(n)))
        .collect::<Map<String, Value>>()
        .into()
}

fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::ChooseTickets => "choose-tickets",
        Phase::PlaceTourists => "place-tourists",
        Phase::Turn => "turn",
        Phase::SecondCard => "second-card",
        Phase::KeepTickets => "keep-tickets",
        Phase::Over(Reason::Finished) => "finished",
        Phase::Over(Reason::Stuck) => "stuck",
        Phase::Over(Reason::Abandoned) => "abandoned",
    }
}
