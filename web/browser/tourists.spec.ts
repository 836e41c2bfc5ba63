// Tourist tokens are public: who has which symbol, where the others lie, and what one's own are worth.
import type { Page } from '@playwright/test';
import type { View } from '../src/wire';
import { PHONE, expect, test } from './fixtures';
import { Player } from './player';
import { boardOf, beginLast, endHere, replayOf } from './table';

/** The symbols that each seat has, as the page shows them. */
const held = (page: Page): Promise<number[][]> =>
  page.locator('.players .tokens').evaluateAll((sets) =>
    sets.map((set) => [...set.children].flatMap((token, symbol) => (token.classList.contains('missing') ? [] : [symbol]))),
  );

const expected = ({ seats, stacks = [] }: View): number[][] =>
  seats.map((_, seat) => stacks.flatMap(({ taken_by }, symbol) => (taken_by.includes(seat) ? [symbol] : [])));

for (const [screen, visitor] of [['desktop', {}], ['phone', PHONE]] as const) {
  test(`everybody's symbols, those that are left, and the table of points, ${screen}`, async ({ visit }) => {
    const page = await visit(visitor);
    await beginLast(page, 'san-francisco');
    const player = new Player(page, screen === 'phone' ? 'touch' : 'mouse');
    const { tourists } = await boardOf(page);
    while (['keep', 'place', 'confirm'].includes((await player.next()).what)) await player.act();
    // A bot may have been first, but can have taken one token only. Each symbol is still missing, so all have a ring.
    await expect(page.locator('.place:has(.token)')).toHaveCount(await page.locator('.place:has(.lacks)').count());
    expect(await page.locator('.place:has(.lacks)').count()).toBeGreaterThanOrEqual(tourists!.symbols - 1);
    const stands = page.locator('.tourists [aria-current]');
    await expect(stands).toHaveText('0');
    await expect(page.locator('.place[data-id=alcatraz]')).toHaveAttribute('aria-label', /^Alcatraz, \d tourist tokens? \(camera\), you have none of them yet$/);

    // Its own routes lead to a token in the end, or the game does.
    const mine = page.locator('.players .you .tokens svg:not(.missing)');
    while ((await mine.count()) === 0 && (await player.next()).what !== 'end') await player.act();
    if ((await player.next()).what !== 'end') {
      const count = await mine.count();
      await expect(stands).toHaveText(String(count));
      await expect(page.locator('.tourists td.now')).toHaveText(String(tourists!.points[count]));
      expect(await page.locator('.place .held').count() + await page.locator('.place .lacks:not(.outer)').count()).toBeGreaterThan(0);
      await page.keyboard.press('Escape');
      await endHere(page);
    }
    const last = (await replayOf(page)).steps.at(-1)!.view;
    expect(await held(page)).toEqual(expected(last));
    await page.getByRole('link', { name: 'Watch the replay' }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await expect.poll(() => held(page)).toEqual(expected(last));
    await expect(page.locator('.place .token')).toHaveCount(last.stacks!.reduce((sum, { tokens }) => sum + tokens, 0));
  });
}
