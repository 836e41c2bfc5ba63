// Whole games in one tab, one after another, and what is left of each.
import { CITIES, play, tab } from './player.mjs';

const WANTED = { JSHeapUsedSize: 'heap', Nodes: 'nodes', JSEventListeners: 'listeners' };

async function left(cdp) {
  // Twice: what the first round frees may hold on to something else.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return Object.fromEntries(metrics.flatMap(({ name, value }) => (WANTED[name] ? [[WANTED[name], value]] : [])));
}

/** Plays games in all cities by turns; after each, back on the start page, tells what the tab holds. */
export async function measureMemory(browser, address, games, tell) {
  const { page, cdp, close } = await tab(browser, { reducedMotion: 'reduce' });
  await cdp.send('Performance.enable');
  await page.goto(address);
  const found = [];
  for (let i = 0; i < games; i += 1) {
    await page.locator(`input[value=${CITIES[i % CITIES.length]}]`).check({ force: true });
    await page.locator('button.go').click();
    await page.waitForSelector('.game');
    await play(page);
    // Links within the page do not load it anew.
    await page.locator('header a.name').first().click();
    await page.waitForFunction(() => document.querySelectorAll('.cities svg').length >= 4);
    // Cards may still be counted up, and icons change a moment later.
    await page.waitForTimeout(1000);
    found.push(await left(cdp));
    tell(i + 1, found.at(-1));
  }
  await close();
  return found;
}
