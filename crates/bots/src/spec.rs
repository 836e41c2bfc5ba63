//! Bots by name.

use std::fmt;
use std::str::FromStr;

use crate::greedy::Greedy;
use crate::hoarder::Hoarder;
use crate::planner::Planner;
use crate::random::Random;
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
}

impl Spec {
    /// Every kind there is.
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
    pub fn build(self, _clock: Clock) -> Box<dyn Bot> {
        match self {
            Spec::Random => Box::new(Random::new()),
            Spec::Hoarder => Box::new(Hoarder::new()),
            Spec::Greedy => Box::new(Greedy),
            Spec::OneStep => Box::new(Player::new(OneStep)),
            Spec::LongRoute => Box::new(Player::new(LongRoute)),
            Spec::RouteFocused => Box::new(Player::new(RouteFocused)),
            Spec::Hungry => Box::new(Player::new(Hungry)),
            Spec::Planner => Box::new(Planner::new()),
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
        })
    }
}

/// No bot has this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot(pub String);

impl fmt::Display for UnknownBot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<String> = Spec::ALL.iter().map(Spec::to_string).collect();
        write!(f, "no bot is called \"{}\"; there are: {}", self.0, known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

impl FromStr for Spec {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Spec, UnknownBot> {
        let spec = Spec::ALL.into_iter().find(|spec| spec.to_string() == name);
        spec.ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_reads_back() {
        for spec in Spec::ALL {
            assert_eq!(spec.to_string().parse(), Ok(spec));
        }
        assert_eq!("rando".parse::<Spec>(), Err(UnknownBot("rando".into())));
    }
}
