//! Room for all spaces of all routes between the places.

use crosstown_rules::Board;

use crate::LONG_SIDE;
use crate::block::{Block, Point, distance};

/// Length and width of the largest spaces, for boards with few.
const LARGEST: Point = (74.0, 22.0);
/// Free room between a place and the nearest space of its routes.
const GAP: f64 = 4.0;
/// Spaces are pushed apart so often, so far at a time.
const ROUNDS: usize = 60;
const STEP: f64 = 0.6;
/// More pairs of spaces than this are near each other only where no pushing would help.
const MOST_PAIRS: usize = 50_000;

/// What the layout needs to know of a route.
pub(crate) struct Line<'b> {
    /// Its places, by their numbers.
    pub(crate) ends: [usize; 2],
    /// 0 for a single route, 1 and 2 for the lanes of a double one.
    pub(crate) lane: u8,
    pub(crate) spaces: u8,
    pub(crate) cards: u8,
    pub(crate) ferries: u8,
    measured: &'b [[f64; 3]],
}

impl Line<'_> {
    pub(crate) fn all(board: &Board) -> Vec<Line<'_>> {
        let lane = |id: &str| match id.split_once('#') {
            Some((_, "1")) => 1,
            Some(_) => 2,
            None => 0,
        };
        let routes = board.routes.iter().zip(board.route_infos()).map(|(route, info)| Line {
            ends: [info.a.index(), info.b.index()],
            lane: lane(&route.id),
            spaces: route.spaces,
            cards: route.cards,
            ferries: route.ferries,
            measured: &route.layout,
        });
        routes.collect()
    }

    /// Whether one piece covers the whole route, however many cards it costs.
    pub(crate) fn is_tunnel(&self) -> bool {
        self.cards != self.spaces
    }
}

/// Where the places and spaces are.
#[derive(Clone, Debug)]
pub(crate) struct Map {
    /// Of the board, without margins.
    pub(crate) size: Point,
    pub(crate) places: Vec<Point>,
    /// Of a place.
    pub(crate) radius: f64,
    /// Width of most spaces.
    pub(crate) lane: f64,
    /// The spaces of each route, from its first place to its second; those of a route are of one size.
    pub(crate) routes: Vec<Vec<Block>>,
}

