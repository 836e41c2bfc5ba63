// Whether things move, and when things are done.

let wish: MediaQueryList | undefined;

/** Whether nothing should move. */
export function calm(): boolean {
  wish ??= matchMedia('(prefers-reduced-motion: reduce)');
  return wish.matches;
}

/** Whether nobody looks: the tab is hidden. */
export function unseen(): boolean {
  return globalThis.document?.hidden === true;
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

const waiting: (() => void)[] = [];

function next(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setTimeout(next);
}

/** Calls back in a task of its own, after those that asked before. */
export function inTurn(then: () => void): void {
  waiting.push(then);
  if (waiting.length === 1) setTimeout(next);
}
