// A board file of one's own, in place of a city.
import { join } from 'node:path';
import { expect, test } from './fixtures';
import { Player } from './player';
import { boardOf } from './table';

const ROOT = join(import.meta.dirname, '../..');

test('a board file is played', async ({ visit }) => {
  const page = await visit();
  await page.getByText('More options').click();
  await page.locator('input[type=file]').setInputFiles(join(ROOT, 'boards/continent.toml'));
  await expect(page.getByText('continent.toml')).toBeVisible();
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

test('what is wrong with a board file is said, and the city can be played instead', async ({ visit, troubles }) => {
  const page = await visit();
  await page.getByText('More options').click();
  await page.locator('input[type=file]').setInputFiles(join(ROOT, 'fuzz/seeds/board/mistakes.toml'));
  troubles.allow(/4\d\d/);
  await page.locator('button.go').click();
  const alert = page.locator('.panel [role=alert]');
  await expect(alert).toContainText('This board file cannot be used.');
  // Lines and what is wrong there.
  await expect(alert.locator('pre')).toContainText(/\b2:\d+/);
  await expect(alert.locator('pre')).toContainText('players');
  await page.getByRole('button', { name: 'Play the city instead' }).click();
  await page.locator('button.go').click();
  await new Player(page).until('keep');
  expect((await boardOf(page)).id).toBe('new-york');
});
