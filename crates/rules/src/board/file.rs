//! Reads a board file and checks it completely. The file is walked by hand and not through a
//! derived reader, because that would stop at the first mistake; here every value that is
//! wrong is noted with its place and reading goes on.

use std::collections::{BTreeMap, HashMap};

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::mistake::{BoardError, Expected, Mistake};
use super::values::{Reader, Span, Table, float, is_slug};
use super::{
    Board, BonusKind, District, DrawingFacts, Facts, GREY_NAME, LONGEST_COLOR, LONGEST_ID,
    LabelSpot, Landmark, MAX_CARDS, MAX_LANDMARKS, MAX_LENGTH, MAX_PIECE_KINDS, MAX_PLACES,
    MAX_PLAYERS, MAX_ROUTES, MAX_SYMBOLS, MAX_TICKETS, MAX_WILDS, OTHERS_PER_WILD, PieceKind,
    Place, ROW, Route, Tables, Ticket, Title, Tourists, WILD_NAME,
};
use crate::cards::MAX_COLORS;

/// Places, routes or tickets that are looked at: more than a board may have, so that mistakes in them
/// are told beside their number, and not so many that looking takes long.
const MOST_READ: usize = 512;

/// Which limits a board must keep.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Limits {
    /// All of them.
    Now,
    /// Those that there were from the beginning: the board was stored before.
    Then,
}

pub(super) fn parse(text: &str, limits: Limits) -> Result<Board, BoardError> {
    let mut reader = Reader::new(text, limits);
    let (root, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let at = error.span().unwrap_or(0..0);
        reader.note(&at, Mistake::Syntax(error.message().to_owned()));
    }
    // What a file with broken syntax contains cannot be trusted: a lost bracket would be
    // followed by a hundred missing places.
    let facts = errors.is_empty().then(|| reader.board(root.get_ref()));
    match facts {
        Some(facts) if reader.mistakes.is_empty() => {
            let tables = Tables::new(&facts);
            Ok(Board { facts, tables })
        }
        _ => {
            reader.mistakes.sort_by_key(|(spot, _)| *spot);
            reader.mistakes.dedup();
            Err(BoardError { mistakes: reader.mistakes })
        }
    }
}

