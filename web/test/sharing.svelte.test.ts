// Structural sharing.
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { reuse, stable } from '../src/sharing.svelte';

test('equal sub-trees are the same objects as before', () => {
  const before = { row: ['red', null], seats: [{ cards: 4 }, { cards: 5 }], hand: { red: 1 } };
  const next = reuse(before, { row: ['red', null], seats: [{ cards: 4 }, { cards: 6 }], hand: { blue: 1 } });
  expect(next).toEqual({ row: ['red', null], seats: [{ cards: 4 }, { cards: 6 }], hand: { blue: 1 } });
  expect([next.row === before.row, next.seats[0] === before.seats[0], next.seats === before.seats]).toEqual([true, true, false]);
  expect(reuse(before, structuredClone(before))).toBe(before);
  // Fewer, more, a list instead of a record, or nothing where something was is not the same.
  for (const other of [{ a: [1, 2] }, { a: [1], b: undefined }, { a: { 0: 1 } }, { a: null }, { b: undefined }]) {
    expect(reuse({ a: [1] }, structuredClone(other))).toEqual(other);
  }
  expect(reuse({ a: undefined }, { b: undefined })).toHaveProperty('b');
});

test('what depends on a stable value runs only when that is not equal to the one before', () => {
  let source = $state.raw({ a: [1] });
  const seen: unknown[] = [];
  const end = $effect.root(() => {
    const made = stable(() => source);
    $effect(() => void seen.push(made.now));
  });
  flushSync();
  source = { a: [1] };
  flushSync();
  expect(seen).toEqual([{ a: [1] }]);
  source = { a: [2] };
  flushSync();
  expect(seen).toEqual([{ a: [1] }, { a: [2] }]);
  end();
});
