// What a test reads off a page, and how it makes a table.
import { expect, type Page } from '@playwright/test';
import type { Who } from '../src/pages/seatPlans';
import type { Board, NewTable, Outcome, Replay, SeatPlan, Table } from '../src/wire';

/** Makes a table on the start page, with these beside oneself. */
export async function begin(page: Page, city: string, others: readonly Who[] = ['bot-easy']): Promise<void> {
  await page.locator(`label:has(input[value=${city}])`).click();
  for (const [i, who] of others.entries()) {
    if (i > 0) await page.getByRole('button', { name: 'Add a player' }).click();
    await page.locator('.seat select').nth(i).selectOption(who);
  }
  await page.locator('button.go').click();
  await expect(page).toHaveURL(/\/t\//);
}

/** Makes tables until one's own seat is the last, which puts down the tourists where there are any. */
export async function beginLast(page: Page, city: string, others?: readonly Who[]): Promise<void> {
  for (;;) {
    await begin(page, city, others);
    if ((await tableOf(page)).seats.at(-1)!.mine) return;
    await page.goto('/');
  }
}

/** Seats everybody at a new table, each on a page of their own; the first one made it and begins. */
export async function together(pages: readonly [Page, ...Page[]], plan: Partial<NewTable> = {}): Promise<void> {
  const [host, ...guests] = pages;
  const seats: SeatPlan[] = [{ by: 'device', name: 'Ada' }, ...guests.map((): SeatPlan => ({ by: 'open' }))];
  const made = await host.request.post('/api/tables', { data: { city: 'london', seats, first: 0, ...plan } satisfies NewTable });
  expect(made.status()).toBe(201);
  const { id, invite } = (await made.json()) as Table;
  for (const [i, guest] of guests.entries()) {
    await guest.goto(`/t/${id}#${invite}`);
    await guest.getByLabel('Your name').fill(['Grace', 'Mary', 'Joan'][i]!);
    await guest.getByRole('button', { name: 'Take the seat' }).click();
    await expect(guest.locator('.panel.open, .sheet .offers').first()).toBeVisible();
  }
  await host.goto(`/t/${id}`);
  for (const page of pages) await expect(page.locator('.sheet .offers')).toBeVisible();
}

export const tableId = (page: Page): string => /\/t\/([^/#]+)/.exec(page.url())![1]!;

export async function get<T>(page: Page, path: string): Promise<T> {
  const response = await page.request.get(path);
  expect(response.status(), path).toBe(200);
  return (await response.json()) as T;
}

export const tableOf = (page: Page): Promise<Table> => get(page, `/api/tables/${tableId(page)}`);
export const boardOf = (page: Page): Promise<Board> => get(page, `/api/tables/${tableId(page)}/board`);

/** Ends a game in which nobody else is a person. */
export async function endHere(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Propose to end here' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('.end article')).not.toHaveCount(0);
}

/** Leaves the game to a bot, which plays to the end. */
export async function leaveToBot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Leave the game' }).click();
  await page.getByRole('button', { name: 'Yes' }).click();
  // Away from the result, which shows the network that is pointed at.
  await page.mouse.move(0, 0);
  await expect(page.locator('.end article')).not.toHaveCount(0, { timeout: 60_000 });
}

export interface GameRecord {
  seats: { name: string }[];
  result: Outcome;
}
export const recordOf = (page: Page): Promise<GameRecord> => get(page, `/api/tables/${tableId(page)}/record`);
export const replayOf = (page: Page): Promise<Replay> => get(page, `/api/tables/${tableId(page)}/replay`);

/** The first number in a text. */
const numberIn = (text: string): number => Number(/-?\d+/.exec(text)?.[0]);

/** How many cards one has; -1 where no hand is shown, as at the end. */
export async function handCount(page: Page): Promise<number> {
  const [title] = await page.locator('.hand h2').allTextContents();
  return title === undefined ? -1 : numberIn(title);
}

/** All sentences of the log, the latest first. A sheet may lie over its button. */
export async function logOf(page: Page): Promise<string[]> {
  const log = page.locator('section[aria-labelledby=log-title]');
  for (const all of await log.locator('button').all()) await all.dispatchEvent('click');
  return log.locator('li').allTextContents();
}

export interface Line {
  name: string;
  routes: number;
  tickets: number;
  bonus: number;
  total: number;
}

/** The final sheet as people read it, by name: the lines of tickets added up. */
export async function sheetOf(page: Page): Promise<Line[]> {
  const lines = await page.locator('.end article').evaluateAll((articles) =>
    articles.map((article) => {
      const sum = (rows: string): number =>
        [...article.querySelectorAll(`${rows} td`)].reduce((all, { textContent }) => all + Number(textContent), 0);
      return {
        name: article.querySelector('h3 span')!.textContent!,
        routes: sum('[data-kind=routes]'),
        tickets: sum('[data-kind^=ticket]'),
        bonus: sum('[data-kind=bonus]'),
        total: sum('.total'),
        head: Number(article.querySelector('h3 b')!.textContent),
      };
    }),
  );
  return lines
    .map(({ head, ...line }) => {
      expect(head).toBe(line.total);
      return line;
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What the sheet should say, out of the record. */
export async function scoresOf(page: Page): Promise<Omit<Line, 'name'>[]> {
  const { result } = await recordOf(page);
  return result.scores.map(({ routes, tickets, bonus, total }) => ({ routes, tickets, bonus, total }));
}
