//! Something that stands out, in words for people and in figures for programs.

use serde_json::{Value, json};

/// What a finding is about, by the name that programs see.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    SeatAdvantage,
    Stuck,
    RouteUnclaimed,
    RouteAdvantage,
    TicketUncompleted,
    TicketAdvantage,
    TicketPoints,
    ColorDemand,
    PlaceUnused,
}

impl Kind {
    pub(super) fn name(self) -> &'static str {
        match self {
            Kind::SeatAdvantage => "seat-advantage",
            Kind::Stuck => "stuck",
            Kind::RouteUnclaimed => "route-unclaimed",
            Kind::RouteAdvantage => "route-advantage",
            Kind::TicketUncompleted => "ticket-uncompleted",
            Kind::TicketAdvantage => "ticket-advantage",
            Kind::TicketPoints => "ticket-points",
            Kind::ColorDemand => "color-demand",
            Kind::PlaceUnused => "place-unused",
        }
    }
}

/// One thing that stands out.
#[derive(Clone, Debug)]
pub(super) struct Finding {
    pub(super) kind: Kind,
    /// The seat's number, or the id of the route, ticket or place, or the colour's name.
    pub(super) id: String,
    /// The figure that stands out, and its interval where chance has a part in it.
    pub(super) value: f64,
    pub(super) interval: Option<[f64; 2]>,
    pub(super) words: String,
}

impl Finding {
    pub(super) fn json(&self) -> Value {
        json!({
            "kind": self.kind.name(),
            "id": self.id,
            "value": self.value,
            "interval": self.interval,
            "words": self.words,
        })
    }
}
