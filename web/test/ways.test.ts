// Ways of tickets through the network, and which routes shine for them.
import { describe, expect, it } from 'vitest';
import { gameBoard } from '../src/game/board';
import { goldOf, ownersOf } from '../src/game/boardState';
import { onWays, wayOf } from '../src/game/ways';
import type { View } from '../src/wire';
import { boards } from './boards';

const route = (id: string, cards: number, twin: string | null = null) => {
  const [a, b] = id.split('#')[0]!.split('--') as [string, string];
  return { id, a, b, cards, twin };
};

/** From `a` to `d` over `b`, a double route and one card; over `c`, four cards; or directly, five. */
const network = {
  routes: [
    route('a--b#1', 2, 'a--b#2'), route('a--b#2', 2, 'a--b#1'), route('d--b', 1),
    route('a--c', 2), route('c--d', 2), route('a--d', 5), route('e--f', 1),
  ],
};
const ticket = { a: 'a', b: 'd' };

describe('the cheapest way', () => {
  it('costs as few cards as possible, and goes from the first place to the second', () => {
    expect(wayOf(network, {}, [], 0, ticket)).toEqual(['a--b#1', 'd--b']);
    expect(wayOf(network, {}, [], 0, { a: 'd', b: 'a' })).toEqual(['d--b', 'a--b#1']);
  });

  it('goes over own routes, which cost nothing', () => {
    expect(wayOf(network, { 'a--c': 0 }, [], 0, ticket)).toEqual(['a--c', 'c--d']);
    expect(wayOf(network, { 'a--d': 0 }, [], 0, ticket)).toEqual(['a--d']);
    expect(wayOf(network, { 'a--c': 0, 'c--d': 0, 'a--b#1': 0 }, [], 0, ticket)).toEqual(['a--c', 'c--d']);
  });

  it('takes the other lane if one is taken, and neither if that is closed', () => {
    expect(wayOf(network, { 'a--b#1': 1 }, [], 0, ticket)).toEqual(['a--b#2', 'd--b']);
    expect(wayOf(network, { 'a--b#1': 1 }, ['a--b#2'], 0, ticket)).toEqual(['a--c', 'c--d']);
  });

  it('leads around routes of others, and there is none if they are in every way', () => {
    expect(wayOf(network, { 'd--b': 1, 'c--d': 1 }, [], 0, ticket)).toEqual(['a--d']);
    expect(wayOf(network, { 'd--b': 1, 'c--d': 1, 'a--d': 2 }, [], 0, ticket)).toEqual([]);
    expect(wayOf(network, {}, [], 0, { a: 'a', b: 'f' })).toEqual([]);
  });

  it('takes fewer routes where the cards are the same', () => {
    const even = { routes: [route('a--b', 1), route('b--c', 1), route('c--d', 2), route('a--d', 4)] };
    expect(wayOf(even, {}, [], 0, ticket)).toEqual(['a--d']);
  });

  it('is over own routes only once a ticket is completed, even if another way is shorter', () => {
    const owners = { 'a--c': 0, 'c--d': 0, 'd--b': 1 };
    expect(wayOf(network, owners, [], 0, ticket)).toEqual(['a--c', 'c--d']);
    // Those who watch own nothing.
    expect(wayOf(network, owners, [], undefined, ticket)).toEqual(['a--d']);
  });

  it.each(boards)('is there for each ticket of $id, and joins its places', ({ routes, tickets }) => {
    for (const { a, b } of tickets) {
      let at = a;
      for (const id of wayOf({ routes }, {}, [], 0, { a, b })) {
        const route = routes.find((one) => one.id === id)!;
        expect([route.a, route.b]).toContain(at);
        at = at === route.a ? route.b : route.a;
      }
      expect(at).toBe(b);
    }
  });
});

describe('gold', () => {
  it('is what can be claimed on a way, in either lane', () => {
    expect(onWays(network, ['a--b#1', 'a--b#2', 'a--c', 'd--b'], [['a--b#1', 'd--b']])).toEqual(['a--b#1', 'a--b#2', 'd--b']);
    expect(onWays(network, ['a--b#2', 'a--c'], [['a--b#1', 'd--b'], ['a--c']])).toEqual(['a--b#2', 'a--c']);
  });

  const board = gameBoard({
    ...boards[0]!,
    routes: network.routes as never,
    tickets: [{ id: 'a--d', a: 'a', b: 'd', points: 5 }, { id: 'e--f', a: 'e', b: 'f', points: 2 }],
  });
  const view = (tickets: string[], completed: string[], routes: string[] = []): View =>
    ({ seat: 0, tickets, completed, seats: [{ routes }, { routes: [] }] }) as unknown as View;
  const all = network.routes.map(({ id }) => id);

  it('is only for open tickets', () => {
    expect(goldOf(board, view(['a--d', 'e--f'], []), all)).toEqual(['a--b#1', 'a--b#2', 'd--b', 'e--f']);
    expect(goldOf(board, view(['a--d', 'e--f'], ['a--d']), all)).toEqual(['e--f']);
    expect(goldOf(board, view([], []), all)).toEqual([]);
  });

  it('leaves out what one has, and what one cannot pay', () => {
    const now = view(['a--d'], [], ['d--b']);
    expect(ownersOf(now)).toEqual({ 'd--b': 0 });
    expect(goldOf(board, now, ['a--b#2', 'a--c'])).toEqual(['a--b#2']);
  });
});
