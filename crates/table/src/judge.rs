//! What may happen: whoever asks gets the event and the state after it ([`Judged`]), or why not.

use crosstown_rules::record::{Entry, Source};
use crosstown_rules::{Action, Game, Phase, Refusal, schema};

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
            Command::Sit { seat, owner, invite, name } => self.sit(*seat, *owner, invite, name)?,
            Command::Fill { seat, level } => self.fill(who, *seat, *level)?,
            Command::Leave { seat } => self.leave(who, *seat)?,
            Command::Relieve { seat } => self.relieve(who, *seat)?,
            Command::Return { seat } => self.come_back(who, *seat)?,
            Command::End { seat } => self.end(who, *seat)?,
        };
        Ok(self.after(now, event)?)
    }

    fn sit(&self, seat: u8, owner: Owner, invite: &str, name: &str) -> Result<Event, Problem> {
        // Compared through hashes: how long it takes tells nothing.
        if Owner::of(invite.as_bytes()) != Owner::of(self.invite.as_bytes()) {
            return Err(Code::BadInvite.into());
        }
        if self.seat(seat)?.player != Player::Open {
            return Err(Code::SeatTaken.into());
        }
        Ok(Event::Sat { seat, name: checked_name(name)?, owner: Some(owner) })
    }

    fn fill(&self, who: Option<Owner>, seat: u8, level: Level) -> Result<Event, Problem> {
        if who != Some(self.host) {
            return Err(Code::NotHost.into());
        }
        if self.seat(seat)?.player != Player::Open {
            return Err(Code::SeatTaken.into());
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
            (Stage::Waiting, _) => Ok(Event::Left { seat }),
            (Stage::Playing, Player::Bot(level)) => Ok(Event::Bot { seat, level, why: Why::Left }),
            (Stage::Playing, _) => Ok(Event::Bot { seat, level: STAND_IN, why: Why::Left }),
        }
    }

    fn relieve(&self, who: Option<Owner>, seat: u8) -> Result<Event, Problem> {
        let found = self.seat(seat)?;
        if !self.sits(who) {
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

    /// The clock of a player who must act has run out.
    pub fn time_out(&self, now: u64) -> Option<Judged> {
        let (_, seat) = self.deadline().filter(|(deadline, _)| *deadline <= now)?;
        self.after(now, Event::Bot { seat, level: STAND_IN, why: Why::Clock }).ok()
    }

    /// Everybody who still plays has said before that they want to end the game here: so it does when
    /// the last one who had not said so leaves.
    pub fn agreed(&self, now: u64) -> Option<Judged> {
        let people = || self.state.seats.iter().filter(|seat| seat.player == Player::Person);
        let agreed = self.stage() == Stage::Playing
            && people().count() > 0
            && people().all(|seat| seat.wants_end);
        let seat = self.state.seats.iter().position(|seat| seat.wants_end).filter(|_| agreed)?;
        self.after(now, Event::WantsEnd { seat: seat as u8, ended: false }).ok()
    }

    /// No node looked after the table for a while: whoever must act gets all the time again.
    pub fn resume(&self, now: u64) -> Option<Judged> {
        self.deadline()?;
        self.after(now, Event::Resumed).ok()
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
        self.own(who, seat)?;
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
