// What is new is the difference between two states of a log: at a table and in a replay alike.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fly } from '../src/table/fly';
import { onNews } from '../src/table/news.svelte';
import type { Numbered, View } from '../src/wire';

const drew = (number: number): Numbered => ({
  number, at: 0, what: { event: 'played', entry: { do: 'draw', seat: 1, from: 'deck' } },
});
const view = (deck: number): View => ({ deck }) as View;

let shown = $state.raw({ log: [drew(0), drew(1)], view: view(9) });
let told: { numbers: number[]; before: number }[];
let end: () => void;

function show(numbers: number[], deck: number): void {
  shown = { log: numbers.map(drew), view: view(deck) };
  flushSync();
}

beforeEach(() => {
  told = [];
  shown = { log: [drew(0), drew(1)], view: view(9) };
  end = $effect.root(() => {
    onNews(
      () => shown,
      (news, before) => told.push({ numbers: news.map(({ number }) => number), before: before.deck }),
    );
  });
  flushSync();
});
afterEach(() => end());

it('tells what was added with the view before it, and nothing of what was there at first', () => {
  expect(told).toEqual([]);
  show([0, 1, 2], 8);
  show([0, 1, 2, 3, 4], 6);
  expect(told).toEqual([{ numbers: [2], before: 9 }, { numbers: [3, 4], before: 8 }]);
});

it('tells nothing when a replay goes back, or when other eyes see the same', () => {
  show([0], 8);
  show([0], 8);
  expect(told).toEqual([]);
  show([0, 1], 9);
  expect(told).toEqual([{ numbers: [1], before: 8 }]);
});

/** Lets cards fly on a page with a deck and a seat, and says when each has landed, in milliseconds. */
function sky(): { landings: number[] } {
  const landings: number[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  document.body.innerHTML = '<div data-spot="deck"></div><div data-spot="seat-1"></div>';
  const box = { left: 1, top: 1, width: 9, height: 9 } as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
  Element.prototype.animate = (_, options) => {
    const { delay = 0, duration = 0 } = options as KeyframeAnimationOptions;
    landings.push(delay + Number(duration));
    return { finished: new Promise(() => undefined) } as unknown as Animation;
  };
  return { landings };
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

it('lets cards of a few news fly after the next paint, and none of a jump', () => {
  sky();
  fly([0, 1, 2, 3, 4].map(drew), 0, view(9), 'taxi');
  vi.runAllTimers();
  expect(document.querySelectorAll('.flying')).toHaveLength(0);
  fly([drew(5), drew(6)], 0, view(9), 'taxi');
  expect(document.querySelectorAll('.flying')).toHaveLength(0);
  vi.runAllTimers();
  expect(document.querySelectorAll('.flying.card')).toHaveLength(2);
});

it('lets cards land within the time that they have, and stay where they have none', () => {
  const { landings } = sky();
  const claim: Numbered = { number: 9, at: 0, what: { event: 'played', entry: { do: 'claim', seat: 1, route: 'r', cards: { red: 7 } } } };
  document.body.innerHTML += '<div data-spot="discards"></div>';
  fly([claim], 0, view(9), 'taxi', 400);
  vi.runAllTimers();
  expect(landings).toHaveLength(7);
  expect(Math.max(...landings)).toBeGreaterThan(300);
  expect(Math.max(...landings)).toBeLessThan(400);
  fly([claim], 0, view(9), 'taxi', 0);
  vi.runAllTimers();
  expect(landings).toHaveLength(7);
});
