// Tourist tokens beside the board: everybody's, and what one's own are worth.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { gameBoard } from '../src/game/board';
import Payment from '../src/table/Payment.svelte';
import Players from '../src/table/Players.svelte';
import Tourists from '../src/table/Tourists.svelte';
import type { SeatView, View } from '../src/wire';
import { speak } from '../src/words/words.svelte';
import { boardOf } from './boards';

const board = gameBoard(boardOf('san-francisco'));
const seat: SeatView = { cards: 2, shown: {}, tickets: 1, pieces: { streetcar: 20 }, points: 0, routes: [], tourists: 2 };
const view: View = {
  city: board.id, seat: 0, phase: 'turn', turn: 0, row: [], deck: 20, discards: {}, ticket_deck: 5, turns_left: null,
  seats: [seat, seat, seat],
  stacks: [
    { at: 'alcatraz', tokens: 0, taken_by: [0, 1] }, { at: 'sunset', tokens: 2, taken_by: [1] }, { at: 'presidio', tokens: 1, taken_by: [0] },
  ],
};
const sitter = { name: 'A', by: 'person', mine: true, can_return: false, wants_end: false } as const;

let shown: ReturnType<typeof mount> | undefined;
beforeAll(() => speak('en'));
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

const $$ = (css: string): Element[] => [...document.querySelectorAll(css)];

it.each([0, undefined])('every seat shows its symbols and gaps for the others, to seat %s', (me) => {
  const table = { seats: [sitter, sitter, sitter], waiting_for: [0] };
  shown = mount(Players, {
    target: document.body,
    props: { board, table, view, me, names: ['A', 'B', 'C'], present: [0, 1, 2], ahead: 0, over: false },
  });
  flushSync();
  const sets = $$('.players .tokens');
  expect(sets.map((set) => set.getAttribute('aria-label'))).toEqual([
    '2 tourists: camera and ice cream', '2 tourists: camera and sun', 'No tourists',
  ]);
  for (const set of sets) expect(set.querySelectorAll('svg')).toHaveLength(board.tourists!.symbols);
  expect(sets.map((set) => set.querySelectorAll('svg:not(.missing)').length)).toEqual([2, 2, 0]);
});

it('the table of points marks where one stands', () => {
  shown = mount(Tourists, { target: document.body, props: { tourists: board.tourists!, symbols: [0, 2, 4] } });
  flushSync();
  expect($$('tr:last-child td').map(({ textContent }) => Number(textContent))).toEqual(board.tourists!.points);
  expect($$('[aria-current]').map(({ textContent }) => textContent)).toEqual(['3']);
  expect($$('td.now').map(({ textContent }) => Number(textContent))).toEqual([board.tourists!.points[3]]);
  expect(document.querySelector('h2')!.textContent).toBe('Tourists: 2 points');
});

it('where there are tourists at both ends, one is chosen by its symbol', () => {
  const route = board.routes[0]!.id;
  const claims = ['sunset', 'presidio'].map((tourist) => ({ do: 'claim', seat: 0, route, cards: { red: 1 }, tourist }) as const);
  const stacks = { sunset: { symbol: 1, tokens: 2 }, presidio: { symbol: 2, tokens: 1 } };
  shown = mount(Payment, { target: document.body, props: { board, claims, stacks, choose: () => {}, oncancel: () => {} } });
  flushSync();
  expect($$('.sheet li button').map(({ textContent }) => textContent.trim())).toEqual([
    'The tourist at Sunset (sun)', 'The tourist at Presidio (ice cream)',
  ]);
});
