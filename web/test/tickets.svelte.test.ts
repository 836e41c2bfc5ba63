// Tickets as cards: what they show, what they say, and what they light on the board.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { gameBoard } from '../src/game/board';
import Tickets from '../src/table/Tickets.svelte';
import { boardOf } from './boards';

const board = gameBoard(boardOf('london'));
const [first, second] = board.tickets as [typeof board.tickets[0], typeof board.tickets[0]];
const way = [board.routes[0]!.id, board.routes[1]!.id];
const look = vi.fn();

let shown: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (shown) void unmount(shown);
});

function show(completed: string[], fresh: string[] = []): HTMLElement {
  const tickets = [first.id, second.id];
  shown = mount(Tickets, { target: document.body, props: { board, tickets, completed, fresh, way: () => way, mine: [way[0]!], look } });
  flushSync();
  return document.body;
}

it('a completed ticket is stamped and said to be, an open one is not', () => {
  const cards = [...show([first.id], [first.id]).querySelectorAll('button')];
  expect(cards.map((card) => card.querySelector('.stamp') !== null)).toEqual([false, true]);
  expect(cards[1]!.querySelector('.stamp.fresh')).not.toBeNull();
  const said = cards.map((card) => card.querySelector('.hidden')!.textContent.trim().split(/\s{2,}/));
  expect(said.map((words) => words.at(-1))).toEqual(['ticket-open', 'ticket-done']);
});

it('its map shows what is built and what is missing of its way, and its two places', () => {
  const map = show([]).querySelector('.map svg')!;
  const lines = (css: string): number => map.querySelector(css)!.getAttribute('d')!.match(/M/g)?.length ?? 0;
  expect(['.built', '.missing', '.end'].map(lines)).toEqual([1, 1, 2]);
});

it('lights its ends and its way for as long as it is looked at', () => {
  const [card] = show([]).querySelectorAll('button');
  const { a, b } = [first, second].sort((one, other) => other.points - one.points)[0]!;
  card!.dispatchEvent(new FocusEvent('focus'));
  expect(look).toHaveBeenLastCalledWith([a, b], way);
  card!.dispatchEvent(new FocusEvent('blur'));
  expect(look).toHaveBeenLastCalledWith();
});
