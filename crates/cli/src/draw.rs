//! Draws a board as one self-contained SVG picture: the map in a frame, the title above it, and
//! below it the tables that players look up.
//!
//! What lives here: where spaces, places and names go, and how they look. What never does: files,
//! fonts, scripts, pictures from elsewhere, the publisher's artwork, and anything about a game in
//! play. The same board always gives the same text.

use std::{fmt, iter};

use crosstown_rules::{Board, Card, Route};

/// The longer side of the drawing that a board file measures in, in pixels.
const LONG_SIDE: f64 = 1200.0;
/// Length and width of the largest spaces, for boards with few.
const LARGEST: Point = (74.0, 25.0);
/// Room between what is on the map and its frame, and between the frame and the sheet's edge.
const PAD: f64 = 22.0;
/// The tables below the map need this much width, however narrow the map is.
const LEAST_WIDTH: f64 = 700.0;
const INK: &str = "#33302a";
const PALE_INK: &str = "#6f6858";
const PAPER: &str = "#fffdf6";
const NOTE: &str = "Reconstruction, not the printed board";

/// The picture of a board.
pub(crate) fn svg(board: &Board) -> String {
    let map = Map::new(board);
    let labels = place_labels(board, &map);
    let drawn = Rect::around(map.blocks().chain(labels.iter().map(|label| label.block)));
    let (w, h) = (drawn.w + 2.0 * PAD, drawn.h + 2.0 * PAD);
    let frame = Rect { x: PAD, y: 72.0, w: w.max(LEAST_WIDTH), h };
    let (x, y) = (frame.x + (frame.w - drawn.w) / 2.0 - drawn.x, frame.y + PAD - drawn.y);
    let (legend, bottom) = legend(board, &frame);
    let (width, height) = (frame.w + 2.0 * PAD, bottom + PAD);
    let (name, places, routes) = (escape(&board.name), board.places.len(), board.routes.len());
    let note = if board.reconstruction { NOTE } else { "" };
    [
        format!("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width:.0} {height:.0}' "),
        format!("role='img' font-family='sans-serif' fill='{INK}'>\n<title>{name}</title>\n"),
        format!("<desc>Map of {name}: {places} places, {routes} routes. {note}</desc>\n"),
        format!("<rect width='{width:.0}' height='{height:.0}' fill='#f8f4ea'/>\n"),
        draw_frame(board, &frame),
        format!("<g transform='translate({x:.1} {y:.1})'>\n"),
        draw_roads(board, &map),
        draw_routes(board, &map),
        draw_places(board, &map),
        draw_labels(&labels, map.font),
        format!("</g>\n{legend}</svg>\n"),
    ]
    .concat()
}

/// The title, and the frame with a faint grid.
fn draw_frame(board: &Board, frame: &Rect) -> String {
    let Rect { x, y, w, h } = *frame;
    let (places, routes, tickets) = (board.places.len(), board.routes.len(), board.tickets.len());
    let players = match board.players {
        (least, most) if least < most => format!("{least}–{most}"),
        (_, most) => most.to_string(),
    };
    let facts =
        format!("{players} players · {places} places · {routes} routes · {tickets} tickets");
    // A name of any length has to fit beside the facts.
    let name = shorten(&board.name, 60);
    let size = ((w - text_width(&facts, 14.0)) / text_width(&name, 1.0)).clamp(12.0, 34.0);
    let steps = |length: f64| (1..(length / 100.0).ceil() as i32).map(|i| 100.0 * f64::from(i));
    let down: String = steps(w).map(|d| format!("M{:.1} {y:.1}v{h:.1}", x + d)).collect();
    let across: String = steps(h).map(|d| format!("M{x:.1} {:.1}h{w:.1}", y + d)).collect();
    [
        text((x + 4.0, 51.0), size, "font-weight='bold'", &name),
        text((x + w - 4.0, 51.0), 14.0, &format!("text-anchor='end' fill='{PALE_INK}'"), &facts),
        frame.draw("#ece5d0", "none", 10.0),
        format!("<path d='{down}{across}' stroke='#e3dac2'/>\n"),
        frame.draw("none", "#8d8268", 10.0),
    ]
    .concat()
}

// Geometry.

type Point = (f64, f64);

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// An upright rectangle.
struct Rect {
    x: f64,
    y: f64,
    w: f64,
    h: f64,
}

impl Rect {
    /// The rectangle around the origin that reaches this far from it.
    fn centered(half: Point) -> Rect {
        Rect { x: -half.0, y: -half.1, w: 2.0 * half.0, h: 2.0 * half.1 }
    }

    /// The smallest rectangle around all of these.
    fn around(blocks: impl Iterator<Item = Block>) -> Rect {
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for Block { at: (x, y), axis, half } in blocks {
            let (cos, sin) = (axis.0.abs(), axis.1.abs());
            let (w, h) = (cos * half.0 + sin * half.1, sin * half.0 + cos * half.1);
            low = (low.0.min(x - w), low.1.min(y - h));
            high = (high.0.max(x + w), high.1.max(y + h));
        }
        Rect { x: low.0, y: low.1, w: high.0 - low.0, h: high.1 - low.1 }
    }

