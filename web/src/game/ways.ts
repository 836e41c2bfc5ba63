// Ways through the network: how the two places of a ticket are connected, or could be. It is geometry of the board and knows
// no rules: what nobody can claim any more comes in.
import type { Owners } from '../board/types';
import type { Route, Ticket } from '../wire';

type Ends = Pick<Ticket, 'a' | 'b'>;

interface Network {
  readonly routes: readonly Pick<Route, 'id' | 'a' | 'b' | 'cards'>[];
}

interface Lanes {
  readonly routes: readonly Pick<Route, 'id' | 'twin'>[];
}

/** How a place is reached. */
interface Reached {
  /** Cards, then routes: of two ways that cost the same, the one with fewer routes. */
  cost: number;
  last?: { route: string; from: string };
}

/** More than the routes of any way. */
const CARD = 1000;

/** The cheapest way of a ticket for a seat, as routes in their order from `a` to `b`: routes of the seat cost nothing, free
 * ones their cards, and others cannot be used. Empty if there is no way. The way of a completed ticket is the seat's own. */
export function wayOf({ routes }: Network, owners: Owners, closed: readonly string[], seat: number | undefined, { a, b }: Ends): string[] {
  const shut = new Set(closed);
  const near = new Map<string, { route: string; to: string; cost: number }[]>();
  const add = (from: string, step: { route: string; to: string; cost: number }): void => {
    const steps = near.get(from);
    if (steps) steps.push(step);
    else near.set(from, [step]);
  };
  for (const { id: route, a, b, cards } of routes) {
    const owner = owners[route];
    if (owner === undefined ? shut.has(route) : owner !== seat) continue;
    const cost = (owner === undefined ? cards * CARD : 0) + 1;
    add(a, { route, to: b, cost });
    add(b, { route, to: a, cost });
  }

  const reached = new Map<string, Reached>([[a, { cost: 0 }]]);
  const open = new Set([a]);
  while (open.size > 0) {
    const [here] = [...open].sort((x, y) => reached.get(x)!.cost - reached.get(y)!.cost) as [string];
    if (here === b) break;
    open.delete(here);
    const { cost } = reached.get(here)!;
    for (const step of near.get(here) ?? []) {
      if (cost + step.cost >= (reached.get(step.to)?.cost ?? Infinity)) continue;
      reached.set(step.to, { cost: cost + step.cost, last: { route: step.route, from: here } });
      open.add(step.to);
    }
  }

  const way: string[] = [];
  for (let last = reached.get(b)?.last; last; last = reached.get(last.from)?.last) way.unshift(last.route);
  return way;
}

/** Those of these routes that lie on one of the ways, or beside one as the other lane of a double route. */
export function onWays({ routes }: Lanes, ids: readonly string[], ways: readonly (readonly string[])[]): string[] {
  const on = new Set(ways.flat());
  for (const { id, twin } of routes) if (twin !== null && on.has(twin)) on.add(id);
  return ids.filter((id) => on.has(id));
}
