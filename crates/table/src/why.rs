//! Why a seat cannot do something now: the page asks, instead of judging by rules of its own.

use crosstown_rules::record::Source;
use crosstown_rules::{Action, Refusal};

use crate::Owner;
use crate::code::{Code, Problem};
use crate::seat::Player;
use crate::table::Table;

/// What a seat might do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Claim this route, with any of its cards.
    Route(String),
    /// Draw a card from there.
    Draw(Source),
    /// Draw tickets.
    Tickets,
    /// Put a stack of tourists down there.
    Place(String),
}

impl Table {
    /// Why a seat of this visitor cannot do something now; none if it can.
    pub fn why_not(
        &self,
        who: Option<Owner>,
        seat: u8,
        question: &Question,
    ) -> Result<Option<Problem>, Problem> {
        let found = self.own(who, seat)?;
        if found.gone {
            return Err(Code::NotYourSeat.into());
        }
        let player = found.player;
        let game = self.game().ok_or(Code::GameNotBegun)?;
        if player != Player::Person && !game.is_over() {
            return Ok(Some(Code::BotPlays.into()));
        }
        let board = &*self.board;
        let view = game.view(board, usize::from(seat));
        let checked = match question {
            Question::Route(id) => {
                let route = board.route(id).ok_or(Refusal::NoSuchRoute);
                route.and_then(|route| view.check_route(board, route))
            }
            Question::Draw(Source::Deck) => view.check(board, Action::DrawDeck),
            Question::Draw(Source::Slot(slot)) => view.check(board, Action::DrawRow(*slot)),
            Question::Tickets => view.check(board, Action::DrawTickets),
            Question::Place(id) => {
                let place = board.place(id).ok_or(Refusal::NoSuchPlace);
                place.and_then(|place| view.check(board, Action::Place(place)))
            }
        };
        Ok(checked.err().map(Problem::from))
    }
}
