//! English for what the rules say in codes. Texts that come from files are made safe to print:
//! no control characters that would steer a terminal, and no more of them than a line.

use std::io::{self, Write};

use crosstown_arena::Failures;
use crosstown_rules::record::{At, Fault, What};
use crosstown_rules::{BoardError, Expected, Mistake, Refusal};

/// More mistakes than this are only counted.
const MOST_MISTAKES: usize = 50;

/// A text from a file, fit for a message.
pub(crate) fn printable(text: &str) -> String {
    let mut short: String =
        text.chars().take(80).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(80).is_some() {
        short.push('…');
    }
    short
}

/// Every mistake of a board file, one a line.
pub(crate) fn board_error(file: &str, error: &BoardError) -> String {
    let count = error.mistakes.len();
    let mistakes = if count == 1 { "mistake" } else { "mistakes" };
    let mut text = format!("{file} has {count} {mistakes}");
    for (spot, what) in error.mistakes.iter().take(MOST_MISTAKES) {
        text += &format!("\n  {file}:{}:{}: {}", spot.line, spot.column, mistake(what));
    }
    if count > MOST_MISTAKES {
        text += &format!("\n  … and {} more", count - MOST_MISTAKES);
    }
    text
}

pub(crate) fn mistake(mistake: &Mistake) -> String {
    let p = printable;
    match mistake {
        Mistake::Syntax(words) => format!("this is not TOML: {}", p(words)),
        Mistake::MissingKey(key) => format!("`{key}` is missing"),
        Mistake::UnknownKey(key) => format!("`{}` means nothing here; is it misspelt?", p(key)),
        Mistake::WrongType { key, expected } => {
            format!("`{}` must be {}", p(key), self::expected(*expected))
        }
        Mistake::OutOfRange { key, least, most } => {
            format!("`{}` must be a number from {least} to {most}", p(key))
        }
        Mistake::TooMany { key, found, most } => {
            format!("{found} {key} are too many: there can be {most}")
        }
        Mistake::TooFew { key, found, least } => {
            format!("{found} {key} are too few: there must be {least}")
        }
        Mistake::Duplicate(name) => format!("\"{}\" is there twice", p(name)),
        Mistake::BadSlug(name) => format!(
            "\"{}\" cannot be an id: use a to z, 0 to 9 and single hyphens (and not \"grey\" for a \
             colour)",
            p(name)
        ),
        Mistake::BadId(id) => format!(
            "\"{}\" must name two places: first--second, with #1 and #2 behind it for the lanes of \
             a double route",
            p(id)
        ),
        Mistake::UnknownPlace(place) => format!("there is no place \"{}\"", p(place)),
        Mistake::SamePlace(place) => format!("this goes from \"{}\" to itself", p(place)),
        Mistake::ColorNotInDeck(color) => {
            format!("the deck has no \"{}\" cards; a route of any colour is grey", p(color))
        }
        Mistake::UnknownPiece(piece) => format!("there are no pieces \"{}\"", p(piece)),
        Mistake::WhichPiece => "`piece` is missing: which kind does the route take?".into(),
        Mistake::NoPoints { piece, cards } => {
            format!("there are no points for a {} route of {cards} cards", p(piece))
        }
        Mistake::NotEnoughPieces { piece, count } => {
            format!("a player has only {count} {} pieces: nobody can claim this", p(piece))
        }
        Mistake::TooManyFerries => "more ferries than cards".into(),
        Mistake::LaneMissing(id) => format!("\"{}\" is one lane; the other is missing", p(id)),
        Mistake::UnequalLanes(id) => {
            format!("the lanes of \"{}\" differ in length or kind of piece", p(id))
        }
        Mistake::Parallel(id) => format!(
            "\"{}\" joins places that have a route already; the lanes of a double route end in #1 \
             and #2",
            p(id)
        ),
        Mistake::WrongLayout { found, spaces } => {
            format!("`layout` draws {found} spaces, and the route has {spaces}")
        }
        Mistake::IsolatedPlace(place) => format!("no route goes to \"{}\"", p(place)),
        Mistake::UnreachableTicket(id) => {
            format!("no chain of routes joins the places of the ticket \"{}\"", p(id))
        }
        Mistake::LastRoundAtOnce => {
            "the last round would begin at once: players have no more pieces than this".into()
        }
        Mistake::NoTourists => "a place has tourists, but the board has no `tourists`".into(),
        Mistake::TooManyStacks => "more places have tourists than there are symbols".into(),
        Mistake::NoRoomForStacks => "there are fewer places than stacks of tourists".into(),
        Mistake::WrongTouristPoints { found, needed } => {
            format!("`points` has {found} numbers and needs {needed}: for 0 to all symbols")
        }
    }
}

fn expected(expected: Expected) -> &'static str {
    match expected {
        Expected::Text => "a text without control characters",
        Expected::Flag => "true or false",
        Expected::Number => "a number",
        Expected::WholeNumber => "a whole number",
        Expected::Table => "a table, such as { … }",
        Expected::List => "a list, such as [ … ]",
        Expected::FewestAndMost => "the fewest and the most players, such as [2, 4]",
        Expected::Space => "[x, y, degrees] for each space",
    }
}

/// Why a record is refused, with the place in it.
pub(crate) fn fault(fault: &Fault) -> String {
    let place = match fault.at {
        At::Record => String::new(),
        At::Seats => "seats: ".into(),
        At::Fair => "fair: ".into(),
        At::Deal => "deal: ".into(),
        At::Entry(index) => format!("entry {}: ", index + 1),
        At::Result => "result: ".into(),
    };
    place + &what(&fault.what)
}

