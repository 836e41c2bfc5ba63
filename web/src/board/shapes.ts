// Shapes on the board as path data: bars for spaces and names, outlines for highlights, lines for roads.
import type { DrawnRoute, Route } from '../wire';
import { round } from './path';

interface At {
  readonly x: number;
  readonly y: number;
}

/** A rectangle at an angle, in degrees. */
export interface Block {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
  readonly length: number;
  readonly width: number;
}

/** The spaces of a route. */
export function blocks({ spaces, length, width }: DrawnRoute): Block[] {
  return spaces.map((space) => ({ ...space, length, width }));
}

/** Vehicles on each space of a route: a piece that covers several cards' worth has one for each card. */
export const carsIn = ({ cards, spaces }: Pick<Route, 'cards' | 'spaces'>): number => Math.ceil(cards / spaces);

/** The vehicles on a route, so many on each of its spaces, as blocks: each is drawn as one of a row would be (Piece.svelte). */
export function carsOf(route: DrawnRoute, cars: number): Block[] {
  return blocks(route).flatMap((space) => {
    const length = space.length / cars;
    // No longer than is wide enough for it.
    const apart = Math.min(length, (space.width * 74) / 23);
    const [cos, sin] = [Math.cos((space.angle * Math.PI) / 180), Math.sin((space.angle * Math.PI) / 180)];
    return Array.from({ length: cars }, (_, i) => {
      const along = (i + 0.5 - cars / 2) * apart;
      return { ...space, length, x: space.x + along * cos, y: space.y + along * sin };
    });
  });
}

/** A block as a bar with round ends, larger than the block by so much along and across. */
export function bar(block: Block, along: number, across: number, radius: number): string {
  const [l, w] = [Math.max(1, block.length + 2 * along) / 2, Math.max(1, block.width + 2 * across) / 2];
  const r = Math.max(0, Math.min(radius, l, w));
  const [cos, sin] = [Math.cos((block.angle * Math.PI) / 180), Math.sin((block.angle * Math.PI) / 180)];
  const at = (a: number, b: number): string =>
    `${round(block.x + a * cos - b * sin)} ${round(block.y + a * sin + b * cos)}`;
  const corner = (a: number, b: number): string => `A${round(r)} ${round(r)} 0 0 1 ${at(a, b)}`;
  return (
    `M${at(r - l, -w)}L${at(l - r, -w)}${corner(l, r - w)}L${at(l, w - r)}${corner(l - r, w)}` +
    `L${at(r - l, w)}${corner(-l, w - r)}L${at(-l, r - w)}${corner(r - l, -w)}Z`
  );
}

/** How far apart the middle lines of blocks are where they are nearest. */
export function between(some: readonly Block[], others: readonly Block[]): number {
  const ends = ({ x, y, angle, length }: Block): (readonly [number, number])[] => {
    const [dx, dy] = [(length / 2) * Math.cos((angle * Math.PI) / 180), (length / 2) * Math.sin((angle * Math.PI) / 180)];
    return [[x - dx, y - dy], [x + dx, y + dy]];
  };
  const distance = (block: Block, [x, y]: readonly [number, number]): number => {
    const [cos, sin] = [Math.cos((block.angle * Math.PI) / 180), Math.sin((block.angle * Math.PI) / 180)];
    const [dx, dy] = [x - block.x, y - block.y];
    return Math.hypot(Math.max(Math.abs(dx * cos + dy * sin) - block.length / 2, 0), dy * cos - dx * sin);
  };
  const nearest = (from: readonly Block[], to: readonly Block[]): number[] =>
    from.flatMap((block) => to.flatMap(ends).map((end) => distance(block, end)));
  return Math.min(...nearest(some, others), ...nearest(others, some));
}

/** What shows of a highlight under the spaces of a route, when it reaches beyond them by so much. */
export function outline(route: DrawnRoute, reach: number): string {
  const radius = route.tunnel ? route.width / 2 + reach : 10;
  return blocks(route).map((space) => bar(space, 4, reach, radius)).join('');
}

/** The points of a road, from the route's first place to its second. */
export function roadPoints({ a, b }: Pick<Route, 'a' | 'b'>, { spaces }: DrawnRoute, places: ReadonlyMap<string, At>): At[] {
  return [places.get(a)!, ...spaces, places.get(b)!];
}

/** A line through points. */
export const line = (points: readonly At[]): string => `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
