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

export function bringIntoView(frame: Element, ids: readonly string[]): void {
  const board = frame.querySelector('.board');
  if (!board || !isLarger(board)) return;
  const boxes = ids.flatMap((id) => {
    const found = board.querySelector(`[data-id="${CSS.escape(id)}"]`)?.getBoundingClientRect();
    return found ? [found] : [];
  });
  if (boxes.length === 0) return;
  const around = board.getBoundingClientRect();
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = Math.max(...boxes.map((box) => box.bottom));
  const inside = left >= around.left && right <= around.right && top >= around.top && bottom <= around.bottom;
  if (inside) return;
  board.scrollBy({
    left: (left + right - around.left - around.right) / 2,
    top: (top + bottom - around.top - around.bottom) / 2,
    behavior: calm() ? 'auto' : 'smooth',
  });
}
