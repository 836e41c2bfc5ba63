// Structural sharing: parts of a new value that equal the old one are replaced by the old objects, so that `===` tells
// what changed. Svelte does not run what depends on a value that is the same object as before.

interface Value<T> {
  readonly now: T;
}

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** `next` with every sub-tree that deeply equals the one in `before` replaced by it; `before` itself if all is equal.
 * Both are plain data. Mutates `next`. */
export function reuse<T>(before: unknown, next: T): T {
  if (before === next || !isPlain(before) || !isPlain(next) || Array.isArray(before) !== Array.isArray(next)) return next;
  const keys = Object.keys(next);
  let all = keys.length === Object.keys(before).length;
  for (const key of keys) {
    const kept = reuse(before[key], next[key]);
    if (kept !== before[key] || !(key in before)) all = false;
    else if (kept !== next[key]) (next as Plain)[key] = kept;
  }
  return all ? (before as T) : next;
}

/** A `$derived` with structural sharing: the same object for as long as what `make` gives is deeply equal. */
export function stable<T>(make: () => T): Value<T> {
  let last: T | undefined;
  const now = $derived((last = reuse(last, make())));
  return {
    get now() {
      return now;
    },
  };
}
