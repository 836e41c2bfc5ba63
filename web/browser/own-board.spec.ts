// A board file of one's own, in place of a city.
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, PHONE, test } from './fixtures';
import { Player } from './player';
import { wide } from './sizes';
import { boardOf } from './table';

const ROOT = join(import.meta.dirname, '../..');

const FILES = { good: join(ROOT, 'boards/continent.toml'), bad: join(ROOT, 'fuzz/seeds/board/mistakes.toml') };

/** Refusals of files are what is tested. */
const REFUSED = /boards\/check 4\d\d|status of 4\d\d/;

async function choose(page: Page, file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  if (!(await page.locator('.own').isVisible())) await page.getByText('More options').click();
  await page.locator('input[type=file]').setInputFiles(file);
}

test('a board file is shown at once, then played', async ({ visit }) => {
  const page = await visit();
  await choose(page, FILES.good);
  await expect(page.getByText('continent.toml')).toBeVisible();
  const picture = page.getByRole('img', { name: 'The board of The Continent' });
  await expect(picture).toBeInViewport({ ratio: 0.9 });
  await expect(picture.locator('.route').first()).toBeVisible();
  await expect(page.locator('.own figcaption')).toHaveText('The Continent for 2–4 players');
  // It is in place of the cities.
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.locator('button.go').click();
  await expect(page).toHaveURL(/\/t\//);
  const player = new Player(page);
  await player.until('draw');
  const { id, routes } = await boardOf(page);
  expect(id).toBe('continent');
  await expect(page.locator('.route')).toHaveCount(routes.length);
  const { route } = await player.until('claim');
  await player.act();
  while ((await player.next()).what === 'pay') await player.act();
  await expect(page.locator(`.route[data-id="${route}"] .piece`)).not.toHaveCount(0);
});

for (const [device, options] of [['desktop', {}], ['phone', PHONE]] as const) {
  test(`what is wrong with a board file is said at once, in words: ${device}`, async ({ visit, troubles }) => {
    troubles.allow(REFUSED);
    const page = await visit(options);
    await choose(page, FILES.bad);
    const alert = page.locator('.own [role=alert]');
    await expect(alert).toContainText('This board file has 30 mistakes');
    await expect(alert.locator('li').first()).toHaveText('Line 1: “name” is missing.');
    await expect(alert.locator('li').first()).toBeInViewport();
    await alert.getByText('26 more mistakes').click();
    await expect(alert).toContainText('Line 2: “players” must be the fewest and the most players, such as [2, 4].');
    expect(await wide(page)).toEqual([]);

    // A file with mistakes is not played, and what is wrong is in sight again, whatever was closed in the meantime.
    await page.getByText('More options').click();
    await expect(alert).toBeHidden();
    await page.locator('button.go').click();
    await expect(alert.locator('li').first()).toBeInViewport();
    await expect(page).not.toHaveURL(/\/t\//);

    // The file is mended, and chosen again.
    await choose(page, FILES.good);
    await expect(alert).toBeHidden();
    await expect(page.locator('.own figcaption')).toBeInViewport();
    await page.getByRole('button', { name: 'Play the city instead' }).click();
    await expect(page.locator('.own figure')).toHaveCount(0);
    await page.locator('button.go').click();
    await new Player(page, device === 'phone' ? 'touch' : 'mouse').until('keep');
    expect((await boardOf(page)).id).toBe('new-york');
  });
}

test('a board file that is too long is refused, and a city takes its place', async ({ visit, troubles }) => {
  troubles.allow(REFUSED);
  const page = await visit();
  for (const size of [70_000, 2_000_000]) {
    await choose(page, { name: `long-${size}.toml`, mimeType: 'text/plain', buffer: Buffer.alloc(size, '#') });
    await expect(page.getByText(`long-${size}.toml`)).toBeVisible();
    await expect(page.locator('.own [role=alert]')).toHaveText('This board file is too long.');
  }
  await page.locator('label:has(input[value=london])').click();
  await expect(page.locator('.own [role=alert]')).toBeHidden();
  await expect(page.getByRole('radio', { checked: true })).toHaveValue('london');
});
