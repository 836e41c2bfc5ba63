//! A board: its facts as the file gives them, and the tables that the engine reads at every
//! decision. A `Board` exists only if its file passed every check (see [`BoardError`]), so
//! the engine never has to doubt it.
//!
//! [`Facts`] has names and is what clients and bots get as JSON. [`RouteInfo`] and [`TicketInfo`]
//! have numbers and are what playing needs: `board[route].cards`.

mod file;
mod mistake;
mod values;

use std::collections::BTreeMap;
use std::ops::{Deref, Index};

use serde::{Deserialize, Deserializer, Serialize};

use crate::action::Payment;
use crate::cards::{Card, Cards};
use crate::sets::{PlaceId, PlaceSet, RouteId, RouteSet, TicketId};

pub use mistake::{BoardError, Expected, Mistake, Spot};

/// Most places on a board.
pub const MAX_PLACES: usize = 64;
/// Most routes, each lane of a double route counted.
pub const MAX_ROUTES: usize = 128;
/// Most tickets.
pub const MAX_TICKETS: usize = 64;
/// Most Transportation cards.
pub const MAX_CARDS: usize = 255;
/// Most wilds. Whoever hoards can leave three other cards outside all hands, and then a row stays
/// (R2.4) only if it has all three: with `w` wilds there, once in `(w + 1)(w + 2)(w + 3) / 60` tries,
/// which is 97 with 16.
pub const MAX_WILDS: usize = 16;
/// Other cards that there must be for every wild.
pub const OTHERS_PER_WILD: usize = 2;
/// How often one action can sweep the row, on a board with no more than [`MAX_WILDS`]: what an action
/// costs is certain, whatever chance does. Boards with more wilds are from before there was a limit.
pub const MAX_SWEEPS: usize = 750;
/// Longest name of a colour, in bytes: records name every card of every shuffle.
pub const LONGEST_COLOR: usize = 12;
/// Longest id of anything else, in bytes: every action names some.
pub const LONGEST_ID: usize = 40;
/// Most kinds of pieces.
pub const MAX_PIECE_KINDS: usize = 4;
/// Most tourist symbols.
pub const MAX_SYMBOLS: usize = 8;
/// Most landmarks of a drawing.
pub const MAX_LANDMARKS: usize = 64;
/// Most players.
pub const MAX_PLAYERS: usize = 4;
/// Face-up cards in a full row.
pub const ROW: usize = 5;
/// Most cards that a route may cost, and most spaces that it may have.
pub const MAX_LENGTH: usize = Payment::MAX_WILDS as usize;

/// A checked board, ready to play on. Its [`Facts`] can be read through it, not changed.
#[derive(Clone, Debug)]
pub struct Board {
    facts: Facts,
    pub(crate) tables: Tables,
}

impl Deref for Board {
    type Target = Facts;

    fn deref(&self) -> &Facts {
        &self.facts
    }
}

impl Board {
    /// Reads a board file, checks all of it, and reports every mistake at once.
    pub fn parse(toml: &str) -> Result<Board, BoardError> {
        file::parse(toml, file::Limits::Now)
    }

    /// Reads a board file that passed every check when it was stored: limits that came later do not
    /// hold for it, so that its games go on.
    pub fn parse_stored(toml: &str) -> Result<Board, BoardError> {
        file::parse(toml, file::Limits::Then)
    }

    /// Whether what one action can cause is bounded: always, but for stored boards from before there
    /// was a limit on wilds.
    pub fn is_bounded(&self) -> bool {
        self.tables.most_sweeps == MAX_SWEEPS
    }

    /// All Transportation cards.
    #[inline]
    pub fn cards(&self) -> &Cards {
        &self.tables.deck
    }

    /// All routes, in the order of the file.
    #[inline]
    pub fn route_infos(&self) -> &[RouteInfo] {
        &self.tables.routes[..self.facts.routes.len()]
    }

    /// All tickets, in the order of the file.
    #[inline]
    pub fn ticket_infos(&self) -> &[TicketInfo] {
        &self.tables.tickets
    }

