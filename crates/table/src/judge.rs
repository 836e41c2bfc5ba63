//! What may happen: whoever asks gets the event and the state after it ([`Judged`]), or why not.

use crosstown_rules::record::{Entry, Source};
use crosstown_rules::{Action, Game, Hex, Phase, Refusal, commitment, schema};

use crate::apply::Judged;
use crate::code::{Code, Problem};
use crate::protocol::{Level, Per, Stage, Why};
use crate::seat::{Player, Seat, checked_name};
use crate::table::{Table, Unreadable};
use crate::{Event, Owner};

/// The bot that takes a seat over (Q10).
const STAND_IN: Level = Level::Hard;
/// Longest id that a client may give an action, in bytes.
const LONGEST_ID: usize = 64;

/// What somebody wants to do at a table other than playing.
#[derive(Clone)]
pub enum Command {
    /// Take an open seat.
    Sit {
        /// Which.
        seat: u8,
        /// Who it will belong to.
        owner: Owner,
        /// From the invitation.
        invite: String,
        /// The player's name.
        name: String,
        /// SHA-256 of the secret that their device contributes to the shuffles.
        commit: Option<Hex>,
    },
    /// Reveal the secret that the device of a seat had committed to, once no seat is open.
    Reveal {
        /// Which.
        seat: u8,
        /// The secret.
        secret: Hex,
        /// SHA-256 of the secret for a rematch.
        next: Option<Hex>,
    },
    /// Put a bot on an open seat; only the host can.
    Fill {
        /// Which.
        seat: u8,
        /// How strong it is.
        level: Level,
    },
    /// Leave for good. Before the game the seat is open again, later a bot takes over (Q10).
    Leave {
        /// Which.
        seat: u8,
    },
    /// Take a seat back after the clock ran out.
    Return {
        /// Which.
        seat: u8,
    },
    /// Let a bot play for another player, who is away. Whoever runs the table knows whether that is so.
    Relieve {
        /// Which.
        seat: u8,
    },
    /// End the game here, if everybody wants it (Q10).
    End {
        /// Whose wish it is.
        seat: u8,
    },
    /// Put a bot in place of a person, whether they are here or not. While seats are open the seat is
    /// open again, later they may come back. For whoever runs the server: it is not asked who wants it.
    Free {
        /// Which.
        seat: u8,
    },
    /// End the game here, whatever the players want (Q10). For whoever runs the server, too.
    Stop,
}

/// What is to be done about an action that a client sent.
pub enum Step {
    /// This is to happen.
    New(Judged),
    /// It has happened before, under this number.
    Known(u32),
}

impl Table {
    /// Somebody wants something other than to play.
    pub fn judge(
        &self,
        now: u64,
        who: Option<Owner>,
        command: &Command,
    ) -> Result<Judged, Problem> {
        let event = match command {
            Command::Sit { seat, owner, invite, name, commit } => {
                self.sit(*seat, *owner, invite, name, *commit)?
            }
            Command::Reveal { seat, secret, next } => self.reveal(who, *seat, *secret, *next)?,
            Command::Fill { seat, level } => self.fill(who, *seat, *level)?,
            Command::Leave { seat } => self.leave(who, *seat)?,
            Command::Relieve { seat } => self.relieve(who, *seat)?,
            Command::Return { seat } => self.come_back(who, *seat)?,
            Command::End { seat } => self.end(who, *seat)?,
            Command::Free { seat } => self.free(*seat)?,
            Command::Stop => self.stop()?,
        };
        Ok(self.after(now, event)?)
    }

    fn sit(
        &self,
        seat: u8,
        owner: Owner,
        invite: &str,
        name: &str,
        commit: Option<Hex>,
    ) -> Result<Event, Problem> {
        // Compared through hashes: how long it takes tells nothing.
        if Owner::of(invite.as_bytes()) != Owner::of(self.invite.as_bytes()) {
            return Err(Code::BadInvite.into());
        }
        if self.seat(seat)?.player != Player::Open {
            return Err(Code::SeatTaken.into());
        }
        Ok(Event::Sat { seat, name: checked_name(name)?, owner: Some(owner), commit })
    }

    /// Nobody reveals before all seats are taken: who sits down later could choose a secret to fit.
    fn reveal(
        &self,
        who: Option<Owner>,
        seat: u8,
        secret: Hex,
        next: Option<Hex>,
    ) -> Result<Event, Problem> {
        let found = self.own(who, seat)?;
        if found.fair.commit != Some(Hex(commitment(&secret.0))) {
            return Err(Code::WrongSecret.into());
        }
        match self.stage() {
            Stage::Waiting if self.state.is_dealing() => Ok(Event::Revealed { seat, secret, next }),
            Stage::Waiting => Err(Code::GameNotBegun.into()),
            Stage::Playing | Stage::Over => Err(Code::AlreadyDealt.into()),
        }
    }

