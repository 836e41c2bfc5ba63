// Several tabs, little motion, large letters.
import { expect, test } from './fixtures';
import { Player } from './player';
import { begin, handCount, logOf } from './table';
import { wide } from './sizes';

test('two tabs of one seat follow each other', async ({ visit }) => {
  const one = await visit();
  await begin(one, 'new-york');
  const other = await one.context().newPage();
  await other.goto(one.url());
  const players = [new Player(one), new Player(other)] as const;
  for (let i = 0; i < 8; i++) {
    const [acting, following] = i % 2 ? players : [players[1], players[0]];
    await acting.next();
    await acting.act();
    await acting.next();
    await following.next();
    const shown = async ({ page }: Player): Promise<unknown[]> => [
      await handCount(page),
      await page.locator('.players').innerText(),
      (await logOf(page))[0],
    ];
    // The log follows what it tells.
    await expect(async () => expect(await shown(following)).toEqual(await shown(acting))).toPass({ timeout: 20_000 });
  }
});

test('what was begun in one tab ends when the other acts', async ({ visit }) => {
  const page = await visit();
  await begin(page, 'new-york');
  const player = new Player(page);
  await player.toPayment();
  const other = await page.context().newPage();
  await other.goto(page.url());
  // Two cards from the deck are a turn.
  await other.locator('.market [data-spot=deck].can').click();
  await expect(page.locator('.status .now')).toHaveText('Take a second card');
  await expect(page.locator('.sheet')).toHaveCount(0);
  await other.locator('.market [data-spot=deck].can').click();
  await expect(page.locator('.status .now')).toHaveText(/^Your turn/);
  await expect(page.locator('.sheet')).toHaveCount(0);
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`motion: ${reducedMotion}`, async ({ visit }) => {
    const page = await visit({ reducedMotion });
    await begin(page, 'new-york');
    const player = new Player(page);
    const moving: number[] = [];
    const flown = await page.evaluateHandle(() => {
      const seen = new Set<Element>();
      new MutationObserver(() => document.querySelectorAll('.flying, .air > svg').forEach((one) => seen.add(one))).observe(document.body, {
        childList: true,
        subtree: true,
      });
      return seen;
    });
    for (const what of ['keep', 'draw', 'claim'] as const) {
      await player.until(what);
      moving.push(await page.evaluate(() => document.getAnimations().length));
      // Nothing that came waits to be seen.
      if (what !== 'draw') await expect(page.locator('.hand .card')).not.toHaveCount(0);
      await expect(page.locator('.coming')).toHaveCount(0);
    }
    await player.act();
    moving.push(await page.evaluate(() => document.getAnimations().length));
    if (reducedMotion === 'reduce') expect(moving).toEqual([0, 0, 0, 0]);
    await expect(page.locator('.route .piece').first()).toBeVisible();
    // Cards fly to the hand and, for the claim, away from it, and pieces drop onto the board.
    const [cards, pieces] = await flown.evaluate((seen) => {
      const [all, cards] = [[...seen], [...seen].filter((one) => one.matches('.flying'))];
      return [cards.length, all.length - cards.length];
    });
    if (reducedMotion === 'reduce') expect([cards, pieces]).toEqual([0, 0]);
    else {
      expect(cards).toBeGreaterThan(1);
      expect(pieces).toBeGreaterThan(0);
    }
    // They land.
    await expect(page.locator('.coming, .air > svg')).toHaveCount(0);
    await expect(page.locator('.flying')).toHaveCount(0);
  });
}

for (const viewport of [{ width: 720, height: 450 }, { width: 640, height: 512 }]) {
  test(`letters twice as large: everything can be reached at ${viewport.width}×${viewport.height}`, async ({ visit }) => {
    const page = await visit({ viewport, deviceScaleFactor: 2 });
    const pressed = 'button:not([aria-disabled=true], :disabled), a, select, summary, input:not(.hidden)';
    const reach = async (within: string): Promise<void> => {
      expect(await wide(page)).toEqual([]);
      for (const one of await page.locator(within).locator(pressed).all()) {
        if (await one.isVisible()) await one.click({ trial: true, timeout: 5000 });
      }
    };
    await expect(page.locator('label img')).toHaveCount(4);
    await reach('body');
    await begin(page, 'san-francisco');
    const player = new Player(page);
    await player.until('keep');
    await reach('.sheet');
    await player.until('draw');
    await reach('.game');
    await page.getByRole('button', { name: 'Menu' }).click();
    await reach('dialog[open]');
    await page.keyboard.press('Escape');
    await player.until('claim');
    await player.act();
    while ((await player.next()).what === 'pay') await player.act();
  });
}
