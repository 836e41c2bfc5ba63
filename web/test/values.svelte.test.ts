import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint, LATEST, type Stage } from '../src/frames';
import { become, keep, later, stable } from '../src/values.svelte';

/** Runs as a component would. */
function within<T>(make: () => T): { made: T; end: () => void } {
  let made!: T;
  const end = $effect.root(() => {
    made = make();
  });
  flushSync();
  return { made, end };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] }));
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

test('what looks as before is the very same object, as deep as that goes', () => {
  const before = { row: ['red', null], seats: [{ cards: 4 }, { cards: 5 }], hand: { red: 1 } };
  const next = keep(before, { row: ['red', null], seats: [{ cards: 4 }, { cards: 6 }], hand: { blue: 1 } });
  expect(next).toEqual({ row: ['red', null], seats: [{ cards: 4 }, { cards: 6 }], hand: { blue: 1 } });
  expect([next.row === before.row, next.seats[0] === before.seats[0], next.seats === before.seats]).toEqual([true, true, false]);
  expect(keep(before, structuredClone(before))).toBe(before);
  // Fewer, more, a list instead of a record, or nothing where something was is not the same.
  for (const other of [{ a: [1, 2] }, { a: [1], b: undefined }, { a: { 0: 1 } }, { a: null }, { b: undefined }]) {
    expect(keep({ a: [1] }, structuredClone(other))).toEqual(other);
  }
  expect(keep({ a: undefined }, { b: undefined })).toHaveProperty('b');
});

test('what becomes something else tells only what differs', () => {
  const before = { seats: [{ cards: 4, routes: ['a'] }, { cards: 5, routes: [] }], row: ['red', null], left: 1, gone: { x: 1 } };
  const next = { seats: [{ cards: 4, routes: ['a', 'b'] }, { cards: 5, routes: [] }], row: ['red', 'blue', 'pink'], left: 1, come: [2] };
  const first = structuredClone(before);
  const shown = $state(before) as Record<string, any>;
  const told: string[] = [];
  const tell = (name: string, read: () => unknown): void => {
    $effect(() => void (read(), told.push(name)));
  };
  const { end } = within(() => {
    tell('first cards', () => shown['seats'][0].cards);
    tell('first routes', () => shown['seats'][0].routes.join());
    tell('second', () => JSON.stringify(shown['seats'][1]));
    tell('seats', () => shown['seats'].length);
    tell('slot 0', () => shown['row'][0]);
    tell('slot 1', () => shown['row'][1]);
    tell('row', () => shown['row'].length);
    tell('left', () => shown['left']);
    tell('gone', () => shown['gone']);
    tell('come', () => shown['come']);
  });
  told.length = 0;
  become(shown, before, next);
  flushSync();
  expect($state.snapshot(shown)).toEqual(next);
  // What it was made from is compared with later, and stays.
  expect(before).toEqual(first);
  expect(told).toEqual(['first routes', 'slot 1', 'row', 'gone', 'come']);
  // And back, to fewer.
  become(shown, next, first);
  expect($state.snapshot(shown)).toEqual(before);
  end();
});

/** Paints a frame, and lets come what waits for that. */
function frame(): void {
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
}

test('stages come one frame after another, without empty ones, unless they are called off', () => {
  const done: string[] = [];
  const wait = (name: string, stage: Stage): (() => void) => afterPaint(() => done.push(name), stage);
  wait('hand', 'hand');
  wait('words', 'words');
  wait('more words', 'words');
  wait('never', 'pieces')();
  vi.advanceTimersToNextFrame();
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['words', 'more words']);
  // Too late for this round.
  wait('seats', 'seats');
  frame();
  expect(done.slice(2)).toEqual(['hand']);
  frame();
  expect(done.slice(3)).toEqual(['seats']);
  frame();
  // And from the beginning again.
  wait('last words', 'words');
  wait('marks', 'marks');
  frame();
  frame();
  expect(done.slice(4)).toEqual(['marks', 'last words']);
  vi.runAllTimers();
});

test('without frames everything comes at once, after a while', () => {
  const frames = vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const done: string[] = [];
  afterPaint(() => done.push('words'), 'words');
  afterPaint(() => {
    done.push('hand');
    afterPaint(() => done.push('seats'), 'seats');
  }, 'hand');
  vi.advanceTimersByTime(LATEST - 1);
  expect(done).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['words', 'hand']);
  // What it led to is not forgotten.
  frames.mockRestore();
  vi.advanceTimersByTime(LATEST);
  expect(done).toEqual(['words', 'hand', 'seats']);
  vi.runAllTimers();
});

test('what changes in every frame comes all the same', () => {
  let source = $state.raw(0);
  const { made, end } = within(() => [later(() => source, 'seats'), later(() => source, 'words')]);
  const seen: number[][] = [];
  for (let i = 1; i <= 5; i++) {
    source = i;
    flushSync();
    frame();
    seen.push(made.map(({ now }) => now));
  }
  expect(seen).toEqual([[1, 0], [1, 2], [3, 2], [3, 4], [5, 4]]);
  end();
  vi.runAllTimers();
});

test('what may come later comes after the next frame, and only the last of it', () => {
  let source = $state.raw(1);
  const { made, end } = within(() => later(() => source, 'words'));
  expect(made.now).toBe(1);
  source = 2;
  flushSync();
  source = 3;
  flushSync();
  vi.advanceTimersToNextFrame();
  expect(made.now).toBe(1);
  vi.advanceTimersByTime(1);
  expect(made.now).toBe(3);
  source = 4;
  flushSync();
  end();
  vi.runAllTimers();
  expect(made.now).toBe(3);
});
