// Whether things move, and when.

let wish: MediaQueryList | undefined;

/** Whether nothing should move. */
export function calm(): boolean {
  wish ??= matchMedia('(prefers-reduced-motion: reduce)');
  return wish.matches;
}

/** Calls back when the next frame has been painted. What moves begins there: the frame that shows a change does nothing
 * else. Hidden tabs paint no frames. */
export function afterPaint(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  // Safari lacks it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then, 200);
}
