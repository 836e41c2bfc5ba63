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

/** What of the board is out of sight, in words: cut off by its frame, or beyond the window. */
export function cropped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const box = (css: string): DOMRect => document.querySelector(css)!.getBoundingClientRect();
    const [drawing, frame] = [box('.drawing'), box('.frame')];
    const out = (name: string, { left, top, right, bottom }: Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>): string[] =>
      drawing.left >= left - 1 && drawing.right <= right + 1 && drawing.top >= top - 1 && drawing.bottom <= bottom + 1
        ? []
        : [`${drawing.width.toFixed()}×${drawing.height.toFixed()} at ${drawing.left.toFixed()},${drawing.top.toFixed()} is not in ${name}`];
    return [
      ...out(`its frame of ${frame.width.toFixed()}×${frame.height.toFixed()}`, frame),
      ...out('the window', { left: 0, top: 0, right: innerWidth, bottom: innerHeight }),
    ];
  });
}

/** How much the document scrolls, in pixels. */
export const scrolls = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

/** The parts of the window that the board and its frame take, and the part that a board of this shape could take at most. */
export function shares(page: Page): Promise<{ board: number; frame: number; most: number }> {
  return page.evaluate(() => {
    const share = (css: string): number => {
      const { width, height } = document.querySelector(css)!.getBoundingClientRect();
      return (width * height) / (innerWidth * innerHeight);
    };
    const { width, height } = document.querySelector('.drawing')!.getBoundingClientRect();
    const [shape, room] = [width / height, innerWidth / innerHeight];
    return { board: share('.drawing'), frame: share('.frame'), most: Math.min(shape / room, room / shape) };
  });
}

/** What covers the board or any part of it, in words. */
export function coveredBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { left, top, width, height } = document.querySelector('.drawing')!.getBoundingClientRect();
    const parts = [0.02, 0.25, 0.5, 0.75, 0.98];
    const found = parts.flatMap((x) => parts.map((y) => document.elementFromPoint(left + x * width, top + y * height)));
    return [...new Set(found.filter((one) => !one?.closest('.frame')).map((one) => `${one?.tagName}.${one?.getAttribute('class')}`))];
  });
}

/** What is wrong with the posters of the cities, in words: a board that is cut, stretched or missing, or a text that sticks out. */
export async function posters(page: Page): Promise<string[]> {
  const images = page.locator('.cities img');
  await images.evaluateAll((images) => Promise.all((images as HTMLImageElement[]).map((image) => image.decode())));
  return page.locator('.cities label').evaluateAll((posters) =>
    posters.flatMap((poster) => {
      const image = poster.querySelector('img')!;
      const [board, paper] = [image.getBoundingClientRect(), poster.getBoundingClientRect()];
      const shape = (board.width / board.height) * (image.naturalHeight / image.naturalWidth);
      const inside = board.left > paper.left && board.right < paper.right && board.top > paper.top && board.bottom < paper.bottom;
      const faults = [
        ...(board.height < 60 ? [`the board is ${board.height.toFixed()} pixels high`] : []),
        ...(Math.abs(shape - 1) > 0.02 ? [`the board is ${shape.toFixed(2)} times as wide as it should be`] : []),
        ...(inside ? [] : ['the board is not inside']),
        ...[...poster.querySelectorAll('strong, span')].filter((text) => {
          const box = text.getBoundingClientRect();
          return text.scrollWidth > text.clientWidth + 1 || box.bottom > paper.bottom || box.right > paper.right;
        }).map((text) => `sticks out: ${text.textContent}`),
      ];
      return faults.map((fault) => `${poster.querySelector('input')!.value}: ${fault}`);
    }),
  );
}
