// Whether things move.

let wish: MediaQueryList | undefined;

/** Whether nothing should move. */
export function calm(): boolean {
  wish ??= matchMedia('(prefers-reduced-motion: reduce)');
  return wish.matches;
}
