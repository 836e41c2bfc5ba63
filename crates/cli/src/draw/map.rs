//! Draws what lies on the map: roads under the routes, their spaces, the places with their marks, and
//! names. The legend shows samples of the same spaces and places.

use crosstown_drawing::Drawing;
use crosstown_rules::{Board, Route};

use super::Paint;
use super::rect::{Point, Rect};
use super::signs::{
    BOAT, GREY, INK, PAPER, PERSON, Rgb, STAR, color_of, route_color, signs, symbol,
};
use super::text::{centered, escape};

/// Whether one space covers the whole route, however many cards it costs, like a subway's.
pub(super) fn is_tunnel(route: &Route) -> bool {
    route.cards != route.spaces
}

/// The map. Where routes are painted, the colours of their cards are not to be seen, so their signs would
/// only puzzle.
pub(super) fn draw_map(board: &Board, drawing: &Drawing, paint: Option<&[Paint]>) -> String {
    [
        draw_roads(board, drawing),
        draw_routes(board, drawing, paint),
        draw_places(board, drawing),
        draw_labels(drawing),
    ]
    .concat()
}

/// A light bed under the spaces, so that the eye follows a route from place to place.
fn draw_roads(board: &Board, drawing: &Drawing) -> String {
    let mut roads = String::new();
    for (route, drawn) in board.route_infos().iter().zip(&drawing.routes) {
        let [from, to] = [route.a, route.b].map(|end| &drawing.places[end.index()]);
        let spaces = drawn.spaces.iter().map(|space| (space.x, space.y));
        let points = [(from.x, from.y)].into_iter().chain(spaces).chain([(to.x, to.y)]);
        let points: Vec<String> = points.map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        roads += &format!("M{}", points.join("L"));
    }
    let road = |color: &str, more: f64| {
        let width = drawing.lane + more;
        format!("<path d='{roads}' stroke='{color}' stroke-width='{width:.1}'/>\n")
    };
    let (edge, bed) = (road("#cfc4a8", 9.5), road("#f7f2e4", 7.0));
    format!("<g fill='none' stroke-linejoin='round'>\n{edge}{bed}</g>\n")
}

/// All spaces, each route with words that a pointer brings up.
fn draw_routes(board: &Board, drawing: &Drawing, paint: Option<&[Paint]>) -> String {
    let signs = signs(board);
    let mut out = String::new();
    for (number, (route, drawn)) in board.routes.iter().zip(&drawing.routes).enumerate() {
        let paint = paint.map(|paint| &paint[number]);
        let words = paint.map_or_else(|| words(board, route), |paint| paint.words.clone());
        let look = Look {
            color: paint.map_or(route_color(route), |paint| paint.color),
            sign: board
                .card(&route.color)
                .filter(|_| paint.is_none())
                .map(|card| signs[card.index()]),
            round: drawn.tunnel || route.piece != board.pieces[0].name,
            dots: drawn.tunnel,
        };
        out += &format!("<g class='route'><title>{}</title>\n", escape(&words));
        for space in &drawn.spaces {
            out +=
                &look.space("space", (space.x, space.y), space.angle, (drawn.length, drawn.width));
        }
        for sign in &drawn.signs {
            out += &look.sign(sign.wild, (sign.x, sign.y), sign.angle, drawn.sign_size);
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

/// How the spaces of a route look.
pub(super) struct Look {
    pub(super) color: Rgb,
    pub(super) sign: Option<&'static str>,
    pub(super) round: bool,
    /// Where there is no sign, a ring stands for a card.
    pub(super) dots: bool,
}

impl Look {
    pub(super) const GREY: Self = Look { color: GREY, sign: None, round: false, dots: false };

    pub(super) fn space(&self, class: &str, (x, y): Point, angle: f64, size: Point) -> String {
        let round = if self.round { size.1 / 2.0 } else { 0.2 * size.1 };
        let mut out = Rect::centered(size).draw(self.color, self.color.darker(), round);
        if self.round {
            let inset = 0.22 * size.1;
            let inner = Rect::centered((size.0 - inset, size.1 - inset));
            out += &inner.draw("none", self.color.ink(), round);
        }
        let place = format!("translate({x:.1} {y:.1}) rotate({angle:.1})");
        format!("<g class='{class}' transform='{place}'>{out}</g>\n")
    }

    /// A sign of this size, from its middle.
    pub(super) fn sign(&self, wild: bool, (x, y): Point, angle: f64, size: f64) -> String {
        let ink = self.color.ink();
        let (drawn, angle) = match self.sign {
            // Boats stay upright, whatever the angle of the space.
            _ if wild => {
                let dark = self.color.darker();
                let disc =
                    format!("<circle r='{:.1}' fill='{PAPER}' stroke='{dark}'/>", 1.3 * size);
                (disc + &symbol(BOAT, 0.85 * size, "#1f4e79"), 0.0)
            }
            Some(path) => (symbol(path, 0.85 * size, ink), angle),
            None if self.dots => {
                let stroke = format!("stroke='{ink}' stroke-width='1.3'");
                (format!("<circle r='{:.1}' fill='none' {stroke}/>", 0.7 * size), 0.0)
            }
            None => return String::new(),
        };
        format!("<g transform='translate({x:.1} {y:.1}) rotate({angle:.1})'>{drawn}</g>\n")
    }
}

fn draw_places(board: &Board, drawing: &Drawing) -> String {
    let mut out = String::new();
    for (drawn, place) in drawing.places.iter().zip(&board.places) {
        let (r, mut marks, mut ring) = (drawing.radius, Vec::new(), None);
        for district in &board.districts {
            if district.places.contains(&place.id) {
                ring.get_or_insert(color_of(&district.color));
                marks.push(number(district.points, r));
            }
        }
        marks.extend(place.attraction.then(|| star(r)));
        marks.extend(place.tourists.then(|| person(r)));
        let (name, disc) = (escape(&place.name), disc(r, ring, &marks));
        let at = format!("translate({:.1} {:.1})", drawn.x, drawn.y);
        out += &format!("<g class='place' transform='{at}'>");
        out += &format!("<title>{name}</title>{disc}</g>\n");
    }
    out
}

/// The names, each line stretched to the width that its room was found for.
fn draw_labels(drawing: &Drawing) -> String {
    let size = drawing.text_size;
    let mut out = format!("<g font-weight='bold' font-size='{size:.1}' paint-order='stroke' ");
    out += &format!("stroke='{PAPER}' stroke-width='{:.1}' stroke-linejoin='round'>\n", 0.2 * size);
    for line in drawing.places.iter().flat_map(|place| &place.label.lines) {
        let (x, y, width) = (line.x, line.y, line.width);
        let place = format!("x='{x:.1}' y='{y:.1}' textLength='{width:.1}'");
        let words = escape(&line.text);
        out += &format!("<text {place} lengthAdjust='spacingAndGlyphs'>{words}</text>\n");
    }
    out + "</g>\n"
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
