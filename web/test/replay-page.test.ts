import { flushSync, mount, tick, unmount } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { Failure, withTransport, type Eyes } from '../src/net/transport';
import ReplayPage from '../src/pages/ReplayPage.svelte';
import { recordFile } from '../src/replay/recordFile.svelte';
import { router } from '../src/router.svelte';
import type { Replay, View } from '../src/wire';
import { boardOf } from './boards';
import { FakeTransport } from './transport';

const drawing = boardOf('london');
/** A seat of a closed view. */
const closed = { cards: 1, shown: {}, tickets: 0, pieces: { bus: 17 }, points: 0, routes: [] };
const secrets = { hand: { red: 1 }, completed: [], offered: [] };
const table = {
  city: 'london', phase: 'turn', turn: 0, row: ['red', null, null, null, null], deck: 9, discards: {}, ticket_deck: 3,
  turns_left: null,
} as const;
/** The view as the server sends it for these eyes. */
function viewOf(eyes: Eyes): View {
  const seats = [0, 1].map(() => (eyes === 'open' ? { ...closed, ...secrets, kept: [] } : closed));
  return { ...table, row: [...table.row], seats, ...(typeof eyes === 'number' ? { seat: eyes, ...secrets, tickets: [] } : {}) };
}
const route = drawing.routes[0]!.id;
const replayFor = (eyes: Eyes): Replay => ({
  board: {
    ...drawing, wild: 'bus', pieces: [{ name: 'bus', count: 17, points: {} }], tickets: [], deck: {},
    routes: drawing.routes.map((one) => ({ ...one, points: 1, twin: null })), districts: [],
  },
  seats: [{ name: 'Ada', by: 'human' }, { name: 'Bob', by: 'human' }],
  result: { reason: 'finished', scores: [0, 1].map(() => ({ routes: 0, tickets: 0, bonus: 0, total: 0, completed: 0 })), winners: [0] },
  fair: null,
  steps: [
    { from: 0, entries: [], view: viewOf(eyes) },
    {
      from: 0,
      entries: [{ do: 'draw', seat: 0, from: 'deck', ...(eyes === 'open' || eyes === 0 ? { card: 'red' } : {}) }],
      view: viewOf(eyes),
    },
    { from: 1, entries: [{ do: 'claim', seat: 1, route, cards: { red: 1 } }], view: viewOf(eyes) },
  ],
});

let page: ReturnType<typeof mount> | undefined;
afterEach(() => {
  if (page) void unmount(page);
  page = undefined;
  vi.useRealTimers();
});

/** The page with props as the router gives them: each read looks at the whole route. */
async function open(address: string): Promise<{ body: HTMLElement; asked: ReturnType<typeof vi.fn> }> {
  const asked = vi.fn(async (_: unknown, eyes: Eyes) => {
    if (typeof eyes === 'number' && eyes > 1) throw new Failure({ code: 'no-such-seat' });
    return replayFor(eyes);
  });
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

it('begins at the step of the address, and keeps the address at the step without reloading', async () => {
  const { asked } = await open('/r/abc#1');
  expect(slider().valueAsNumber).toBe(1);
  vi.useFakeTimers();
  press('ArrowRight');
  expect(location.hash).toBe('#1');
  await vi.advanceTimersByTimeAsync(1000);
  await tick();
  expect(location.hash).toBe('#2');
  expect(slider().valueAsNumber).toBe(2);
  expect(asked.mock.calls).toEqual([[{ of: 'table', id: 'abc' }, 'open']]);
});

it('shows what the eyes of the address may see, and asks the server once for each', async () => {
  const { body, asked } = await open('/r/record/abc#1/1');
  const game = { of: 'record', id: 'abc' };
  const hands = (): number => body.querySelectorAll('.left-area article').length;
  expect(hands()).toBe(1);
  expect(body.querySelector('.told')?.textContent).toContain('log-draw-hidden');
  router.rename('/r/record/abc#1');
  await vi.waitFor(() => expect(hands()).toBe(2));
  expect(body.querySelector('.told')?.textContent).toContain('log-draw-deck');
  router.rename('/r/record/abc#1/1');
  await vi.waitFor(() => expect(hands()).toBe(1));
  router.rename('/r/record/abc#1/watch');
  await vi.waitFor(() => expect(hands()).toBe(0));
  expect(asked.mock.calls).toEqual([[game, 1], [game, 'open'], [game, 'spectator']]);
});

it('keeps the eyes that it has if those of others cannot be had', async () => {
  const { body, asked } = await open('/r/abc#1/1');
  asked.mockRejectedValueOnce(new Failure({ code: 'offline' }));
  body.querySelector<HTMLInputElement>('input[value=open]')!.click();
  await vi.waitFor(() => expect(body.querySelector('.left-area [role=alert]')?.textContent).toContain('refused-'));
  expect(body.querySelectorAll('.left-area article')).toHaveLength(1);
  expect(body.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value).toBe('1');
});

it('is open if the address has a seat that the game does not have', async () => {
  const { body } = await open('/r/abc#1/7');
  expect(body.querySelectorAll('.left-area article')).toHaveLength(2);
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

it('asks for the record of a file once, however far it is gone through', async () => {
  const text = JSON.stringify({ format: 'crosstown-record/1', city: 'london', seats: [], result: { scores: [] } });
  await recordFile.take(new File([text], 'one.json'));
  const { asked } = await open('/r');
  vi.useFakeTimers();
  press('ArrowRight');
  await vi.advanceTimersByTimeAsync(1000);
  await tick();
  expect(location.hash).toBe('#1');
  expect(slider().valueAsNumber).toBe(1);
  expect(asked.mock.calls).toEqual([[{ of: 'text', text }, 'open']]);
});