    fn draw(&self, fill: &str, stroke: &str, round: f64) -> String {
        let Rect { x, y, w, h } = self;
        let place = format!("x='{x:.1}' y='{y:.1}' width='{w:.1}' height='{h:.1}' rx='{round:.1}'");
        format!("<rect {place} fill='{fill}' stroke='{stroke}' stroke-width='1.3'/>\n")
    }
}

/// A rectangle at an angle: a space, a name, or something that a name should not cover.
#[derive(Clone, Copy, PartialEq)]
struct Block {
    at: Point,
    /// Unit vector along its length.
    axis: Point,
    /// Half of its length and half of its width.
    half: Point,
}

impl Block {
    fn upright(at: Point, half: Point) -> Block {
        Block { at, axis: (1.0, 0.0), half }
    }

    /// The strip from one point to another.
    fn strip(from: Point, to: Point, half_width: f64) -> Block {
        let d = distance(from, to).max(0.001);
        let axis = ((to.0 - from.0) / d, (to.1 - from.1) / d);
        let at = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        Block { at, axis, half: (d / 2.0, half_width) }
    }

    fn grown(&self, by: f64) -> Block {
        Block { half: (self.half.0 + by, self.half.1 + by), ..*self }
    }

    /// The point this far along and across the block from its middle.
    fn point(&self, along: f64, across: f64) -> Point {
        let ((x, y), (cos, sin)) = (self.at, self.axis);
        (x + along * cos - across * sin, y + along * sin + across * cos)
    }

    /// How far along and across the block a point lies from its middle.
    fn local(&self, p: Point) -> Point {
        let ((x, y), (cos, sin)) = ((p.0 - self.at.0, p.1 - self.at.1), self.axis);
        (x * cos + y * sin, y * cos - x * sin)
    }

    /// How far one of two overlapping blocks would have to move; 0 if they do not overlap.
    fn overlap(&self, other: &Block) -> f64 {
        let across_sides = |one: &Block, two: &Block| {
            let (along, across) = one.local(two.at);
            let cos = (one.axis.0 * two.axis.0 + one.axis.1 * two.axis.1).abs();
            let sin = (one.axis.0 * two.axis.1 - one.axis.1 * two.axis.0).abs();
            let length = one.half.0 + two.half.0 * cos + two.half.1 * sin - along.abs();
            length.min(one.half.1 + two.half.0 * sin + two.half.1 * cos - across.abs())
        };
        across_sides(self, other).min(across_sides(other, self)).max(0.0)
    }

    /// The angle of its length at which signs on it do not stand on their heads.
    fn degrees(&self) -> f64 {
        let angle = self.axis.1.atan2(self.axis.0).to_degrees();
        if angle.abs() > 90.0 { angle - 180.0 * angle.signum() } else { angle }
    }
}

/// Where everything on the map is, in pixels.
struct Map {
    size: Point,
    places: Vec<Point>,
    /// Radius of a place.
    radius: f64,
    /// Length and width of most spaces.
    space: Point,
    /// The spaces of each route, from its first place to its second.
    routes: Vec<Vec<Block>>,
    /// Size of the names.
    font: f64,
}

impl Map {
    /// The map with the largest spaces that avoid all overlaps that smaller ones would avoid.
    fn new(board: &Board) -> Map {
        let sizes = (0..5).map(|i| Map::sized(board, 1.0 - 0.08 * f64::from(i)));
        sizes.min_by_key(Map::overlaps).expect("there are sizes to try")
    }

    fn sized(board: &Board, factor: f64) -> Map {
        let h = LONG_SIDE / board.aspect.max(1.0);
        let size = (h * board.aspect, h);
        let places =
            board.places.iter().map(|place| (place.x * size.0, place.y * size.1)).collect();
        let mut map =
            Map { size, places, radius: 14.0, space: LARGEST, routes: Vec::new(), font: 0.0 };
        let (length, width) = map.usual_space(board);
        map.space = (factor * length, factor * width);
        map.radius = (0.55 * map.space.1).max(6.0);
        map.font = (0.57 * map.space.1).clamp(12.5, 15.0);
        map.routes = board.routes.iter().map(|route| map.spaces(route)).collect();
        map.push_apart();
        map
    }

    /// The length and width of a space that suit most routes.
    fn usual_space(&self, board: &Board) -> Point {
        let mut pitches: Vec<f64> = board.routes.iter().map(|route| self.pitch(route)).collect();
        pitches.sort_by(f64::total_cmp);
        // The most crowded routes get shorter spaces than the others (see `spaces`).
        let length = (0.92 * pitches[pitches.len() / 5]).clamp(16.0, LARGEST.0);
        (length, (0.42 * length).min(LARGEST.1))
    }

