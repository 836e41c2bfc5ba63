// A moment of a game as one player sees it, what can be asked about it, and what a lesson is.
import type { Action, Hint, Numbered, Route, SeatView, View } from '../../wire';
import type { Args } from '../../words/words.svelte';
import type { GameBoard } from '../board';
import { actor, entriesOf } from '../events';
import { ticketInWords, type Teller } from '../sentences';

export interface Moment {
  /** Words and board; it has a seat. */
  teller: Teller & { me: number };
  view: View;
  /** What happened so far. */
  log: readonly Numbered[];
  /** What the player can do now; nothing while others are to act. */
  actions: readonly Action[];
  /** Whether a way to pay for a route is being chosen. */
  paying?: boolean;
  /** What a good player would do now, where that is known. */
  advice?: Hint | undefined;
}

/** What a lesson points to, and the facts in its words. */
export interface Lit {
  /** Parts of the page, by their `data-spot`. */
  spots?: readonly string[];
  /** Routes and places of the board. */
  ids?: readonly string[];
  args?: Args;
}

export interface Lesson {
  id: string;
  /** Whether the board has it at all. */
  on?(board: GameBoard): boolean;
  when(moment: Moment): Lit | undefined;
}

/** How many turns of its own a seat has begun. */
export function turnsOf(log: readonly Numbered[], seat: number): number {
  let turns = 0;
  let last: number | undefined;
  for (const entry of log) {
    const by = actor(entry);
    if (by === undefined) continue;
    const [first] = entriesOf(entry.what);
    const inTurn = first && 'do' in first && first.do !== 'keep' && first.do !== 'place';
    if (inTurn && by === seat && last !== seat) turns += 1;
    if (inTurn) last = by;
  }
  return turns;
}

/** Everything of one kind that was done, in order. */
export function doneOf<K extends Action['do']>(log: readonly Numbered[], kind: K): Extract<Action, { do: K }>[] {
  return log.flatMap(({ what }) =>
    entriesOf(what).filter((entry): entry is Extract<Action, { do: K }> => 'do' in entry && entry.do === kind),
  );
}

export const wasShuffled = (log: readonly Numbered[]): boolean =>
  log.some(({ what }) => entriesOf(what).some((entry) => 'chance' in entry && entry.chance === 'shuffle'));

export const seatOf = ({ view, teller }: Moment): SeatView | undefined => view.seats[teller.me];

/** Pieces of all kinds that a seat has left. */
export const piecesLeft = ({ pieces }: SeatView): number =>
  Object.values(pieces).reduce((sum, count) => sum + count, 0);

/** One's own routes. */
export const ownRoutes = (moment: Moment): Route[] =>
  (seatOf(moment)?.routes ?? []).map((id) => moment.teller.board.route(id));

/** Routes that nobody owns. */
export function freeRoutes({ view, teller }: Moment): Route[] {
  const taken = new Set(view.seats.flatMap(({ routes }) => routes));
  return teller.board.routes.filter(({ id }) => !taken.has(id));
}

/** The routes that can be claimed now: the advised one first, then those with most points. */
export function affordable({ actions, advice, teller }: Moment): Route[] {
  const ids = new Set(actions.flatMap((action) => (action.do === 'claim' ? [action.route] : [])));
  const advised = advice?.action.do === 'claim' ? advice.action.route : '';
  const worth = (id: string): number => (id === advised ? Infinity : (teller.board.points.get(id) ?? 0));
  return [...ids].sort((a, b) => worth(b) - worth(a)).map((id) => teller.board.route(id));
}

/** Whether the player is to begin a turn now. */
export const atTurn = ({ view, actions }: Moment): boolean => view.phase === 'turn' && actions.length > 0;
export const turns = ({ log, teller }: Moment): number => turnsOf(log, teller.me);

export const ends = ({ teller: { board } }: Moment, { a, b, color, cards, id }: Route): Args => ({
  a: board.place(a).name,
  b: board.place(b).name,
  color,
  count: cards,
  points: board.points.get(id) ?? 0,
});

export const tickets = ({ teller }: Moment, ids: readonly string[]): string =>
  teller.list(ids.map((id) => ticketInWords(teller, id)));

export const placesOf = ({ teller: { board } }: Moment, ids: readonly string[]): string[] =>
  ids.flatMap((id) => [board.ticket(id).a, board.ticket(id).b]);

export const who = ({ teller }: Moment, seat: number): Args => ({
  me: seat === teller.me ? 'yes' : 'no',
  name: teller.names[seat] ?? '',
});

/** The seat with fewest pieces, if it has so many or fewer. */
export function lowest({ view }: Moment, most: number): number | undefined {
  const left = view.seats.map(piecesLeft);
  const least = Math.min(...left);
  return least <= most ? left.indexOf(least) : undefined;
}
