// The names of the places: a spot for each, clear of spaces, places and other names where there is
// room. Names touch nothing on the cities that we drew; a test holds us to it.
import type { Art } from '../cities/art';
import { grown, overlap, strip, upright } from './block';
import type { Block, Point } from './block';
import { allBlocks, placeBlock, road } from './geometry';
import type { Layout } from './geometry';
import { takenBy } from './taken';
import { lineBreaks, textWidth } from './text';
import type { BoardData } from './types';

/** Distance between the lines of a name, in sizes of the font. */
const LINE = 1.02;
/** Free room around a name: pieces are a little larger than spaces. */
const CLEAR = 4;
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
 * where the others are. Names keep off the city's lettering and landmarks, and go where its art
 * has them if it says so. */
export function placeLabels(board: BoardData, layout: Layout, art: Art): Label[] {
  const { size } = art;
  const obstacles = obstaclesOf(board, layout, takenBy(art), size);
  const spots = board.places.map(({ id, name }) => {
    const set = art.names?.[id];
    return set
      ? [setSpot(id, name, layout, size, set)]
      : candidates(id, name, layout, size, obstacles);
  });
  const labels = spots.map((some) => best(some, (spot) => spot.cost));
  for (let turn = 0, moved = true; moved && turn < 8; turn += 1) {
    moved = false;
    spots.forEach((some, i) => {
      const found = best(some, (spot) => {
        const wide = grown(spot.block, CLEAR);
        let cost = spot.cost;
        labels.forEach((other, j) => {
          if (j === i) return;
          const covered = overlap(wide, other.block);
          if (covered > 0) cost += COVERED + 6 * covered;
        });
        return cost;
      });
      moved ||= found !== labels[i];
      labels[i] = found;
    });
  }
  return labels;
}

interface Obstacle {
  readonly block: Block;
  /** Half the size of the upright box around it: most comparisons need no more. */
  readonly reach: Point;
  readonly weight: number;
  readonly hard: boolean;
  /** Does not stand in the way of this place's own name. */
  readonly except: string | undefined;
}

function obstacle(block: Block, weight: number, hard: boolean, except?: string): Obstacle {
  const [cos, sin] = [Math.abs(Math.cos(block.angle)), Math.abs(Math.sin(block.angle))];
  const { length, width } = block;
  const reach: Point = [(length * cos + width * sin) / 2, (length * sin + width * cos) / 2];
  return { block, reach, weight, hard, except };
}

/** How much of an obstacle an upright block covers. */
function covering({ block, reach }: Obstacle, label: Block): number {
  if (Math.abs(block.x - label.x) >= reach[0] + label.length / 2) return 0;
  if (Math.abs(block.y - label.y) >= reach[1] + label.width / 2) return 0;
  return overlap(block, label);
}

function best(spots: readonly Label[], cost: (spot: Label) => number): Label {
  let [found, least] = [spots[0]!, Infinity];
  for (const spot of spots) {
    // `least` also cuts the work short: spots are sorted, and other names only add to a spot's own cost.
    if (spot.cost >= least) break;
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
    all.push(obstacle(grown(block, CLEAR), 4, true));
  }
  for (const route of board.routes) {
    const points = road(layout, route);
    points.slice(1).forEach((to, i) => {
      all.push(obstacle(strip(points[i]!, to, layout.lane + 6), 0.25, false));
    });
  }
  for (const [place, at] of layout.places) {
    // A name close to another place would seem to be that place's.
    const near = grown(placeBlock(at, layout.radius), 0.9 * size);
    all.push(obstacle(near, 0.6, false, place));
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
    const lines = measured(words, size);
    const [length, width] = extent(lines, size);
    const near = reachable(at, Math.max(length, width) + 6 * size, obstacles).filter(
      ({ except }) => except !== place,
    );
    for (let far = 0; far < 11; far += 1) {
      for (let turn = 0; turn < TURNS; turn += 1) {
        const angle = (2 * Math.PI * turn) / TURNS;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const reach = layout.radius + 8 + 0.35 * size * far;
        const x = at[0] + cos * reach + (clamp(1.5 * cos) * length) / 2;
        const y = at[1] + sin * reach + (clamp(1.5 * sin) * width) / 2;
        const block = upright(x, y, length, width);
        let cost = (turn % 6 === 0 ? 0 : 1) + 2 * (lines.length - 1) + 3 * far;
        cost += 5 * COVERED * outside(block, layout);
        cost += (strangers(block, place, layout) * COVERED) / 4;
        for (const other of near) {
          const covered = covering(other, block);
          if (covered > 0) cost += other.weight * covered + (other.hard ? COVERED : 0);
        }
        spots.push({ place, lines, block, side: sideOf(cos), cost });
      }
    }
  }
  return spots.sort((a, b) => a.cost - b.cost);
}

/** The spot that the art has set. */
function setSpot(
  place: string,
  name: string,
  layout: Layout,
  size: number,
  [dx, dy, count]: readonly [number, number, number],
): Label {
  const ways = lineBreaks(name);
  const lines = measured(ways.find((words) => words.length === count) ?? ways[0]!, size);
  const [x, y] = layout.places.get(place)!;
  const block = upright(x + dx, y + dy, ...extent(lines, size));
  return { place, lines, block, side: sideOf(dx / block.length), cost: 0 };
}

function measured(words: readonly string[], size: number): Label['lines'] {
  return words.map((text) => ({ text, width: textWidth(text, size) }));
}

function extent(lines: Label['lines'], size: number): [length: number, width: number] {
  return [Math.max(...lines.map((line) => line.width)), size * (1 + LINE * (lines.length - 1))];
}

/** Lines are aligned to the side where the place is. */
function sideOf(aside: number): -1 | 0 | 1 {
  return Math.abs(aside) < 0.3 ? 0 : aside > 0 ? -1 : 1;
}

function reachable(at: Point, reach: number, obstacles: readonly Obstacle[]): Obstacle[] {
  const around = upright(at[0], at[1], 2 * reach, 2 * reach);
  return obstacles.filter((one) => covering(one, around) > 0);
}

/** How many other places a name is nearer to than to its own. */
function strangers(block: Block, own: string, layout: Layout): number {
  const away = ([x, y]: Point): number =>
    Math.hypot(
      Math.max(0, Math.abs(x - block.x) - block.length / 2),
      Math.max(0, Math.abs(y - block.y) - block.width / 2),
    );
  const near = away(layout.places.get(own)!) + layout.radius;
  let count = 0;
  for (const [id, at] of layout.places) if (id !== own && away(at) < near) count += 1;
  return count;
}

/** How many sides of the drawing a name would stick out of. */
function outside({ x, y, length, width }: Block, layout: Layout): number {
  const edge = 12;
  const out = [
    x - length / 2 < edge - layout.margin, x + length / 2 > layout.width + layout.margin - edge,
    y - width / 2 < edge, y + width / 2 > layout.height - edge,
  ];
  return out.filter(Boolean).length;
}

function clamp(value: number): number {
  return Math.max(-1, Math.min(1, value));
}
