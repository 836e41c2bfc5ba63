// Names are counted as people see them, and the field that is wrong is found.
import { expect, it } from 'vitest';
import { isRefused, isTooLong, lengthOf, refuse } from '../src/game/names.svelte';

it('counts what people see', () => {
  expect(lengthOf('Ada')).toBe(3);
  expect(lengthOf('👨‍👩‍👧')).toBe(1);
  expect(lengthOf('🏳️‍🌈🇮🇹')).toBe(2);
  expect(lengthOf('e\u0301')).toBe(1);
});

it('a name has 24 characters, however many units or bytes they take', () => {
  expect(isTooLong('👨‍👩‍👧'.repeat(8))).toBe(false);
  expect(isTooLong('😀'.repeat(24))).toBe(false);
  expect(isTooLong('😀'.repeat(25))).toBe(true);
  expect(isTooLong(`  ${'a'.repeat(24)}  `)).toBe(false);
  // The server stores at most 200 bytes.
  expect(isTooLong('👨‍👩‍👧‍👦'.repeat(9))).toBe(true);
  expect(isTooLong('می‌رود')).toBe(false);
});

it('blames the names that have something wrong', () => {
  refuse(['Ada', 'Bob\u202e', 'x'.repeat(30)]);
  expect(['Ada', 'Bob\u202e', ' Bob\u202e ', 'x'.repeat(30)].map(isRefused)).toEqual([false, true, true, true]);
});

it('blames all if nothing can be seen to be wrong', () => {
  refuse(['Grace', '', 'می‌رود']);
  // An empty field stands for the default.
  expect(['Grace', '', 'می‌رود', 'Mary'].map(isRefused)).toEqual([true, false, true, false]);
});
