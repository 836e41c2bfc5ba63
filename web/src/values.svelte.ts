// Values that change less often, or later, than what they are made of.
import { untrack } from 'svelte';

interface Value<T> {
  readonly now: T;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const alike = (a: Plain, b: Plain): boolean => Array.isArray(a) === Array.isArray(b);

/** Whether plain data look the same. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b) || !alike(a, b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => key in b && same(a[key], b[key]));
}

/** Changes `shown`, which looks like `before`, into what looks like `next`, and touches only what differs: where it is
 * `$state`, only what depends on that is told anew. Reading `$state` is slow, so what was before is to be kept. */
export function become<T extends object>(shown: T, before: T, next: T): void {
  const [now, old, fresh] = [shown as Plain, before as Plain, next as Plain];
  for (const key in old) if (!(key in fresh)) delete now[key];
  if (Array.isArray(shown) && Array.isArray(next) && next.length < (before as unknown[]).length) shown.length = next.length;
  for (const key in fresh) {
    const [was, value] = [old[key], fresh[key]];
    if (was === value) continue;
    if (!isPlain(was) || !isPlain(value) || !alike(was, value)) now[key] = value;
    else if (!same(was, value)) become(now[key] as Plain, was, value);
  }
}

/** What `make` gives, which must be plain data, and the very same object for as long as it looks the same: what depends
 * on it rests then, and is not even asked. Called while a component is made. */
export function stable<T>(make: () => T): Value<T> {
  let now = $state.raw(untrack(make));
  $effect.pre(() => {
    const value = make();
    if (!same(untrack(() => now), value)) now = value;
  });
  return {
    get now() {
      return now;
    },
  };
}

/** What waits for the next frames to be painted, one after another. */
const waiting: Set<() => void>[] = [];

function watch(): void {
  requestAnimationFrame(() => setTimeout(release));
}

function release(): void {
  const due = waiting.shift();
  if (waiting.length > 0) watch();
  due?.forEach((then) => then());
}

/** Calls back when so many frames have been painted, everything that waits for them at once; the function that it
 * gives calls it off. */
export function afterPaint(then: () => void, frames = 1): () => void {
  if (waiting.length === 0) watch();
  while (waiting.length < frames) waiting.push(new Set());
  const all = waiting[frames - 1]!;
  all.add(then);
  return () => all.delete(then);
}

/** What `make` gives, from so many frames later on: for what may come a moment after what is seen and done first, so
 * that no frame takes long. Called while a component is made. */
export function later<T>(make: () => T, frames = 1): Value<T> {
  let now = $state.raw(untrack(make));
  $effect(() => {
    const value = make();
    return afterPaint(() => (now = value), frames);
  });
  return {
    get now() {
      return now;
    },
  };
}
