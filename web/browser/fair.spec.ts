// Every device contributes to the shuffles, and nobody notices.
import { expect, test } from './fixtures';
import { begin, endHere, replayOf, tableId, tableOf, together } from './table';
import { Player } from './player';

test('a game against bots begins at once, with bytes of this device in its seed', async ({ visit }) => {
  const page = await visit();
  const seen: string[] = [];
  page.on('response', (response) => seen.push(new URL(response.url()).pathname));
  await begin(page, 'london');
  // The cards are dealt before the table is shown: nobody is waited for.
  await expect(page.locator('.sheet .offers')).toBeVisible();
  expect(seen.filter((path) => path.endsWith('/reveal'))).toHaveLength(1);
  await new Player(page).act();
  await endHere(page);
  const { fair } = await replayOf(page);
  expect(fair?.shuffle).toBe('crosstown-shuffle/2');
  expect(fair?.contributions?.map(({ secret }) => secret?.length)).toEqual([64]);
  await page.goto(`/r/${tableId(page)}`);
  await expect(page.getByText('A player’s device contributed to the seed')).toBeVisible();
  await expect(page.getByText('Yours is among them, unchanged.')).toBeVisible();
});

test('everybody contributes, and to the next game too, and plays where they sat', async ({ visit }) => {
  const [host, ada, grace] = [await visit(), await visit(), await visit()];
  // The table is made by a program, which contributes nothing.
  const pages = [host, ada, grace] as const;
  await together(pages);
  for (const page of pages) await new Player(page).act();
  for (const [seat, page] of pages.entries()) {
    expect((await page.request.post(`/api/tables/${tableId(host)}/seats/${seat}/end`)).status()).toBe(200);
  }
  for (const page of pages) await expect(page.locator('.end article')).not.toHaveCount(0);
  expect((await replayOf(host)).fair?.contributions?.every(({ secret }) => secret)).toBe(true);
  expect((await replayOf(host)).fair?.contributions).toHaveLength(2);
  // One asks for another game; the others' pages contribute to it though nobody has gone there yet.
  await ada.getByRole('button', { name: 'Play again' }).click();
  await expect(ada.locator('.sheet .offers')).toBeVisible();
  const { seats } = await tableOf(ada);
  expect(seats.filter(({ commit }) => commit)).toHaveLength(2);
  expect(seats.filter(({ secret }) => secret)).toHaveLength(2);
});
