// Somebody who plays: tabs of a browser, tables, and games by clicking.

export const CITIES = ['new-york', 'london', 'san-francisco', 'berlin'];

/** The first is a desktop, the second a phone. */
export const SCREENS = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true },
};

/** A new tab without cookies or cache. `look` is what a browser would know of the person. */
export async function tab(browser, look = {}, settings = {}) {
  const context = await browser.newContext({ ...SCREENS.desktop, locale: 'en', ...look });
  const page = await context.newPage();
  await page.addInitScript((kept) => {
    if (!localStorage.getItem('crosstown-settings')) localStorage.setItem('crosstown-settings', kept);
  }, JSON.stringify({ pace: 'instant', language: 'en', name: 'Ada', ...settings }));
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

/** Clicks on something that a player could click on, and says what; runs in the page. The search is not part of the
 * task in which the click is handled. */
function clickSomething() {
  const all = (selector) => document.querySelectorAll(selector);
  const click = (selector, index = 0) => {
    window.lines?.push({ click: [selector, index] });
    const element = all(selector)[index];
    setTimeout(() => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })));
  };
  const clickAny = (selector) => click(selector, Math.floor(Math.random() * all(selector).length));
  if (all('.end article').length > 0) return 'over';
  // What could be done before may still be shown.
  if (all('.status.mine').length === 0) return undefined;
  if (all('.sheet').length > 0) {
    // What is in it is still to come.
    if (all('.sheet button.primary, .sheet li button').length === 0) return undefined;
    const box = '.sheet input[type=checkbox]:not(:disabled):not(:checked)';
    const [main] = all('.sheet button.primary');
    if (main?.disabled || (all(box).length > 0 && all('.sheet :checked').length === 0)) click(box);
    else click(main ? '.sheet button.primary' : '.sheet li button');
    return 'sheet';
  }
  // A place is taken where it is on the board.
  if (all('.place-choice').length > 0) {
    if (all('.place.marked').length === 0) return undefined;
    clickAny('.place.marked');
    return 'place';
  }
  const WAYS = { claim: 'svg .route.claimable', draw: '.market .can', pass: '.hand-area > button.primary' };
  const possible = Object.keys(WAYS).filter((what) => all(WAYS[what]).length > 0);
  // Cards rather than routes, most of the time, so that there is a hand to pay with.
  const what = possible.includes('draw') && Math.random() < 0.6 ? 'draw' : possible[0];
  if (what) clickAny(WAYS[what]);
  return what;
}

/** Plays until `enough` says so or the game is over; gives what was clicked on. */
export async function play(page, enough = () => false, pause = 20) {
  const done = [];
  for (let idle = 0; idle < 1500; ) {
    const what = await page.evaluate(clickSomething);
    if (what) done.push(what);
    if (what === 'over' || (await enough(done))) return done;
    idle = what ? 0 : idle + 1;
    await page.waitForTimeout(pause);
  }
  throw new Error(`stuck at ${page.url()}: ${await page.locator('.status').textContent()}`);
}
