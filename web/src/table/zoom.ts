// Making the board larger and smaller with two fingers, or with the wheel and Ctrl.

/** How many times larger the board can be made. */
export const LARGEST = 4;

export type ZoomBy = (factor: number, x: number, y: number) => void;

const apart = ([a, b]: readonly Touch[]): number => Math.hypot(a!.clientX - b!.clientX, a!.clientY - b!.clientY);

/** Tells by how much to zoom, and around which point of the window. Panning is the browser's own. */
export function watchFingers(frame: HTMLElement, zoomBy: ZoomBy): () => void {
  let last: number | undefined;

  const moved = (event: TouchEvent): void => {
    const fingers = [...event.touches];
    if (fingers.length !== 2) {
      last = undefined;
      return;
    }
    // A scroll that has begun cannot be stopped any more.
    if (event.cancelable) event.preventDefault();
    const now = apart(fingers);
    const [a, b] = fingers;
    if (last) zoomBy(now / last, (a!.clientX + b!.clientX) / 2, (a!.clientY + b!.clientY) / 2);
    last = now;
  };
  const turned = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  };

  const touches = ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const;
  for (const touch of touches) frame.addEventListener(touch, moved, { passive: false });
  frame.addEventListener('wheel', turned, { passive: false });
  return () => {
    for (const touch of touches) frame.removeEventListener(touch, moved);
    frame.removeEventListener('wheel', turned);
  };
}

/** Scrolls so that what was at a point of the window before `change` is there after it. */
export function keepInPlace(frame: Element, x: number, y: number, change: () => void): void {
  const board = frame.querySelector('.board');
  const drawing = board?.querySelector('svg');
  if (!board || !drawing) return;
  const before = drawing.getBoundingClientRect();
  change();
  const after = drawing.getBoundingClientRect();
  const shift = (point: number, from: number, size: number, to: number, grown: number): number =>
    to + ((point - from) / size) * grown - point;
  board.scrollBy({
    left: shift(x, before.left, before.width, after.left, after.width),
    top: shift(y, before.top, before.height, after.top, after.height),
    behavior: 'instant',
  });
}
