// Getting about with keys alone.
import { expect, type Page } from '@playwright/test';

const MOST = 200;

/** Whether the focus is on this, or inside it, or on what holds it; runs in the page. */
const isOn = (css: string): boolean => document.activeElement?.closest(css) !== null;

/** Goes on with Tab until the focus is there. */
export async function tabTo(page: Page, css: string): Promise<void> {
  for (let i = 0; i < MOST; i++) {
    if (await page.evaluate(isOn, css)) return;
    await page.keyboard.press('Tab');
  }
  expect(false, `Tab does not lead to ${css}`).toBe(true);
}

/** Which way something lies from the focus, the most promising key first; runs in the page. */
function ways(css: string): string[] {
  const middle = (element: Element): [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [from, to] = [middle(document.activeElement!), middle(document.querySelector(css)!)];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const [across, along] = [dx > 0 ? 'ArrowRight' : 'ArrowLeft', dy > 0 ? 'ArrowDown' : 'ArrowUp'];
  const best = Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
  return [...best, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
}

/** Goes over the board with arrow keys until the focus is there. */
async function arrowTo(page: Page, css: string): Promise<void> {
  const here = (): Promise<string | null> => page.evaluate(() => document.activeElement!.getAttribute('data-id'));
  const tried = new Set<string>();
  for (let i = 0; i < MOST; i++) {
    if (await page.evaluate(isOn, css)) return;
    const at = await here();
    const key = (await page.evaluate(ways, css)).find((one) => !tried.has(`${at} ${one}`));
    if (!key) break;
    tried.add(`${at} ${key}`);
    await page.keyboard.press(key);
  }
  expect(false, `arrow keys do not lead to ${css}`).toBe(true);
}

/** Goes there and presses Enter, or another key. */
export async function press(page: Page, css: string, key = 'Enter'): Promise<void> {
  const onBoard = /^\.(route|place)\[data-id="[^"]*"\]/.exec(css);
  if (onBoard) {
    await tabTo(page, `.${onBoard[1]}`);
    await arrowTo(page, onBoard[0]);
  } else {
    await tabTo(page, css);
  }
  await page.keyboard.press(key);
}
