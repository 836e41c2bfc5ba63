// What a change of the state costs: the page marks when something changed, and a trace of the browser says how long its
// main thread worked until the change was painted. The same story is shown several times, because a machine does
// something else now and then: what a change costs is the median of these.
import { SCREENS, slow, tab } from './player.mjs';
import { rehearse } from './story.mjs';

/** Shows the story, and marks in the page's own timeline whenever something in it changed; gives for each mark after
 * which line of the story that was, and where. Runs in the page. */
async function perform(time) {
  let line = 0;
  const changes = [];
  const observer = new MutationObserver((all) => {
    performance.mark(`change:${time}:${changes.length}`);
    changes.push({ line, all });
  });
  observer.observe(document.body, { childList: true, characterData: true, attributes: true, subtree: true });
  await window.perform(false, (at) => (line = at));
  observer.disconnect();
  await window.restart();
  const AREAS = ['players', 'status', 'market', 'hand', 'drawing', 'side-area', 'sheet', 'sky'];
  const areaOf = ({ target }) => {
    const box = target.nodeType === 1 ? target : target.parentElement;
    return AREAS.find((area) => box?.closest(`.${area}`)) ?? 'page';
  };
  return changes.map(({ line, all }) => ({ line, areas: all.map(areaOf) }));
}

/** Tasks, frames and marks, and hardly anything else: every event of a trace takes time too. */
const CATEGORIES = ['blink.user_timing', 'toplevel', 'benchmark'];

/** Every frame in a trace that painted changes: which, and how long the main thread worked for it in milliseconds of its
 * own time: the tasks that changed the page, and the one that drew the frame. What is between them is not the
 * page's. */
function frames(trace, changes) {
  const { traceEvents } = JSON.parse(trace.toString());
  const marks = traceEvents.filter(({ name }) => name.startsWith('change:')).sort((a, b) => a.ts - b.ts);
  const here = ({ ph, pid, tid }) => ph === 'X' && pid === marks[0]?.pid && tid === marks[0]?.tid;
  const main = traceEvents.filter(here).sort((a, b) => a.ts - b.ts);
  const tasks = main.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const drawn = main.filter(({ name }) => name === 'ProxyMain::BeginMainFrame');
  const taskAt = (time) => tasks.find(({ ts, dur }) => ts <= time && time <= ts + dur);
  const byFrame = new Map();
  for (const { name, ts } of marks) {
    // Changes may also be made while a frame is drawn.
    const frame = drawn.find((one) => one.ts + one.dur > ts);
    const task = taskAt(ts);
    if (!frame || !task) continue;
    const [, time, index] = name.split(':').map(Number);
    const { line, areas } = changes[time][index];
    if (!byFrame.has(frame)) byFrame.set(frame, { time, line, areas: new Set(), tasks: new Set([taskAt(frame.ts)]) });
    const found = byFrame.get(frame);
    areas.forEach((area) => found.areas.add(area));
    found.tasks.add(task);
  }
  return [...byFrame.values()].map(({ time, line, areas, tasks }) => ({
    time,
    change: `${line} ${[...areas].sort().join('+')}`,
    cost: [...tasks].reduce((sum, { tdur }) => sum + tdur, 0) / 1000,
  }));
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1];

/** The cost of each change of a story: the median of those times that it was painted in a frame of its own. */
function costs(found, times) {
  const byChange = new Map();
  const seen = new Map();
  for (const { time, change, cost } of found) {
    // Some things change more than once after one line.
    const turn = (seen.get(`${time} ${change}`) ?? 0) + 1;
    seen.set(`${time} ${change}`, turn);
    const key = `${change} ${turn}`;
    byChange.set(key, [...(byChange.get(key) ?? []), cost]);
  }
  return [...byChange].flatMap(([change, all]) => (all.length > times / 2 ? [{ change, cost: median(all) }] : []));
}

/** Shows a story so many times with the clock slowed down; gives the cost of each change. */
export async function measureChanges(browser, story, { screen, motion, rate, times }) {
  const reducedMotion = motion ? 'no-preference' : 'reduce';
  const { page, cdp, close } = await rehearse(browser, story, { ...SCREENS[screen], reducedMotion });
  await slow(cdp, rate);
  await browser.startTracing(page, { categories: CATEGORIES });
  const changes = [];
  for (let time = 0; time < times; time += 1) changes.push(await page.evaluate(perform, time));
  const found = frames(await browser.stopTracing(), changes);
  await close();
  return costs(found, times);
}

/** What the browser itself needs for the least change of all, a word on an empty page: no page can be below it. */
export async function measureFloor(browser, rate, times) {
  const { page, cdp, close } = await tab(browser);
  await page.setContent('<p>0</p>');
  await slow(cdp, rate);
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate(
    (count) =>
      new Promise((done) => {
        const change = (left) => {
          document.querySelector('p').textContent = String(left);
          performance.mark(`change:${left}:0`);
          if (left > 0) setTimeout(change, 300, left - 1);
          else setTimeout(done, 300);
        };
        setTimeout(change, 300, count);
      }),
    times,
  );
  const changes = Array(times + 1).fill([{ line: 0, areas: ['word'] }]);
  const [{ cost }] = costs(frames(await browser.stopTracing(), changes), times);
  await close();
  return cost;
}
