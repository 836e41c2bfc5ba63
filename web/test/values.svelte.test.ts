import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later, stable } from '../src/values.svelte';

/** Runs as a component would. */
function within<T>(make: () => T): { made: T; end: () => void } {
  let made!: T;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made, end };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => void vi.useRealTimers());

test('what looks the same stays the same object', () => {
  let source = $state.raw({ a: [1] });
  const { made, end } = within(() => stable(() => source));
  const first = made.now;
  source = { a: [1] };
  flushSync();
  expect(made.now).toBe(first);
  source = { a: [2] };
  flushSync();
  expect(made.now).toEqual({ a: [2] });
  end();
});

test('what may come later comes after the next frame, and only the last of it', () => {
  let source = $state.raw(1);
  const { made, end } = within(() => later(() => source));
  expect(made.now).toBe(1);
  source = 2;
  flushSync();
  source = 3;
  flushSync();
  vi.advanceTimersToNextFrame();
  expect(made.now).toBe(1);
  vi.runOnlyPendingTimers();
  expect(made.now).toBe(3);
  source = 4;
  flushSync();
  end();
  vi.runAllTimers();
  expect(made.now).toBe(3);
});
