// axe-core finds nothing to complain about, in any state, by day and by night, on desks and phones.
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { Server } from './server';
import { begin, beginLast, endHere, together } from './table';

/** What axe-core finds in a page, in words. By night only colours are others. */
async function faults(page: Page, scheme: 'light' | 'dark' = 'light'): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (scheme === 'dark') axe.withRules(['color-contrast']);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`));
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [screen, options] of Object.entries({ desktop: {}, phone: PHONE })) {
    const visitor = { colorScheme, ...options };

    test(`axe-core: pages, ${colorScheme}, ${screen}`, async ({ visit, troubles }) => {
      const page = await visit(visitor);
      await expect(page.locator('label img')).toHaveCount(4);
      await page.getByText('More options').click();
      expect.soft(await faults(page, colorScheme), 'start').toEqual([]);
      troubles.allow(/422|404/);
      await page.getByLabel('Your name').fill('Ada'.repeat(9));
      for (const [file, shown] of [['fuzz/seeds/board/mistakes.toml', '.own li'], ['boards/continent.toml', '.own figure']] as const) {
        await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '../..', file));
        await expect(page.locator(shown).first()).toBeVisible();
        expect.soft(await faults(page, colorScheme), file).toEqual([]);
      }
      await page.getByLabel('Your name').fill('Ada');
      await begin(page, 'london', ['friend']);
      await expect(page.getByRole('heading', { name: 'Invite friends' })).toBeVisible();
      expect.soft(await faults(page, colorScheme), 'lobby').toEqual([]);
      await page.getByRole('button', { name: 'Seat a bot' }).click();
      await new Player(page).toPayment();
      expect.soft(await faults(page, colorScheme), 'payment').toEqual([]);
      await page.evaluate(() => {
        const seats = [{ name: 'Ada', by: 'person', mine: true }, { name: '', by: 'bot', level: 'hard', mine: false }];
        const over = { id: 'gone', city: 'london', at: 1, seats, end: 'over', result: { reason: 'finished', totals: [9, 8], winners: [0] } };
        localStorage.setItem('crosstown-tables', JSON.stringify([...JSON.parse(localStorage.getItem('crosstown-tables')!), over]));
      });
      for (const path of ['/', '/#tables', '/#about', '/#rules/san-francisco', '/r']) {
        await page.goto(path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.getByText('Loading…')).toHaveCount(0);
        expect.soft(await faults(page, colorScheme), path).toEqual([]);
      }
    });

    test(`axe-core: a game, ${colorScheme}, ${screen}`, async ({ visit }) => {
      const page = await visit(visitor);
      await beginLast(page, 'san-francisco');
      const player = new Player(page, screen === 'phone' ? 'touch' : 'mouse');
      for (const what of ['keep', 'place', 'draw', 'claim'] as const) {
        await player.until(what);
        expect.soft(await faults(page, colorScheme), what).toEqual([]);
      }
      await player.press('.ask');
      await expect(page.getByRole('button', { name: 'Do it' })).toBeVisible();
      expect.soft(await faults(page, colorScheme), 'hint').toEqual([]);
      await page.locator('.market .tickets').click({ force: true });
      await player.press('header button[aria-haspopup]');
      await page.getByText('Let others watch').click();
      expect.soft(await faults(page, colorScheme), 'menu').toEqual([]);
      await page.keyboard.press('Escape');
      await endHere(page);
      await page.getByText('The same as a table').click();
      await player.press('.networks button >> nth=0');
      await expect(page.locator('.route.faded')).not.toHaveCount(0);
      expect.soft(await faults(page, colorScheme), 'end').toEqual([]);
      await page.getByRole('link', { name: 'Watch the replay' }).click();
      await page.getByRole('button', { name: 'To the end' }).click();
      await page.getByText('Seed and commitment').click();
      expect.soft(await faults(page, colorScheme), 'replay').toEqual([]);
    });

    test(`axe-core: people, ${colorScheme}, ${screen}`, async ({ visit }) => {
      const server = await Server.start('--away', '1');
      try {
        const [page, other] = [await visit({ ...visitor, server }), await visit({ server })];
        await together([page, other], { clock: { per: 'move', seconds: 86_400 } });
        await new Player(other).act();
        await new Player(page).act();
        await page.locator('button.emotes').click();
        expect.soft(await faults(page, colorScheme), 'emotes').toEqual([]);
        await page.getByRole('button', { name: 'Wow!' }).click();
        await expect(page.locator('.bubble')).toBeVisible();
        expect.soft(await faults(page, colorScheme), 'bubble').toEqual([]);
        await page.locator('button.rules').click();
        await expect(page.locator('dialog[open] table').first()).toBeVisible();
        expect.soft(await faults(page, colorScheme), 'rules').toEqual([]);
        await page.keyboard.press('Escape');
        await other.getByRole('button', { name: 'Menu' }).click();
        await other.getByRole('button', { name: 'Propose to end here' }).click();
        await other.getByRole('button', { name: 'Yes' }).click();
        await expect(page.locator('.notices .proposal')).toBeVisible();
        await other.goto('/');
        await expect(page.locator('.players .relieve')).toBeVisible();
        expect.soft(await faults(page, colorScheme), 'a question').toEqual([]);
      } finally {
        await server.stop();
      }
    });

    test(`axe-core: lessons, ${colorScheme}, ${screen}`, async ({ visit }) => {
      const page = await visit(visitor);
      await page.getByRole('button', { name: 'Learn by playing' }).click();
      const coach = page.locator('.coach h2');
      await expect(coach).toHaveText('Welcome to New York!');
      expect.soft(await faults(page, colorScheme), 'welcome').toEqual([]);
      const player = new Player(page, screen === 'phone' ? 'touch' : 'mouse');
      await player.press('.coach .primary');
      await player.until('keep');
      await player.act();
      for (const title of ['What you are after', 'Three things to choose from', 'Taking cards']) {
        await expect(coach).toHaveText(title);
        await player.press('.coach .primary');
      }
      await expect(coach).toHaveText('What I would do');
      expect.soft(await faults(page, colorScheme), 'advice').toEqual([]);
    });
  }
}

test('axe-core: a device in the hands of two', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york', ['device']);
  await expect(page.locator('main.over')).toBeVisible();
  expect(await faults(page)).toEqual([]);
});

test('axe-core: watching', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'berlin');
  await new Player(page).until('draw');
  const crowd = await visit({ at: new URL(page.url()).pathname });
  await expect(crowd.getByText('You are watching')).toBeVisible();
  expect(await faults(crowd)).toEqual([]);
});
