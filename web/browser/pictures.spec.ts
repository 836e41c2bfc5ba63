// A few screens look as they did: compared with the pictures in kept/. Where a change is meant, look at the new ones and
// keep them: UPDATE_PICTURES=1 npm run browser -- pictures
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { compare, small } from './compare';
import { PHONE, expect, test, type Visit } from './fixtures';
import { isPhone, settled, show, type Screen, type Size } from './scenes';
import cities from '../src/cities/list.json' with { type: 'json' };

/** How much of a picture may differ. */
const MOST = 0.02;

/** Screens in windows, each of another city. */
const KEPT: readonly { screen: Screen; size: Size; colorScheme: 'light' | 'dark' }[] = [
  { screen: 'start', size: [1440, 900], colorScheme: 'light' },
  { screen: 'tickets', size: [1024, 768], colorScheme: 'light' },
  { screen: 'middle', size: [1440, 900], colorScheme: 'light' },
  { screen: 'middle', size: [390, 844], colorScheme: 'dark' },
  { screen: 'middle', size: [768, 1024], colorScheme: 'light' },
  { screen: 'last', size: [1920, 1080], colorScheme: 'dark' },
  { screen: 'end', size: [1280, 800], colorScheme: 'light' },
  { screen: 'replay', size: [1440, 900], colorScheme: 'dark' },
  { screen: 'rules', size: [390, 844], colorScheme: 'light' },
];

const windowOf = (size: Size, colorScheme: 'light' | 'dark'): Visit => ({
  at: 'about:blank',
  ...(isPhone(size) ? PHONE : {}),
  viewport: { width: size[0], height: size[1] },
  colorScheme,
});
const pictureOf = async (page: Page, paper: Page): Promise<Buffer> => small(paper, await page.screenshot({ scale: 'css' }));

for (const [i, { screen, size, colorScheme }] of KEPT.entries()) {
  const city = cities[i % cities.length]!.id;
  const name = `${city}-${screen}-${size.join('x')}-${colorScheme}`;
  test(`${name} looks as it did`, async ({ visit }, info) => {
    const [page, paper] = [await visit(windowOf(size, colorScheme)), await visit({ at: 'about:blank' })];
    await show(page, city, screen);
    const now = await pictureOf(page, paper);
    const file = `${import.meta.dirname}/kept/${name}.jpg`;
    if (process.env['UPDATE_PICTURES']) writeFileSync(file, now);
    expect(existsSync(file), `${file} is kept`).toBe(true);
    const { part, where } = await compare(paper, readFileSync(file), now);
    const there = info.outputPath('now.jpg');
    writeFileSync(there, now);
    expect(part, `${where} differs: see ${file} and ${there}`).toBeLessThanOrEqual(MOST);
  });
}

test('a broken layout looks different, and small things do not', async ({ visit }) => {
  const size = [1440, 900] as const;
  const [page, paper] = [await visit(windowOf(size, 'light')), await visit({ at: 'about:blank' })];
  const city = cities[0]!.id;
  const looks = async (css: string): Promise<number> => {
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, css);
    await settled(page);
    return (await compare(paper, before, await pictureOf(page, paper))).part;
  };
  await show(page, city, 'middle');
  const before = await pictureOf(page, paper);
  for (const css of ['', 'body { translate: 0.4px 0.4px }', 'body { -webkit-text-stroke: 0.3px }', '.market { translate: 1px 1px }']) {
    expect.soft(await looks(css), css).toBeLessThanOrEqual(MOST);
  }
  for (const css of ['.board-area { translate: 40px }', '.market { translate: 0 40px }', '.market, .hand { display: none !important }', '.players { display: none !important }']) {
    expect.soft(await looks(css), css).toBeGreaterThan(MOST);
  }
});
