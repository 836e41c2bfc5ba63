// Shapes on the board as path data: bars for spaces and names, outlines for highlights.
import type { DrawnRoute } from '../wire';
import { round } from './path';

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

/** What shows of a highlight under the spaces of a route, when it reaches beyond them by so much. */
export function outline(route: DrawnRoute, reach: number): string {
  const radius = route.tunnel ? route.width / 2 + reach : 10;
  return blocks(route).map((space) => bar(space, 4, reach, radius)).join('');
}
