// What is new is the difference between two states of a log: at a table and in a replay alike.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onNews } from '../src/table/news.svelte';
import type { Numbered, View } from '../src/wire';

const drew = (number: number): Numbered => ({
  number, at: 0, what: { event: 'played', entry: { do: 'draw', seat: 1, from: 'deck' } },
});
const view = (deck: number): View => ({ deck }) as View;

let shown = $state.raw({ log: [drew(0), drew(1)], view: view(9) });
let told: { numbers: number[]; before: number; after: number }[];
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
      (news, before, after) => told.push({ numbers: news.map(({ number }) => number), before: before.deck, after: after.deck }),
    );
  });
  flushSync();
});
afterEach(() => end());

it('tells what was added with the view before it, and nothing of what was there at first', () => {
  expect(told).toEqual([]);
  show([0, 1, 2], 8);
  show([0, 1, 2, 3, 4], 6);
  expect(told).toEqual([{ numbers: [2], before: 9, after: 8 }, { numbers: [3, 4], before: 8, after: 6 }]);
});

it('tells nothing when a replay goes back, or when other eyes see the same', () => {
  show([0], 8);
  show([0], 8);
  expect(told).toEqual([]);
  show([0, 1], 9);
  expect(told).toEqual([{ numbers: [1], before: 8, after: 9 }]);
});