    /// The other lane of a double route.
    #[inline]
    pub fn twin(&self, route: RouteId) -> Option<RouteId> {
        self.tables.twins[route.index()]
    }

    /// The tourist attractions (R8.1).
    pub fn attractions(&self) -> PlaceSet {
        self.tables.attractions
    }

    /// Places and value of every district (R8.2).
    pub fn district_places(&self) -> &[(PlaceSet, u8)] {
        &self.tables.districts
    }

    /// The board of a built-in city, by its id.
    pub fn city(id: &str) -> Option<Board> {
        let (_, toml) = CITIES.iter().find(|(city, _)| *city == id)?;
        Some(Board::parse(toml).expect("built-in boards are checked by the tests"))
    }
}

/// The built-in boards: id and file. First the cities that people are offered, in their order
/// ([`Facts::order`]), then others, such as the made-up large board that benchmarks use.
pub const CITIES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/cities.rs"));

impl Index<RouteId> for Board {
    type Output = RouteInfo;

    #[inline]
    fn index(&self, route: RouteId) -> &RouteInfo {
        &self.tables.routes[route.index()]
    }
}

impl Index<TicketId> for Board {
    type Output = TicketInfo;

    #[inline]
    fn index(&self, ticket: TicketId) -> &TicketInfo {
        &self.tables.tickets[ticket.index()]
    }
}

/// What a board file says, with names in place of numbers. Serialised, it is the board that bots,
/// clients and the page get.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "BoardFacts"), schema(as = BoardFacts))]
pub struct Facts {
    /// The id that records and commands name.
    pub id: String,
    /// The name that people read.
    pub name: String,
    /// Where the facts come from and how certain they are.
    pub provenance: String,
    /// Whether the network is a reconstruction and not the printed one.
    pub reconstruction: bool,
    /// The position among the cities that people are offered; none for a board that is not.
    pub order: Option<u8>,
    /// Fewest and most players.
    pub players: (u8, u8),
    /// Colours of the players' pieces, one a seat.
    pub player_colors: Vec<String>,
    /// The card colours; `wild` is none of them. A [`Card`]'s index is its position here.
    pub colors: Vec<String>,
    /// What the wild card shows: taxi, bus, ferry, bicycle.
    pub wild: String,
    /// The number of cards of each colour, and of `wild`.
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"))]
    pub deck: BTreeMap<String, u8>,
    /// The kinds of pieces that every player has.
    pub pieces: Vec<PieceKind>,
    /// A player who ends a turn with this many pieces or fewer brings on the last round (R5.1).
    pub last_round_at: u8,
    /// Width of the drawing divided by its height.
    pub aspect: f64,
    /// What a layout has to know of the city's own drawing.
    #[serde(skip)]
    #[cfg_attr(feature = "schema", ts(skip))]
    pub drawing: DrawingFacts,
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
    /// What scores at the end beside routes and tickets.
    pub bonuses: Vec<BonusKind>,
}

impl Facts {
    /// The name of a card: its colour's, or `wild`.
    pub fn card_name(&self, card: Card) -> &str {
        if card.is_wild() {
            WILD_NAME
        } else {
            self.colors.get(card.index()).map_or("?", String::as_str)
        }
    }

    /// The card of that name, if the deck has such cards.
    pub fn card(&self, name: &str) -> Option<Card> {
        if name == WILD_NAME {
            return Some(Card::WILD);
        }
        Card::of_color(self.colors.iter().position(|color| color == name)?)
    }

    /// The place with this id.
    pub fn place(&self, id: &str) -> Option<PlaceId> {
        let index = self.places.iter().position(|place| place.id == id)?;
        Some(PlaceId(index as u8))
    }

    /// The route with this id.
    pub fn route(&self, id: &str) -> Option<RouteId> {
        let index = self.routes.iter().position(|route| route.id == id)?;
        Some(RouteId(index as u8))
    }

