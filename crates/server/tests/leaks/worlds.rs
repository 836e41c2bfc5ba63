//! Two worlds that one viewer cannot tell apart: games with the same course in the open, and with
//! other cards and tickets wherever this viewer cannot see them.
//!
//! Both worlds start from shuffles of their own, with only what the viewer sees made equal. Then they
//! are played side by side. Where a step would show the viewer something else in the second world,
//! cards of its deck that nobody has drawn yet are exchanged until it does not; where that does not
//! help, another step is taken.

use std::sync::Arc;

use crosstown_rules::record::{Entry, Recorder};
use crosstown_rules::{
    Action, ActionList, Board, Card, Chance, DealError, Game, Kept, Phase, ROW, Random as _, Rng,
    TicketId,
};
use crosstown_table::{Dealer, Dealers};
use serde_json::Value;

/// Most cards that one step turns up: new rows included.
const TURNED_UP: usize = 3 * ROW;

/// Steps of a game that is long enough, and of one that is too long.
const LONG: usize = 40;
const LONGEST: usize = 100;
/// Games to choose from.
const MOST_PLANS: u64 = 20;

/// How chance goes: everything first drawn first.
#[derive(Clone)]
pub(crate) struct World {
    tickets: Vec<TicketId>,
    /// The cards as they are dealt, then every deck shuffled from discards.
    piles: Vec<Vec<Card>>,
}

/// One step of the game: the seat, and what it does in each world.
#[derive(Clone, Copy)]
pub(crate) struct Step {
    pub(crate) seat: usize,
    pub(crate) actions: [Action; 2],
    /// The games before it.
    pub(crate) before: [Game; 2],
}

/// A game in two worlds.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) board: Arc<Board>,
    pub(crate) players: usize,
    /// The seat that cannot tell the worlds apart; none if only spectators cannot.
    pub(crate) viewer: Option<usize>,
    pub(crate) worlds: [World; 2],
    pub(crate) games: [Game; 2],
    pub(crate) steps: Vec<Step>,
    /// Tickets offered so far.
    offered: usize,
}

impl Plan {
    /// A game up to just before its end at most: if possible a long one in which the discards are
    /// shuffled.
    pub(crate) fn new(
        board: &Arc<Board>,
        players: usize,
        viewer: Option<usize>,
        seed: u64,
    ) -> Plan {
        let mut plans = Vec::new();
        for stream in 0..MOST_PLANS {
            let rng = &mut Rng::new(seed, stream);
            let mut plan = Plan::start(board, players, viewer, rng);
            while plan.steps.len() < LONGEST && plan.go_on(rng) {}
            plan.end_with_a_turn();
            let good = plan.shuffles() > 0 && plan.steps.len() >= LONG;
            plans.push(plan);
            if good {
                break;
            }
        }
        let length = |plan: &Plan| plan.steps.len();
        match plans.pop() {
            Some(last) if length(&last) >= LONG && last.shuffles() > 0 => last,
            last => plans.into_iter().chain(last).max_by_key(length).expect("some plans"),
        }
    }

    /// The deal: the same for the viewer, and different for others.
    pub(crate) fn start(
        board: &Arc<Board>,
        players: usize,
        viewer: Option<usize>,
        rng: &mut Rng,
    ) -> Plan {
        loop {
            let worlds = [(); 2].map(|()| {
                let (mut cards, mut tickets): (Vec<_>, Vec<_>) =
                    (board.cards().each().collect(), board.ticket_ids().collect());
                rng.shuffle_slice(&mut cards);
                rng.shuffle_slice(&mut tickets);
                World { tickets, piles: vec![cards] }
            });
            let [first, mut second] = worlds;
            // Two cards and two tickets for each seat in turn, then the row.
            let own = viewer.map_or(0..0, |seat| 2 * seat..2 * seat + 2);
            let row = 2 * players..2 * players + ROW;
            let fixed: Vec<usize> = own.clone().chain(row).collect();
            exchange(&mut second.piles[0], &first.piles[0], &fixed);
            exchange(&mut second.tickets, &first.tickets, &own.collect::<Vec<_>>());
            let mut worlds = [first, second];
            let games = worlds.each_mut().map(|world| {
                let (cards, tickets) = (world.piles[0].clone(), world.tickets.clone());
                let mut chance = Drawn { world, next: 1, rng };
                Game::deal(board, players, &cards, &tickets, &mut chance).expect("a fair deal")
            });
            let board = board.clone();
            let (steps, offered) = (Vec::new(), 2 * players);
            let plan = Plan { board, players, viewer, worlds, games, steps, offered };
            if plan.looks_the_same() {
                return plan;
            }
        }
    }

