// Every screen at every size, in every city: nothing overlaps, is cut off or sticks out, and cards have the size that they
// should. The screens are those of scenes.ts.
import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { cardWidths, faults } from './geometry';
import { SCREENS, SIZES, isPhone, settled, show, type Screen, type Size } from './scenes';
import { cropped, scrolls, shares, wide } from './sizes';
import cities from '../src/cities/list.json' with { type: 'json' };

type Visited = (options?: typeof PHONE | { at: string }) => Promise<Page>;

const isTablet = ([width]: Size): boolean => width >= 700 && width < 1100;
/** From here on row, hand and tickets are one tray. */
const isDesktop = ([width]: Size): boolean => width >= 1100;
/** How wide a card of the row is on a desktop, in pixels. */
const [NARROWEST, WIDEST] = [72, 128];
const isPlayed = (screen: Screen): boolean => ['tickets', 'middle', 'last'].includes(screen);

/** Looks at a screen in all windows. What is found is told with the window. */
async function inAll(visit: Visited, city: string, screen: Screen, look: (page: Page, size: Size) => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const phone of [true, false]) {
    const page = await visit({ at: 'about:blank', ...(phone ? PHONE : {}) });
    for (const [i, size] of SIZES.filter((one) => isPhone(one) === phone).entries()) {
      await page.setViewportSize({ width: size[0], height: size[1] });
      if (i === 0) await show(page, city, screen);
      else await settled(page);
      found.push(...(await look(page, size)).map((words) => `${size.join('×')}: ${words}`));
    }
    await page.context().close();
  }
  return found;
}

async function board(page: Page, screen: Screen, size: Size): Promise<string[]> {
  if (isPhone(size)) return [];
  // Upright, the end comes first, and the board below it.
  if (screen === 'end' && size[0] < size[1]) await page.locator('.board').evaluate((board) => board.scrollIntoView({ block: 'end' }));
  return cropped(page);
}

async function tablet(page: Page): Promise<string[]> {
  const lines = await page.locator('.players > li').evaluateAll((seats) => new Set(seats.map((seat) => Math.round(seat.getBoundingClientRect().top))).size);
  const { board, frame, most } = await shares(page);
  return [
    ...(lines > 1 ? [`${lines} lines of seats`] : []),
    ...(frame >= 0.6 || board >= (2 / 3) * most ? [] : [`the board has ${board.toFixed(2)} of the window, its frame ${frame.toFixed(2)}; ${most.toFixed(2)} is possible`]),
  ];
}

async function cards(page: Page): Promise<string[]> {
  const { row, hand } = await cardWidths(page);
  return [
    ...(row >= NARROWEST - 0.5 && row <= WIDEST + 0.5 ? [] : [`a card of the row is ${row.toFixed()} pixels wide`]),
    ...(hand >= row - 0.5 ? [] : [`cards of the hand are ${hand.toFixed()} pixels wide, those of the row ${row.toFixed()}`]),
  ];
}

for (const { id: city } of cities) {
  for (const screen of SCREENS) {
    test(`${city}, ${screen}: nothing overlaps, is cut off or sticks out`, async ({ visit }) => {
      const found = await inAll(visit, city, screen, async (page, size) => [
        ...(await wide(page)),
        ...(await faults(page)),
        ...((isPlayed(screen) ? !isPhone(size) : screen === 'end' && size[0] > size[1]) && (await scrolls(page)) > 0 ? ['the page scrolls'] : []),
        ...(isPlayed(screen) && isTablet(size) ? await tablet(page) : []),
        ...(isPlayed(screen) && isDesktop(size) ? await cards(page) : []),
        ...(['start', 'rules'].includes(screen) ? [] : await board(page, screen, size)),
      ]);
      expect(found).toEqual([]);
    });
  }
}

test('cards have one size in every city', async ({ visit }) => {
  const widths = new Map<string, Record<string, number>>();
  for (const { id: city } of cities) {
    await inAll(visit, city, 'middle', async (page, size) => {
      if (!isDesktop(size)) return [];
      const key = size.join('×');
      widths.set(key, { ...widths.get(key), [city]: Math.round((await cardWidths(page)).row) });
      return [];
    });
  }
  for (const [size, ofCities] of widths) expect.soft(new Set(Object.values(ofCities)).size, `${size}: ${JSON.stringify(ofCities)}`).toBe(1);
});

test('what is broken is found', async ({ visit }) => {
  const page = await visit({ at: 'about:blank' });
  const broken: [what: string, css: string, found: RegExp][] = [
    ['nothing', '', /^$/],
    ['a part lies over another', '.board-area { translate: 0 -60px }', /seat-\d.*board.*overlap/],
    ['a part sticks out', '.market { translate: 2000px 0 }', /sticks out of the window|is cut/],
    ['cards are cut off', '.hand ul { height: 30px !important; min-height: 0; overflow: hidden }', /is cut by ul/],
    ['cards lie over each other', '.market li + li { margin-left: -40px }', /slot-\d.*overlap/],
    ['words are cut off', '.players strong { text-overflow: clip !important; overflow: hidden; max-width: 1em; white-space: nowrap; display: block }', /the words .* are cut/],
    ['words stick out', 'header .menu { width: 20px; min-width: 0; padding: 0; overflow: visible; white-space: nowrap }', /the words .* stick out/],
    ['words lie over each other', '.players dl * { position: absolute; left: 0; top: 0 }', /the words .* overlap/],
  ];
  for (const [what, css, found] of broken) {
    await show(page, 'london', 'middle');
    // The policy of the page lets no other style in.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await settled(page);
    expect.soft((await faults(page)).join('; '), what).toMatch(found);
  }
});
