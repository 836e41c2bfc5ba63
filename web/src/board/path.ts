// Path data put where it belongs. The board has no `transform`: browsers keep books on every one of them, and
// hundreds would cost more at each change than all the rest.
import { pointOf } from './block';
import type { Block } from './block';
import { isTunnel } from './geometry';
import type { RouteData } from './types';

const round = (value: number): number => Math.round(value * 100) / 100;

type Command = readonly [letter: string, numbers: readonly number[]];
const read = new Map<string, readonly Command[]>();

/** The commands of a path. There are few different ones, each drawn many times. */
function commands(d: string): readonly Command[] {
  let found = read.get(d);
  if (!found) {
    found = [...d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)].map(([, letter = '', rest = '']) => [
      letter,
      (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number),
    ]);
    read.set(d, found);
  }
  return found;
}

/** The path turned by so many degrees and scaled about the origin, then moved to a point. */
export function moved(d: string, x: number, y: number, turn = 0, scale = 1): string {
  const [cos, sin] = [scale * Math.cos((turn * Math.PI) / 180), scale * Math.sin((turn * Math.PI) / 180)];
  const out: string[] = [];
  // Where the pen is: upright and level lines are neither any more when they are turned.
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  for (const [letter, numbers] of commands(d)) {
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    if (kind === 'Z') {
      [penX, penY] = [startX, startY];
      out.push('Z');
      continue;
    }
    const step = { H: 1, V: 1, A: 7, C: 6, S: 4, Q: 4 }[kind] ?? 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const part = numbers.slice(i, i + step);
      const [fromX, fromY] = relative ? [penX, penY] : [0, 0];
      if (kind === 'H') part.push(relative ? 0 : penY);
      if (kind === 'V') part.unshift(relative ? 0 : penX);
      const before = kind === 'A' ? part.splice(0, 5) : [];
      if (kind === 'A') {
        before[0] = round(before[0]! * scale);
        before[1] = round(before[1]! * scale);
        before[2] = round(before[2]! + turn);
      }
      const points: number[] = [];
      for (let j = 0; j < part.length; j += 2) {
        [penX, penY] = [fromX + part[j]!, fromY + part[j + 1]!];
        points.push(round(x + penX * cos - penY * sin), round(y + penX * sin + penY * cos));
      }
      if (kind === 'M' && i === 0) [startX, startY] = [penX, penY];
      const drawn = kind === 'H' || kind === 'V' || (kind === 'M' && i > 0) ? 'L' : kind;
      out.push(drawn + [...before, ...points].join(' '));
    }
  }
  return out.join('');
}

/** A block as a bar with round ends, larger than the block by so much along and across. */
export function bar(block: Block, along: number, across: number, radius: number): string {
  const [l, w] = [Math.max(1, block.length + 2 * along) / 2, Math.max(1, block.width + 2 * across) / 2];
  const r = Math.max(0, Math.min(radius, l, w));
  const at = (a: number, b: number): string => pointOf(block, a, b).map(round).join(' ');
  const corner = (a: number, b: number): string => `A${round(r)} ${round(r)} 0 0 1 ${at(a, b)}`;
  return (
    `M${at(r - l, -w)}L${at(l - r, -w)}${corner(l, r - w)}L${at(l, w - r)}${corner(l - r, w)}` +
    `L${at(r - l, w)}${corner(-l, w - r)}L${at(-l, r - w)}${corner(r - l, -w)}Z`
  );
}

export function circle(x: number, y: number, r: number): string {
  return moved('M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z', x, y, 0, r);
}

/** What shows of a highlight under the spaces of a route, when it reaches beyond them by so much. */
export function outline(route: RouteData, spaces: readonly Block[], reach: number): string {
  return spaces
    .map((space) => bar(space, 4, reach, isTunnel(route) ? space.width / 2 + reach : 10))
    .join('');
}
