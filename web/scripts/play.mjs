// Plays whole games through the browser: node scripts/play.mjs ADDRESS [FOLDER [CITY...]]. ADDRESS is
// where the client is served; pictures go to FOLDER. Fails where a game gets stuck.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [address, folder, ...only] = process.argv.slice(2);
if (!address) {
  console.error('usage: node scripts/play.mjs ADDRESS [FOLDER [CITY...]]');
  process.exit(2);
}
if (folder) mkdirSync(folder, { recursive: true });
const cities = ['new-york', 'london', 'san-francisco', 'berlin'].filter(
  (city) => only.length === 0 || only.includes(city),
);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

/** Does something that a player could do, and says what. */
async function act(page) {
  const sheet = page.locator('.sheet');
  if (await sheet.count()) {
    const boxes = sheet.locator('input[type=checkbox]:not(:disabled)');
    if (await boxes.count()) await boxes.first().check({ timeout: 2000 });
    const main = sheet.locator('button.primary');
    if (await main.count()) await main.first().click({ timeout: 2000 });
    else await sheet.locator('li button').first().click({ timeout: 2000 });
    return 'sheet';
  }
  const place = page.locator('.place-choice select');
  if (await place.count()) {
    await place.selectOption({ index: 2 });
    await page.locator('.place-choice button').click({ timeout: 2000 });
    return 'place';
  }
  const claimable = await page.locator('svg .route.claimable').all();
  if (claimable.length > 0) {
    const one = claimable[Math.floor(Math.random() * claimable.length)];
    await one.focus();
    await page.keyboard.press('Enter');
    return 'claim';
  }
  const cards = page.locator('.market .can');
  const count = await cards.count();
  if (count > 0) {
    await cards.nth(Math.floor(Math.random() * count)).click({ timeout: 2000 });
    return 'draw';
  }
  const pass = page.locator('.hand-area > button.primary');
  if (await pass.count()) {
    await pass.click({ timeout: 2000 });
    return 'pass';
  }
  return undefined;
}

let failed = false;
for (const city of cities) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce', locale: 'en' });
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    console.error(city, error.message);
    failed = true;
  });
  await page.addInitScript(() =>
    localStorage.setItem('crosstown-settings', JSON.stringify({ pace: 'instant', language: 'en', name: 'Ada' })),
  );
  await page.goto(address);
  await page.locator(`input[value=${city}]`).check({ force: true });
  await page.locator('button.go').click();
  await page.waitForSelector('.board');
  const done = {};
  const began = Date.now();
  let idle = 0;
  while (!(await page.locator('.end article').count())) {
    let what;
    try {
      what = await act(page);
    } catch {
      what = undefined; // It changed under our hands; look again.
    }
    if (what) {
      done[what] = (done[what] ?? 0) + 1;
      idle = 0;
    } else if (++idle > 200) {
      console.error(city, 'is stuck:', await page.locator('.status').textContent());
      if (folder) await page.screenshot({ path: join(folder, `${city}-stuck.png`) });
      failed = true;
      break;
    }
    await page.waitForTimeout(40);
  }
  if (folder) await page.screenshot({ path: join(folder, `${city}-end.png`), fullPage: true });
  console.log(city, `${Math.round((Date.now() - began) / 1000)} s`, JSON.stringify(done));
  await context.close();
}
await browser.close();
process.exit(failed ? 1 : 0);
