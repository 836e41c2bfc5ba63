//! Why an action is refused: a code for programs and translations, and the rule it breaks.

use std::fmt;

use serde::{Deserialize, Serialize};

macro_rules! refusals {
    ($(#[doc = $meaning:literal] $name:ident $code:literal $rule:literal,)*) => {
        /// An action that the rules do not allow. The game is as it was before.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
        pub enum Refusal {
            $(#[doc = $meaning] #[serde(rename = $code)] $name,)*
        }

        impl Refusal {
            /// Every refusal there is.
            pub const ALL: &[Refusal] = &[$(Refusal::$name,)*];

            /// A stable name, which the locales turn into words.
            pub fn code(self) -> &'static str {
                match self {
                    $(Refusal::$name => $code,)*
                }
            }

            /// The rule or ruling that the action breaks.
            pub fn rule(self) -> &'static str {
                match self {
                    $(Refusal::$name => $rule,)*
                }
            }

            /// What it means, for the tables of codes in the docs.
            pub fn meaning(self) -> &'static str {
                match self {
                    $(Refusal::$name => $meaning.trim_ascii(),)*
                }
            }
        }
    };
}

refusals! {
    /// The game is over.
    GameOver "game-over" "R5.1",
    /// Another player is to move, or there is no such seat.
    NotYourTurn "not-your-turn" "R1.5",
    /// This player has chosen tickets in setup already.
    AlreadyChosen "already-chosen" "Q8",
    /// The tickets on offer must be chosen first.
    ChooseTicketsFirst "choose-tickets-first" "R4.1",
    /// In setup, every player chooses tickets before anything else.
    SetupFirst "setup-first" "R1.3",
    /// Stacks of tourists must be put down first.
    PlaceTouristsFirst "place-tourists-first" "R6.1",
    /// A first card has been drawn: only a second card can follow.
    SecondCardFirst "second-card-first" "Q5",
    /// No tickets are on offer.
    NothingOffered "nothing-offered" "R4.1",
    /// In setup, at least one of the two tickets must be kept.
    ChooseAtLeastOne "choose-at-least-one" "R1.3",
    /// At least one of the tickets on offer must be kept.
    KeepAtLeastOne "keep-at-least-one" "R4.1",
    /// A ticket that is not on offer.
    NotOffered "not-offered" "R4.1",
    /// There are no stacks to put down now.
    NothingToPlace "nothing-to-place" "R6.1",
    /// There is no such place.
    NoSuchPlace "no-such-place" "R6.1",
    /// A stack is on that place already.
    StackThere "stack-there" "R6.1",
    /// The row has no such slot.
    NoSuchSlot "no-such-slot" "R2.1",
    /// That slot of the row is empty.
    SlotEmpty "slot-empty" "Q2",
    /// A face-up wild cannot be the second card.
    WildSecond "wild-second" "R2.2",
    /// Deck and discards are empty.
    NoCards "no-cards" "Q1",
    /// There is no ticket left to draw.
    NoTickets "no-tickets" "R4.2",
    /// There is no such route.
    NoSuchRoute "no-such-route" "R3.1",
    /// The route has an owner.
    RouteTaken "route-taken" "R3.1",
    /// The player owns the other lane of this double route.
    OwnsOtherLane "owns-other-lane" "R3.4",
    /// With two players, a double route is closed once a lane is taken.
    LaneClosed "lane-closed" "R3.4",
    /// Too few pieces of the kind that the route takes.
    TooFewPieces "too-few-pieces" "R3.3",
    /// Not as many cards as the route asks.
    WrongNumber "wrong-number" "R3.2",
    /// Cards of two colours, or not of the route's colour.
    WrongColor "wrong-color" "R3.2",
    /// The player does not have these cards.
    NotInHand "not-in-hand" "R3.2",
    /// The route's ferries ask for more wilds.
    FerryNeedsWild "ferry-needs-wild" "R6.3",
    /// A tourist can be taken and must be.
    TouristNotTaken "tourist-not-taken" "R6.2",
    /// No tourist that this player could take is at that end.
    NoTouristThere "no-tourist-there" "R6.2",
    /// Something else can be done: there is no voluntary pass.
    CannotPass "cannot-pass" "Q4",
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.code(), self.rule())
    }
}

impl std::error::Error for Refusal {}
