// Every screen of the page in a state that is always the same, in every city: for pictures that can be compared, and for
// measuring. What the server said was recorded (`npm run scenes`; recording.ts); here the page is told it again. Boards and
// replays come from the server and the generated files as they are now.
import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import type { Board, Numbered, Table, ToClient, View } from '../src/wire';
import { MOMENTS, type Game, type MomentName } from './recording';

export const SCREENS = ['start', 'tickets', 'middle', 'last', 'end', 'replay', 'rules'] as const;
export type Screen = (typeof SCREENS)[number];

/** The windows in which the page is looked at. */
export const SIZES = [
  [390, 844], [768, 1024], [1024, 768], [1280, 800], [1440, 900], [1920, 1080], [3840, 2160],
] as const;
export type Size = (typeof SIZES)[number];

/** Those below this width have a finger. */
export const isPhone = ([width]: Size): boolean => width < 600;

export const sceneFile = (city: string): string => `${import.meta.dirname}/scenes/${city}.json`;
const read = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const games = new Map<string, Game>();
/** What was recorded in a city. */
export function recordedGame(city: string): Game {
  if (!games.has(city)) games.set(city, read<Game>(sceneFile(city)));
  return games.get(city)!;
}

let allBoards: Board[] | undefined;
function boardOf(city: string): Board {
  allBoards ??= read<Board[]>(`${import.meta.dirname}/../src/dev/boards.json`);
  return allBoards.find(({ id }) => id === city)!;
}

const isMoment = (screen: string): screen is MomentName => (MOMENTS as readonly string[]).includes(screen);

interface Stand {
  table: Table;
  view: View;
  log: Numbered[];
}

/** How the table of a city stands on a screen. */
function standOf(city: string, screen: Screen): Stand {
  const { moments, log } = recordedGame(city);
  const { table, view } = moments[isMoment(screen) ? screen : screen === 'replay' ? 'end' : 'middle'];
  return { table, view, log: log.filter(({ number }) => number <= table.number) };
}

/** What the page is told when it opens the table. */
function welcome({ table, view, log }: Stand): ToClient {
  return { type: 'welcome', table, view, missed: log, now: log.at(-1)?.at ?? 0 };
}

/** The screen that each page shows. */
const shown = new WeakMap<Page, Screen>();

async function answer(page: Page, route: Route): Promise<void> {
  const { pathname, searchParams } = new URL(route.request().url());
  const [, what, city = '', ...rest] = pathname.replace(/^\/api/, '').split('/');
  const path = rest.join('/');
  const json = (body: unknown): Promise<void> => route.fulfill({ json: body });
  const screen = shown.get(page)!;
  if (what === 'host') return json({ lan: null });
  if (what === 'boards') return json(boardOf(city));
  if (what !== 'tables') return route.continue();
  if (path === '') return json(standOf(city, screen).table);
  if (path === 'board') return json(boardOf(city));
  if (path === 'record') return json(recordedGame(city).record);
  if (path.endsWith('hint')) return json(recordedGame(city).hint);
  if (path === 'replay') {
    const { record } = recordedGame(city);
    const replay = await page.request.post(`/api/replay?as=${searchParams.get('as')}`, { data: { record } });
    return json(await replay.json());
  }
  throw new Error(`scenes.ts has no answer to ${pathname}`);
}

/** Lets the page hear what was recorded. */
async function rehearse(page: Page): Promise<void> {
  if (shown.has(page)) return;
  await page.route(/\/api\//, (route) => answer(page, route));
  await page.routeWebSocket(/\/api\/tables\//, (socket) => {
    const [, city] = /tables\/([^/]+)/.exec(socket.url())!;
    const stand = standOf(city!, shown.get(page)!);
    socket.send(JSON.stringify(welcome(stand)));
    const seats = stand.table.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
    socket.send(JSON.stringify({ type: 'present', seats, away_ms: 60_000 } satisfies ToClient));
  });
}

/** Waits until nothing changes any more: every part is there, pictures and letters too. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((then) => requestAnimationFrame(then));
    const picture = (): string => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return `${document.body.innerHTML.length} ${document.querySelectorAll('*').length} ${scrollWidth}×${scrollHeight}`;
    };
    const STILL = 5;
    let [before, same] = ['', 0];
    while (same < STILL) {
      await frame();
      await document.fonts.ready;
      const loaded = [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');
      const now = picture();
      same = now === before && loaded ? same + 1 : 0;
      before = now;
    }
  });
}

/** Shows a screen. */
export async function show(page: Page, city: string, screen: Screen): Promise<void> {
  await rehearse(page);
  shown.set(page, screen);
  // Another document each time: the same address with another `#` would be none.
  await page.goto('about:blank');
  if (screen === 'start') {
    // It leads back to this game.
    await page.goto(`/t/${city}`);
    await page.locator('.drawing').waitFor();
    await page.evaluate((city) => localStorage.setItem('crosstown-city', JSON.stringify(city)), city);
    await page.goto('/');
    await page.locator('form').waitFor();
  } else if (screen === 'rules') {
    await page.goto(`/#rules/${city}`);
    await page.locator('main h2').first().waitFor();
  } else if (screen === 'replay') {
    await page.goto(`/r/${city}#${Math.round(standOf(city, 'middle').log.length)}`);
    await page.locator('.drawing .place').first().waitFor();
  } else {
    await page.goto(`/t/${city}`);
    await page.locator('.drawing .place').first().waitFor();
    const there = { tickets: '.choice .sheet', middle: '.hand', last: '.hand', end: '.end' }[screen];
    await page.locator(there).first().waitFor();
  }
  await settled(page);
}
