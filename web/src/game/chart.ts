// Points over turns, as data of a drawing. What tickets and bonus add comes last, and apart.
import type { Replay } from '../wire';
import { turnsOf } from './replay';

export interface ChartLine {
  seat: number;
  /** Points of routes after each turn. */
  points: number[];
  /** The score in the end. */
  final: number;
}

export interface ChartData {
  /** The last step of each turn; the first one is the end of setup. */
  steps: number[];
  lines: ChartLine[];
  /** Between these all points lie. */
  low: number;
  high: number;
}

export function chartOf({ steps, result }: Pick<Replay, 'steps' | 'result'>): ChartData {
  const turns = turnsOf(steps);
  const ends = turns.flatMap((turn, step) => (turns[step + 1] === turn ? [] : [step]));
  const lines = result.scores.map(({ total }, seat) => ({
    seat,
    points: ends.map((step) => steps[step]?.view.seats[seat]?.points ?? 0),
    final: total,
  }));
  const all = lines.flatMap(({ points, final }) => [...points, final]);
  return { steps: ends, lines, low: Math.min(0, ...all), high: Math.max(1, ...all) };
}

/** The turn that a step belongs to. */
export function turnAt({ steps }: Pick<ChartData, 'steps'>, step: number): number {
  const found = steps.findIndex((last) => step <= last);
  return found < 0 ? steps.length - 1 : found;
}

/** Round numbers from `low` to `high`, about `most` of them. */
export function roundNumbers(low: number, high: number, most: number): number[] {
  const rough = Math.max(1, (high - low) / most);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? 10 * power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  return Array.from({ length: count }, (_, i) => (first + i) * step);
}

/** Moves positions apart until none is nearer than `gap` to another, as little as possible, up to `most`. */
export function spread(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const found = [...wanted];
  order.forEach((one, i) => {
    const before = order[i - 1];
    if (before !== undefined) found[one] = Math.max(found[one]!, found[before]! + gap);
  });
  let limit = most;
  for (const one of order.toReversed()) {
    found[one] = Math.min(found[one]!, limit);
    limit = found[one]! - gap;
  }
  return found;
}
