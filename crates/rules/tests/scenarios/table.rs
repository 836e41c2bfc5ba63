//! A table at which entries of a record are played one by one. What a scenario says happens is
//! compared with what the engine does and writes down; what it says is refused must be missing
//! from the listed actions too, and must leave the game as it was.

use crosstown_rules::record::{self, Entry, FORMAT, Raw, Record, Recorder, Seat};
use crosstown_rules::{
    Action, ActionList, Board, Card, Cards, Chance, Game, Kept, Phase, Public, Reason, Score,
    TicketId, winners,
};

/// A game being played, and its board.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) board: Board,
    pub(crate) recorder: Recorder,
}

impl Table {
    /// Plays entries of a record, one a line. Shuffles follow the entry during which they happen.
    pub(crate) fn plays(&mut self, lines: &str) {
        let entries = self.read(lines);
        let mut rest = &entries[..];
        while let Some((entry, later)) = rest.split_first() {
            let shuffles = later.iter().take_while(|e| matches!(e, Entry::Shuffle(_))).count();
            self.play(entry, &later[..shuffles]);
            rest = &later[shuffles..];
        }
    }

    /// Plays entries, and says how often the row was swept.
    pub(crate) fn sweeps(&mut self, lines: &str) -> usize {
        let before = self.public().discards;
        self.plays(lines);
        record::sweeps(&before, &self.public().discards, &self.read(lines))
    }

    /// Attempts one entry, which must be refused for this rule and with this code.
    pub(crate) fn refuses(&mut self, line: &str, rule: &str, code: &str) {
        let entries = self.read(line);
        let [entry] = &entries[..] else { panic!("one entry at a time is refused") };
        let (game, log) = (*self.game(), self.recorder.log().len());
        let refusal = match entry.action(&self.board, &game) {
            Err(refusal) => refusal,
            Ok(None) => panic!("not an action: {line}"),
            Ok(Some((seat, action))) => {
                assert!(!self.actions(seat).contains(&action), "listed as legal: {line}");
                let result = self.recorder.apply(&self.board, seat, action, &mut Orders::none());
                result.expect_err(line)
            }
        };
        assert_eq!((refusal.rule(), refusal.code()), (rule, code), "{line}");
        assert!(*self.game() == game, "a refused action changed the game: {line}");
        assert_eq!(self.recorder.log().len(), log, "a refused action was written down: {line}");
    }

    fn play(&mut self, entry: &Entry, shuffles: &[Entry]) {
        let text = format!("{:?}", entry.named(&self.board));
        if let Entry::Abandoned { by } = *entry {
            return self.recorder.abandon(by);
        }
        let action = entry.action(&self.board, self.game());
        let action = action.unwrap_or_else(|refusal| panic!("{refusal}: {text}"));
        let (seat, action) = action.expect("a shuffle follows the entry during which it happens");
        let setup = self.public().phase == Phase::ChooseTickets;
        let orders = shuffles.iter().map(|shuffle| match shuffle {
            Entry::Shuffle(order) => order.clone(),
            _ => unreachable!("only shuffles are passed on"),
        });
        self.act(seat, action, orders.collect());
        let log = self.recorder.log();
        if setup {
            assert!(log.contains(entry), "another choice was written down: {text}");
        } else {
            let written = [std::slice::from_ref(entry), shuffles].concat();
            let tail = &log[log.len().saturating_sub(written.len())..];
            assert_eq!(tail, written, "something else was written down: {text}");
        }
    }

    fn act(&mut self, seat: usize, action: Action, orders: Vec<Vec<Card>>) {
        let listed = self.actions(seat).contains(&action);
        let mut orders = Orders::new(orders);
        let result = self.recorder.apply(&self.board, seat, action, &mut orders);
        result.unwrap_or_else(|refusal| panic!("{refusal}: seat {seat}, {action:?}"));
        assert!(listed, "legal but not listed: seat {seat}, {action:?}");
        orders.all_used();
        self.is_sound();
    }

