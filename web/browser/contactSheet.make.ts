// Pictures of every screen at every size, in every city, by day and by night: `npm run contact-sheet -- [-g CITY]`, or
// `cargo xtask contact-sheet`. They come into target/contact-sheet/: index.html has them all, CITY.jpg is a sheet of one city.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { PHONE, test, type Visit } from './fixtures';
import { SCREENS, SIZES, isPhone, settled, show, type Screen, type Size } from './scenes';
import cities from '../src/cities/list.json' with { type: 'json' };

const FOLDER = process.env['CONTACT_SHEET'] ?? join(import.meta.dirname, '../../target/contact-sheet');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
/** Pictures are no wider than this on the sheet, in pixels, and no higher. */
const [WIDEST, HIGHEST] = [480, 400];

const fileOf = (city: string, screen: Screen, [width, height]: Size, theme: Theme): string =>
  `${city}/${screen}-${width}x${height}-${theme}.jpg`;

function* all(city: string): Generator<{ screen: Screen; theme: Theme; sizes: readonly Size[]; file(size: Size): string }> {
  for (const screen of SCREENS) {
    for (const theme of THEMES) yield { screen, theme, sizes: SIZES, file: (size) => fileOf(city, screen, size, theme) };
  }
}

/** A row for each screen by day and by night, a column for each size. */
function sheetOf(city: string): string {
  const rows = [...all(city)].map(({ screen, theme, sizes, file }) => {
    const pictures = sizes.map(([width, height], i) => {
      const scale = Math.min(WIDEST / width, HIGHEST / height);
      const [w, h] = [width * scale, height * scale].map(Math.round);
      return `<a href="${file(sizes[i]!)}"><img loading="eager" src="${file(sizes[i]!)}" width="${w}" height="${h}" alt=""><span>${width}×${height}</span></a>`;
    });
    return `<section><h2>${city}: ${screen}, ${theme === 'light' ? 'day' : 'night'}</h2><div>${pictures.join('')}</div></section>`;
  });
  return rows.join('\n');
}

const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>
  body { margin: 16px; background: #777; color: #fff; font: 15px sans-serif; width: max-content; }
  h2 { font-size: 18px; margin: 14px 0 4px; }
  div { display: flex; gap: 12px; align-items: flex-start; }
  a { display: grid; color: inherit; text-decoration: none; }
</style>${body}`;

async function sheet(browser: Browser, city: string): Promise<void> {
  const file = join(FOLDER, `${city}.html`);
  writeFileSync(file, page(sheetOf(city)));
  const context = await browser.newContext({ viewport: { width: 3200, height: 1000 } });
  const tab = await context.newPage();
  await tab.goto(`file://${file}`);
  await tab.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  await tab.screenshot({ path: join(FOLDER, `${city}.jpg`), type: 'jpeg', quality: 80, fullPage: true });
  await context.close();
}

for (const { id: city } of cities) {
  test(city, async ({ visit, browser }) => {
    mkdirSync(join(FOLDER, city), { recursive: true });
    const took = { done: 0, of: SCREENS.length * THEMES.length * SIZES.length };
    const take = async (tab: Page, screen: Screen, size: Size): Promise<void> => {
      for (const theme of THEMES) {
        await tab.emulateMedia({ colorScheme: theme });
        await settled(tab);
        const path = fileOf(city, screen, size, theme);
        await tab.screenshot({ path: join(FOLDER, path), type: 'jpeg', quality: 70, scale: 'css' });
        console.log(`${++took.done}/${took.of} ${path}`);
      }
    };
    for (const phone of [true, false]) {
      const device: Visit = phone ? PHONE : {};
      const tab = await visit({ at: 'about:blank', ...device });
      for (const screen of SCREENS) {
        for (const size of SIZES.filter((one) => isPhone(one) === phone)) {
          await tab.setViewportSize({ width: size[0], height: size[1] });
          await show(tab, city, screen);
          await take(tab, screen, size);
        }
      }
      await tab.close();
    }
    await sheet(browser, city);
    writeFileSync(join(FOLDER, 'index.html'), page(cities.map(({ id }) => sheetOf(id)).join('\n')));
  });
}
