// What the cards of several cities show, as path data in the box of a card, which is 60 by 84. All shapes turn clockwise, so
// that those that overlap in one path leave no holes.
import { moved, round } from '../board/path';

/** All from a height down. */
export const below = (y: number): string => `M0 ${y}H60V84H0z`;

/** A circle. */
export const disc = (x: number, y: number, r: number): string => moved('M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z', x, y, 0, r);

/** A wavy line from one side to the other. */
export const waves = (y: number, from = -4, to = 64): string =>
  `M${from} ${y}q2-1.5 4 0${'t4 0'.repeat(Math.ceil((to - from) / 4) - 1)}`;

/** Houses without roofs: left side, width and top of each. */
export const blocks = (bottom: number, ...houses: readonly (readonly [x: number, width: number, top: number])[]): string =>
  houses.map(([x, width, top]) => `M${x} ${bottom}V${top}h${width}V${bottom}z`).join('');

/** Rectangles in columns and rows, so far apart. */
export function grid(x: number, y: number, columns: number, rows: number, dx: number, dy: number, w: number, h: number): string {
  const all = Array.from({ length: columns * rows }, (_, i) => [x + (i % columns) * dx, y + Math.floor(i / columns) * dy] as const);
  return all.map(([left, top]) => `M${round(left)} ${round(top)}h${w}v${h}h${-w}z`).join('');
}

/** Openings with round tops, side by side: left foot of the first, width and height of each. */
export const arches = (x: number, y: number, count: number, step: number, w: number, h: number): string =>
  Array.from({ length: count }, (_, i) => `M${round(x + i * step)} ${y}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`).join('');

/** A round tree on its trunk: its foot, and how high it is. */
export const tree = (x: number, y: number, height: number): string =>
  disc(x, y - 0.64 * height, 0.36 * height) + `M${x - 0.05 * height} ${y}V${y - 0.4 * height}h${0.1 * height}V${y}z`;

const CLOUD = 'M-9 3a3 3 0 0 1 .5-6a5 5 0 0 1 9-1.5a4 4 0 0 1 6.5 2.5a2.6 2.6 0 0 1 1 5z';
export const cloud = (x: number, y: number, size = 1): string => moved(CLOUD, x, y, 0, size);

const GULL = 'M-3 .3q1.5-2 3 0q1.5-2 3 0';
export const gull = (x: number, y: number, size = 1): string => moved(GULL, x, y, 0, size);

const BOAT = 'M-5 0H5L3.4 2.6H-3.4zM-.4-9V-1H-5zM.6-7.5L4.4-1H.6z';
/** A boat with two sails. */
export const sailboat = (x: number, y: number, size = 1): string => moved(BOAT, x, y, 0, size);

/** Small lights in the sky. */
export const stars = (...at: readonly (readonly [number, number])[]): string => at.map(([x, y]) => disc(x, y, 0.55)).join('');
