// Scrolls a board that is larger than its frame to where something is.
import { calm } from './fly';

export function bringIntoView(frame: Element, ids: readonly string[]): void {
  const board = frame.querySelector('.board');
  if (!board || (board.scrollWidth <= board.clientWidth + 1 && board.scrollHeight <= board.clientHeight + 1)) return;
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
