// Somebody who plays: tabs of a browser, tables, and games by clicking.

export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};

/** A new tab without cookies or cache. `look` is what a browser would know of the person. */
export async function tab(browser, look = {}) {
  const context = await browser.newContext({ ...SCREENS.desktop, locale: 'en', ...look });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const settings = { pace: 'instant', language: 'en', name: 'Ada' };
    localStorage.setItem('crosstown-settings', JSON.stringify(settings));
  });
  const cdp = await context.newCDPSession(page);
  return { page, cdp, close: () => context.close() };
}

export const slow = (cdp, rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });

/** Makes a table with bots, and gives its address. */
export async function newTable(page, city, players) {
  return page.evaluate(
    async ([city, bots]) => {
      const seats = [{ by: 'device', name: 'Ada' }, ...Array(bots).fill({ by: 'bot', level: 'easy' })];
      const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ city, seats }),
      });
      return new URL(`/t/${(await answer.json()).id}`, location.href).href;
    },
    [city, players - 1],
  );
}

/** Where to click next, and what that is; nothing while others act. Runs in the page. */
function nextClick() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const any = (elements) => elements[Math.floor(Math.random() * elements.length)];
  /** The middle of the middle space of a route: a bent one has nothing in its own middle. The page is only looked at. */
  const spaceOf = (car) => {
    const spaces = car.getAttribute('d').match(/M[^M]+/g);
    const ends = [...spaces[spaces.length >> 1].matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z])/g)];
    const middle = (i) => (Math.min(...ends.map((end) => end[i])) + Math.max(...ends.map((end) => end[i]))) / 2;
    return new DOMPoint(middle(1), middle(2)).matrixTransform(car.getScreenCTM());
  };
  const at = (what, element) => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    if (what === 'claim') {
      const { x, y } = spaceOf(element.querySelector('.car'));
      return { what, x, y };
    }
    const { x, y, width, height } = (element.querySelector('.disc') ?? element).getBoundingClientRect();
    return { what, x: x + width / 2, y: y + height / 2 };
  };
  if (all('.end article').length > 0) return { what: 'over' };
  if (all('.status.mine').length === 0) return undefined;
  if (all('.sheet').length > 0) {
    const [box] = all('.sheet input[type=checkbox]:not(:disabled):not(:checked)');
    const [main] = all('.sheet button.primary');
    if (main?.disabled || (box && all('.sheet :checked').length === 0)) return at('ticket', box.closest('label'));
    return main ? at('confirm', main) : at('pay', all('.sheet li button')[0]);
  }
  if (all('.place-choice').length > 0) return at('place', any(all('.place[aria-disabled=false]')));
  const ways = {
    claim: all('.route[aria-disabled=false]'),
    draw: all('.market .can'),
    pass: all('.hand-area > button.primary'),
  };
  const possible = Object.keys(ways).filter((what) => ways[what].length > 0);
  // Cards rather than routes, most of the time, so that there is a hand to pay with.
  const what = possible.includes('draw') && Math.random() < 0.6 ? 'draw' : possible[0];
  return what && at(what, any(ways[what]));
}

/** Plays until so many clicks are done or the game is over; gives what was clicked on. `pause` is the time between two
 * clicks in milliseconds. */
export async function play(page, clicks = Infinity, pause = 20) {
  const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  const done = [];
  for (let idle = 0; idle < 1500; ) {
    const next = await page.evaluate(nextClick);
    if (next?.what === 'over' || done.length >= clicks) return done;
    if (next && touch) await page.touchscreen.tap(next.x, next.y);
    else if (next) await page.mouse.click(next.x, next.y);
    if (next) done.push(next.what);
    idle = next ? 0 : idle + 1;
    await page.waitForTimeout(pause);
  }
  throw new Error(`stuck at ${page.url()}: ${await page.locator('.status').textContent()}`);
}
