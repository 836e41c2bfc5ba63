// Around a game: the lobby, who begins, clocks, the record, another game.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, endHere, recordOf, tableId, tableOf } from './table';

test('the host copies and shares the link, then seats a bot', async ({ visit }) => {
  const page = await visit({ permissions: ['clipboard-read', 'clipboard-write'] });
  await page.evaluate(() => {
    navigator.share = async ({ url } = {}) => document.documentElement.setAttribute('data-shared', url ?? '');
  });
  await begin(page, 'berlin', ['friend']);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.getByRole('button', { name: 'Share…' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', link);
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toBeVisible();

  await page.getByLabel('The bot’s level').selectOption('hard');
  await page.getByRole('button', { name: 'Seat a bot' }).click();
  await expect(page.locator('.sheet .offers')).toBeVisible();
  await expect(page.locator('.players strong', { hasText: 'Hard bot' })).toHaveCount(1);
});

test('who wants to begin begins', async ({ visit }) => {
  const page = await visit();
  for (let i = 0; i < 3; i++) {
    await page.getByText('More options').click();
    await page.getByLabel('Who begins').selectOption('me');
    await begin(page, 'london', ['bot-easy', 'bot-easy', 'bot-easy']);
    expect((await tableOf(page)).seats.map(({ mine }) => mine)).toEqual([true, false, false, false]);
    await page.goto('/');
  }
});

test('the theme that is set holds for everything, pictures too', async ({ visit }) => {
  const same = async (one: Page, other: Page): Promise<boolean> => (await one.screenshot()).equals(await other.screenshot());
  const [light, dark] = [await visit({ colorScheme: 'light' }), await visit({ colorScheme: 'dark' })];
  const night = await visit({ colorScheme: 'light', settings: { theme: 'dark' } });
  const day = await visit({ colorScheme: 'dark', settings: { theme: 'light' } });
  for (const page of [light, dark, night, day]) await expect(page.locator('label img')).toHaveCount(4);
  await expect.poll(() => same(night, dark)).toBe(true);
  await expect.poll(() => same(day, light)).toBe(true);
  expect(await same(day, night)).toBe(false);
});

test('clocks are shown, and run', async ({ visit }) => {
  const page = await visit();
  await page.getByText('More options').click();
  await page.getByLabel('Time to think').selectOption('game-900');
  await page.getByLabel('Who begins').selectOption('me');
  await begin(page, 'berlin');
  await new Player(page).until('draw');
  const clock = page.locator('.players li', { hasText: 'Ada' }).getByRole('timer');
  await expect(clock).toHaveText(/^1\d:\d\d left$/);
  const before = await clock.innerText();
  await expect(clock).not.toHaveText(before);
});

test('the record can be downloaded, and another game played', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york', ['bot-easy', 'bot-medium']);
  await new Player(page).until('draw');
  await endHere(page);
  const id = tableId(page);
  const coming = page.waitForEvent('download');
  await page.getByText('Download the record').click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe(`crosstown-${id}.json`);
  expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toEqual(await recordOf(page));

  const { seats } = await tableOf(page);
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(page.locator('.sheet .offers')).toBeVisible();
  const next = await tableOf(page);
  expect(next.seats.map(({ name, level }) => name || level).sort()).toEqual(seats.map(({ name, level }) => name || level).sort());
  await page.goto('/#tables');
  await expect(page.locator('main li')).toHaveCount(2);
  await expect(page.locator('main li').first()).toContainText('Your turn');
});
