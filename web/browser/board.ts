// Where things are on the board.
import type { Locator, Page } from '@playwright/test';

/** The middle of a route's middle space or piece, from the corner of all of them; runs in the page. A bent route has
 * nothing in its own middle. */
function middle(spaces: SVGElement | HTMLElement): { x: number; y: number } {
  const each = spaces.getAttribute('d')!.match(/M[^M]+/g)!;
  const one = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  one.setAttribute('d', each[Math.floor(each.length / 2)]!);
  spaces.after(one);
  const [space, all] = [one.getBoundingClientRect(), spaces.getBoundingClientRect()];
  one.remove();
  return { x: space.x + space.width / 2 - all.x, y: space.y + space.height / 2 - all.y };
}

export const routeOf = (page: Page, id: string): Locator => page.locator(`.route[data-id="${id}"]`);

/** Presses a space of a route, or the piece on it, with the mouse or a finger. */
export async function pressRoute(route: Locator, how: 'click' | 'tap' = 'click'): Promise<void> {
  const spaces = route.locator('.car, .badge');
  // What cannot be claimed can be pressed all the same, and says why.
  const force = (await route.getAttribute('aria-disabled')) === 'true';
  await spaces[how]({ position: await spaces.evaluate(middle), force });
}
