//! The save file of a tournament: a header line that says what is played, then a line for every
//! deal, in order. A tournament can resume from a file that is cut off anywhere, as by a kill in the
//! middle of writing.

use std::fmt;
use std::fs::{File, TryLockError};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};

use crosstown_rules::{Board, Facts};
use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::outcome::Outcome;

/// The format's name and version, in the first line.
pub(crate) const FORMAT: &str = "crosstown-tournament/1";

/// The longest line that can be ours.
const LONGEST_LINE: u64 = 16 << 20;

/// The first line: everything that determines the games. Two files with the same header have the
/// same games, unless a player's choices depend on time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Header {
    pub(crate) format: String,
    /// Version of the program: bots may play differently in the next.
    pub(crate) version: String,
    pub(crate) city: String,
    /// A hash of all facts of the board that bear on play.
    pub(crate) board: String,
    pub(crate) players: Vec<String>,
    pub(crate) seed: u64,
    /// What external bots have for a decision; nothing where there are none.
    pub(crate) bot_seconds: Option<f64>,
}

impl Header {
    pub(crate) fn new(
        board: &Board,
        players: Vec<String>,
        seed: u64,
        bot_seconds: Option<f64>,
    ) -> Header {
        Header {
            format: FORMAT.to_owned(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
            city: board.id.clone(),
            board: format!("{:016x}", hash(&playable(board))),
            players,
            seed,
            bot_seconds,
        }
    }

    /// The first thing that differs, with what `self` has and what the other.
    fn difference(&self, other: &Header) -> Option<(&'static str, String, String)> {
        let fields = |header: &Header| {
            [
                ("format", json!(header.format)),
                ("version of crosstown", json!(header.version)),
                ("city", json!(header.city)),
                ("hash of the board's facts", json!(header.board)),
                ("list of players", json!(header.players)),
                ("seed", json!(header.seed)),
                ("limit of a decision in seconds", json!(header.bot_seconds)),
            ]
        };
        let mut both = fields(self).into_iter().zip(fields(other));
        both.find(|(mine, theirs)| mine != theirs)
            .map(|((name, mine), (_, theirs))| (name, printable(&mine), printable(&theirs)))
    }
}

/// A text from a file, made safe for a message: short, and without terminal control characters.
fn printable(text: &impl fmt::Display) -> String {
    text.to_string()
        .chars()
        .take(200)
        .map(|c| if c.is_control() { '\u{fffd}' } else { c })
        .collect()
}

/// The facts of a board that bear on play, as text. How it is drawn does not.
fn playable(board: &Facts) -> String {
    let mut facts = board.clone();
    facts.provenance.clear();
    facts.aspect = 1.0;
    for place in &mut facts.places {
        (place.x, place.y) = (0.0, 0.0);
    }
    for route in &mut facts.routes {
        route.layout.clear();
    }
    serde_json::to_string(&facts).expect("plain data becomes JSON")
}

/// FNV-1a. It detects changed boards; it need not resist attackers.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// One line for one deal.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    deal: u64,
    games: Vec<Outcome>,
}

/// A save file, open for the next deal.
#[derive(Debug)]
pub(crate) struct Save {
    file: File,
    path: PathBuf,
    deals: u64,
}

/// Why a save file cannot be used.
#[derive(Debug)]
pub struct SaveError {
    path: PathBuf,
    what: What,
}

#[derive(Debug)]
enum What {
    Io(io::Error),
    Busy,
    NotOne,
    Other(&'static str, String, String),
    Damaged(u64, String),
}

impl fmt::Display for SaveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        match &self.what {
            What::Io(error) => write!(f, "cannot use {path} as a save file: {error}"),
            What::Busy => write!(f, "{path} is in use by another tournament"),
            What::NotOne => write!(
                f,
                "{path} is there and is not the save file of a tournament; name another file"
            ),
            What::Other(field, file, now) => write!(
                f,
                "{path} is the save file of another tournament: the {field} was {file} and is now \
                 {now}; name another file or repeat what it was started with"
            ),
            What::Damaged(line, why) => write!(
                f,
                "{path}:{line}: the save file is damaged: {why}; what stands before that line can be \
                 gone on with once the rest is deleted"
            ),
        }
    }
}

impl std::error::Error for SaveError {}

impl Save {
    /// Opens the file and gives the deals in it to `each`, in order; or begins it where there is
    /// none. A last line without its end is cut off.
    pub(crate) fn open(
        path: &Path,
        header: &Header,
        board: &Board,
        mut each: impl FnMut(&[Outcome]),
    ) -> Result<Save, SaveError> {
        let fail = |what| SaveError { path: path.to_owned(), what };
        let io = |error| fail(What::Io(error));
        if path.metadata().is_ok_and(|data| !data.is_file()) {
            return Err(io(io::Error::other("it is not a plain file")));
        }
        let file = File::options().read(true).append(true).create(true).open(path).map_err(io)?;
        match file.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(fail(What::Busy)),
            // Some file systems have no locks. The user must then make sure.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(io(error)),
        }
        let first = line_of(header);
        let mut reader = BufReader::with_capacity(1 << 16, file);
        let mut line = Vec::new();
        let mut next = |line: &mut Vec<u8>| -> io::Result<usize> {
            line.clear();
            (&mut reader).take(LONGEST_LINE).read_until(b'\n', line)
        };
        let mut whole = next(&mut line).map_err(io)?;
        let mut deals = 0;
        if line.ends_with(b"\n") {
            let there: Header = serde_json::from_slice(&line).map_err(|_| fail(What::NotOne))?;
            if let Some((field, was, now)) = there.difference(header) {
                return Err(fail(What::Other(field, was, now)));
            }
            loop {
                let length = next(&mut line).map_err(io)?;
                if !line.ends_with(b"\n") && (length as u64) < LONGEST_LINE {
                    break;
                }
                let games = read(&line, deals, header.players.len(), board)
                    .map_err(|why| fail(What::Damaged(deals + 2, why)))?;
                each(&games);
                whole += length;
                deals += 1;
            }
        } else if first.as_bytes().starts_with(&line) {
            // Empty, or killed while the very first line was written.
            whole = 0;
        } else {
            return Err(fail(What::NotOne));
        }
        let mut file = reader.into_inner();
        file.set_len(whole as u64).map_err(io)?;
        if whole == 0 {
            file.write_all(first.as_bytes()).map_err(io)?;
        }
        Ok(Save { file, path: path.to_owned(), deals })
    }

    /// Adds the next deal.
    pub(crate) fn add(&mut self, games: Vec<Outcome>) -> Result<Vec<Outcome>, SaveError> {
        let line = Line { deal: self.deals, games };
        self.deals += 1;
        match self.file.write_all(line_of(&line).as_bytes()) {
            Ok(()) => Ok(line.games),
            Err(error) => Err(SaveError { path: self.path.clone(), what: What::Io(error) }),
        }
    }
}

fn line_of(line: &impl Serialize) -> String {
    serde_json::to_string(line).expect("its keys are text and its numbers finite") + "\n"
}

fn read(line: &[u8], deal: u64, players: usize, board: &Board) -> Result<Vec<Outcome>, String> {
    let line: Line =
        serde_json::from_slice(line.trim_ascii_end()).map_err(|error| printable(&error))?;
    if line.deal != deal {
        return Err(format!("deal {} stands where deal {deal} should", line.deal));
    }
    if line.games.len() != players {
        return Err(format!("it has {} games and not {players}", line.games.len()));
    }
    for (rotation, game) in line.games.iter().enumerate() {
        game.fits(board, players, rotation)?;
    }
    Ok(line.games)
}
