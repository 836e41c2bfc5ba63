//! Draws what lies on the map: the beds of the routes, their spaces, and the places with their
//! marks. The legend shows samples of the same spaces and places.

use crosstown_rules::{Board, Route};

use super::Paint;
use super::geometry::{Block, Map, Rect};
use super::signs::{
    BOAT, GREY, INK, PAPER, PERSON, Rgb, STAR, color_of, route_color, signs, symbol,
};
use super::text::{centered, escape};

/// Whether a route's spaces do not show how many cards it costs, like a subway's one space.
pub(super) fn is_counted(route: &Route) -> bool {
    route.cards != route.spaces
}

/// A light bed under the spaces, so that the eye follows a route from place to place; a thin line
/// where one space stands for several cards and is far from both places.
pub(super) fn draw_roads(board: &Board, map: &Map, paint: Option<&[Paint]>) -> String {
    let (mut beds, mut rails) = (String::new(), String::new());
    for (i, route) in board.routes.iter().enumerate() {
        let points = map.line(i, route);
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let path = format!("M{}", points.join("L"));
        if is_counted(route) {
            let color = paint.map_or(route_color(route), |paint| paint[i].color).darker();
            rails += &format!("<path d='{path}' stroke='{color}' stroke-width='3'/>\n");
        } else {
            beds += &path;
        }
    }
    let bed = |color: &str, more: f64| {
        let width = map.space.1 + more;
        format!("<path d='{beds}' stroke='{color}' stroke-width='{width:.1}'/>\n")
    };
    let (edge, bed) = (bed("#cfc4a8", 9.5), bed("#f7f2e4", 7.0));
    format!("<g fill='none' stroke-linejoin='round'>\n{edge}{bed}{rails}</g>\n")
}

/// All spaces, each route with words that a pointer brings up. Where routes are painted, the colours
/// of their cards are not to be seen, so their signs would only puzzle.
pub(super) fn draw_routes(board: &Board, map: &Map, paint: Option<&[Paint]>) -> String {
    let signs = signs(board);
    let mut out = String::new();
    for (number, (route, spaces)) in board.routes.iter().zip(&map.routes).enumerate() {
        let paint = paint.map(|paint| &paint[number]);
        let words = paint.map_or_else(|| words(board, route), |paint| paint.words.clone());
        out += &format!("<g class='route'><title>{}</title>\n", escape(&words));
        for (i, block) in spaces.iter().enumerate() {
            let space = Space {
                color: paint.map_or(route_color(route), |paint| paint.color),
                sign: board.route_infos()[number]
                    .colored()
                    .filter(|_| paint.is_none())
                    .map(|card| signs[card.index()]),
                round: route.piece != board.pieces[0].name,
                ferry: i < usize::from(route.ferries),
                count: (is_counted(route) && i == spaces.len() / 2).then_some(route.cards),
            };
            out += &space.draw("space", block);
        }
        out += "</g>\n";
    }
    out
}

fn words(board: &Board, route: &Route) -> String {
    let name = |id: &String| board.places.iter().find(|place| place.id == *id).map(|p| &*p.name);
    let [a, b] = [&route.a, &route.b].map(|end| name(end).unwrap_or(end));
    let Route { color, piece, cards, points, ferries, .. } = route;
    let wild = if *ferries > 0 { format!(" ({ferries} wild)") } else { String::new() };
    format!("{a} – {b}: {color}, {piece}, cards: {cards}{wild}, points: {points}")
}

/// How a space looks.
#[derive(Clone, Copy)]
pub(super) struct Space {
    pub(super) color: Rgb,
    pub(super) sign: Option<&'static str>,
    pub(super) round: bool,
    pub(super) ferry: bool,
    pub(super) count: Option<u8>,
}

impl Space {
    pub(super) const GREY: Self =
        Space { color: GREY, sign: None, round: false, ferry: false, count: None };

