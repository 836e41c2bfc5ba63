//! What an event does. It is carried out on a copy of the table's state, and once: [`Table::after`]
//! gives the state after it, and [`Table::commit`] puts this in place. New events and stored ones
//! take the same way.

use std::sync::Arc;

use crosstown_rules::record::{self, Entry};
use crosstown_rules::schema::{self, Happening};
use crosstown_rules::{
    Action, Board, Card, Cards, Chance, Contribution, Hex, Mix, Phase, Refusal, Seeds, commitment,
    drawn_first, mixed_seed,
};

use crate::protocol::Why;
use crate::seat::{Contributes, Player, Seat};
use crate::state::{Play, State};
use crate::table::{Past, Table, Unreadable};
use crate::{Dealer, Event, Mark, SeatStart};

/// An event that may happen, and the table's state after it. Nothing has changed yet: whoever runs
/// the table keeps the event first, and then commits it.
pub struct Judged {
    number: u32,
    at: u64,
    event: Event,
    /// The seat and the client's own id of an action that a client sent.
    sent: Option<(u8, Box<str>)>,
    after: Box<State>,
}

impl Judged {
    /// The number that it will have.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// When it happens.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// What happens.
    pub fn event(&self) -> &Event {
        &self.event
    }

    /// What a store is to know of the table after it.
    pub fn mark(&self) -> Mark {
        self.after.mark()
    }
}

impl Table {
    /// Puts an event in place that was judged of this table as it stands. Gives false, and changes
    /// nothing, if something else has happened since.
    #[must_use]
    pub fn commit(&mut self, judged: Judged) -> bool {
        let Judged { number, at, event, sent, after } = judged;
        if number != self.next_number() {
            return false;
        }
        if let Some(sent) = sent {
            self.sent.insert(sent, number);
        }
        Arc::make_mut(&mut self.history).push(Past { at, event });
        self.state = *after;
        true
    }

    /// Carries out an event as a store has it.
    pub fn apply(&mut self, at: u64, body: &str) -> Result<(), Unreadable> {
        let event = serde_json::from_str(body).map_err(|_| self.damaged("it cannot be read"))?;
        let judged = self.after(at, event)?;
        let committed = self.commit(judged);
        debug_assert!(committed, "it was just judged");
        Ok(())
    }

    /// The table after an event.
    pub(crate) fn after(&self, now: u64, event: Event) -> Result<Judged, Unreadable> {
        // What a computer's clock does must not make time run backwards.
        let (at, number) = (now.max(self.at()), self.next_number());
        if let Event::Played { id, entry, .. } = event {
            return self.after_stored(at, id, entry);
        }
        let mut after = self.state.clone();
        let event = after.happen(at, number, event).map_err(|what| self.damaged(what))?;
        self.deal_if_due(&mut after, at, number, event == Event::Dealt)?;
        Ok(Judged { number, at, event, sent: None, after: Box::new(after) })
    }

    /// The table after an action that is stored: it must be legal, and chance must give the same.
    fn after_stored(
        &self,
        at: u64,
        id: Option<String>,
        entry: schema::Entry,
    ) -> Result<Judged, Unreadable> {
        let wanted = entry.on(&self.board).map_err(|_| self.damaged("its entry cannot be read"))?;
        let illegal = || self.damaged("its action is not legal");
        let game = self.game().ok_or_else(illegal)?;
        let Ok(Some((seat, action))) = wanted.action(&self.board, game) else {
            return Err(illegal());
        };
        let (after, done, chance) = self.carry_out(at, seat, action).map_err(|_| illegal())?;
        let same = match (&wanted, &done) {
            (Entry::Draw { card: said, .. }, Entry::Draw { card, .. }) => said == card,
            (Entry::Tickets { offered: said, .. }, Entry::Tickets { offered, .. }) => {
                said == offered
            }
            _ => true,
        };
        if !same {
            return Err(self.damaged("chance gave something else"));
        }
        Ok(self.played(at, seat, id, entry, chance, after))
    }

