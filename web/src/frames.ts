// What is drawn in which frame.

/** A change is drawn over several frames, so that none of them takes long: in the very next one what is to be done now,
 * and in those after it what there is of these, one of them in each. What moves comes last: every frame takes longer
 * while something does. */
export const STAGES = [
  'seats',
  'marks',
  'words',
  'news',
  'log',
  'tickets',
  'row',
  'hand',
  'routes',
  'pieces',
  'drop',
  'motion',
] as const;
export type Stage = (typeof STAGES)[number];

/** After so many milliseconds everything is drawn: browsers give few frames to windows that they think nobody sees. */
export const LATEST = 500;

const waiting = STAGES.map(() => new Set<() => void>());
/** The stage that was drawn last, while there is more to draw. */
let last = -1;
let frame = 0;
/** There is one while something waits. */
let timer: ReturnType<typeof setTimeout> | undefined;

const hasWork = (stage: number): boolean => waiting[stage]!.size > 0;
const isWaiting = (): boolean => waiting.some(({ size }) => size > 0);

function draw(stage: number): void {
  const due = [...waiting[stage]!];
  waiting[stage]!.clear();
  due.forEach((then) => then());
}

function nextFrame(): void {
  frame = requestAnimationFrame(() => setTimeout(drawNext));
}

/** Draws the next stage for which something waits; after the last one the first, so that none waits for ever. */
function drawNext(): void {
  const next = STAGES.map((_, i) => (last + 1 + i) % STAGES.length).find(hasWork);
  if (next === undefined) return end();
  last = next;
  draw(next);
  if (isWaiting()) nextFrame();
  else end();
}

function drawAll(): void {
  cancelAnimationFrame(frame);
  STAGES.forEach((_, stage) => draw(stage));
  end();
  if (isWaiting()) begin();
}

function begin(): void {
  timer = setTimeout(drawAll, LATEST);
  nextFrame();
}

function end(): void {
  clearTimeout(timer);
  timer = undefined;
  last = -1;
}

/** Calls back once the next frame has been painted, or a later one if other stages come first, everything that waits for
 * a stage at once; the function that it gives calls it off. */
export function afterPaint(then: () => void, stage: Stage): () => void {
  const all = waiting[STAGES.indexOf(stage)]!;
  all.add(then);
  if (timer === undefined) begin();
  return () => all.delete(then);
}

/** Calls back when there is nothing else to do. */
export const whenIdle = (then: () => void): void => {
  // Not every browser has it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then);
  else setTimeout(then, 200);
};