    /// After every action: no card is lost or made, and what is public of hands is true.
    fn is_sound(&self) {
        let (game, public) = (self.game(), self.public());
        let mut cards = public.row.cards().plus(&public.discards);
        cards = cards.plus(&game.deck().collect());
        for seat in public.seats() {
            cards = cards.plus(game.hand(seat));
            assert_eq!(usize::from(public.hands[seat]), game.hand(seat).total());
            assert_eq!(usize::from(public.tickets[seat]), game.tickets(seat).len());
        }
        assert_eq!(cards, *self.board.cards(), "cards were lost or made");
    }

    // Turns that only pass the time.

    /// Whoever is to move draws tickets and keeps the first, or draws cards where none is left.
    pub(crate) fn idles(&mut self) {
        if self.public().tickets_left() == 0 {
            return self.draws_blind(2);
        }
        self.draws_tickets(Kept::FIRST);
    }

    /// The others idle until it is this seat's turn.
    pub(crate) fn until(&mut self, seat: usize) {
        while self.turn() != seat {
            self.idles();
        }
    }

    /// This many cards are drawn blind, by whoever is to move.
    pub(crate) fn draws_blind(&mut self, cards: usize) {
        for _ in 0..cards {
            self.act(self.turn(), Action::DrawDeck, Vec::new());
        }
    }

    /// Whoever is to move draws tickets; this choice is made, or the only one there is.
    pub(crate) fn draws_tickets(&mut self, kept: Kept) {
        let seat = self.turn();
        self.act(seat, Action::DrawTickets, Vec::new());
        let only = self.game().offered(seat).len() == 1;
        self.keeps(seat, if only { Kept::FIRST } else { kept });
    }

    /// A seat chooses among the tickets on offer.
    pub(crate) fn keeps(&mut self, seat: usize, kept: Kept) {
        self.act(seat, Action::Keep(kept), Vec::new());
    }

    /// Whoever is to do so puts a stack of tourists down.
    pub(crate) fn puts_stack(&mut self, place: &str) {
        let place = self.board.place(place).expect("a place of the board");
        self.act(self.turn(), Action::Place(place), Vec::new());
    }

    /// The others idle, and then this seat claims a route where no tourist is to be taken.
    pub(crate) fn claims(&mut self, seat: usize, route: &str, cards: &str) {
        self.until(seat);
        let route = self.board.route(route).unwrap_or_else(|| panic!("no route {route}"));
        let cards = read_cards(&self.board, cards).into_iter().collect();
        self.play(&Entry::Claim { seat, route, cards, tourist: None }, &[]);
    }

    // What lies on the table, in words.

    pub(crate) fn game(&self) -> &Game {
        self.recorder.game()
    }

    pub(crate) fn public(&self) -> &Public {
        self.game().public()
    }

    pub(crate) fn turn(&self) -> usize {
        self.game().turn()
    }

    /// The seat that is to begin a turn, or none while something else is to be decided.
    pub(crate) fn to_move(&self) -> Option<usize> {
        (self.public().phase == Phase::Turn).then(|| self.turn())
    }

    pub(crate) fn ended(&self) -> Option<Reason> {
        match self.public().phase {
            Phase::Over(reason) => Some(reason),
            _ => None,
        }
    }

    pub(crate) fn actions(&self, seat: usize) -> Vec<Action> {
        let mut list = ActionList::new();
        self.game().actions(&self.board, seat, &mut list);
        list.to_vec()
    }

    /// A hand, sorted by the board's colours, wilds last.
    pub(crate) fn hand(&self, seat: usize) -> String {
        write_cards(&self.board, self.game().hand(seat))
    }

    pub(crate) fn discards(&self) -> String {
        write_cards(&self.board, &self.public().discards)
    }

    /// The row by slots; an empty one is `-`.
    pub(crate) fn row(&self) -> String {
        let slots = self.public().row.iter();
        let names = slots.map(|card| card.map_or("-", |card| self.board.card_name(card)));
        names.collect::<Vec<_>>().join(" ")
    }

    /// The deck in draw order.
    pub(crate) fn deck(&self) -> Vec<&str> {
        self.game().deck().map(|card| self.board.card_name(card)).collect()
    }

    /// The pieces that a seat has left, by kind.
    pub(crate) fn pieces(&self, seat: usize) -> Vec<u8> {
        self.public().pieces[seat][..self.board.pieces.len()].to_vec()
    }

