// The panel that explains: it shows what is due, remembers what was read, and never asks for more.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameBoard } from '../src/game/board';
import { guideOf, knownTables, remember } from '../src/game/knownTables';
import { LESSONS } from '../src/game/lessons';
import { withTransport } from '../src/net/transport';
import Coach from '../src/table/Coach.svelte';
import { Guide } from '../src/table/guide.svelte';
import type { Session } from '../src/table/session.svelte';
import type { Action, Hint, Table, View } from '../src/wire';
import { boardOf } from './boards';
import { FakeTransport } from './transport';

const tickets = [{ id: 'one', a: 'chelsea', b: 'soho', points: 4 }];
const board = gameBoard({ ...boardOf('new-york'), tickets });
const table = { id: 'x', city: 'new-york', hints: true, number: 7, seats: [], waiting_for: [0] } as unknown as Table;
const player = { cards: 2, shown: {}, tickets: 1, pieces: { taxi: 15 }, points: 0, routes: [] };
const view: View = {
  city: 'new-york', seat: 0, phase: 'turn', turn: 0, row: ['red', 'red', 'red', 'red', 'red'], deck: 20, discards: {},
  ticket_deck: 5, turns_left: null, hand: {}, tickets: ['one'], completed: [], seats: [player, player],
};
const draw: Action = { do: 'draw', seat: 0, from: 'deck' };
const hint: Hint = { action: draw, routes: [], reasons: [{ why: 'may-be-wild' }] };

let shown: ReturnType<typeof mount> | undefined;
const ask = vi.fn(async () => hint);
const context = withTransport(new FakeTransport({ hint: ask }).transport);

/** Shows it to somebody who can do this now; gives what can change. */
function show(
  guide: Guide,
  { actions = [draw], over = false, own = false, hints = true }: { actions?: Action[]; over?: boolean; own?: boolean; hints?: boolean } = {},
): { actions: Action[] } {
  if (shown) void unmount(shown);
  const state = $state({ table: { ...table, own_board: own, hints }, log: [], actions, acting: actions.length > 0, over });
  const session = state as unknown as Session;
  const teller = { t: (id: string) => id, list: (all: readonly string[]) => all.join(), board, names: [], me: 0 };
  shown = mount(Coach, { target: document.body, context, props: { session, view, teller, guide, paying: false, end: () => guide.turn(false) } });
  flushSync();
  return state;
}
const title = (): string => document.querySelector('.coach h2')?.textContent ?? '';
async function next(): Promise<void> {
  document.querySelector<HTMLElement>('.coach footer .primary')!.click();
  await vi.waitFor(() => flushSync());
}

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML = '<div data-spot="hand"></div><div data-spot="my-tickets"></div>';
  ask.mockClear();
  remember(table);
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = undefined;
});

it('goes through what is due, then says what it would do', async () => {
  const guide = new Guide('x');
  show(guide);
  const told: string[] = [];
  while (document.querySelector('.coach footer .primary')) {
    told.push(title());
    await next();
  }
  expect(told).toEqual(['welcome', 'tickets', 'turn', 'draw'].map((id) => `lesson-${id}-title`));
  await vi.waitFor(() => expect(title()).toBe('advice-title'));
  expect(ask).toHaveBeenCalledTimes(1);
});

it('takes a lesson of the moment for read when the player acts, and leaves the others', async () => {
  const guide = new Guide('x');
  const state = show(guide);
  expect(title()).toBe('lesson-welcome-title');
  state.actions = [];
  flushSync();
  expect(guide.read).toEqual({});
  state.actions = [draw];
  flushSync();
  await next();
  expect(title()).toBe('lesson-tickets-title');
  state.actions = [];
  flushSync();
  expect(guide.read).toEqual({ welcome: 0, tickets: 0 });
});

it('marks what it speaks of, and nothing any more when it is gone', async () => {
  show(new Guide('x'));
  await next();
  expect(title()).toBe('lesson-tickets-title');
  expect([...document.querySelectorAll<HTMLElement>('[data-meant]')].map(({ dataset }) => dataset['spot'])).toEqual(['my-tickets']);
  void unmount(shown!);
  shown = undefined;
  expect(document.querySelector('[data-meant]')).toBeNull();
});

it('keeps on this device what was read, and whether it is on', async () => {
  const guide = new Guide('x');
  expect(guide.on).toBe(false);
  guide.turn(true);
  show(guide);
  await next();
  // Whoever comes back is remembered again.
  remember(table);
  expect(guideOf('x')).toEqual({ on: true, read: { welcome: 0 } });
  const again = new Guide('x');
  expect(again.on).toBe(true);
  show(again);
  expect(title()).toBe('lesson-tickets-title');
  document.querySelector<HTMLElement>('.coach .end')!.click();
  expect(new Guide('x')).toMatchObject({ on: false, read: { welcome: 0 } });
  expect(knownTables()).toHaveLength(1);
});

it('leads to the rules of a city at the end, and nowhere from a board of one’s own', () => {
  const guide = new Guide('x');
  guide.saw('welcome', 0);
  show(guide, { actions: [], over: true });
  expect(document.querySelector('.coach a')?.getAttribute('href')).toBe('/#rules/new-york');
  show(guide, { actions: [], over: true, own: true });
  expect(document.querySelector('.coach a')).toBeNull();
  expect(document.querySelector('.coach .rest')?.textContent).toContain('status-over');
});

it('says at the end what was learned, not what is missing', () => {
  const guide = new Guide('x');
  guide.saw('welcome', 0);
  show(guide);
  expect(document.querySelector('.coach .progress')?.textContent).toBe('coach-progress');
  show(guide, { actions: [], over: true });
  expect(document.querySelector('.coach .progress')?.textContent).toBe('coach-learned');
});

it('advises only what it can explain', async () => {
  const guide = new Guide('x');
  for (const { id } of LESSONS) guide.saw(id, -1);
  ask.mockResolvedValueOnce({ ...hint, reasons: [] });
  show(guide);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  flushSync();
  expect(title()).toBe('');
  show(guide);
  await vi.waitFor(() => expect(title()).toBe('advice-title'));
  expect(document.querySelector('.coach .words')?.textContent).toContain('advice-why-may-be-wild');
});

it('gives no advice at a table without hints', async () => {
  const guide = new Guide('x');
  for (const { id } of LESSONS) guide.saw(id, -1);
  show(guide, { hints: false });
  await vi.waitFor(() => expect(document.querySelector('.coach .rest')?.textContent).toContain('coach-rest'));
  expect(ask).not.toHaveBeenCalled();
  show(guide);
  expect(ask).toHaveBeenCalledTimes(1);
});

it('asks for no advice while others act', async () => {
  const guide = new Guide('x');
  guide.saw('welcome', 0);
  show(guide, { actions: [] });
  expect(document.querySelector('.coach footer .primary')).toBeNull();
  expect(ask).not.toHaveBeenCalled();
});

it('speaks in a polite region that is always there, and takes no focus', () => {
  const other = document.createElement('button');
  document.body.append(other);
  other.focus();
  show(new Guide('x'));
  const region = document.querySelector('.coach [aria-live=polite]')!;
  expect(region.textContent).toContain('lesson-welcome');
  expect(region.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(other);
  show(new Guide('x'), { actions: [] });
  expect(document.querySelector('.coach [aria-live=polite]')).not.toBeNull();
});
