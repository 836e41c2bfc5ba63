//! The names of the places: finds a spot for each, clear of spaces, places and other names where
//! there is room, and draws them.

use crosstown_rules::Board;

use super::geometry::{Block, Map, Point};
use super::map::is_counted;
use super::signs::PAPER;
use super::text::{line_breaks, text, text_width};

/// A name where it could stand.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) lines: Vec<String>,
    pub(super) block: Block,
    /// Where in the block its lines are aligned: -1 left, 0 in the middle, 1 right.
    side: f64,
    /// How bad the spot is, other names left aside.
    cost: f64,
}

/// Distance between the lines of a name, in sizes of the font.
const LINE: f64 = 1.06;

pub(super) fn draw_labels(labels: &[Label], font: f64) -> String {
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
pub(super) fn place_labels(board: &Board, map: &Map) -> Vec<Label> {
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
    all.extend(map.blocks().map(|block| (block.grown(2.0), 4.0)));
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
