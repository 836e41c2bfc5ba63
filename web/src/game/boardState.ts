// What the board and the seats show of a view and of what happened: owners, tourists, recent changes.
import type { Owners, Stacks, TokenStack } from '../board/types';
import type { Numbered, View } from '../wire';
import { actor, entriesOf } from './events';

export function ownersOf(view: View): Owners {
  const owners: Record<string, number> = {};
  view.seats.forEach(({ routes }, seat) => {
    for (const route of routes) owners[route] = seat;
  });
  return owners;
}

/** Which tourists wait where. The stacks of a view are in the order of their symbols. */
export function stacksOf(view: View): Stacks {
  const left: Record<string, TokenStack> = {};
  // Nobody takes any more once the game is over.
  const me = view.outcome ? undefined : view.seat;
  view.stacks?.forEach(({ at, tokens, taken_by }, symbol) => {
    if (tokens > 0) left[at] = { symbol, tokens, ...(me !== undefined && { held: taken_by.includes(me) }) };
  });
  return left;
}

/** The symbols that each seat has, in their order. */
export function symbolsOf({ seats, stacks = [] }: Pick<View, 'seats' | 'stacks'>): number[][] {
  return seats.map((_, seat) => stacks.flatMap(({ taken_by }, symbol) => (taken_by.includes(seat) ? [symbol] : [])));
}

/** What was claimed and put down since `me` last did something, or in the last turn of all. */
export function recent(log: readonly Numbered[], me: number | undefined): { routes: string[]; places: string[] } {
  const found = { routes: [] as string[], places: [] as string[] };
  let last: number | undefined;
  for (const entry of log.toReversed()) {
    const seat = actor(entry);
    if (seat === undefined) continue;
    if (last !== undefined && (seat === me || (me === undefined && seat !== last))) break;
    last = seat;
    for (const done of entriesOf(entry.what)) {
      if (!('do' in done)) continue;
      if (done.do === 'claim') found.routes.push(done.route);
      if (done.do === 'place') found.places.push(done.at);
    }
    if (seat === me) break;
  }
  return found;
}
