// What the board and the seats show of a view and of what happened: owners, tourists, recent changes.
import type { Owners, Stacks, TokenStack } from '../board/types';
import type { Numbered, View } from '../wire';
import type { GameBoard } from './board';
import { actor, entriesOf } from './events';
import { onWays, wayOf } from './ways';

export function ownersOf(view: View): Owners {
  const owners: Record<string, number> = {};
  view.seats.forEach(({ routes }, seat) => {
    for (const route of routes) owners[route] = seat;
  });
  return owners;
}

/** The cheapest way of a ticket for a seat, as things are now. */
export function wayNow(board: GameBoard, view: View, seat: number | undefined, ticket: string): string[] {
  return wayOf(board, ownersOf(view), view.closed ?? [], seat, board.ticket(ticket));
}

/** Those of the routes that can be claimed that lie on the way of an open ticket. */
export function goldOf(board: GameBoard, view: View, claimable: readonly string[]): string[] {
  if (claimable.length === 0) return [];
  const open = (view.tickets ?? []).filter((id) => !view.completed?.includes(id));
  return onWays(board, claimable, open.map((id) => wayNow(board, view, view.seat, id)));
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
