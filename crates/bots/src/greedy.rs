//! `greedy`: no plan at all. It claims what pays best among what its hand can pay, draws cards
//! if it can pay nothing, and keeps and draws as few tickets as the rules allow.

use std::cmp::Reverse;

use crosstown_rules::{Action, Board, Card, Cards, Kept, Phase, Rng, TicketId};

use crate::styles::seat::Seat;
use crate::{Bot, Turn};

pub(crate) struct Greedy;

impl Bot for Greedy {
    /// Uses no random numbers: the order of the board decides between equals.
    fn begin(&mut self, _: &Board, _: Rng) {}

    fn choose(&mut self, turn: &Turn<'_>) -> usize {
        decide(&Seat::of(turn))
    }
}

fn decide(seat: &Seat<'_>) -> usize {
    match seat.phase() {
        Phase::ChooseTickets | Phase::KeepTickets => cheapest_ticket(seat),
        Phase::PlaceTourists => seat.place(seat.open()),
        _ => best_paying(seat).or_else(|| draw(seat)),
    }
    .unwrap_or_else(|| seat.otherwise())
}

/// The one ticket that has least to lose.
fn cheapest_ticket(seat: &Seat<'_>) -> Option<usize> {
    let cost = |(position, ticket): (usize, TicketId)| (seat.board[ticket].points, position);
    let (_, position) = seat.view.offered().enumerate().map(cost).min()?;
    seat.position(Action::Keep(Kept(1 << position)))
}

/// Most points, then fewest wilds.
fn best_paying(seat: &Seat<'_>) -> Option<usize> {
    let value = |(position, action): (usize, &Action)| match *action {
        Action::Claim { route, payment, .. } => {
            let points = seat.board[route].points;
            Some((points, Reverse(payment.wilds()), Reverse(position)))
        }
        _ => None,
    };
    let (_, _, Reverse(best)) = seat.actions.iter().enumerate().filter_map(value).max()?;
    Some(best)
}

/// The face-up colour that it has most of, if an open route takes it; else a blind card. A wild
/// from the row would cost a turn.
fn draw(seat: &Seat<'_>) -> Option<usize> {
    let mut served = Cards::NONE;
    for route in seat.open().iter() {
        match seat.board[route].colored() {
            Some(color) => served[color] = seat.view.hand[color],
            None => {
                served = seat.view.hand;
                break;
            }
        }
    }
    served[Card::WILD] = 0;
    seat.draw(&served, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::styles::scene::Scene;

    #[test]
    fn claims_what_pays_best_now() {
        let scene = Scene::turn("new-york").tickets(&["lower-east-side--wall-street"]);
        let scene = scene.hand(&[("blue", 1), ("pink", 3), ("wild", 1)]);
        // Four with the wild, though the blue space would be on the way.
        assert_eq!(scene.claimed(scene.choose(decide)), "chelsea--soho");
        let scene = scene.owned_by(1, &["chelsea--soho"]);
        let Action::Claim { payment, .. } = scene.choose(decide) else { panic!("no claim") };
        assert_eq!(payment.wilds(), 0);
    }

    #[test]
    fn draws_the_colour_that_it_has_when_it_can_claim_nothing() {
        let row = ["green", "blue", "wild", "pink", "red"];
        let scene = Scene::turn_with_row("new-york", row).hand(&[("pink", 1)]);
        let singles = [
            "midtown-west--times-square",
            "times-square--empire-state-building#1",
            "chinatown--wall-street#1",
        ];
        let scene = scene.owned_by(1, &singles);
        assert_eq!(scene.taken(scene.choose(decide)), "pink");
        // With nothing in hand no colour is better than another.
        assert_eq!(scene.hand(&[("pink", 0)]).choose(decide), Action::DrawDeck);
    }

    #[test]
    fn keeps_the_ticket_that_has_least_to_lose() {
        let scene = Scene::offer("new-york", ["times-square--soho", "central-park--midtown-west"]);
        assert_eq!(scene.choose(decide), Action::Keep(Kept::SECOND));
    }
}
