//! The names of the places: a spot for each, clear of spaces, places, landmarks and other names where
//! there is room.

use std::f64::consts::TAU;

use crosstown_rules::{DrawingFacts, LabelSpot};

use crate::block::{Block, Point};
use crate::spaces::{Line, Map};
use crate::text::{line_breaks, text_width};

/// Distance between the lines of a name, in sizes of the font.
const LINE: f64 = 1.02;
/// Free room around a name: pieces are a little larger than spaces.
const CLEAR: f64 = 4.0;
/// Free room between a name and the edge of the drawing.
const EDGE: f64 = 12.0;
/// Directions and distances that are tried.
const TURNS: i32 = 24;
const FAR: i32 = 11;
/// A spot that covers something must lose to any spot that does not.
const COVERED: f64 = 40.0;
/// As many things near a place are looked at: where there are more, no spot is a good one.
const MOST_NEAR: usize = 200;

/// A name where it could be.
#[derive(Clone, Debug)]
pub(crate) struct Spot {
    /// Its lines, and how wide they are.
    pub(crate) lines: Vec<(String, f64)>,
    pub(crate) block: Block,
    /// Where its lines are aligned: -1 left, 0 in the middle, 1 right.
    pub(crate) side: f64,
    /// How bad the spot is, other names left aside.
    cost: f64,
}

/// How far down from the top of the name a line's letters stand.
pub(crate) fn baseline(line: usize, size: f64) -> f64 {
    size * (0.8 + LINE * line as f64)
}