    /// The ticket with this id.
    pub fn ticket(&self, id: &str) -> Option<TicketId> {
        let index = self.tickets.iter().position(|ticket| ticket.id == id)?;
        Some(TicketId(index as u8))
    }

    /// All tickets, in the order of the file.
    pub fn ticket_ids(&self) -> impl Iterator<Item = TicketId> + use<> {
        (0..self.tickets.len() as u8).map(TicketId)
    }

    /// All routes, in the order of the file.
    pub fn route_ids(&self) -> impl Iterator<Item = RouteId> + use<> {
        (0..self.routes.len() as u8).map(RouteId)
    }
}

/// How boards and records name the wild card, whatever it shows.
pub const WILD_NAME: &str = "wild";
/// How boards name the colour of a route that takes any colour.
pub const GREY_NAME: &str = "grey";

/// A kind of bonus: what can score at the end beside routes and tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BonusKind {
    /// A point for every tourist attraction touched (R8.1).
    Attractions,
    /// The number of every district connected (R8.2).
    Districts,
    /// Points by distinct tourist tokens (R6.4).
    Tourists,
}

/// A kind of piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "schema", ts(rename = "Piece"), schema(as = Piece))]
pub struct PieceKind {
    /// Its name: taxi, bus, streetcar, subway.
    pub name: String,
    /// How many of them each player has.
    pub count: u8,
    /// Points of a route by the number of cards it costs.
    #[serde(deserialize_with = "by_number")]
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = BTreeMap<String, u8>))]
    pub points: BTreeMap<u8, u8>,
}

/// Reads numbers by number. As part of a larger object, such as a board with its drawing, their keys
/// come as text.
fn by_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<u8, u8>, D::Error> {
    let by_name = BTreeMap::<String, u8>::deserialize(deserializer)?;
    let number = |(name, number): (String, u8)| Ok((name.parse()?, number));
    let by_number: Result<_, std::num::ParseIntError> = by_name.into_iter().map(number).collect();
    by_number.map_err(serde::de::Error::custom)
}

/// A place.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Place {
    /// The slug that records name.
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Route {
    /// `a--b`, or `a--b#1` and `a--b#2` for the lanes of a double route.
    pub id: String,
    /// The first place of the id.
    pub a: String,
    /// The second.
    pub b: String,
    /// The colour it takes, or `grey`.
    pub color: String,
    /// Cards it costs.
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
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Ticket {
    /// `a--b`.
    pub id: String,
    /// The first place of the id.
    pub a: String,
    /// The second.
    pub b: String,
    /// What it adds when its places are connected and subtracts when not (R5.2).
    pub points: u8,
}

/// A district (R8.2).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct District {
    /// Its points, which are also its number on the board.
    pub points: u8,
    /// Its colour on the board.
    pub color: String,
    /// Its places.
    pub places: Vec<String>,
}

/// The tourists of San Francisco (R6).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Tourists {
    /// How many symbols, and so stacks, there are.
    pub symbols: u8,
    /// Tokens in a stack that is there from the start, by number of players.
    #[serde(deserialize_with = "by_number")]
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = BTreeMap<String, u8>))]
    pub start: BTreeMap<u8, u8>,
    /// Tokens in a stack that a player puts down, by number of players.
    #[serde(deserialize_with = "by_number")]
    #[cfg_attr(feature = "schema", ts(type = "Record<string, number>"), schema(value_type = BTreeMap<String, u8>))]
    pub placed: BTreeMap<u8, u8>,
    /// Points for 0, 1, 2 … distinct tokens.
    pub points: Vec<u8>,
}

/// What a layout has to know of the city's own drawing, in its units: the longer side of the board
/// has 1200, and points are counted from its top left corner.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawingFacts {
    /// Size of the names.
    pub text_size: f64,
    /// Room beside the board, left and right, for the names of places at its edges.
    pub margin: f64,
    /// The city's name as lettering on the drawing.
    pub title: Option<Title>,
    /// What is drawn under the routes and names should not cover.
    pub landmarks: Vec<Landmark>,
    /// Names that somebody placed by eye, by the place's id.
    pub labels: BTreeMap<String, LabelSpot>,
}

