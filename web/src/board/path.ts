// Path data put where it belongs. The board has no `transform`: browsers keep books on every one of them, and
// hundreds would cost more at each change than all the rest.
import type { DrawnRoute } from '../wire';

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

const round = (value: number): number => Math.round(value * 100) / 100;

/** With points that are relative to none before; of an arc its radii, turn and flags besides. */
interface Command {
  readonly letter: string;
  readonly arc: readonly number[];
  readonly points: readonly number[];
}

/** How many numbers a command takes, where that is not two. */
const TAKES: Readonly<Record<string, number>> = { H: 1, V: 1, A: 7, C: 6, S: 4, Q: 4 };

function parse(d: string): Command[] {
  const found: Command[] = [];
  // Where the pen is: upright and level lines are neither any more when they are turned.
  let [penX, penY, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    const kind = letter.toUpperCase();
    const relative = letter !== kind;
    if (kind === 'Z') {
      [penX, penY] = [startX, startY];
      found.push({ letter: 'Z', arc: [], points: [] });
      continue;
    }
    const step = TAKES[kind] ?? 2;
    for (let i = 0; i + step <= numbers.length; i += step) {
      const part = numbers.slice(i, i + step);
      const [fromX, fromY] = relative ? [penX, penY] : [0, 0];
      if (kind === 'H') part.push(relative ? 0 : penY);
      if (kind === 'V') part.unshift(relative ? 0 : penX);
      const arc = kind === 'A' ? part.splice(0, 5) : [];
      const points = part.map((value, j) => value + (j % 2 === 0 ? fromX : fromY));
      [penX, penY] = points.slice(-2) as [number, number];
      if (kind === 'M' && i === 0) [startX, startY] = [penX, penY];
      found.push({ letter: kind === 'H' || kind === 'V' || (kind === 'M' && i > 0) ? 'L' : kind, arc, points });
    }
  }
  return found;
}

const parsed = new Map<string, readonly Command[]>();

/** The path turned by so many degrees and scaled about the origin, then moved to a point. */
export function moved(d: string, x: number, y: number, turn = 0, scale = 1): string {
  // There are few different ones, each drawn many times.
  let commands = parsed.get(d);
  if (!commands) parsed.set(d, (commands = parse(d)));
  const [cos, sin] = [scale * Math.cos((turn * Math.PI) / 180), scale * Math.sin((turn * Math.PI) / 180)];
  let out = '';
  for (const { letter, arc, points } of commands) {
    out += letter;
    if (arc.length > 0) {
      const [rx = 0, ry = 0, angle = 0, large = 0, sweep = 0] = arc;
      out += `${round(rx * scale)} ${round(ry * scale)} ${round(angle + turn)} ${large} ${sweep} `;
    }
    for (let i = 0; i < points.length; i += 2) {
      const [px, py] = [points[i]!, points[i + 1]!];
      out += `${i > 0 ? ' ' : ''}${round(x + px * cos - py * sin)} ${round(y + px * sin + py * cos)}`;
    }
  }
  return out;
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

export function circle(x: number, y: number, r: number): string {
  return moved('M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z', x, y, 0, r);
}

/** What shows of a highlight under the spaces of a route, when it reaches beyond them by so much. */
export function outline(route: DrawnRoute, reach: number): string {
  const radius = route.tunnel ? route.width / 2 + reach : 10;
  return blocks(route).map((space) => bar(space, 4, reach, radius)).join('');
}