fn what(what: &What) -> String {
    let p = printable;
    match what {
        What::Json { words } if words.starts_with("EOF") => {
            format!("the record is cut off ({})", p(words))
        }
        What::Json { words } => format!("not a record: {}", p(words)),
        What::Format { found } => {
            format!("the format is \"{}\", not \"{}\"", p(found), crosstown_rules::record::FORMAT)
        }
        What::City { found } => format!("the record is of \"{}\"", p(found)),
        What::Players { found } => format!("{found} is not a right number of players here"),
        What::Seat { seat } => format!("there is no seat {seat}"),
        What::OtherSeat { seat } => {
            format!("the action is of seat {seat}, which somebody else has")
        }
        What::Unknown { kind, name } => format!("there is no {kind} \"{}\"", p(name)),
        What::TakeOver { seat, from } => {
            let entry = from.saturating_add(1);
            format!("seat {seat} cannot have been taken over from entry {entry} on")
        }
        What::Commitment => "the commitment is not that of the seed".into(),
        What::Contribution { seat } => {
            format!(
                "the contribution of seat {seat} is not in its place, or not what it committed to"
            )
        }
        What::First { said, was } => {
            format!("seat {was} was drawn to begin, and the record says seat {said}")
        }
        What::NotOfSeed => "the seed gives another order".into(),
        What::WrongCards => "these are not the cards of the deck".into(),
        What::WrongTickets => "these are not the tickets of the board, each once".into(),
        What::Kind => "an entry has one of `do`, `chance` and `end`, of a known kind".into(),
        What::Missing { field } => format!("`{field}` is missing or not of the right kind"),
        What::Superfluous { field } => {
            format!("`{field}` does not belong there, or is there twice")
        }
        What::Refused { refusal } => format!("{} ({})", self::refusal(*refusal), refusal.rule()),
        What::SeatOrder => "choices of tickets in setup stand in seat order (Q8)".into(),
        What::OtherCard { said, was } => format!("the card was {was}, not {}", p(said)),
        What::OtherTickets => "other tickets were next".into(),
        What::NoShuffle => "the deck was shuffled here and the order is not given (R2.5)".into(),
        What::ShuffleTooMany => "nothing was shuffled here (Q6)".into(),
        What::ShuffleCards => "the shuffled cards are not the discards (R2.5)".into(),
        What::AfterEnd => "the game was over before this (R5.1)".into(),
        What::NoEnd => "the log stops here, before the end of the game".into(),
        What::OtherResult { field, said, was } => {
            format!("`{field}` is {was}, not {}", p(said))
        }
    }
}

fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "the game is over",
        Refusal::NotYourTurn => "it is another player's turn",
        Refusal::AlreadyChosen => "this player has chosen tickets already",
        Refusal::ChooseTicketsFirst => "the tickets on offer must be chosen first",
        Refusal::SetupFirst => "all players choose their tickets first",
        Refusal::PlaceTouristsFirst => "a stack of tourists must be put down first",
        Refusal::SecondCardFirst => "a second card must be drawn",
        Refusal::NothingOffered => "no tickets are on offer",
        Refusal::ChooseAtLeastOne => "at least one of the two tickets must be kept",
        Refusal::KeepAtLeastOne => "at least one ticket must be kept",
        Refusal::NotOffered => "this ticket is not on offer",
        Refusal::NothingToPlace => "there is no stack of tourists to put down",
        Refusal::NoSuchPlace => "there is no such place",
        Refusal::StackThere => "a stack of tourists is there already",
        Refusal::NoSuchSlot => "the row has five slots, 0 to 4",
        Refusal::SlotEmpty => "this slot of the row is empty",
        Refusal::WildSecond => "a face-up wild cannot be the second card",
        Refusal::NoCards => "deck and discards are empty",
        Refusal::NoTickets => "there are no tickets left",
        Refusal::NoSuchRoute => "there is no such route",
        Refusal::RouteTaken => "the route is taken",
        Refusal::OwnsOtherLane => "nobody may own both lanes of a double route",
        Refusal::LaneClosed => "with two players the other lane is closed",
        Refusal::TooFewPieces => "too few pieces",
        Refusal::WrongNumber => "not as many cards as the route asks",
        Refusal::WrongColor => "not the right colour, or two colours",
        Refusal::NotInHand => "the player does not have these cards",
        Refusal::FerryNeedsWild => "each ferry asks for a wild",
        Refusal::TouristNotTaken => "a tourist can be taken and must be",
        Refusal::NoTouristThere => "no tourist can be taken there",
        Refusal::CannotPass => "something else can be done",
    }
}

/// Why an external bot was replaced, if it was; one line a kind.
pub(crate) fn failures(
    spec: &str,
    games: u64,
    failures: &Failures,
    out: &mut impl Write,
) -> io::Result<()> {
    if failures.games == 0 {
        return Ok(());
    }
    let (spec, replaced) = (printable(spec), failures.games);
    writeln!(out, "\n{spec} failed in {replaced} of {games} games, and random played on for it:")?;
    for (kind, count) in &failures.reasons {
        let example = printable(&count.example);
        writeln!(out, "  {} in {} games, first: {example}", kind.name(), count.games)?;
    }
    Ok(())
}