impl Default for DrawingFacts {
    fn default() -> DrawingFacts {
        let (title, landmarks, labels) = (None, Vec::new(), BTreeMap::new());
        DrawingFacts { text_size: 16.0, margin: 40.0, title, landmarks, labels }
    }
}

/// Where the city's name is written on the drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Title {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// Size of the letters.
    pub size: f64,
    /// The width that it is stretched to.
    pub width: f64,
    /// How far it is turned, in degrees.
    pub turn: f64,
}

/// A box that names keep off.
#[derive(Clone, Debug, PartialEq)]
pub struct Landmark {
    /// Its middle.
    pub x: f64,
    /// Its middle.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

/// Where a name is, seen from its place.
#[derive(Clone, Debug, PartialEq)]
pub struct LabelSpot {
    /// How far the middle of the name is to the right of the place.
    pub x: f64,
    /// How far it is below.
    pub y: f64,
    /// On how many lines it is written.
    pub lines: u8,
}

/// The same facts in the form that playing needs.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    /// One row a route; rows behind the last route are never read.
    pub(crate) routes: [RouteInfo; MAX_ROUTES],
    /// The other lane of a double route, by route.
    pub(crate) twins: [Option<RouteId>; MAX_ROUTES],
    /// For each colour, the routes that take it, grey ones included, by what they cost.
    pub(crate) takes: Vec<UpTo>,
    /// The grey routes.
    pub(crate) grey: RouteSet,
    /// All routes, by the cards they cost.
    pub(crate) costs: Box<UpTo>,
    /// All routes, by the wilds that their ferries ask for.
    pub(crate) ferries: Box<UpTo>,
    /// For each kind of piece, the routes by how many of it they take: none for other kinds'.
    pub(crate) fits: Vec<UpTo>,
    /// More actions than a player can ever have to choose from, and one place to spare.
    pub(crate) most_actions: usize,
    /// The ends of every ticket.
    pub(crate) tickets: Vec<TicketInfo>,
    /// The tourist attractions.
    pub(crate) attractions: PlaceSet,
    /// Places and value of every district.
    pub(crate) districts: Vec<(PlaceSet, u8)>,
    /// The whole deck, counted.
    pub(crate) deck: Cards,
    /// The whole deck, sorted.
    pub(crate) cards: Vec<Card>,
    /// How often one action can sweep the row.
    pub(crate) most_sweeps: usize,
    /// Where stacks of tourists are from the start.
    pub(crate) stacks: Vec<PlaceId>,
}

/// The routes that ask for at most so much of something, for any number that a byte can hold: an
/// index that is always in range costs nothing to check.
pub(crate) type UpTo = [RouteSet; 256];

/// What playing needs to know of a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(16))]
pub struct RouteInfo {
    /// Both places.
    pub ends: PlaceSet,
    /// The first place of the id.
    pub a: PlaceId,
    /// The second.
    pub b: PlaceId,
    /// Cards it costs.
    pub cards: u8,
    /// How many of the cards must be wild (R6.3).
    pub ferries: u8,
    /// Pieces it takes, one a space.
    pub spaces: u8,
    /// The kind of its pieces, as a position in [`Facts::pieces`].
    pub piece: u8,
    /// Points for claiming it.
    pub points: u8,
    /// The colour it takes; the wild card if grey.
    pub color: Card,
}

impl RouteInfo {
    /// The colour it takes; none if grey.
    #[inline]
    pub fn colored(&self) -> Option<Card> {
        (!self.color.is_wild()).then_some(self.color)
    }
}

/// What playing needs to know of a ticket.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TicketInfo {
    /// The first place of the id.
    pub a: PlaceId,
    /// The second.
    pub b: PlaceId,
    /// What it adds or subtracts (R5.2).
    pub points: u8,
}

