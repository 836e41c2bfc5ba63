// Tickets that are completed are celebrated once, for a moment.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MOTION } from '../src/design/tokens';
import { Completed } from '../src/table/completed.svelte';
import type { View } from '../src/wire';

let view = $state.raw({} as View);
let completed: Completed;
let end: () => void;
function show(tickets: string[] | undefined): void {
  view = { completed: tickets } as View;
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  view = { completed: ['old'] as string[] } as View;
  end = $effect.root(() => {
    completed = new Completed(() => view);
  });
  flushSync();
});
afterEach(() => {
  end();
  vi.useRealTimers();
});

it('celebrates what was not completed before, for a moment', () => {
  expect(completed.fresh).toEqual([]);
  show(['old', 'new']);
  expect(completed.fresh).toEqual(['new']);
  vi.advanceTimersByTime(MOTION.moment - 1);
  // What happens meanwhile changes nothing.
  show(['old', 'new']);
  expect(completed.fresh).toEqual(['new']);
  vi.advanceTimersByTime(1);
  expect(completed.fresh).toEqual([]);
});

it('celebrates nothing that was there when one came, or that is taken back in a replay', () => {
  show([]);
  show(undefined);
  show(['old']);
  expect(completed.fresh).toEqual([]);
  show(['old', 'one', 'two']);
  expect(completed.fresh).toEqual(['one', 'two']);
});
