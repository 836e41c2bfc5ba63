// Where everything on the map is, in units of the drawing, whose longer side has 1200: the places,
// and room for all spaces of all routes between them.
import { across, distance, grown, overlap, pointOf, strip, upright } from './block';
import type { Block, Point } from './block';
import type { BoardData, RouteData } from './types';

const LONG_SIDE = 1200;
/** The largest spaces, for boards with few. */
const LARGEST = { length: 74, width: 22 };
/** Free room between a place and the nearest space of its routes. */
const GAP = 4;

export interface Layout {
  /** Of the board. The drawing is broader by `margin` on both sides. */
  readonly width: number;
  readonly height: number;
  readonly margin: number;
  /** Of a place. */
  readonly radius: number;
  /** Width of most spaces. */
  readonly lane: number;
  readonly places: ReadonlyMap<string, Point>;
  /** The spaces of each route, from its first place to its second. */
  readonly routes: ReadonlyMap<string, readonly Block[]>;
}

/** The layout with the largest spaces that avoid all overlaps that smaller ones would avoid. */
export function layOut(board: BoardData, margin = 0): Layout {
  let best: { layout: Layout; overlaps: number } | undefined;
  for (const factor of [1, 0.92, 0.84, 0.76, 0.68]) {
    const layout = pushApart(sized(board, factor, margin));
    const overlaps = countOverlaps(layout);
    if (!best || overlaps < best.overlaps) best = { layout, overlaps };
    if (overlaps === 0) break;
  }
  return best!.layout;
}

/** The layout of a small picture, on which nobody sees whether spaces touch: without the search for room. */
export function sketch(board: BoardData, margin = 0): Layout {
  return sized(board, 0.84, margin);
}

/** A place as a block, a little smaller than its disc, whose corners are round. */
export function placeBlock([x, y]: Point, radius: number): Block {
  return upright(x, y, 1.8 * radius, 1.8 * radius);
}

/** All spaces and places. */
export function allBlocks(layout: Layout): Block[] {
  const places = [...layout.places.values()].map((at) => placeBlock(at, layout.radius));
  return [...[...layout.routes.values()].flat(), ...places];
}

/** How often spaces overlap each other or a place. */
export function countOverlaps(layout: Layout): number {
  const all = allBlocks(layout);
  let count = 0;
  all.forEach((one, i) => {
    for (let j = i + 1; j < all.length; j += 1) if (overlap(one, all[j]!) > 0) count += 1;
  });
  return count;
}

/** The points that a route's road goes through, from place to place. */
export function road(layout: Layout, route: RouteData): Point[] {
  const spaces = layout.routes.get(route.id)!;
  const middles = spaces.map(({ x, y }): Point => [x, y]);
  return [layout.places.get(route.a)!, ...middles, layout.places.get(route.b)!];
}

/** Whether one piece covers the whole route, however many cards it costs. */
export function isTunnel(route: RouteData): boolean {
  return route.cards !== route.spaces;
}

function sized(board: BoardData, factor: number, margin: number): Layout {
  const height = LONG_SIDE / Math.max(1, board.aspect);
  const width = height * board.aspect;
  const places = new Map<string, Point>();
  for (const { id, x, y } of board.places) places.set(id, [x * width, y * height]);
  const bare = {
    width, height, margin, places, radius: 14, lane: LARGEST.width, routes: new Map(),
  };
  const usual = usualSpace(board, bare);
  const lane = factor * usual.width;
  const radius = Math.max(8, 0.7 * lane);
  const scaled = { ...bare, lane, radius };
  const most = factor * usual.length;
  const routes = board.routes.map((route) => [route.id, spaces(scaled, route, most)] as const);
  return { ...scaled, routes: new Map(routes) };
}

/** The space that suits most routes; the most crowded ones get shorter spaces. */
function usualSpace(board: BoardData, layout: Layout): { length: number; width: number } {
  const pitches = board.routes.map((route) => pitch(layout, route)).sort((a, b) => a - b);
  const fitting = 0.92 * (pitches[Math.floor(pitches.length / 5)] ?? LARGEST.length);
  const length = Math.min(LARGEST.length, Math.max(16, fitting));
  return { length, width: Math.min(LARGEST.width, 0.42 * length) };
}

function spaces(layout: Layout, route: RouteData, most: number): Block[] {
  const fitting = 0.92 * pitch(layout, route);
  const length = Math.max(6, isTunnel(route) ? fitting : Math.min(most, fitting));
  const width = Math.min(layout.lane, length);
  return centers(layout, route).map((center) => ({ ...center, length, width }));
}

/** The middles and directions of a route's spaces: as measured, or spread evenly on the line
 * between its places, beside it for the lanes of a double route. */
function centers(layout: Layout, route: RouteData): Block[] {
  const line = strip(layout.places.get(route.a)!, layout.places.get(route.b)!, 0);
  if (route.layout.length > 0) {
    return route.layout.map(([x, y, turn]) => ({
      ...line, x: x * layout.width, y: y * layout.height, angle: (turn * Math.PI) / 180,
    }));
  }
  const side = [0, 1, -1][route.lane]! * 0.63 * layout.lane;
  const room = Math.max(2, line.length - 2 * (layout.radius + GAP));
  return Array.from({ length: route.spaces }, (_, i) => {
    const [x, y] = pointOf(line, room * ((i + 0.5) / route.spaces - 0.5), side);
    return { ...line, x, y };
  });
}

/** The room along the route that each of its spaces has. */
function pitch(layout: Layout, route: RouteData): number {
  const points = centers(layout, route).map(({ x, y }): Point => [x, y]);
  let least = Infinity;
  points.forEach((point, i) => {
    if (i > 0) least = Math.min(least, distance(points[i - 1]!, point));
    for (const end of [route.a, route.b]) {
      const free = distance(point, layout.places.get(end)!) - layout.radius - GAP;
      least = Math.min(least, 2 * free);
    }
  });
  return least;
}

/** Moves spaces that overlap others or a place sideways, little by little: where nobody measured
 * a board, straight routes leave some places at narrow angles. */
function pushApart(layout: Layout): Layout {
  const [rounds, step] = [60, 0.6];
  const all = allBlocks(layout);
  const spaces = all.length - layout.places.size;
  // Only what is this near can ever meet, which spares most comparisons.
  const near = all.slice(0, spaces).map((space, i) => {
    const reach = grown(space, 2 * rounds * step);
    return [...all.keys()].filter((j) => j !== i && overlap(reach, all[j]!) > 0);
  });
  for (let round = 0, moved = true; moved && round < rounds; round += 1) {
    const before = [...all];
    moved = false;
    near.forEach((others, i) => {
      const space = before[i]!;
      const wide = grown(space, 1);
      let side = 0;
      for (const j of others) {
        const { x, y } = before[j]!;
        if (overlap(wide, before[j]!) > 0) side -= Math.sign(across(space, [x, y]));
      }
      if (side === 0) return;
      const [x, y] = pointOf(space, 0, step * Math.sign(side));
      all[i] = { ...space, x, y };
      moved = true;
    });
  }
  let next = 0;
  const routes = [...layout.routes].map(([id, blocks]) => {
    const from = next;
    next += blocks.length;
    return [id, all.slice(from, next)] as const;
  });
  return { ...layout, routes: new Map(routes) };
}
