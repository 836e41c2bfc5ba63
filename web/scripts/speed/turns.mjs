// How fast the page answers while a game of four is played: it measures itself with the browser's own means.
import { newTable, play, SCREENS, slow, tab } from './player.mjs';

/** Runs in the page before anything else. */
function watch() {
  const found = { clicks: new Map(), shown: [] };
  window.found = found;
  // From a click to the next paint. Browsers tell only of those that took 16 ms or more.
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, target } of list.getEntries()) {
      const before = found.clicks.get(interactionId) ?? { ms: 0 };
      const on = before.on ?? target?.closest?.('[class]')?.getAttribute('class') ?? '';
      if (interactionId) found.clicks.set(interactionId, { ms: Math.max(duration, before.ms), on });
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  // From an event's message to the paint of the last change that it made to the page.
  let came;
  // A bubble that goes after its two seconds is no part of what came since.
  const bubbleGoes = ({ type, addedNodes, target }) =>
    type !== 'characterData' && addedNodes.length === 0 && target.closest?.('.players .seat');
  const changed = (records) => {
    if (records.every(bubbleGoes)) return;
    const event = came;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => event && (event.shown = performance.now() - event.at);
      port2.postMessage('painted');
    });
  };
  addEventListener('DOMContentLoaded', () =>
    new MutationObserver(changed).observe(document.body, {
      childList: true, characterData: true, attributes: true, subtree: true,
    }),
  );
  // Bots answer faster than anything is drawn: what each player did comes on its own, this many milliseconds after the last.
  const APART = 500;
  let last = 0;
  window.WebSocket = class extends WebSocket {
    set onmessage(read) {
      this.addEventListener('message', (message) => {
        const isEvent = JSON.parse(message.data).type === 'event';
        last = Math.max(performance.now(), last + (isEvent ? APART : 0));
        setTimeout(() => {
          if (isEvent) found.shown.push((came = { at: performance.now(), shown: 0 }));
          read(message);
        }, last - performance.now());
      });
    }
  };
  // What follows from a pointer is not what follows from the event before it.
  for (const type of ['pointerover', 'pointerdown']) addEventListener(type, () => (came = undefined), true);
}

/** Plays a piece of a game and gives, in milliseconds: for each click the time to the next paint, and for each event the
 * time until all of it was shown. */
export async function measureTurns(browser, address, { city, screen, motion, rate, clicks }) {
  const { page, cdp, close } = await tab(browser, { ...SCREENS[screen], reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.goto(address);
  const table = await newTable(page, city, 4);
  await page.addInitScript(watch);
  await page.goto(table);
  await page.waitForSelector('.board');
  await slow(cdp, rate);
  // What comes while the table is still being opened is not counted.
  await page.waitForTimeout(1500);
  await page.evaluate(() => void (window.found.shown.length = 0));
  // Longer than anything moves, so that each click finds the page at rest.
  const done = await play(page, clicks, 800);
  await page.waitForTimeout(500);
  const found = await page.evaluate(() => ({
    clicks: [...window.found.clicks.values()],
    shown: window.found.shown.map(({ shown }) => shown),
  }));
  await close();
  const quick = Array(Math.max(0, done.length - found.clicks.length)).fill({ ms: 16, on: '' });
  return { clicks: [...found.clicks, ...quick], shown: found.shown };
}
