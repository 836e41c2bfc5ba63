// The end of a game as a script: what is counted after what, and what of it lights up on the board. In each round of
// tickets whoever is behind goes first, so that nobody knows for long who wins.
import type { View } from '../wire';
import type { GameBoard } from './board';
import { scoreLines, type ScoreLine } from './score';
import { wayOf } from './ways';

/** What lights up on the board, by id. */
export interface Lit {
  /** Routes. */
  readonly way: readonly string[];
  readonly places: readonly string[];
}

/** One line of somebody's score is counted. */
export interface Beat extends Lit {
  readonly seat: number;
  readonly line: ScoreLine;
  /** Everybody's points with it. */
  readonly totals: readonly number[];
  /** The seat that leads with it, if another did before. */
  readonly leads: number | undefined;
}

/** The longest beat, and all of them together, in milliseconds. */
const BEAT = 1250;
const ALL = 18_000;

/** How long a beat is, if there are so many. */
export const beatTime = (beats: number): number => Math.min(BEAT, ALL / beats);

/** The routes of a seat between two places; none if its network does not connect them. */
const ownWay = (board: GameBoard, own: readonly string[], a: string, b: string): string[] =>
  wayOf({ routes: own.map(board.route) }, {}, [], undefined, { a, b });

/** What earned the points of a line, or should have. */
export function litBy(board: GameBoard, view: View, seat: number, line: ScoreLine): Lit {
  const own = view.seats[seat]?.routes ?? [];
  if (line.kind === 'routes') return { way: own, places: [] };
  if (line.kind === 'ticket') {
    const { a, b } = line.ticket;
    return { way: line.done ? ownWay(board, own, a, b) : [], places: [a, b] };
  }
  switch (line.bonus) {
    case 'attractions': {
      const touched = new Set(own.map(board.route).flatMap(({ a, b }) => [a, b]));
      return { way: [], places: board.places.filter(({ id, attraction }) => attraction && touched.has(id)).map(({ id }) => id) };
    }
    case 'districts': {
      const ways = board.districts.map(({ places: [first, ...rest] }) => rest.map((place) => ownWay(board, own, first!, place)));
      const joined = board.districts.map((_, i) => ways[i]!.every(({ length }) => length > 0));
      return {
        way: [...new Set(ways.filter((_, i) => joined[i]).flat(2))],
        places: board.districts.filter((_, i) => joined[i]).flatMap(({ places }) => places),
      };
    }
    case 'tourists':
      return { way: [], places: (view.stacks ?? []).filter(({ taken_by }) => taken_by.includes(seat)).map(({ at }) => at) };
  }
}

/** The seats, those with most points first. */
export function standing(totals: readonly number[]): number[] {
  return totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]! || a - b);
}

/** Who alone has most points. */
function leader(totals: readonly number[]): number | undefined {
  const [first, second] = standing(totals);
  return first !== undefined && (second === undefined || totals[first]! > totals[second]!) ? first : undefined;
}

/** All beats: everybody's routes, then ticket by ticket, then what else there is. Nothing before the end. */
export function finaleOf(board: GameBoard, view: View): Beat[] {
  const lines = (view.outcome?.scores ?? []).map((_, seat) => scoreLines(board, view, seat));
  const beats: Beat[] = [];
  let totals: readonly number[] = lines.map(() => 0);
  let ahead: number | undefined;

  function count(seat: number, line: ScoreLine): void {
    totals = totals.map((points, one) => (one === seat ? points + line.points : points));
    const now = leader(totals);
    // The first to lead is nothing new.
    const leads = line.kind !== 'routes' && now !== undefined && now !== ahead ? now : undefined;
    ahead = now ?? ahead;
    beats.push({ seat, line, totals, leads, ...litBy(board, view, seat, line) });
  }

  for (const kind of ['routes', 'ticket', 'bonus'] as const) {
    // What adds nothing is told in the end.
    const each = lines.map((all) => all.filter((line) => line.kind === kind && (kind !== 'bonus' || line.points !== 0)));
    for (let round = 0; round < Math.max(0, ...each.map(({ length }) => length)); round += 1) {
      const order = kind === 'routes' ? each.map((_, seat) => seat) : standing(totals).toReversed();
      for (const seat of order) {
        const line = each[seat]![round];
        if (line) count(seat, line);
      }
    }
  }
  return beats;
}
