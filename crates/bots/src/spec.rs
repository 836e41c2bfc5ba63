//! Bots by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::greedy::Greedy;
use crate::hoarder::Hoarder;
use crate::planner::Planner;
use crate::random::Random;
use crate::search::{Budget, Search};
use crate::styles::{Hungry, LongRoute, OneStep, Player, RouteFocused};
use crate::{Bot, Clock};

/// A kind of bot, as a spec string names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// Any legal action.
    Random,
    /// Draws as long as it can.
    Hoarder,
    /// Claims what pays best, without a plan.
    Greedy,
    /// Thinks one route ahead.
    OneStep,
    /// Saves for long routes.
    LongRoute,
    /// Plans for its first tickets.
    RouteFocused,
    /// Gathers tickets.
    Hungry,
    /// Plans ways for its tickets.
    Planner,
    /// Tries its actions out in made-up games.
    Search(Budget),
    /// One of the levels for people.
    Level(Level),
}

/// How strong an opponent people want.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// For a first game.
    Easy,
    /// Knows how the game is played.
    Medium,
    /// Plays it well.
    Hard,
    /// As well as we can.
    Expert,
}

impl Level {
    /// From the weakest to the strongest.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The bot that plays at this level: docs/bots.md says why.
    pub fn spec(self) -> Spec {
        match self {
            Level::Easy => Spec::Greedy,
            Level::Medium => Spec::OneStep,
            Level::Hard => Spec::Planner,
            Level::Expert => Spec::Search(Budget::Milliseconds(100)),
        }
    }

    fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }
}

impl Spec {
    /// Every kind that takes no parameter and answers at once.
    pub const ALL: [Spec; 8] = [
        Spec::Random,
        Spec::Hoarder,
        Spec::Greedy,
        Spec::OneStep,
        Spec::LongRoute,
        Spec::RouteFocused,
        Spec::Hungry,
        Spec::Planner,
    ];

    /// A bot of this kind, which tells the time by `clock` if it has to.
    pub fn build(self, clock: Clock) -> Box<dyn Bot> {
        match self {
            Spec::Random => Box::new(Random::new()),
            Spec::Hoarder => Box::new(Hoarder::new()),
            Spec::Greedy => Box::new(Greedy),
            Spec::OneStep => Box::new(Player::new(OneStep)),
            Spec::LongRoute => Box::new(Player::new(LongRoute)),
            Spec::RouteFocused => Box::new(Player::new(RouteFocused)),
            Spec::Hungry => Box::new(Player::new(Hungry)),
            Spec::Planner => Box::new(Planner::new()),
            Spec::Search(budget) => Box::new(Search::new(budget, clock)),
            Spec::Level(level) => level.spec().build(clock),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Spec::Random => "random",
            Spec::Hoarder => "hoarder",
            Spec::Greedy => "greedy",
            Spec::OneStep => "one-step",
            Spec::LongRoute => "long-route",
            Spec::RouteFocused => "route-focused",
            Spec::Hungry => "hungry",
            Spec::Planner => "planner",
            Spec::Search(Budget::Milliseconds(most)) => return write!(f, "search:{most}ms"),
            Spec::Search(Budget::Iterations(most)) => return write!(f, "search:{most}it"),
            Spec::Level(level) => level.name(),
        })
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> = Spec::ALL.iter().map(Spec::to_string).collect();
        let levels: Vec<&str> = Level::ALL.iter().map(|level| level.name()).collect();
        write!(
            f,
            "no bot is called \"{}\"; there are: {}, search (at most {SLOWEST} ms or {MOST} tries a \
             decision: search:200ms, search:1000it), and the levels {}",
            self.0,
            known.join(", "),
            levels.join(", ")
        )
    }
}

impl std::error::Error for UnknownBot {}

/// What `search` alone means.
const USUAL: Budget = Budget::Milliseconds(100);
/// Most milliseconds, and most tries, for a decision: what each try gave is kept until the end of it, and must fit in memory.
const SLOWEST: u32 = 60_000;
const MOST: u32 = 10_000_000;

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Spec, UnknownBot> {
        let levels = Level::ALL.map(Spec::Level).into_iter();
        let named = Spec::ALL.into_iter().chain(levels).find(|spec| spec.to_string() == name);
        let search = || match name.strip_prefix("search")? {
            "" => Some(Spec::Search(USUAL)),
            budget => budget.strip_prefix(':').and_then(read_budget).map(Spec::Search),
        };
        named.or_else(search).ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

fn read_budget(text: &str) -> Option<Budget> {
    let number = |digits: &str, most: u32| {
        digits.parse().ok().filter(|number| {
            (1..=most).contains(number) && digits.starts_with(|c: char| c.is_ascii_digit())
        })
    };
    match text.strip_suffix("ms") {
        Some(digits) => number(digits, SLOWEST).map(Budget::Milliseconds),
        None => number(text.strip_suffix("it")?, MOST).map(Budget::Iterations),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        let others = [Budget::Milliseconds(200), Budget::Iterations(1000)].map(Spec::Search);
        for spec in Spec::ALL.into_iter().chain(Level::ALL.map(Spec::Level)).chain(others) {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
        assert_eq!("search".parse(), Ok(Spec::Search(Budget::Milliseconds(100))));
    }

    #[test]
    fn other_names_are_refused() {
        for name in [
            "rando",
            "",
            "search:",
            "search:ms",
            "search:10",
            "search:0ms",
            "search:-1ms",
            "search:+1it",
            "search: 5ms",
            "search:60001ms",
            "search:10000001it",
            "searching",
            "planner:1",
            "Easy",
        ] {
            assert_eq!(name.parse::<Spec>(), Err(UnknownBot(name.into())), "{name}");
        }
    }
}