    fn spaces(&self, route: &Route) -> Vec<Block> {
        let length = (0.92 * self.pitch(route)).clamp(6.0, self.space.0.max(6.0));
        let half = (length / 2.0, self.space.1.min(length) / 2.0);
        self.centers(route).into_iter().map(|center| Block { half, ..center }).collect()
    }

    /// The middles and directions of a route's spaces: as measured, or spread evenly on the line
    /// between its places, beside it for the lanes of a double route.
    fn centers(&self, route: &Route) -> Vec<Block> {
        let line = Block::strip(self.places[route.a.index()], self.places[route.b.index()], 0.0);
        let lane = match route.twin {
            None => 0.0,
            Some(_) if route.id.ends_with("#1") => 0.57 * self.space.1,
            Some(_) => -0.57 * self.space.1,
        };
        let room = (2.0 * (line.half.0 - self.radius - 3.0)).max(2.0);
        let spread = |i: u8| {
            let along = room * ((f64::from(i) + 0.5) / f64::from(route.spaces) - 0.5);
            Block { at: line.point(along, lane), ..line }
        };
        let measured = |[x, y, degrees]: &[f64; 3]| {
            let (sin, cos) = degrees.to_radians().sin_cos();
            Block { at: (x * self.size.0, y * self.size.1), axis: (cos, sin), ..line }
        };
        match route.layout.is_empty() {
            true => (0..route.spaces).map(spread).collect(),
            false => route.layout.iter().map(measured).collect(),
        }
    }

    /// The room along the route that each of its spaces has.
    fn pitch(&self, route: &Route) -> f64 {
        let centers = self.centers(route);
        let between = centers.windows(2).map(|pair| distance(pair[0].at, pair[1].at));
        let ends = [route.a, route.b].map(|end| self.places[end.index()]);
        let to_end = |center: &Block, end| 2.0 * (distance(center.at, end) - self.radius);
        let to_ends = centers.iter().flat_map(|center| ends.map(|end| to_end(center, end)));
        between.chain(to_ends).fold(f64::INFINITY, f64::min)
    }

    /// Moves spaces that overlap others or a place sideways, little by little: where nobody
    /// measured a board, straight routes leave some places at narrow angles.
    fn push_apart(&mut self) {
        for _ in 0..60 {
            let all: Vec<Block> = self.blocks().collect();
            let mut moved = false;
            for space in self.routes.iter_mut().flatten() {
                let wide = space.grown(1.0);
                let near =
                    all.iter().filter(|block| **block != *space && wide.overlap(block) > 0.0);
                let side: f64 = near.map(|block| -space.local(block.at).1.signum()).sum();
                space.at = space.point(0.0, 0.6 * side.clamp(-1.0, 1.0));
                moved |= side != 0.0;
            }
            if !moved {
                break;
            }
        }
    }

    /// How often spaces overlap each other or a place.
    fn overlaps(&self) -> usize {
        let all: Vec<Block> = self.blocks().collect();
        let overlaps = |(i, one): (usize, &Block)| {
            all[i + 1..].iter().filter(|other| one.overlap(other) > 0.0).count()
        };
        all.iter().enumerate().map(overlaps).sum()
    }

    /// All spaces and places.
    fn blocks(&self) -> impl Iterator<Item = Block> {
        let half = (0.9 * self.radius, 0.9 * self.radius);
        let places = self.places.iter().map(move |at| Block::upright(*at, half));
        self.routes.iter().flatten().copied().chain(places)
    }

    /// The points that a route's line goes through.
    fn line(&self, index: usize, route: &Route) -> Vec<Point> {
        let [a, b] = [route.a, route.b].map(|end| self.places[end.index()]);
        let spaces = self.routes[index].iter().map(|space| space.at);
        iter::once(a).chain(spaces).chain([b]).collect()
    }
}

// The map.

/// Whether a route's spaces do not show how many cards it costs, like a subway's one space.
fn is_counted(route: &Route) -> bool {
    route.cards != route.spaces
}

