// What a change of the state costs: the page marks when something changed, and a trace of the browser says
// how long its main thread worked until the change was painted.
import { newTable, play, SCREENS, slow, tab } from './player.mjs';

/** Marks changes in the page's own timeline; runs in the page. */
function markChanges() {
  const watch = (selector, options, name) => {
    new MutationObserver((changes) => {
      const what = name(changes);
      if (what) performance.mark(`change:${what}`);
    }).observe(document.querySelector(selector), options);
  };
  const isSheet = ({ addedNodes }) => [...addedNodes].some((node) => node.classList?.contains('sheet'));
  // Somebody did something, and then it is another's turn; cards, pieces and the log follow it; I may do something or no
  // more; my click brought up a sheet.
  const anything = { childList: true, characterData: true, attributes: true, subtree: true };
  watch('.players', anything, () => 'event');
  watch('.market', anything, () => 'cards');
  watch('.hand', anything, () => 'cards');
  watch('.drawing', { childList: true, subtree: true }, () => 'pieces');
  watch('ol[reversed]', { childList: true }, () => 'log');
  watch('.status', { attributeFilter: ['class'] }, () => 'turn');
  watch('body', { childList: true }, (changes) => (changes.some(isSheet) ? 'sheet' : undefined));
}

const CATEGORIES = ['blink.user_timing', 'devtools.timeline', 'disabled-by-default-devtools.timeline'];

/** For every change in a trace how long the main thread worked to paint it, in milliseconds of its own time: the task
 * that changed the page, and the one that committed the next frame. What is between them is not ours: it is this
 * script, which looks what it can click on. Changes that one frame painted count as one. */
function costs(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith('change:')).sort((a, b) => a.ts - b.ts);
  const here = ({ ph, pid, tid }) => ph === 'X' && pid === marks[0]?.pid && tid === marks[0]?.tid;
  const main = traceEvents.filter(here).sort((a, b) => a.ts - b.ts);
  const tasks = main.filter(({ name }) => name === 'RunTask');
  const frames = main.filter(({ name }) => name === 'Commit');
  const byFrame = new Map();
  for (const mark of marks) {
    const first = tasks.findIndex(({ ts, dur }) => ts <= mark.ts && mark.ts <= ts + dur);
    const frame = frames.find(({ ts }) => ts > mark.ts);
    if (first < 0 || !frame || byFrame.has(frame)) continue;
    const last = tasks.findIndex(({ ts, dur }) => ts <= frame.ts && frame.ts <= ts + dur);
    const both = new Set([tasks[first], tasks[last]]);
    byFrame.set(frame, [...both].reduce((sum, { tdur }) => sum + tdur, 0) / 1000);
  }
  return [...byFrame.values()];
}

/** Plays some turns of a game of four with the clock slowed down; gives the cost of each change. */
export async function measureChanges(browser, address, { city, screen, motion, rate, changes }) {
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  const { page, cdp, close } = await tab(browser, { ...SCREENS[screen], reducedMotion });
  await page.goto(address);
  const table = await newTable(page, city, 4);
  await page.goto(table);
  await page.waitForSelector('.board');
  // Far enough for a log and owned routes; then at a pace at which every change is drawn by itself.
  await play(page, (done) => done.length > 15);
  await page.evaluate(() => {
    const pace = document.querySelector('dialog option[value=instant]').closest('select');
    pace.value = 'fast';
    pace.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await page.evaluate(markChanges);
  await slow(cdp, rate);
  await browser.startTracing(page, { categories: CATEGORIES });
  const marked = () => page.evaluate(() => performance.getEntriesByType('mark').length);
  await play(page, async () => (await marked()) >= changes, 200);
  const found = costs(await browser.stopTracing());
  await close();
  return found;
}

/** What the browser itself needs for the least change of all, a word on an empty page: no page can be below it. */
export async function measureFloor(browser, rate, changes) {
  const { page, cdp, close } = await tab(browser);
  await page.setContent('<p>0</p>');
  await slow(cdp, rate);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(
    (count) =>
      new Promise((done) => {
        const change = (left) => {
          document.querySelector('p').textContent = String(left);
          performance.mark('change:word');
          if (left > 0) setTimeout(change, 300, left - 1);
          else setTimeout(done, 300);
        };
        setTimeout(change, 300, count);
      }),
    changes,
  );
  const found = costs(await browser.stopTracing());
  await close();
  return found;
}
