import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { withTransport } from '../src/net/transport';
import ReplayPage from '../src/pages/ReplayPage.svelte';
import { router } from '../src/router.svelte';
import type { Replay, View } from '../src/wire';
import { boardOf } from './boards';
import { FakeTransport } from './transport';

const drawing = boardOf('london');
const view: View = {
  city: 'london', phase: 'turn', turn: 0, row: ['red', null, null, null, null], deck: 9, discards: {}, ticket_deck: 3,
  turns_left: null,
  seats: [0, 1].map(() => ({
    cards: 1, shown: {}, tickets: 0, pieces: { bus: 17 }, points: 0, routes: [], hand: { red: 1 }, kept: [], completed: [],
    offered: [],
  })),
};
const route = drawing.routes[0]!.id;
const replay = {
  board: {
    ...drawing, wild: 'bus', pieces: [{ name: 'bus', count: 17, points: {} }], tickets: [], deck: {},
    routes: drawing.routes.map((one) => ({ ...one, points: 1, twin: null })), districts: [],
  },
  seats: [{ name: 'Ada', by: 'human' }, { name: 'Bob', by: 'human' }],
  result: { reason: 'finished', scores: [0, 1].map(() => ({ routes: 0, tickets: 0, bonus: 0, total: 0, completed: 0 })), winners: [0] },
  fair: null,
  steps: [
    { entries: [], view },
    { entries: [{ do: 'draw', seat: 0, from: 'deck', card: 'red' }], view },
    { entries: [{ do: 'claim', seat: 1, route, cards: { red: 1 } }], view },
  ],
} as unknown as Replay;

let page: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  vi.useRealTimers();
});

/** The page with props as the router gives them: each read looks at the whole route. */
async function open(address: string): Promise<{ body: HTMLElement; asked: ReturnType<typeof vi.fn> }> {
  const asked = vi.fn(async () => replay);
  router.go(address);
  const now = () => router.route as Extract<typeof router.route, { page: 'replay' }>;
  document.body.innerHTML = '';
  page = mount(ReplayPage, {
    target: document.body,
    context: withTransport(new FakeTransport({ replay: asked, record: async () => '' }).transport),
    props: {
      get of() {
        return now().of;
      },
      get id() {
        return now().id;
      },
      get moment() {
        return now().moment;
      },
    },
  });
  await vi.waitFor(() => expect(document.querySelector('input[type=range]')).not.toBeNull());
  return { body: document.body, asked };
}

const slider = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type=range]')!;
const press = (key: string): void => {
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};

it('begins at the step of the address, and keeps the address at the step without loading anew', async () => {
  const { asked } = await open('/r/abc#1');
  expect(slider().valueAsNumber).toBe(1);
  vi.useFakeTimers();
  press('ArrowRight');
  expect(location.hash).toBe('#1');
  await vi.advanceTimersByTimeAsync(1000);
  await tick();
  expect(location.hash).toBe('#2');
  expect(slider().valueAsNumber).toBe(2);
  expect(asked.mock.calls).toEqual([[{ of: 'table', id: 'abc' }]]);
});

it('shows to one seat no hand of another', async () => {
  const { body } = await open('/r/record/abc#1/1');
  expect(body.querySelectorAll('.left-area article')).toHaveLength(1);
  expect(body.querySelector('.told')?.textContent).toContain('log-draw-hidden');
  router.rename('/r/record/abc#1');
  flushSync();
  expect(body.querySelectorAll('.left-area article')).toHaveLength(2);
  expect(body.querySelector('.told')?.textContent).toContain('log-draw-deck');
});

it('plays by itself to the end', async () => {
  await open('/r/abc');
  vi.useFakeTimers();
  press(' ');
  await vi.advanceTimersByTimeAsync(1200);
  expect(slider().valueAsNumber).toBe(1);
  await vi.advanceTimersByTimeAsync(5000);
  expect(slider().valueAsNumber).toBe(2);
});
