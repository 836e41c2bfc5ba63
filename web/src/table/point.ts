// Points to parts of the page and of the board: marks them, and says whether any can be seen.
import { calm } from '../motion';
import { bringIntoView } from './boardScroll';

export interface Pointer {
  /** Scrolls to what is meant. */
  show(): void;
  end(): void;
}

function find(spots: readonly string[], ids: readonly string[]): Element[] {
  const names = [
    ...spots.map((spot) => `[data-spot="${CSS.escape(spot)}"]`),
    ...ids.map((id) => `.board [data-id="${CSS.escape(id)}"]`),
  ];
  return names.flatMap((name) => [...document.querySelectorAll(name)]);
}

/** Marks what is meant. Calls `away` with whether all of it is out of sight. */
export function point(spots: readonly string[], ids: readonly string[], away: (all: boolean) => void): Pointer {
  const meant = find(spots, ids);
  for (const one of meant) one.setAttribute('data-meant', '');
  const frame = ids.length > 0 ? document.querySelector('.frame') : null;
  if (frame) bringIntoView(frame, ids);
  const seen = new Set<Element>();
  const watcher = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) seen.add(target);
      else seen.delete(target);
    }
    away(seen.size === 0);
  });
  for (const one of meant) watcher.observe(one);
  return {
    show: () => meant[0]?.scrollIntoView({ block: 'center', behavior: calm() ? 'auto' : 'smooth' }),
    end() {
      watcher.disconnect();
      for (const one of meant) one.removeAttribute('data-meant');
      away(false);
    },
  };
}
