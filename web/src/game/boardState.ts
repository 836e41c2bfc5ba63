// What the board shows of a view and of what happened: owners, tourists, recent changes.
import type { Owners, Stacks } from '../board/types';
import type { Numbered, View } from '../wire';
import { actor, entriesOf } from './events';

export function ownersOf(view: View): Owners {
  const owners: Record<string, number> = {};
  view.seats.forEach(({ routes }, seat) => {
    for (const route of routes) owners[route] = seat;
  });
  return owners;
}

/** How many tourists wait where. */
export function stacksOf(view: View): Stacks {
  const left: Record<string, number> = {};
  for (const { at, tokens } of view.stacks ?? []) left[at] = (left[at] ?? 0) + tokens;
  return left;
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
