// A hint: what a bot would do, with the reason; it is done only when one says so.
import type { Page } from '@playwright/test';
import { routeOf } from './board';
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, boardOf, handCount } from './table';
import type { Action, Hint } from '../src/wire';

const HINT = /\/hint$/;

/** Asks for a hint, and gives what the server said. */
async function ask(page: Page): Promise<Hint> {
  const [answer] = await Promise.all([page.waitForResponse(HINT), page.getByRole('button', { name: 'Hint' }).click()]);
  return (await answer.json()) as Hint;
}

test('hints say what and why, point to it, and are done when one says so', async ({ visit }) => {
  const page = await visit();
  const sent: Action[] = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(JSON.parse(String(payload)).action)));
  await begin(page, 'new-york');
  const { places, routes } = await boardOf(page);
  const name = (id: string): string => places.find((place) => place.id === id)!.name;
  const words = page.locator('.hint p');
  const player = new Player(page);

  const seen = new Set<string>();
  for (let i = 0; i < 40 && !(seen.has('claim') && seen.has('row') && seen.has('keep')); i++) {
    await player.next();
    const { action } = await ask(page);
    await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
    if (action.do === 'keep') {
      await expect(words).toContainText(/Keep .+ – .+\. (They look within reach|The other one does not)/);
      await expect(page.locator('[data-meant]')).toHaveAttribute('data-spot', 'offers');
    } else if (action.do === 'claim') {
      const { a, b } = routes.find(({ id }) => id === action.route)!;
      await expect(words).toContainText(`Claim ${name(a)} – ${name(b)} with `);
      await expect(routeOf(page, action.route)).toHaveAttribute('data-meant');
    } else if (action.do === 'draw' && action.from !== 'deck') {
      await expect(words).toContainText(/Take .+ from the row\. (It |With it )/);
      await expect(page.locator(`[data-spot=slot-${action.from}]`)).toHaveAttribute('data-meant');
    }
    seen.add(action.do === 'draw' && action.from !== 'deck' ? 'row' : action.do);
    const before = sent.length;
    await page.getByRole('button', { name: 'Do it' }).click();
    await expect(page.locator('.hint')).toHaveCount(0);
    await expect(page.locator('[data-meant]')).toHaveCount(0);
    expect(sent.slice(before)).toEqual([action]);
  }
  expect([...seen]).toEqual(expect.arrayContaining(['keep', 'row', 'claim']));
});

test('a hint can be put away or left, and is of no use later', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'berlin');
  const player = new Player(page);
  await player.until('draw');
  const hand = await handCount(page);
  await ask(page);
  await expect(page.getByRole('button', { name: 'Hint' })).toHaveAttribute('aria-expanded', 'true');
  await page.locator('.hint').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.locator('.hint')).toHaveCount(0);
  expect(await handCount(page)).toBe(hand);
  await ask(page);
  await page.locator('.market [data-spot=deck]').click();
  await expect(page.locator('.hint')).toHaveCount(0);
  await expect.poll(() => handCount(page)).toBe(hand + 1);
});

test('while a bot thinks that is said, and when there is no answer too', async ({ visit, troubles }) => {
  const page = await visit();
  await begin(page, 'london');
  await new Player(page).until('keep');
  let answer = (): void => undefined;
  const asked = new Promise<void>((go) => (answer = go));
  await page.route(HINT, async (route) => {
    await asked;
    await route.abort();
  });
  troubles.allow(/hint|ERR_FAILED/);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hint')).toContainText('The bot thinks…');
  answer();
  await expect(page.locator('.toast [role=alert]')).not.toBeEmpty();
  await expect(page.locator('.hint')).toHaveCount(0);
});
