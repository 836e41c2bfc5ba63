// What the games of this device came to.
import type { Known, KnownResult } from './knownTables';

/** 1 for the winners; the others by their totals. */
export function ranksOf(totals: readonly number[], winners: readonly number[]): number[] {
  return totals.map((total, seat) =>
    winners.includes(seat) ? 1 : 1 + totals.filter((other, i) => i !== seat && (other > total || winners.includes(i))).length,
  );
}

/** How the only player of this device did. */
export interface Standing {
  place: number;
  of: number;
  points: number;
  /** The winner's points. */
  best: number;
}

const winnersPoints = ({ totals, winners }: KnownResult): number => totals[winners[0] ?? -1] ?? 0;

/** None if nobody or several played here, or a bot for them at the end. */
export function standingOf({ seats = [], result }: Known): Standing | undefined {
  const own = seats.flatMap(({ mine, by }, seat) => (mine && by === 'person' ? [seat] : []));
  const [seat] = own;
  if (!result || seat === undefined || own.length > 1) return undefined;
  const [place, points] = [ranksOf(result.totals, result.winners)[seat], result.totals[seat]];
  if (place === undefined || points === undefined) return undefined;
  return { place, points, of: seats.length, best: winnersPoints(result) };
}

/** How a game ended, as words are told: a message and its arguments. */
export function resultWords(known: Known, names: readonly string[]): { id: string; args: Record<string, string | number> } | undefined {
  const { result } = known;
  if (!result) return undefined;
  const best = winnersPoints(result);
  const standing = standingOf(known);
  if (result.reason === 'abandoned') return { id: 'result-abandoned', args: {} };
  if (!standing) return { id: 'result-of-others', args: { name: names[result.winners[0] ?? -1] ?? '', count: best } };
  const { place, of, points } = standing;
  return place === 1
    ? { id: 'result-won', args: { count: points } }
    : { id: 'result-place', args: { place, of, count: points, best } };
}

/** A line of the statistics. */
export interface Tally {
  /** A city, or the level of the strongest bot. */
  key: string;
  games: number;
  won: number;
  best: number;
}

const LEVELS = ['expert', 'hard', 'medium', 'easy'] as const;

function strongest({ seats = [] }: Known): string | undefined {
  return LEVELS.find((level) => seats.some((seat) => seat.by === 'bot' && seat.level === level));
}

/** Games that were played to the end by one player of this device, by what `keyOf` says of them. */
function tally(all: readonly Known[], keyOf: (known: Known) => string | undefined): Tally[] {
  const lines = new Map<string, Tally>();
  for (const known of all) {
    const [standing, key] = [standingOf(known), keyOf(known)];
    if (!standing || key === undefined || known.result?.reason === 'abandoned') continue;
    const { games, won, best } = lines.get(key) ?? { games: 0, won: 0, best: -Infinity };
    lines.set(key, {
      key,
      games: games + 1,
      won: won + (standing.place === 1 ? 1 : 0),
      best: Math.max(best, standing.points),
    });
  }
  return [...lines.values()].sort((a, b) => b.games - a.games);
}

export const byCity = (all: readonly Known[]): Tally[] => tally(all, ({ city }) => city);
export const byLevel = (all: readonly Known[]): Tally[] => tally(all, strongest);
