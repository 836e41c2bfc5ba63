// How fast the page is: node scripts/speed.mjs ADDRESS|BINARY [--limits] [--only PART...]. Given the server's
// binary it starts one of its own. Too many bytes and growing memory always fail; times only with --limits,
// because they are the machine's as much as ours. PARTs are bytes, load, changes and memory.
import { chromium } from 'playwright-core';
import { serve } from './serve.mjs';
import { measureChanges, measureFloor } from './speed/changes.mjs';
import { measureBytes, measureLoad } from './speed/load.mjs';
import { measureMemory } from './speed/memory.mjs';
import { CITIES, SCREENS } from './speed/player.mjs';
import { record } from './speed/story.mjs';

const LIMITS = { bytes: 250_000, interactive: 1000, change: 16, heap: 1.02 };
const RATE = 4;
const RUNS = 5;
/** Events of a story, and how many times it is shown. */
const EVENTS = 16;
const TIMES = 5;
const GAMES = 20;
/** Games after which the tab has seen every city twice: its caches are filled and its code is compiled. */
const WARM = 8;

const args = process.argv.slice(2);
const [where] = args;
const only = args.includes('--only') ? args.slice(args.indexOf('--only') + 1) : [];
const strict = args.includes('--limits');
if (!where || where.startsWith('-')) {
  console.error('usage: node scripts/speed.mjs ADDRESS|BINARY [--limits] [--only bytes|load|changes|memory...]');
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
  const wish = limit === undefined ? '' : `  (under ${limit} ${unit}${bad ? ': NOT MET' : ''})`;
  console.log(`${what}: ${Number.isInteger(value) ? value : value.toFixed(1)} ${unit}${wish}`);
  if (bad && counts) broken.push(what);
}
const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN;
const sort = (values) => values.toSorted((a, b) => a - b);
const progress = (text) => process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`);

if (wanted('bytes')) {
  const { start, table } = await measureBytes(browser, address);
  judge('first load, start page', start, 'B', LIMITS.bytes);
  judge('first load, start page and a table', table, 'B', LIMITS.bytes);
}

if (wanted('load')) {
  for (const screen of Object.keys(SCREENS)) {
    const runs = [];
    for (let i = 0; i < RUNS; i += 1) {
      progress(`load, ${screen}: ${i} of ${RUNS}`);
      runs.push(await measureLoad(browser, address, screen, RATE));
    }
    progress('');
    const middle = (key) => part(sort(runs.map((run) => run[key])), 0.5);
    judge(`load, ${screen}: button painted`, middle('painted'), 'ms');
    judge(`load, ${screen}: interactive`, middle('interactive'), 'ms', LIMITS.interactive, strict);
    judge(`load, ${screen}: work until then`, middle('work'), 'ms');
    judge(`load, ${screen}: from the click to the table`, middle('table'), 'ms');
  }
}

if (wanted('changes')) {
  for (const rate of [1, RATE]) {
    judge(`change of a word on an empty page, ${rate}x`, await measureFloor(browser, rate, 30), 'ms');
  }
  for (const city of CITIES) {
    progress(`changes, ${city}: a piece of a game`);
    const story = await record(browser, address, city, EVENTS);
    for (const screen of Object.keys(SCREENS)) {
      for (const motion of [false, true]) {
        const name = `changes, ${city}, ${screen}, ${motion ? 'animated' : 'still'}`;
        progress(name);
        const found = await measureChanges(browser, story, { screen, motion, rate: RATE, times: TIMES });
        progress('');
        const costs = sort(found.map(({ cost }) => cost));
        judge(`${name}: p95 of ${costs.length}`, part(costs, 0.95), 'ms', LIMITS.change, strict);
        const { change } = found.reduce((most, one) => (one.cost > most.cost ? one : most));
        const over = costs.filter((cost) => cost > LIMITS.change).length;
        console.log(
          `  median ${part(costs, 0.5).toFixed(1)} ms, longest ${part(costs, 1).toFixed(1)} ms (${change}), ${over} over ${LIMITS.change} ms`,
        );
      }
    }
  }
}

if (wanted('memory')) {
  const tell = (game, { heap, nodes, listeners }) =>
    console.log(`game ${game}: ${(heap / 1e6).toFixed(2)} MB, ${nodes} nodes, ${listeners} listeners`);
  const found = await measureMemory(browser, address, GAMES, tell);
  // The least of the last four against the most of the first four after the warm-up: chance is left out.
  const first = found.slice(WARM, WARM + 4);
  const last = found.slice(-4);
  for (const key of ['heap', 'nodes', 'listeners']) {
    const grown = Math.min(...last.map((one) => one[key])) / Math.max(...first.map((one) => one[key]));
    judge(`memory, ${key}: last games against the first`, grown, 'times', LIMITS.heap);
  }
}

await browser.close();
end();
if (broken.length > 0) console.error(`over the limit: ${broken.join('; ')}`);
process.exit(broken.length > 0 ? 1 : 0);
