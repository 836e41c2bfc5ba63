// How fast the page is: node scripts/speed.mjs ADDRESS|BINARY [--limits] [--only PART...]. Given the server's
// binary it starts one of its own. Too many bytes and growing memory always fail; times only with --limits,
// because they are the machine's as much as ours. PARTs are bytes, load, turns, frames, tasks and memory.
import { chromium } from 'playwright-core';
import { CITIES } from './cities.mjs';
import { serve } from './serve.mjs';
import { measureFrames } from './speed/frames.mjs';
import { measureBytes, measureLoad } from './speed/load.mjs';
import { measureMemory } from './speed/memory.mjs';
import { SCREENS } from './speed/player.mjs';
import { measureTasks } from './speed/tasks.mjs';
import { measureTurns } from './speed/turns.mjs';

const LIMITS = { start: 250_000, table: 350_000, interactive: 1000, click: 100, shown: 100, frames: 50, task: 50, growth: 1.02 };
const RATE = 4;
const LOADS = 5;
/** So few that no game ends. */
const CLICKS = 18;
const GAMES = 20;
/** Games after which the tab has seen every city twice: its caches are filled and its code is compiled. */
const WARM = 8;

const args = process.argv.slice(2);
const [where] = args;
const only = args.includes('--only') ? args.slice(args.indexOf('--only') + 1) : [];
const strict = args.includes('--limits');
if (!where || where.startsWith('-')) {
  console.error('usage: node scripts/speed.mjs ADDRESS|BINARY [--limits] [--only bytes|load|turns|frames|tasks|memory...]');
  process.exit(2);
}
const wanted = (part) => only.length === 0 || only.includes(part);

const { address, end } = await serve(where);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});

const broken = [];
/** Prints a figure, and remembers where it breaks its limit. */
function judge(what, value, unit, limit, counts = true) {
  const bad = limit !== undefined && value > limit;
  const wish = limit === undefined ? '' : `  (at most ${limit} ${unit}${bad ? ': NOT MET' : ''})`;
  console.log(`${what}: ${Number.isInteger(value) ? value : value.toFixed(2)} ${unit}${wish}`);
  if (bad && counts) broken.push(what);
}
/** The value below which that share of all lies. */
function part(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
}

if (wanted('bytes')) {
  const { start, table } = await measureBytes(browser, address);
  judge('first load, start page', start, 'B', LIMITS.start);
  judge('first load, start page and a table', table, 'B', LIMITS.table);
}

if (wanted('load')) {
  for (const screen of Object.keys(SCREENS)) {
    const runs = [];
    for (let i = 0; i < LOADS; i += 1) runs.push(await measureLoad(browser, address, screen, RATE));
    const middle = (key) => Math.round(part(runs.map((run) => run[key]), 0.5));
    judge(`load, ${screen}: button painted`, middle('painted'), 'ms');
    judge(`load, ${screen}: interactive`, middle('interactive'), 'ms', LIMITS.interactive, strict);
    judge(`load, ${screen}: work until then`, middle('work'), 'ms');
    judge(`load, ${screen}: from the click to the table`, middle('table'), 'ms');
  }
}

if (wanted('turns')) {
  const all = { clicks: [], shown: [] };
  for (const city of CITIES) {
    for (const screen of Object.keys(SCREENS)) {
      const where = { city, screen, clicks: CLICKS };
      const { clicks } = await measureTurns(browser, address, { ...where, motion: true, rate: RATE });
      // Without motion whatever changes on the page is what happened.
      const { shown } = await measureTurns(browser, address, { ...where, motion: false, rate: RATE });
      const slowest = clicks.toSorted((a, b) => b.ms - a.ms)[0];
      const brief = (values) => `p95 ${part(values, 0.95).toFixed(0)}, longest ${Math.max(0, ...values).toFixed(0)} ms of ${values.length}`;
      console.log(`${city}, ${screen}: click ${brief(clicks.map(({ ms }) => ms))} (on ${slowest.on}); shown ${brief(shown)}`);
      all.clicks.push(...clicks.map(({ ms }) => ms));
      all.shown.push(...shown);
    }
  }
  judge(`click to next paint, ${RATE}x, p95 of ${all.clicks.length}`, Math.round(part(all.clicks, 0.95)), 'ms', LIMITS.click, strict);
  judge(`event to all of it painted, ${RATE}x, p95 of ${all.shown.length}`, Math.round(part(all.shown, 0.95)), 'ms', LIMITS.shown, strict);
  judge(`event to all of it painted, ${RATE}x, longest`, Math.round(Math.max(...all.shown)), 'ms');
}

if (wanted('frames')) {
  const all = [];
  for (const city of CITIES) {
    for (const screen of Object.keys(SCREENS)) {
      const found = await measureFrames(browser, address, { city, screen, clicks: CLICKS });
      console.log(`${city}, ${screen}: ${part(found, 0.5).toFixed(0)} frames a second, p5 ${part(found, 0.05).toFixed(0)}, of ${found.length} movements`);
      all.push(...found);
    }
  }
  const smooth = all.filter((rate) => rate >= LIMITS.frames).length / all.length;
  console.log(`frames a second while something moves, not slowed: median ${part(all, 0.5).toFixed(0)}, p5 ${part(all, 0.05).toFixed(0)}; ${LIMITS.frames} or more in ${(100 * smooth).toFixed(0)}% of ${all.length} movements`);
}

if (wanted('tasks')) {
  const all = { opening: [], playing: [], ending: [] };
  for (const city of CITIES) {
    for (const screen of Object.keys(SCREENS)) {
      const found = await measureTasks(browser, address, { city, screen });
      for (const when of Object.keys(all)) all[when].push(found[when]);
      const { opening, playing, ending } = found;
      console.log(`${city}, ${screen}: opening ${opening.toFixed(0)}, playing ${playing.toFixed(0)}, ending ${ending.toFixed(0)} ms`);
    }
  }
  for (const when of Object.keys(all)) judge(`longest task, ${when}, not slowed`, Math.round(Math.max(...all[when])), 'ms', LIMITS.task, strict);
}

if (wanted('memory')) {
  const found = await measureMemory(browser, address, GAMES, (game, { heap, nodes, listeners }) =>
    console.log(`game ${game}: ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`),
  );
  // The least of the last four against the most of the first four after the warm-up: chance is left out.
  const first = found.slice(WARM, WARM + 4);
  const last = found.slice(-4);
  for (const key of ['heap', 'nodes', 'listeners']) {
    const grown = Math.min(...last.map((one) => one[key])) / Math.max(...first.map((one) => one[key]));
    judge(`memory, ${key}: last games against the first`, grown, 'times', LIMITS.growth);
  }
}

await browser.close();
end();
if (broken.length > 0) console.error(`over the limit: ${broken.join('; ')}`);
process.exit(broken.length > 0 ? 1 : 0);