    /// Whether what somebody wants has happened already, and was sent again because the answer was lost.
    pub fn has_happened(&self, who: Option<Owner>, command: &Command) -> bool {
        match command {
            Command::Sit { seat, owner, invite, .. } => {
                // When the cards are dealt the seats are turned, and have other numbers.
                let seats = if self.game().is_some() {
                    0..self.seats() as u8
                } else {
                    *seat..seat.saturating_add(1)
                };
                Owner::of(invite.as_bytes()) == Owner::of(self.invite.as_bytes())
                    && seats.into_iter().any(|seat| self.plays_at(Some(*owner), seat))
            }
            Command::Reveal { secret, .. } => {
                let told = |seat: &Seat| seat.owner == who && seat.fair.secret == Some(*secret);
                who.is_some() && self.state.seats.iter().any(told)
            }
            _ => false,
        }
    }

    fn fill(&self, who: Option<Owner>, seat: u8, level: Level) -> Result<Event, Problem> {
        if who != Some(self.host) {
            return Err(Code::NotHost.into());
        }
        if self.seat(seat)?.player != Player::Open {
            return Err(Code::SeatTaken.into());
        }
        let mut others = (0..).zip(&self.state.seats).filter(|(other, _)| *other != seat);
        if others.all(|(_, other)| matches!(other.player, Player::Bot(_))) {
            return Err(Code::NobodyPlays.into());
        }
        Ok(Event::Bot { seat, level, why: Why::Filled })
    }

    fn leave(&self, who: Option<Owner>, seat: u8) -> Result<Event, Problem> {
        let found = self.own(who, seat)?;
        if found.gone {
            return Err(Code::AlreadyGone.into());
        }
        match (self.stage(), found.player) {
            (Stage::Over, _) => Err(Refusal::GameOver.into()),
            // While secrets are revealed no seat becomes open again: who took it could choose a secret
            // to fit the others'.
            (Stage::Waiting, _) if !self.state.is_dealing() => Ok(Event::Left { seat }),
            (_, Player::Bot(level)) => Ok(Event::Bot { seat, level, why: Why::Left }),
            (_, _) => Ok(Event::Bot { seat, level: STAND_IN, why: Why::Left }),
        }
    }

    fn relieve(&self, who: Option<Owner>, seat: u8) -> Result<Event, Problem> {
        let found = self.seat(seat)?;
        if !(0..self.seats() as u8).any(|own| self.plays_at(who, own)) {
            return Err(Code::NotYourSeat.into());
        }
        if self.stage() != Stage::Playing {
            return Err(Code::GameNotRunning.into());
        }
        if found.player != Player::Person || found.owner == who {
            return Err(Code::NotAway.into());
        }
        Ok(Event::Bot { seat, level: STAND_IN, why: Why::Away })
    }

    fn come_back(&self, who: Option<Owner>, seat: u8) -> Result<Event, Problem> {
        self.own(who, seat)?;
        if !self.can_return(usize::from(seat)) {
            return Err(Code::CannotReturn.into());
        }
        Ok(Event::Returned { seat })
    }

    pub(crate) fn can_return(&self, seat: usize) -> bool {
        let found = &self.state.seats[seat];
        self.stage() == Stage::Playing
            && found.owner.is_some()
            && !found.gone
            && matches!(found.player, Player::Bot(_))
            // Whoever has used up the time for a whole game has none to play with.
            && (found.left_ms > 0 || self.state.clock.is_none_or(|clock| clock.per == Per::Move))
    }

    fn end(&self, who: Option<Owner>, seat: u8) -> Result<Event, Problem> {
        let found = self.own(who, seat)?;
        if self.stage() != Stage::Playing {
            return Err(Code::GameNotRunning.into());
        }
        if found.player != Player::Person || found.wants_end {
            return Err(Code::AlreadySaid.into());
        }
        Ok(Event::WantsEnd { seat, ended: false })
    }

    fn free(&self, seat: u8) -> Result<Event, Problem> {
        let person = self.seat(seat)?.player == Player::Person;
        match self.stage() {
            Stage::Over => Err(Refusal::GameOver.into()),
            _ if !person => Err(Code::NotAway.into()),
            // While secrets are revealed no seat may become open: who came then could choose the cards.
            Stage::Waiting if !self.state.is_dealing() => Ok(Event::Left { seat }),
            Stage::Waiting | Stage::Playing => {
                Ok(Event::Bot { seat, level: STAND_IN, why: Why::Away })
            }
        }
    }

    fn stop(&self) -> Result<Event, Problem> {
        match self.stage() {
            Stage::Playing => Ok(Event::Stopped),
            Stage::Waiting | Stage::Over => Err(Code::GameNotRunning.into()),
        }
    }

    /// The clock of a player who must act has run out, or the time to reveal secrets.
    pub fn time_out(&self, now: u64) -> Option<Judged> {
        if self.state.reveal_by().is_some_and(|deadline| deadline <= now) {
            return self.after(now, Event::Dealt).ok();
        }
        let (_, seat) = self.state.clock_out().filter(|(deadline, _)| *deadline <= now)?;
        self.after(now, Event::Bot { seat, level: STAND_IN, why: Why::Clock }).ok()
    }