impl Reader<'_> {
    // The parts of a board, in the order of the file.

    fn board(&mut self, root: &DeTable<'_>) -> Facts {
        let mut file = Table::new(root, 0..0);
        let id = self.slug(&mut file, "id");
        let name = self.string(&mut file, "name");
        let provenance = self.string(&mut file, "provenance");
        let reconstruction = self.flag(&mut file, "reconstruction");
        let order = match file.table.get("order") {
            Some(_) => self.integer(&mut file, "order", 1, u8::MAX),
            None => None,
        };
        let players = self.players(&mut file);
        let player_colors = self.player_colors(&mut file, players.1);
        let wild = self.string(&mut file, "wild");
        let (colors, deck) = self.deck(&mut file);
        let pieces = self.pieces(&mut file);
        let last_round_at = self.last_round_at(&mut file, &pieces);
        let aspect = self.number(&mut file, "aspect", 0.2, 5.0).unwrap_or(1.0);
        let places = self.places(&mut file);
        let districts = self.districts(&mut file, &places);
        let tourists = self.tourists(&mut file, &places);
        let routes = self.routes(&mut file, &places, &colors, &pieces);
        let tickets = self.tickets(&mut file, &places, &routes, players.1);
        let drawing = self.drawing(&mut file, &places);
        self.unknown_keys(&file);
        let bonuses = [
            (BonusKind::Attractions, places.places.iter().any(|place| place.attraction)),
            (BonusKind::Districts, !districts.is_empty()),
            (BonusKind::Tourists, tourists.is_some()),
        ];
        Facts {
            id,
            name,
            provenance,
            reconstruction,
            order,
            players,
            player_colors,
            colors,
            wild,
            deck,
            pieces,
            last_round_at,
            aspect,
            drawing,
            places: places.places,
            routes,
            tickets,
            districts,
            tourists,
            bonuses: bonuses.into_iter().filter_map(|(kind, has)| has.then_some(kind)).collect(),
        }
    }

    fn players(&mut self, file: &mut Table<'_>) -> (u8, u8) {
        // Without an answer, the fewest: other checks that go by it then find the least.
        let unknown = (2, 2);
        let Some((array, span)) = self.array(file, "players") else { return unknown };
        let numbers: Vec<u8> =
            array.iter().filter_map(|value| self.integer_of(value, "players", 2, 4)).collect();
        match numbers[..] {
            [fewest, most] if fewest <= most => (fewest, most),
            _ => {
                let expected = Expected::FewestAndMost;
                self.note(&span, Mistake::WrongType { key: "players".into(), expected });
                unknown
            }
        }
    }

    fn player_colors(&mut self, file: &mut Table<'_>, players: u8) -> Vec<String> {
        let Some((array, span)) = self.array(file, "player_colors") else { return Vec::new() };
        self.at_most("player_colors", array.len(), MAX_PLAYERS, &span);
        let mut colors: Vec<String> = Vec::new();
        for value in array.iter().take(MAX_PLAYERS) {
            if let Some(color) = self.string_of(value, "player_colors") {
                if colors.contains(&color) {
                    self.note(&value.span(), Mistake::Duplicate(color.clone()));
                }
                colors.push(color);
            }
        }
        self.at_least("player_colors", array.len(), usize::from(players), &span);
        colors
    }

    fn deck(&mut self, file: &mut Table<'_>) -> (Vec<String>, BTreeMap<String, u8>) {
        let (mut colors, mut deck) = (Vec::new(), BTreeMap::new());
        let Some((table, span)) = self.table(file, "deck") else { return (colors, deck) };
        let (mut total, mut wilds) = (Some(0), 0);
        for (key, value) in table.iter() {
            let name = key.get_ref().to_string();
            let wild = name == WILD_NAME;
            let count = self.integer_of(value, &name, u8::from(!wild), MAX_CARDS as u8);
            total = total.zip(count).map(|(total, count)| total + usize::from(count));
            deck.insert(name.clone(), count.unwrap_or(1));
            if wild {
                wilds = usize::from(count.unwrap_or(0));
                continue;
            }
            self.at_most_letters(&name, LONGEST_COLOR, &key.span());
            if name == GREY_NAME || !is_slug(&name) {
                self.note(&key.span(), Mistake::BadSlug(name.clone()));
            }
            colors.push(name);
        }
        self.at_most("colors", colors.len(), MAX_COLORS, &span);
        self.at_least("colors", colors.len(), 1, &span);
        if let Some(total) = total {
            self.at_most("cards", total, MAX_CARDS, &span);
            // Two for every player and a full row.
            self.at_least("cards", total, 2 * MAX_PLAYERS + ROW, &span);
            if self.limits == Limits::Now {
                self.at_most("wilds", wilds, MAX_WILDS, &span);
                self.at_least("other cards", total - wilds, OTHERS_PER_WILD * wilds, &span);
            }
        }
        colors.truncate(MAX_COLORS);
        (colors, deck)
    }

    fn pieces(&mut self, file: &mut Table<'_>) -> Vec<PieceKind> {
        let Some((table, span)) = self.table(file, "pieces") else { return Vec::new() };
        self.at_least("pieces", table.len(), 1, &span);
        self.at_most("pieces", table.len(), MAX_PIECE_KINDS, &span);
        let mut kinds = Vec::new();
        for (key, value) in table.iter() {
            let name = key.get_ref().to_string();
            self.at_most_letters(&name, LONGEST_ID, &key.span());
            if !is_slug(&name) {
                self.note(&key.span(), Mistake::BadSlug(name.clone()));
            }
            let Some(mut kind) = self.table_of(value, "pieces") else { continue };
            let count = self.integer(&mut kind, "count", 1, u8::MAX).unwrap_or(1);
            let mut points = BTreeMap::new();
            if let Some((table, _)) = self.table(&mut kind, "points") {
                for (key, value) in table.iter() {
                    let length =
                        key.get_ref().parse().ok().filter(|n| (1..=MAX_LENGTH).contains(n));
                    let number = self.integer_of(value, "points", 0, 100);
                    match length {
                        Some(length) => points.extend(number.map(|number| (length as u8, number))),
                        None => {
                            let key = format!("points.{}", key.get_ref());
                            let most = MAX_LENGTH as f64;
                            self.note(&value.span(), Mistake::OutOfRange { key, least: 1.0, most });
                        }
                    }
                }
            }
            self.unknown_keys(&kind);
            kinds.push(PieceKind { name, count, points });
        }
        kinds
    }

    fn last_round_at(&mut self, file: &mut Table<'_>, pieces: &[PieceKind]) -> u8 {
        let number = self.integer(file, "last_round_at", 0, u8::MAX).unwrap_or(0);
        let all: usize = pieces.iter().map(|kind| usize::from(kind.count)).sum();
        if usize::from(number) >= all.max(1) && !pieces.is_empty() {
            let span = file.table.get("last_round_at").map_or(0..0, Spanned::span);
            self.note(&span, Mistake::LastRoundAtOnce);
        }
        number
    }

    fn places(&mut self, file: &mut Table<'_>) -> Places {
        let mut found = Places::default();
        let Some((array, span)) = self.array(file, "places") else { return found };
        self.at_most("places", array.len(), MAX_PLACES, &span);
        self.at_least("places", array.len(), 2, &span);
        for value in array.iter().take(MOST_READ) {
            let Some(mut table) = self.table_of(value, "places") else { continue };
            let id = self.slug(&mut table, "id");
            let place = Place {
                name: self.string(&mut table, "name"),
                x: self.number(&mut table, "x", 0.0, 1.0).unwrap_or(0.5),
                y: self.number(&mut table, "y", 0.0, 1.0).unwrap_or(0.5),
                attraction: self.flag(&mut table, "attraction"),
                tourists: self.flag(&mut table, "tourists"),
                id,
            };
            self.unknown_keys(&table);
            if found.by_id.insert(place.id.clone(), found.places.len()).is_some()
                && !place.id.is_empty()
            {
                self.note(&table.span, Mistake::Duplicate(place.id.clone()));
            }
            found.places.push(place);
            found.spans.push(table.span);
        }
        found
    }

    fn districts(&mut self, file: &mut Table<'_>, places: &Places) -> Vec<District> {
        let Some((array, span)) = self.optional_array(file, "districts") else { return Vec::new() };
        self.at_most("districts", array.len(), MAX_PLACES, &span);
        let mut districts: Vec<District> = Vec::new();
        for value in array.iter().take(MAX_PLACES) {
            let Some(mut table) = self.table_of(value, "districts") else { continue };
            let points = self.integer(&mut table, "number", 1, 100).unwrap_or(1);
            let color = self.string(&mut table, "color");
            let mut members: Vec<String> = Vec::new();
            if let Some((array, span)) = self.array(&mut table, "places") {
                for value in array.iter().take(MAX_PLACES) {
                    let Some(id) = self.string_of(value, "places") else { continue };
                    if !places.by_id.contains_key(&id) {
                        self.note(&value.span(), Mistake::UnknownPlace(id));
                    } else if members.contains(&id) {
                        self.note(&value.span(), Mistake::Duplicate(id));
                    } else {
                        members.push(id);
                    }
                }
                self.at_least("places", array.len(), 2, &span);
            }
            self.unknown_keys(&table);
            if districts.iter().any(|d| d.points == points && d.color == color) {
                self.note(&table.span, Mistake::Duplicate(format!("{color} {points}")));
            }
            districts.push(District { points, color, places: members });
        }
        districts
    }

    fn tourists(&mut self, file: &mut Table<'_>, places: &Places) -> Option<Tourists> {
        let stacks = places.places.iter().filter(|place| place.tourists).count();
        let Some((table, span)) = self.optional_table(file, "tourists") else {
            for (place, span) in places.places.iter().zip(&places.spans) {
                if place.tourists {
                    self.note(span, Mistake::NoTourists);
                }
            }
            return None;
        };
        let mut table = Table::new(table, span.clone());
        let symbols = self.integer(&mut table, "symbols", 1, MAX_SYMBOLS as u8);
        let start = self.by_players(&mut table, "start");
        let placed = self.by_players(&mut table, "placed");
        let mut points = Vec::new();
        if let Some((array, span)) = self.array(&mut table, "points") {
            points = array.iter().filter_map(|v| self.integer_of(v, "points", 0, 100)).collect();
            let (found, needed) =
                (array.len(), symbols.map_or(array.len(), |n| usize::from(n) + 1));
            if found != needed {
                self.note(&span, Mistake::WrongTouristPoints { found, needed });
            }
        }
        self.unknown_keys(&table);
        let symbols = symbols?;
        if stacks > usize::from(symbols) {
            self.note(&span, Mistake::TooManyStacks);
        } else if places.places.len() < usize::from(symbols) {
            self.note(&span, Mistake::NoRoomForStacks);
        }
        Some(Tourists { symbols, start, placed, points })
    }

    /// A number of tokens for each number of players.
    fn by_players(&mut self, table: &mut Table<'_>, key: &'static str) -> BTreeMap<u8, u8> {
        let mut numbers = BTreeMap::new();
        if let Some((inner, span)) = self.table(table, key) {
            let mut inner = Table::new(inner, span);
            for (players, key) in (2..).zip(["2", "3", "4"]) {
                numbers.insert(players, self.integer(&mut inner, key, 1, 100).unwrap_or(1));
            }
            self.unknown_keys(&inner);
        }
        numbers
    }

    fn routes(
        &mut self,
        file: &mut Table<'_>,
        places: &Places,
        colors: &[String],
        pieces: &[PieceKind],
    ) -> Vec<Route> {
        let Some((array, span)) = self.array(file, "routes") else { return Vec::new() };
        self.at_most("routes", array.len(), MAX_ROUTES, &span);
        let mut routes: Vec<Route> = Vec::new();
        let mut spans: Vec<Span> = Vec::new();
        for value in array.iter().take(MOST_READ) {
            let Some(mut table) = self.table_of(value, "routes") else { continue };
            if let Some(route) = self.route(&mut table, places, colors, pieces) {
                routes.push(route);
                spans.push(table.span.clone());
            }
            self.unknown_keys(&table);
        }
        self.pair_lanes(&mut routes, &spans);
        let mut isolated = vec![true; places.places.len()];
        for route in &routes {
            for end in places.ends(route) {
                isolated[end] = false;
            }
        }
        for ((place, span), isolated) in places.places.iter().zip(&places.spans).zip(isolated) {
            if isolated && !place.id.is_empty() {
                self.note(span, Mistake::IsolatedPlace(place.id.clone()));
            }
        }
        routes
    }

    fn route(
        &mut self,
        table: &mut Table<'_>,
        places: &Places,
        colors: &[String],
        pieces: &[PieceKind],
    ) -> Option<Route> {
        let (id, span) = self.string_at(table, "id")?;
        let ends = self.ends(&id, &span, places, true);
        let color = self.string_at(table, "color").map_or_else(String::new, |(name, span)| {
            if name != GREY_NAME && !colors.contains(&name) {
                self.note(&span, Mistake::ColorNotInDeck(name.clone()));
            }
            name
        });
        let longest = MAX_LENGTH as u8;
        let spaces = self.integer(table, "spaces", 1, longest);
        let cards = match table.table.get("cards") {
            Some(_) => self.integer(table, "cards", 1, longest),
            None => spaces,
        };
        let ferries = match table.table.get("ferries") {
            Some(_) => self.integer(table, "ferries", 0, longest).unwrap_or(0),
            None => 0,
        };
        if cards.is_some_and(|cards| ferries > cards) {
            self.note(&table.span, Mistake::TooManyFerries);
        }
        let kind = self.piece(table, pieces);
        let mut points = 0;
        if let (Some(kind), Some(spaces), Some(cards)) = (kind, spaces, cards) {
            match kind.points.get(&cards) {
                Some(&number) => points = number,
                None => {
                    let piece = kind.name.clone();
                    self.note(&table.span, Mistake::NoPoints { piece, cards });
                }
            }
            if spaces > kind.count {
                let (piece, count) = (kind.name.clone(), kind.count);
                self.note(&table.span, Mistake::NotEnoughPieces { piece, count });
            }
        }
        let layout = self.layout(table, spaces);
        // What is wrong is noted; the route still connects its places for the checks to come.
        let (a, b) = ends?;
        Some(Route {
            id,
            a,
            b,
            color,
            spaces: spaces.unwrap_or(1),
            cards: cards.unwrap_or(1),
            ferries,
            piece: kind.map_or_else(String::new, |kind| kind.name.clone()),
            twin: None,
            points,
            layout,
        })
    }

    fn piece<'p>(
        &mut self,
        table: &mut Table<'_>,
        pieces: &'p [PieceKind],
    ) -> Option<&'p PieceKind> {
        if table.table.get("piece").is_none() {
            if pieces.len() > 1 {
                self.note(&table.span, Mistake::WhichPiece);
            }
            return pieces.first().filter(|_| pieces.len() == 1);
        }
        let (name, span) = self.string_at(table, "piece")?;
        let piece = pieces.iter().find(|kind| kind.name == name);
        if piece.is_none() {
            self.note(&span, Mistake::UnknownPiece(name));
        }
        piece
    }

    fn layout(&mut self, table: &mut Table<'_>, spaces: Option<u8>) -> Vec<[f64; 3]> {
        let Some((array, span)) = self.optional_array(table, "layout") else { return Vec::new() };
        let expected = Expected::Space;
        let mut layout = Vec::new();
        for value in array.iter() {
            let numbers = match value.get_ref() {
                DeValue::Array(point) => {
                    point.iter().map(|number| float(number.get_ref())).collect()
                }
                _ => Vec::new(),
            };
            match numbers[..] {
                [Some(x), Some(y), Some(angle)] => {
                    // A little beyond the edge is no harm; far away would make a picture of nothing.
                    for (number, most) in [(x - 0.5, 1.0), (y - 0.5, 1.0), (angle, 360.0)] {
                        if number.abs() > most {
                            let key = "layout".to_owned();
                            let (least, most) =
                                if most > 1.0 { (-most, most) } else { (-0.5, 1.5) };
                            self.note(&value.span(), Mistake::OutOfRange { key, least, most });
                        }
                    }
                    layout.push([x, y, angle]);
                }
                _ => {
                    let key = "layout".to_owned();
                    self.note(&value.span(), Mistake::WrongType { key, expected });
                }
            }
        }
        if let Some(spaces) = spaces
            && array.len() != usize::from(spaces)
        {
            self.note(&span, Mistake::WrongLayout { found: array.len(), spaces });
        }
        layout
    }

    /// Finds the lanes of double routes and what else lies between the same places (R3.4).
    fn pair_lanes(&mut self, routes: &mut [Route], spans: &[Span]) {
        let mut by_id: HashMap<String, usize> = HashMap::new();
        for index in 0..routes.len() {
            let id = routes[index].id.clone();
            if by_id.insert(id.clone(), index).is_some() {
                self.note(&spans[index], Mistake::Duplicate(id));
            }
        }
        let mut by_ends: HashMap<[String; 2], usize> = HashMap::new();
        for index in 0..routes.len() {
            let route = &routes[index];
            let (base, lane) = route.id.split_once('#').unwrap_or((&route.id, ""));
            let other = match lane {
                "1" => by_id.get(&format!("{base}#2")),
                "2" => by_id.get(&format!("{base}#1")),
                _ => None,
            };
            let mut ends = [route.a.clone(), route.b.clone()];
            ends.sort_unstable();
            match other {
                Some(&other) => {
                    let twin = &routes[other];
                    let unequal = (route.spaces, route.cards, &route.piece)
                        != (twin.spaces, twin.cards, &twin.piece);
                    if unequal && lane == "2" {
                        self.note(&spans[index], Mistake::UnequalLanes(base.to_owned()));
                    }
                    let first = index.min(other);
                    if *by_ends.entry(ends).or_insert(first) != first {
                        self.note(&spans[index], Mistake::Parallel(route.id.clone()));
                    }
                    routes[index].twin = Some(twin.id.clone());
                }
                None => {
                    if !lane.is_empty() {
                        self.note(&spans[index], Mistake::LaneMissing(route.id.clone()));
                    }
                    if *by_ends.entry(ends).or_insert(index) != index {
                        self.note(&spans[index], Mistake::Parallel(route.id.clone()));
                    }
                }
            }
        }
    }

    fn tickets(
        &mut self,
        file: &mut Table<'_>,
        places: &Places,
        routes: &[Route],
        players: u8,
    ) -> Vec<Ticket> {
        let Some((array, span)) = self.array(file, "tickets") else { return Vec::new() };
        self.at_most("tickets", array.len(), MAX_TICKETS, &span);
        self.at_least("tickets", array.len(), 2 * usize::from(players), &span);
        let component = components(places, routes);
        let mut tickets: Vec<Ticket> = Vec::new();
        for value in array.iter().take(MOST_READ) {
            let Some(mut table) = self.table_of(value, "tickets") else { continue };
            let id = self.string_at(&mut table, "id");
            let points = self.integer(&mut table, "points", 1, 100).unwrap_or(1);
            self.unknown_keys(&table);
            let Some((id, span)) = id else { continue };
            if tickets.iter().any(|ticket| ticket.id == id) {
                self.note(&span, Mistake::Duplicate(id.clone()));
            }
            let Some((a, b)) = self.ends(&id, &span, places, false) else { continue };
            if component[places.by_id[&a]] != component[places.by_id[&b]] {
                self.note(&span, Mistake::UnreachableTicket(id.clone()));
            }
            tickets.push(Ticket { id, a, b, points });
        }
        tickets
    }

    fn drawing(&mut self, file: &mut Table<'_>, places: &Places) -> DrawingFacts {
        // Far outside of the board there is nothing to be seen.
        let (least, most) = (-1200.0, 2400.0);
        let mut facts = DrawingFacts::default();
        let Some((table, span)) = self.optional_table(file, "drawing") else { return facts };
        let mut table = Table::new(table, span);
        facts.text_size = self.number_or(&mut table, "text_size", 6.0, 60.0, facts.text_size);
        facts.margin = self.number_or(&mut table, "margin", 0.0, 600.0, facts.margin);
        if let Some((title, span)) = self.optional_table(&mut table, "title") {
            let mut title = Table::new(title, span);
            facts.title = Some(Title {
                x: self.number(&mut title, "x", least, most).unwrap_or(0.0),
                y: self.number(&mut title, "y", least, most).unwrap_or(0.0),
                size: self.number(&mut title, "size", 1.0, 1200.0).unwrap_or(1.0),
                width: self.number(&mut title, "width", 1.0, most).unwrap_or(1.0),
                turn: self.number_or(&mut title, "turn", -360.0, 360.0, 0.0),
            });
            self.unknown_keys(&title);
        }
        if let Some((array, span)) = self.optional_array(&mut table, "landmarks") {
            self.at_most("landmarks", array.len(), MAX_LANDMARKS, &span);
            for value in array.iter().take(MAX_LANDMARKS) {
                let Some(mut landmark) = self.table_of(value, "landmarks") else { continue };
                facts.landmarks.push(Landmark {
                    x: self.number(&mut landmark, "x", least, most).unwrap_or(0.0),
                    y: self.number(&mut landmark, "y", least, most).unwrap_or(0.0),
                    width: self.number(&mut landmark, "width", 1.0, most).unwrap_or(1.0),
                    height: self.number(&mut landmark, "height", 1.0, most).unwrap_or(1.0),
                });
                self.unknown_keys(&landmark);
            }
        }
        if let Some((labels, _)) = self.optional_table(&mut table, "labels") {
            for (key, value) in labels.iter() {
                let place = key.get_ref().to_string();
                if !places.by_id.contains_key(&place) {
                    self.note(&key.span(), Mistake::UnknownPlace(place.clone()));
                }
                let Some(mut label) = self.table_of(value, "labels") else { continue };
                let spot = LabelSpot {
                    x: self.number(&mut label, "x", -1200.0, 1200.0).unwrap_or(0.0),
                    y: self.number(&mut label, "y", -1200.0, 1200.0).unwrap_or(0.0),
                    lines: self.integer(&mut label, "lines", 1, 3).unwrap_or(1),
                };
                self.unknown_keys(&label);
                facts.labels.insert(place, spot);
            }
        }
        self.unknown_keys(&table);
        facts
    }

    /// The two places that an id names.
    fn ends(
        &mut self,
        id: &str,
        span: &Span,
        places: &Places,
        lanes: bool,
    ) -> Option<(String, String)> {
        let base = match id.split_once('#') {
            Some((base, "1" | "2")) if lanes => base,
            Some(_) => "",
            None => id,
        };
        let Some((a, b)) = base.split_once("--") else {
            self.note(span, Mistake::BadId(id.to_owned()));
            return None;
        };
        if a == b {
            self.note(span, Mistake::SamePlace(a.to_owned()));
            return None;
        }
        let [a, b] = [a, b].map(|end| {
            let known = places.by_id.contains_key(end);
            if !known {
                self.note(span, Mistake::UnknownPlace(end.to_owned()));
            }
            known.then(|| end.to_owned())
        });
        Some((a?, b?))
    }
}

/// The places of a board, findable, and where in the file each is.
#[derive(Default)]
struct Places {
    places: Vec<Place>,
    by_id: HashMap<String, usize>,
    spans: Vec<Span>,
}

impl Places {
    /// Where both ends of a route are in the list.
    fn ends(&self, route: &Route) -> [usize; 2] {
        [&route.a, &route.b].map(|end| self.by_id[end])
    }
}

/// A number for each place, equal for those that routes connect.
fn components(places: &Places, routes: &[Route]) -> Vec<usize> {
    let mut component: Vec<usize> = (0..places.places.len()).collect();
    for route in routes {
        let [from, to] = places.ends(route).map(|end| component[end]);
        for number in &mut component {
            if *number == from {
                *number = to;
            }
        }
    }
    component
}
