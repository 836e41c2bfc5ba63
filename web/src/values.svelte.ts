// Values that change less often, or later, than what they are made of.
import { untrack } from 'svelte';
import { afterPaint, type Stage } from './frames';

interface Value<T> {
  readonly now: T;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;
const alike = (a: Plain, b: Plain): boolean => Array.isArray(a) === Array.isArray(b);

/** `next`, which must be plain data of our own, with everything in it that looks as in `before` being the very same
 * object as there. */
export function keep<T>(before: unknown, next: T): T {
  if (before === next || !isPlain(before) || !isPlain(next) || !alike(before, next)) return next;
  const keys = Object.keys(next);
  let all = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = keep(before[key], next[key]);
    if (kept !== before[key] || !(key in before)) all = false;
    else if (kept !== next[key]) (next as Plain)[key] = kept;
  }
  return all ? (before as T) : next;
}

/** Changes `shown`, which looks like `before`, into what looks like `next`, and touches only what is not the very same:
 * where it is `$state`, only what depends on that is told anew. Reading `$state` is slow, so what was before is to be
 * kept. */
export function become<T extends object>(shown: T, before: T, next: T): void {
  const [now, old, fresh] = [shown as Plain, before as Plain, next as Plain];
  for (const key in old) if (!(key in fresh)) delete now[key];
  if (Array.isArray(shown) && Array.isArray(next) && next.length < (before as unknown[]).length) shown.length = next.length;
  for (const key in fresh) {
    const [was, value] = [old[key], fresh[key]];
    if (was === value) continue;
    if (!isPlain(was) || !isPlain(value) || !alike(was, value)) now[key] = value;
    else become(now[key] as Plain, was, value);
  }
}

/** What `make` gives, which must be plain data, and the very same object for as long as it looks the same: what depends
 * on it rests then, and is not even asked. Called while a component is made. */
export function stable<T>(make: () => T): Value<T> {
  let now = $state.raw(untrack(make));
  $effect.pre(() => {
    const value = make();
    now = keep(untrack(() => now), value);
  });
  return {
    get now() {
      return now;
    },
  };
}

/** What `make` gives, from the frame on in which that is drawn. Called while a component is made. */
export function later<T>(make: () => T, stage: Stage): Value<T> {
  const first = untrack(make);
  let now = $state.raw(first);
  let latest = first;
  let callOff: (() => void) | undefined;
  $effect(() => {
    latest = make();
    // However fast one change follows another, none of them puts it off.
    callOff ??= afterPaint(() => {
      callOff = undefined;
      now = latest;
    }, stage);
  });
  $effect(() => () => callOff?.());
  return {
    get now() {
      return now;
    },
  };
}
