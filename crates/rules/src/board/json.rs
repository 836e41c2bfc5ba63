//! A board as JSON, for programs in any language: all that bears on play, and nothing of the
//! drawing. Equal text means equal games.

use serde_json::{Map, Value, json};

use super::{Board, GREY_NAME, MAX_PLAYERS};
use crate::sets::PlaceId;
use crate::view::cards_json;

impl Board {
    /// The facts that a player needs, with names in place of numbers (`docs/bot-protocol.md`).
    pub fn to_json(&self) -> Value {
        let place = |id: PlaceId| self.places[id.index()].id.as_str();
        let pieces: Vec<Value> = self
            .pieces
            .iter()
            .map(|kind| {
                let points: Map<String, Value> = (0..)
                    .zip(kind.points)
                    .filter_map(|(cards, points): (u8, _)| {
                        points.map(|points| (cards.to_string(), points.into()))
                    })
                    .collect();
                json!({"name": kind.name, "count": kind.count, "points": points})
            })
            .collect();
        let places: Vec<Value> = self
            .places
            .iter()
            .map(|place| {
                json!({
                    "id": place.id,
                    "name": place.name,
                    "attraction": place.attraction,
                    "tourists": place.tourists,
                })
            })
            .collect();
        let routes: Vec<Value> = self
            .routes
            .iter()
            .map(|route| {
                json!({
                    "id": route.id,
                    "a": place(route.a),
                    "b": place(route.b),
                    "color": route.color.map_or(GREY_NAME, |color| self.card_name(color)),
                    "cards": route.cards,
                    "spaces": route.spaces,
                    "ferries": route.ferries,
                    "piece": self.pieces[usize::from(route.piece)].name,
                    "points": route.points,
                    "twin": route.twin.map(|twin| self.routes[twin.index()].id.as_str()),
                })
            })
            .collect();
        let tickets: Vec<Value> = self
            .tickets
            .iter()
            .map(|ticket| {
                json!({
                    "id": ticket.id,
                    "a": place(ticket.a),
                    "b": place(ticket.b),
                    "points": ticket.points,
                })
            })
            .collect();
        let districts: Vec<Value> = self
            .districts
            .iter()
            .map(|district| {
                let places: Vec<&str> = district.places.iter().map(|&id| place(id)).collect();
                json!({"points": district.number, "places": places})
            })
            .collect();
        let by_players = |tokens: [u8; MAX_PLAYERS - 1]| -> Map<String, Value> {
            (2..).zip(tokens).map(|(n, tokens): (u8, _)| (n.to_string(), tokens.into())).collect()
        };
        let tourists = self.tourists.as_ref().map(|tourists| {
            json!({
                "symbols": tourists.symbols,
                "start": by_players(tourists.start),
                "placed": by_players(tourists.placed),
                "points": tourists.points,
            })
        });
        json!({
            "id": self.id,
            "name": self.name,
            "players": [self.players.0, self.players.1],
            "colors": self.colors,
            "deck": cards_json(self, &self.deck),
            "pieces": pieces,
            "last_round_at": self.last_round_at,
            "places": places,
            "routes": routes,
            "tickets": tickets,
            "districts": districts,
            "tourists": tourists,
        })
    }
}