    fn looks_the_same(&self) -> bool {
        let [first, second] = &self.games;
        match self.viewer {
            Some(seat) => first.view(&self.board, seat) == second.view(&self.board, seat),
            None => first.public() == second.public(),
        }
    }

    /// Goes back to where nobody is in the middle of a move: a server would wait for them.
    fn end_with_a_turn(&mut self) {
        while matches!(self.games[0].public().phase, Phase::SecondCard | Phase::KeepTickets) {
            self.games = self.steps.pop().expect("games begin with a turn").before;
        }
    }

    /// One more step, unless the game would end or nothing fits both worlds.
    fn go_on(&mut self, rng: &mut Rng) -> bool {
        let public = self.games[0].public();
        let choosing = public.phase == Phase::ChooseTickets;
        let mut seats: Vec<usize> =
            public.seats().filter(|seat| public.chosen >> seat & 1 == 0).collect();
        let seat =
            if choosing { seats.swap_remove(rng.below(seats.len())) } else { self.games[0].turn() };
        let mut lists = [ActionList::new(), ActionList::new()];
        for (game, list) in self.games.iter().zip(&mut lists) {
            game.actions(&self.board, seat, list);
        }
        let mut actions: Vec<Action> =
            lists[0].iter().copied().filter(|action| lists[1].contains(action)).collect();
        rng.shuffle_slice(&mut actions);
        let kind = rng.below(20);
        actions.sort_by_key(|action| match action {
            Action::Claim { .. } => kind >= 10,
            Action::DrawTickets => !(8..10).contains(&kind),
            Action::DrawRow(_) => kind < 18,
            _ => false,
        });
        for action in actions {
            let other = match action {
                // Others may keep other tickets, as long as it is the same number of them.
                Action::Keep(kept) if self.viewer != Some(seat) && kept.len() == 1 => {
                    let all = [Kept::FIRST, Kept::SECOND].map(Action::Keep);
                    let legal: Vec<_> = all.into_iter().filter(|a| lists[1].contains(a)).collect();
                    legal[rng.below(legal.len())]
                }
                action => action,
            };
            if let Some(next) = self.after(seat, [action, other], rng) {
                if next.games.iter().any(Game::is_over) {
                    return false;
                }
                *self = next;
                return true;
            }
        }
        false
    }

    /// The plan with one more step, if it can be made to look the same.
    fn after(&self, seat: usize, actions: [Action; 2], rng: &mut Rng) -> Option<Plan> {
        let mut next = self.clone();
        next.steps.push(Step { seat, actions, before: self.games });
        let pile = self.worlds[0].piles.len() - 1;
        let mut first = Drawn { world: &mut next.worlds[0], next: pile + 1, rng };
        next.games[0].apply(&self.board, seat, actions[0], &mut first).ok()?;
        // What the first world shuffled the second shuffles too, in its own order.
        for pile in pile + 1..next.worlds[0].piles.len() {
            let mut cards = next.worlds[0].piles[pile].clone();
            rng.shuffle_slice(&mut cards);
            next.worlds[1].piles.push(cards);
        }
        next.offered += next.games[0].offered(seat).len().min(2)
            * usize::from(actions[0] == Action::DrawTickets);
        let drawn = self.worlds[0].piles[pile].len() - usize::from(self.games[0].public().deck);
        (0..=TURNED_UP).find_map(|count| {
            let mut next = next.clone();
            next.align_cards(pile, drawn, count)?;
            if self.viewer == Some(seat) && actions[0] == Action::DrawTickets {
                next.align_tickets(self.offered..next.offered)?;
            }
            next.games[1] = next.replay(1)?;
            next.looks_the_same().then_some(next)
        })
    }