/// A light bed under the spaces, so that the eye follows a route from place to place; a thin line
/// where one space stands for several cards and is far from both places.
fn draw_roads(board: &Board, map: &Map) -> String {
    let (mut beds, mut rails) = (String::new(), String::new());
    for (i, route) in board.routes.iter().enumerate() {
        let points = map.line(i, route);
        let points: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        let path = format!("M{}", points.join("L"));
        if is_counted(route) {
            let color = route_color(board, route).darker();
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

/// All spaces, each route with words that a pointer brings up.
fn draw_routes(board: &Board, map: &Map) -> String {
    let signs = signs(board);
    let mut out = String::new();
    for (route, spaces) in board.routes.iter().zip(&map.routes) {
        out += &format!("<g class='route'><title>{}</title>\n", escape(&words(board, route)));
        for (i, block) in spaces.iter().enumerate() {
            let space = Space {
                color: route_color(board, route),
                sign: route.color.map(|card| signs[card.index()]),
                round: route.piece > 0,
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
    let [a, b] = [route.a, route.b].map(|end| &board.places[end.index()].name);
    let color = route.color.map_or("grey", |card| board.card_name(card));
    let piece = &board.pieces[usize::from(route.piece)].name;
    let Route { cards, points, ferries, .. } = route;
    let wild = if *ferries > 0 { format!(" ({ferries} wild)") } else { String::new() };
    format!("{a} – {b}: {color}, {piece}, cards: {cards}{wild}, points: {points}")
}

/// How a space looks.
#[derive(Clone, Copy)]
struct Space {
    color: Rgb,
    sign: Option<&'static str>,
    round: bool,
    ferry: bool,
    count: Option<u8>,
}

impl Space {
    const GREY: Self = Space { color: GREY, sign: None, round: false, ferry: false, count: None };

    fn draw(&self, class: &str, block: &Block) -> String {
        let Block { at: (x, y), half, .. } = *block;
        let (width, degrees) = (2.0 * half.1, block.degrees());
        let (ink, dark) = (self.color.ink(), self.color.darker().to_string());
        let round = if self.round { half.1 } else { 0.2 * width };
        let mut out = Rect::centered(half).draw(&self.color.to_string(), &dark, round);
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

fn draw_places(board: &Board, map: &Map) -> String {
    let mut out = String::new();
    for (i, ((x, y), place)) in map.places.iter().zip(&board.places).enumerate() {
        let (r, mut marks, mut ring) = (map.radius, Vec::new(), None);
        for district in &board.districts {
            if district.places.iter().any(|place| place.index() == i) {
                ring = ring.or(Some(color_of(&district.color)));
                marks.push(number(district.number, r));
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
fn disc(radius: f64, ring: Option<Rgb>, marks: &[String]) -> String {
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

fn number(number: u8, radius: f64) -> String {
    centered(&number.to_string(), radius * if number < 10 { 1.05 } else { 0.8 })
}

fn star(radius: f64) -> String {
    symbol(STAR, 0.78 * radius, "#c7771a")
}

fn person(radius: f64) -> String {
    symbol(PERSON, 0.58 * radius, "#1f4e79")
}

// The names of the places.

/// A name where it could stand.
#[derive(Clone)]
struct Label {
    lines: Vec<String>,
    block: Block,
    /// Where in the block its lines are aligned: -1 left, 0 in the middle, 1 right.
    side: f64,
    /// How bad the spot is, other names left aside.
    cost: f64,
}

/// Distance between the lines of a name, in sizes of the font.
const LINE: f64 = 1.06;

fn draw_labels(labels: &[Label], font: f64) -> String {
    let mut out = format!("<g font-weight='bold' paint-order='stroke' stroke='{PAPER}' ");
    out += &format!("stroke-width='{:.1}' stroke-linejoin='round'>\n", 0.28 * font);
    for Label { lines, block: Block { at, half, .. }, side, .. } in labels {
        let style = format!("text-anchor='{}'", ["start", "middle", "end"][(side + 1.0) as usize]);
        for (i, line) in lines.iter().enumerate() {
            let y = at.1 - half.1 + font * (0.86 + LINE * i as f64);
            out += &text((at.0 + side * half.0, y), font, &style, line);
        }
    }
    out + "</g>\n"
}

/// Chooses a spot for every name: first the best for each alone, then in turns the best given
/// where the others are.
fn place_labels(board: &Board, map: &Map) -> Vec<Label> {
    let obstacles = obstacles(board, map);
    let places = board.places.iter().zip(&map.places);
    let spots: Vec<Vec<Label>> =
        places.map(|(place, at)| candidates(&place.name, *at, map, &obstacles)).collect();
    let best = |spots: &[Label], cost: &dyn Fn(&Label) -> f64| {
        let spot = spots.iter().min_by(|a, b| cost(a).total_cmp(&cost(b)));
        spot.expect("there are spots around every place").clone()
    };
    let mut labels: Vec<Label> = spots.iter().map(|spots| best(spots, &|spot| spot.cost)).collect();
    for i in (0..labels.len()).cycle().take(8 * labels.len()) {
        labels[i] = best(&spots[i], &|spot| {
            let others = labels.iter().enumerate().filter(|(j, _)| *j != i);
            let wide = spot.block.grown(3.0);
            spot.cost + others.map(|(_, other)| 6.0 * wide.overlap(&other.block)).sum::<f64>()
        });
    }
    labels
}

/// What names should not cover, and how much it matters.
fn obstacles(board: &Board, map: &Map) -> Vec<(Block, f64)> {
    let mut all = Vec::new();
    for (i, route) in board.routes.iter().enumerate() {
        let counted = is_counted(route);
        let (half, weight) = if counted { (2.5, 1.0) } else { (map.space.1 / 2.0 + 3.0, 0.1) };
        let line = map.line(i, route);
        all.extend(line.windows(2).map(|p| (Block::strip(p[0], p[1], half), weight)));
    }
    for block in map.blocks() {
        all.push((block.grown(2.0), 4.0));
    }
    for at in &map.places {
        // A name close to another place would seem to be that place's.
        let half = map.radius + 0.8 * map.font;
        all.push((Block::upright(*at, (half, half)), 0.3));
    }
    all
}

/// Spots around a place: in many directions, at several distances, on one line or more. Costs are
/// pixels that the name would have to move, more or less.
fn candidates(name: &str, at: Point, map: &Map, obstacles: &[(Block, f64)]) -> Vec<Label> {
    let mut spots = Vec::new();
    for lines in line_breaks(name) {
        let width = lines.iter().map(|line| text_width(line, map.font)).fold(0.0, f64::max);
        let more = (lines.len() - 1) as f64;
        let half = (width / 2.0, map.font * (1.08 + LINE * more) / 2.0);
        for (far, turn) in (0..7).flat_map(|far| (0..24).map(move |turn| (f64::from(far), turn))) {
            let (sin, cos) = (std::f64::consts::TAU * f64::from(turn) / 24.0).sin_cos();
            let reach = map.radius + 3.0 + 0.5 * map.font * far;
            let x = at.0 + cos * reach + (1.4 * cos).clamp(-1.0, 1.0) * half.0;
            let y = at.1 + sin * reach + (1.4 * sin).clamp(-1.0, 1.0) * half.1;
            let block = Block::upright((x, y), half);
            let side = if cos.abs() < 0.3 { 0.0 } else { -cos.signum() };
            let covered: f64 = obstacles.iter().map(|(o, weight)| weight * o.overlap(&block)).sum();
            let slant = if turn % 6 == 0 { 0.0 } else { 1.0 };
            let cost = covered + slant + 2.0 * more + 3.5 * far;
            spots.push(Label { lines: lines.clone(), block, side, cost });
        }
    }
    spots
}

// The strip below the map.

/// Something drawn to the right of its origin, and how wide it is with the room behind it.
type Entry = (String, f64);

/// A picture drawn around its origin, `width` wide, and words beside it.
fn entry(picture: &str, width: f64, words: &str) -> Entry {
    let words = shorten(words, 40);
    let (x, beside) = (width / 2.0, text((width + 7.0, 5.0), 14.0, "", &words));
    let drawn = format!("<g transform='translate({x:.1})'>{picture}</g>{beside}");
    (drawn, width + 24.0 + 0.9 * text_width(&words, 14.0))
}

fn space_entry(space: Space, words: &str) -> Entry {
    let block = Block::upright((0.0, 0.0), (20.0, 11.0));
    entry(&space.draw("swatch", &block), 40.0, words)
}

fn place_entry(ring: Option<Rgb>, mark: String, words: &str) -> Entry {
    entry(&disc(SAMPLE, ring, &[mark]), 2.0 * SAMPLE, words)
}

/// Radius of a place in the strip.
const SAMPLE: f64 = 13.0;

/// A column of a table.
fn column(top: &str, bottom: &str) -> Entry {
    let frame = Rect { x: 0.0, y: -16.0, w: 52.0, h: 32.0 }.draw(PAPER, "#b5a98b", 0.0);
    let top = text((26.0, -3.0), 11.0, &format!("text-anchor='middle' fill='{PALE_INK}'"), top);
    let bottom = text((26.0, 12.0), 13.0, "text-anchor='middle' font-weight='bold'", bottom);
    (frame + &top + &bottom, 52.0)
}

/// The tables below the map, and where they end.
fn legend(board: &Board, frame: &Rect) -> (String, f64) {
    let (left, mut y, mut out) = (frame.x + 6.0, frame.y + frame.h, String::new());
    if board.reconstruction {
        y += 36.0;
        out += &text((left, y), 16.0, "font-weight='bold' fill='#9c2f22'", NOTE);
    }
    let mut rows = vec![("Cards".to_owned(), "", cards(board))];
    for kind in &board.pieces {
        let lengths = kind.points.iter().enumerate();
        let columns =
            lengths.filter_map(|(n, points)| Some((n.to_string(), (*points)?.to_string())));
        let columns = columns.map(|(cards, points)| column(&cards, &points));
        let entries = iter::once(column("cards", "points")).chain(columns).collect();
        let heading = format!("{} × {}", shorten(&kind.name, 11), kind.count);
        rows.push((heading, "for each player", entries));
    }
    rows.push(("Signs".to_owned(), "", marks(board)));
    for (heading, below, entries) in rows {
        let (start, mut x) = (left + 150.0, left + 150.0);
        y += 38.0;
        let up = if below.is_empty() { 5.0 } else { -2.0 };
        out += &text((left, y + up), 14.0, "font-weight='bold'", &heading);
        out += &text((left, y + 14.0), 12.0, &format!("fill='{PALE_INK}'"), below);
        for (drawn, width) in entries {
            if x > start && x + width > frame.x + frame.w {
                (x, y) = (start, y + 36.0);
            }
            out += &format!("<g transform='translate({x:.1} {y:.1})'>{drawn}</g>\n");
            x += width;
        }
    }
    (out, y + 16.0)
}

fn cards(board: &Board) -> Vec<Entry> {
    let signs = signs(board);
    let card = |(card, count): (Card, u8)| {
        if card.is_wild() {
            return entry(&wild_swatch(board), 40.0, &format!("wild ({}) × {count}", board.wild));
        }
        let (name, sign) = (board.card_name(card), Some(signs[card.index()]));
        let space = Space { color: color_of(name), sign, ..Space::GREY };
        space_entry(space, &format!("{name} × {count}"))
    };
    board.deck.iter().map(card).collect()
}

/// A wild card: stripes of all the colours that it can stand for.
fn wild_swatch(board: &Board) -> String {
    let w = 40.0 / board.colors.len() as f64;
    let stripe = |(i, name): (usize, &String)| {
        let rect = Rect { x: -20.0 + w * i as f64, y: -11.0, w, h: 22.0 };
        rect.draw(&color_of(name).to_string(), "none", 0.0)
    };
    let stripes: String = board.colors.iter().enumerate().map(stripe).collect();
    stripes + &Rect::centered((20.0, 11.0)).draw("none", INK, 0.0)
}

/// The other marks on the map, as far as this board has them.
fn marks(board: &Board) -> Vec<Entry> {
    let mut out = Vec::new();
    if board.routes.iter().any(|route| route.color.is_none()) {
        out.push(space_entry(Space::GREY, "any one colour"));
    }
    if board.routes.iter().any(|route| route.ferries > 0) {
        let space = Space { ferry: true, ..Space::GREY };
        out.push(space_entry(space, "ferry: one card is a wild"));
    }
    for (i, kind) in board.pieces.iter().enumerate() {
        let counted = |route: &&Route| usize::from(route.piece) == i && is_counted(route);
        let count = board.routes.iter().find(counted).map(|route| route.cards);
        if i > 0 || count.is_some() {
            let words = if count.is_some() { ": number of cards" } else { "" };
            let space = Space { round: i > 0, count, ..Space::GREY };
            out.push(space_entry(space, &(kind.name.clone() + words)));
        }
    }
    if board.places.iter().any(|place| place.attraction) {
        out.push(place_entry(None, star(SAMPLE), "attraction"));
    }
    if board.places.iter().any(|place| place.tourists) {
        out.push(place_entry(None, person(SAMPLE), "tourists from the start"));
    }
    for district in &board.districts {
        let words = format!("district worth {}", district.number);
        let mark = number(district.number, SAMPLE);
        out.push(place_entry(Some(color_of(&district.color)), mark, &words));
    }
    out
}

// Colours and signs.

#[derive(Clone, Copy)]
struct Rgb(u8, u8, u8);

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

impl Rgb {
    /// For outlines.
    fn darker(self) -> Rgb {
        let [r, g, b] = [self.0, self.1, self.2].map(|part| (f64::from(part) * 0.55) as u8);
        Rgb(r, g, b)
    }

    /// What can be read on it.
    fn ink(self) -> &'static str {
        let light = 299 * u32::from(self.0) + 587 * u32::from(self.1) + 114 * u32::from(self.2);
        if light > 130_000 { INK } else { "#ffffff" }
    }
}

const GREY: Rgb = Rgb(186, 186, 180);
/// The colours that boards name. As many of the first as there are `SIGNS` have a sign each.
const COLORS: [(&str, Rgb); 13] = [
    ("blue", Rgb(49, 112, 184)),
    ("green", Rgb(82, 154, 76)),
    ("black", Rgb(62, 62, 68)),
    ("pink", Rgb(233, 150, 187)),
    ("red", Rgb(205, 62, 56)),
    ("orange", Rgb(239, 141, 52)),
    ("yellow", Rgb(245, 211, 72)),
    ("white", Rgb(255, 255, 255)),
    ("purple", Rgb(126, 87, 168)),
    ("brown", Rgb(139, 96, 62)),
    ("teal", Rgb(38, 150, 146)),
    ("grey", GREY),
    ("gray", GREY),
];
/// Shapes about the origin, from -1 to 1. None looks like another when turned.
const SIGNS: [&str; 11] = [
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0z",
    "M0-1L1.05.85H-1.05z",
    "M-.85-.85H.85V.85H-.85z",
    "M0 1C-1.6-.1-1-1.1-.5-.95C-.2-.9 0-.6 0-.45C0-.6.2-.9.5-.95C1-1.1 1.6-.1 0 1z",
    "M-.35-1H.35V-.35H1V.35H.35V1H-.35V.35H-1V-.35H-.35z",
    "M-1.1-.85L1.1 .85V-.85L-1.1 .85z",
    "M-.9-1H-.1L.9 0L-.1 1H-.9L.1 0z",
    "M-1 0a1 1 0 1 0 2 0a1 1 0 1 0-2 0zM-.55 0a.55.55 0 1 0 1.1 0a.55.55 0 1 0-1.1 0z",
    "M-.8-1H-.22V1H-.8zM.22-1H.8V1H.22z",
    "M.5-.95A1 1 0 1 0 .5.95A1.2 1.2 0 0 1 .5-.95z",
    "M-1-1H1V-.45H.28V1H-.28V-.45H-1z",
];
const STAR: &str = "M0-1L.25-.33L.95-.31L.39.12L.59.81L0 .41L-.59.81L-.39.12L-.95-.31L-.25-.33z";
const PERSON: &str = "M-.46-.55a.46.46 0 1 0 .92 0a.46.46 0 1 0-.92 0zM-.9 1C-.9-.2.9-.2.9 1z";
const BOAT: &str = "M-1 .3H1L.6.95H-.6zM-.06-1V.12H-.8zM.12-.8L.8.12H.12z";

/// The colour of this name. Names that nobody thought of get one that depends on them alone.
fn color_of(name: &str) -> Rgb {
    if let Some((_, color)) = COLORS.iter().find(|(known, _)| *known == name) {
        return *color;
    }
    let hue = name.bytes().fold(7, |hash: u32, b| hash.wrapping_mul(31) ^ u32::from(b)) % 360;
    let [r, g, b] = [0, 240, 120].map(|turn| {
        let angle = f64::from((hue + turn) % 360);
        80 + (130.0 * ((angle - 180.0).abs() / 60.0 - 1.0).clamp(0.0, 1.0)) as u8
    });
    Rgb(r, g, b)
}

fn route_color(board: &Board, route: &Route) -> Rgb {
    route.color.map_or(GREY, |card| color_of(board.card_name(card)))
}

/// A sign for each of the board's colours, no two the same.
fn signs(board: &Board) -> Vec<&'static str> {
    let own =
        |name: &String| SIGNS.get(COLORS.iter().position(|(known, _)| known == name)?).copied();
    let taken: Vec<&str> = board.colors.iter().filter_map(own).collect();
    let mut free = SIGNS.into_iter().rev().filter(|sign| !taken.contains(sign));
    let sign = |name| own(name).or_else(|| free.next()).expect("more signs than colours");
    board.colors.iter().map(sign).collect()
}

fn symbol(path: &str, size: f64, color: &str) -> String {
    format!("<path d='{path}' transform='scale({size:.2})' fill='{color}' fill-rule='evenodd'/>")
}

// Text.

fn text(at: Point, size: f64, style: &str, words: &str) -> String {
    let ((x, y), words) = (at, escape(words));
    format!("<text x='{x:.1}' y='{y:.1}' font-size='{size:.1}' {style}>{words}</text>\n")
}

/// A short text around the origin.
fn centered(words: &str, size: f64) -> String {
    text((0.0, 0.36 * size), size, "text-anchor='middle' font-weight='bold'", words)
}

/// Text that may stand anywhere in XML. What XML cannot hold at all becomes a replacement sign.
fn escape(words: &str) -> String {
    let mut out = String::with_capacity(words.len());
    for c in words.chars() {
        match c {
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            '"' => out += "&quot;",
            '\'' => out += "&#39;",
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..' ' | '\u{fffe}' | '\u{ffff}' => out.push('\u{fffd}'),
            _ => out.push(c),
        }
    }
    out
}

/// The width of a bold text, roughly: fonts differ, so this is the width in a wide one.
fn text_width(words: &str, size: f64) -> f64 {
    let em = |c| match c {
        ' ' | '!' | '\'' | ',' | '.' | ':' | 'I' | 'i' | 'j' | 'l' | '|' => 0.38,
        '(' | ')' | '-' | 'f' | 'r' | 't' => 0.48,
        '%' | '@' | 'M' | 'W' | 'm' | 'w' => 1.02,
        '&' | 'A'..='Z' => 0.78,
        '\u{1100}'.. => 1.05,
        _ => 0.69,
    };
    size * words.chars().map(em).sum::<f64>()
}

/// At most this many characters.
fn shorten(words: &str, most: usize) -> String {
    match words.chars().count() <= most {
        true => words.to_owned(),
        false => words.chars().take(most - 1).chain(['…']).collect(),
    }
}

/// Most characters on a line of a name.
const LONGEST: usize = 28;

/// The ways to write a name: on one line, or in two or three of about equal length.
fn line_breaks(name: &str) -> Vec<Vec<String>> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let length = name.chars().count();
    let most = words.len().min(3);
    // Breaking short names saves little, and long lines are cut short.
    let worth = |lines: &usize| *lines == most || length <= LONGEST * lines;
    let worth = |lines: &usize| length >= 9 * (lines - 1) && worth(lines);
    (1..=most).filter(worth).map(|lines| break_evenly(&words, lines)).collect()
}

/// Begins a new line when the next word is mostly beyond an equal share.
fn break_evenly(words: &[&str], lines: usize) -> Vec<String> {
    let length = |word: &&str| word.chars().count() + 1;
    let (total, mut done) = (words.iter().map(length).sum::<usize>(), 0);
    let mut out: Vec<Vec<&str>> = vec![Vec::new(); lines];
    for word in words {
        let line = (lines * (2 * done + length(word)) / (2 * total.max(1))).min(lines - 1);
        out[line].push(word);
        done += length(word);
    }
    out.retain(|line| !line.is_empty());
    out.iter().map(|line| shorten(&line.join(" "), LONGEST)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crosstown_rules::CITIES;

    fn cities() -> impl Iterator<Item = Board> {
        CITIES.iter().map(|(id, _)| Board::city(id).unwrap())
    }

    /// London with other text in its file.
    fn london(changes: &[(&str, &str)]) -> Board {
        let mut file = CITIES.iter().find(|(id, _)| *id == "london").unwrap().1.to_owned();
        for (old, new) in changes {
            assert!(file.contains(old), "{old} is not in the file");
            file = file.replace(old, new);
        }
        Board::parse(&file).unwrap()
    }

    /// A little of XML: tags are closed in order, and no sign of markup stands in text.
    fn assert_well_formed(xml: &str) {
        let mut open = Vec::new();
        let mut rest = xml;
        while let Some(start) = rest.find('<') {
            let end = start + rest[start..].find('>').expect("a tag ends");
            assert!(!rest[..start].contains('>'), "stray > in {}", &rest[..start]);
            let tag = &rest[start + 1..end];
            assert!(
                !tag.contains(['<', '"']) && tag.matches('\'').count().is_multiple_of(2),
                "<{tag}>"
            );
            match tag.strip_prefix('/') {
                Some(name) => assert_eq!(open.pop(), Some(name)),
                None if tag.ends_with('/') => {}
                None => open.extend(tag.split(' ').next()),
            }
            rest = &rest[end + 1..];
        }
        assert!(open.is_empty() && rest.trim().is_empty(), "{open:?} left open");
        for entity in xml.split('&').skip(1) {
            let name = entity.split(';').next().unwrap();
            assert!(["lt", "gt", "amp", "quot", "#39"].contains(&name), "&{name}");
        }
        assert!(!xml.chars().any(|c| c.is_control() && c != '\n'));
        assert!(!xml.contains("NaN") && !xml.contains("inf"));
    }

    #[test]
    fn every_city_is_well_formed_with_one_shape_for_each_space_and_place() {
        for board in cities() {
            let picture = svg(&board);
            assert_well_formed(&picture);
            let spaces: usize = board.routes.iter().map(|route| usize::from(route.spaces)).sum();
            assert_eq!(picture.matches("class='space'").count(), spaces, "{}", board.id);
            assert_eq!(picture.matches("class='place'").count(), board.places.len());
            assert_eq!(picture.contains(NOTE), board.reconstruction, "{}", board.id);
            assert_eq!(picture, svg(&board), "the same board, the same picture");
        }
    }

    #[test]
    fn spaces_and_names_do_not_overlap() {
        for board in cities() {
            let map = Map::new(&board);
            assert_eq!(map.overlaps(), 0, "{}", board.id);
            let labels = place_labels(&board, &map);
            for (i, one) in labels.iter().enumerate() {
                for two in &labels[i + 1..] {
                    assert_eq!(
                        one.block.overlap(&two.block),
                        0.0,
                        "{:?} {:?}",
                        one.lines,
                        two.lines
                    );
                }
                // A name may touch a space where there is no room at all, but not hide it.
                let worst = map.blocks().map(|b| b.overlap(&one.block)).fold(0.0, f64::max);
                assert!(worst < 0.5 * map.space.1, "{:?} covers {worst}", one.lines);
            }
        }
    }

    #[test]
    fn any_text_is_only_text() {
        let hostile = r#"<script>&\"'\u0001]]>"#;
        let long = "x".repeat(300);
        let board = london(&[
            ("\"London\"", &format!("\"{hostile}\"")),
            ("\"Hyde Park\"", &format!("\"{hostile} {hostile}\"")),
            ("\"Big Ben\"", &format!("\"{long} {long}\"")),
            ("wild = \"bus\"", &format!("wild = \"{hostile}\"")),
        ]);
        let picture = svg(&board);
        assert_well_formed(&picture);
        assert!(!picture.contains("<script") && picture.contains("&lt;script&gt;&amp;&quot;"));
    }

    #[test]
    fn a_board_with_all_places_in_one_spot_can_still_be_drawn() {
        let (_, file) = CITIES.iter().find(|(id, _)| *id == "berlin").unwrap();
        let lines = file.lines().map(|line| match line.split_once(", x = ") {
            Some((start, _)) => format!("{start}, x = 0.5, y = 0.5, attraction = true }},\n"),
            None => format!("{line}\n"),
        });
        let board = Board::parse(&lines.collect::<String>()).unwrap();
        assert_well_formed(&svg(&board));
    }

    #[test]
    fn colours_of_a_board_have_signs_of_their_own() {
        let board = london(&[("blue = 6", "mauve = 6"), ("\"blue\"", "\"mauve\"")]);
        let mut signs = signs(&board);
        signs.sort();
        signs.dedup();
        assert_eq!(signs.len(), board.colors.len());
    }
}
