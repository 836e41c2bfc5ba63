//! Where everything on the map is: points, rectangles, blocks at an angle, and the map that finds
//! room for all spaces and places of a board.

use std::{fmt::Display, iter};

use crosstown_rules::{Board, Route};

/// The longer side of the drawing that a board file measures in, in pixels.
const LONG_SIDE: f64 = 1200.0;
/// Length and width of the largest spaces, for boards with few.
const LARGEST: Point = (74.0, 25.0);

pub(super) type Point = (f64, f64);

fn distance(a: Point, b: Point) -> f64 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// An upright rectangle.
pub(super) struct Rect {
    pub(super) x: f64,
    pub(super) y: f64,
    pub(super) w: f64,
    pub(super) h: f64,
}

impl Rect {
    /// The rectangle around the origin that reaches this far from it.
    pub(super) fn centered(half: Point) -> Rect {
        Rect { x: -half.0, y: -half.1, w: 2.0 * half.0, h: 2.0 * half.1 }
    }

    /// The smallest rectangle around all of these.
    pub(super) fn around(blocks: impl Iterator<Item = Block>) -> Rect {
        let (mut low, mut high) = ((f64::MAX, f64::MAX), (f64::MIN, f64::MIN));
        for Block { at: (x, y), axis, half } in blocks {
            let (cos, sin) = (axis.0.abs(), axis.1.abs());
            let (w, h) = (cos * half.0 + sin * half.1, sin * half.0 + cos * half.1);
            low = (low.0.min(x - w), low.1.min(y - h));
            high = (high.0.max(x + w), high.1.max(y + h));
        }
        Rect { x: low.0, y: low.1, w: high.0 - low.0, h: high.1 - low.1 }
    }

    pub(super) fn draw(&self, fill: impl Display, stroke: impl Display, round: f64) -> String {
        let Rect { x, y, w, h } = self;
        let place = format!("x='{x:.1}' y='{y:.1}' width='{w:.1}' height='{h:.1}' rx='{round:.1}'");
        format!("<rect {place} fill='{fill}' stroke='{stroke}' stroke-width='1.3'/>\n")
    }
}

/// A rectangle at an angle: a space, a name, or something that a name should not cover.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Block {
    pub(super) at: Point,
    /// Unit vector along its length.
    axis: Point,
    /// Half of its length and half of its width.
    pub(super) half: Point,
}

impl Block {
    pub(super) fn upright(at: Point, half: Point) -> Block {
        Block { at, axis: (1.0, 0.0), half }
    }

    /// The strip from one point to another.
    pub(super) fn strip(from: Point, to: Point, half_width: f64) -> Block {
        let d = distance(from, to).max(0.001);
        let axis = ((to.0 - from.0) / d, (to.1 - from.1) / d);
        let at = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        Block { at, axis, half: (d / 2.0, half_width) }
    }

    pub(super) fn grown(&self, by: f64) -> Block {
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
    pub(super) fn overlap(&self, other: &Block) -> f64 {
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
    pub(super) fn degrees(&self) -> f64 {
        let angle = self.axis.1.atan2(self.axis.0).to_degrees();
        if angle.abs() > 90.0 { angle - 180.0 * angle.signum() } else { angle }
    }
}

/// Where everything on the map is, in pixels.
pub(super) struct Map {
    ids: Vec<String>,
    size: Point,
    pub(super) places: Vec<Point>,
    /// Radius of a place.
    pub(super) radius: f64,
    /// Length and width of most spaces.
    pub(super) space: Point,
    /// The spaces of each route, from its first place to its second.
    pub(super) routes: Vec<Vec<Block>>,
    /// Size of the names.
    pub(super) font: f64,
}

impl Map {
    /// The map with the largest spaces that avoid all overlaps that smaller ones would avoid.
    pub(super) fn new(board: &Board) -> Map {
        let sizes = (0..5).map(|i| Map::sized(board, 1.0 - 0.08 * f64::from(i)));
        sizes.min_by_key(Map::overlaps).expect("there are sizes to try")
    }

    fn sized(board: &Board, factor: f64) -> Map {
        let h = LONG_SIDE / board.aspect.max(1.0);
        let size = (h * board.aspect, h);
        let places =
            board.places.iter().map(|place| (place.x * size.0, place.y * size.1)).collect();
        let mut map = Map {
            size,
            ids: board.places.iter().map(|place| place.id.clone()).collect(),
            places,
            radius: 14.0,
            space: LARGEST,
            routes: Vec::new(),
            font: 0.0,
        };
        let (length, width) = map.usual_space(board);
        map.space = (factor * length, factor * width);
        map.radius = (0.55 * map.space.1).max(6.0);
        map.font = (0.57 * map.space.1).clamp(12.5, 15.0);
        map.routes = board.routes.iter().map(|route| map.spaces(route)).collect();
        map.push_apart();
        map
    }

    /// Where the two places of a route are.
    fn ends(&self, route: &Route) -> [Point; 2] {
        let at = |id: &String| self.ids.iter().position(|known| known == id).unwrap_or(0);
        [&route.a, &route.b].map(|end| self.places[at(end)])
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
        let [a, b] = self.ends(route);
        let line = Block::strip(a, b, 0.0);
        let lane = match &route.twin {
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
        if route.layout.is_empty() {
            (0..route.spaces).map(spread).collect()
        } else {
            route.layout.iter().map(measured).collect()
        }
    }

    /// The room along the route that each of its spaces has.
    fn pitch(&self, route: &Route) -> f64 {
        let centers = self.centers(route);
        let between = centers.windows(2).map(|pair| distance(pair[0].at, pair[1].at));
        let ends = self.ends(route);
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
    pub(super) fn overlaps(&self) -> usize {
        let all: Vec<Block> = self.blocks().collect();
        let overlaps = |(i, one): (usize, &Block)| {
            all[i + 1..].iter().filter(|other| one.overlap(other) > 0.0).count()
        };
        all.iter().enumerate().map(overlaps).sum()
    }

    /// All spaces and places.
    pub(super) fn blocks(&self) -> impl Iterator<Item = Block> {
        let half = (0.9 * self.radius, 0.9 * self.radius);
        let places = self.places.iter().map(move |at| Block::upright(*at, half));
        self.routes.iter().flatten().copied().chain(places)
    }

    /// The points that a route's line goes through.
    pub(super) fn line(&self, index: usize, route: &Route) -> Vec<Point> {
        let [a, b] = self.ends(route);
        let spaces = self.routes[index].iter().map(|space| space.at);
        iter::once(a).chain(spaces).chain([b]).collect()
    }
}
