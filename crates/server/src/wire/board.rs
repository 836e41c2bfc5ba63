//! Boards as clients get them: all that bears on play, as bots are told it (`Board::to_json`), and
//! what it takes to draw them. A test holds the two together.

use std::collections::BTreeMap;

use crosstown_drawing::Drawing;
use crosstown_rules::{self as rules, GREY_NAME, PlaceId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A built-in city, in the list of them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct City {
    /// Its id.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Whether the network is a reconstruction and not the printed one.
    pub reconstruction: bool,
}

/// A board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Board {
    /// Its id.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Where the facts come from and how certain they are.
    pub provenance: String,
    /// Whether the network is a reconstruction and not the printed one.
    pub reconstruction: bool,
    /// Fewest and most players.
    pub players: [u8; 2],
    /// Colours of the players' pieces, one a seat.
    pub player_colors: Vec<String>,
    /// The card colours; `wild` is none of them.
    pub colors: Vec<String>,
    /// What the wild card shows: taxi, bus, ferry, bicycle.
    pub wild: String,
    /// The number of cards of each colour, and of `wild`.
    #[ts(type = "Record<string, number>")]
    pub deck: BTreeMap<String, u8>,
    /// Kinds of pieces.
    pub pieces: Vec<Piece>,
    /// With so many pieces left or fewer the last round begins (R5.1).
    pub last_round_at: u8,
    /// Width of the drawing divided by its height.
    pub aspect: f64,
    /// The places.
    pub places: Vec<Place>,
    /// The routes, each lane of a double route for itself.
    pub routes: Vec<Route>,
    /// The tickets.
    pub tickets: Vec<Ticket>,
    /// Groups of places that score when connected (R8.2); empty where there are none.
    pub districts: Vec<District>,
    /// The tourists (R6), where there are any.
    pub tourists: Option<Tourists>,
    /// Where everything is on the picture of the board.
    pub drawing: Drawing,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Piece {
    /// Its name: taxi, bus, streetcar, subway.
    pub name: String,
    /// How many of them each player has.
    pub count: u8,
    /// Points of a route by the number of its cards.
    #[ts(type = "Record<string, number>")]
    pub points: BTreeMap<u8, u8>,
}

/// A place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Place {
    /// Its id.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Position in the drawing, from the left, as a part of the width.
    pub x: f64,
    /// Position from the top, as a part of the height.
    pub y: f64,
    /// Whether it is a tourist attraction (R8.1).
    pub attraction: bool,
    /// Whether a stack of tourists is there from the start (R6.1).
    pub tourists: bool,
}

/// A route, or one lane of a double route.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Route {
    /// `a--b`, or `a--b#1` and `a--b#2` for the lanes of a double route.
    pub id: String,
    /// The place at one end.
    pub a: String,
    /// The place at the other.
    pub b: String,
    /// A colour or `grey`.
    pub color: String,
    /// Cards to pay.
    pub cards: u8,
    /// Spaces to fill, one piece each.
    pub spaces: u8,
    /// How many of the cards must be wild (R6.3).
    pub ferries: u8,
    /// The kind of its pieces.
    pub piece: String,
    /// Points for claiming it.
    pub points: u8,
    /// The other lane of a double route.
    pub twin: Option<String>,
    /// Where its spaces are drawn: x, y, and the angle in degrees. Empty where nobody measured.
    pub layout: Vec<[f64; 3]>,
}

/// A ticket.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Ticket {
    /// `a--b`.
    pub id: String,
    /// The place at one end.
    pub a: String,
    /// The place at the other.
    pub b: String,
    /// What it adds when its places are connected and subtracts when not (R5.2).
    pub points: u8,
}

/// A district (R8.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct District {
    /// Its points, which are also its number on the board.
    pub points: u8,
    /// Its colour on the board.
    pub color: String,
    /// Its places.
    pub places: Vec<String>,
}

/// The tourists of a board (R6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Tourists {
    /// How many symbols, and so stacks, there are.
    pub symbols: u8,
    /// Tokens in a stack that is there from the start, by number of players.
    #[ts(type = "Record<string, number>")]
    pub start: BTreeMap<u8, u8>,
    /// Tokens in a stack that a player puts down, by number of players.
    #[ts(type = "Record<string, number>")]
    pub placed: BTreeMap<u8, u8>,
    /// Points for 0, 1, 2 … distinct tokens.
    pub points: Vec<u8>,
}

