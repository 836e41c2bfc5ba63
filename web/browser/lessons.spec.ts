// A first game that explains itself.
import type { Locator, Page } from '@playwright/test';
import { PHONE, expect, test, type Visit } from './fixtures';
import { Player } from './player';
import { small, wide } from './sizes';
import { sheetOf } from './table';
import { broken, textsOf } from './words';

const coach = (page: Page): Locator => page.getByRole('region', { name: 'Explanations' });
const title = (page: Page): Locator => coach(page).locator('h2');
const gotIt = (page: Page): Locator => coach(page).getByRole('button', { name: 'Got it' });
const meant = (page: Page): Locator => page.locator('[data-meant]');

async function learn(visit: (options?: Visit) => Promise<Page>, options: Visit = {}): Promise<Page> {
  const page = await visit(options);
  await page.getByRole('button', { name: 'Learn by playing' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(title(page)).toHaveText('Welcome to New York!');
  return page;
}

test('each rule is explained when it first matters, and pointed to', async ({ visit }) => {
  const page = await learn(visit);
  const progress = coach(page).locator('.progress');
  await expect(progress).toHaveText(/^0 of \d+ rules seen$/);
  await expect(meant(page)).toHaveAttribute('data-spot', 'board');
  await gotIt(page).click();
  await expect(title(page)).toHaveText('Your first tickets');
  await expect(meant(page)).toHaveAttribute('data-spot', 'offers');
  await expect(progress).toHaveText(/^1 of/);

  // Whoever does it has understood it.
  const player = new Player(page);
  await player.until('keep');
  await player.act();
  await expect(title(page)).toHaveText('What you are after');
  await expect(progress).toHaveText(/^2 of/);
  // The two ends of a ticket, and the ticket in the list.
  await expect(page.locator('.place[data-meant]')).toHaveCount(2);
  await expect(page.locator('section.tickets')).toHaveAttribute('data-meant');
  await gotIt(page).click();
  await expect(title(page)).toHaveText('Three things to choose from');
  await gotIt(page).click();
  await expect(title(page)).toHaveText('Taking cards');
  await expect(page.locator('.market [data-spot=deck]')).toHaveAttribute('data-meant');
});

test('advice is given in the first turns, and may be followed or not', async ({ visit }) => {
  const page = await learn(visit);
  const player = new Player(page);
  const readAll = async (): Promise<void> => {
    while ((await gotIt(page).count()) > 0) await gotIt(page).click();
  };
  await readAll();
  await expect(title(page)).toHaveText('What I would do');
  await expect(coach(page)).toContainText(/Keep .+ – /);
  await player.until('keep');
  await player.act();
  await expect(title(page)).toHaveText('What you are after');
  await readAll();
  await expect(title(page)).toHaveText('What I would do');
  await expect(coach(page)).toContainText(/^(What I would do )?\s*.*(Take|Draw|Claim) /s);
  await expect(meant(page)).not.toHaveCount(0);
  await page.locator('.market [data-spot=deck]').click();
  await expect(title(page)).toHaveText('Now the second card');
});

test('explanations survive a reload, and can be ended and resumed', async ({ visit }) => {
  const page = await learn(visit);
  await gotIt(page).click();
  await new Player(page).act();
  await expect(title(page)).toHaveText('What you are after');
  await gotIt(page).click();
  const progress = coach(page).locator('.progress');
  await expect(progress).toHaveText(/^3 of/);
  await page.reload();
  await expect(title(page)).toHaveText('Three things to choose from');
  await expect(progress).toHaveText(/^3 of/);
  await coach(page).getByRole('button', { name: 'End the explanations' }).click();
  await expect(coach(page)).toHaveCount(0);
  await expect(meant(page)).toHaveCount(0);
  await page.reload();
  await new Player(page).next();
  await expect(coach(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Explain the rules as I play' }).click();
  await expect(title(page)).toHaveText('Three things to choose from');
  await expect(progress).toHaveText(/^3 of/);
});

test('a whole guided game on a phone', async ({ visit }) => {
  const page = await learn(visit, PHONE);
  const player = new Player(page, 'touch');
  const lessons: string[] = [];
  for (;;) {
    const { what } = await player.next();
    while ((await gotIt(page).count()) > 0) {
      const words = await title(page).innerText();
      if (!lessons.includes(words)) {
        expect(await wide(page), words).toEqual([]);
        expect(await small(page), words).toEqual([]);
        expect(broken(await textsOf(page)), words).toEqual([]);
        lessons.push(words);
      }
      await gotIt(page).tap();
      await expect(title(page).filter({ hasText: words })).toHaveCount(0);
    }
    if (what === 'end') break;
    await player.act();
  }
  expect(lessons).toEqual(
    expect.arrayContaining([
      'Welcome to New York!', 'Your first tickets', 'What you are after', 'Three things to choose from', 'Taking cards',
      'A route for you', 'Your first points', 'The last round', 'Counting up: routes', 'Counting up: tickets',
      'Counting up: extra points', 'Who wins?',
    ]),
  );
  await expect(coach(page).getByRole('link', { name: 'Read the rules of New York again' })).toBeVisible();
  expect(await sheetOf(page)).toHaveLength(2);
});