/// Chooses a spot for every name: first the best for each alone, then in turns the best given
/// where the others are. Names keep off the lettering and the landmarks of the drawing, and go where
/// the board's file has them if it says so.
pub(crate) fn place_labels(
    names: &[(&str, Option<&LabelSpot>)],
    lines: &[Line<'_>],
    map: &Map,
    facts: &DrawingFacts,
) -> Vec<Spot> {
    let search = Search { map, facts, obstacles: obstacles(lines, map, facts) };
    let spots: Vec<Vec<Spot>> = names
        .iter()
        .enumerate()
        .map(|(place, (name, set))| match set {
            Some(set) => vec![search.set(place, name, set)],
            None => search.around(place, name),
        })
        .collect();
    let mut chosen: Vec<usize> = vec![0; spots.len()];
    for _ in 0..8 {
        let before = chosen.clone();
        for (i, own) in spots.iter().enumerate() {
            chosen[i] = best(own, |spot| {
                let wide = spot.block.grown(CLEAR);
                let others = chosen.iter().enumerate().filter(|(j, _)| *j != i);
                let covered = others.map(|(j, &at)| wide.overlap(&spots[j][at].block));
                covered.filter(|covered| *covered > 0.0).map(|far| COVERED + 6.0 * far).sum()
            });
        }
        if chosen == before {
            break;
        }
    }
    spots.into_iter().zip(chosen).map(|(mut spots, at)| spots.swap_remove(at)).collect()
}

/// The position of the best spot, given what the other names add to its cost.
fn best(spots: &[Spot], others: impl Fn(&Spot) -> f64) -> usize {
    let (mut found, mut least) = (0, f64::INFINITY);
    for (i, spot) in spots.iter().enumerate() {
        // Spots are sorted, and other names only add to a spot's own cost.
        if spot.cost >= least {
            break;
        }
        let cost = spot.cost + others(spot);
        if cost < least {
            (found, least) = (i, cost);
        }
    }
    found
}

/// Something that a name should not cover.
struct Obstacle {
    block: Block,
    /// Half the size of the upright box around it: most comparisons need no more.
    reach: Point,
    weight: f64,
    hard: bool,
    /// Is not in the way of this place's own name.
    except: Option<usize>,
}

impl Obstacle {
    fn new(block: Block, weight: f64, hard: bool) -> Obstacle {
        Obstacle { block, reach: block.reach(), weight, hard, except: None }
    }

    /// How much of it an upright block covers.
    fn covered(&self, label: &Block) -> f64 {
        let apart = |i: fn(Point) -> f64| (i(self.block.at) - i(label.at)).abs() - i(label.half);
        if apart(|p| p.0) >= self.reach.0 || apart(|p| p.1) >= self.reach.1 {
            return 0.0;
        }
        self.block.overlap(label)
    }
}

/// What the city's drawing has where names could be.
pub(crate) fn landmarks(facts: &DrawingFacts) -> Vec<Block> {
    let landmarks = facts.landmarks.iter();
    let boxes = landmarks.map(|l| Block::upright((l.x, l.y), (l.width / 2.0, l.height / 2.0)));
    boxes.chain(lettering(facts)).collect()
}

pub(crate) fn lettering(facts: &DrawingFacts) -> Option<Block> {
    let title = facts.title.as_ref()?;
    Some(Block::turned((title.x, title.y), title.turn, (title.width / 2.0, 0.4 * title.size)))
}

fn obstacles(lines: &[Line<'_>], map: &Map, facts: &DrawingFacts) -> Vec<Obstacle> {
    let solid = map.blocks().chain(landmarks(facts));
    let mut all: Vec<Obstacle> =
        solid.map(|block| Obstacle::new(block.grown(CLEAR), 4.0, true)).collect();
    for (line, spaces) in lines.iter().zip(&map.routes) {
        let half = (map.lane + 6.0) / 2.0;
        let road = map.road(line, spaces);
        let strips = road.windows(2).map(|pair| Block::strip(pair[0], pair[1], half));
        all.extend(strips.map(|strip| Obstacle::new(strip, 0.25, false)));
    }
    for (place, at) in map.places.iter().enumerate() {
        // A name close to another place would seem to be that place's.
        let half = 0.9 * map.radius + 0.9 * facts.text_size;
        let near = Obstacle::new(Block::upright(*at, (half, half)), 0.6, false);
        all.push(Obstacle { except: Some(place), ..near });
    }
    all
}

struct Search<'m> {
    map: &'m Map,
    facts: &'m DrawingFacts,
    obstacles: Vec<Obstacle>,
}

impl Search<'_> {
    /// Spots around a place, the best first: in many directions, at several distances, on one line or
    /// more. Costs are units that the name would have to move, more or less.
    fn around(&self, place: usize, name: &str) -> Vec<Spot> {
        let (at, size) = (self.map.places[place], self.facts.text_size);
        let mut spots = Vec::new();
        for words in line_breaks(name) {
            let (lines, half) = measured(&words, size);
            let reach = 2.0 * half.0.max(half.1) + 6.0 * size;
            let around = Block::upright(at, (reach, reach));
            let near = self.obstacles.iter().filter(|o| o.covered(&around) > 0.0);
            let near: Vec<&Obstacle> =
                near.filter(|o| o.except != Some(place)).take(MOST_NEAR).collect();
            for (far, turn) in (0..FAR).flat_map(|far| (0..TURNS).map(move |turn| (far, turn))) {
                let (sin, cos) = (TAU * f64::from(turn) / f64::from(TURNS)).sin_cos();
                let reach = self.map.radius + 8.0 + 0.35 * size * f64::from(far);
                let x = at.0 + cos * reach + (1.5 * cos).clamp(-1.0, 1.0) * half.0;
                let y = at.1 + sin * reach + (1.5 * sin).clamp(-1.0, 1.0) * half.1;
                let block = Block::upright((x, y), half);
                let mut cost = if turn % 6 == 0 { 0.0 } else { 1.0 };
                cost += 2.0 * (lines.len() - 1) as f64 + 3.0 * f64::from(far);
                cost += 5.0 * COVERED * self.outside(&block) as f64;
                cost += COVERED / 4.0 * self.strangers(&block, place, self.map.radius) as f64;
                cost += 2.0 * COVERED * self.strangers(&block, place, 0.0) as f64;
                for other in &near {
                    let covered = other.covered(&block);
                    if covered > 0.0 {
                        cost += other.weight * covered + if other.hard { COVERED } else { 0.0 };
                    }
                }
                // What differs by a rounding error is equal: the same spot wins on every machine.
                let cost = (1e6 * cost).round() / 1e6;
                spots.push(Spot { lines: lines.clone(), block, side: side(cos), cost });
            }
        }
        spots.sort_by(|a, b| a.cost.total_cmp(&b.cost));
        spots
    }

    /// The spot that the board's file has set.
    fn set(&self, place: usize, name: &str, set: &LabelSpot) -> Spot {
        let ways = line_breaks(name);
        let words = ways.iter().find(|way| way.len() == usize::from(set.lines));
        let (lines, half) = measured(words.unwrap_or(&ways[0]), self.facts.text_size);
        let (x, y) = self.map.places[place];
        let block = Block::upright((x + set.x, y + set.y), half);
        Spot { lines, block, side: side(set.x / (2.0 * half.0)), cost: 0.0 }
    }

    /// How many other places a name is nearer to than to its own, or farther from by less than a margin.
    fn strangers(&self, block: &Block, own: usize, margin: f64) -> usize {
        let squared = |(x, y): Point| {
            let beside = ((x - block.at.0).abs() - block.half.0).max(0.0);
            let above = ((y - block.at.1).abs() - block.half.1).max(0.0);
            beside * beside + above * above
        };
        let near = squared(self.map.places[own]).sqrt() + margin;
        let others = self.map.places.iter().enumerate().filter(|(place, _)| *place != own);
        others.filter(|(_, at)| squared(**at) < near * near).count()
    }

    /// How many sides of the drawing a name would stick out of.
    fn outside(&self, block: &Block) -> usize {
        let (((x, y), half), (width, height)) = ((block.at, block.half), self.map.size);
        let margin = self.facts.margin - EDGE;
        let sides = [
            x - half.0 < -margin,
            x + half.0 > width + margin,
            y - half.1 < EDGE,
            y + half.1 > height - EDGE,
        ];
        sides.into_iter().filter(|out| *out).count()
    }
}

/// Lines with their widths, and half the size of the whole.
fn measured(words: &[String], size: f64) -> (Vec<(String, f64)>, Point) {
    let lines: Vec<(String, f64)> =
        words.iter().map(|line| (line.clone(), text_width(line, size))).collect();
    let widest = lines.iter().map(|(_, width)| *width).fold(0.0, f64::max);
    let height = size * (1.0 + LINE * (lines.len() - 1) as f64);
    (lines, (widest / 2.0, height / 2.0))
}

/// Lines are aligned to the side where the place is.
fn side(aside: f64) -> f64 {
    if aside.abs() < 0.3 { 0.0 } else { -aside.signum() }
}