impl From<&rules::Board> for City {
    fn from(board: &rules::Board) -> City {
        City {
            id: board.id.clone(),
            name: board.name.clone(),
            players: [board.players.0, board.players.1],
            reconstruction: board.reconstruction,
        }
    }
}

impl Board {
    /// The board with its drawing.
    pub fn new(board: &rules::Board, drawing: Drawing) -> Board {
        let place = |id: PlaceId| board.places[id.index()].id.clone();
        let pieces = board.pieces.iter().map(|kind| Piece {
            name: kind.name.clone(),
            count: kind.count,
            points: (0..).zip(kind.points).filter_map(|(n, points)| Some((n, points?))).collect(),
        });
        let places = board.places.iter().map(|place| Place {
            id: place.id.clone(),
            name: place.name.clone(),
            x: place.x,
            y: place.y,
            attraction: place.attraction,
            tourists: place.tourists,
        });
        let routes = board.routes.iter().map(|route| Route {
            id: route.id.clone(),
            a: place(route.a),
            b: place(route.b),
            color: route.color.map_or(GREY_NAME, |color| board.card_name(color)).to_owned(),
            cards: route.cards,
            spaces: route.spaces,
            ferries: route.ferries,
            piece: board.pieces[usize::from(route.piece)].name.clone(),
            points: route.points,
            twin: route.twin.map(|twin| board.routes[twin.index()].id.clone()),
            layout: route.layout.clone(),
        });
        let tickets = board.tickets.iter().map(|ticket| Ticket {
            id: ticket.id.clone(),
            a: place(ticket.a),
            b: place(ticket.b),
            points: ticket.points,
        });
        let districts = board.districts.iter().map(|district| District {
            points: district.number,
            color: district.color.clone(),
            places: district.places.iter().copied().map(place).collect(),
        });
        let cards = |(card, n)| (board.card_name(card).to_owned(), n);
        Board {
            id: board.id.clone(),
            name: board.name.clone(),
            provenance: board.provenance.clone(),
            reconstruction: board.reconstruction,
            players: [board.players.0, board.players.1],
            player_colors: board.player_colors.clone(),
            colors: board.colors.clone(),
            wild: board.wild.clone(),
            deck: board.deck.iter().map(cards).collect(),
            pieces: pieces.collect(),
            last_round_at: board.last_round_at,
            aspect: board.aspect,
            places: places.collect(),
            routes: routes.collect(),
            tickets: tickets.collect(),
            districts: districts.collect(),
            tourists: board.tourists.as_ref().map(|tourists| Tourists {
                symbols: tourists.symbols,
                start: (2..).zip(tourists.start).collect(),
                placed: (2..).zip(tourists.placed).collect(),
                points: tourists.points.clone(),
            }),
            drawing,
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    fn sent(board: &rules::Board) -> Value {
        serde_json::to_value(Board::new(board, Drawing::new(board))).unwrap()
    }

    /// Takes out what bots are not told.
    fn without_drawing(board: &mut Value) {
        let remove = |thing: &mut Value, names: &[&str]| {
            for name in names {
                assert!(thing.as_object_mut().unwrap().remove(*name).is_some(), "no {name}");
            }
        };
        remove(
            board,
            &["provenance", "reconstruction", "player_colors", "wild", "aspect", "drawing"],
        );
        for (list, names) in
            [("places", &["x", "y"][..]), ("routes", &["layout"]), ("districts", &["color"])]
        {
            for thing in board[list].as_array_mut().unwrap() {
                remove(thing, names);
            }
        }
    }

    #[test]
    fn clients_and_bots_are_told_the_same() {
        for (id, _) in rules::CITIES {
            let board = rules::Board::city(id).unwrap();
            let mut told = sent(&board);
            assert!(told["places"][0]["x"].is_f64());
            without_drawing(&mut told);
            assert_eq!(told, board.to_json(), "{id}");
        }
    }
    /// The page's tests and its development page use boards that are kept in the repository.
    #[test]
    fn the_boards_kept_for_the_page_are_those_that_are_sent() {
        let kept = include_str!("../../../../web/src/dev/boards.json");
        let kept: Vec<Value> = serde_json::from_str(kept).unwrap();
        assert_eq!(kept.len(), rules::CITIES.len());
        for ((id, _), kept) in rules::CITIES.iter().zip(kept) {
            assert_eq!(sent(&rules::Board::city(id).unwrap()), kept, "{id}");
        }
    }
}
