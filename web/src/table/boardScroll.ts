// A board that is larger than its frame: whether it is, and scrolling to where something is.
import { calm } from '../motion';

const isLarger = (board: Element): boolean =>
  board.scrollWidth > board.clientWidth + 1 || board.scrollHeight > board.clientHeight + 1;

/** Says whether the board is larger than its frame, now and whenever the frame changes. */
export function watchSize(frame: Element, tell: (larger: boolean) => void): () => void {
  const watcher = new ResizeObserver(() => {
    const board = frame.querySelector('.board');
    tell(board !== null && isLarger(board));
  });
  watcher.observe(frame);
  return () => watcher.disconnect();
}

type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** The box around these routes and places; none if they are not drawn. */
function around(board: Element, ids: readonly string[]): Box | undefined {
  const boxes = ids.flatMap((id) => {
    const found = board.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return found ? [found] : [];
  });
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    right: Math.max(...boxes.map((box) => box.right)),
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Around what is looked at, for its names, in pixels. */
const MARGIN = 24;

/** How many times larger the board could be drawn with these still in sight together. */
export function roomFor(frame: Element, ids: readonly string[]): number {
  const board = frame.querySelector('.board');
  const box = board && around(board, ids);
  if (!box) return 1;
  const fits = (room: number, size: number): number => Math.max(1, room - 2 * MARGIN) / Math.max(1, size);
  // Padding is what lies under something else.
  const height = frame.clientHeight - parseFloat(getComputedStyle(frame).paddingBottom);
  return Math.min(fits(board.clientWidth, box.right - box.left), fits(height, box.bottom - box.top));
}

/** Where boards scroll to, and until when; a browser does not tell. */
const goals = new WeakMap<Element, { left: number; top: number; until: number }>();
/** How long a scroll takes at most, in milliseconds. */
const SCROLL = 700;

/** How far the board still scrolls by itself, to the right and down. */
export function comesToRest(board: Element): readonly [number, number] {
  const goal = goals.get(board);
  return goal && performance.now() < goal.until ? [goal.left - board.scrollLeft, goal.top - board.scrollTop] : [0, 0];
}

export function bringIntoView(frame: Element, ids: readonly string[]): void {
  const board = frame.querySelector('.board');
  if (!board || !isLarger(board)) return;
  const box = around(board, ids);
  if (!box) return;
  const { left, top, right, bottom } = board.getBoundingClientRect();
  if (box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom) return;
  const within = (goal: number, most: number): number => Math.min(Math.max(goal, 0), most);
  const goal = {
    left: within(board.scrollLeft + (box.left + box.right - left - right) / 2, board.scrollWidth - board.clientWidth),
    top: within(board.scrollTop + (box.top + box.bottom - top - bottom) / 2, board.scrollHeight - board.clientHeight),
  };
  goals.set(board, { ...goal, until: performance.now() + SCROLL });
  board.scrollTo({ ...goal, behavior: calm() ? 'auto' : 'smooth' });
}
