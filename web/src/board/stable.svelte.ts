// Values that stay the very same object for as long as they look the same: what depends on them rests then.

/** What `make` gives, which must be plain data. */
export function stable<T>(make: () => T): { readonly now: T } {
  const text = $derived(JSON.stringify(make()));
  const now = $derived(JSON.parse(text) as T);
  return {
    get now() {
      return now;
    },
  };
}
