// SVG path data, turned, scaled and moved by changing its numbers.
//
// Why not `transform`? A browser keeps a node in its paint tree for every transformed element, and walks all of them at
// each paint. A board has hundreds of pieces and signs. With transforms a new status line took 19.5 ms at a CPU slowed
// four times, without them 10.3 ms. Only this file knows of path data; it knows nothing of boards.

export const round = (value: number): number => Math.round(value * 100) / 100;

/** With absolute points. An arc also has its radii, turn and flags. */
interface Command {
  readonly letter: string;
  readonly arc: readonly number[];
  readonly points: readonly number[];
}

/** How many numbers a command takes, where that is not two. */
const TAKES: Readonly<Record<string, number>> = { H: 1, V: 1, A: 7, C: 6, S: 4, Q: 4 };

function parse(d: string): Command[] {
  const found: Command[] = [];
  // Where the pen is. `H` and `V` become `L`: once turned they are neither level nor upright.
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

/** A circle as a path. */
export function circle(x: number, y: number, r: number): string {
  return moved('M-1 0A1 1 0 1 0 1 0A1 1 0 1 0-1 0Z', x, y, 0, r);
}
