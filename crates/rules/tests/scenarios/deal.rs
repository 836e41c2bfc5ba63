//! Lays out a game before it begins: who holds what, what lies face up, what comes next. What a
//! scenario does not ask for is filled in, always in the same way: the colours in turn, wilds last,
//! so that no wild turns up unasked while there are other cards.

use crosstown_rules::record::Recorder;
use crosstown_rules::{Board, Card, Cards, DealError, Kept, Phase, TicketId};

use crate::table::{Orders, Table, read_cards};

/// Where the stacks that players put down go, unless a scenario says otherwise (R6.1).
const STACKS: &str = "mission-district twin-peaks";

/// A deal to be laid out. Cards are written `blue*2 wild`, in draw order where there is one.
pub(crate) struct Deal {
    board: Board,
    players: usize,
    hands: Vec<Vec<Card>>,
    row: Vec<Card>,
    deck: Vec<Card>,
    shuffles: Vec<Vec<Card>>,
    tickets: Vec<TicketId>,
    kept: Vec<Kept>,
    stacks: String,
}

/// A deal in a built-in city.
pub(crate) fn city(id: &str, players: usize) -> Deal {
    Deal::new(Board::city(id).expect("a built-in city"), players)
}

/// A deal on a made-up board, for what no city's board can show.
pub(crate) fn made_up(toml: &str, players: usize) -> Deal {
    Deal::new(Board::parse_stored(toml).unwrap_or_else(|error| panic!("{error}")), players)
}

impl Deal {
    fn new(board: Board, players: usize) -> Deal {
        Deal {
            board,
            players,
            hands: vec![Vec::new(); players],
            row: Vec::new(),
            deck: Vec::new(),
            shuffles: Vec::new(),
            tickets: Vec::new(),
            kept: vec![Kept::BOTH; players],
            stacks: STACKS.to_owned(),
        }
    }

    /// What each seat holds when the scenario begins. Two cards are dealt; [`Deal::start`] plays
    /// the turns in which the others are drawn, while seats that have enough draw tickets.
    pub(crate) fn hands(mut self, hands: &[&str]) -> Deal {
        for (hand, cards) in self.hands.iter_mut().zip(hands) {
            *hand = read_cards(&self.board, cards);
        }
        self
    }

    /// The opening row, five cards.
    pub(crate) fn row(mut self, cards: &str) -> Deal {
        self.row = read_cards(&self.board, cards);
        assert_eq!(self.row.len(), 5, "a row has five cards");
        self
    }

    /// The next cards of the deck after those of hands and row.
    pub(crate) fn deck(mut self, cards: &str) -> Deal {
        self.deck = read_cards(&self.board, cards);
        self
    }

    /// The order of a shuffle during the deal itself.
    pub(crate) fn shuffle(mut self, cards: &str) -> Deal {
        self.shuffles.push(read_cards(&self.board, cards));
        self
    }

    /// The first tickets, in draw order: two for each seat and then those to be drawn.
    pub(crate) fn tickets(mut self, tickets: &str) -> Deal {
        let id = |name| self.board.ticket(name).unwrap_or_else(|| panic!("no ticket {name}"));
        self.tickets = tickets.split_whitespace().map(id).collect();
        self
    }

    /// In [`Deal::start`] every seat keeps only the first of its two tickets.
    pub(crate) fn keeping_the_first(mut self) -> Deal {
        self.kept = vec![Kept::FIRST; self.players];
        self
    }

    /// Where the players put stacks of tourists down in [`Deal::start`], in order (R6.1).
    pub(crate) fn stacks(mut self, places: &str) -> Deal {
        self.stacks = places.to_owned();
        self
    }

    /// Deals; the players still have to choose their tickets.
    pub(crate) fn deal(self) -> Table {
        self.try_deal().expect("a deal that can be played")
    }

    /// The same, where the deal may be refused.
    pub(crate) fn try_deal(self) -> Result<Table, DealError> {
        let cards = self.draw_order();
        let mut tickets = self.tickets;
        for ticket in self.board.ticket_ids() {
            if !tickets.contains(&ticket) {
                tickets.push(ticket);
            }
        }
        let mut orders = Orders::new(self.shuffles);
        let recorder = Recorder::deal(&self.board, self.players, cards, tickets, &mut orders)?;
        orders.all_used();
        Ok(Table { board: self.board, recorder })
    }

    /// Deals, and plays on until it is seat 0's turn and everybody holds what was asked.
    pub(crate) fn start(self) -> Table {
        let (kept, stacks) = (self.kept.clone(), self.stacks.clone());
        let draws: Vec<usize> = self.hands.iter().map(|hand| pairs(hand).len()).collect();
        let mut table = self.deal();
        for (seat, kept) in kept.into_iter().enumerate() {
            table.keeps(seat, kept);
        }
        let mut stacks = stacks.split_whitespace();
        while table.public().phase == Phase::PlaceTourists {
            table.puts_stack(stacks.next().expect("a place for every stack"));
        }
        for round in 0..draws.iter().copied().max().unwrap_or(0) {
            for seat_draws in &draws {
                if round < *seat_draws {
                    table.draws_blind(2);
                } else {
                    table.idles();
                }
            }
        }
        table
    }

    /// The whole deck in draw order: hands, row, what [`Deal::start`] has players draw, the rest.
    fn draw_order(&self) -> Vec<Card> {
        let hands = self.hands.iter().flat_map(|hand| [hand.first(), hand.get(1)]);
        let mut order: Vec<Option<Card>> = hands.map(|card| card.copied()).collect();
        order.extend((0..5).map(|slot| self.row.get(slot).copied()));
        let rounds = self.hands.iter().map(|hand| pairs(hand).len()).max().unwrap_or(0);
        for round in 0..rounds {
            for hand in &self.hands {
                if let Some(pair) = pairs(hand).get(round) {
                    order.extend([pair.first().copied(), pair.get(1).copied()]);
                }
            }
        }
        order.extend(self.deck.iter().copied().map(Some));
        let asked: Cards = order.iter().flatten().copied().collect();
        let mut rest = self.board.cards().minus(&asked).expect("no more cards than the deck has");
        order.resize(self.board.cards().total(), None);
        let mut filler = std::iter::from_fn(|| next_filler(&mut rest));
        order
            .into_iter()
            .map(|card| card.or_else(|| filler.next()).expect("enough cards"))
            .collect()
    }
}

/// The cards of a hand that are drawn, two in a turn.
fn pairs(hand: &[Card]) -> Vec<&[Card]> {
    hand.get(2..).unwrap_or_default().chunks(2).collect()
}

/// Of what is left, the colour with most cards, and wilds when there is nothing else.
fn next_filler(rest: &mut Cards) -> Option<Card> {
    let most = rest.iter().filter(|(card, _)| !card.is_wild()).map(|(_, n)| n).max();
    let (card, _) = rest.iter().find(|(card, n)| card.is_wild() || Some(*n) == most)?;
    rest[card] -= 1;
    Some(card)
}