impl Map {
    /// The map with the largest spaces that avoid all overlaps that smaller ones would avoid.
    pub(crate) fn new(board: &Board, lines: &[Line<'_>]) -> Map {
        let mut best: Option<(usize, Map)> = None;
        for factor in [1.0, 0.92, 0.84, 0.76, 0.68] {
            let mut map = Map::sized(board, lines, factor);
            map.push_apart();
            let overlaps = map.overlaps();
            if best.as_ref().is_none_or(|(fewest, _)| overlaps < *fewest) {
                best = Some((overlaps, map));
            }
            if overlaps == 0 {
                break;
            }
        }
        best.expect("there are sizes to try").1
    }

    fn sized(board: &Board, lines: &[Line<'_>], factor: f64) -> Map {
        let height = LONG_SIDE / board.aspect.max(1.0);
        let size = (height * board.aspect, height);
        let places =
            board.places.iter().map(|place| (place.x * size.0, place.y * size.1)).collect();
        let mut map = Map { size, places, radius: 14.0, lane: LARGEST.1, routes: Vec::new() };
        let (length, width) = map.usual_space(lines);
        map.lane = factor * width;
        map.radius = (0.7 * map.lane).max(8.0);
        map.routes = lines.iter().map(|line| map.spaces(line, factor * length)).collect();
        map
    }

    /// Length and width of the space that suits most routes; the most crowded ones get shorter spaces.
    fn usual_space(&self, lines: &[Line<'_>]) -> Point {
        let mut pitches: Vec<f64> = lines.iter().map(|line| self.pitch(line)).collect();
        pitches.sort_by(f64::total_cmp);
        let length = (0.92 * pitches[pitches.len() / 5]).clamp(16.0, LARGEST.0);
        (length, (0.42 * length).min(LARGEST.1))
    }

    fn spaces(&self, line: &Line<'_>, most: f64) -> Vec<Block> {
        let fitting = 0.92 * self.pitch(line);
        let length = if line.is_tunnel() { fitting } else { fitting.min(most) }.max(6.0);
        let half = (length / 2.0, self.lane.min(length) / 2.0);
        self.centers(line).into_iter().map(|center| Block { half, ..center }).collect()
    }

    /// The middles and directions of a route's spaces: as measured, or spread evenly on the line
    /// between its places, beside it for the lanes of a double route.
    fn centers(&self, line: &Line<'_>) -> Vec<Block> {
        if !line.measured.is_empty() {
            let center = |&[x, y, degrees]: &[f64; 3]| {
                Block::turned((x * self.size.0, y * self.size.1), degrees, (0.0, 0.0))
            };
            return line.measured.iter().map(center).collect();
        }
        let [from, to] = line.ends.map(|end| self.places[end]);
        let strip = Block::strip(from, to, 0.0);
        let aside = [0.0, 1.0, -1.0][usize::from(line.lane)] * 0.63 * self.lane;
        let room = (2.0 * (strip.half.0 - self.radius - GAP)).max(2.0);
        let center = |i: u8| {
            let along = room * ((f64::from(i) + 0.5) / f64::from(line.spaces) - 0.5);
            Block { at: strip.point(along, aside), ..strip }
        };
        (0..line.spaces).map(center).collect()
    }

    /// The room along the route that each of its spaces has.
    fn pitch(&self, line: &Line<'_>) -> f64 {
        let centers = self.centers(line);
        let between = centers.windows(2).map(|pair| distance(pair[0].at, pair[1].at));
        let ends = line.ends.map(|end| self.places[end]);
        let to_end = |center: &Block, end| 2.0 * (distance(center.at, end) - self.radius - GAP);
        let to_ends = centers.iter().flat_map(|center| ends.map(|end| to_end(center, end)));
        between.chain(to_ends).fold(f64::INFINITY, f64::min)
    }

    /// Moves spaces that overlap others or a place sideways, little by little: where nobody measured
    /// a board, straight routes leave some places at narrow angles.
    fn push_apart(&mut self) {
        let mut all: Vec<Block> = self.blocks().collect();
        let spaces = all.len() - self.places.len();
        // Only what is this near can ever meet, which spares most comparisons.
        let mut near: Vec<Vec<usize>> = Vec::new();
        for i in 0..spaces {
            let reach = all[i].grown(2.0 * ROUNDS as f64 * STEP);
            let meets = |&j: &usize| j != i && reach.overlap(&all[j]) > 0.0;
            near.push((0..all.len()).filter(meets).collect());
            if near.iter().map(Vec::len).sum::<usize>() > MOST_PAIRS {
                return;
            }
        }
        for _ in 0..ROUNDS {
            let before = all.clone();
            let mut moved = false;
            for (i, others) in near.iter().enumerate() {
                let space = &before[i];
                let wide = space.grown(1.0);
                let mut side = 0.0;
                for other in others.iter().map(|&j| &before[j]) {
                    if wide.overlap(other) > 0.0 {
                        side -= sign(space.local(other.at).1);
                    }
                }
                all[i].at = space.point(0.0, STEP * sign(side));
                moved |= side != 0.0;
            }
            if !moved {
                break;
            }
        }
        for (space, pushed) in self.routes.iter_mut().flatten().zip(all) {
            *space = pushed;
        }
    }

    /// All spaces, then all places. A place is a little smaller than its disc, whose corners are round.
    pub(crate) fn blocks(&self) -> impl Iterator<Item = Block> {
        let half = (0.9 * self.radius, 0.9 * self.radius);
        let places = self.places.iter().map(move |at| Block::upright(*at, half));
        self.routes.iter().flatten().copied().chain(places)
    }

    /// How often spaces overlap each other or a place.
    pub(crate) fn overlaps(&self) -> usize {
        let all: Vec<Block> = self.blocks().collect();
        let overlaps = |(i, one): (usize, &Block)| {
            all[i + 1..].iter().filter(|other| one.overlap(other) > 0.0).count()
        };
        all.iter().enumerate().map(overlaps).sum()
    }

    /// The points that a route's road goes through, from place to place.
    pub(crate) fn road(&self, line: &Line<'_>, spaces: &[Block]) -> Vec<Point> {
        let [from, to] = line.ends.map(|end| self.places[end]);
        let middles = spaces.iter().map(|space| space.at);
        std::iter::once(from).chain(middles).chain([to]).collect()
    }
}

/// -1, 0 or 1: of two spaces in the same spot neither is to one side.
fn sign(number: f64) -> f64 {
    if number == 0.0 { 0.0 } else { number.signum() }
}
