// Values that change less often, or later, than what they are made of.
import { untrack } from 'svelte';

interface Value<T> {
  readonly now: T;
}

/** What `make` gives, which must be plain data, and the very same object for as long as it looks the same: what depends
 * on it rests then, and is not even asked. Called while a component is made. */
export function stable<T>(make: () => T): Value<T> {
  let latest = untrack(make);
  let text = JSON.stringify(latest);
  let now = $state.raw(latest);
  $effect.pre(() => {
    const value = make();
    if (value === latest) return;
    latest = value;
    const fresh = JSON.stringify(value);
    if (fresh === text) return;
    text = fresh;
    now = value;
  });
  return {
    get now() {
      return now;
    },
  };
}

const waiting = new Set<() => void>();

function release(): void {
  const all = [...waiting];
  waiting.clear();
  for (const one of all) one();
}

/** Calls back when the next frame has been painted, everything that waits for it at once; the function that it gives
 * calls it off. */
function afterPaint(then: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(release));
  waiting.add(then);
  return () => waiting.delete(then);
}

/** What `make` gives, from after the next frame on: for what may come a moment after what is seen and done first. Called
 * while a component is made. */
export function later<T>(make: () => T): Value<T> {
  let now = $state.raw(untrack(make));
  $effect(() => {
    const value = make();
    return afterPaint(() => (now = value));
  });
  return {
    get now() {
      return now;
    },
  };
}
