// Whole games in one tab, one after another, and what is left of each.
import { CITIES } from '../cities.mjs';
import { play, tab } from './player.mjs';

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
  // By the page's own means: Playwright would hold on to every element that it has found.
  const click = (what) => page.evaluate((selector) => document.querySelector(selector).click(), what);
  const until = (what, count = 1) =>
    page.waitForFunction(([selector, least]) => document.querySelectorAll(selector).length >= least, [what, count]);
  for (let i = 0; i < games; i += 1) {
    await until('.cities img', CITIES.length);
    await click(`input[value=${CITIES[i % CITIES.length]}]`);
    await click('button.go');
    await until('.game');
    await play(page);
    // Links within the page do not reload it.
    await click('header a.name');
    await until('.cities img', CITIES.length);
    // Cards may still be counted up, and icons change a moment later.
    await page.waitForTimeout(1000);
    found.push(await left(cdp));
    tell(i + 1, found.at(-1));
  }
  await close();
  return found;
}