    /// The table after an action of a seat.
    pub(crate) fn after_action(
        &self,
        now: u64,
        seat: usize,
        action: Action,
        id: Option<String>,
    ) -> Result<Judged, Refusal> {
        let at = now.max(self.at());
        let (after, done, chance) = self.carry_out(at, seat, action)?;
        Ok(self.played(at, seat, id, done.named(&self.board), chance, after))
    }

    fn played(
        &self,
        at: u64,
        seat: usize,
        id: Option<String>,
        entry: schema::Entry,
        chance: Vec<schema::Entry>,
        after: State,
    ) -> Judged {
        let sent = id.as_deref().map(|id| (seat as u8, Box::from(id)));
        let event = Event::Played { id, entry, chance };
        Judged { number: self.next_number(), at, event, sent, after: Box::new(after) }
    }

    /// Carries out an action: the state after it, its entry, and what chance did then.
    fn carry_out(
        &self,
        at: u64,
        seat: usize,
        action: Action,
    ) -> Result<(State, Entry, Vec<schema::Entry>), Refusal> {
        let mut after = self.state.clone();
        let Some(play) = &mut after.play else { return Err(Refusal::SetupFirst) };
        let before = *play.game.public();
        let mut entry =
            Entry::of_action(&self.board, &before, play.game.offered(seat), seat, action);
        let mut noted = Noted { dealer: &mut *play.dealer, shuffles: Vec::new() };
        let drawn = play.game.apply(&self.board, seat, action, &mut noted)?;
        match &mut entry {
            Entry::Draw { card, .. } => *card = drawn,
            Entry::Tickets { offered, .. } => *offered = play.game.offered(seat).to_vec(),
            _ => {}
        }
        let mut entries = vec![entry];
        entries.append(&mut noted.shuffles);
        let now = play.game.public();
        let chance = chance(&self.board, [&before.discards, &now.discards], &entries);
        let (setup, phase) = (before.phase == Phase::ChooseTickets, now.phase);
        after.seats[seat].wants_end = false;
        after.take_time(at, seat, setup, phase);
        after.moved = self.next_number();
        Ok((after, entries.swap_remove(0), chance))
    }

    /// Deals the cards when no seat is open and nobody's secret is missing, or `now` in any case.
    pub(crate) fn deal_if_due(
        &self,
        state: &mut State,
        at: u64,
        number: u32,
        now: bool,
    ) -> Result<(), Unreadable> {
        let owing = state.seats.iter().any(|seat| seat.fair.is_owing());
        if !state.is_dealing() || (owing && !now) {
            return Ok(());
        }
        let seeds = Seeds { seed: Hex(self.seed), mix: self.mix(state) };
        let mut dealer = (self.dealers)(&seeds.of_shuffles());
        let dealt = dealer.deal(&self.board, state.seats.len());
        let game = *dealt.map_err(|_| self.damaged("the cards cannot be dealt"))?.game();
        let play = Play { game, dealer, began: number, mix: seeds.mix.map(Arc::new) };
        state.seats.rotate_left(play.turned());
        state.play = Some(play);
        state.since = at;
        state.moved = number;
        Ok(())
    }

    /// What is mixed into the seed. Where nobody contributes and nothing is drawn, the seed alone makes
    /// the shuffles, as it did before there were contributions.
    fn mix(&self, state: &State) -> Option<Mix> {
        let contribution = |(seat, found): (u8, &Seat)| {
            let Contributes { commit, secret, .. } = found.fair;
            Some(Contribution { seat, commit: commit?, secret })
        };
        let contributions: Vec<_> = (0..).zip(&state.seats).filter_map(contribution).collect();
        let mixed = || mixed_seed(&self.seed, &contributions);
        let first = self.draws_first.then(|| drawn_first(&mixed(), state.seats.len()));
        let mixes = first.is_some() || !contributions.is_empty();
        mixes.then_some(Mix { contributions, first })
    }

    pub(crate) fn damaged(&self, what: &'static str) -> Unreadable {
        Unreadable::Damaged { number: self.next_number(), what }
    }
}