    /// Persons who have not said that they want to end the game, once somebody has.
    pub fn end_waits_for(&self) -> Vec<u8> {
        let seats = || self.state.seats.iter().zip(0..);
        if self.stage() != Stage::Playing || !seats().any(|(seat, _)| seat.wants_end) {
            return Vec::new();
        }
        let waits = |seat: &Seat| seat.player == Player::Person && !seat.wants_end;
        seats().filter(|(seat, _)| waits(seat)).map(|(_, number)| number).collect()
    }

    /// Everybody who still plays and is there has said before that they want to end the game here: so it
    /// does when the last one who had not said so leaves, or has been away for long. Whoever runs the table
    /// knows who is `away`.
    pub fn agreed(&self, now: u64, away: impl Fn(u8) -> bool) -> Option<Judged> {
        let playing = self.stage() == Stage::Playing;
        let seat = self.state.seats.iter().position(|seat| seat.wants_end).filter(|_| playing)?;
        let agreed = self.end_waits_for().into_iter().all(away);
        let event = Event::WantsEnd { seat: seat as u8, ended: true };
        agreed.then(|| self.after(now, event).ok()).flatten()
    }

    /// Nodes have been alive without a gap only since `served`: whoever had to act, or reveal, before
    /// that gets all the time again, from then on. It does not matter when this is asked, nor how often.
    pub fn resume(&self, served: u64) -> Option<Judged> {
        self.deadline().filter(|_| self.state.since < served)?;
        self.after(served, Event::Resumed).ok()
    }

    /// The next game has a table.
    pub fn rematch_at(&self, now: u64, table: &str) -> Option<Judged> {
        let first = self.rematch().is_none();
        self.after(now, Event::Rematch { table: table.to_owned() }).ok().filter(|_| first)
    }

    /// A person plays an action, having seen the events up to `seen`.
    pub fn play(
        &self,
        now: u64,
        who: Option<Owner>,
        seat: u8,
        id: &str,
        seen: u32,
        action: &schema::Action,
    ) -> Result<Step, Problem> {
        let found = self.own(who, seat)?;
        if found.gone {
            return Err(Code::NotYourSeat.into());
        }
        if id.is_empty() || id.len() > LONGEST_ID {
            return Err(Code::BadId.into());
        }
        if let Some(&number) = self.sent.get(&(seat, Box::from(id))) {
            return Ok(Step::Known(number));
        }
        let game = self.game().ok_or(Code::GameNotBegun)?;
        if found.player != Player::Person && !game.is_over() {
            return Err(Code::BotPlays.into());
        }
        let wanted = action
            .wanted(&self.board, usize::from(seat))
            .map_err(|what| Problem::new(Code::BadAction).because(format!("{what:?}")))?;
        // Choices in setup do not bear on each other.
        let setup = game.public().phase == Phase::ChooseTickets;
        let other_card = match wanted {
            Entry::Draw { from: Source::Slot(slot), card: Some(card), .. } => {
                game.public().row.get(usize::from(slot)).is_some_and(|there| there != card)
            }
            _ => false,
        };
        if (seen < self.state.moved || other_card) && !setup && !game.is_over() {
            return Err(Code::Stale.into());
        }
        let Some((seat, action)) = wanted.action(&self.board, game)? else {
            return Err(Code::BadAction.into());
        };
        Ok(Step::New(self.after_action(now, seat, action, Some(id.to_owned()))?))
    }

    /// A bot plays an action.
    pub fn play_bot(&self, now: u64, seat: u8, action: Action) -> Result<Judged, Problem> {
        match self.seat(seat)?.player {
            Player::Bot(_) => Ok(self.after_action(now, usize::from(seat), action, None)?),
            Player::Open | Player::Person => Err(Code::NotYourSeat.into()),
        }
    }

    /// The game, for advice to a visitor whose seat is to act.
    pub fn advised(&self, who: Option<Owner>, seat: u8) -> Result<&Game, Problem> {
        if self.own(who, seat)?.gone {
            return Err(Code::NotYourSeat.into());
        }
        if !self.hints {
            return Err(Code::HintsOff.into());
        }
        let game = self.game().filter(|_| self.waiting_for().contains(&seat));
        game.ok_or(Refusal::NotYourTurn.into())
    }

    fn seat(&self, seat: u8) -> Result<&Seat, Problem> {
        self.state.seats.get(usize::from(seat)).ok_or(Code::NoSuchSeat.into())
    }

    /// The seat, if it is this visitor's.
    pub(crate) fn own(&self, who: Option<Owner>, seat: u8) -> Result<&Seat, Problem> {
        let found = self.seat(seat)?;
        if self.owns(who, seat) { Ok(found) } else { Err(Code::NotYourSeat.into()) }
    }
}

impl From<Unreadable> for Problem {
    fn from(why: Unreadable) -> Problem {
        match why {
            Unreadable::Rules { .. } => Problem::new(Code::OtherRules).because(why.to_string()),
            // How it is damaged is for the host's log.
            Unreadable::Damaged { .. } => Code::TableDamaged.into(),
        }
    }
}
