// Values that stay the very same object for as long as they look the same: what depends on them rests then, and is
// not even asked.
import { untrack } from 'svelte';

/** What `make` gives, which must be plain data. Called while a component is made. */
export function stable<T>(make: () => T): { readonly now: T } {
  const first = untrack(make);
  let text = JSON.stringify(first);
  let now = $state.raw(first);
  $effect.pre(() => {
    const value = make();
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
