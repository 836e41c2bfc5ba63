// What is drawn in which frame.

/** In which of the frames after a change something of it is drawn, so that no frame takes long: first of all, in the
 * very next one, whose turn it is and everybody's numbers, then cards that change hands, pieces that are put down for
 * them, and what tells of it. */
export const AFTER = { cards: 1, pieces: 2, words: 3 } as const;

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
export function afterPaint(then: () => void, frames: number): () => void {
  if (waiting.length === 0) watch();
  while (waiting.length < frames) waiting.push(new Set());
  const all = waiting[frames - 1]!;
  all.add(then);
  return () => all.delete(then);
}