    pub(crate) fn tickets(&self, seat: usize) -> Vec<&str> {
        self.ticket_names(self.game().tickets(seat).iter())
    }

    pub(crate) fn offered(&self, seat: usize) -> Vec<&str> {
        self.ticket_names(self.game().offered(seat).iter().copied())
    }

    pub(crate) fn ticket_deck(&self) -> Vec<&str> {
        self.ticket_names(self.game().ticket_deck().iter().copied())
    }

    fn ticket_names(&self, ids: impl Iterator<Item = TicketId>) -> Vec<&str> {
        ids.map(|id| self.board.tickets[id.index()].id.as_str()).collect()
    }

    pub(crate) fn score(&self, seat: usize) -> Score {
        self.game().score(&self.board, seat)
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        winners(&self.game().scores(&self.board))
    }

    // Records.

    /// The record of a game that is over, everybody a human.
    pub(crate) fn record(&self) -> Record {
        let names = ["ada", "ben", "cem", "dua"];
        let seat = |name: &&str| Seat::new(*name, "human");
        let seats = names.iter().take(usize::from(self.public().players)).map(seat).collect();
        self.recorder.clone().finish(&self.board, seats).expect("the game is over")
    }

    /// Checks that the record survives being written as JSON and read, and that it leads to this
    /// very game.
    pub(crate) fn verifies(&self) {
        let record = self.record();
        let json = record.to_json(&self.board);
        let read = Raw::parse(&json).and_then(|raw| raw.on(&self.board));
        let read = read.unwrap_or_else(|fault| panic!("{fault}"));
        assert_eq!(read, record);
        let game = record::verify(&self.board, &read).unwrap_or_else(|fault| panic!("{fault}"));
        assert!(game == *self.game(), "the record leads to another game");
    }

    /// Entries of a log, read as part of a record: that is the only notation there is.
    fn read(&self, lines: &str) -> Vec<Entry> {
        let lines: Vec<&str> = lines.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
        let json = format!(
            r#"{{"format":"{FORMAT}","city":"{}","players":0,"seats":[],
                "deal":{{"cards":[],"tickets":[]}},"log":[{}],
                "result":{{"reason":"abandoned","scores":[],"winners":[]}}}}"#,
            self.board.id,
            lines.join(",")
        );
        let record = Raw::parse(&json).and_then(|raw| raw.on(&self.board));
        record.unwrap_or_else(|fault| panic!("{fault} in {lines:?}")).log
    }
}

/// Chance by hand: the orders of the shuffles to come, and no shuffle beyond them.
pub(crate) struct Orders(std::vec::IntoIter<Vec<Card>>);

impl Orders {
    pub(crate) fn new(orders: Vec<Vec<Card>>) -> Orders {
        Orders(orders.into_iter())
    }

    fn none() -> Orders {
        Orders::new(Vec::new())
    }

    pub(crate) fn all_used(self) {
        assert_eq!(self.0.len(), 0, "shuffles that did not happen");
    }
}

impl Chance for Orders {
    fn shuffle(&mut self, cards: &mut [Card]) {
        let order = self.0.next().expect("a shuffle happened whose order is not given");
        let (given, shuffled): (Cards, Cards) =
            (order.iter().copied().collect(), cards.iter().copied().collect());
        assert_eq!(given, shuffled, "other cards were shuffled");
        cards.copy_from_slice(&order);
        cards.reverse();
    }
}

/// Reads cards such as `blue*2 wild`.
pub(crate) fn read_cards(board: &Board, cards: &str) -> Vec<Card> {
    let mut read = Vec::new();
    for word in cards.split_whitespace() {
        let (name, count) = word.split_once('*').unwrap_or((word, "1"));
        let card = board.card(name).unwrap_or_else(|| panic!("no card {name}"));
        read.extend(std::iter::repeat_n(card, count.parse().expect("a number of cards")));
    }
    read
}

fn write_cards(board: &Board, cards: &Cards) -> String {
    let words = cards.iter().map(|(card, n)| match n {
        1 => board.card_name(card).to_owned(),
        _ => format!("{}*{n}", board.card_name(card)),
    });
    words.collect::<Vec<_>>().join(" ")
}