    pub(super) fn draw(&self, class: &str, block: &Block) -> String {
        let Block { at: (x, y), half, .. } = *block;
        let (width, degrees) = (2.0 * half.1, block.degrees());
        let (ink, dark) = (self.color.ink(), self.color.darker());
        let round = if self.round { half.1 } else { 0.2 * width };
        let mut out = Rect::centered(half).draw(self.color, dark, round);
        if self.round {
            let half = block.grown(-0.11 * width).half;
            out += &Rect::centered(half).draw("none", ink, half.1);
        }
        // Numbers and boats stay upright, whatever the angle of the space.
        let disc = format!("<circle r='{:.1}' fill='{PAPER}' stroke='{dark}'/>", 0.38 * width);
        let upright =
            |mark: String| format!("<g transform='rotate({:.1})'>{disc}{mark}</g>", -degrees);
        let sign = self.sign.map(|path| symbol(path, 0.25 * width, ink));
        let boat = self.ferry.then(|| upright(symbol(BOAT, 0.25 * width, "#1f4e79")));
        let count = self.count.map(|count| upright(centered(&count.to_string(), 0.6 * width)));
        let marks: Vec<String> = [sign, boat, count].into_iter().flatten().collect();
        let step = width.min(2.0 * half.0 / marks.len().max(1) as f64);
        for (i, mark) in marks.iter().enumerate() {
            let x = step * (i as f64 - (marks.len() as f64 - 1.0) / 2.0);
            out += &format!("<g transform='translate({x:.1})'>{mark}</g>");
        }
        let place = format!("translate({x:.1} {y:.1}) rotate({degrees:.1})");
        format!("<g class='{class}' transform='{place}'>{out}</g>\n")
    }
}

pub(super) fn draw_places(board: &Board, map: &Map) -> String {
    let mut out = String::new();
    for ((x, y), place) in map.places.iter().zip(&board.places) {
        let (r, mut marks, mut ring) = (map.radius, Vec::new(), None);
        for district in &board.districts {
            if district.places.contains(&place.id) {
                ring.get_or_insert(color_of(&district.color));
                marks.push(number(district.points, r));
            }
        }
        marks.extend(place.attraction.then(|| star(r)));
        marks.extend(place.tourists.then(|| person(r)));
        let (name, disc) = (escape(&place.name), disc(r, ring, &marks));
        out += &format!("<g class='place' transform='translate({x:.1} {y:.1})'>");
        out += &format!("<title>{name}</title>{disc}</g>\n");
    }
    out
}

/// A place around the origin: its first mark inside, further ones small on its rim.
pub(super) fn disc(radius: f64, ring: Option<Rgb>, marks: &[String]) -> String {
    let line = format!("stroke='{INK}' stroke-width='{:.1}'", 0.1 * radius);
    let circle = |r: f64, fill: &str| format!("<circle r='{r:.1}' fill='{fill}' {line}/>");
    let mut out = match ring {
        Some(color) => circle(radius, &color.to_string()) + &circle(0.68 * radius, PAPER),
        None => circle(radius, PAPER),
    };
    out += marks.first().map_or("", String::as_str);
    for (mark, turn) in marks.iter().skip(1).zip([-45, 225, 45, 135]) {
        let x = 1.2 * radius;
        let place = format!("rotate({turn}) translate({x:.1}) rotate({}) scale(.6)", -turn);
        out += &format!("<g transform='{place}'>{}{mark}</g>", circle(radius, PAPER));
    }
    out
}

pub(super) fn number(number: u8, radius: f64) -> String {
    centered(&number.to_string(), radius * if number < 10 { 1.05 } else { 0.8 })
}

pub(super) fn star(radius: f64) -> String {
    symbol(STAR, 0.78 * radius, "#c7771a")
}

pub(super) fn person(radius: f64) -> String {
    symbol(PERSON, 0.58 * radius, "#1f4e79")
}
