// What lies over the page for a while, so that the board can keep clear of it.

/** The least height that is left to what is covered, in pixels. */
const LEAST = 160;

/** The box of the choice that waits. */
let cover: DOMRect | undefined = $state.raw();

/** Tells where a choice lies, for as long as it is there. */
export function covers(sheet: HTMLElement): () => void {
  const tell = (): void => void (cover = sheet.getBoundingClientRect());
  const watcher = new ResizeObserver(tell);
  watcher.observe(sheet);
  // It rises.
  sheet.addEventListener('animationend', tell);
  return () => {
    watcher.disconnect();
    cover = undefined;
  };
}

/** How much of the foot of a box lies under it, in pixels. */
export function under(box: Element): number {
  if (!cover) return 0;
  const { left, right, top, bottom } = box.getBoundingClientRect();
  if (cover.left >= right || cover.right <= left || cover.top <= top) return 0;
  return Math.max(0, Math.min(bottom - cover.top, bottom - top - LEAST));
}