    /// Makes the next cards of the second world those of the first.
    fn align_cards(&mut self, pile: usize, mut drawn: usize, mut count: usize) -> Option<()> {
        let [first, second] = &mut self.worlds;
        for (there, here) in first.piles.iter().zip(&mut second.piles).skip(pile) {
            for position in drawn..there.len().min(drawn + count) {
                let found = here[position..].iter().position(|card| *card == there[position])?;
                here.swap(position, position + found);
                count -= 1;
            }
            drawn = 0;
        }
        Some(())
    }

    /// Makes the next tickets of the second world those of the first. Those that were returned are
    /// what they are.
    fn align_tickets(&mut self, positions: std::ops::Range<usize>) -> Option<()> {
        let [first, second] = &mut self.worlds;
        for position in positions.take_while(|&position| position < first.tickets.len()) {
            let wanted = first.tickets[position];
            let found = second.tickets[position..].iter().position(|ticket| *ticket == wanted)?;
            second.tickets.swap(position, position + found);
        }
        Some(())
    }

    /// The game of a world from its start.
    fn replay(&self, which: usize) -> Option<Game> {
        let mut dealer = Rigged { world: Arc::new(self.worlds[which].clone()), next: 1 };
        let mut game = *Dealer::deal(&mut dealer, &self.board, self.players).ok()?.game();
        for step in &self.steps {
            game.apply(&self.board, step.seat, step.actions[which], &mut dealer).ok()?;
        }
        Some(game)
    }

    /// Who deals in this world.
    pub(crate) fn dealers(&self, which: usize) -> Dealers {
        let world = Arc::new(self.worlds[which].clone());
        Arc::new(move |_| Box::new(Rigged { world: world.clone(), next: 1 }))
    }

    /// How often the discards were shuffled.
    pub(crate) fn shuffles(&self) -> usize {
        self.worlds[0].piles.len() - 1
    }
}

impl Step {
    /// The action as a client sends it.
    pub(crate) fn action(&self, board: &Board, which: usize) -> Value {
        let game = &self.before[which];
        let offered = game.offered(self.seat);
        let entry = Entry::of_action(board, game.public(), offered, self.seat, self.actions[which]);
        serde_json::to_value(entry.named(board)).expect("plain data becomes JSON")
    }
}

/// Puts at these positions of `items` what is there in `others`, from positions that are not among
/// them.
fn exchange<T: PartialEq>(items: &mut [T], others: &[T], positions: &[usize]) {
    for (index, &position) in positions.iter().enumerate() {
        let done = &positions[..index];
        let found =
            (0..items.len()).find(|at| !done.contains(at) && items[*at] == others[position]);
        items.swap(position, found.expect("both have the same things"));
    }
}

/// Shuffles at random, and remembers how.
struct Drawn<'a> {
    world: &'a mut World,
    next: usize,
    rng: &'a mut Rng,
}

impl Chance for Drawn<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        if self.next == self.world.piles.len() {
            let mut order = cards.to_vec();
            self.rng.shuffle_slice(&mut order);
            self.world.piles.push(order);
        }
        put(cards, &self.world.piles[self.next]);
        self.next += 1;
    }
}

/// Deals and shuffles as a world has it.
#[derive(Clone)]
struct Rigged {
    world: Arc<World>,
    next: usize,
}

/// Lays a pile down; decks have their first card last.
fn put(cards: &mut [Card], pile: &[Card]) {
    let mut sorted = pile.to_vec();
    sorted.sort();
    cards.sort();
    assert_eq!(cards, sorted, "the worlds have the same discards");
    cards.copy_from_slice(pile);
    cards.reverse();
}

impl Chance for Rigged {
    fn shuffle(&mut self, cards: &mut [Card]) {
        // After the last planned shuffle, any will do.
        if let Some(pile) = self.world.piles.get(self.next) {
            put(cards, pile);
        }
        self.next += 1;
    }
}

impl Dealer for Rigged {
    fn deal(&mut self, board: &Board, players: usize) -> Result<Recorder, DealError> {
        let (cards, tickets) = (self.world.piles[0].clone(), self.world.tickets.clone());
        Recorder::deal(board, players, cards, tickets, self)
    }

    fn shuffle(&mut self, cards: &mut [Card]) {
        Chance::shuffle(self, cards);
    }

    fn copy(&self) -> Box<dyn Dealer> {
        Box::new(self.clone())
    }
}
