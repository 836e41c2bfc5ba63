// The first load: how much comes over the wire, and when the page can be used.
import { SCREENS, slow, tab } from './player.mjs';

/** Bytes of all answers and socket messages, with their headers, as they came. */
async function countBytes(cdp) {
  let total = 0;
  await cdp.send('Network.enable');
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (total += encodedDataLength));
  cdp.on('Network.webSocketFrameReceived', ({ response }) => (total += response.payloadData.length));
  return () => total;
}

/** Cold cache: the start page, and then a game of two until the first choice can be made. */
export async function measureBytes(browser, address) {
  const { page, cdp, close } = await tab(browser);
  const total = await countBytes(cdp);
  await page.goto(address, { waitUntil: 'networkidle' });
  const start = total();
  await page.locator('button.go').click();
  await page.waitForSelector('.sheet');
  await page.waitForLoadState('networkidle');
  await close();
  return { start, table: total() };
}

/** Notes when the button to play was painted and when the main thread was last busy for long, and says when nothing
 * has kept it busy for a second since all pictures were there. Runs in the page, and speaks through its console:
 * whatever else asks the page would be measured too. */
function watchLoad() {
  window.load = { painted: 0, busy: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.load.busy = startTime + duration;
  }).observe({ type: 'longtask', buffered: true });
  const rest = () => {
    const pictures = [...document.images];
    const done = pictures.length >= 4 && pictures.every((one) => one.complete);
    if (done && performance.now() > Math.max(window.load.painted, window.load.busy) + 1000) console.debug('at rest');
    else setTimeout(rest, 500);
  };
  const look = () => {
    if (!document.querySelector('button.go')) requestAnimationFrame(look);
    else
      requestAnimationFrame(() =>
        setTimeout(() => {
          window.load.painted = performance.now();
          rest();
        }),
      );
  };
  requestAnimationFrame(look);
}

/** How long the main thread has worked, in milliseconds of its own time. */
async function worked(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
}

/** Milliseconds from the request of the page until it can be used: the button is painted, all pictures are there,
 * and nothing keeps the main thread busy for more than 50 ms. `work` is what the main thread had to do for that,
 * which other programs on the machine delay but hardly change. Then from a click on the button until the table
 * is painted. */
export async function measureLoad(browser, address, screen, rate) {
  const { page, cdp, close } = await tab(browser, SCREENS[screen]);
  await page.addInitScript(watchLoad);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await slow(cdp, rate);
  const before = await worked(cdp);
  const rested = page.waitForEvent('console', (message) => message.text() === 'at rest');
  await page.goto(address, { waitUntil: 'commit' });
  await rested;
  const work = (await worked(cdp)) - before;
  const { painted, busy } = await page.evaluate(() => window.load);
  const table = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const began = performance.now();
        const look = () => {
          if (!document.querySelector('.game .board')) requestAnimationFrame(look);
          else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
        };
        document.querySelector('button.go').click();
        look();
      }),
  );
  await close();
  return { painted, interactive: Math.max(painted, busy), work, table };
}