impl State {
    /// Lets something happen that is no action of the game. Gives it with what follows from it.
    fn happen(&mut self, at: u64, number: u32, event: Event) -> Result<Event, &'static str> {
        match event {
            Event::Created { .. } | Event::Played { .. } => {
                return Err("it does not begin with the table");
            }
            Event::Sat { seat, ref name, owner, commit } => {
                let found = self.seat_mut(seat)?;
                found.player = Player::Person;
                found.name.clone_from(name);
                found.owner = Some(owner.ok_or("it cannot be read")?);
                found.fair.commit = commit;
                self.since = at;
            }
            Event::Left { seat } => self.open_seat(seat)?,
            Event::Revealed { seat, secret, next } => {
                let dealing = self.is_dealing();
                let fair = &mut self.seat_mut(seat)?.fair;
                if !dealing || fair.commit != Some(Hex(commitment(&secret.0))) {
                    return Err("its secret does not fit");
                }
                fair.secret = Some(secret);
                fair.next = next;
            }
            Event::Dealt if self.is_dealing() => {}
            Event::Dealt => return Err("the cards cannot be dealt"),
            Event::Bot { seat, why: Why::Left, .. } if self.play.is_none() && !self.is_full() => {
                self.open_seat(seat)?;
            }
            Event::Bot { seat, level, why } => {
                let found = self.seat_mut(seat)?;
                if why == Why::Clock {
                    found.left_ms = 0;
                }
                found.player = Player::Bot(level);
                found.gone |= why == Why::Left;
                found.wants_end = false;
                if why == Why::Filled {
                    self.since = at;
                }
            }
            Event::Returned { seat } => {
                self.seat_mut(seat)?.player = Player::Person;
                // Whoever returns in somebody else's turn gives them no more time.
                if self.pending().any(|pending| pending == usize::from(seat)) {
                    self.since = at;
                }
            }
            Event::WantsEnd { seat, ended } => {
                self.seat_mut(seat)?.wants_end = true;
                let mut people = self.seats.iter().filter(|seat| seat.player == Player::Person);
                let all = people.all(|seat| seat.wants_end);
                let ended = (all || ended) && self.play.is_some();
                if let Some(play) = self.play.as_mut().filter(|_| ended) {
                    play.game.abandon();
                    self.moved = number;
                }
                return Ok(Event::WantsEnd { seat, ended });
            }
            Event::Stopped => {
                let play = self.play.as_mut().ok_or("there is no game to stop")?;
                play.game.abandon();
                self.moved = number;
            }
            Event::Resumed => self.since = at,
            Event::Rematch { ref table } => self.rematch = Some(table.clone()),
        }
        Ok(event)
    }

    /// Before the game, a seat that is left is open again.
    fn open_seat(&mut self, seat: u8) -> Result<(), &'static str> {
        let found = self.seat_mut(seat)?;
        *found = Seat::new(&SeatStart::default(), found.left_ms);
        Ok(())
    }

    fn seat_mut(&mut self, seat: u8) -> Result<&mut Seat, &'static str> {
        self.seats.get_mut(usize::from(seat)).ok_or("there is no such seat")
    }
}

/// A dealer whose shuffles are noted.
struct Noted<'a> {
    dealer: &'a mut dyn Dealer,
    shuffles: Vec<Entry>,
}

impl Chance for Noted<'_> {
    fn shuffle(&mut self, cards: &mut [Card]) {
        self.dealer.shuffle(cards);
        self.shuffles.push(Entry::Shuffle(cards.iter().rev().copied().collect()));
    }
}

/// What chance did after the first of these entries, as everybody may know it: sweeps of the row,
/// which a record leaves to the rules, and shuffles, which are the other entries.
pub(crate) fn chance(
    board: &Board,
    discards: [&Cards; 2],
    entries: &[Entry],
) -> Vec<schema::Entry> {
    let [before, after] = discards;
    let sweeps = record::sweeps(before, after, entries);
    let swept = Happening::Sweep { count: sweeps.try_into().unwrap_or(u16::MAX) };
    let swept = (sweeps > 0).then_some(schema::Entry::Chance(swept));
    let shuffles = entries[1..].iter().map(|shuffle| shuffle.named_for(board, None));
    swept.into_iter().chain(shuffles).collect()
}
