//! Who takes part in a tournament or a simulation: the bots of this project, and programs that
//! speak the bot protocol. Only the arena and the command line can name programs; a server knows
//! only [`Spec`], so no client can make it start one.

use std::fmt;
use std::str::FromStr;

use crosstown_bots::{Spec, UnknownBot};

/// What an external bot's name begins with.
const EXEC: &str = "exec:";

/// A player by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entrant {
    /// A bot of this project.
    Bot(Spec),
    /// A command for the shell that starts an external bot (`docs/bot-protocol.md`).
    Exec(String),
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Entrant::Bot(spec) => write!(f, "{spec}"),
            Entrant::Exec(command) => write!(f, "{EXEC}{command}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = UnknownEntrant;

    fn from_str(name: &str) -> Result<Entrant, UnknownEntrant> {
        match name.strip_prefix(EXEC) {
            Some(command) if command.trim().is_empty() => Err(UnknownEntrant::NoCommand),
            // A program cannot be given it.
            Some(command) if command.contains('\0') => Err(UnknownEntrant::NoCommand),
            Some(command) => Ok(Entrant::Exec(command.to_owned())),
            None => Ok(Entrant::Bot(name.parse().map_err(UnknownEntrant::Bot)?)),
        }
    }
}

/// Players in turn order, by their names with commas between them. A comma that belongs to a
/// command is written `\,`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrants(pub Vec<Entrant>);

impl FromStr for Entrants {
    type Err = UnknownEntrant;

    fn from_str(list: &str) -> Result<Entrants, UnknownEntrant> {
        let mut names = vec![String::new()];
        let mut characters = list.chars().peekable();
        while let Some(c) = characters.next() {
            let name = names.last_mut().expect("it begins with one");
            match c {
                '\\' if characters.next_if_eq(&',').is_some() => name.push(','),
                ',' => names.push(String::new()),
                c => name.push(c),
            }
        }
        names.iter().map(|name| name.trim().parse()).collect::<Result<_, _>>().map(Entrants)
    }
}

/// No player has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum UnknownEntrant {
    /// Neither `exec:` nor a bot.
    Bot(UnknownBot),
    /// `exec:` without a command.
    NoCommand,
}

impl fmt::Display for UnknownEntrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            UnknownEntrant::Bot(error) => {
                write!(f, "{error}; a bot of your own is exec:COMMAND (a comma in it is \\,)")
            }
            UnknownEntrant::NoCommand => {
                f.write_str("exec: needs a command behind it, such as exec:python3 bot.py")
            }
        }
    }
}

impl std::error::Error for UnknownEntrant {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_read_back() {
        for name in ["random", "exec:python3 bot.py", "exec:a,b \\ 'c'"] {
            assert_eq!(name.parse::<Entrant>().unwrap().to_string(), name);
        }
        assert_eq!("exec: ".parse::<Entrant>(), Err(UnknownEntrant::NoCommand));
        assert!("search-engine".parse::<Entrant>().unwrap_err().to_string().contains("exec:"));
    }

    #[test]
    fn commas_separate_players_and_can_be_escaped_in_a_command() {
        let list: Entrants = r"random,exec:bot --to 1\,2 a\b,hoarder".parse().unwrap();
        let names: Vec<String> = list.0.iter().map(Entrant::to_string).collect();
        assert_eq!(names, ["random", r"exec:bot --to 1,2 a\b", "hoarder"]);
        assert!("random,".parse::<Entrants>().is_err());
        assert!("".parse::<Entrants>().is_err());
    }
}
