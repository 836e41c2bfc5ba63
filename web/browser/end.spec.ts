// The end of a game: points are counted, drawn over turns, networks looked at, the game shown to others.
import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { begin, leaveToBot, logOf, recordOf, replayOf, tableId, tableOf } from './table';

const VISITOR = { permissions: ['clipboard-read', 'clipboard-write'] };

async function toTheEnd(page: Page): Promise<void> {
  await begin(page, 'new-york', ['bot-easy', 'bot-hard']);
  await new Player(page).until('draw');
  await leaveToBot(page);
}

test('points are counted line by line, until one skips that', async ({ visit }) => {
  const page = await visit({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await toTheEnd(page);
  const title = page.locator('#end-title');
  await expect(title).toHaveText('Counting the points…');
  // Time stands still from here on, so that nothing is counted by itself.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await expect(page.locator('.end figure')).toHaveCount(0);
  await expect(page.locator('.end .winner')).toHaveCount(0);
  await expect(page.locator('.end tr').first().locator('td')).toBeVisible();
  await expect(page.locator('.end .total').first().locator('td')).toBeHidden();
  // Nor is the result told beside it.
  const { result } = await recordOf(page);
  const points = page.locator('.players [data-spot^=points-] dd');
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  await expect(points).toHaveText(views.at(-1)!.seats.map((seat) => String(seat.points)));
  await page.getByRole('button', { name: 'Skip' }).click();
  await expect(title).toHaveText(/win/);
  await page.clock.resume();
  await expect(page.getByRole('button', { name: 'Skip' })).toHaveCount(0);
  await expect(page.locator('.end .winner')).toHaveCount(result.winners.length);
  const totals = result.scores.map(({ total }) => total).sort((a, b) => b - a);
  await expect(page.locator('.end .total td')).toHaveText(totals.map(String));
  // The head counts up to them.
  await expect(page.locator('.end article h3 b')).toHaveText(totals.map(String));
  await expect(points).toHaveText(result.scores.map(({ total }) => String(total)));
});

test('the end is in sight, wherever one was on a phone', async ({ visit }) => {
  const page = await visit(PHONE);
  await begin(page, 'new-york');
  await new Player(page, 'touch').until('draw');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('button', { name: 'Menu' }).dispatchEvent('click');
  await page.getByRole('button', { name: 'Propose to end here' }).tap();
  await page.getByRole('button', { name: 'Yes' }).tap();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(page.locator('#end-title')).toBeInViewport();
});

test('what a bot does after one has left is not called one’s own', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const log = (await logOf(page)).toReversed();
  const left = log.indexOf('You have left: a bot plays on for you.');
  expect(left).toBeGreaterThan(0);
  const after = log.slice(left + 1);
  expect(after.filter((words) => words.startsWith('You '))).toEqual([]);
  expect(after.filter((words) => words.startsWith('Ada ')).length).toBeGreaterThan(3);
  expect(log.slice(0, left).some((words) => words.startsWith('You keep'))).toBe(true);
});

test('a chart shows points over turns, with the final score', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const { result } = await recordOf(page);
  const finals = result.scores.map(({ total }) => `${total} in the end`);
  const drawing = page.locator('.end figure > svg');
  for (const words of finals) await expect(drawing).toHaveAttribute('aria-label', new RegExp(words));
  await expect(drawing.locator('path.line:not(.thin)')).toHaveCount(3);
  await page.getByText('The same as a table').click();
  await expect(page.locator('figure tbody tr').last().locator('td')).toHaveText(result.scores.map(({ total }) => String(total)));
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  await expect(page.locator('figure tbody tr').nth(-2).locator('td')).toHaveText(
    views.at(-1)!.seats.map(({ points }) => String(points)),
  );
});

test('the network of one player can be seen alone', async ({ visit }) => {
  const page = await visit();
  await toTheEnd(page);
  const views = (await replayOf(page)).steps.map(({ view }) => view);
  const mine = (await tableOf(page)).seats.findIndex((seat) => seat.mine);
  const [own, all] = [views.at(-1)!.seats[mine]!.routes.length, await page.locator('.route').count()];
  await expect(page.locator('.route.faded')).toHaveCount(0);
  const ada = page.getByRole('group', { name: 'Networks' }).getByRole('button', { name: 'Ada' });
  await ada.click();
  await expect(ada).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.route:not(.faded)')).toHaveCount(own);
  await expect(page.locator('.route:not(.faded):has(.piece)')).toHaveCount(own);
  await ada.click();
  await expect(page.locator('.route.faded')).toHaveCount(0);
  await page.locator('.end article', { hasText: 'Ada' }).hover();
  await expect(page.locator('.route.faded')).toHaveCount(all - own);
});

test('the game can be shown to others', async ({ visit }) => {
  const page = await visit(VISITOR);
  await toTheEnd(page);
  const link = new RegExp(`/r/${tableId(page)}$`);
  await page.locator('.end').getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(link);
  await expect(page.getByRole('link', { name: 'Watch the replay' })).toHaveAttribute('href', link);
  const other = await visit({ at: copied });
  await expect(other.getByRole('slider', { name: 'Step' })).toBeVisible();
  await expect(other.locator('.players')).toContainText('Ada');
});
