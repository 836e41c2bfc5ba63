// The names of the places: a spot for each, clear of spaces, places and other names where there is
// room. Names touch nothing on the cities that we drew; a test holds us to it.
import { grown, overlap, strip, upright } from './block';
import type { Block, Point } from './block';
import { allBlocks, placeBlock, road } from './geometry';
import type { Layout } from './geometry';
import { lineBreaks, textWidth } from './text';
import type { BoardData } from './types';

/** Distance between the lines of a name, in sizes of the font. */
const LINE = 1.02;
/** Free room around a name. */
const CLEAR = 2;
const TURNS = 24;
/** A spot that covers something must lose to any spot that does not. */
const COVERED = 40;

export interface Label {
  readonly place: string;
  readonly lines: readonly { readonly text: string; readonly width: number }[];
  readonly block: Block;
  /** Where its lines are aligned: -1 left, 0 in the middle, 1 right. */
  readonly side: -1 | 0 | 1;
  /** How bad the spot is, other names left aside. */
  readonly cost: number;
}

/** How far down from the top of the label a line stands. */
export function baseline(index: number, size: number): number {
  return size * (0.8 + LINE * index);
}

/** Chooses a spot for every name: first the best for each alone, then in turns the best given
 * where the others are. `taken` is what else names keep off, such as the title. */
export function placeLabels(
  board: BoardData,
  layout: Layout,
  size: number,
  taken: readonly Block[] = [],
): Label[] {
  const obstacles = obstaclesOf(board, layout, taken, size);
  const spots = board.places.map(({ id, name }) => candidates(id, name, layout, size, obstacles));
  const labels = spots.map((some) => best(some, (spot) => spot.cost));
  for (let turn = 0; turn < 8; turn += 1) {
    spots.forEach((some, i) => {
      labels[i] = best(some, (spot) => {
        const wide = grown(spot.block, CLEAR);
        let cost = spot.cost;
        labels.forEach((other, j) => {
          if (j === i) return;
          const covered = overlap(wide, other.block);
          if (covered > 0) cost += COVERED + 6 * covered;
        });
        return cost;
      });
    });
  }
  return labels;
}

interface Obstacle {
  readonly block: Block;
  readonly weight: number;
  readonly hard: boolean;
}

function best(spots: readonly Label[], cost: (spot: Label) => number): Label {
  let [found, least] = [spots[0]!, Infinity];
  for (const spot of spots) {
    // `least` also cuts the work short: other names only add to a spot's own cost.
    if (spot.cost >= least) continue;
    const here = cost(spot);
    if (here < least) [found, least] = [spot, here];
  }
  return found;
}

function obstaclesOf(
  board: BoardData,
  layout: Layout,
  taken: readonly Block[],
  size: number,
): Obstacle[] {
  const all: Obstacle[] = [];
  for (const block of [...allBlocks(layout), ...taken]) {
    all.push({ block: grown(block, CLEAR), weight: 4, hard: true });
  }
  for (const route of board.routes) {
    const points = road(layout, route);
    points.slice(1).forEach((to, i) => {
      all.push({ block: strip(points[i]!, to, layout.lane + 6), weight: 0.25, hard: false });
    });
  }
  for (const at of layout.places.values()) {
    // A name close to another place would seem to be that place's.
    const near = grown(placeBlock(at, layout.radius), 0.7 * size);
    all.push({ block: near, weight: 0.3, hard: false });
  }
  return all;
}

/** Spots around a place: in many directions, at several distances, on one line or more. Costs are
 * units that the name would have to move, more or less. */
function candidates(
  place: string,
  name: string,
  layout: Layout,
  size: number,
  obstacles: readonly Obstacle[],
): Label[] {
  const at = layout.places.get(place)!;
  const spots: Label[] = [];
  for (const words of lineBreaks(name)) {
    const lines = words.map((text) => ({ text, width: textWidth(text, size) }));
    const length = Math.max(...lines.map((line) => line.width));
    const width = size * (1 + LINE * (lines.length - 1));
    const near = reachable(at, Math.max(length, width) + 6 * size, obstacles);
    for (let far = 0; far < 9; far += 1) {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const angle = (2 * Math.PI * turn) / TURNS;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const reach = layout.radius + 4 + 0.35 * size * far;
        const x = at[0] + cos * reach + (clamp(1.5 * cos) * length) / 2;
        const y = at[1] + sin * reach + (clamp(1.5 * sin) * width) / 2;
        const block = upright(x, y, length, width);
        const side = Math.abs(cos) < 0.3 ? 0 : cos > 0 ? -1 : 1;
        let cost = (turn % 6 === 0 ? 0 : 1) + 2 * (lines.length - 1) + 3 * far;
        cost += 4 * COVERED * outside(block, layout);
        for (const { block: other, weight, hard } of near) {
          const covered = overlap(other, block);
          if (covered > 0) cost += weight * covered + (hard ? COVERED : 0);
        }
        spots.push({ place, lines, block, side, cost });
      }
    }
  }
  return spots.sort((a, b) => a.cost - b.cost);
}

function reachable(at: Point, reach: number, obstacles: readonly Obstacle[]): Obstacle[] {
  const around = upright(at[0], at[1], 2 * reach, 2 * reach);
  return obstacles.filter(({ block }) => overlap(around, block) > 0);
}

/** How many sides of the drawing a name would stick out of. */
function outside({ x, y, length, width }: Block, layout: Layout): number {
  const edge = 13;
  const out = [
    x - length / 2 < edge, x + length / 2 > layout.width - edge,
    y - width / 2 < edge, y + width / 2 > layout.height - edge,
  ];
  return out.filter(Boolean).length;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
