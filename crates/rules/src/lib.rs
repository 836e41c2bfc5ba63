//! The rules of the city games: boards, games, what each player may see, and records.
//!
//! Everything here is pure. There is no I/O, no clock, no global randomness and no prose:
//! chance comes in as a parameter ([`Chance`]), and what goes wrong comes out as codes
//! ([`Refusal`], [`Mistake`], [`record::Fault`]) that others turn into words. Comments cite
//! the rules (`R3.4`) and rulings (`Q3`) of `docs/rules.md`.
//!
//! ```
//! use crosstown_rules::{ActionList, Board, Game, Random, Rng};
//!
//! let board = Board::city("london").unwrap();
//! let mut rng = Rng::new(1, 0);
//! let mut game = Game::new(&board, 2, &mut rng).unwrap();
//! let mut actions = ActionList::new();
//! while !game.is_over() {
//!     game.actions(&board, game.turn(), &mut actions);
//!     let action = actions[rng.below(actions.len())];
//!     game.apply(&board, game.turn(), action, &mut rng).unwrap();
//! }
//! let scores = game.scores(&board);
//! assert_eq!(scores.len(), 2);
//! ```

mod action;
mod board;
mod cards;
mod chance;
mod check;
mod fair;
mod game;
mod legal;
mod public;
pub mod record;
mod refusal;
mod resample;
pub mod schema;
mod score;
mod sets;
mod view;

pub use action::{Action, ActionList, End, Kept, Payment};
pub use board::{
    Board, BoardError, BonusKind, CITIES, District, DrawingFacts, Expected, Facts, GREY_NAME,
    LONGEST_COLOR, LONGEST_ID, LabelSpot, Landmark, MAX_CARDS, MAX_LANDMARKS, MAX_LENGTH,
    MAX_PIECE_KINDS, MAX_PLACES, MAX_PLAYERS, MAX_ROUTES, MAX_SWEEPS, MAX_SYMBOLS, MAX_TICKETS,
    MAX_WILDS, Mistake, OTHERS_PER_WILD, PieceKind, Place, ROW, Route, RouteInfo, Spot, Ticket,
    TicketInfo, Title, Tourists, WILD_NAME,
};
pub use cards::{Card, Cards, MAX_COLORS};
pub use chance::{Chance, Random, Rng};
pub use fair::{
    Contribution, Fair, Hex, MIXED_SHUFFLE, Mix, SHUFFLE, Seeds, commitment, drawn_first, from_hex,
    mixed_seed, to_hex,
};
pub use game::{DealError, Game};
pub use public::{Phase, Public, Reason, Row};
pub use refusal::Refusal;
pub use resample::{Likely, resample, resample_likely};
pub use score::{Bonus, Score, winners};
pub use sets::{PlaceId, PlaceSet, RouteId, RouteSet, TicketId, TicketSet};
pub use view::View;
