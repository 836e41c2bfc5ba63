// What happened is seen to happen: things fly after the next paint, within their time, and leave nothing behind.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gameBoard } from '../src/game/board';
import type { Change } from '../src/game/flights';
import { landingOf, pointsComeIn } from '../src/table/coming';
import { fly } from '../src/table/fly';
import type { Entry, Numbered, View } from '../src/wire';
import { boardOf } from './boards';

const board = gameBoard(boardOf('london'));
const route = board.routes.find(({ spaces }) => spaces === 4)!.id;
const view = (more: Partial<View> = {}): View => ({
  city: 'london', seat: 0, phase: 'turn', turn: 0, row: ['blue', 'blue', 'blue', 'wild', 'wild'], deck: 20, discards: {}, ticket_deck: 5,
  turns_left: null, seats: [], ...more,
});
const change = (before: View = view(), after: View = view()): Change => ({ board, me: 0, before, after });
const played = (number: number, entry: Entry, ...chance: Entry[]): Numbered => ({ number, at: 0, what: { event: 'played', entry, chance } });
const drew = (number: number): Numbered => played(number, { do: 'draw', seat: 1, from: 'deck' });
const claim = played(9, { do: 'claim', seat: 1, route, cards: { red: 4 } });
const flying = (kind = ''): Element[] => [...document.querySelectorAll(`.flying${kind}`)];

let landings: number[];
let ends: (() => void)[];

beforeEach(() => {
  [landings, ends] = [[], []];
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame', 'performance'] });
  const spots = ['deck', 'discards', 'seat-1', 'points-1', ...[0, 1, 2, 3, 4].map((slot) => `slot-${slot}`)];
  document.body.innerHTML = `<div class="board"><div class="drawing"></div></div>${spots.map((spot) => `<p data-spot="${spot}"></p>`).join('')}`;
  const box = { left: 1, top: 1, right: 10, bottom: 10, width: 9, height: 9 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Element.prototype.animate = (_, options) => {
    const { delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
    landings.push(delay + Number(duration));
    return { finished: new Promise<void>((end) => ends.push(end)) } as unknown as Animation;
  };
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

it('lets cards of a few news fly after the next paint, and none of a jump', () => {
  fly([0, 1, 2, 3, 4].map(drew), change());
  vi.runAllTimers();
  expect(flying()).toHaveLength(0);
  fly([drew(5), drew(6)], change());
  expect(flying()).toHaveLength(0);
  vi.runAllTimers();
  expect(flying('.card')).toHaveLength(2);
});

it('lets all of a claim arrive within the time that it has, and be there at once where it has none', () => {
  fly([claim], change(), 800);
  expect(landingOf(route)).toBeDefined();
  expect(pointsComeIn()).toBeCloseTo(800);
  const { first, step } = landingOf(route)!;
  expect(first + 3 * step).toBeLessThan(520);
  vi.runAllTimers();
  expect([flying('.card').length, flying('.points').length]).toEqual([4, 1]);
  expect(flying('.points')[0]!.textContent).toBe(`+${board.points.get(route)}`);
  expect(Math.max(...landings)).toBeGreaterThan(700);
  expect(Math.max(...landings)).toBeLessThanOrEqual(800);
  const flown = landings.length;
  fly([claim], change(), 0);
  expect(landingOf(route)).toBeUndefined();
  expect(pointsComeIn()).toBe(0);
  vi.runAllTimers();
  expect(landings).toHaveLength(flown);
});

it('leaves nothing in the sky', async () => {
  const swept = played(1, { do: 'draw', seat: 1, from: 0, card: 'blue' }, { chance: 'sweep', count: 1 }, { chance: 'shuffle', count: 9 });
  fly([swept], change(view(), view({ turns_left: 3 })));
  vi.runAllTimers();
  // One drawn, five swept, five dealt, five shuffled.
  expect(flying('.card')).toHaveLength(16);
  expect(document.querySelectorAll('.ribbon')).toHaveLength(1);
  for (const end of ends) end();
  await Promise.resolve();
  expect(document.querySelector('.sky > div')!.children).toHaveLength(0);
});

it('rings in the last round once, also where nothing else is waited for', () => {
  fly([drew(1)], change(view(), view({ turns_left: 4 })), 0);
  fly([drew(2)], change(view({ turns_left: 4 }), view({ turns_left: 3 })), 0);
  vi.runAllTimers();
  expect(document.querySelectorAll('.ribbon')).toHaveLength(1);
  expect(flying()).toHaveLength(0);
});

it.each(['nothing is to move', 'nobody looks'])('lets everything just be there where %s', async (why) => {
  vi.resetModules();
  if (why === 'nobody looks') vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  else vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const [fresh, coming] = [await import('../src/table/fly'), await import('../src/table/coming')];
  fresh.fly([claim], change(view(), view({ turns_left: 3 })));
  expect(coming.landingOf(route)).toBeUndefined();
  vi.runAllTimers();
  expect(document.querySelectorAll('.flying, .ribbon')).toHaveLength(0);
});
