//! What can be said of tickets without playing: whether their points go with how far apart their
//! places are.

use crosstown_rules::{Board, PlaceId};

use super::finding::{Finding, Kind};
use crate::report::ticket_name;

/// Tickets whose points are far from what the others get for the same distance.
///
/// The usual points for a space are the median over all tickets, which a few absurd tickets do not
/// move. What is far is judged by how far the others are, and less than two points never is.
pub(super) fn odd_points(board: &Board) -> Vec<Finding> {
    let distances: Vec<Option<u32>> =
        board.ticket_infos().iter().map(|ticket| distance(board, ticket.a, ticket.b)).collect();
    let known =
        || distances.iter().zip(&board.tickets).filter_map(|(d, t)| Some(((*d)?, t.points)));
    let Some(a_space) = median(known().map(|(d, points)| f64::from(points) / f64::from(d))) else {
        return Vec::new();
    };
    let off = |(d, points): (u32, u8)| f64::from(points) - a_space * f64::from(d);
    let usual = median(known().map(|ticket| off(ticket).abs())).unwrap_or(0.0);
    let allowed = (4.0 * usual).max(2.0);
    let mut found = Vec::new();
    for (number, ticket) in board.tickets.iter().enumerate() {
        let name = ticket_name(board, number);
        let Some(distance) = distances[number] else {
            let words = format!("{name}: no way of routes leads from one place to the other");
            found.push(finding(&ticket.id, 0.0, words));
            continue;
        };
        let off = off((distance, ticket.points));
        if off.abs() > allowed {
            let expected = a_space * f64::from(distance);
            let words = format!(
                "{name}: {} points for {distance} spaces; by the other tickets it would be {expected:.0}",
                ticket.points
            );
            found.push(finding(&ticket.id, off, words));
        }
    }
    found.sort_by(|a, b| b.value.abs().total_cmp(&a.value.abs()));
    found
}

fn finding(id: &str, value: f64, words: String) -> Finding {
    Finding { kind: Kind::TicketPoints, id: id.to_owned(), value, interval: None, words }
}

/// The fewest spaces of a way between two places.
fn distance(board: &Board, from: PlaceId, to: PlaceId) -> Option<u32> {
    let mut far = vec![None; board.places.len()];
    far[from.index()] = Some(0);
    // After as many rounds as there are places nothing gets nearer.
    for _ in 0..board.places.len() {
        for route in board.route_infos() {
            for (a, b) in [(route.a, route.b), (route.b, route.a)] {
                let Some(before) = far[a.index()] else { continue };
                let by_this = before + u32::from(route.spaces);
                if far[b.index()].is_none_or(|known| by_this < known) {
                    far[b.index()] = Some(by_this);
                }
            }
        }
    }
    far[to.index()]
}

fn median(values: impl Iterator<Item = f64>) -> Option<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values.get(values.len() / 2).copied()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstown_rules::CITIES;

    #[test]
    fn distances_are_as_on_the_map() {
        let board = Board::city("london").unwrap();
        let between = |a: &str, b: &str| {
            distance(&board, board.place(a).unwrap(), board.place(b).unwrap()).unwrap()
        };
        assert_eq!(between("hyde-park", "covent-garden"), 3);
        assert_eq!(between("the-charterhouse", "big-ben"), 5);
        assert_eq!(between("waterloo", "waterloo"), 0);
    }

    #[test]
    fn a_ticket_with_absurd_points_is_named_first_and_alone() {
        let (_, london) = CITIES.iter().find(|(id, _)| *id == "london").unwrap();
        assert!(odd_points(&Board::parse(london).unwrap()).is_empty());
        let old = "\"piccadilly-circus--waterloo\", points = 3";
        assert!(london.contains(old));
        let board = Board::parse(&london.replace(old, &old.replace('3', "30"))).unwrap();
        let found = odd_points(&board);
        assert_eq!(found.len(), 1, "{found:?}");
        assert_eq!((found[0].id.as_str(), found[0].value), ("piccadilly-circus--waterloo", 27.0));
        assert!(found[0].words.contains("30 points for 3 spaces"), "{}", found[0].words);
    }
}
