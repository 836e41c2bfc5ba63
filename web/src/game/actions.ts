// The actions of a view, in the groups in which people choose: by route, by payment, by tourist.
import type { Action, View } from '../wire';

export type Claim = Extract<Action, { do: 'claim' }>;

/** One way to pay for a route. More than one claim means that a tourist is to be chosen too. */
export interface Payment {
  cards: Readonly<Record<string, number>>;
  claims: readonly Claim[];
}

export function isOver({ outcome }: View): boolean {
  return outcome !== undefined;
}

/** What can be claimed, by route. */
export function claimsByRoute(actions: readonly Action[]): ReadonlyMap<string, readonly Claim[]> {
  const groups = new Map<string, Claim[]>();
  for (const action of actions) {
    if (action.do !== 'claim') continue;
    const group = groups.get(action.route);
    if (group) group.push(action);
    else groups.set(action.route, [action]);
  }
  return groups;
}

/** The routes for which cards of a colour can be paid, alone or with others. */
export function paidWith(claims: ReadonlyMap<string, readonly Claim[]>, color: string): string[] {
  return [...claims].filter(([, ways]) => ways.some(({ cards }) => (cards[color] ?? 0) > 0)).map(([route]) => route);
}

const key = (cards: Readonly<Record<string, number>>): string =>
  JSON.stringify(Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Ways to pay, those with fewest wilds first. */
export function payments(claims: readonly Claim[]): Payment[] {
  const groups = new Map<string, Claim[]>();
  for (const claim of claims) {
    const same = groups.get(key(claim.cards));
    if (same) same.push(claim);
    else groups.set(key(claim.cards), [claim]);
  }
  return [...groups.values()]
    .map((group) => ({ cards: group[0]!.cards, claims: group }))
    .sort((a, b) => (a.cards['wild'] ?? 0) - (b.cards['wild'] ?? 0));
}

/** The card that can be drawn from a slot or the deck, as an action. */
export function drawFrom(actions: readonly Action[], from: number | 'deck'): Action | undefined {
  return actions.find((action) => action.do === 'draw' && action.from === from);
}

export function ofKind<K extends Action['do']>(
  actions: readonly Action[],
  kind: K,
): Extract<Action, { do: K }>[] {
  return actions.filter((action): action is Extract<Action, { do: K }> => action.do === kind);
}

/** The choice of exactly these tickets, if it is allowed. */
export function keeping(actions: readonly Action[], tickets: readonly string[]): Action | undefined {
  const wanted = [...tickets].sort().join(' ');
  return ofKind(actions, 'keep').find(({ tickets: kept = [] }) => [...kept].sort().join(' ') === wanted);
}

/** Cards grouped by colour, in the board's order, wilds last. */
export function grouped(
  cards: Readonly<Record<string, number>>,
  colors: readonly string[],
): { color: string; count: number }[] {
  return [...colors, 'wild']
    .map((color) => ({ color, count: cards[color] ?? 0 }))
    .filter(({ count }) => count > 0);
}
