// The pictures of the README: node scripts/pictures.mjs ADDRESS|BINARY FOLDER. In every city a game with three bots is played by their hints, half way to the end.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { CITIES } from './cities.mjs';
import { serve } from './serve.mjs';

const [where, folder] = process.argv.slice(2);
if (!where || !folder) {
  console.error('usage: node scripts/pictures.mjs ADDRESS|BINARY FOLDER');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });

const SIZES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
};
/** When the picture is taken: when somebody's pieces have shrunk to this part. */
const PART = 0.4;

const { address, end } = await serve(where);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

async function newPage(size) {
  const context = await browser.newContext({ ...SIZES[size], reducedMotion: 'reduce', locale: 'en', colorScheme: 'light' });
  const page = await context.newPage();
  await page.addInitScript(() =>
    localStorage.setItem('crosstown-settings', JSON.stringify({ pace: 'instant', language: 'en', name: 'Ada' })),
  );
  await page.goto(address);
  await page.waitForFunction(() => [...document.images].every((picture) => picture.complete));
  return page;
}

const shoot = async (page, name) => {
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(name);
};

/** The pieces of whoever has fewest. */
const piecesLeft = (page) =>
  page.locator('.players li').evaluateAll((seats) =>
    Math.min(
      ...seats.map((seat) =>
        [...seat.querySelectorAll('.vehicle dd')].reduce((sum, { textContent }) => sum + Number(textContent), 0),
      ),
    ),
  );

for (const size of Object.keys(SIZES)) {
  const start = await newPage(size);
  await shoot(start, `start-${size}`);
  await start.context().close();
  for (const city of CITIES) {
    const page = await newPage(size);
    await page.locator(`input[value=${city}]`).check({ force: true });
    for (const _ of [1, 2]) await page.locator('.table fieldset > button').click();
    await page.locator('button.go').click();
    const ask = page.locator('button.ask:enabled');
    await ask.waitFor();
    const all = await piecesLeft(page);
    while ((await piecesLeft(page)) > all * PART) {
      await ask.click();
      await page.locator('.hint .primary').click();
      await page.locator('.hint').waitFor({ state: 'detached' });
      await ask.waitFor();
    }
    await page.mouse.move(0, 0);
    await shoot(page, `${city}-${size}`);
    await page.context().close();
  }
}
await browser.close();
end();
