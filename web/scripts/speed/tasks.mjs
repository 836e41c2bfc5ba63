// How long the page keeps the browser's main thread busy in one go, from opening a table to the end of the game.
import { newTable, play, SCREENS, tab } from './player.mjs';

/** Records all tasks of the page's main thread, and gives how to end that. A task's time is that of its thread: other
 * programs on the machine delay it, but do not count. */
async function record(cdp) {
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ['toplevel', 'blink.user_timing'] };
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  return async () => {
    const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
    await cdp.send('Tracing.end');
    await complete;
    const mark = (name) => events.find((event) => event.name === name);
    const { pid, tid, ts: played } = mark('played');
    const { ts: over } = mark('over');
    const tasks = events.filter((event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid);
    return { tasks: tasks.map(({ ts, tdur = 0 }) => ({ at: ts, ms: tdur / 1000 })), played, over };
  };
}

/** Plays a game of two to its end, not slowed. Gives the milliseconds of the longest task while the table is opened, while
 * it is played at, and when the game is over. */
export async function measureTasks(browser, address, { city, screen }) {
  const { page, cdp, close } = await tab(browser, SCREENS[screen]);
  await page.goto(address);
  const table = await newTable(page, city, 2);
  const end = await record(cdp);
  await page.goto(table);
  await page.waitForSelector('.status.mine');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => performance.mark('played'));
  await play(page);
  // The mark comes after what showed the end: the second before it belongs to that.
  await page.evaluate(() => performance.mark('over'));
  // The chart comes last, when the scores have been counted.
  await page.waitForSelector('.end .more .panel:nth-child(2)');
  await page.waitForLoadState('networkidle');
  const { tasks, played, over } = await end();
  await close();
  const longest = (some) => Math.max(0, ...tasks.filter(({ at }) => some(at)).map(({ ms }) => ms));
  return {
    opening: longest((at) => at < played),
    playing: longest((at) => at >= played && at < over - 1e6),
    ending: longest((at) => at >= over - 1e6),
  };
}