impl Tables {
    /// The tables of facts that passed every check: each name in them is known.
    fn new(facts: &Facts) -> Tables {
        let deck: Cards = facts
            .deck
            .iter()
            .flat_map(|(name, &n)| facts.card(name).into_iter().cycle().take(usize::from(n)))
            .collect();
        let place = |id: &str| facts.place(id).expect("a checked place");
        let kind = |name: &str| facts.pieces.iter().position(|kind| kind.name == name);
        let infos: Vec<RouteInfo> = facts
            .routes
            .iter()
            .map(|route| {
                let (a, b) = (place(&route.a), place(&route.b));
                RouteInfo {
                    ends: PlaceSet::of(a) | PlaceSet::of(b),
                    a,
                    b,
                    cards: route.cards,
                    ferries: route.ferries,
                    spaces: route.spaces,
                    piece: kind(&route.piece).expect("a checked kind of piece") as u8,
                    points: route.points,
                    color: facts.card(&route.color).unwrap_or(Card::WILD),
                }
            })
            .collect();
        let routes = |test: &dyn Fn(&RouteInfo) -> bool| -> RouteSet {
            facts.route_ids().filter(|id| test(&infos[id.index()])).collect()
        };
        let up_to = |asks: &dyn Fn(&RouteInfo) -> Option<u8>| -> UpTo {
            std::array::from_fn(|n| {
                routes(&|route| asks(route).is_some_and(|asked| usize::from(asked) <= n))
            })
        };
        let none = RouteInfo {
            ends: PlaceSet::EMPTY,
            a: PlaceId(0),
            b: PlaceId(0),
            cards: 0,
            ferries: 0,
            spaces: 0,
            piece: 0,
            points: 0,
            color: Card::WILD,
        };
        let twin = |route: &Route| facts.route(route.twin.as_ref()?);
        // A route can be paid in one colour with none to all but one wilds, or in wilds alone,
        // each with the tourist of either end; then there are cards to draw, tickets and places.
        let wilds = usize::from(deck[Card::WILD]).min(MAX_LENGTH);
        let claims = 2 * facts.routes.len() * (facts.colors.len() * (wilds + 1) + 1);
        let most_actions = claims + ROW + 4 + facts.places.len();
        Tables {
            routes: std::array::from_fn(|i| infos.get(i).copied().unwrap_or(none)),
            twins: std::array::from_fn(|i| facts.routes.get(i).and_then(twin)),
            takes: (0..facts.colors.len())
                .map(|color| {
                    let takes =
                        |route: &RouteInfo| route.color.is_wild() || route.color.index() == color;
                    up_to(&|route| takes(route).then_some(route.cards))
                })
                .collect(),
            grey: routes(&|route| route.color.is_wild()),
            costs: Box::new(up_to(&|route| Some(route.cards))),
            ferries: Box::new(up_to(&|route| Some(route.ferries))),
            fits: (0..facts.pieces.len())
                .map(|kind| {
                    let its = |route: &RouteInfo| usize::from(route.piece) == kind;
                    up_to(&|route| Some(if its(route) { route.spaces } else { 0 }))
                })
                .collect(),
            most_actions,
            tickets: facts
                .tickets
                .iter()
                .map(|ticket| TicketInfo {
                    a: place(&ticket.a),
                    b: place(&ticket.b),
                    points: ticket.points,
                })
                .collect(),
            attractions: (0u8..)
                .zip(&facts.places)
                .filter(|(_, place)| place.attraction)
                .map(|(i, _)| PlaceId(i))
                .collect(),
            districts: facts
                .districts
                .iter()
                .map(|d| (d.places.iter().map(|id| place(id)).collect(), d.points))
                .collect(),
            cards: deck.each().collect(),
            most_sweeps: match usize::from(deck[Card::WILD]) {
                0..=MAX_WILDS => MAX_SWEEPS,
                _ => usize::MAX,
            },
            deck,
            stacks: (0u8..)
                .zip(&facts.places)
                .filter(|(_, place)| place.tourists)
                .map(|(i, _)| PlaceId(i))
                .collect(),
        }
    }
}
