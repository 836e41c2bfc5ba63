// How large things are on the screen.
import type { Page } from '@playwright/test';

/** What a finger must hit at least, and the main things, in pixels: WCAG 2.2, 2.5.8, and more. */
const LEAST = 24;
const MAIN = 40;

/** What sticks out of the page to the side, in words. */
export function wide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= room && innerWidth <= screen.width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > room + 1)
      .map((one) => `${one.tagName}.${one.getAttribute('class')} ${one.getBoundingClientRect().right}`)
      .concat(`page: ${document.documentElement.scrollWidth}`);
  });
}

/** What is too small to be hit, in words. What a finger hits on the board is larger than what is drawn (touch.spec.ts). */
export function small(page: Page): Promise<string[]> {
  return page.evaluate(
    ([least, main]) => {
      const pressed = 'button, a, select, summary, input, [tabindex="0"]';
      return [...document.querySelectorAll(pressed)].flatMap((one) => {
        if (one.closest('svg, p, [inert], .hidden') || !one.checkVisibility()) return [];
        // A box and the words beside it are one thing to press.
        const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
        const wanted = one.matches('.primary, .market .can, .sheet li button') ? main : least;
        const name = `${one.tagName}.${one.getAttribute('class')} ${one.textContent?.trim().slice(0, 30)}`;
        return Math.min(width, height) < wanted! ? [`${name}: ${width.toFixed()}×${height.toFixed()}`] : [];
      });
    },
    [LEAST, MAIN],
  );
}
